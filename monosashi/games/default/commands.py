"""What can be typed in any game: an act's sentence as it is listed, its beginning, or the act and its fields."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.games.default.answers import is_nothing, kinds
from monosashi.games.default.layout import worded
from monosashi.play.command_parsing import LOOKED_AT, Misunderstood, quoted
from monosashi.suite.phrasebook import Wording
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.game import Game

SHOWN = 6
"""How many answers are named that something may mean."""


class Commands:
    """The commands of one game."""

    SHORT: Mapping[str, str] = {}
    COLOURS: Mapping[str, str] = {r"[▲▼▶◀◆◇●○]": "bold cyan", r"^→.*": "bold"}

    def __init__(self, game: Game) -> None:
        """Make a command of the first word of each act."""
        self.acts = kinds(game)
        firsts = dict.fromkeys(worded(act).split(" ")[0] for act in self.acts)
        self.COMMANDS: Mapping[str, Callable[[Any, str], Answer]] = {
            first: partial(self.typed, first) for first in firsts
        }
        self.HELP = "\n".join(_example(act, kind) for act, kind in self.acts.items())

    def is_nothing(self, answer: Answer) -> bool:
        """Whether an answer means nothing, or nothing more."""
        return is_nothing(answer)

    def typed(self, first: str, words: Wording, rest: str) -> Answer:
        """The one listed answer that begins so or has all of these words; else the act with these fields."""
        line = _folded(f"{first} {rest}")
        listed = {_folded(words.worded(answer, words.seat())): answer for answer in self._listed(words, first)}
        typed = set(line.split())
        for found in (
            [said for said in listed if said == line],
            [said for said in listed if said.startswith(line)],
            [said for said in listed if typed <= set(said.split())],
        ):
            if len(found) == 1:
                return listed[found[0]]
            if found:
                several = "; ".join(found[:SHOWN]) + ("; …" if len(found) > SHOWN else "")
                raise Misunderstood(f"“{quoted(line)}” may be {several}.")
        return self._made(words, first, rest)

    def _listed(self, words: Wording, first: str) -> Iterator[Answer]:
        legal = engine.legal(words.rules, words.position)
        offers = words.rules.offers
        acts = [act for act in (*offers[words.kind()], *offers.get("always", ())) if _begins(act, first)]
        return (answer for act in dict.fromkeys(acts) for answer in islice(legal.of(act), LOOKED_AT))

    def _made(self, words: Wording, first: str, rest: str) -> Answer:
        """An answer of the fields typed, so that the rules can say what is wrong with it. Raises Misunderstood."""
        line = f"{first} {rest}".strip()
        acts = [act for act in self.acts if (line.casefold() + " ").startswith(worded(act) + " ")]
        if not acts:
            raise Misunderstood(f"“{quoted(line)}” is no command; help lists them all.")
        act = max(acts, key=len)
        kind = self.acts[act]
        given = line[len(act) :].strip()
        plain = _fields(kind, given, {_folded(words.name(card)): card for card in words.hand(words.seat())})
        if plain is None:
            raise Misunderstood(f"Say it like: {_example(act, kind).strip()}.")
        try:
            answer: Answer = msgspec.convert({"do": act, **plain}, kind, strict=False)
        except msgspec.ValidationError:
            raise Misunderstood(f"Say it like: {_example(act, kind).strip()}.") from None
        return answer


def _begins(act: str, first: str) -> bool:
    return worded(act).split(" ")[0] == first


def _folded(text: str) -> str:
    return " ".join(text.casefold().replace(",", " ").split())


def _fields(kind: type, given: str, called: Mapping[str, str]) -> dict[str, Any] | None:
    """The fields of an answer as they were typed, one after another; None if that does not work out."""
    fields = msgspec.structs.fields(kind)
    if not fields or not given:
        return {} if not given and not any(field.required for field in fields) else None
    if len(fields) == 1:
        parts = [part for part in re.split(r"\s*,\s*", given) if part]
        name = fields[0].encode_name
        if fields[0].type in (str, int, bool):
            return {name: called.get(_folded(given), given)}
        return {name: [called.get(_folded(part), part) for part in parts]}
    parts = given.split("," if "," in given else None)
    if len(parts) > len(fields):
        return None
    return {
        field.encode_name: called.get(_folded(part), part.strip()) for field, part in zip(fields, parts, strict=False)
    }


def _example(act: str, kind: type) -> str:
    """A line of the help: ``play CARD``."""
    names = ", ".join(field.encode_name.replace("_", " ").upper() for field in msgspec.structs.fields(kind))
    return f"{worded(act)} {names}".strip()

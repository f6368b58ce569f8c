"""Answers that are to be refused: bent from lawful ones, so that as few conditions as possible are broken."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.differential.bending import Bender, Plain, blank_answers
from monosashi.differential.nameable import Words
from monosashi.differential.seen import CLOSELY, REFUSAL
from monosashi.kit.positions import seats_of
from monosashi.subjects.lines import Said, as_plain, refusal
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Drawn, act_of
from reference_engine.kernel.edition import Edition

BENT = 6
"""How many answers are bent to find the one that is tried."""

MOST_OPTIONS = 12
"""How many options of an act are looked at, lawful or not."""

REMEMBERED = 30
"""How many of a game's latest answers are tried once more, as they were or bent."""


class Attempt(NamedTuple):
    """What is to be refused, under these clauses; and why, in the reference's words.

    What makes no sense is not tried: no rule says what becomes of it.
    """

    said: Said
    clauses: tuple[str, ...]
    message: str

    @property
    def touched(self) -> tuple[tuple[str, str], ...]:
        """What it makes sure of."""
        act = str(self.said.action["do"])
        return tuple((REFUSAL, f"{act} {clause}") for clause in self.clauses)

    def closely(self, question: str) -> tuple[tuple[str, str], ...]:
        """The same by seat and by question: a rule may be wrong for one of them alone."""
        return tuple((CLOSELY, f"{name} {self.said.seat} {question}") for _, name in self.touched)


class Attempts:
    """Makes attempts at an edition's rules."""

    def __init__(self, rules: Edition) -> None:
        """By these rules."""
        self.rules = rules
        self._game = engine.game(rules.name)
        # What chance draws comes with the answers that make it necessary: nobody is ever sent it as one.
        self._acts = [act for act in rules.acts if act != Drawn.__struct_config__.tag]
        self._blank = {act: plain for act, plain in blank_answers(self._game).items() if act in self._acts}
        self._words = Words(rules)

    def attempt(
        self,
        position: Any,
        view: Any,
        lawful: Answer,
        former: Sequence[Plain],
        chance: Random,
        seen: Mapping[tuple[str, str], int],
    ) -> Attempt | None:
        """One answer that is to be refused, if one is found: the one whose broken condition has been seen least.

        ``view`` is what a judge sees of the position, ``lawful`` is an answer that may be given, ``former`` are those
        that were given lately. Few broken conditions are better than many: an engine that overlooks one may still
        notice another.
        """
        best: tuple[tuple[float, int], Attempt] | None = None
        for said in self._bent(position, view, lawful, former[-REMEMBERED:], chance):
            found = self._judged(position, said)
            if found is None:
                continue
            asked = position.pending.kind
            times = [
                seen.get(each, 0) + seen.get(near, 0)
                for each, near in zip(found.touched, found.closely(asked), strict=True)
            ]
            price = (min(times) + 2 * len(times), len(times))
            if best is None or price < best[0]:
                best = price, found
        return None if best is None else best[1]

    def _judged(self, position: Any, said: Said) -> Attempt | None:
        """What the rules say to it; None if they accept it, or it makes no sense."""
        refused = refusal(self.rules, position, said)
        return None if refused is None else Attempt(said, *refused)

    def _bent(
        self, position: Any, view: Any, lawful: Answer, former: Sequence[Plain], chance: Random
    ) -> Iterator[Said]:
        """Options that nobody has checked, former answers, and answers bent from the lawful one, these and nothing."""
        seat = position.pending.seat
        options = self._unchecked(position, chance)
        yield from (Said(seat, each) for each in options[:BENT])
        yield from (Said(seat, each) for each in former[-3:])
        words = self._words.at(view, [as_plain(lawful), *options, *former])
        options += former
        bender = Bender(chance, lambda key: words.one(key, chance))
        act = act_of(lawful)
        base: Plain = {**self._blank.get(act, {}), **as_plain(lawful)}
        for _ in range(BENT):
            plain, who = base, seat
            drawn = chance.random()
            if drawn < 0.1:
                who = chance.choice(seats_of(self.rules, position))
            elif drawn < 0.3:
                plain = bender.filled(chance.choice(list(self._blank.values())))
            elif drawn < 0.6 and options:
                chosen = chance.choice(options)
                plain = {**self._blank[chosen["do"]], **chosen}
            if who == seat:
                for _ in range(chance.choice((1, 1, 2))):
                    plain = bender.bent(plain)
            yield Said(who, plain)

    def _unchecked(self, position: Any, chance: Random) -> list[Plain]:
        """What the acts on offer list before any condition is looked at."""
        pending, game = position.pending, Context(self.rules, position)
        found: list[Plain] = []
        for act in self.rules.offers[pending.kind]:
            if act not in self._acts:
                continue
            options = self.rules.acts[act].options(game, pending.seat)
            found += [as_plain(each) for each in islice(options, MOST_OPTIONS)]
        chance.shuffle(found)
        return found

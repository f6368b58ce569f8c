"""The phrase table of Dungeon Command: what stands for what in its sentences."""

from typing import Any

from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import (
    Name,
    Names,
    Placeholder,
    Seat,
    list_placeholder,
    names,
    seats,
    with_underscores,
)

from ..common import FURTHER, SHARED

SQUARE = Placeholder(r"[a-z][1-9]\d?")

SQUARES = r"[a-z][1-9]\d?(?:(?:, | and )[a-z][1-9]\d?)*"


class Squares(Placeholder):
    """Several squares: ``c3, d4 and e5``."""

    def said(self, value: object, voice: object) -> str:  # noqa: ARG002
        """The squares, one after another."""
        return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


PATH = Squares(SQUARES, names)

PILES = r"creature hand|order hand|creature discard pile|order discard pile|creature deck|order deck"


def pile_field(text: str) -> str:
    """The field of a pile: ``creature discard pile`` is ``creature_discard``."""
    return with_underscores(text.removesuffix(" pile"))


def pile_called(pile: str) -> str:
    """What features call a pile: ``creature_discard`` is the creature discard pile."""
    return f"{pile.replace('_', ' ')} pile" if pile.endswith("_discard") else pile.replace("_", " ")


PLACEHOLDERS: dict[str, Placeholder] = {
    **seats("South", "North"),
    "first": Seat("South|North"),
    "creature": Name(),
    "target": Name(),
    "victim": Name(),
    "paid": Names(),
    "square": SQUARE,
    "squares": PATH,
    "path": PATH,
    "moves": list_placeholder("{creature} along {path}", Name(), PATH),
    "pile": Placeholder(PILES, pile_field),
    "kind": Placeholder(r"creature|order"),
    "phase": Placeholder(r"refresh|activate|deploy|cleanup"),
    "attack": Placeholder(r"in melee|at range", lambda text: text.split()[1].replace("range", "ranged")),
    "lie": Placeholder(r"is|are|is not|are not"),
    "has": Placeholder(r"has|have|has not|have not"),
    "state": Placeholder(r"tapped|untapped"),
    "face": Placeholder(r"face up|face down"),
    "side": Placeholder(r"dungeon|outdoor"),
    "open": Placeholder(r"a dungeon|outdoors"),
    "terrain": Placeholder(
        r"difficult terrain|hazardous terrain|an obstacle|obstacles|a wall|walls|a treasure square|treasure squares"
        r"|South's start area|North's start area"
    ),
    "end": Placeholder(r"first|last"),
    "nth": Placeholder(r"second|third"),
    "part": Placeholder(r"bottom|middle"),
    "act": Placeholder(
        r"activate|attack|choose first|choose side|collect|cower|deploy|dodge|immediate|move|pass|resolve|take"
        r"|use order|use power",
        with_underscores,
    ),
    "question": Placeholder(r"[a-z]+(?: [a-z]+)*"),
}
"""Placeholder -> what it matches, what it becomes."""

TABLE = PhraseTable(PLACEHOLDERS, SHARED, FURTHER)


def unspoken(view: Any) -> tuple[str, ...]:
    """Whether to react to what has been declared is a question to everybody, also to those who can only pass."""
    asked = view.asked
    return ("dodge", "immediate", "pass") if asked and asked.kind == "react" and view.declared else ()


TABLE.unspoken = unspoken
step, deed = TABLE.step, TABLE.deed

"""Who goes first: dice and Initiative of some battles, as they were played."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from monosashi.games.moncolle_tcg.site.diagrams.games import fought_out, table_with, unit
from monosashi.games.monster_collection.site.diagrams.pieces import piece, side
from monosashi.pictures.shapes import SHARED
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.cards import Standing

EXAMPLES = (((4, 0), (2, 1)), ((2, 3), (4, 0)), ((3, 1), (4, 0)))
"""South's and North's die with the Initiative of their units."""

SEATS = ("south", "north")
CLAUSES = ("initiative_roll", "initiative_higher", "initiative_tie")
ROW, GROUP = 26, 66


@dataclass(frozen=True)
class Rolled:
    """What came of one roll: the total of each seat, and who attacked first; nobody if both did at once."""

    totals: dict[str, int]
    first: str


def rolled(rules: Edition, south: tuple[int, int], north: tuple[int, int]) -> Rolled:
    """Fight a battle with these dice and Initiatives."""
    fighters = {
        seat: unit(seat, attack=0, defence=9, standing=Standing(initiative=more))
        for seat, (_, more) in zip(SEATS, (south, north), strict=True)
    }
    units = [(fighters["south"], "south", "b2"), (fighters["north"], "north", "b3")]
    _, events = fought_out(rules, table_with(rules, units), (("south",), "b3"), faces=(south[0], north[0]))
    totals = {event.seat: event.amount for event in events if event.what == "initiative"}
    attacks = [event.seat for event in events if event.what == "declared"]
    return Rolled(totals, attacks[0] if attacks else "")


def order(table: DiagramTable, language: Language, href: Href) -> str:
    """Some rolls below each other."""
    parts: list[str] = []
    told = []
    for number, (south, north) in enumerate(EXAMPLES):
        found = rolled(table.rules, south, north)
        parts += _example(language, number * GROUP, dict(zip(SEATS, (south, north), strict=True)), found)
        told.append(_sentence(language, found))
    title = language.say("Who goes first, as it was played")
    drawn = picture(
        "initiative", title, joined(language, told), 320, GROUP * len(EXAMPLES) - 10, "".join(parts), "wide"
    )
    links = " · ".join(table.titled(f"moncolle_tcg.battle.{clause}", language, href) for clause in CLAUSES)
    notes = escape(language.say("Each side adds the Initiative of its units to its die."))
    return figure("initiative", "boards", drawn, title, f"{notes} {links}")


def _sentence(language: Language, found: Rolled) -> str:
    values = {"south": found.totals["south"], "north": found.totals["north"]}
    if not found.first:
        return language.say("South {south}, North {north}: both attack at once.", **values)
    return language.say(
        "South {south}, North {north}: {seat} attacks first.", **values, seat=side(language, found.first)
    )


def _example(language: Language, top: int, dice: dict[str, tuple[int, int]], found: Rolled) -> Iterator[str]:
    """Both dice with what is added to them, and what follows."""
    for number, (seat, (face, more)) in enumerate(dice.items()):
        y = top + number * ROW
        yield piece(seat, 8, y + 11)
        yield f'<text x="22" y="{y + 16}">{escape(side(language, seat))}</text>'
        yield f'<g class="cube" transform="translate(74 {y + 1})">{SHARED[f"d{face}"]}</g>'
        kind = ' class="b"' if seat == found.first else ""
        yield f'<text x="102" y="{y + 16}"{kind}>+ {more} = {found.totals[seat]}</text>'
    words = (
        language.say("{seat} goes first", seat=side(language, found.first))
        if found.first
        else language.say("simultaneous attack")
    )
    yield f'<path class="brace" d="M160 {top + 2}h6v{ROW * 2 - 8}h-6M166 {top + ROW - 2}h8"/>'
    yield f'<text class="b" x="182" y="{top + ROW + 2}">{escape(words)}</text>'

"""The text board of any Monster Collection game: sides, units on a grid, what is going on in its pictures' words."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from rich.cells import cell_len

from monosashi.games.default.fact_board import FactBoard
from monosashi.games.monster_collection.pictures.words import COLUMNS, NO_ATTACK, Words, units_in
from monosashi.kit.text_board import clipped, definition, label, padded
from monosashi.support.text import printable

SIGNS = {"south": "▲", "north": "▼"}
"""Whose a unit is: the arrow points the way its side marches, South being at the bottom."""

EXHAUSTED = "z"


class Board(FactBoard):
    """The boards of one game: North, the areas of ``RANKS`` from top to bottom, South, then what is going on."""

    SIGNS: ClassVar = SIGNS
    RANKS: ClassVar[str]
    COUNTED = ("deck",)
    words: Words

    def __init__(self, words: Words) -> None:
        """Speak in these words."""
        super().__init__(words)
        self.AREAS = tuple(column + rank for rank in self.RANKS for column in COLUMNS)
        self.SENTENCES = (*self.SENTENCES, NO_ATTACK)

    def heading(self, view: Any) -> list[str]:
        """Turn, side and phase, and through whose eyes it is seen."""
        where = [view.phase.replace("_", " ")] if view.phase and view.result is None else []
        return [*self.words.turn(view), *where, f"seen by {view.viewer}", view.edition]

    def players(self, view: Any, width: int) -> Iterator[str]:
        """The players with the battlefield between them."""
        yield from self.player(view, "north", width)
        yield from grid(
            self.RANKS, width, lambda area: list(self.marks(view, area)), lambda area, room: self.cell(view, area, room)
        )
        yield from self.player(view, "south", width)

    def cards(self, view: Any, words: str, cards: tuple[str, ...]) -> list[str]:
        """The cards of a hand have its numbers, and their levels."""
        named = super().cards(view, words, cards)
        if words != "hand":
            return named
        told = enumerate(zip(named, (level(view, card) for card in cards), strict=True), 1)
        return [" ".join(filter(None, (str(number), *each))) for number, each in told]

    def marks(self, view: Any, area: str) -> Iterator[str]:
        """What stands beside the name of an area."""
        if view.battle is not None and view.battle.area == area:
            yield "battle"

    def cell(self, view: Any, area: str, room: int) -> list[str]:
        """The lines of an area: its units."""
        return [unit_line(view, unit, room) for unit in units_in(view, area)]

    def legend(self, view: Any) -> list[str]:
        """What the signs mean, as far as they are on the board."""
        told = [f"{SIGNS['north']} North", f"{SIGNS['south']} South", "attack/defence"]
        told += ["L level"] if any(level(view, card) for card in view.cards) else []
        return [*told, *([f"{EXHAUSTED} exhausted"] if any(not unit.ready for unit in view.units) else [])]


def level(view: Any, card: str) -> str:
    """``L6``; nothing for what has no level, and for cards that the edition does not know."""
    printed = definition(view, card)
    return f"L{printed.level}" if printed is not None and printed.level is not None else ""


# The field


def grid(
    ranks: str, width: int, edge: Callable[[str], Sequence[str]], cell: Callable[[str, int], Sequence[str]]
) -> list[str]:
    """The areas, rank by rank from the top: what stands in the upper edge of each, and its lines."""
    inner = (width - len(COLUMNS) - 1) // len(COLUMNS)
    lines = []
    for rank in ranks:
        left, middle, right = "┌┬┐" if rank == ranks[0] else "├┼┤"
        areas = [column + rank for column in COLUMNS]
        edges = (f"─ {' '.join([area, *edge(area)])} ".ljust(inner, "─") for area in areas)
        lines.append(left + middle.join(edges) + right)
        cells = [cell(area, inner - 2) for area in areas]
        height = max(2, *map(len, cells))
        for row in range(height):
            texts = [padded(found[row] if row < len(found) else "", inner - 2) for found in cells]
            lines.append("│ " + " │ ".join(texts) + " │")
    lines.append("└" + "┴".join("─" * inner for _ in COLUMNS) + "┘")
    return lines


def unit_line(view: Any, unit: Any, width: int) -> str:
    """Arrow, name, id, level, attack/defence, state. Where there is little room, the id matters more than the name."""
    values = f"{level(view, unit.id)} {unit.attack}/{unit.defence}{' ' if unit.ready else EXHAUSTED}".lstrip()
    room = width - 3 - cell_len(values)
    text = label(view, unit.id)
    identity = printable(unit.id)
    if cell_len(text) > room:
        left = room - cell_len(identity) - 1
        name = printable(view.cards.get(unit.id, ""))
        text = f"{clipped(name, left)} {identity}" if left > 3 and name != identity else identity
    return f"{SIGNS.get(unit.owner, '?')} {padded(clipped(text, room), room)} {values}"

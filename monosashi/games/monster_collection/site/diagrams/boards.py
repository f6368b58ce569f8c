"""Small boards that show areas, from where one may go where, in rows of three."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import hypot

from monosashi.games.monster_collection.pictures.words import COLUMNS
from monosashi.games.monster_collection.site.diagrams.pieces import piece, side
from monosashi.games.monster_collection.site.diagrams.reach import Board, mirrored
from monosashi.site.diagrams.markup import joined, picture
from monosashi.site.text.language import Language
from reference_engine.monster_collection.position import opponent

CELL, GAP, EDGE, BETWEEN, ACROSS = 28, 2, 14, 6, 3
"""Cells of a board, the edge where columns and ranks are named, the space between boards, how many stand in a row."""

WIDE = 3 * CELL + 2 * GAP + EDGE


@dataclass(frozen=True)
class Grid:
    """The ranks of a board from top to bottom, and whose land each of them is."""

    ranks: str
    lands: Mapping[str, str]

    @property
    def high(self) -> int:
        """How high a board is."""
        return len(self.ranks) * (CELL + GAP) - GAP + EDGE

    def corner(self, area: str) -> tuple[float, float]:
        """The upper left corner of an area."""
        return EDGE + COLUMNS.index(area[0]) * (CELL + GAP), self.ranks.index(area[1]) * (CELL + GAP)

    def middle(self, area: str) -> tuple[float, float]:
        """The middle of an area."""
        x, y = self.corner(area)
        return x + CELL / 2, y + CELL / 2


def both_sides(
    grid: Grid,
    language: Language,
    called: Callable[[Language, str], str],
    name: str,
    may: str,
    boards: Mapping[str, Sequence[Board]],
    others: Mapping[str, Sequence[Board]],
    seat: str,
    inward: bool = False,
) -> tuple[str, str]:
    """A side's boards by kind, and the sentence that the other side's are alike; if they are not, those as well."""
    same = all(mirrored(boards[kind], others[kind], grid.ranks) for kind in boards)
    shown = [(seat, boards)] if same else [(seat, boards), (opponent(seat), others)]
    groups = []
    for whose, kinds in shown:
        for kind, found in kinds.items():
            label = called(language, kind) if same else f"{side(language, whose)}: {called(language, kind)}"
            drawn = drawing(grid, language, f"{name}-{kind}-{whose}", f"{label}: {may}", found, whose, inward)
            groups.append(f'<div class="group"><div class="label">{escape(label)}</div>{drawn}</div>')
    mirror = language.say("For the other side it is the same, upside down.")
    return f'<div class="groups">{"".join(groups)}</div>', escape(mirror) if same else ""


def drawing(
    grid: Grid, language: Language, ident: str, title: str, boards: Sequence[Board], seat: str, inward: bool = False
) -> str:
    """Boards in rows of three, as one picture."""
    parts, rows = [], -(-len(boards) // ACROSS)
    for number, board in enumerate(boards):
        x, y = number % ACROSS * (WIDE + BETWEEN), number // ACROSS * (grid.high + BETWEEN)
        parts.append(f'<g transform="translate({x} {y})">{"".join(_board(grid, board, seat, inward))}</g>')
    width = min(len(boards), ACROSS) * (WIDE + BETWEEN) - BETWEEN
    told = joined(language, _sentences(language, boards, inward))
    return picture(ident, title, told, width, rows * (grid.high + BETWEEN) - BETWEEN, "".join(parts))


def _sentences(language: Language, boards: Iterable[Board], inward: bool) -> Iterator[str]:
    for board in boards:
        areas = language.listed(list(board.allowed))
        if inward:
            yield language.say("To {area}: from {areas}.", area=board.area, areas=areas)
        elif board.area:
            yield language.say("From {area}: to {areas}.", area=board.area, areas=areas)
        else:
            yield language.say("Into {areas}.", areas=areas)
        if board.forbidden:
            forbidden = language.listed([area for area, _ in board.forbidden])
            yield language.say("Within range, but not allowed: {areas}.", areas=forbidden)


def _board(grid: Grid, board: Board, seat: str, inward: bool) -> Iterator[str]:
    """One board; ``inward`` if units come to its area, instead of leaving it."""
    forbidden = [area for area, _ in board.forbidden]
    for rank in grid.ranks:
        for column in "abc":
            area = column + rank
            x, y = grid.corner(area)
            target = area == board.area if inward else area in board.allowed
            kind = " ".join(filter(None, ["area", grid.lands[rank], "open" if target else ""]))
            yield f'<rect class="{kind}" x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="4"/>'
            if area in forbidden:
                yield f'<path class="no" d="M{x + CELL / 2 - 5:g} {y + CELL / 2 - 5:g}l10 10m0-10l-10 10"/>'
        yield f'<text class="at" x="{EDGE - 4}" y="{grid.middle("a" + rank)[1] + 4:g}" text-anchor="end">{rank}</text>'
    for column in "abc":
        x = grid.middle(column + grid.ranks[0])[0]
        yield f'<text class="at" x="{x:g}" y="{grid.high - 2}" text-anchor="middle">{column}</text>'
    for area in board.allowed:
        if board.area:
            yield _arrow(grid, area, board.area, 10) if inward else _arrow(grid, board.area, area, 3)
        if inward or not board.area:
            yield piece(seat, *grid.middle(area))
    if board.area:
        yield piece(opponent(seat) if inward else seat, *grid.middle(board.area))


def _arrow(grid: Grid, start: str, end: str, short: float) -> str:
    """An arrow from the piece in one area to another area, ``short`` of its middle; past areas between in a bow."""
    (x, y), (to_x, to_y) = grid.middle(start), grid.middle(end)
    length = hypot(to_x - x, to_y - y)
    along_x, along_y = (to_x - x) / length, (to_y - y) / length
    bow = 14 if length > 1.5 * (CELL + GAP) else 0
    tip_x, tip_y = to_x - along_x * short, to_y - along_y * short - bow / 3
    back_x, back_y = tip_x - along_x * 6, tip_y - along_y * 6 - bow / 3
    line = f"M{x + along_x * 10:.1f} {y + along_y * 10 - bow / 2:.1f}"
    line += f"Q{(x + to_x) / 2:.1f} {(y + to_y) / 2 - bow:.1f} {back_x:.1f} {back_y:.1f}"
    left = f"{back_x - along_y * 4:.1f} {back_y + along_x * 4:.1f}"
    right = f"{back_x + along_y * 4:.1f} {back_y - along_x * 4:.1f}"
    head = f"M{left}L{tip_x:.1f} {tip_y:.1f}L{right}Z"
    return f'<path class="way" d="{line}"/><path class="head" d="{head}"/>'

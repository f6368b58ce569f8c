"""The map as it lies there: squares with their terrain by hatching and colour, start areas, rows and columns."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from monosashi.games.dungeon_command.pictures.layers import Layers, Path, Point, Sight
from monosashi.games.dungeon_command.pictures.shapes import FILLS, SQUARE
from monosashi.pictures.measure import n
from monosashi.pictures.places import places
from monosashi.pictures.scene import MARGIN, WIDTH
from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart, square_name

EDGE = 18
"""Room for the numbers of rows at the left and the letters of columns below."""

LARGEST = 62.0
"""The largest squares."""

LEAST, WORTH = (5, 4), 0.6
"""How many columns and rows are shown at least, and what part of a map at most if it is worth to leave out the rest."""

SEATS = {"south": "dc-s", "north": "dc-n"}


def colours(seat: str) -> str:
    """The class that gives a seat's colours to whatever is drawn."""
    return SEATS.get(seat, "dc-nobody")


@dataclass(frozen=True)
class Grid:
    """Where the squares of a map are in a picture: ``size`` is a square's side, ``left`` and ``top`` its corner.

    Only these ``columns`` and ``rows`` are drawn.
    """

    chart: Chart
    left: float
    top: float
    size: float
    columns: range
    rows: range
    shown: frozenset[str]

    @property
    def high(self) -> float:
        """How high the map is with the letters below it."""
        return self.size * len(self.rows) + EDGE

    def corner(self, square: str) -> Point:
        """The upper left corner of a square."""
        column, row = self.chart.places[square]
        return self.at((column, row + 1))

    def middle(self, square: str) -> Point:
        """The middle of a square."""
        x, y = self.corner(square)
        return x + self.size / 2, y + self.size / 2

    def at(self, point: Point) -> Point:
        """A place on the map, which is counted in squares from its lower left corner."""
        left, low = float(point[0]) - self.columns.start, float(point[1]) - self.rows.start
        return self.left + left * self.size, self.top + (len(self.rows) - low) * self.size


def grid(battlefield: Battlefield, top: float, wanted: Collection[str] | None = None) -> Grid:
    """A map as large as there is room for; if only some squares are ``wanted``, without what is empty around them."""
    drawn = chart(battlefield)
    columns, rows = range(drawn.width), range(drawn.height)
    if wanted:
        places = [drawn.places[square] for square in wanted if square in drawn.places]
        near_columns = _around([column for column, _ in places], drawn.width, LEAST[0])
        near_rows = _around([row for _, row in places], drawn.height, LEAST[1])
        if len(near_columns) * len(near_rows) <= WORTH * drawn.width * drawn.height:
            columns, rows = near_columns, near_rows
    room = WIDTH - 2 * MARGIN - EDGE
    size = round(min(LARGEST, room / len(columns)), 1)
    shown = frozenset(square for square, (column, row) in drawn.places.items() if column in columns and row in rows)
    return Grid(drawn, MARGIN + EDGE + (room - size * len(columns)) / 2, top, size, columns, rows, shown)


def _around(found: Collection[int], whole: int, least: int) -> range:
    """Some lines of a map with one more at each side, at least so many."""
    first, last = max(0, min(found, default=0) - 1), min(whole - 1, max(found, default=whole) + 1)
    while last - first + 1 < min(least, whole):
        first, last = max(0, first - 1), min(whole - 1, last + 1)
    return range(first, last + 1)


def notable(battlefield: Battlefield) -> set[str]:
    """The squares on which something lies."""
    squares = chart(battlefield).squares
    return {square for square, meanings in squares.items() if not set(meanings).isdisjoint(FILLS)}


class Shape:
    """Draws a shape of squares, scaled to those of the map; in a film it points at that of the page."""

    def __init__(self, shapes: Mapping[str, str], film: bool) -> None:
        self.shapes = shapes
        self.film = film

    def __call__(self, key: str, corner: Point, size: float, style: str = "") -> str:
        """The shape with its upper left corner there."""
        kind = f' class="{style}"' if style else ""
        inner = f'<use href="#bf-{key}"/>' if self.film else self.shapes[key]
        return f'<g transform="translate({n(corner[0])} {n(corner[1])}) scale({size / SQUARE:.4g})"{kind}>{inner}</g>'


def ground(grid: Grid, shape: Shape) -> Iterator[str]:
    """Every square, then the lines between them, then the letters and numbers."""
    wide, high = grid.size * len(grid.columns), grid.size * len(grid.rows)
    at = f'x="{n(grid.left)}" y="{n(grid.top)}" width="{n(wide)}" height="{n(high)}"'
    yield f'<rect class="dc-ground" {at}/>'
    for seat in SEATS:
        yield from _start_area(grid, seat)
    for square, meanings in grid.chart.squares.items():
        if square in grid.shown:
            yield from (shape(f"dc-{kind}", grid.corner(square), grid.size) for kind in FILLS if kind in meanings)
    lines = [f"M{n(grid.left + column * grid.size)} {n(grid.top)}V{n(grid.top + high)}"
             for column in range(1, len(grid.columns))]  # fmt: skip
    lines += [f"M{n(grid.left)} {n(grid.top + row * grid.size)}H{n(grid.left + wide)}"
              for row in range(1, len(grid.rows))]  # fmt: skip
    yield f'<path class="dc-grid" d="{"".join(lines)}"/>'
    yield from _edges(grid, wide, high)
    low = grid.top + high + 13
    labels = [
        (grid.left + (place + 0.5) * grid.size, low, square_name(column, 0)[0])
        for place, column in enumerate(grid.columns)
    ]
    labels += [
        (grid.left - 9, grid.top + (len(grid.rows) - place - 0.5) * grid.size + 4, str(row + 1))
        for place, row in enumerate(grid.rows)
    ]
    if shape.film:
        columns = ((name, x - grid.size / 2, grid.size) for x, _, name in labels[: len(grid.columns)])
        yield places(columns, ((row, y - 4 - grid.size / 2, grid.size) for _, y, row in labels[len(grid.columns) :]))
    told = "".join(f'<tspan x="{n(x)}" y="{n(y)}">{words}</tspan>' for x, y, words in labels)
    yield f'<text class="dc-label" text-anchor="middle">{told}</text>'


def _edges(grid: Grid, wide: float, high: float) -> Iterator[str]:
    """The edges of the map; broken where it goes on."""
    left, top, right, low = grid.left, grid.top, grid.left + wide, grid.top + high
    sides = {
        f"M{n(left)} {n(top)}H{n(right)}": grid.rows.stop == grid.chart.height,
        f"M{n(left)} {n(low)}H{n(right)}": grid.rows.start == 0,
        f"M{n(left)} {n(top)}V{n(low)}": grid.columns.start == 0,
        f"M{n(right)} {n(top)}V{n(low)}": grid.columns.stop == grid.chart.width,
    }
    for style, real in (("dc-edge", True), ("dc-torn", False)):
        path = "".join(side for side, ends in sides.items() if ends is real)
        if path:
            yield f'<path class="{style}" d="{path}"/>'


def _start_area(grid: Grid, seat: str) -> Iterator[str]:
    """The squares on which a seat deploys, as one path."""
    corners = [grid.corner(name) for name, what in grid.chart.squares.items() if seat in what and name in grid.shown]
    size = n(grid.size)
    path = "".join(f"M{n(x)} {n(y)}h{size}v{size}h-{size}z" for x, y in corners)
    if path:
        yield f'<path class="dc-area {colours(seat)}" d="{path}"/>'


# What is laid over it


def below(grid: Grid, layers: Layers) -> Iterator[str]:
    """What lies under the creatures: the squares that can be reached."""
    for square in sorted(layers.reach):
        x, y = grid.corner(square)
        size = n(grid.size - 2)
        yield f'<rect class="dc-reach" x="{n(x + 1)}" y="{n(y + 1)}" width="{size}" height="{size}"/>'


def above(grid: Grid, layers: Layers) -> Iterator[str]:
    """What lies over the creatures: paths, lines of sight, words."""
    for path in layers.paths:
        yield from _path(grid, path)
    for sight in layers.sights:
        yield _sight(grid, sight)
    for square, words in layers.notes:
        x, y = grid.middle(square)
        yield f'<text class="dc-cost" x="{n(x)}" y="{n(y + 4)}" text-anchor="middle">{words}</text>'


def _path(grid: Grid, path: Path) -> Iterator[str]:
    points = [grid.middle(square) for square in path.squares]
    if len(points) < 2:
        return
    (x1, y1), (x2, y2) = points[-2:]
    # It ends at the edge of the piece, whose name would be struck through.
    part = 0.44 * grid.size / max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    ends = [*points[:-1], (round(x2 + (x1 - x2) * part, 1), round(y2 + (y1 - y2) * part, 1))]
    line = "".join(f"{'L' if index else 'M'}{n(x)} {n(y)}" for index, (x, y) in enumerate(ends))
    yield f'<path class="dc-path" d="{line}" marker-end="url(#bf-to)"/>'
    for (x, y), cost in zip(points[1:], path.costs, strict=False):
        yield (
            f'<text class="dc-cost" x="{n(round(x + grid.size * 0.36, 1))}" y="{n(round(y + grid.size * 0.42, 1))}" '
            f'text-anchor="middle">{cost}</text>'
        )


def _sight(grid: Grid, sight: Sight) -> str:
    (x1, y1), (x2, y2) = grid.at(sight.start), grid.at(sight.end)
    style = "dc-sight" if sight.free else "dc-cut"
    return f'<path class="{style}" d="M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"/>'

"""The map as it lies there: squares with their terrain by hatching and colour, start areas, rows and columns."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from monosashi.games.dungeon_command.pictures.layers import Layers, Path, Point, Sight
from monosashi.games.dungeon_command.pictures.shapes import FILLS, SQUARE
from monosashi.pictures.measure import n
from monosashi.pictures.scene import MARGIN, WIDTH
from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart, square_name

EDGE = 15
"""Room for the numbers of rows at the left and the letters of columns below."""

LARGEST = 46.0

SEATS = {"south": "dc-s", "north": "dc-n"}


def colours(seat: str) -> str:
    """The class that gives a seat's colours to whatever is drawn."""
    return SEATS.get(seat, "dc-nobody")


@dataclass(frozen=True)
class Grid:
    """Where the squares of a map are in a picture: ``size`` is a square's side, ``left`` and ``top`` its corner."""

    chart: Chart
    left: float
    top: float
    size: float

    @property
    def high(self) -> float:
        """How high the map is with the letters below it."""
        return self.size * self.chart.height + EDGE

    def corner(self, square: str) -> Point:
        """The upper left corner of a square."""
        column, row = self.chart.places[square]
        return self.left + column * self.size, self.top + (self.chart.height - 1 - row) * self.size

    def middle(self, square: str) -> Point:
        """The middle of a square."""
        x, y = self.corner(square)
        return x + self.size / 2, y + self.size / 2

    def at(self, point: Point) -> Point:
        """A place on the map, which is counted in squares from its lower left corner."""
        return self.left + float(point[0]) * self.size, self.top + (self.chart.height - float(point[1])) * self.size


def grid(battlefield: Battlefield, top: float) -> Grid:
    """A map as large as there is room for."""
    drawn = chart(battlefield)
    room = WIDTH - 2 * MARGIN - EDGE
    size = min(LARGEST, room / drawn.width)
    return Grid(drawn, MARGIN + EDGE + (room - size * drawn.width) / 2, top, size)


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
    wide, high = grid.size * grid.chart.width, grid.size * grid.chart.height
    at = f'x="{n(grid.left)}" y="{n(grid.top)}" width="{n(wide)}" height="{n(high)}"'
    yield f'<rect class="dc-ground" {at}/>'
    for square, meanings in grid.chart.squares.items():
        yield from _square(grid, square, meanings, shape)
    lines = [f"M{n(grid.left + column * grid.size)} {n(grid.top)}V{n(grid.top + high)}"
             for column in range(1, grid.chart.width)]  # fmt: skip
    lines += [f"M{n(grid.left)} {n(grid.top + row * grid.size)}H{n(grid.left + wide)}"
              for row in range(1, grid.chart.height)]  # fmt: skip
    yield f'<path class="dc-grid" d="{"".join(lines)}"/>'
    yield f'<rect class="dc-edge" {at}/>'
    for column in range(grid.chart.width):
        x = grid.left + (column + 0.5) * grid.size
        yield _label(x, grid.top + high + 11, square_name(column, 0)[0])
    for row in range(grid.chart.height):
        y = grid.top + (grid.chart.height - row - 0.5) * grid.size + 3
        yield _label(grid.left - 7, y, str(row + 1))


def _label(x: float, y: float, words: str) -> str:
    return f'<text class="dc-label" x="{n(x)}" y="{n(y)}" text-anchor="middle">{words}</text>'


def _square(grid: Grid, square: str, meanings: Iterable[str], shape: Shape) -> Iterator[str]:
    corner = grid.corner(square)
    for seat in SEATS:
        if seat in meanings:
            at = f'x="{n(corner[0])}" y="{n(corner[1])}" width="{n(grid.size)}" height="{n(grid.size)}"'
            yield f'<rect class="dc-area {colours(seat)}" {at}/>'
    for kind in FILLS:
        if kind in meanings:
            yield shape(f"dc-{kind}", corner, grid.size)


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
        yield f'<text class="dc-cost" x="{n(x)}" y="{n(y + 3)}" text-anchor="middle">{words}</text>'


def _path(grid: Grid, path: Path) -> Iterator[str]:
    points = [grid.middle(square) for square in path.squares]
    if len(points) < 2:
        return
    line = "".join(f"{'L' if index else 'M'}{n(x)} {n(y)}" for index, (x, y) in enumerate(points))
    yield f'<path class="dc-path" d="{line}" marker-end="url(#bf-to)"/>'
    for (x, y), cost in zip(points[1:], path.costs, strict=False):
        yield (
            f'<text class="dc-cost" x="{n(x + grid.size * 0.3)}" y="{n(y - grid.size * 0.24)}" '
            f'text-anchor="middle">{cost}</text>'
        )


def _sight(grid: Grid, sight: Sight) -> str:
    (x1, y1), (x2, y2) = grid.at(sight.start), grid.at(sight.end)
    style = "dc-sight" if sight.free else "dc-cut"
    return f'<path class="{style}" d="M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"/>'

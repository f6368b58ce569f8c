"""The pieces on a map: creatures with the hit points that they have left, tapped ones turned, and treasure chests."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from monosashi.games.dungeon_command.pictures.ground import Grid, Shape, colours
from monosashi.pictures.measure import fit, n
from monosashi.pictures.scene import Scene, styles
from monosashi.pictures.words import title
from reference_engine.dungeon_command.view import CreatureView, TreasureView

NAMED = 30.0
"""On squares at least so large creatures have their names."""


def creature(scene: Scene, grid: Grid, shape: Shape, seen: CreatureView, *, new: bool) -> Iterator[str]:
    """A piece in its controller's colours: name, hit points left, a bar of damage, a frame if it is activated."""
    x, y = grid.corner(seen.square)
    size = grid.size
    name = title(scene.view, seen.id, scene.speech)
    told = "" if scene.film else f"<title>{escape(name)}</title>"
    yield f'<g class="{styles(colours(seen.controller), "w" if new and scene.film else "")}">{told}'
    yield shape("dc-tapped" if seen.tapped else "dc-up", (x, y), size, "dc-new" if new else "")
    yield _sign(shape, seen.controller, x + size * 0.5, y + size * (0.24 if seen.tapped else 0.16), size)
    middle = x + size / 2
    if size >= NAMED:
        words = escape(fit(name, size * (0.86 if seen.tapped else 0.68), size * 0.2))
        yield (
            f'<text class="dc-name" x="{n(middle)}" y="{n(y + size * 0.47)}" font-size="{n(size * 0.2)}" '
            f'text-anchor="middle">{words}</text>'
        )
    points = str(seen.hit_points)
    below = y + size * (0.72 if size >= NAMED else 0.66)
    yield (
        f'<text class="dc-hp{" new" if new else ""}" x="{n(middle)}" y="{n(below)}" font-size="{n(size * 0.27)}" '
        f'text-anchor="middle">{points}</text>'
    )
    yield from _damage(grid, seen, x, y)
    if seen.id == scene.view.activating:
        at = f'x="{n(x + 1)}" y="{n(y + 1)}" width="{n(size - 2)}" height="{n(size - 2)}"'
        yield f'<rect class="dc-active" {at} rx="3"/>'
    yield "</g>"


def _sign(shape: Shape, seat: str, x: float, y: float, size: float) -> str:
    """A seat's triangle, small enough for a piece."""
    if f"dc-{seat}" not in shape.shapes:
        return ""
    small = size * 0.16 / 12 * 100
    return shape(f"dc-{seat}", (x - small * 6 / 100, y - small * 7 / 100), small)


def _damage(grid: Grid, seen: CreatureView, x: float, y: float) -> Iterator[str]:
    """How much of the hit points is left, as a bar."""
    whole = seen.hit_points + seen.damage
    if whole <= 0:
        return
    size = grid.size
    wide, top = size * 0.6, y + size * (0.76 if seen.tapped else 0.82)
    left = x + size * 0.2
    high = max(2.0, size * 0.07)
    part = wide * max(seen.hit_points, 0) / whole
    yield f'<rect class="dc-bar" x="{n(left)}" y="{n(top)}" width="{n(wide)}" height="{n(high)}"/>'
    yield f'<rect class="dc-left" x="{n(left)}" y="{n(top)}" width="{n(part)}" height="{n(high)}"/>'
    if seen.damage:
        rest = n(wide - part)
        yield f'<rect class="dc-hurt" x="{n(left + part)}" y="{n(top)}" width="{rest}" height="{n(high)}"/>'


def gone(grid: Grid, square: str) -> str:
    """A cross where somebody was destroyed."""
    x, y = grid.corner(square)
    a, b = n(x + grid.size * 0.2), n(x + grid.size * 0.8)
    c, d = n(y + grid.size * 0.2), n(y + grid.size * 0.8)
    return f'<path class="dc-gone" d="M{a} {c}L{b} {d}M{b} {c}L{a} {d}"/>'


def chest(grid: Grid, shape: Shape, square: str, seen: TreasureView) -> Iterator[str]:
    """A treasure chest, with its tokens once they are known."""
    x, y = grid.corner(square)
    yield shape("dc-chest", (x, y), grid.size)
    words = "?" if seen.left is None else str(seen.left)
    yield (
        f'<text class="dc-hp" x="{n(x + grid.size / 2)}" y="{n(y + grid.size * 0.73)}" '
        f'font-size="{n(grid.size * 0.3)}" text-anchor="middle">{words}</text>'
    )

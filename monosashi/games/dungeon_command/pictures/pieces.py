"""The pieces on a map: creatures with the hit points that they have left, tapped ones turned, and treasure chests."""

from collections.abc import Iterator
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from monosashi.games.dungeon_command.pictures.ground import Grid, Shape, colours
from monosashi.games.dungeon_command.pictures.scene import Scene
from monosashi.pictures.measure import fit, flowed, n, wide
from monosashi.pictures.scene import styles
from monosashi.pictures.words import title
from reference_engine.dungeon_command.view import CreatureView, TreasureView

NAMED = 30.0
"""On squares at least so large creatures have their names."""

SMALLEST = 12.0
"""The smallest letters of a name."""


class Piece(NamedTuple):
    """What is drawn of a creature that stands, or ``fallen`` stood, on a square; ``new`` if it has come or changed."""

    seen: CreatureView
    new: bool = False
    fallen: bool = False


def creature(scene: Scene, grid: Grid, shape: Shape, piece: Piece) -> str:
    """A piece in its controller's colours: name, hit points left, a bar of damage, a frame if it is activated."""
    seen, new, fallen = piece
    x, y = grid.corner(seen.square)
    size = grid.size
    name = title(scene.other if fallen and scene.other is not None else scene.view, seen.id, scene.speech)
    parts = [
        "" if scene.film else f"<title>{escape(name)}</title>",
        shape("dc-tapped" if seen.tapped else "dc-up", (0, 0), size, "dc-new" if new else ""),
        *_written(shape, seen, name, size, new=new),
        *_bar(seen, size),
    ]
    if seen.id == scene.view.activating:
        parts.append(f'<rect class="dc-active" x="1" y="1" width="{n(size - 2)}" height="{n(size - 2)}" rx="3"/>')
    if fallen:
        parts.append(f'<path class="struck" d="M{n(size * 0.1)} {n(size * 0.85)}L{n(size * 0.9)} {n(size * 0.15)}"/>')
        parts.append(scene.shape("skull", size / 2, size / 2))
    known = f" data-u={quoteattr(seen.id)}" if scene.film and not fallen else ""
    kind = styles(colours(seen.controller), "w" if new and scene.film else "", "fallen" if fallen else "")
    return f'<g class="{kind}" transform="translate({n(x)} {n(y)})"{known}>{"".join(parts)}</g>'


def _written(shape: Shape, seen: CreatureView, name: str, size: float, *, new: bool) -> Iterator[str]:
    """The seat's sign beside the hit points that are left; below them the name, in two lines if it needs them."""
    named = size >= NAMED
    top = 0.38 if seen.tapped else 0.3
    points = max(SMALLEST, size * 0.27)
    yield _sign(shape, seen.controller, size * 0.3, size * (top - 0.1) if named else size * 0.22, size)
    x, y = (size * 0.6, size * top) if named else (size / 2, size * 0.68)
    yield (
        f'<text class="dc-hp{" new" if new else ""}" x="{n(x)}" y="{n(y)}" font-size="{n(points)}" '
        f'text-anchor="middle">{seen.hit_points}</text>'
    )
    if not named:
        return
    letters, room = max(SMALLEST, size * 0.21), size * (0.9 if seen.tapped else 0.8)
    longest = max(wide(word, letters) for word in name.split() or [""])
    letters = max(size * 0.2, letters * min(1.0, 0.99 * room / max(1.0, longest)))
    lines = list(flowed(name, room, letters))[:2] if not seen.tapped else [fit(name, room, letters)]
    for place, words in enumerate(lines):
        below = size * (top + 0.2) + letters * (place + (0.5 if len(lines) == 1 else 0.1))
        yield (
            f'<text class="dc-name" x="{n(size / 2)}" y="{n(below)}" font-size="{n(round(letters, 1))}" '
            f'text-anchor="middle">{escape(words)}</text>'
        )


def _sign(shape: Shape, seat: str, x: float, y: float, size: float) -> str:
    """A seat's triangle, small enough for a piece."""
    if f"dc-{seat}" not in shape.shapes:
        return ""
    small = size * 0.16 / 12 * 100
    return shape(f"dc-{seat}", (x - small * 6 / 100, y - small * 7 / 100), small)


def _bar(seen: CreatureView, size: float) -> Iterator[str]:
    """How much of the hit points is left, as a bar."""
    whole = seen.hit_points + seen.damage
    if whole <= 0:
        return
    across, top = size * 0.6, size * (0.77 if seen.tapped else 0.86)
    left = size * 0.2
    high = max(2.0, size * 0.06)
    part = across * max(seen.hit_points, 0) / whole
    yield f'<rect class="dc-bar" x="{n(left)}" y="{n(top)}" width="{n(across)}" height="{n(high)}"/>'
    yield f'<rect class="dc-left" x="{n(left)}" y="{n(top)}" width="{n(part)}" height="{n(high)}"/>'
    if seen.damage:
        rest = n(across - part)
        yield f'<rect class="dc-hurt" x="{n(left + part)}" y="{n(top)}" width="{rest}" height="{n(high)}"/>'


def damage(scene: Scene, grid: Grid, seen: CreatureView) -> Iterator[str]:
    """Damage just taken, on the corner of the piece; with a question mark what is about to be taken."""
    taken = scene.news.hits.get(seen.id)
    coming = sum(hit.amount for hit in scene.view.hits if hit.id == seen.id and not hit.cower)
    words = f"−{taken}" if taken else f"−{coming}?" if coming else ""
    if not words:
        return
    room = round(wide(words, 13) * 1.1) + 8
    x, y = grid.corner(seen.square)
    right = x + grid.size + 5
    style = "hit" if taken else "dc-coming"
    yield f'<rect class="{style}" x="{n(right - room)}" y="{n(y - 12)}" width="{room}" height="17" rx="8.5"/>'
    yield f'<text class="dmg" x="{n(right - room / 2)}" y="{n(y + 1)}">{words}</text>'


def gone(grid: Grid, square: str) -> str:
    """A cross where somebody stood who has left the map."""
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
        f'font-size="{n(max(SMALLEST, grid.size * 0.3))}" text-anchor="middle">{words}</text>'
    )

"""The shapes that pictures of any game are made of. A page with films holds them once, its pictures point at them."""

import re
from collections.abc import Mapping
from types import MappingProxyType

DOTS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""Which of the nine places a … i of a die's face carry a dot."""


def _die(face: int) -> str:
    dots = "".join(f'<circle cx="{5 + 5 * (i % 3)}" cy="{5 + 5 * (i // 3)}" r="1.7"/>' for i in _places(face))
    return f'<rect class="bf-die" x=".5" y=".5" width="19" height="19" rx="4"/>{dots}'


def _places(face: int) -> list[int]:
    return ["abcdefghi".index(place) for place in DOTS.get(face, "")]


SHARED: Mapping[str, str] = MappingProxyType(
    {f"d{face}": _die(face) for face in range(1, 7)}
    | {
        "stop": '<path class="bf-stop" d="M-4-9h8l5 5v8l-5 5h-8l-5-5v-8z"/><path class="bf-bar" d="M-5 0h10"/>',
        "skull": '<path class="bf-skull" d="M-7-2a7 7 0 1 1 14 0q0 3-3 4.6v4.4h-8v-4.4q-3-1.6-3-4.6z'
        'M-5-1.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM1-1.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM-1 4.5v2.5h2v-2.5z"/>',
        "ask": '<path class="bf-icon" d="M0-4.5L6 0L0 4.5Z"/>',
    }
)

ARROW = (
    '<marker id="bf-to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" '
    'markerUnits="userSpaceOnUse"><path class="bf-tip" d="M0 0L8 4L0 8Z"/></marker>'
)


POINTED = re.compile(r'(?:href="|url\()#bf-([\w-]+)')
USE = re.compile(r'<use href="#bf-([\w-]+)"(?: x="([^"]+)" y="([^"]+)")?([^>]*)/>')


def sprite(shapes: Mapping[str, str], of: str | None = None, also: str = "") -> str:
    """Shapes for a page, which must stand before its pictures, and not within a ``noscript``.

    ``of`` some pictures it is only the shapes that they point at, and empty if they point at none; ``also`` are shapes
    that the pictures have made themselves.
    """
    wanted = None if of is None else _pointed(of + also, shapes)
    if wanted is not None and not wanted:
        return ""
    # Not hidden by "display: none": arrow heads would vanish with it.
    symbols = "".join(
        f'<g id="bf-{key}">{shape}</g>' for key, shape in shapes.items() if wanted is None or key in wanted
    )
    arrow = ARROW if wanted is None or "to" in wanted else ""
    return (
        '<svg class="battlefield sprite" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{arrow}{symbols}{also}</defs></svg>"
    )


def _pointed(markup: str, shapes: Mapping[str, str]) -> frozenset[str]:
    """The shapes that some markup points at, and those that they point at."""
    found: frozenset[str] = frozenset(POINTED.findall(markup))
    return found.union(*(_pointed(shapes[key], shapes) for key in found if key in shapes))


def inlined(picture: str, shapes: Mapping[str, str]) -> str:
    """A picture of a film with its shapes in their places: it needs no others, but for the heads of arrows."""

    def shape(found: re.Match[str]) -> str:
        key, x, y, more = found.groups()
        return f'<g transform="translate({x or 0} {y or 0})"{more}>{inlined(shapes[key], shapes)}</g>'

    return USE.sub(shape, picture)

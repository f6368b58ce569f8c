"""The shapes that pictures of any game are made of. A page with films holds them once, its pictures point at them."""

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


def sprite(shapes: Mapping[str, str]) -> str:
    """Shapes for a page, which must stand before its pictures, and not within a ``noscript``."""
    # Not hidden by "display: none": arrow heads would vanish with it.
    symbols = "".join(f'<g id="bf-{key}">{shape}</g>' for key, shape in shapes.items())
    return (
        '<svg class="battlefield sprite" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{ARROW}{symbols}</defs></svg>"
    )

"""What the pictures of a page have in common, told once: from one position to the next little changes."""

import xml.etree.ElementTree as ET
from collections.abc import Sequence
from itertools import takewhile

SHARED_LENGTH = 120
"""Shorter pieces are not worth it."""


def shared(pictures: Sequence[str], name: str) -> tuple[str, list[str]]:
    """Shapes for the page, and the pictures of a film with pointers to them; ``name`` begins the names of the shapes.

    What is the same at the same place of all pictures is a shape: whole parts (a player's line), and within others the
    first and the last elements, such as the ground of a board.
    """
    if len(pictures) < 2:
        return "", list(pictures)
    sheets = [ET.fromstring(picture) for picture in pictures]
    shapes: list[str] = []
    _share(sheets, f"bf-{name}", shapes)
    for parts in zip(*sheets, strict=False):
        if len({part.get("transform") for part in parts}) == 1 and all(map(len, parts)):
            _share(parts, f"bf-{name}", shapes)
    return "".join(shapes), [_text(sheet) for sheet in sheets]


def _share(parents: Sequence[ET.Element], name: str, shapes: list[str]) -> None:
    """Make shapes of the first and of the last children that all parents have alike."""
    for last in (False, True):
        children = [list(reversed(parent)) if last else list(parent) for parent in parents]
        alike = list(takewhile(_is_one, zip(*children, strict=False)))
        first = [same[0] for same in (reversed(alike) if last else alike)]
        if not last and any(len(each) > len(alike) and each[len(alike)].tag == "text" for each in children):
            # How a text looks may depend on the element before it.
            del first[-1:]
        told = "".join(map(_text, first))
        if len(told) < SHARED_LENGTH or any(each.tag == "use" and len(first) == 1 for each in first):
            continue
        pointer = f"{name}{len(shapes)}"
        # Within a shape that is pointed at, a style sheet sees nothing of what stands around it.
        shapes.append(f'<g id="{pointer}" class="battlefield">{told}</g>')
        for parent in parents:
            gone = list(parent)[-len(first) :] if last else list(parent)[: len(first)]
            for child in gone:
                parent.remove(child)
            parent.insert(len(parent) if last else 0, ET.Element("use", href=f"#{pointer}"))


def _is_one(elements: Sequence[ET.Element]) -> bool:
    return len({_text(each) for each in elements}) == 1


def _text(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode").replace(" />", "/>")

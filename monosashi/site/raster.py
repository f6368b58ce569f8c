"""Pictures as PNG, for programs that show a link with a picture and cannot draw.

Our pictures colour themselves with custom properties, which the rasteriser does not know: every element is given the
colours that a browser would compute for it.
"""

import io
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from typing import Any

PACKAGES = {"resvg_py": "resvg-py", "PIL": "pillow", "cssselect2": "cssselect2"}
"""What it takes, by the names of the modules, as they are installed."""

COLOURS = 24
"""So many colours are left of a picture, those that it has most of: it is flat, and letters need a few shades."""

NAMESPACE = "http://www.w3.org/2000/svg"
Values = Sequence[Any]
"""Component values of a declaration."""

NOWHERE = "\U000f1234"
"""A letter that no font has."""


def missing() -> str:
    """The package that is not installed and without which nothing can be drawn; empty if all are there."""
    return next((package for module, package in PACKAGES.items() if find_spec(module) is None), "")


@cache
def version() -> str:
    """What tells pictures apart that are drawn by other versions."""
    return " ".join([f"{COLOURS}", *(metadata.version(package) for package in PACKAGES.values())])


@cache
def can_write(letter: str) -> bool:
    """Whether any font that is installed has a letter: if none has, a sign for missing letters would be drawn."""
    head, tail = f'<svg xmlns="{NAMESPACE}" width="20" height="20"><text y="16">', "</text></svg>"
    return _drawn(head + letter + tail) != _drawn(head + NOWHERE + tail)


def png(svg: str, style: str) -> bytes:
    """A picture with a style sheet as PNG, of the size that it says of itself."""
    from PIL import Image

    found = io.BytesIO()
    image = Image.open(io.BytesIO(_drawn(computed(svg, style)))).convert("RGB")
    counted: Any = image.getcolors(image.width * image.height)
    often = sorted(counted, key=_weight, reverse=True)[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in often for part in colour])
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(found, "PNG", optimize=True)
    return found.getvalue()


def _weight(counted: tuple[int, tuple[int, int, int]]) -> int:
    """How much a colour matters: how often it is there, and strong ones more than shades of grey."""
    number, parts = counted
    return number * (16 + max(parts) - min(parts))


def _drawn(svg: str) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, background="white"))


def computed(svg: str, style: str) -> str:
    """The picture with the style sheet worked out: every element has its own ``style``, without custom properties."""
    import cssselect2

    ET.register_namespace("", NAMESPACE)
    root = ET.fromstring(svg)
    matcher = _matcher(style)
    wrapped = cssselect2.ElementWrapper.from_xml_root(root)
    _compute(wrapped, matcher, {})
    return ET.tostring(root, encoding="unicode")


@cache
def _matcher(style: str) -> Any:
    import cssselect2
    import tinycss2

    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True):
        if rule.type == "qualified-rule":
            found = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
            declared = tuple((each.name, each.value) for each in found if each.type == "declaration")
            for selector in cssselect2.compile_selector_list(rule.prelude):
                matcher.add_selector(selector, declared)
    return matcher


def _compute(element: Any, matcher: Any, inherited: Mapping[str, Values]) -> None:
    """Give an element and all in it their own style; ``inherited`` are the custom properties around it."""
    declared: dict[str, Values] = {}
    for _specificity, _order, _pseudo, found in sorted(matcher.match(element), key=lambda each: each[:2]):
        declared.update(found)
    own = dict(inherited)
    custom = {name: value for name, value in declared.items() if name.startswith("--")}
    own.update({name: _resolved(value, {**inherited, **custom}) for name, value in custom.items()})
    told = {name: _resolved(value, own) for name, value in declared.items() if name not in custom}
    if told:
        element.etree_element.set("style", ";".join(f"{name}:{_text(value)}" for name, value in told.items()))
    for child in element.iter_children():
        _compute(child, matcher, own)


def _resolved(value: Values, known: Mapping[str, Values]) -> Values:
    """A value without ``var()`` and ``color-mix()``."""
    import tinycss2

    found: list[Any] = []
    for each in value:
        if each.type == "function" and each.lower_name == "var":
            name, _, fallback = _split(each.arguments)
            key = _text(name)
            found += _resolved(known.get(key, fallback), known)
        elif each.type == "function" and each.lower_name == "color-mix":
            found += tinycss2.parse_component_value_list(_mixed(_resolved(each.arguments, known)))
        else:
            found.append(each)
    return found


def _split(values: Values) -> tuple[Values, str, Values]:
    """What stands before the first comma, and what behind it."""
    for place, each in enumerate(values):
        if each == ",":
            return values[:place], ",", values[place + 1 :]
    return values, "", ()


def _mixed(values: Values) -> str:
    """The colour of ``in srgb, A 30%, B``."""
    from tinycss2.color3 import parse_color

    _, _, colours = _split(values)
    first, _, second = _split(colours)
    share = next((each.value / 100 for each in first if each.type == "percentage"), 0.5)
    one = parse_color(_text([each for each in first if each.type != "percentage"]))
    other = parse_color(_text(second))
    mixed = (share * a + (1 - share) * b for a, b in zip(one[:3], other[:3], strict=True))
    return "#" + "".join(f"{round(255 * part):02x}" for part in mixed)


def _text(values: Values) -> str:
    import tinycss2

    return str(tinycss2.serialize(values)).strip()

"""Pictures of positions: each ruleset has a module that draws its views.

Such a module has ``draw(view, *, other, cards, ident, standalone, legend)``, which returns one SVG element,
``describe(view)``, the same in sentences, and ``STYLE``, the style sheet for pictures that stand inside a page.
"""

from importlib import import_module
from types import MappingProxyType, ModuleType

MODULES = MappingProxyType({"deus": "monosashi.pictures.svg"})
"""Which module draws the positions of which ruleset."""


def pictures_of(edition: str) -> ModuleType | None:
    """The module that draws an edition's positions; None if nobody does."""
    name = MODULES.get(edition.partition("@")[0])
    return import_module(name) if name else None

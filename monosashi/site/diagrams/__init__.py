"""Pictures of the rules themselves, drawn from an edition's table and from real runs of the engine.

Nothing that the table knows is listed here: an edition with another step, range or ending gets other pictures. What is
a game's own stands in ``monosashi/site/<game>/diagrams/``; a game without it has no diagrams.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType
from typing import Protocol, cast

import reference_engine as engine
from monosashi.rulebook.catalogue import Key
from monosashi.site.diagrams import flow
from monosashi.site.diagrams.markup import Href, UnknownEntry
from monosashi.site.diagrams.table import Table
from monosashi.site.rooms import room
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

__all__ = ["Diagram", "Diagrams", "Href", "UnknownEntry", "diagrams", "names", "present_diagrams"]

Draw = Callable[[Table, Language, Href], str]
"""What draws a diagram as a ``<figure>``."""


class Diagrams(Protocol):
    """What ``monosashi/site/<game>/diagrams/__init__.py`` has.

    ``TABLE`` says how the game's editions are read, and which procedures have flow charts in which chapters.
    ``PICTURES`` are the diagrams besides: chapter, name, and what draws each.
    """

    TABLE: type[Table]
    PICTURES: tuple[tuple[str, str, Draw], ...]


@dataclass(frozen=True)
class Diagram:
    """One picture. ``draw(language, href)`` gives a ``<figure>``; its id on the page is ``diagram-`` and the name."""

    name: str
    draw: Callable[[Language, Href], str]


def _room(ruleset: str) -> Diagrams | None:
    return cast("Diagrams | None", room(ruleset, "diagrams"))


def diagrams(rules: Edition) -> Mapping[str, tuple[Diagram, ...]]:
    """The diagrams of an edition by the chapter that they stand in. Nothing is worked out before one is drawn."""
    own = _room(rules.name.partition("@")[0])
    if own is None:
        return MappingProxyType({})
    table = own.TABLE(rules)
    found: dict[str, list[Diagram]] = {}
    for procedure, chapter in table.CHAPTERS.items():
        if procedure in rules.procedures:
            name = procedure.replace("_", "-")
            found.setdefault(chapter, []).append(Diagram(name, partial(flow.chart, table, procedure)))
    for chapter, name, draw in own.PICTURES:
        found.setdefault(chapter, []).append(Diagram(name, partial(draw, table)))
    return MappingProxyType({chapter: tuple(each) for chapter, each in found.items()})


@cache
def present_diagrams(ruleset: str) -> Mapping[str, tuple[Diagram, ...]]:
    """The diagrams of a game's present edition; none in a game that has no engine, or no room for them."""
    if ruleset not in engine.GAMES:
        return MappingProxyType({})
    return diagrams(present(ruleset))


def present(ruleset: str) -> Edition:
    """The present edition of a game."""
    return list(engine.game(ruleset).editions.values())[-1]


def names(ruleset: str) -> Iterator[Key]:
    """The names of all seats, procedures, steps and acts that the diagrams of a game's present edition may show."""
    own = _room(ruleset)
    if own is None:
        return
    rules = present(ruleset)
    table = own.TABLE(rules)
    yield from (("seat", seat.capitalize()) for seat in engine.game(ruleset).seats)
    for procedure, steps in rules.procedures.items():
        yield from (("step", table.in_words(name)) for name in (procedure, *steps))
    acts = (act for kind, offered in rules.offers.items() for act in offered if kind != "always" and act != "draw")
    yield from (("act", table.in_words(act)) for act in acts)

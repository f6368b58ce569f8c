"""Pictures of the rules themselves, drawn from an edition's table and from real runs of the engine.

Nothing that the table knows is listed here: an edition with another step, range or ending gets other pictures. What is
a game's own is its part ``diagrams``; a game without it has no diagrams.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType
from typing import Protocol

import reference_engine as engine
from monosashi.kit.registry import late_part
from monosashi.rulebook.catalogue import Key
from monosashi.site.diagrams import flow
from monosashi.site.diagrams.markup import Href, UnknownEntry
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

__all__ = [
    "Diagram",
    "Diagrams",
    "Href",
    "UnknownEntry",
    "diagrams",
    "diagrams_of",
    "names",
    "present_diagrams",
    "watch",
]

Draw = Callable[[DiagramTable, Language, Href], str]
"""What draws a diagram as a ``<figure>``."""


class Diagrams(Protocol):
    """Pictures of the rules themselves. Without them chapters have clauses and scenarios."""

    @property
    def TABLE(self) -> type[DiagramTable]:
        """How the game's editions are read, and which procedures have flow charts in which chapters."""

    @property
    def PICTURES(self) -> tuple[tuple[str, str, Draw], ...]:
        """The diagrams besides: chapter, name, and what draws each."""


@dataclass(frozen=True)
class Diagram:
    """One picture. ``draw(language, href)`` gives a ``<figure>``; its id on the page is ``diagram-`` and the name."""

    name: str
    draw: Callable[[Language, Href], str]


def diagrams_of(game: str) -> Diagrams | None:
    """The pictures that a game brings, named by itself or by one of its editions; None if it brings none."""
    found: Diagrams | None = late_part(game, "diagrams", Diagrams)
    return found


def diagrams(rules: Edition) -> Mapping[str, tuple[Diagram, ...]]:
    """The diagrams of an edition by the chapter that they stand in. Nothing is worked out before one is drawn."""
    own = diagrams_of(rules.name)
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
def present_diagrams(game: str) -> Mapping[str, tuple[Diagram, ...]]:
    """The diagrams of a game's present edition."""
    return diagrams(present(game))


def watch(game: str) -> None:
    """Find out what a game's diagrams must know, and keep it for whoever draws them."""
    own = diagrams_of(game)
    if own is not None:
        _ = own.TABLE(present(game)).seen


def present(game: str) -> Edition:
    """The present edition of a game."""
    return list(engine.game(game).editions.values())[-1]


def names(game: str) -> Iterator[Key]:
    """The names of all procedures, steps and acts that the diagrams of a game's present edition may show."""
    own = diagrams_of(game)
    if own is None:
        return
    rules = present(game)
    table = own.TABLE(rules)
    for procedure, steps in rules.procedures.items():
        yield from (("step", table.in_words(name)) for name in (procedure, *steps))
    acts = (act for kind, offered in rules.offers.items() for act in offered if kind != "always" and act != "draw")
    yield from (("act", table.in_words(act)) for act in acts)

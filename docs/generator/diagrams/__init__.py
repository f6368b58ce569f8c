"""Pictures of the rules themselves, drawn from an edition's table and from real runs of the engine.

Nothing that the table knows is listed here: an edition with another step, range or ending gets other pictures.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from docs.generator.diagrams import boards, chain, damage, endings, flow, lists, overview
from docs.generator.diagrams.markup import Href, UnknownEntry, in_words
from docs.generator.diagrams.table import Table
from docs.generator.language import Language
from reference_engine.deus.edition import DEUS_200
from reference_engine.kernel.edition import Edition

__all__ = [
    "DIAGRAMS",
    "TURN",
    "Diagram",
    "Href",
    "UnknownEntry",
    "act_names",
    "diagrams",
    "step_names",
    "turn_overview",
]


@dataclass(frozen=True)
class Diagram:
    """One picture. ``draw(language, href)`` gives a ``<figure>``; its id on the page is ``diagram-`` and the name."""

    name: str
    draw: Callable[[Language, Href], str]


PICTURES: tuple[tuple[str, str, Callable[[Table, Language, Href], str]], ...] = (
    ("zones", "land", boards.land),
    ("zones", "area-limit", lists.area_limit),
    ("turn", "summon-areas", boards.summon_areas),
    ("march", "march-ranges", boards.march_ranges),
    ("intercept", "intercept-reach", boards.intercept_reach),
    ("chain", "chain-stack", chain.stack),
    ("attack", "damage", damage.through_line_up),
    ("after_battle", "outcomes", endings.outcomes),
    ("game_end", "deck-out", lists.criteria),
)
"""Diagrams besides the flow charts: chapter, name, and what draws them."""


def step_names(rules: Edition) -> tuple[str, ...]:
    """The names of all procedures and steps in words, each once: what ``language.word("step", …)`` is asked for."""
    names = [name for procedure, steps in rules.procedures.items() for name in (procedure, *steps)]
    return tuple(dict.fromkeys(in_words(name) for name in names))


def act_names(rules: Edition) -> tuple[str, ...]:
    """Every act that may be on offer, in words: what ``language.word("act", …)`` is asked for."""
    acts = (act for kind, offered in rules.offers.items() for act in offered if kind != "always" and act != "draw")
    return tuple(dict.fromkeys(in_words(act) for act in acts))


def diagrams(rules: Edition) -> Mapping[str, tuple[Diagram, ...]]:
    """The diagrams of an edition by the chapter that they stand in. Nothing is worked out before one is drawn."""
    table = Table(rules)
    found: dict[str, list[Diagram]] = {}
    for procedure, chapter in flow.CHAPTERS.items():
        if procedure in rules.procedures:
            name = procedure.replace("_", "-")
            found.setdefault(chapter, []).append(Diagram(name, partial(flow.chart, table, procedure)))
    for chapter, name, draw in PICTURES:
        found.setdefault(chapter, []).append(Diagram(name, partial(draw, table)))
    return MappingProxyType({chapter: tuple(each) for chapter, each in found.items()})


def turn_overview(rules: Edition) -> Diagram:
    """A turn for newcomers, which no chapter has: there the whole chart stands."""
    return Diagram("turn-overview", partial(overview.turn, Table(rules)))


DIAGRAMS = diagrams(DEUS_200)
"""The diagrams of Deus 2.00."""

TURN = turn_overview(DEUS_200)
"""A turn of Deus 2.00 at a glance."""

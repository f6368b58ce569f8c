"""Diagrams of Deus: areas, ranges, damage, the chain, how battles end."""

from functools import partial

from monosashi.games.deus.site.diagrams import boards, chain, damage, endings, lists, overview
from monosashi.games.deus.site.diagrams.table import DeusTable
from monosashi.site.diagrams import Diagram, Draw, present
from reference_engine.kernel.edition import Edition

TABLE = DeusTable

PICTURES: tuple[tuple[str, str, Draw], ...] = (
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


def turn_overview(rules: Edition) -> Diagram:
    """A turn for newcomers, which no chapter has: there the whole chart stands."""
    return Diagram("turn-overview", partial(overview.turn, DeusTable(rules)))


TURN = turn_overview(present("deus"))
"""A turn at a glance."""

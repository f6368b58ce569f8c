"""Diagrams of the TCG: field, Limits, ranges, terrain, initiative, damage, the chain, equipment, how things end."""

from functools import partial

from monosashi.games.moncolle_tcg.site.diagrams import (
    boards,
    chain,
    damage,
    endings,
    equipment,
    initiative,
    limits,
    overview,
)
from monosashi.games.moncolle_tcg.site.diagrams.table import TcgTable
from monosashi.site.diagrams import Diagram, Draw, present
from reference_engine.kernel.edition import Edition

TABLE = TcgTable

PICTURES: tuple[tuple[str, str, Draw], ...] = (
    ("field", "land", boards.land),
    ("field", "limits", limits.limits),
    ("terrain", "terrain-reach", boards.terrain_reach),
    ("march", "march-ranges", boards.march_ranges),
    ("equipment", "wearing", equipment.wearing),
    ("initiative", "initiative", initiative.order),
    ("chain", "chain-stack", chain.stack),
    ("attack", "damage", damage.through_line_up),
    ("battle_end", "outcomes", endings.outcomes),
    ("victory", "game-end", endings.game_end),
)
"""Diagrams besides the flow charts: chapter, name, and what draws them."""


def turn_overview(rules: Edition) -> Diagram:
    """A turn for newcomers, which no chapter has: there the whole chart stands."""
    return Diagram("turn-overview", partial(overview.turn, TcgTable(rules)))


TURN = turn_overview(present("moncolle_tcg"))
"""A turn at a glance."""

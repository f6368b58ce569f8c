"""Diagrams of Monster Maker: assignments, damage, what becomes of lands, level 10, the judgement."""

from functools import partial

from monosashi.games.monster_maker.site.diagrams import assignments, judgement, lands, overview, tenth_level, wounds
from monosashi.games.monster_maker.site.diagrams.table import MonsterMakerTable
from monosashi.site.diagrams import Diagram, Draw, present
from reference_engine.kernel.edition import Edition

TABLE = MonsterMakerTable

PICTURES: tuple[tuple[str, str, Draw], ...] = (
    ("unexplored", "crossing-ten", tenth_level.crossing),
    ("assignment", "assignments", assignments.lawful),
    ("damage", "wounds", wounds.blow_by_blow),
    ("retreat", "retreat-lands", lands.retreats),
    ("annihilation", "annihilation-lands", lands.annihilations),
    ("game_end", "judgement", judgement.judgements),
)
"""Diagrams besides the flow charts: chapter, name, and what draws them."""


def turn_overview(rules: Edition) -> Diagram:
    """A turn for newcomers, which no chapter has: there the whole chart stands."""
    return Diagram("turn-overview", partial(overview.turn, MonsterMakerTable(rules)))


TURN = turn_overview(present("monster_maker"))
"""A turn at a glance."""

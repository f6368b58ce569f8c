"""Diagrams of Dungeon Command: where creatures can move, what they see, and the courses of turns and reactions."""

from monosashi.games.dungeon_command.site.diagrams import moves, sights
from monosashi.games.dungeon_command.site.diagrams.table import DungeonCommandTable
from monosashi.site.diagrams import Draw

TABLE = DungeonCommandTable

PICTURES: tuple[tuple[str, str, Draw], ...] = (
    ("move", "neighbours", moves.neighbours),
    ("move", "costs", moves.costs),
    ("zoc", "stopping", moves.stopping),
    ("zoc", "held", moves.held),
    ("special", "flying", moves.flying),
    ("special", "burrowing", moves.burrowing),
    ("special", "shifting", moves.shifting),
    ("ranged", "seen", sights.seen),
    ("ranged", "hidden", sights.hidden),
)
"""Diagrams besides the flow charts: chapter, name, and what draws them."""

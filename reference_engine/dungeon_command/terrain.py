"""Terrain: what squares cost, who burns, who has cover."""

from functools import cache

from reference_engine.dungeon_command import values
from reference_engine.dungeon_command.battlefield import Chart
from reference_engine.dungeon_command.position import Creature, Position, chart_of
from reference_engine.dungeon_command.procedures import Moving
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement

DEAR = {
    "difficult": "dungeon_command.move.cost_difficult",
    "hazard": "dungeon_command.move.cost_hazard",
    "obstacle": "dungeon_command.move.cost_obstacle",
}
"""The types of terrain that cost one square more, each with its clause."""


@cache
def dear(chart: Chart, square: str) -> str | None:
    """The clause that makes a square cost more, None if it costs as usual; several types cost no more than one.

    Clauses: dungeon_command.move.cost_difficult, dungeon_command.move.cost_hazard, dungeon_command.move.cost_obstacle,
    dungeon_command.ruling.costs_do_not_add, dungeon_command.ruling.leaving_is_free
    """
    return next((clause for what, clause in DEAR.items() if chart.has(square, what)), None)


@judgement
def burns(game: Context[Position], frame: Moving, creature: Creature, square: str) -> bool:
    """Whether a creature that enters a square on its way is burnt: it is hazardous, and the first in the activation.

    Flying and burrowing creatures notice the terrain of the last square only.

    Clauses: dungeon_command.terrain.hazard_entry, dungeon_command.ruling.enters_hazard,
    dungeon_command.ruling.hazard_to_hazard, dungeon_command.special.burrow_terrain, dungeon_command.special.fly_terrain
    """
    if not chart_of(game.position).has(square, "hazard"):
        return False
    if frame.kind in ("fly", "burrow") and frame.path:
        return False
    return can_burn(game, creature, frame.burnt)


@judgement
def can_burn(game: Context[Position], creature: Creature, burnt_in_move: bool) -> bool:
    """Whether entering hazardous terrain would burn a creature: it has not yet done so, and no card spares it.

    Clauses: dungeon_command.terrain.hazard_entry, dungeon_command.ruling.card_text_binds
    """
    already = burnt_in_move if game.edition.switches["hazard_once_per"] == "move" else creature.burnt
    return not already and not values.immune(game, creature)


@judgement
def has_cover(game: Context[Position], creature: Creature) -> bool:
    """Whether a creature has cover: it stands on an obstacle itself; nothing else on the way gives any.

    Clauses: dungeon_command.terrain.obstacle_cover, dungeon_command.ranged.creatures_transparent
    """
    return chart_of(game.position).has(creature.square, "obstacle")

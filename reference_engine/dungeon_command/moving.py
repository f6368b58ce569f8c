"""Moving: a creature enters one square of its path after another."""

from reference_engine.dungeon_command import exchange, movement, terrain, zones
from reference_engine.dungeon_command.position import Creature, Position, creature_on
from reference_engine.dungeon_command.procedures import MoveKind, Moving
from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, FINISH, Call, Next


def begin(_game: Context[Position], creature: str, kind: MoveKind, path: tuple[str, ...]) -> Call:
    """A creature sets out."""
    return Call(Moving(creature=creature, kind=kind, path=path))


def take_steps(game: Context[Position], frame: Moving) -> Next:
    """The creature enters square after square; hazardous terrain burns it on the way.

    The move ends where something that happened on the way makes it end.

    Clauses: dungeon_command.move.adjacent_steps, dungeon_command.ruling.barred_on_the_way,
    dungeon_command.stack.no_interrupt_of_move, dungeon_command.terrain.hazard_entry,
    dungeon_command.zoc.no_opportunity_attack
    """
    creature = game.position.creatures.get(frame.creature)
    if creature is None or not frame.path or barred(game, frame, creature):
        return FINISH
    square, *rest = frame.path
    frame.path, frame.reached = tuple(rest), square
    zones.move_creature(game, creature.card, square, "dungeon_command.move.up_to_speed")
    if terrain.burns(game, frame, creature, square):
        frame.burnt = True
        zones.change_creature(game, creature.card, burnt=True)
        return Call(exchange.hazard(game, creature.card).procedure, stay=True)
    return AGAIN


@judgement
def barred(game: Context[Position], frame: Moving, creature: Creature) -> bool:
    """Whether what happened on the way keeps the creature from entering the next square.

    Only a hazard lets anything happen: the creature has been put elsewhere, an enemy has come beside the square that it
    has reached, or somebody has come into its way.

    Clauses: dungeon_command.ruling.barred_on_the_way
    """
    if not frame.burnt:
        return False
    if creature.square != frame.reached or movement.stops(game, creature, frame.kind, creature.square):
        return True
    there = creature_on(game.position, frame.path[0])
    if there is None or there.card == creature.card:
        return False
    is_enemy = there.controller != creature.controller
    return len(frame.path) == 1 or (is_enemy and not movement.passes_enemies(game, frame.kind))

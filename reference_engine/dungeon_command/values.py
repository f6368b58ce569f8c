"""What counts at the moment it is asked for: a creature's speed, attacks, hit points, how it moves, what spares it."""

from collections.abc import Iterator

from reference_engine.dungeon_command.cards import Constant, CreatureFace, MoveMode, Stat, Type
from reference_engine.dungeon_command.position import Creature, Position, card_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.judgement import judgement


def face_of(game: Context[Position], creature: Creature) -> CreatureFace:
    """What is printed on a creature's card."""
    face = card_of(game, creature.card).creature
    assert face is not None
    return face


@judgement
def is_of(game: Context[Position], creature: Creature, wanted: Type | None) -> bool:
    """Whether a creature is of a type that a text asks for, if it asks for one.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    return wanted is None or wanted in face_of(game, creature).types


@judgement
@once
def constants_of(game: Context[Position], creature: Creature) -> tuple[Constant, ...]:
    """What holds constantly for a creature, the card that was attached to it last being the last of its own.

    First comes what holds for all creatures of its controller, from whichever of them it stands.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    friends = (each for each in game.position.creatures.values() if each.controller == creature.controller)
    shared = (constant for friend in friends for constant in _constants(game, friend, "own"))
    every = (*shared, *_constants(game, creature, "this"))
    return tuple(each for each in every if is_of(game, creature, each.type))


def _constants(game: Context[Position], bearer: Creature, to: str) -> Iterator[Constant]:
    for card in (bearer.card, *bearer.attached):
        for constant in card_of(game, card).constants:
            if constant.to == to:
                yield constant


@judgement
@once
def bonus(game: Context[Position], creature: Creature, stat: Stat) -> int:
    """What constants and passing effects add to one of a creature's values.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    passing = sum(each.amount for each in creature.modifiers if each.stat == stat)
    return passing + sum(each.amount for each in constants_of(game, creature) if each.stat == stat)


@judgement
def level(game: Context[Position], creature: Creature) -> int:
    """A creature's level, as printed.

    Clauses: dungeon_command.orders.level, dungeon_command.deploy.leadership_cap
    """
    return face_of(game, creature).level


@judgement
def speed(game: Context[Position], creature: Creature) -> int:
    """How many squares a creature moves: as printed, and what is added; never less than none.

    Clauses: dungeon_command.move.up_to_speed
    """
    return max(0, face_of(game, creature).speed + bonus(game, creature, "speed"))


@judgement
def melee(game: Context[Position], creature: Creature) -> int | None:
    """The damage of a creature's melee attack. Who has none printed has none, whatever is added.

    Clauses: dungeon_command.attack.fixed_damage
    """
    printed = face_of(game, creature).melee
    return None if printed is None else printed + bonus(game, creature, "melee")


@judgement
def ranged(game: Context[Position], creature: Creature) -> int | None:
    """The damage of a creature's ranged attack. Who has none printed has none, whatever is added.

    Clauses: dungeon_command.attack.fixed_damage, dungeon_command.ranged.range
    """
    printed = face_of(game, creature).ranged
    return None if printed is None else printed.damage + bonus(game, creature, "ranged")


@judgement
def reach(game: Context[Position], creature: Creature) -> int:
    """How many squares away the target of a creature's ranged attack may be.

    Clauses: dungeon_command.ranged.range
    """
    printed = face_of(game, creature).ranged
    return 0 if printed is None else max(0, printed.range + bonus(game, creature, "range"))


@judgement
def hit_points(game: Context[Position], creature: Creature) -> int:
    """The hit points that a creature has without any damage.

    Clauses: dungeon_command.damage.destroy_at_zero
    """
    return face_of(game, creature).hit_points + bonus(game, creature, "hit_points")


@judgement
@once
def move_mode(game: Context[Position], creature: Creature) -> MoveMode | None:
    """How a creature moves, if not normally: as its card says, unless another card gives it a way; of those the last.

    Clauses: dungeon_command.move.special_sources
    """
    given = [each.moves for each in constants_of(game, creature) if each.moves is not None]
    return given[-1] if given else face_of(game, creature).moves


@judgement
def immune(game: Context[Position], creature: Creature) -> bool:
    """Whether hazardous terrain deals a creature no damage, by a card's text.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    return any(each.immune for each in constants_of(game, creature))


@judgement
@once
def unstoppable(game: Context[Position], creature: Creature) -> bool:
    """Whether a creature's moves do not end beside an enemy, by a card's text.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    return any(each.unstoppable for each in constants_of(game, creature))

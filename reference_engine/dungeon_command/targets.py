"""Whom card texts let the user choose, and whom their parts reach."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from reference_engine.dungeon_command import adjacency, line_of_sight, values
from reference_engine.dungeon_command.cards import Reach, Target, Type
from reference_engine.dungeon_command.position import Creature, Position, chart_of, creatures_of, enemies_of
from reference_engine.dungeon_command.procedures import Declared, Exchange
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import named_twice
from reference_engine.kernel.judgement import judgement

# Choosing


@judgement
def placed_wrongly(game: Context[Position], user: Creature, target: Target, there: str) -> bool:
    """Whether a square is not where the text wants what is chosen: so near, beside the user, in its line of sight.

    Distances are counted as for ranged attacks, walls ignored.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    here = user.square
    if target.within is not None and adjacency.distance(chart_of(game.position), here, there) > target.within:
        return True
    if target.adjacent and not adjacency.adjacent(game, here, there):
        return True
    return target.sight and there != here and not line_of_sight.in_sight(game, here, there)


@judgement
def suits(game: Context[Position], seat: str, user: Creature, target: Target, creature: Creature) -> bool:
    """Whether a creature is what the text lets the user choose.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    if target.side != "any" and (creature.controller == seat) != (target.side == "own"):
        return False
    if target.not_this and creature.card == user.card:
        return False
    if target.tapped is not None and creature.tapped != target.tapped:
        return False
    return values.is_of(game, creature, target.type) and not placed_wrongly(game, user, target, creature.square)


@judgement
def wrong_choice(
    game: Context[Position], seat: str, user: Creature, target: Target | None, chosen: tuple[str, ...]
) -> str | None:
    """What the text says to choose must be chosen, no more and no less.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    wanted = target.count if target is not None and target.what == "creatures" else 0
    if twice := named_twice(chosen):
        return f"{', '.join(twice)} is named twice"
    if len(chosen) != wanted:
        return f"{wanted} creatures are to be chosen, not {len(chosen)}"
    creatures = game.position.creatures
    wrong = [each for each in chosen if target is not None and not suits(game, seat, user, target, creatures[each])]
    return f"{', '.join(wrong)} is not what the text lets {seat} choose" if wrong else None


def ways(game: Context[Position], seat: str, user: Creature, target: Target | None) -> Iterable[tuple[str, ...]]:
    """Every choice that the text allows."""
    if target is None or target.what == "square":
        return ((),)
    fitting = [each.card for each in game.position.creatures.values() if suits(game, seat, user, target, each)]
    return combinations(fitting, target.count)


@judgement
def wrong_square(game: Context[Position], user: Creature, target: Target | None, square: str) -> str | None:
    """A square is chosen where the text says so: one that is no wall, where the text wants it.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    if target is None or target.what == "creatures":
        return f"no square is to be chosen, and {square} is named" if square else None
    if not square:
        return "a square is to be chosen, and none is named"
    wrong = chart_of(game.position).has(square, "wall") or placed_wrongly(game, user, target, square)
    return f"{square} is no square that the text lets be chosen" if wrong else None


# Reaching


@judgement
def answered_by(game: Context[Position], declared: Declared) -> tuple[Exchange, Declared] | None:
    """What a reaction answers, and the exchange in which it has been declared.

    Clauses: dungeon_command.stack.lifo
    """
    for frame in reversed(game.position.stack):
        if isinstance(frame, Exchange):
            there = 0 <= declared.answers < len(frame.declared)
            return (frame, frame.declared[declared.answers]) if there else None
    return None


@judgement
def reached(
    game: Context[Position], declared: Declared, to: Reach, within: int | None = None, type_: Type | None = None
) -> tuple[str, ...]:
    """The creatures on the battlefield that a part of an effect reaches now.

    Distances are those from the square chosen, or else from the user: when it has been destroyed, nothing is within
    any number of squares of it.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    user = game.position.creatures.get(declared.actor)
    found = [each for each in _reached(game, declared, to) if values.is_of(game, each, type_)]
    if within is None:
        return tuple(each.card for each in found)
    here = declared.square or (user.square if user is not None else "")
    if not here:
        return ()
    chart = chart_of(game.position)
    return tuple(each.card for each in found if adjacency.distance(chart, here, each.square) <= within)


def _reached(game: Context[Position], declared: Declared, to: Reach) -> Iterator[Creature]:
    creatures = game.position.creatures
    user = creatures.get(declared.actor)
    if to == "target":
        yield from (creatures[each] for each in declared.targets if each in creatures)
    elif to == "this":
        yield from () if user is None else (user,)
    elif to == "own":
        yield from creatures_of(game, declared.seat)
    elif to == "enemies":
        yield from enemies_of(game, declared.seat)
    elif to == "others":
        if user is not None:
            for each in creatures.values():
                if each.card not in declared.targets and adjacency.adjacent(game, user.square, each.square):
                    yield each
    elif to == "actor":
        answered = answered_by(game, declared)
        if answered is not None and answered[1].actor in creatures:
            yield creatures[answered[1].actor]
    else:
        yield from creatures.values()

"""Damage: what is left after prevention, who takes it, who is destroyed."""

from collections.abc import Mapping

from msgspec.structs import replace

from reference_engine.dungeon_command import morale, values, zones
from reference_engine.dungeon_command.exchange import declared_under
from reference_engine.dungeon_command.position import Position, card_of
from reference_engine.dungeon_command.procedures import Damaging, Declared, Effect, Exchange, Hit
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next

ALL = -1
"""In the place of an amount prevented: all of it."""


@judgement
def after_prevention(_game: Context[Position], declared: Declared, creature: str, amount: int) -> int:
    """What is left of the damage to a creature when everything prevented is taken off, at least nothing.

    Clauses: dungeon_command.cower.after_prevention, dungeon_command.ruling.prevention_of_one_damage
    """
    for each in declared.prevented:
        if each.creature == creature:
            amount = 0 if each.amount == ALL else max(0, amount - each.amount)
    return amount


@judgement
def deal(game: Context[Position], amounts: Mapping[str, int], clause: str, by: str = "") -> Next:
    """One event deals damage to creatures; nobody is asked about damage that was prevented to nothing.

    Clauses: dungeon_command.ruling.damage_at_once, dungeon_command.ruling.prevented_to_nothing
    """
    present = game.position.creatures
    hits = tuple(Hit(creature, amount) for creature, amount in amounts.items() if amount > 0 and creature in present)
    return Call(Damaging(hits=hits, clause=clause, by=by)) if hits else None


def burn(game: Context[Position], _exchange: Exchange, declared: Declared) -> Next:
    """Hazardous terrain deals its damage, less what has been prevented.

    Clauses: dungeon_command.terrain.hazard_entry, dungeon_command.ruling.prevention_of_one_damage,
        dungeon_command.terrain.hazard_end_turn
    """
    amounts = {declared.actor: after_prevention(game, declared, declared.actor, declared.damage)}
    return deal(game, amounts, declared_under(declared))


def apply_damage(game: Context[Position], frame: Damaging) -> Next:
    """Everything decided is applied at once: who cowers costs morale, the others are damaged, then some are destroyed.

    Clauses: dungeon_command.ruling.damage_at_once, dungeon_command.damage.destroy_at_zero
    """
    for hit in frame.hits:
        if hit.cower:
            cower(game, frame, hit)
        else:
            _suffer(game, frame, hit)
    for hit in frame.hits:
        if is_destroyed(game, hit.creature):
            destroy(game, hit.creature, "dungeon_command.damage.destroy_at_zero")
            frame.killed = True
    return None


def _suffer(game: Context[Position], frame: Damaging, hit: Hit) -> None:
    """Damage stays on a creature.

    Clauses: dungeon_command.damage.persistent
    """
    creature = game.position.creatures[hit.creature]
    zones.change_creature(game, hit.creature, damage=creature.damage + hit.amount)
    game.emit(Event("damaged", frame.clause, seat=creature.controller, about=hit.creature, amount=hit.amount))


@judgement
def cower(game: Context[Position], frame: Damaging, hit: Hit) -> None:
    """A creature that cowers takes none of the damage, which costs its controller morale instead.

    The additional effects of the same source do not reach it, unless the edition reads it otherwise.

    Clauses: dungeon_command.cower.morale_cost, dungeon_command.cower.own_effects
    """
    controller = game.position.creatures[hit.creature].controller
    game.emit(Event("cowered", "dungeon_command.cower.option", seat=controller, about=hit.creature, amount=hit.amount))
    morale.change(game, controller, -cowering_cost(game, hit.amount), "dungeon_command.cower.morale_cost")
    below = game.position.stack[-2]
    if isinstance(below, Effect) and game.edition.switches["cower_stops_effects"] == "on":
        below.spared = (*below.spared, hit.creature)


@judgement
def cowering_cost(game: Context[Position], amount: int) -> int:
    """The morale that cowering from so much damage costs: 1 for each 10, however few hit points there are.

    Clauses: dungeon_command.cower.morale_cost, dungeon_command.cower.full_amount
    """
    return amount // game.edition.numbers["cower_unit"]


@judgement
def is_destroyed(game: Context[Position], creature: str) -> bool:
    """Whether a creature has no hit points left.

    Clauses: dungeon_command.damage.destroy_at_zero
    """
    present = game.position.creatures.get(creature)
    return present is not None and present.damage >= values.hit_points(game, present)


@judgement
def destroy(game: Context[Position], creature: str, clause: str) -> None:
    """A creature is destroyed: its card goes to its owner's pile, and its level is lost in morale.

    Clauses: dungeon_command.morale.loss_by_level, dungeon_command.damage.to_owner_graveyard,
        dungeon_command.ruling.whose_morale
    """
    present = game.position.creatures[creature]
    loser = present.owner if game.edition.switches["morale_of"] == "owner" else present.controller
    game.emit(Event("destroyed", clause, seat=present.controller, about=creature, place=present.square))
    zones.remove_creature(game, creature, "dungeon_command.damage.to_owner_graveyard")
    morale.change(game, loser, -level_lost(game, creature), "dungeon_command.morale.loss_by_level")


@judgement
def level_lost(game: Context[Position], creature: str) -> int:
    """The level of a creature's card, which its side loses in morale.

    Clauses: dungeon_command.morale.loss_by_level
    """
    face = card_of(game, creature).creature
    return face.level if face is not None else 0


def decided(frame: Damaging, creature: str, cower: bool) -> None:
    """Somebody has decided about a creature."""
    frame.hits = tuple(replace(hit, cower=cower) if hit.creature == creature else hit for hit in frame.hits)

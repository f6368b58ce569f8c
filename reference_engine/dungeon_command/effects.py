"""A card's text takes effect: its parts one after another, each an event of its own."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from reference_engine.dungeon_command import (
    attack,
    damage,
    exchange,
    morale,
    movement,
    moving,
    targets,
    texts,
    turn_effects,
    zones,
)
from reference_engine.dungeon_command.cards import (
    Attach,
    Attack,
    Cancel,
    Change,
    Damage,
    Destroy,
    Detach,
    Draw,
    GainMorale,
    Heal,
    Move,
    Part,
    Prevent,
    Reaching,
    TakeControl,
    Tap,
    Text,
    Untap,
)
from reference_engine.dungeon_command.position import Modifier, Position, card_of, other
from reference_engine.dungeon_command.procedures import Declared, Effect, Exchange, Prevented
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Call, Goto, Next

TEXT = "dungeon_command.ruling.card_text_binds"


def begin(_game: Context[Position], _exchange: Exchange, declared: Declared) -> Next:
    """An order card, a power, an immediate action or an effect of a turn takes effect."""
    return Call(Effect(declared=declared))


def begin_effect(game: Context[Position], frame: Effect) -> Next:
    """What has been declared may come to nothing; otherwise its text takes effect.

    Clauses: dungeon_command.ruling.dead_attacker, dungeon_command.ruling.card_text_binds
    """
    declared = declared_in(frame)
    text = texts.text_of(game, declared.card, declared.ability)
    if text is None or comes_to_nothing(game, declared):
        return Goto("put_card_away")
    game.emit(Event("takes_effect", TEXT, seat=declared.seat, about=declared.actor, other=declared.card))
    frame.spared = gone_astray(game, declared, text)
    return None


def apply_parts(game: Context[Position], frame: Effect) -> Next:
    """The parts apply in the order printed; with each the game may end before the next.

    Clauses: dungeon_command.ruling.card_text_binds, dungeon_command.ruling.one_event
    """
    declared = declared_in(frame)
    parts = card_of(game, declared.card).texts[declared.ability].do
    if frame.part == len(parts):
        return None
    part = parts[frame.part]
    frame.part += 1
    following: Next = game.edition.judgements["verbs"][type(part)](game, frame, part)
    return Call(following.procedure, stay=True) if isinstance(following, Call) else AGAIN


def declared_in(frame: Effect) -> Declared:
    """What is taking effect."""
    assert frame.declared is not None
    return frame.declared


@judgement
def comes_to_nothing(game: Context[Position], declared: Declared) -> bool:
    """Whether something declared has no effect: it was cancelled, or the creature that would do it has gone.

    Clauses: dungeon_command.ruling.dead_attacker
    """
    if declared.cancelled:
        return True
    gone = declared.actor not in game.position.creatures and game.edition.switches["dead_attacker_hits"] == "off"
    if gone:
        clause = "dungeon_command.ruling.dead_attacker"
        game.emit(Event("no_effect", clause, seat=declared.seat, about=declared.actor, other=declared.card))
    return gone


@judgement
def gone_astray(game: Context[Position], declared: Declared, text: Text) -> tuple[str, ...]:
    """The chosen creatures that an effect no longer reaches, because they have been moved away.

    Where they stand is looked at when the action is declared, and again only under the other reading.

    Clauses: dungeon_command.ruling.targets_at_declaration
    """
    creatures = game.position.creatures
    user, target = creatures.get(declared.actor), text.target
    if game.edition.switches["target_rechecked"] == "off" or user is None or target is None:
        return ()
    user = texts.as_moved(game, user, text, declared.moves)[1]
    present = (creatures[each] for each in declared.targets if each in creatures)
    return tuple(each.card for each in present if targets.placed_wrongly(game, user, target, each.square))


@judgement
def damaged_by(game: Context[Position], declared: Declared) -> tuple[str, ...]:
    """The creatures that would take damage from what has been declared, as things stand.

    Clauses: dungeon_command.ruling.what_reactions_answer
    """
    if declared.kind == "hazard":
        return (declared.actor,)
    if declared.kind == "attack":
        return declared.targets
    text = texts.text_of(game, declared.card, declared.ability) if declared.card else None
    found: list[str] = []
    for part in text.do if text is not None else ():
        if isinstance(part, Attack):
            found += declared.targets[:1]
        elif isinstance(part, Damage):
            found += targets.reached(game, declared, part.to, part.within, part.type)
    return tuple(dict.fromkeys(found))


# What each verb does


def _reached(game: Context[Position], frame: Effect, part: Reaching | Move | Attach) -> list[str]:
    """Whom a part reaches: none of those that cowered, dodged or have gone astray.

    Clauses: dungeon_command.cower.own_effects, dungeon_command.ranged.dodge_effect
    """
    limits = (part.within, part.type) if isinstance(part, Reaching) else ()
    reached = targets.reached(game, declared_in(frame), part.to, *limits)
    return [each for each in reached if each not in frame.spared]


def _spend_prevention(frame: Effect, creatures: Iterable[str]) -> None:
    """What was prevented belongs to the first damage of the action to a creature; what is left over is lost.

    Clauses: dungeon_command.ruling.prevention_of_one_damage
    """
    spent = set(creatures)
    declared = declared_in(frame)
    frame.declared = replace(declared, prevented=tuple(p for p in declared.prevented if p.creature not in spent))


def _attack(game: Context[Position], frame: Effect, part: Attack) -> Next:
    following = attack.strike(game, frame, part)
    _spend_prevention(frame, declared_in(frame).targets[:1])
    return following


def _damage(game: Context[Position], frame: Effect, part: Damage) -> Next:
    """Everybody reached takes the damage in one event, less what has been prevented.

    Clauses: dungeon_command.ruling.damage_at_once, dungeon_command.cower.after_prevention
    """
    declared = declared_in(frame)
    creatures = _reached(game, frame, part)
    if part.unpreventable:
        amounts = dict.fromkeys(creatures, part.amount)
    else:
        amounts = {each: damage.after_prevention(game, declared, each, part.amount) for each in creatures}
        _spend_prevention(frame, creatures)
    return damage.deal(game, amounts, TEXT, declared.actor)


def _heal(game: Context[Position], frame: Effect, part: Heal) -> Next:
    for creature in _reached(game, frame, part):
        zones.heal(game, creature, part.amount, TEXT)
    return None


def _tap(game: Context[Position], frame: Effect, part: Tap) -> Next:
    for creature in _reached(game, frame, part):
        zones.tap(game, creature, TEXT)
    return None


def _untap(game: Context[Position], frame: Effect, part: Untap) -> Next:
    """An effect untaps creatures, which may then tap for a further action.

    Clauses: dungeon_command.actions.again_after_untap
    """
    for creature in _reached(game, frame, part):
        zones.untap(game, creature, "dungeon_command.actions.again_after_untap")
    return None


def _move(game: Context[Position], frame: Effect, part: Move) -> Next:
    """Those named move one after another, along the paths named when the action was declared.

    A path that is no longer lawful is not walked at all.

    Clauses: dungeon_command.ruling.moved_by_a_card, dungeon_command.ruling.shift_is_not_the_move
    """
    clause = "dungeon_command.ruling.moved_by_a_card"
    allowed = _reached(game, frame, part)
    for moved in declared_in(frame).moves[frame.moved :]:
        frame.moved += 1
        if moved.creature not in allowed or not moved.path:
            continue
        creature = game.position.creatures[moved.creature]
        if movement.unlawful(game, creature, part.kind, part.squares, moved.path):
            seat = declared_in(frame).seat
            game.emit(Event("no_effect", clause, seat=seat, about=moved.creature, place=moved.path[-1]))
            continue
        # The others named move when this one has arrived.
        frame.part -= 1
        return moving.begin(game, moved.creature, part.kind, moved.path)
    return None


def _whose(frame: Effect, whose: str) -> str:
    """The card's player, or the opponent."""
    seat = declared_in(frame).seat
    return seat if whose == "own" else other(seat)


def _draw(game: Context[Position], frame: Effect, part: Draw) -> Next:
    """Cards are drawn, as many as there are.

    Clauses: dungeon_command.components.two_decks
    """
    draw = zones.draw_orders if part.deck == "order" else zones.draw_creatures
    draw(game, _whose(frame, part.who), part.count, TEXT)
    return None


def _gain_morale(game: Context[Position], frame: Effect, part: GainMorale) -> Next:
    morale.change(game, _whose(frame, part.of), part.amount, TEXT)
    return None


def _change(game: Context[Position], frame: Effect, part: Change) -> Next:
    source = game.position.cards[declared_in(frame).card]
    for creature in _reached(game, frame, part):
        zones.modify(game, creature, Modifier(source, part.stat, part.amount, part.until), TEXT)
    return None


def _prevent(game: Context[Position], frame: Effect, part: Prevent) -> Next:
    """Damage that is answered will be so much less for the creature on whose account it is answered.

    Clauses: dungeon_command.cower.after_prevention, dungeon_command.ruling.prevention_of_one_damage
    """
    declared = declared_in(frame)
    answered = targets.answered_by(game, declared)
    if answered is not None:
        prevented = Prevented(declared.on, damage.ALL if part.amount is None else part.amount)
        exchange.change_declared(answered[0], declared.answers, prevented=(*answered[1].prevented, prevented))
        clause = "dungeon_command.cower.after_prevention"
        game.emit(Event("prevented", clause, seat=declared.seat, about=declared.on, amount=prevented.amount))
    return None


def _cancel(game: Context[Position], frame: Effect, _part: Cancel) -> Next:
    """What is answered will have no effect.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    declared = declared_in(frame)
    answered = targets.answered_by(game, declared)
    if answered is not None:
        exchange.change_declared(answered[0], declared.answers, cancelled=True)
        game.emit(Event("cancelled", TEXT, seat=declared.seat, about=answered[1].actor, other=answered[1].card))
    return None


def _attach(game: Context[Position], frame: Effect, part: Attach) -> Next:
    """The order card stays with the creature, if that is still there to be reached.

    Clauses: dungeon_command.orders.own_creature
    """
    declared = declared_in(frame)
    for creature in _reached(game, frame, part):
        zones.attach(game, declared.card, declared.seat, creature, "dungeon_command.orders.own_creature")
    return None


def _detach(game: Context[Position], frame: Effect, part: Detach) -> Next:
    """What was attached to creatures goes to its owners' discard piles; some may live by it.

    Clauses: dungeon_command.ruling.card_text_binds, dungeon_command.damage.destroy_at_zero
    """
    reached = _reached(game, frame, part)
    for creature in reached:
        zones.detach(game, creature, TEXT)
    fallen = [each for each in reached if damage.is_destroyed(game, each)]
    return _destroyed(game, frame, fallen, "dungeon_command.damage.destroy_at_zero")


def _take_control(game: Context[Position], frame: Effect, part: TakeControl) -> Next:
    """The card's player controls the creatures, which stay their owners'.

    Clauses: dungeon_command.ruling.control_and_ownership
    """
    for creature in _reached(game, frame, part):
        zones.take_control(game, creature, declared_in(frame).seat, "dungeon_command.ruling.control_and_ownership")
    return None


def _destroy(game: Context[Position], frame: Effect, part: Destroy) -> Next:
    """Creatures are destroyed without damage, so nobody cowers.

    Clauses: dungeon_command.morale.loss_by_level
    """
    return _destroyed(game, frame, _reached(game, frame, part), TEXT)


def _destroyed(game: Context[Position], frame: Effect, creatures: list[str], clause: str) -> Next:
    """Who has destroyed others may have a text for that."""
    for creature in creatures:
        damage.destroy(game, creature, clause)
    return turn_effects.of_killer(game, declared_in(frame).actor) if creatures else None


VERBS: Mapping[type[Part], Callable[[Context[Position], Effect, Any], Next]] = MappingProxyType(
    {
        Attack: _attack,
        Damage: _damage,
        Heal: _heal,
        Tap: _tap,
        Untap: _untap,
        Move: _move,
        Draw: _draw,
        GainMorale: _gain_morale,
        Change: _change,
        Prevent: _prevent,
        Cancel: _cancel,
        Attach: _attach,
        Detach: _detach,
        TakeControl: _take_control,
        Destroy: _destroy,
    }
)
"""What each verb of the vocabulary does."""

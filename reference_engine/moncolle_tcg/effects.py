"""An effect takes place: its groups of parts one after another, the parts of a group at the same time.

All parts of a group see the state before any of them; the next group follows unless nothing has happened at all.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Goto, Next
from reference_engine.moncolle_tcg import zones
from reference_engine.moncolle_tcg.cards import (
    Ability,
    Automatic,
    Exclude,
    Grant,
    Kill,
    Lose,
    Mill,
    Restore,
    Strip,
)
from reference_engine.moncolle_tcg.position import Granted, Position, Unit, card_of
from reference_engine.moncolle_tcg.values import (
    GRANTED_BY,
    abilities_to_grant,
    cannot_die,
    defence,
    icons_to_lose,
    next_since,
    resists,
    weakness,
)
from reference_engine.monster_collection import chain, conditions
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import (
    Banish,
    Cancel,
    Damage,
    DrawCards,
    DropCards,
    Exhaust,
    HandLimit,
    Ready,
    Recall,
    ToDeck,
)
from reference_engine.monster_collection.effects import Effect, drops_of, parts_of, reached
from reference_engine.monster_collection.position import Modifier, Seat, opponent


@judgement
def effect_of(game: Context[Position], frame: Effect) -> Ability | Automatic:
    """What is printed: on the card, or on the one that has granted the ability.

    Clauses: moncolle_tcg.glossary.grant_ability
    """
    if frame.kind.startswith(GRANTED_BY):
        return abilities_to_grant(game, frame.kind.removeprefix(GRANTED_BY))[frame.index]
    card = card_of(game, frame.card)
    return card.triggers[frame.index] if frame.kind == "trigger" else card.abilities[frame.index]


def choose_drops(game: Context[Position], frame: Effect) -> Next:
    """Whoever must discard from the hand chooses the cards, the turn player first; a short hand is discarded whole.

    The effect is short where no hand had a single card for it.

    Clauses: moncolle_tcg.ruling.turn_player_first, moncolle_tcg.ruling.applied_unless_nothing_happened
    """
    for seat, part in drops_of(game, frame)[frame.dropped :]:
        hand = game.position.players[seat].hand
        if len(hand) > part.count:
            frame.short = False
            return Decision(seat, "drop", "moncolle_tcg.glossary.discard", about=frame.card)
        frame.short = not hand and (frame.short or not frame.dropped)
        frame.dropped += 1
        shared.discard_from_hand(game, seat, hand)
    return None


def apply_group(game: Context[Position], frame: Effect) -> Next:
    """The parts of a group apply at the same time.

    Who is reached, who dies and whose values change is worked out before anything changes; those who die leave
    together, and all who leave notice that the others do.

    Clauses: moncolle_tcg.glossary.and, moncolle_tcg.glossary.after_application,
        moncolle_tcg.ruling.applied_unless_nothing_happened, moncolle_tcg.ruling.joined_parts_see_the_same
    """
    parts = parts_of(game, frame)
    units = [_units_of(game, frame, part) for part in parts]
    doomed, hurt, happened = struck_down(game, frame, list(zip(parts, units, strict=True)))
    game.departed = []
    # A loss takes what was there before its group, so it comes before the grants of the group.
    for part, reaches in sorted(zip(parts, units, strict=True), key=lambda each: not isinstance(each[0], Lose)):
        if type(part) in VERBS:
            happened = carried_out(game, frame, part, reaches) or happened
    conditions.occur(game, "damaged", hurt)
    present = game.position.units
    fallen = [present[unit] for unit in sorted(doomed) if unit in present]
    shared.die(game, fallen, game.clause("damage.lethal"))
    game.departed = None
    happened = happened or bool(fallen)
    frame.rolled, frame.dropped, frame.short = (), 0, False
    if frame.group + 1 < len(effect_of(game, frame).do):
        if happened:
            frame.group += 1
            return Goto("roll_dice")
        clause = "moncolle_tcg.glossary.after_application"
        game.emit(Event("incomplete", clause, seat=frame.seat, about=frame.card))
    return None


def _units_of(game: Context[Position], frame: Effect, part: Any) -> list[Unit]:
    """The units that a part reaches now."""
    to = getattr(part, "to", "")
    return [game.position.units[unit.id] for unit in reached(game, frame, to)] if to else []


@judgement
def carried_out(game: Context[Position], frame: Effect, part: Any, units: list[Unit]) -> bool:
    """Apply a part to the units it was meant for that are still there; returns whether anything happened."""
    present = game.position.units
    return bool(VERBS[type(part)](game, frame, part, [present[unit.id] for unit in units if unit.id in present]))


# Damage and death


@judgement
def struck_down(
    game: Context[Position], frame: Effect, parts: list[tuple[Any, list[Unit]]]
) -> tuple[set[str], list[Unit], bool]:
    """Who dies of the damage and the lethal effects of a group, who is hurt, and whether any damage was applied.

    Damage counts on its own each time, and leaves nothing behind.

    Clauses: moncolle_tcg.attack.death_threshold, moncolle_tcg.attack.no_accumulation, moncolle_tcg.glossary.dice_sum,
        moncolle_tcg.ruling.dice_rolled_at_effect
    """
    doomed: set[str] = set()
    hurt: list[Unit] = []
    faces = list(frame.rolled)
    for part, units in parts:
        if isinstance(part, Kill):
            doomed |= {unit.id for unit in units if may_be_killed(game, unit, part.attribute)}
        if not isinstance(part, Damage):
            continue
        amount = part.amount + sum(faces[: part.dice])
        del faces[: part.dice]
        for unit in units:
            taken = damage_taken(game, unit, amount, part.attribute)
            game.emit(Event("damaged", "moncolle_tcg.attack.death_threshold", about=unit.id, amount=taken))
            if taken > 0:
                hurt.append(unit)
            if taken >= defence(game, unit) and taken > 0 and may_be_killed(game, unit, part.attribute):
                doomed.add(unit.id)
    return doomed, list({unit.id: unit for unit in hurt}.values()), bool(hurt)


def damage_taken(game: Context[Position], unit: Unit, amount: int, attribute: str) -> int:
    """How much damage the unit takes: more of what it is weak to, if it is any at all.

    Clauses: moncolle_tcg.standing.weakness, moncolle_tcg.ruling.resist_reduces_nothing,
        moncolle_tcg.ruling.weakness_each_time, moncolle_tcg.ruling.weaknesses_add_up,
        moncolle_tcg.standing.weakness_zero
    """
    if resists(game, unit, attribute) and game.edition.switches["resist_mode"] == "reduce":
        return 0
    return amount + weakness(game, unit, attribute) if amount >= 1 and attribute else amount


@judgement
def may_be_killed(game: Context[Position], unit: Unit, attribute: str) -> bool:
    """Whether damage or an effect of an attribute can kill the unit.

    Clauses: moncolle_tcg.standing.resist, moncolle_tcg.ruling.resist_against_other_effects
    """
    return not resists(game, unit, attribute) and not cannot_die(game, unit)


# The verbs: each says whether anything happened


def _grant(game: Context[Position], frame: Effect, part: Grant, units: list[Unit]) -> bool:
    """Numbers are added to the printed ones, abilities to the printed ones, for a while.

    Clauses: moncolle_tcg.glossary.grant_number, moncolle_tcg.glossary.grant_ability
    """
    lasting = replace(
        _lasting(game, frame),
        attack=part.attack,
        defence=part.defence,
        standing=part.standing,
        abilities=part.abilities,
        race=part.race,
        cannot_die=part.cannot_die,
        cannot_attack=part.cannot_attack,
    )
    return _lasts(game, lasting, units)


def _lose(game: Context[Position], frame: Effect, part: Lose, units: list[Unit]) -> bool:
    """What the units have now is lost for a while, what they get later is not.

    Clauses: moncolle_tcg.glossary.loss, moncolle_tcg.ruling.loses_what_it_has
    """
    lasting = replace(_lasting(game, frame), loses=part.what)
    for unit in units:
        lost = replace(lasting, worn=unit.equipment, icons=icons_to_lose(game, unit, part.icons))
        _lasts(game, lost, [unit])
    return bool(units)


def _lasting(game: Context[Position], frame: Effect) -> Granted:
    """How long the effect lasts: as printed, else until the battle or, outside battles, the turn ends.

    Clauses: moncolle_tcg.ruling.card_duration_wins, moncolle_tcg.battle.end_effects_first
    """
    position = game.position
    until = effect_of(game, frame).until or ("battle" if position.battle else "turn")
    source = position.cards[frame.card]
    if frame.kind.startswith(GRANTED_BY):
        source = frame.kind.removeprefix(GRANTED_BY)
    return Granted(source, until, position.turn, next_since(game))


def _lasts(game: Context[Position], lasting: Granted, units: list[Unit]) -> bool:
    for unit in units:
        shared.change_unit(game, unit.id, modifiers=(*unit.modifiers, lasting))
        game.emit(Event("changed", "moncolle_tcg.glossary.grant_number", about=unit.id, other=lasting.source))
    game.unsettled = True
    return bool(units)


def _exhaust(game: Context[Position], _frame: Effect, _part: Exhaust, units: list[Unit]) -> bool:
    ready = [unit for unit in units if unit.ready]
    shared.exhaust(game, ready, "moncolle_tcg.status.two_states")
    return bool(ready)


def _ready(game: Context[Position], _frame: Effect, _part: Ready, units: list[Unit]) -> bool:
    exhausted = [unit for unit in units if not unit.ready]
    shared.make_ready(game, exhausted, "moncolle_tcg.status.two_states")
    return bool(exhausted)


def _banish(game: Context[Position], _frame: Effect, _part: Banish, units: list[Unit]) -> bool:
    """Discarded, not dead.

    Clauses: moncolle_tcg.glossary.discard, moncolle_tcg.ruling.discarded_is_not_dead
    """
    shared.leave(game, units, what="discarded", clause="moncolle_tcg.glossary.discard")
    return bool(units)


def _recall(game: Context[Position], _frame: Effect, _part: Recall, units: list[Unit]) -> bool:
    for unit in units:
        shared.to_hand(game, unit)
    return bool(units)


def _to_deck(game: Context[Position], frame: Effect, part: ToDeck, units: list[Unit]) -> bool:
    """On top of its owner's deck, from the field or from a discard pile.

    Clauses: moncolle_tcg.vocabulary.to_deck
    """
    target = effect_of(game, frame).target
    if part.to == "target" and target is not None and target.what == "discarded":
        return any(shared.back_from_the_pile(game, card) for card in frame.targets)
    for unit in units:
        shared.to_deck(game, unit)
    return bool(units)


def _hand_limit(game: Context[Position], frame: Effect, part: HandLimit, _units: list[Unit]) -> bool:
    """As long as a grant would last.

    Clauses: moncolle_tcg.vocabulary.hand_limit
    """
    lasting = _lasting(game, frame)
    modifier = Modifier(lasting.source, lasting.until, lasting.turn, hand_limit=part.count)
    shared.change_hand_limit(game, _whose(frame, part.who), modifier)
    return True


def _exclude(game: Context[Position], _frame: Effect, _part: Exclude, units: list[Unit]) -> bool:
    zones.exclude(game, units)
    return bool(units)


def _strip(game: Context[Position], frame: Effect, part: Strip, units: list[Unit]) -> bool:
    """The equipment chosen is discarded, or all that the units reached wear."""
    worn = [card for unit in units for card in unit.equipment]
    target = effect_of(game, frame).target
    if part.to == "target" and target is not None and target.equipment:
        worn = [card for unit in game.position.units.values() for card in unit.equipment if card in frame.targets]
    for card in worn:
        zones.discard_equipment(game, card, "moncolle_tcg.glossary.discard")
    return bool(worn)


def _draw(game: Context[Position], frame: Effect, part: DrawCards, _units: list[Unit]) -> bool:
    return shared.draw(game, _whose(frame, part.who), part.count) > 0


def _mill(game: Context[Position], frame: Effect, part: Mill, _units: list[Unit]) -> bool:
    return zones.mill(game, _whose(frame, part.who), part.count) > 0


def _restore(game: Context[Position], frame: Effect, _part: Restore, _units: list[Unit]) -> bool:
    """The discard pile goes under the deck; that both decks were empty is not undone by it.

    Clauses: moncolle_tcg.ruling.deck_out_stays
    """
    player = game.position.players[frame.seat]
    shared.change_player(game, frame.seat, deck=player.deck + player.discard, discard=())
    if player.discard:
        amount = len(player.discard)
        game.emit(Event("restored", "moncolle_tcg.ruling.deck_out_stays", seat=frame.seat, amount=amount))
    return bool(player.discard)


def _dropped(_game: Context[Position], frame: Effect, _part: DropCards, _units: list[Unit]) -> bool:
    """The cards were chosen and discarded in the step before."""
    return not frame.short


def _cancel(game: Context[Position], frame: Effect, part: Cancel, _units: list[Unit]) -> bool:
    return chain.cancel(game, frame, part, {})


def _whose(frame: Effect, who: str) -> Seat:
    return frame.seat if who == "own" else opponent(frame.seat)


Verb = Callable[[Context[Position], Effect, Any, list[Unit]], bool]

VERBS: dict[type[Any], Verb] = {
    Grant: _grant,
    Lose: _lose,
    Exhaust: _exhaust,
    Ready: _ready,
    Banish: _banish,
    Recall: _recall,
    ToDeck: _to_deck,
    Exclude: _exclude,
    Strip: _strip,
    DrawCards: _draw,
    DropCards: _dropped,
    HandLimit: _hand_limit,
    Mill: _mill,
    Restore: _restore,
    Cancel: _cancel,
}
"""What each verb does, except damage and lethal effects, which a group works out together."""

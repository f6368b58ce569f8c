"""Moving cards between zones. Each helper makes a change and records it, so no event is forgotten."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection.position import Modifier, Position, Unit, card_of, unit_of


def change_player(game: Context[Position], seat: str, **changes: Any) -> None:
    """Put a changed player in the old one's place."""
    players = game.position.players
    players[seat] = replace(players[seat], **changes)


def change_unit(game: Context[Position], unit: str, **changes: Any) -> None:
    """Put a changed unit in the old one's place."""
    units = game.position.units
    units[unit] = replace(units[unit], **changes)


@judgement
def draw(game: Context[Position], seat: str, count: int) -> int:
    """Move cards from the top of the deck to the hand, as many as there are; returns how many.

    Clauses: zone.deck.refill_from_top, turn.hand1.short_deck
    """
    player = game.position.players[seat]
    drawn = player.deck[:count]
    if drawn:
        change_player(game, seat, deck=player.deck[len(drawn) :], hand=player.hand + drawn)
        game.emit(Event("drawn", game.clause("zone.deck.refill_from_top"), seat=seat, amount=len(drawn), cards=drawn))
    return len(drawn)


@judgement
def discard_from_hand(game: Context[Position], seat: str, cards: tuple[str, ...]) -> None:
    """Put hand cards on their owner's discard pile, tokens on the token area.

    Clauses: terms.discard, token.leave_to_token_area, zone.discard.contents
    """
    player = game.position.players[seat]
    change_player(game, seat, hand=tuple(card for card in player.hand if card not in cards))
    for card in cards:
        put_away(game, seat, card)
        game.emit(Event("discarded", game.clause("terms.discard"), seat=seat, about=card))


@judgement
def put_away(game: Context[Position], seat: str, card: str) -> None:
    """Put a card that has just left its zone on the discard pile; a token goes to the token area.

    Clauses: ruling.token_is_full_unit_on_board
    """
    player = game.position.players[seat]
    if card_of(game, card).kind == "token":
        change_player(game, seat, tokens=(*player.tokens, card))
    else:
        change_player(game, seat, discard=(*player.discard, card))


@judgement
def gain_power(game: Context[Position], seat: str, count: int) -> int:
    """Add power (or take it away, never below none); returns the change.

    The ten counters are no cap.

    Clauses: zone.power.gain_spend, components.power_counters_10, ruling.power_has_no_cap, zone.power.shared_pool,
        zone.power.substitute
    """
    before = game.position.players[seat].power
    after = max(0, before + count)
    change_player(game, seat, power=after)
    if after != before:
        game.emit(Event("power", game.clause("zone.power.gain_spend"), seat=seat, amount=after - before))
    return after - before


@judgement
def enter(
    game: Context[Position],
    seat: str,
    card: str,
    area: str,
    *,
    clause: str,
    instantly_summoned: bool = False,
    entered_by_effect: bool = False,
) -> None:
    """A card comes onto the battlefield as a ready unit.

    In a battle whose line-up is fixed it stands at the rear.

    Clauses: cards.unit.summon_to_field, ruling.effect_entered_units_like_instant
    """
    position = game.position
    unit = replace(
        unit_of(card_of(game, card), card, seat, area),
        instantly_summoned=instantly_summoned,
        entered_by_effect=entered_by_effect,
    )
    # Units are kept in the order of their ids, as JSON keeps them, so that a loaded position plays on alike.
    position.units = dict(sorted({**position.units, card: unit}.items()))
    order = position.line_ups.get(unit.owner)
    if order is not None and area == position.battle:
        position.line_ups = {**position.line_ups, unit.owner: (*order, card)}
    game.emit(Event("summoned", clause, seat=seat, about=card, place=area))
    game.unsettled = True
    conditions.occur(game, "summoned", [position.units[card]])


@judgement
def leave(game: Context[Position], units: Sequence[Unit], *, what: str, clause: str) -> None:
    """Units leave the battlefield together, to their owners' discard piles.

    ``what`` is ``dies`` or ``discarded``, and whoever dies is discarded, too; a token goes to the token area.

    Clauses: damage.dead_discarded, duration.instantaneous_kinds, token.leave_to_token_area
    """
    for unit in units:
        depart(game, unit)
        put_away(game, unit.owner, unit.id)
        game.emit(Event(what, clause, seat=unit.owner, about=unit.id, place=unit.area))
    if units:
        game.unsettled = True
        conditions.occur(game, what, units)
        if what == "dies":
            conditions.occur(game, "discarded", units)


def depart(game: Context[Position], unit: Unit) -> None:
    """A unit is no longer on the battlefield; whoever leaves at the same time notices."""
    del game.position.units[unit.id]
    if game.departed is not None:
        game.departed.append(unit)


@judgement
def die(game: Context[Position], units: Sequence[Unit], clause: str) -> None:
    """Units die at the same time and are discarded.

    Clauses: damage.dead_discarded
    """
    leave(game, units, what="dies", clause=clause)


@judgement
def to_hand(game: Context[Position], unit: Unit) -> None:
    """A unit's card goes to its owner's hand; some tokens may not.

    Clauses: token.specter_not_to_hand
    """
    depart(game, unit)
    game.unsettled = True
    token_or_card_to_hand(game, unit.owner, unit.id)


@judgement
def onto_the_deck(game: Context[Position], seat: str, card: str) -> None:
    """A card that has just left its zone lies on top of its owner's deck; a token goes to the token area.

    Clauses: vocabulary.to_deck, token.leave_to_token_area
    """
    player = game.position.players[seat]
    if card_of(game, card).kind == "token":
        put_away(game, seat, card)
    else:
        change_player(game, seat, deck=(card, *player.deck))
    game.emit(Event("to_deck", game.clause("vocabulary.to_deck"), seat=seat, about=card))


@judgement
def to_deck(game: Context[Position], unit: Unit) -> None:
    """A unit's card goes on top of its owner's deck.

    Clauses: vocabulary.to_deck
    """
    depart(game, unit)
    game.unsettled = True
    onto_the_deck(game, unit.owner, unit.id)


@judgement
def back_from_the_pile(game: Context[Position], card: str) -> bool:
    """A card of a discard pile goes on top of its owner's deck; returns whether it was there.

    Clauses: vocabulary.to_deck
    """
    for seat, player in game.position.players.items():
        if card in player.discard:
            change_player(game, seat, discard=tuple(other for other in player.discard if other != card))
            onto_the_deck(game, seat, card)
            return True
    return False


@judgement
def change_hand_limit(game: Context[Position], seat: str, modifier: Modifier) -> None:
    """A player's hand limit is another one for a while.

    Clauses: vocabulary.hand_limit
    """
    player = game.position.players[seat]
    change_player(game, seat, modifiers=(*player.modifiers, modifier))
    event = Event("hand_limit", game.clause("vocabulary.hand_limit"), seat=seat, amount=modifier.hand_limit)
    game.emit(event)


@judgement
def token_or_card_to_hand(game: Context[Position], seat: str, card: str) -> None:
    """Put a card that has just left its zone into the hand, or on the token area if it may not be there."""
    player = game.position.players[seat]
    if card_of(game, card).never_in_hand:
        change_player(game, seat, tokens=(*player.tokens, card))
        game.emit(Event("to_token_area", game.clause("token.specter_not_to_hand"), seat=seat, about=card))
    else:
        change_player(game, seat, hand=(*player.hand, card))
        game.emit(Event("to_hand", game.clause("zone.hand.temporary_excess"), seat=seat, about=card))


@judgement
def move(game: Context[Position], unit: str, area: str, clause: str) -> None:
    """A unit goes to another area; of one that leaves a battle it is kept in mind that it took part in it."""
    here, battle = game.position.units[unit], game.position.battle
    left = here.moved_out or (bool(battle) and here.area == battle != area)
    change_unit(game, unit, area=area, moved_out=left)
    game.unsettled = True
    game.emit(Event("moved", clause, about=unit, place=area))


@judgement
def exhaust(game: Context[Position], units: Sequence[Unit], clause: str) -> None:
    """Units become exhausted.

    Constant effects may look at the state.

    Clauses: status.two_states, constant.always_on, damage.zero_defence_discard
    """
    for unit in units:
        if unit.ready:
            change_unit(game, unit.id, ready=False)
            game.unsettled = True
            game.emit(Event("exhausted", clause, about=unit.id))


@judgement
def make_ready(game: Context[Position], units: Sequence[Unit], clause: str) -> None:
    """Units become ready."""
    for unit in units:
        if not unit.ready:
            change_unit(game, unit.id, ready=True)
            game.unsettled = True
            game.emit(Event("readied", clause, about=unit.id))


@judgement
def lasts(game: Context[Position], unit: Unit, modifier: Modifier) -> None:
    """A lasting effect begins to hold on a unit."""
    change_unit(game, unit.id, modifiers=(*unit.modifiers, modifier))
    game.unsettled = True
    game.emit(Event("changed", game.clause("duration.printed"), about=unit.id, other=modifier.source))


@judgement
def expire(game: Context[Position], ended: frozenset[str]) -> None:
    """All lasting effects whose time is over are lost at once.

    ``ended`` has the durations that end now. An effect that reaches into a later turn ends with that turn.

    Clauses: battle.end.durations
    """
    position = game.position
    for unit in list(position.units.values()):
        kept = tuple(modifier for modifier in unit.modifiers if not is_over(game, modifier, ended, position.turn))
        if kept != unit.modifiers:
            change_unit(game, unit.id, modifiers=kept)
            game.unsettled = True
            game.emit(Event("expired", game.clause("battle.end.durations"), about=unit.id))
    for seat, player in list(position.players.items()):
        kept = tuple(modifier for modifier in player.modifiers if not is_over(game, modifier, ended, position.turn))
        if kept != player.modifiers:
            change_player(game, seat, modifiers=kept)


@judgement
def is_over(_game: Context[Position], modifier: Modifier, ended: frozenset[str], turn: int) -> bool:
    """Whether a lasting effect ends now."""
    return modifier.until in ended and modifier.turn <= turn

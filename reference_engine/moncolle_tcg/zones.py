"""Moving cards between zones, where the TCG has more to move than every Monster Collection game.

A unit takes its equipment along when it leaves, and whatever empties a deck may be the last card of both.
"""

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import default, judgement
from reference_engine.moncolle_tcg import deck_out
from reference_engine.moncolle_tcg.position import Position, Unit, card_of, wearer_of
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import Seat


def draw(game: Context[Position], seat: str, count: int) -> int:
    """Cards come from the top of the deck to the hand, as many as there are; returns how many.

    Clauses: moncolle_tcg.hand.short_deck
    """
    drawn: int = default(shared.draw)(game, seat, count)
    deck_out.watch(game)
    return drawn


@judgement
def mill(game: Context[Position], seat: Seat, count: int) -> int:
    """Cards go from the top of the deck to the discard pile, as many as there are; returns how many."""
    player = game.position.players[seat]
    cards = player.deck[:count]
    shared.change_player(game, seat, deck=player.deck[count:], discard=player.discard + cards)
    for card in cards:
        game.emit(Event("discarded", game.clause("terms.discard"), seat=seat, about=card))
    deck_out.watch(game)
    return len(cards)


@judgement
def enter(game: Context[Position], seat: Seat, card: str, area: str, *, clause: str, instantly: bool = False) -> None:
    """A unit card of the hand comes onto the field as a ready unit; in a battle it stands at the rear.

    Clauses: moncolle_tcg.cards.unit_role, moncolle_tcg.ruling.newcomers_at_the_back,
        moncolle_tcg.summonphase.enters_unacted
    """
    position = game.position
    shared.change_player(game, seat, hand=tuple(held for held in position.players[seat].hand if held != card))
    printed = card_of(game, card)
    unit = Unit(card, seat, area, instantly_summoned=instantly, level=printed.level or 0, alert=bool(printed.triggers))
    # Units are kept in the order of their ids, as JSON keeps them, so that a loaded position plays on alike.
    position.units = dict(sorted({**position.units, card: unit}.items()))
    if area == position.battle:
        position.line_ups = {**position.line_ups, seat: (*position.line_ups.get(seat, ()), card)}
    game.emit(Event("summoned", clause, seat=seat, about=card, place=area))
    game.unsettled = True
    conditions.occur(game, "summoned", [position.units[card]])


def leave(game: Context[Position], units: list[Unit], *, what: str, clause: str) -> None:
    """Units leave the field together, to their owners' discard piles, and so does their equipment.

    Clauses: moncolle_tcg.glossary.death, moncolle_tcg.equip.goes_with_unit
    """
    default(shared.leave)(game, units, what=what, clause=clause)
    equipment_goes_too(game, units)


def to_hand(game: Context[Position], unit: Unit) -> None:
    """A unit's card goes to its owner's hand, its equipment to the discard pile.

    Clauses: moncolle_tcg.equip.goes_with_unit
    """
    default(shared.to_hand)(game, unit)
    equipment_goes_too(game, [unit])


def to_deck(game: Context[Position], unit: Unit) -> None:
    """A unit's card goes on top of its owner's deck, its equipment to the discard pile.

    Clauses: moncolle_tcg.equip.goes_with_unit
    """
    default(shared.to_deck)(game, unit)
    equipment_goes_too(game, [unit])


def card_to_hand(game: Context[Position], seat: str, card: str) -> None:
    """A card that has just left its zone goes to the hand, which may hold any number outside hand adjustments.

    Clauses: moncolle_tcg.hand.over_limit
    """
    hand = game.position.players[seat].hand
    shared.change_player(game, seat, hand=(*hand, card))
    game.emit(Event("to_hand", "moncolle_tcg.hand.over_limit", seat=seat, about=card))


@judgement
def exclude(game: Context[Position], units: list[Unit]) -> None:
    """Units go to their owners' exclusion zones, their equipment to the discard piles.

    Clauses: moncolle_tcg.glossary.exclusion, moncolle_tcg.equip.goes_with_unit,
        moncolle_tcg.ruling.equipment_of_the_excluded, moncolle_tcg.ruling.exclusion_is_final
    """
    position = game.position
    for unit in units:
        shared.depart(game, unit)
        kept = position.excluded.get(unit.owner, ())
        position.excluded = {**position.excluded, unit.owner: (*kept, unit.id)}
        game.emit(Event("excluded", "moncolle_tcg.glossary.exclusion", seat=unit.owner, about=unit.id, place=unit.area))
    game.unsettled = True
    equipment_goes_too(game, units)


@judgement
def equipment_goes_too(game: Context[Position], units: list[Unit]) -> None:
    """What units that have left wore is discarded.

    Clauses: moncolle_tcg.equip.goes_with_unit
    """
    for unit in units:
        for worn in unit.equipment:
            shared.put_away(game, unit.owner, worn)
            clause = "moncolle_tcg.equip.goes_with_unit"
            game.emit(Event("discarded", clause, seat=unit.owner, about=worn))


@judgement
def put_on(game: Context[Position], unit: str, card: str) -> None:
    """A unit begins to wear a card.

    Clauses: moncolle_tcg.equip.definition
    """
    worn = game.position.units[unit].equipment
    shared.change_unit(game, unit, equipment=(*worn, card))
    game.unsettled = True


@judgement
def take_off(game: Context[Position], card: str) -> None:
    """A unit no longer wears a card, which goes nowhere yet.

    Clauses: moncolle_tcg.cards.equipment_persistent
    """
    unit = wearer_of(game.position, card)
    if unit is not None:
        shared.change_unit(game, unit.id, equipment=tuple(worn for worn in unit.equipment if worn != card))
        game.unsettled = True


@judgement
def discard_equipment(game: Context[Position], card: str, clause: str) -> None:
    """Equipment is taken off and discarded; that its unit does not leave makes no difference to the card."""
    unit = wearer_of(game.position, card)
    if unit is not None:
        take_off(game, card)
        shared.put_away(game, unit.owner, card)
        game.emit(Event("discarded", clause, seat=unit.owner, about=card))


@judgement
def forget(game: Context[Position], ended: frozenset[str]) -> None:
    """What was granted until now is lost, all at once.

    Clauses: moncolle_tcg.battle.end_effects_first
    """
    position = game.position
    for unit in list(position.units.values()):
        kept = tuple(each for each in unit.modifiers if each.until not in ended)
        if kept != unit.modifiers:
            position.units[unit.id] = replace(unit, modifiers=kept)
            game.unsettled = True
            game.emit(Event("expired", "moncolle_tcg.battle.end_effects_first", about=unit.id))
    for seat, player in position.players.items():
        lasting = tuple(each for each in player.modifiers if each.until not in ended)
        shared.change_player(game, seat, modifiers=lasting)

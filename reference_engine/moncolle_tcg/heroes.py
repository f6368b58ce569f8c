"""Heroes: units whose summoning costs cards of the deck, one of a name on each side."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.moncolle_tcg import zones
from reference_engine.moncolle_tcg.position import Position, card_of
from reference_engine.monster_collection.position import Seat


@judgement
def hero_points(game: Context[Position], card: str) -> int:
    """The hero points of a card; a unit without any is no hero and pays nothing.

    Clauses: moncolle_tcg.heroes.definition
    """
    return card_of(game, card).hero


@judgement
def pay(game: Context[Position], seat: Seat, card: str) -> None:
    """Before the hero enters, as many cards go from the top of the deck to the discard pile.

    Clauses: moncolle_tcg.heroes.deck_cost, moncolle_tcg.ruling.hero_paid_first,
        moncolle_tcg.ruling.heroes_pay_whenever_summoned
    """
    points = hero_points(game, card)
    if points:
        zones.mill(game, seat, points)


def already_there(game: Context[Position], seat: str, card: str) -> str | None:
    """A hero is not summoned while one of the same name is among its player's units.

    Copies of the opponent, and cards elsewhere, do not matter. Nothing but a summon asks, so that a second hero that
    has come some other way stays.

    Clauses: moncolle_tcg.heroes.unique_in_own_army, moncolle_tcg.heroes.opponent_copy_irrelevant,
        moncolle_tcg.ruling.second_hero_by_effect
    """
    position = game.position
    name = position.cards[card]
    if not hero_points(game, card):
        return None
    own = [unit.id for unit in position.units.values() if unit.owner == seat and position.cards[unit.id] == name]
    return f"{own[0]} is on the field, a hero of the same name" if own else None


def deck_too_short(game: Context[Position], seat: str, card: str) -> str | None:
    """A deck with fewer cards than the hero has points cannot pay.

    Clauses: moncolle_tcg.heroes.short_deck
    """
    points, left = hero_points(game, card), len(game.position.players[seat].deck)
    return f"{card} costs {points} cards of the deck, {seat} has {left}" if points > left else None

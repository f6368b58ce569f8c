"""Wrong numbers of players, decks and attributes."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import quiet
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones


@mutant("deus.overview.two_players", "the turn goes round three seats, so one player has two turns of three")
def three_seats(edition: Edition) -> Edition:
    """Count turns by three."""

    def marching(position: Any) -> str:
        other: str = "north" if position.first_player == "south" else "south"
        return other if position.turn % 3 == 2 else str(position.first_player)

    return amend.rule(edition, "marching side", marching)


@judgement(zones.draw, "deus.overview.own_deck", "what the own deck is short of is drawn from the other deck")
def draws_from_both(real: Callable[..., int], game: Any, seat: str, count: int) -> int:
    """Take the missing cards from the opponent."""
    drawn = real(game, seat, count)
    other = "north" if seat == "south" else "south"
    players = game.position.players
    short = players[other].deck[: count - drawn]
    zones.change_player(game, other, deck=players[other].deck[len(short) :])
    zones.change_player(game, seat, hand=players[seat].hand + short)
    return drawn + len(short)


@judgement(quiet.duplicate_cards, "deus.overview.own_deck", "both players may have one and the same card")
def shared_cards(real: Callable[..., Iterator[str]], edition: Edition, position: Any) -> list[str]:
    """Look at each player's own cards only."""
    decks = [set(player.deck) for player in position.players.values()]
    return [] if decks[0] & decks[1] else list(real(edition, position))


@mutant("deus.overview.six_attributes", "two of the factions share an attribute")
def shared_attribute(edition: Edition) -> Edition:
    """Turn the water cards to fire."""
    cards = {name: replace(card, attributes=("fire",)) for name, card in edition.cards.items() if _is(card, "water")}
    return edition.amended(edition.name, cards=cards)


@mutant("deus.overview.six_attributes", "there are five factions, of five attributes")
def five_attributes(edition: Edition) -> Edition:
    """Take the last faction out."""
    last = list(edition.cards.values())[-1].faction
    gone = {name: None for name, card in edition.cards.items() if card.faction == last}
    return edition.amended(edition.name, cards=gone)


def _is(card: Any, attribute: str) -> bool:
    return attribute in card.attributes

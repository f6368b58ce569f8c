"""Wrong numbers of players, decks and attributes."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, table
from reference_engine.deus import quiet
from reference_engine.monster_collection import zones

with clause("deus.overview.two_players"):

    @wrong("the turn goes round three seats, so one player has two turns of three", judgement, "marching side")
    def _(position):
        other = "north" if position.first_player == "south" else "south"
        return other if position.turn % 3 == 2 else str(position.first_player)


with clause("deus.overview.own_deck"):

    @wrong("what the own deck is short of is drawn from the other deck", judgement, zones.draw)
    def _(real, game, seat, count):
        drawn = real(game, seat, count)
        other = "north" if seat == "south" else "south"
        players = game.position.players
        short = players[other].deck[: count - drawn]
        zones.change_player(game, other, deck=players[other].deck[len(short) :])
        zones.change_player(game, seat, hand=players[seat].hand + short)
        return drawn + len(short)

    @wrong("both players may have one and the same card", judgement, quiet.duplicate_cards)
    def _(real, edition, position):
        decks = [set(player.deck) for player in position.players.values()]
        return [] if decks[0] & decks[1] else list(real(edition, position))


def _is(card: Any, attribute: str) -> bool:
    return attribute in card.attributes


with clause("deus.overview.six_attributes"):

    @wrong("two of the factions share an attribute", table)
    def _(edition):
        cards = {
            name: replace(card, attributes=("fire",)) for name, card in edition.cards.items() if _is(card, "water")
        }
        return edition.amended(edition.name, cards=cards)

    @wrong("there are five factions, of five attributes", table)
    def _(edition):
        last = list(edition.cards.values())[-1].faction
        gone = {name: None for name, card in edition.cards.items() if card.faction == last}
        return edition.amended(edition.name, cards=gone)

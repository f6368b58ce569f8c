"""What of the document of a quiet position can be looked at although some of its cards cannot be used.

A fault in a card must not hide that another one lies in the wrong place: everything is told at once.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from reference_engine.monster_maker.quiet import QuietPosition, Side


def without(quiet: "QuietPosition", lost: frozenset[str]) -> "QuietPosition":
    """The position without some cards, wherever they lie, and what lies on or with them."""
    players = {seat: _left_of(side, lost) for seat, side in quiet.players.items()}
    cards = {card_id: card for card_id, card in quiet.cards.items() if card_id not in lost}
    return replace(quiet, players=players, cards=cards)


def _left_of(side: "Side", lost: frozenset[str]) -> "Side":
    def kept(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card for card in cards if card not in lost)

    return replace(
        side,
        hand=kept(side.hand),
        deck=kept(side.deck),
        discard=kept(side.discard),
        others=kept(side.others),
        map=tuple(
            replace(land, monsters={card: owner for card, owner in land.monsters.items() if card not in lost})
            for land in side.map
            if land.id not in lost
        ),
        party=tuple(replace(each, items=kept(each.items)) for each in side.party if each.id not in lost),
    )

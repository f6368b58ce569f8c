"""The document of a quiet position, and what of it can be looked at although some of its cards cannot be used.

A fault in a card must not hide that another one lies in the wrong place: everything is told at once.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from reference_engine.kernel.documents import Id, InOrder, Word
from reference_engine.monster_maker.cards import Card
from reference_engine.monster_maker.position import Seat

Phase = Literal[
    "draw_phase",
    "first_window",
    "battle_phase",
    "victory_check",
    "second_window",
    "move_phase",
    "third_window",
    "encounter_phase",
    "end_phase",
]


class LandThere(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A land of a quiet position, face down or not, with the monsters on it: each id with its owner."""

    id: Id
    face_down: bool = False
    monsters: InOrder[dict[Id, Seat]] = {}


class CharacterThere(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A character of a quiet position. ``marked``: it has the start marker."""

    id: Id
    wounded: bool = False
    marked: bool = False
    items: tuple[Id, ...] = ()


class Side(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's piles and field; card ids, the deck's top card first, the oldest land first."""

    hand: tuple[Id, ...] = ()
    deck: InOrder[tuple[Id, ...]] = ()
    discard: tuple[Id, ...] = ()
    map: InOrder[tuple[LandThere, ...]] = ()
    party: tuple[CharacterThere, ...] = ()
    others: tuple[Id, ...] = ()
    annihilated: bool = False


class QuietPosition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position at the beginning of a phase or window of somebody's turn.

    ``cards`` gives for each card id either the name of a card of the edition or a whole definition. ``players`` are
    the seats that take part. ``damage`` has the damage on characters and monsters by their ids. The rest is what has
    been done in this turn: a retreat, the placing of a character, a rank-up, monsters placed on opponents.
    """

    turn_player: Seat
    players: dict[Seat, Side]
    turn: int = 1
    phase: Phase = "first_window"
    cards: dict[Id, Word | Card] = {}
    damage: dict[Id, int] = {}
    retreated: bool = False
    placed_character: bool = False
    ranked_up: bool = False
    monsters_on: tuple[Seat, ...] = ()
    first_player: Seat | None = None


def without(quiet: QuietPosition, lost: frozenset[str]) -> QuietPosition:
    """The position without some cards, wherever they lie, and what lies on or with them."""
    players = {seat: _left_of(side, lost) for seat, side in quiet.players.items()}
    cards = {card_id: card for card_id, card in quiet.cards.items() if card_id not in lost}
    return replace(quiet, players=players, cards=cards)


def _left_of(side: Side, lost: frozenset[str]) -> Side:
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

"""The document of a quiet position, what is wrong with it, and what of it can be looked at all the same.

A fault in a card must not hide that a unit stands in the wrong place: everything is told at once.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from reference_engine.deus.board import FRONT
from reference_engine.deus.card_list import HIGHEST_LEVEL, described_faults
from reference_engine.kernel.documents import Id, InOrder, Place, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import unlike
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import SEATS, Seat

CARDS_CACHED = 4096
"""How many described cards an edition keeps in its cache, sound or not."""

BEFORE_BATTLES = ("power_charge", "first_hand_adjustment")
"""The phases of a turn before there can have been a battle in it."""


Phase = Literal[
    "power_charge", "first_hand_adjustment", "main", "normal_summon", "second_hand_adjustment", "end_declaration"
]


class Side(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's zones in a quiet position; card ids, the deck's top card first."""

    hand: tuple[Id, ...] = ()
    deck: InOrder[tuple[Id, ...]] = ()
    discard: tuple[Id, ...] = ()
    tokens: tuple[Id, ...] = ()
    summoner: Id = ""
    power: int = 0


class Standing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit on the battlefield; its id is its card's."""

    id: Id
    owner: Seat
    area: Place
    ready: bool = True


class QuietPosition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position at the beginning of, or within, a phase in which the marching side is to act.

    ``cards`` gives for each card id either the name of a card of the edition or a whole definition.
    ``start_owner`` says who was in each front area when the turn began, ``ownership`` whose ownership marker lies on
    it, in editions that have such markers; left out, both follow the units.
    """

    marching: Seat
    turn: int = 3
    phase: Phase = "main"
    cards: dict[Id, Word | Card] = {}
    south: Side = Side()
    north: Side = Side()
    units: tuple[Standing, ...] = ()
    start_owner: dict[Place, Seat] | None = None
    control_markers: tuple[Place, ...] = ()
    battle_markers: tuple[Place, ...] = ()
    ownership: dict[Place, Seat] | None = None
    final_turn: int = 0


def document_faults(edition: Edition, quiet: QuietPosition) -> Iterator[str]:
    """What a quiet position names that is not there, cards that no card can be, and what its moment excludes."""
    own = own_cards(quiet)
    for card_id, card in quiet.cards.items():
        if isinstance(card, str) and card not in own and card not in edition.cards:
            yield f"cards.{card_id}: the edition has no card {card!r}"
    named = [unit.id for unit in quiet.units]
    for seat in SEATS:
        side = getattr(quiet, seat)
        named += [*side.hand, *side.deck, *side.discard, *side.tokens, *([side.summoner] if side.summoner else [])]
    for card_id in dict.fromkeys(named):
        if card_id not in quiet.cards:
            yield f"{card_id!r} is not among the cards"
    yield from _foreign(edition, quiet)
    yield from unlike(quiet.cards, edition.cards)
    yield from _untimely(edition, quiet)
    for name, card in own.items():
        for field, reason in described(edition, card):
            yield f"cards.{name}: {field}: {reason}"


def twice_on_the_field(quiet: QuietPosition) -> Iterator[str]:
    """A unit is in one area only.

    Clauses: deus.zone.battlefield
    """
    for unit in dict.fromkeys(unit.id for unit in quiet.units):
        places = [f"{other.area} (units[{number}])" for number, other in enumerate(quiet.units) if other.id == unit]
        if len(places) > 1:
            count = "two" if len(places) == 2 else len(places)
            yield f"{unit} stands in {count} places, {' and '.join(places)} (deus.zone.battlefield)"


def own_cards(quiet: QuietPosition) -> dict[str, Card]:
    """The cards that the document itself defines, by name."""
    return {card.name: card for card in quiet.cards.values() if isinstance(card, Card)}


def stand_ins(edition: Edition, quiet: QuietPosition) -> tuple[dict[str, str], dict[str, Card]]:
    """Names and cards with which the rest can be looked at: units whose card is unknown or faulty get a plain one."""
    own = own_cards(quiet)
    for name, card in own.items():
        if card.kind in ("unit", "token") and any(described(edition, card)):
            level = min(max(card.level or 1, 1), HIGHEST_LEVEL)
            own[name] = Card(name=name, kind=card.kind, level=level, attack=0, defence=1, march="walk")
    names = {card_id: card.name if isinstance(card, Card) else card for card_id, card in quiet.cards.items()}
    names = {card_id: name for card_id, name in names.items() if name in own or name in edition.cards}
    for unit in quiet.units:
        if unit.id not in names:
            names[unit.id] = unit.id
            own[unit.id] = Card(name=unit.id, kind="unit", level=1, attack=0, defence=1, march="walk")
    return names, own


def described(edition: Edition, card: Card) -> tuple[tuple[str, str], ...]:
    """What is wrong with a described card. The same plain ones come again and again: 9 µs each, half of a load."""
    cached: dict[Card, tuple[tuple[str, str], ...]] = edition.cache.setdefault("described cards", {})
    found = cached.get(card)
    if found is None:
        if len(cached) >= CARDS_CACHED:
            cached.clear()
        found = cached[card] = tuple(described_faults(edition, card))
    return found


def _foreign(edition: Edition, quiet: QuietPosition) -> Iterator[str]:
    """What a quiet position tells of that its edition does not have."""
    if quiet.phase not in edition.procedures["turn"]:
        yield f"phase: a turn of {edition.name} has no {quiet.phase} phase"
    if quiet.ownership and not edition.numbers["ownership_markers"]:
        yield f"ownership: {edition.name} has no ownership markers"
    if quiet.control_markers and edition.numbers["ownership_markers"]:
        yield f"control_markers: {edition.name} has ownership markers instead"


def _untimely(edition: Edition, quiet: QuietPosition) -> Iterator[str]:
    """What cannot be yet, or any more, as a phase begins.

    Clauses: deus.turn.end.markers_removed, deus.turn.hand2.as_hand1
    """
    if quiet.phase in BEFORE_BATTLES:
        for area in quiet.battle_markers:
            if area in FRONT:
                told = f"{area} has a battle marker in the {quiet.phase.replace('_', ' ')} phase"
                yield f"{told}, before any battle of the turn (deus.turn.end.markers_removed)"
    hand, limit = getattr(quiet, quiet.marching).hand, edition.numbers["hand_limit"]
    if quiet.phase == "end_declaration" and len(hand) > limit:
        told = f"{quiet.marching} has {len(hand)} cards in the hand after the second hand adjustment"
        yield f"{told}, the limit is {limit} (deus.turn.hand2.as_hand1)"

"""The document of a quiet position, what is wrong with it, and what of it can be looked at all the same."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from reference_engine.kernel.documents import Id, InOrder, Place, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import unlike
from reference_engine.moncolle_tcg.card_list import described_faults
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.monster_collection.position import SEATS, Seat

CARDS_CACHED = 4096
"""How many described cards an edition keeps in its cache, sound or not."""

Phase = Literal["first_hand_adjustment", "main", "normal_summon", "second_hand_adjustment", "end_declaration"]


class Side(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's zones in a quiet position; card ids, the deck's top card first. ``base`` is the card of the base."""

    hand: tuple[Id, ...] = ()
    deck: InOrder[tuple[Id, ...]] = ()
    discard: tuple[Id, ...] = ()
    excluded: tuple[Id, ...] = ()
    base: Id = ""


class Standing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit on the field; its id is its card's. ``equipment`` are the cards it wears."""

    id: Id
    owner: Seat
    area: Place
    ready: bool = True
    equipment: tuple[Id, ...] = ()


class Terrain(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A terrain card, or with ``proxy`` any card face down, on a space."""

    card: Id
    area: Place
    placed_by: Seat
    proxy: bool = False


class QuietPosition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position at the beginning of, or within, a phase in which the turn player is to act.

    ``cards`` gives for each card id either the name of a card of the edition or a whole definition. ``fought_on`` are
    the spaces that have seen a battle in this turn.
    """

    marching: Seat
    turn: int = 3
    phase: Phase = "main"
    cards: dict[Id, Word | Card] = {}
    south: Side = Side()
    north: Side = Side()
    units: tuple[Standing, ...] = ()
    terrain: tuple[Terrain, ...] = ()
    fought_on: tuple[Place, ...] = ()
    proxy_used: bool = False
    final_turn: int = 0


def document_faults(edition: Edition, quiet: QuietPosition) -> Iterator[str]:
    """What a quiet position names that is not there, cards that no card can be, and what its moment excludes."""
    own = own_cards(quiet)
    for card_id, card in quiet.cards.items():
        if isinstance(card, str) and card not in own and card not in edition.cards:
            yield f"cards.{card_id}: the edition has no card {card!r}"
    for card_id in dict.fromkeys(named_in(quiet)):
        if card_id not in quiet.cards:
            yield f"{card_id!r} is not among the cards"
    yield from unlike(quiet.cards, edition.cards)
    for name, card in own.items():
        for field, reason in described(edition, card):
            yield f"cards.{name}: {field}: {reason}"
    yield from _untimely(edition, quiet)


def named_in(quiet: QuietPosition) -> Iterator[str]:
    """Every card id that stands in a zone, as often as it does."""
    for unit in quiet.units:
        yield from (unit.id, *unit.equipment)
    yield from (terrain.card for terrain in quiet.terrain)
    for seat in SEATS:
        side: Side = getattr(quiet, seat)
        yield from (*side.hand, *side.deck, *side.discard, *side.excluded, *((side.base,) if side.base else ()))


def own_cards(quiet: QuietPosition) -> dict[str, Card]:
    """The cards that the document itself defines, by name."""
    return {card.name: card for card in quiet.cards.values() if isinstance(card, Card)}


def stand_ins(edition: Edition, quiet: QuietPosition) -> tuple[dict[str, str], dict[str, Card]]:
    """Names and cards with which the rest can be looked at: whatever is unknown or faulty gets a plain one."""
    own = own_cards(quiet)
    names = {card_id: card.name if isinstance(card, Card) else card for card_id, card in quiet.cards.items()}
    kinds = {unit.id: "unit" for unit in quiet.units}
    kinds |= {card: "equipment" for unit in quiet.units for card in unit.equipment}
    kinds |= {terrain.card: "terrain" for terrain in quiet.terrain if not terrain.proxy}
    for card_id in named_in(quiet):
        name = names.get(card_id, card_id)
        card = own.get(name) or edition.cards.get(name)
        if card is None or any(described(edition, card)):
            names[card_id] = name
            own[name] = PLAIN[kinds.get(card_id, "unit")](name)
    return names, own


PLAIN = {
    "unit": lambda name: Card(name=name, kind="unit", level=1, attack=0, defence=1, march="walk"),
    "equipment": lambda name: Card(name=name, kind="equipment", wearing_cost=0),
    "terrain": lambda name: Card(name=name, kind="terrain", limit=8),
}


def described(edition: Edition, card: Card) -> tuple[tuple[str, str], ...]:
    """What is wrong with a described card; the same plain ones come again and again."""
    cached: dict[Card, tuple[tuple[str, str], ...]] = edition.cache.setdefault("described cards", {})
    found = cached.get(card)
    if found is None:
        if len(cached) >= CARDS_CACHED:
            cached.clear()
        found = cached[card] = tuple(described_faults(edition, card))
    return found


def _untimely(edition: Edition, quiet: QuietPosition) -> Iterator[str]:
    """What cannot be yet, or any more, as a phase begins."""
    if quiet.phase == "first_hand_adjustment":
        if quiet.fought_on:
            yield "fought_on: there has been no battle before the first phase of a turn"
        if quiet.proxy_used:
            yield "proxy_used: no proxy is placed before the main phase"
    hand, limit = getattr(quiet, quiet.marching).hand, edition.numbers["hand_limit"]
    forced = edition.switches["forced_discard"] == "on"
    if quiet.phase == "end_declaration" and len(hand) > limit and forced:
        told = f"{quiet.marching} has {len(hand)} cards in the hand after the second hand adjustment"
        yield f"{told}, the limit is {limit} (moncolle_tcg.hand.over_limit)"

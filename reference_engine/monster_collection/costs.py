"""Costs: named in full when an effect is declared, paid when it takes place, as far as possible.

In the quick timing and for rituals both fall together; in a counter chain what was named is reserved until
the effect's turn in the reverse order comes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Protocol

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.cards import Cost
from reference_engine.monster_collection.position import Position, Unit, card_of


class Payment(Struct, frozen=True, omit_defaults=True):
    """What pays a cost: power, slots by unit, hand cards, the unit that becomes exhausted."""

    power: int = 0
    slots: dict[str, tuple[str, ...]] = {}
    discards: tuple[str, ...] = ()
    exhaust: str = ""


class Paid(Protocol):
    """An answer that names what pays a cost: the slots of each unit, and cards of the hand."""

    @property
    def slots(self) -> Mapping[str, tuple[str, ...]]:
        """The icons of the slots that each unit consumes."""

    @property
    def discards(self) -> tuple[str, ...]:
        """The cards that are discarded."""


def payment_of(cost: Cost, answer: Paid, user: str) -> Payment:
    """The payment that an answer names for a cost."""
    return Payment(cost.power, dict(sorted(answer.slots.items())), answer.discards, user if cost.exhaust_this else "")


@judgement
def reserved(game: Context[Position], seat: str) -> list[Payment]:
    """What this player has already named as costs in the running chain and not yet paid.

    Clauses: ruling.cost_reserved_then_paid
    """
    for frame in reversed(game.position.stack):
        if frame.name == "chain":
            return [item.payment for item in frame.items if item.by == seat]
    return []


@judgement
def free_slots(game: Context[Position], unit: Unit) -> Counter[str]:
    """The slots of a unit that are neither consumed nor reserved.

    Clauses: standing.spell_slots, standing.spell_icons
    """
    slots = Counter[str](card_of(game, unit.id).slots)
    slots.subtract(unit.spent)
    for payment in reserved(game, unit.owner):
        slots.subtract(payment.slots.get(unit.id, ()))
    return slots


def payer_faults(game: Context[Position], slots: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Whoever is named to pay slots must exist and pay at least one; else they would be users for free."""
    for unit, icons in slots.items():
        if unit not in game.position.cards:
            yield f"there is no card {unit!r} to pay slots"
        if not icons:
            yield f"{unit!r} is named to pay slots, but none is named"


def unpayable(game: Context[Position], seat: str, cost: Cost, payment: Payment) -> str | None:
    """Why a cost cannot be paid with this payment now; slots are looked at elsewhere.

    Clauses: cost.required
    """
    return (
        short_of_power(game, seat, cost)
        or wrong_discards(game, seat, cost, payment)
        or exhausted_user(game, seat, payment)
        or wrong_icons(game, cost, payment)
    )


@judgement
def short_of_power(game: Context[Position], seat: str, cost: Cost) -> str | None:
    """Not enough power, counting what is reserved."""
    power = game.position.players[seat].power - sum(payment.power for payment in reserved(game, seat))
    return f"the cost is {cost.power} power, {seat} has {power}" if cost.power > power else None


@judgement
def wrong_discards(game: Context[Position], seat: str, cost: Cost, payment: Payment) -> str | None:
    """Not the hand cards that an additional cost demands.

    Clauses: cost.additional
    """
    if len(set(payment.discards)) != cost.discard or len(payment.discards) != cost.discard:
        return f"the cost is {cost.discard} hand cards, {len(payment.discards)} were named"
    free = free_hand(game, seat)
    missing = [card for card in payment.discards if card not in free]
    return f"{', '.join(missing)} is not free in {seat}'s hand" if missing else None


def free_hand(game: Context[Position], seat: str) -> list[str]:
    """The hand cards that no cost in the running chain has reserved."""
    taken = {card for payment in reserved(game, seat) for card in payment.discards}
    return [card for card in game.position.players[seat].hand if card not in taken]


@judgement
def exhausted_user(game: Context[Position], seat: str, payment: Payment) -> str | None:
    """A cost of becoming exhausted needs a ready unit, and cannot be named twice."""
    if not payment.exhaust:
        return None
    unit = game.position.units.get(payment.exhaust)
    if unit is None or not unit.ready or any(other.exhaust == unit.id for other in reserved(game, seat)):
        return f"{payment.exhaust} cannot become exhausted"
    return None


@judgement
def wrong_icons(game: Context[Position], cost: Cost, payment: Payment) -> str | None:
    """The slots named do not have the icons of the cost.

    A coloured slot pays its colour, a multi slot any one icon; a multi icon in a cost is paid by any slot, unless the
    edition reads it otherwise.

    Clauses: standing.spell_multi, ruling.multi_icon_cost_any_slot
    """
    if not payment.slots and not cost.slots:
        return None
    slots: Counter[str] = Counter(icon for icons in payment.slots.values() for icon in icons)
    wanted: Counter[str] = Counter(cost.slots)
    multi_slots, multi_icons = slots.pop("multi", 0), wanted.pop("multi", 0)
    spare = sum((slots - wanted).values())
    missing = sum((wanted - slots).values())
    if game.edition.switches["multi_icon_cost"] == "any slot":
        paid = missing <= multi_slots and multi_slots - missing + spare == multi_icons
    else:
        paid = spare == 0 and multi_slots == missing + multi_icons
    if paid:
        return None
    price = ", ".join(cost.slots) or "no slot"
    return f"the cost is {price}; {', '.join(slots.elements()) or 'other slots'} cannot pay it"


@judgement
def pay(game: Context[Position], seat: str, payment: Payment) -> bool:
    """Pay everything that is still available; returns whether all of it could be paid.

    What was named must be paid as far as possible even if the rest cannot be. A unit that is gone cannot pay, nor,
    unless the edition reads it otherwise, one whose state no longer allows it.

    Clauses: cost.paid_anyway, cost.payer_gone, ruling.own_state_cost_rechecked
    """
    position = game.position
    whole = True
    player = position.players[seat]
    if payment.power:
        whole = player.power >= payment.power
        zones.gain_power(game, seat, -payment.power)
    for name, icons in payment.slots.items():
        unit = position.units.get(name)
        if unit is None:
            whole = False
            continue
        zones.change_unit(game, name, spent=unit.spent + icons)
        game.emit(Event("slots_spent", game.clause("standing.spell_slots"), about=name, amount=len(icons)))
    held = tuple(card for card in payment.discards if card in position.players[seat].hand)
    if payment.discards:
        whole = whole and len(held) == len(payment.discards)
        zones.discard_from_hand(game, seat, held)
    if payment.exhaust:
        unit = position.units.get(payment.exhaust)
        if unit is None:
            whole = False
        elif unit.ready:
            zones.exhaust(game, [unit], game.clause("cost.required"))
        elif game.edition.switches["state_cost_rechecked"] == "yes":
            whole = False
    return whole


def discard_choices(game: Context[Position], seat: str, cost: Cost, using: str = "") -> Iterable[tuple[str, ...]]:
    """Every choice of hand cards for a cost, not counting the card that is used."""
    if not cost.discard:
        return ((),)
    return combinations([card for card in free_hand(game, seat) if card != using], cost.discard)


def slot_choices(game: Context[Position], payers: list[Unit], cost: Cost) -> Iterator[dict[str, tuple[str, ...]]]:
    """Every way to pay the slots of a cost, shared among units if need be.

    Clauses: cost.shared_slots
    """
    return ways_to_pay({unit.id: free_slots(game, unit) for unit in payers} if cost.slots else {}, cost.slots)


def ways_to_pay(available: Mapping[str, Counter[str]], icons: tuple[str, ...]) -> Iterator[dict[str, tuple[str, ...]]]:
    """Every way to give icons of units for those of a cost; a multi icon goes with any other, on either side."""
    if not icons:
        yield {}
        return
    free = [(unit, icon) for unit, counts in available.items() for icon, count in counts.items() if count > 0]
    fitting = [[slot for slot in free if icon in ("multi", slot[1]) or slot[1] == "multi"] for icon in icons]
    seen: set[tuple[tuple[str, str], ...]] = set()
    for chosen in product(*fitting):
        key = tuple(sorted(chosen))
        if key in seen:
            continue
        seen.add(key)
        if all(available[unit][icon] >= count for (unit, icon), count in Counter(chosen).items()):
            slots: dict[str, tuple[str, ...]] = {}
            for unit, icon in key:
                slots[unit] = (*slots.get(unit, ()), icon)
            yield slots

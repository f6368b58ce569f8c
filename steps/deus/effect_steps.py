"""Using abilities, spells and [condition] effects."""

import re
from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import step


@step(
    "{seat} uses {card}",
    "{seat} has used {card}",
    "{seat} tries to use {card}",
    "{seat} uses {card} on {units}",
    "{seat} has used {card} on {units}",
    "{seat} tries to use {card} on {units}",
    "{seat} uses {card} on {units} paid by {payment}",
    "{seat} has used {card} on {units} paid by {payment}",
    "{seat} tries to use {card} on {units} paid by {payment}",
    "{seat} uses {card} on {units} discarding {cards}",
    "{seat} has used {card} on {units} discarding {cards}",
    "{seat} tries to use {card} on {units} discarding {cards}",
    "{seat} uses {card} paid by {payment}",
    "{seat} has used {card} paid by {payment}",
    "{seat} tries to use {card} paid by {payment}",
    "{seat} uses {card} to {area}",
    "{seat} has used {card} to {area}",
    "{seat} tries to use {card} to {area}",
)
def use(
    case: Case,
    seat: str,
    card: str,
    units: tuple[str, ...] = (),
    payment: str = "",
    cards: tuple[str, ...] = (),
    area: str = "",
) -> None:
    """An ability or a spell, on chosen units, paid with slots or hand cards, to an area.

    Slots are named by unit and icon: ``Mage's fire and Seer's water water``.
    """
    _use(case, seat, card, targets=units, payment=payment, discards=cards, area=area)


@step("{seat} uses", "{seat} has used", "{seat} tries to use")
def use_table(case: Case, seat: str, table: DataTable) -> None:
    """An effect with everything named in one row: card, ability (number from 0), on, paid by, discarding, to."""
    (row,) = rows(table, "card", "ability", "on", "paid by", "discarding", "to")
    _use(
        case,
        seat,
        row["card"],
        targets=_list(row.get("on", "")),
        payment=row.get("paid by", ""),
        discards=_list(row.get("discarding", "")),
        area=row.get("to", ""),
        ability=int(row.get("ability") or 0),
    )


def _list(text: str) -> tuple[str, ...]:
    return tuple(name for name in re.split(r", | and ", text) if name)


def _use(
    case: Case,
    seat: str,
    card: str,
    *,
    targets: tuple[str, ...] = (),
    payment: str = "",
    discards: tuple[str, ...] = (),
    area: str = "",
    ability: int = 0,
) -> None:
    case.need("effects")
    action: dict[str, Any] = {"do": "use", "card": card}
    if ability:
        action["ability"] = ability
    if targets:
        action["targets"] = list(targets)
    if payment:
        action["slots"] = slots(payment)
    if discards:
        action["discards"] = list(discards)
    if area:
        action["area"] = area
    case.act(seat, action)


def slots(payment: str) -> dict[str, list[str]]:
    """``A's fire and B's water water`` as slots by unit; ``A's nothing`` names a unit and no slot of it."""
    paid: dict[str, list[str]] = {}
    for item in re.split(r", | and ", payment):
        unit, owner, icons = item.partition("'s ")
        if not owner:
            raise ValueError(f"{item!r}: expected a unit's icons, like \"Mage's fire\"")
        paid.setdefault(unit, []).extend([] if icons == "nothing" else icons.split())
    return paid


@step(
    "{seat} uses {unit}'s trigger",
    "{seat} has used {unit}'s trigger",
    "{seat} tries to use {unit}'s trigger",
    "{seat} uses {unit}'s trigger on {units}",
    "{seat} has used {unit}'s trigger on {units}",
    "{seat} tries to use {unit}'s trigger on {units}",
    "{seat} uses {unit}'s trigger discarding {cards}",
    "{seat} has used {unit}'s trigger paid by {payment}",
    "{seat} tries to use {unit}'s trigger paid by {payment}",
    "{seat} uses {unit}'s trigger to {area}",
    "{seat} tries to use {unit}'s trigger to {area}",
    "{seat} uses trigger {n} of {unit}",
)
def use_trigger(
    case: Case,
    seat: str,
    unit: str,
    units: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    payment: str = "",
    area: str = "",
    n: int = 1,
) -> None:
    """A due [condition] effect; of several on a card, the one with this number, from 1."""
    case.need("effects")
    action: dict[str, Any] = {"do": "trigger", "unit": unit}
    if n > 1:
        action["trigger"] = n - 1
    if units:
        action["targets"] = list(units)
    if cards:
        action["discards"] = list(cards)
    if payment:
        action["slots"] = slots(payment)
    if area:
        action["area"] = area
    case.act(seat, action)


@step("{seat} declines {unit}'s trigger", "{seat} tries to decline {unit}'s trigger")
def decline_trigger(case: Case, seat: str, unit: str) -> None:
    """An optional [condition] effect is left out."""
    case.need("effects")
    case.act(seat, {"do": "decline", "unit": unit})


@step("{seat} drops {cards}", "{seat} tries to drop {cards}")
def drop(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """Hand cards discarded because an effect says so."""
    case.need("effects")
    case.act(seat, {"do": "drop", "cards": list(cards)})

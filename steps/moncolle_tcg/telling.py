"""Quiet positions, dice and views of the TCG in sentences."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import convert

from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, as_row, normal, table
from reference_engine.moncolle_tcg.cards import Card, Standing

from ..monster_collection import telling as family
from ..monster_collection.telling import outcomes
from . import cards
from .card_phrases import PHRASES
from .facts import FACTS

__all__ = ["given", "outcomes", "seen"]

PLAIN_TERRAIN = {"kind": "terrain", "limit": 8}
HOME = {"south": "12", "north": "34"}


def given(position: Mapping[str, Any], mentioned: Collection[str]) -> Iterator[Told]:
    """A quiet position."""
    yield from family.moment(position)
    units = position.get("units", ())
    if units:
        rows = [family.unit_row(unit, _row(position["cards"][unit["id"]], "unit", unit["id"])) for unit in units]
        yield Told("these units are on the battlefield", table(rows))
    yield from _grounds(position, {unit["area"] for unit in units} - {"b1", "b4"})
    for unit in units:
        if worn := unit.get("equipment"):
            rows = [_row(position["cards"][card], "card", card, "equipment") for card in worn]
            yield Told(f"{unit['id']} wears this equipment", table(rows))
    yield from (Told(f"there has been a battle on {area} in this turn") for area in position.get("fought_on", ()))
    if position.get("final_turn"):
        yield Told(f"turn {position['final_turn']} is the final turn")
    if position.get("proxy_used"):
        raise Unsayable("no sentence says that a proxy has been placed in this turn")
    for seat in family.SEATS:
        side = position.get(seat, {})
        for name in ("hand", "deck", "discard pile", "exclusion zone"):
            yield from family.pile({**position, seat: side}, seat, name, mentioned, _held)
        base = side.get("base")
        if base and not family.is_plain(position["cards"][base]):
            yield Told(f"this card is {seat.capitalize()}'s base", table([_held(base, position["cards"][base])]))


seen = FACTS.seen
"""What can be said of a judge's view."""


def _grounds(position: Mapping[str, Any], under_units: Collection[str]) -> Iterator[Told]:
    """What lies on the field; below units that need it plain terrain lies unless the scenario says otherwise."""
    terrain = position.get("terrain", ())
    for area in sorted(under_units):
        yield Told(f"{area} is bare ground")
    rows = []
    for ground in terrain:
        area, owner, card = ground["area"], ground["placed_by"].capitalize(), position["cards"][ground["card"]]
        if ground.get("proxy"):
            yield Told(f"{owner} has placed a proxy on {area} before")
        elif {name: value for name, value in card.items() if name != "name"} == PLAIN_TERRAIN:
            own = area[1] in HOME[ground["placed_by"]]
            yield Told(f"plain terrain lies on {area}" if own else f"{owner} has placed plain terrain on {area}")
        else:
            place = {"area": area, "placed by": owner}
            rows.append({"terrain": ground["card"], **place, **_row(card, "terrain", ground["card"], "terrain")})
    if rows:
        yield Told("these terrains lie on the field", table(rows))


def _held(card: str, described: Mapping[str, Any]) -> Row:
    return _row(described, "card", card)


def _row(card: Mapping[str, Any], column: str, called: str, usual: str = "unit") -> Row:
    """A card as a row of a table. Raises Unsayable."""
    kind = card["kind"]
    plain = family.PLAIN if kind == "unit" else {"limit": 8, "wearing_cost": 1}

    def number(name: str) -> str:
        return "" if card.get(name) in (None, plain.get(name)) else str(card[name]).replace("_", " ")

    row = {
        column: called,
        "kind": "" if kind == usual else kind.replace("_", " "),
        **{name: number(name) for name in ("level", "attack", "defence", "march", "limit")},
        "cost": number("wearing_cost"),
        "instant": "yes" if card.get("instant") else "",
        "hero": str(card.get("hero") or ""),
        "race": card.get("race") or "",
        "classification": card.get("classification") or "",
        "faction": card.get("faction") or "",
        "only for": card.get("race_only") or "",
        "attribute": " and ".join(card.get("attributes") or ()),
        "standing": PHRASES.written(convert(card["standing"], Standing)) if card.get("standing") else "",
        "effect": PHRASES.cell(convert(normal("moncolle_tcg", card), Card)),
    }
    return as_row("moncolle_tcg", card, row, lambda cells: cards.card({"kind": usual, **cells}))

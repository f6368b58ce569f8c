"""Quiet positions, dice and views of the TCG in sentences."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, as_row, known_texts, normal, table, texts_of

from ..monster_collection import telling as family
from ..monster_collection.telling import outcomes
from . import cards

__all__ = ["given", "outcomes", "seen", "words"]

EFFECTS = ("abilities", "automatic", "triggers", "effects", "constants")
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


def seen(view: Any) -> Iterator[str]:
    """What can be said of a judge's view."""
    yield from family.seen(view)
    for area, ground in view.field.items():
        yield f"the limit of {area} is {ground.limit}"
        if ground.card and ground.kind == "terrain":
            yield f"{ground.card} lies on {area}"
        yield from (f"{seat.capitalize()} uses {count} levels of {area}" for seat, count in ground.used.items())
    for unit in view.units:
        if not unit.equipment:
            yield f"{unit.id} wears nothing"


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
        "standing": _standing(card.get("standing") or {}),
        "effect": _effects(card),
    }
    return as_row("moncolle_tcg", card, row, lambda cells: cards.card({"kind": usual, **cells}))


def _standing(standing: Mapping[str, Any]) -> str:
    """Standing abilities in words."""
    said = [f"{name} {standing[field]}" for name, field in cards.STANDING.items() if standing.get(field)]
    said += [f"Resist {each}" for each in standing.get("resist") or ()]
    said += [f"Weakness {each['to']} {each['more']}" for each in standing.get("weaknesses") or ()]
    if standing.get("spells"):
        said.append(f"Spell {' '.join(standing['spells'])}")
    return ", ".join(said)


def words(card: Mapping[str, Any]) -> Mapping[bytes, str]:
    """The texts that the suite has words for, on a card of this kind."""
    return known_texts("moncolle_tcg", "effect", READ[card["kind"]])


def _effects(card: Mapping[str, Any]) -> str:
    return texts_of("moncolle_tcg", card, words(card), EFFECTS)


def _read(kind: str) -> Any:
    blank = cards.card({"kind": kind.replace("_", " "), "card": "Any"})

    def read(text: str) -> tuple[str, Any]:
        group, effect = cards.terrain_effect(text) if kind == "terrain" else cards.effect(text, kind)
        return group, normal("moncolle_tcg", {**blank, group: [effect]})[group][0]

    return read


READ = {kind: _read(kind) for kind in sorted(cards.KINDS)}
"""How a text is read on a card of each kind."""

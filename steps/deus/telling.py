"""Quiet positions, dice and views of Deus in sentences."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import convert

from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Row, Told, as_row, normal, table
from reference_engine.monster_collection.cards import Card

from ..monster_collection import telling as family
from ..monster_collection.telling import outcomes
from . import cards
from .card_phrases import PHRASES
from .facts import FACTS

__all__ = ["given", "outcomes", "seen"]


def given(position: Mapping[str, Any], mentioned: Collection[str]) -> Iterator[Told]:
    """A quiet position."""
    yield from family.moment(position)
    described = position["cards"]
    if units := position.get("units", ()):
        rows = [family.unit_row(unit, _row(described[unit["id"]], "unit", unit["id"])) for unit in units]
        yield Told("these units are on the battlefield", table(rows))
    yield from _owners(position)
    yield from (Told(f"a control marker lies on {area}") for area in position.get("control_markers", ()))
    yield from (Told(f"a battle marker lies on {area}") for area in position.get("battle_markers", ()))
    if position.get("final_turn"):
        yield Told(f"turn {position['final_turn']} is the final turn")
    if "ownership" in position:
        raise Unsayable("no sentence says where ownership markers lie")
    for seat in family.SEATS:
        side, owner = position.get(seat, {}), seat.capitalize()
        for name in ("hand", "deck", "discard pile"):
            yield from family.pile({**position, seat: side}, seat, name, mentioned, _held)
        if tokens := side.get("tokens"):
            rows = [_row(described[card], "token", card) for card in tokens]
            yield Told(f"{owner}'s token area holds these tokens", table(rows))
        if summoner := side.get("summoner"):
            effects = PHRASES.cell(convert(normal("deus", described[summoner]), Card))
            if not effects:
                raise Unsayable("no sentence says that a summoner without a text lies there")
            yield Told(f"{owner}'s summoner is {summoner} with {effects}")
        if power := side.get("power"):
            yield Told(f"{owner} has {power} power")


seen = FACTS.seen
"""What can be said of a judge's view."""


def _owners(position: Mapping[str, Any]) -> Iterator[Told]:
    """Who was in the front areas when the turn began, where the units do not tell."""
    if "start_owner" not in position:
        return
    front = {unit["area"]: unit["owner"] for unit in position.get("units", ()) if unit["area"] in ("a2", "b2", "c2")}
    for area, owner in position["start_owner"].items():
        if front.get(area) != owner and area not in position.get("control_markers", ()):
            yield Told(f"{area} was {owner.capitalize()}'s when the turn began")
    for area in front:
        if area not in position["start_owner"]:
            yield Told(f"nobody was in {area} when the turn began")


def _held(card: str, described: Mapping[str, Any]) -> Row:
    return _row(described, "card", card)


def _row(card: Mapping[str, Any], column: str, called: str) -> Row:
    """A card as a row of a table. Raises Unsayable."""
    plain = family.PLAIN
    kind = card["kind"]
    row = {
        column: called,
        "kind": "" if kind in ("unit", column) else kind.replace("_", " "),
        **{
            name: "" if card.get(name) in (None, plain[name]) else str(card[name])
            for name in ("level", "attack", "defence", "march")
        },
        "instant": "yes" if card.get("instant") else "",
        "initiative": str(card.get("initiative") or ""),
        "spell": " ".join(card.get("slots") or ()),
        "race": card.get("race") or "",
        "attribute": " and ".join(card.get("attributes") or ()),
        "effect": PHRASES.cell(convert(normal("deus", card), Card)),
        "hand": "never" if card.get("never_in_hand") else "",
    }
    return as_row("deus", card, row, cards.card)

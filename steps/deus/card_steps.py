"""Cards and positions as data: what a loader must accept and what it must turn down."""

from typing import Any

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..monster_collection.positions import PILES, described, side
from ..tables import fields_of, rows
from .card_phrases import PHRASES
from .cards import card
from .phrases import step


@step("a card with these fields lies in {seat}'s {zone}")
def raw_card(case: Case, seat: str, zone: str, table: DataTable) -> None:
    """A card definition field by field, as in the card schema; values are JSON, or plain text.

    A ``text`` is an effect in words, of which ``timing`` and ``scope`` say what is otherwise: null, that it has none.
    """
    fields = fields_of(table)
    if "text" in fields:
        fields = _with_text(fields)
    name = str(fields.setdefault("name", "Specimen"))
    identity = str(fields.pop("id", name))
    case.arrangement["cards"][identity] = fields
    _lay(case, identity, seat, zone)


def _with_text(fields: dict[str, Any]) -> dict[str, Any]:
    group, made = PHRASES.read(fields.pop("text"))
    marks = {mark: fields.pop(mark) for mark in ("timing", "scope") if mark in fields}
    plain = card({"card": "Specimen", "kind": fields["kind"]})
    return {**plain, **fields, group: [{key: value for key, value in (made | marks).items() if value is not None}]}


ZONES = PILES | {"token area": "tokens"}


def _lay(case: Case, card: str, seat: str, zone: str) -> None:
    zones = side(case, seat)
    if zone == "summoner area":
        zones["summoner"] = card
    else:
        zones[ZONES[zone]] = [*described(case, seat, ZONES[zone]), card]


@step("{card} also lies in {seat}'s {zone}")
def also_lies(case: Case, card: str, seat: str, zone: str) -> None:
    """A card that is already somewhere is named once more."""
    _lay(case, card, seat, zone)


@step("{card} also stands in {area} for {seat}")
def also_stands(case: Case, card: str, area: str, seat: str) -> None:
    """A card is named as a unit of that side in that area."""
    case.arrangement["units"].append({"id": card, "owner": seat, "area": area})


@step("the specimen card {card} stands in {area} for {seat}")
def specimen_stands(case: Case, card: str, area: str, seat: str) -> None:
    """A card of the edition's own set, which a position may name instead of describing it."""
    case.need("setup")
    case.arrangement["cards"][card] = card
    also_stands(case, card, area, seat)


@step("a unit of {seat} stands in area {text}")
def stands_in(case: Case, seat: str, text: str) -> None:
    """A unit in any area, even one that does not exist."""
    case.arrangement["cards"]["Stranger"] = {
        "name": "Stranger", "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk",
    }  # fmt: skip
    case.arrangement["units"].append({"id": "Stranger", "owner": seat, "area": text})


@step("the card set consists of these half decks")
def half_decks_are(case: Case, table: DataTable) -> None:
    """What each half deck holds, by kind, in the order of the factions' names; a blank cell is 0."""
    expected = [
        {kind: int(row.get(column) or 0) for kind, column in KINDS.items()}
        for row in rows(table, "half deck", *KINDS.values())
    ]
    halves = [half for _, half in sorted(case.look().half_decks.items())]
    actual = [{kind: half.kinds.get(kind, 0) for kind in KINDS} for half in halves]
    case.expect(actual, expected, "the half decks")


KINDS = {
    "summoner": "summoners",
    "unit": "units",
    "battle_spell": "battle spells",
    "ritual_spell": "ritual spells",
    "token": "tokens",
}


@step("the half decks have {n} different attributes")
def attributes(case: Case, n: int) -> None:
    """How many attributes the six factions have between them."""
    case.expect(len({half.attribute for half in case.look().half_decks.values()}), n, "the number of attributes")


@step("the card set has {n} cards")
def set_has(case: Case, n: int) -> None:
    """All cards together."""
    case.expect(sum(sum(half.kinds.values()) for half in case.look().half_decks.values()), n, "the cards of the set")

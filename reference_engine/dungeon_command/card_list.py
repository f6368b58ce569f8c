"""The card list: reading card files, and refusing what the rules say cards are not."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

import msgspec
import tomli

from reference_engine.dungeon_command.cards import (
    Attach,
    Attack,
    Cancel,
    Card,
    Change,
    Constant,
    Damage,
    Move,
    Prevent,
    Text,
)
from reference_engine.dungeon_command.warband import Warband
from reference_engine.kernel.codec import SCHEMA_DIALECT, json_schema
from reference_engine.kernel.faults import faults

Fault = tuple[str, str]
"""A field, and why its content cannot be."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of cards."""

    cards: tuple[Card, ...]


class ReadyWarband(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made warband: a commander, how many copies of which cards."""

    name: str
    ja: str
    commander: str
    creatures: dict[str, int]
    orders: dict[str, int]


class WarbandFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ready-made warbands."""

    warbands: tuple[ReadyWarband, ...]


class BadCards(Exception):
    """The cards are not what the rules say. ``faults`` has all reasons, each "file: card: field: reason"."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def load_cards(folder: Traversable | None = None) -> Mapping[str, Card]:
    """All cards by name, from the ``.toml`` files of a folder; without one, the packaged set.

    Raises :class:`BadCards` with all faults at once.
    """
    cards: dict[str, Card] = {}
    problems: list[str] = []
    place = files("reference_engine.dungeon_command").joinpath("cards") if folder is None else folder
    for entry in sorted((each for each in place.iterdir() if each.name.endswith(".toml")), key=lambda each: each.name):
        for card, found in _read(entry):
            problems.extend(found)
            if card is None:
                continue
            if card.name in cards:
                problems.append(f"{entry.name}: {card.name}: name: there is another card of that name")
            problems.extend(f"{entry.name}: {card.name}: {field}: {reason}" for field, reason in card_faults(card))
            if not card.ja:
                problems.append(f"{entry.name}: {card.name}: ja: missing")
            cards[card.name] = card
    if problems:
        raise BadCards(problems)
    return MappingProxyType(cards)


def load_warbands() -> tuple[Warband, ...]:
    """The ready-made warbands."""
    text = files("reference_engine.dungeon_command").joinpath("warbands.toml").read_text("utf-8")
    return tuple(
        Warband(each.commander, _copies(each.creatures), _copies(each.orders))
        for each in msgspec.convert(tomli.loads(text), WarbandFile).warbands
    )


def _copies(counted: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(name for name, count in counted.items() for _ in range(count))


def japanese_words(folder: Traversable | None = None) -> Mapping[str, str]:
    """The Japanese for every card name."""
    return MappingProxyType({card.name: card.ja for card in load_cards(folder).values()})


def card_schema() -> dict[str, Any]:
    """The JSON Schema of one card file."""
    return {"$schema": SCHEMA_DIALECT, "title": "Dungeon Command card file", **json_schema(CardFile)}


def _read(entry: Traversable) -> Iterator[tuple[Card | None, list[str]]]:
    """Each card of a file, or every way it fails to be one."""
    try:
        raw = tomli.loads(entry.read_text("utf-8"))
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        yield None, [f"{entry.name}: the file: TOML: {error}"]
        return
    listed = raw.get("cards")
    whole = faults({**raw, "cards": []} if isinstance(listed, list) else raw, CardFile)
    yield None, [f"{entry.name}: the file: {fault}" for fault in whole]
    for index, plain in enumerate(listed if isinstance(listed, list) else []):
        found = faults(plain, Card)
        label = plain.get("name", f"cards[{index}]") if isinstance(plain, dict) else f"cards[{index}]"
        if found:
            yield None, [f"{entry.name}: {label}: {fault if ': ' in fault else f'card: {fault}'}" for fault in found]
        else:
            yield msgspec.convert(plain, Card), []


# One card


def card_faults(card: Card) -> Iterator[Fault]:
    """What is wrong with one card, of a file or described for a position."""
    for check in CARD_CHECKS:
        yield from check(card)


def _faces(card: Card) -> Iterator[Fault]:
    """A card has the face of its kind and no other.

    Clauses: dungeon_command.components.two_decks
    """
    if not card.name:
        yield "name", "missing"
    for kind in ("commander", "creature", "order"):
        present = getattr(card, kind) is not None
        if kind == card.kind and not present:
            yield kind, f"missing on a {card.kind} card"
        if kind != card.kind and present:
            yield kind, f"not on a {card.kind} card"


def _numbers(card: Card) -> Iterator[Fault]:
    """Numbers that no card can have; damage and hit points are multiples of ten.

    Clauses: dungeon_command.cower.morale_cost
    """
    if card.commander is not None:
        for field in ("creature_hand", "order_hand", "leadership", "morale"):
            value = getattr(card.commander, field)
            if value < (1 if field == "morale" else 0):
                yield field, f"{value} is too little"
    if card.creature is not None:
        face = card.creature
        if face.level < 0 or face.speed < 0:
            yield "creature", "level and speed count from 0"
        if face.hit_points < 1:
            yield "hit_points", f"{face.hit_points}, such a creature would not last"
        damages = [face.melee, face.ranged.damage if face.ranged is not None else None, face.hit_points]
        yield from (
            ("creature", f"{value} is no multiple of 10") for value in damages if value is not None and value % 10
        )
        if face.ranged is not None and face.ranged.range < 1:
            yield "ranged", f"range {face.ranged.range} reaches nobody"
    if card.order is not None and card.order.level < 0:
        yield "level", f"{card.order.level}, levels count from 0"


def _texts(card: Card) -> Iterator[Fault]:
    """What a text may be on its kind of card; an order card has one text or none.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    if card.kind == "commander" and (card.texts or card.constants):
        yield "texts", "a commander has none"
    if card.order is not None and len(card.texts) > 1:
        yield "texts", f"an order card has one at most, not {len(card.texts)}"
    for index, text in enumerate(card.texts):
        yield from ((f"texts[{index}]", reason) for reason in _timing(card, text))
        yield from ((f"texts[{index}]", reason) for reason in _parts(card, text))


def _timing(card: Card, text: Text) -> Iterator[str]:
    action = card.order.action if card.order is not None else text.action
    if card.order is not None and (text.action is not None or text.at is not None or text.once):
        yield "an order card's action is printed on it, and it is used once"
    if (action == "immediate") != (text.answers is not None):
        yield "an immediate action, and no other, says what it answers (dungeon_command.actions.immediate_tap)"
    if text.at is not None and (text.action is not None or text.once or text.target is not None):
        yield "what happens by itself is no action, and nobody chooses for it"


def _parts(card: Card, text: Text) -> Iterator[str]:
    action = card.order.action if card.order is not None else text.action
    if not text.do:
        yield "it does nothing"
    attacks = [place for place, part in enumerate(text.do) if isinstance(part, Attack)]
    if attacks and (attacks != [0] or action != "standard"):
        yield "an attack is the first part of a standard action (dungeon_command.attack.standard_action)"
    choosing = [part for part in text.do if getattr(part, "to", "") == "target"]
    if attacks and text.target is not None:
        yield "the target of an attack is bound by the rules of attacks"
    if not attacks and bool(choosing) != (text.target is not None):
        yield "a target is chosen when, and only when, a part reaches it"
    if text.target is not None and text.target.count < 1:
        yield f"{text.target.count} targets cannot be chosen"
    if sum(isinstance(part, Move) for part in text.do) > 1:
        yield "one part moves somebody, not several"
    for part in text.do:
        if isinstance(part, Prevent | Cancel) and action != "immediate":
            yield "only an immediate action prevents or cancels (dungeon_command.actions.immediate_tap)"
        if getattr(part, "to", "") == "actor" and action != "immediate":
            yield "only an immediate action reaches who acted"
        if isinstance(part, Attach) and card.order is None:
            yield "only an order card is attached (dungeon_command.orders.own_creature)"
        if isinstance(part, Attach) and text.target is not None and text.target.count > 1:
            yield f"one card is not attached to {text.target.count} creatures (dungeon_command.orders.own_creature)"
        if isinstance(part, Damage) and (part.amount < 1 or part.amount % 10):
            yield f"damage {part.amount} is no multiple of 10 (dungeon_command.cower.morale_cost)"
        if isinstance(part, Change) and part.stat == "hit_points":
            yield "hit points are changed by constants alone"
        if isinstance(part, Move) and text.at is not None:
            yield "nobody names a path for it"


def _constants(card: Card) -> Iterator[Fault]:
    """A constant changes something, upwards if it is hit points; an order card's holds while it is attached."""
    attached = any(isinstance(part, Attach) for text in card.texts for part in text.do)
    if card.order is not None and bool(card.constants) != attached:
        yield "constants", "an order card has some when, and only when, it is attached"
    for index, constant in enumerate(card.constants):
        yield from ((f"constants[{index}]", reason) for reason in _constant(constant))


def _constant(constant: Constant) -> Iterator[str]:
    if (constant.stat is not None) != bool(constant.amount):
        yield "stat and amount go together"
    if constant.stat is None and not (constant.moves or constant.immune or constant.unstoppable):
        yield "it changes nothing"
    if constant.stat == "hit_points" and (constant.amount < 0 or constant.to != "this"):
        yield "hit points are added to the creature itself"


CARD_CHECKS: tuple[Callable[[Card], Iterator[Fault]], ...] = (_faces, _numbers, _texts, _constants)

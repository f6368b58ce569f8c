"""The card list: reading card files, and refusing what the rules say cards are not."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

import msgspec
import tomli

from reference_engine.dungeon_command.card_texts import IN_TENS, text_faults
from reference_engine.dungeon_command.cards import Attach, Card, CreatureFace
from reference_engine.dungeon_command.warband import Warband
from reference_engine.kernel.codec import SCHEMA_DIALECT, json_schema
from reference_engine.kernel.decision import named_twice
from reference_engine.kernel.faults import faults
from reference_engine.kernel.plain import toml_of

Fault = tuple[str, str]
"""A field, and why its content cannot be."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of cards."""

    cards: tuple[Card, ...]


class ReadyWarband(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made warband: a commander, how many copies of which creatures and order cards."""

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
    for entry in _toml_files(folder):
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
    """The ready-made warbands, each as the names of its cards. Their tiles are those of the map that is played on."""
    text = files("reference_engine.dungeon_command").joinpath("warbands.toml").read_bytes()
    ready = msgspec.convert(toml_of(text), WarbandFile).warbands
    return tuple(Warband(each.commander, _copies(each.creatures), _copies(each.orders)) for each in ready)


def _copies(counts: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name, count in counts.items() for _ in range(count))


def japanese_words(folder: Traversable | None = None) -> Mapping[str, str]:
    """The Japanese for every card name."""
    return MappingProxyType({card.name: card.ja for card in load_cards(folder).values()})


def card_schema() -> dict[str, Any]:
    """The JSON Schema of one card file."""
    return {"$schema": SCHEMA_DIALECT, "title": "Dungeon Command card file", **json_schema(CardFile)}


def _toml_files(folder: Traversable | None) -> list[Traversable]:
    place = files("reference_engine.dungeon_command").joinpath("cards") if folder is None else folder
    return sorted((entry for entry in place.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)


def _read(entry: Traversable) -> Iterator[tuple[Card | None, list[str]]]:
    """Each card of a file, or every way it fails to be one."""
    try:
        raw = toml_of(entry.read_bytes())
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
    """A card has the face of its kind, and no other."""
    if not card.name:
        yield "name", "missing"
    for face in ("commander", "creature", "order"):
        present = getattr(card, face) is not None
        if face == card.kind and not present:
            yield face, f"missing on a {card.kind} card"
        if face != card.kind and present:
            yield face, f"not on a {card.kind} card"


def _numbers(card: Card) -> Iterator[Fault]:
    """Numbers that no card can have; damage and hit points are multiples of ten.

    Clauses: dungeon_command.components.one_commander, dungeon_command.cower.morale_cost
    """
    if card.commander is not None:
        for field in ("creature_hand", "order_hand", "leadership"):
            if (value := getattr(card.commander, field)) < 0:
                yield field, f"{value}, it counts from 0 (dungeon_command.components.one_commander)"
        if card.commander.morale < 1:
            yield "morale", f"{card.commander.morale}, the game would be over (dungeon_command.morale.zero_ends)"
    if card.creature is not None:
        yield from _numbers_of_creature(card.creature)
    if card.order is not None and card.order.level < 0:
        yield "level", f"{card.order.level}, levels count from 0 (dungeon_command.orders.level)"


def _numbers_of_creature(face: CreatureFace) -> Iterator[Fault]:
    for field in ("level", "speed"):
        if (value := getattr(face, field)) < 0:
            yield field, f"{value}, it counts from 0"
    if face.hit_points < 1:
        yield "hit_points", f"{face.hit_points}, such a creature is destroyed (dungeon_command.damage.destroy_at_zero)"
    damage = {"melee": face.melee, "ranged": None if face.ranged is None else face.ranged.damage}
    for field, value in {"hit_points": face.hit_points, **damage}.items():
        if value is not None and value % 10:
            yield field, f"{value} is no multiple of 10 (dungeon_command.cower.morale_cost)"
    for field, value in damage.items():
        if value is not None and value < 0:
            yield field, f"{value}, damage counts from 0 (dungeon_command.attack.fixed_damage)"
    if face.ranged is not None and face.ranged.range < 1:
        yield "ranged", f"a range of {face.ranged.range} reaches nobody (dungeon_command.ranged.range)"
    for field in ("abilities", "types"):
        if twice := named_twice(getattr(face, field)):
            yield field, f"{', '.join(twice)} is named twice (dungeon_command.orders.ability)"


def _texts(card: Card) -> Iterator[Fault]:
    """What is wrong with each text, and with there being none."""
    if card.kind == "commander" and card.texts:
        yield "texts", "a commander card has none"
    if card.order is not None and card.order.action == "immediate" and not card.texts:
        yield "texts", "an immediate action says what it answers (dungeon_command.actions.immediate_tap)"
    if card.order is not None and len(card.texts) > 1 and not attaches(card):
        yield "texts", "only a card that is attached has a further text (dungeon_command.orders.own_creature)"
    for index, text in enumerate(card.texts if card.kind != "commander" else ()):
        yield from ((f"texts[{index}]", reason) for reason in text_faults(card, index, text))


def _constants(card: Card) -> Iterator[Fault]:
    """A constant effect changes something; it is a creature's or that of a card which is attached to one.

    Clauses: dungeon_command.orders.own_creature
    """
    if card.constants and card.kind != "creature" and not attaches(card):
        yield "constants", "only creatures and cards that are attached have some (dungeon_command.orders.own_creature)"
    if attaches(card) and not card.constants and len(card.texts) == 1:
        yield "constants", "attached, it would do nothing (dungeon_command.orders.own_creature)"
    for index, constant in enumerate(card.constants):
        where = f"constants[{index}]"
        if constant.stat is None and not (constant.moves or constant.immune or constant.unstoppable):
            yield where, "it changes nothing"
        if (constant.stat is not None) != bool(constant.amount):
            yield where, "stat and amount go together"
        if constant.stat in IN_TENS and constant.amount % 10:
            yield where, f"{constant.amount} is no multiple of 10 (dungeon_command.cower.morale_cost)"
        if constant.stat == "hit_points" and (constant.to != "this" or constant.amount < 0):
            yield where, "hit points are only raised, and of this creature alone, so that nobody loses them again"


def attaches(card: Card) -> bool:
    """Whether an order card is attached by its first text."""
    return card.kind == "order" and any(isinstance(part, Attach) for text in card.texts[:1] for part in text.do)


CARD_CHECKS: tuple[Callable[[Card], Iterator[Fault]], ...] = (_faces, _numbers, _texts, _constants)

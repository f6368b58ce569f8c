"""The card list: reading card files, and refusing what the rules say cards are not."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

import msgspec
import tomli

from reference_engine.kernel.codec import SCHEMA_DIALECT, json_schema
from reference_engine.kernel.faults import faults
from reference_engine.kernel.plain import toml_of
from reference_engine.monster_maker.cards import Ability, Cancel, Card, Damage, Roll, Send

Fault = tuple[str, str]
"""A field, and why its content cannot be."""

ROLES = {
    "land": ("land",),
    "character": ("character", "monster"),
    "monster": ("monster", "character"),
    "miracle": ("miracle",),
    "skill": ("skill",),
}
"""The faces that a card of a kind may have, the first of which it must have."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of cards."""

    cards: tuple[Card, ...]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made deck: how many copies of which cards."""

    name: str
    ja: str
    cards: dict[str, int]


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ready-made decks."""

    decks: tuple[Deck, ...]


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


def load_decks() -> tuple[tuple[str, ...], ...]:
    """The ready-made decks, each as the names of its cards."""
    text = files("reference_engine.monster_maker").joinpath("decks.toml").read_bytes()
    decks = msgspec.convert(toml_of(text), DeckFile).decks
    return tuple(tuple(name for name, count in deck.cards.items() for _ in range(count)) for deck in decks)


def japanese_words(folder: Traversable | None = None) -> Mapping[str, str]:
    """The Japanese for every card name."""
    return MappingProxyType({card.name: card.ja for card in load_cards(folder).values()})


def card_schema() -> dict[str, Any]:
    """The JSON Schema of one card file."""
    return {"$schema": SCHEMA_DIALECT, "title": "Monster Maker card file", **json_schema(CardFile)}


def _toml_files(folder: Traversable | None) -> list[Traversable]:
    place = files("reference_engine.monster_maker").joinpath("cards") if folder is None else folder
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
    """A card has the face of its kind; creatures may have the other creature's face, too.

    Clauses: monster_maker.character.deemed_monster, monster_maker.monster.deemed_character
    """
    allowed = ROLES[card.kind]
    if not card.name:
        yield "name", "missing"
    for face in ("land", "character", "monster", "miracle", "skill"):
        present = getattr(card, face) is not None
        if face == allowed[0] and not present:
            yield face, f"missing on a {card.kind} card"
        if present and face not in allowed:
            yield face, f"not on a {card.kind} card"


def _numbers(card: Card) -> Iterator[Fault]:
    """Numbers that no card can have; durability is a plain number.

    Clauses: monster_maker.character.stats
    """
    for face in (card.land, card.character, card.monster, card.miracle, card.skill):
        if face is not None and face.level < 0:
            yield "level", f"{face.level}, levels count from 0"
    for creature in (card.character, card.monster):
        if creature is not None:
            if creature.durability < 1:
                yield "durability", f"{creature.durability}, such a creature would not last"
            yield from _roll("attack", creature.attack)
    if card.character is not None:
        if card.character.support < 0:
            yield "support", f"{card.character.support}, support adds something"
        for skill_class, level in card.character.skills.items():
            if level < 0:
                yield "skills", f"{skill_class} {level}, levels count from 0"
    if card.monster is not None:
        if card.monster.attack_count < 0:
            yield "attack_count", f"{card.monster.attack_count}, it counts from 0 (monster_maker.monster.stats)"
        if card.monster.retreat < 0:
            yield "retreat", f"{card.monster.retreat}, it counts from 0 (monster_maker.monster.stats)"
        if card.kind == "character" and card.monster.attribute != "none":
            yield "attribute", "a deemed monster has none (monster_maker.attribute.deemed_monster)"


def _roll(field: str, roll: Roll) -> Iterator[Fault]:
    if roll.dice < 0:
        yield field, f"{roll.dice} dice cannot be rolled"


def _missions(card: Card) -> Iterator[Fault]:
    """A mission, and no other miracle, has a victory condition.

    Clauses: monster_maker.mission.kind
    """
    if card.miracle is not None and (card.miracle.type == "mission") != (card.miracle.mission is not None):
        yield "mission", "a mission, and nothing else, has a condition (monster_maker.mission.kind)"


def _abilities(card: Card) -> Iterator[Fault]:
    """Timing, cost and targets of each ability."""
    if card.skill is not None and len(card.abilities) != 1:
        yield "abilities", f"a skill has one, not {len(card.abilities)}"
    for index, ability in enumerate(card.abilities):
        where = f"abilities[{index}]"
        yield from ((where, reason) for reason in _timing(card, ability))
        yield from ((where, reason) for reason in _parts(card, ability))


def _timing(card: Card, ability: Ability) -> Iterator[str]:
    cost = ability.cost
    if (ability.timing == "skill") != (card.skill is not None):
        yield f"{ability.timing} on a {card.kind} card"
    if (ability.timing == "counter") != bool(ability.answers):
        yield "a counter ability, and no other, says what it answers (monster_maker.window.counter)"
    free = not (cost.discard or cost.discard_this or cost.wound_this or ability.once)
    if ability.timing in ("activated", "counter") and free:
        yield "it costs nothing and could be used for ever"
    if ability.timing in ("battle_start", "battle_end") and (not free or ability.once):
        yield "effects of a battle cost nothing"
    if cost.discard_this and card.kind in ("skill", "land"):
        yield f"a {card.kind} card is not discarded by its own text"
    if cost.wound_this and card.kind not in ("character", "skill", "miracle"):
        yield "only characters are wounded"
    if ability.used_as and getattr(card, ability.used_as) is None:
        yield f"it cannot be used as a {ability.used_as}"


def _parts(card: Card, ability: Ability) -> Iterator[str]:
    if not ability.do:
        yield "it does nothing"
    choosing = [part for part in ability.do if getattr(part, "to", "") == "target"]
    if bool(choosing) != (ability.target is not None):
        yield "a target is chosen when, and only when, a part reaches it"
    if ability.target is not None and ability.target.count < 1:
        yield f"{ability.target.count} targets cannot be chosen"
    for part in ability.do:
        if isinstance(part, Cancel) and ability.timing != "counter":
            yield "only a counter ability cancels (monster_maker.window.counter)"
        if getattr(part, "to", "") == "this" and not (card.character or card.monster or card.skill or card.miracle):
            yield "there is no creature that it could be about"
        if isinstance(part, Send) and (
            part.to != "target" or ability.target is None or ability.target.what != "monster"
        ):
            yield "chosen monsters are sent"
        if isinstance(part, Damage):
            yield from (reason for _, reason in _roll("damage", part.roll))


def _constants(card: Card) -> Iterator[Fault]:
    """A constant effect changes something; it is a character's or a miracle's."""
    if card.constants and card.character is None and card.miracle is None:
        yield "constants", f"a {card.kind} card has none"
    for index, constant in enumerate(card.constants):
        if not (constant.attack or constant.ward or constant.level):
            yield f"constants[{index}]", "it changes nothing"
        if bool(constant.level) != (constant.placing is not None):
            yield f"constants[{index}]", "level and placing go together"


CARD_CHECKS: tuple[Callable[[Card], Iterator[Fault]], ...] = (_faces, _numbers, _missions, _abilities, _constants)

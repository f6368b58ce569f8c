"""The card list: reading card files, and refusing what cards cannot be."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

import msgspec
import tomli

from reference_engine.kernel.codec import SCHEMA_DIALECT, json_schema
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import faults
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.plain import toml_of
from reference_engine.moncolle_tcg.cards import Ability, Automatic, Card, Grant, Kind, Lose, Strip, Target
from reference_engine.monster_collection.cards import Cancel, Damage
from reference_engine.monster_collection.targets import reach_faults, target_faults

Fault = tuple[str, str]
"""A field, and why its content cannot be."""

MAY_STAY_BLANK = ("race", "attributes", "abilities", "effects", "classification")
"""What a card described only for a position may leave out: nothing is played with it there."""

EVERY_CARD = ("name", "kind", "ja", "faction", "deck_limit", "flavour")
"""What a card of any kind may carry."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some cards. ``words`` gives the Japanese for the races, classifications and damage attributes they name."""

    cards: tuple[Card, ...]
    words: dict[str, str] = {}


class BadCards(Exception):
    """The cards are not what the text says. ``faults`` has all reasons, each "file: card: field: reason"."""

    def __init__(self, found: list[str]) -> None:
        super().__init__("\n".join(found))
        self.faults = found


class Carries(msgspec.Struct, frozen=True):
    """What cards of a kind carry beside what every card may, and the clause that says so."""

    clause: str
    must: tuple[str, ...]
    may: tuple[str, ...] = ()


UNIT_ITEMS = ("race", "attributes", "level", "attack", "defence", "march")
CARRIES: Mapping[Kind, Carries] = {
    "unit": Carries(
        "moncolle_tcg.cards.unit_fields", UNIT_ITEMS, ("hero", "instant", "standing", "abilities", "automatic")
    ),
    "battle_spell": Carries("moncolle_tcg.cards.spell_cast_by_unit", ("attributes", "abilities"), ("race_only",)),
    "consumable": Carries("moncolle_tcg.cards.consumable_single_use", ("abilities",), ("classification", "race_only")),
    "equipment": Carries(
        "moncolle_tcg.cards.equipment_fields",
        ("classification", "wearing_cost"),
        ("attack", "defence", "standing", "race_only"),
    ),
    "terrain": Carries("moncolle_tcg.cards.terrain_role", ("limit", "effects"), ("attributes",)),
}

BLANK: Mapping[str, Any] = {field.name: field.default for field in msgspec.structs.fields(Card)}
"""What every field of a card holds that is not filled."""


def load_cards(folder: Traversable | None = None) -> Mapping[str, Card]:
    """All cards by name, from the ``.toml`` files of a folder; without one, the packaged set.

    Raises :class:`BadCards` with all faults at once.
    """
    cards: dict[str, Card] = {}
    problems: list[str] = []
    for entry in _toml_files(folder):
        for card in _read(entry, problems):
            if card.name in cards:
                problems.append(f"{entry.name}: {card.name}: name: used twice")
            cards[card.name] = card
            problems += [f"{entry.name}: {card.name}: {field}: {reason}" for field, reason in _card_faults(card)]
    if problems:
        raise BadCards(problems)
    return MappingProxyType(cards)


def japanese_words(folder: Traversable | None = None) -> Mapping[str, str]:
    """The Japanese for every name that card data mentions: cards, races, classifications, damage attributes."""
    words: dict[str, str] = {}
    for entry in _toml_files(folder):
        words.update(toml_of(entry.read_bytes()).get("words", {}))
    return MappingProxyType(words | {card.name: card.ja for card in load_cards(folder).values() if card.ja})


def card_schema() -> dict[str, Any]:
    """The JSON Schema of one card file."""
    return {"$schema": SCHEMA_DIALECT, "title": "Monster Collection TCG card file", **json_schema(CardFile)}


def _toml_files(folder: Traversable | None) -> list[Traversable]:
    place = files("reference_engine.moncolle_tcg").joinpath("cards") if folder is None else folder
    return sorted((entry for entry in place.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)


def _read(entry: Traversable, problems: list[str]) -> tuple[Card, ...]:
    """The cards of one file; what is wrong with it joins the problems."""
    try:
        raw = toml_of(entry.read_bytes())
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        problems.append(f"{entry.name}: the file: TOML: {error}")
        return ()
    found = list(faults(raw, CardFile))
    problems += [f"{entry.name}: {fault}" for fault in found]
    return () if found else msgspec.convert(raw, CardFile).cards


# One card


@judgement
def described_faults(_edition: Edition, card: Card) -> Iterator[Fault]:
    """What is wrong with a card described for a position: checked like a card of the files, but it may be sketchy."""
    for field, reason in _card_faults(card):
        if field not in MAY_STAY_BLANK or getattr(card, field):
            yield field, reason


def _card_faults(card: Card) -> Iterator[Fault]:
    for check in CARD_CHECKS:
        yield from check(card)


def _carried_fields(card: Card) -> Iterator[Fault]:
    """A card carries what belongs to its kind, and nothing else."""
    carries, kind = CARRIES[card.kind], card.kind.replace("_", " ")
    for name, blank in BLANK.items():
        if getattr(card, name) == blank:
            if name in carries.must:
                yield name, f"missing on a {kind} ({carries.clause})"
        elif name not in (*EVERY_CARD, *carries.must, *carries.may):
            yield name, f"not on a {kind} ({carries.clause})"
    if not card.name:
        yield "name", "a card needs a name"


def _values(card: Card) -> Iterator[Fault]:
    """Numbers that no card can have."""
    if card.level is not None and card.level < 1:
        yield "level", f"{card.level}, levels count from 1"
    if card.kind == "unit" and card.defence is not None and card.defence < 1:
        yield "defence", f"{card.defence}, such a unit would have died (moncolle_tcg.attack.zero_defence)"
    for name in ("hero", "wearing_cost", "limit", "deck_limit"):
        value = getattr(card, name)
        if value is not None and value < 0:
            yield name, f"{value} is less than nothing"


def _abilities(card: Card) -> Iterator[Fault]:
    """Kind, timing and cost of what is declared, by the kind of card."""
    used_up = card.kind in ("battle_spell", "consumable")
    for index, ability in enumerate(card.abilities):
        place = f"abilities[{index}]"
        if used_up != (ability.kind == "card"):
            yield (
                f"{place}.kind",
                f"{ability.kind} on a {card.kind.replace('_', ' ')} (moncolle_tcg.abilities.two_modes)",
            )
        if used_up and ability.timing == "own_turn":
            yield f"{place}.timing", "own_turn on a card that is used in battles (moncolle_tcg.timing.own_turn)"
        if card.kind == "battle_spell" and not ability.cost.slots:
            yield f"{place}.cost.slots", "missing, Spell icons pay for it (moncolle_tcg.standing.spell)"
        if card.kind == "consumable" and not ability.cost.items:
            yield f"{place}.cost.items", "missing, Item icons pay for it (moncolle_tcg.standing.item_consumable)"
        icons = ability.cost.slots or ability.cost.items
        if ability.kind == "hand" and icons:
            yield f"{place}.cost", "icons for a card that no unit uses (moncolle_tcg.ruling.hand_type_declared)"
        if ability.timing == "own_turn" and icons:
            yield f"{place}.cost", "icons pay in battles only (moncolle_tcg.battle.icons_per_battle)"
        if "multi" in ability.cost.slots:
            yield f"{place}.cost.slots", "a multi icon is no cost, it pays one (moncolle_tcg.standing.spell_multi_icon)"
        if ability.kind in ("card", "hand"):
            yield from _speaks_of_no_unit(place, ability)
        if ability.uncounterable and ability.timing == "own_turn":
            yield f"{place}.uncounterable", "nothing outside battles is countered (moncolle_tcg.timing.uncounterable)"
        yield from _script_faults(place, ability)
    if used_up and len(card.abilities) > 1:
        yield "abilities", f"{len(card.abilities)} on a {card.kind.replace('_', ' ')}, not 1"
    for index, automatic in enumerate(card.automatic):
        if automatic.target is not None and automatic.target.equipment:
            yield f"automatic[{index}].target.equipment", "only who declares an effect chooses equipment"
        yield from _script_faults(f"automatic[{index}]", automatic)


def _speaks_of_no_unit(place: str, ability: Ability) -> Iterator[Fault]:
    """A card that is no unit on the field cannot speak of itself as one."""
    for group in ability.do:
        for part in group:
            to = getattr(part, "to", "")
            if to in ("this", "others"):
                yield f"{place}.do", f'"{to}" on a card that is no unit (moncolle_tcg.cards.unit_role)'


def _script_faults(place: str, effect: Ability | Automatic) -> Iterator[Fault]:
    """An effect does something, and to somebody."""
    parts = [part for group in effect.do for part in group]
    if not effect.do or not all(effect.do):
        yield f"{place}.do", "a group without parts does nothing"
    for part in parts:
        if getattr(part, "to", "") == "that_unit" and isinstance(effect, Ability):
            yield f"{place}.do", '"that_unit" without a condition (moncolle_tcg.abilities.automatic)'
        if isinstance(part, Damage) and part.amount < 0:
            yield f"{place}.do", f"damage of {part.amount}"
        if isinstance(part, Grant) and part == Grant(to=part.to):
            yield f"{place}.do", "a grant of nothing (moncolle_tcg.glossary.grant_number)"
        if isinstance(part, Lose) and not part.what and not part.icons:
            yield f"{place}.do", "a loss of nothing (moncolle_tcg.glossary.loss)"
    yield from ((f"{place}.do", reason) for reason in reach_faults(effect.target, parts))
    if effect.scope == "field" and effect.target is not None and effect.target.filter.foremost:
        yield (
            f"{place}.target.filter.foremost",
            "there is no line-up outside battles (moncolle_tcg.ruling.line_up_is_a_row)",
        )
    yield from _target_faults(place, effect.target, parts)


def _target_faults(place: str, target: Target | None, parts: list[Any]) -> Iterator[Fault]:
    """Who reaches a target must let it be chosen."""
    reached = any(getattr(part, "to", "") == "target" for part in parts)
    cancels = any(isinstance(part, Cancel) for part in parts)
    if target is None:
        if reached or cancels:
            yield f"{place}.target", "missing, a part reaches the target"
        return
    if not reached and not cancels:
        yield f"{place}.target", "no part reaches it"
    if (target.what == "declaration") != cancels and target.what != "discarded":
        yield f"{place}.target.what", f"{target.what} is not what the parts reach"
    yield from ((f"{place}.target{field}", reason) for field, reason in target_faults(target, parts))
    strips = [part for part in parts if isinstance(part, Strip)]
    if target.equipment and len(strips) != len([part for part in parts if getattr(part, "to", "") == "target"]):
        yield f"{place}.target.equipment", "equipment can only be stripped"
    if target.filter.place is not None:
        yield f"{place}.target.filter.place", "there are no front areas (moncolle_tcg.board.territories)"
    if target.count < 1:
        yield f"{place}.target.count", f"{target.count} targets cannot be chosen"


CARD_CHECKS: tuple[Callable[[Card], Iterator[Fault]], ...] = (_carried_fields, _values, _abilities)

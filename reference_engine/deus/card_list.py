"""The card list: reading card files, and refusing what the rulebook says cards are not (pages 3 to 7)."""

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
from reference_engine.monster_collection.cards import (
    Ability,
    Attribute,
    Cancel,
    Card,
    Change,
    Constant,
    Damage,
    Move,
    SummonThis,
    SummonToken,
    Target,
    TokenToHand,
    Trigger,
)
from reference_engine.monster_collection.targets import reach_faults, target_faults

FACTION_CONTENTS = {"summoner": 1, "unit": 14, "battle_spell": 5, "ritual_spell": 1}
FACTIONS = 6
TOKENS = 2
HIGHEST_LEVEL = 8
MAY_STAY_BLANK = ("number", "rarity", "epithet", "type", "race", "attributes", "abilities")
"""What a card described only for a position may leave out: nothing is played with it there."""

Fault = tuple[str, str]
"""A field, and why its content cannot be."""


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One faction's cards. ``words`` gives the Japanese for the races, types and damage attributes it names."""

    faction: str
    attribute: Attribute
    cards: tuple[Card, ...]
    words: dict[str, str] = {}


class BadCards(Exception):
    """The cards are not what the rulebook says. ``faults`` has all reasons, each "file: card: field: reason"."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Carries(msgspec.Struct, frozen=True):
    """What cards of a kind carry beside what every card has, and the clause that says so."""

    clause: str
    must: tuple[str, ...]
    may: tuple[str, ...] = ()


EVERY_CARD = ("name", "kind", "faction", "number", "copies", "rarity", "ja", "flavour")
BLANK: Mapping[str, Any] = {field.name: field.default for field in msgspec.structs.fields(Card)}
"""What every field of a card holds that is not filled."""

UNIT_ITEMS = ("race", "attributes", "level", "attack", "defence", "march")
UNIT_EXTRAS = ("instant", "initiative", "slots", "abilities", "triggers", "constants")

CARRIES: Mapping[str, Carries] = {
    # A summoner's rarity matters to the beginner variant only (deus.deck_building.beginner_variant).
    "summoner": Carries("deus.cards.summoner.fields", ("number", "epithet", "type", "abilities"), ("power_symbol",)),
    "unit": Carries("deus.cards.unit.fields", ("number", "rarity", *UNIT_ITEMS), UNIT_EXTRAS),
    "battle_spell": Carries("deus.cards.battle_spell.fields", ("number", "rarity", "type", "attributes", "abilities")),
    "ritual_spell": Carries("deus.cards.ritual_spell.fields", ("number", "rarity", "type", "abilities")),
    "token": Carries("deus.token.unit_on_field", ("number", *UNIT_ITEMS), (*UNIT_EXTRAS, "never_in_hand")),
}


def load_cards(folder: Traversable | None = None) -> Mapping[str, Card]:
    """All cards by name, from the ``.toml`` files of a folder; without one, the packaged set.

    Raises :class:`BadCards` with all faults at once.
    """
    cards, problems = _read_all(folder)
    if problems:
        raise BadCards(problems)
    return MappingProxyType({card.name: card for card in cards})


def japanese_words(folder: Traversable | None = None) -> Mapping[str, str]:
    """The Japanese for every name that card data mentions: cards, races, types, damage attributes."""
    words: dict[str, str] = {}
    for card_file in _toml_files(folder):
        words.update(toml_of(card_file.read_bytes()).get("words", {}))
    return MappingProxyType(words | {card.name: card.ja for card in load_cards(folder).values() if card.ja})


def factions(cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The factions in order of the list; cards are grouped by them.

    Clauses: deus.cards.kinds
    """
    return tuple(dict.fromkeys(card.faction for card in cards.values()))


def copies_of(cards: Mapping[str, Card]) -> dict[str, str]:
    """Every physical card of the set: its id, ``<faction>.<number>``, to its name.

    Clauses: deus.components.card_total
    """
    return {card_id: card.name for card in cards.values() for card_id in _ids(card)}


def half_deck(cards: Mapping[str, Card], faction: str) -> tuple[str, ...]:
    """The ids of a faction's 20 cards from which a deck may be built.

    Clauses: deus.deck_building.eligible_kinds
    """
    return _ids_of(cards, faction, ("unit", "battle_spell", "ritual_spell"))


def summoner_of(cards: Mapping[str, Card], faction: str) -> str:
    """The id of a faction's summoner card."""
    return _ids_of(cards, faction, ("summoner",))[0]


def tokens_of(cards: Mapping[str, Card], faction: str) -> tuple[str, ...]:
    """The ids of a faction's token cards, none for most.

    Clauses: deus.components.strain_tokens
    """
    return _ids_of(cards, faction, ("token",))


def card_schema() -> dict[str, Any]:
    """The JSON Schema of one card file."""
    return {"$schema": SCHEMA_DIALECT, "title": "Deus card file", **json_schema(CardFile)}


def _ids_of(cards: Mapping[str, Card], faction: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
    own = [card for card in cards.values() if card.faction == faction]
    if not own:
        raise KeyError(f"no faction {faction}; there are {', '.join(factions(cards))}")
    chosen = sorted((card for card in own if card.kind in kinds), key=lambda card: card.number)
    return tuple(card_id for card in chosen for card_id in _ids(card))


def _ids(card: Card) -> list[str]:
    """Copies of a card have running numbers, the first of them printed in the list."""
    slug = card.faction.lower().replace(" ", "-")
    return [f"{slug}.{card.number + copy}" for copy in range(card.copies)]


# Reading


def _toml_files(folder: Traversable | None) -> list[Traversable]:
    place = files("reference_engine.deus").joinpath("cards") if folder is None else folder
    return sorted((entry for entry in place.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)


def _read_all(folder: Traversable | None) -> tuple[list[Card], list[str]]:
    """Every card that could be read, and everything that is wrong anywhere."""
    cards: list[Card] = []
    problems: list[str] = []
    read: dict[str, CardFile] = {}
    card_files = _toml_files(folder)
    for entry in card_files:
        raw, unreadable = _parsed(entry)
        card_file, found = (None, unreadable) if raw is None else _typed(entry.name, raw)
        problems.extend(found)
        if card_file is not None:
            read[entry.name] = card_file
            cards.extend(card_file.cards)
            problems.extend(_faction_faults(entry.name, card_file))
    problems.extend(_repeated_names(read))
    # With a file that cannot be read the totals are wrong for that reason only, which has been said already.
    if len(read) == len(card_files):
        problems.extend(_set_faults(read))
    return cards, problems


def _parsed(entry: Traversable) -> tuple[dict[str, Any] | None, list[str]]:
    try:
        return toml_of(entry.read_bytes()), []
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        return None, [f"{entry.name}: the file: TOML: {error}"]


def _typed(file: str, raw: dict[str, Any]) -> tuple[CardFile | None, list[str]]:
    """The file as typed data, or every way it fails to be that."""
    without_cards = {**raw, "cards": []} if _has_list(raw) else raw
    problems = [f"{file}: the file: {fault}" for fault in faults(without_cards, CardFile)]
    for index, card in enumerate(raw["cards"] if _has_list(raw) else []):
        label = card.get("name") if isinstance(card, dict) else None
        known_as = label if isinstance(label, str) and label else f"cards[{index}]"
        problems.extend(f"{file}: {known_as}: {_with_field(fault)}" for fault in faults(card, Card))
    if problems:
        return None, problems
    card_file = msgspec.convert(raw, CardFile)
    cards = [msgspec.structs.replace(card, faction=card.faction or card_file.faction) for card in card_file.cards]
    return msgspec.structs.replace(card_file, cards=tuple(cards)), []


def _has_list(raw: dict[str, Any]) -> bool:
    return isinstance(raw.get("cards"), list)


def _with_field(fault: str) -> str:
    """A fault of the card as a whole concerns all of its fields."""
    return fault if ": " in fault else f"card: {fault}"


# The whole set


def _set_faults(read: Mapping[str, CardFile]) -> Iterator[str]:
    """Six factions, one for each attribute, and two tokens, all in one of them."""
    everything = "all files: the set"
    if len(read) != FACTIONS:
        yield f"{everything}: faction: there are {len(read)} files, not {FACTIONS} (deus.overview.six_attributes)"
    for field in ("attribute", "faction"):
        users: dict[str, list[str]] = {}
        for file, card_file in read.items():
            users.setdefault(getattr(card_file, field), []).append(file)
        for value, users_of_it in users.items():
            if len(users_of_it) > 1:
                shared = ", ".join(users_of_it)
                yield f'{everything}: {field}: "{value}" is used by {shared} (deus.overview.six_attributes)'
    tokens = {file: _count(card_file, "token") for file, card_file in read.items()}
    if sum(tokens.values()) != TOKENS:
        yield f"{everything}: kind: {sum(tokens.values())} token cards, not {TOKENS} (deus.components.card_total)"
    homes = [file for file, count in tokens.items() if count]
    if len(homes) > 1:
        yield f"{everything}: kind: tokens in {', '.join(homes)}, not in one faction (deus.components.strain_tokens)"


def _repeated_names(read: Mapping[str, CardFile]) -> Iterator[str]:
    """A name means one card, so that cards can be called by it."""
    first: dict[str, str] = {}
    for file, card_file in read.items():
        for card in card_file.cards:
            if card.name in first:
                yield f"{file}: {card.name}: name: already used in {first[card.name]}"
            first.setdefault(card.name, file)


# One faction


def _faction_faults(file: str, card_file: CardFile) -> Iterator[str]:
    """What is wrong inside one file: its contents, its numbers, each of its cards."""
    for kind, wanted in FACTION_CONTENTS.items():
        if (count := _count(card_file, kind)) != wanted:
            yield f"{file}: the file: kind: {count} {kind} cards, not {wanted} (deus.components.faction_contents)"
    tokens = {card.name for card in card_file.cards if card.kind == "token"}
    expected = 1
    for card in sorted(card_file.cards, key=lambda card: card.number):
        found = list(_card_faults(card))
        found.extend(_membership_faults(card, card_file))
        found.extend(_token_faults(card, tokens))
        if card.number and card.number != expected:
            found.append(("number", f"{card.number} where {expected} is next, counting copies"))
        expected = (card.number or expected) + card.copies
        for field, reason in found:
            yield f"{file}: {card.name}: {field}: {reason}"


def _count(card_file: CardFile, kind: str) -> int:
    return sum(card.copies for card in card_file.cards if card.kind == kind)


def _membership_faults(card: Card, card_file: CardFile) -> Iterator[Fault]:
    """A card is of one faction, and a faction of one attribute."""
    if card.faction != card_file.faction:
        yield "faction", f'"{card.faction}" in the file of "{card_file.faction}" (deus.deck_building.half_decks)'
    if card.kind == "summoner" and card.name != card_file.faction:
        yield "name", f'a faction is called after its summoner, this one "{card_file.faction}" (deus.cards.kinds)'
    if card.attributes and card.attributes != (card_file.attribute,):
        shown = ", ".join(card.attributes)
        yield "attributes", f"{shown} in the {card_file.attribute} faction (deus.overview.six_attributes)"
    if card.kind == "token" and card_file.attribute != "evil":
        yield "kind", f"a token in the {card_file.attribute} faction, not the evil one (deus.components.strain_tokens)"


def _token_faults(card: Card, tokens: set[str]) -> Iterator[Fault]:
    """An effect can only bring tokens that lie in its user's token area.

    Clauses: deus.token.start_area
    """
    for place, effect in _effects(card):
        for part in _parts(effect):
            if isinstance(part, SummonToken | TokenToHand) and part.token not in tokens:
                yield f"{place}.do", f'"{part.token}" is no token of the faction (deus.token.start_area)'


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
    """A card carries what the rulebook lists for its kind, and nothing else."""
    carries = CARRIES[card.kind]
    kind = card.kind.replace("_", " ")
    for name, blank in BLANK.items():
        if getattr(card, name) == blank:
            if name in carries.must:
                yield name, f"missing on a {kind} ({carries.clause})"
        elif name not in EVERY_CARD and name not in carries.must and name not in carries.may:
            yield name, f"not on a {kind} ({carries.clause})"
    if not card.name:
        yield "name", "a card needs a name (deus.cards.kinds)"


def _values(card: Card) -> Iterator[Fault]:
    """Numbers that no card can have."""
    if card.copies < 1:
        yield "copies", f"{card.copies}, a card exists at least once"
    if card.number < 0:
        yield "number", f"{card.number}, numbers count from 1"
    if card.power_symbol < 1:
        yield "power_symbol", f"{card.power_symbol}, a summoner brings at least one power (deus.draft.turn.power.gain)"
    if card.level is not None and not 1 <= card.level <= HIGHEST_LEVEL:
        yield "level", f"{card.level}, an area holds levels up to {HIGHEST_LEVEL} (deus.zone.area_limit_8)"
    if card.defence is not None and card.defence < 1:
        yield "defence", f"{card.defence}, such a unit is discarded at once (deus.damage.zero_defence_discard)"


def _abilities(card: Card) -> Iterator[Fault]:
    """Scope, timing, cost and place of use, by the kind of card."""
    for index, ability in enumerate(card.abilities):
        place = f"abilities[{index}]"
        ritual = ability.timing == "ritual"
        if ritual != (ability.scope == "field"):
            clause = "deus.ritual.main_phase_only" if ritual else "deus.scope.battle"
            yield f"{place}.scope", f"{ability.scope} with timing {ability.timing} ({clause})"
        if card.kind in ("summoner", "ritual_spell") and not ritual:
            clause = "deus.ritual.sources" if card.kind == "summoner" else "deus.cards.ritual_spell.from_hand"
            yield f"{place}.timing", f"{ability.timing} on a {card.kind.replace('_', ' ')} ({clause})"
        if card.kind == "battle_spell" and ritual:
            yield f"{place}.timing", "ritual on a battle spell (deus.cards.battle_spell.by_unit)"
        if card.kind == "battle_spell" and not ability.cost.slots:
            yield f"{place}.cost.slots", "missing, a unit's spell slots pay for it (deus.cards.battle_spell.by_unit)"
        if ritual and ability.cost.slots:
            yield f"{place}.cost.slots", "spell slots pay in battles only (deus.standing.spell_slots)"
        if ability.usable_from and (card.kind not in ("unit", "token") or not ritual):
            yield f"{place}.usable_from", "only a unit's ritual ability names its place (deus.ritual.unit_hand)"
    if card.kind in ("battle_spell", "ritual_spell") and len(card.abilities) > 1:
        yield "abilities", f"{len(card.abilities)} on a spell, not 1 ({CARRIES[card.kind].clause})"


def _scripts(card: Card) -> Iterator[Fault]:
    """An effect does something, and to somebody."""
    is_unit = card.kind in ("unit", "token")
    for place, effect in _effects(card):
        parts = _parts(effect)
        if not effect.do or not all(effect.do):
            yield f"{place}.do", "a group without parts does nothing"
        for part in parts:
            yield from ((f"{place}.do", reason) for reason in _part_faults(part, is_unit, isinstance(effect, Trigger)))
        yield from ((f"{place}.do", reason) for reason in reach_faults(effect.target, parts))
        if effect.scope == "field" and effect.target is not None and effect.target.filter.foremost:
            yield f"{place}.target.filter.foremost", "there is no line-up outside battles (deus.battle.lineup.meaning)"
        yield from _target_faults(place, effect.target, parts)
        yield from (
            (f"{place}.do", reason) for part in parts if isinstance(part, Move) for reason in _foreign(effect, part)
        )
        from_hand = isinstance(effect, Ability) and effect.timing == "ritual" and effect.usable_from != "battlefield"
        if effect.cost.exhaust_this and (not is_unit or from_hand):
            yield f"{place}.cost.exhaust_this", "there is no unit on the battlefield (deus.cards.unit.summon_to_field)"
        if any(isinstance(part, SummonThis) for part in parts) and not (is_unit and from_hand):
            yield f"{place}.do", "summon_this is for a unit's ritual ability in the hand (deus.ritual.unit_hand)"
    for index, constant in enumerate(card.constants):
        yield from ((f"constants[{index}].change", reason) for reason in _constant_faults(constant))


def _target_faults(place: str, target: Target | None, parts: list[Any]) -> Iterator[Fault]:
    """Who reaches a target must let it be chosen.

    Clauses: deus.ruling.no_declaration_without_target
    """
    clause = "(deus.ruling.no_declaration_without_target)"
    units = any(getattr(part, "to", "") == "target" for part in parts)
    cancels = any(isinstance(part, Cancel) for part in parts)
    if target is None:
        if units or cancels:
            yield f"{place}.target", f"missing, a part reaches the target {clause}"
        return
    if not units and not cancels:
        yield f"{place}.target", f"no part reaches it {clause}"
    if ((target.what == "declaration") != cancels and target.what != "discarded") or (units and cancels):
        yield f"{place}.target.what", f"{target.what} is not what the parts reach {clause}"
    if target.what == "declaration" and target != Target(what="declaration"):
        yield f"{place}.target", "a declaration is chosen alone, whoever made it"
    if target.count < 1:
        yield f"{place}.target.count", f"{target.count} units cannot be chosen {clause}"
    yield from ((f"{place}.target{field}", reason) for field, reason in target_faults(target, parts))


def _part_faults(part: Any, is_unit: bool, is_trigger: bool) -> Iterator[str]:
    """What a part says must make sense where it stands."""
    to = getattr(part, "to", "")
    if to in ("this", "others") and not is_unit:
        yield f'"{to}" on a card that is no unit (deus.cards.unit.summon_to_field)'
    if to == "that_unit" and not is_trigger:
        yield '"that_unit" without a condition (deus.trigger.condition_met)'
    if isinstance(part, Damage) and part.amount < 1 and part.dice < 1:
        yield "damage of nothing (deus.damage.value)"
    if isinstance(part, Change):
        yield from _change_faults(part)


def _foreign(effect: Ability | Trigger, move: Move) -> Iterator[str]:
    """Own units alone are moved, so that none comes into the other side's territory.

    Clauses: deus.vocabulary.move, deus.zone.own_territory
    """
    own = {
        "target": effect.target is None or effect.target.side == "own",
        "that_unit": not isinstance(effect, Trigger) or effect.when.who in ("this", "other", "own"),
    }
    if move.to in ("enemies", "all") or not own.get(move.to, True):
        yield f'a move of "{move.to}", which may be units of the other side (deus.vocabulary.move)'


def _change_faults(change: Change) -> Iterator[str]:
    if change == Change(to=change.to):
        yield "a change of nothing"
    if bool(change.ward) != bool(change.ward_of):
        yield "ward and ward_of go together (deus.damage.typeless_not_attribute)"


def _constant_faults(constant: Constant) -> Iterator[str]:
    """A constant effect has no target and no condition.

    Clauses: deus.constant.always_on
    """
    if constant.change.to in ("target", "that_unit"):
        yield f'to: a constant effect has no "{constant.change.to}" (deus.constant.always_on)'
    if constant.change.race:
        yield "race: a race is given for a while, not by a constant effect, which may look at it itself"
    yield from _change_faults(constant.change)


CARD_CHECKS: tuple[Callable[[Card], Iterator[Fault]], ...] = (_carried_fields, _values, _abilities, _scripts)


def _effects(card: Card) -> Iterator[tuple[str, Ability | Trigger]]:
    """The used and the [condition] effects of a card, with their places."""
    for index, ability in enumerate(card.abilities):
        yield f"abilities[{index}]", ability
    for index, trigger in enumerate(card.triggers):
        yield f"triggers[{index}]", trigger


def _parts(effect: Ability | Trigger) -> list[Any]:
    return [part for group in effect.do for part in group]

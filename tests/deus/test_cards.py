"""The specimen set is what the rulebook says cards are, anything else is refused with all reasons."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Literal

import jsonschema
import msgspec
import pytest

from reference_engine.deus.card_list import (
    BadCards,
    card_schema,
    copies_of,
    factions,
    half_deck,
    japanese_words,
    load_cards,
    summoner_of,
    tokens_of,
)
from reference_engine.kernel.faults import faults
from reference_engine.monster_collection.cards import (
    Ability,
    Card,
    Change,
    Damage,
    Part,
    Power,
    Trigger,
)

PACKAGED = files("reference_engine.deus").joinpath("cards")
CARDS = load_cards()
FACTIONS = factions(CARDS)


def of_faction(faction: str, kind: str) -> list[Card]:
    """The cards of a kind in a faction."""
    return [card for card in CARDS.values() if card.faction == faction and card.kind == kind]


# Composition


def test_the_product_has_128_cards() -> None:
    """deus.components.card_total"""
    kinds = Counter(CARDS[name].kind for name in copies_of(CARDS).values())
    assert kinds == {"summoner": 6, "unit": 84, "battle_spell": 30, "ritual_spell": 6, "token": 2}


def test_six_attributes_one_to_one() -> None:
    """deus.overview.six_attributes"""
    used = {faction: {a for card in of_faction(faction, "unit") for a in card.attributes} for faction in FACTIONS}
    assert sorted(attribute for attributes in used.values() for attribute in attributes) == sorted(
        ["fire", "water", "earth", "wind", "holy", "evil"]
    )


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_the_planned_shape(faction: str) -> None:
    """deus.components.faction_contents"""
    units = of_faction(faction, "unit")
    shape = sorted((card.level, card.copies) for card in units)
    assert shape == [(2, 2), (2, 2), (2, 3), (6, 2), (6, 2), (6, 2), (8, 1)]
    assert [card.instant for card in units if card.level == 6].count(True) == 1
    assert [card.instant for card in units if card.level == 2].count(True) >= 2
    spells = of_faction(faction, "battle_spell")
    costs = sorted(len(card.abilities[0].cost.slots) for card in spells for _ in range(card.copies))
    assert costs[:4] == [1, 1, 1, 1]
    assert costs[4:] in ([2], [3])
    (ritual,) = of_faction(faction, "ritual_spell")
    assert ritual.abilities[0].cost.power
    (summoner,) = of_faction(faction, "summoner")
    assert [(a.timing, a.scope, a.cost.power > 0) for a in summoner.abilities] == [("ritual", "field", True)]
    names = len(units) + len(spells) + 1 + 1
    assert names == 12


@pytest.mark.parametrize("faction", FACTIONS)
def test_fifteen_cards_of_a_half_deck_are_not_star(faction: str) -> None:
    """deus.deck_building.beginner_variant"""
    ids = half_deck(CARDS, faction)
    names = copies_of(CARDS)
    assert len(set(ids)) == 20
    assert sum(CARDS[names[card]].rarity != "star" for card in ids) == 15
    assert CARDS[names[summoner_of(CARDS, faction)]].rarity == "star"


@pytest.mark.parametrize("faction", FACTIONS)
def test_ids_are_running_numbers(faction: str) -> None:
    """Every physical card of a faction has its own id."""
    ids = [summoner_of(CARDS, faction), *half_deck(CARDS, faction), *tokens_of(CARDS, faction)]
    assert ids == [f"{faction.lower()}.{number}" for number in range(1, len(ids) + 1)]


def test_only_the_evil_faction_has_tokens() -> None:
    """deus.components.strain_tokens, deus.token.specter_not_to_hand"""
    tokens = [card for card in CARDS.values() if card.kind == "token"]
    assert {card.attributes for card in tokens} == {("evil",)}
    assert [card.never_in_hand for card in tokens] == [True, False]
    assert [card.instant for card in tokens] == [False, True]
    assert [len(tokens_of(CARDS, faction)) for faction in FACTIONS] == [0, 0, 2, 0, 0, 0]


def test_the_list_cannot_be_changed_and_unknown_factions_are_named() -> None:
    """The list is frozen; a wrong name says which names there are."""
    with pytest.raises(TypeError):
        CARDS["x"] = CARDS["Asketh"]  # type: ignore[index]
    with pytest.raises(KeyError, match="Asketh"):
        half_deck(CARDS, "Nobody")


def effects(card: Card) -> tuple[Ability | Trigger, ...]:
    """Everything that is used or due."""
    return (*card.abilities, *card.triggers)


def test_what_cards_must_exercise_beyond_single_values() -> None:
    """Combinations that the rules speak of."""
    every = [effect for card in CARDS.values() for effect in effects(card)]
    parts = [part for effect in every for group in effect.do for part in group]
    changes = [part for part in parts if isinstance(part, Change)]
    changes += [constant.change for card in CARDS.values() for constant in card.constants]
    assert {change.ward_of for change in changes if change.ward} > {"attribute", "typeless"}
    assert {damage.attribute for damage in parts if isinstance(damage, Damage)} >= {"", "flame"}
    assert any(isinstance(part, Damage) and part.dice and part.amount for part in parts)
    assert any(len(effect.do) == 2 for effect in every), "after applying"
    assert any(len(group) == 2 for effect in every for group in effect.do), "&"
    assert any(len(set(effect.cost.slots)) == 2 and "multi" not in effect.cost.slots for effect in every)
    assert any(trigger.scope == "field" for card in CARDS.values() for trigger in card.triggers)
    assert any(constant.scope == "field" for card in CARDS.values() for constant in card.constants)
    assert any(
        card.level == 8 and card.abilities and card.abilities[0].usable_from == "hand" for card in CARDS.values()
    )
    assert any(len(effect.target.filter.attributes) > 1 for effect in every if effect.target), "or"
    dying = [card for card in CARDS.values() for trigger in card.triggers if trigger.do == ((Power(1),),)]
    assert [card.level for card in dying] == [2]
    assert min(card.initiative for card in CARDS.values()) < 0 < max(card.initiative for card in CARDS.values())


# Refusals


def packaged(tmp_path: Path) -> Path:
    """A copy of the packaged set that may be spoiled."""
    for entry in PACKAGED.iterdir():
        if entry.name.endswith(".toml"):
            (tmp_path / entry.name).write_text(entry.read_text("utf-8"), "utf-8")
    return tmp_path


def spoil(folder: Path, file: str, card: str, old: str, new: str) -> None:
    """Replace something once in one card of a file, or in its head."""
    path = folder / file
    whole = path.read_text("utf-8")
    begin = whole.index(f'name = "{card}"') if card else 0
    end = whole.find("[[cards]]", begin) if "[[cards]]" in whole[begin:] else len(whole)
    assert old in whole[begin:end]
    path.write_text(whole[:begin] + whole[begin:end].replace(old, new, 1) + whole[end:], "utf-8")


def reasons(folder: Path) -> list[str]:
    """All faults of a folder."""
    with pytest.raises(BadCards) as caught:
        load_cards(folder)
    return caught.value.faults


UNIT = 'kind = "unit"'
BAD_CARDS = [
    # the file, the card, what stands there and what instead, which field is named, and why
    ("asketh", "Asketh", 'epithet = "Keeper of the Last Forge"', "", "epithet", "missing on a summoner"),
    ("asketh", "Ember Dart", 'type = "Bolt"', "", "type", "missing on a battle spell"),
    ("asketh", "Spark Imp", 'rarity = "common"', "", "rarity", "missing on a unit (deus.cards.unit.fields)"),
    ("asketh", "Spark Imp", '["fire"]', '["water"]', "attributes", "(deus.overview.six_attributes)"),
    ("asketh", "Spark Imp", UNIT, UNIT + '\nfaction = "Odrumak"', "faction", "(deus.deck_building.half_decks)"),
    ("asketh", "Spark Imp", "number = 9", "number = 10", "number", "10 where 9 is next"),
    ("asketh", "Slag Colossus", '"this"', '"target"', "constants[0].change", "(deus.constant.always_on)"),
    ("morvessa", "Bone Piper", "Whisper Wisp", "Nobody", "triggers[0].do", "is no token of the faction"),
    ("morvessa", "Pale Echo", 'march = "walk"', "", "march", "missing on a token (deus.token.unit_on_field)"),
    # What the type itself says.
    ("asketh", "Spark Imp", "attack = 2", 'attack = "2"', "attack", "expected int, got str"),
]


@pytest.mark.parametrize(
    ("file", "card", "old", "new", "field", "reason"),
    [pytest.param(*row, id=f"{row[1]}-{row[4]}-{number}") for number, row in enumerate(BAD_CARDS)],
)
def test_a_bad_card_is_refused(
    tmp_path: Path, file: str, card: str, old: str, new: str, field: str, reason: str
) -> None:
    """A fault names file, card, field and reason."""
    folder = packaged(tmp_path)
    spoil(folder, f"{file}.toml", card, old, new)
    begin = f"{file}.toml: {card}: {field}: "
    assert [fault for fault in reasons(folder) if fault.startswith(begin) and reason in fault]


def test_a_name_is_used_once_over_all_files(tmp_path: Path) -> None:
    """Two files cannot both have a card of that name."""
    folder = packaged(tmp_path)
    spoil(folder, "zeferai.toml", "Feather Imp", "Feather Imp", "Spark Imp")
    assert reasons(folder) == ["zeferai.toml: Spark Imp: name: already used in asketh.toml"]


def test_a_faction_of_other_contents_is_refused(tmp_path: Path) -> None:
    """deus.components.faction_contents"""
    folder = packaged(tmp_path)
    spoil(folder, "asketh.toml", "Kiln Guard", "copies = 2", "copies = 1")
    found = reasons(folder)
    assert "asketh.toml: the file: kind: 13 unit cards, not 14 (deus.components.faction_contents)" in found


def test_a_faction_missing_is_refused(tmp_path: Path) -> None:
    """deus.overview.six_attributes"""
    folder = packaged(tmp_path)
    (folder / "asketh.toml").unlink()
    assert reasons(folder) == ["all files: the set: faction: there are 5 files, not 6 (deus.overview.six_attributes)"]


def test_two_factions_of_one_attribute_are_refused(tmp_path: Path) -> None:
    """deus.overview.six_attributes"""
    folder = packaged(tmp_path)
    path = folder / "nerinor.toml"
    path.write_text(path.read_text("utf-8").replace('["water"]', '["fire"]'), "utf-8")
    spoil(folder, "nerinor.toml", "", 'attribute = "water"', 'attribute = "fire"')
    found = reasons(folder)
    assert len(found) == 1
    assert '"fire" is used by asketh.toml, nerinor.toml (deus.overview.six_attributes)' in found[0]


def test_tokens_elsewhere_are_refused(tmp_path: Path) -> None:
    """deus.components.strain_tokens"""
    folder = packaged(tmp_path)
    path = folder / "asketh.toml"
    token = 'name = "Soot"\nkind = "token"\nnumber = 22\nrace = "Imp"\nattributes = ["fire"]\nlevel = 2\n'
    path.write_text(f'{path.read_text("utf-8")}\n[[cards]]\n{token}attack = 1\ndefence = 1\nmarch = "fly"\n', "utf-8")
    found = "\n".join(reasons(folder))
    assert "asketh.toml: Soot: kind: a token in the fire faction" in found
    assert "3 token cards, not 2 (deus.components.card_total)" in found
    assert "tokens in asketh.toml, morvessa.toml" in found


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    """Faults of type and of sense, in several cards of several files."""
    folder = packaged(tmp_path)
    spoil(folder, "asketh.toml", "Spark Imp", "attack = 2", 'attack = "2"')
    spoil(folder, "asketh.toml", "Ash Courier", 'march = "walk"', 'march = "hop"')
    spoil(folder, "nerinor.toml", "Brine Sprite", 'march = "fly"', "")
    spoil(folder, "nerinor.toml", "Undertow", 'type = "Current"', "")
    (folder / "zeferai.toml").write_text("faction = ", "utf-8")
    spoil(folder, "odrumak.toml", "", 'attribute = "earth"', 'attribute = "mud"')
    found = reasons(folder)
    assert [": ".join(fault.split(": ")[:3]) for fault in found] == [
        "asketh.toml: Spark Imp: attack",
        "asketh.toml: Ash Courier: march",
        "nerinor.toml: Brine Sprite: march",
        "nerinor.toml: Undertow: type",
        "odrumak.toml: the file: attribute",
        "zeferai.toml: the file: TOML",
    ]


def test_normal_is_the_old_name_of_before_attack(tmp_path: Path) -> None:
    """deus.battle.first.term"""
    folder = packaged(tmp_path)
    spoil(folder, "asketh.toml", "Meteor Hymn", '"before_attack"', '"normal"')
    assert load_cards(folder) == CARDS
    jsonschema.validate(tomllib.loads((folder / "asketh.toml").read_text("utf-8")), card_schema())


# Schema


@pytest.mark.parametrize("file", sorted(e.name for e in PACKAGED.iterdir() if e.name.endswith(".toml")))
def test_packaged_files_validate(file: str) -> None:
    """The published schema describes the packaged files."""
    schema = card_schema()
    assert schema["$schema"].startswith("https://json-schema.org/")
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(tomllib.loads(PACKAGED.joinpath(file).read_text("utf-8")), schema)


def test_the_schema_refuses_nonsense() -> None:
    """A schema that accepts everything would prove nothing."""
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"faction": "X", "attribute": "mud", "cards": []}, card_schema())


# Names


def test_every_name_in_the_data_has_japanese() -> None:
    """Names, races, types, epithets and damage attributes can all be shown in Japanese."""
    words = japanese_words()
    named = {name for card in CARDS.values() for name in (card.name, card.race, card.type, card.epithet) if name}
    assert named - set(words) == set()


# The kernel's faults, of which the card list makes use


class Leaf(msgspec.Struct, forbid_unknown_fields=True):
    """A Struct to fail."""

    size: int
    colour: Literal["red", "blue"] | None = None


class Tree(msgspec.Struct, forbid_unknown_fields=True):
    """A Struct of everything that can be followed."""

    leaves: tuple[Leaf, ...]
    pair: tuple[int, str] = (0, "")
    named: dict[str, Leaf] = {}
    parts: tuple[tuple[Part, ...], ...] = ()
    either: int | str = 0

    def __post_init__(self) -> None:
        """Only the conversion knows this."""
        if self.either == "never":
            raise ValueError("never is not allowed")


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ({"leaves": [{"size": 1}]}, []),
        (3, ["tree: expected object, got int"]),
        ({}, ["tree.leaves: missing"]),
        ({"leaves": 1}, ["tree.leaves: expected array, got int"]),
        ({"leaves": [None]}, ["tree.leaves[0]: expected object, got null"]),
        (
            {"leaves": [{"size": "big", "colour": "green"}, {"sise": 2}]},
            [
                "tree.leaves[0].size: expected int, got str",
                'tree.leaves[0].colour: expected one of "red", "blue", got "green"',
                "tree.leaves[1].sise: unknown field; Leaf has size, colour",
                "tree.leaves[1].size: missing",
            ],
        ),
        ({"leaves": [], "pair": [1]}, ["tree.pair: expected 2 items, got 1"]),
        (
            {"leaves": [], "pair": ["a", 1]},
            ["tree.pair[0]: expected int, got str", "tree.pair[1]: expected str, got int"],
        ),
        ({"leaves": [], "named": {"oak": {"size": True}}}, ["tree.named[oak].size: expected int, got bool"]),
        ({"leaves": [], "either": 1.5}, ["tree.either: expected int | str, got float"]),
        (
            {"leaves": [], "parts": [[{"verb": "draw", "count": "2"}]]},
            ["tree.parts[0][0].count: expected int, got str"],
        ),
        ({"leaves": [], "parts": [[3]]}, ["tree.parts[0][0]: expected object, got int"]),
        ({"leaves": [], "either": "never"}, ["tree: never is not allowed"]),
    ],
)
def test_faults_have_place_and_sentence(value: object, wanted: list[str]) -> None:
    """All faults, each with its place, and none if and only if the conversion succeeds."""
    assert faults(value, Tree, "tree") == wanted


def test_faults_of_tags() -> None:
    """A tagged union names what it knows."""
    (missing,) = faults([[{"count": 1}]], tuple[tuple[Part, ...], ...])
    assert missing.startswith('[0][0].verb: missing; expected one of "damage", "change"')
    (unknown,) = faults({"verb": "tickle"}, Part)
    assert unknown.startswith("verb: expected one of ")
    assert unknown.endswith(', got "tickle"')

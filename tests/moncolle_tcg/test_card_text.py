"""What is printed on the TCG's cards: every word of the vocabulary is said, in both languages."""

import re
from typing import Any, get_args

import msgspec
import pytest

from reference_engine import edition
from reference_engine.moncolle_tcg import cards
from reference_engine.moncolle_tcg.card_list import japanese_words
from reference_engine.moncolle_tcg.card_text import text, values
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.monster_collection import cards as shared

LANGUAGES = ("en", "ja")
CARDS = edition("moncolle_tcg@quick-reference").cards
JAPANESE = japanese_words()
HIT = {"verb": "damage", "amount": 1}
GRANT = {"verb": "grant", "attack": 1}
DRAW = {"verb": "draw", "count": 1}
ICONS = get_args(shared.Icon)
ATTRIBUTES = get_args(shared.Attribute)
LOST = get_args(get_args(cards.Lost)[0])
LOST_ICONS = get_args(get_args(cards.OneIcon)[0])


def card(**fields: Any) -> Card:
    return msgspec.convert({"name": "X", "kind": "unit", **fields}, Card)


def able(**ability: Any) -> Card:
    """A unit with an ability, by default one that hits a unit."""
    plain = {"timing": "normal", "kind": "declared", "do": [[HIT]], "target": {}, **ability}
    return card(abilities=[{key: value for key, value in plain.items() if value is not None}])


def part(**fields: Any) -> Card:
    """A unit with an ability of one part, and a target if the part reaches one."""
    alone = fields["verb"] in ("draw", "drop", "mill", "restore", "hand_limit")
    reaches = not alone and fields.get("to", "target") == "target"
    return able(do=[[fields]], target={} if reaches else None)


def due(**automatic: Any) -> Card:
    """A unit with an automatic ability, by default one that draws a card when the unit dies."""
    return card(automatic=[{"when": {"event": "dies"}, "do": [[DRAW]], **automatic}])


STANDINGS: tuple[dict[str, Any], ...] = (
    {"initiative": 1}, {"initiative": 2}, {"charge": 1}, {"defender": 1}, {"items": 1}, {"items": 2},
    *({"spells": [icon]} for icon in ICONS), {"spells": ["fire", "fire"]}, {"resist": ["flame"]},
    {"resist": ["flame", "gale"]}, {"weaknesses": [{"to": "flame", "more": 1}]},
    {"weaknesses": [{"to": "flame", "more": 2}]}, {"weaknesses": [{"to": "gale", "more": 1}]},
)  # fmt: skip
FILTERS: tuple[dict[str, Any], ...] = (
    {}, *({"attributes": [name]} for name in ATTRIBUTES), {"attributes": ["fire", "water"]}, {"races": ["Elf"]},
    {"races": ["Elf", "Orc"]}, {"max_level": 3}, {"min_level": 3}, {"min_level": 3, "max_level": 5},
    {"state": "ready"}, {"state": "exhausted"}, {"foremost": True},
)  # fmt: skip
REACHES = get_args(get_args(shared.Reach)[0])

FAMILIES: dict[str, list[Card]] = {
    "verbs": [
        part(**HIT), part(**GRANT), part(verb="lose", what=["charge"]), part(verb="exhaust"), part(verb="ready"),
        part(verb="kill"), part(verb="discard_unit"), part(verb="to_hand"), part(verb="to_deck"),
        part(verb="hand_limit", count=1), part(verb="exclude"), part(verb="strip"),
        part(**DRAW), part(verb="drop", count=1), part(verb="mill", count=1), part(verb="restore"),
        able(do=[[{"verb": "cancel"}]], target={"what": "declaration"}),
    ],
    "reaches": [part(**HIT, to=to) for to in REACHES],
    "whom equipment is taken from": [part(verb="strip", to=to) for to in REACHES],
    "amounts": [
        part(verb="damage", **amount)
        for amount in ({"amount": 1}, {"amount": 2}, {"dice": 1}, {"dice": 1, "amount": 1}, {"dice": 2},
                       {"amount": 1, "attribute": "flame"}, {"amount": 1, "attribute": "gale"})
    ],
    "ways to kill": [part(verb="kill"), part(verb="kill", attribute="flame"), part(verb="kill", attribute="gale")],
    "grants": [
        part(verb="grant", **more)
        for more in (
            {"attack": 1}, {"attack": -1}, {"defence": 1}, {"attack": 1, "defence": 1}, {"cannot_die": True},
            {"cannot_attack": True}, {"race": "Elf"}, {"race": "Orc"},
            {"attack": 1, "cannot_die": True}, *({"standing": standing} for standing in STANDINGS),
            {"abilities": [{"timing": "normal", "kind": "declared", "do": [[DRAW]]}]},
            {"abilities": [{"timing": "counter", "kind": "declared", "do": [[DRAW]]}]},
        )
    ],
    "losses": [*(part(verb="lose", what=[what]) for what in LOST), part(verb="lose", what=["charge", "items"]),
               *(part(verb="lose", icons=[icon]) for icon in LOST_ICONS),
               part(verb="lose", icons=["fire", "fire"])],
    "counts of cards": [
        part(verb=verb, count=count, who=who)
        for verb in ("draw", "drop", "mill", "hand_limit") for count in (1, 2) for who in ("own", "enemy")
    ],
    "timings": [able(timing=timing) for timing in ("normal", "counter", "own_turn")],
    "kinds": [able(kind=kind) for kind in ("completion", "declared", "hand", "card")],
    "whether it can be countered": [able(), able(uncounterable=True)],
    "durations": [able(do=[[GRANT]], until=until) for until in (None, "battle", "turn")],
    "targets": [able(target=target) for target in (
        {}, {"side": "own"}, {"side": "enemy"}, {"count": 2}, {"count": 2, "up_to": True},
        {"count": 3, "up_to": True}, {"count": 2, "up_to": True, "side": "own"},
    )],
    "what is put on the deck": [
        part(verb="to_deck"), part(verb="to_deck", to="this"),
        *(able(do=[[{"verb": "to_deck"}]], target={"what": "discarded", "side": side})
          for side in ("own", "enemy", "any")),
    ],
    "what is chosen": [able(do=[[{"verb": "strip"}]], target=target) for target in (
        {}, {"equipment": True}, {"equipment": True, "side": "enemy"}, {"equipment": True, "filter": {"max_level": 3}},
        {"equipment": True, "count": 2}, {"equipment": True, "count": 2, "up_to": True},
    )],
    "filters": [able(target={"filter": wanted}) for wanted in FILTERS],
    "costs": [able(cost=cost) for cost in (
        {}, *({"slots": [icon]} for icon in ICONS), {"slots": ["fire", "fire"]}, {"items": 1}, {"items": 2},
        {"discard": 1}, {"discard": 2}, *({"discard": 1, "discard_kind": kind} for kind in get_args(cards.Kind)),
        {"slots": ["fire"], "discard": 1},
    )],
    "conditions": [
        due(when={"event": event, "who": who})
        for event in get_args(get_args(msgspec.structs.fields(shared.When)[0].type)[0])
        for who in get_args(get_args(msgspec.structs.fields(shared.When)[1].type)[0])
    ],
    "times of automatic abilities": [due(timing=timing) for timing in ("battle", "own_turn", "always")],
    "automatic abilities": [
        due(), due(do=[[HIT]], target={}), due(do=[[HIT]], target={"side": "own"}), due(until="turn"),
        due(until="battle"), due(do=[[{**HIT, "to": "that_unit"}]]),
    ],
    "groups": [
        able(do=[[HIT, GRANT]]), able(do=[[HIT], [GRANT]]), able(do=[[GRANT], [HIT]]), able(do=[[HIT, GRANT]],
        target={"count": 2}), able(do=[[HIT, {**GRANT, "to": "this"}]]),
    ],
    "standing abilities": [card(standing=standing) for standing in STANDINGS],
    "terrain": [
        card(kind="terrain", effects=[effect])
        for effect in (
            {"attack": 1}, {"attack": 2}, {"defence": 1}, {"attack": 1, "defence": 1},
            *({"standing": standing} for standing in STANDINGS), *({"attack": 3, "filter": each} for each in FILTERS),
        )
    ],
    "rules for decks and users": [
        card(kind="equipment", deck_limit=1), card(kind="equipment", deck_limit=6),
        card(kind="equipment", race_only="Elf"), card(kind="consumable", race_only="Elf"),
    ],
}  # fmt: skip
"""Cards that differ in one word of the vocabulary each."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_differs_in_the_data_differs_in_the_text(family: str, language: Any) -> None:
    said = [text(each, language) for each in FAMILIES[family]]
    assert len(set(said)) == len(said), said
    assert all(said)
    assert not any("None" in each or "  " in each or each.endswith(" ") for each in said)


def test_every_verb_and_every_field_is_among_them() -> None:
    """So that a word added to the vocabulary is missed here until it is said."""
    used: dict[type, set[str]] = {}
    for family in FAMILIES.values():
        for each in family:
            note(each, used)
    verbs = set(get_args(cards.Part))
    assert verbs <= {type(part) for family in FAMILIES.values() for each in family
                     for ability in each.abilities for group in ability.do for part in group}  # fmt: skip
    spoken = (cards.Ability, cards.Automatic, cards.Target, cards.Cost, cards.Standing, cards.Weakness)
    for kind in (*spoken, cards.TerrainEffect, shared.When, *verbs):
        # Every reach is shown with one verb; not every verb has use for every one.
        assert used.get(kind, set()) | {"to"} >= set(kind.__struct_fields__) - {"event"}, kind.__name__
    assert used[shared.Filter] == set(shared.Filter.__struct_fields__) - {"place"}


def note(value: Any, used: dict[type, set[str]]) -> None:
    """Which fields of which parts of cards hold anything unusual."""
    if isinstance(value, msgspec.Struct):
        fields = {field.name: field.default for field in msgspec.structs.fields(type(value))}
        filled = {name for name, default in fields.items() if getattr(value, name) != default}
        used.setdefault(type(value), set()).update(filled)
        for name in fields:
            note(getattr(value, name), used)
    elif isinstance(value, tuple):
        for each in value:
            note(each, used)


@pytest.mark.parametrize(
    ("name", "en", "ja"),
    [
        (
            "Hearth Matron",
            "Item: 1\nSpell: fire fire\n"
            "Declared type [counter] Cost discard 1 card from your hand (battle spell): "
            "one of your units gets defence +2.",
            "アイテム：1\nスペル：火火\n"
            "宣言型【対抗】コスト：手札1枚を破棄（戦闘スペルカード）　対象：自軍ユニット1体　対象に防+2を付与する。",
        ),
        (
            "Velvet Leech",
            "Automatic type [battle] (when an enemy unit dies): this unit gets defence +1 & make this unit ready.",
            "自動型【戦闘】（発現：敵軍ユニットが死亡したとき）"
            "このユニットに防+1を付与する&このユニットを未行動にする。",
        ),
        (
            "Brannoc Deeproot",
            "Item: 2\nSpell: earth earth\n"
            "Declared type [normal] Cost earth: discard a piece of equipment of an enemy unit.",
            "アイテム：2\nスペル：土土\n宣言型【普通】コスト：土　対象：敵ユニット1体の装備品1枚　対象を破棄する。",
        ),
        (
            "Borrowed Claw",
            "[normal] Cost earth: one of your units gets “Completion type [normal] [quake:3] to an enemy unit”.",
            "【普通】コスト：土　対象：自軍ユニット1体　"
            "対象に「完了型【普通】対象：敵ユニット1体　[震動:3]」を付与する。",
        ),
        (
            "Gavel of the White Court",
            "Construction rule: 1 in a deck\n"
            "[counter, uncounterable] Cost holy holy: a declaration of the chain has no effect.",
            "構築ルール：デッキに1枚まで\n"
            "【対抗・対抗不可】コスト：聖聖　対象：対抗連鎖の宣言1つ　対象の宣言は効果を失う。",
        ),
        (
            "Tongs of the Guild",
            "Exclusive: Forgefolk\nCharge: 1\nResist: flame",
            "専用：炉の民\nチャージ：1\n耐性：火炎",
        ),
        (
            "Slag Terrace",
            "Fire units here get attack +1.\nForgefolk units here get Item: 1.",
            "ここにいるすべての火属性のユニットに攻+1を付与する。\n"
            "ここにいるすべての炉の民のユニットに【アイテム：1】を付与する。",
        ),
    ],
)
def test_specimen_cards_read_well(name: str, en: str, ja: str) -> None:
    assert text(CARDS[name], "en") == en
    assert text(CARDS[name], "ja", JAPANESE) == ja


@pytest.mark.parametrize(
    ("name", "en", "ja"),
    [
        ("Pirrin Featherhand", "level 3, 3/4, long flight, hero 1, instant summon",
         "レベル3、3/4、長距離飛行、英雄点1、即時召喚"),
        ("Overlong Pike", "+4/-1, wearing cost 1", "+4/-1、装備コスト1"),
        ("Paper Charm", "wearing cost 0", "装備コスト0"),
        ("Windgap Stair", "Limit 9", "リミット9"),
        ("Kindled Lance", "", ""),
    ],
)  # fmt: skip
def test_values_are_said_for_each_kind_of_card(name: str, en: str, ja: str) -> None:
    assert values(CARDS[name], "en") == en
    assert values(CARDS[name], "ja") == ja


def test_every_specimen_card_can_be_said() -> None:
    """What is on it besides its values is in its text, and its Japanese has no names that are left in English."""
    for each in CARDS.values():
        besides = each.abilities or each.automatic or each.effects or each.race_only or each.deck_limit
        besides = besides or each.standing != cards.Standing()
        for language in LANGUAGES:
            assert bool(text(each, language)) == bool(besides), each.name  # type: ignore[arg-type]
            assert values(each, language) or each.kind in ("battle_spell", "consumable")  # type: ignore[arg-type]
        assert not re.search(r"[A-Za-z]{2,}", text(each, "ja", JAPANESE)), each.name

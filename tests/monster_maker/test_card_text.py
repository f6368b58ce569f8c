"""What is printed on Monster Maker's cards: every word of the vocabulary is said, in both languages."""

from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest

from reference_engine import edition
from reference_engine.monster_maker import cards
from reference_engine.monster_maker.card_list import card_faults
from reference_engine.monster_maker.card_text import formula, text, values
from reference_engine.monster_maker.cards import Card, Roll

LANGUAGES = ("en", "ja")
CARDS = edition("monster_maker@2021-03-20").cards
HIT = {"verb": "damage", "roll": {"plus": 1}}
HEAL = {"verb": "heal"}
BEAST = {"level": 0, "attack": {}, "durability": 1, "attack_count": 1, "retreat": 1}
ATTRIBUTES = get_args(cards.Attribute)
CLASSES = get_args(cards.SkillClass)


def card(**fields: Any) -> Card:
    return msgspec.convert({"name": "X", **fields}, Card)


def item(*abilities: dict[str, Any], **more: Any) -> Card:
    return card(kind="miracle", miracle={"level": 1, "type": "item"}, abilities=list(abilities), **more)


def spoken(**ability: Any) -> Card:
    """A miracle with an ability, by default one that hits a character for a hand card."""
    plain = {"timing": "activated", "do": [HIT], "target": {}, "cost": {"discard": 1}, **ability}
    return item({key: value for key, value in plain.items() if value is not None})


def part(**fields: Any) -> Card:
    """A miracle whose ability has one part, with a target if it reaches one."""
    return spoken(do=[fields], target=None if fields.get("to", "") not in ("", "target") else {})


FAMILIES: dict[str, list[Card]] = {
    "verbs": [
        part(**HIT), part(verb="wound"), part(**HEAL), part(verb="strengthen", attack=1), part(verb="to_hand"),
        part(verb="send"), spoken(do=[{"verb": "draw", "count": 1}], target=None),
        spoken(timing="counter", answers=["skill"], do=[{"verb": "cancel"}], target=None),
    ],
    "reaches": [part(**HEAL, to=to) for to in get_args(get_args(cards.Reach)[0])],
    "durations": [part(verb="strengthen", attack=1, until=until) for until in get_args(cards.Until)],
    "amounts": [
        part(verb="damage", roll=roll) for roll in ({"plus": 1}, {"plus": 2}, {"dice": 1}, {"dice": 1, "plus": 1})
    ],
    "strengths": [part(verb="strengthen", attack=attack) for attack in (-2, -1, 1, 2)],
    "draws": [spoken(do=[{"verb": "draw", "count": count}], target=None) for count in (1, 2, 3)],
    "timings": [
        *(spoken(timing=timing) for timing in ("activated", "battle_start", "battle_end")),
        spoken(timing="counter", answers=["skill"]),
        card(kind="skill", skill={"level": 1, "skill_class": "mage"}, abilities=[
            {"timing": "skill", "do": [HIT], "target": {}, "cost": {"discard": 1}}]),
    ],
    "what is answered": [
        spoken(timing="counter", answers=list(answers))
        for count in (1, 2) for answers in combinations(get_args(cards.Declared), count)
    ],
    "targets": [spoken(target=target) for target in (
        {}, {"what": "monster"}, {"what": "creature"}, {"side": "own"}, {"side": "other"}, {"count": 2},
        {"state": "unhurt"}, {"state": "wounded"}, {"what": "monster", "here": True},
        {"what": "monster", "attributes": ["fire"]}, {"what": "monster", "attributes": ["fire", "water"]},
    )],
    "attributes of targets": [spoken(target={"what": "monster", "attributes": [name]}) for name in ATTRIBUTES],
    "costs": [spoken(cost=cost) for cost in (
        {}, {"discard": 1}, {"discard": 2}, {"discard_this": True}, {"wound_this": True},
        {"discard": 1, "discard_this": True}, {"discard": 1, "wound_this": True},
    )],
    "once": [spoken(), spoken(once=True)],
    "roles": [
        card(kind="character", character={"level": 0, "attack": {}, "durability": 1},
             monster=BEAST,
             abilities=[{"timing": "battle_end", "do": [{**HEAL, "to": "this"}], "used_as": role}])
        for role in get_args(get_args(msgspec.structs.fields(cards.Ability)[-1].type)[0])
    ],
    "whose this is": [
        card(kind=kind, **face, abilities=[{"timing": timing, "do": [{**HEAL, "to": "this"}], "once": True}])
        for kind, timing, face in (
            ("character", "activated", {"character": {"level": 0, "attack": {}, "durability": 1}}),
            ("monster", "activated", {"monster": BEAST}),
            ("miracle", "activated", {"miracle": {"level": 0, "type": "item"}}),
            ("miracle", "activated", {"miracle": {"level": 0}}),
            ("skill", "skill", {"skill": {"level": 0, "skill_class": "mage"}}),
        )
    ],
    "constants": [item(constants=[constant]) for constant in (
        {"attack": 1}, {"attack": 2}, {"attack": -1}, {"ward": 1}, {"ward": 2}, {"attack": 1, "ward": 1},
        {"to": "party", "attack": 1}, {"to": "party", "ward": 1}, {"level": 1, "placing": "character"},
        {"level": 2, "placing": "character"}, {"level": 1, "placing": "miracle"},
        {"attack": 1, "level": 1, "placing": "miracle"},
    )],
    "lands": [card(kind="land", land={"level": 1, **more}) for more in (
        {}, {"min_level": 3}, {"min_level": 4}, *({"after": [name]} for name in ATTRIBUTES),
        {"after": ["fire", "water"]}, {"after": ["fire"], "min_level": 3},
    )],
    "missions": [
        card(kind="miracle", miracle={"level": 1, "type": "mission", "mission": mission}) for mission in (
            {"level": 5}, {"level": 6}, {"towns": 1}, {"towns": 2}, {"unexplored": 1}, {"unexplored": 2}, {"unhurt": 1},
            {"unhurt": 2}, *({"attributes": [name]} for name in ATTRIBUTES), {"attributes": ["fire", "water"]},
            *({"skill": name, "skill_level": 1} for name in CLASSES), {"skill": "mage", "skill_level": 2},
            {"level": 5, "towns": 1},
        )
    ],
    "two parts": [
        spoken(do=[HIT, {"verb": "wound"}]), spoken(do=[HIT, {"verb": "wound", "to": "party"}]),
        spoken(do=[{"verb": "wound"}, HIT]), spoken(do=[HIT, {"verb": "wound"}], target={"count": 2}), spoken(),
    ],
}  # fmt: skip
"""Cards that differ in one word of the vocabulary each."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_differs_in_the_data_differs_in_the_text(family: str, language: Any) -> None:
    said = [text(each, language) for each in FAMILIES[family]]
    assert len(set(said)) == len(said), said
    plain = ("lands",)
    assert all(said[1:] if family in plain else said)


def test_every_verb_and_every_field_is_among_them() -> None:
    """So that a word added to the vocabulary is missed here until it is said."""
    verbs = {type(part) for family in FAMILIES.values() for each in family for a in each.abilities for part in a.do}
    assert verbs == set(get_args(cards.Part))
    used: dict[type, set[str]] = {}
    for family in FAMILIES.values():
        for each in family:
            note(each, used)
    for kind in (cards.Ability, cards.Target, cards.Cost, cards.Constant, cards.MissionCondition, *verbs):
        # Every reach is shown with one verb; not every verb has use for every one.
        assert used[kind] | {"to"} >= set(kind.__struct_fields__), kind.__name__
    assert used[cards.LandFace] >= {"after", "min_level"}


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
            "Brother Tamsin",
            "[activated, once a turn] Cost discard a hand card: heal one of your wounded characters.",
            "[機動、1ターンに1回]コスト：手札を1枚破棄する。負傷状態の自分のキャラ1体を回復する。",
        ),
        (
            "Gate Bandit",
            "[start of battle, as a monster] An opposing character gets attack -1 until the end of the battle.",
            "[戦闘開始時、モンスターとして]戦闘終了時まで相手のキャラ1体の攻撃力を-1する。",
        ),
        (
            "Overreaching Seal",
            "[counter to a miracle or a counter] Cost discard this card: what it counters has no effect, then draw a "
            "card.",
            "[カウンター：ミラクル・カウンター能力]コスト：このカードを破棄する。"
            "カウンターした行動の効果をなくす。その後、カードを1枚引く。",
        ),
        (
            "Will-o'-the-Wisp Lure",
            "[activated] Cost discard this card: move an opposing monster on your newest land to the newest land of a "
            "player of your choice.",
            "[機動]コスト：このカードを破棄する。"
            "自分の最新のランドにいる相手のモンスター1体を、選んだプレイヤーの最新のランドに移す。",
        ),
        (
            "Grand Tour",
            "Mission: party level 5 or more, 3 towns or more, 2 unhurt characters or more.",
            "ミッション：パーティーレベル5以上、街が3つ以上、無傷のキャラが2体以上。",
        ),
        (
            "Stormcrown Ridge",
            "Only directly after a wind or earth land.",
            "風または土属性のランドの直後にのみ配置できる。",
        ),
        (
            "Tower Shield of Rook",
            "[constant] The holder takes 2 less from each damage.",
            "[常時]このアイテムを持つキャラは受ける各ダメージを2減らす。",
        ),
    ],
)
def test_specimen_cards_read_well(name: str, en: str, ja: str) -> None:
    assert text(CARDS[name], "en") == en
    assert text(CARDS[name], "ja") == ja


@pytest.mark.parametrize(
    ("name", "en", "ja"),
    [
        ("Odo the Lamplit", "level 4, 1D+2/4, mage 5, support +2", "レベル4、1D+2/4、メイジ5、支援+2"),
        (
            "Marrow Duellist",
            "level 3, 2D-1/4, fighter 2, thief 1 | as a monster: level 3, 2D-1/5, attack count 1, retreat 2",
            "レベル3、2D-1/4、ファイター2、シーフ1｜みなしモンスター：レベル3、2D-1/5、攻撃数1、退却数2",
        ),
        (
            "Mudlark Imp",
            "level 1, 2/3, attack count 1, retreat 0, water | as a character: level 1, 1D-1/2, thief 1",
            "レベル1、2/3、攻撃数1、退却数0、水｜みなしキャラ：レベル1、1D-1/2、シーフ1",
        ),
        ("Tallow Market", "level 1, town, earth", "レベル1、街、土"),
        ("Grand Tour", "level 3, mission", "レベル3、ミッション"),
        ("Marching Song", "level 2", "レベル2"),
        ("Spark", "mage 1", "メイジ1"),
    ],
)
def test_values_are_said_for_each_kind_of_card(name: str, en: str, ja: str) -> None:
    assert values(CARDS[name], "en") == en
    assert values(CARDS[name], "ja") == ja


def test_a_formula_is_written_as_in_the_rules() -> None:
    assert [formula(roll) for roll in (Roll(2, -1), Roll(1), Roll(1, 2), Roll(plus=3), Roll())] == [
        "2D-1", "1D", "1D+2", "3", "0"
    ]  # fmt: skip


def test_every_specimen_card_can_be_said() -> None:
    for each in CARDS.values():
        assert not list(card_faults(each))
        for language in LANGUAGES:
            assert values(each, language)  # type: ignore[arg-type]
            assert bool(text(each, language)) == bool(  # type: ignore[arg-type]
                each.abilities or each.constants or (each.miracle and each.miracle.mission)
                or (each.land and (each.land.after or each.land.min_level))
            )  # fmt: skip


@pytest.mark.parametrize(("language", "said"), [("en", "[activated]\n[constant]"), ("ja", "[機動]\n[常時]")])
def test_what_does_nothing_is_a_heading(language: str, said: str) -> None:
    """Scenarios describe such cards to show that they are turned down; they are shown all the same."""
    idler = Card("Idler", "character", abilities=(cards.Ability("activated", ()),), constants=(cards.Constant(),))
    assert text(idler, language) == said

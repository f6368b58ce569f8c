"""What is printed on Dungeon Command's cards: every word of the vocabulary is said, in both languages."""

import re
from typing import Any, get_args

import msgspec
import pytest

from reference_engine import edition
from reference_engine.dungeon_command import cards
from reference_engine.dungeon_command.card_text import text, values
from reference_engine.dungeon_command.cards import Card
from tests.dungeon_command import positions

LANGUAGES = ("en", "ja")
CARDS = edition("dungeon_command@summary").cards
HIT = {"verb": "damage", "amount": 10}
DRAW = {"verb": "draw", "count": 1}
ATTACK = {"verb": "attack", "kind": "melee"}
RUN = {"verb": "move", "kind": "normal", "squares": 2}
ABILITIES = get_args(cards.Ability)
REACHES = get_args(get_args(cards.Reach)[0])


def words(kind: type, field: str) -> tuple[Any, ...]:
    """What a field of the vocabulary may say, besides being left out."""
    wanted = msgspec.inspect.type_info(kind)
    assert isinstance(wanted, msgspec.inspect.StructType)
    [found] = [each.type for each in wanted.fields if each.name == field]
    found = found.type if isinstance(found, msgspec.inspect.Metadata) else found
    choices = found.types if isinstance(found, msgspec.inspect.UnionType) else (found,)
    return tuple(word for each in choices for word in getattr(each, "values", ()))


def power(*do: dict[str, Any], **more: Any) -> Card:
    """A creature with a power, by default one that hits a creature."""
    return msgspec.convert(positions.creature("X", texts=[{"do": do or (HIT,), "target": {}} | more]), Card)


def untargeted(*do: dict[str, Any], **more: Any) -> Card:
    """A creature with a power that chooses nobody."""
    return power(*do, target=None, **more)


def order(*do: dict[str, Any], **more: Any) -> Card:
    """An order card."""
    return msgspec.convert(positions.order("X", more.pop("action", "minor"), *do, **more), Card)


def part(**fields: Any) -> Card:
    """A creature with a power of one part."""
    told = {key: value for key, value in fields.items() if value is not None}
    return power(told, target={} if fields.get("to", "target") == "target" else None)


def constant(**fields: Any) -> Card:
    """A creature with a constant ability."""
    return msgspec.convert(positions.creature("X", constants=[fields]), Card)


def answering(**trigger: Any) -> Card:
    """A creature that reacts by drawing a card."""
    return untargeted(DRAW, action="immediate", answers={"what": "attack"} | trigger)


def valued(**face: Any) -> Card:
    """A creature without texts."""
    return msgspec.convert(positions.creature("X", **face), Card)


TARGETS: tuple[dict[str, Any], ...] = (
    *({"side": side, "count": count} for side in words(cards.Target, "side") for count in (1, 2, 3)),
    {"within": 1}, {"within": 2}, {"adjacent": True}, {"sight": True}, {"not_this": True}, {"tapped": True},
    {"tapped": False}, {"adjacent": True, "not_this": True}, {"within": 2, "sight": True},
    {"count": 2, "tapped": True},
)  # fmt: skip

FAMILIES: dict[str, list[Card]] = {
    "verbs": [
        untargeted(ATTACK), part(**HIT), part(verb="heal", amount=10), part(verb="tap"), part(verb="untap"),
        part(**RUN, to="target"), untargeted(DRAW), untargeted({"verb": "morale", "amount": 1}),
        part(verb="change", stat="speed", amount=1), untargeted({"verb": "prevent", "amount": 10}),
        untargeted({"verb": "cancel"}), part(verb="attach"), part(verb="control"), part(verb="destroy"),
    ],
    **{
        f"whom it reaches: {verb['verb']}": [part(**verb, to=to) for to in REACHES]
        for verb in (HIT, {"verb": "heal", "amount": 10}, {"verb": "tap"}, {"verb": "untap"}, {"verb": "control"},
                     {"verb": "destroy"}, {"verb": "change", "stat": "speed", "amount": 1})
    },
    "attacks": [
        untargeted({"verb": "attack", **how})
        for how in (*({"kind": kind} for kind in get_args(cards.AttackKind)), {"plus": 10}, {"plus": 20},
                    {"plus": -10}, {"kind": "ranged", "plus": 10})
    ],
    "whom an attack is on": [power(ATTACK), power(ATTACK, target={"count": 2}), untargeted(ATTACK)],
    "damage": [
        part(verb="damage", **how)
        for how in ({"amount": 10}, {"amount": 20}, {"amount": 10, "unpreventable": True},
                    {"amount": 10, "to": "enemies"}, {"amount": 10, "to": "enemies", "within": 1},
                    {"amount": 10, "to": "enemies", "within": 2})
    ],
    "healing": [part(verb="heal", amount=amount) for amount in (10, 20)],
    "moves": [
        part(verb="move", kind=kind, squares=squares, to=to)
        for kind in words(cards.Move, "kind") for squares in (None, 1, 2) for to in words(cards.Move, "to")
    ],
    "cards drawn": [
        untargeted({"verb": "draw", "deck": deck, "count": count})
        for deck in words(cards.Draw, "deck") for count in (1, 2)
    ],
    "morale": [
        untargeted({"verb": "morale", "of": whose, "amount": amount})
        for whose in words(cards.GainMorale, "of") for amount in (1, 2, -1)
    ],
    "values changed": [
        part(verb="change", stat=stat, amount=amount, until=until)
        for stat in get_args(cards.Stat) for amount in (1, -1) for until in get_args(cards.Until)
    ],
    "prevention": [untargeted({"verb": "prevent", "amount": amount}) for amount in (None, 10, 20)],
    "attachment": [order({"verb": "attach", "to": to}, target={}) for to in words(cards.Attach, "to")],
    "targets": [power(target=target) for target in TARGETS],
    "answered": [
        answering(what=what, on=on, by=by, within=within)
        for what in words(cards.Trigger, "what") for on in words(cards.Trigger, "on")
        for by in words(cards.Trigger, "by") for within in (None, 1, 2)
    ],
    "times": [untargeted(DRAW, at=at) for at in words(cards.Text, "at")],
    "actions of powers": [power(action=action) for action in get_args(cards.Action)],
    "how often": [power(), power(once=True)],
    "several parts": [
        power(HIT, {"verb": "tap"}), power({"verb": "tap"}, HIT), power(HIT, DRAW),
        power(HIT, {"verb": "tap", "to": "this"}),
        power(HIT, {"verb": "tap"}, target={"count": 2}),
    ],
    "whose text it is": [
        msgspec.convert(positions.order("X") | {"texts": texts}, Card)
        for texts in (
            [{"do": [{"verb": "tap", "to": "this"}]}],
            [{"do": [DRAW]}, {"do": [{"verb": "tap", "to": "this"}], "action": "minor"}],
        )
    ],
    "constants": [
        constant(to=to, **what)
        for to in words(cards.Constant, "to")
        for what in (
            *({"stat": stat, "amount": amount} for stat in get_args(cards.Stat) for amount in (1, -1)),
            *({"moves": way} for way in get_args(cards.MoveMode)), {"immune": True}, {"unstoppable": True},
            {"stat": "speed", "amount": 1, "immune": True}, {"immune": True, "unstoppable": True},
        )
    ],
    "whose constant it is": [
        msgspec.convert(thing | {"constants": [{"immune": True}]}, Card)
        for thing in (positions.creature("X"), positions.order("X"))
    ],
}  # fmt: skip
"""Cards that differ in one word of the vocabulary each."""

VALUES: dict[str, list[Card]] = {
    "commanders": [
        msgspec.convert(positions.commander(*face), Card)
        for face in ((4, 5, 7, 13), (5, 5, 7, 13), (4, 4, 7, 13), (4, 5, 8, 13), (4, 5, 7, 12))
    ],
    "creatures": [
        valued(), valued(level=2), valued(speed=5), valued(hit_points=60), valued(melee=30), valued(melee=None),
        valued(ranged={"damage": 20, "range": 5}), valued(ranged={"damage": 30, "range": 5}),
        valued(ranged={"damage": 20, "range": 6}), *(valued(moves=way) for way in get_args(cards.MoveMode)),
        *(valued(abilities=[each]) for each in ABILITIES), valued(abilities=ABILITIES[:2]),
    ],
    "orders": [
        *(order(action=action) for action in get_args(cards.Action)), order(level=2),
        *(order(ability=each) for each in ABILITIES),
    ],
}  # fmt: skip


def reads_well(said: list[str]) -> bool:
    return all(said) and not any("None" in each or "  " in each or each != each.strip() for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_what_differs_in_the_data_differs_in_the_text(family: str, language: Any) -> None:
    said = [text(each, language) for each in FAMILIES[family]]
    assert len({*said}) == len(said) > 1, said
    assert reads_well(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", VALUES)
def test_what_differs_in_the_values_differs_in_their_line(family: str, language: Any) -> None:
    said = [values(each, language) for each in VALUES[family]]
    assert len({*said}) == len(said), said
    assert reads_well(said)


def test_every_verb_and_every_field_is_among_them() -> None:
    """So that a word added to the vocabulary is missed here until it is said."""
    used: dict[type, set[str]] = {}
    for family in (*FAMILIES.values(), *VALUES.values()):
        for each in family:
            note(each, used)
    verbs = get_args(cards.Part)
    assert {*verbs} <= {*used}
    faces = (cards.CommanderFace, cards.CreatureFace, cards.OrderFace, cards.Ranged)
    for kind in (*faces, *verbs, cards.Target, cards.Trigger, cards.Text, cards.Constant):
        assert used[kind] == {*kind.__struct_fields__}, kind.__name__


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
            "Gate Warden",
            "[immediate action, answers damage of an enemy on one of your creatures within 1 square] "
            "Prevent 10 of the damage.",
            "[即応アクション、1マス以内の自分のクリーチャーへの敵によるダメージに応じる]そのダメージを10防ぐ。",
        ),
        (
            "Unravelling Light",
            "Deal 30 damage that cannot be prevented to an enemy within 5 squares in line of sight, "
            "then the opponent’s morale -1.",
            "5マス以内の視線の通る敵1体に防げない30ダメージを与える。その後、相手のモラルを-1する。",
        ),
        (
            "Fair-Tongued Herald",
            "[power, once an activation] Slide one of your creatures other than the user adjacent to the user "
            "up to 3 squares.\n[constant] Speed +1 for your creatures.",
            "[パワー、活性化ごとに1回]使用者以外の隣接する自分のクリーチャー1体を3マスまで横滑りさせる。\n"
            "[常時]自分のすべてのクリーチャーの移動力を+1する。",
        ),
        (
            "Festering Thorn",
            "Attach this card to an enemy within 4 squares in line of sight.\n"
            "[end of your turn] Deal 10 damage to its bearer.",
            "このカードを4マス以内の視線の通る敵1体に付ける。\n"
            "[自分のターン終了時]このカードが付いているクリーチャーに10ダメージを与える。",
        ),
        ("Sootwing Bat", "", ""),
    ],
)
def test_specimen_cards_read_well(name: str, en: str, ja: str) -> None:
    assert text(CARDS[name], "en") == en
    assert text(CARDS[name], "ja") == ja


@pytest.mark.parametrize(
    ("name", "en", "ja"),
    [
        ("Baron Undertow", "creature hand 4, order hand 6, leadership 8, morale 11",
         "クリーチャー手札4、命令手札6、指揮値8、モラル11"),
        ("Ash Drake", "level 4, speed 8, 60 HP, melee 20, ranged 20 within 4, strength, flies",
         "レベル4、移動力8、HP60、近接20、遠隔20（射程4）、筋力、飛行"),
        ("Scouting Report", "level 1, minor action", "レベル1、マイナーアクション"),
    ],
)  # fmt: skip
def test_values_are_said_for_each_kind_of_card(name: str, en: str, ja: str) -> None:
    assert values(CARDS[name], "en") == en
    assert values(CARDS[name], "ja") == ja


def test_every_specimen_card_can_be_said() -> None:
    """What is on it besides its values is in its text, and its Japanese leaves nothing in English."""
    for each in CARDS.values():
        for language in LANGUAGES:
            assert bool(text(each, language)) == bool(each.texts or each.constants), each.name  # type: ignore[arg-type]
            assert values(each, language), each.name  # type: ignore[arg-type]
        said = text(each, "ja") + values(each, "ja")
        assert not re.search(r"[A-Za-z]", said.replace("HP", "")), said

"""What is printed on cards: whatever tables say of a text can be read, and whatever differs is said differently."""

import re
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.structs import replace

import reference_engine as engine
from monosashi.suite import card_phrases
from monosashi.suite.acts import Unsayable
from monosashi.suite.card_phrases import CardPhrases, Unclear, phrases_of, text_of
from monosashi.suite.card_texts import card_texts
from monosashi.suite.card_types import literals, structs_in, unwrapped
from monosashi.suite.reading import every_scenario
from reference_engine.dungeon_command import cards as dungeon_command
from reference_engine.monster_collection import cards as deus
from reference_engine.monster_maker import cards as monster_maker

ROLES = {
    "deus": ("",),
    "moncolle_tcg": ("card", "unit"),
    "monster_maker": ("user", "card"),
    "dungeon_command": ("use", "bearer", "creature"),
}
"""What a card can be, for the texts on it."""

GAMES = tuple(ROLES)


@cache
def cards_of(game: str) -> tuple[Any, ...]:
    return tuple(card for name in engine.editions() if engine.game(name).name == game
                 for card in engine.edition(name).cards.values())  # fmt: skip


@cache
def cells_of(game: str) -> tuple[str, ...]:
    """Every text in the tables of a suite."""
    cells: dict[str, None] = {}
    for scenario in every_scenario(game):
        for step in scenario.steps:
            header = step.table[0] if step.table else ()
            if "effect" in header and step.table:
                cells.update((row[header.index("effect")], None) for row in step.table[1:])
    return tuple({text: None for cell in cells for text in filter(None, re.split(r"\s+/\s+", cell.strip()))})


@cache
def texts_of(game: str) -> tuple[msgspec.Struct, ...]:
    """Every text on a specimen card, and in the tables of a suite for a card of some role."""
    phrases = phrases_of(game)
    found = {text for card in cards_of(game) for group in phrases.texts for text in getattr(card, group)}
    for cell in cells_of(game):
        for role in ROLES[game]:
            group, made = phrases.read(cell, role)
            found.add(msgspec.convert(made, phrases.texts[group]))
    return tuple(sorted(found, key=repr))


def read_back(phrases: CardPhrases, text: msgspec.Struct, role: str) -> msgspec.Struct:
    group, made = phrases.read(phrases.written(text, role), role)
    return msgspec.convert(made, phrases.texts[group])


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_the_suite_and_of_the_cards_comes_back(game: str) -> None:
    phrases = phrases_of(game)
    for text in texts_of(game):
        said = 0
        for role in ROLES[game]:
            with suppress(Unsayable):
                assert read_back(phrases, text, role) == text
                said += 1
        assert said, text


@pytest.mark.parametrize("game", GAMES)
def test_every_card_comes_back(game: str) -> None:
    """A text says in its own place on a card what it says, whoever "this" is there."""
    phrases = phrases_of(game)
    for card in cards_of(game):
        plain = {key: value for key, value in msgspec.to_builtins(card).items() if key not in phrases.texts}
        roles = [phrases.role(card, text, number) for group in phrases.texts
                 for number, text in enumerate(getattr(card, group))]  # fmt: skip
        known = iter(roles)
        made = phrases.onto(plain, phrases.cell(card), lambda _, known=known: next(known))
        assert msgspec.convert(made, phrases.card) == card


@pytest.mark.parametrize("game", GAMES)
def test_the_suite_says_every_word(game: str) -> None:
    """So what is shown of its texts is shown of the whole vocabulary."""
    phrases, words = phrases_of(game), card_texts(game)
    groups = {kind: group for group, kind in phrases.texts.items()}
    plain = [msgspec.to_builtins(card) for card in cards_of(game)]
    plain += [{groups[type(text)]: [msgspec.to_builtins(text)]} for text in texts_of(game)]
    assert {word for card in plain for word in words.of(card)} >= set(words.every) - OUTSIDE.get(game, set())


OUTSIDE = {
    "deus": {"damage", "change", "ability.timing.normal"},
    "moncolle_tcg": {"lose"},
    "monster_maker": {"constant", "roll"},
}
"""An older word, and what does nothing at all."""


# Generated


def made_of(kind: Any, name: str = "") -> st.SearchStrategy[Any]:
    """Values of a type: Structs of which little is unusual, as that is what cards are like."""
    inner, depth = unwrapped(kind)
    if depth:
        item = made_of(inner, name)
        for _ in range(depth):
            item = st.lists(item, min_size=1, max_size=2).map(tuple)
        return item
    if structs := structs_in(inner):
        return st.one_of([struct_of(each.cls) for each in structs])
    if words := literals(inner):
        return st.sampled_from(words)
    if isinstance(inner, inspect.BoolType):
        return st.booleans()
    if isinstance(inner, inspect.IntType):
        return st.integers(1, 4)
    named = ("race", "races", "token", "type", "types", "user")
    return st.sampled_from(("Elf", "Dark Elf") if name in named else ("flame", "gale"))


@cache
def struct_of(kind: type) -> st.SearchStrategy[Any]:
    fields = inspect.type_info(kind).fields  # type: ignore[attr-defined]
    usual = [each.name for each in fields if not each.required]

    def filled(names: list[str]) -> st.SearchStrategy[Any]:
        wanted = {each.name: made_of(each.type, each.name) for each in fields if each.required or each.name in names}
        return st.fixed_dictionaries(wanted).map(lambda values: kind(**values))

    return st.lists(st.sampled_from(usual), max_size=2).flatmap(filled) if usual else filled([])


def sayable(game: str, role: str) -> dict[msgspec.Struct, str]:
    """Texts of the suite and generated ones, as far as tables can say them, with what tables say."""
    found: dict[msgspec.Struct, str] = {}

    def note(text: msgspec.Struct) -> None:
        try:
            found[text] = phrases_of(game).written(text, role)
        except Unsayable:
            return

    @settings(max_examples=150, deadline=None, derandomize=True, database=None)
    @given(st.one_of([struct_of(kind) for kind in phrases_of(game).texts.values()]))
    def generated(text: msgspec.Struct) -> None:
        note(text)

    for text in texts_of(game):
        note(text)
    known = len(found)
    generated()
    assert len(found) > known + 20
    return found


def meaning(text: Any, role: str) -> msgspec.Struct:
    """A text without what makes no difference."""
    if isinstance(text, dungeon_command.Text):
        plain = text.action == "minor" or role == "use"
        return replace(text, action=None if plain else text.action, once=text.once and text.at is None)
    if isinstance(text, monster_maker.Constant) and not text.attack and not text.ward:
        return replace(text, to="this")
    if isinstance(text, deus.Constant) and text.change == deus.Change(to=text.change.to, dice=text.change.dice):
        return replace(text, change=replace(text.change, to="allies"), filter=deus.Filter())
    return text


@pytest.mark.parametrize(("game", "role"), [(game, role) for game in GAMES for role in ROLES[game]])
def test_what_can_be_said_comes_back_and_what_differs_is_said_differently(game: str, role: str) -> None:
    phrases = phrases_of(game)
    prose: dict[tuple[str, str], msgspec.Struct] = {}
    for text, said in sayable(game, role).items():
        group, made = phrases.read(said, role)
        assert msgspec.convert(made, phrases.texts[group]) == text, said
        for language in ("en", "ja"):
            whole = phrases.text(text, language, role=role)
            assert not re.search(r"None|  |^ | $|[<>{}^]|\b[Aa] [aeio]", whole), whole
            meant = meaning(text, role)
            assert prose.setdefault((language, whole), meant) == meant, whole


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_shown(game: str) -> None:
    """Its Japanese has nothing that is left in English but what is printed so."""
    phrases = phrases_of(game)
    names = import_module(f"reference_engine.{game}.card_list").japanese_words()
    for card in cards_of(game):
        texts = sum(len(getattr(card, group)) for group in phrases.texts)
        assert len(phrases.text(card).splitlines()) >= texts
        said = phrases.text(card, "ja", names) + phrases.values(card, "ja")
        assert not re.search(r"[A-Za-z]{2}", re.sub("Battle|Field|HP", "", said)), said


# Samples


@pytest.mark.parametrize(
    ("game", "name", "en", "ja"),
    [
        (
            "dungeon_command", "Festering Thorn",
            "Attach this card to an enemy within 4 squares in line of sight.\n"
            "[end of your turn] Deal 10 damage to its bearer.",
            "このカードを4マス以内の視線の通る敵1体に付ける。\n"
            "[自分のターン終了時]このカードが付いているクリーチャーに10ダメージを与える。",
        ),
        (
            "monster_maker", "Will-o'-the-Wisp Lure",
            "[activated] Cost discard this card: move an opposing monster on your newest land to the newest land of a "
            "player of your choice.",
            "[機動]コスト：このカードを破棄する。"
            "自分の最新のランドにいる相手のモンスター1体を、選んだプレイヤーの最新のランドに移す。",
        ),
        (
            "moncolle_tcg", "Borrowed Claw",
            "[normal] Cost earth: one of your units gets “Completion type [normal] [quake:3] to an enemy unit”.",
            "【普通】コスト：土　対象：自軍ユニット1体　"
            "対象に「完了型【普通】対象：敵ユニット1体　[震動:3]」を付与する。",
        ),
        (
            "moncolle_tcg", "Slag Terrace",
            "Fire units here get attack +1.\nForgefolk units here get Item: 1.",
            "ここにいるすべての火属性のユニットに攻+1を付与する。\n"
            "ここにいるすべての炉の民のユニットに【アイテム：1】を付与する。",
        ),
    ],
)  # fmt: skip
def test_texts_read_well(game: str, name: str, en: str, ja: str) -> None:
    card = next(card for card in cards_of(game) if card.name == name)
    names = import_module(f"reference_engine.{game}.card_list").japanese_words()
    assert text_of(game, card, "en") == en
    assert text_of(game, card, "ja", names) == ja


@pytest.mark.parametrize(
    ("game", "name", "en", "ja"),
    [
        ("dungeon_command", "Baron Undertow", "creature hand 4, order hand 6, leadership 8, morale 11",
         "クリーチャー手札4、命令手札6、指揮値8、モラル11"),
        ("dungeon_command", "Ash Drake", "level 4, speed 8, 60 HP, melee 20, ranged 20 within 4, strength, flies",
         "レベル4、移動力8、HP60、近接20、遠隔20（射程4）、筋力、飛行"),
        ("dungeon_command", "Scouting Report", "level 1, minor action", "レベル1、マイナーアクション"),
        ("monster_maker", "Odo the Lamplit", "level 4, 1D+2/4, mage 5, support +2", "レベル4、1D+2/4、メイジ5、支援+2"),
        ("monster_maker", "Mudlark Imp",
         "level 1, 2/3, attack count 1, retreat 0, water | as a character: level 1, 1D-1/2, thief 1",
         "レベル1、2/3、攻撃数1、退却数0、水｜みなしキャラ：レベル1、1D-1/2、シーフ1"),
        ("monster_maker", "Grand Tour", "level 3, mission", "レベル3、ミッション"),
        ("monster_maker", "Spark", "mage 1", "メイジ1"),
        ("moncolle_tcg", "Pirrin Featherhand", "level 3, 3/4, long flight, hero 1, instant summon",
         "レベル3、3/4、長距離飛行、英雄点1、即時召喚"),
        ("moncolle_tcg", "Overlong Pike", "+4/-1, wearing cost 1", "+4/-1、装備コスト1"),
        ("moncolle_tcg", "Kindled Lance", "", ""),
    ],
)  # fmt: skip
def test_values_are_said_for_each_kind_of_card(game: str, name: str, en: str, ja: str) -> None:
    card = next(card for card in cards_of(game) if card.name == name)
    assert phrases_of(game).values(card) == en
    assert phrases_of(game).values(card, "ja") == ja


@pytest.mark.parametrize(
    ("game", "text", "nothing"),
    [
        ("monster_maker", "draw 1", "draw 1"),
        ("monster_maker", "activated, twice: draw 1", ", twice: draw 1"),
        ("monster_maker", "activated, once: heal one of your characters of another player", " of another player"),
        ("monster_maker", "activated, once: heal a character and wound a character", ""),
        ("monster_maker", "constant, once: ward 1 for this", "constant, once: ward 1 for this"),
        ("dungeon_command", "power: 10 damage to foes", "foes"),
        ("deus", "counter: exhaust a blue unit", "blue unit"),
        ("moncolle_tcg", "normal, declared: lose heart for this", "heart for this"),
    ],
)
def test_where_a_text_cannot_be_read_any_further_is_told(game: str, text: str, nothing: str) -> None:
    with pytest.raises(Unclear, match=re.escape(f"{text!r}: nothing is called {nothing!r}; there might stand ")):
        phrases_of(game).read(text, "unit")


def test_a_game_without_phrases_says_the_fields_of_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(msgspec.Struct):
        name: str
        power: int

    monkeypatch.setattr(card_phrases, "steps_of", lambda _game: None)
    assert text_of("kasumi", Plain("Fog", 3), "en") == "power 3"
    assert text_of("kasumi", Plain("Fog", 3), "en", brief=True) == ""
    with pytest.raises(LookupError, match="kasumi has no phrases"):
        phrases_of("kasumi")

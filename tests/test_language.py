"""What a careful editor would not let pass, as far as a pattern can say it: English and Japanese of rules and site.

A pattern has exceptions where the text is right all the same; each says why.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.catalogue import Key, messages
from monosashi.rulebook.glossary import glossary
from monosashi.rulebook.ledger import load_ledger
from monosashi.site.book.chapters import book
from monosashi.site.film.films import films_of
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Still
from monosashi.site.publish.messages import of_game, of_site
from monosashi.site.text.language import catalogues, language
from monosashi.suite.phrasebook import wording_of
from monosashi.suite.placeholders import filled
from reference_engine.kernel.events import Event

ROOT = Path(__file__).resolve().parent.parent
every_game = pytest.mark.parametrize("game", engine.GAMES)

# English

OWN = re.compile(r"\b(?:an?|the|every|each|any|no|another|other|all)\s+own\b(?!-turn)")
"""Nobody has "the own deck" in English: it is theirs, its player's, or one's own."""

DANGLING = re.compile(r"(?:Then|Such|It(?! does not matter)|This|That|These|Those|They|The same|After that|Also)\b")
"""A clause is shown alone: in search, on its card, in a refusal."""

NAMELESS = re.compile(r"(?:it|they|such|this|that one|these|those|the same)\b|.*\bsuch\b")
"""So is an example's title, where "such" has nothing to point at."""

SLIPS = re.compile(
    r"  |\s[.,;:!?](?:\s|$)|\.\.(?!\.)"
    r"|\ba [aeio]\w|\ba u(?!n[ei]|s)\w|\ban (?!hour|honou?r|HP)[bcdfghjklmnpqrstvwxyz]\w"
    r"|\b1 (?:cards|units|lands|clauses|creatures)\b"
)
"""Two spaces, a space before a full stop, the other article, several where there is one."""

SOUNDS = re.compile(r"\ba one\b")
"""What only looks like a vowel."""


@pytest.mark.parametrize(
    ("pattern", "wrong", "right"),
    [
        ("OWN", "in the own main phase", "in one's own main phase, and an own-turn effect"),
        ("DANGLING", "Such a character may use any skill.", "Shuffling comes first."),
        ("NAMELESS", "such a text is not used", "a text that heals is used"),
        ("SLIPS", "a exhausted unit", "a unit, an HP, a user"),
        ("SLIPS", "South draws 1 cards .", "South draws 1 card."),
        ("ONE", "Wolf go to the bottom.", "Wolf goes to the bottom."),
        ("SEVERAL", "Wolf and Bear goes to the bottom.", "Wolf and Bear go to the bottom."),
        ("HALF", "パワー(★)は", "パワー（★）は[3]である"),
        ("HALF", "進軍,迎撃", "1,000枚の進軍"),
    ],
)
def test_each_pattern_notices_what_it_is_for(pattern: str, wrong: str, right: str) -> None:
    assert globals()[pattern].search(wrong)
    assert not globals()[pattern].search(right)


def restatements(game: str) -> Iterator[tuple[str, str]]:
    """Every text of a ledger that stands alone, with its clause."""
    for clause in load_ledger(game).values():
        yield from ((clause.id, text) for text in (clause.en, clause.why, clause.reason, *clause.others) if text)


def texts(game: str) -> Iterator[tuple[str, str]]:
    """All English of a game's rules that the site shows, with where it is from."""
    yield from restatements(game)
    yield from ((clause.id, clause.title) for clause in load_ledger(game).values())
    yield from ((scenario.id, scenario.name) for scenario in suite.every_scenario(game))
    yield from ((term.term, text) for term in glossary(game) for text in (term.term, term.text))
    for chapter in book(game).chapters:
        yield from ((chapter.name, text) for text in (chapter.title, chapter.about))
    yield from ((game, message) for context, message in of_game(game) if context == "site")
    for scenario in suite.every_scenario(game):
        for step in scenario.steps:
            yield from ((scenario.id, cell) for row in step.table or () for cell in row)
            yield scenario.id, step.text


def faulty(found: Iterator[tuple[str, str]], wrong: re.Pattern[str]) -> list[tuple[str, str]]:
    return list(dict.fromkeys((where, text) for where, text in found if wrong.search(SOUNDS.sub("", text))))


@every_game
def test_nobody_has_an_own_anything(game: str) -> None:
    assert not faulty(texts(game), OWN)


def test_nor_on_our_pages() -> None:
    pages = [path for path in (ROOT / "docs").rglob("*.md") if "ja" not in path.parts]
    sources = [*(ROOT / "examples").rglob("*.toml"), *(ROOT / "examples").rglob("*.feature"), *pages]
    sources += [*(ROOT / "reference_engine").rglob("*.py"), *(ROOT / "steps").rglob("*.py"), ROOT / "README.md"]
    prose = ((str(path.relative_to(ROOT)), line) for path in sources for line in path.read_text("utf-8").splitlines())
    assert not faulty(prose, OWN)
    assert not faulty((("site", message) for _, message in of_site()), OWN)


@every_game
def test_clauses_stand_alone(game: str) -> None:
    clauses = load_ledger(game).values()
    assert not [(clause.id, clause.en) for clause in clauses if DANGLING.match(clause.en)]


@every_game
def test_titles_of_examples_stand_alone(game: str) -> None:
    titles = {(scenario.clause, scenario.title) for scenario in suite.every_scenario(game)}
    assert not [each for each in sorted(titles) if NAMELESS.match(each[1])]


@every_game
def test_sentences_of_the_ledger_end(game: str) -> None:
    assert not [each for each in restatements(game) if not each[1].endswith((".", '."', "?"))]


@every_game
def test_quotation_marks_come_in_pairs(game: str) -> None:
    found = [*restatements(game), *((each.id, each.name) for each in suite.every_scenario(game))]
    assert not [(where, text) for where, text in found if text.count('"') % 2 or text.count("“") != text.count("”")]


@every_game
def test_no_slips(game: str) -> None:
    prose = [*restatements(game), *((each.id, each.title) for each in suite.every_scenario(game))]
    prose += [(term.term, term.text) for term in glossary(game)]
    assert not faulty(iter(prose), SLIPS)


# Sentences about what happens

ONE = re.compile(r"\bWolf (?!and\b)(?:go|come|die|become|move|untap|are|have|take|cower|dodge|attack|draw|enter)\b")
SEVERAL = re.compile(r"\bWolf and Bear (?:\w+[^su]s|goes|is|has)\b")
"""A verb that does not agree with whom it is about."""


def kinds_of_events(game: str) -> list[tuple[str, str]]:
    """What may happen, with the clauses that it is told apart by: what the facts, or a module about it, tell of."""
    declared = [(what, clause) for what, _, clause in (kind.partition("@") for kind in suite.phrases(game).events)]
    if declared:
        return declared
    module = ROOT / "monosashi" / "games" / game / "site" / "happenings.py"
    words = {node.value for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    plain = {word for word in words if isinstance(word, str)}
    clauses = {word for word in plain if word in load_ledger(game)}
    kinds = ((what, clause) for what in sorted(plain) if what.isidentifier() for clause in ("", *sorted(clauses)))
    # How a battle ends is its clause.
    return [(what, clause) for what, clause in kinds if what != "outcome" or clause]


@every_game
def test_what_happens_agrees_in_number(game: str) -> None:
    films = films_of(game)
    assert films is not None
    told = []
    for what, clause in kinds_of_events(game):
        one = Event(what, clause, "south", about="Wolf", other="Rat", place="b2", amount=1, cards=("Wolf",))
        both = Event(what, clause, "south", about="Bear", other="Rat", place="b2", amount=2, cards=("Wolf", "Bear"))
        for events in ([one], [one, one], [one, both], [both]):
            namer = Namer(Still(None), language("en", game))
            namer.places.update(Wolf="b1", Bear="b1")
            # Nobody moves twice at the same time.
            told += [(what, films.happened(namer, events[what == "moved" and events == [one, one] :]))]
    assert sum(bool(text) for _, text in told) > 40
    assert not [each for each in told if ONE.search(each[1]) or SEVERAL.search(each[1]) or SLIPS.search(each[1])]


@every_game
def test_what_is_told_at_the_terminal_agrees_in_number(game: str) -> None:
    declared = suite.phrases(game).events.values()
    for number, cards in ((1, "Wolf"), (2, "Wolf and Bear")):
        counted = "1 card" if number == 1 else f"{number} cards"
        values = {"seat": "South", "about": "Wolf", "other": "Rat", "place": "b2", "amount": number, "clause": "x.y"}
        told = [text.format(**values, cards=cards, counted=counted) for text in wording_of(game).EVENTS.values()]
        words = {**values, "cards": cards, "abouts": cards, "card": "Rat", "signed": f"{number:+}"}
        told += [filled((each.one if number == 1 else "") or each.text, words) for each in declared]
        assert not [text for text in told if ONE.search(text) or SEVERAL.search(text) or SLIPS.search(text)]


# Japanese

LETTER = r"[぀-ヿ一-鿿々]"
HALF = re.compile(rf"{LETTER}[,.!?:;(](?![0-9A-Za-z<{{])|{LETTER}\)|[,!?:;)]{LETTER}|\({LETTER}|[０-９Ａ-Ｚａ-ｚ]")
"""Punctuation and brackets of half width beside Japanese letters, digits of full width; but a phrase keeps the forms of
its verb in brackets."""

FORMS = re.compile(r"\([^()|]*\|[^()|]*\|[^()|]*\)|\[[^\]]*\]")

MIXED: Mapping[str, Mapping[str, str]] = {
    "": {
        "ルール案": "草案",
        "(強制)": "（強制）",
        "サイコロ": "ダイス",
        "プレーヤー": "プレイヤー",
        "だれ": "誰",
        "出来る": "できる",
        "全て": "すべて",
        "既に": "すでに",
        "又は": "または",
        "引分け": "引き分け",
        "行なう": "行う",
    },
    "monster_maker": {
        "土地": "ランド",
        "マップ": "地図",
        "撤退": "退却",
        "ウィンドウ": "行動の機会",
        "オーナー": "持ち主",
        "山札": "デッキ",
        "捨て札": "捨山",
        "未踏": "未開地",
        "対抗": "カウンター",
        "パーティ(?!ー)": "パーティー",
        "無い": "ない",
    },
    "dungeon_command": {
        "コントロール": "操作権",
        "山札": "デッキ",
        "士気": "モラル",
        "ヒットポイント": "HP",
        "セットアップ": "準備",
    },
    "moncolle_tcg": {"撤退": "帰還", "捨て札": "捨札"},
    "deus": {"撤退": "帰還", "捨て札": "捨札", "配置換え": "入れ替え", "目標": "対象"},
}
"""Words that another one stands for, everywhere and in each game: one thing has one name."""

LATIN = {
    "Field": "printed on cards",
    "Battle": "printed on cards",
    "Item": "printed on cards",
    "Spell": "printed on cards",
    "HP": "printed on cards",
    "or": "printed on cards",
    "TCG": "a game's name",
    "Deus": "a game's name",
    "Dungeon Command": "a game's name",
    "Monosashi": "our name",
    "ver": "an edition's name",
    "nD": "a notation of the book",
    "AI": "usual in Japanese",
    "ID": "usual in Japanese",
    "Lv": "usual in Japanese",
    "MB": "usual in Japanese",
}
"""What stays as it is in Japanese, and why."""

VERBATIM = ("row:clause", "cell:field", "cell:value", "row:value", "row:creature")
"""Contexts of ids and of values of documents, which are the same in every language."""


def japanese(game: str) -> Iterator[tuple[Key, str]]:
    yield from messages(catalogues("ja", game)).items()


@every_game
def test_japanese_punctuation_has_full_width(game: str) -> None:
    assert not [(key, text) for key, text in japanese(game) if HALF.search(FORMS.sub("", text))]


@every_game
def test_japanese_sentences_of_the_ledger_end(game: str) -> None:
    clauses = load_ledger(game)
    assert not [(key, text) for key, text in japanese(game) if key[0] in clauses and not text.endswith("。")]


@every_game
def test_one_thing_has_one_japanese_name(game: str) -> None:
    wrong = re.compile("|".join(word if "(?" in word else re.escape(word) for word in {**MIXED[""], **MIXED[game]}))
    own = messages(catalogues("ja", game)[1:])
    assert not [(key, text) for key, text in own.items() if wrong.search(text)]


@every_game
def test_no_english_is_left_over_in_japanese(game: str) -> None:
    known = re.compile(
        rf"<[^>]*>|\{{[^}}]*\}}|`[^`]*`|[a-zA-Z_]+(?:[._][a-z]\w*)+|(?<![A-Za-z])(?:{'|'.join(LATIN)})(?![A-Za-z])"
    )
    word = re.compile(r"[A-Za-z]{2,}")
    left = [(key, text) for key, text in japanese(game) if key[0] not in VERBATIM and word.search(known.sub("", text))]
    assert not left


def test_glossaries_are_read_in_japanese_as_well() -> None:
    for game in engine.GAMES:
        found = messages(catalogues("ja", game))
        assert all(found["glossary", term.text].endswith("。") for term in glossary(game))

"""The message catalogue: whole, in the right order, and loud when it is not."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from monosashi import suite
from monosashi.rulebook.catalogue import BadCatalogue, faults, messages, placeholders, read
from monosashi.site.book.chapters import games
from monosashi.site.film.sentences import sentence, table
from monosashi.site.publish.messages import Untranslated, check, merged, printed, update, wanted
from monosashi.site.text.language import LANGUAGES, language

GAMES = games()
JAPANESE = language("ja", "deus")
ROOT = Path(__file__).resolve().parents[1]
OTHERS = [code for code in LANGUAGES if code != "en"]


@cache
def needed(code: str) -> Mapping[Path, Any]:
    """What the catalogues of a language must have, worked out once."""
    return wanted(code)


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_is_translated_and_none_is_left_over(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monosashi.site.publish.messages.wanted", lambda language, _: needed(language))
    check(code)


def test_every_game_has_a_catalogue_of_its_own_and_the_site_one_for_all() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in needed("ja")]
    assert {f"features/{game}/ja.po" for game in GAMES} <= set(names)
    assert names.count("monosashi/site/ja.po") == 1


@pytest.mark.parametrize("code", OTHERS)
def test_the_files_are_as_update_would_write_them(code: str) -> None:
    for path, keys in needed(code).items():
        assert path.read_text("utf-8") == printed(merged(read(path), keys, code)), path


def catalogue(folder: Path, text: str) -> Path:
    path = folder / "ja.po"
    path.write_text(f'msgid ""\nmsgstr ""\n"Language: ja\\n"\n\n{text}', "utf-8")
    return path


HELLO = ("greeting", "hello {name}")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no translation"),
        ('msgctxt "greeting"\nmsgid "hello {name}"\nmsgstr ""\n', "no translation"),
        ('msgctxt "other"\nmsgid "hello {name}"\nmsgstr "やあ{name}"\n', "no translation"),
        ('#, fuzzy\nmsgctxt "greeting"\nmsgid "hello {name}"\nmsgstr "やあ{name}"\n', "fuzzy"),
        ('msgctxt "greeting"\nmsgid "hello {name}"\nmsgstr "やあ"\n', "other placeholders"),
        ('msgctxt "greeting"\nmsgid "hello {name}"\nmsgstr "やあ{nmae}"\n', "other placeholders"),
    ],
)
def test_what_is_missing_fuzzy_or_ill_placed_is_a_fault(tmp_path: Path, text: str, fault: str) -> None:
    found = list(faults(catalogue(tmp_path, text), [HELLO]))
    assert any(fault in one and "ja.po" in one for one in found), found


def test_a_message_that_nobody_needs_is_a_fault_and_a_good_catalogue_has_none(tmp_path: Path) -> None:
    path = catalogue(tmp_path, 'msgctxt "greeting"\nmsgid "hello {name}"\nmsgstr "やあ{name}"\n')
    assert list(faults(path, [HELLO])) == []
    assert "nobody needs" in "".join(faults(path, []))
    assert messages([path]) == {HELLO: "やあ{name}"}


def test_a_fuzzy_message_is_not_used(tmp_path: Path) -> None:
    text = '#, fuzzy\nmsgctxt "greeting"\nmsgid "hello {name}"\nmsgstr "やあ{name}"\n'
    assert messages([catalogue(tmp_path, text)]) == {}


def test_a_file_that_is_missing_or_broken_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue, match="no-such"):
        read(tmp_path / "no-such.po")
    with pytest.raises(BadCatalogue, match=r"ja\.po"):
        read(catalogue(tmp_path, 'msgid "unfinished\n'))


def test_the_placeholders_of_both_kinds() -> None:
    assert placeholders("{seat} marches <units> to {area}") == ["<units>", "area", "seat"]
    assert placeholders('[{"verb": "draw"}]') == placeholders("plain") == []


def test_updating_keeps_translations_and_drops_what_nobody_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = catalogue(
        tmp_path, 'msgctxt "greeting"\nmsgid "hello {name}"\nmsgstr "やあ{name}"\n\nmsgid "old"\nmsgstr "旧"\n'
    )
    monkeypatch.setattr("monosashi.site.publish.messages.wanted", lambda *_: {path: (HELLO, ("greeting", "bye"))})
    assert list(update("ja")) == [(path, 1)]
    assert messages([path]) == {HELLO: "やあ{name}"}
    assert "bye" in path.read_text("utf-8")
    assert "old" not in path.read_text("utf-8")
    with pytest.raises(Untranslated, match="bye"):
        check("ja")


def test_a_removed_translation_stops_the_language_it_is_missing_in_and_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = needed("ja")
    rules = next(path for path in files if path.parent.parent.name == "features" and path.parent.name == "deus")
    text = rules.read_text("utf-8").replace('msgstr "迎撃"', 'msgstr ""', 1)
    (tmp_path / "ja.po").write_text(text, "utf-8")
    changed = {tmp_path / "ja.po" if path == rules else path: keys for path, keys in files.items()}
    monkeypatch.setattr("monosashi.site.publish.messages.wanted", lambda *_: changed)
    with pytest.raises(Untranslated, match="Intercept"):
        check("ja")
    check("en")


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_and_table_can_be_said_in_japanese(game: str) -> None:
    japanese = language("ja", game)
    for scenario in suite.every_scenario(game):
        for step in scenario.steps:
            said = sentence(step.text, japanese)
            assert said
            assert "{" not in said, said
            if step.table:
                assert len(table(step.table, japanese)) == len(step.table)


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("South marches Knight and Squire to b2", "南側がナイト、スクワイアをb2に進軍させる"),
        ("it is North's end declaration phase", "北側の終了宣言フェイズである"),
        ("South Hand 1 is in South's discard pile", "南側手札1は南側の捨札にある"),
    ],
)
def test_what_some_sentences_are_in_japanese(english: str, japanese: str) -> None:
    assert sentence(english, JAPANESE) == japanese


@pytest.mark.parametrize("game", GAMES)
def test_english_is_said_as_it_was_written(game: str) -> None:
    english = language("en", game)
    for scenario in suite.every_scenario(game)[:300]:
        for step in scenario.steps:
            assert sentence(step.text, english) == step.text

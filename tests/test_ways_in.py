"""How readers come to a rule: the start page, the contents of a game and of a chapter, the editions compared."""

import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from monosashi.rulebook.ledger import Clause
from monosashi.site.book.chapters import BadParts, Book, book, games, parts_file
from monosashi.site.book.topics import BadTopics, TopicRow, topics
from monosashi.site.pages import editions
from monosashi.site.pages.chapter import chapter_page
from monosashi.site.pages.contents import contents_page
from monosashi.site.pages.editions import editions_page
from monosashi.site.pages.page import Page
from monosashi.site.pages.start import start_page, start_page_of_games
from monosashi.site.pages.titles import label
from monosashi.site.text.language import Language, language

CODES = ("en", "ja")
RULES = book("deus")

every_code = pytest.mark.parametrize("code", CODES)


def whole(page: Page) -> str:
    """A page with everything that is put into it."""
    return page.markdown + "".join(page.inserts.values())


def shelf(code: str, *names: str) -> list[tuple[Book, Language]]:
    return [(book(name), language(code, name)) for name in names or games()]


# The start page


@every_code
def test_the_start_page_begins_with_a_question_and_shows_one_thing_that_moves(code: str) -> None:
    page = start_page(shelf(code), language(code))
    text = page.markdown
    assert text.index("data-rules-search") < text.index('data-insert="games"') < text.index('class="readers"')
    assert text.count("data-autoplay") == 1
    instead = re.search(r"data-rules-search>(.*?)</div>", text)
    assert instead is not None
    assert all(f'href="{name}/index.html"' in instead[1] for name in games())


@every_code
def test_the_start_page_has_a_first_step_for_players_implementers_and_editors(code: str) -> None:
    text = start_page(shelf(code), language(code)).markdown
    columns = re.findall(r"<section><h2>.*?</section>", text)
    assert len(columns) == 3
    for column, first in zip(columns, ("deus/introduction", "implementers/index", "errata"), strict=True):
        assert f'href="{first}.html"' in column


@every_code
def test_the_start_page_of_one_game_says_nothing_of_the_project(code: str) -> None:
    page = start_page_of_games(shelf(code, "monster_maker"), language(code))
    assert "data-rules-search" in page.markdown
    assert page.markdown.count("data-autoplay") == 1
    assert not re.search(r"implementers|errata|deus|Monosashi", whole(replace(page, inserts={})))
    assert "<h2" not in page.inserts["games"]


@every_code
def test_where_units_march_is_called_an_area_and_not_all_of_them_may_be_marched_into(code: str) -> None:
    about = language(code, "deus").text("game", RULES.about)
    assert re.search(r"nine areas|9つのエリア", about)
    assert not re.search(r"across nine|9つの地形", about)
    assert re.search("no enemy enters|相手のユニットは入れない", about)


# Contents


@every_code
@pytest.mark.parametrize("game", games())
def test_the_contents_of_a_game_lead_to_every_chapter_and_say_how_much_it_holds(code: str, game: str) -> None:
    rules, spoken = book(game), language(code, game)
    page = contents_page(rules, spoken)
    text = whole(page)
    for chapter in rules.chapters:
        row = re.search(rf'<li><a href="{chapter.name}.html">[^<]+</a> <span class="counted">([^<]*)</span>', text)
        assert row is not None
        rows = sum(len(group.rows) for entry in chapter.entries for group in entry.groups)
        assert [int(number) for number in re.findall(r"\d+", row[1])] == [
            len(chapter.entries),
            *([rows] if rows else []),
        ]
        assert f"]({chapter.name}.md)" in page.plain
    assert 'href="introduction.html"' in text
    assert 'href="glossary.html"' in text
    assert ('href="editions.html"' in text) == (len(rules.editions) > 1)


@every_code
def test_the_contents_of_a_chapter_have_every_clause_by_letter_and_title(code: str) -> None:
    spoken = language(code, "deus")
    march = next(chapter for chapter in RULES.chapters if chapter.name == "march")
    page = chapter_page(RULES, march, spoken)
    listed = re.findall(r'<li><a href="#([^"]+)">([^<]*)</a>', page.inserts["contents"])
    assert [(name, unescape(title)) for name, title in listed] == [
        (entry.clause.id, label(entry, spoken)) for entry in march.entries
    ]
    assert any(title.startswith("a. ") for _, title in listed)
    assert page.markdown.index('data-insert="contents"') < page.markdown.index(" .clause ")


# Editions compared


def no_partings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "partings", lambda *_: {})


@every_code
def test_editions_begin_with_a_line_for_each_topic_that_leads_to_all_of_it(
    monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    no_partings(monkeypatch)
    page = editions_page(RULES, language(code, "deus"))
    rows = re.findall(
        r'<tr><th scope="row"><a href="#([^"]+)">[^<]+</a></th><td[^>]*>[^<]+</td><td[^>]*>[^<]+</td>',
        page.inserts["overview"],
    )
    assert len(rows) == len(RULES.topics) > 10
    for row in rows:
        assert f'<details class="topic fold" id="{row}"><summary>' in page.inserts["topics"]
    assert "<details open" not in page.inserts["topics"]


def test_what_replaces_something_stands_under_one_topic_and_deck_out_under_one() -> None:
    replacing = [clause.id for clause in RULES.clauses.values() if clause.supersedes]
    assert sorted(clause.id for topic in RULES.topics for clause in topic.clauses) == sorted(replacing)
    (deck_out,) = (topic for topic in RULES.topics if any("deckout" in clause.id for clause in topic.clauses))
    assert {"deus.deckout.1", "deus.deckout.6"} <= {clause.id for clause in deck_out.clauses}


def test_no_two_boards_of_a_topic_look_alike() -> None:
    """Those of different editions are shown where they part, on a table on which something stands."""
    page = editions_page(RULES, language("en", "deus"))
    pairs = re.findall(r'<div class="compared"><div>(<svg.*?)</div><div>(<svg.*?)</div></div>', page.inserts["topics"])
    assert len(pairs) >= 8
    for old, new in pairs:
        bare = [re.sub(r'(id|aria-labelledby)="[^"]*"|≠', "", board) for board in (old, new)]
        assert bare[0] != bare[1]
        assert "Before the first turn" not in old + new


def ledger(**replaced: tuple[str, ...]) -> dict[str, Clause]:
    """Clauses by name, each with those it replaces."""
    names = dict.fromkeys([*(name for some in replaced.values() for name in some), *replaced])
    found: dict[str, Any] = {
        name: Clause(
            id=name, section="s", title=name, page={}, term_ja="", en=name, status="normative",
            supersedes=replaced.get(name, ()),
        )
        for name in names
    }  # fmt: skip
    return found


def test_without_topics_of_its_own_a_game_has_those_that_its_clauses_make() -> None:
    found = topics(ledger(a=("x", "y"), b=("z",), c=("y",), d=("w",)), ())
    assert [[clause.id for clause in topic.clauses] for topic in found] == [["b"], ["a", "c"], ["d"]]
    assert [clause.id for clause in found[1].replaced] == ["x", "y"]


@pytest.mark.parametrize(
    ("named", "odd"), [(("a",), "b"), (("a", "b", "x"), "x"), (("a", "b", "a"), "a")], ids=["less", "more", "twice"]
)
def test_a_topic_that_lacks_a_clause_or_has_one_too_many_is_named(named: tuple[str, ...], odd: str) -> None:
    rows = [TopicRow("T", "old", "new", named)]
    with pytest.raises(BadTopics, match=rf"not so: {odd}$"):
        topics(ledger(a=("x",), b=("y",)), rows)


def test_parts_whose_topics_are_wrong_are_named_with_their_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    text = parts_file("deus").read_text("utf-8").replace('"deus.deckout.1", ', "")
    (tmp_path / "parts.toml").write_text(text, "utf-8")
    monkeypatch.setattr("monosashi.site.book.chapters.parts_file", lambda _: tmp_path / "parts.toml")
    with pytest.raises(BadParts, match=r"parts\.toml: .*deus\.deckout\.1"):
        book("deus")

"""The generator: what the pages say is what ledger, features, engine and runs say."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from babel.messages.catalog import Catalog
from site_games import LEDGER, PARTS, tiny_game

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.catalogue import BadCatalogue
from monosashi.rulebook.citations import cited
from monosashi.rulebook.glossary import glossary
from monosashi.rulebook.ledger import read_ledger
from monosashi.site.book.chapters import RESERVED, BadParts, Book, Chapter, book, games
from monosashi.site.book.history import history
from monosashi.site.pages.card import MOST_CARD_BYTES
from monosashi.site.pages.chapter import chapter_page
from monosashi.site.pages.excerpts import excerpts, highlighted, lines_of, modules, name_of, source_page
from monosashi.site.pages.lists import coverage_page, glossary_page, interpretations_page
from monosashi.site.pages.page import Page, place
from monosashi.site.pages.titles import label, outline_title, row_titles
from monosashi.site.pages.tutorial import NoScenario, Sight
from monosashi.site.publish import messages
from monosashi.site.publish.assembly import Site, Volume, assemble, plain_files
from monosashi.site.publish.parallel_build import Shelf, chapter_pages
from monosashi.site.publish.postprocess import NoInsert, fill_inserts
from monosashi.site.text.language import language
from monosashi.site.text.locators import locator

ROOT = Path(__file__).resolve().parents[1]
RULES = book("deus")
LANGUAGES = [language("en", "deus"), language("ja", "deus")]
CODES = [pytest.param(code, marks=pytest.mark.thorough) for code in ("en", "ja")]
"""The whole site takes minutes; sites of one small game and single pages are looked at always."""

every_code = pytest.mark.parametrize("code", CODES)


@cache
def printed(code: str = "ja") -> Site:
    """The whole site in a language."""
    return assemble([code])[code]


def every_volume(function: Any) -> Any:
    """A test of every game in a language."""
    return every_code(pytest.mark.parametrize("game", games())(function))


def volume_of(made: Site, game: str) -> Volume:
    return next(volume for volume in made.volumes if volume.rules.game == game)


def chapter(name: str) -> Chapter:
    return next(chapter for chapter in RULES.chapters if chapter.name == name)


def test_every_clause_and_every_scenario_stands_in_one_chapter() -> None:
    assert set(RULES.entries) == set(RULES.clauses)
    shown = [row.id for entry in RULES.entries.values() for group in entry.groups for row in group.rows]
    assert sorted(shown) == sorted(scenario.id for scenario in suite.every_scenario("deus"))


def test_a_chapter_that_no_part_names_is_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "deus"
    folder.mkdir()
    text = 'title = "D"\nabout = "A game."\n[[part]]\ntitle = "All"\nchapters = ["march"]\n'
    (folder / "parts.toml").write_text(text)
    monkeypatch.setattr("monosashi.site.book.chapters.features_of", lambda game: tmp_path / game)
    with pytest.raises(BadParts, match="intercept"):
        book("deus")


@every_code
def test_every_page_has_room_for_each_of_its_inserts(code: str) -> None:
    for page in printed(code).pages:
        assert "data-insert" in fill_inserts(page.markdown, page.inserts) or not page.inserts, page.path


@every_volume
def test_every_clause_has_an_anchor_its_text_and_its_facts(code: str, game: str) -> None:
    made = printed(code)
    volume = volume_of(made, game)
    texts = {page.path: page.markdown for page in made.pages}
    for entry in volume.rules.entries.values():
        clause, text = entry.clause, texts[f"{volume.rules.game}/{entry.clause.section}.md"]
        assert f"{{ #{clause.id} .clause .{clause.status} }}" in text
        assert label(entry, volume.language) in text
        facts = text.partition(f"#{clause.id} .clause")[2].partition("\n## ")[0]
        assert f"../c/{clause.id}.html" in facts
        assert escape(locator(clause, volume.rules.editions, volume.language)) in facts
        assert (clause.confidence is None) == ("<meter" not in facts)
        assert facts.count('<details class="scenario"') == sum(len(group.rows) for group in entry.groups)


@every_volume
def test_every_clause_is_a_card(code: str, game: str) -> None:
    made = printed(code)
    volume = volume_of(made, game)
    folder, files, spoken = volume.rules.game, dict(made.page_files), volume.language
    for name, clause in volume.rules.clauses.items():
        page = files[f"c/{name}.html"].decode()
        assert len(page.encode()) <= MOST_CARD_BYTES
        assert f'href="../{folder}/{clause.section}.html#{name}"' in page
        text = unescape(re.sub("<[^>]+>", "", page))
        assert spoken.text("title", clause.title) in text
        assert all(language(each, game).text(name, clause.en) in text for each in ("en", "ja"))
        assert all(f"url={name}.html" in files[f"c/{alias}.html"].decode() for alias in clause.aliases)
        for link in re.findall(r'href="([\w.]+\.html)"', page):
            assert f"c/{link}" in files, f"{name}: {link}"


def renamed(rules: Book, old: str, new: str) -> Book:
    """The book with one clause under a new id, the old one kept as an alias."""

    def change(entry):
        if entry.clause.id != old:
            return entry
        return replace(entry, clause=msgspec.structs.replace(entry.clause, id=new, aliases=(old,)))

    parts = tuple(
        replace(part, chapters=tuple(replace(c, entries=tuple(map(change, c.entries))) for c in part.chapters))
        for part in rules.parts
    )
    clauses = {entry.clause.id: entry.clause for part in parts for c in part.chapters for entry in c.entries}
    return replace(rules, parts=parts, clauses=clauses)


def test_a_renamed_clause_is_still_found_under_its_old_name() -> None:
    rules = renamed(RULES, "deus.overview.own_deck", "deus.overview.deck_of_ones_own")
    overview = next(c for c in rules.chapters if c.name == "overview")
    made = chapter_page(rules, overview, LANGUAGES[0])
    assert '<span id="deus.overview.own_deck"></span>' in made.markdown
    assert 'rel="canonical" href="deus.overview.deck_of_ones_own.html"' in made.files["c/deus.overview.own_deck.html"]
    assert "deus.overview.deck_of_ones_own" in made.files["c/deus.overview.deck_of_ones_own.html"]


# Several games


@every_code
def test_every_game_is_published_under_its_own_folder(code: str) -> None:
    assert {"deus", "monster_maker"} <= set(games())
    made = printed(code)
    assert list(made.games) == list(games())
    for volume in made.volumes:
        assert {page.path.partition("/")[0] for page in volume.pages} == {volume.rules.game}
    paths = [page.path for page in made.pages]
    assert len(paths) == len(set(paths))
    contents = [title for part in made.nav for title in part]
    assert contents[1:] == list(made.games.values())


@every_volume
def test_the_start_page_presents_every_game(code: str, game: str) -> None:
    made = printed(code)
    volume = volume_of(made, game)
    folder, text = volume.rules.game, made.start.inserts["games"]
    section = unescape(text.partition(f'<h2 id="{folder}">')[2].partition("</section>")[0])
    assert volume.language.text("game", volume.rules.about) in section
    assert all(volume.language.text("edition", title) in section for title in volume.rules.editions.values())
    assert str(sum(clause.status == "normative" for clause in volume.rules.clauses.values())) in section
    for page in (f"{folder}/index.html", f"{folder}/introduction.html", f"{folder}/glossary.html"):
        assert f'href="{page}"' in section
        assert page in {page.url for page in made.pages}


@every_volume
def test_links_between_the_pages_of_a_game_stay_in_it(code: str, game: str) -> None:
    made = printed(code)
    volume = volume_of(made, game)
    folder = volume.rules.game
    urls = {page.url for page in made.pages} | {path for path, _ in made.page_files} | made.tables.keys()
    for page in volume.pages:
        html = page.markdown + "".join(page.inserts.values())
        for link in set(re.findall(r'href="([\w./-]+\.html)(?:#[^"]*)?"', html)):
            if not link.startswith("../"):
                assert f"{folder}/{link}" in urls, f"{page.path}: {link}"


@pytest.mark.thorough
def test_a_game_with_one_edition_has_no_page_that_compares_editions() -> None:
    paths = {page.path for page in printed().pages}
    for name in games():
        assert (f"{name}/editions.md" in paths) == (len(book(name).editions) > 1)


@every_code
def test_a_picture_for_links_belongs_to_a_game(code: str) -> None:
    made = printed(code)
    own = [name for name in games() if f"assets/social-{name}.png" in made.files]
    assert own
    assert all((ROOT / "monosashi" / "games" / name / "site" / "social.png").exists() for name in own)


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One game more: a ledger and its parts, somebody else's rules, no sentences, no features, no part of a kit."""
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "clauses.toml").write_text(LEDGER, "utf-8")
    (folder / "parts.toml").write_text(PARTS, "utf-8")
    return folder


@pytest.fixture
def no_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chapters of our games, which take longest, are not printed: it is not they that are looked at."""

    def printed_few(shelf: Shelf, check: Callable[[], None]) -> Mapping[tuple[str, str], Sequence[Page]]:
        tiny = {key: shelf[key] for key in shelf if key[1] == "tiny"}
        return dict.fromkeys(shelf, ()) | dict(chapter_pages(tiny, check))

    monkeypatch.setattr("monosashi.site.publish.assembly.chapter_pages", printed_few)


def translated(folder: Path) -> None:
    """Everything of the tiny game in Japanese, more or less."""
    keys = dict.fromkeys((*messages.of_rules(book("tiny")), *messages.of_game("tiny")))
    catalogue = messages.merged(Catalog(locale="ja"), keys, "ja")
    for message in catalogue:
        message.string = f"訳{message.id}" if message.id else message.string
    (folder / "ja.po").write_text(messages.printed(catalogue), "utf-8")


def test_whoever_sits_at_the_table_has_a_name_although_no_scenario_says_it(tiny: Path) -> None:
    """Boards and films of a game with no scenario, and no diagrams, name its seats."""
    wanted = messages.wanted("ja", ["tiny"])[tiny / "ja.po"]
    assert {("seat", "South"), ("seat", "North")} <= set(wanted)


@pytest.mark.usefixtures("no_chapters")
def test_a_game_without_any_part_is_published_all_the_same(tiny: Path) -> None:
    with pytest.raises(BadCatalogue, match="tiny"):
        assemble(["ja"])
    translated(tiny)
    made = assemble(["en", "ja"])
    for code, mark in (("en", ""), ("ja", "訳")):
        (volume,) = (each for each in made[code].volumes if each.rules.game == "tiny")
        pages = {page.path: page.markdown for page in volume.pages}
        assert set(pages) == {
            f"tiny/{name}.md"
            for name in ("index", "introduction", "interpretations", "coverage", "errata", "goal", "turn")
        }
        assert f"{mark}Whoever takes the last match loses." in pages["tiny/goal.md"]
        assert f"{mark}What people say" in pages["tiny/goal.md"]
        assert "3" in pages["tiny/turn.md"].partition("##")[0]
        assert f"{mark}A game of matches." in made[code].start.inserts["games"]
        assert f'<a href="tiny/index.html">{mark}Tiny</a>' in made[code].start.inserts["games"]
        assert "c/tiny.goal.html" in dict(made[code].page_files)
        assert f"## {mark}Tiny" in dict(plain_files(made[code]))["llms.txt"]
        assert list(made[code].games)[:1] == ["deus"], "nothing is taken from the others"


@pytest.mark.usefixtures("no_chapters")
def test_what_a_game_lacks_in_japanese_is_named(tiny: Path) -> None:
    translated(tiny)
    text = (tiny / "ja.po").read_text("utf-8").replace('msgstr "訳Taking"', 'msgstr ""')
    (tiny / "ja.po").write_text(text, "utf-8")
    with pytest.raises(messages.Untranslated, match=r"tiny.*Taking"):
        assemble(["ja"], ["tiny"])
    assert "en" in assemble(["en"], ["tiny"])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "Tiny"', 'name = "Tiny"', "parts.toml"),
        ('"goal", "turn"', '"goal"', "turn"),
        ('"goal", "turn"', '"goal", "turn", "goal"', "goal"),
    ],
)
def test_a_table_of_parts_that_is_wrong_is_named(tiny: Path, old: str, new: str, fault: str) -> None:
    (tiny / "parts.toml").write_text(PARTS.replace(old, new), "utf-8")
    with pytest.raises(BadParts, match=fault):
        book("tiny")


def test_a_chapter_cannot_be_called_like_a_list(tiny: Path) -> None:
    for name in RESERVED:
        (tiny / "clauses.toml").write_text(LEDGER.replace('section = "goal"', f'section = "{name}"'), "utf-8")
        (tiny / "parts.toml").write_text(PARTS.replace('"goal"', f'"{name}"'), "utf-8")
        read_ledger.cache_clear()
        with pytest.raises(BadParts, match=name):
            book("tiny")


@pytest.mark.usefixtures("no_chapters")
def test_an_introduction_that_shows_what_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "monosashi.games.deus.site.introduction.SIGHT", Sight(scenario="deus.march.a/nobody-wrote-this")
    )
    with pytest.raises(NoScenario, match=r"deus/site/introduction\.py.*nobody-wrote-this"):
        assemble(["en"], ["deus"])


# Pages


def test_a_page_without_room_for_an_insert_or_without_the_insert_is_refused() -> None:
    assert fill_inserts(f"<p>{place('a')}</p>", {"a": "x"}) == '<p><div data-insert="a">x</div></p>'
    for html, inserts in ((place("a"), {}), ("", {"a": "x"}), (place("a") * 2, {"a": "x"})):
        with pytest.raises(NoInsert, match="a"):
            fill_inserts(html, inserts)


def test_every_clause_that_the_engine_implements_shows_code_that_cites_it() -> None:
    found, roles = excerpts("deus"), engine.edition("deus@2.00").clauses
    for clause in RULES.clauses.values():
        if clause.status in ("normative", "interpretation"):
            text = "\n".join(
                "\n".join(lines_of(piece.module)[piece.first - 1 : piece.last]) for piece in found[clause.id]
            )
            assert clause.id in cited(text, roles), clause.id


def test_a_condition_bound_in_a_table_is_shown_by_its_function() -> None:
    names = [piece.name for piece in excerpts("deus")["deus.intercept.h"]]
    assert names[0] == "only_ready_units"


def test_a_source_page_has_every_line_with_its_anchor() -> None:
    for path in list(modules("deus"))[:5]:
        name = name_of(path)
        html = source_page(name, "x.css")
        assert len(lines_of(name)) == len(re.findall(r'id="L\d+"', html))
        assert len(highlighted(name)) >= len(lines_of(name))


def test_the_twin_says_everything_without_markup() -> None:
    for spoken in LANGUAGES:
        made = chapter_page(RULES, chapter("intercept"), spoken)
        assert "<" not in re.sub(r"<br>|<\w+>", "", made.plain)
        for entry in chapter("intercept").entries:
            assert f"`{entry.clause.id}`" in made.plain
            assert spoken.text(entry.clause.id, entry.clause.en) in made.plain
            for group in entry.groups:
                first, *others = row_titles(group, spoken).values()
                assert f"### {first}" in made.plain
                assert all(title in made.plain for title in others)


@every_code
def test_llms_txt_lists_every_page(code: str) -> None:
    made = printed(code)
    files = dict(plain_files(made))
    assert all(f"]({page.path})" in files["llms.txt"] for page in made.pages)
    assert set(files) == {page.path for page in made.pages} | {"llms.txt"}


def test_the_rows_of_an_outline_are_told_apart_without_ids_and_data() -> None:
    for spoken in LANGUAGES:
        for entry in RULES.entries.values():
            for group in entry.groups:
                titles = list(row_titles(group, spoken).values())
                assert len(set(titles)) == len(titles)
                assert not [title for title in titles if "<" in title or "deus." in title or '"' in title]
                assert "<" not in outline_title(group, spoken)


def test_interpretations_come_with_the_least_certain_first() -> None:
    page = interpretations_page(RULES, LANGUAGES[0])
    shown = [float(number) for number in re.findall(r"</meter> ([\d.]+)", page.inserts["interpretations"])]
    assert shown == sorted(shown)
    assert len(shown) == sum(clause.status == "interpretation" for clause in RULES.clauses.values())


def test_the_coverage_counts_what_the_suite_has() -> None:
    page = coverage_page(RULES, LANGUAGES[0])
    row = next(line for line in page.plain.splitlines() if "`deus.march.a`" in line)
    own = [scenario for scenario in suite.every_scenario("deus") if scenario.clause == "deus.march.a"]
    assert f"| {len(own)} |" in row
    for name in RULES.clauses:
        assert f"<code>{name}</code>" in "".join(page.inserts.values())


def test_every_term_of_the_glossary_points_at_clauses_that_say_something() -> None:
    terms = glossary("deus")
    assert len(terms) == len({term.term for term in terms})
    for term in terms:
        assert term.clauses
        assert all(RULES.clauses[name].status not in ("merged", "excluded") for name in term.clauses)
    japanese = glossary_page(RULES, LANGUAGES[1]).markdown
    assert "## 迎撃 · intercept" in japanese
    assert "## intercept · 迎撃" in glossary_page(RULES, LANGUAGES[0]).markdown


def test_history_tells_when_a_clause_was_written_down() -> None:
    found = history("deus")
    if not found:
        pytest.skip("this is no clone with a history")
    assert all(changes[0].what in ("added", "renamed") for changes in found.values())

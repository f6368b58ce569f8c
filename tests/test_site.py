"""The generator: what the pages say is what ledger, features, engine and runs say."""

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from docs.generator.chapter_page import chapter_page, label
from docs.generator.chapters import BadParts, Book, Chapter, book
from docs.generator.excerpts import CLAUSE, excerpts, highlighted, lines_of, modules, name_of, source_page
from docs.generator.finish import NoInsert, finished
from docs.generator.history import history
from docs.generator.language import language
from docs.generator.lists import coverage_page, glossary_page, interpretations_page
from docs.generator.page import place
from docs.generator.site import sites, twin_files
from docs.generator.terms import glossary
from docs.generator.titles import outline_title, row_titles
from monosashi import suite

RULES = book("deus")
LANGUAGES = [language("en", "deus"), language("ja", "deus")]
SITES = sites(["en", "ja"])


def chapter(name: str) -> Chapter:
    return next(chapter for chapter in RULES.chapters if chapter.name == name)


def test_every_clause_and_every_scenario_stands_in_one_chapter() -> None:
    assert set(RULES.entries) == set(RULES.clauses)
    shown = [row.id for entry in RULES.entries.values() for group in entry.groups for row in group.rows]
    assert sorted(shown) == sorted(scenario.id for scenario in suite.every_scenario("deus"))


def test_a_chapter_that_no_part_names_is_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "deus"
    folder.mkdir()
    (folder / "parts.toml").write_text('[[part]]\ntitle = "All"\nchapters = ["march"]\n')
    monkeypatch.setattr("docs.generator.chapters.features_folder", lambda: tmp_path)
    with pytest.raises(BadParts, match="intercept"):
        book("deus")


@pytest.mark.parametrize("code", SITES)
def test_every_page_has_room_for_each_of_its_inserts(code: str) -> None:
    for page in SITES[code].pages:
        assert "data-insert" in finished(page.markdown, page.inserts) or not page.inserts, page.path


@pytest.mark.parametrize("code", SITES)
def test_every_clause_has_an_anchor_its_text_and_its_facts(code: str) -> None:
    texts = {page.path: page.markdown for page in SITES[code].pages}
    spoken = SITES[code].language
    for entry in RULES.entries.values():
        clause, text = entry.clause, texts[f"deus/{entry.clause.section}.md"]
        assert f"{{ #{clause.id} .clause .{clause.status} }}" in text
        assert label(entry, spoken) in text
        facts = text.partition(f"#{clause.id} .clause")[2].partition("\n## ")[0]
        assert f"../c/{clause.id}.html" in facts
        for page in clause.page.values():
            assert page in facts
        assert (clause.confidence is None) == ("<meter" not in facts)
        assert facts.count('<details class="scenario"') == sum(len(group.rows) for group in entry.groups)


@pytest.mark.parametrize("code", SITES)
def test_a_permanent_link_leads_to_every_clause(code: str) -> None:
    for name, clause in RULES.clauses.items():
        assert f'url=../deus/{clause.section}.html#{name}"' in SITES[code].files[f"c/{name}.html"]


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
    return Book(rules.ruleset, parts, clauses, rules.editions)


def test_a_renamed_clause_is_still_found_under_its_old_name(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = renamed(RULES, "deus.overview.own_deck", "deus.overview.deck_of_ones_own")
    overview = next(c for c in rules.chapters if c.name == "overview")
    made = chapter_page(rules, overview, LANGUAGES[0])
    assert '<span id="deus.overview.own_deck"></span>' in made.markdown
    monkeypatch.setattr("docs.generator.site.book", lambda _: rules)
    files = sites(["en"])["en"].files
    assert files["c/deus.overview.own_deck.html"] == files["c/deus.overview.deck_of_ones_own.html"]


def test_a_page_without_room_for_an_insert_or_without_the_insert_is_refused() -> None:
    assert finished(f"<p>{place('a')}</p>", {"a": "x"}) == '<p><div data-insert="a">x</div></p>'
    for html, inserts in ((place("a"), {}), ("", {"a": "x"}), (place("a") * 2, {"a": "x"})):
        with pytest.raises(NoInsert, match="a"):
            finished(html, inserts)


def test_every_clause_that_the_engine_implements_shows_code_that_cites_it() -> None:
    found = excerpts("deus")
    for clause in RULES.clauses.values():
        if clause.status in ("normative", "interpretation"):
            text = "\n".join(
                "\n".join(lines_of(piece.module)[piece.first - 1 : piece.last]) for piece in found[clause.id]
            )
            assert clause.id in CLAUSE.findall(text), clause.id


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
        assert "<" not in re.sub(r"<br>|<\w+>", "", made.twin)
        for entry in chapter("intercept").entries:
            assert f"`{entry.clause.id}`" in made.twin
            assert spoken.text(entry.clause.id, entry.clause.en) in made.twin
            for group in entry.groups:
                for title in row_titles(group, spoken).values():
                    assert f"### {title}" in made.twin


def test_llms_txt_lists_every_page() -> None:
    for made in SITES.values():
        files = dict(twin_files(made))
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
    row = next(line for line in page.twin.splitlines() if "`deus.march.a`" in line)
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
    assert "迎撃" in japanese
    assert "intercept" in japanese


def test_history_tells_when_a_clause_was_written_down() -> None:
    found = history("deus")
    if not found:
        pytest.skip("this is no clone with a history")
    assert all(changes[0].what in ("added", "renamed") for changes in found.values())

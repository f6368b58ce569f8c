"""A rule is a card: its page, its best example as still pictures, the picture and the code that go with its link."""

import io
import re
from dataclasses import replace
from html import unescape

import pytest

from monosashi.pictures.common import shared
from monosashi.site import build_cache, raster
from monosashi.site.address import address
from monosashi.site.book.chapters import Book, ChapterEntry, book
from monosashi.site.film.best import best, decisive
from monosashi.site.film.recordings import recording_of
from monosashi.site.pages import card as card_module
from monosashi.site.pages import preview
from monosashi.site.pages.card import Cards, example_of, qr
from monosashi.site.pages.chapter import chapter_page
from monosashi.site.publish.parallel_build import digest
from monosashi.site.text.language import language

SITE = "https://rules.example.org/site/"
REFUSED = "deus.intercept.h"
RULES = replace(book("deus"), languages=("en", "ja"))
NOT_DRAWN = raster.missing() or ("" if raster.can_write("A") else "a font")
can_draw = pytest.mark.skipif(NOT_DRAWN != "", reason=f"{NOT_DRAWN} is not installed")


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MONOSASHI_SITE_URL", raising=False)


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONOSASHI_SITE_URL", SITE.rstrip("/"))


def entry(name: str, rules: Book = RULES) -> ChapterEntry:
    return rules.entries[name]


def card(name: str, code: str = "en", *, previewed: bool = False) -> str:
    spoken = language(code, "deus")
    return Cards(RULES, spoken).card(entry(name), example_of(entry(name)), previewed=previewed)


def text(page: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", page))


# The page


def test_a_card_has_the_sentence_in_both_languages_its_own_first() -> None:
    sentences = [language(code, "deus").text(REFUSED, entry(REFUSED).clause.en) for code in ("en", "ja")]
    for code, order in (("en", sentences), ("ja", sentences[::-1])):
        page = card(REFUSED, code)
        told = text(page.partition("<main>")[2])
        assert told.index(order[0]) < told.index(order[1])
        assert f'<html lang="{code}">' in page


def test_a_card_says_where_the_rulebook_says_it() -> None:
    page = card("deus.march.optional")
    assert "page 15 (ver2.00), section “march” (draft of 2018-08-29)" in text(page)
    assert "letter a" in text(card("deus.march.a"))
    assert "<title>March a · Ready units only · Monster Collection Deus</title>" in card("deus.march.a")
    assert "<title>進軍 a · " in card("deus.march.a", "ja")


def test_a_card_has_the_reasons_of_an_interpretation() -> None:
    clause = next(each for each in RULES.clauses.values() if each.reason and each.others and each.switch)
    page = text(card(clause.id))
    for told in (clause.reason, *clause.others, clause.switch, f"{clause.confidence:.2f}"):
        assert told in page
    assert all(f'href="{name}.html"' in card(clause.id) for name in clause.of)


def test_what_went_into_another_clause_leads_to_its_card() -> None:
    merged = next(each for each in RULES.clauses.values() if each.into)
    assert f'href="{merged.into}.html"' in card(merged.id)


def test_a_card_needs_no_script_and_only_shapes_that_it_has() -> None:
    page = card(REFUSED)
    assert "<script" not in page
    pointed = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', page))
    ids = re.findall(r' id="([^"]+)"', page)
    assert {one or other for one, other in pointed} <= set(ids)
    assert {name for name in ids if name.startswith("bf-") and not name.startswith("bf-same")} <= {
        one or other for one, other in pointed
    }


def test_a_card_leads_to_chapter_examples_whole_rules_and_the_other_language() -> None:
    page = card(REFUSED)
    for link in (
        f"../deus/intercept.html#{REFUSED}",
        "../deus/examples/intercept.h.html",
        f"../deus/all.html#{REFUSED}",
        f"../ja/c/{REFUSED}.html",
    ):
        assert f'href="{link}"' in page
    assert f'href="../../c/{REFUSED}.html"' in card(REFUSED, "ja")


def test_a_game_in_one_language_links_to_no_other() -> None:
    rules = replace(RULES, languages=("en",))
    page = Cards(rules, language("en", "deus")).card(entry(REFUSED), None, previewed=False)
    assert "hreflang" not in page
    assert "迎撃できる" not in page


def test_with_too_many_bytes_the_first_picture_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = card(REFUSED)
    assert whole.count("<figure>") == 2
    monkeypatch.setattr(card_module, "CARD_BYTES", len(whole.encode()) - 1)
    assert card(REFUSED).count("<figure>") == 1
    assert "Refused" in card(REFUSED)


def test_the_best_example_is_short_and_shows_something() -> None:
    rows = [recording_of(row) for group in entry(REFUSED).groups for row in group.rows]
    chosen = best(rows)
    assert chosen is not None
    first, last = decisive(chosen)
    act = chosen.stills[last].act
    assert act is not None
    assert act.clauses == (REFUSED,)
    assert chosen.stills[first].act is None
    assert len(chosen.scenario.steps) <= min(len(each.scenario.steps) for each in rows) + 2
    assert best([]) is None


def test_what_pictures_have_in_common_is_told_once() -> None:
    line = "x" * 120
    pictures = [
        f'<svg viewBox="0 0 1 1"><g transform="a"><text>{line}</text></g><g transform="b"><rect id="{line}"/>'
        f"<text>{number}</text></g></svg>"
        for number in (1, 2)
    ]
    shapes, told = shared(pictures, "same")
    assert shapes.count(line) == 1
    assert shapes.startswith('<g id="bf-same0" class="battlefield">')
    assert all(line not in each.replace(f'<rect id="{line}"/>', "") for each in told)
    assert [re.findall(r"<text>(\d)</text>", each) for each in told] == [["1"], ["2"]]
    assert shared(pictures[:1], "same") == ("", pictures[:1])


# The picture and the code that go with a link


def test_without_an_address_there_is_no_picture_and_no_code() -> None:
    overview = next(chapter for chapter in RULES.chapters if chapter.name == "overview")
    made = chapter_page(RULES, overview, language("en", "deus"))
    assert not any(path.endswith(".png") for path in made.files)
    assert "og:image" not in card(REFUSED)
    assert "<footer" not in card(REFUSED)
    assert "MONOSASHI_SITE_URL" in preview.lacking()


@pytest.mark.usefixtures("published")
def test_without_a_package_there_is_no_picture_and_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "find_spec", lambda name: None if name == "resvg_py" else object())
    assert "resvg-py" in preview.lacking()
    assert 'pip install "monosashi[docs]"' in preview.lacking()


@can_draw
@pytest.mark.usefixtures("published")
def test_without_a_font_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not raster.can_write(raster.NOWHERE)
    monkeypatch.setattr(raster, "can_write", lambda letter: letter.isascii())
    assert preview.lacking("en") == ""
    assert "'ja'" in preview.lacking("ja")


@can_draw
@pytest.mark.usefixtures("published")
def test_a_link_has_a_small_picture_that_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pillow = pytest.importorskip("PIL.Image", reason="needs the extra 'docs'")
    kept: dict[str, object] = {}
    monkeypatch.setattr(build_cache, "get", kept.get)
    monkeypatch.setattr(build_cache, "put", kept.__setitem__)
    overview = next(chapter for chapter in RULES.chapters if chapter.name == "overview")
    made = chapter_page(RULES, overview, language("en", "deus"))
    for each in overview.entries:
        name = each.clause.id
        drawn = made.files[f"c/{name}.png"]
        image = pillow.open(io.BytesIO(drawn))
        assert (image.size, image.mode, image.format) == ((preview.WIDTH, preview.HEIGHT), "P", "PNG")
        assert len(drawn) < 16_000
        page = made.files[f"c/{name}.html"]
        assert f'<meta property="og:image" content="{SITE}c/{name}.png">' in page
        assert f'<link rel="canonical" href="{SITE}c/{name}.html">' in page
    monkeypatch.setattr(raster, "png", lambda *_: pytest.fail("drawn again"))
    assert chapter_page(RULES, overview, language("en", "deus")).files == made.files


@pytest.mark.usefixtures("published")
def test_a_printed_card_has_its_address_as_a_code() -> None:
    pytest.importorskip("segno")
    page = card(REFUSED, "ja")
    here = f"{SITE}ja/c/{REFUSED}.html"
    assert f'<footer class="print">{qr(here)}<p>{here}</p>' in page
    assert "<path" in qr(here)


def test_the_address_ends_in_a_slash(monkeypatch: pytest.MonkeyPatch) -> None:
    assert address() == ""
    monkeypatch.setenv("MONOSASHI_SITE_URL", SITE.rstrip("/"))
    assert address() == SITE


def test_a_page_is_made_again_when_the_address_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken, overview = language("en", "deus"), RULES.chapters[0]
    before = digest(RULES, overview, spoken)
    monkeypatch.setenv("MONOSASHI_SITE_URL", SITE)
    assert digest(RULES, overview, spoken) != before
    assert digest(replace(RULES, languages=("en",)), overview, spoken) != digest(RULES, overview, spoken)


@can_draw
def test_colours_are_worked_out_where_they_stand() -> None:
    style = (
        ".a{--x:var(--none,#ff0000)}.b{--x:#0000ff}.c{fill:color-mix(in srgb,var(--x) 50%,#ffffff)}.b>.c+.c{stroke:red}"
    )
    paths = '<path class="c"/><g class="b"><path class="c"/><path class="c"/></g>'
    svg = f'<svg xmlns="{raster.NAMESPACE}" class="a">{paths}</svg>'
    found = re.findall(r'<path class="c" style="([^"]+)"', raster.computed(svg, style))
    assert found == ["fill:#ff8080", "fill:#8080ff", "fill:#8080ff;stroke:red"]

"""Films in files of their own: what a reel packs, the browser unpacks; what films show, pages without scripts tell."""

import json
import re
import zlib
from base64 import b64decode
from functools import cache
from html import unescape
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.site.book.chapters import Book, ChapterEntry, book
from monosashi.site.film.citing import citing
from monosashi.site.film.facts import fact, facts
from monosashi.site.film.markup import Film, film, place_of_film
from monosashi.site.film.recordings import recording_of
from monosashi.site.film.reels import reel, reel_name, shapes
from monosashi.site.film.stops import Halt
from monosashi.site.pages.chapter import chapter_page
from monosashi.site.pages.examples import examples_page
from monosashi.site.pages.titles import row_titles
from monosashi.site.text.language import language
from reference_engine.kernel.legality import Illegal, Violation

CLAUSE = "deus.intercept.h"
OUTLINE = "deus.cards.kinds"
ENGLISH, JAPANESE = language("en", "deus"), language("ja", "deus")


@cache
def rules() -> Book:
    return book("deus")


def entry(name: str) -> ChapterEntry:
    return rules().entries[name]


@cache
def films(name: str, code: str = "en") -> dict[str, Film]:
    spoken = language(code, "deus")
    rows = [row for group in entry(name).groups for row in group.rows]
    return {row.id: film(recording_of(row), spoken, citing(rules(), spoken)) for row in rows}


def unpacked(script: str) -> tuple[str, dict[str, Any]]:
    """What the player makes of a reel."""
    name, data = json.loads(f"[{script.removeprefix('monosashiReel(').removesuffix(');' + chr(10))}]")
    found = json.loads(zlib.decompress(b64decode(data), -zlib.MAX_WBITS))

    def whole(cut: list[int]) -> str:
        return "".join(found["pieces"][piece] for piece in cut)

    def halts(stops: list[list[int]]) -> tuple[Halt, ...]:
        return tuple(Halt(sentence, still, bool(matters)) for sentence, still, matters in stops)

    return name, {
        ident: Film(whole(one["script"]), tuple(map(whole, one["stills"])), halts(one["stops"]), "deus@2.00")
        for ident, one in found["films"].items()
    }


@pytest.mark.parametrize("name", [CLAUSE, OUTLINE])
def test_a_reel_has_every_film_of_its_clause_whole(name: str) -> None:
    assert unpacked(reel(reel_name(name), films(name))) == (name.removeprefix("deus."), films(name))


def test_the_shapes_that_films_point_at_lie_beside_them() -> None:
    script = shapes("deus")
    markup = json.loads(script.removeprefix("monosashiShapes(").removesuffix(");\n"))
    known = set(re.findall(r'id="(bf-[^"]+)"', markup))
    for one in films("deus.march.a").values():
        assert set(re.findall(r'href="#(bf-[^"]+)"', one.markup)) <= known


def test_a_reel_weighs_a_fraction_of_its_films() -> None:
    made = films("deus.march.a")
    assert len(reel("x", made)) * 10 < sum(len(one.markup) for one in made.values())


def test_a_chapter_has_titles_alone_and_its_films_in_files() -> None:
    chapter = next(each for each in rules().chapters if each.name == "intercept")
    made = chapter_page(rules(), chapter, ENGLISH)
    assert 'class="film"' not in made.markdown + "".join(made.inserts.values())
    for each in chapter.entries:
        if each.groups:
            name, found = unpacked(made.files[f"deus/films/{reel_name(each.clause.id)}.js"])
            assert f'data-reel="films/{name}.js"' in made.markdown
            assert list(found) == [row.id for group in each.groups for row in group.rows]
            assert all(f'<details class="scenario" id="{ident}">' in made.markdown for ident in found)


def test_a_place_for_a_film_shows_what_matters_last() -> None:
    ident, made = next(iter(films(CLAUSE).items()))
    shown = place_of_film(ident, "deus/films/intercept.h.js", made)
    last = [halt.still for halt in made.halts if halt.matters][-1]
    assert made.stills[last] in shown
    assert f'data-film="{ident}" data-reel="deus/films/intercept.h.js"' in shown


@pytest.mark.parametrize("code", ["en", "ja"])
def test_what_films_show_is_told_without_scripts(code: str) -> None:
    spoken = language(code, "deus")
    page = examples_page(rules(), entry(CLAUSE), spoken, films(CLAUSE, code))
    text = unescape(re.sub(r"<[^>]+>", " ", page))
    assert "<script" not in page
    for group in entry(CLAUSE).groups:
        for row in group.rows:
            assert f'id="{row.id}"' in page
            assert row_titles(group, spoken)[row.id] in text
    for one in films(CLAUSE, code).values():
        for still in one.stills:
            for said in re.findall(r'<li>([^<]+)|<p class="against"><a [^>]+>([^<]+)</a>', still):
                assert unescape("".join(said)).strip() in text


def test_rows_of_an_outline_are_told_by_what_is_not_the_same() -> None:
    group = next(each for each in entry(OUTLINE).groups if len(each.rows) > 2)
    page = examples_page(rules(), entry(OUTLINE), ENGLISH, films(OUTLINE))
    first, second = (page.partition(f'<h3 id="{row.id}">')[2].partition("<h")[0] for row in group.rows[:2])
    assert "As the first, but:" not in first
    assert "As the first, but:" in second
    lines = [set(re.findall(r"<li(?: value=\d+)?>(.*?)(?=<li|</ol>)", part)) for part in (first, second)]
    assert lines[1]
    assert not lines[0] & lines[1]


def test_the_facts_of_a_refusal_are_those_of_its_violations() -> None:
    found = [Violation("deus.march.a", "Ogre is exhausted"), Violation("deus.march.b", "a; b (of south) is far")]
    told = [("deus.march.a", "Ogre is exhausted"), ("deus.march.b", "a; b (of South) is far")]
    assert list(facts(str(Illegal(found)), ENGLISH)) == told
    assert list(facts("nothing of the kind", ENGLISH)) == []
    assert list(facts(str(Illegal(found)), JAPANESE)) == [("deus.march.a", "オーガは行動完了である")]


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Ogre, Wisp is exhausted", "オーガ、ウィスプは行動完了である"),
        ("'b2' is no empty area of south's own territory", "b2は南側の自軍領土の空いているエリアではない"),
        (
            "march does not answer the question of drop: south is asked for drop (Magus)",
            "進軍は効果による破棄への答えにならない。南側に問われているのは効果による破棄（マグス）である",
        ),
        ("effect number 0 of Ogre is not due", "オーガの効果（番号0）は処理の時ではない"),
        ("effect number 0 of Ogre is not due for Imp", "オーガの効果（番号0）は処理の時ではない（インプについて）"),
        ("the moon is full", None),
    ],
)
def test_a_fact_is_said_in_japanese(english: str, japanese: str | None) -> None:
    assert fact(english, JAPANESE) == japanese


@pytest.mark.thorough
@pytest.mark.parametrize("game", engine.GAMES)
def test_every_refusal_of_a_scenario_has_its_facts_in_every_language(game: str) -> None:
    """No rule finds something that nobody has translated, and no word of the code is left in a sentence."""
    for scenario in suite.every_scenario(game):
        for still in recording_of(scenario).stills:
            if still.act is not None and not still.act.accepted and still.act.clauses:
                found = dict(facts(still.act.message, language("ja", game)))
                assert set(found) == set(still.act.clauses), still.act.message
                assert not [told for told in found.values() if re.search("[a-z]+_[a-z]", told)]

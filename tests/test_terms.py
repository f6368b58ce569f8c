"""Terms lead to the glossary: longer ones first, whole words, once in a text, at anchors that are words."""

import re
from dataclasses import replace

import pytest
from site_games import tiny_game

from monosashi.rulebook.glossary import anchors, glossary
from monosashi.site.book.chapters import book, games
from monosashi.site.pages.chapter import chapter_page
from monosashi.site.pages.contents import contents_page
from monosashi.site.pages.errata import errata_page
from monosashi.site.pages.introduction import introduction, introduction_page
from monosashi.site.pages.lists import coverage_page, glossary_page, interpretations_page
from monosashi.site.text.language import language
from monosashi.site.text.terms import Terms

ENGLISH, JAPANESE = Terms(language("en", "deus")), Terms(language("ja", "deus"))


def marked(terms: Terms, text: str, own: str = "") -> str:
    """The text with its links in brackets."""
    return re.sub(r'<a class="term" href="glossary\.html#([\w-]+)">([^<]+)</a>', r"[\2|\1]", terms.linked(text, own))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Front areas are areas.", "[Front areas|front-area] are [areas|area]."),
        ("an enemy's own territory, territories", "an enemy's [own territory|own-territory], territories"),
        ("Marching is no march; marches", "Marching is no [march|march]; marches"),
        ("A unit, another unit", "A [unit|unit], another unit"),
        ("A ready one, an exhausted one", "A [ready|ready-exhausted] one, an exhausted one"),
        ("its hand-made cards", "its hand-made cards"),
        ("abilities, special abilities", "abilities, [special abilities|special-ability]"),
        ("attack means two things", "attack means two things"),
        ("fewer < more & so on", "fewer &lt; more &amp; so on"),
    ],
)
def test_english_terms_are_whole_words(text: str, expected: str) -> None:
    assert marked(ENGLISH, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("進軍範囲へ進軍する", "[進軍範囲|march-range]へ[進軍|march]する"),
        ("進軍側は未行動である", "[進軍側|marching-side-defending-side]は[未行動|ready-exhausted]である"),
        ("対抗連鎖の中で対抗する", "[対抗連鎖|counter-chain]の中で[対抗|counter]する"),
        ("攻撃力と攻撃", "[攻撃力|attack-value]と[攻撃|attack-action]"),
        ("パワーアップ、パワー", "パワーアップ、[パワー|power]"),
        ("【条件（強制）】と【条件】", "【[条件（強制）|forced]】と【[条件|trigger]】"),
    ],
)
def test_japanese_terms_cut_no_longer_word(text: str, expected: str) -> None:
    assert marked(JAPANESE, text) == expected


def test_a_term_does_not_lead_to_itself() -> None:
    assert marked(ENGLISH, "A march is a march of units", "march") == "A march is a march of [units|unit]"


def test_a_game_without_a_glossary_has_no_terms(tmp_path, monkeypatch) -> None:
    tiny_game(tmp_path, monkeypatch)
    assert Terms(language("en", "tiny")).linked("A unit & an area") == "A unit &amp; an area"


@pytest.mark.parametrize("game", games())
def test_anchors_are_words_of_their_own_in_every_language(game: str) -> None:
    places = anchors(glossary(game))
    assert len(set(places.values())) == len(places)
    for code in ("en", "ja"):
        page = glossary_page(book(game), language(code, game))
        assert re.findall(r"^## .* \{ #([a-z0-9-]+) \.term \}$", page.markdown, re.MULTILINE) == [*places.values()]
        assert "term-1" not in page.markdown
        assert "<a " not in page.plain
        linked = re.findall(r'<a class="term" href="#([\w-]+)">', page.markdown)
        assert linked
        assert set(linked) <= set(places.values())


@pytest.mark.parametrize("code", ["en", "ja"])
def test_rules_and_readings_lead_to_the_glossary(code: str) -> None:
    rules, spoken = book("deus"), language(code, "deus")
    march = next(chapter for chapter in rules.chapters if chapter.name == "march")
    for text in (
        chapter_page(rules, march, spoken).markdown,
        interpretations_page(rules, spoken).inserts["interpretations"],
    ):
        assert '<a class="term" href="glossary.html#march">' in text
    assert '"term"' not in chapter_page(rules, march, spoken).plain


HEADING = re.compile(r"^(#+) (.*?)(?: \{ ([^}]*)\})?$", re.MULTILINE)


@pytest.mark.parametrize("game", games())
def test_headings_of_generated_pages_have_anchors_that_are_words_in_every_language(game: str) -> None:
    found = {}
    for code in ("en", "ja"):
        rules, spoken = book(game), language(code, game)
        pages = [
            contents_page(rules, spoken),
            coverage_page(rules, spoken),
            interpretations_page(rules, spoken),
            errata_page(rules, spoken),
            introduction_page(rules, spoken, introduction(game)),
            chapter_page(rules, replace(rules.chapters[0], entries=()), spoken),
        ]
        found[code] = [[mark for _, _, mark in HEADING.findall(page.markdown.rpartition("---\n")[2])] for page in pages]
        assert all(re.match(r"#[a-z]", mark) for marks in found[code] for mark in marks)
        assert not any("{ #" in page.plain for page in pages)
    assert found["en"] == found["ja"]

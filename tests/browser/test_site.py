"""The published site in a real browser: both languages, search, films, keyboard, phone, without scripts or a server."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from html import unescape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os.path import dirname, join, normpath
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from monosashi.reports.engines import read_record

playwright: Any = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

expect = playwright.expect
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
SCENARIO = "deus.intercept.h/an-exhausted-unit-does-not-intercept"
Opener = Callable[..., Any]


class Quiet(SimpleHTTPRequestHandler):
    """Serves without a word on the terminal."""

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """The site on a server, below a folder, as many hosts publish it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(built)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def look(browser: Any, address: str) -> Iterator[Opener]:
    """Open a page; at the end nobody may have complained, and nothing may have been asked of anybody else."""
    contexts, complaints = [], []

    def opened(path: str, viewport: dict[str, int] = WIDE, base: str = address, **options: Any) -> Any:
        context = browser.new_context(viewport=viewport, **options)
        contexts.append(context)
        tab = context.new_page()
        tab.on("console", lambda said: complaints.append(f"{said.type}: {said.text}") if said.type != "log" else None)
        tab.on("pageerror", lambda error: complaints.append(str(error)))
        tab.on(
            "request",
            lambda asked: None if asked.url.startswith((base, "data:", "blob:")) else complaints.append(asked.url),
        )
        # What is still on its way when the reader goes on is no failure.
        tab.on(
            "requestfailed",
            lambda asked: None if "ABORTED" in asked.failure else complaints.append(f"failed: {asked.url}"),
        )
        tab.goto(f"{base}/{path}")
        return tab

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def field(tab: Any) -> Any:
    """Where one asks, in the header."""
    return tab.locator(".md-header .rules-search__input")


def results(tab: Any) -> Any:
    """What the header's search has found."""
    return tab.locator(".md-header .rules-search__list [role=option]")


def search(tab: Any, words: str) -> list[str]:
    """The addresses that a search in the header finds, the best first."""
    tab.keyboard.press("/")
    box = field(tab)
    expect(box).to_be_focused()
    box.fill(words)
    expect(results(tab).first).to_be_visible(timeout=15_000)
    links: list[str] = results(tab).evaluate_all("all => all.map(one => one.href)")
    return links


# Languages


@pytest.mark.parametrize(("path", "other"), [("", "ja/"), ("ja/", "")])
def test_the_language_switch_stays_on_the_clause(look: Opener, address: str, path: str, other: str) -> None:
    tab = look(f"{path}deus/intercept.html#deus.intercept.h")
    tab.locator(".languages a").click()
    expect(tab).to_have_url(f"{address}/{other}deus/intercept.html#deus.intercept.h")
    expect(tab.locator("html")).to_have_attribute("lang", "ja" if other else "en")
    expect(tab.locator("[id='deus.intercept.h']")).to_be_in_viewport()


def test_the_language_switch_stays_on_the_frame(look: Opener, address: str) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~3")
    tab.locator(".languages a").click()
    expect(tab).to_have_url(f"{address}/ja/deus/intercept.html#{SCENARIO}~3")
    expect(film(tab).locator(".film [aria-current]")).to_contain_text("ナイト")


@pytest.mark.parametrize(("path", "other"), [("", "ja/"), ("ja/", "")])
def test_the_language_switch_stays_on_the_heading_of_a_document(
    look: Opener, address: str, path: str, other: str
) -> None:
    tab = look(f"{path}implementers/questions.html#march-and-battle")
    tab.locator(".languages a").click()
    expect(tab).to_have_url(f"{address}/{other}implementers/questions.html#march-and-battle")
    expect(tab.locator("[id='march-and-battle']")).to_be_in_viewport()


def test_the_switch_leads_to_the_start_where_a_page_has_no_twin(look: Opener, address: str) -> None:
    tab = look("decisions/0001-layout.html")
    tab.locator(".languages a").click()
    expect(tab).to_have_url(f"{address}/ja/index.html")


def test_a_japanese_page_has_no_english_sentence_of_the_rules(look: Opener) -> None:
    tab = look("ja/deus/intercept.html")
    for sentence in ("When a march is declared", "Ready units only", "wrong twins", "the defending side is asked"):
        expect(tab.locator("article")).not_to_contain_text(sentence)


# Search


@pytest.mark.parametrize(
    ("path", "words", "found"),
    [
        ("index.html", "intercept", "deus/intercept.html"),
        ("index.html", "deus.intercept.h", "deus/intercept.html#deus.intercept.h"),
        ("deus/march.html", "exhausted unit marches?", "deus/march.html#deus.march.a"),
        (
            "monster_maker/battle.html",
            "both players win",
            "monster_maker/victory.html#monster_maker.victory.turn_player_only",
        ),
        ("ja/index.html", "対抗連鎖", "ja/deus/glossary.html"),
        ("ja/deus/march.html", "迎撃でき", "ja/deus/intercept.html"),
        ("ja/monster_maker/index.html", "撤退", "ja/monster_maker/retreat.html"),
    ],
)
def test_search_finds_it_among_the_first(look: Opener, address: str, path: str, words: str, found: str) -> None:
    links = search(look(path), words)[:4]
    assert any(link.startswith(f"{address}/{found}") for link in links), links


def test_search_works_without_a_server(look: Opener, built: Path) -> None:
    tab = look("ja/index.html", base=built.as_uri())
    assert any("ja/deus/" in link for link in search(tab, "迎撃"))


def test_nothing_is_fetched_for_a_search_that_nobody_makes(look: Opener) -> None:
    tab = look("deus/march.html")
    loaded = "performance.getEntriesByType('resource').map(one => one.name)"
    fetched = f"{loaded}.filter(name => /search-|search_index/.test(name))"
    tab.wait_for_load_state("networkidle")
    assert tab.evaluate(fetched) == []
    search(tab, "march")
    names = [name.rpartition("/")[2] for name in tab.evaluate(fetched)]
    assert sorted(names) == ["search-engine.js", "search-rules-deus.js", "search-words.js"]


def test_the_best_result_shows_the_sentence_with_its_game_and_edition(look: Opener) -> None:
    tab = look("deus/march.html")
    search(tab, "can a tapped unit march")
    best = results(tab).first
    for text in ("Can a tapped unit march?", "Only ready units may march.", "Monster Collection Deus", "ver2.00"):
        expect(best).to_contain_text(text)
    expect(results(tab).nth(1)).to_contain_text("Watch an example")


def test_pasted_and_dictated_words_are_searched_without_a_key(look: Opener) -> None:
    tab = look("ja/deus/march.html")
    field(tab).evaluate(
        "field => { field.value = '手札上限'; field.dispatchEvent(new InputEvent('input', {bubbles: true})); }"
    )
    expect(results(tab).first).to_be_visible()


def test_search_by_keyboard_alone(look: Opener, address: str) -> None:
    tab = look("deus/march.html")
    search(tab, "deus.march.c")
    box = field(tab)
    expect(box).to_have_attribute("aria-expanded", "true")
    tab.keyboard.press("ArrowDown")
    first = results(tab).first
    expect(first).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", first.get_attribute("id"))
    tab.keyboard.press("Enter")
    expect(tab).to_have_url(f"{address}/deus/march.html#deus.march.c")
    expect(results(tab).first).to_be_hidden()
    search(tab, "retreat")
    tab.keyboard.press("Escape")
    expect(results(tab).first).to_be_hidden()
    expect(box).to_have_attribute("aria-expanded", "false")


def test_the_game_and_the_edition_narrow_it_down_and_are_remembered(look: Opener) -> None:
    tab = look("deus/march.html")
    assert all("/deus/" in link for link in search(tab, "retreat"))
    tab.locator(".md-header [name=game]").select_option("")
    expect(tab.get_by_role("group", name="Other games").locator("[role=option]").first).to_be_visible()
    tab.locator(".md-header [name=game]").select_option("deus")
    field(tab).fill("ownership marker")
    expect(results(tab).first).to_contain_text("draft")
    tab.locator(".md-header [name=edition]").select_option(label="ver2.00")
    expect(tab.locator(".md-header .rules-search__list")).not_to_contain_text("ownership marker")
    tab.goto(tab.url.replace("march.html", "battle.html"))
    search(tab, "unit")
    expect(tab.locator(".md-header [name=edition]")).to_have_value("1")


def test_documents_are_found_when_they_are_asked_for(look: Opener, address: str) -> None:
    tab = look("index.html")
    search(tab, "known failures")
    tab.get_by_label("Documents, too").check()
    page = tab.get_by_role("group", name="Documents").locator("[role=option]").first
    expect(page).to_have_attribute("href", re.compile(f"{address}/implementers/.*"))


@pytest.mark.parametrize("path", ["deus/march.html", "search.html"])
def test_an_address_can_ask(look: Opener, path: str) -> None:
    tab = look(f"{path}#q=tapped%20unit")
    expect(field(tab)).to_have_value("tapped unit")
    expect(results(tab).first).to_be_visible()
    expect(tab.get_by_role("link", name="Link to this search")).to_have_attribute("href", "#q=tapped%20unit")


def test_on_a_phone_the_search_is_a_page_of_its_own(look: Opener) -> None:
    tab = look("deus/march.html", PHONE)
    expect(field(tab)).to_be_hidden()
    tab.get_by_role("link", name="Search the rules").click()
    field(tab).fill("march")
    expect(results(tab).first).to_be_visible()
    box = tab.locator(".md-header .rules-search__box").bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, PHONE["width"], PHONE["height"])
    tab.get_by_role("button", name="Close the search").click()
    expect(field(tab)).to_be_hidden()


def test_the_open_search_has_no_fault_of_accessibility(look: Opener) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    for viewport in (WIDE, PHONE):
        tab = look("search.html#q=march", viewport)
        expect(results(tab).first).to_be_visible()
        tab.keyboard.press("ArrowDown")
        levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
        faults = axe.Axe().run(tab, options={"runOnly": levels}).response["violations"]
        assert faults == [], [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in faults]


def test_without_scripts_the_search_leads_to_contents_and_glossaries(look: Opener) -> None:
    tab = look("deus/march.html", java_script_enabled=False)
    tab.get_by_role("link", name="Search the rules").click()
    expect(tab.locator("article").get_by_role("link", name="Glossary").first).to_be_visible()


# Films


def film(tab: Any, scenario: str = SCENARIO) -> Any:
    """A scenario on its page."""
    return tab.locator(f"[id='{scenario}']")


def opened(look: Opener, path: str, scenario: str = SCENARIO, **options: Any) -> Any:
    """A scenario that somebody has opened on its page, once its film is there."""
    shown = film(look(path, **options), scenario)
    shown.locator("summary").first.click()
    expect(shown.locator(".picture svg.battlefield")).to_be_visible()
    return shown


def test_a_scenario_is_closed_until_it_is_opened_and_then_shows_its_first_position(look: Opener) -> None:
    tab = look("deus/intercept.html")
    fetched: list[str] = []
    tab.on(
        "request", lambda asked: fetched.append(asked.url.rpartition("/deus/")[2]) if "/films/" in asked.url else None
    )
    expect(film(tab).locator("svg.battlefield")).to_have_count(0)
    assert fetched == []
    film(tab).locator("summary").click()
    expect(film(tab).locator(".picture svg.battlefield")).to_be_visible()
    expect(film(tab)).to_contain_text("1 of 5")
    assert sorted(fetched) == ["films/intercept.h.js", "films/shapes.js"]


def test_stepping_with_the_buttons(look: Opener) -> None:
    shown = opened(look, "deus/intercept.html")
    for name, place in (("One step on", 2), ("Last position", 5), ("One step back", 4), ("First position", 1)):
        shown.get_by_role("button", name=name).click()
        expect(shown).to_contain_text(f"{place} of 5")


def test_every_step_can_be_had_and_is_remembered(look: Opener) -> None:
    shown = opened(look, "deus/intercept.html")
    shown.get_by_role("button", name="Every step").click()
    expect(shown).to_contain_text("of 6")
    shown.page.reload()
    shown.locator("summary").first.click()
    expect(shown).to_contain_text("1 of 6")


def test_stepping_with_the_keyboard(look: Opener) -> None:
    tab = look("deus/intercept.html")
    film(tab).locator("summary").focus()
    tab.keyboard.press("Enter")
    film(tab).get_by_role("button", name="One step on").focus()
    for key, place in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 5), ("Home", 1)):
        tab.keyboard.press(key)
        expect(film(tab)).to_contain_text(f"{place} of 5")


def test_playing_reaches_the_end(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5")
    film(tab).get_by_role("button", name="Play").click()
    expect(film(tab)).to_contain_text("5 of 5", timeout=15_000)


def test_a_link_to_a_frame_opens_it(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5")
    expect(film(tab)).to_have_attribute("open", "")
    expect(film(tab)).to_contain_text("4 of 5")
    expect(film(tab).locator("summary").first).to_be_in_viewport()
    expect(film(tab)).to_contain_text("Refused")


def test_a_refusal_says_the_rule_and_the_fact_and_links_to_the_clause(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5")
    against = film(tab).locator("figcaption .against")
    expect(against).to_have_text("Only ready units may intercept.Troll is exhausted.")
    expect(against.locator("a")).to_have_attribute("href", "intercept.html#deus.intercept.h")
    expect(film(tab).locator("figcaption")).not_to_contain_text("deus.intercept.h")


def test_the_text_alternative_says_the_position(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~3")
    described = film(tab).locator("svg.battlefield").first.get_attribute("aria-label")
    for fact in ("c2", "Knight", "Troll", "exhausted", "c3"):
        assert fact in described


def test_a_link_to_an_outline_row_opens_what_encloses_it(look: Opener) -> None:
    row = "deus.attack.damage_formula/the-total-runs-along-a-line-of-defence-2-5-and-1/5-rear-is"
    tab = look(f"deus/attack.html#{row}")
    expect(film(tab, row).locator("svg.battlefield").first).to_be_visible()


def test_the_signs_are_explained_where_the_pictures_are(look: Opener) -> None:
    shown = opened(look, "deus/intercept.html")
    shown.get_by_text("What the signs mean").click()
    expect(shown.locator(".legend")).to_contain_text("An outlined piece is South's")


def test_on_a_phone_the_picture_comes_first_and_stays_while_one_steps(look: Opener) -> None:
    shown = opened(look, "deus/intercept.html", viewport=PHONE, has_touch=True)
    picture, current = shown.locator(".picture svg"), shown.locator("[aria-current]")
    for _ in range(3):
        expect(picture).to_be_in_viewport()
        expect(current).to_be_in_viewport()
        assert picture.bounding_box()["y"] < current.bounding_box()["y"]
        expect(shown.locator(".prose > li:visible")).to_have_count(1)
        shown.get_by_role("button", name="One step on").click()
    shown.get_by_role("button", name="All sentences").click()
    expect(shown.locator(".prose > li:visible")).to_have_count(6)


def test_a_finger_steps(look: Opener) -> None:
    shown = opened(look, "deus/intercept.html", viewport=PHONE, has_touch=True)
    swipe = """(picture, [from, to]) => ["touchstart", "touchend"].forEach((kind, end) => {
      const touch = new Touch({ identifier: 1, target: picture, clientX: [from, to][end], clientY: 300 });
      const touches = end ? [] : [touch];
      picture.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: [touch], bubbles: true }));
    })"""
    for ends, place in (([300, 100], 2), ([300, 280], 2), ([300, 100], 3), ([100, 300], 2)):
        shown.locator(".picture").evaluate(swipe, ends)
        expect(shown).to_contain_text(f"{place} of 5")


def test_a_film_that_cannot_be_fetched_leads_to_its_words(look: Opener) -> None:
    tab = look("deus/intercept.html")
    tab.evaluate("delete window.DecompressionStream")
    film(tab).locator("summary").click()
    words = film(tab).locator("a")
    expect(words).to_have_attribute("href", f"examples/intercept.h.html#{SCENARIO}")


def test_films_play_without_a_server(look: Opener, built: Path) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5", base=built.as_uri())
    expect(film(tab)).to_contain_text("Only ready units may intercept.")


def test_without_scripts_the_sequence_is_there_in_words(look: Opener) -> None:
    tab = look("deus/intercept.html", java_script_enabled=False)
    tab.locator("[data-reel='films/intercept.h.js'] .in-words a").click()
    told = tab.locator(f"[id='{SCENARIO}'] + ol")
    expect(told.locator("li").nth(4)).to_contain_text("it is refused")
    expect(told).to_contain_text("Troll is exhausted.")


def test_the_start_page_plays_and_rests_for_those_who_want_no_motion(look: Opener) -> None:
    tab = look("index.html")
    first = tab.locator("[data-autoplay]").first
    first.scroll_into_view_if_needed()
    expect(first).to_contain_text("2 of", timeout=15_000)
    still = look("index.html", reduced_motion="reduce").locator("[data-autoplay]").first
    still.scroll_into_view_if_needed()
    still.page.wait_for_timeout(3_000)
    expect(still).to_contain_text("1 of")


# Readers


PAGES = ["index.html", "deus/intercept.html", "deus/after_battle.html", "deus/turn.html", "deus/glossary.html"]
PAGES += ["monster_maker/retreat.html", "monster_maker/assignment.html", "monster_maker/introduction.html"]
SMALL = ["c/deus.intercept.h.html", "c/monster_maker.retreat.stop_at_town.html", "deus/all.html"]
LISTS = [
    "deus/editions.html",
    "deus/interpretations.html",
    "deus/coverage.html",
    "deus/errata.html",
    "deus/index.html",
    "404.html",
]


ALIKE = "details.scenario ~ details.scenario, tr:nth-child(n+9), li:nth-child(n+9), .clause:nth-child(n+9)"
"""What stands on a page many times over in the same way: for all of it axe takes ten times as long."""

KINDS = ["index.html", "deus/intercept.html", "deus/glossary.html", "deus/coverage.html"]
KINDS += ["monster_maker/introduction.html", "404.html", "c/deus.intercept.h.html", "deus/all.html"]
"""A page of each kind."""

VIOLATIONS = {"resultTypes": ["violations"]}
LOOKS = [(page, "light", VIOLATIONS) for page in PAGES + SMALL + LISTS]
LOOKS += [(page, "dark", VIOLATIONS | {"runOnly": ["color-contrast"]}) for page in KINDS]
LOOKS += [(f"ja/{page}", "light", VIOLATIONS | {"rules": {"color-contrast": {"enabled": False}}}) for page in KINDS]
"""What axe looks for. What stands on a page of a kind is the same in the dark, but for the colours; in Japanese, but
for the words."""


@pytest.mark.parametrize(("path", "scheme", "options"), LOOKS, ids=[f"{path}-{scheme}" for path, scheme, _ in LOOKS])
def test_nobody_is_shut_out(look: Opener, path: str, scheme: str, options: dict[str, Any]) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    tab = look(path, color_scheme=scheme, reduced_motion="reduce")
    opened = tab.locator("details.scenario")
    if opened.count():
        opened.first.locator("summary").click()
        expect(opened.first.locator("svg").first).to_be_visible()
    tab.evaluate(f"document.querySelectorAll('{ALIKE}').forEach(node => node.remove())")
    found = axe.run(tab, options=options).response["violations"]
    serious = [
        (one["id"], [node["target"] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


NARROW = ["index.html", f"deus/intercept.html#{SCENARIO}~3", "ja/deus/after_battle.html"]
NARROW += ["ja/index.html", "deus/index.html", "ja/deus/editions.html", "deus/march.html"]
NARROW += ["ja/monster_maker/assignment.html", "monster_maker/turn.html", "ja/monster_maker/game_end.html"]
NARROW += ["c/deus.intercept.h.html", "ja/c/monster_maker.retreat.stop_at_town.html", "ja/deus/all.html"]


@pytest.mark.parametrize("path", NARROW)
def test_a_phone_shows_it_without_scrolling_sideways(look: Opener, path: str) -> None:
    tab = look(path, viewport=PHONE)
    tab.wait_for_timeout(500)
    assert tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_chapter_is_printed(look: Opener, tmp_path: Path) -> None:
    tab = look("deus/intercept.html")
    tab.pdf(path=str(tmp_path / "intercept.pdf"), format="A4")
    assert (tmp_path / "intercept.pdf").stat().st_size > 20_000


@pytest.mark.parametrize("scripts", [True, False])
def test_a_permanent_link_is_a_card_that_leads_into_the_chapter(look: Opener, address: str, scripts: bool) -> None:
    tab = look("ja/c/deus.intercept.h.html", viewport=PHONE, java_script_enabled=scripts)
    expect(tab.locator("h1")).to_be_visible()
    expect(tab.locator("p.rule[lang=en]")).to_contain_text("ready")
    expect(tab.locator("figure svg.battlefield:not(.small)").last).to_be_visible()
    tab.locator("header a").first.click()
    expect(tab).to_have_url(f"{address}/ja/deus/intercept.html#deus.intercept.h")


def test_a_card_stays_on_its_rule_in_the_other_language(look: Opener, address: str) -> None:
    tab = look("c/deus.intercept.h.html")
    tab.locator(".languages a").click()
    expect(tab).to_have_url(f"{address}/ja/c/deus.intercept.h.html")
    tab.locator(".languages a").click()
    expect(tab).to_have_url(f"{address}/c/deus.intercept.h.html")


def test_a_name_that_a_clause_had_before_leads_to_its_card(look: Opener, address: str) -> None:
    tab = look("c/monster_maker.mm.retreat.stop-at-town.html")
    expect(tab).to_have_url(f"{address}/c/monster_maker.retreat.stop_at_town.html")


@pytest.mark.parametrize("path", ["deus/intercept.html", "c/deus.intercept.h.html"])
def test_a_term_leads_to_its_place_in_the_glossary(look: Opener, address: str, path: str) -> None:
    tab = look(path)
    tab.locator("p.rule a.term", has_text="ready").first.click()
    expect(tab).to_have_url(f"{address}/deus/glossary.html#ready-exhausted")
    expect(tab.locator("h2#ready-exhausted")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["deus/all.html", "ja/deus/all.html"])
def test_the_whole_rules_print_without_tearing_a_clause(look: Opener, path: str) -> None:
    tab = look(path)
    tab.emulate_media(media="print")
    breaks = "all => all.every(one => getComputedStyle(one).breakInside === 'avoid')"
    assert tab.locator(".clause").evaluate_all(breaks)
    assert tab.locator(".clause").count() > 300
    assert tab.evaluate("document.scripts.length") == 0


# Games


def test_the_start_page_leads_to_every_game_and_its_tab(look: Opener, address: str) -> None:
    tab = look("index.html")
    for folder, title in (("deus", "Monster Collection Deus"), ("monster_maker", "Monster Maker Resurrection")):
        expect(tab.locator(".md-tabs")).to_contain_text(title)
        expect(tab.locator(f"h2#{folder}")).to_contain_text(title)
    tab.locator("h2#monster_maker a").first.click()
    expect(tab).to_have_url(f"{address}/monster_maker/index.html")


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("deus/damage.html", "Damage · Monster Collection Deus · Monosashi"),
        ("monster_maker/index.html", "Monster Maker Resurrection · Monosashi"),
        ("ja/monster_maker/errata.html", "正誤表（エラッタ） · モンスターメーカー リザレクション · Monosashi"),
        ("protocol.html", "Protocol · Monosashi"),
        ("implementers/cards.html", "Cards · Monosashi"),
        ("implementers/monster_maker/cards.html", "Cards · Monster Maker Resurrection · For implementers · Monosashi"),
    ],
)
def test_a_title_says_which_game_a_page_belongs_to(look: Opener, path: str, title: str) -> None:
    expect(look(path)).to_have_title(title)


def test_a_lost_reader_is_shown_a_permanent_link_of_every_game(look: Opener) -> None:
    for path in ("404.html", "ja/404.html"):
        article = look(path).locator("article")
        for clause in ("deus.", "monster_maker."):
            expect(article).to_contain_text(f"c/{clause}")


# Ways in


def screens(tab: Any, place: str = "") -> float:
    """How many screens of a phone a page is high, or how far down a place stands."""
    top = f"document.querySelector({place!r}).getBoundingClientRect().bottom + scrollY"
    return float(tab.evaluate(top if place else "document.documentElement.scrollHeight")) / PHONE["height"]


@pytest.mark.parametrize("path", ["", "ja/"])
def test_on_a_phone_a_rule_is_two_taps_from_the_top_of_its_chapter(look: Opener, path: str) -> None:
    tab = look(f"{path}deus/march.html", viewport=PHONE)
    tab.locator("details.on-this-page summary").click()
    tab.locator("details.on-this-page a[href='#deus.march.a']").click()
    expect(tab.locator("[id='deus.march.a'] ~ .rule").first).to_be_in_viewport()


def test_on_a_phone_the_first_rule_comes_before_the_diagrams_are_opened(look: Opener) -> None:
    for path in ("deus/march.html", "ja/deus/turn.html", "monster_maker/retreat.html", "dungeon_command/turn.html"):
        tab = look(path, viewport=PHONE)
        assert screens(tab, ".rule") < 2, path
    tab.locator("details.diagrams summary").click()
    expect(tab.locator("figure.diagram").first).to_be_visible()


def test_where_there_is_room_the_diagrams_are_open_and_the_contents_stand_beside_the_page(look: Opener) -> None:
    for options in ({}, {"java_script_enabled": False}):
        tab = look("deus/march.html", **options)
        expect(tab.locator("figure.diagram").first).to_be_visible()
        expect(tab.locator("details.on-this-page")).to_be_hidden()


@pytest.mark.parametrize("path", ["", "ja/"])
def test_editions_are_compared_in_eight_screens_of_a_phone_and_a_topic_opens_from_the_overview(
    look: Opener, path: str
) -> None:
    tab = look(f"{path}deus/editions.html", viewport=PHONE)
    assert screens(tab) <= 8
    for _ in range(2):
        tab.locator("table.overview a[href='#topic-deus.deckout.1']").click()
        both = tab.locator("[id='topic-deus.deckout.1'] .compared").first
        expect(both.locator("a[href$='#deus.deckout.6']")).to_be_visible()
        expect(both.locator("a[href$='#deus.draft.deckout.draw']")).to_be_visible()
        tab.locator("[id='topic-deus.deckout.1'] summary").click()
        expect(both).to_be_hidden()


def test_a_link_to_a_clause_of_a_folded_topic_opens_it(look: Opener) -> None:
    tab = look("deus/editions.html#deus.deckout.6")
    expect(tab.locator("[id='topic-deus.deckout.1'] .compared").first).to_be_visible()


@pytest.mark.parametrize("path", ["", "ja/"])
def test_the_start_page_is_light(built: Path, path: str) -> None:
    assert (built / path / "index.html").stat().st_size <= 150_000


def test_no_two_pages_bear_the_same_title(built: Path) -> None:
    found: dict[str, list[Path]] = {}
    for path in built.rglob("*.html"):
        parts = path.relative_to(built).parts
        if parts[-1] != "404.html" and not {"c", "source", "examples"} & set(parts):
            title = re.search(r"<title>(.*?)</title>", path.read_text("utf-8"))
            assert title is not None, path
            found.setdefault(f"{parts[0] == 'ja'} {title[1]}", []).append(path)
    assert {title: paths for title, paths in found.items() if len(paths) > 1} == {}


# Links


TAG = re.compile(r"<\w+(\s[^>]*)>")
ATTRIBUTE = re.compile(r"""\s(id|name|href|src)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")


def ids_and_links(text: str) -> tuple[set[str], set[str]]:
    """The ids of a page and everything that it refers to, what stands in a noscript included."""
    ids: set[str] = set()
    links: set[str] = set()
    for attributes in TAG.findall(text):
        for name, *values in ATTRIBUTE.findall(attributes):
            (ids if name in ("id", "name") else links).add(unescape("".join(values)))
    return ids, links - {""}


def test_no_link_on_any_page_is_broken(built: Path) -> None:
    """What leads out is where engines are at home, and what others have reported of them."""
    records = [read_record(path) for path in Path(__file__).parents[2].glob("examples/*/engines/records/*.json")]
    out = {each.home for each in records} | {remark.link for each in records for remark in each.remarks}
    there = {str(path.relative_to(built)) for path in built.rglob("*")} | {"."}
    pages = {name: ids_and_links((built / name).read_text("utf-8")) for name in there if name.endswith(".html")}
    broken = []
    for page, (_, links) in pages.items():
        if page.endswith("404.html"):
            continue  # It is served for any address, so that its links begin at the root.
        for link in links:
            parts = urlsplit(link)
            if parts.scheme in ("data", "mailto") or (page.endswith("engines.html") and link in out):
                continue
            if parts.scheme or parts.netloc:
                broken.append(f"{page}: {link} leads out")
                continue
            target = normpath(join(dirname(page), unquote(parts.path))) if parts.path else page
            if target not in there:
                broken.append(f"{page}: {link} leads nowhere")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target][0]:
                broken.append(f"{page}: {link} has no such place")
    assert broken == []


def test_every_page_says_what_it_is_in_its_language(built: Path) -> None:
    for path in built.rglob("*.html"):
        if path.relative_to(built).parts[0] == "source" or {"c", "examples"} & set(path.relative_to(built).parts):
            continue
        text = path.read_text("utf-8")
        expected = "ja" if path.relative_to(built).parts[0] == "ja" else "en"
        assert f'<html lang="{expected}"' in text, path
        assert 'property="og:title"' in text, path


def test_the_plain_text_of_every_page_stands_beside_it(built: Path) -> None:
    for folder in (built, built / "ja"):
        listed = re.findall(r"\]\(([^)]+)\)", (folder / "llms.txt").read_text("utf-8"))
        assert len(listed) > 40
        for name in listed:
            assert (folder / name).read_text("utf-8").startswith("# " if name.endswith(".md") else "<!doctype html>")
            assert (folder / name.replace(".md", ".html")).exists()

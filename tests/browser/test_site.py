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


def search(tab: Any, words: str) -> list[str]:
    """The addresses that a search finds, the best first."""
    tab.locator(".md-search__input").click()
    tab.locator(".md-search__input").fill(words)
    tab.locator(".md-search__input").dispatch_event("keyup")
    expect(tab.locator(".md-search-result__meta")).to_contain_text(re.compile(r"\d|No|見つかり"), timeout=15_000)
    tab.wait_for_timeout(300)
    links = tab.locator(".md-search-result__link").evaluate_all("all => all.map(one => one.href)")
    return [re.sub(r"\?h=[^#]*", "", link) for link in links]


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


def test_the_switch_leads_to_the_start_where_a_page_has_no_twin(look: Opener, address: str) -> None:
    tab = look("protocol.html")
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
        ("index.html", "unit", "deus/"),
        ("index.html", "deus.intercept.h", "deus/intercept.html#deus.intercept.h"),
        ("index.html", "intercept.h", "deus/intercept.html#deus.intercept.h"),
        ("ja/index.html", "迎撃", "ja/deus/intercept.html"),
        ("ja/index.html", "迎撃でき", "ja/deus/intercept.html"),
        ("ja/index.html", "即時召喚", "ja/deus/instant_summon.html"),
        ("ja/index.html", "deus.intercept.h", "ja/deus/intercept.html#deus.intercept.h"),
        ("index.html", "annihilated", "monster_maker/"),
        ("index.html", "monster_maker.retreat.number", "monster_maker/retreat.html#monster_maker.retreat.number"),
        ("index.html", "retreat number", "monster_maker/retreat.html"),
        ("ja/index.html", "全滅", "ja/monster_maker/annihilation.html"),
        ("ja/index.html", "退却数", "ja/monster_maker/retreat.html"),
    ],
)
def test_search_finds_it_among_the_first(look: Opener, address: str, path: str, words: str, found: str) -> None:
    links = search(look(path), words)[:4]
    assert any(link.startswith(f"{address}/{found}") for link in links), links


def test_search_works_without_a_server(look: Opener, built: Path) -> None:
    tab = look("ja/index.html", base=built.as_uri())
    assert any("ja/deus/intercept.html" in link for link in search(tab, "迎撃"))


# Films


def film(tab: Any, scenario: str = SCENARIO) -> Any:
    """A scenario on its page."""
    return tab.locator(f"[id='{scenario}']")


def test_a_scenario_is_closed_until_it_is_opened_and_then_shows_its_first_position(look: Opener) -> None:
    tab = look("deus/intercept.html")
    expect(film(tab).locator("svg.battlefield")).to_have_count(0)
    film(tab).locator("summary").click()
    expect(film(tab).locator("svg.battlefield").first).to_be_visible()
    expect(film(tab)).to_contain_text("1 of 6")


def test_stepping_with_the_buttons(look: Opener) -> None:
    tab = look("deus/intercept.html")
    film(tab).locator("summary").click()
    film(tab).get_by_role("button", name="One step on").click()
    expect(film(tab)).to_contain_text("2 of 6")
    film(tab).get_by_role("button", name="Last position").click()
    expect(film(tab)).to_contain_text("6 of 6")
    film(tab).get_by_role("button", name="One step back").click()
    expect(film(tab)).to_contain_text("5 of 6")
    film(tab).get_by_role("button", name="First position").click()
    expect(film(tab)).to_contain_text("1 of 6")


def test_stepping_with_the_keyboard(look: Opener) -> None:
    tab = look("deus/intercept.html")
    film(tab).locator("summary").focus()
    tab.keyboard.press("Enter")
    film(tab).get_by_role("button", name="One step on").focus()
    for key, place in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 6), ("Home", 1)):
        tab.keyboard.press(key)
        expect(film(tab)).to_contain_text(f"{place} of 6")


def test_playing_reaches_the_end(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5")
    film(tab).get_by_role("button", name="Play").click()
    expect(film(tab)).to_contain_text("6 of 6", timeout=15_000)


def test_a_link_to_a_frame_opens_it(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5")
    expect(film(tab)).to_have_attribute("open", "")
    expect(film(tab)).to_contain_text("5 of 6")
    expect(film(tab).locator("summary")).to_be_in_viewport()
    expect(film(tab)).to_contain_text("Refused")


def test_a_refusal_names_its_clause_and_links_to_it(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~5")
    expect(film(tab).locator("figcaption a, .told a, a.clause").first).to_have_attribute(
        "href", "intercept.html#deus.intercept.h"
    )


def test_the_text_alternative_says_the_position(look: Opener) -> None:
    tab = look(f"deus/intercept.html#{SCENARIO}~3")
    described = film(tab).locator("svg.battlefield").first.get_attribute("aria-label")
    for fact in ("c2", "Knight", "Troll", "exhausted", "c3"):
        assert fact in described


def test_a_link_to_an_outline_row_opens_what_encloses_it(look: Opener) -> None:
    row = "deus.attack.damage_formula/the-total-runs-along-a-line-of-defence-2-5-and-1/5-rear-is"
    tab = look(f"deus/attack.html#{row}")
    expect(film(tab, row).locator("svg.battlefield").first).to_be_visible()


def test_without_scripts_every_frame_is_there(look: Opener) -> None:
    tab = look("deus/intercept.html", java_script_enabled=False)
    film(tab).locator("summary").click()
    expect(film(tab).locator("figure").first).to_be_visible()
    assert film(tab).locator("figure svg.battlefield").count() >= 3
    expect(film(tab).locator("figure").last).to_be_visible()


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
LISTS = ["deus/interpretations.html", "deus/coverage.html", "deus/errata.html", "deus/index.html", "404.html"]


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
    ],
)
def test_a_title_says_which_game_a_page_belongs_to(look: Opener, path: str, title: str) -> None:
    expect(look(path)).to_have_title(title)


def test_a_lost_reader_is_shown_a_permanent_link_of_every_game(look: Opener) -> None:
    for path in ("404.html", "ja/404.html"):
        article = look(path).locator("article")
        for clause in ("deus.", "monster_maker."):
            expect(article).to_contain_text(f"c/{clause}")


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
    there = {str(path.relative_to(built)) for path in built.rglob("*")} | {"."}
    pages = {name: ids_and_links((built / name).read_text("utf-8")) for name in there if name.endswith(".html")}
    broken = []
    for page, (_, links) in pages.items():
        if page.endswith("404.html"):
            continue  # It is served for any address, so that its links begin at the root.
        for link in links:
            parts = urlsplit(link)
            if parts.scheme in ("data", "mailto") or link == "javascript:void(0)":
                continue  # The last is Material's button for sharing a search.
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
        if path.relative_to(built).parts[0] in ("c", "source") or path.relative_to(built).parts[:2] == ("ja", "c"):
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
            assert (folder / name).read_text("utf-8").startswith("# ")
            assert (folder / name.replace(".md", ".html")).exists()

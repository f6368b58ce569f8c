"""The page of a table, in a browser: what is clicked is answered, and what may not be is said why."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

import reference_engine as engine
from monosashi.playground.server import Server
from monosashi.playground.service import Service
from monosashi.playground.table import Table
from monosashi.site.text.language import language

DESK, PHONE = {"width": 1400, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture
def server() -> Iterator[Server]:
    table = Table(engine.edition("deus"), language("en", "deus"), 7)
    table.begin()
    with Server(Service(table)) as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield made
        made.shutdown()
        thread.join(10)


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def tab(request: pytest.FixtureRequest, browser: Any, server: Server) -> Iterator[Any]:
    # What axe is injected with, and nothing of ours, breaks the rules that the page gives itself.
    bypass = "everybody" in request.node.name
    opened = browser.new_page(viewport=request.param, bypass_csp=bypass)
    faults: list[str] = []
    opened.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.goto(server.address)
    opened.wait_for_selector("#answers button")
    yield opened
    opened.close()
    assert faults == []


def answered(tab: Any, words: str) -> None:
    """Click an answer, and wait until the table has taken it."""
    before = tab.locator("#story > li").count()
    tab.locator("#answers button", has_text=words).first.click()
    tab.locator("#story > li").nth(before).wait_for()


def to_the_first_summons(tab: Any) -> None:
    """Play on until units are on the battlefield."""
    for _ in range(40):
        if tab.locator("#picture [data-u]").count():
            return
        words = "summons" if tab.locator("#answers button", has_text="summons").count() else ""
        answered(tab, words)
    raise AssertionError("nobody was ever summoned")


def test_a_game_is_played_by_clicks(tab: Any) -> None:
    to_the_first_summons(tab)
    piece = tab.locator("#picture [data-u]").first
    name = piece.get_attribute("aria-label")
    every = tab.locator("#answers button").count()
    piece.click()
    assert piece.get_attribute("aria-pressed") == "true"
    assert all(name in told for told in tab.locator("#answers button").all_inner_texts())
    tab.locator("#clear").click()
    assert tab.locator("#answers button").count() == every
    told = tab.locator("#story > li").count()
    tab.locator("#undo").click()
    tab.locator("#story > li").nth(told - 1).wait_for(state="detached")


def test_why_not_is_a_rule_with_its_fact_and_leads_to_the_rule(tab: Any) -> None:
    tab.locator("#compose summary").click()
    tab.locator("#compose select[name=act]").select_option("march")
    tab.locator("#compose fieldset[data-kind=pairs] button").click()
    selects = tab.locator("#compose fieldset[data-kind=pairs] select")
    selects.nth(1).select_option("b2")
    tab.get_by_role("button", name="May I?").click()
    tab.wait_for_selector("#verdict li")
    assert "does not answer the question" in tab.locator("#verdict .fact").first.inner_text()
    rule = tab.locator("#verdict a").first
    said = rule.inner_text()
    rule.click()
    tab.locator("#rule[open]").wait_for()
    assert tab.locator("#rule .says").inner_text() == said
    tab.locator("#rule button").click()
    tab.get_by_role("button", name="Do it").click()
    tab.wait_for_selector("#caption .refused")


def test_the_page_speaks_japanese_and_fits(tab: Any) -> None:
    tab.locator("#language").click()
    tab.locator("html[lang=ja]").wait_for()
    assert tab.locator("#answers-title").inner_text() == "選べる行動"
    to_the_first = tab.locator("#answers button").first
    before = tab.locator("#story > li").count()
    to_the_first.click()
    tab.locator("#story > li").nth(before).wait_for()
    tab.locator("#compose summary").click()
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_everybody_can_use_it(tab: Any) -> None:
    axe: Any = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is missing")
    to_the_first_summons(tab)
    tab.locator("#compose summary").click()
    found = axe.Axe().run(tab).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:200]) for each in found] == []

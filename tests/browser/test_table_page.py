"""The page of a table, in a browser: what is clicked is answered, and what may not be is said why."""

import base64
import json
import threading
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

import reference_engine as engine
from monosashi.kit import own_cards
from monosashi.playground.server import Server
from monosashi.playground.service import Service
from monosashi.playground.table import BrowserTable
from monosashi.site.text.language import language

DESK, PHONE = {"width": 1400, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture
def server() -> Iterator[Server]:
    table = BrowserTable(engine.edition("deus"), language("en", "deus"), 7)
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
    reader = browser.new_context(viewport=request.param, bypass_csp=bypass)
    opened = reader.new_page()
    faults: list[str] = []
    opened.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.goto(server.invitation())
    opened.wait_for_selector("#answers button")
    yield opened
    reader.close()
    assert faults == []


@pytest.fixture
def brought_cards() -> Iterator[None]:
    """Own cards are brought for a whole process: afterwards they are gone."""
    before = engine.game("deus")
    yield
    engine.register(before)
    own_cards._brought.clear()
    own_cards._originals.clear()


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


def test_what_is_clicked_is_put_together(tab: Any) -> None:
    """While an answer is put together, a click on the picture fills its next field; a whole one is judged at once."""
    to_the_first_summons(tab)
    tab.locator("#compose summary").click()
    tab.locator("#compose select[name=act]").select_option("march")
    piece = tab.locator("#picture [data-u]").first
    name = piece.get_attribute("data-u")
    piece.click()
    piece.click()
    tab.wait_for_selector("#verdict li, #verdict p")
    selects = tab.locator("#compose fieldset[data-kind=pairs] select")
    assert [selects.nth(each).input_value() for each in range(2)] == [name, name]


def test_a_place_that_is_clicked_asks_why_not(tab: Any) -> None:
    to_the_first_summons(tab)
    board = tab.locator("#picture [data-columns]").first
    name = board.evaluate(
        """board => {
            const [column, x, wide] = board.dataset.columns.split(" ")[0].split(":");
            const [row, y, high] = board.dataset.rows.split(" ")[0].split(":");
            const at = new DOMPoint(+x + wide / 2, +y + high - 2).matrixTransform(board.getScreenCTM());
            const where = { clientX: at.x, clientY: at.y, bubbles: true };
            board.ownerSVGElement.dispatchEvent(new MouseEvent("click", where));
            return column + row;
        }"""
    )
    tab.locator("#clear", has_text=name).wait_for()
    tab.wait_for_selector("#why p, #answers button")


def test_chance_plays_a_seat(tab: Any) -> None:
    tab.locator("#players summary").click()
    told = tab.locator("#story > li").count()
    for box in tab.locator("#players input").all():
        box.check()
    tab.locator("#story > li").nth(told + 3).wait_for()
    for box in tab.locator("#players input").all():
        box.uncheck()


def test_a_tour_leads_over_the_page(tab: Any) -> None:
    tab.get_by_role("button", name="How this works").click()
    seen = [tab.locator("#tour p").inner_text()]
    for _ in range(4):
        tab.locator("#tour").get_by_role("button", name="Next").click()
        seen.append(tab.locator("#tour p").inner_text())
        assert tab.locator(".toured").count() == 1
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(set(seen)) == 5
    tab.keyboard.press("Escape")
    assert not tab.locator("#tour").is_visible()


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


# A table of one's own


@pytest.mark.parametrize("game", [*engine.GAMES])
def test_every_game_is_set_up_on_the_page(browser: Any, game: str) -> None:
    """The form is drawn, what it says is lawful, and what it says is what the table began with."""
    table = BrowserTable(engine.edition(game), language("en", game), 7)
    table.begin()
    opened = browser.new_page(viewport=PHONE)
    faults: list[str] = []
    opened.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    opened.on("pageerror", lambda error: faults.append(str(error)))
    with Server(Service(table)) as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        opened.goto(made.invitation())
        document = table.document()
        opened.get_by_role("button", name="Set up a position").click()
        opened.get_by_text("This position can be put on the table.").wait_for()
        assert opened.evaluate("document.documentElement.scrollWidth <= innerWidth")
        opened.get_by_role("button", name="Put it on the table").click()
        opened.locator("#own-board").wait_for(state="hidden")
        read = engine.game(game).quiet_positions.convert
        assert read(table.line.document) == read(document)
        made.shutdown()
        thread.join(10)
    opened.close()
    assert faults == []


def at(*path: str | int) -> str:
    """Where a field of the form is."""
    told = json.dumps(path, separators=(",", ":"))
    return f"[data-path='{told}']"


def choose(tab: Any, where: str, label: str, number: int = 0) -> None:
    """Choose in a field, and wait until the position has been looked at."""
    with tab.expect_response(lambda answer: '"check"' in (answer.request.post_data or "")):
        tab.locator(f"{where} select").nth(number).select_option(label=label)
    tab.wait_for_timeout(50)


def set_up(tab: Any) -> None:
    """Two units face each other."""
    tab.get_by_role("button", name="Set up a position").click()
    tab.locator("#own-board .verdict:not(:empty)").wait_for()
    choose(tab, f"{at('units')} > .entries > ", "Reef Diver", -1)
    choose(tab, at("units", 0), "b1", 2)
    choose(tab, f"{at('units')} > .entries > ", "Slag Colossus", -1)
    choose(tab, at("units", 1), "North", 1)


def test_a_position_is_set_up_asked_about_and_sent_as_a_link(tab: Any, browser: Any, server: Server) -> None:
    set_up(tab)
    assert tab.locator(".said-against").count() == 0
    choose(tab, at("units", 0), "a3", 2)
    told = tab.locator(f"{at('units', 0)} > .said-against")
    assert "the other side's territory" in told.inner_text()
    assert tab.locator("#own-board .row button").first.is_disabled()
    choose(tab, at("units", 0), "b1", 2)
    tab.get_by_role("button", name="Put it on the table").click()
    tab.locator("#own-board").wait_for(state="hidden")
    answered(tab, "Reef Diver to b2")
    tab.get_by_role("button", name="Copy as scenario").click()
    tab.locator("#copied[open] [role=status]:not(:empty)").wait_for()
    assert "Scenario: " in tab.locator("#copied textarea").input_value()
    tab.locator("#copied form button").click()
    tab.get_by_role("button", name="Copy link").click()
    tab.locator("#copied h2", has_text="Copy link").wait_for()
    tab.locator("#copied[open] [role=status]:not(:empty)").wait_for()
    link = tab.locator("#copied textarea").input_value()
    tab.locator("#copied form button").click()
    story = tab.locator("#story").inner_text()
    picture = tab.locator("#picture").inner_html()
    tab.locator("#undo").click()
    tab.locator("#story > li").first.wait_for(state="detached")

    other = tab.context.new_page()
    try:
        other.goto(link)
        other.locator("#story > li").first.wait_for()
        assert other.locator("#story").inner_text() == story
        assert other.locator("#picture").inner_html() == picture
        assert other.url == server.page
    finally:
        other.close()


@pytest.mark.parametrize("kept", ["!", "AAAA", "q1YqVrJSUKoFAA", "BOMB"])
def test_a_hostile_link_is_one_sentence(tab: Any, server: Server, kept: str) -> None:
    if kept == "BOMB":
        packer = zlib.compressobj(9, wbits=-15)
        packed = packer.compress(b'"' + b"a" * 50_000_000 + b'"') + packer.flush()
        kept = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    before = tab.locator("#question").inner_text()
    tab.evaluate("hash => { location.hash = hash; }", f"t={kept}")
    tab.locator("#fault:not([hidden])").wait_for()
    assert tab.locator("#fault").inner_text().startswith("This link holds ")
    assert tab.locator("#question").inner_text() == before
    assert tab.url == server.page


def test_the_dice_are_rolled_by_hand(tab: Any) -> None:
    tab.locator("#own-dice input").check()
    tab.get_by_role("button", name="New game").click()
    tab.get_by_role("button", name="Begin").click()
    tab.locator("#answers button", has_text="draft die 6 and North").first.wait_for()
    tab.locator("#answers button", has_text="South: draft die 6 and North: draft die 1").click()
    tab.locator("#answers button", has_text="South picks").first.wait_for()
    tab.get_by_role("button", name="Set up a position").wait_for()


def test_a_file_of_cards_is_played_with_and_a_bad_one_is_one_sentence(tab: Any, brought_cards: None) -> None:
    cards = [{"name": f"My {name}", "stands_for": name} for name in engine.edition("deus").cards]
    for text, sign in (("[", "#fault:not([hidden])"), (json.dumps({"game": "deus", "cards": cards}), "text=My ")):
        tab.get_by_role("button", name="New game").click()
        file = {"name": "cards.json", "mimeType": "application/json", "buffer": text.encode()}
        tab.get_by_label("A file of your own cards:").set_input_files(file)
        tab.get_by_role("button", name="Begin").click()
        tab.locator(sign).first.wait_for()
    tab.get_by_role("button", name="Copy link").click()
    tab.locator("#copied textarea").wait_for()
    link = tab.locator("#copied textarea").input_value()
    tab.goto("about:blank")
    tab.goto(link)
    tab.locator("text=My ").first.wait_for()


def test_everybody_can_set_a_position_up(tab: Any) -> None:
    axe: Any = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is missing")
    set_up(tab)
    choose(tab, at("units", 0), "a3", 2)
    tab.locator(f"{at('cards')} summary").click()
    found = axe.Axe().run(tab).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:200]) for each in found] == []
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tab.locator("#language").click()
    tab.locator("html[lang=ja]").wait_for()
    tab.locator(f"{at('units')} > legend", has_text="ユニット").wait_for()
    tab.locator(at("units", 0)).locator(".said-against").wait_for()
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")

"""Tables on the site: the engine runs in the reader's browser, once somebody has asked for it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

DESK, PHONE = {"width": 1300, "height": 900}, {"width": 390, "height": 844}
SCENARIO = "deus.intercept.h/an-exhausted-unit-does-not-intercept"
PATIENCE = 90_000
"""Milliseconds that the engine may take to start, on a machine that has much else to do."""


@pytest.fixture
def tab(browser: Any) -> Iterator[Any]:
    """A tab of a reader who has kept nothing; what goes wrong in it fails the test."""
    with browser.new_context(viewport=DESK) as reader:
        yield watched(reader)


def watched(reader: Any) -> Any:
    opened = reader.new_page()
    opened.faults = []
    opened.fetched = []
    opened.on("console", lambda told: opened.faults.append(told.text) if told.type == "error" else None)
    opened.on("pageerror", lambda error: opened.faults.append(str(error)))
    opened.on("request", lambda request: opened.fetched.append(request.url))
    return opened


def begin(place: Any) -> None:
    place.locator("#start button").click()
    place.locator("#answers button").first.wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["deus", "monster_maker", "moncolle_tcg", "dungeon_command"])
def test_the_engine_comes_when_it_is_asked_for_and_is_kept(tab: Any, served: str, game: str) -> None:
    tab.goto(f"{served}/ja/{game}/table.html")
    assert "MB" in tab.locator("#start p").inner_text()
    assert not [url for url in tab.fetched if "/engine/" in url]
    begin(tab)
    assert [url for url in tab.fetched if "/engine/" in url]
    told = tab.locator("#story > li").count()
    tab.locator("#answers button").first.click()
    tab.locator("#story > li").nth(told).wait_for()
    again = watched(tab.context)
    again.goto(f"{served}/{game}/table.html")
    again.locator("#answers button").first.wait_for(timeout=PATIENCE)
    kept = [url for url in again.fetched if "/engine/" in url]
    assert tab.faults == again.faults == kept == []


def test_an_edition_of_the_past_has_its_table(tab: Any, served: str) -> None:
    tab.goto(f"{served}/deus/table-2018-08-29.html")
    begin(tab)
    assert "2018-08-29" in tab.locator("#edition").inner_text()
    assert tab.faults == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_film_is_played_on(tab: Any, served: str, size: dict[str, int]) -> None:
    """The offer to intercept lies on the table; the exhausted unit is clicked, and it is said why it may not."""
    tab.set_viewport_size(size)
    tab.goto(f"{served}/deus/intercept.html#{SCENARIO}~9")
    film = tab.locator(f"[id='{SCENARIO}']")
    film.locator("button.try").click()
    table = film.frame_locator("iframe.table")
    begin(table)
    assert not film.locator("figure").first.is_visible()
    unable = table.locator("#picture [data-u=Troll]")
    unable.click()
    told = table.locator("#why")
    told.locator("a[href='#deus.intercept.h']").wait_for()
    assert "Troll is exhausted" in told.inner_text()
    frame = film.locator("iframe.table")
    inner = frame.evaluate("frame => frame.contentDocument.documentElement.scrollHeight - frame.clientHeight")
    assert inner <= 1
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    film.locator("button.try").click()
    assert film.locator("figure").first.is_visible()
    # The second table does not wait for the engine.
    film.locator("button.try").click()
    table.locator("#answers button").first.wait_for(timeout=5000)
    assert tab.faults == []


def test_what_a_unit_may_do_is_shown_where_it_is(tab: Any, served: str) -> None:
    """A click on a unit marks the places that its answers name, a second one on another place says why it is none."""
    tab.goto(f"{served}/deus/march.html")
    film = tab.locator("details.scenario").first
    film.evaluate("each => { for (let node = each; node; node = node.parentElement) { node.open = true; } }")
    film.locator("button.try").click()
    table = film.frame_locator("iframe.table")
    begin(table)
    table.locator("#picture [data-u]").first.click()
    table.locator("#picture .place:not(.chosen)").first.wait_for(state="attached")
    board = table.locator("#picture [data-columns]").first
    board.evaluate(
        """board => {
            const [, x, wide] = board.dataset.columns.split(" ")[0].split(":").map(Number);
            const [, y] = board.dataset.rows.split(" ")[0].split(":").map(Number);
            const at = new DOMPoint(x + wide / 2, y + 4).matrixTransform(board.getScreenCTM());
            const where = { clientX: at.x, clientY: at.y, bubbles: true };
            board.ownerSVGElement.dispatchEvent(new MouseEvent("click", where));
        }"""
    )
    table.locator("#why a").first.wait_for()
    assert tab.faults == []


def test_a_folder_says_how_it_is_served(tab: Any, built: Path) -> None:
    tab.goto((built / "deus" / "table.html").as_uri())
    tab.locator("#start p").wait_for()
    assert "http.server" in tab.locator("#start p").inner_text()
    assert not tab.locator("#start button").is_visible()

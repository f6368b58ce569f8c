"""The published site in Debian's Firefox, opened from its folder: what differs between browsers is scripts and storage.

Playwright drives only a Firefox of its own making; Mozilla's driver for Marionette drives any.
"""

import base64
import json
import shutil
import socket
import threading
import warnings
import zlib
from collections.abc import Iterator
from os import devnull
from pathlib import Path
from typing import Any

import pytest

import reference_engine as engine
from monosashi.playground.server import Server
from monosashi.playground.service import Service
from monosashi.playground.table import BrowserTable
from monosashi.site.text.language import language

SCENARIO = "deus.intercept.h/an-exhausted-unit-does-not-intercept"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def firefox() -> Iterator[Any]:
    """A headless Firefox; without one, what needs it is skipped."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("there is no firefox on the path")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        driver = pytest.importorskip("marionette_driver.marionette", reason="marionette_driver is not installed")
        opened = driver.Marionette(bin=program, headless=True, port=free_port(), startup_timeout=180, gecko_log=devnull)
        opened.start_session()
        opened.set_window_rect(width=1280, height=900)
        yield opened
        opened.quit()
        opened.instance.close(clean=True)


def wait(firefox: Any, script: str) -> Any:
    """What a script gives as soon as it gives anything."""
    ask = "const [script, done] = arguments; const begun = Date.now(); (function again() {" + (
        "const found = Function(script)(); if (found || Date.now() - begun > 20000) { done(found); }"
        "else { setTimeout(again, 100); } })();"
    )
    found = firefox.execute_async_script(ask, script_args=(script,), script_timeout=30_000, sandbox=None)
    assert found, script
    return found


def look(firefox: Any, built: Path, path: str) -> None:
    """Open a page from the site's folder."""
    firefox.navigate("about:blank")
    firefox.navigate(f"{built.as_uri()}/{path}")


def test_a_film_opens_and_steps(firefox: Any, built: Path) -> None:
    look(firefox, built, f"deus/intercept.html#{SCENARIO}~1")
    place = f"document.getElementById('{SCENARIO}')"
    wait(firefox, f"return {place}.querySelector('.picture svg.battlefield')?.getAttribute('aria-label')")
    wait(firefox, f"return {place}.querySelector('button.last').click(), true")
    count = wait(firefox, f"return {place}.querySelector('output').textContent")
    assert count.split()[0] == count.split()[-1]


def test_a_refusal_says_the_rule_and_the_fact(firefox: Any, built: Path) -> None:
    look(firefox, built, f"deus/intercept.html#{SCENARIO}~5")
    told = wait(firefox, "return document.querySelector('.film .against')?.textContent")
    assert told == "Only ready units may intercept.Troll is exhausted."


@pytest.mark.parametrize(
    ("path", "words", "clause"),
    [
        ("deus/index.html", "exhausted intercept", "deus.intercept.h"),
        ("ja/deus/index.html", "げいげき", "deus.intercept."),
    ],
)
def test_a_search_finds_the_rule(firefox: Any, built: Path, path: str, words: str, clause: str) -> None:
    look(firefox, built, f"{path}#q={words}")
    found = wait(
        firefox, "return Array.from(document.querySelectorAll('[role=option] a, a[role=option]'), one => one.href)[0]"
    )
    assert clause in found


def test_the_start_page_plays(firefox: Any, built: Path) -> None:
    look(firefox, built, "index.html")
    wait(firefox, "document.querySelector('[data-autoplay]').scrollIntoView(); return true")
    wait(firefox, "return document.querySelector('[data-autoplay] .film-room output')?.textContent")


def test_a_table_of_the_site_has_its_engine(firefox: Any, served: str) -> None:
    patient = pytest.importorskip("marionette_driver", reason="marionette_driver is not installed").Wait
    firefox.navigate(f"{served}/deus/table.html")
    patient(firefox, timeout=20).until(lambda _: firefox.find_element("css selector", "#start button").is_displayed())
    firefox.find_element("css selector", "#start button").click()
    patient(firefox, timeout=120).until(lambda _: firefox.find_elements("css selector", "#answers button"))
    firefox.find_element("css selector", "#answers button").click()
    patient(firefox, timeout=20).until(lambda _: firefox.find_elements("css selector", "#story > li"))


def test_a_table_is_opened_by_its_link(firefox: Any) -> None:
    """Inflating and deflating are the browser's own: what one has packed the other unpacks."""
    table = BrowserTable(engine.edition("deus"), language("en", "deus"), 7)
    table.begin()
    table.answer("south", {"do": "pick", "factions": ["Asketh"]})
    kept = json.dumps(table.kept()).encode()
    packer = zlib.compressobj(9, wbits=-15)
    packed = base64.urlsafe_b64encode(packer.compress(kept) + packer.flush()).decode().rstrip("=")
    other = BrowserTable(engine.edition("deus"), language("en", "deus"), 8)
    other.begin()
    with Server(Service(other)) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        patient = pytest.importorskip("marionette_driver", reason="marionette_driver is not installed").Wait
        firefox.navigate(f"{server.invitation()}#t={packed}")
        # What is asked is a script of the driver's, no string that the page would have to evaluate.
        patient(firefox, timeout=20).until(lambda _: "South picks Asketh" in firefox.find_element("id", "story").text)
        assert other.kept() == table.kept()
        (link,) = [each for each in firefox.find_elements("css selector", "#tools button") if each.text == "Copy link"]
        link.click()
        patient(firefox, timeout=20).until(lambda _: firefox.find_elements("css selector", "#copied textarea"))
        text = firefox.find_element("css selector", "#copied textarea").get_property("value").partition("#t=")[2]
        told = zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), wbits=-15)
        assert json.loads(told) == json.loads(kept)
        server.shutdown()
        thread.join(10)

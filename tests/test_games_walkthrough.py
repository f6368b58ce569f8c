"""The walk-through of docs/games.md is gone through: files edited, commands run, answers compared, without pip."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_errata_docs import matches

from monosashi.kit.positions import NEEDED, SHOWN

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "games.md").read_text("utf-8")
STEP = re.compile(
    r"^<!-- copy: (?P<copy>\S+) -->$"
    r"|(?:^<!-- (?:edit: (?P<edit>\S+)|typed: (?P<typed>[^\n]+)) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```",
    re.M | re.S,
)
MONOSASHI = (sys.executable, "-m", "monosashi")


class Walk:
    """A folder in which the page is followed; a game is installed by a note of its entry point."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands: list[str] = []

    def install(self) -> None:
        info = self.folder / "site-packages" / "kasumi-0.1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kasumi\nVersion: 0.1.0\n")
        (info / "entry_points.txt").write_text("[monosashi.games]\nkasumi = kasumi:GAME\n")

    def console(self, text: str, typed: str) -> None:
        for transcript in re.split(r"^\$ monosashi ", text, flags=re.M)[1:]:
            command, *shown = transcript.splitlines()
            arguments = shlex.split(command)
            if "--" in arguments:
                place = arguments.index("--") + 1
                arguments[place : place + 1] = MONOSASHI
            path = (ROOT, self.folder / "kasumi", self.folder / "site-packages")
            done = subprocess.run(
                [*MONOSASHI, *arguments], cwd=self.folder, capture_output=True, text=True, input=typed, timeout=120,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "COLUMNS": "100", "NO_COLOR": "1"},
            )  # fmt: skip
            said = done.stdout.strip("\n").splitlines()
            assert matches(shown, said), f"{command}\n{done.stdout}\n{done.stderr}"
            wanting = re.search(r"[1-9]\d* (not passed|live)\b", shown[-1])
            assert done.returncode == bool(wanting), command
            self.commands.append(arguments[0])
            if arguments[0] == "new-game":
                self.install()

    def edit(self, name: str, diff: str) -> None:
        path, lines = self.folder / name, diff.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        text = path.read_text("utf-8")
        assert text.count(old) == 1, (name, old)
        path.write_text(text.replace(old, new), "utf-8")


def test_the_walk_through(tmp_path: Path) -> None:
    for needed in ("mkdocs", "material", "pygments"):
        pytest.importorskip(needed)
    walk = Walk(tmp_path)
    for step in STEP.finditer(PAGE):
        if step["copy"]:
            shutil.rmtree(tmp_path / "kasumi")
            shutil.copytree(ROOT / step["copy"], tmp_path / "kasumi")
        elif step["kind"] == "console":
            walk.console(step["text"], f"{step['typed']}\n" if step["typed"] else "")
        elif step["kind"] == "python":
            compile(step["text"], "games.md", "exec")
        else:
            walk.edit(step["edit"], step["text"])
    assert walk.commands == [
        "new-game", "verify", "verify", "verify", "play", "verify", "verify", "verify", "play", "suite", "verify",
        "verify", "record", "record", "record", "record", "site", "site", "verify", "verify", "suite",
    ]  # fmt: skip
    assert (tmp_path / "site" / "ja" / "index.html").is_file()


def test_every_block_of_the_page_is_gone_through() -> None:
    fences = [line for line in PAGE.splitlines() if line.startswith("```") and line != "```"]
    steps = [step for step in STEP.finditer(PAGE) if step["kind"]]
    assert len(fences) == len(steps)
    assert {step["kind"] for step in steps} == {"console", "diff", "python"}
    assert all(step["edit"] for step in steps if step["kind"] == "diff")


def test_what_every_position_and_view_has_is_said() -> None:
    said = PAGE.split("**What every position has.**")[1].split("**A diagnosis.**")[0]
    position, view = said.partition(" A view has")[::2]
    assert re.findall(r"`(\w+)`", position.partition(", and `copied()`")[0]) == [*NEEDED]
    assert re.findall(r"`(\w+)`", view.partition(". What lacks")[0]) == [*SHOWN]


def test_the_table_of_parts_is_the_interface() -> None:
    interface = (ROOT / "monosashi" / "kit" / "interface.py").read_text("utf-8").split('"""')[1]
    told = re.findall(r"^`(\w+)`  ", interface, re.M)
    assert re.findall(r"^\| `(\w+)` \| [^|]+ \| ", PAGE.split("## Parts of your own")[1], re.M) == told

"""A game of which there is next to nothing, for tests of the site."""

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

LEDGER = """
[[clause]]
id = "tiny.goal"
section = "goal"
title = "The goal"
page = {}
term_ja = ""
en = "Whoever takes the last match loses."
status = "normative"

[[clause]]
id = "tiny.turn.take"
section = "turn"
title = "Taking"
page = { "tiny@1" = "3" }
term_ja = ""
en = "One to three matches are taken."
status = "interpretation"
confidence = 0.5
reason = "It is played so."
"""
PARTS = """
title = "Tiny"
about = "A game of matches."
source = "What people say"
[[part]]
title = "All"
chapters = ["goal", "turn"]
"""


def tiny_clone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone in which there is one game more, without any file so far; its folder of features."""
    for name in ("features", "steps"):
        shutil.copytree(ROOT / name, folder / name)
    monkeypatch.setattr("monosashi.rulebook.folders.PACKAGE", folder / "monosashi")
    own = folder / "features" / "tiny"
    own.mkdir()
    return own

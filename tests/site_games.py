"""A game of which there is next to nothing, for tests of the site."""

from dataclasses import replace
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from other_games import add_game

import reference_engine as engine
from monosashi.kit.interface import GameKit
from monosashi.site.publish import messages

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


def tiny_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One game more, of somebody else's rules, without a file of its own so far; its folder of features."""
    own = folder / "tiny"
    (own / "tiny_steps").mkdir(parents=True)
    steps = "from monosashi.suite.phrases import PhraseTable, Shared\nTABLE = PhraseTable({}, Shared())\n"
    (own / "tiny_steps" / "__init__.py").write_text(steps, "utf-8")
    (own / "tiny_steps" / "ja.po").write_text(messages.printed(Catalog(locale="ja")), "utf-8")
    monkeypatch.syspath_prepend(own)
    edition = engine.edition("deus@2.00").amended("tiny@1")
    rules = replace(engine.game("deus"), name="tiny", editions={"tiny@1": edition})
    add_game(monkeypatch, GameKit(rules, own, "tiny_steps"))
    return own

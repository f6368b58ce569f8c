"""Reports about games of Monster Maker draw its table: failures, and recorded games as pages."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from sample_records import made, written

from monosashi import suite
from monosashi.records.transcript import TranscriptScene
from monosashi.reports import game
from monosashi.reports.comparison import gather
from monosashi.reports.page import page
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification import runner
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.results_file import suite_hash
from monosashi.verification.verdict import Verdict
from reference_engine import apply, edition, view
from reference_engine.monster_maker.game import MONSTER_MAKER
from tests.monster_maker.positions import begin, do, quiet, side

MAKER = "monster_maker@2021-03-20"
CLAUSE = "monster_maker.town.not_consecutive"
SCENARIOS = [scenario for scenario in suite.scenarios("monster_maker") if scenario.clause == CLAUSE]


def scenes() -> list[TranscriptScene]:
    """A land is placed."""
    position = begin(quiet("move_phase", side("hero", "wild1", hand="wild2", deck="wild3")))
    seat, plain = do("move", card="wild2")
    after = apply(edition(MAKER), position, seat, MONSTER_MAKER.answers.convert(plain)).position
    rules = edition(MAKER)
    return [
        TranscriptScene(0, "", (), view(rules, position, "judge")),
        TranscriptScene(1, "South: move", ("South moves.",), view(rules, after, "judge"), over=True),
    ]


def test_a_recorded_game_is_a_page_with_its_tables() -> None:
    html = game.page("game.jsonl", "a game", scenes())
    assert html.count('<svg class="battlefield"') == 2
    assert "no pictures of this game" not in html
    assert ".mm-land{" in html
    assert ".bf-l3{" not in html, "only its own style"
    assert "≠ level" in html


def test_a_recorded_game_without_pictures_is_told_in_words() -> None:
    unknown = [scene._replace(view=replace(scene.view, edition="unheard-of@1")) for scene in scenes()]
    html = game.page("game.jsonl", "a game", unknown)
    assert "<svg" not in html
    assert "There are no pictures of this game's positions." in html.replace("&#39;", "'")
    assert "South moves." in html


def fallible() -> list[Verdict]:
    """What an engine that has forgotten a clause makes of it, really played beside the reference."""
    reference = edition(MAKER)
    subject = Lockstep(InProcess(Reference(reference.without(CLAUSE).amended(MAKER))), Reference(reference))
    return [verdict for _, verdict in runner.run(subject, MAKER, SCENARIOS, Reference().hello())]


@pytest.mark.skipif(not SCENARIOS, reason="the game has no scenarios yet")
def test_a_failure_is_drawn_as_a_table(tmp_path: Path) -> None:
    verdicts = fallible()
    broken = [verdict for verdict in verdicts if verdict.status is Status.FAIL]
    assert broken
    run = made(verdicts, edition=MAKER, suite_hash=suite_hash("monster_maker"), clauses=(CLAUSE,),
               engine=Hello("Kite", editions=(MAKER,)))  # fmt: skip
    html = page(gather([written(tmp_path / "run.ndjson", run)]))
    assert f"{len(broken)} scenarios not passed by this implementation, for <strong>1 cause</strong>" in html
    assert html.count('<img src="data:image/svg+xml,') >= 2
    assert "class=%22mm-ground" in html
    assert "cannot be drawn" not in html
    assert "a star the start marker" in html
    assert "how it marches" not in html

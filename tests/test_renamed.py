"""Scenarios with better titles: what has been published of them under their old ids still means them."""

from pathlib import Path

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.status import Status
from monosashi.suite import releases
from monosashi.suite.renamed import present_id, renamed
from monosashi.verification import known_failures
from monosashi.verification.results_file import Settings
from monosashi.verification.run import plan

OLD = "deus.control_marker.trigger/all-units-leave"
NEW = "deus.control_marker.trigger/all-units-leave-an-area-which-gets-a-control-marker"


def ids(game: str) -> set[str]:
    every = {scenario.id for scenario in suite.every_scenario(game)}
    return every | {suite.group_id(scenario) for scenario in every}


@pytest.mark.parametrize("game", engine.GAMES)
def test_each_old_id_is_gone_and_each_new_one_is_there(game: str) -> None:
    known = renamed(game)
    assert not set(known) & ids(game)
    assert set(known.values()) <= ids(game)


@pytest.mark.parametrize("edition", [name for name in engine.editions() if releases.releases(name.partition("@")[0])])
def test_the_newest_requirement_set_requires_what_there_is(edition: str) -> None:
    version = releases.releases(edition.partition("@")[0])[-1]
    assert releases.required(edition, version) <= {scenario.id for scenario in suite.scenarios(edition)}


def test_a_row_is_found_by_its_outline_or_by_itself() -> None:
    assert present_id("deus.draft.turn.summon.rearrange_scope/from-from-to-to/a1-c1") == (
        "deus.draft.turn.summon.rearrange_scope/a-rearrangement-from-from-to-to/a1-c1"
    )
    assert present_id("deus.march.a") == "deus.march.a"
    assert present_id("no-game.at.all/whatever") == "no-game.at.all/whatever"


def test_a_list_of_known_failures_keeps_its_entries(tmp_path: Path) -> None:
    file = tmp_path / "known.txt"
    file.write_text(f"{OLD}  fail  # soon\n", "utf-8")
    assert known_failures.read(file) == {NEW: known_failures.KnownFailure(Status.FAIL, "soon")}
    file.write_text(f"{OLD}  fail\n{NEW}  fail\n", "utf-8")
    with pytest.raises(known_failures.BadList, match="is listed twice"):
        known_failures.read(file)


def test_the_old_id_can_be_played() -> None:
    assert [scenario.id for scenario in plan("deus@2.00", [OLD], (), Settings()).scenarios] == [NEW]

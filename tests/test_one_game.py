"""Engines that play one game only, or two: each is measured by what it declares, and hears of nothing else."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from clone import Clone

import reference_engine as engine
from monosashi import suite
from monosashi.suite.reading import feature_files, section_of
from monosashi.support.exit_codes import ALL_PASS, INVALID
from monosashi.verification import results_file

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parent.parent
MAKER = "monster_maker@2021-03-20"
KEEPS = """
import sys
from monosashi.subjects import serve
class Server(serve.Server):
    def answer(self, line):
        answer = super().answer(line)
        open({log!r}, "ab").write(line + answer)
        return answer
serve.Server = Server
serve.serve("{game}", sys.stdin.buffer, sys.stdout.buffer)
"""
BOTH = """
import sys
from monosashi.subjects import serve
server = serve.Server("monster_maker")
server.editions = ("monster_maker@2021-03-20", "deus@2.00")
serve.Server = lambda game: server
serve.serve("monster_maker", sys.stdin.buffer, sys.stdout.buffer)
"""


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the packages wherever the tests are started."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def monosashi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=cwd, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize(("game", "other"), [("monster_maker", "deus"), ("deus", "monster_maker")])
def test_an_engine_of_one_game_verifies_without_anything_of_another(game: str, other: str, tmp_path: Path) -> None:
    """No scenario, no position, no word of it: not over the pipe, not in the report, not in the record."""
    log, record = tmp_path / "sent", tmp_path / "run.ndjson"
    chosen = sample(game)
    options = [part for clause in chosen for part in ("--clause", clause)]
    engine = [sys.executable, "-c", KEEPS.format(log=str(log), game=game)]
    done = monosashi("verify", "--timeout", "20", "--record", str(record), *options, "--", *engine, cwd=tmp_path)
    assert done.returncode == ALL_PASS, done.stdout + done.stderr
    files = sorted(tmp_path.glob("run*.ndjson"))
    runs = [results_file.read(file) for file in files]
    assert {run.header.edition.partition("@")[0] for run in runs} == {game}
    assert all(check.ok for run in runs for check in run.header.smoke)
    assert all(run.footer.controls == run.footer.caught > 0 for run in runs)
    assert {verdict.clause for run in runs for verdict in run.scored} >= set(chosen)
    everything = [done.stdout, done.stderr, log.read_text("utf-8"), *(file.read_text("utf-8") for file in files)]
    assert not any(other in text.lower() or other.replace("_", " ") in text.lower() for text in everything)


def sample(game: str) -> list[str]:
    """A few clauses from all over a game's suite, not those whose scenarios hold in some of its editions only."""
    clauses = list(dict.fromkeys(scenario.clause for scenario in suite.scenarios(game)))
    found = clauses[:: max(len(clauses) // 12, 1)]
    assert len(found) >= 12
    return found


FEW = {"deus": "march", "monster_maker": "move"}
"""A feature of each game, for what is the same with one and with all."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """The suite with one feature of each game."""
    clone = Clone(tmp_path_factory.mktemp("small"))
    for game, kept in FEW.items():
        for place, file in feature_files(clone.path(f"features/{game}")).items():
            if section_of(place) != kept:
                file.unlink()
    return clone


def test_an_engine_of_two_games_is_measured_for_both(small: Clone) -> None:
    """In the suite's order, each in a report of its own."""
    done = small.run("verify", "--recheck", "0", "--failures", "0", "--", sys.executable, "-c", BOTH)
    reports = [line for line in done.stdout.splitlines() if " · monosashi " in line]
    assert [line.partition(" · ")[0] for line in reports] == ["deus@2.00", MAKER]


def test_a_clause_is_looked_for_in_its_own_game(tmp_path: Path) -> None:
    done = monosashi("verify", "--clause", "monster_maker.no.such", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (INVALID, "")
    assert f"'monster_maker.no.such' is no clause and no scenario of {MAKER}" in done.stderr
    assert "deus" not in done.stderr


# A game whose scenarios nobody has written yet


@pytest.fixture(scope="module")
def without_features(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """The suite without the scenarios of one game, and with few of the other."""
    clone = Clone(tmp_path_factory.mktemp("clone"))
    for file in clone.path("features/monster_maker").rglob("*.feature"):
        file.unlink()
    for place, file in feature_files(clone.path("features/deus")).items():
        if section_of(place) != FEW["deus"]:
            file.unlink()
    return clone


NOTHING = f"the suite has no scenarios of {MAKER} yet, so that nothing of it can be measured"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--edition", MAKER),
        ("--", sys.executable, "-m", "monosashi.subjects.serve", "monster_maker"),
        ("--edition", MAKER, "--", sys.executable, "-m", "monosashi.subjects.serve", "monster_maker"),
    ],
)
def test_a_game_without_scenarios_is_no_pass(without_features: Clone, arguments: tuple[str, ...]) -> None:
    done = without_features.run("verify", *arguments)
    assert (done.returncode, done.stdout) == (INVALID, "")
    assert done.stderr == f"monosashi: verify: {NOTHING}\n"


def test_what_cannot_be_measured_is_said_beside_what_can(without_features: Clone) -> None:
    done = without_features.run("verify", "--recheck", "0")
    assert done.returncode == ALL_PASS
    # How far a long run is stands between.
    nothing, *silent = [line for line in done.stderr.splitlines() if line.startswith("monosashi: ")]
    assert nothing == f"monosashi: {NOTHING}"
    assert [line.split(" of ")[0] for line in silent] == [
        f"monosashi: {edition} has no scenario yet" for edition in engine.game("deus").editions
    ]
    assert all(re.search(r", deus\.[\w.]+ and [0-9]+ more$", line) for line in silent)
    assert MAKER not in done.stdout
    quiet = without_features.run("verify", "--clause", "deus.march.a")
    assert (quiet.returncode, quiet.stderr.strip()) == (ALL_PASS, "")


def test_vectors_of_a_game_without_scenarios_are_not_written(without_features: Clone) -> None:
    done = without_features.run("adapter", "vectors", "--edition", MAKER, "out")
    assert (done.returncode, done.stderr) == (INVALID, f"monosashi: {NOTHING}\n")
    assert not without_features.path("out").exists()


def test_pytest_does_not_skip_a_game_without_scenarios(without_features: Clone) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "monosashi.pytest_plugin",
               "--rootdir", ".", "-c", "none.ini", "--pyargs", "monosashi.conformance.monster_maker"]  # fmt: skip
    without_features.path("none.ini").write_text("[pytest]\n")
    done = subprocess.run(
        command, cwd=without_features.folder, env={"PYTHONPATH": str(without_features.folder)},
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode != 0
    assert "monosashi: the suite has no scenarios of monster_maker yet" in done.stdout


# Commands that know the game by what is named


def test_vectors_know_the_game_by_the_clause(tmp_path: Path) -> None:
    done = monosashi("adapter", "vectors", "--clause", "monster_maker.move", "out", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text("utf-8"))
    assert manifest["edition"] == MAKER
    assert {"monster_maker.view.schema.json", "vector.schema.json"} < {each["file"] for each in manifest["schemas"]}
    assert not any("deus" in each["file"] for each in manifest["schemas"])
    assert (manifest["by_id"], manifest["free"]) == (["party", "monsters"], ["edition", "viewer"])
    of_the_section = {
        scenario.id
        for scenario in suite.scenarios(MAKER)
        if any("monster_maker.move." in name for name in (scenario.clause, *scenario.tags))
    }
    assert {entry["id"] for entry in manifest["vectors"]} == of_the_section

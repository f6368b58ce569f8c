"""pytest as a way in: an installed kit, a project of somebody else's, real pytest processes."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from monosashi import suite
from monosashi.mutants import collection
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.suite.reading import feature_files, section_of
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Session

ROOT = Path(__file__).resolve().parent.parent
EDITION = "deus@2.00"
DEUS = ["--pyargs", "monosashi.conformance.deus"]
SERVE = f"{sys.executable} -m monosashi adapter serve deus"
MARCH_A = "deus.march.a/an-exhausted-unit-stays-where-it-is"

FEATURES = ("march", "after_battle", "zones", "setup", "move")
"""What tests of the installed kit choose from."""

ACCEPTS_EVERYTHING = """
import json, os, sys
from pathlib import Path
Path(f"started-{os.getpid()}").touch()
for line in sys.stdin:
    m = json.loads(line)
    r = {"hello": {"name": "yes-man", "editions": ["deus@2.00"], "capabilities": ["core", "effects"]},
         "apply": {"accepted": True}, "load": None, "bye": None}.get(m["method"])
    if m["method"] == "observe":
        r = {"edition": "deus@2.00", "viewer": m["params"]["viewer"], "turn": 3, "phase": "main", "marching": "south",
             "asked": None, "players": {s: {"hand_count": 0, "deck_count": 0, "power": 0} for s in ("south", "north")},
             "units": [], "cards": {}}
    print(json.dumps({"jsonrpc": "2.0", "id": m["id"], "result": r}), flush=True)
    if m["method"] == "bye":
        Path(f"ended-{os.getpid()}").touch()
        break
"""

OWN_ENGINE = """
import msgspec, pytest
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.suite.reading import feature_files, section_of

class Engine:
    '''Answers with plain values only, as somebody else's engine would.'''
    def __init__(self): self.real = Reference()
    def hello(self): return {"name": "own", "editions": ["deus@2.00"], "capabilities": ["core", "effects", "reasons"]}
    def load(self, edition, position): self.real.load(edition, position)
    def apply(self, seat, action, chance): return msgspec.to_builtins(self.real.apply(seat, action, chance))
    def observe(self, viewer): return msgspec.to_builtins(self.real.observe(viewer))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kit as a wheel would install it: packages, bundled features and steps, the entry point.

    Some features only: every process of a test collects all that there are.
    """
    site = tmp_path_factory.mktemp("site")
    leave_out = shutil.ignore_patterns("__pycache__")
    for package in ("monosashi", "reference_engine"):
        shutil.copytree(ROOT / package, site / package, ignore=leave_out)
    for folder in ("features", "steps"):
        shutil.copytree(ROOT / folder, site / "monosashi" / "bundled" / folder, ignore=leave_out)
    for game in (site / "monosashi" / "bundled" / "features").iterdir():
        for place, file in feature_files(game).items():
            if section_of(place) not in FEATURES:
                file.unlink()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    info = site / "monosashi-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: monosashi\nVersion: 0\n")
    points = [
        "\n".join((f"[{group}]", *(f"{name} = {target}" for name, target in named.items()), ""))
        for group, named in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points))
    return site


class Project:
    """Somebody's project, with the kit installed and nothing else of it in reach."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(site)}

    def write(self, name: str, text: str) -> Path:
        file = self.folder / name
        file.write_text(text)
        return file

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """The plain pytest of somebody who has no pytest-bdd."""
        command = [sys.executable, "-m", "pytest", "-p", "no:pytest-bdd", *arguments]
        return subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)

    def yes_man(self) -> str:
        return f"{sys.executable} {self.write('yes_man.py', ACCEPTS_EVERYTHING)}"


@pytest.fixture
def project(tmp_path: Path, installed: Path) -> Project:
    return Project(tmp_path, installed)


def statuses(report: Path) -> dict[str, str]:
    """What a junitxml report says of each scenario, by id; its outcome and its status must agree."""
    found = {}
    for case in ET.parse(report).getroot().iter("testcase"):
        told = {item.get("name"): item.get("value") for item in case.iter("property")}
        outcome = {child.tag for child in case} - {"properties"}
        status = str(told["status"])
        assert outcome == {"pass": set(), "unsupported": {"skipped"}}.get(status, {"failure"}), ET.tostring(case)
        found[str(told["scenario"])] = status
    return found


# Selecting, and what one sees


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(
    ("selection", "meant"),
    [
        (["-k", "deus.march.a/"], lambda scenario: scenario.clause == "deus.march.a"),
        (["-k", MARCH_A], lambda scenario: scenario.id == MARCH_A),
        (["-k", "deus.march. or deus.after.A"], lambda scenario: re.match(r"deus\.(march\.|after\.A)", scenario.id)),
        (["-m", "clause(id='deus.march.a')"], lambda scenario: "deus.march.a" in scenario.tags),
        (["-m", "clause(id='deus.ruling.no_mulligan')"], lambda scenario: "deus.ruling.no_mulligan" in scenario.tags),
        ([f"{DEUS[1]}::test_scenario[{MARCH_A}]"], lambda scenario: scenario.id == MARCH_A),
    ],
)
def test_scenarios_are_chosen_as_in_any_pytest(project: Project, selection: list[str], meant: Any) -> None:
    arguments = DEUS if "::" not in selection[0] else DEUS[:1]
    listed = project.pytest(*arguments, "--co", "-q", "--monosashi-engine", project.yes_man(), *selection)
    expected = [f"{DEUS[1]}::test_scenario[{scenario.id}]" for scenario in suite.scenarios("deus") if meant(scenario)]
    assert expected
    assert [line for line in listed.stdout.splitlines() if "::" in line] == expected
    assert not list(project.folder.glob("started-*")), "collecting starts no engine"


def test_a_right_engine_passes_and_the_header_names_it(project: Project) -> None:
    done = project.pytest(*DEUS, "-v", "-k", "deus.march.a/", "--monosashi-engine", SERVE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"monosashi: measuring {SERVE}" in done.stdout
    assert f"monosashi.conformance.deus::test_scenario[{MARCH_A}] PASSED" in done.stdout


def test_the_engine_may_stand_in_the_ini_file(project: Project) -> None:
    project.write("pytest.ini", f"[pytest]\nmonosashi_engine = {SERVE}\naddopts = --strict-markers --strict-config\n")
    done = project.pytest(*DEUS, "-q", "-k", MARCH_A)
    assert (done.returncode, "1 passed" in done.stdout) == (0, True), done.stdout


def test_a_failure_is_told_as_verify_tells_it(project: Project) -> None:
    done = project.pytest(*DEUS, "-k", MARCH_A, "--monosashi-engine", project.yes_man())
    assert done.returncode == 1
    for part in (
        "deus.march.a · side-effect\n   Only ready units may march. (page 15)",
        "an exhausted unit stays where it is — march/conditions.feature:",
        "├─ a2 ─",
        "→ When North tries to march Knight",
        "expected: ",
        "actual:   ",
        f"replay:   monosashi verify --clause {MARCH_A} -- {sys.executable} ",
    ):
        assert part in done.stdout
    assert "Traceback" not in done.stdout
    assert "judge(" not in done.stdout, "no line of the kit's own code is shown"


def test_what_is_not_offered_is_skipped_with_the_reason(project: Project) -> None:
    done = project.pytest(*DEUS, "-rs", "-k", "deus.zone.hand.private/", "--monosashi-engine", project.yes_man())
    assert done.returncode == 0
    assert "needs the capability 'views', which is not offered" in done.stdout
    assert "2 skipped" in done.stdout


def test_last_failed_and_first_failure_work(project: Project) -> None:
    engine = ["--monosashi-engine", project.yes_man()]
    first = project.pytest(*DEUS, "-q", "-x", "-k", "deus.march.a/", *engine)
    assert "1 failed" in first.stdout
    again = project.pytest(*DEUS, "-q", "--lf", "--co", *engine)
    assert [line for line in again.stdout.splitlines() if "::" in line] == [
        "monosashi.conformance.deus::test_scenario[deus.march.a/a-ready-unit-marches]"
    ]


# The engine's process


@pytest.mark.thorough
def test_each_worker_has_an_engine_of_its_own_and_ends_it(project: Project) -> None:
    done = project.pytest(*DEUS, "-q", "-n", "2", "-k", "deus.march", "--monosashi-engine", project.yes_man())
    started = {file.name.partition("-")[2] for file in project.folder.glob("started-*")}
    ended = {file.name.partition("-")[2] for file in project.folder.glob("ended-*")}
    assert done.returncode == 1
    assert len(started) == 2
    assert ended == started


def test_an_engine_that_breaks_down_costs_one_scenario(project: Project) -> None:
    dies = ACCEPTS_EVERYTHING.replace(
        "    m = json", "    if 'Squire' in line: sys.exit('out of squires')\n    m = json"
    )
    engine = f"{sys.executable} {project.write('dies.py', dies)}"
    report = project.folder / "report.xml"
    done = project.pytest(*DEUS, "-k", "deus.march.a/", "--monosashi-engine", engine, f"--junitxml={report}")
    found = list(statuses(report).values())
    with_squires = [
        one for one in suite.scenarios("deus") if one.clause == "deus.march.a" and "Squire" in str(one.steps)
    ]
    assert 0 < len(with_squires) == found.count("crash") < len(found)
    assert set(found) == {"crash", "side-effect"}
    assert "out of squires" in done.stdout


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "monosashi: nothing is measured: give --monosashi-engine"),
        (["--monosashi-engine", "no-such-program"], "monosashi: no-such-program cannot be measured"),
        (["--monosashi-engine", "'"], '--monosashi-engine: "\'" is no command'),
        (["--monosashi-engine", SERVE, "--monosashi-edition", "chess@1"], "unknown edition 'chess@1'; known: deus@"),
        (["--monosashi-engine", SERVE, "--monosashi-timeout", "-1"], "expected a number of seconds"),
    ],
)
def test_a_run_that_can_prove_nothing_ends_with_one_sentence(
    project: Project, arguments: list[str], sentence: str
) -> None:
    done = project.pytest(*DEUS, "-q", "-k", "deus.march.a/", *arguments)
    assert done.returncode not in (0, 1)
    assert sentence in done.stdout + done.stderr
    assert "passed" not in done.stdout


@pytest.mark.thorough
def test_a_run_with_workers_that_can_prove_nothing_ends_early(project: Project) -> None:
    done = project.pytest(*DEUS, "-q", "-n", "2", "--monosashi-engine", "no-such-program")
    assert done.returncode not in (0, 1)
    assert "no-such-program cannot be measured" in done.stdout
    assert "INTERNALERROR" not in done.stdout
    assert "2 errors" in done.stdout


# An object as engine


@pytest.mark.parametrize("line", ["", "pytest_plugins = ['monosashi.pytest_plugin']\n"])
def test_an_object_is_measured_without_any_protocol(project: Project, line: str) -> None:
    project.write(
        "conftest.py", f"{line}{OWN_ENGINE}\n@pytest.fixture(scope='session')\ndef subject(): return Engine()"
    )
    done = project.pytest(*DEUS, "-q", "-k", "deus.march.a/ or deus.zone.hand.private/")
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d+ passed, 2 skipped", done.stdout)


def test_the_tests_may_live_in_a_file_of_ones_own(project: Project) -> None:
    project.write("test_deus.py", "from monosashi.conformance.deus import test_scenario\n")
    project.write("conftest.py", f"{OWN_ENGINE}\n@pytest.fixture\ndef subject(): return Engine()")
    done = project.pytest("-v", "-k", MARCH_A)
    assert f"test_deus.py::test_scenario[{MARCH_A}] PASSED" in done.stdout


def test_a_wrong_object_is_told_apart_from_a_wrong_scenario(project: Project) -> None:
    wrong = "\n    def apply(self, *_): return {'accepted': 'perhaps'}\n    def observe(self, viewer): return [][1]\n"
    project.write("conftest.py", f"{OWN_ENGINE}{wrong}\n@pytest.fixture\ndef subject(): return Engine()")
    report = project.folder / "report.xml"
    done = project.pytest(*DEUS, "-k", MARCH_A, f"--junitxml={report}")
    assert statuses(report) == {MARCH_A: "error"}
    assert "observe raises IndexError: list index out of range" in done.stdout
    assert f"replay:   pytest 'monosashi.conformance.deus::test_scenario[{MARCH_A}]'" in done.stdout
    project.write("conftest.py", f"{OWN_ENGINE}\n@pytest.fixture\ndef subject(): return object()")
    done = project.pytest(*DEUS, "-k", MARCH_A)
    assert "monosashi: object cannot be measured: hello raises AttributeError" in done.stdout
    assert done.returncode == 3


# Other people's tests


def test_the_plugin_stays_out_of_the_way(project: Project) -> None:
    project.write("pytest.ini", "[pytest]\naddopts = --strict-markers --strict-config\nfilterwarnings = error\n")
    project.write("other.feature", "Feature: of somebody else\n  Scenario: x\n    Given y\n")
    project.write(
        "test_own.py",
        "import sys\n"
        "def test_own(pytestconfig):\n"
        "    assert pytestconfig.pluginmanager.has_plugin('monosashi.pytest_plugin')\n"
        "    kit = {name for name in sys.modules if name.startswith(('monosashi', 'reference_engine', 'rich'))}\n"
        "    way = ('monosashi.pytest_plugin', 'monosashi.conformance', 'monosashi.conformance.plugin')\n"
        "    assert kit == {'monosashi', *way}\n",
    )
    done = project.pytest("-q", "-W", "error")
    assert done.returncode == 0, done.stdout
    assert "monosashi: measuring" not in done.stdout


@pytest.mark.thorough
def test_it_works_in_a_clone(tmp_path: Path) -> None:
    clone = Project(ROOT, ROOT)
    report = tmp_path / "report.xml"
    cache = f"cache_dir={tmp_path / 'cache'}"
    command = [*DEUS, "-k", MARCH_A, "--monosashi-engine", SERVE, f"--junitxml={report}", "-o", cache]
    assert clone.pytest(*command).returncode == 0
    assert statuses(report) == {MARCH_A: "pass"}


# The same verdicts

WRONG_RULES = [
    ("conformance", "deus.components.dice_2/number-dice-sides-minus-one"),
    ("conformance", "deus.intercept.h/the-clause-is-switched-off"),
    ("features", "deus.components.dice_2/number-dice-sides-minus-one"),
    ("features", "deus.march.c/the-clause-is-switched-off"),
]
BROKEN_SUBJECT = """
import pytest
from monosashi.mutants import collection
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.suite.reading import feature_files, section_of

@pytest.fixture(scope="session")
def subject():
    return Reference(collection("deus").mutants[{name!r}].rules({edition!r}))
"""
CHOSEN = """
def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if identity(item) in {chosen!r}]

def identity(item):
    here = dict(item.user_properties).get("scenario")
    return here or item.callspec.params["scenario"].id
"""
BROKEN_PROGRAM = """
import sys
sys.path.append({root!r})  # where the wrong rules are
import reference_engine as engine
from monosashi.mutants import collection
from monosashi.subjects.serve import main
rules = collection("deus").mutants[{name!r}].rules({edition!r})
engine.edition = lambda name: rules
sys.exit(main(["deus"]))
"""


def directly(measurement: Session, scenarios: Iterable[Scenario]) -> dict[str, str]:
    """What the direct runner says of some scenarios."""
    found = {verdict.scenario: verdict.status.value for verdict in measurement.play(scenarios)}
    measurement.close()
    return found


def sample(scenarios: Sequence[Scenario], statuses: Mapping[str, str]) -> list[Scenario]:
    """A dozen scenarios of each status, out of few files: as many as possible of one file before the next."""
    count: Counter[str] = Counter()
    found = []
    for scenario in scenarios:
        status = statuses[scenario.id]
        if count[status] < 12:
            count[status] += 1
            found.append(scenario)
    return found


def assert_the_same(found: Mapping[str, str], expected: Mapping[str, str]) -> None:
    assert "pass" in expected.values()
    assert set(expected.values()) != {"pass"}, "the rules were to be wrong"
    assert found.keys() == expected.keys()
    assert {name: status for name, status in found.items() if status != expected[name]} == {}


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(("way", "name"), WRONG_RULES)
def test_pytest_and_the_direct_runner_say_the_same(way: str, name: str, tmp_path: Path) -> None:
    """By the tests of the installed kit, and by pytest-bdd on the feature files: of some scenarios of each status."""
    every = suite.scenarios(EDITION)
    rules = collection("deus").mutants[name].rules(EDITION)
    expected = directly(Session.of_object(EDITION, Reference(rules)), every)
    assert len(expected) == len(every)
    chosen = sample(every, expected)
    expected = {scenario.id: expected[scenario.id] for scenario in chosen}
    broken = BROKEN_SUBJECT.format(name=name, edition=EDITION) + CHOSEN.format(chosen=set(expected))
    (tmp_path / "broken_subject.py").write_text(broken)
    report = tmp_path / "report.xml"
    files = dict.fromkeys(f"features/deus/{scenario.file}" for scenario in chosen)
    what = DEUS if way == "conformance" else [*files, "--monosashi-edition", EDITION]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "broken_subject"]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(tmp_path)}
    arguments = [*command, f"--junitxml={report}", *what]
    done = subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout[-2000:]
    assert_the_same(statuses(report), expected)


@pytest.mark.thorough
def test_the_same_is_said_of_a_program(project: Project) -> None:
    """Of one whose rules are wrong and that offers less than everything."""
    text = BROKEN_PROGRAM.format(name="deus.march.c/the-clause-is-switched-off", edition=EDITION, root=str(ROOT))
    less = "import monosashi.subjects.reference as r\nr.CAPABILITIES = ('core', 'setup')\n" + text
    program = [sys.executable, str(project.write("broken.py", less))]
    every = suite.scenarios(EDITION)
    there = [each for each in every if section_of(each.file) in FEATURES]
    chosen = [each for place, each in enumerate(there) if place % 5 == 0 or each.clause == "deus.march.c"]
    expected = directly(Session.of_command(EDITION, program, Settings()), chosen)
    project.write("conftest.py", CHOSEN.format(chosen=set(expected)))
    report = project.folder / "report.xml"
    project.pytest(*DEUS, "-q", "--tb=no", "-n", "2", "--monosashi-engine", " ".join(program), f"--junitxml={report}")
    assert {"unsupported", "pass", "fail"} <= set(expected.values())
    assert_the_same(statuses(report), expected)

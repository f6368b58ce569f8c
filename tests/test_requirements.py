"""Requirement sets, and the editions an engine declares: what is scored, what is not, and that everybody says so."""

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from clone import Clone

from monosashi.suite import releases
from monosashi.suite.releases import BadRelease
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, STALE, worst
from monosashi.verification.edition_files import path_for_edition
from monosashi.verification.results_file import Settings, read
from monosashi.verification.run import plan
from monosashi.verification.session import Invalid
from reference_engine import editions

pytestmark = pytest.mark.thorough

VERSION = "0.0.7"
SET = f"features/deus/releases/{VERSION}.json"
LATER = "deus.march.a/"
ROOT = Path(__file__).resolve().parent.parent
PRESENT = ("--edition", "deus@2.00")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """A clone with a set in which the scenarios of a clause are missing, and one that has gone since."""
    clone = Clone(tmp_path_factory.mktemp("clone"))
    done = clone.run("release", "freeze", VERSION)
    assert done.returncode == 0, done.stderr
    plain = json.loads(clone.path(SET).read_text("utf-8"))
    names = plain["editions"]["deus@2.00"]
    plain["editions"]["deus@2.00"] = [name for name in names if not name.startswith(LATER)] + ["deus.march.b/gone"]
    clone.path(SET).write_text(json.dumps(plain), "utf-8")
    return clone


def test_a_set_names_every_scenario_and_every_clause() -> None:
    found = releases.present("deus", "1.2.3")
    assert len(found.editions["deus@2.00"]) > 2000
    assert found.clauses["deus.march.a"].revision >= 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("freeze", VERSION), "a set is never changed"),
        (("freeze", "next"), "'next' is no version"),
        (("freeze", "../../../1.0.0"), "is no version"),
        (("freeze", "1.0.0", "--game", "go"), "unknown game 'go'"),
    ],
)
def test_what_cannot_be_frozen(clone: Clone, arguments: tuple[str, ...], message: str) -> None:
    before = clone.path(SET).read_bytes()
    done = clone.run("release", *arguments)
    assert (done.returncode, done.stdout) == (INVALID, "")
    assert message in done.stderr
    assert clone.path(SET).read_bytes() == before


def test_outdated_scenarios_are_not_frozen(clone: Clone) -> None:
    clone.replace("features/deus/clauses.toml", '"Only ready units may march."', '"Ready units may march."')
    done = clone.run("release", "freeze", "0.0.8")
    clone.replace("features/deus/clauses.toml", '"Ready units may march."', '"Only ready units may march."')
    assert "outdated or not pinned; see monosashi suite review" in done.stderr
    assert not clone.path("features/deus/releases/0.0.8.json").exists()


def test_sets_are_listed(clone: Clone) -> None:
    assert f"{VERSION}\tdeus@2.00\t" in clone.run("release", "list").stdout


def test_what_has_come_later_is_played_and_not_required(clone: Clone) -> None:
    done = clone.run(
        "verify", *PRESENT, "--requirements", VERSION, "--clause", "deus.march", "--record", "march.ndjson"
    )
    assert done.returncode == ALL_PASS, done.stderr
    run = read(clone.path("march.ndjson"))
    assert {verdict.clause for verdict in run.later} == {"deus.march.a"}
    assert run.header.required == len(run.scored) == len(run.passed)
    assert not [verdict for verdict in run.scored if verdict.scenario.startswith(LATER)]
    later = len(run.later)
    counted = f"not required: {later} later scenarios, {later} passed, 0 not passed"
    assert f"measured by the requirement set {VERSION}; {counted}" in done.stdout


def test_every_report_says_so(clone: Clone) -> None:
    measured = clone.run("verify", *PRESENT, "--requirements", VERSION, "--record", "whole.ndjson")
    outputs = ("--html", "run.html", "--junit", "run.xml", "--markdown", "run.md", "--badge", "badge.json")
    done = clone.run("report", "whole.ndjson", *outputs)
    assert done.returncode == measured.returncode, done.stderr
    summary = clone.run("report", "whole.ndjson").stdout
    assert "partial" not in summary
    for text in (summary, *(clone.path(name).read_text("utf-8") for name in ("run.html", "run.xml", "run.md"))):
        assert re.search(r"not required: (\d+) later scenarios, \1 passed", text.replace("\n", " "))
        assert f"1 scenario of {VERSION} not in this suite any more" in text.replace("\n", " ")
    badge = json.loads(clone.path("badge.json").read_text("utf-8"))
    assert badge["message"].endswith(f"required by {VERSION}")
    assert badge["color"] == "brightgreen"
    cases = ElementTree.fromstring(clone.path("run.xml").read_text("utf-8")).iter("testcase")
    assert "remark" in {case.get("name") for case in cases}


def test_a_later_scenario_that_fails_fails_nothing(clone: Clone) -> None:
    """The switched-off clause is one that the set does not have."""
    program = clone.path("bent.py")
    program.write_text(BENT, "utf-8")
    command = (*PRESENT, "--clause", "deus.march.a", "--recheck", "0", "--", sys.executable, str(program))
    assert clone.run("verify", *command).returncode == FAILURES
    done = clone.run("verify", "--requirements", VERSION, "--clause", "deus.march.c", *command)
    assert done.returncode == ALL_PASS, done.stdout + done.stderr
    assert re.search(r"\d+ later scenarios, \d+ passed, [1-9]\d* not passed", done.stdout)


BENT = """\
import sys
import reference_engine as engine
from monosashi.subjects import serve
real = engine.edition
engine.edition = lambda name: real(name).without("deus.march.a").amended(name)
serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer)
"""


def test_a_set_that_does_not_exist() -> None:
    with pytest.raises(BadRelease, match=r"there is no requirement set '9\.9\.9' of deus"):
        releases.required("deus@2.00", "9.9.9")
    with pytest.raises(Invalid, match="there is no requirement set"):
        plan("deus@2.00", [], [], Settings(), "9.9.9")


# Editions that an engine declares

TWO = """\
import sys
from monosashi.subjects import serve
class Two(serve.Server):
    def __init__(self, game, views=True):
        super().__init__(game, views)
        self.editions = ({editions})
serve.Server = Two
serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer)
"""
AMENDED = "deus@2.00+counter-needs-one-target"


def two(clone: Clone, *editions: str) -> tuple[str, ...]:
    clone.path("two.py").write_text(TWO.format(editions="".join(f"{name!r}, " for name in editions)), "utf-8")
    return ("--recheck", "0", "--", sys.executable, str(clone.path("two.py")))


def test_each_declared_edition_is_measured(clone: Clone) -> None:
    command = two(clone, AMENDED, "chess@1", "deus@2.00")
    done = clone.run("verify", "--clause", "deus.chain.legal_target", "--record", "both.ndjson", *command)
    assert done.returncode == ALL_PASS, done.stderr
    for name in ("deus@2.00", AMENDED):
        assert read(clone.path(f"both.{name}.ndjson")).header.edition == name
    headings = [line.partition(" · ")[0] for line in done.stdout.splitlines() if line.startswith("deus@")]
    assert headings == ["deus@2.00", AMENDED]


def test_one_edition_can_be_named(clone: Clone) -> None:
    command = two(clone, "deus@2.00", AMENDED)
    clone.run("verify", "--edition", AMENDED, "--clause", "deus.chain", "--record", "one.ndjson", *command)
    assert read(clone.path("one.ndjson")).header.edition == AMENDED


def test_an_engine_without_a_known_edition(clone: Clone) -> None:
    done = clone.run("verify", *two(clone, "chess@1"))
    assert (done.returncode, done.stdout) == (INVALID, "")
    assert f"does not offer {' or '.join(editions())}; it offers chess@1" in done.stderr


def test_the_worst_exit_code_counts() -> None:
    assert worst([ALL_PASS, STALE, FAILURES]) == FAILURES
    assert worst([FAILURES, INVALID]) == INVALID
    assert worst([ALL_PASS, STALE]) == STALE


def test_files_of_several_editions_are_named_after_them() -> None:
    one = "deus@2.00"
    assert path_for_edition(Path("run.ndjson"), one, [one]) == Path("run.ndjson")
    assert path_for_edition(Path("run.ndjson"), one, [one, AMENDED]) == Path("run.deus@2.00.ndjson")
    assert path_for_edition(None, one, [one, AMENDED]) is None

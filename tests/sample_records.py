"""Records of runs for the tests of the reports: whole runs of engines that do not exist, some with real failures."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from monosashi import __version__, suite
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import CAPABILITIES, Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification import results_file, runner
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.results_file import Footer, Header, Run, Settings, SmokeCheck, counts, suite_hash
from monosashi.verification.verdict import Verdict
from reference_engine import edition

EDITION = "deus@2.00"
SCENARIOS = suite.scenarios("deus")
HOSTILE = "<script>window.hit = 1</script>\"'&<img src=x onerror=hit()>`|*_\x00\x1b[31m\u202e@all #1 物差し　終"
"""What an engine may call itself, or say, if it means no good."""


def passes(ids: Iterable[str] = ()) -> list[Verdict]:
    """A pass for each scenario, or each of some."""
    wanted = set(ids)
    return [
        Verdict(s.id, s.clause, Status.PASS, s.name, s.file, s.line, milliseconds=1.5)
        for s in SCENARIOS
        if not wanted or s.id in wanted
    ]


@cache
def exhausted_units_march() -> tuple[Verdict, ...]:
    """What an engine without deus.march.a makes of that clause, really played beside the reference."""
    reference = edition(EDITION)
    wrong = reference.without("deus.march.a").amended(EDITION)
    subject = Lockstep(InProcess(Reference(wrong)), Reference(reference))
    chosen = [scenario for scenario in SCENARIOS if scenario.clause == "deus.march.a"]
    verdicts = tuple(verdict for _, verdict in runner.run(subject, EDITION, chosen, Reference().hello()))
    assert any(verdict.status is Status.FAIL and verdict.reference for verdict in verdicts)
    return verdicts


def with_changes(verdicts: Sequence[Verdict], changed: Iterable[Verdict]) -> tuple[Verdict, ...]:
    """The verdicts, some of them in other words."""
    others = {verdict.scenario: verdict for verdict in changed}
    return tuple(others.get(verdict.scenario, verdict) for verdict in verdicts)


def made(
    verdicts: Sequence[Verdict],
    name: str = "Kite",
    version: str = "1.0",
    capabilities: Sequence[str] = CAPABILITIES,
    clauses: Sequence[str] = (),
    invalid: str = "",
    words: Sequence[str] = (),
    **header: Any,
) -> Run:
    """A run that has these verdicts."""
    start = Header(
        edition=EDITION,
        engine=Hello(name, version, editions=(EDITION,), capabilities=tuple(capabilities)),
        command=("./engine", "--stdio"),
        clauses=tuple(clauses),
        required=len(verdicts),
        settings=Settings(),
        suite=__version__,
        suite_hash=suite_hash("deus"),
        started="2026-11-21T15:00:00+00:00",
        smoke=(SmokeCheck("a march", True, "is accepted"),),
    )
    end = Footer(invalid, counts(verdicts), 4, 4, 100, 1, 12.3, tuple(words))
    return Run(replace(start, **header), tuple(verdicts), end)


def written(path: Path, run: Run) -> Path:
    """The run in a file."""
    results_file.write(path, run)
    return path


def kite() -> Run:
    """A whole run with real failures in deus.march.a."""
    return made(with_changes(passes(), exhausted_units_march()))


def lantern() -> Run:
    """Another implementation: does not offer effects, crashes once."""
    every = passes()
    open_ = [replace(verdict, status=Status.UNSUPPORTED, message="needs 'effects'") for verdict in every[:40]]
    crash = replace(every[60], status=Status.CRASH, message="the process ended", words=("panic: out of cards",))
    capabilities = [capability for capability in CAPABILITIES if capability != "effects"]
    return made(with_changes(every, [*open_, crash]), "Lantern", "0.3", capabilities, words=("panic: out of cards",))


def hostile() -> Run:
    """An engine whose every word is an attack on the reader."""
    first, *rest = (verdict for verdict in exhausted_units_march() if verdict.after)
    view = first.after
    assert view is not None
    unit = {**view["units"][0], "id": HOSTILE, "card": HOSTILE, "owner": HOSTILE}
    lost = {**unit, "area": HOSTILE, "id": "lost"}
    attack = replace(
        first,
        status=Status.PROTOCOL_ERROR,
        message=HOSTILE + "\nsecond line",
        expected=HOSTILE,
        actual=HOSTILE,
        step=HOSTILE,
        words=(HOSTILE,),
        after={**view, "units": [unit, lost], "cards": {HOSTILE: HOSTILE}},
    )
    strange = replace(
        rest[0], scenario=f"deus.x/{HOSTILE}", clause=HOSTILE, name=HOSTILE, file=HOSTILE, before={"no": 1}
    )
    strange = replace(strange, status=Status.FAIL, message=HOSTILE)
    verdicts = [*with_changes(passes(), [attack]), strange]
    return made(verdicts, HOSTILE, HOSTILE, clauses=[HOSTILE], words=[HOSTILE], command=(HOSTILE,), started=HOSTILE)

"""The kill matrix: which scenario notices which mutant."""

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from types import FrameType

import msgspec
from msgspec import Struct

from monosashi import runner, suite
from monosashi.mutants import Mutant, collection
from monosashi.reference import Reference
from monosashi.suite import Scenario
from monosashi.verdict import Status

NOTICED = (Status.FAIL, Status.WRONG_REASON, Status.WRONG_FRAME, Status.CHANCE_MISMATCH, Status.TIMEOUT)
"""A scenario notices wrong rules if it ends like this. An error does not count: a mutant that breaks the engine
instead of the rule proves nothing."""

PATIENCE = 5.0
"""Seconds a scenario may take on wrong rules, which may never come to an end."""


class Killed(Struct, frozen=True):
    """What became of one mutant: the scenarios of its own clause that notice it, and the others that do."""

    name: str
    clause: str
    what: str
    own: tuple[str, ...]
    others: tuple[str, ...]


class TooLong(BaseException):
    """A scenario does not come to an end. Not an Exception: the runner must not take it for a fault of a step."""


def noticed_by(mutant: Mutant, edition: str, scenarios: Iterable[Scenario]) -> tuple[str, ...]:
    """The ids of the scenarios that do not pass on the wrong rules."""
    found = []
    with mutant.rules(edition) as rules:
        for scenario in scenarios:
            if _status(Reference(rules), edition, scenario) in NOTICED:
                found.append(scenario.id)
    return tuple(found)


def _status(subject: Reference, edition: str, scenario: Scenario) -> Status:
    """How a scenario ends; TIMEOUT if it does not."""
    previous = signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        return next(runner.run(subject, edition, [scenario]))[1].status
    except TooLong:
        return Status.TIMEOUT
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)


def _too_long(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


def own_scenarios(mutant: Mutant, scenarios: Iterable[Scenario]) -> list[Scenario]:
    """The scenarios of the mutant's clause: of its Rule, or tagged with it."""
    return [scenario for scenario in scenarios if mutant.clause in (scenario.clause, *scenario.tags)]


def fate(name: str, edition: str) -> Killed:
    """Play the whole suite on one mutant."""
    ruleset = edition.partition("@")[0]
    mutant = collection(ruleset).mutants[name]
    every = suite.scenarios(ruleset)
    noticed = noticed_by(mutant, edition, every)
    own = {scenario.id for scenario in own_scenarios(mutant, every)}
    return Killed(
        name,
        mutant.clause,
        mutant.what,
        tuple(scenario for scenario in noticed if scenario in own),
        tuple(scenario for scenario in noticed if scenario not in own),
    )


def matrix(edition: str, names: Sequence[str], workers: int = 0) -> Iterator[Killed]:
    """The fate of each mutant, as they become known, on all processors."""
    with ProcessPoolExecutor(workers or os.cpu_count() or 1) as pool:
        for future in as_completed([pool.submit(fate, name, edition) for name in names]):
            yield future.result()


def write(path: Path, found: Sequence[Killed]) -> None:
    """The whole matrix as JSON, in one go."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(msgspec.json.format(msgspec.json.encode(sorted(found, key=lambda k: k.name)), indent=1))
    partial.replace(path)

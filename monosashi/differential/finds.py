"""What a run finds: made small, told apart, suspected, and kept in files."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.divergence import Cause, Divergence
from monosashi.differential.lines import Line, record_of
from monosashi.differential.playing import Found, Table, replayed
from monosashi.differential.scenario import scenario_of
from monosashi.differential.shrinking import Shrinking
from monosashi.differential.state import Result, State
from monosashi.differential.suspecting import Suspecting
from monosashi.games.text_board import compare, draw
from monosashi.records import game_record
from monosashi.support.files import write_file
from reference_engine.kernel.edition import Edition

SHRUNK = 3
"""So many divergences with one cause, as it seems at first, are made small: they may turn out to be several."""


class Finds:
    """What is found on one pair of engines; ``folder`` gets the files, if there is one."""

    def __init__(self, table: Table, state: State, folder: Path | None) -> None:
        """Go on from a state."""
        self.table = table
        self.contest = table.contest
        self.state = state
        self.folder = folder
        self.rough: Counter[Cause] = Counter(dict(state.rough))

    def weigh(self, found: Found, news: Callable[[Result], object]) -> None:
        """Make small what was found, unless it has been often enough, and see whether it is new. Raises Lost."""
        cause = found.divergence.cause
        self.rough[cause] += 1
        if self.rough[cause] > SHRUNK:
            self._met(found.divergence)
            return
        small = Shrinking(self.contest.rules, partial(replayed, self.contest)).shrunk(found)
        if self._met(small.divergence):
            return
        result = self._result(len(self.state.results) + 1, small)
        if self.folder is not None:
            result = _written(self.contest.rules, self.folder, result)
        self.state.results.append(result)
        news(result)

    def suspect(self) -> None:
        """Find the wrong rules that the engine behaves like."""
        twins = Suspecting(self.table).twins(self.state.results)
        for place, result in enumerate(self.state.results):
            told = replace(result, twins=twins[result.number])
            if self.folder is not None:
                told = _written(self.contest.rules, self.folder, told)
            self.state.results[place] = told

    def _met(self, divergence: Divergence) -> bool:
        """Count one that is known already."""
        for number, result in enumerate(self.state.results):
            if same(result, divergence):
                self.state.results[number] = replace(result, times=result.times + 1)
                return True
        return False

    def _result(self, number: int, found: Found) -> Result:
        divergence = found.divergence
        text, unsaid = scenario_of(self.contest, found.line, divergence)
        return Result(
            number=number,
            cause=divergence.cause,
            message=divergence.message,
            expected=divergence.expected,
            actual=divergence.actual,
            clauses=divergence.clauses,
            cited=divergence.cited,
            line=found.line,
            boards="\n".join(_boards(divergence)),
            scenario=text,
            unsaid=unsaid,
        )


def same(known: Result, divergence: Divergence) -> bool:
    """Whether a divergence has the cause of a known one.

    It was found at the same kind of question, the fields that differ or the clauses that are not kept are the same or a
    part of the other's, and what happened cites the same clauses or a part of the other's.
    """
    if (known.cause.kind, known.cause.question) != (divergence.kind, divergence.question):
        return False
    return _nested(known.cause.what, divergence.what) and _nested(known.cited, divergence.cited)


def _nested(some: Sequence[str], others: Sequence[str]) -> bool:
    return {*some} <= {*others} or {*others} <= {*some}


def _boards(divergence: Divergence) -> Iterator[str]:
    """The board before, and both boards after."""
    if divergence.before is not None:
        yield "before:"
        yield draw(divergence.before)
    if divergence.expected_view is not None and divergence.actual_view is not None:
        yield compare(divergence.expected_view, divergence.actual_view, titles=("expected", "actual"))
    elif divergence.expected_view is not None and divergence.before is None:
        yield draw(divergence.expected_view)


def _written(rules: Edition, folder: Path, result: Result) -> Result:
    """The result with its files in the folder. Raises OSError."""
    name = f"found-{result.number:02}"
    record = record_of(engine.edition(rules.name) if not rules.switches else rules, result.line, note_of(result))
    game_record.write(folder / f"{name}.jsonl", record)
    if result.scenario:
        write_file(folder / f"{name}.feature", feature_of(result).encode())
    return replace(result, record=f"{name}.jsonl")


def note_of(result: Result) -> str:
    """What a record says of the divergence that it ends with."""
    line: Line = result.line
    tried = "" if line.tried is None else f"; then {line.tried.seat} tries {_json(line.tried.action)}"
    looked = f"; then somebody looks: {line.looked}" if line.looked else ""
    return f"found by compare: {result.message}{tried}{looked}"


def feature_of(result: Result) -> str:
    """A scenario as a feature of its own; what stands below the Rule can be pasted into another one."""
    clause = result.clauses[0] if result.clauses else "differential.play"
    indented = "\n".join(f"  {row}" if row else row for row in result.scenario.splitlines())
    return f"Feature: found by compare\n\n  @{clause}\n  Rule: {result.message.splitlines()[0][:100]}\n\n{indented}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

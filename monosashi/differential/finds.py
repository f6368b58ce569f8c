"""What a run finds: made small, told apart, suspected, and kept in files."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.causes import claims
from monosashi.differential.divergence import Cause, Divergence
from monosashi.differential.playing import Found, TableOfTwo, replayed
from monosashi.differential.scenario import scenario_of
from monosashi.differential.shrinking import Shrinking
from monosashi.differential.state import Result, State, same
from monosashi.differential.suspecting import Suspecting
from monosashi.kit.text_board import compare, draw
from monosashi.records import game_record
from monosashi.subjects.lines import Line
from monosashi.support.files import write_file
from monosashi.verification.differences import alike
from reference_engine.kernel.edition import Edition

SHRUNK = 3
"""So many divergences with one cause, as it seems at first, are made small: they may turn out to be several."""

AGREED = 800
"""So many answers at which nothing has parted the engines are held against those who are suspected."""

MORE = 4
"""So many other lines that part the engines in the same way are kept as evidence of what has done it."""


class Finds:
    """What is found on one pair of engines; ``folder`` gets the files, if there is one.

    Records are made by the ``book``, the rules without house rules: whoever replays them has no others.
    """

    def __init__(self, table: TableOfTwo, state: State, folder: Path | None, book: Edition) -> None:
        """Go on from a state."""
        self.book = book
        self.table = table
        self.contest = table.contest
        self.state = state
        self.folder = folder
        self.rough: Counter[Cause] = Counter(dict(state.rough))
        self._more: defaultdict[int, list[Line]] = defaultdict(list)
        self._agreed: list[Line] = []

    def agree(self, lines: Iterable[Line]) -> None:
        """Remember lines at which nothing has parted the engines: whatever would have is no suspect."""
        for line in lines:
            if sum(len(each.said) for each in self._agreed) < AGREED:
                self._agreed.append(line)

    def weigh(self, found: Found, news: Callable[[Result], object]) -> None:
        """Make small what was found, unless it has been often enough, and see whether it is new. Raises Lost."""
        cause = found.divergence.cause
        self.rough[cause] += 1
        shrinking = Shrinking(self.contest.rules, partial(replayed, self.contest))
        if self.rough[cause] > SHRUNK:
            known = self._met(found.divergence)
            if known and len(self._more[known]) < MORE:
                self._more[known].append(shrinking.shortened(found).line)
            return
        small = shrinking.shrunk(found)
        if known := self._met(small.divergence):
            self._more[known].append(small.line)
            return
        result = self._result(len(self.state.results) + 1, small)
        if self.folder is not None:
            result = _written(self.book, self.folder, result)
        self.state.results.append(result)
        news(result)

    def suspect(self) -> None:
        """Find the wrong rules that the engine behaves like where that is not known yet."""
        results = self.state.results
        if all(result.twins for result in results):
            return
        # What is known stays: the engine may have been mended since.
        twins = Suspecting(self.table, self._agreed).twins(results, self._more)
        for place, result in enumerate(results):
            if twins[result.number] != result.twins:
                told = replace(result, twins=twins[result.number])
                results[place] = told if self.folder is None else _written(self.book, self.folder, told)

    def _met(self, divergence: Divergence) -> int:
        """Count one that is known already: its number, 0 if it is not."""
        for number, result in enumerate(self.state.results):
            if same(result, divergence):
                self.state.results[number] = replace(result, times=result.times + 1)
                return result.number
        return 0

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


def _boards(divergence: Divergence) -> Iterator[str]:
    """The board before, and both boards after."""
    if divergence.before is not None:
        yield "before:"
        yield draw(divergence.before)
    if divergence.expected_view is not None and divergence.actual_view is not None:
        actual = alike(divergence.expected_view, divergence.actual_view)
        yield compare(divergence.expected_view, actual, titles=("expected", "actual"))
    elif divergence.expected_view is not None and divergence.before is None:
        yield draw(divergence.expected_view)


def _written(rules: Edition, folder: Path, result: Result) -> Result:
    """The result with its files in the folder, without a record if no game goes so by the rules. Raises OSError."""
    name = f"found-{result.number:02}"
    with suppress(engine.Refused, engine.Unreadable):
        record = game_record.line_record(rules, result.line, note_of(result))
        game_record.write(folder / f"{name}.jsonl", record)
        result = replace(result, record=f"{name}.jsonl")
    if result.scenario:
        write_file(folder / f"{name}.feature", feature_of(result).encode())
    return result


def note_of(result: Result) -> str:
    """What a record says of the divergence that it ends with."""
    line: Line = result.line
    tried = "" if line.tried is None else f"; then {line.tried.seat} tries {_json(line.tried.action)}"
    looked = f"; then somebody looks: {line.looked}" if line.looked else ""
    told = "".join(f"; {claim}" for claim in claims(result.twins))
    return f"found by compare: {result.message}{tried}{looked}{told}"


def feature_of(result: Result) -> str:
    """A scenario as a feature of its own; what stands below the Rule can be pasted into another one."""
    suspected = [twin.clause for twin in result.twins[:1] if twin.clause]
    clause = next(iter((*suspected, *result.clauses)), "differential.play")
    told = "".join(f"  # {claim}\n" for claim in claims(result.twins))
    indented = "\n".join(f"  {row}" if row else row for row in result.scenario.splitlines())
    title = result.message.splitlines()[0][:100]
    return f"Feature: found by compare\n\n{told}  @{clause}\n  Rule: {title}\n\n{indented}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

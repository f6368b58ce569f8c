"""A run: games in rounds, what they find made small and told apart, until the time or the games are over."""

import atexit
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential import state as kept
from monosashi.differential.contest import Contest, Foreseeing, Rival, RivalFailed
from monosashi.differential.divergence import Cause, Divergence
from monosashi.differential.lines import Line, record_of
from monosashi.differential.playing import Found, GameReport, Table, replayed
from monosashi.differential.scenario import scenario_of
from monosashi.differential.seen import Seen, Watcher
from monosashi.differential.shrinking import Lost, Shrinking
from monosashi.differential.state import Result, State, counted, counts
from monosashi.games.text_board import compare, draw
from monosashi.records import game_record
from monosashi.sharing import ALONE, Crew, Sharing, sharing
from monosashi.subjects.port import Hello
from monosashi.subjects.program import Child
from monosashi.subjects.status import ScenarioEnded
from monosashi.support.files import write_file
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Invalid, Session
from reference_engine.kernel.edition import Edition

ROUND = 8
"""So many games are steered by what had been seen before all of them."""

SHRUNK = 3
"""So many divergences with one cause, as it seems at first, are made small: they may turn out to be several."""


class Wish(NamedTuple):
    """What is to be played: for so many seconds, or so many games, whichever is given."""

    edition: str
    command: Sequence[str]
    against: Sequence[str] = ()
    seed: int = 0
    seconds: float = 0.0
    games: int = 0
    timeout: float = 2.0
    hello_timeout: float = 60.0
    restarts: int = 100


class Progress(NamedTuple):
    """How far a run is: the share of it that is done, decisions a second, and what has been reached and found."""

    share: float
    speed: float
    decisions: int
    games: int
    found: int


class Outcome(NamedTuple):
    """What a run has come to. ``stopped`` says why it has ended early, if it has; ``reached`` is by kind and name."""

    state: State
    rules: Edition
    engine: str
    stopped: str
    seconds: float
    session: int


class Run:
    """One run of games on one pair of engines."""

    def __init__(self, wish: Wish) -> None:
        """Start the engines and let them introduce themselves. Raises Invalid."""
        self.wish = wish
        settings = Settings(
            timeout=wish.timeout, hello_timeout=wish.hello_timeout, restarts=wish.restarts, images="none"
        )
        self.session = Session.of_command(wish.edition, wish.command, settings)
        self.rival: Child | None = None
        try:
            assert self.session.lockstep is not None
            watcher = Watcher(self.session.lockstep.reference.rules)
            hello = self.session.hello
            offered = set(hello.capabilities)
            beside = Foreseeing(watcher.rules)
            words: Sequence[str] | None = hello.vocabulary
            if wish.against:
                other = self._rival(settings)
                offered &= {*other.capabilities}
                if other.readings != hello.readings:
                    raise Invalid(
                        f"{other.name} does not declare the readings that {hello.name} does; they cannot be compared"
                    )
                words = words if other.vocabulary is None else other.vocabulary if words is None else tuple(
                    word for word in words if word in other.vocabulary)  # fmt: skip
                assert self.rival is not None
                beside = Rival(watcher.rules, self.rival)
            contest = Contest(self.session.lockstep.child, beside, sorted(offered))
        except BaseException:
            self.close()
            raise
        self.table = Table(contest, watcher, None if words is None else tuple(words))
        self.rules: Edition = watcher.rules
        self.name = f"{hello.name} {hello.version}".strip()

    def _rival(self, settings: Settings) -> Hello:
        """The other engine's introduction. Raises Invalid."""
        self.rival = Child(
            self.wish.against,
            settings.timeout,
            settings.hello_timeout,
            edition=self.wish.edition,
            max_restarts=settings.restarts,
        )
        try:
            hello = self.rival.hello()
        except ScenarioEnded as error:
            raise Invalid(f"{self.wish.against[0]} cannot be compared with: {error}") from None
        if self.wish.edition not in hello.editions:
            raise Invalid(f"{hello.name} does not offer {self.wish.edition}; it offers {', '.join(hello.editions)}")
        return hello

    @property
    def against(self) -> str:
        """What the engine is compared with."""
        return "the reference" if self.rival is None else f"{self.rival.hello().name}"

    def close(self) -> None:
        """Say goodbye to both engines."""
        with suppress(ScenarioEnded):
            self.session.close()
        if self.rival is not None:
            self.rival.bye()

    def play(
        self,
        state: State,
        folder: Path | None,
        told: Callable[[Progress], object],
        news: Callable[[Result], object],
        crew: Crew = ALONE,
    ) -> Outcome:
        """Play on from a state, and keep it in ``folder``, if there is one. ``news`` gets each new result.

        A ``crew`` shares the games, each with engines of its own; what comes out is the same. Raises NoCluster.
        """
        began = monotonic()
        before = state.decisions
        first = state.next
        stopped = ""
        seen, gained = counts(state.seen), counts(state.gained)
        rough: Counter[Cause] = Counter(dict(state.rough))

        def progress(decisions: int) -> None:
            gone = monotonic() - began
            done = state.next - first
            share = gone / self.wish.seconds if self.wish.seconds else done / max(1, self.wish.games)
            speed = (decisions - before) / max(gone, 0.001)
            told(Progress(min(1.0, share), speed, decisions, state.next, len(state.results)))

        def tick(more: int) -> None:
            if more % 20 == 0:
                progress(state.decisions + more)
            if self._out_of_time(monotonic() - began):
                raise _TimeIsUp

        try:
            with sharing(crew) as share:
                while not stopped and not self._over(state.next - first, monotonic() - began):
                    if state.next % ROUND == 0:
                        seen.update(gained)
                        gained.clear()
                    for report in self._round(share, crew, state, first, seen, tick):
                        gained.update(report.seen)
                        state.next += 1
                        state.decisions += report.decisions
                        for found in report.found:
                            self._weigh(state, rough, found, folder, news)
                        stopped = report.ended
                        if stopped:
                            break
                        self._keep(state, seen, gained, rough, folder)
                        progress(state.decisions)
                        if self._out_of_time(monotonic() - began):
                            break
        except _TimeIsUp:
            pass
        except (RivalFailed, Lost) as lost:
            stopped = str(lost)
        except KeyboardInterrupt:
            stopped = "stopped"
        finally:
            self._keep(state, seen, gained, rough, folder)
        state.seen, state.gained = counted(seen), counted(gained)
        return Outcome(state, self.rules, self.name, stopped, monotonic() - began, state.decisions - before)

    def _round(
        self, share: Sharing, crew: Crew, state: State, first: int, seen: Seen, tick: Callable[[int], object]
    ) -> Iterator[GameReport]:
        """The games that are left of a round, in their order, whoever plays them."""
        end = (state.next // ROUND + 1) * ROUND
        numbers = range(state.next, min(end, first + self.wish.games) if self.wish.games else end)
        if crew == ALONE:
            for number in numbers:
                yield self.table.play(number, state.seed, seen, Counting(tick))
            return
        # Those that are over sooner wait: what is found is made small in the order of the games.
        waiting: dict[int, GameReport] = {}
        awaited = iter(numbers)
        number = next(awaited, -1)
        for report in share(_games, numbers, self.wish, state.seed, seen, chunk=1):
            waiting[report.number] = report
            while number in waiting:
                yield waiting.pop(number)
                number = next(awaited, -1)

    def _over(self, games: int, gone: float) -> bool:
        return self._out_of_time(gone) or (bool(self.wish.games) and games >= self.wish.games)

    def _out_of_time(self, gone: float) -> bool:
        return bool(self.wish.seconds) and gone >= self.wish.seconds

    def _keep(
        self, state: State, seen: Counter[Any], gained: Counter[Any], rough: Counter[Cause], folder: Path | None
    ) -> None:
        if folder is None:
            return
        state.seen, state.gained, state.rough = counted(seen), counted(gained), list(rough.items())
        kept.write(folder, state)

    # What was found

    def _weigh(
        self,
        state: State,
        rough: Counter[Cause],
        found: Found,
        folder: Path | None,
        news: Callable[[Result], object],
    ) -> None:
        """Make small what was found, unless it has been often enough, and see whether it is new. Raises Lost."""
        cause = found.divergence.cause
        rough[cause] += 1
        if rough[cause] > SHRUNK:
            self._met(state, found.divergence)
            return
        contest = self.table.contest
        small = Shrinking(contest.rules, partial(replayed, contest)).shrunk(found)
        if self._met(state, small.divergence):
            return
        result = self._result(len(state.results) + 1, small)
        if folder is not None:
            result = _written(self.rules, folder, result)
        state.results.append(result)
        news(result)

    def _met(self, state: State, divergence: Divergence) -> bool:
        """Count one that is known already."""
        for number, result in enumerate(state.results):
            if same(result, divergence):
                state.results[number] = replace(result, times=result.times + 1)
                return True
        return False

    def _result(self, number: int, found: Found) -> Result:
        divergence = found.divergence
        text, unsaid = scenario_of(self.table.contest, found.line, divergence)
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


class Counting:
    """Counts answers, and tells each count."""

    def __init__(self, tick: Callable[[int], object]) -> None:
        self.tick = tick
        self.count = 0

    def __call__(self) -> None:
        """One more."""
        self.count += 1
        self.tick(self.count)


def _games(numbers: Sequence[int], wish: Wish, seed: int, seen: Seen) -> list[GameReport]:
    """What a worker does: some games, on engines that it keeps for those that follow. Raises Invalid, RivalFailed."""
    return [_kept(wish).table.play(number, seed, seen) for number in numbers]


@lru_cache(maxsize=1)
def _kept(wish: Wish) -> Run:
    run = Run(wish)
    atexit.register(run.close)
    return run


class _TimeIsUp(Exception):
    """The time that was given is over; the game at hand is left, and played anew when the run goes on."""


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

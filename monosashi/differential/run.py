"""A run: games in rounds, what they find made small and told apart, until the time or the games are over."""

import atexit
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from msgspec.structs import replace

import reference_engine as engine
from monosashi import suite
from monosashi.differential import state as kept
from monosashi.differential.contest import Contest, Foreseeing, Rival, RivalFailed
from monosashi.differential.divergence import Cause, Divergence
from monosashi.differential.finds import Finds
from monosashi.differential.playing import GameReport, TableOfTwo
from monosashi.differential.seen import Seen
from monosashi.differential.shrinking import Lost
from monosashi.differential.state import Result, State, counted, counts
from monosashi.records.coverage import CoverageCollector
from monosashi.sharing import ALONE, Crew, NoCluster, Sharing, sharing
from monosashi.subjects.port import BadPosition, Hello, Implementation, Lacking
from monosashi.subjects.program import Child
from monosashi.subjects.status import ScenarioEnded
from monosashi.verification.lockstep import reference_for
from monosashi.verification.results_file import Settings
from monosashi.verification.session import House, Invalid, Session
from reference_engine.kernel.edition import Edition

ROUND = 8
"""So many games are steered by what had been seen before all of them."""

STOPPED = "stopped"
"""Said of a run that somebody has stopped."""


class Wish(NamedTuple):
    """What is to be played: for so many seconds, or so many games, whichever is given; ``house`` rules are accepted."""

    edition: str
    command: Sequence[str]
    against: Sequence[str] = ()
    seed: int = 0
    seconds: float = 0.0
    games: int = 0
    timeout: float = 2.0
    hello_timeout: float = 60.0
    restarts: int = 100
    house: House | None = None


class Progress(NamedTuple):
    """How far a run is: the share of it that is done, decisions a second, and what has been reached and found."""

    share: float
    speed: float
    decisions: int
    games: int
    found: int


class Outcome(NamedTuple):
    """What a run has come to. ``stopped`` says why it has ended early, ``idle`` why nothing was played."""

    state: State
    rules: Edition
    engine: str
    stopped: str
    seconds: float
    session: int
    idle: str = ""


class Run:
    """One run of games on one pair of engines."""

    def __init__(self, wish: Wish) -> None:
        """Start the engines and let them introduce themselves. Raises Invalid."""
        self.wish = wish
        settings = Settings(
            timeout=wish.timeout, hello_timeout=wish.hello_timeout, restarts=wish.restarts, images="none"
        )
        self.session = Session.of_command(wish.edition, wish.command, settings, wish.house)
        self.rival: Child | None = None
        try:
            assert self.session.lockstep is not None
            watcher = CoverageCollector(self.session.lockstep.reference.rules)
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
            child = self.session.lockstep.child
            contest = Contest(child, beside, sorted(offered), loads=_loads(child, wish.edition))
        except BaseException:
            self.close()
            raise
        self.table = TableOfTwo(contest, watcher, None if words is None else tuple(words))
        self.rules: Edition = watcher.rules
        self.book: Edition = reference_for(hello, wish.edition).rules
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
        if self.rival is not None:
            return self.rival.hello().name
        house = self.wish.house.ids if self.wish.house else ()
        return f"the reference with {', '.join(house)}" if house else "the reference"

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
        stopped = idle = ""
        seen, gained = counts(state.seen), counts(state.gained)
        finds = Finds(self.table, state, folder, self.book)

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
                            finds.weigh(found, news)
                        stopped = report.ended
                        idle = idle or report.idle
                        finds.agree(report.agreed)
                        if stopped:
                            break
                        self._keep(state, seen, gained, finds.rough, folder)
                        progress(state.decisions)
                        if self._out_of_time(monotonic() - began):
                            break
        except _TimeIsUp:
            pass
        except (RivalFailed, Lost) as lost:
            stopped = str(lost)
        except KeyboardInterrupt:
            stopped = STOPPED
        finally:
            self._keep(state, seen, gained, finds.rough, folder)
        played = monotonic() - began
        if stopped != STOPPED:
            try:
                finds.suspect()
            except KeyboardInterrupt:
                stopped = STOPPED
            self._keep(state, seen, gained, finds.rough, folder)
        state.seen, state.gained = counted(seen), counted(gained)
        return Outcome(state, self.rules, self.name, stopped, played, state.decisions - before, self._idle(idle))

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
            waiting[report.number] = self._shown(report) if crew.scheduler else report
            while number in waiting:
                yield waiting.pop(number)
                number = next(awaited, -1)

    def _shown(self, report: GameReport) -> GameReport:
        """A report that has come as data: positions in it become the game's views again. Raises NoCluster."""
        views = engine.game(self.wish.edition).views

        def again(divergence: Divergence) -> Divergence:
            shown = {name: getattr(divergence, name) for name in ("before", "expected_view", "actual_view")}
            return replace(
                divergence, **{name: None if view is None else views.convert(view) for name, view in shown.items()}
            )

        try:
            return replace(
                report, found=tuple(replace(each, divergence=again(each.divergence)) for each in report.found)
            )
        except engine.Unreadable as error:
            raise NoCluster(f"a worker has sent what is no position: {error}") from None

    def _idle(self, why: str) -> str:
        """Why nothing was played, and what would help, in a sentence."""
        begun = "" if "setup" in self.table.contest.offered else "; offer setup, and games begin with their starts"
        return f"{why or 'no game was begun in the time'}{begun}"

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


def _loads(child: Implementation, edition: str) -> bool:
    """Whether an engine puts positions on the table; one that plays whole games only says that it does not."""
    try:
        child.load(edition, suite.blank_position(edition.partition("@")[0]))
    except Lacking:
        return False
    except (BadPosition, ScenarioEnded):
        # The games will show what is the matter.
        pass
    return True


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

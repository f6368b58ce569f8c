"""Several measurements at once, each in a process of its own with its own implementation."""

import multiprocessing
import signal
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, TypeVar

from monosashi.kit.registry import register_games
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.support.interruption import end_with_parent, postponed, starting_workers
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Closing, House, Invalid, Session
from monosashi.verification.verdict import Verdict

CHUNK_SIZE = 20
"""How many scenarios a worker is given at once: few enough that all workers end together."""

Item = TypeVar("Item")


class Task(NamedTuple):
    """What a worker is to do: play these, or play those again that have these verdicts, some of them closely.

    With ``whole`` both: what has passed gets its second look at once, and the answer is one Part.
    """

    edition: str
    scenarios: tuple[Scenario, ...]
    first: tuple[Verdict, ...] | None = None
    closely: frozenset[str] = frozenset()
    whole: bool = False


class Part(NamedTuple):
    """What came of a task that was played as a whole: the first verdicts, and those of the second look."""

    edition: str
    first: tuple[Verdict, ...]
    again: tuple[Verdict, ...]


class WorkerPool:
    """Several measurements at once, each in a process of its own."""

    def __init__(self, edition: str, command: Sequence[str], settings: Settings, house: House | None = None) -> None:
        """Start the processes; they start their implementations when there is something to do."""
        self.edition = edition
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        # The kit decides when its workers stop, and tells them by SIGTERM.
        with starting_workers():
            for _ in range(settings.workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, command, settings, house), daemon=True)
                process.start()
                theirs.close()
                self.pipes.append(ours)
                self.processes.append(process)

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict; the order is that in which they come to an end."""
        return self._share(Task(self.edition, tuple(chunk)) for chunk in _chunks(scenarios))

    def recheck(
        self, scenarios: Sequence[Scenario], first: Sequence[Verdict], closely: Collection[str]
    ) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed, each worker at a few."""
        pairs = zip(_chunks(scenarios), _chunks(first), strict=True)
        near = frozenset(closely)
        return self._share(Task(self.edition, tuple(some), tuple(verdicts), near) for some, verdicts in pairs)

    def wholly(self, orders: Mapping[str, Sequence[Scenario]]) -> Iterator[Part]:
        """Play the scenarios of several editions, each with its second look: edition by edition, long parts first."""
        return self._share(
            Task(edition, tuple(chunk), whole=True)
            for edition, order in orders.items()
            for chunk in sorted(_chunks(order), key=_length, reverse=True)
        )

    def _share(self, tasks: Iterable[Task]) -> Iterator[Any]:
        """Give every worker a task whenever it has none. Raises what a worker could not cope with."""
        waiting = iter(tasks)
        busy = {pipe for pipe in self.pipes if _give(pipe, waiting)}
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                try:
                    answer = pipe.recv()
                except EOFError:
                    raise Invalid("a worker of the kit has ended without a word; this is a fault of the kit") from None
                if isinstance(answer, Exception):
                    raise answer
                if answer is not None and not isinstance(answer, Part):
                    yield answer
                    continue
                # The worker goes on before anybody looks at what it has done.
                if not _give(pipe, waiting):
                    busy.discard(pipe)
                if answer is not None:
                    yield answer

    def close(self) -> Closing:
        """Say goodbye to all implementations, also when a worker is in the middle of something."""
        for process in self.processes:
            process.terminate()
        closings = [_closing(pipe) for pipe in self.pipes]
        for process in self.processes:
            process.join()
        words = next((closing.words for closing in closings if closing.words), ())
        return Closing(sum(closing.restarts for closing in closings), words)


def _chunks(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    return (items[start : start + CHUNK_SIZE] for start in range(0, len(items), CHUNK_SIZE))


def _length(scenarios: Sequence[Scenario]) -> int:
    """How long scenarios take, in sentences."""
    return sum(len(scenario.steps) for scenario in scenarios)


def _give(pipe: Connection, tasks: Iterator[Task]) -> bool:
    """Hand the next task to a worker, if there is one."""
    task = next(tasks, None)
    if task is not None:
        pipe.send(task)
    return task is not None


def _closing(pipe: Connection) -> Closing:
    """A worker's last message, whatever else it still had to say."""
    with suppress(EOFError, OSError):
        while True:
            answer = pipe.recv()
            if isinstance(answer, Closing):
                return answer
    return Closing()


class EmbeddedPool:
    """The embedded reference in several processes, which measure all editions one after another.

    It can drift no more than the processes can that play it, so that what has passed gets its second look at once:
    nobody waits for the last scenario of an edition, nor for its report.
    """

    def __init__(self, settings: Settings) -> None:
        """Start the processes."""
        self.pool = WorkerPool("", (), settings)
        self._coming: Iterator[Part] = iter(())
        self._waiting: dict[str, list[Part]] = defaultdict(list)

    def begin(self, orders: Mapping[str, Sequence[Scenario]]) -> None:
        """Let the processes play: for each edition the scenarios and controls, in the order of the editions."""
        self._coming = self.pool.wholly(orders)

    def player(self, edition: str) -> "EmbeddedPlayer":
        """What comes of one edition."""
        return EmbeddedPlayer(self, edition)

    def next_part(self, edition: str) -> Part:
        """What comes next of an edition; what comes of others meanwhile is kept."""
        while not self._waiting[edition]:
            part = next(self._coming)
            self._waiting[part.edition].append(part)
        return self._waiting[edition].pop(0)

    def close(self) -> None:
        """End the processes."""
        with postponed():
            self.pool.close()


class EmbeddedPlayer:
    """One edition, as it is measured by the processes of an EmbeddedPool."""

    def __init__(self, pool: EmbeddedPool, edition: str) -> None:
        """Nothing has come yet."""
        self.pool = pool
        self.edition = edition
        self._again: dict[str, Verdict] = {}

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """The first verdict on each, in the order in which they come."""
        left = len(scenarios)
        while left:
            part = self.pool.next_part(self.edition)
            self._again.update((verdict.scenario, verdict) for verdict in part.again)
            left -= len(part.first)
            yield from part.first

    def recheck(
        self,
        scenarios: Sequence[Scenario],
        first: Sequence[Verdict],  # noqa: ARG002
        closely: Collection[str],  # noqa: ARG002
    ) -> Iterator[Verdict]:
        """The verdict of the second look, which each that has passed has had already."""
        return (self._again[scenario.id] for scenario in scenarios)

    def close(self) -> Closing:
        """Other editions are still to come: the pool is closed by whoever has it."""
        return Closing()


class _Stop(BaseException):
    """The kit is done with this worker."""


def _work(pipe: Connection, command: Sequence[str], settings: Settings, house: House | None) -> None:
    """The life of a worker: tasks come in, verdicts go out, None when a task is done; of a whole task one Part.

    An implementation is measured in one edition, the embedded reference in one after another.
    """
    signal.signal(signal.SIGTERM, _stop)
    measurement: Session | None = None
    try:
        end_with_parent()
        register_games()
        while True:
            task: Task = pipe.recv()
            if measurement is None or measurement.edition != task.edition:
                measurement = Session.of_command(task.edition, command, settings, house)
            if task.whole:
                pipe.send(_part(measurement, task))
                continue
            played = (
                measurement.play(task.scenarios)
                if task.first is None
                else measurement.recheck(task.scenarios, task.first, task.closely)
            )
            for verdict in played:
                pipe.send(verdict)
            pipe.send(None)
    except (_Stop, EOFError, BrokenPipeError):
        pass
    except Exception as error:
        with suppress(OSError):
            pipe.send(error)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        closing = measurement.close() if measurement is not None else Closing()
        with suppress(OSError):
            pipe.send(closing)


def _part(measurement: Session, task: Task) -> Part:
    """A task played as a whole. Controls get no second look."""
    first = tuple(measurement.play(task.scenarios))
    passed = [
        (scenario, verdict)
        for scenario, verdict in zip(task.scenarios, first, strict=True)
        if verdict.status is Status.PASS and not verdict.control and measurement.images
    ]
    again = measurement.recheck([each for each, _ in passed], [each for _, each in passed], ())
    return Part(task.edition, first, tuple(again))


def _stop(_signal: int, _frame: object) -> None:
    raise _Stop

"""Several measurements at once, each in a process of its own with its own implementation."""

import multiprocessing
import signal
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import NamedTuple, TypeVar

from monosashi.games import register_games
from monosashi.suite import Scenario
from monosashi.support.interruption import ignoring
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Closing, Invalid, Session
from monosashi.verification.verdict import Verdict

CHUNK_SIZE = 20
"""How many scenarios a worker is given at once: few enough that all workers end together."""

Item = TypeVar("Item")


class Task(NamedTuple):
    """What a worker is to do: play these, or play those again that have these verdicts, some of them closely."""

    scenarios: tuple[Scenario, ...]
    first: tuple[Verdict, ...] | None = None
    closely: frozenset[str] = frozenset()


class WorkerPool:
    """Several measurements at once, each in a process of its own."""

    def __init__(self, edition: str, command: Sequence[str], settings: Settings) -> None:
        """Start the processes; they start their implementations when there is something to do."""
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        # Ctrl-C goes to the whole terminal; the kit decides when its workers stop, and tells them by SIGTERM.
        with ignoring(signal.SIGINT):
            for _ in range(settings.workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, edition, command, settings), daemon=True)
                process.start()
                theirs.close()
                self.pipes.append(ours)
                self.processes.append(process)

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict; the order is that in which they come to an end."""
        return self._share(Task(tuple(chunk)) for chunk in _chunks(scenarios))

    def recheck(
        self, scenarios: Sequence[Scenario], first: Sequence[Verdict], closely: Collection[str]
    ) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed, each worker at a few."""
        pairs = zip(_chunks(scenarios), _chunks(first), strict=True)
        return self._share(Task(tuple(some), tuple(verdicts), frozenset(closely)) for some, verdicts in pairs)

    def _share(self, tasks: Iterable[Task]) -> Iterator[Verdict]:
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
                if isinstance(answer, Verdict):
                    yield answer
                elif not _give(pipe, waiting):
                    busy.discard(pipe)

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


class _Stop(BaseException):
    """The kit is done with this worker."""


def _work(pipe: Connection, edition: str, command: Sequence[str], settings: Settings) -> None:
    """The life of a worker: tasks come in, verdicts go out, None when a task is done."""
    signal.signal(signal.SIGTERM, _stop)
    measurement: Session | None = None
    try:
        register_games()
        measurement = Session.of_command(edition, command, settings)
        while True:
            task: Task = pipe.recv()
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


def _stop(_signal: int, _frame: object) -> None:
    raise _Stop

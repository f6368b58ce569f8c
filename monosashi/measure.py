"""One measurement: an implementation, the reference beside it, and scenarios played on both, one after another.

:func:`spread` has several at once, each in a process of its own with its own implementation.
"""

import multiprocessing
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

import reference_engine as engine
from monosashi import runner
from monosashi.case import Case
from monosashi.child import Child
from monosashi.controls import CONTROL
from monosashi.lockstep import Lockstep, reference_for
from monosashi.process import last_words
from monosashi.reference import Reference
from monosashi.run_record import Settings
from monosashi.second_look import SecondLook, told_apart
from monosashi.subject import Hello, Subject
from monosashi.suite import Scenario
from monosashi.validate import Checker
from monosashi.verdict import Status, Unmet, Verdict

AT_ONCE = 20
"""How many scenarios a worker is given at once: few enough that all workers end together."""

JUDGED = (Status.FAIL, Status.WRONG_REASON, Status.WRONG_FRAME, Status.CHANCE_MISMATCH)
"""What the rules are the measure of."""

BROKEN = (Status.CRASH, Status.TIMEOUT, Status.PROTOCOL_ERROR, Status.ERROR)
"""What the last words of a process may explain."""

Item = TypeVar("Item")


class Invalid(Exception):
    """The run cannot prove anything; the message says why, in one sentence."""


class Closing(NamedTuple):
    """How a measurement ended: the processes started after the first, the last lines on standard error."""

    restarts: int = 0
    words: tuple[str, ...] = ()


class Measure(Protocol):
    """Where scenarios can be played, here or in several processes."""

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict, in whatever order they come to an end."""

    def play_again(self, scenarios: Sequence[Scenario], first: Sequence[Verdict]) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed; yields their verdicts, changed or not."""

    def close(self) -> Closing:
        """Say goodbye."""


def declared(command: Sequence[str], settings: Settings) -> tuple[str, ...]:
    """The editions that an implementation declares and this suite knows, in the suite's order. Raises Invalid.

    Without a ``command`` those of the reference; amended ones come last.
    """
    if not command:
        return engine.editions()
    with Child(command, settings.timeout, settings.hello_timeout) as child:
        try:
            hello = child.hello()
        except Unmet as error:
            raise _cannot_be_measured(child, error) from None
    known = [name for name in hello.editions if engine.knows(name)]
    if not known:
        offered = ", ".join(hello.editions) or "no edition"
        raise Invalid(f"{hello.name} does not offer {' or '.join(engine.editions())}; it offers {offered}")
    published = engine.editions()
    return tuple(sorted(dict.fromkeys(known), key=lambda name: ("+" in name, published.index(engine.published(name)))))


def _cannot_be_measured(child: Child, error: Unmet) -> Invalid:
    """In a sentence why, with the last words of the process."""
    words = last_words(child.stderr)
    return Invalid(f"{child.command[0]} cannot be measured: {str(error).removesuffix(words)}{words}")


class Measurement:
    """One implementation beside the reference; without a ``command`` the reference alone."""

    def __init__(self, edition: str, command: Sequence[str], settings: Settings) -> None:
        """Start the implementation and let it introduce itself. Raises Invalid."""
        self.edition = edition
        self.child: Child | None = None
        self.hello = Reference().hello()
        self.subject: Subject = Reference(engine.edition(edition))
        if command:
            self.child = Child(
                command,
                settings.timeout,
                settings.hello_timeout,
                edition=edition,
                max_restarts=settings.restarts,
                validator=Checker() if settings.validate else None,
            )
            self.hello, self.subject = self._introduced(self.child)

    def _introduced(self, child: Child) -> tuple[Hello, Lockstep]:
        try:
            hello = child.hello()
            if self.edition not in hello.editions:
                offered = ", ".join(hello.editions) or "no edition"
                raise Invalid(f"{hello.name} does not offer {self.edition}; it offers {offered}")
            return hello, Lockstep(child, reference_for(hello, self.edition))
        except (Unmet, Invalid) as error:
            child.bye()
            raise error if isinstance(error, Invalid) else _cannot_be_measured(child, error) from None

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict."""
        for scenario in scenarios:
            yield self._play(self.subject, scenario)

    def play_again(self, scenarios: Sequence[Scenario], first: Sequence[Verdict]) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed."""
        if not isinstance(self.subject, Lockstep):
            return  # The embedded reference has nothing beside it that it could differ from.
        closer = SecondLook(self.subject, self.hello.levels)
        for scenario, verdict in zip(scenarios, first, strict=True):
            yield told_apart(verdict, self._play(closer, scenario))

    def _play(self, subject: Subject, scenario: Scenario) -> Verdict:
        verdict = runner.play(Case(subject, self.edition, self.hello.levels), scenario)
        if scenario.clause == CONTROL:
            verdict = replace(verdict, control=True)
        elif self.hello.readings and self._read_otherwise(subject, scenario, verdict):
            declared = ", ".join(f"{switch} = {reading}" for switch, reading in self.hello.readings.items())
            message = f"does not go with {declared}: {verdict.message}"
            verdict = replace(verdict, status=Status.NOT_APPLICABLE, message=message)
        if verdict.status in BROKEN and self.child is not None:
            verdict = replace(verdict, words=tuple(self.child.stderr))
        return verdict

    def _read_otherwise(self, subject: Subject, scenario: Scenario, verdict: Verdict) -> bool:
        """Whether a scenario cannot pass by the readings declared, and the implementation has done as they say."""
        lockstep = subject.lockstep if isinstance(subject, SecondLook) else subject
        if verdict.status not in JUDGED or not isinstance(lockstep, Lockstep) or lockstep.divergence:
            return False
        alone = reference_for(self.hello, self.edition)
        by_them = runner.play(Case(alone, self.edition, self.hello.levels), scenario)
        return (by_them.status, by_them.line) == (verdict.status, verdict.line)

    def close(self) -> Closing:
        """Say goodbye to the implementation."""
        self.subject.bye()
        return Closing() if self.child is None else Closing(self.child.restarts, tuple(self.child.stderr))


class Task(NamedTuple):
    """What a worker is to do: play these, or play those again that have these verdicts."""

    scenarios: tuple[Scenario, ...]
    first: tuple[Verdict, ...] | None = None


class Spread:
    """Several measurements at once, each in a process of its own."""

    def __init__(self, edition: str, command: Sequence[str], settings: Settings) -> None:
        """Start the processes; they start their implementations when there is something to do."""
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
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

    def play_again(self, scenarios: Sequence[Scenario], first: Sequence[Verdict]) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed, each worker at a few."""
        pairs = zip(_chunks(scenarios), _chunks(first), strict=True)
        return self._share(Task(tuple(some), tuple(verdicts)) for some, verdicts in pairs)

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
    return (items[start : start + AT_ONCE] for start in range(0, len(items), AT_ONCE))


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
    # Ctrl-C goes to the whole terminal; the kit decides when its workers stop, and tells them by SIGTERM.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _stop)
    measurement: Measurement | None = None
    try:
        measurement = Measurement(edition, command, settings)
        while True:
            task: Task = pipe.recv()
            played = (
                measurement.play(task.scenarios)
                if task.first is None
                else measurement.play_again(task.scenarios, task.first)
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

"""An implementation in a process of its own, as a subject: the conversation by the protocol.

Whatever the process does instead of answering costs the scenario that is being played and no other: the process
and everything it has started are killed, and the next ``load`` or ``start`` begins with a new one. A well-formed
error keeps the process alive, since both sides still know where in the conversation they are. The pipes are looked
after by :mod:`monosashi.subjects.pipes`.
"""

import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Self

import msgspec

import reference_engine as engine
from monosashi import __version__
from monosashi.subjects.pipes import WORDS_KEPT, Process
from monosashi.subjects.port import (
    BadPosition,
    Chance,
    Hello,
    Implementation,
    Lacking,
    Meanwhile,
    Reply,
    beside_hello,
    must_know,
    tidied,
)
from monosashi.subjects.protocol import (
    METHODS,
    PLAYER_METHODS,
    VERSION,
    Answer,
    ApplyParams,
    ChooseParams,
    Code,
    HelloParams,
    LoadParams,
    NoParams,
    ObserveParams,
    Problem,
    Request,
    StartParams,
    quoted_line,
)
from monosashi.subjects.status import STATUS_LENGTH, ScenarioEnded, Status
from monosashi.support.text import harmless, shortened
from reference_engine.kernel.codec import PLAIN, Codec, Unreadable

if TYPE_CHECKING:
    from monosashi.subjects.validation import Checker

ENCODE = msgspec.json.Encoder().encode
ANSWERS = Codec(Answer)
HELLOS = Codec(Hello)
ACTIONS = Codec(list[dict[str, Any]])
ACTION = Codec(dict[str, Any])


@cache
def _codecs(edition: str) -> tuple[Codec, Codec]:
    """What reads the results of load, and of start and apply, with a view of the edition's game or without."""
    view = engine.game(edition).views.kind
    loaded = msgspec.defstruct("Loaded", [("view", view)])
    acted = msgspec.defstruct("Acted", [("view", view | None, None)], bases=(Reply,), frozen=True)
    return Codec(loaded), Codec(acted)


class Child(Implementation):
    """An implementation in a process.

    ``shown`` is the judge's view that the last load, start or apply brought along in its answer, if it did. It is
    taken for what ``observe`` would show the judge, until something else is asked for that may change the position.
    ``restarts`` counts the processes after the first, ``stderr`` has the last lines that the present or last one wrote
    there; ``strange_fields`` are those of its introduction that none has. All methods raise ScenarioEnded: TIMEOUT,
    CRASH or PROTOCOL_ERROR when the process has failed, ERROR when it answers with an error or cannot be started,
    NOT_RUN when it has failed too often; UNSUPPORTED for a method that it need not know. ``meanwhile`` is called when a
    request has been sent, before its answer is waited for.
    """

    def __init__(
        self,
        command: Sequence[str],
        timeout: float = 2.0,
        hello_timeout: float = 60.0,
        *,
        edition: str = "",
        max_restarts: int = 10,
        grace: float = 0.5,
        validator: "Checker | None" = None,
    ) -> None:
        """Speak to what ``command`` starts; nothing is started yet.

        Answers may take ``timeout`` seconds, the first one ``hello_timeout``; ``grace`` is left for ending after
        ``bye``. ``edition`` is what hello asks for, if it is known already. A ``validator`` holds every message
        against the published schemas; it raises OurFault for a request that breaks them.
        """
        self.command = list(command)
        self.timeout = timeout
        self.hello_timeout = hello_timeout
        self.max_restarts = max_restarts
        self.grace = grace
        self.validator = validator
        self.restarts = 0
        self._edition = edition
        self._process: Process | None = None
        self._started = 0
        self._asked = 0
        self._hello: Hello | None = None
        self._failure: ScenarioEnded | None = None
        self._words: deque[str] = deque(maxlen=WORDS_KEPT)
        self.strange_fields: tuple[str, ...] = ()
        self.shown: Any = None

    def __enter__(self) -> Self:
        """The run begins with the first request."""
        return self

    def __exit__(self, *_: object) -> None:
        """The run is over."""
        self.bye()

    def finish(self) -> None:
        """A scenario is over: what else the process has written since is its fault. Raises ScenarioEnded."""
        if self._process is not None:
            try:
                self._process.demand_silence()
            except ScenarioEnded as failure:
                self._lose(failure)
                raise

    @property
    def stderr(self) -> list[str]:
        """The last lines that the process wrote on standard error."""
        if self._process is not None:
            self._process.listen_out()
        return list(self._words)

    def hello(self) -> Hello:
        """How the implementation introduces itself; it is asked once for each process."""
        if self._hello is None:
            self._start_process()
        assert self._hello is not None
        return self._hello

    def load(self, edition: str, position: dict[str, Any], meanwhile: Meanwhile | None = None) -> None:
        """Put a quiet position on the table, in a new process if the last one has failed. Raises BadPosition."""
        self._table(edition)
        result = self._ask("load", LoadParams(edition, position), meanwhile=meanwhile)
        if result == b"null":
            return
        if b'"view"' not in result:
            raise misshapen("load", [f"expected null, got {quoted_line(result)}"])
        self.shown = _read("load", _codecs(edition)[0], result).view

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game, in a new process if the last one has failed. Raises BadPosition."""
        self._table(edition)
        return self._acted("start", self._ask("start", StartParams(edition, start, tuple(chance))))

    def apply(
        self, seat: str, action: dict[str, Any], chance: Sequence[Chance], meanwhile: Meanwhile | None = None
    ) -> Reply:
        """Let a seat act."""
        params = ApplyParams(seat, action, tuple(chance))
        return self._acted("apply", self._ask("apply", params, meanwhile=meanwhile))

    def _acted(self, method: str, result: bytes) -> Reply:
        """The Reply in a result; a view that it brings along is kept."""
        *reply, self.shown = msgspec.structs.astuple(_read(method, _codecs(self._edition)[1], result))
        return Reply(*reply)

    def legal(self) -> list[dict[str, Any]]:
        """The listed legal answers."""
        actions: list[dict[str, Any]] = _read("legal", ACTIONS, self._ask("legal", NoParams()))
        return actions

    def observe(self, viewer: str, meanwhile: Meanwhile | None = None) -> Any:
        """What a viewer sees, as the game's view; asked for unless the last answer has brought it along."""
        if viewer == "judge" and self.shown is not None:
            return self.shown
        return self.look(viewer, meanwhile)

    def look(self, viewer: str, meanwhile: Meanwhile | None = None) -> Any:
        """What a viewer sees, asked for in any case."""
        result = self._ask("observe", ObserveParams(viewer), meanwhile=meanwhile)
        return _read("observe", engine.game(self._edition).views, result)

    def choose(self, question: ChooseParams) -> dict[str, Any]:
        """What a player answers, in a new process if the last one has failed."""
        self._table(question.edition)
        action: dict[str, Any] = _read("choose", ACTION, self._ask("choose", question))
        return action

    def bye(self) -> None:
        """The run is over; a process that does not end soon is killed."""
        process, self._process, self.shown = self._process, None, None
        if process is None:
            return
        with suppress(ScenarioEnded, subprocess.TimeoutExpired):
            process.exchange("bye", self._message("bye", NoParams()), self.grace)
            process.process.wait(self.grace)
        process.listen_out()
        # In any case, for the sake of what it may have started.
        process.stop()

    def _table(self, edition: str) -> None:
        """Have a process to begin a scenario with."""
        self._edition = edition
        if self._process is None:
            self._start_process()

    def _start_process(self) -> None:
        if self._started > self.max_restarts:
            raise ScenarioEnded(
                Status.NOT_RUN,
                f"gave up after {self.restarts} restarts; the last failure was: {self._failure}",
                "a process that goes on running",
                f"{self._started} failures",
            )
        self.restarts = self._started
        self._started += 1
        self._words.clear()
        try:
            self._process = Process(self.command, self._words)
        except OSError as error:
            self._failure = ScenarioEnded(
                Status.ERROR, f"{self.command[0]!r} cannot be started: {error.strerror or error}"
            )
            raise self._failure from None
        try:
            params = HelloParams(VERSION, __version__, self._edition)
            result = self._ask("hello", params, self.hello_timeout)
            self._welcome(tidied(_read("hello", HELLOS, result)))
            self.strange_fields = beside_hello(PLAIN.load(result, looked_at=True))
        except ScenarioEnded as failure:
            # Without an introduction there is nothing to go on with, whatever the reason.
            self._lose(failure)
            raise

    def _welcome(self, hello: Hello) -> None:
        if hello.protocol != VERSION:
            raise misshapen("hello", [f"protocol: expected {VERSION}, got {hello.protocol}"])
        for field in ("editions", "capabilities", "readings", "vocabulary"):
            first, now = getattr(self._hello, field, None), getattr(hello, field)
            if self._hello is not None and now != first:
                raise misshapen("hello", [f"{field}: expected {first}, as the first process said, got {now}"])
        self._hello = hello

    def _message(self, method: str, params: Any) -> bytes:
        self._asked += 1
        message = ENCODE(Request("2.0", self._asked, method, params))
        if self.validator is not None:
            self.validator.request(method, message)
        return message + b"\n"

    def _ask(self, method: str, params: Any, timeout: float | None = None, meanwhile: Meanwhile | None = None) -> bytes:
        """The result of a request, as it was sent."""
        process = self._process
        if process is None:
            raise self._failure or ScenarioEnded(Status.ERROR, f"{method} was asked for before any position was loaded")
        if method not in ("legal", "observe"):
            self.shown = None
        message = self._message(method, params)
        try:
            line = process.exchange(method, message, self.timeout if timeout is None else timeout, meanwhile)
            answer = self._answer(method, line)
        except ScenarioEnded as failure:
            self._lose(failure)
            raise
        if self.validator is not None:
            self.validator.answer(method, line)
        if answer.error is not None:
            raise self._refused(method, answer.error)
        return bytes(answer.result)

    def _answer(self, method: str, line: bytes) -> Answer:
        """The answer in a line, which must be one to the last request."""
        try:
            answer: Answer = ANSWERS.load(line)
        except Unreadable as error:
            raise _broken(method, line, "; ".join(error.faults)) from None
        # An error without an id says that the request itself could not be read.
        if answer.id != self._asked and not (answer.id is None and answer.error is not None):
            raise _broken(method, line, f"id: expected {self._asked}, got {answer.id!r}")
        if (answer.error is None) == (not len(bytes(answer.result))):
            raise _broken(method, line, "expected either result or error")
        return answer

    def _refused(self, method: str, problem: Problem) -> Exception:
        """What an error means: a bad position, a method that need not be known, or a failure of this request."""
        if problem.code == Code.BAD_POSITION and method in ("load", "start"):
            data = problem.data
            found = data.get("faults") if isinstance(data, dict) else None
            told = "; ".join(map(str, found)) if isinstance(found, list) and found else problem.message
            return BadPosition(shortened(harmless(told), STATUS_LENGTH))
        capability = {**METHODS, **PLAYER_METHODS}[method].capability
        if problem.code == Code.UNKNOWN_METHOD and self._hello is not None and not must_know(self._hello, capability):
            return Lacking(capability, f"does not know {method}, and does not offer the capability {capability!r}")
        told = f"error {problem.code}, {quoted_line(problem.message.encode())}"
        return ScenarioEnded(Status.ERROR, f"{method} is answered with {told}", "a result", told)

    def _lose(self, failure: ScenarioEnded) -> None:
        """The process is not to be trusted any more."""
        self._failure = failure
        process, self._process, self.shown = self._process, None, None
        if process is not None:
            process.listen_out()
            process.stop()


def _read(method: str, codec: Codec, result: bytes) -> Any:
    """The value of a result. Raises ScenarioEnded naming every place that is not as it should be."""
    try:
        return codec.load(result, looked_at=True)
    except Unreadable as error:
        raise misshapen(method, error.faults) from None


def misshapen(method: str, faults: list[str]) -> ScenarioEnded:
    """The result is not what the method's result is."""
    listed = "; ".join(faults[:5]) + (f"; and {len(faults) - 5} more" if len(faults) > 5 else "")
    return ScenarioEnded(Status.PROTOCOL_ERROR, f"the result of {method} is wrong: {listed}", "the right shape", listed)


def _broken(method: str, line: bytes, fault: str) -> ScenarioEnded:
    """The line is no answer."""
    message = f"the line that should answer {method} is no answer ({fault}): {quoted_line(line)}"
    return ScenarioEnded(Status.PROTOCOL_ERROR, message, "an answer of JSON-RPC 2.0", quoted_line(line))

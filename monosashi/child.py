"""An implementation in a process of its own, spoken to over its standard input and output.

Whatever the process does instead of answering costs the scenario that is being played and no other: the process
and everything it has started are killed, and the next ``load`` or ``start`` begins with a new one. A well-formed
error keeps the process alive, since both sides still know where in the conversation they are.

No threads: one ``poll`` waits for the answer and, while at it, empties standard error.
"""

import os
import re
import select
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, NoReturn, Self

import msgspec

import reference_engine as engine
from monosashi import __version__
from monosashi.protocol import (
    MAX_ANSWER,
    METHODS,
    VERSION,
    Answer,
    ApplyParams,
    Code,
    HelloParams,
    LoadParams,
    NoParams,
    ObserveParams,
    Problem,
    Request,
    StartParams,
    shown,
)
from monosashi.subject import BadPosition, Chance, Hello, Reply
from monosashi.verdict import Status, Unmet
from reference_engine.kernel.codec import Codec, Unreadable

if TYPE_CHECKING:
    from monosashi.validate import Checker

CHUNK = 65536
WORDS_KEPT = 20
LONGEST_WORD = 4096
LOOK_AROUND = 0.1
"""How often, in seconds, a silent process is checked for being alive: a grandchild may hold its pipes open."""

LAST_BREATH = 1.0
"""How long, in seconds, a process that has closed its output may take to end."""

Meanwhile = Callable[[], object]
"""Something to do while the process thinks. It must not raise: the answer would stay unread."""

ENCODE = msgspec.json.Encoder().encode
ANSWERS = Codec(Answer)
HELLOS = Codec(Hello)
ACTIONS = Codec(list[dict[str, Any]])


@cache
def _codecs(edition: str) -> tuple[Codec, Codec]:
    """What reads the results of load, and of start and apply, with a view of the edition's ruleset or without."""
    view = engine.ruleset(edition).views.kind
    loaded = msgspec.defstruct("Loaded", [("view", view)])
    acted = msgspec.defstruct("Acted", [("view", view | None, None)], bases=(Reply,), frozen=True)
    return Codec(loaded), Codec(acted)


def _release(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and its descendants, close the pipes, leave no zombie."""
    with suppress(ProcessLookupError, PermissionError):  # nobody of the group may be left
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    with suppress(subprocess.TimeoutExpired):  # stuck in the kernel; nothing more can be done from here
        process.wait(5)


class Process:
    """A started command and the pipes to it. Every wait has an end."""

    def __init__(self, command: Sequence[str], words: deque[str]) -> None:
        """Start ``command`` in a process group of its own; what it says on standard error goes to ``words``.

        Raises OSError if it cannot be started.
        """
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        self.process = process
        # Also when the kit ends without having said goodbye.
        self.stop = weakref.finalize(self, _release, process)
        self.words = words
        self.unread = bytearray()
        self._word = b""
        self._silent = False
        self._input = _unblocked(process.stdin)
        self._output = _unblocked(process.stdout)
        self._error = _unblocked(process.stderr)
        self._poll = select.poll()
        self._poll.register(self._output, select.POLLIN)
        self._poll.register(self._error, select.POLLIN)

    def exchange(self, what: str, message: bytes, timeout: float, meanwhile: Meanwhile | None = None) -> bytes:
        """Send a line, the request ``what``, and return the line that answers it. Raises Unmet.

        ``meanwhile`` is called once the line is sent; the time for the answer counts from its end.
        """
        unread = self.unread
        if unread:
            raise self._noise(f"before {what} was asked for")
        deadline = monotonic() + timeout
        try:
            sent = os.write(self._input, message)
        except BlockingIOError:
            sent = 0
        except BrokenPipeError:
            self._ended(what)
        if sent < len(message):
            self._send_rest(what, memoryview(message)[sent:], deadline, timeout)
        if meanwhile is not None:
            meanwhile()
            deadline = monotonic() + timeout
            self._take(what, self._output)  # usually it is there by now
        searched = 0
        while (end := unread.find(b"\n", searched)) < 0:
            searched = len(unread)
            for handle in self._ready(what, deadline, timeout):
                self._take(what, handle)
        line = bytes(unread[:end])
        del unread[: end + 1]
        return line

    def demand_silence(self) -> None:
        """Nothing may have been written since the last answer, and the process must be there. Raises Unmet."""
        with suppress(BlockingIOError):
            chunk = os.read(self._output, CHUNK)
            if not chunk:
                self._ended("the next request")
            self.unread += chunk
            raise self._noise("after the last answer")

    def _noise(self, when: str) -> Unmet:
        """Something was written that nobody has asked for."""
        noise = shown(bytes(self.unread).partition(b"\n")[0])
        message = f"{when}, the process wrote {noise}; expected one line for each request"
        return Unmet(Status.PROTOCOL_ERROR, message, "no output", noise)

    def _send_rest(self, what: str, rest: memoryview, deadline: float, timeout: float) -> None:
        """Send what the pipe had no room for, reading meanwhile: the process may be stuck in writing."""
        self._poll.register(self._input, select.POLLOUT)
        try:
            while rest:
                for handle in self._ready(what, deadline, timeout):
                    if handle == self._input:
                        rest = rest[os.write(handle, rest) :]
                    else:
                        self._take(what, handle)
        except BrokenPipeError:
            self._ended(what)
        finally:
            self._poll.unregister(self._input)

    def _ready(self, what: str, deadline: float, timeout: float) -> list[int]:
        """Wait for one of the pipes; the list is empty when it is only time to look again."""
        left = deadline - monotonic()
        if left <= 0:
            raise Unmet(Status.TIMEOUT, f"no answer to {what} within {timeout:g} seconds", "an answer", "none")
        events = self._poll.poll(min(left, LOOK_AROUND) * 1000)
        if not events and self.process.poll() is not None:
            self._ended(what)
        return [handle for handle, _ in events]

    def _take(self, what: str, handle: int) -> None:
        """Read what a pipe has."""
        if handle == self._error:
            self._listen()
            return
        try:
            chunk = os.read(handle, CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            self._ended(what)
        self.unread += chunk
        if len(self.unread) > MAX_ANSWER and b"\n" not in self.unread:
            start = shown(bytes(self.unread[:CHUNK]))
            raise Unmet(
                Status.PROTOCOL_ERROR,
                f"the answer to {what} is longer than {MAX_ANSWER} bytes, beginning {start}",
                f"a line of at most {MAX_ANSWER} bytes",
                "more",
            )

    def _listen(self) -> bool:
        """Read from standard error, keeping the last lines, long ones cut short. False when nothing was there."""
        if self._silent:
            return False
        try:
            chunk = os.read(self._error, CHUNK)
        except BlockingIOError:
            return False
        *lines, rest = (self._word + chunk).split(b"\n")
        self._word = rest[:LONGEST_WORD]
        if not chunk:
            # Its end would be reported again and again.
            self._silent = True
            self._poll.unregister(self._error)
            lines.append(self._word)
        for line in lines:
            if line.strip():
                self.words.append(line[:LONGEST_WORD].decode("utf-8", "replace").rstrip())
        return not self._silent

    def listen_out(self) -> None:
        """Read what is left on standard error, within reason."""
        for _ in range(WORDS_KEPT):
            if not self._listen():
                return

    def _ended(self, what: str) -> NoReturn:
        """The process has closed a pipe or is gone: say which."""
        try:
            status = self.process.wait(LAST_BREATH)
        except subprocess.TimeoutExpired:
            raise Unmet(
                Status.PROTOCOL_ERROR,
                f"the process closed its standard input or output without answering {what}, and goes on running",
                "an answer",
                "a closed pipe",
            ) from None
        self.listen_out()
        how = f"was killed by signal {-status}" if status < 0 else f"ended with exit status {status}"
        message = f"the process {how} without answering {what}{last_words(self.words)}"
        raise Unmet(Status.CRASH, message, "an answer", f"it {how}")


TROUBLE = re.compile(r"error|exception|panic|fatal|cannot|no such", re.IGNORECASE)
"""What the line has that says why a program ended. Node prints its version after it, others a stack before it."""


def last_words(words: Sequence[str]) -> str:
    """The most telling of the last lines on standard error, as the end of a message; empty if there are none."""
    if not words:
        return ""
    told = next((word for word in reversed(words) if TROUBLE.search(word)), words[-1])
    return f"; its last words: {told.strip()[:200]}"


def _unblocked(pipe: IO[bytes] | None) -> int:
    """The handle of a pipe that never makes the kit wait."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


class Child:
    """An implementation in a process: a :class:`monosashi.subject.Subject`.

    ``shown`` is the judge's view that the last load, start or apply brought along in its answer, if it did. It is taken
    for what ``observe`` would show the judge, until something else is asked for that may change the position.
    ``restarts`` counts the processes after the first, ``stderr`` has the last lines that the present or last one
    wrote there. All methods raise Unmet: TIMEOUT, CRASH or PROTOCOL_ERROR when the process has failed, ERROR when it
    answers with an error or cannot be started, NOT_RUN when it has failed too often; UNSUPPORTED for a method that it
    need not know. ``meanwhile`` is called when a request has been sent, before its answer is waited for.
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
        self._failure: Unmet | None = None
        self._words: deque[str] = deque(maxlen=WORDS_KEPT)
        self.shown: Any = None

    def __enter__(self) -> Self:
        """The run begins with the first request."""
        return self

    def __exit__(self, *_: object) -> None:
        """The run is over."""
        self.bye()

    def demand_silence(self) -> None:
        """A scenario is over: whatever else the process has written since is this scenario's fault. Raises Unmet."""
        if self._process is not None:
            try:
                self._process.demand_silence()
            except Unmet as failure:
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
            raise misshapen("load", [f"expected null, got {shown(result)}"])
        self.shown = _read("load", _codecs(edition)[0], result).view

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game, in a new process if the last one has failed. Raises BadPosition."""
        self._table(edition)
        return self._acted("start", self._ask("start", StartParams(edition, start, tuple(chance))))

    def apply(
        self, seat: str, action: dict[str, Any], chance: Sequence[Chance], meanwhile: Meanwhile | None = None
    ) -> Reply:
        """Let a seat act."""
        params = ApplyParams(seat, action, tuple(chance))  # type: ignore[arg-type]
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
        """What a viewer sees, as the ruleset's view; asked for unless the last answer has brought it along."""
        if viewer == "judge" and self.shown is not None:
            return self.shown
        return self.look(viewer, meanwhile)

    def look(self, viewer: str, meanwhile: Meanwhile | None = None) -> Any:
        """What a viewer sees, asked for in any case."""
        result = self._ask("observe", ObserveParams(viewer), meanwhile=meanwhile)  # type: ignore[arg-type]
        return _read("observe", engine.ruleset(self._edition).views, result)

    def bye(self) -> None:
        """The run is over; a process that does not end soon is killed."""
        process, self._process, self.shown = self._process, None, None
        if process is None:
            return
        with suppress(Unmet, subprocess.TimeoutExpired):
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
            raise Unmet(
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
            self._failure = Unmet(Status.ERROR, f"{self.command[0]!r} cannot be started: {error}")
            raise self._failure from None
        try:
            params = HelloParams(VERSION, __version__, self._edition)
            self._welcome(_read("hello", HELLOS, self._ask("hello", params, self.hello_timeout)))
        except Unmet as failure:
            # Without an introduction there is nothing to go on with, whatever the reason.
            self._lose(failure)
            raise

    def _welcome(self, hello: Hello) -> None:
        if hello.protocol != VERSION:
            raise misshapen("hello", [f"protocol: expected {VERSION}, got {hello.protocol}"])
        for field in ("editions", "levels", "readings"):
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
            raise self._failure or Unmet(Status.ERROR, f"{method} was asked for before any position was loaded")
        if method not in ("legal", "observe"):
            self.shown = None
        message = self._message(method, params)
        try:
            line = process.exchange(method, message, self.timeout if timeout is None else timeout, meanwhile)
            answer = self._answer(method, line)
        except Unmet as failure:
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
            return BadPosition("; ".join(map(str, found)) if isinstance(found, list) and found else problem.message)
        level = METHODS[method].level
        if problem.code == Code.UNKNOWN_METHOD and self._hello is not None and level not in self._hello.levels:
            return Unmet(Status.UNSUPPORTED, f"does not know {method}, and does not offer the level {level!r}")
        told = f"error {problem.code}, {shown(problem.message.encode())}"
        return Unmet(Status.ERROR, f"{method} is answered with {told}", "a result", told)

    def _lose(self, failure: Unmet) -> None:
        """The process is not to be trusted any more."""
        self._failure = failure
        process, self._process, self.shown = self._process, None, None
        if process is not None:
            process.listen_out()
            process.stop()


def _read(method: str, codec: Codec, result: bytes) -> Any:
    """The value of a result. Raises Unmet naming every place that is not as it should be."""
    try:
        return codec.load(result)
    except Unreadable as error:
        raise misshapen(method, error.faults) from None


def misshapen(method: str, faults: list[str]) -> Unmet:
    """The result is not what the method's result is."""
    listed = "; ".join(faults[:5]) + (f"; and {len(faults) - 5} more" if len(faults) > 5 else "")
    return Unmet(Status.PROTOCOL_ERROR, f"the result of {method} is wrong: {listed}", "the right shape", listed)


def _broken(method: str, line: bytes, fault: str) -> Unmet:
    """The line is no answer."""
    message = f"the line that should answer {method} is no answer ({fault}): {shown(line)}"
    return Unmet(Status.PROTOCOL_ERROR, message, "an answer of JSON-RPC 2.0", shown(line))

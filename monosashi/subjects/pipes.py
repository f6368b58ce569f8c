"""A started command and the pipes to it: lines go in, lines come out, and every wait has an end.

No threads: one ``poll`` waits for the answer and, while at it, empties standard error.
"""

import os
import re
import select
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, NoReturn

from monosashi.subjects import descendants
from monosashi.subjects.port import Meanwhile
from monosashi.subjects.protocol import MAX_ANSWER, quoted_line
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.support.interruption import postponed
from monosashi.support.text import harmless

CHUNK = 65536
WORDS_KEPT = 20
LONGEST_WORD = 4096
LOOK_AROUND = 0.1
"""How often, in seconds, a silent process is checked for being alive: a grandchild may hold its pipes open."""

LAST_BREATH = 1.0
"""How long, in seconds, a process that has closed its output may take to end."""


def _release(process: subprocess.Popen[bytes], mark: str) -> None:
    """Kill the process and its descendants, close the pipes, leave no zombie."""
    descendants.kill(process.pid, mark)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    with suppress(subprocess.TimeoutExpired):  # stuck in the kernel; nothing more can be done from here
        process.wait(5)
    descendants.guard(mark, descendants.OVER)


class Process:
    """A started command and the pipes to it. Every wait has an end."""

    def __init__(self, command: Sequence[str], words: deque[str]) -> None:
        """Start ``command`` in a session of its own; what it says on standard error goes to ``words``.

        Raises OSError if it cannot be started.
        """
        pipe = subprocess.PIPE
        self.mark = descendants.mark()
        descendants.guard(self.mark)
        with postponed():
            process = subprocess.Popen(
                command,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                bufsize=0,
                start_new_session=True,
                env=descendants.environment(self.mark),
            )
            self.process = process
            # Also when the kit ends without having said goodbye.
            self.stop = weakref.finalize(self, _release, process, self.mark)
        descendants.guard(self.mark, process.pid)
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
        """Send a line, the request ``what``, and return the line that answers it. Raises ScenarioEnded.

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
        """Nothing may have been written since the last answer, and the process must be there. Raises ScenarioEnded."""
        with suppress(BlockingIOError):
            chunk = os.read(self._output, CHUNK)
            if not chunk:
                self._ended("the next request")
            self.unread += chunk
            raise self._noise("after the last answer")

    def _noise(self, when: str) -> ScenarioEnded:
        """Something was written that nobody has asked for."""
        noise = quoted_line(bytes(self.unread).partition(b"\n")[0])
        message = f"{when}, the process wrote {noise}; expected one line for each request"
        return ScenarioEnded(Status.PROTOCOL_ERROR, message, "no output", noise)

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
            raise ScenarioEnded(Status.TIMEOUT, f"no answer to {what} within {timeout:g} seconds", "an answer", "none")
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
            start = quoted_line(bytes(self.unread[:CHUNK]))
            raise ScenarioEnded(
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
                self.words.append(harmless(line[:LONGEST_WORD].decode("utf-8", "replace").rstrip()))
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
            raise ScenarioEnded(
                Status.PROTOCOL_ERROR,
                f"the process closed its standard input or output without answering {what}, and goes on running",
                "an answer",
                "a closed pipe",
            ) from None
        self.listen_out()
        how = f"was killed by signal {-status}" if status < 0 else f"ended with exit status {status}"
        message = f"the process {how} without answering {what}{last_words(self.words)}"
        raise ScenarioEnded(Status.CRASH, message, "an answer", f"it {how}")


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

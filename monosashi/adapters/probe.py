"""A raw conversation with an adapter: what it really writes, before anything is made of it.

:class:`monosashi.subjects.program.Child` is what measures; this is for looking at single lines: other ids, methods
that do not exist, output that nobody asked for.
"""

import os
import select
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import Any

import msgspec

from monosashi import __version__
from monosashi.subjects import descendants
from monosashi.subjects.pipes import WORDS_KEPT, Process
from monosashi.subjects.protocol import VERSION, quoted_line
from monosashi.subjects.status import ScenarioEnded
from reference_engine.kernel.codec import PLAIN, Unreadable
from reference_engine.kernel.json_text import repeated_keys

QUIET = 0.15
"""How long, in seconds, output that nobody asked for is waited for."""

LINGER = 2.0
"""How long, in seconds, what an adapter has started may outlive it."""


class Misspoken(Exception):
    """A line is not what the protocol allows; the message says how, in one sentence."""


class Conversation:
    """One process of an adapter, spoken to line by line."""

    def __init__(self, command: Sequence[str], edition: str, timeout: float, hello_timeout: float) -> None:
        """Start ``command``. Answers may take ``timeout`` seconds, the first one ``hello_timeout``.

        Raises OSError if it cannot be started.
        """
        self.words: deque[str] = deque(maxlen=WORDS_KEPT)
        self.edition = edition
        self.timeout = timeout
        self.hello_timeout = hello_timeout
        self.process = Process(list(command), self.words)

    def send(self, method: str, params: dict[str, Any], identity: int | str, timeout: float | None = None) -> bytes:
        """The line that answers a request. Raises ScenarioEnded if there is none."""
        request = {"jsonrpc": "2.0", "id": identity, "method": method, "params": params}
        message = msgspec.json.encode(request) + b"\n"
        return self.process.exchange(method, message, self.timeout if timeout is None else timeout)

    def ask(
        self, method: str, params: dict[str, Any], identity: int | str = 1, timeout: float | None = None
    ) -> dict[str, Any]:
        """The answer, checked as far as JSON-RPC goes: an object, this id, a result or an error.

        Raises Misspoken, or ScenarioEnded if there is no line at all.
        """
        line = self.send(method, params, identity, timeout)
        try:
            answer = PLAIN.load(line, looked_at=True)
        except Unreadable as error:
            raise Misspoken(
                f"{method} is answered with a line that is {error}; the line: {quoted_line(line)}"
            ) from None
        if twice := repeated_keys(line):
            raise Misspoken(f"{method} is answered with a line in which a key stands twice: {'; '.join(twice)}")
        if not isinstance(answer, dict) or answer.get("jsonrpc") != "2.0":
            raise Misspoken(f'{method} is answered with {quoted_line(line)}; expected an object with "jsonrpc": "2.0"')
        if "id" not in answer or answer["id"] != identity or isinstance(answer["id"], bool):
            raise Misspoken(f"the id of {method}: sent {identity!r}, came back as {answer.get('id', 'nothing')!r}")
        if ("result" in answer) == ("error" in answer):
            raise Misspoken(f"{method} is answered with {quoted_line(line)}; expected either result or error")
        problem = answer.get("error", {"code": 0, "message": ""})
        if not isinstance(problem, dict) or not isinstance(problem.get("code"), int):
            raise Misspoken(
                f"{method} is answered with {quoted_line(line)}; an error is an object with code and message"
            )
        return answer

    def hello(self) -> dict[str, Any]:
        """How the adapter introduces itself, as it was sent. Raises Misspoken or ScenarioEnded."""
        params = {"protocol": VERSION, "suite": __version__, "edition": self.edition}
        answer = self.ask("hello", params, 1, self.hello_timeout)
        if "error" in answer:
            raise Misspoken(
                f"hello is answered with error {answer['error']['code']}, {answer['error'].get('message')!r}"
            )
        if not isinstance(answer["result"], dict):
            raise Misspoken(f"the result of hello is {answer['result']!r}; expected an object")
        return dict(answer["result"])

    def extra(self) -> bytes:
        """What the process has written without having been asked; empty if nothing comes for a short while."""
        stdout = self.process.process.stdout
        assert stdout is not None
        with suppress(BlockingIOError):
            if select.select([stdout], [], [], QUIET)[0]:
                self.process.unread += os.read(stdout.fileno(), 65536)
        return bytes(self.process.unread)

    def last_words(self) -> bytes:
        """What comes when the process is told that its input has ended: an answer that it had kept in a buffer."""
        process = self.process.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(1.0)
        with suppress(BlockingIOError):
            return bytes(self.process.unread) + os.read(process.stdout.fileno(), 65536)
        return b""

    def bye(self) -> str:
        """Say goodbye; returns what is wrong with how the process ends, nothing if all is well."""
        try:
            answer = self.ask("bye", {}, 99)
        except (ScenarioEnded, Misspoken) as failure:
            return str(failure)
        if answer.get("result", 0) is not None:
            return f"bye is answered with {answer.get('error', answer.get('result'))!r}; expected the result null"
        process = self.process.process
        try:
            status = process.wait(self.timeout)
        except subprocess.TimeoutExpired:
            return f"the process still runs {self.timeout:g} seconds after bye"
        if status:
            how = f"signal {-status}" if status < 0 else f"exit status {status}"
            return f"the process ended with {how} after bye; expected exit status 0"
        left = left_behind(self.process)
        return f"what the process had started goes on running: process {', '.join(map(str, left))}" if left else ""

    def stop(self) -> None:
        """Kill the process and whatever it has started."""
        self.process.listen_out()
        self.process.stop()


def left_behind(process: Process) -> list[int]:
    """What the process has started and still runs after a moment's grace. Without ``/proc``, the process group."""
    end = monotonic() + LINGER
    while (running := descendants.running(process.process.pid, process.mark)) and monotonic() < end:
        sleep(0.02)
    return running

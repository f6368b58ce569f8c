"""Standard output and error that never end a command: what nobody reads, or has no room, is remembered and let go."""

import errno
import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast


class Closed(io.TextIOBase):
    """A stream that was closed before we began."""

    def write(self, _: str) -> int:
        """Nothing can be written."""
        raise OSError(errno.EBADF, "it is closed")


class Guarded:
    """A stream for text. What cannot be written goes nowhere; ``failure`` has the first reason.

    What the encoding does not have is shown as its number: a character is no reason to lose a report.
    """

    def __init__(self, stream: TextIO | None) -> None:
        """Write to ``stream`` as long as it takes it; None is what Python has for a closed one."""
        self.stream = cast("TextIO", stream or Closed())
        self.failure: OSError | None = None
        with suppress(AttributeError):
            cast("Any", stream).reconfigure(errors="backslashreplace")

    def __getattr__(self, name: str) -> Any:
        """Everything else is the stream's own."""
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write, as long as that is possible."""
        if self.failure is None:
            try:
                return self.stream.write(text)
            except OSError as error:
                self.failure = error
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write line by line."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Hand on what is kept, as long as that is possible."""
        if self.failure is None:
            try:
                self.stream.flush()
            except OSError as error:
                self.failure = error

    def let_go(self) -> None:
        """What is still kept of a stream that has failed must not fail again when Python ends."""
        self.flush()
        if self.failure is not None:
            with suppress(OSError, AttributeError):
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, self.stream.fileno())
                os.close(nowhere)


@contextmanager
def guarded() -> Iterator[Guarded]:
    """Standard output and error as guarded streams, the first one given."""
    out, errors = Guarded(sys.stdout), Guarded(sys.stderr)
    former = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = cast("TextIO", out), cast("TextIO", errors)
    try:
        yield out
    finally:
        sys.stdout, sys.stderr = former
        out.let_go()
        errors.let_go()


def unread() -> bool:
    """Whether nobody gets any more of what is printed."""
    return getattr(sys.stdout, "failure", None) is not None

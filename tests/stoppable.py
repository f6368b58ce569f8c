"""A process that a test stops as somebody at a terminal does."""

import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

HEARD = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def stoppable(command: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """Start a command in a session of its own: a signal to its group is one to all of it. Afterwards it is gone.

    Who starts the tests in the background lets them, and all that they start, ignore Ctrl-C: this one hears it.
    """
    former = {each: signal.signal(each, signal.SIG_DFL) for each in HEARD}
    try:
        started = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
    finally:
        for each, handler in former.items():
            signal.signal(each, handler)
    with started:
        try:
            yield started
        finally:
            started.kill()

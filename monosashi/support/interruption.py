"""Ctrl-C goes to every process of a terminal; here is who obeys it, and when."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ignoring(*signals: signal.Signals) -> Iterator[None]:
    """None of these cuts this short, and whoever is started meanwhile does not hear them at all.

    For what is over soon: starting helpers that are told by us when to end, and clearing away.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    former = {each: signal.signal(each, signal.SIG_IGN) for each in signals}
    try:
        yield
    finally:
        for each, handler in former.items():
            signal.signal(each, handler)

"""The reference works while the implementation thinks, and nothing that becomes of either is the other's fault."""

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.lockstep import Deferred, Lockstep

ROOT = Path(__file__).parent.parent
DEUS = "deus@2.00"
EMPTY: dict[str, Any] = {"marching": "south"}


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> Iterator[Child]:
    """The reference behind the protocol; an answer may take one second."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with Child([sys.executable, "-m", "monosashi.subjects.serve", "deus"], timeout=1.0) as made:
        yield made


class Odd(Reference):
    """A reference of which ``apply`` takes its time or fails, and which remembers how often it was asked."""

    def __init__(self, seconds: float = 0.0, failure: Exception | None = None) -> None:
        """Wait so long, then fail like this, if at all."""
        super().__init__()
        self.seconds, self.failure, self.asked = seconds, failure, 0

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """As the reference does, oddly."""
        self.asked += 1
        time.sleep(self.seconds)
        if self.failure is not None:
            raise self.failure
        return super().apply(seat, action, chance)


def test_work_is_done_once_and_fails_where_it_is_needed() -> None:
    """Calling an Deferred never raises; asking for the result does, each time."""
    done: list[int] = []
    aside = Deferred(lambda: done.append(1))
    aside()
    aside()
    assert aside.result() is None
    assert done == [1]
    failing = Deferred(lambda: done.index(7))
    failing()
    for _ in range(2):
        with pytest.raises(ValueError, match="7"):
            failing.result()


def test_a_slow_reference_is_not_a_timeout(child: Child) -> None:
    """The time for an answer does not run while the kit itself is busy."""
    reference = Odd(seconds=1.2)
    lockstep = Lockstep(child, reference)
    lockstep.load(DEUS, EMPTY)
    assert lockstep.apply("south", {"do": "end_phase"}, ()).accepted
    lockstep.finish()
    assert (reference.asked, child.restarts) == (1, 0)


def test_a_failing_reference_leaves_no_answer_unread(child: Child) -> None:
    """The failure comes out as it is, and the process goes on answering."""
    lockstep = Lockstep(child, Odd(failure=ZeroDivisionError("a fault of ours")))
    lockstep.load(DEUS, EMPTY)
    with pytest.raises(ZeroDivisionError, match="a fault of ours"):
        lockstep.apply("south", {"do": "end_phase"}, ())
    again = Lockstep(child, Reference())
    again.load(DEUS, EMPTY)
    again.finish()
    assert again.observe("judge").asked.kind == "main"
    assert child.restarts == 0


def test_the_reference_never_shows_an_earlier_position(child: Child) -> None:
    """Also when the process has failed, the reference has what it was given."""
    reference = Reference()
    lockstep = Lockstep(child, reference)
    lockstep.load(DEUS, EMPTY)
    child.bye()
    child.command, child.max_restarts = ["/no/such/engine"], 5
    with pytest.raises(ScenarioEnded) as failure:
        lockstep.load(DEUS, {"marching": "north", "turn": 4})
    assert failure.value.status == Status.ERROR
    assert reference.observe("judge").marching == "north"

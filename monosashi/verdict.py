"""Verdicts: the closed list of statuses a scenario can end with, and how each comes about."""

from enum import StrEnum

from msgspec import Struct


class Status(StrEnum):
    """How a scenario ended. Only ``pass`` counts as passed."""

    PASS = "pass"
    FAIL = "fail"
    WRONG_REASON = "wrong-reason"
    WRONG_FRAME = "wrong-frame"
    CHANCE_MISMATCH = "chance-mismatch"
    UNSUPPORTED = "unsupported"
    NOT_APPLICABLE = "not-applicable"
    ERROR = "error"
    TIMEOUT = "timeout"
    CRASH = "crash"
    PROTOCOL_ERROR = "protocol-error"
    NOT_RUN = "not-run"


MEANING = {
    Status.PASS: "everything was as the clause says",
    Status.FAIL: "an expectation of the scenario does not hold",
    Status.WRONG_REASON: "refused, but for another clause",
    Status.WRONG_FRAME: "something changed that the scenario does not mention",
    Status.CHANCE_MISMATCH: "other dice or shuffles were asked for than the rules ask for",
    Status.UNSUPPORTED: "needs what the implementation says it does not offer",
    Status.NOT_APPLICABLE: "the clause is not part of this edition",
    Status.ERROR: "the implementation answered with an error, or the scenario itself is faulty",
    Status.TIMEOUT: "no answer in time",
    Status.CRASH: "the implementation's process ended",
    Status.PROTOCOL_ERROR: "the answer is not what the protocol allows",
    Status.NOT_RUN: "not run",
}


class Unmet(Exception):
    """A scenario cannot pass. ``expected`` and ``actual`` are sentences or short values."""

    def __init__(self, status: Status, message: str, expected: str = "", actual: str = "") -> None:
        """Say how, and what was expected instead."""
        super().__init__(message)
        self.status = status
        self.expected = expected
        self.actual = actual


class Verdict(Struct, frozen=True, omit_defaults=True):
    """What became of one scenario.

    ``step`` is the sentence at which it ended, ``board`` the position there, drawn in text.
    """

    scenario: str
    clause: str
    status: Status
    message: str = ""
    expected: str = ""
    actual: str = ""
    step: str = ""
    line: int = 0
    board: str = ""
    milliseconds: float = 0.0

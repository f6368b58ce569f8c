"""Statuses: the closed list of ways in which a scenario can end, and how each comes about."""

from enum import StrEnum

from monosashi.support.text import harmless, shortened


class Status(StrEnum):
    """How a scenario ended. Only ``pass`` counts as passed."""

    PASS = "pass"
    FAIL = "fail"
    WRONG_REASON = "wrong-reason"
    SIDE_EFFECT = "side-effect"
    CHANCE_MISMATCH = "chance-mismatch"
    UNSUPPORTED = "unsupported"
    NOT_APPLICABLE = "not-applicable"
    ERROR = "error"
    TIMEOUT = "timeout"
    CRASH = "crash"
    PROTOCOL_ERROR = "protocol-error"
    BLOCKED = "blocked"
    NOT_RUN = "not-run"


MEANING = {
    Status.PASS: "everything was as the clause says",
    Status.FAIL: "an expectation of the scenario does not hold",
    Status.WRONG_REASON: "refused, but for another clause",
    Status.SIDE_EFFECT: "something changed that the scenario does not mention",
    Status.CHANCE_MISMATCH: "other dice or shuffles were asked for than the rules ask for",
    Status.UNSUPPORTED: "needs what the implementation says it does not offer",
    Status.NOT_APPLICABLE: "the clause is not part of this edition, or the implementation declares another reading",
    Status.ERROR: "the implementation answered with an error, or the scenario itself is faulty",
    Status.TIMEOUT: "no answer in time",
    Status.CRASH: "the implementation's process ended",
    Status.PROTOCOL_ERROR: "the answer is not what the protocol allows",
    Status.BLOCKED: "not reached: the implementation left the game that leads to the scenario",
    Status.NOT_RUN: "not run",
}

UNSCORED = (Status.UNSUPPORTED, Status.NOT_APPLICABLE)
"""Neither passed nor failed: the implementation does not claim it, reads it otherwise, or the edition lacks it."""

RULE_FAILURES = (Status.FAIL, Status.WRONG_REASON, Status.SIDE_EFFECT, Status.CHANCE_MISMATCH)
"""What the rules are the measure of."""

PROCESS_FAILURES = (Status.CRASH, Status.TIMEOUT, Status.PROTOCOL_ERROR, Status.ERROR)
"""What the last words of a process may explain."""


STATUS_LENGTH = 8000
"""How many characters of a message are kept: engines may say anything, and names may have any length."""


class ScenarioEnded(Exception):
    """A scenario cannot pass. ``expected`` and ``actual`` are sentences or short values.

    What an engine has said in them is made harmless for terminals, and cut if it is very long.
    """

    def __init__(self, status: Status, message: str, expected: str = "", actual: str = "") -> None:
        """Say how, and what was expected instead."""
        super().__init__(shortened(harmless(message), STATUS_LENGTH))
        self.status = status
        self.expected = shortened(harmless(expected), STATUS_LENGTH)
        self.actual = shortened(harmless(actual), STATUS_LENGTH)


class OurFault(Exception):
    """The kit itself has done what its own published schemas forbid: nothing is proved about anybody else."""

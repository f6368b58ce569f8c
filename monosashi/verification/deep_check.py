"""The second look: some scenarios are played again, and everything that can be seen is compared.

An implementation that drifts, or keeps something from one game for the next, shows it when a scenario that has passed
is played again after many others. While at it, every view and every list of legal answers is held against the
reference's, not only those that the scenario looks at; and a view that comes along with an answer, against what
``observe`` shows.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from monosashi.subjects.port import Chance, Implementation, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import JUDGE, differences, split_difference, summarise
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.verdict import Verdict

RECHECKED = "passed at first; played again and looked at from all sides: "

PUBLIC = "public"


class DeepCheck(Lockstep):
    """A lockstep whose every position is looked at from all sides."""

    def __init__(self, child: Implementation, reference: Reference, capabilities: Sequence[str]) -> None:
        """Compare what the offered ``capabilities`` allow to."""
        super().__init__(child, reference)
        self.capabilities = capabilities

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on both tables, and look around."""
        super().load(edition, position)
        self._look_around("loading the position")

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game on both tables, and look around."""
        reply = super().start(edition, start, chance)
        self._look_around("the start")
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act on both tables, and look around."""
        reply = super().apply(seat, action, chance)
        self._look_around(f"{action.get('do', 'an action')} by {seat}")
        return reply

    def _look_around(self, what: str) -> None:
        if self.divergence:
            return  # The scenario's own expectations come first; then finish tells.
        if self.child.shown is not None:
            found = differences(self.child.look(JUDGE), self.child.shown)
            if found:
                message = f"after {what} the view in the answer is not the one that observe shows: {summarise(found)}"
                raise ScenarioEnded(Status.SIDE_EFFECT, message, *split_difference(found[0]))
        if "views" in self.capabilities:
            judged = self.reference.observe(JUDGE)
            for viewer in (*judged.players, PUBLIC):
                found = differences(self.reference.observe(viewer), self.observe(viewer), judged)
                if found:
                    message = f"after {what} the view of {viewer} is not as the rules have it: {summarise(found)}"
                    raise ScenarioEnded(Status.SIDE_EFFECT, message, *split_difference(found[0]))
        if "legal" in self.capabilities:
            self.compare_legal()


def merge_verdicts(first: Verdict, second: Verdict) -> Verdict:
    """The verdict on a scenario that has passed once: what the second look says, in its own words."""
    if second.status is Status.PASS:
        return first
    return msgspec.structs.replace(second, message=f"{RECHECKED}{second.message}")

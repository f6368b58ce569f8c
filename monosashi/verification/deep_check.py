"""The second look: some scenarios are played again, and everything that can be seen is compared.

An implementation that drifts, or keeps something from one game for the next, shows it when a scenario that has passed
is played again after many others. While at it, every view and every list of legal answers is held against the
reference's, not only those that the scenario looks at; and a view that comes along with an answer, against what
``observe`` shows.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, NoReturn

from msgspec.structs import replace

import reference_engine as engine
from monosashi.kit.positions import ending_clause, seats_of
from monosashi.rulebook.citations import named
from monosashi.subjects.port import Chance, Implementation, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import JUDGE, differences, list_differences, split_difference, summarise
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.edition import Edition

RECHECKED = "passed at first; played again and looked at from all sides: "

PUBLIC = "public"


class Beside(NamedTuple):
    """A finding beside the scenario: the capability that it belongs to, the clause that it breaks, what is wrong."""

    capability: str
    clause: str
    wrong: ScenarioEnded


class DeepCheck(Lockstep):
    """A lockstep whose every position is looked at from all sides.

    ``beside`` is set where that has ended the scenario, and nothing that it demands itself.
    """

    def __init__(self, child: Implementation, reference: Reference, capabilities: Sequence[str]) -> None:
        """Compare what the offered ``capabilities`` allow to."""
        super().__init__(child, reference)
        self.capabilities = capabilities
        self.beside: Beside | None = None

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
                self._differs("core", message, found)
        if "views" in self.capabilities:
            judged = self.reference.observe(JUDGE)
            for viewer in (*seats_of(self.reference.rules, self.reference.position), PUBLIC):
                found = differences(self.reference.observe(viewer), self.observe(viewer), judged)
                if found:
                    message = f"after {what} the view of {viewer} is not as the rules have it: {summarise(found)}"
                    self._differs("views", message, found)
        if "reasons" in self.capabilities:
            expected, given = (ending_clause(each.observe(JUDGE).result) for each in (self.reference, self))
            if expected and not given:
                message = f"after {what} the game is over, and no clause is named by which; expected {expected}"
                ended = ScenarioEnded(Status.WRONG_REASON, message, expected, "no clause")
                self.beside = Beside("reasons", expected, ended)
                raise ended
        if "legal" in self.capabilities:
            try:
                self.compare_legal()
            except ScenarioEnded as ended:
                if ended.status is Status.FAIL:
                    self.beside = Beside("legal", self._clause_of_list(), ended)
                raise

    def _differs(self, capability: str, message: str, found: list[str]) -> NoReturn:
        rules = self.reference.rules
        wrong = ScenarioEnded(Status.SIDE_EFFECT, message, *split_difference(found[0]))
        self.beside = Beside(capability, _carried_out(rules, engine.game(rules.name).view), wrong)
        raise wrong

    def _clause_of_list(self) -> str:
        """The clause that the first difference of the lists is about.

        What is unlawful breaks one; what is missing is carried out by one, or else asked for by one. Where the game is
        over, nothing is lawful by the clause that has ended it.
        """
        rules, position = self.reference.rules, self.reference.position
        if position.pending is None:
            return ending_clause(position.result)
        seat = position.pending.seat
        missing, surplus = list_differences(
            self.reference.legal(),
            self.child.legal(),
            lambda action: self.reference.allows(seat, action),
            rules.name,
            lambda: self.reference.observe(JUDGE),
        )
        if missing:
            return _carried_out(rules, rules.acts[missing[0]["do"]].perform) or str(position.pending.clause)
        with suppress(engine.Malformed, engine.Unreadable, IndexError):
            return engine.violations(rules, position, seat, surplus[0])[0].clause
        return ""


def _carried_out(rules: Edition, function: Callable[..., Any]) -> str:
    """The clause that a function of the rules carries out; nothing if it says none."""
    return next((rules.clauses.get(name, name) for name in named(function.__doc__ or "")), "")


def merge_verdicts(first: Verdict, second: Verdict, beside: Beside | None) -> Verdict:
    """The verdict on a scenario that has passed once: what the second look says, in its own words.

    What was found ``beside`` the scenario leaves it passed, and is booked under the clause that it breaks itself.
    """
    if beside is None:
        return first if second.status is Status.PASS else replace(second, message=f"{RECHECKED}{second.message}")
    found = replace(
        second,
        clause=beside.clause or first.clause,
        status=beside.wrong.status,
        capabilities=tuple(dict.fromkeys(("core", beside.capability))),
        message=f"{RECHECKED}{beside.wrong}",
        expected=beside.wrong.expected,
        actual=beside.wrong.actual,
    )
    return replace(first, second=found)

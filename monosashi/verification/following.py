"""An implementation beside rules that may be other ones: only where the two part counts, not what a scenario demands.

A scenario ends at its first difference, and hides all that would come after it. Played beside rules that have that
difference, too, it goes on to the next one, or to its end: then these rules are those of the implementation.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Any

from monosashi import suite
from monosashi.kit.own_cards import Card
from monosashi.subjects.port import BadPosition, Chance, Implementation, Reply, Subject
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import OurFault, ScenarioEnded, Status
from monosashi.suite.phrases import AmbiguousPhrase, DataTable, UnknownPhrase
from monosashi.support.patience import TooLong, limited
from monosashi.verification.case import NONE, Case
from monosashi.verification.compared import comparison
from monosashi.verification.differences import JUDGE, differences, display, split_difference, summarise
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.verdict import ACCEPTED, OR, REFUSED, REFUSED_UNDER, TAKEN, TURNED_DOWN
from reference_engine.kernel.edition import Edition

MAX_ACTS = 500
"""No scenario has so many answers: by other rules one may wait in vain for what ends it."""

SECONDS = 5.0
"""No answer takes so much processor time: by some wrong rules one takes for ever."""


class FollowedToTheEnd(Exception):
    """Both have done the same for as long as the scenario has anything to say."""


class Amended(Reference):
    """A reference that plays by any rules. Rules that raise or never end are rules by which nobody can play."""

    def __getattribute__(self, name: str) -> Any:
        """A method, guarded."""
        found = super().__getattribute__(name)
        return _guarded(found) if name in ("load", "start", "apply", "observe", "legal", "untimely") else found


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(*given: Any) -> Any:
        try:
            with limited(SECONDS, TooLong):
                return method(*given)
        except (BadPosition, ScenarioEnded):
            raise
        except TooLong:
            raise ScenarioEnded(Status.NOT_RUN, "nobody can play by these rules: they never end") from None
        except Exception as error:
            raise ScenarioEnded(Status.NOT_RUN, f"nobody can play by these rules: {error}") from None

    return guarded


class Following(Lockstep):
    """A lockstep that ends where the implementation and the rules beside it part."""

    def __init__(self, child: Implementation, rules: Edition, capabilities: Sequence[str]) -> None:
        """Play beside ``rules``; compare what the offered ``capabilities`` allow to."""
        super().__init__(child, Amended(rules))
        self.capabilities = capabilities
        self._acts = 0

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on both tables."""
        with self._begun(lambda: self.reference.load(edition, position)):
            super().load(edition, position)

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game on both tables."""
        with self._begun(lambda: self.reference.start(edition, start, chance)):
            return super().start(edition, start, chance)
        raise AssertionError("a beginning that fails is raised")

    @contextmanager
    def _begun(self, by_rules: Callable[[], object]) -> Iterator[None]:
        """Begin; raises FollowedToTheEnd if neither of them does, ScenarioEnded if one does or they differ."""
        try:
            yield
        except BadPosition as error:
            with suppress(BadPosition):
                by_rules()
                told = f"the position is turned down: {error}"
                raise ScenarioEnded(Status.FAIL, told, TAKEN, TURNED_DOWN) from None
            raise FollowedToTheEnd from None
        self.agree()

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act on both tables; raises ScenarioEnded where they part."""
        self._acts += 1
        if self._acts > MAX_ACTS:
            raise FollowedToTheEnd
        self.before, self._tried = self.observe(JUDGE), (seat, action)
        what = f"{action.get('do', 'an action')} by {seat}"
        expected = self.reference.apply(seat, action, chance)
        reply = self.child.apply(seat, action, chance if expected.wanted else chance[: expected.drawn])
        self._seen.clear()
        if expected.wanted or reply.wanted:
            if expected.wanted == reply.wanted:
                raise FollowedToTheEnd
            self._part(Status.CHANCE_MISMATCH, f"{what} asks for other outcomes", expected.wanted, reply.wanted)
        if expected.accepted != reply.accepted:
            under = OR.join(expected.clauses)
            told = f"{REFUSED_UNDER}{under}", ACCEPTED
            if expected.accepted:
                told = ACCEPTED, f"{REFUSED}{reply.message} {', '.join(reply.clauses)}".strip()
            self._part(Status.FAIL, f"{what}: expected {told[0]}, is {told[1]}: {display(action)}", *told)
        if expected.accepted and expected.drawn != reply.drawn:
            drawn = f"{expected.drawn} outcomes used", f"{reply.drawn} outcomes used"
            self._part(Status.CHANCE_MISMATCH, f"{what}: expected {drawn[0]}, is {drawn[1]}", *drawn)
        if not reply.accepted:
            self._compare_reasons(what, expected, reply)
        self._compare(what)
        self.agree()
        return reply

    def _compare_reasons(self, what: str, expected: Reply, reply: Reply) -> None:
        same = comparison(self.reference.rules.name).same_as(expected.clauses)
        if "reasons" in self.capabilities and expected.clauses and set(same).isdisjoint(reply.clauses):
            wanted, given = OR.join(expected.clauses), ", ".join(reply.clauses) or "no clause"
            self._part(Status.WRONG_REASON, f"{what}: refused under {given}; expected {wanted}", wanted, given)

    def observe(self, viewer: str) -> Any:
        """What the implementation shows a viewer, which is compared unless it is the judge's."""
        seen = super().observe(viewer)
        if viewer != JUDGE:
            judged = self.reference.observe(JUDGE)
            if found := differences(self.reference.observe(viewer), seen, judged):
                told = f"the view of {viewer} is another one: {summarise(found)}"
                self._part(Status.SIDE_EFFECT, told, *split_difference(found[0]))
        return seen

    def legal(self) -> list[dict[str, Any]]:
        """The answers that the implementation lists, which are compared."""
        self.compare_legal()
        return super().legal()

    def _part(self, status: Status, message: str, expected: str = "", actual: str = "") -> None:
        raise ScenarioEnded(status, message, expected, actual)


class Follower(Case):
    """A scenario whose own demands count for nothing: it only says what is done, and what is looked at.

    A sentence that makes no sense by other rules is passed over.
    """

    def __init__(
        self,
        subject: Subject,
        edition: str,
        offered: Sequence[str],
        known_words: Sequence[str] | None = None,
        worn: Mapping[str, Card] = NONE,
    ) -> None:
        """Play on ``subject``, which offers the capabilities ``offered`` and knows these words."""
        super().__init__(subject, edition, offered, known_words, worn)
        self.ended = False

    def play(self, text: str, table: DataTable | None = None, *, given: bool = False) -> None:  # noqa: ARG002
        """Let one sentence act, unless everything has been said."""
        if self.ended:
            return
        try:
            suite.play_step(self, text, table)
        except FollowedToTheEnd:
            self.ended = True
        except (ScenarioEnded, OurFault, UnknownPhrase, AmbiguousPhrase):
            raise
        except Exception:
            # Only what is done and seen on the tables counts; there nothing was raised, see Amended.
            return

    def finish(self) -> None:
        """What is left over counts for nothing."""

    def expect(self, actual: Any, expected: Any, what: str) -> None:
        """Demand nothing."""

    def fail(self, message: str, expected: str = "", actual: str = "") -> None:  # type: ignore[override]
        """Demand nothing."""

    def turned_down(self) -> None:
        """Demand nothing."""

    def refused_under(self, *clauses: str) -> None:  # noqa: ARG002
        """Demand nothing; why something is refused was compared."""
        self.unexamined = False

    def refuses_the_untimely(self, seat: str) -> None:
        """Try what could be answered to another question, and compare."""
        self.look()
        for action, _ in self.subject.untimely():
            with suppress(BadPosition):
                self.act(seat, action, tries=True)
                self.unexamined = False

    def _must_be_accepted(self, reply: Reply, seat: str, action: dict[str, Any]) -> None:
        pass

    def _must_be_examined(self) -> None:
        self.unexamined = False

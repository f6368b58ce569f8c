"""An implementation and the reference side by side: after every action both must show the same position.

The implementation is what is measured: all that a scenario sees comes from it. The reference only says how many
scripted outcomes an action uses and what the whole position must be. Nothing of what it expects is sent.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from re import findall
from typing import Any, Generic, TypeVar

import reference_engine as engine
from monosashi.subjects.port import BadPosition, Chance, Comparison, Hello, Implementation, Reply, Subject, Untimely
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import (
    JUDGE,
    differences,
    display,
    legal_differences,
    split_difference,
    summarise,
)
from monosashi.verification.reasons import broken, unfounded
from monosashi.verification.verdict import ACCEPTED, NO_CHANGE, REFUSED

Value = TypeVar("Value")


class Deferred(Generic[Value]):
    """What the reference has to say, worked out while the implementation thinks, or at the latest when it is needed.

    That takes nearly all of the reference's time out of a run: it passes while the process computes or is woken up.
    """

    def __init__(self, work: Callable[[], Value]) -> None:
        """Nothing is done yet."""
        self._work = work
        self._outcome: list[Value] = []
        self._failure: Exception | None = None

    def __call__(self) -> None:
        """Do the work, once. Never raises what the work does: that is for whoever asks for the result."""
        if self._outcome or self._failure is not None:
            return
        try:
            self._outcome.append(self._work())
        except Exception as error:
            self._failure = error

    def result(self) -> Value:
        """What came of the work; raises what it has raised."""
        self()
        if self._failure is not None:
            raise self._failure
        return self._outcome[0]


class Lockstep(Subject):
    """A subject that plays another one beside the reference.

    ``divergence`` has a line for each thing that was not as the rules have it, the first time that anything was
    not. It is raised as SIDE_EFFECT by :meth:`agree`, with the next action or at the end, so that a scenario's own
    expectations are looked at first: they name a clause. ``before`` is what a judge saw before the last action.
    """

    def __init__(self, child: Implementation, reference: Reference) -> None:
        """Measure ``child``; ``reference`` must play by the same readings, see :func:`reference_for`."""
        self.child = child
        self.reference = reference
        self.divergence: list[str] = []
        self.before: Any = None
        self._after = ""
        self._tried: tuple[str, dict[str, Any]] = "", {}
        self._seen: dict[str, Any] = {}

    def hello(self) -> Hello:
        """The implementation introduces itself."""
        return self.child.hello()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on both tables. Raises BadPosition if the implementation turns it down."""
        self._forget()
        expected = Deferred(lambda: self.reference.load(edition, position))
        try:
            self.child.load(edition, position, meanwhile=self._and_view(expected))
        finally:
            # Whatever has become of the implementation, the reference must not show an earlier scenario's position.
            expected()
        fault = ""
        try:
            expected.result()
        except BadPosition as error:
            fault = str(error)
        self._compare_begun("loading the position", fault)

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game on both tables. Raises BadPosition if the implementation turns it down."""
        self._forget()
        fault = ""
        expected = Reply(True)
        try:
            expected = self.reference.start(edition, start, chance)
        except BadPosition as error:
            fault = str(error)
        _demand_script(expected)
        reply = self.child.start(edition, start, chance[: expected.drawn])
        if not fault:
            _demand_same_chance(expected, reply, "the start")
        if not reply.accepted and not reply.wanted:
            wanted = "an error, bad position" if fault else ACCEPTED
            message = f"the start is refused; expected {wanted}"
            raise ScenarioEnded(Status.FAIL, message, wanted, f"{REFUSED}{reply.message}".strip())
        self._compare_begun("the start", fault)
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act on both tables; the reply is the implementation's."""
        self.agree()
        before = self.before = self.observe(JUDGE)
        self._tried = seat, action
        deferred = Deferred(lambda: self.reference.apply(seat, action, chance))
        if chance:
            # How many outcomes the action uses, and so how many to send, only the reference knows.
            _demand_script(deferred.result())
            chance = chance[: deferred.result().drawn]
        try:
            reply = self.child.apply(seat, action, chance, meanwhile=self._and_view(deferred))
        finally:
            _demand_script(deferred.result())
        expected = deferred.result()
        self._seen.clear()
        what = f"{action.get('do', 'an action')} by {seat}"
        _demand_same_chance(expected, reply, what)
        if not reply.accepted:
            changed = differences(before, self.observe(JUDGE))
            if changed:
                told = summarise(changed)
                message = f"changed the position although it refused {what}: {told}"
                raise ScenarioEnded(Status.SIDE_EFFECT, message, NO_CHANGE, told)
        if expected.accepted and reply.accepted:
            self._compare(what)
        elif expected.accepted != reply.accepted:
            # Usually a failure of the scenario's own; this line is for the scenario that does not look.
            self._after = what
            self.divergence = [f"accepted: expected {display(expected.accepted)}, actual {display(reply.accepted)}"]
        return reply

    def legal(self) -> list[dict[str, Any]]:
        """The answers that the implementation lists."""
        return self.child.legal()

    def observe(self, viewer: str) -> Any:
        """What the implementation shows a viewer, asked for once between two actions."""
        if viewer not in self._seen:
            self._seen[viewer] = self.child.observe(viewer)
        return self._seen[viewer]

    def bye(self) -> None:
        """The run is over."""
        self.child.bye()
        self.reference.bye()

    def finish(self) -> None:
        """The scenario is over: raise the divergence, if there is one; nothing else may have been said."""
        self.agree()
        self.child.finish()

    def unfounded(self, clauses: Sequence[str], about: Sequence[str]) -> Sequence[str]:
        """Those of the clauses named with the last refusal that nothing breaks."""
        rules = self.reference.rules
        grounds = broken(rules, self.reference.position, *self._tried)
        return unfounded(rules, clauses, grounds, about)

    def only_passes(self) -> bool:
        """Whether the asked seat can do nothing but pass, by the rules."""
        return self.reference.only_passes()

    def untimely(self) -> Sequence[Untimely]:
        """What the asked seat could answer if only the question were another one, by the rules."""
        return self.reference.untimely()

    def comparison(self) -> Comparison:
        """The view before the last action, and the reference's."""
        with suppress(Exception):  # it may have nothing on its table
            return Comparison(self.before, self.reference.observe(JUDGE))
        return Comparison(self.before)

    def behind(self) -> Sequence[str]:
        """The clauses of what happened by the rules, at the last action, to whom or what the positions differ about."""
        about = {each for line in self.divergence for each in findall(r"\[([^\]]*)\]", line.partition(": ")[0])}
        events = self.reference.outcome.events if self.divergence else ()
        mine = (each for each in events if not about or about & {each.seat, each.about, each.other, *each.cards})
        return tuple(dict.fromkeys(each.clause for each in mine if each.clause))

    def agree(self) -> None:
        """Raise the divergence, if there is one."""
        if self.divergence:
            message = f"after {self._after} the position is not as the rules have it: {summarise(self.divergence)}"
            raise ScenarioEnded(Status.SIDE_EFFECT, message, *split_difference(self.divergence[0]))

    def compare_legal(self) -> None:
        """The implementation must list what the rules list, and nothing unlawful."""
        seen = self.reference.observe(JUDGE)
        asked = seen.asked
        found = legal_differences(
            self.reference.legal(),
            self.child.legal(),
            lambda action: asked is not None and self.reference.allows(asked.seat, action),
            self.reference.rules.name,
            lambda: seen,
        )
        if found:
            message = f"after {self._after} the list of legal answers is not right: {summarise(found)}"
            raise ScenarioEnded(Status.FAIL, message, *split_difference(found[0]))

    def _forget(self) -> None:
        self.divergence = []
        self.before = None
        self._seen.clear()

    def _compare_begun(self, what: str, fault: str) -> None:
        """Compare the first position; with a ``fault`` there should be none."""
        if fault:
            self._after = what
            self.divergence = [f"position: expected to be turned down ({fault}), actual taken"]
        else:
            self._compare(what)

    def _compare(self, what: str) -> None:
        self._after = what
        expected = Deferred(lambda: self.reference.observe(JUDGE))
        actual = self._seen[JUDGE] = self.child.observe(JUDGE, meanwhile=expected)
        self.divergence = differences(expected.result(), actual)

    def _and_view(self, work: Deferred[Any]) -> Callable[[], object]:
        """The work, and the view to compare, which the reference keeps: the answer may bring the other one along."""

        def both() -> None:
            work()
            with suppress(Exception):  # it is asked for again where it is needed
                self.reference.observe(JUDGE)

        return both


def _demand_script(expected: Reply) -> None:
    """The scenario must script what the rules ask for; otherwise nothing can be said of the implementation."""
    if expected.wanted:
        raise ScenarioEnded(Status.CHANCE_MISMATCH, expected.message, expected.wanted, "no scripted outcome")


def _demand_same_chance(expected: Reply, reply: Reply, what: str) -> None:
    """The implementation must use the outcomes that the rules ask for, no more and no fewer."""
    wanted = f"{expected.drawn} scripted outcomes used" if expected.accepted else "a refusal, without any draw"
    if reply.wanted:
        message = f"{what} asks for {reply.wanted}, which the rules do not ask for here; expected {wanted}"
        raise ScenarioEnded(Status.CHANCE_MISMATCH, message, wanted, f"asks for {reply.wanted}")
    if (expected.accepted and reply.accepted and reply.drawn != expected.drawn) or reply.drawn > expected.drawn:
        message = f"{what} used {reply.drawn} scripted outcomes; expected {wanted}"
        raise ScenarioEnded(Status.CHANCE_MISMATCH, message, wanted, f"{reply.drawn} scripted outcomes used")


def reference_for(hello: Hello, edition_name: str) -> Reference:
    """The reference that plays ``edition_name`` by the readings that an implementation declares.

    The amended edition keeps its name: to a viewer it is the same one. Raises ScenarioEnded for an edition that does
    not exist, and for a switch or a reading that its edition does not have.
    """
    try:
        edition = engine.edition(edition_name)
    except KeyError as error:
        raise ScenarioEnded(Status.ERROR, str(error.args[0])) from None
    known = readings_of(edition_name)
    for switch, reading in hello.readings.items():
        place = f"the result of hello is wrong: readings.{switch}: "
        if switch not in edition.switches:
            switches = ", ".join(edition.switches)
            raise ScenarioEnded(
                Status.PROTOCOL_ERROR, f"{place}{edition_name} has no such switch; expected one of {switches}"
            )
        if switch in known and reading not in known[switch]:
            choices = ", ".join(repr(choice) for choice in known[switch])
            raise ScenarioEnded(Status.PROTOCOL_ERROR, f"{place}expected one of {choices}, got {reading!r}")
    return Reference(edition.amended(edition_name, switches=hello.readings) if hello.readings else edition)


def readings_of(edition_name: str) -> Mapping[str, Sequence[str]]:
    """What each switch may be set to."""
    return engine.game(edition_name).readings

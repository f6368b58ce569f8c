"""One measurement: an implementation, the reference beside it, and scenarios played on both, one after another."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

import reference_engine as engine
from monosashi.subjects.object import InProcess
from monosashi.subjects.pipes import last_words
from monosashi.subjects.port import Hello, Implementation, Subject
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import PROCESS_FAILURES, RULE_FAILURES, ScenarioEnded, Status
from monosashi.suite import Scenario
from monosashi.suite.controls import CONTROL
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.deep_check import DeepCheck, merge_verdicts
from monosashi.verification.images.catalogue import chosen
from monosashi.verification.images.looking import in_images
from monosashi.verification.lockstep import Lockstep, reference_for
from monosashi.verification.results_file import Settings
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.edition import Edition


class Invalid(Exception):
    """The run cannot prove anything; the message says why, in one sentence."""


class Closing(NamedTuple):
    """How a measurement ended: the processes started after the first, the last lines on standard error."""

    restarts: int = 0
    words: tuple[str, ...] = ()


class ScenarioPlayer(Protocol):
    """Where scenarios can be played, here or in several processes."""

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict, in whatever order they come to an end."""

    def recheck(
        self, scenarios: Sequence[Scenario], first: Sequence[Verdict], closely: Collection[str]
    ) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed; yields their verdicts, changed or not.

        Each is played in its images; those called ``closely`` are played again before, and looked at from all sides.
        """

    def close(self) -> Closing:
        """Say goodbye."""


def declared(command: Sequence[str], settings: Settings) -> tuple[str, ...]:
    """The editions that an implementation declares and this suite knows, in the suite's order. Raises Invalid.

    Without a ``command`` those of the reference; amended ones come last.
    """
    if not command:
        return engine.editions()
    with Child(command, settings.timeout, settings.hello_timeout) as child:
        try:
            hello = child.hello()
        except ScenarioEnded as error:
            raise _cannot_be_measured(child, error) from None
    known = [name for name in hello.editions if engine.knows(name)]
    if not known:
        raise _not_offered(hello, engine.editions())
    published = engine.editions()
    return tuple(sorted(dict.fromkeys(known), key=lambda name: ("+" in name, published.index(engine.published(name)))))


def _cannot_be_measured(child: Child, error: ScenarioEnded) -> Invalid:
    """In a sentence why, with the last words of the process."""
    words = last_words(child.stderr)
    return Invalid(f"{child.command[0]} cannot be measured: {str(error).removesuffix(words)}{words}")


def _not_offered(hello: Hello, wanted: Sequence[str]) -> Invalid:
    offered = ", ".join(hello.editions) or "no edition"
    return Invalid(f"{hello.name} does not offer {' or '.join(wanted)}; it offers {offered}")


class Session:
    """One implementation beside the reference, or the reference alone."""

    def __init__(
        self,
        edition: str,
        hello: Hello,
        lockstep: Lockstep | None = None,
        child: Child | None = None,
        images: Sequence[str] = (),
    ) -> None:
        """Play on ``lockstep``, in which ``child`` is measured if it is a program; on the reference without one.

        ``images`` are those that scenarios are played in.
        """
        self.edition = edition
        self.hello = hello
        self.lockstep = lockstep
        self.child = child
        self.images = images
        self.subject: Subject = lockstep or Reference(engine.edition(edition))

    @classmethod
    def of_command(cls, edition: str, command: Sequence[str], settings: Settings) -> "Session":
        """Start a program and let it introduce itself; without a ``command`` the reference alone. Raises Invalid."""
        images = chosen(edition, settings.images)
        if not command:
            return cls(edition, Reference().hello(), images=images)
        validator = None
        if settings.validate:
            # Whoever does not ask for it does not wait for jsonschema, a fifth of what a short run takes.
            from monosashi.subjects.validation import Checker

            validator = Checker()
        child = Child(
            command,
            settings.timeout,
            settings.hello_timeout,
            edition=edition,
            max_restarts=settings.restarts,
            validator=validator,
        )
        try:
            hello = child.hello()
            return cls(edition, hello, _beside(child, hello, edition), child, images)
        except ScenarioEnded as error:
            child.bye()
            raise _cannot_be_measured(child, error) from None
        except Invalid:
            child.bye()
            raise

    @classmethod
    def of_object(cls, edition: str, answering: Any, images: Sequence[str] = ()) -> "Session":
        """Let an object introduce itself. Raises Invalid."""
        subject = InProcess(answering)
        try:
            hello = subject.hello()
            return cls(edition, hello, _beside(subject, hello, edition), images=images)
        except ScenarioEnded as error:
            raise Invalid(f"{type(answering).__name__} cannot be measured: {error}") from None

    def case(self, subject: Subject) -> Case:
        """A scenario's case on a subject that offers what this implementation does."""
        return Case(subject, self.edition, self.hello.capabilities, self.hello.vocabulary)

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict."""
        for scenario in scenarios:
            yield self._play(self.subject, scenario)

    def recheck(
        self, scenarios: Sequence[Scenario], first: Sequence[Verdict], closely: Collection[str]
    ) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed."""
        for scenario, verdict in zip(scenarios, first, strict=True):
            # The embedded reference has nothing beside it that it could differ from.
            if self.lockstep is not None and scenario.id in closely:
                closer = DeepCheck(self.lockstep.child, self.lockstep.reference, self.hello.capabilities)
                verdict = merge_verdicts(verdict, self._play(closer, scenario))
            if verdict.status is Status.PASS:
                play = partial(self._play, scenario=scenario)
                verdict = in_images(self.subject, self._rules, scenario, verdict, self.images, play)
            yield verdict

    @property
    def _rules(self) -> Edition:
        """Those of the reference, by which company is looked for."""
        rules: Edition = self.lockstep.reference.rules if self.lockstep else engine.edition(self.edition)
        return rules

    def _play(self, subject: Subject, scenario: Scenario) -> Verdict:
        verdict = runner.play(self.case(subject), scenario)
        if verdict.status is Status.UNSUPPORTED:
            # It has ended at the first thing that is missing; how much is missing says what to do next.
            needed = runner.demands(self.edition, scenario)
            verdict = replace(verdict, capabilities=needed.capabilities, vocabulary=needed.vocabulary)
        if scenario.clause == CONTROL:
            verdict = replace(verdict, control=True)
        elif self.hello.readings and isinstance(subject, Lockstep) and self._read_otherwise(subject, scenario, verdict):
            declared = ", ".join(f"{switch} = {reading}" for switch, reading in self.hello.readings.items())
            message = f"does not go with {declared}: {verdict.message}"
            verdict = replace(verdict, status=Status.NOT_APPLICABLE, message=message)
        if verdict.status in PROCESS_FAILURES and self.child is not None:
            verdict = replace(verdict, words=tuple(self.child.stderr))
        return verdict

    def _read_otherwise(self, lockstep: Lockstep, scenario: Scenario, verdict: Verdict) -> bool:
        """Whether a scenario cannot pass by the readings declared, and the implementation has done as they say."""
        if verdict.status not in RULE_FAILURES or lockstep.divergence:
            return False
        alone = reference_for(self.hello, self.edition)
        by_them = runner.play(self.case(alone), scenario)
        return (by_them.status, by_them.line) == (verdict.status, verdict.line)

    def close(self) -> Closing:
        """Say goodbye to the implementation."""
        self.subject.bye()
        return Closing() if self.child is None else Closing(self.child.restarts, tuple(self.child.stderr))


def _beside(implementation: Implementation, hello: Hello, edition: str) -> Lockstep:
    """The implementation beside the reference. Raises Invalid if it does not offer the edition, ScenarioEnded."""
    if edition not in hello.editions:
        raise _not_offered(hello, [edition])
    return Lockstep(implementation, reference_for(hello, edition))

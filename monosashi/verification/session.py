"""One measurement: an implementation, the reference beside it, and scenarios played on both, one after another."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

import reference_engine as engine
from monosashi.kit.own_cards import brought
from monosashi.subjects.object import InProcess
from monosashi.subjects.pipes import last_words
from monosashi.subjects.port import LOAD, Hello, Implementation, Subject
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import PROCESS_FAILURES, RULE_FAILURES, UNSCORED, ScenarioEnded, Status
from monosashi.suite import Scenario
from monosashi.suite.card_texts import covers
from monosashi.suite.controls import CONTROL
from monosashi.verification import runner
from monosashi.verification.case import NONE, Case
from monosashi.verification.deep_check import RECHECKED, DeepCheck, merge_verdicts
from monosashi.verification.following import Follower, Following
from monosashi.verification.histories import played_on
from monosashi.verification.images.catalogue import chosen
from monosashi.verification.images.looking import in_images
from monosashi.verification.lockstep import Lockstep, reference_for
from monosashi.verification.progress import lacking
from monosashi.verification.results_file import Settings
from monosashi.verification.stand_ins import StandIns, stand_ins
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


class House(Protocol):
    """House rules: what an engine has otherwise on purpose."""

    @property
    def ids(self) -> Sequence[str]:
        """By which names they are accepted."""

    def __call__(self, rules: Edition) -> Edition:
        """The rules with them."""

    def kept(self, scenarios: Iterable[Scenario]) -> dict[str, int]:
        """In how many of the scenarios each of them shows."""


class Session:
    """One implementation beside the reference, or the reference alone."""

    def __init__(
        self,
        edition: str,
        hello: Hello,
        lockstep: Lockstep | None = None,
        child: Child | None = None,
        images: Sequence[str] = (),
        house: House | None = None,
        seed: int | None = None,
    ) -> None:
        """Play on ``lockstep``, in which ``child`` is measured if it is a program; on the reference without one.

        ``images`` are those that scenarios are played in, as the ``seed`` has it; ``house`` rules are those of the
        reference, too.
        """
        self.edition = edition
        self.hello = hello
        self.lockstep = lockstep
        self.child = child
        self.images = images
        self.house = house
        self.seed = seed
        self._stand_ins: dict[str, StandIns] = {}
        self.subject: Subject = lockstep or Reference(engine.edition(edition))

    @classmethod
    def of_command(
        cls, edition: str, command: Sequence[str], settings: Settings, house: House | None = None
    ) -> "Session":
        """Start a program and let it introduce itself; without a ``command`` the reference alone. Raises Invalid."""
        images = chosen(edition, settings.images)
        if not command:
            return cls(edition, Reference().hello(), images=images, seed=settings.seed)
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
            return cls(edition, hello, _beside(child, hello, edition, house), child, images, house, settings.seed)
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

    def case(self, subject: Subject, scenario: Scenario | None = None) -> Case:
        """A scenario's case on a subject that offers what this implementation does."""
        worn = self.stand_ins(scenario).cards if scenario else NONE
        return Case(subject, self.edition, self.hello.capabilities, self.hello.vocabulary, worn)

    def stand_ins(self, scenario: Scenario) -> StandIns:
        """The own cards with which a scenario is played: none where the engine reads the texts of its cards."""
        own = brought(self.edition)
        if own is None or self.lockstep is None:
            return StandIns({})
        if scenario.id not in self._stand_ins:
            needed = runner.demands(self.edition, scenario)
            words = [word for word in needed.vocabulary if not self._reads(word)]
            unread = "effects" in needed.capabilities and ("effects" not in self.hello.capabilities or words)
            rules = engine.edition(self.edition)
            self._stand_ins[scenario.id] = stand_ins(rules, scenario, own) if unread else StandIns({})
        return self._stand_ins[scenario.id]

    def _reads(self, word: str) -> bool:
        """Whether the engine knows a word of card texts; one that names none knows all."""
        return self.hello.vocabulary is None or covers(self.hello.vocabulary, word)

    def play(self, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
        """Play each to its verdict."""
        for scenario in scenarios:
            verdict = self._play(self.subject, scenario)
            if verdict.status in RULE_FAILURES and self.by_the_book:
                again = next(self.by_the_book.play([scenario]))
                verdict = again if again.status is Status.PASS else verdict
            yield verdict

    @cached_property
    def by_the_book(self) -> "Session | None":
        """The same without house rules: where an engine does not keep them, it may do as the rulebook says."""
        if not self.house or self.lockstep is None:
            return None
        lockstep = Lockstep(self.lockstep.child, reference_for(self.hello, self.edition))
        return Session(self.edition, self.hello, lockstep, self.child, self.images, seed=self.seed)

    def recheck(
        self, scenarios: Sequence[Scenario], first: Sequence[Verdict], closely: Collection[str]
    ) -> Iterator[Verdict]:
        """Have a second look at scenarios that have passed."""
        for scenario, before in zip(scenarios, first, strict=True):
            verdict = before
            # The embedded reference has nothing beside it that it could differ from.
            if self.lockstep is not None and scenario.id in closely:
                closer = DeepCheck(self.lockstep.child, self.lockstep.reference, self.hello.capabilities)
                verdict = merge_verdicts(verdict, self._play(closer, scenario), closer.beside)
            if is_clean(verdict):
                play = partial(self._play, scenario=scenario)
                verdict = in_images(self.subject, self.rules, scenario, verdict, self.images, play, self.seed)
            if not is_clean(verdict) and self.by_the_book:
                again = next(self.by_the_book.recheck([scenario], [before], closely))
                verdict = again if is_clean(again) else verdict
            yield verdict

    @property
    def rules(self) -> Edition:
        """Those of the reference, by which company is looked for."""
        rules: Edition = self.lockstep.reference.rules if self.lockstep else engine.edition(self.edition)
        return rules

    def _play(self, subject: Subject, scenario: Scenario) -> Verdict:
        verdict = self._played(subject, scenario, self.case)
        if verdict.status is not Status.PASS:
            verdict = self._by_demands(verdict, scenario)
        if scenario.clause == CONTROL:
            verdict = replace(self._as_control(scenario, verdict), control=True)
        elif isinstance(subject, Lockstep) and self._has_otherwise(subject, scenario, verdict):
            declared = [f"{switch} = {reading}" for switch, reading in self.hello.readings.items()]
            declared += self.house.ids if self.house else ()
            declared += ["your own cards"] if brought(self.edition) else []
            message = f"does not go with {', '.join(declared)}: {verdict.message}"
            verdict = replace(verdict, status=Status.NOT_APPLICABLE, message=message)
        if verdict.status in PROCESS_FAILURES and self.child is not None:
            verdict = replace(verdict, words=tuple(self.child.stderr))
        return verdict

    def _played(self, subject: Subject, scenario: Scenario, case: Callable[[Subject, Scenario], Case]) -> Verdict:
        """The verdict on a scenario, with own cards where it needs them."""
        own = self.stand_ins(scenario)

        def play(on: Subject) -> Verdict:
            return runner.play(case(on, scenario), scenario)

        if own.cards:
            # A history leads to the scenario's own cards.
            return replace(play(subject), own_cards=tuple(card["name"] for card in own.cards.values()))
        verdict = played_on(subject, self.edition, scenario, play)
        if own.why_not and verdict.status is Status.UNSUPPORTED:
            verdict = replace(verdict, message=f"{verdict.message}; {own.why_not}")
        return verdict

    def _as_control(self, scenario: Scenario, verdict: Verdict) -> Verdict:
        """The verdict on a control: blocked unless it has failed at the false sentence, which the reference points out.

        What its house rules make true is not false for this engine.
        """
        if verdict.status in (*UNSCORED, Status.NOT_RUN, Status.BLOCKED):
            return verdict
        false = runner.play(self.case(_reference(self.hello, self.edition, self.house), scenario), scenario)
        if verdict.status is Status.PASS:
            by_the_book = runner.play(self.case(Reference(engine.edition(self.edition)), scenario), scenario)
            true = false.status is Status.PASS and by_the_book.status is not Status.PASS
            return replace(verdict, status=Status.NOT_APPLICABLE) if true else verdict
        said = (Status.FAIL, Status.WRONG_REASON, false.status)
        if verdict.line == false.line and verdict.status in said:
            return verdict
        message = f"it ended at {verdict.step!r}, {verdict.status}: {verdict.message}"
        return replace(verdict, status=Status.BLOCKED, message=message)

    def _by_demands(self, verdict: Verdict, scenario: Scenario) -> Verdict:
        """The verdict with all that the scenario needs, and not only what it needed until it ended.

        What needs anything that is not offered is unsupported, wherever it has ended: what is required does not depend
        on that.
        """
        needed = runner.demands(self.edition, scenario, self.stand_ins(scenario).cards)
        capabilities = {*needed.capabilities, *({LOAD} & {*verdict.capabilities})}
        verdict = replace(verdict, capabilities=tuple(sorted(capabilities)), vocabulary=needed.vocabulary)
        missing = lacking(self.hello, verdict)
        if not missing and "reasons" not in self.hello.capabilities:
            # Who does not say why plays it all the same.
            verdict = replace(verdict, capabilities=tuple(each for each in verdict.capabilities if each != "reasons"))
        if verdict.status in (Status.UNSUPPORTED, Status.NOT_RUN) or scenario.clause == CONTROL or not missing:
            return verdict
        message = f"needs {', '.join(sorted(missing))}, which is not offered"
        begun = replace(verdict, expected="", actual="", before=None, after=None, reference=None, behind=(), step="")
        return replace(begun, status=Status.UNSUPPORTED, message=message, line=scenario.line)

    def _has_otherwise(self, lockstep: Lockstep, scenario: Scenario, verdict: Verdict) -> bool:
        """Whether readings, house rules or own cards keep a scenario from passing, and the engine does as they say."""
        otherwise = self.hello.readings or self.house or brought(self.edition)
        if not otherwise or verdict.status not in RULE_FAILURES or lockstep.divergence:
            return False
        alone = _reference(self.hello, self.edition, self.house)
        by_them = runner.play(self.case(alone, scenario), scenario)
        return (by_them.status, by_them.line) == (verdict.status, verdict.line)

    def follow(self, scenario: Scenario, rules: Edition) -> Verdict:
        """Play beside other rules, whatever the scenario demands: it passes if nothing parts the two."""
        assert self.lockstep is not None
        offered, words = self.hello.capabilities, self.hello.vocabulary

        def follow(on: Subject, scenario: Scenario) -> Follower:
            return Follower(on, self.edition, offered, words, self.stand_ins(scenario).cards)

        return self._played(Following(self.lockstep.child, rules, offered), scenario, follow)

    def again_beside(self, scenario: Scenario, verdict: Verdict, rules: Edition) -> Verdict:
        """Play beside other rules what has passed as it is written and not at a second look, as it was played then."""
        assert self.lockstep is not None
        child, reference = self.lockstep.child, Reference(rules)
        if verdict.image:
            subject = Lockstep(child, reference)
            passed = replace(verdict, status=Status.PASS, image="")
            play = partial(self._play, scenario=scenario)
            return in_images(subject, rules, scenario, passed, self.images, play, self.seed)
        return self._play(DeepCheck(child, reference, self.hello.capabilities), scenario)

    def close(self) -> Closing:
        """Say goodbye to the implementation."""
        self.subject.bye()
        return Closing() if self.child is None else Closing(self.child.restarts, tuple(self.child.stderr))


def is_clean(verdict: Verdict) -> bool:
    """Whether a scenario has passed and nothing was found at the second look."""
    return verdict.status is Status.PASS and verdict.second is None


def is_later(verdict: Verdict) -> bool:
    """Whether a scenario has passed as it is written, and not in an image or at the second look."""
    return bool(verdict.image) or verdict.message.startswith(RECHECKED)


def _reference(hello: Hello, edition: str, house: House | None) -> Reference:
    """The reference by the readings that an implementation declares, and by its house rules. Raises ScenarioEnded."""
    reference = reference_for(hello, edition)
    return Reference(house(reference.rules)) if house else reference


def _beside(implementation: Implementation, hello: Hello, edition: str, house: House | None = None) -> Lockstep:
    """The implementation beside the reference. Raises Invalid if it does not offer the edition, ScenarioEnded."""
    if edition not in hello.editions:
        raise _not_offered(hello, [edition])
    return Lockstep(implementation, _reference(hello, edition, house))

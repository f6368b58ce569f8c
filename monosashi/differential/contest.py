"""Two engines at one table: what is measured, and the reference, or another engine in its place, beside it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.differential.divergence import Divergence, Kind, fields_of
from monosashi.differential.lines import Document, Outcome, Said
from monosashi.subjects.port import BadPosition, Chance, Implementation, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import JUDGE, differences, split_difference, summarise
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.reasons import broken, unfounded
from reference_engine.kernel.edition import Edition

PUBLIC = "public"
LEGAL = "legal"


class Foreseeing(Reference):
    """The reference, told by whoever plays what comes of the next answer: nothing is worked out twice."""

    def __init__(self, rules: Edition) -> None:
        """Nothing is foreseen."""
        super().__init__(rules)
        self._next: tuple[Any, Reply] | None = None

    def foresee(self, position: Any, reply: Reply) -> None:
        """The next answer has this reply and leads to this position."""
        self._next = position, reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act, as foreseen if it is."""
        if self._next is None:
            return super().apply(seat, action, chance)
        (position, reply), self._next = self._next, None
        if reply.accepted:
            self._settle(position)
        return reply


class RivalFailed(Exception):
    """The other engine has ended, hangs, or does not answer by the protocol: nothing can be compared with it."""


class Rival(Foreseeing):
    """Another engine in the reference's place: what it shows is expected. The reference only leads the game.

    ``astray``: it does not do as the rules say, so that they cannot lead the game any further.
    """

    def __init__(self, rules: Edition, child: Implementation) -> None:
        """Expect what ``child`` shows."""
        super().__init__(rules)
        self.child = child
        self.astray = False

    def _asked(self, ask: Callable[[], Any]) -> Any:
        try:
            return ask()
        except ScenarioEnded as error:
            raise RivalFailed(f"the engine to compare with: {error}") from None

    def load(self, edition: str, position: Document) -> None:
        """Put a quiet position on both tables. Raises BadPosition."""
        self.astray = False
        super().load(edition, position)
        self._asked(lambda: self.child.load(edition, position))

    def start(self, edition: str, start: Document, chance: Sequence[Chance]) -> Reply:
        """Begin a game on both. Raises BadPosition."""
        self.astray = False
        expected = super().start(edition, start, chance)
        reply: Reply = self._asked(lambda: self.child.start(edition, start, chance[: expected.drawn]))
        self.astray = (reply.accepted, reply.drawn) != (expected.accepted, expected.drawn)
        return expected

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act; the reply is the other engine's."""
        expected = super().apply(seat, action, chance)
        reply: Reply = self._asked(lambda: self.child.apply(seat, action, chance[: expected.drawn]))
        self.astray = self.astray or (reply.accepted, bool(reply.wanted)) != (expected.accepted, False)
        return msgspec.structs.replace(reply, drawn=expected.drawn, wanted="")

    def observe(self, viewer: str) -> Any:
        """What the other engine shows."""
        return self._asked(lambda: self.child.observe(viewer))

    def legal(self) -> list[dict[str, Any]]:
        """What the other engine lists."""
        found: list[dict[str, Any]] = self._asked(self.child.legal)
        return found

    def bye(self) -> None:
        """The run is over."""
        self.child.bye()


class Contest:
    """Both engines, and where they part. Every method returns the divergence that it has come upon, if any.

    ``offered`` are the capabilities of both.
    """

    def __init__(self, child: Implementation, beside: Foreseeing, offered: Sequence[str]) -> None:
        """Measure ``child``."""
        self.lockstep = Lockstep(child, beside)
        self.beside = beside
        self.rules: Edition = beside.rules
        self.offered = offered
        self._cited: tuple[str, ...] = ()

    @property
    def astray(self) -> bool:
        """Whether the game cannot go on: the engine in the reference's place does not do as the rules say."""
        return isinstance(self.beside, Rival) and self.beside.astray

    def begin(self, document: Document, outcome: Outcome) -> Divergence | None:
        """Put a document on both tables; ``outcome`` is what the rules make of it."""
        name = self.rules.name
        quiet = engine.game(name).is_quiet(document)
        what = "load" if quiet else "start"
        self._cited = ()
        try:
            if quiet:
                self.lockstep.load(name, document)
            else:
                self.lockstep.start(name, document, outcome.chance)
        except BadPosition as error:
            return self._parted(Kind.START, "", what, (), f"turned down: {error}", "taken", f"turned down: {error}")
        except ScenarioEnded as ended:
            return self._ended(ended, "", what, ())
        return self._position("", what, _cited(outcome))

    def say(self, said: Said, outcome: Outcome) -> Divergence | None:
        """Let a seat give a lawful answer, of which the rules make ``outcome``."""
        position, act = self.beside.position, str(said.action.get("do"))
        question = position.pending.kind if position.pending is not None else ""
        clauses = _in_play(self.rules, position, act, outcome)
        before = self.before()
        self._cited = tuple(dict.fromkeys(event.clause for event in outcome.events if event.clause))
        self.beside.foresee(outcome.position, Reply(True, drawn=len(outcome.chance)))
        try:
            reply = self.lockstep.apply(said.seat, said.action, outcome.chance)
        except ScenarioEnded as ended:
            return self._ended(ended, question, act, clauses, before)
        if not reply.accepted:
            if self.astray:
                return None
            told = ", ".join(reply.clauses) or reply.message or "without a reason"
            message = f"{act} by {said.seat} is refused: {told}"
            return self._parted(
                Kind.REFUSED, question, act, clauses, message, "accepted", f"refused: {told}", before, reply.clauses
            )
        return self._position(question, act, clauses, before)

    def attempt(self, said: Said, clauses: tuple[str, ...], message: str) -> Divergence | None:
        """Let a seat try what is to be refused under these clauses; under none, because it makes no sense."""
        position, act = self.beside.position, str(said.action.get("do"))
        question = position.pending.kind
        before, self._cited = self.before(), ()
        self.beside.foresee(position, Reply(False, clauses, message))
        try:
            accepted, reply = self._tried(said)
        except ScenarioEnded as ended:
            return self._ended(ended, question, act, clauses, before)
        if self.astray:
            return None
        if accepted:
            told = f"{act} by {said.seat} is accepted; the rules refuse it: {message}"
            return self._parted(
                Kind.ACCEPTED, question, act, clauses, told, f"refused under {' and '.join(clauses) or 'no clause'}",
                "accepted", before, clauses,
            )  # fmt: skip
        if "reasons" in self.offered and clauses:
            grounds = broken(self.rules, position, said.seat, said.action)
            wrong = unfounded(self.rules, reply.clauses, grounds)
            if wrong or not reply.clauses:
                named = ", ".join(wrong) or "no clause"
                told = f"{act} by {said.seat} is refused under {named}, which nothing breaks; {message}"
                return self._parted(
                    Kind.REASON, question, act, clauses, told, ", ".join(clauses), named, before, (*clauses, *wrong)
                )
        return None

    def _tried(self, said: Said) -> tuple[bool, Reply]:
        """Whether an answer is accepted, and the reply: who asks for dice has accepted it. Raises ScenarioEnded."""
        try:
            reply = self.lockstep.apply(said.seat, said.action, ())
        except ScenarioEnded as ended:
            if ended.status is not Status.CHANCE_MISMATCH:
                raise
            return True, Reply(True)
        return reply.accepted, reply

    def look(self, looked: str) -> Divergence | None:
        """Compare the list of legal answers, or what a viewer sees."""
        position = self.beside.position
        question = position.pending.kind if position.pending is not None else ""
        clauses = (position.pending.clause,) if position.pending is not None else ()
        self._cited = ()
        try:
            if looked == LEGAL:
                self.lockstep.compare_legal()
                return None
            found = differences(self.beside.observe(looked), self.lockstep.observe(looked), self.beside.observe(JUDGE))
        except ScenarioEnded as ended:
            if ended.status is not Status.FAIL:
                return self._ended(ended, question, looked, clauses)
            return self._parted(
                Kind.LEGAL, question, _act_in(ended), clauses, str(ended), ended.expected, ended.actual,
                None, (_listed(ended),),
            )  # fmt: skip
        if not found:
            return None
        asked = position.pending.seat if position.pending is not None else ""
        whose = looked if looked == PUBLIC else "the seat asked" if looked == asked else "another seat"
        told = f"the view of {looked} is not as the rules have it: {summarise(found)}"
        return self._parted(
            Kind.VIEW, question, whose, clauses, told, *split_difference(found[0]), None, fields_of(found)
        )

    def before(self) -> Any:
        """What the judge sees now, as it should be."""
        return self.beside.observe(JUDGE)

    def _position(self, question: str, act: str, clauses: tuple[str, ...], before: Any = None) -> Divergence | None:
        found = self.lockstep.divergence
        if not found or self.astray:
            return None
        message = f"after {act} the position is not as the rules have it: {summarise(found)}"
        expected, actual = split_difference(found[0])
        return self._parted(Kind.POSITION, question, act, clauses, message, expected, actual, before, fields_of(found))

    def _ended(
        self, ended: ScenarioEnded, question: str, act: str, clauses: tuple[str, ...], before: Any = None
    ) -> Divergence:
        what = () if ended.status is not Status.CHANCE_MISMATCH else (ended.expected and "chance",)
        return self._parted(
            ended.status.value, question, act, clauses, str(ended), ended.expected, ended.actual, before, what
        )

    def _parted(
        self,
        kind: str,
        question: str,
        act: str,
        clauses: tuple[str, ...],
        message: str,
        expected: str,
        actual: str,
        before: Any = None,
        what: tuple[str, ...] = (),
    ) -> Divergence:
        views: list[Any] = [None, None]
        if kind not in (*_PROCESS, Kind.START):
            for number, table in enumerate((self.beside, self.lockstep)):
                try:
                    views[number] = table.observe(JUDGE)
                except (ScenarioEnded, RivalFailed):
                    # What parts them is known; that the engine shows nothing any more adds nothing to it.
                    break
        return Divergence(
            str(kind), question, act, tuple(sorted({*what})), message, clauses, self._cited, expected, actual, before,
            *views,
        )  # fmt: skip


_PROCESS = (Status.CRASH, Status.TIMEOUT, Status.PROTOCOL_ERROR, Status.NOT_RUN)


def _in_play(rules: Edition, position: Any, act: str, outcome: Outcome) -> tuple[str, ...]:
    """The clauses that what happened cites, that put the question, and that the answer had to fulfil."""
    asked = (position.pending.clause,) if position.pending is not None else ()
    bound = tuple(rules.acts[act].conditions) if act in rules.acts else ()
    return tuple(dict.fromkeys((*_cited(outcome), *asked, *bound)))


def _cited(outcome: Outcome) -> tuple[str, ...]:
    found = [event.clause for event in outcome.events if event.clause]
    if outcome.position.pending is not None:
        found.append(outcome.position.pending.clause)
    if outcome.position.result is not None:
        found.append(outcome.position.result.clause)
    return tuple(dict.fromkeys(found))


def _listed(ended: ScenarioEnded) -> str:
    """Whether an answer is missing in the list, or should not be there."""
    return "missing" if '"do"' in ended.expected else "surplus"


def _act_in(ended: ScenarioEnded) -> str:
    text = ended.expected if '"do"' in ended.expected else ended.actual
    return text.partition('"do":"')[2].partition('"')[0]

"""Two engines at one table: what is measured, and the reference, or another engine in its place, beside it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

import reference_engine as engine
from monosashi.differential.divergence import Divergence, Kind, fields_of
from monosashi.kit.positions import ending_clause
from monosashi.subjects.lines import Document, Outcome, Said
from monosashi.subjects.port import BadPosition, Chance, Implementation, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.suite import phrases
from monosashi.suite.acts import Unsayable
from monosashi.suite.tenses import Tense
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
        self._next: tuple[Reply, Outcome | None] | None = None

    def foresee(self, reply: Reply, outcome: Outcome | None = None) -> None:
        """The next answer has this reply and, if it is accepted, this outcome."""
        self._next = reply, outcome

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act, as foreseen if it is."""
        if self._next is None:
            return super().apply(seat, action, chance)
        (reply, outcome), self._next = self._next, None
        if outcome is not None:
            self.came_of(outcome)
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


class Occasion(NamedTuple):
    """What is asked when somebody says or looks at something, and how: ``act`` is its name, ``tell`` says it.

    ``clauses`` are those in play, ``cited`` those that what happened cites, ``before`` is what a judge saw.
    """

    question: str
    act: str
    clauses: tuple[str, ...] = ()
    cited: tuple[str, ...] = ()
    before: Any = None
    tell: Callable[[], str] | None = None

    @property
    def told(self) -> str:
        """What was said or tried, in the sentence of the suite if there is one."""
        return f"after the {self.act}" if self.tell is None else self.tell()


class Contest:
    """Both engines, and where they part. Every method returns the divergence that it has come upon, if any.

    ``offered`` are the capabilities of both; an engine that ``loads`` no positions plays whole games only.
    """

    def __init__(
        self, child: Implementation, beside: Foreseeing, offered: Sequence[str], *, loads: bool = True
    ) -> None:
        """Measure ``child``."""
        self.loads = loads
        self.lockstep = Lockstep(child, beside)
        self.beside = beside
        self.rules: Edition = beside.rules
        self._acts = phrases(self.rules.name.partition("@")[0]).acts
        self.offered = offered

    @property
    def astray(self) -> bool:
        """Whether the game cannot go on: the engine in the reference's place does not do as the rules say."""
        return isinstance(self.beside, Rival) and self.beside.astray

    def begin(self, document: Document, outcome: Outcome) -> Divergence | None:
        """Put a document on both tables; ``outcome`` is what the rules make of it."""
        name = self.rules.name
        quiet = engine.game(name).is_quiet(document)
        at = Occasion("", "load" if quiet else "start")
        try:
            if quiet:
                self.lockstep.load(name, document)
            else:
                self.lockstep.start(name, document, outcome.chance)
        except BadPosition as error:
            told = f"turned down: {error}"
            return self._parted(at, Kind.START, told, ("taken", told))
        except ScenarioEnded as ended:
            return self._ended(at, ended)
        return self._position(at._replace(clauses=_cited(outcome)))

    def say(self, said: Said, outcome: Outcome) -> Divergence | None:
        """Let a seat give a lawful answer, of which the rules make ``outcome``."""
        cited = tuple(dict.fromkeys(event.clause for event in outcome.events if event.clause))
        at = self._moment(said, _in_play(self.rules, self.beside.position, said, outcome), cited)
        self.beside.foresee(Reply(True, drawn=len(outcome.chance)), outcome)
        try:
            reply = self.lockstep.apply(said.seat, said.action, outcome.chance)
        except ScenarioEnded as ended:
            return self._ended(at, ended)
        if not reply.accepted:
            if self.astray:
                return None
            told = f"refused: {', '.join(reply.clauses) or reply.message or 'without a reason'}"
            message = f"{at.told}: {told}"
            return self._parted(at, Kind.REFUSED, message, ("accepted", told), reply.clauses)
        return self._position(at)

    def attempt(self, said: Said, clauses: tuple[str, ...], message: str) -> Divergence | None:
        """Let a seat try what is to be refused under these clauses; under none, because it makes no sense."""
        at = self._moment(said, clauses, tense=Tense.TRIES)
        self.beside.foresee(Reply(False, clauses, message))
        try:
            reply = self.lockstep.apply(said.seat, said.action, ())
        except ScenarioEnded as ended:
            if ended.status is not Status.CHANCE_MISMATCH:
                return self._ended(at, ended)
            # Who asks for dice has accepted it.
            reply = Reply(True)
        if self.astray:
            return None
        if reply.accepted:
            told = f"{at.told}: accepted; the rules refuse it: {message}"
            wanted = f"refused under {' and '.join(clauses) or 'no clause'}"
            return self._parted(at, Kind.ACCEPTED, told, (wanted, "accepted"), clauses)
        if "reasons" in self.offered and clauses:
            grounds = broken(self.rules, self.beside.position, said.seat, said.action)
            wrong = unfounded(self.rules, reply.clauses, grounds, clauses)
            if wrong or not reply.clauses:
                named = ", ".join(wrong) or "no clause"
                told = f"{at.told}: refused under {named}, which nothing breaks; {message}"
                return self._parted(at, Kind.REASON, told, (", ".join(clauses), named), (*clauses, *wrong))
        return None

    def look(self, looked: str) -> Divergence | None:
        """Compare the list of legal answers, or what a viewer sees."""
        pending = self.beside.position.pending
        question, seat, clauses = ("", "", ()) if pending is None else (pending.kind, pending.seat, (pending.clause,))
        try:
            if looked == LEGAL:
                self.lockstep.compare_legal()
                return None
            found = differences(self.beside.observe(looked), self.lockstep.observe(looked), self.beside.observe(JUDGE))
        except ScenarioEnded as ended:
            if ended.status is not Status.FAIL:
                return self._ended(Occasion(question, looked, clauses), ended)
            at = Occasion(question, _act_in(ended), clauses)
            return self._parted(at, Kind.LEGAL, str(ended), (ended.expected, ended.actual), (_listed(ended),))
        if not found:
            return None
        at = Occasion(
            question, looked if looked == PUBLIC else "the seat asked" if looked == seat else "another seat", clauses
        )
        told = f"the view of {looked} is not as the rules have it: {summarise(found)}"
        return self._parted(at, Kind.VIEW, told, split_difference(found[0]), fields_of(found))

    def _moment(
        self, said: Said, clauses: tuple[str, ...], cited: tuple[str, ...] = (), tense: Tense = Tense.DOES
    ) -> Occasion:
        """Where both are when a seat is about to say something."""
        pending = self.beside.position.pending
        question, about = (pending.kind, pending.about) if pending is not None else ("", "")
        act = str(said.action.get("do"))

        def told() -> str:
            try:
                return self._acts.said(said.seat, said.action, tense=tense, about=about)
            except Unsayable:
                return f"{act} by {said.seat}"

        return Occasion(question, act, clauses, cited, self.beside.observe(JUDGE), told)

    def _position(self, at: Occasion) -> Divergence | None:
        found = self.lockstep.divergence
        if not found or self.astray:
            return None
        message = f"{at.told}: the position is not as the rules have it: {summarise(found)}"
        return self._parted(at, Kind.POSITION, message, split_difference(found[0]), fields_of(found))

    def _ended(self, at: Occasion, ended: ScenarioEnded) -> Divergence:
        what = () if ended.status is not Status.CHANCE_MISMATCH else (ended.expected and "chance",)
        return self._parted(at, ended.status.value, str(ended), (ended.expected, ended.actual), what)

    def _parted(
        self, at: Occasion, kind: str, message: str, halves: tuple[str, str], what: tuple[str, ...] = ()
    ) -> Divergence:
        views: list[Any] = [None, None]
        if kind not in (*_PROCESS, Kind.START):
            for number, table in enumerate((self.beside, self.lockstep)):
                try:
                    views[number] = table.observe(JUDGE)
                except (ScenarioEnded, RivalFailed):
                    # What parts them is known; that the engine shows nothing any more adds nothing to it.
                    break
        what = tuple(sorted({*what}))
        return Divergence(
            str(kind), at.question, at.act, what, message, at.clauses, at.cited, *halves, at.before, views[0], views[1],
            at.told,
        )  # fmt: skip


_PROCESS = (Status.CRASH, Status.TIMEOUT, Status.PROTOCOL_ERROR, Status.NOT_RUN)


def _in_play(rules: Edition, position: Any, said: Said, outcome: Outcome) -> tuple[str, ...]:
    """The clauses that what happened cites, that put the question, and that the answer had to fulfil."""
    asked = (position.pending.clause,) if position.pending is not None else ()
    act = str(said.action.get("do"))
    bound = tuple(rules.acts[act].conditions) if act in rules.acts else ()
    return tuple(dict.fromkeys((*_cited(outcome), *asked, *bound)))


def _cited(outcome: Outcome) -> tuple[str, ...]:
    found = [event.clause for event in outcome.events if event.clause]
    if outcome.position.pending is not None:
        found.append(outcome.position.pending.clause)
    if outcome.position.result is not None:
        found.append(ending_clause(outcome.position.result))
    return tuple(dict.fromkeys(found))


def _listed(ended: ScenarioEnded) -> str:
    """Whether an answer is missing in the list, or should not be there."""
    return "missing" if '"do"' in ended.expected else "surplus"


def _act_in(ended: ScenarioEnded) -> str:
    text = ended.expected if '"do"' in ended.expected else ended.actual
    return text.partition('"do":"')[2].partition('"')[0]

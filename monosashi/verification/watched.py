"""The reference under observation: everything that a scenario asks of it, and what comes of that."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import reference_engine as engine
from monosashi.subjects.lines import answer_of, as_plain
from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.reference import Reference
from monosashi.verification.case import Case
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event


@dataclass
class WatchedCall:
    """Something that was asked, by a ``method`` of the protocol.

    ``seat`` asks; for a look it is the viewer. ``plain`` is a copy of the document or the action: the caller may go
    on filling in its own. An ``answer`` is missing where the action could not be read. ``chance`` is what was used of
    a script. There is no ``reply`` to a document that was turned down, nor to a look. ``happened`` is everything up
    to the next question, what was drawn included. ``listed`` are legal answers. ``demands`` has the clauses under
    which the scenario says, each time, that it is refused.
    """

    method: str
    seat: str = ""
    plain: Any = None
    reply: Reply | None = None
    chance: tuple[Chance, ...] = ()
    before: Any = None
    after: Any = None
    answer: Answer | None = None
    happened: tuple[Event, ...] = ()
    listed: tuple[dict[str, Any], ...] = ()
    demands: tuple[tuple[str, ...], ...] = ()

    @property
    def act(self) -> str:
        """The name of the act, or of what else is asked."""
        return str(self.plain.get("do", "")) if self.method == "apply" else self.method

    @property
    def is_taken(self) -> bool:
        """Whether it was answered: a document that is wrong is turned down."""
        return self.reply is not None

    @property
    def accepted(self) -> bool:
        """Whether somebody acted."""
        return self.method == "apply" and self.reply is not None and self.reply.accepted

    @property
    def kind(self) -> str:
        """The kind of the question that was open; nothing if the game was over."""
        return self.before.pending.kind if self.before.pending is not None else ""

    @property
    def asked(self) -> str:
        """The seat that this question was put to."""
        return self.before.pending.seat if self.before.pending is not None else ""

    @property
    def turn(self) -> int:
        """The number of the turn; always the same in a game that does not count them."""
        return int(getattr(self.before, "turn", 0))

    @property
    def broken(self) -> tuple[str, ...]:
        """All clauses that a refused answer breaks."""
        return self.reply.clauses if self.reply is not None else ()

    @property
    def looked_for(self) -> tuple[str, ...]:
        """The clauses under which the scenario says that it is refused; of several, those under which it was."""
        return tuple(clause for clauses in self.demands for clause in clauses if clause in self.broken)

    @property
    def refused(self) -> bool:
        """Whether something was tried, or a start was without its dice."""
        return self.reply is not None and not self.reply.accepted


class WatchedReference(Reference):
    """The reference, with a note of everything in ``asked``."""

    def __init__(self, rules: Edition | None = None) -> None:
        """Nothing has been asked yet."""
        super().__init__(rules)
        self.asked: list[WatchedCall] = []

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table."""
        self.asked.append(now := WatchedCall("load", plain=as_plain(position)))
        super().load(edition, position)
        now.reply, now.after, now.happened = Reply(True), self.position, self.outcome.events

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game."""
        self.asked.append(now := WatchedCall("start", plain=as_plain(start)))
        return self._replied(now, super().start(edition, start, chance), chance)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act."""
        self.asked.append(now := WatchedCall("apply", seat, as_plain(action), before=self.position))
        try:
            now.answer = answer_of(self.rules, action)
        except engine.Unreadable:
            now.answer = None
        return self._replied(now, super().apply(seat, action, chance), chance)

    def _replied(self, now: WatchedCall, reply: Reply, chance: Sequence[Chance]) -> Reply:
        now.reply, now.after = reply, self.position
        if reply.accepted:
            now.chance, now.happened = tuple(chance[: reply.drawn]), self.outcome.events
        return reply

    def legal(self) -> list[dict[str, Any]]:
        """The listed legal answers."""
        answers = super().legal()
        self.asked.append(WatchedCall("legal", listed=tuple(answers), after=self.position))
        return answers

    def observe(self, viewer: str) -> Any:
        """What a viewer sees."""
        self.asked.append(WatchedCall("observe", viewer, after=self.position))
        return super().observe(viewer)

    @property
    def acts(self) -> list[WatchedCall]:
        """What somebody did or tried."""
        return [each for each in self.asked if each.method == "apply"]


class WatchedCase(Case):
    """A case that notes under which clauses a scenario demands a refusal."""

    subject: WatchedReference

    def refused_under(self, *clauses: str) -> None:
        """The last answer was refused, as the scenario says."""
        super().refused_under(*clauses)
        last = self.subject.acts[-1]
        last.demands = (*last.demands, clauses)

"""Sequences counted on an engine, the rules beside it: how many each has, and where they first part.

An engine says what may be answered (``legal``); what it lists beyond the rules' list counts only if the rules refuse
it. So both count the same where lists are conventions. A sequence that one of them alone has is followed no further on
the other side, which does not know what comes after it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.perft.counting import Position, answers, counts, is_for_chance
from monosashi.differential.perft.positions import Document, NamedPosition, begun
from monosashi.subjects.lines import Move, answer_line, canonical, clauses_of, make_move, with_draws
from monosashi.subjects.port import BadPosition, Chance, Implementation, Lacking, Reply
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import JUDGE, ListDifferences, list_differences
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition


class Refusable(Struct, frozen=True):
    """An answer that an engine lists and the rules refuse, under these clauses."""

    answer: dict[str, Any]
    clauses: tuple[str, ...]


class Parting(Struct, frozen=True, omit_defaults=True):
    """After which answers the counts part, and why: the lists differ, or the engine does not go along (``message``)."""

    after: tuple[str, ...]
    missing: tuple[dict[str, Any], ...] = ()
    surplus: tuple[Refusable, ...] = ()
    message: str = ""


class Share(Struct, frozen=True):
    """A first answer, and how many sequences begin with it; None on a side that does not have it, or cannot follow."""

    answer: str
    rules: int | None
    engine: int | None = None


class Counts(NamedTuple):
    """How many sequences of 1, 2, … answers there are by the rules, and on an engine."""

    rules: list[int]
    engine: list[int]


def shares(rules: Edition, position: Position, depth: int) -> Iterator[Share]:
    """How many sequences of ``depth`` answers begin with each, by the rules alone."""
    for answer in answers(rules, position):
        made = make_move(rules, position, position.pending.seat, answer)
        yield Share(_told(made), counts(rules, made.after, depth - 1)[-1] if depth > 1 else 1)


class Beside:
    """Counts on both sides; ``parting`` is where they part after the fewest answers, the first one counted of those."""

    def __init__(self, child: Implementation, rules: Edition, position: NamedPosition) -> None:
        """Nothing is counted yet. Raises BadPositions."""
        self.parting: Parting | None = None
        self._child = child
        self._rules = rules
        self._document: Document = position.document
        self._root = begun(rules, position)
        self._path: list[Move] = []

    def counted(self, depth: int, advance: Callable[[], object]) -> tuple[Counts, list[Share]]:
        """All sequences, and how many of ``depth`` answers begin with each first one."""
        found: list[Share] = []
        whole = self._counts(self._root, depth, found, advance)
        return whole, found

    def _counts(
        self,
        position: Position,
        depth: int,
        found: list[Share] | None = None,
        advance: Callable[[], object] = lambda: None,
    ) -> Counts:
        """The sequences from where ``_path`` has led to; of each first answer the share, if ``found`` is given."""
        listed = list(answers(self._rules, position))
        try:
            lists = self._lists(position, listed)
        except Lacking:
            raise  # Nothing can be counted from here, which is no fault.
        except (ScenarioEnded, BadPosition) as failure:
            self._part(Parting(self._said(), message=str(failure)))
            return Counts(counts(self._rules, position, depth), [0] * depth)
        seat = position.pending.seat if position.pending is not None else ""
        by_rules = [len(listed)] + [0] * (depth - 1)
        by_engine = [len(listed) - len(lists.missing) + len(lists.surplus)] + [0] * (depth - 1)
        if any(lists):
            surplus = tuple(Refusable(answer, self._against(position, seat, answer)) for answer in lists.surplus)
            self._part(Parting(self._said(), lists.missing, surplus))
        if depth > 1 or found is not None:
            for answer in listed:
                missing = bool(lists.missing) and canonical(self._rules, answer) in lists.missing
                share = self._followed(position, answer, depth - 1, missing=missing)
                for length in range(1, depth):
                    by_rules[length] += share.rules[length - 1]
                    by_engine[length] += share.engine[length - 1]
                if found is not None:
                    mine = None if missing else (share.engine[-1] if depth > 1 else 1)
                    found.append(Share(answer_line(seat, answer), share.rules[-1] if depth > 1 else 1, mine))
                advance()
        if found is not None:
            found += [Share(answer_line(seat, answer), None, 1 if depth == 1 else None) for answer in lists.surplus]
        return Counts(by_rules, by_engine)

    def _followed(self, position: Position, answer: Answer, depth: int, *, missing: bool) -> Counts:
        """The sequences after an answer that the rules list."""
        if not depth:
            return Counts([], [])
        made = make_move(self._rules, position, position.pending.seat, answer)
        if missing:
            return Counts(counts(self._rules, made.after, depth), [0] * depth)
        self._path.append(made)
        try:
            return self._counts(made.after, depth)
        finally:
            self._path.pop()

    def _lists(self, position: Position, listed: Sequence[Answer]) -> ListDifferences:
        """How the engine's list differs. What chance may answer it is not asked. Raises ScenarioEnded, BadPosition."""
        if is_for_chance(position):
            return ListDifferences((), ())
        self._lead()
        seat = position.pending.seat if position.pending is not None else ""
        return list_differences(
            [canonical(self._rules, answer) for answer in listed],
            self._child.legal(),
            lambda answer: bool(seat) and not self._against(position, seat, answer),
            self._rules.name,
            lambda: engine.view(self._rules, position, JUDGE),
        )

    def _lead(self) -> None:
        """Bring the engine to where the path leads. Raises ScenarioEnded, BadPosition."""
        name, (begun_by, *rest) = self._rules.name, with_draws(self._path)
        if engine.game(name).is_quiet(self._document):
            self._child.load(name, dict(self._document))
        else:
            chance = _as_they_lie(begun_by[1])
            _demand("the start", self._child.start(name, dict(self._document), chance), chance)
        for made, drawn in rest:
            assert made is not None
            chance = _as_they_lie(drawn)
            reply = self._child.apply(made.seat, canonical(self._rules, made.answer), chance)
            _demand(_told(made), reply, chance)

    def _against(self, position: Position, seat: str, answer: Any) -> tuple[str, ...]:
        """The clauses that an answer would break, or what else is wrong with it; empty if the rules accept it."""
        try:
            return clauses_of(engine.violations(self._rules, position, seat, answer)) if seat else ()
        except engine.Malformed:
            return ("malformed",)

    def _said(self) -> tuple[str, ...]:
        return tuple(map(_told, self._path))

    def _part(self, parting: Parting) -> None:
        if self.parting is None or len(parting.after) < len(self.parting.after):
            self.parting = parting


def _told(made: Move) -> str:
    return answer_line(made.seat, made.answer)


def _as_they_lie(chance: Sequence[Chance]) -> list[Chance]:
    """Outcomes without orders: cards that are shuffled stay as they are."""
    return [replace(each, order=()) for each in chance]


def _demand(what: str, reply: Reply, chance: Sequence[Chance]) -> None:
    """The engine must go along. Raises ScenarioEnded."""
    if reply.wanted:
        raise ScenarioEnded(Status.CHANCE_MISMATCH, f"asks for {reply.wanted} after {what}, which is not due")
    if not reply.accepted:
        reason = ", ".join(reply.clauses) or reply.message or "without a reason"
        raise ScenarioEnded(Status.FAIL, f"refuses {what}, which the rules accept: {reason}")
    if reply.drawn != len(chance):
        raise ScenarioEnded(
            Status.CHANCE_MISMATCH, f"uses {reply.drawn} outcomes after {what}, where the rules draw {len(chance)}"
        )

"""Sequences counted on an engine, the rules beside it: how many each has, and where they first part.

An engine says what may be answered (``legal``); what it lists beyond the rules' list counts only if the rules refuse
it. So both count the same where lists are conventions. A sequence that one of them alone has is followed no further on
the other side, which does not know what comes after it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.perft.counting import Position, answers, counts, is_for_chance
from monosashi.perft.positions import Document, NamedPosition, begun
from monosashi.subjects.port import BadPosition, Chance, Implementation, Reply
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import ListDifferences, list_differences
from reference_engine.kernel.decision import Answer, Drawn
from reference_engine.kernel.edition import Edition


class Said(NamedTuple):
    """An answer, given in a position."""

    position: Position
    answer: Answer

    @property
    def seat(self) -> str:
        """Who has given it."""
        seat: str = self.position.pending.seat
        return seat


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


def told(seat: str, answer: object) -> str:
    """An answer on one line, ``south {"do":"march","moves":{"x":"b2"}}``."""
    return f"{seat} {msgspec.json.encode(answer).decode()}"


def shares(rules: Edition, position: Position, depth: int) -> Iterator[Share]:
    """How many sequences of ``depth`` answers begin with each, by the rules alone."""
    for answer in answers(rules, position):
        seat = position.pending.seat
        after = engine.apply(rules, position, seat, answer).position
        yield Share(told(seat, answer), counts(rules, after, depth - 1)[-1] if depth > 1 else 1)


class Beside:
    """Counts on both sides; ``parting`` is where they part after the fewest answers, the first one counted of those."""

    def __init__(self, child: Implementation, rules: Edition, position: NamedPosition) -> None:
        """Nothing is counted yet. Raises BadPositions."""
        self.parting: Parting | None = None
        self._child = child
        self._rules = rules
        self._document: Document = position.document
        self._root = begun(rules, position)
        self._path: list[Said] = []

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
        except (ScenarioEnded, BadPosition) as failure:
            self._part(Parting(self._said(), message=str(failure)))
            return Counts(counts(self._rules, position, depth), [0] * depth)
        seat = position.pending.seat if position.pending is not None else ""
        by_rules = [len(listed)] + [0] * (depth - 1)
        by_engine = [len(listed) - len(lists.missing) + len(lists.surplus)] + [0] * (depth - 1)
        if any(lists):
            surplus = tuple(Refusable(answer, self._clauses(position, seat, answer)) for answer in lists.surplus)
            self._part(Parting(self._said(), lists.missing, surplus))
        if depth > 1 or found is not None:
            for answer in listed:
                missing = bool(lists.missing) and self._plain(answer) in lists.missing
                share = self._followed(position, answer, depth - 1, missing=missing)
                for length in range(1, depth):
                    by_rules[length] += share.rules[length - 1]
                    by_engine[length] += share.engine[length - 1]
                if found is not None:
                    mine = None if missing else (share.engine[-1] if depth > 1 else 1)
                    found.append(Share(told(seat, answer), share.rules[-1] if depth > 1 else 1, mine))
                advance()
        if found is not None:
            found += [Share(told(seat, answer), None, 1 if depth == 1 else None) for answer in lists.surplus]
        return Counts(by_rules, by_engine)

    def _followed(self, position: Position, answer: Answer, depth: int, *, missing: bool) -> Counts:
        """The sequences after an answer that the rules list."""
        if not depth:
            return Counts([], [])
        after = engine.apply(self._rules, position, position.pending.seat, answer).position
        if missing:
            return Counts(counts(self._rules, after, depth), [0] * depth)
        self._path.append(Said(position, answer))
        try:
            return self._counts(after, depth)
        finally:
            self._path.pop()

    def _lists(self, position: Position, listed: Sequence[Answer]) -> ListDifferences:
        """How the engine's list differs. What chance may answer it is not asked. Raises ScenarioEnded, BadPosition."""
        if is_for_chance(position):
            return ListDifferences((), ())
        self._lead()
        seat = position.pending.seat if position.pending is not None else ""
        return list_differences(
            [self._plain(answer) for answer in listed],
            self._child.legal(),
            lambda answer: bool(seat) and not self._broken(position, seat, answer),
            self._rules.name,
        )

    def _lead(self) -> None:
        """Bring the engine to where the path leads. Raises ScenarioEnded, BadPosition."""
        name, (begun_by, *rest) = self._rules.name, self._script()
        if engine.game(name).is_quiet(self._document):
            self._child.load(name, dict(self._document))
        else:
            chance = begun_by[1]
            _demand("the start", self._child.start(name, dict(self._document), chance), chance)
        for said, chance in rest:
            assert said is not None
            reply = self._child.apply(said.seat, self._plain(said.answer), chance)
            _demand(told(said.seat, said.answer), reply, chance)

    def _script(self) -> list[tuple[Said | None, list[Chance]]]:
        """Every answer of a seat with the outcomes that chance draws after it; first those before any answer."""
        script: list[tuple[Said | None, list[Chance]]] = [(None, [])]
        for said in self._path:
            if isinstance(said.answer, Drawn):
                for draw, result in zip(said.position.pending.draws, said.answer.results, strict=True):
                    shown = result if isinstance(result, int) else 0
                    script[-1][1].append(Chance(draw.name, draw.seat, shown))
            else:
                script.append((said, []))
        return script

    def _broken(self, position: Position, seat: str, answer: Any) -> tuple[str, ...]:
        """The clauses that an answer would break, or what else is wrong with it; empty if the rules accept it."""
        try:
            found = engine.violations(self._rules, position, seat, answer)
        except engine.Malformed:
            return ("malformed",)
        return tuple(dict.fromkeys(violation.clause for violation in found))

    def _clauses(self, position: Position, seat: str, answer: Any) -> tuple[str, ...]:
        return self._broken(position, seat, answer) if seat else ()

    def _plain(self, answer: Answer) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.json.decode(engine.game(self._rules.name).answers.dump(answer))
        return plain

    def _said(self) -> tuple[str, ...]:
        return tuple(told(said.seat, said.answer) for said in self._path)

    def _part(self, parting: Parting) -> None:
        if self.parting is None or len(parting.after) < len(self.parting.after):
            self.parting = parting


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

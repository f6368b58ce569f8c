"""What may be answered: every violation of one answer, every answer without one."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, act_of, asked_told, ending_told
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Edition
from reference_engine.kernel.generics import AnswerT
from reference_engine.kernel.names import UnknownName, unknown


class Violation(Struct, frozen=True):
    """One clause that an answer would break, and how."""

    clause: str
    message: str


class Refused(Exception):
    """The answer is not accepted; the position is as it was."""


class Illegal(Refused):
    """The answer makes sense but breaks rules. ``violations`` has all of them."""

    def __init__(self, violations: list[Violation]) -> None:
        super().__init__("; ".join(f"{v.message} ({v.clause})" for v in violations))
        self.violations = violations


class Malformed(Refused):
    """The answer makes no sense here: of the wrong kind, or about things that do not exist."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def violations(edition: Edition, position: Any, seat: str, answer: Answer) -> list[Violation]:
    """Every clause that ``answer`` by ``seat`` would break; empty if it would be accepted.

    Raises Malformed if the answer makes no sense.
    """
    name = act_of(answer)
    act = edition.acts.get(name)
    if act is None:
        raise Malformed([f"{edition.name} knows no act {name!r}; it knows {', '.join(sorted(edition.acts))}"])
    if position.result is not None:
        raise Malformed([f"the game is over{ending_told(position.result)}: nobody is asked for anything"])
    pending = position.pending
    if name not in edition.offers["always"]:
        if pending is None:
            raise Malformed(["nobody is asked for anything"])
        elsewhere = edition.otherwise_forbidden_by
        if name not in edition.offers[pending.kind]:
            clause = elsewhere.get((name, pending.kind)) or elsewhere.get((name, ANY_QUESTION)) or pending.clause
            told = f"{name} does not answer the question of {pending.kind}: {asked_told(pending)}"
            return [Violation(clause, told)]
        if not edition.may_answer(pending, seat):
            clause = elsewhere.get((OUT_OF_TURN, pending.kind)) or pending.clause
            return [Violation(clause, f"{asked_told(pending)}, not {seat}")]
    game: Context[Any] = Context.looking(edition, position)
    faults = list(act.faults(game, seat, answer))
    if faults:
        raise Malformed(faults)
    return [
        Violation(clause, message)
        for clause, condition in act.conditions.items()
        if (message := condition(game, seat, answer)) is not None
    ]


def as_it_is(answer: Any) -> Any:
    """The answer itself."""
    return answer


class Legal(Generic[AnswerT]):
    """What the asked seat may answer, found out only as far as somebody looks.

    Iterating gives the listed options, each checked by the conditions; ``len`` counts them, and a ``Legal`` is true
    where there is one, or may be. Where combinations are too many to list (several units marching at once), the list
    holds what each unit could do alone; ``combined`` names the acts of which that is so, ``answer in legal`` checks
    any answer, plain data too if ``read`` makes an answer of it, and ``sample`` may draw a combination.
    """

    def __init__(self, edition: Edition, position: Any, read: Callable[[Any], Any] = as_it_is) -> None:
        self.edition = edition
        self.position = position
        self.read = read
        self._game: Context[Any] = Context.looking(edition, position)

    def __repr__(self) -> str:
        if not self._names:
            return "<Legal: nobody is asked for anything>"
        listed = [f"{len(self)} listed"] if len(self) else []
        more = [f"combinations of {' and '.join(self.combined)} to be drawn"] if self.combined else []
        return f"<Legal: {self.seat} is asked for {self.position.pending.kind}; {', '.join(listed + more)}>"

    def __len__(self) -> int:
        """How many options are listed; each is looked for, so this takes as long as going through them."""
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        """Whether anything is listed, or can be drawn by ``sample``."""
        return bool(self.combined) or next(iter(self), None) is not None

    @property
    def _names(self) -> tuple[str, ...]:
        """The acts on offer; none when nobody is asked."""
        pending = self.position.pending
        return () if pending is None or self.position.result is not None else self.edition.offers[pending.kind]

    @property
    def combined(self) -> tuple[str, ...]:
        """The acts on offer that have more options than are listed."""
        return tuple(name for name in self._names if self.edition.acts[name].sample is not None)

    @property
    def seat(self) -> str:
        """The seat that is asked; empty when the game is over."""
        pending = self.position.pending
        return pending.seat if pending is not None else ""

    def __iter__(self) -> Iterator[AnswerT]:
        """The listed options, in a stable order."""
        for name in self._names:
            act = self.edition.acts[name]
            yield from act.checks.lawful(self._game, self.seat, act.options(self._game, self.seat))

    def of(self, name: str) -> Iterator[AnswerT]:
        """The listed options of one act; none where it is not on offer. Raises KeyError where no act is called so."""
        if name not in self._names:
            if name not in self.edition.acts:
                raise UnknownName(unknown("act", name, self.edition.acts))
            return iter(())
        act = self.edition.acts[name]
        return act.checks.lawful(self._game, self.seat, act.options(self._game, self.seat))

    def __contains__(self, answer: object) -> bool:
        """Whether the asked seat may give this answer."""
        try:
            return not violations(self.edition, self.position, self.seat, self.read(answer))
        except Malformed:
            return False

    def sample(self, random: Random) -> AnswerT:
        """One legal answer by chance: an act with options first, then one of its options or combinations."""
        pending = self.position.pending
        names = list(self._names)
        random.shuffle(names)
        for name in names:
            act = self.edition.acts[name]
            if act.sample is not None:
                answer: AnswerT | None = act.sample(self._game, pending.seat, random)
                if answer is not None and answer in self:
                    return answer
            options = list(self.of(name))
            if options:
                return random.choice(options)
        if not names:
            raise ValueError("nobody is asked for anything, so there is nothing to draw from")
        raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")

"""What may be answered: every violation of one answer, every answer without one."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, act_of, asked_told, ending_told
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Edition


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
    game: Context[Any] = Context(edition, position)
    faults = list(act.faults(game, seat, answer))
    if faults:
        raise Malformed(faults)
    return [
        Violation(clause, message)
        for clause, condition in act.conditions.items()
        if (message := condition(game, seat, answer)) is not None
    ]


class Legal:
    """What the asked seat may answer, found out only as far as somebody looks.

    Iterating gives the listed options, each checked by the conditions. Where combinations are too many to
    list (several units marching at once), the list holds what each unit could do alone; ``answer in legal``
    checks any answer, and ``sample`` may draw a combination.
    """

    def __init__(self, edition: Edition, position: Any) -> None:
        self.edition = edition
        self.position = position

    @property
    def seat(self) -> str:
        """The seat that is asked; empty when the game is over."""
        pending = self.position.pending
        return pending.seat if pending is not None else ""

    def __iter__(self) -> Iterator[Answer]:
        """The listed options, in a stable order."""
        pending = self.position.pending
        if pending is None or self.position.result is not None:
            return
        for name in self.edition.offers[pending.kind]:
            yield from self.of(name)

    def of(self, name: str) -> Iterator[Answer]:
        """The listed options of one act."""
        act = self.edition.acts[name]
        game: Context[Any] = Context(self.edition, self.position)
        seat = self.seat
        conditions = tuple(act.conditions.values())
        for option in act.options(game, seat):
            for condition in conditions:
                if condition(game, seat, option) is not None:
                    break
            else:
                yield option

    def __contains__(self, answer: Answer) -> bool:
        """Whether the asked seat may give this answer."""
        try:
            return not violations(self.edition, self.position, self.seat, answer)
        except Malformed:
            return False

    def sample(self, random: Random) -> Answer:
        """One legal answer by chance: an act with options first, then one of its options or combinations."""
        pending = self.position.pending
        names = list(self.edition.offers[pending.kind])
        random.shuffle(names)
        game: Context[Any] = Context(self.edition, self.position)
        for name in names:
            act = self.edition.acts[name]
            if act.sample is not None:
                answer: Answer | None = act.sample(game, pending.seat, random)
                if answer is not None and answer in self:
                    return answer
            options = list(self.of(name))
            if options:
                return random.choice(options)
        raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")


def legal(edition: Edition, position: Any) -> Legal:
    """What the asked seat may answer; see :class:`Legal`."""
    return Legal(edition, position)

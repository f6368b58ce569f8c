"""The game at one moment: check an answer, apply it, list what could be answered."""

from collections.abc import Iterator
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from reference_engine.kernel.decision import CHANCE, Answer, Decision, Drawn, act_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure, follow, settle


class Position(Protocol):
    """What the kernel needs to know of a position. It is a value: nobody changes one that was handed out."""

    pending: Decision | None

    @property
    def stack(self) -> list[Any]:
        """The procedures under way, the innermost last."""

    @property
    def result(self) -> Any:
        """None while the game goes on."""

    def copied(self) -> Any:
        """A copy that can be changed without touching this one."""


P = TypeVar("P", bound=Position, covariant=True)
"""Covariant: shared rules take any game's table. None of them puts another position in a game's place."""


class Violation(Struct, frozen=True):
    """One clause that an answer would break, and how."""

    clause: str
    message: str


class Refused(Exception):
    """The answer is not accepted; the position is as it was."""


class Illegal(Refused):
    """The answer makes sense but breaks rules. ``violations`` has all of them."""

    def __init__(self, violations: list[Violation]) -> None:
        """Keep the violations; the message lists them."""
        super().__init__("; ".join(f"{v.message} ({v.clause})" for v in violations))
        self.violations = violations


class Malformed(Refused):
    """The answer makes no sense here: of the wrong kind, or about things that do not exist."""

    def __init__(self, faults: list[str]) -> None:
        """Keep the faults; the message lists them."""
        super().__init__("; ".join(faults))
        self.faults = faults


class Game(Generic[P]):
    """A position, the edition it is played by, and what has happened since the last answer.

    ``unsettled`` is raised by helpers whose change may bring standing rules to bear between two steps.
    """

    __slots__ = ("cards", "edition", "events", "position", "unsettled")

    def __init__(self, edition: Edition, position: P) -> None:
        """Play on from ``position``, which this game may change."""
        self.edition = edition
        self.cards = edition.cards
        self.position = position
        self.events: list[Event] = []
        self.unsettled = False

    def record(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)


class Result(Struct, frozen=True):
    """What an accepted answer led to."""

    position: Any
    events: tuple[Event, ...]


def begin(edition: Edition, position: Any) -> Result:
    """Take a new position to its first decision."""
    game: Game[Any] = Game(edition, position)
    settle(game)
    return Result(game.position, tuple(game.events))


def violations(edition: Edition, position: Any, seat: str, answer: Answer) -> list[Violation]:
    """Every clause that ``answer`` by ``seat`` would break; empty if it would be accepted.

    Raises Malformed if the answer makes no sense.
    """
    name = act_of(answer)
    act = edition.acts.get(name)
    if act is None:
        raise Malformed([f"{edition.name} knows no act {name!r}; it knows {', '.join(sorted(edition.acts))}"])
    if position.result is not None:
        raise Malformed(["the game is over: nobody is asked for anything"])
    pending = position.pending
    if name not in edition.offers["always"]:
        if pending is None:
            raise Malformed(["nobody is asked for anything"])
        if name not in edition.offers[pending.kind]:
            clause = edition.occasions.get(f"{name} {pending.kind}") or edition.occasions.get(name) or pending.clause
            return [Violation(clause, f"{name} does not answer the question of {pending.kind}")]
        if seat != pending.seat and pending.kind not in edition.either_seat:
            clause = edition.occasions.get(f"out of turn {pending.kind}") or pending.clause
            return [Violation(clause, f"{pending.seat} is asked for {pending.kind}, not {seat}")]
    game: Game[Any] = Game(edition, position)
    faults = list(act.form(game, seat, answer))
    if faults:
        raise Malformed(faults)
    return [
        Violation(clause, message)
        for clause, condition in act.conditions.items()
        if (message := condition(game, seat, answer)) is not None
    ]


def apply(edition: Edition, position: Any, seat: str, answer: Answer) -> Result:
    """The position after ``answer`` by ``seat``, and what happened. ``position`` itself is left as it was.

    Raises Illegal with every violation, or Malformed.
    """
    broken = violations(edition, position, seat, answer)
    if broken:
        raise Illegal(broken)
    game: Game[Any] = Game(edition, position.copied())
    played = game.position
    name = act_of(answer)
    frame: Procedure = played.stack[-1]
    if name in edition.offers["always"]:
        edition.acts[name].perform(game, frame, seat, answer)
    else:
        played.pending = None
        outcome = edition.acts[name].perform(game, frame, seat, answer)
        if played.result is None:
            follow(game, frame, outcome)
            settle(game)
    return Result(played, tuple(game.events))


class Legal:
    """What the asked seat may answer, found out only as far as somebody looks.

    Iterating gives the listed options, each checked by the conditions. Where combinations are too many to
    list (several units marching at once), the list holds what each unit could do alone; ``answer in legal``
    checks any answer, and ``sample`` may draw a combination.
    """

    def __init__(self, edition: Edition, position: Any) -> None:
        """Look at ``position`` through ``edition``; nothing is computed yet."""
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
        game: Game[Any] = Game(self.edition, self.position)
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
        game: Game[Any] = Game(self.edition, self.position)
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


def chance_faults(game: Game[Any], seat: str, answer: Any) -> Iterator[str]:
    """How the outcomes given for chance fail to be outcomes of the draws asked for."""
    draws = game.position.pending.draws
    if seat != CHANCE or len(answer.outcomes) != len(draws):
        yield f"{len(draws)} draws are asked for, {len(answer.outcomes)} outcomes were given"
        return
    for draw, outcome in zip(draws, answer.outcomes, strict=True):
        if draw.kind == "die":
            if not isinstance(outcome, int) or isinstance(outcome, bool) or not 1 <= outcome <= draw.sides:
                yield f"the {draw.name} of {draw.seat} shows a face from 1 to {draw.sides}, not {outcome!r}"
        elif not isinstance(outcome, tuple) or sorted(outcome) != sorted(draw.among):
            yield f"the {draw.name} of {draw.seat} must hold each of its {len(draw.among)} cards once"


def chance_sample(game: Game[Any], _seat: str, random: Random) -> Any:
    """Fair outcomes for the draws asked for."""
    outcomes: list[int | tuple[str, ...]] = []
    for draw in game.position.pending.draws:
        if draw.kind == "die":
            outcomes.append(random.randint(1, draw.sides))
        else:
            order = list(draw.among)
            random.shuffle(order)
            outcomes.append(tuple(order))
    return Drawn(tuple(outcomes))

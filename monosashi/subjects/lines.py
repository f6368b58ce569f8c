"""Lines of play on a table: how a game begins, the answers given in it, and what the rules make of each.

Whatever plays a game by the rules is made of these: the reference, a record played again, random play beside an engine,
counts of sequences, a table in a browser.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.subjects.port import Chance
from reference_engine.kernel.decision import CHANCE, Answer, Draw, Drawn
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.kernel.legality import Violation

Document = dict[str, Any]
"""A start or a quiet position, as plain data."""

Draws = Callable[[Any], Drawn]
"""Answers the draws that a position asks for."""


class Said(Struct, frozen=True, omit_defaults=True):
    """An answer by a seat, as the protocol has it, and what chance draws after it."""

    seat: str
    action: dict[str, Any]
    chance: tuple[Chance, ...] = ()


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of play, for instance one that parts two engines.

    It begins with ``document`` (and ``chance``, if that is a start) and goes on with ``said``, lawful all of it. It may
    end with ``tried``, which the rules refuse; or with a look at ``looked``: a viewer, or ``legal`` for the list of
    answers.
    """

    document: Document
    chance: tuple[Chance, ...] = ()
    said: tuple[Said, ...] = ()
    tried: Said | None = None
    looked: str = ""

    @property
    def lawful(self) -> "Line":
        """The line without what comes after the lawful answers."""
        return Line(self.document, self.chance, self.said)

    def then(self, said: Said) -> "Line":
        """The lawful line with one answer more."""
        return Line(self.document, self.chance, (*self.said, said))


class Move(Struct, frozen=True):
    """One accepted answer: who gave it, what the position was, what came of it. Chance answers, too."""

    seat: str
    answer: Answer
    before: Any
    after: Any
    events: tuple[Event, ...]

    @property
    def chance(self) -> tuple[Chance, ...]:
        """What was drawn, if it is an answer by chance."""
        return drawn(self.before, self.answer) if isinstance(self.answer, Drawn) else ()


class Outcome(NamedTuple):
    """What came of an answer, or of a beginning: the position, and the moves that led to it, draws included.

    ``unasked`` is what happens at the beginning, before anybody answers.
    """

    position: Any
    moves: tuple[Move, ...] = ()
    unasked: tuple[Event, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return self.unasked + tuple(event for move in self.moves for event in move.events)

    @property
    def chance(self) -> tuple[Chance, ...]:
        """Everything that was drawn."""
        return tuple(each for move in self.moves for each in move.chance)


class Unscripted(engine.Malformed):
    """A script does not have what is to be drawn; ``wanted`` names the draw."""

    def __init__(self, message: str, wanted: str) -> None:
        """Say why, in a sentence."""
        super().__init__([message])
        self.wanted = wanted


class DrawRefused(Exception):
    """The rules ask chance for a draw, and then refuse it; that is no refusal of the answer before."""


# Draws


def drawn(position: Any, answer: Drawn) -> tuple[Chance, ...]:
    """The outcomes of what a position asks chance for, one a draw."""
    return tuple(
        Chance(draw.name, draw.seat, result) if isinstance(result, int) else Chance(draw.name, draw.seat, 0, result)
        for draw, result in zip(position.pending.draws, answer.results, strict=True)
    )


def as_scripted(chance: Sequence[Chance]) -> Draws:
    """Each draw as the script has the next of its name; where there is none, what means least."""
    left = list(chance)
    turn = [0]

    def one(draw: Draw) -> int | tuple[str, ...]:
        scripted = next((each for each in left if (each.draw, each.of) == (draw.name, draw.seat)), None)
        if scripted is not None:
            left.remove(scripted)
        if draw.kind == "die":
            if scripted is not None and 1 <= scripted.shows <= draw.sides:
                return scripted.shows
            # Equal dice may be rolled again, and for ever.
            turn[0] += 1
            return 1 + turn[0] % draw.sides
        order = scripted.order if scripted is not None else ()
        return order if sorted(order) == sorted(draw.among) else draw.among

    return lambda position: Drawn(tuple(one(draw) for draw in position.pending.draws))


def exactly(chance: Sequence[Chance]) -> Draws:
    """The draws that the script has, in its order. Raises Unscripted."""
    left = iter(chance)

    def one(draw: Draw) -> int | tuple[str, ...]:
        wanted, scripted = draw_told(draw), next(left, None)
        if scripted is None or (scripted.draw, scripted.of) != (draw.name, draw.seat):
            raise Unscripted(f"no outcome is scripted for {wanted}", wanted)
        if draw.kind == "die" and scripted.order:
            raise Unscripted(f"{wanted} shows a face, it leaves no order", wanted)
        if draw.kind == "order" and scripted.shows:
            raise Unscripted(f"{wanted} leaves an order, it shows no face; got {scripted.shows}", wanted)
        return scripted.shows if draw.kind == "die" else scripted.order or draw.among

    return lambda position: Drawn(tuple(one(draw) for draw in position.pending.draws))


def draw_told(draw: Draw) -> str:
    """What is drawn, and for whom."""
    return f"the {draw.name} of {draw.seat}"


# Playing


def make_move(rules: Edition, position: Any, seat: str, answer: Answer) -> Move:
    """An answer, given. Raises Refused."""
    result = engine.apply(rules, position, seat, answer)
    return Move(seat, answer, position, result.position, result.events)


def begun(rules: Edition, document: object, draws: Draws) -> Outcome:
    """The first decision of somebody. Raises Unreadable."""
    result = engine.begin(rules, document)
    return _drawn_out(rules, Outcome(result.position, unasked=result.events), draws)


def after(rules: Edition, position: Any, seat: str, answer: Answer, draws: Draws) -> Outcome:
    """What comes of an answer, up to the next decision of somebody. Raises Refused."""
    made = make_move(rules, position, seat, answer)
    return _drawn_out(rules, Outcome(made.after, (made,)), draws)


def _drawn_out(rules: Edition, outcome: Outcome, draws: Draws) -> Outcome:
    position, moves = outcome.position, [*outcome.moves]
    while position.pending is not None and position.pending.seat == CHANCE:
        answer = draws(position)
        try:
            moves.append(make_move(rules, position, CHANCE, answer))
        except engine.Malformed as error:
            raise Unscripted(str(error), " and ".join(map(draw_told, position.pending.draws))) from None
        except engine.Illegal as error:
            raise DrawRefused(f"the rules refuse what was drawn: {error}") from error
        position = moves[-1].after
    return Outcome(position, tuple(moves), outcome.unasked)


def answered(rules: Edition, position: Any, said: Said) -> Outcome:
    """What comes of an answer and of the draws that it scripts. Raises Refused, Unreadable."""
    return after(rules, position, said.seat, answer_of(rules, said.action), as_scripted(said.chance))


def course(rules: Edition, line: Line) -> Iterator[Outcome]:
    """A line as the rules play it: its beginning, then each lawful answer. Raises Refused, Unreadable."""
    outcome = begun(rules, line.document, as_scripted(line.chance))
    yield outcome
    for said in line.said:
        outcome = answered(rules, outcome.position, said)
        yield outcome


def ending(rules: Edition, line: Line) -> Outcome:
    """What the last lawful answer of a line comes to. Raises Refused, Unreadable."""
    *_, last = course(rules, line)
    return last


def broken(rules: Edition, position: Any, said: Said) -> list[Violation]:
    """What the rules have against an answer. Raises Refused if it makes no sense, Unreadable."""
    return engine.violations(rules, position, said.seat, answer_of(rules, said.action))


class Refusal(NamedTuple):
    """Under which clauses the rules refuse an answer, and why, in the reference's words."""

    clauses: tuple[str, ...]
    message: str


def refusal(rules: Edition, position: Any, said: Said) -> Refusal | None:
    """Why the rules refuse an answer; None if they accept it, or it makes no sense."""
    try:
        violations = broken(rules, position, said)
    except (engine.Unreadable, engine.Refused):
        return None
    return Refusal(clauses_of(violations), str(engine.Illegal(violations))) if violations else None


def clauses_of(violations: Iterable[Violation]) -> tuple[str, ...]:
    """The clauses that are broken, each once."""
    return tuple(dict.fromkeys(each.clause for each in violations))


def with_draws(moves: Iterable[Move]) -> list[tuple[Move | None, list[Chance]]]:
    """Every answer of a seat with what chance draws after it; first of all nothing, with what is drawn before any."""
    script: list[tuple[Move | None, list[Chance]]] = [(None, [])]
    for made in moves:
        if isinstance(made.answer, Drawn):
            script[-1][1].extend(made.chance)
        else:
            script.append((made, []))
    return script


# Answers as plain data


def answer_of(rules: Edition, action: dict[str, Any]) -> Answer:
    """An action as the reference has it. Raises Unreadable."""
    answer: Answer = engine.game(rules.name).answers.convert(action)
    return answer


def as_plain(value: object) -> Any:
    """An answer, or a document, as the protocol has it; unlike in canonical JSON, what has an order keeps it."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=dict))


def canonical(rules: Edition, answer: Answer) -> dict[str, Any]:
    """An answer as the protocol has it, the same wherever lists are compared: mappings in one order."""
    plain: dict[str, Any] = msgspec.json.decode(engine.game(rules.name).answers.dump(answer))
    return plain


def answer_line(seat: str, answer: object) -> str:
    """An answer on one line, ``south {"do":"march","moves":{"x":"b2"}}``."""
    return f"{seat} {msgspec.json.encode(answer).decode()}"

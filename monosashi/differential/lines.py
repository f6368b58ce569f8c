"""Lines of play: how a game begins, the answers given in it, and what the rules make of each."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.records.game_record import Record, Taken, plain, recorded
from monosashi.records.random_games import draw_chance
from monosashi.subjects.port import Chance
from reference_engine.kernel.decision import CHANCE, Answer, Draw, Drawn
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

Document = dict[str, Any]
"""A start or a quiet position, as plain data."""


class Said(Struct, frozen=True, omit_defaults=True):
    """An answer by a seat, as the protocol has it, and what chance draws after it."""

    seat: str
    action: dict[str, Any]
    chance: tuple[Chance, ...] = ()


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of play that parts two engines.

    It begins with ``document`` (and ``chance``, if that is a start), goes on with ``said``, lawful all of it, and parts
    them with the last of these; or with ``tried``, which the rules refuse; or when somebody looks at ``looked``: a
    viewer, or ``legal`` for the list of answers.
    """

    document: Document
    chance: tuple[Chance, ...] = ()
    said: tuple[Said, ...] = ()
    tried: Said | None = None
    looked: str = ""


class Outcome(NamedTuple):
    """What came of an answer by the rules, draws included: the position, the outcomes used, what happened."""

    position: Any
    chance: tuple[Chance, ...]
    events: tuple[Event, ...]
    taken: tuple[Taken, ...] = ()


Draws = Callable[[Any], Drawn]
"""Answers the draws that a position asks for."""


def by_chance(rules: Edition, random: Random) -> Draws:
    """Drawn from a random source."""

    def drawn(position: Any) -> Drawn:
        answer: Drawn = draw_chance(rules, position, random)
        return answer

    return drawn


def as_scripted(chance: Sequence[Chance]) -> Draws:
    """Each draw as the script has the next of its name; where there is none, what means least."""
    left = list(chance)
    turn = [0]

    def drawn(position: Any) -> Drawn:
        return Drawn(tuple(one(draw) for draw in position.pending.draws))

    def one(draw: Draw) -> int | tuple[str, ...]:
        found = next((each for each in left if (each.draw, each.of) == (draw.name, draw.seat)), None)
        if found is not None:
            left.remove(found)
        if draw.kind == "die":
            if found is not None and 1 <= found.shows <= draw.sides:
                return found.shows
            # Equal dice may be rolled again, and for ever.
            turn[0] += 1
            return 1 + turn[0] % draw.sides
        order = found.order if found is not None else ()
        return order if sorted(order) == sorted(draw.among) else draw.among

    return drawn


def begun(rules: Edition, document: Document, draws: Draws) -> Outcome:
    """The first decision of somebody. Raises Unreadable."""
    result = engine.begin(rules, document)
    return _drawn_out(rules, result.position, result.events, draws)


def after(rules: Edition, position: Any, seat: str, answer: Answer, draws: Draws) -> Outcome:
    """What comes of an answer. Raises Refused."""
    result = engine.apply(rules, position, seat, answer)
    found = _drawn_out(rules, result.position, result.events, draws)
    return found._replace(taken=(Taken(position, seat, answer), *found.taken))


def _drawn_out(rules: Edition, position: Any, events: tuple[Event, ...], draws: Draws) -> Outcome:
    used: list[Chance] = []
    taken: list[Taken] = []
    while position.pending is not None and position.pending.seat == CHANCE:
        answer = draws(position)
        for draw, outcome in zip(position.pending.draws, plain(answer)["results"], strict=True):
            shows, order = (outcome, ()) if draw.kind == "die" else (0, tuple(outcome))
            used.append(Chance(draw.name, draw.seat, shows, order))
        taken.append(Taken(position, CHANCE, answer))
        result = engine.apply(rules, position, CHANCE, answer)
        position, events = result.position, (*events, *result.events)
    return Outcome(position, tuple(used), events, tuple(taken))


def answer_of(rules: Edition, action: dict[str, Any]) -> Answer:
    """An action as the reference has it. Raises Unreadable."""
    found: Answer = engine.game(rules.name).answers.convert(action)
    return found


def record_of(rules: Edition, line: Line, note: str) -> Record:
    """A line as a record, as far as it is lawful."""
    outcome = begun(rules, line.document, as_scripted(line.chance))
    taken = [*outcome.taken]
    for said in line.said:
        outcome = after(rules, outcome.position, said.seat, answer_of(rules, said.action), as_scripted(said.chance))
        taken += outcome.taken
    return recorded(rules, line.document, taken, outcome.position, note=note)


def seat_of(position: Any) -> str:
    """Who is asked; nobody where the game is over."""
    return "" if position.pending is None else str(position.pending.seat)


def as_plain(answer: Answer) -> dict[str, Any]:
    """An answer as the protocol has it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(answer))
    return found

"""The ways to narrow a wrong rule: those of any game, and those that a game declares."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import reference_engine as engine
from monosashi.kit.registry import late_part
from monosashi.mutants.narrowing.choosing import Now, When
from reference_engine.kernel.edition import Edition


@dataclass(frozen=True)
class Way:
    """A way to narrow wrong rules.

    ``id`` names it in words, ``kind`` is the class of situations that it looks into, ``what`` says when the rules are
    wrong; ``when`` decides it.
    """

    id: str
    kind: str
    what: str
    when: When


class Ways(Protocol):
    """What a game's part ``classes`` says of wrong rules."""

    def ways(self, edition: Edition) -> Iterable[Way]:
        """Ways to narrow wrong rules that only the game knows of."""


def ways(edition: Edition) -> tuple[Way, ...]:
    """Every way to narrow a wrong rule of an edition."""
    declared: Ways | None = late_part(edition.name, "classes", Ways)
    return (*_ways(edition), *(declared.ways(edition) if declared is not None else ()))


def _ways(edition: Edition) -> Iterator[Way]:
    for seat in engine.game(edition.name).seats:
        yield Way(f"seat_{seat}", "seats", f"when {seat} answers", partial(_by, seat))
    for kind, acts in edition.offers.items():
        if kind != "always" and acts != ("draw",):
            what = f"when {kind} is asked"
            yield Way(f"question_{kind}", "questions", what, partial(_at, kind))
    yield Way("second_answer", "second of two", "from a turn's second answer of its kind on", _again)
    yield Way("second_step", "second of two", "from the second time on that a step is taken in a turn", _step_again)
    yield Way("later_turn", "time", "in later turns than the first", _later)
    yield Way("several_named", "compound answers", "when an answer names several", _several)
    yield Way("one_named", "compound answers", "when an answer names one", _one)


def _by(seat: str, now: Now) -> bool:
    return now.seat == seat


def _at(kind: str, now: Now) -> bool:
    return now.question == kind


def _again(now: Now) -> bool:
    return now.time > 1


def _step_again(now: Now) -> bool:
    return now.step_time > 1


def _later(now: Now) -> bool:
    return now.turn > now.first_turn


def _most(answer: Any) -> int:
    """How many members the largest field of an answer has; none has none."""
    fields = getattr(answer, "__struct_fields__", ())
    return max((len(v) for name in fields if isinstance(v := getattr(answer, name), tuple | Mapping)), default=0)


def _several(now: Now) -> bool:
    return _most(now.answer) > 1


def _one(now: Now) -> bool:
    return _most(now.answer) == 1

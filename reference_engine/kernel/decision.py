"""Decisions: who is asked, for what, under which clause; and the answers that may be given."""

from collections import Counter
from collections.abc import Container, Iterator
from typing import Any, Literal

from msgspec import Struct

from reference_engine.kernel.documents import Id, InOrder

CHANCE = "chance"
"""The seat that answers for dice and shuffles. Its results always come from outside the engine."""


class Draw(Struct, frozen=True, omit_defaults=True):
    """One named draw that chance must make.

    ``name`` says what is drawn (``initiative die``), ``seat`` for whom. A ``die`` shows a face from 1
    to ``sides``; an ``order`` puts the cards in ``among`` into a sequence, top card first.
    """

    name: str
    seat: str
    kind: Literal["die", "order"] = "die"
    sides: int = 6
    among: tuple[str, ...] = ()


class Decision(Struct, frozen=True, omit_defaults=True):
    """Somebody must answer before the game goes on.

    ``kind`` names the decision and with it, by the edition's table, the acts on offer; ``clause`` is the
    rule that puts the question to ``seat``; ``about`` is the place, card or piece in question, if any.
    """

    seat: str
    kind: str
    clause: str
    about: str = ""
    draws: tuple[Draw, ...] = ()


def asked_told(decision: Decision) -> str:
    """Who is asked for what, about what."""
    if decision.about:
        return f"{decision.seat} is asked for {decision.kind} ({decision.about})"
    return f"{decision.seat} is asked for {decision.kind}"


def ending_told(result: Any) -> str:
    """Who has won, and under which clause, as far as the game's result says so."""
    if not hasattr(result, "winner"):
        return ""
    clause = getattr(result, "clause", "")
    return f", {result.winner or 'nobody'} has won" + (f" under {clause}" if clause else "")


def named_twice(names: tuple[str, ...]) -> list[str]:
    """Every name that stands more than once.

    >>> named_twice(("a", "b", "a"))
    ['a']
    """
    return [name for name, count in Counter(names).items() if count > 1]


def card_faults(cards: tuple[str, ...], known: Container[str]) -> Iterator[str]:
    """The cards must be different cards that there are."""
    yield from (f"there is no card {card!r}" for card in cards if card not in known)
    yield from (f"{card!r} is named twice" for card in named_twice(cards))


class Answer(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything a seat can say. The tag ``do`` names the act."""


class Pass(Answer, frozen=True, tag="pass"):
    """Nothing, or nothing more."""


class Resign(Answer, frozen=True, tag="resign"):
    """Give up the game."""


class Drawn(Answer, frozen=True, tag="draw"):
    """What chance drew, in the order asked: a face for a die, a sequence of cards for an order."""

    results: InOrder[tuple[int | InOrder[tuple[Id, ...]], ...]]


def act_of(answer: Answer) -> str:
    """The name of the act that an answer performs."""
    return str(type(answer).__struct_config__.tag)

"""Operators on what happens in which order: numbers, steps, and who is asked."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from monosashi.kit.positions import seats_of
from monosashi.mutants import amend
from monosashi.mutants.operators import Operated, cited, spoken
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition, Step

AGAIN = "_again"
"""What the second of two equal steps is called behind its name."""

CHANCE_ANSWERS = ("draw",)
"""The acts on offer where dice or shuffles are waited for."""


def numbers(edition: Edition) -> Iterator[Operated]:
    """Each of the rulebook's numbers one more, and one less."""
    for name, number in edition.numbers.items():
        for how, other in (("plus_one", number + 1), ("minus_one", number - 1)):
            yield Operated(
                f"number.{name}.{how}",
                "number one off",
                f"{spoken(name)} is {other}, not {number}",
                frozenset({f"number.{name}"}),
                amend.numbers(**{name: other}),
            )


def steps(edition: Edition) -> Iterator[Operated]:
    """Each step left out, doubled, and swapped with its neighbour."""
    for procedure, order in edition.procedures.items():
        names = list(order)
        for number, name in enumerate(names):
            entry = f"step.{procedure}/{name}"
            clauses = cited(edition, order[name])
            if len(names) > 1:
                yield Operated(
                    f"step.{procedure}.{name}.dropped",
                    "step left out",
                    f"in {spoken(procedure)}, {spoken(name)} is left out",
                    frozenset({entry}),
                    amend.without_step(procedure, name),
                    clauses,
                )
            yield Operated(
                f"step.{procedure}.{name}.doubled",
                "step doubled",
                f"in {spoken(procedure)}, {spoken(name)} comes twice",
                frozenset({entry}),
                _doubled(procedure, name),
                clauses,
            )
            if number:
                before = names[number - 1]
                yield Operated(
                    f"step.{procedure}.{name}.swapped",
                    "steps swapped",
                    f"in {spoken(procedure)}, {spoken(name)} comes before {spoken(before)}",
                    frozenset({entry, f"step.{procedure}/{before}"}),
                    amend.step_before(procedure, name, before),
                    tuple(dict.fromkeys((*cited(edition, order[before]), *clauses))),
                )


@amend.bend
def _doubled(edition: Edition, procedure: str, name: str) -> Edition:
    """The same rules, but the step is taken twice; what the second one draws means the same."""
    order: dict[str, Step] = {}
    for key, do in edition.procedures[procedure].items():
        order[key] = do
        if key == name:
            order[name + AGAIN] = do
    twice = edition.amended(edition.name, procedures={procedure: order})

    taken = edition.drawn.get((procedure, name))
    return amend.drawn(name + AGAIN, taken)(twice) if taken is not None else twice


def questions(edition: Edition) -> Iterator[Operated]:
    """Each question put to another seat; where chance is asked, drawn for another seat, and in the other order."""
    for kind, acts in edition.offers.items():
        if kind == "always":
            continue
        entry = frozenset({f"asked.{kind}"})
        if acts == CHANCE_ANSWERS:
            mirrored, what = _drawn_for_another, f"{spoken(kind)} is drawn for another seat"
            yield Operated(
                f"asked.{kind}.reversed",
                "order of draws turned round",
                f"what is drawn together for {spoken(kind)} is drawn in the other order",
                entry,
                asked(kind, _reversed),
            )
        else:
            mirrored, what = _another_seat, f"{spoken(kind)} is asked of another seat"
        yield Operated(f"asked.{kind}.mirrored", "another seat asked", what, entry, asked(kind, mirrored))


@amend.bend
def asked(edition: Edition, kind: str, other: Callable[[Edition, Any, Decision], Decision]) -> Edition:
    """The same rules, but where this kind of question is put, it is another: ``other(edition, position, question)``."""

    def instead(game: Any, outcome: Any) -> Any:
        if type(outcome) is Decision and outcome.kind == kind:
            return other(edition, game.position, outcome)
        return outcome

    def stepping(do: Step) -> Step:
        return lambda game, frame: instead(game, do(game, frame))

    def performing(do: Callable[..., Any]) -> Callable[..., Any]:
        return lambda game, frame, seat, answer: instead(game, do(game, frame, seat, answer))

    return edition.amended(
        edition.name,
        procedures={
            procedure: {name: stepping(do) for name, do in order.items()}
            for procedure, order in edition.procedures.items()
        },
        acts={name: replace(act, perform=performing(act.perform)) for name, act in edition.acts.items()},
    )


def another(edition: Edition, position: Any, seat: str) -> str:
    """The next seat in turn order, of those that take part; chance and what is no seat stay."""
    seats = seats_of(edition, position)
    return seats[(seats.index(seat) + 1) % len(seats)] if seat in seats else seat


def _another_seat(edition: Edition, position: Any, question: Decision) -> Decision:
    if question.seat == CHANCE:
        return question
    return msgspec.structs.replace(question, seat=another(edition, position, question.seat))


def _drawn_for_another(edition: Edition, position: Any, question: Decision) -> Decision:
    draws = (msgspec.structs.replace(draw, seat=another(edition, position, draw.seat)) for draw in question.draws)
    return msgspec.structs.replace(question, draws=tuple(draws))


def _reversed(_edition: Edition, _position: Any, question: Decision) -> Decision:
    return msgspec.structs.replace(question, draws=question.draws[::-1])

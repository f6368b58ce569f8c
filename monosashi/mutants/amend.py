"""Short ways to bend one entry of an edition's table: each is called with what is bent and how, and makes a bend.

Where a function is bent, the other one comes last. It takes what the real one takes; if its first parameter is called
``real``, it gets the real one besides::

    numbers(area_limit=7)
    step("turn", "draw_card", lambda real, game, frame: real(game, frame) or real(game, frame))
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial, wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.judgement import default, name_of
from reference_engine.kernel.procedure import Next

Given = ParamSpec("Given")

Bend = Callable[[Edition], Edition]
"""Makes wrong rules of right ones."""

Other = Callable[..., Any]
"""What stands in the place of a function of the table; gets it first if it calls its first parameter ``real``."""


def bend(way: Callable[Concatenate[Edition, Given], Edition]) -> Callable[Given, Bend]:
    """A function of an edition and more becomes one that takes the rest now and the edition later."""

    @wraps(way)
    def later(*args: Given.args, **named: Given.kwargs) -> Bend:
        return lambda edition: way(edition, *args, **named)

    return later


def instead(real: Any, other: Other) -> Other:
    """The other function, which gets the real one if it asks for it."""
    if next(iter(signature(other).parameters), "") != "real":
        return other
    taking: Other = partial(other, real)
    return wraps(real)(taking) if callable(real) else taking


def table(other: Bend) -> Bend:
    """The whole table is bent."""
    return other


@bend
def numbers(edition: Edition, /, **others: int) -> Edition:
    """The same rules with other numbers."""
    return edition.amended(edition.name, numbers=others)


@bend
def without(edition: Edition, clause: str) -> Edition:
    """The same rules, but no act is bound by the clause."""
    return edition.without(clause)


@bend
def switch(edition: Edition, name: str, reading: str) -> Edition:
    """The same rules in another reading."""
    return edition.amended(edition.name, switches={name: reading})


def judgement(entry: str | Callable[..., Any], other: Any) -> Bend:
    """The same rules with another judgement, which may be a value where the real one is.

    ``entry`` is the table's name for it, or the function itself that the rules mark as one.
    """
    if not isinstance(entry, str) and default(entry) is None:
        raise ValueError(f"{name_of(entry)} is not marked as a judgement, so that no table can have another")
    return _judged(entry, other)


@bend
def _judged(edition: Edition, entry: str | Callable[..., Any], other: Any) -> Edition:
    real = edition.judgements[entry] if entry in edition.judgements else default(entry)
    if real is None:
        raise KeyError(f"{edition.name} has no judgement {name_of(entry)!r}")
    return edition.amended(edition.name, judgements={entry: instead(real, other) if callable(other) else other})


@bend
def verb(edition: Edition, part: type, other: Other) -> Edition:
    """The same rules with another meaning for one verb of card texts."""
    verbs = edition.judgements["verbs"]
    return edition.amended(edition.name, judgements={"verbs": {**verbs, part: instead(verbs[part], other)}})


@bend
def drawn(edition: Edition, asked_by: str, other: Other) -> Edition:
    """The same rules, but the dice or shuffles that a step has asked for mean something else."""
    asking = {
        (procedure, asked_by): instead(edition.drawn.get((procedure, asked_by)), other)
        for procedure, steps in edition.procedures.items()
        if asked_by in steps
    }
    return edition.amended(edition.name, drawn=asking)


@bend
def condition(edition: Edition, act: str, clause: str, other: Other) -> Edition:
    """The same rules with another condition for an act, in the place of the clause's own or beside the others.

    ``other`` may say how an answer breaks the clause, or only whether.
    """
    there = edition.acts[act]
    checked = instead(there.conditions.get(clause, _unbound), other)

    def said(game: Any, seat: str, answer: Any) -> str | None:
        broken = checked(game, seat, answer)
        return broken if isinstance(broken, str) else "not so" if broken else None

    return edition.amended(edition.name, acts={act: replace(there, conditions={**there.conditions, clause: said})})


@bend
def tightened(edition: Edition, acts: str, clause: str, also: Other) -> Edition:
    """The same rules, but the clause binds these acts by one thing more."""
    for act in acts.split():
        edition = condition(act, clause, lambda real, *given: real(*given) or also(*given))(edition)
    return edition


@bend
def loosened(edition: Edition, acts: str, clause: str, unless: Other) -> Edition:
    """The same rules, but the clause does not bind these acts in some situations."""
    for act in acts.split():
        edition = condition(act, clause, lambda real, *given: None if unless(*given) else real(*given))(edition)
    return edition


def lifted(act: str, clause: str) -> Bend:
    """The same rules, but this one act is not bound by the clause."""
    return condition(act, clause, _unbound)


def _unbound(_game: Any, _seat: str, _answer: Any) -> str | None:
    return None


@bend
def perform(edition: Edition, act: str, other: Other) -> Edition:
    """The same rules with another way to carry out an act."""
    there = edition.acts[act]
    return edition.amended(edition.name, acts={act: replace(there, perform=instead(there.perform, other))})


def after_act(act: str, more: Callable[[Any, str, Any], object]) -> Bend:
    """The same rules, but once an act has been carried out something more happens."""

    def both(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Next:
        outcome: Next = real(game, frame, seat, answer)
        more(game, seat, answer)
        return outcome

    return perform(act, both)


@bend
def listed(edition: Edition, act: str, other: Callable[[list[Any], Any], Iterable[Any]]) -> Edition:
    """The same rules, but the answers listed for an act come from ``other``, which gets the real list and the game."""
    there = edition.acts[act]

    def options(game: Any, seat: str) -> Iterable[Any]:
        return other(list(there.options(game, seat)), game)

    return edition.amended(edition.name, acts={act: replace(there, options=options)})


@bend
def faults(edition: Edition, act: str, other: Other) -> Edition:
    """The same rules, but what makes an answer meaningless comes from ``other``."""
    there = edition.acts[act]
    return edition.amended(edition.name, acts={act: replace(there, faults=instead(there.faults, other))})


def unsaid(judged: Callable[..., Any], *words: str) -> Bend:
    """The same rules, but a card may have the faults that say one of these words."""

    def others(real: Other, *given: Any) -> Iterable[Any]:
        return (fault for fault in real(*given) if not any(word in fault[1] for word in words))

    return judgement(judged, others)


@bend
def offer(edition: Edition, act: str, *questions: str) -> Edition:
    """The same rules, but an act answers more kinds of question."""
    return edition.amended(edition.name, offers={kind: (*edition.offers[kind], act) for kind in questions})


@bend
def anybody_at(edition: Edition, kind: str) -> Edition:
    """The same rules, but whoever likes answers this kind of question."""

    def may_answer(pending: Decision, seat: str) -> bool:
        return pending.kind == kind or edition.may_answer(pending, seat)

    return edition.amended(edition.name, may_answer=may_answer)


@bend
def step(edition: Edition, procedure: str, name: str, other: Other) -> Edition:
    """The same rules with another step of that name."""
    steps = edition.procedures[procedure]
    return _steps(edition, procedure, {**steps, name: instead(steps[name], other)})


@bend
def after_step(edition: Edition, procedure: str, name: str, more: Callable[[Any, Any], object]) -> Edition:
    """The same rules, but once the step is done something more happens."""
    real = edition.procedures[procedure][name]

    def both(game: Any, frame: Any) -> Next:
        outcome = real(game, frame)
        more(game, frame)
        return outcome

    return _steps(edition, procedure, {**edition.procedures[procedure], name: both})


@bend
def new_step(edition: Edition, procedure: str, name: str, before: str, other: Step) -> Edition:
    """The same rules with one more step, before another or, if none is named, at the end."""
    order: dict[str, Step] = {}
    for key, do in edition.procedures[procedure].items():
        if key == before:
            order[name] = other
        order[key] = do
    return _steps(edition, procedure, order if before else {**order, name: other})


@bend
def without_step(edition: Edition, procedure: str, name: str) -> Edition:
    """The same rules, but the step is left out."""
    return _steps(edition, procedure, {key: do for key, do in edition.procedures[procedure].items() if key != name})


@bend
def step_before(edition: Edition, procedure: str, name: str, later: str) -> Edition:
    """The same steps, but the one called ``name`` comes before the one called ``later``."""
    steps = dict(edition.procedures[procedure])
    moved = steps.pop(name)
    order: dict[str, Step] = {}
    for key, do in steps.items():
        if key == later:
            order[name] = moved
        order[key] = do
    return _steps(edition, procedure, order)


def _steps(edition: Edition, procedure: str, steps: Mapping[str, Step]) -> Edition:
    return edition.amended(edition.name, procedures={procedure: steps})

"""Short ways to amend one entry of an edition's table."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial, wraps
from typing import Any

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Condition, Edition, Step
from reference_engine.kernel.judgement import default, name_of
from reference_engine.kernel.procedure import Next


def numbers(edition: Edition, **others: int) -> Edition:
    """The same rules with other numbers."""
    return edition.amended(edition.name, numbers=others)


def rule(edition: Edition, name: Any, other: Any) -> Edition:
    """The same rules with another judgement of that name."""
    return edition.amended(edition.name, judgements={name: other})


def judgement(edition: Edition, entry: str | Callable[..., Any], other: Callable[..., Any]) -> Edition:
    """The same rules with another judgement, which gets the real one as its first argument.

    ``entry`` is the table's name for it, or the function itself that the rules mark as one.
    """
    real = edition.judgements[entry] if entry in edition.judgements else default(entry)
    if real is None:
        raise KeyError(f"{edition.name} has no judgement {name_of(entry)!r}")
    return edition.amended(edition.name, judgements={entry: wraps(real)(partial(other, real))})


def verb(edition: Edition, part: type, other: Callable[..., bool | None]) -> Edition:
    """The same rules with another meaning for one verb of card texts."""
    return rule(edition, "verbs", {**edition.judgements["verbs"], part: other})


def drawn(edition: Edition, asked_by: str, other: Callable[..., Next]) -> Edition:
    """The same rules, but the dice or shuffles that a step has asked for mean something else."""
    asking = [procedure for procedure, steps in edition.procedures.items() if asked_by in steps]
    return edition.amended(edition.name, drawn={(procedure, asked_by): other for procedure in asking})


def switch(edition: Edition, name: str, reading: str) -> Edition:
    """The same rules in another reading."""
    return edition.amended(edition.name, switches={name: reading})


def condition(edition: Edition, act: str, clause: str, other: Condition) -> Edition:
    """The same rules with another condition for an act, in the place of the clause's own or beside the others."""
    there = edition.acts[act]
    return edition.amended(edition.name, acts={act: replace(there, conditions={**there.conditions, clause: other})})


def perform(edition: Edition, act: str, other: Callable[..., Next]) -> Edition:
    """The same rules with another way to carry out an act."""
    return edition.amended(edition.name, acts={act: replace(edition.acts[act], perform=other)})


def either_seat_at(kind: str) -> Callable[[Decision, str], bool]:
    """Who may answer, were it anybody at questions of that kind."""
    return lambda pending, seat: pending.kind == kind or seat == pending.seat


def around(edition: Edition, act: str, other: Callable[..., Next]) -> Edition:
    """The same rules, but an act is carried out by ``other``, which gets the real way as its first argument."""
    return perform(edition, act, partial(other, edition.acts[act].perform))


def listed(edition: Edition, act: str, other: Callable[..., Iterable[Any]]) -> Edition:
    """The same rules, but the answers listed for an act come from ``other``, which gets the real list and the game."""
    there = edition.acts[act]

    def options(game: Any, seat: str) -> Iterable[Any]:
        return other(list(there.options(game, seat)), game)

    return edition.amended(edition.name, acts={act: replace(there, options=options)})


def faults(edition: Edition, act: str, other: Callable[[Any, str, Any], Iterable[str]]) -> Edition:
    """The same rules, but what makes an answer meaningless comes from ``other``."""
    return edition.amended(edition.name, acts={act: replace(edition.acts[act], faults=other)})


def offer(edition: Edition, question: str, act: str) -> Edition:
    """The same rules, but one more act answers this kind of question."""
    return edition.amended(edition.name, offers={question: (*edition.offers[question], act)})


def step(edition: Edition, procedure: str, name: str, other: Step) -> Edition:
    """The same rules with another step of that name."""
    return _steps(edition, procedure, {**edition.procedures[procedure], name: other})


def after_step(edition: Edition, procedure: str, name: str, more: Step) -> Edition:
    """The same rules, but once the step is done something more happens."""
    real = edition.procedures[procedure][name]

    def both(game: Any, frame: Any) -> Next:
        outcome = real(game, frame)
        more(game, frame)
        return outcome

    return step(edition, procedure, name, both)


def without_step(edition: Edition, procedure: str, name: str) -> Edition:
    """The same rules, but the step is left out."""
    return _steps(edition, procedure, {key: do for key, do in edition.procedures[procedure].items() if key != name})


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

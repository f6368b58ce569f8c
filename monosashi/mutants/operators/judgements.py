"""Operators on what is judged: rulings at their other reading, judgements that always say the same."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.mutants import amend
from monosashi.mutants.operators import Operated, cited, spoken, word
from monosashi.mutants.operators.procedures import another
from monosashi.mutants.tracing import EVERYWHERE
from monosashi.rulebook.ledger import load_ledger
from reference_engine.kernel.edition import Edition, no_state_based_actions
from reference_engine.kernel.judgement import name_of

Bent = tuple[str, str, str, Any]
"""How a judgement is bent: the last part of the id, the operator, the sentence, what stands in its place."""


def readings(edition: Edition) -> Iterator[Operated]:
    """Each ruling at each of its other readings."""
    game = edition.name.partition("@")[0]
    rulings = {clause.switch: clause.id for clause in load_ledger(game).values() if clause.switch}
    for switch, chosen in edition.switches.items():
        for reading in engine.game(game).readings.get(switch, ()):  # some are not left open
            if reading != chosen:
                yield Operated(
                    f"reading.{switch}.{word(reading)}",
                    "other reading",
                    f"{spoken(switch)}: {reading}, not {chosen}",
                    frozenset({f"reading.{switch}"}),
                    amend.switch(switch, reading),
                    (rulings[switch],) if switch in rulings else (),
                )


def judgements(edition: Edition) -> Iterator[Operated]:
    """Each judgement always yes or no, one off, for the other seat, in the other order, or left out."""
    for key, judgement in edition.judgements.items():
        name = name_of(key)
        entry = frozenset({f"judgement.{name}"})
        for how, operator, what, other in _bent(edition, judgement):
            yield Operated(
                f"judgement.{word(name)}.{how}",
                operator,
                f"{name}: {what}",
                entry,
                amend.judgement(key, other),
                cited(edition, judgement),
            )
        if isinstance(judgement, Mapping):
            for inner, part in judgement.items():
                called = getattr(inner, "__name__", str(inner))
                for how, operator, what, other in _bent_part(edition, part):
                    yield Operated(
                        f"judgement.{word(name)}.{word(called)}.{how}",
                        operator,
                        f"{name}, {called}: {what}",
                        entry,
                        _entry(key, inner, other),
                        cited(edition, part),
                    )


def drawn(edition: Edition) -> Iterator[Operated]:
    """What chance drew taken for something else by the step that has asked, as a judgement is bent."""
    for (_, step), taken in edition.drawn.items():
        for how, operator, what, other in _bent_function(edition, taken):
            yield Operated(
                f"judgement.drawn.{word(step)}.{how}",
                operator,
                f"drawn, {step}: {what}",
                frozenset({EVERYWHERE}),
                amend.drawn(step, other),
                cited(edition, taken),
            )


@amend.bend
def _entry(edition: Edition, name: Any, key: Any, other: Any) -> Edition:
    return amend.judgement(name, {**edition.judgements[name], key: other})(edition)


def _bent(edition: Edition, judgement: Any) -> Iterator[Bent]:
    """What a judgement can be bent to, by what it gives."""
    if isinstance(judgement, tuple):
        yield "reversed", "order turned round", "in the other order", judgement[::-1]
    elif isinstance(judgement, Mapping):
        yield "reversed", "order turned round", "in the other order", dict(list(judgement.items())[::-1])
    elif callable(judgement):
        yield from _bent_function(edition, judgement)


def _bent_part(edition: Edition, part: Any) -> Iterator[Bent]:
    """What one entry of a judgement that is a list can be bent to."""
    if isinstance(part, msgspec.Struct):
        for field in msgspec.structs.fields(part):
            value = getattr(part, field.name)
            if isinstance(value, bool):
                other = msgspec.structs.replace(part, **{field.name: not value})
                yield (
                    f"{field.name}_{str(not value).lower()}",
                    "judgement turned",
                    f"{spoken(field.name)} is turned round",
                    other,
                )
    elif callable(part):
        yield from _bent_function(edition, part)


def _bent_function(edition: Edition, real: Callable[..., Any]) -> Iterator[Bent]:
    """What a function can be bent to, by the type of its result."""
    given = inspect.signature(real).return_annotation
    told = given if isinstance(given, str) else inspect.formatannotation(given)
    seats = set(engine.game(edition.name).seats)
    if told in ("bool", "bool | None"):
        yield "always_yes", "judgement always the same", "always yes", _always(True)
        yield "always_no", "judgement always the same", "always no", _always(False)
    elif told == "int":
        yield from _one_off(edition, real)
    elif told.startswith(("list", "tuple")):
        yield "reversed", "order turned round", "in the other order", _changed(real, lambda value: value[::-1])
    elif told == "str":
        yield "mirrored", "another seat", "the other seat", _mirrored(edition, real)
    elif told == "None" or "Call" in told or "Decision" in told:
        yield "nothing", "judgement left out", "nothing is done", _always(None)
    elif "None" in told:
        yield "always_none", "judgement always the same", "nobody, or no objection", _always(None)
        if any(seat in told for seat in seats):
            yield "mirrored", "another seat", "the other seat", _mirrored(edition, real)


def _one_off(edition: Edition, real: Callable[..., Any]) -> Iterator[Bent]:
    """One more and one less; for one seat only where it is about seats, since what is compared may rise for both."""
    parameters = list(inspect.signature(real).parameters)
    for how, what, more in (("plus_one", "one more", 1), ("minus_one", "one less", -1)):
        if "seat" not in parameters:
            yield how, "judgement one off", what, _changed(real, partial(int.__add__, more))
        else:
            place = parameters.index("seat")
            seat = engine.game(edition.name).seats[0]
            other = _changed_for(real, seat, place, more)
            yield f"{how}_for_{seat}", "judgement one off", f"{what} for {seat}", other


def _changed_for(real: Callable[..., int], seat: str, place: int, more: int) -> Callable[..., int]:
    def other(*args: Any, **named: Any) -> int:
        about = named["seat"] if "seat" in named else args[place]
        return real(*args, **named) + (more if about == seat else 0)

    return other


def _always(answer: Any) -> Callable[..., Any]:
    return lambda *_args, **_named: answer


def _changed(real: Callable[..., Any], change: Callable[[Any], Any]) -> Callable[..., Any]:
    return lambda *args, **named: change(real(*args, **named))


def _mirrored(edition: Edition, real: Callable[..., Any]) -> Callable[..., Any]:
    """Another seat where one is given; the position, or the game that has it, is the first argument."""

    def other(*args: Any, **named: Any) -> Any:
        seat = real(*args, **named)
        return another(edition, getattr(args[0], "position", args[0]), seat) if isinstance(seat, str) else seat

    return other


def standing(edition: Edition) -> Iterator[Operated]:
    """What applies between any two steps, left out."""
    if edition.state_based_actions is not no_state_based_actions:
        yield Operated(
            "between.nothing",
            "judgement left out",
            "nothing applies between two steps",
            frozenset({EVERYWHERE}),
            _no_state_based_actions,
            cited(edition, edition.state_based_actions),
        )


def _no_state_based_actions(edition: Edition) -> Edition:
    return edition.amended(edition.name, state_based_actions=no_state_based_actions)

"""Operators on what may be done: which act answers which question, and what binds it."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

import reference_engine as engine
from monosashi.mutants import amend
from monosashi.mutants.operators import Operated, spoken
from reference_engine.kernel.edition import ANY_QUESTION, Edition
from reference_engine.kernel.fast.shared_findings import Condition

Excepted = Callable[[Any, str, Any, Condition], bool]
"""``excepted(game, seat, answer, condition)``: whether a condition that the answer breaks does not bind this time."""


def offers(edition: Edition) -> Iterator[Operated]:
    """Each act taken off each question that it answers, and offered at every other one."""
    for question, offered in edition.offers.items():
        for act in offered:
            yield Operated(
                f"offer.{act}@{question}.removed",
                "act not offered",
                f"{spoken(act)} does not answer {spoken(question)}",
                _looked_up(question, act),
                _offered(question, tuple(other for other in offered if other != act)),
            )
        if question == "always":
            continue
        for act in edition.acts:
            if act not in offered and act not in edition.offers["always"]:
                yield Operated(
                    f"offer.{act}@{question}.added",
                    "act at a foreign question",
                    f"{spoken(act)} answers {spoken(question)}",
                    _looked_up(question, act),
                    amend.offer(act, question),
                    _forbidding(edition, question, act),
                )


def _looked_up(question: str, act: str) -> frozenset[str]:
    return frozenset({f"offer.{question}/{act}", f"offer.{question}/*"})


@amend.bend
def _offered(edition: Edition, question: str, acts: tuple[str, ...]) -> Edition:
    return edition.amended(edition.name, offers={question: acts})


def _forbidding(edition: Edition, question: str, act: str) -> tuple[str, ...]:
    """The clause under which the act is refused there, if the table names one."""
    clause = edition.otherwise_forbidden_by.get((act, question)) or edition.otherwise_forbidden_by.get(
        (act, ANY_QUESTION)
    )
    return (clause,) if clause else ()


def conditions(edition: Edition) -> Iterator[Operated]:
    """Each condition off: altogether, for one seat, in one kind of question, for all members of an answer but one."""
    for act, rules in edition.acts.items():
        questions = [question for question, offered in edition.offers.items() if act in offered]
        for clause in rules.conditions:
            yield _off(act, clause, "off", "condition off", "is off", _always)
            for seat in engine.game(edition.name).seats:
                yield _off(
                    act, clause, f"off_for_{seat}", "condition off for a seat", f"is off for {seat}", partial(_by, seat)
                )
            for question in questions if len(questions) > 1 else ():
                how = f"is off when asked for {spoken(question)}"
                yield _off(
                    act, clause, f"off_at_{question}", "condition off at a question", how, partial(_at, question)
                )
            for field in compound(edition, act):
                for which, place in (("first", 0), ("last", -1)):
                    yield _off(
                        act,
                        clause,
                        f"{which}_of_{field}_only",
                        "condition for one member",
                        f"binds the {which} of the {spoken(field)} only",
                        partial(_alone, field, place),
                    )


def _off(act: str, clause: str, name: str, operator: str, how: str, excepted: Excepted) -> Operated:
    return Operated(
        f"condition.{act}.{clause}.{name}",
        operator,
        f"{clause} {how} for {spoken(act)}" if excepted is _always else f"{clause}, for {spoken(act)}, {how}",
        frozenset({f"condition.{act}/{clause}"}),
        _excepting(act, clause, excepted),
        (clause,),
    )


def _excepting(act: str, clause: str, excepted: Excepted) -> amend.Bend:
    def condition(real: Condition, game: Any, seat: str, answer: Any) -> str | None:
        broken = real(game, seat, answer)
        return None if broken is None or excepted(game, seat, answer, real) else broken

    return amend.condition(act, clause, condition)


def _always(_game: Any, _seat: str, _answer: Any, _condition: Condition) -> bool:
    return True


def _by(excepted: str, _game: Any, seat: str, _answer: Any, _condition: Condition) -> bool:
    return seat == excepted


def _at(question: str, game: Any, _seat: str, _answer: Any, _condition: Condition) -> bool:
    pending = game.position.pending
    return pending is not None and pending.kind == question


def _alone(field: str, place: int, game: Any, seat: str, answer: Any, condition: Condition) -> bool:
    """Whether the answer would do with only the first, or the last, of what it names in a field."""
    members = getattr(answer, field)
    if len(members) < 2:
        return False
    if isinstance(members, Mapping):
        kept: Any = dict([list(members.items())[place]])
    else:
        kept = (members[place],)
    return condition(game, seat, msgspec.structs.replace(answer, **{field: kept})) is None


@cache
def _answers(game: str) -> Mapping[str, type[msgspec.Struct]]:
    """The type of answer of each act."""
    kinds = engine.game(game).answers.kind
    return {str(kind.__struct_config__.tag): kind for kind in get_args(kinds) or (kinds,)}


def compound(edition: Edition, act: str) -> list[str]:
    """The fields of an act's answer that may name several members."""
    kind = _answers(edition.name.partition("@")[0]).get(act)
    if kind is None:
        return []
    hints = get_type_hints(kind)
    return [name for name in kind.__struct_fields__ if get_origin(hints[name]) in (tuple, dict)]

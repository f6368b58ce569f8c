"""Findings that answers share, so that a list of answers does not run every condition over every one of them.

A condition stays a plain function that says how an answer breaks a clause. Beside it may stand which parts of an answer
it looks at (:func:`looks_at`): at one position, all answers that agree in these are lawful by it, or none is, so it is
asked once for all of them. Conditions that are worked out in one go say so by being made in one go (:func:`together`).

Nobody has to believe what is said of a condition. It is shown those parts and nothing else; if it wants to see more,
as it may where an erratum has changed a rule that it calls, it is asked about every answer, like all others.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, TypeVar

from msgspec import Struct, defstruct

from reference_engine.kernel.generics import AnswerT, ContextT

Condition = Callable[[ContextT, str, AnswerT], str | None]
"""``condition(game, seat, answer)``: one sentence saying how the answer breaks the clause, or None."""

Flaws = Iterable[tuple[str, str]]
"""What an answer breaks: clauses, each with a sentence; the first sentence counts."""

Finding = Callable[[Any, str, Any], Flaws]
"""``finding(game, seat, answer)``: all that is wrong in one respect."""

ConditionT = TypeVar("ConditionT", bound=Condition)

_parts: dict[Any, tuple[str, ...]] = {}
_found_by: dict[Any, tuple[Finding, str]] = {}
# Kept beside the conditions, not in them: what stands in the place of one, or wraps it, may look at more.


def looks_at(*parts: str) -> Callable[[ConditionT], ConditionT]:
    """Mark a condition that looks at these fields or properties of an answer alone; their values can be hashed.

    No parts: whatever the answer, the finding is the same.
    """

    def marked(condition: ConditionT) -> ConditionT:
        _parts[condition] = parts
        return condition

    return marked


def together(finding: Finding, clauses: Iterable[str]) -> dict[str, Condition]:
    """A condition for each of the clauses that one finding may name, worked out once for an answer."""

    def condition(clause: str) -> Condition:
        def lawful(game: Any, seat: str, answer: Any) -> str | None:
            known = game.known.get(finding) if game.known is not None else None
            if known is None or known[0] is not answer or known[1] != seat:
                # Of several sentences about a clause the first is told.
                known = answer, seat, dict(reversed(tuple(finding(game, seat, answer))))
                if game.known is not None:
                    game.known[finding] = known
            flaws: dict[str, str] = known[2]
            return flaws.get(clause)

        _found_by[lawful] = finding, clause
        return lawful

    return {clause: condition(clause) for clause in clauses}


@cache
def _glimpse(parts: tuple[str, ...]) -> type[Struct]:
    """The type of answers that have these parts and no others."""
    return defstruct("Glimpse", parts)


class Shared:
    """Conditions that look at the same parts of an answer.

    ``of(answer)`` has the parts, by which what :meth:`look` has found is known.
    """

    def __init__(self, parts: tuple[str, ...], conditions: tuple[Condition, ...]) -> None:
        self.parts = parts
        self.conditions = conditions
        self.of: Callable[[Any], Any] = attrgetter(*parts) if parts else _nothing
        self._among: Callable[[Mapping[str, Any]], Any] = itemgetter(*parts) if parts else _nothing
        self._glimpse = _glimpse(parts)

    def rules_out(self, game: Any, seat: str, given: Mapping[str, Any]) -> bool:
        """Whether every answer with the given parts breaks one of the conditions."""
        part = self._among(given)
        found = {} if game.known is None else game.known.setdefault(self, {})
        told: bool | None = found.get(part)
        return self.look(game, seat, part, found) if told is None else told

    def look(self, game: Any, seat: str, part: Any, found: dict[Any, bool], answer: Any = None) -> bool:
        """Whether answers with that part break one of the conditions, which is noted among what is ``found``."""
        glimpse = self._glimpse(part) if len(self.parts) == 1 else self._glimpse(*part)
        try:
            told = self._broken(game, seat, glimpse)
        except AttributeError:
            # One of them wants to see more of the answer than it says.
            return answer is not None and self._broken(game, seat, answer)
        found[part] = told
        return told

    def _broken(self, game: Any, seat: str, answer: Any) -> bool:
        # A loop: any() with a generator costs as much as a condition.
        for condition in self.conditions:  # noqa: SIM110
            if condition(game, seat, answer) is not None:
                return True
        return False


def _nothing(_answer: Any) -> tuple[()]:
    """What all answers agree in."""
    return ()


class Checks:
    """The conditions of an act, in the way in which a list of answers is asked about them."""

    def __init__(self, conditions: Mapping[str, Condition]) -> None:
        shared: dict[tuple[str, ...], list[Condition]] = {}
        joint: dict[Finding, set[str]] = {}
        single: list[Condition] = []
        for clause, condition in conditions.items():
            if condition in _parts:
                shared.setdefault(_parts[condition], []).append(condition)
            elif condition in _found_by and _found_by[condition][1] == clause:
                joint.setdefault(_found_by[condition][0], set()).add(clause)
            else:
                single.append(condition)
        self._shared = tuple(Shared(parts, tuple(those)) for parts, those in sorted(shared.items(), key=_few_first))
        self._joint = tuple(joint.items())
        self._single = tuple(single)
        self._known_by: dict[tuple[str, ...], tuple[Shared, ...]] = {}

    def lawful(self, game: Any, seat: str, answers: Iterable[Any]) -> Iterator[Any]:
        """Those of the answers that break none of the conditions, in their order; ``game`` is only looked at."""
        shared: list[tuple[Shared, Callable[[Any], Any], dict[Any, bool]]] | None = None
        for answer in answers:
            if shared is None:
                known = {} if game.known is None else game.known
                shared = [(each, each.of, known.setdefault(each, {})) for each in self._shared]
            for each, of, found in shared:
                part = of(answer)
                broken = found.get(part)
                if broken is None:
                    broken = each.look(game, seat, part, found, answer)
                if broken:
                    if not each.parts and part in found:
                        # Whatever it is: no other answer is better.
                        return
                    break
            else:
                for condition in self._single:
                    if condition(game, seat, answer) is not None:
                        break
                else:
                    for finding, clauses in self._joint:
                        if any(clause in clauses for clause, _ in finding(game, seat, answer)):
                            break
                    else:
                        yield answer

    def rule_out(self, game: Any, seat: str, given: Mapping[str, Any]) -> bool:
        """Whether no answer with the given parts can be lawful, whatever else it says; False if that is not known."""
        names = tuple(given)
        if names not in self._known_by:
            self._known_by[names] = tuple(each for each in self._shared if set(each.parts) <= set(names))
        for each in self._known_by[names]:  # noqa: SIM110  # as above
            if each.rules_out(game, seat, given):
                return True
        return False


def _few_first(entry: tuple[tuple[str, ...], list[Condition]]) -> int:
    """Conditions that look at little are asked first: what they rule out, they rule out for many."""
    return len(entry[0])


def ruled_out(game: Any, seat: str, act: str, **given: Any) -> bool:
    """Whether no answer of an act with the given parts can be lawful, so that none needs to be thought of.

    It is known by the conditions that look at these parts alone, as far as the edition binds the act by them.
    """
    checks: Checks = game.edition.acts[act].checks
    return checks.rule_out(game, seat, given)

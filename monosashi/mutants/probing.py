"""Which wrong rules a scenario can notice, found out for many of them by playing it once by the right ones.

Most wrong rules are another function in the place of one: a judgement, a condition, a step, what an act does. Wherever
the right function is called, each of the wrong ones is given a copy of the same game and called, too. As long as it
says the same and leaves the same position, a game by the wrong rules goes as this one does, whatever it is called for
inside; if that is so to the end, the scenario passes on them, and need not be played.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import GeneratorType
from typing import Any

from monosashi.verification.tracing import differ_beside_tables, tables
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Act, Edition
from reference_engine.kernel.judgement import default
from reference_engine.kernel.procedure import Procedure


@dataclass(frozen=True)
class Wrong:
    """Another function in the place of one: whose it is, the wrong rules, the function."""

    rule: str
    rules: Edition
    function: Callable[..., Any]


def replaced(right: Edition, wrong: Edition) -> Mapping[Any, Callable[..., Any]] | None:
    """The functions that wrong rules have in the place of right ones, by place; None if anything else differs.

    A place has the names of the tables on the way to the function: ``("procedures", "turn", "draw")``.
    """
    found: dict[Any, Callable[..., Any]] = {}
    ours, theirs = tables(right), tables(wrong)
    if differ_beside_tables(right, wrong):
        return None
    for name, there in theirs.items():
        here = ours[name]
        for key in here.keys() | there.keys():
            one, other = here.get(key), there.get(key)
            if one is other:
                continue
            inner = _INNER[name](key, one, other) if name in _INNER else None
            if inner is None:
                return None
            found |= inner
    return found


def _judgement(key: Any, one: Any, other: Any) -> Mapping[Any, Callable[..., Any]] | None:
    there = one if one is not None else default(key)
    if isinstance(there, Mapping) and isinstance(other, Mapping) and there.keys() == other.keys():
        return {("judgements", key, each): other[each] for each in other if other[each] is not there[each]}
    return {("judgements", key): other} if callable(there) and callable(other) else None


def _steps(key: Any, one: Any, other: Any) -> Mapping[Any, Callable[..., Any]] | None:
    if one is None or other is None or list(other) != [step for step in one if step in other]:
        return None
    return {("procedures", key, step): other.get(step, _left_out) for step in one if other.get(step) is not one[step]}


def _act(key: Any, one: Act | None, other: Act | None) -> Mapping[Any, Callable[..., Any]] | None:
    if one is None or other is None or one.options is not other.options or one.faults is not other.faults:
        return None
    found: dict[Any, Callable[..., Any]] = {
        ("conditions", key, clause): other.conditions.get(clause, _unbound)
        for clause in one.conditions.keys() | other.conditions.keys()
        if other.conditions.get(clause) is not one.conditions.get(clause)
    }
    if one.perform is not other.perform:
        found["perform", key] = other.perform
    return found


_INNER: Mapping[str, Callable[[Any, Any, Any], Mapping[Any, Callable[..., Any]] | None]] = {
    "judgements": _judgement,
    "procedures": _steps,
    "acts": _act,
}


def _unbound(*_given: Any) -> None:
    """What a condition says that has been switched off."""


def _left_out(*_given: Any) -> None:
    """What a step does that has been left out: the next one follows."""


class Prober:
    """The right rules, which tell of which wrong ones a game would go otherwise.

    ``rules`` are to be played by; ``parted`` has the wrong rules that have said or done something else since it was
    emptied.
    """

    def __init__(self, right: Edition, wrong: Mapping[str, Edition]) -> None:
        """Try these wrong rules; those that cannot be tried are not among ``tried``."""
        self.parted: set[str] = set()
        at: dict[Any, list[Wrong]] = defaultdict(list)
        self.tried: set[str] = set()
        for name, rules in wrong.items():
            functions = replaced(right, rules)
            if functions is not None:
                self.tried.add(name)
                for place, function in functions.items():
                    at[place].append(Wrong(name, rules, function))
        self.rules = self._watching(right, at)

    def _watching(self, right: Edition, at: Mapping[Any, Iterable[Wrong]]) -> Edition:
        judgements = dict(right.judgements)
        procedures = {name: dict(steps) for name, steps in right.procedures.items()}
        acts = dict(right.acts)
        for place, wrong in at.items():
            table, key = place[0], place[1]
            if table == "judgements" and len(place) == 2:
                judgements[key] = self._probe(judgements.get(key, default(key)), tuple(wrong))
            elif table == "judgements":
                judgements[key] = {
                    **judgements[key],
                    place[2]: self._probe(judgements[key][place[2]], tuple(wrong)),
                }
            elif table == "procedures":
                procedures[key][place[2]] = self._probe(procedures[key][place[2]], tuple(wrong))
            elif table == "perform":
                acts[key] = replace(acts[key], perform=self._probe(acts[key].perform, tuple(wrong)))
            else:
                bound = self._probe(acts[key].conditions.get(place[2], _unbound), tuple(wrong), said=_binds)
                acts[key] = replace(acts[key], conditions={**acts[key].conditions, place[2]: bound})
        return replace(right, judgements=judgements, procedures=procedures, acts=acts)

    def _probe(
        self, real: Callable[..., Any], wrong: tuple[Wrong, ...], said: Callable[[Any], Any] = lambda result: result
    ) -> Callable[..., Any]:
        def probed(*given: Any, **named: Any) -> Any:
            tried = []
            for each in wrong:
                if each.rule not in self.parted:
                    shadow = Shadow(each.rules, given)
                    try:
                        tried.append((each.rule, shadow, each.function(*shadow.given, **named)))
                    except Exception:
                        self.parted.add(each.rule)
            try:
                result = real(*given, **named)
            except BaseException:
                self.parted.update(rule for rule, _, _ in tried)
                raise
            for rule, shadow, other in tried:
                if isinstance(result, GeneratorType) or said(other) != said(result) or not shadow.agrees(given):
                    self.parted.add(rule)
            return result

        return probed


def _binds(sentence: str | None) -> bool:
    """Whether a condition is broken: in which words is nobody's business."""
    return sentence is not None


class Shadow:
    """What a function is given, as a game by wrong rules has it: nothing that it changes is anybody else's."""

    def __init__(self, rules: Edition, given: tuple[Any, ...]) -> None:
        """Copy what can be changed."""
        self._copies: dict[int, Any] = {}
        self.given = tuple(self._copy(rules, each) for each in given)

    def _copy(self, rules: Edition, each: Any) -> Any:
        if isinstance(each, Edition):
            return rules
        if isinstance(each, Context):
            game: Context[Any] = Context(rules, self._position(each.position))
            game.events = [*each.events]
            game.unsettled = each.unsettled
            game.departed = None if each.departed is None else [*each.departed]
            return game
        if isinstance(each, Procedure):
            return self._copies.setdefault(id(each), each.__copy__())
        return self._position(each) if hasattr(each, "copied") else each

    def _position(self, position: Any) -> Any:
        if id(position) not in self._copies:
            copy = self._copies[id(position)] = position.copied()
            self._copies |= {id(frame): other for frame, other in zip(position.stack, copy.stack, strict=True)}
        return self._copies[id(position)]

    def agrees(self, given: tuple[Any, ...]) -> bool:
        """Whether what the right function has left of what it was given is the same."""
        return all(self._same(one, other) for one, other in zip(given, self.given, strict=True))

    @staticmethod
    def _same(one: Any, other: Any) -> bool:
        if isinstance(one, Edition):
            return True
        if isinstance(one, Context):
            return (
                one.position == other.position
                and one.events == other.events
                and (one.unsettled, one.departed) == (other.unsettled, other.departed)
            )
        return bool(one == other)

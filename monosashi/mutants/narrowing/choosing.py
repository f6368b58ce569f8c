"""One table made of two: wherever they differ, what is going on decides which of them holds."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from monosashi.verification.tracing import tables
from reference_engine.kernel.edition import Act, Edition
from reference_engine.kernel.procedure import END


@dataclass
class Now:
    """What is going on in a game: the last answer with its question, and how often things have been done.

    ``done`` counts accepted answers by act, ``taken`` steps by procedure and step, both in the turn under way; the
    answer is then the ``time``-th of its act, the step under way is taken for the ``step_time``-th time. ``looked``
    tells whether anybody has come to an entry that differs while the wrong table held.
    """

    game: Any = None
    seat: str = ""
    question: str = ""
    act: str = ""
    answer: Any = None
    turn: int = -1
    first_turn: int = -1
    done: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    time: int = 0
    step_time: int = 0
    looked: bool = False

    @property
    def position(self) -> Any:
        """The position that is being looked at or changed."""
        return self.game.position

    def see(self, game: Any) -> None:
        """A rule is about to be asked about this game."""
        self.game = game
        turn = getattr(game.position, "turn", 0)
        if turn != self.turn:
            self.turn = turn
            self.done.clear()
            self.taken.clear()
            self.first_turn = turn if self.first_turn < 0 else self.first_turn


When = Callable[[Now], bool]
"""Whether the wrong table holds now."""


class Choosing(Mapping[Any, Any]):
    """Two mappings, one of which holds at a time; what only one of them has is found in any case."""

    def __init__(self, right: Mapping[Any, Any], wrong: Mapping[Any, Any], holds: Callable[[], bool]) -> None:
        """``holds`` says whether the wrong one does; it is asked for entries that differ only."""
        self._right = right
        self._wrong = wrong
        self._holds = holds
        keys = right.keys() | wrong.keys()
        self._differ = {key for key in keys if right.get(key, END) is not wrong.get(key, END)}

    def _of(self, key: Any) -> Mapping[Any, Any]:
        return self._wrong if key in self._differ and self._holds() else self._right

    def __getitem__(self, key: Any) -> Any:
        found = self._of(key)
        return found[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._wrong if self._differ and self._holds() else self._right)

    def __len__(self) -> int:
        return len(self._right)


class Forgetful(dict[str, Any]):
    """A cache that keeps nothing: what is worked out from a table that changes does not stay true."""

    def __setitem__(self, key: str, value: Any) -> None:
        """Forget it at once."""

    def setdefault(self, _key: str, default: Any = None) -> Any:
        """What is given."""
        return default


def narrowed(right: Edition, wrong: Edition, when: When, now: Now) -> Edition:
    """The right table, which is the wrong one while ``when`` says so; ``now`` is kept up to date."""

    def holds() -> bool:
        found = now.game is not None and when(now)
        now.looked = now.looked or found
        return found

    def either(one: Any, other: Any) -> Any:
        """A function of both tables, as a rule that is asked about a game."""
        if one is other:
            return one
        return lambda *given: (other if holds() else one)(*given)

    both: dict[str, Any] = {
        name: Choosing(table, getattr(wrong, name), holds)
        for name, table in tables(right).items()
        if name not in ("procedures", "acts") and table is not getattr(wrong, name)
    }
    acts = {name: _act(name, right.acts.get(name), act, now, either) for name, act in wrong.acts.items()}
    acts |= {name: act for name, act in right.acts.items() if name not in acts}
    rules = replace(
        right,
        **both,
        acts=acts,
        procedures=_procedures(right, wrong, now, either),
        may_answer=either(right.may_answer, wrong.may_answer),
        state_based_actions=_seen(either(right.state_based_actions, wrong.state_based_actions), now),
    )
    for name in ("first_step", "next_step"):
        object.__setattr__(rules, name, _order(getattr(right, name), getattr(wrong, name), holds))
    object.__setattr__(rules, "cache", Forgetful())
    return rules


def _seen(rule: Callable[..., Any], now: Now) -> Callable[..., Any]:
    def seen(game: Any, *given: Any) -> Any:
        now.see(game)
        return rule(game, *given)

    return seen


def _act(name: str, right: Act | None, wrong: Act, now: Now, either: Callable[[Any, Any], Any]) -> Act:
    there = right or wrong

    def perform(game: Any, frame: Any, seat: str, answer: Any) -> Any:
        now.see(game)
        now.done[name] += 1
        now.time = now.done[name]
        return carried_out(game, frame, seat, answer)

    def looking(rule: Callable[..., Any]) -> Callable[..., Any]:
        def looked(game: Any, seat: str, *given: Any) -> Any:
            _answering(now, name, game, seat, given[0] if given else None)
            return rule(game, seat, *given)

        return looked

    carried_out = either(there.perform, wrong.perform)
    clauses = dict.fromkeys((*there.conditions, *wrong.conditions))
    return replace(
        there,
        perform=perform,
        conditions={
            clause: looking(either(there.conditions.get(clause, _unbound), wrong.conditions.get(clause, _unbound)))
            for clause in clauses
        },
        options=looking(either(there.options, wrong.options)),
        faults=looking(either(there.faults, wrong.faults)),
    )


def _answering(now: Now, act: str, game: Any, seat: str, answer: Any) -> None:
    now.see(game)
    pending = game.position.pending
    now.seat, now.act, now.answer, now.time = seat, act, answer, now.done[act] + 1
    now.question = pending.kind if pending is not None else now.question


def _unbound(_game: Any, _seat: str, _answer: Any) -> str | None:
    return None


def _procedures(
    right: Edition, wrong: Edition, now: Now, either: Callable[[Any, Any], Any]
) -> dict[str, dict[str, Any]]:
    def taking(entry: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def taken(game: Any, frame: Any) -> Any:
            now.see(game)
            now.taken[entry] += 1
            now.step_time = now.taken[entry]
            return step(game, frame)

        return taken

    found: dict[str, dict[str, Any]] = {}
    for procedure, order in wrong.procedures.items():
        there = right.procedures.get(procedure, order)
        found[procedure] = {
            name: taking(
                f"{procedure}/{name}", either(there.get(name, order.get(name)), order.get(name, there.get(name)))
            )
            for name in (*there, *(name for name in order if name not in there))
        }
    return found


def _order(right: Mapping[str, Any], wrong: Mapping[str, Any], holds: Callable[[], bool]) -> Mapping[str, Any]:
    """What comes first, or next; in a step that one of the tables does not have, the other one says."""
    if right == wrong:
        return right
    found: dict[str, Any] = {}
    for procedure in right.keys() | wrong.keys():
        one, other = right.get(procedure), wrong.get(procedure)
        if isinstance(one, Mapping) and isinstance(other, Mapping) and one != other:
            found[procedure] = Following(one, other, holds)
        else:
            found[procedure] = one if one is not None else other
    if any(isinstance(each, str) for each in found.values()):
        return Choosing(right, wrong, holds)
    return found


class Following(Choosing):
    """Which step comes next, by the table that holds, if it knows the step."""

    def _of(self, key: Any) -> Mapping[Any, Any]:
        chosen = super()._of(key)
        return chosen if key in chosen else self._wrong if chosen is self._right else self._right

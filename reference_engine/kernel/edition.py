"""Editions: one frozen table holds every rule of a game, so that each can be read, switched off or bent."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from types import MappingProxyType
from typing import Any, Final, Generic

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.fast.shared_findings import Checks, Condition
from reference_engine.kernel.generics import AnswerT, ContextT, PositionT, ProcedureT, ViewT
from reference_engine.kernel.procedure import END, Next, Procedure

Step = Callable[[ContextT, ProcedureT], Next]
"""``step(game, procedure)``: acts on the game, says what is next."""

Taken = Callable[[ContextT, ProcedureT, tuple[Any, ...]], Next]
"""``taken(game, procedure, results)``: makes something of what chance drew, says what is next."""

ANY_QUESTION: Final = "any question"
"""In the place of a kind of decision: all of them."""

OUT_OF_TURN: Final = "out of turn"
"""In the place of an act: whatever a seat says that is not asked."""

NOTHING: Mapping[Any, Any] = MappingProxyType({})


def no_state_based_actions(_game: Any) -> Procedure | None:
    """No rule applies between two steps."""
    return None


def only_the_seat_asked(pending: Decision, seat: str) -> bool:
    """Nobody answers for another."""
    return seat == pending.seat


def no_options(_game: Any, _seat: str) -> Iterable[Any]:
    """The act cannot be listed."""
    return ()


def always_well_formed(_game: Any, _seat: str, _answer: Any) -> Iterable[str]:
    """Every value of the answer's type makes sense."""
    return ()


class Incomplete(Exception):
    """The rules come to something for which the edition's table has no entry; the message says which."""


@dataclass(frozen=True)
class Act(Generic[ContextT, AnswerT]):
    """Something a seat can do; its type says what its rules are given: ``Act[Context[Position], March]``.

    ``faults`` yields what makes an answer meaningless (an unknown card, say); ``conditions`` maps clause ids to
    functions that say how a meaningful answer breaks them; ``perform`` carries it out; ``options`` lists the
    answers worth considering, which are then filtered by the conditions; ``sample``, where the options are too
    many to list, draws one with the help of a random source.
    """

    perform: Callable[[ContextT, Any, str, AnswerT], Next]
    conditions: Mapping[str, Condition[ContextT, AnswerT]] = field(default_factory=lambda: NOTHING)
    options: Callable[[ContextT, str], Iterable[AnswerT]] = no_options
    faults: Callable[[ContextT, str, AnswerT], Iterable[str]] = always_well_formed
    sample: Callable[[ContextT, str, Random], AnswerT | None] | None = None
    checks: Checks = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out which conditions share their findings, once."""
        object.__setattr__(self, "checks", Checks(self.conditions))


@dataclass(frozen=True)
class Edition(Generic[PositionT, AnswerT, ViewT]):
    """The rules of one edition, as a table; its type says of which game: ``Edition[Position, Answer, View]``.

    ``numbers``     the rulebook's plain numbers
    ``procedures``  procedure -> step -> function, in the rulebook's order
    ``acts``        act -> what it means and which clauses bind it
    ``offers``      kind of decision -> acts that may answer it
    ``may_answer``  whether a seat may answer a decision
    ``otherwise_forbidden_by``
                    act and kind of decision, or ``ANY_QUESTION`` -> clause that forbids the act where it is not on
                    offer; ``OUT_OF_TURN`` and kind of decision -> clause that forbids a seat to answer for another
    ``drawn``       procedure and step that has asked chance -> what it makes of what was drawn
    ``judgements``  what procedures ask for by name (who goes first, what an attack deals ...), and what stands in the
                    place of a function of the rules that is marked as a judgement: that function -> the other one
    ``switches``    the readings chosen where the rulebook is silent
    ``cards``       card name -> definition
    ``clauses``     role -> clause that plays it, for code that several games share
    ``state_based_actions``
                    what applies between any two steps
    ``cache``       what rules have worked out from this very table, for the next time; an amended table has its own
    """

    name: str
    procedures: Mapping[str, Mapping[str, Step]]
    acts: Mapping[str, Act]
    offers: Mapping[str, tuple[str, ...]]
    may_answer: Callable[[Decision, str], bool] = only_the_seat_asked
    otherwise_forbidden_by: Mapping[tuple[str, str], str] = field(default_factory=lambda: NOTHING)
    numbers: Mapping[str, int] = field(default_factory=lambda: NOTHING)
    drawn: Mapping[tuple[str, str], Taken] = field(default_factory=lambda: NOTHING)
    judgements: Mapping[Any, Any] = field(default_factory=lambda: NOTHING)
    switches: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    cards: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    clauses: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    state_based_actions: Callable[[Any], Procedure | None] = no_state_based_actions
    first_step: Mapping[str, str] = field(init=False, repr=False, compare=False)
    next_step: Mapping[str, Mapping[str, str]] = field(init=False, repr=False, compare=False)
    cache: dict[str, Any] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out which step follows which, once."""
        first = {name: next(iter(steps)) for name, steps in self.procedures.items()}
        following = {
            name: dict(zip(steps, [*list(steps)[1:], END], strict=True)) for name, steps in self.procedures.items()
        }
        object.__setattr__(self, "first_step", first)
        object.__setattr__(self, "next_step", following)
        object.__setattr__(self, "cache", {})

    def amended(self, name: str, **changes: Any) -> "Edition[PositionT, AnswerT, ViewT]":
        """The same table under another name, differing in the named entries.

        A mapping given for a mapping is merged into it; an entry given as None is taken out.

        >>> numbers = Edition("a", {}, {}, {}, numbers={"hand": 6}).amended("b", numbers={"hand": 7}).numbers
        >>> numbers["hand"]
        7
        """
        merged: dict[str, Any] = {}
        for entry, change in changes.items():
            present = getattr(self, entry)
            if isinstance(present, Mapping) and isinstance(change, Mapping):
                both = {**present, **change}
                change = MappingProxyType({key: value for key, value in both.items() if value is not None})
            merged[entry] = change
        return replace(self, name=name, **merged)

    def without(self, clause: str) -> "Edition[PositionT, AnswerT, ViewT]":
        """The same table with one clause's conditions switched off, wherever they bind."""
        acts = {
            name: replace(act, conditions={key: check for key, check in act.conditions.items() if key != clause})
            for name, act in self.acts.items()
            if clause in act.conditions
        }
        if not acts:
            raise KeyError(f"no act of {self.name} is bound by {clause}")
        return self.amended(f"{self.name}-{clause}", acts=acts)


def steps(*functions: Step) -> Mapping[str, Step]:
    """The steps of a procedure: functions in order, each known by its own name."""
    return MappingProxyType({function.__name__: function for function in functions})

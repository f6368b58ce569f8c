"""What the steps of an edition's procedures do: found by watching scenarios being played, never by a list.

Every step and every act of the table is wrapped; what it answers (a question, a call, once more) is noted under the
step that was under way.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from monosashi import suite
from monosashi.case import Case
from monosashi.reference import Reference
from monosashi.runner import play
from reference_engine.kernel.decision import CHANCE, Decision, act_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.kernel.procedure import AGAIN, Call, Procedure

REVEALING = (
    "deus.setup.shuffle_opponent", "deus.setup.turn_order_tie", "deus.deck_building.roll_tie", "deus.deckout.6",
    "deus.turn.summon.any_order", "deus.turn.main.any_order", "deus.after.C_instant", "deus.after.E_limit",
    "deus.limit_adjust.order", "deus.limit_adjust.until_within", "deus.trigger.side_order", "deus.trigger.optional",
    "deus.simultaneous.choice", "deus.cost.paid_anyway", "deus.damage.value", "deus.intercept.optional",
)  # fmt: skip
"""Clauses whose scenarios show everything that any scenario shows; tests/test_diagrams.py plays all to make sure."""


@dataclass
class Notes:
    """What has been seen of one step; dictionaries without values are ordered sets.

    ``roles`` are those who were asked: ``marching``, ``defending``, ``player A``, ``player B``, ``south``, ``north``,
    ``dice``, ``shuffle``; ``questions`` has the clause behind each kind of question, ``calls`` the procedures that ran.
    """

    roles: dict[str, None] = field(default_factory=dict)
    questions: dict[str, str] = field(default_factory=dict)
    calls: dict[str, None] = field(default_factory=dict)


@dataclass
class Seen:
    """What has been seen of an edition.

    ``stays`` and ``goes_on`` have the acts after which a step asked again, or was over, as (question, act);
    ``interruptions`` what ran between two steps of a procedure.
    """

    steps: dict[tuple[str, str], Notes]
    stays: set[tuple[str, str]] = field(default_factory=set)
    goes_on: set[tuple[str, str]] = field(default_factory=set)
    interruptions: dict[str, dict[str, None]] = field(default_factory=dict)


def watched(rules: Edition, scenarios: Iterable[suite.Scenario]) -> Seen:
    """Play scenarios by these rules and note what every step does."""
    seen = Seen({(procedure, step): Notes() for procedure, steps in rules.procedures.items() for step in steps})
    spied = _spied(rules, seen)
    for scenario in scenarios:
        play(Case(Reference(spied), spied.name), scenario)
    return seen


def revealing(ruleset: str) -> list[suite.Scenario]:
    """The scenarios that are enough to see everything."""
    return [scenario for scenario in suite.scenarios(ruleset) if scenario.clause in REVEALING]


def _spied(rules: Edition, seen: Seen) -> Edition:
    """The same table, noting what its steps and acts answer."""
    procedures = {
        procedure: {name: _noted_step(function, seen.steps[procedure, name]) for name, function in steps.items()}
        for procedure, steps in rules.procedures.items()
    }
    acts = {name: replace(act, perform=_noted_act(act.perform, seen)) for name, act in rules.acts.items()}

    def between(game: Game[Any]) -> Procedure | None:
        interruption = rules.between(game)
        if interruption is not None:
            seen.interruptions.setdefault(game.position.stack[-1].name, {})[interruption.name] = None
        return interruption

    return rules.amended(rules.name, procedures=procedures, acts=acts, between=between)


def _noted_step(function: Callable[..., Any], notes: Notes) -> Callable[..., Any]:
    def taken(game: Game[Any], frame: Procedure) -> Any:
        outcome = function(game, frame)
        if isinstance(outcome, Call):
            notes.calls[outcome.procedure.name] = None
        elif isinstance(outcome, Decision):
            notes.roles[role(game.position, frame, outcome)] = None
            notes.questions.setdefault(outcome.kind, outcome.clause)
        return outcome

    return taken


def _noted_act(function: Callable[..., Any], seen: Seen) -> Callable[..., Any]:
    def performed(game: Game[Any], frame: Procedure, seat: str, answer: Any) -> Any:
        notes = seen.steps[frame.name, frame.step]
        outcome = function(game, frame, seat, answer)
        again = outcome is AGAIN or (isinstance(outcome, Call) and outcome.stay)
        for question in notes.questions:
            (seen.stays if again else seen.goes_on).add((question, act_of(answer)))
        if isinstance(outcome, Call):
            notes.calls[outcome.procedure.name] = None
        return outcome

    return performed


def role(position: Any, frame: Procedure, asked: Decision) -> str:
    """As what somebody is asked."""
    if asked.seat == CHANCE:
        return "dice" if asked.draws[0].kind == "die" else "shuffle"
    player_a = getattr(frame, "player_a", "")
    if player_a:
        return "player A" if asked.seat == player_a else "player B"
    if not position.turn:
        return asked.seat
    return "marching" if asked.seat == position.marching else "defending"


def facts(seen: Seen) -> Mapping[str, Any]:
    """Everything that was seen, as plain values that can be compared."""
    return {
        "steps": {at: (set(notes.roles), set(notes.questions), set(notes.calls)) for at, notes in seen.steps.items()},
        "stays": seen.stays,
        "goes on": seen.goes_on,
        "interruptions": {procedure: set(found) for procedure, found in seen.interruptions.items()},
    }

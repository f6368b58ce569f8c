"""What the steps of an edition's procedures do: found by watching scenarios and games being played, never by a list.

Every step and every act of the table is wrapped; what it answers (a question, a call, once more) is noted under the
step that was under way.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.verification.case import Case
from monosashi.verification.runner import play
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision, act_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, Call, Procedure

Role = Callable[[Any, Procedure, Decision], str]
"""As what somebody is asked: :meth:`monosashi.site.diagrams.table.DiagramTable.role`."""


@dataclass
class Notes:
    """What has been seen of one step; dictionaries without values are ordered sets.

    ``roles`` are those who were asked, as the game's table calls them; ``questions`` has the clause behind each kind of
    question, ``calls`` the procedures that ran.
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


def watched(rules: Edition, plays: Iterable[Callable[[Edition], object]], role: Role) -> Seen:
    """Let everything be played by these rules and note what every step does."""
    seen = Seen({(procedure, step): Notes() for procedure, steps in rules.procedures.items() for step in steps})
    spied = _spied(rules, seen, role)
    for each in plays:
        each(spied)
    return seen


def played(scenario: suite.Scenario, rules: Edition) -> None:
    """Play a scenario by some rules."""
    play(Case(Reference(rules), rules.name), scenario)


def _spied(rules: Edition, seen: Seen, role: Role) -> Edition:
    """The same table, noting what its steps and acts answer."""
    procedures = {
        procedure: {name: _noted_step(function, seen.steps[procedure, name], role) for name, function in steps.items()}
        for procedure, steps in rules.procedures.items()
    }
    acts = {name: replace(act, perform=_noted_act(act.perform, seen)) for name, act in rules.acts.items()}

    def between(game: Context[Any]) -> Procedure | None:
        interruption = rules.state_based_actions(game)
        if interruption is not None:
            seen.interruptions.setdefault(game.position.stack[-1].name, {})[interruption.name] = None
        return interruption

    return rules.amended(rules.name, procedures=procedures, acts=acts, state_based_actions=between)


def _noted_step(function: Callable[..., Any], notes: Notes, role: Role) -> Callable[..., Any]:
    def taken(game: Context[Any], frame: Procedure) -> Any:
        outcome = function(game, frame)
        if isinstance(outcome, Call):
            notes.calls[outcome.procedure.name] = None
        elif isinstance(outcome, Decision):
            notes.roles[role(game.position, frame, outcome)] = None
            notes.questions.setdefault(outcome.kind, outcome.clause)
        return outcome

    return taken


def _noted_act(function: Callable[..., Any], seen: Seen) -> Callable[..., Any]:
    def performed(game: Context[Any], frame: Procedure, seat: str, answer: Any) -> Any:
        notes = seen.steps[frame.name, frame.step]
        outcome = function(game, frame, seat, answer)
        again = outcome is AGAIN or (isinstance(outcome, Call) and outcome.stay)
        for question in notes.questions:
            (seen.stays if again else seen.goes_on).add((question, act_of(answer)))
        if isinstance(outcome, Call):
            notes.calls[outcome.procedure.name] = None
        return outcome

    return performed


def facts(seen: Seen) -> Mapping[str, Any]:
    """Everything that was seen, as plain values that can be compared."""
    return {
        "steps": {at: (set(notes.roles), set(notes.questions), set(notes.calls)) for at, notes in seen.steps.items()},
        "stays": seen.stays,
        "goes on": seen.goes_on,
        "interruptions": {procedure: set(found) for procedure, found in seen.interruptions.items()},
    }

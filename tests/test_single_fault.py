"""Every refusal has one reason: with the clause it names out of the way, the same answer is lawful (decision 0005)."""

import importlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.watched import WatchedReference
from reference_engine.kernel.decision import Answer, act_of
from reference_engine.kernel.edition import Edition, only_the_seat_asked

REFUSED = re.compile(r"\w+ it is refused under (.+)")

Wanted = Callable[..., bool]


@dataclass(frozen=True)
class Refusal:
    """An answer that was refused, where, and the clauses that the scenario names: one, or any of several."""

    edition: Edition
    scenario: suite.Scenario
    clauses: tuple[str, ...]
    position: Any
    seat: str
    answer: Answer

    def __str__(self) -> str:
        scenario, clauses = self.scenario, " or ".join(self.clauses)
        return f"{self.edition.name} {scenario.id} ({scenario.file}:{scenario.line}), refused under {clauses}"

    @property
    def kind(self) -> str:
        return str(self.position.pending.kind)

    @property
    def game(self) -> Any:
        """What is particular about the questions of the game."""
        return importlib.import_module(f"tests.{engine.game(self.edition.name).name}.right_questions")

    @property
    def act(self) -> str:
        return act_of(self.answer)

    @property
    def at_the_wrong_moment(self) -> bool:
        """Whether the question pending is not this seat's, or is none that this act answers."""
        return self.act not in self.edition.offers[self.kind] or self.seat != self.position.pending.seat

    @property
    def proof(self) -> Callable[["Refusal"], str]:
        """How it is shown that there is no other reason; the proof says what is wrong, if anything is."""
        if not self.at_the_wrong_moment:
            return without_its_clause
        if self.act in self.game.OF_THE_SETUP and any(frame.name == "turn" for frame in self.position.stack):
            return nothing_left_to_choose_from
        if self.act in self.game.ABOUT:
            return asked_the_right_question
        return from_either_seat if self.act in self.game.OF_THE_ASKED else where_the_question_is_open

    def broken(self, edition: Edition | None = None, **changes: Any) -> list[str]:
        """The clauses that the answer breaks, under other rules or with something else about the question.

        An answer that makes no sense there breaks something, too.
        """
        attempt = replace(self, **changes)
        try:
            found = engine.violations(edition or self.edition, attempt.position, attempt.seat, attempt.answer)
        except engine.Malformed as error:
            return error.faults
        return [violation.clause for violation in found]


def demanded(scenario: suite.Scenario) -> int:
    return sum("it is refused under" in step.text for step in scenario.steps)


_found: dict[tuple[str, str], list[Refusal]] = {}
_failed: dict[tuple[str, str], str] = {}
"""Every scenario is played once, whatever is asked about its refusals; what has not passed has no refusal to show."""


def refusals_of(name: str, scenario: suite.Scenario) -> list[Refusal]:
    """Every refusal that a scenario demands."""
    if (name, scenario.id) in _found:
        return _found[name, scenario.id]
    found = _found[name, scenario.id] = []
    edition, subject = engine.edition(name), WatchedReference()

    def watch(_case: Case, sentence: str) -> None:
        if match := REFUSED.fullmatch(sentence):
            last = next(each for each in reversed(subject.acts) if each.refused)
            found.append(
                Refusal(edition, scenario, tuple(re.split(", | or ", match[1])), last.before, last.seat, last.answer)
            )

    verdict = runner.play(Case(subject, name), scenario, watch)
    if verdict.status != "pass":
        found.clear()
        said = f"{verdict.step}: {verdict.status}: {verdict.message}"
        _failed[name, scenario.id] = f"{name} {scenario.id} ({scenario.file}:{verdict.line}): {said}"
    return found


def refusals(edition: str, wanted: Wanted = lambda *_clauses: True) -> list[Refusal]:
    """Every refusal in an edition that a scenario demands for a clause that is looked at."""
    demanding = [scenario for scenario in suite.scenarios(edition) if demanded(scenario)]
    chosen = [scenario for scenario in demanding if wanted(scenario.clause, *scenario.tags)]
    return [refusal for scenario in chosen for refusal in refusals_of(edition, scenario)]


def prove(found: Iterable[Refusal], proof: Callable[[Refusal], str]) -> None:
    """Fail with what a proof says of each refusal that it does not go through for."""
    faults = [f"{refusal}: {fault}" for refusal in found if (fault := proof(refusal))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("edition", engine.editions())
def test_no_refusal_is_left_out(edition: str, wanted: Wanted) -> None:
    chosen = [scenario for scenario in suite.scenarios(edition) if wanted(scenario.clause, *scenario.tags)]
    found = [refusal.scenario.id for refusal in refusals(edition, wanted)]
    failed = [_failed[edition, scenario.id] for scenario in chosen if (edition, scenario.id) in _failed]
    assert not failed, "\n".join(failed)
    assert found == [scenario.id for scenario in chosen for _ in range(demanded(scenario))]


@pytest.mark.parametrize("edition", engine.editions())
def test_one_clause_is_broken(edition: str, wanted: Wanted) -> None:
    def one(refusal: Refusal) -> str:
        found = refusal.broken()
        return "" if found and {*found} <= {*refusal.clauses} else f"broken are {found}"

    prove(refusals(edition, wanted), one)


@pytest.mark.parametrize("edition", engine.editions())
def test_with_its_one_reason_out_of_the_way_the_answer_is_lawful(edition: str, wanted: Wanted) -> None:
    prove(refusals(edition, wanted), lambda refusal: refusal.proof(refusal))


@pytest.mark.thorough
def test_every_way_to_prove_it_is_taken() -> None:
    proofs = {refusal.proof for edition in engine.editions() for refusal in refusals(edition)}
    assert proofs == {without_its_clause, asked_the_right_question, from_either_seat, where_the_question_is_open} | {
        nothing_left_to_choose_from
    }
    assert {engine.edition(edition).may_answer for edition in engine.editions()} == {only_the_seat_asked}


def without_any(edition: Edition, clauses: Iterable[str]) -> Edition:
    """An edition without these clauses, as far as they are conditions of acts."""
    bound = {name for act in edition.acts.values() for name in act.conditions}
    return reduce(Edition.without, [name for name in clauses if name in bound], edition)


def without_its_clause(refusal: Refusal) -> str:
    """To the end: the scenario, played without the clause, complains that the action was accepted.

    Where the clause says what there must be to be done at all, nothing can be carried out without it.
    """
    without = without_any(refusal.edition, refusal.clauses)
    if broken := refusal.broken(without):
        return f"without the clause, broken are {broken}"
    verdict = runner.play(Case(Reference(without), without.name), refusal.scenario)
    if verdict.status == "error" and {*refusal.clauses} & refusal.game.SOMETHING_TO_DO:
        return ""
    # Where dice follow at once, asking for them means that the action was accepted.
    accepted = (("fail", "the action was accepted"), ("chance-mismatch", "no outcome is scripted"))
    if (verdict.status, verdict.message.partition(" for ")[0]) in accepted:
        return ""
    return f"without the clause, the scenario ends in line {verdict.line}: {verdict.status}: {verdict.message}"


# Refusals because of the moment have no condition to switch off; what is put out of the way is the moment.


def open_question(refusal: Refusal) -> Edition:
    """The rules, but for this: the pending question may be answered by this act, and by this seat.

    Where the clause binds the act itself, too, it is out of the way there as well.
    """
    kind = refusal.kind
    changes: dict[str, Any] = {}
    offered = refusal.edition.offers[kind]
    if refusal.act not in offered:
        changes["offers"] = {kind: (*offered, refusal.act)}
    if refusal.seat != refusal.position.pending.seat:
        changes["may_answer"] = lambda *_: True
    opened = refusal.edition.amended(refusal.edition.name, **changes)
    return without_any(opened, refusal.clauses)


def where_the_question_is_open(refusal: Refusal) -> str:
    broken = refusal.broken(open_question(refusal))
    return f"where {refusal.kind!r} is open to {refusal.act!r}, broken are {broken}" if broken else ""


def asked_the_right_question(refusal: Refusal) -> str:
    kind = next(kind for kind, acts in refusal.edition.offers.items() if refusal.act in acts)
    positions = refusal.game.right_questions(refusal.position, kind, refusal.seat, refusal.answer)
    lawful = any(refusal.broken(position=position) == [] for position in positions)
    return "" if lawful else f"nowhere is {refusal.act!r} lawful as an answer to {kind!r}"


def nothing_left_to_choose_from(refusal: Refusal) -> str:
    """What is chosen before the first turn can be chosen at no question of this one: its act is not on offer."""
    return "" if refusal.act not in refusal.edition.offers[refusal.kind] else f"{refusal.act!r} is on offer"


def from_either_seat(refusal: Refusal) -> str:
    """The asked seat may say the same; or the other one may be heard, if it has such a card or effect."""
    seats = (refusal.position.pending.seat, refusal.seat)
    lawful = any(refusal.broken(open_question(refusal), seat=seat) == [] for seat in seats)
    return "" if lawful else f"{refusal.act!r} is lawful from neither seat"


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_second_reason_would_be_found(game: str) -> None:
    """The same untimely answers in a position that forbids them, too: the proof does not go through any more."""
    known = importlib.import_module(f"tests.{game}.right_questions")
    act, clause = known.SPOILT
    found = [
        refusal.broken(open_question(refusal), position=known.spoilt(refusal.position, refusal.answer))
        for edition in engine.game(game).editions
        for refusal in refusals(edition)
        if refusal.act == act
        and clause not in refusal.clauses
        and refusal.proof in (where_the_question_is_open, from_either_seat)
    ]
    assert found
    assert all(broken == [clause] for broken in found)


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_condition_of_an_act_is_shown_by_a_refusal(game: str) -> None:
    """Those that bind in another reading only are left out."""
    editions = engine.game(game).editions
    bound = {clause for edition in editions.values() for act in edition.acts.values() for clause in act.conditions}
    shown = {clause for edition in editions for refusal in refusals(edition) for clause in refusal.clauses}
    switched = {clause.id for clause in load_ledger(game).values() if clause.switch}
    assert sorted(bound - shown - switched) == []

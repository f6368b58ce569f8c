"""Every refusal has one reason: with the clause it names out of the way, the same answer is lawful (decision 0005)."""

import importlib
import re
from dataclasses import dataclass, replace
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.decision import Answer, act_of
from reference_engine.kernel.edition import Edition, only_the_seat_asked

EDITIONS = tuple(engine.edition(name) for name in engine.editions())
REFUSED = re.compile(r"\w+ it is refused under (\S+)")


@dataclass(frozen=True)
class Refusal:
    """An answer that was refused, where, and the clause that the scenario names."""

    edition: Edition
    scenario: suite.Scenario
    clause: str
    position: Any
    seat: str
    answer: Answer

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


class Remembering(Reference):
    """Keeps the last answer that was refused."""

    last: tuple[Any, str, Answer]

    def apply(self, seat: str, action: dict[str, Any], chance: Any) -> Any:
        position = self.position
        reply = super().apply(seat, action, chance)
        if not reply.accepted:
            self.last = position, seat, engine.game(self.rules.name).answers.convert(action)
        return reply


def refusals() -> list[Refusal]:
    """Every refusal that a scenario demands."""
    found: list[Refusal] = []
    for edition in EDITIONS:
        for scenario in suite.scenarios(edition.name):
            if not any("it is refused under" in step.text for step in scenario.steps):
                continue
            subject = Remembering()

            def watch(_case: Case, sentence: str, of: Any = (edition, scenario), subject: Any = subject) -> None:
                if match := REFUSED.fullmatch(sentence):
                    found.append(Refusal(*of, match[1], *subject.last))

            assert runner.play(Case(subject, edition.name), scenario, watch).status == "pass", scenario.id
    return found


REFUSALS = refusals()
UNTIMELY = [refusal for refusal in REFUSALS if refusal.at_the_wrong_moment]
TIMELY = [refusal for refusal in REFUSALS if not refusal.at_the_wrong_moment]


def named(found: list[Refusal]) -> Any:
    ids = [f"{refusal.edition.name}/{refusal.scenario.id}" for refusal in found]
    return pytest.mark.parametrize("refusal", found, ids=ids)


def test_no_refusal_is_left_out() -> None:
    played = [scenario for edition in EDITIONS for scenario in suite.scenarios(edition.name)]
    written = [s.id for s in played for t in s.steps if "it is refused under" in t.text]
    assert sorted(refusal.scenario.id for refusal in REFUSALS) == sorted(written)


@named(REFUSALS)
def test_one_clause_is_broken(refusal: Refusal) -> None:
    assert refusal.broken() == [refusal.clause]


@named(TIMELY)
def test_without_its_clause_the_answer_is_accepted(refusal: Refusal) -> None:
    """To the end: the scenario, played without the clause, complains that the action was accepted.

    Where the clause says what there must be to be done at all, nothing can be carried out without it.
    """
    without = refusal.edition.without(refusal.clause)
    assert refusal.broken(without) == []
    verdict = runner.play(Case(Reference(without), without.name), refusal.scenario)
    if verdict.status == "error" and refusal.clause in refusal.game.SOMETHING_TO_DO:
        return
    # Where dice follow at once, asking for them means that the action was accepted.
    assert (verdict.status, verdict.message.partition(" for ")[0]) in (
        ("fail", "the action was accepted"),
        ("chance-mismatch", "no outcome is scripted"),
    )


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
    return opened.without(refusal.clause) if refusal.clause in opened.acts[refusal.act].conditions else opened


ABOUT = [refusal for refusal in UNTIMELY if refusal.act in refusal.game.ABOUT]
OF_THE_ASKED = [refusal for refusal in UNTIMELY if refusal.act in refusal.game.OF_THE_ASKED]
OTHERS = [refusal for refusal in UNTIMELY if refusal not in ABOUT and refusal not in OF_THE_ASKED]


@named(OTHERS)
def test_where_the_question_is_open_to_it_the_answer_is_lawful(refusal: Refusal) -> None:
    assert refusal.broken(open_question(refusal)) == []


@named(ABOUT)
def test_asked_the_right_question_the_answer_is_lawful(refusal: Refusal) -> None:
    kind = next(kind for kind, acts in refusal.edition.offers.items() if refusal.act in acts)
    positions = refusal.game.right_questions(refusal.position, kind, refusal.seat, refusal.answer)
    assert any(refusal.broken(position=position) == [] for position in positions)


@named(OF_THE_ASKED)
def test_from_either_seat_the_answer_is_lawful(refusal: Refusal) -> None:
    """The asked seat may say the same; or the other one may be heard, if it has such a card or effect."""
    seats = (refusal.position.pending.seat, refusal.seat)
    assert any(refusal.broken(open_question(refusal), seat=seat) == [] for seat in seats)


def test_every_refusal_is_proved_in_one_way() -> None:
    assert len(TIMELY) + len(ABOUT) + len(OF_THE_ASKED) + len(OTHERS) == len(REFUSALS)
    assert {edition.may_answer for edition in EDITIONS} == {only_the_seat_asked}


@pytest.mark.parametrize("ruleset", engine.GAMES)
def test_a_second_reason_would_be_found(ruleset: str) -> None:
    """The same untimely answers in a position that forbids them, too: the proof does not go through any more."""
    game = importlib.import_module(f"tests.{ruleset}.right_questions")
    act, clause = game.SPOILT
    found = [
        refusal.broken(open_question(refusal), position=game.spoilt(refusal.position, refusal.answer))
        for refusal in OTHERS + OF_THE_ASKED
        if refusal.game is game and refusal.act == act
    ]
    assert found
    assert all(broken == [clause] for broken in found)


@pytest.mark.parametrize("ruleset", engine.GAMES)
def test_every_condition_of_an_act_is_shown_by_a_refusal(ruleset: str) -> None:
    """Those that bind in another reading only are left out."""
    editions = engine.game(ruleset).editions.values()
    bound = {clause for edition in editions for act in edition.acts.values() for clause in act.conditions}
    shown = {refusal.clause for refusal in REFUSALS}
    switched = {clause.id for clause in load_ledger(ruleset).values() if clause.switch}
    assert sorted(bound - shown - switched) == []

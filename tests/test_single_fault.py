"""Every refusal has one reason: with the clause it names out of the way, the same answer is lawful (decision 0005)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from msgspec import structs

import reference_engine as engine
from monosashi import runner, suite
from monosashi.case import Case
from monosashi.reference import Reference
from reference_engine.deus.board import AREAS
from reference_engine.deus.procedures import March
from reference_engine.kernel.decision import Answer, Decision, act_of
from reference_engine.kernel.edition import Edition

EDITIONS = tuple(engine.ruleset("deus").editions.values())
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
            self.last = position, seat, engine.ruleset("deus").answers.convert(action)
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
    """To the end: the scenario, played without the clause, complains that the action was accepted."""
    without = refusal.edition.without(refusal.clause)
    verdict = runner.play(Case(Reference(without), without.name), refusal.scenario)
    # In the draft dice follow the line-ups; asking for them means that the last one was accepted.
    assert (verdict.status, verdict.message.partition(" for ")[0]) in (
        ("fail", "the action was accepted"),
        ("chance-mismatch", "no outcome is scripted"),
    )


# Refusals because of the moment have no condition to switch off; what is put out of the way is the moment.


def open_question(refusal: Refusal) -> Edition:
    """The rules, but for this: the pending question may be answered by this act, and by this seat."""
    kind = refusal.kind
    changes: dict[str, Any] = {}
    offered = refusal.edition.offers[kind]
    if refusal.act not in offered:
        changes["offers"] = {kind: (*offered, refusal.act)}
    if refusal.seat != refusal.position.pending.seat:
        changes["either_seat"] = frozenset({kind})
    return refusal.edition.amended(refusal.edition.name, **changes)


def right_question(refusal: Refusal) -> Iterator[Any]:
    """The position, but for this: the seat is asked what the act answers, about one area or unit after the other."""
    kind = next(kind for kind, acts in refusal.edition.offers.items() if refusal.act in acts)
    for about in (*AREAS, *refusal.position.units):
        position = refusal.position.copied()
        position.pending = Decision(refusal.seat, kind, refusal.clause, about=about)
        if kind == "intercept":
            position.stack.append(March(step="offer_intercept", contested=about))
        yield position


ABOUT = ("intercept", "return", "adjust")
"""Acts that make sense only if the question is about some area or unit; the pending one is about none, or another."""

EFFECTS_OF_THE_ASKED = ("trigger", "decline")
"""Acts about an effect of the side that is asked, which nobody else has."""


@named([refusal for refusal in UNTIMELY if refusal.act not in (*ABOUT, *EFFECTS_OF_THE_ASKED)])
def test_where_the_question_is_open_to_it_the_answer_is_lawful(refusal: Refusal) -> None:
    assert refusal.broken(open_question(refusal)) == []


@named([refusal for refusal in UNTIMELY if refusal.act in ABOUT])
def test_asked_the_right_question_the_answer_is_lawful(refusal: Refusal) -> None:
    assert any(refusal.broken(position=position) == [] for position in right_question(refusal))


@named([refusal for refusal in UNTIMELY if refusal.act in EFFECTS_OF_THE_ASKED])
def test_from_either_seat_an_effect_that_is_due_may_be_used(refusal: Refusal) -> None:
    """The other seat may be heard, where it has such an effect; otherwise the asked seat may say the same."""
    asked = refusal.position.pending.seat
    assert [] in (refusal.broken(open_question(refusal)), refusal.broken(seat=asked))


def test_every_refusal_is_proved_in_one_way() -> None:
    assert len(TIMELY) + len(UNTIMELY) == len(REFUSALS)
    assert not any(edition.either_seat for edition in EDITIONS)


def test_a_second_reason_would_be_found() -> None:
    """The same untimely marches, by exhausted units: the proof does not go through any more."""
    for refusal in [refusal for refusal in UNTIMELY if refusal.act == "march"]:
        position = refusal.position.copied()
        for unit in refusal.answer.moves:  # type: ignore[attr-defined]
            position.units[unit] = structs.replace(position.units[unit], ready=False)
        assert refusal.broken(open_question(refusal), position=position) == ["deus.march.a"]

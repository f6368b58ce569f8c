"""The sentence that tries what would answer another question: what it finds out, and what it tries."""

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.mutants.measuring import verdict_on
from monosashi.mutants.operators import operated
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.edition import Edition

SENTENCE = "may answer no other question"
DEUS = "deus@2.00"
MAIN = "deus.turn.main.any_order/in-the-main-phase-no-question-of-another-phase-may-be-answered"


def asking(edition: str) -> list[Scenario]:
    return [s for s in suite.scenarios(edition) if any(SENTENCE in step.text for step in s.steps)]


def in_the_main_phase() -> Scenario:
    return next(scenario for scenario in asking(DEUS) if scenario.id == MAIN)


@pytest.mark.parametrize("edition", engine.editions())
def test_each_answer_is_lawful_where_its_act_is_offered(edition: str) -> None:
    """So an engine can have no other reason to refuse it."""
    rules, tried = engine.edition(edition), 0

    class Watched(Reference):
        def untimely(self) -> list[object]:  # type: ignore[override]
            nonlocal tried
            found = super().untimely()
            kind = self.position.pending.kind
            for action, clause in found:
                tried += 1
                opened = Reference(rules.amended(edition, offers={kind: (*rules.offers[kind], action["do"])}))
                opened.position = self.position
                assert not self.allows(self.position.pending.seat, action)
                assert opened.allows(self.position.pending.seat, action), (kind, action, clause)
            return list(found)

    for scenario in asking(edition):
        assert runner.play(Case(Watched(rules), edition), scenario).status == "pass", scenario.id
    assert tried > len(asking(edition))


def test_an_act_offered_at_a_foreign_question_is_noticed_and_called_by_its_name() -> None:
    bent = operated(engine.edition(DEUS))["offer.rearrange@main.added"].bend(engine.edition(DEUS))
    for verdict in (
        verdict_on(DEUS, bent, in_the_main_phase()),
        runner.play(Case(Reference(bent), DEUS), in_the_main_phase()),
    ):
        assert verdict.status == "fail"
        assert "rearranges" in verdict.message
        assert "asked for main: the action was accepted" in verdict.message


def test_another_clause_than_that_of_the_question_is_noticed() -> None:
    rules = engine.edition(DEUS)
    bent: Edition = rules.amended(DEUS, otherwise_forbidden_by={("rearrange", "main"): "deus.march.a"})
    verdict = verdict_on(DEUS, bent, in_the_main_phase())
    assert (verdict.status, verdict.expected, verdict.actual) == (
        "wrong-reason", "deus.turn.phase_order", "deus.march.a",
    )  # fmt: skip

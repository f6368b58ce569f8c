"""The scores that come with the suite belong to it; that they are true is checked by ``monosashi mutants --check``."""

from monosashi.ledger import load_ledger
from monosashi.mutants import collection
from monosashi.mutants.matrix import shipped_scores
from monosashi.run_record import suite_hash


def test_the_scores_are_of_these_scenarios_and_mutants() -> None:
    scores = shipped_scores("deus")
    assert scores.suite_hash == suite_hash("deus"), "write them anew: monosashi mutants deus --scores FILE"
    mutated = [mutant.clause for mutant in collection("deus").mutants.values()]
    assert {clause: score.mutants for clause, score in scores.clauses.items() if score.mutants} == {
        clause: mutated.count(clause) for clause in mutated
    }


def test_every_normative_clause_has_its_full_score() -> None:
    scores = shipped_scores("deus").clauses
    for clause in load_ledger("deus").values():
        if clause.status == "normative":
            score = scores[clause.id]
            assert score.equivalent or (score.mutants == score.own > 0 and score.scenarios > 0), clause.id

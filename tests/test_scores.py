"""The scores that come with the suite belong to it; ``monosashi suite mutants --own --check`` says whether."""

import pytest

import reference_engine as engine
from monosashi.mutants import home, of_edition
from monosashi.mutants.matrix import shipped_scores
from monosashi.rulebook.ledger import load_ledger
from monosashi.verification.results_file import suite_hash

EDITIONS = engine.editions()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_scores_are_of_these_scenarios_and_mutants(edition: str) -> None:
    scores, game = shipped_scores(edition), edition.partition("@")[0]
    assert scores.edition == edition
    assert scores.suite_hash == suite_hash(game), f"write them anew: monosashi suite mutants {edition} --scores FILE"
    mutated = [mutant.clause for mutant in of_edition(edition).mutants.values()]
    assert {clause: score.mutants for clause, score in scores.clauses.items() if score.mutants} == {
        clause: mutated.count(clause) for clause in mutated
    }


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_normative_clause_has_its_full_score(game: str) -> None:
    for clause in load_ledger(game).values():
        if clause.status == "normative":
            score = shipped_scores(home(clause.id)).clauses[clause.id]
            assert score.equivalent or (score.mutants == score.own > 0 and score.scenarios > 0), clause.id

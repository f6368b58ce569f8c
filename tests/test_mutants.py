"""Every normative clause has a wrong twin that a scenario of that clause notices."""

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import Mutant, collection, home
from monosashi.mutants.matrix import noticed_by, own_scenarios
from monosashi.rulebook.ledger import load_ledger

MUTANTS = {name: mutant for game in engine.GAMES for name, mutant in collection(game).mutants.items()}


@pytest.mark.parametrize("mutant", MUTANTS.values(), ids=list(MUTANTS))
def test_a_mutant_is_noticed_by_a_scenario_of_its_own_clause(mutant: Mutant) -> None:
    edition = home(mutant.clause)
    assert noticed_by(mutant, edition, own_scenarios(mutant, suite.scenarios(edition)))


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_normative_clause_has_a_mutant_or_a_reason(game: str) -> None:
    ledger = load_ledger(game)
    mutated = {mutant.clause for mutant in collection(game).mutants.values()}
    excused = set(collection(game).equivalent)
    normative = [clause.id for clause in ledger.values() if clause.status == "normative"]
    assert [clause for clause in normative if clause not in mutated | excused] == []
    assert sorted((mutated | excused) - set(ledger)) == []

"""Every normative clause has a wrong twin that a scenario of that clause notices."""

from collections.abc import Callable

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import Mutant, collection, home
from monosashi.mutants.matrix import is_noticed, own_scenarios
from monosashi.rulebook.folders import features_of
from monosashi.rulebook.ledger import load_ledger
from monosashi.suite.reading import feature_files, section_of

SECTIONS = [
    (game, section)
    for game in engine.GAMES
    for section in dict.fromkeys(section_of(place) for place in feature_files(features_of(game)))
]


def mutants_of(game: str, section: str) -> list[Mutant]:
    ledger = load_ledger(game)
    return [mutant for mutant in collection(game).mutants.values() if ledger[mutant.clause].section == section]


@pytest.mark.parametrize(("game", "section"), SECTIONS)
def test_every_mutant_is_noticed_by_a_scenario_of_its_own_clause(
    game: str, section: str, wanted: Callable[..., bool]
) -> None:
    unnoticed = []
    for mutant in mutants_of(game, section):
        if wanted(mutant.clause):
            edition = home(mutant.clause)
            own = own_scenarios(mutant, suite.scenarios(edition))
            if not is_noticed(mutant, edition, own):
                lines = ", ".join(f"{scenario.file}:{scenario.line}" for scenario in own)
                unnoticed.append(f"{mutant.name} ({mutant.what}): by none of {lines or 'no scenarios'}")
    assert not unnoticed, "\n".join(unnoticed)


@pytest.mark.parametrize("game", engine.GAMES)
def test_every_normative_clause_has_a_mutant_or_a_reason(game: str) -> None:
    ledger = load_ledger(game)
    mutated = {mutant.clause for mutant in collection(game).mutants.values()}
    excused = set(collection(game).equivalent)
    normative = [clause.id for clause in ledger.values() if clause.status == "normative"]
    assert [clause for clause in normative if clause not in mutated | excused] == []
    assert sorted((mutated | excused) - set(ledger)) == []
    assert {(game, ledger[clause].section) for clause in mutated} <= set(SECTIONS), "no mutant is left out"

"""Every normative clause has a wrong twin that a scenario of that clause notices."""

from collections.abc import Callable

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import Mutant, collection, home
from monosashi.mutants.amend import condition, judgement, new_step, step
from monosashi.mutants.matrix import able_to_notice, is_noticed, noticed_by, own_scenarios
from monosashi.rulebook.folders import features_of
from monosashi.rulebook.ledger import load_ledger
from monosashi.suite.reading import feature_files, section_of
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import values, zones

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


@pytest.mark.parametrize(
    "name",
    [
        "monster_maker.vocabulary.constant_ward/the-strongest-ward-counts",
        "monster_maker.ruling.attributes_are_data/a-monster-is-stronger-on-a-land-of-its-attribute",
    ],
)
def test_scenarios_that_do_not_look_a_judgement_up_cannot_notice(name: str, pytestconfig: pytest.Config) -> None:
    """Of every tenth scenario; thoroughly, of all."""
    mutant = collection("monster_maker").mutants[name]
    edition = home(mutant.clause)
    every = suite.scenarios(edition)[:: 1 if pytestconfig.option.thorough else 10]
    able = [scenario for scenario in able_to_notice(mutant, edition) if scenario in every]
    assert 0 < len(able) < len(every)
    assert noticed_by(mutant, edition, able) == noticed_by(mutant, edition, every)


def test_only_what_a_table_may_answer_otherwise_is_bent() -> None:
    with pytest.raises(ValueError, match=r"zones\.change_player is not marked as a judgement"):
        judgement(zones.change_player, lambda _game, _seat: None)
    with pytest.raises(KeyError, match="has no judgement 'defeat'"):
        judgement("defeat", max)(engine.edition("monster_maker@2021-03-20"))


def test_wrong_rules_leave_the_right_ones_alone() -> None:
    plain = engine.edition("monster_maker@2021-03-20")
    bent = judgement(values.party_level, lambda _game, player: len(player.map))
    wrong = Mutant("monster_maker.map.level_sum", "the party level is the number of lands", (bent,)).rules(plain.name)
    assert isinstance(wrong, Edition)
    assert values.party_level in wrong.judgements
    assert values.party_level not in plain.judgements


def test_what_stands_in_the_place_of_a_function_gets_it_if_it_asks() -> None:
    plain = engine.edition("monster_maker@2021-03-20")
    real = plain.procedures["turn"]["end_phase"]
    asking = step("turn", "end_phase", lambda real, _game, _frame: real)(plain)
    assert asking.procedures["turn"]["end_phase"](None, None) is real
    other = step("turn", "end_phase", lambda _game, _frame: "another")(plain)
    assert other.procedures["turn"]["end_phase"](None, None) == "another"


@pytest.mark.parametrize(("told", "said"), [(True, "not so"), (False, None), (None, None), ("too late", "too late")])
def test_a_condition_says_how_or_whether_it_is_broken(told: object, said: str | None) -> None:
    plain = engine.edition("monster_maker@2021-03-20")
    bent = condition("move", "monster_maker.move.condition", lambda *_: told)(plain)
    assert bent.acts["move"].conditions["monster_maker.move.condition"](None, "south", None) == said


@pytest.mark.parametrize("before", ["start_effects", ""])
def test_a_new_step_has_its_place(before: str) -> None:
    plain = engine.edition("monster_maker@2021-03-20")
    names = [*new_step("battle", "more", before, lambda _game, _frame: None)(plain).procedures["battle"]]
    assert names[names.index("more") + 1 :][:1] == ([before] if before else [])
    assert len(names) == len(plain.procedures["battle"]) + 1

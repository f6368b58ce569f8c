"""What a scenario looks up is noted, of every table that an edition has."""

from dataclasses import replace

import pytest

import reference_engine as engine
from monosashi.mutants.tracing import FineTracer, bent_entries
from monosashi.suite import scenarios
from monosashi.verification.tracing import Tracer, entries_that_differ, entry, tables

RULES = engine.edition("deus@2.00")


def looked_up(clause: str) -> frozenset[str]:
    scenario = next(each for each in scenarios("deus") if each.clause == clause)
    ((_, looked),) = Tracer(RULES).look_ups([scenario])
    return looked


def test_looking_up_is_noted() -> None:
    looked = looked_up("deus.march.a")
    assert "acts.march" in looked
    assert "procedures.battle" not in looked
    amended = RULES.amended("other", numbers={"a number that nobody asks for": 1})
    assert entries_that_differ(RULES, amended).isdisjoint(looked)


@pytest.mark.parametrize("name", tables(RULES))
def test_what_differs_in_a_table_is_found_there(name: str) -> None:
    table = tables(RULES)[name]
    key = next(iter(table))
    without = (
        replace(RULES, **{name: {other: value for other, value in table.items() if other != key}})
        if name != "procedures"
        else RULES.amended("other", procedures={key: {"another": None}})
    )
    assert entries_that_differ(RULES, without) == {entry(name), entry(name, key)}


@pytest.mark.parametrize(("clause", "table"), [("deus.battle.initiative", "drawn"), ("deus.chain", "clauses")])
def test_what_chance_has_drawn_and_what_plays_a_role_is_looked_up(clause: str, table: str) -> None:
    some = [scenario for scenario in scenarios("deus") if scenario.clause.startswith(clause)]
    looked = frozenset[str]().union(*(entries for _, entries in Tracer(RULES).look_ups(some)))
    assert any(each.startswith(f"{table}.") for each in looked)


def test_what_is_in_no_table_concerns_everything() -> None:
    other = RULES.amended("other", state_based_actions=lambda game: None)
    assert not entries_that_differ(RULES, other).isdisjoint(looked_up("deus.march.a"))


def test_operators_look_closer() -> None:
    some = [scenario for scenario in scenarios("deus") if scenario.clause == "deus.march.a"]
    places = FineTracer(RULES).places(some)
    assert places["everywhere"] == places["asked.main"] == tuple(range(len(some)))
    assert set() < set(places["condition.march/deus.march.a"]) < set(places["everywhere"])
    assert "condition.march/deus.march.c" not in places


def test_a_step_after_the_last_is_looked_for_where_the_last_is() -> None:
    steps = RULES.procedures["march"]
    longer = RULES.amended("other", procedures={"march": {**steps, "more": lambda _game, _march: None}})
    assert f"step.march/{[*steps][-1]}" in bent_entries(RULES, longer)

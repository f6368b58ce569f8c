"""Wrong rules made of source code: what is bent, what it is called, and that nothing stays bent."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

import reference_engine as engine
from monosashi import mutants, suite
from monosashi.mutants import of_edition
from monosashi.mutants.kinds.making import making
from monosashi.mutants.kinds.playing import numbered
from monosashi.mutants.measuring import verdict_on
from monosashi.mutants.source.bending import bent, first_line
from monosashi.mutants.source.functions import bendable
from monosashi.mutants.source.scanning import EVERYWHERE, SourceScan
from monosashi.subjects.status import Status

DEUS = "deus@2.00"
EXAMPLE = '''
def chosen(numbers, limit):
    """Those that count.

    Clauses: none
    """
    kept = [each for each in numbers if each > limit and each != 7]
    if not kept:
        return f"none of {len(numbers)}"
    return kept
'''


@pytest.fixture
def example(tmp_path: Path) -> FunctionType:
    return load(tmp_path / "example.py", EXAMPLE)


def load(path: Path, text: str) -> FunctionType:
    path.write_text(text)
    spec = importlib.util.spec_from_file_location("example", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    function: FunctionType = module.chosen
    return function


def called(function: FunctionType, way: str, *given: Any) -> Any:
    code = next(each.code for each in bent(function) if each.what == way)
    return FunctionType(code, function.__globals__)(*given)


@pytest.mark.parametrize(
    ("way", "result"),
    [
        ("`each >= limit` stands for `each > limit`", [3, 4, 5]),
        ("`each == 7` stands for `each != 7`", [7]),
        ("`each > limit` does not count in `each > limit and each != 7`", [1, 3, 4, 5]),
        ("one of `each > limit and each != 7` is enough", [1, 3, 4, 5, 7]),
        ("`each > limit and each != 7` does not filter `numbers`", [1, 3, 4, 5, 7]),
        ("only the first of `numbers` counts", "none of 5"),
        ("all but the first of `numbers` counts", [4, 5]),
        ("`not kept` counts as always true", "none of 5"),
        ("8 stands for 7", [4, 5, 7]),
    ],
)
def test_a_function_is_bent_in_one_place(example: FunctionType, way: str, result: Any) -> None:
    assert example([1, 3, 4, 5, 7], 3) == [4, 5]
    assert called(example, way, [1, 3, 4, 5, 7], 3) == result


def test_sentences_are_not_bent(example: FunctionType) -> None:
    assert not [each.what for each in bent(example) if "len(" in each.what or "none" in each.what]
    assert first_line(example) == "Those that count"


def test_an_edit_elsewhere_in_a_function_leaves_the_ids(example: FunctionType, tmp_path: Path) -> None:
    longer = load(
        tmp_path / "longer.py", EXAMPLE.replace("    if not", "    numbers = [each for each in kept]\n    if not")
    )
    known = {each.id for each in bent(example)}
    assert known < {each.id for each in bent(longer)}


@pytest.mark.parametrize("edition", engine.editions())
def test_ways_to_bend_have_ids_of_their_own(edition: str) -> None:
    for one in bendable(edition).values():
        ways = bent(one.functions[0])
        assert len({way.id for way in ways}) == len(ways), one.id
        assert not one.functions[0].__module__.startswith("reference_engine.kernel")


def a_rule(function: str, holds: Callable[[str], bool]) -> str:
    one = bendable(DEUS)[function]
    return next(f"{function}:source:{way.id}" for way in one.bent.values() if holds(way.what))


def test_the_right_rules_stay_right_beside_the_wrong_ones() -> None:
    """A march of exhausted units is lawful by the wrong rules alone, whichever is asked first."""
    rule = making(DEUS).rule(a_rule("deus.march.only_ready_units", lambda what: "never" in what))
    refused = next(
        each for each in suite.scenarios(DEUS) if each.clause == "deus.march.a" and "refused" in str(each.steps)
    )
    code = bendable(DEUS)["deus.march.only_ready_units"].functions[0].__code__
    for rules, passes in ((rule.bend(engine.edition(DEUS)), False), (engine.edition(DEUS), True)):
        for _ in range(2):
            assert (verdict_on(DEUS, rules, refused).status is Status.PASS) is passes
    assert bendable(DEUS)["deus.march.only_ready_units"].functions[0].__code__ is code


def test_a_scan_names_the_scenarios_in_which_something_is_otherwise() -> None:
    identity = a_rule("deus.march.only_ready_units", lambda what: "never" in what)
    scan = SourceScan(DEUS, identity.__eq__, EVERYWHERE)
    places = [number for number, each in enumerate(numbered(DEUS)) if each.clause in ("deus.march.a", "deus.march.e")]
    for place in places:
        scan.play(place, numbered(DEUS)[place])
    clauses = {numbered(DEUS)[place].clause for place in scan.parted[identity]}
    assert "deus.march.a" in clauses
    assert len(scan.parted[identity]) < len(places)


@pytest.mark.parametrize("edition", engine.editions())
def test_every_name_is_of_a_rule_that_is_made(edition: str) -> None:
    made = [mutant for mutant in of_edition(edition).mutants.values() if mutant.made]
    assert made
    for mutant in made:
        assert mutant.rules(edition).name == edition


def test_a_name_of_nothing_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "named", lambda _game: {"deus.march.a": {"deus.march.no_such:source:not_00000": "x"}})
    mutants.collection.cache_clear()
    try:
        with pytest.raises(
            mutants.BadNames, match=r"names deus.march.no_such:source:not_00000, which is not made of deus"
        ):
            mutants.collection("deus").mutants["deus.march.a/x"].rules(DEUS)
    finally:
        mutants.collection.cache_clear()

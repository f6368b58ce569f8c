"""docs/library.md is typed as it stands, and a type checker knows what it says."""

import doctest
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import reference_engine as engine
from monosashi.drawing import draw

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
SESSION = "".join(re.findall(r"^```pycon\n(.*?)^```", PAGE, re.M | re.S))
PROGRAM = "".join(re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S))


def test_the_page() -> None:
    session = doctest.DocTestParser().get_doctest(SESSION, {}, "library.md", "library.md", 0)
    told: list[str] = []
    outcome = doctest.DocTestRunner().run(session, out=told.append)
    assert (outcome.failed, outcome.attempted > 30) == (0, True), "".join(told)


@pytest.mark.thorough
def test_a_type_checker_accepts_the_page(tmp_path: Path) -> None:
    """Its bots among it: what a reader copies passes the strictest check."""
    api = pytest.importorskip("mypy.api")
    file = tmp_path / "page.py"
    file.write_text("".join(each.source for each in doctest.DocTestParser().get_examples(SESSION)), "utf-8")
    told, errors, _ = api.run(["--strict", "--cache-dir", str(tmp_path), str(file)])
    assert told == "Success: no issues found in 1 source file\n", told + errors


def test_every_public_name_is_on_the_page() -> None:
    told_elsewhere = {"GAMES", "errata", "knows", "published", "register"}
    unsaid = [name for name in engine.__all__ if name not in told_elsewhere and f"`{name}" not in PAGE]
    assert unsaid == []


@pytest.mark.thorough
def test_a_type_checker_knows_each_game(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    wrong = "position.unit\nlegal(edition('monster_maker'), position)\nlist(answers)[0].areas\n"
    file = tmp_path / "mine.py"
    file.write_text(PROGRAM + wrong, "utf-8")
    told, _, _ = api.run(["--strict", "--cache-dir", str(tmp_path), str(file)])
    faults = re.findall(r"mine\.py:(\d+): error: ", told)
    first = PROGRAM.count("\n") + 1
    assert sorted({int(line) for line in faults}) == [first, first + 1, first + 2], told


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_game_s_name_is_its_present_edition(name: str) -> None:
    assert engine.edition(name) is list(engine.game(name).editions.values())[-1]
    assert not engine.knows(name)


def test_what_is_listed_where_nobody_is_asked() -> None:
    rules = engine.edition("deus")
    position = engine.apply(rules, engine.begin(rules).position, "south", {"do": "resign"}).position
    answers = engine.legal(rules, position)
    assert (len(answers), bool(answers), repr(answers)) == (0, False, "<Legal: nobody is asked for anything>")
    assert {"do": "pass"} not in answers
    with pytest.raises(ValueError, match="nobody is asked"):
        answers.sample(Random(1))


def beginning(name: str) -> Any:
    return engine.begin(engine.edition(name)).position


RULES = engine.edition("deus")
MISUSED: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "a document that is none": (
        lambda: engine.begin(RULES, "x"),
        engine.Unreadable,
        "expected a start or a quiet position of deus, or either as a dict, got str",
    ),
    "a document of another game": (
        lambda: engine.begin(RULES, engine.game("monster_maker").starts.kind()),
        engine.Unreadable,
        "expected a start or a quiet position of deus, or either as a dict, got ",
    ),
    "an act that nobody has": (
        lambda: engine.legal(RULES, beginning("deus")).of("summom"),
        KeyError,
        "unknown act 'summom'; known: ",
    ),
    "an edition that nobody has": (lambda: engine.edition("deus@3"), KeyError, "unknown edition 'deus@3'; known: "),
    "a game that nobody has": (lambda: engine.game("chess"), KeyError, "unknown game 'chess'; known: deus, "),
} | {
    f"a name as the rules of {use.__name__}": (
        partial(use, *given),
        TypeError,
        "expected an edition as the rules, got 'dungeon_command'; say edition('dungeon_command')",
    )
    for use, given in (
        (engine.begin, ("dungeon_command",)),
        (engine.legal, ("dungeon_command", None)),
        (engine.apply, ("dungeon_command", None, "south", {"do": "pass"})),
        (engine.violations, ("dungeon_command", None, "south", {"do": "pass"})),
        (engine.view, ("dungeon_command", None, "south")),
        (engine.load, ("{}", "dungeon_command")),
    )
} | {
    f"another game's position given to {use.__name__}": (
        lambda use=use, given=given: use(RULES, beginning("dungeon_command"), *given),  # type: ignore[misc]
        ValueError,
        "the position is of dungeon_command@summary, and the rules are those of deus@2.00",
    )
    for use, given in (
        (engine.legal, ()),
        (engine.apply, ("south", {"do": "pass"})),
        (engine.violations, ("south", {"do": "pass"})),
        (engine.view, ("south",)),
    )
}  # fmt: skip


@pytest.mark.parametrize("wrong", MISUSED)
def test_what_is_misused_is_told_in_a_sentence(wrong: str) -> None:
    use, kind, sentence = MISUSED[wrong]
    with pytest.raises(kind) as told:
        use()
    assert str(told.value).startswith(sentence)


def test_a_position_of_another_edition_of_the_game_will_do() -> None:
    """Errata amend an edition while a game is under way."""
    assert engine.legal(engine.edition("deus@2018-08-29"), beginning("deus")) is not None


def test_an_act_that_is_not_on_offer_has_no_options() -> None:
    rules = engine.edition("deus")
    assert list(engine.legal(rules, engine.begin(rules).position).of("march")) == []


@pytest.mark.parametrize("answer", [{"do": "fly"}, {"do": "march"}, {"do": "march", "moves": 3}, "march", None, {}])
def test_plain_data_that_is_no_answer_is_a_clear_error(answer: object) -> None:
    rules = engine.edition("deus")
    position = engine.begin(rules, {"marching": "south", "cards": {}, "units": []}).position
    with pytest.raises(engine.Malformed) as refused:
        engine.apply(rules, position, "south", answer)
    assert refused.value.faults


def test_an_unknown_viewer_is_a_clear_error() -> None:
    rules = engine.edition("deus")
    with pytest.raises(ValueError, match="unknown viewer 'east'; known: judge, south, north, public"):
        draw(engine.begin(rules).position, "east")

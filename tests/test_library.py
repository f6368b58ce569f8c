"""docs/library.md is typed as it stands, and a type checker knows what it says."""

import doctest
import re
from pathlib import Path
from random import Random

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

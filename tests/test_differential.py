"""Differential play: wrong engines are found, what they do is made small, and what is printed can be used."""

import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.differential.contest import Contest, Foreseeing
from monosashi.differential.divergence import fields_of
from monosashi.differential.naming import renamed
from monosashi.differential.perft.positions import position_called
from monosashi.differential.playing import TableOfTwo
from monosashi.differential.quiet import quiet_document
from monosashi.differential.seen import PAIR, worth
from monosashi.differential.state import FILE
from monosashi.records.coverage import CoverageCollector
from monosashi.records.random_games import play
from monosashi.subjects.lines import Line, Said
from monosashi.subjects.object import InProcess
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import telling
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.differences import JUDGE, differences
from monosashi.verification.lockstep import Lockstep
from reference_engine.kernel.edition import Edition

WRONG = """
import sys
from dataclasses import replace
import reference_engine as engine
from monosashi.mutants.operators import operated
from monosashi.subjects import serve
edition, rule = sys.argv[1:]
game, rules = engine.game(edition), engine.edition(edition)
wrong = operated(rules)[rule].bend(rules)
engine.register(replace(game, editions={**game.editions, edition: wrong}))
sys.exit(serve.serve(game.name, sys.stdin.buffer, sys.stdout.buffer))
"""

ODD = """
import sys
from monosashi.subjects import serve
class Odd(serve.Server):
    def _apply(self, params):
        if params.action["do"] == "march":
            ODDITY
        return super()._apply(params)
serve.Server = Odd
sys.exit(serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer))
"""

EDITIONS = engine.editions()

RULES = {
    "deus@2.00": "number.hand_limit.plus_one",
    "moncolle_tcg@quick-reference": "number.hand_limit.plus_one",
    "monster_maker@2021-03-20": "number.loot.minus_one",
    "dungeon_command@summary": "number.order_draw.plus_one",
}


GAMES = {"dungeon_command@summary": "2"}
"""How many games it takes, if not one."""


def wrong(edition: str, rule: str) -> list[str]:
    """The command of an engine that plays by one wrong rule."""
    return [sys.executable, "-c", WRONG, edition, rule]


def odd(oddity: str) -> list[str]:
    """The command of an engine that does something odd whenever somebody marches."""
    return [sys.executable, "-c", ODD.replace("ODDITY", oddity)]


def right(game: str) -> list[str]:
    """The command of an engine that plays by the rules."""
    return [sys.executable, "-m", "monosashi.subjects.serve", game]


def compare(*arguments: str, behind: list[str]) -> int:
    return main(["compare", *arguments, "--", *behind])


def results(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((folder / FILE).read_text("utf-8"))["results"]
    return found


# What is found


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("edition", RULES)
def test_a_wrong_rule_is_found_and_its_scenario_can_be_pasted(
    edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, command = tmp_path / "found", wrong(edition, RULES[edition])
    assert compare("--edition", edition, "--games", GAMES.get(edition, "1"), "--out", str(out), behind=command) == 1
    said = capsys.readouterr().out
    assert "divergences found" in said or "divergence found" in said
    features = sorted(out.glob("*.feature"))
    assert features, said
    for file in features:
        (scenario,) = suite.read(file)
        by_rules = runner.play(Case(Reference(engine.edition(edition)), edition), scenario)
        assert by_rules.status is Status.PASS, (file.read_text(), by_rules.message)
        with Child(command, 10, edition=edition) as child:
            child.hello()
            beside = Lockstep(child, Reference(engine.edition(edition)))
            by_engine = runner.play(Case(beside, edition), scenario)
        assert by_engine.status in (Status.FAIL, Status.SIDE_EFFECT), file.read_text()
        printed = file.read_text("utf-8").partition("Scenario:")[2].strip().splitlines()
        assert all(line.strip() in said for line in printed)


@pytest.mark.thorough
def test_its_record_parts_the_same_engines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, command = tmp_path / "found", wrong("deus@2.00", "number.hand_limit.plus_one")
    compare("--edition", "deus", "--games", "1", "--out", str(out), behind=command)
    kinds = {each["record"]: each["cause"][0] for each in results(out)}
    record = next(name for name, kind in kinds.items() if kind == "position")
    assert main(["record", "replay", str(out / record)]) == 0
    assert main(["record", "replay", str(out / record), "--", *command]) == 1
    assert main(["record", "replay", str(out / record), "--", *right("deus")]) == 0
    assert "hand_count" in capsys.readouterr().out


@pytest.mark.thorough
def test_an_answer_that_must_be_refused_is_tried(tmp_path: Path) -> None:
    command = wrong("deus@2.00", "condition.march.deus.march.c.off")
    assert compare("--edition", "deus", "--games", "4", "--out", str(tmp_path / "found"), behind=command) == 1
    accepted = [each for each in results(tmp_path / "found") if each["cause"][0] == "accepted"]
    assert accepted
    assert accepted[0]["clauses"] == ["deus.march.c"]
    assert "Then it is refused under deus.march.c" in accepted[0]["scenario"]
    units = accepted[0]["line"]["document"]["units"]
    assert len(units) <= 3, "everything that need not be there is gone"


@pytest.mark.thorough
def test_one_cause_counts_once(tmp_path: Path) -> None:
    command = wrong("deus@2.00", "number.hand_limit.plus_one")
    compare("--edition", "deus", "--games", "3", "--out", str(tmp_path / "found"), behind=command)
    found = results(tmp_path / "found")
    causes = [tuple(map(str, each["cause"])) for each in found]
    assert len(causes) == len(set(causes)) <= 3
    assert max(each.get("times", 1) for each in found) > 3


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_engine_that_plays_by_the_rules_is_not_blamed(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare("--edition", edition, "--games", "1", "--seed", "3", behind=right(edition.partition("@")[0])) == 0
    assert "nothing has parted them" in capsys.readouterr().out


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize(
    ("oddity", "kind"), [("1 / 0", "error"), ("sys.exit(3)", "crash"), ("import time; time.sleep(60)", "timeout")]
)
def test_an_engine_that_ends_or_hangs_costs_the_game_at_hand(oddity: str, kind: str, tmp_path: Path) -> None:
    out = tmp_path / "found"
    # One that hangs is not waited for; one that ends says so by itself, however busy the machine is.
    patience = "0.3" if kind == "timeout" else "30"
    arguments = ("--edition", "deus", "--games", "1", "--timeout", patience, "--restarts", "1000", "--out", str(out))
    assert compare(*arguments, behind=odd(oddity)) == 1
    found = results(out)
    assert {each["cause"][0] for each in found} == {kind}
    lasts = [each["line"].get("tried") or each["line"]["said"][-1] for each in found]
    assert all(last["action"]["do"] == "march" for last in lasts)


@pytest.mark.thorough
def test_an_engine_that_always_ends_is_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare("--edition", "deus", "--games", "3", "--restarts", "1", behind=odd("sys.exit(3)")) in (1, 3)
    assert "gave up after" in capsys.readouterr().err


# Two engines


@pytest.mark.thorough
def test_two_engines_with_each_other(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import shlex

    same = shlex.join(wrong("deus@2.00", "number.hand_limit.plus_one"))
    arguments = ("--edition", "deus", "--games", "1", "--against")
    assert compare(*arguments, same, behind=wrong("deus@2.00", "number.hand_limit.plus_one")) == 0
    assert compare(*arguments, same, behind=right("deus")) == 1
    assert compare(*arguments, shlex.join(right("deus")), behind=right("deus")) == 0
    assert "deus@2.00" in capsys.readouterr().out


# Going on


@pytest.mark.thorough
def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    states = []
    for folder, runs in (("one", ("3",)), ("two", ("2", "1"))):
        for games in runs:
            compare("--edition", "deus", "--games", games, "--out", str(tmp_path / folder), behind=right("deus"))
        states.append(json.loads((tmp_path / folder / FILE).read_text("utf-8")))
    assert states[0] == states[1]
    assert states[0]["next"] == 3
    arguments = ("--edition", "monster_maker", "--games", "1", "--out", str(tmp_path / "one"))
    assert compare(*arguments, behind=right("monster_maker")) == 3
    assert "holds a run with another edition" in capsys.readouterr().err


def test_the_same_seed_gives_the_same_games() -> None:
    def reports(seed: int) -> list[Any]:
        rules = engine.edition("deus@2.00")
        watcher = CoverageCollector(rules)
        child = InProcess(Reference(rules))
        table = TableOfTwo(Contest(child, Foreseeing(watcher.rules), child.hello().capabilities), watcher, None)
        return [table.play(number, seed, Counter()) for number in (4, 2)]

    assert reports(1) == reports(1)
    assert reports(1) != reports(2)


# Bad input


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--edition", "chess", "--", "true"], "unknown game 'chess'"),
        (["--games", "0", "--", "true"], "--games 0 leaves nothing to be played"),
        (["--games", "1", "--for", "1m", "--", "true"], "give either --for or --games"),
        (["--edition", "deus", "--", "no-such-program"], "'no-such-program' cannot be started"),
        (["--edition", "deus", "--"], "no command stands after '--'"),
        ([], "compare needs an engine"),
        (["true"], "put '--' before the command"),
        (["--out", "/nowhere/at/all", "--", "true"], "the folder it should be in does not exist"),
        (["--against", "", "--", "true"], "--against names no command"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *arguments]) == 3
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_a_time_has_a_unit(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["compare", "--for", "10", "--", "true"])
    assert "'10' is no time; expected a number and s, m or h" in capsys.readouterr().err


def test_a_cut_state_is_no_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text('{"suite": "0.1', "utf-8")
    assert compare("--edition", "deus", "--games", "1", "--out", str(tmp_path), behind=right("deus")) == 3
    assert "is no state of a run" in capsys.readouterr().err
    assert (tmp_path / FILE).read_text("utf-8") == '{"suite": "0.1'


# Parts

BESIDE = r"players\[\w+\]\.(\w*deck|party)|field\[|final_turn|cards\["
"""What a scenario has without a word: decks, heroes, bases."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_quiet_moments_of_games_come_back_as_they_were(edition: str) -> None:
    rules = engine.edition(edition)
    exact = seen = 0
    for move in play(rules, Random(2), drawn=150).moves:
        document = quiet_document(rules, move.before)
        if document is None:
            continue
        seen += 1
        again = engine.begin(rules, document).position
        assert again.pending == move.before.pending
        found = differences(engine.view(rules, move.before, JUDGE), engine.view(rules, again, JUDGE))
        # What no quiet position says: drafted factions, what lasts, what has been used, what comes as a phase begins.
        exact += {*fields_of(found)} <= {"players.factions"}
    assert exact >= seen / 4 > 2


@pytest.mark.parametrize(
    ("edition", "name"), [(edition, name) for edition in EDITIONS for name in ("minimal", "deed", "rich")]
)
def test_a_position_in_sentences_is_that_position(edition: str, name: str) -> None:
    rules, game = engine.edition(edition), edition.partition("@")[0]
    document = json.loads(json.dumps(position_called(edition, name).document))
    line = renamed(
        rules, Line({"cards": {}, **{seat: {} for seat in ("south", "north") if "players" not in document}, **document})
    )
    says = telling(game)
    assert says is not None
    try:
        told = list(says.given(line.document, [*line.document["cards"]]))
    except Unsayable as reason:
        pytest.skip(str(reason))
    case = Case(Reference(rules), edition)
    for sentence in told:
        suite.play_step(case, sentence.text, sentence.table)
    expected = engine.view(rules, engine.begin(rules, line.document).position, JUDGE)
    found = differences(expected, case.look())
    assert [each for each in found if not re.match(BESIDE, each)] == []


def test_what_has_been_seen_least_is_worth_most() -> None:
    seen = {("step", "a"): 9, ("step", "b"): 1}
    assert worth(seen, [("step", "c")]) > worth(seen, [("step", "b")]) > worth(seen, [("step", "a")])
    assert worth(seen, [(PAIR, "a b")]) < worth(seen, [("step", "c")])


def test_what_is_gained_is_the_same_in_every_order() -> None:
    """Sets come in another order in every process, and sums of fractions would be other ones."""
    items = [(PAIR if number % 3 else "step", f"{number}") for number in range(40)]
    seen = {item: number % 7 for number, item in enumerate(items)}
    orders = [Random(seed).sample(items, len(items)) for seed in range(200)]
    assert len({worth(seen, order) for order in orders}) == 1


def test_names_are_given_everywhere() -> None:
    rules: Edition = engine.edition("deus@2.00")
    card = {"name": "x", "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}
    document = {
        "marching": "south", "cards": {"n.1": card}, "units": [{"id": "n.1", "owner": "south", "area": "b1"}]
    }  # fmt: skip
    line = renamed(rules, Line(document, said=(Said("south", {"do": "march", "moves": {"n.1": "b2"}}),)))
    assert line.document["cards"] == {"Knight": {**card, "name": "Knight"}}
    assert line.document["units"][0]["id"] == "Knight"
    assert line.said[0].action["moves"] == {"Knight": "b2"}

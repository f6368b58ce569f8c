"""Classes of situations: what is told of an answer, how tables are filled, what was open; the command."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.classes import common
from monosashi.classes.facts import AFTER, ALONE, BEFORE, TOGETHER, Probe, fields_read, offender, refusals, times
from monosashi.classes.files import closed, impossible, known_open, worse
from monosashi.classes.filling import classes_of, equal_in_effect
from monosashi.classes.tables import BadTable, ClassTable, Filled, Impossible, fill, stale
from monosashi.classes.unmoved import unmoved
from monosashi.classes.watching import Moment, Play, watch
from monosashi.reports.classes import class_lines, counts, drawn, markdown, plain
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from reference_engine.kernel.decision import Pass

DEUS, MAKER = "deus@2.00", "monster_maker@2021-03-20"
COMMAND = "monosashi.commands.suite.classes"


def played(edition: str, *clauses: str) -> tuple[Play, ...]:
    rules = engine.edition(edition)
    return tuple(watch(rules, (each for each in suite.scenarios(edition) if each.clause in clauses)))


def test_a_probe_is_of_the_type_of_its_answer() -> None:
    probe = Probe(Pass())
    assert isinstance(probe, Pass)
    assert not probe._read


def told_more(edition: str, *clauses: str) -> tuple[Play, ...]:
    """The same, by rules that tell of more."""
    declared = classes_of(edition)
    assert declared is not None
    rules = declared.telling(engine.edition(edition))
    return tuple(watch(rules, (each for each in suite.scenarios(edition) if each.clause in clauses)))


def table(edition: str, name: str, plays: tuple[Play, ...]) -> Filled:
    declared = classes_of(edition)
    assert declared is not None
    found = [each for each in declared.tables(engine.edition(edition), plays) if each.name == name]
    return fill(found, plays, ())[0]


# What is told of an answer


def test_watching_changes_nothing_and_tells_what_was_refused_why_and_what_happened() -> None:
    plays = played(DEUS, "deus.intercept.h")
    assert {play.status for play in plays} == {Status.PASS}
    told = [moment for play in plays for moment, clause in refusals(play) if clause == "deus.intercept.h"]
    assert {(moment.act, moment.kind, moment.accepted) for moment in told} == {("intercept", "intercept", False)}
    assert all(moment.after is moment.before for moment in told)
    marched = [event.what for play in plays for moment in play.moments for event in moment.happened]
    assert "moved" in marched


def refused(edition: str, clause: str, members: str, count: int) -> Moment:
    """A refusal under a clause of an answer that names so many."""
    return next(
        moment
        for play in played(edition, clause)
        for moment, why in refusals(play)
        if why == clause and len(getattr(moment.answer, members)) == count
    )


def test_the_offender_is_found_by_asking_who_would_do_alone() -> None:
    rules, clause = engine.edition(DEUS), "deus.march.a"
    alone, two = (refused(DEUS, clause, "moves", count) for count in (1, 2))
    assert offender(rules, alone, clause, "moves") == (ALONE,)
    moves = list(two.answer.moves.items())
    other_way = replace(two, answer=msgspec.structs.replace(two.answer, moves=dict(moves[::-1])))
    found = {offender(rules, moment, clause, "moves") for moment in (two, other_way)}
    assert found == {(BEFORE,), (AFTER,)}


def test_an_offender_between_two_innocents_has_one_before_and_one_behind_it() -> None:
    rules, clause = engine.edition(DEUS), "deus.march.a"
    two = refused(DEUS, clause, "moves", 2)
    bad = next(unit for unit in two.answer.moves if not two.before.units[unit].ready)
    innocent = next(unit for unit in two.answer.moves if unit != bad)
    third = msgspec.structs.replace(two.before.units[innocent], id="Third")
    before = two.before.copied()
    before.units["Third"] = third
    before.cards = {**before.cards, "Third": before.cards[innocent]}
    area = two.answer.moves[innocent]
    answer = msgspec.structs.replace(two.answer, moves={innocent: area, bad: area, "Third": area})
    assert offender(rules, replace(two, before=before, answer=answer), clause, "moves") == (BEFORE, AFTER)


def test_members_may_offend_only_together() -> None:
    limit = refused(DEUS, "deus.intercept.j", "units", 2)
    assert offender(engine.edition(DEUS), limit, "deus.intercept.j", "units") == (TOGETHER,)


def test_a_condition_says_itself_which_fields_it_looks_at() -> None:
    edition = engine.edition(DEUS)
    read = fields_read(edition, played(DEUS, "deus.chain.legal_target", "deus.standing.spell_slots"))
    assert ("use", "deus.chain.legal_target", "targets") in read
    assert ("use", "deus.chain.legal_target", "slots") not in read
    assert ("use", "deus.standing.spell_slots", "slots") in read


def test_an_answer_is_the_first_of_its_kind_in_a_turn_or_comes_again() -> None:
    (play, *_) = played(DEUS, "deus.turn.summon.normal_repeat")
    assert [time for moment, time in times(play) if moment.act == "summon"][:2] == ["first", "again at once"]


# Tables


def cells(_play: Play) -> Iterator[tuple[str, str]]:
    yield "march", "south"


def small(name: str = "toy", **more: object) -> ClassTable:
    return msgspec.structs.replace(Small(), **more).table(name)


class Small(msgspec.Struct):
    """Two acts by two seats, of which one has been seen."""

    rows: tuple[str, ...] = ("march", "use")

    def table(self, name: str) -> ClassTable:
        return ClassTable(
            name,
            "Toy",
            "A toy.",
            self.rows,
            ("south", "north"),
            cells,
            lambda row, column: (row, column) == ("use", "south"),
            lambda row, column: f"rule.{row}.{column}",
        )


NEVER = Impossible("toy", "Nobody could.", ("use",), ("north",))


def filled(*reasons: Impossible, **more: object) -> Filled:
    return fill([small(**more)], played(DEUS, "deus.overview.two_players")[:1], reasons)[0]


def test_a_cell_has_scenarios_cannot_be_is_open_or_is_no_cell() -> None:
    found = filled(NEVER)
    states = [found.state(row, column) for row in found.table.rows for column in found.table.columns]
    assert states == ["full", "open", "none", "impossible"]
    assert found.counted() == {"full": 1, "impossible": 1, "open": 1}
    assert found.open() == {"march": ("north",)}


def test_a_scenario_in_a_cell_that_there_is_not_is_a_fault_of_the_table() -> None:
    with pytest.raises(BadTable, match=r"is in march \| south, which toy does not have"):
        filled(rows=("use",))


def test_what_is_said_to_be_impossible_must_be_a_cell_without_scenarios() -> None:
    wrong = Impossible("toy", "So they say.", ("march",), ("south",))
    nothing = Impossible("toy", "So they say.", ("fly",))
    found = filled(NEVER, wrong, nothing)
    assert [
        line.partition(" cannot be")[0].partition(" is said")[0] for line in stale([found], [NEVER, wrong, nothing])
    ] == [
        "march | south of toy",
        "toy: fly | *",
    ]


def test_what_the_operators_list_calls_equal_in_effect_cannot_be() -> None:
    plays = played(DEUS, "deus.overview.two_players")[:1]
    found = fill([small()], plays, (), lambda rule: "Equal." if rule == "rule.use.north" else "")[0]
    assert found.impossible == {("use", "north"): "Equal."}
    assert equal_in_effect(DEUS)("offer.trigger@main.added")
    assert not equal_in_effect(DEUS)("offer.march@summon.added")


def test_nothing_may_become_open_again() -> None:
    found = [filled()]
    assert list(worse(found, {})) == ["toy: march | north is open", "toy: use | north is open"]
    known = {"toy": {"march": ("north", "south"), "use": ("north",)}}
    assert list(worse(found, known)) == []
    assert closed(found, known) == 1


def test_tables_can_be_read_in_the_terminal_as_data_and_as_a_page() -> None:
    found = filled(NEVER)
    assert list(counts([found]))[1].split() == ["toy", "1", "1", "1", "Toy"]
    assert [line for line in drawn(found) if line.startswith("march")] == ["march    1    □"]
    assert list(class_lines(found, ("open",))) == ["toy: march | north"]
    (data,) = plain(DEUS, [found])["classes"]
    assert data["cells"]["march"] == {
        "south": {"scenarios": list(found.scenarios["march", "south"])},
        "north": {"open": True},
    }
    assert data["cells"]["use"] == {"north": {"impossible": "Nobody could."}}
    assert "| `use` |  | × |" in list(markdown(DEUS, [found]))


# The classes of our games


def test_any_game_has_the_classes_that_its_table_tells_of() -> None:
    for edition in (DEUS, MAKER):
        plays = played(edition)
        found = [each.name for each in common.tables(engine.edition(edition), plays)]
        assert {"seats", "members", "second", "foreign", "out-of-turn"} <= {*found}


@pytest.mark.parametrize("edition", engine.editions())
def test_rows_and_columns_are_each_there_once(edition: str) -> None:
    rules, declared = engine.edition(edition), classes_of(edition)
    assert declared is not None
    for each in (*common.tables(rules, ()), *declared.tables(rules, ())):
        assert len({*each.rows}) == len(each.rows), each.name
        assert len({*each.columns}) == len(each.columns), each.name


def test_the_ways_into_a_battle_are_told_by_what_moved_a_unit_there() -> None:
    plays = told_more(DEUS, "deus.after.C", "deus.battle.instant_summon.face_up_unacted")
    found = table(DEUS, "arrivals", plays)
    assert ("intercepted", "is lined up") in found.scenarios
    assert ("was summoned instantly", "is lined up") in found.scenarios


def test_dying_of_an_attack_and_of_an_effect_are_told_apart() -> None:
    found = table(DEUS, "departures", told_more(DEUS, "deus.attack.damage_sum", "deus.damage.dead_discarded"))
    rows = {row for row, _ in found.scenarios}
    assert {"unit: dies of an attack", "unit: dies of an effect"} & rows


def test_how_long_after_its_beginning_somebody_looks_is_told_by_the_turns() -> None:
    found = table(DEUS, "lasting", told_more(DEUS, "deus.duration.printed"))
    columns = {column for row, column in found.scenarios if row == "change until the next turn ends"}
    assert "in the next turn" in columns


def test_a_namesake_is_found_where_it_lies() -> None:
    found = table(MAKER, "namesakes", told_more(MAKER, "monster_maker.unique.named"))
    assert ("a character", "in that party") in found.scenarios


@pytest.mark.parametrize("game", engine.GAMES)
def test_what_was_open_is_written_down_for_every_edition(game: str) -> None:
    assert list(known_open(game)) == list(engine.game(game).editions), f"monosashi suite classes {game} --update"


@pytest.mark.parametrize("edition", engine.editions())
def test_every_reason_is_a_sentence(edition: str) -> None:
    assert all(each.reason.endswith(".") for each in impossible(edition))


# The command


def test_the_command_knows_games_and_classes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suite", "classes", "chess"]) == 3
    assert "unknown game 'chess'" in capsys.readouterr().err


def test_the_command_tells_what_is_open(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(f"{COMMAND}.filled", lambda _name, _ticking: (filled(NEVER),))
    assert main(["suite", "classes", "deus", "--open"]) == 0
    assert capsys.readouterr().out == "toy: march | north\n"
    assert main(["suite", "classes", "deus", "--class", "nothing"]) == 3
    assert "has no class 'nothing'; it has toy" in capsys.readouterr().err
    assert main(["suite", "classes", "deus", "--json", str(tmp_path / "classes.json")]) == 0
    assert json.loads((tmp_path / "classes.json").read_text("utf-8"))["edition"] == DEUS
    assert main(["suite", "classes", "deus", "--json", str(tmp_path / "nowhere" / "classes.json")]) == 3


def test_the_check_fails_where_a_cell_is_open_that_was_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(f"{COMMAND}.filled", lambda _name, _ticking: (filled(),))
    for module in ("monosashi.classes.files", COMMAND):
        monkeypatch.setattr(f"{module}.open_file", lambda _game: tmp_path / "open.json")
    monkeypatch.setattr(f"{COMMAND}.said", lambda _edition: ())
    assert main(["suite", "classes", "monster_maker", "--check"]) == 1
    assert "toy: use | north is open" in capsys.readouterr().out
    assert main(["suite", "classes", "monster_maker", "--update"]) == 0, "a table that nobody knew"
    assert main(["suite", "classes", "monster_maker", "--check"]) == 0


def test_an_update_takes_closed_cells_off_and_leaves_new_ones_to_somebody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "open.json"
    monkeypatch.setattr(f"{COMMAND}.filled", lambda _name, _ticking: (filled(),))
    for module in ("monosashi.classes.files", COMMAND):
        monkeypatch.setattr(f"{module}.open_file", lambda _game: file)
    monkeypatch.setattr(f"{COMMAND}.said", lambda _edition: ())
    whole = filled().open()
    (row, columns), *_ = [(row, columns) for row, columns in whole.items() if "north" in columns]
    before = {**whole, row: [each for each in columns if each != "north"], "gone": ["south"]}
    file.write_text(json.dumps({MAKER: {"toy": before}}), "utf-8")
    assert main(["suite", "classes", "monster_maker", "--update"]) == 1
    told = capsys.readouterr()
    assert told.out == f"{MAKER}: toy: {row} | north is open\n"
    assert "monosashi suite classes monster_maker --update --accept" in " ".join(told.err.split())
    left = json.loads(file.read_text("utf-8"))[MAKER]["toy"]
    assert "gone" not in left
    assert "north" not in left.get(row, [])
    assert main(["suite", "classes", "monster_maker", "--update", "--accept"]) == 0
    assert main(["suite", "classes", "monster_maker", "--check"]) == 0


def test_a_scenario_that_no_wrong_rule_of_its_clause_moves_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = [each for each in suite.scenarios(DEUS) if each.clause == "deus.march.a"]
    moved = {scenario.id: rules for scenario, rules in unmoved_of(own, monkeypatch)}
    assert 0 in moved.values()
    monkeypatch.setattr(f"{COMMAND}.unmoved", lambda _name: iter([(own[0], 3), (own[1], 0)]))
    assert main(["suite", "classes", "deus", "--unmoved"]) == 0
    assert capsys.readouterr().out == f"{own[0].id}: 3 wrong rules of its clause pass\n"


def unmoved_of(own: list[Scenario], monkeypatch: pytest.MonkeyPatch) -> list[tuple[Scenario, int]]:
    monkeypatch.setattr(suite, "scenarios", lambda _name: tuple(own))
    found = list(unmoved(DEUS))
    monkeypatch.undo()
    return found

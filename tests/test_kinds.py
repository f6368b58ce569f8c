"""Wrong rules by kinds of mistakes: what is made of types and tables, what entries see and leave, who notices."""

import lzma
from typing import Any

import msgspec
import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.classes.sizes import LARGEST, MORE, USUAL, sizes
from monosashi.classes.tables import fill
from monosashi.classes.watching import watch
from monosashi.diagnosis.matrix import mark
from monosashi.mutants.kinds.changes import merged
from monosashi.mutants.kinds.fields import everything, fields, written
from monosashi.mutants.kinds.making import making, scope
from monosashi.mutants.kinds.playing import Remembered, fate, in_all, numbered, packed, parts, searches, shipped_kinds
from monosashi.mutants.kinds.playing_on import witness
from monosashi.mutants.kinds.reading import names_read
from monosashi.mutants.kinds.scanning import QUICK_SCAN, Scan
from monosashi.mutants.operators.playing import OperatorFate
from reference_engine.deus.draft_2018 import ownership
from reference_engine.kernel.context import Context

DEUS, DRAFT, MAKER = "deus@2.00", "deus@2018-08-29", "monster_maker@2021-03-20"
EDITIONS = [
    name for game in ("deus", "moncolle_tcg", "monster_maker", "dungeon_command") for name in engine.game(game).editions
]


def scenarios(edition: str, *clauses: str) -> list[suite.Scenario]:
    return [each for each in suite.scenarios(edition) if each.clause in clauses]


def positions(edition: str, *clauses: str) -> list[Any]:
    plays = watch(engine.edition(edition), scenarios(edition, *clauses))
    return [moment.before for play in plays for moment in play.moments]


# What there is to be wrong in


def test_the_fields_of_a_position_are_those_of_its_types() -> None:
    found = {field.id: field for field in fields("deus")}
    assert found["unit.spent"].holds == "things"
    assert found["unit.ready"].default is True
    assert found["units"].members is not None
    assert found["players"].by_seat
    assert "cards" not in found


def test_values_are_written_where_they_were_noted() -> None:
    ready = next(field for field in fields("deus") if field.id == "unit.ready")
    position = positions(DEUS, "deus.intercept.h")[0].copied()
    before = everything(position)["unit.ready"]
    place = next(place for place, value in before.items() if value)
    written(position, ready, {place: False})
    assert everything(position)["unit.ready"] == {**before, place: False}


def test_an_entry_reads_the_names_in_its_code_and_in_what_it_calls() -> None:
    made = making(DEUS)
    only_ready = made.entries["intercept.deus.intercept.h"]
    assert "ready" in names_read(only_ready.function, made.edition.judgements)
    assert "power" not in names_read(only_ready.function, made.edition.judgements)


# What an entry sees and leaves


@pytest.mark.parametrize(
    ("before", "shown", "found", "kept"),
    [
        (1, 0, 0, 1),
        (1, 0, 5, 5),
        (("a", "b"), ("a",), ("a",), ("a", "b")),
        (("a", "b"), ("a",), ("a", "c"), ("a", "b", "c")),
        (("a", "b"), ("a",), ("c", "a"), ("c", "a", "b")),
        (("a", "b", "d"), ("a", "b"), ("b", "c"), ("b", "d", "c")),
        (("a", "b"), ("a",), (), ("b",)),
        ({"x": 1, "y": 2}, {"x": 1}, {"x": 3}, {"x": 3, "y": 2}),
        ({"x": 1, "y": 2}, {"x": 1}, {}, {"y": 2}),
    ],
)
def test_what_was_hidden_comes_back_and_what_was_done_stays(before: Any, shown: Any, found: Any, kept: Any) -> None:
    assert merged(before, shown, found) == kept


@pytest.mark.parametrize("change", ["unit.ready.on", "units.first_1", "player.hand.of_another", "marching.turned"])
def test_a_change_of_what_is_seen_leaves_the_position_as_it_was(change: str) -> None:
    made = making(DEUS)
    entry = made.entries["intercept.deus.intercept.h"]
    for position in positions(DEUS, "deus.intercept.h"):
        whole = msgspec.json.encode(position)
        game: Context[Any] = Context(made.edition, position)
        made.changes[change].instead(lambda game, *_: game.position.turn)(game, "south", None)
        assert msgspec.json.encode(position) == whole
    assert entry.clauses == ("deus.intercept.h",)


def test_what_is_exchanged_goes_round_the_table_and_back() -> None:
    made = making(MAKER)
    told = {len(p.players): p for p in positions(MAKER, *{each.clause for each in suite.scenarios(MAKER)[::200]})}
    assert len(told) > 1
    for position in told.values():
        change = made.changes["player.hand.of_another"]
        shown = change.value(position.players)
        assert sorted(player.hand for player in shown.values()) == sorted(p.hand for p in position.players.values())
        assert change.back(position.players, shown, shown) == position.players


def test_an_entry_sees_what_is_changed_and_nobody_else_does() -> None:
    made = making(DEUS)
    position = next(p for p in positions(DEUS, "deus.intercept.h") if any(not u.ready for u in p.units.values()))
    game: Context[Any] = Context(made.edition, position)
    seen = made.changes["unit.ready.on"].instead(lambda game: [unit.ready for unit in game.position.units.values()])
    assert all(seen(game))
    assert not all(unit.ready for unit in position.units.values())


def test_a_position_before_keeps_the_mapping_that_an_entry_replaces() -> None:
    made = making(DRAFT)
    before = next(p for p in positions(DRAFT, "deus.draft.victory.three_markers") if len(p.ownership) == 2)
    noted, position = dict(before.ownership), before.copied()
    free = next(area for area in ("a2", "b2", "c2") if area not in noted)
    place = made.changes["ownership.first_0"].instead(ownership.place)
    place(Context(made.edition, position), free, "south", "deus.draft.march.unopposed_takes_control")
    assert before.ownership == noted
    assert position.ownership == {**noted, free: "south"}


@pytest.mark.parametrize(
    "rule",
    [
        "intercept.deus.intercept.h:sees:unit.ready.on",
        "intercept.deus.intercept.h:names:units.first_2",
        "power_charge.ready_all_units:leaves:unit.ready.kept",
        "power_charge.ready_all_units:leaves:unit.ready.kept_but_one",
    ],
)
def test_a_scenario_of_the_clause_notices(rule: str) -> None:
    clauses = making(DEUS).rule(rule).clauses
    assert fate(DEUS, rule, scenarios(DEUS, *clauses)).noticed
    assert fate(DEUS, rule, []).lives


def test_what_nothing_is_called_is_not_known() -> None:
    made = making(DEUS)
    for strange in ("x:sees:unit.ready.on", "use:sees:unit.ready", "use:leaves:unit.ready.gone", "use:again:nothing"):
        assert not made.known(strange)


# Who notices


def test_a_scan_disturbs_no_scenario_and_finds_what_makes_a_difference() -> None:
    made = making(MAKER)
    scan = Scan(made, lambda identity: identity.startswith("aim."), QUICK_SCAN)
    for place, scenario in enumerate(suite.scenarios(MAKER)[::60]):
        scan.play(place, scenario)
    assert scan.parted
    assert all(made.known(identity) for identity in scan.parted)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_remembered_is_known_and_complete(edition: str) -> None:
    made, known = making(edition), shipped_kinds(edition)
    assert [identity for identity in known.noticed if not made.known(identity)] == []
    assert sorted(parts(made) - known.parts) == [], f"monosashi suite mutants {edition} --kinds tries them"


def test_only_what_is_new_or_lost_is_looked_for_again() -> None:
    made = making(MAKER)
    marks = frozenset(map(mark, suite.scenarios(MAKER)[1:]))
    silent, lost = OperatorFate("silent", "", ""), OperatorFate("lost", "", "")
    known = Remembered(MAKER, {"silent": "", "lost": "x"}, marks=marks, parts=parts(made) - {"damage_heal"})
    first, second, third = searches(known, [silent, lost])
    assert (first.scenarios, first.wanted("silent"), first.wanted("lost")) == ((0,), True, False)
    assert len(second.scenarios) == len(suite.scenarios(MAKER))
    assert second.wanted("lost")
    assert third.wanted("damage_heal:sees:turn.none")
    assert not third.wanted("damage_wound:sees:turn.none")
    assert in_all(MAKER, [silent]).wanted("silent")


def test_the_file_says_who_notices_and_is_the_same_for_the_same() -> None:
    fates = [OperatorFate("b", "", "", noticed="x"), OperatorFate("a", "", "")]
    content = packed(MAKER, fates)
    assert content == packed(MAKER, fates[::-1])
    told = msgspec.msgpack.decode(lzma.decompress(content), type=Remembered)
    assert told.noticed == {"a": "", "b": "x"}


@pytest.mark.parametrize(
    ("rule", "title", "seen"),
    [
        ("apply_effect:sees:battleeffects.due.first_2", "of-four-effects-of-one-card-the-fourth", True),
        # It names the targets of an answer in another order.
        ("targets_creatures:sees:player.map.of_another", "of-a-battle-a-text-that-chooses-three", False),
    ],
)
def test_a_witness_is_what_verification_would_see(rule: str, title: str, seen: bool) -> None:
    places = [place for place, scenario in enumerate(numbered(MAKER)) if title in scenario.id]
    assert bool(witness(MAKER, rule, places)) is seen


def test_a_run_of_a_procedure_is_told_from_the_next() -> None:
    position = next(p for p in positions(DEUS, "deus.battle.quick.kinds") if p.battle)
    assert scope(position, "battle") is not None
    assert scope(position, "nothing") is None


# Sizes


def test_sizes_are_the_usual_and_the_largest() -> None:
    plays = tuple(watch(engine.edition(DEUS), scenarios(DEUS, "deus.intercept.h", "deus.intercept.d")))
    table = sizes(engine.edition(DEUS), plays)
    (found,) = fill([table], plays, ())
    row = next(row for row in table.rows if row.startswith("units: "))
    usual, largest = map(int, row.partition(": ")[2].split(", "))
    assert usual <= largest
    assert found.scenarios[row, USUAL]
    assert found.scenarios[row, LARGEST]
    assert ((row, MORE) in found.scenarios) is (largest > usual)

"""Errata: the editions they make, what holds there, the three that come along, how one is begun and checked."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from clone import Clone

import reference_engine as engine
from monosashi import suite
from monosashi.impact.erratum_check import check, played
from monosashi.impact.erratum_draft import CannotBegin, Wish, begin
from monosashi.rulebook.catalogue import rules_messages
from monosashi.rulebook.errata import BadErratum, Erratum, edition_ledger, errata, erratum, texts
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.subjects.serve import Server
from monosashi.subjects.status import Status
from reference_engine.amendments import Moved
from reference_engine.monster_collection import zones

BASE = "deus@2.00"
COUNTER = "counter-needs-one-target"
VACATED = f"{BASE}+vacated-areas-allow-intercept"
RULING = "deus.ruling.every_counter_target_must_qualify"
SHIPPED = errata("deus")


def one_of(cases: Iterable[Any], ids: Iterable[str]) -> list[Any]:
    """The first of several cases, each of which plays an edition once or twice; thoroughly, all."""
    marks = chain([()], repeat(pytest.mark.thorough))
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), id=name, marks=mark)
        for case, name, mark in zip(cases, ids, marks, strict=False)
    ]


# Editions


def test_only_published_editions_are_listed() -> None:
    assert not [name for name in engine.editions() if "+" in name]
    assert engine.edition(f"{BASE}+{COUNTER}") is engine.edition(f"{BASE}+{COUNTER}")
    assert engine.edition(f"{BASE}+{COUNTER}").name == f"{BASE}+{COUNTER}"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (f"{BASE}+nix", "unknown erratum 'nix'; known: counter-needs-one-target"),
        (f"{BASE}+{COUNTER}+{COUNTER}", "is named twice"),
        (f"{BASE}+", "unknown erratum ''"),
        (f"deus@1.00+{COUNTER}", "unknown edition"),
    ],
)
def test_an_edition_that_cannot_be(name: str, message: str) -> None:
    with pytest.raises(KeyError, match=message.replace("(", "\\(")):
        engine.edition(name)
    assert not engine.knows(name)


def test_the_engine_alone_knows_no_errata() -> None:
    alone = f"import reference_engine; reference_engine.edition({VACATED!r})"
    done = subprocess.run([sys.executable, "-c", alone], capture_output=True, text=True, check=False)
    assert f"UnknownName: {VACATED}: no keeper of errata is registered with the engine" in done.stderr


@pytest.mark.parametrize("module", ["subjects.port", "suite"])
def test_whoever_imports_the_kit_knows_them(module: str) -> None:
    known = f"import monosashi.{module}, reference_engine; reference_engine.edition({VACATED!r})"
    done = subprocess.run([sys.executable, "-c", known], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_errata_are_put_together_from_left_to_right() -> None:
    name = "+".join([BASE, *(each.id for each in SHIPPED)])
    assert {verdict.status for verdict in played(name, suite.scenarios(name)).values()} == {Status.PASS}
    switches = engine.edition(name).switches
    assert all(switches[switch] == reading for each in SHIPPED for switch, reading in each.switches.items())


def test_the_ledger_of_an_amended_edition() -> None:
    (restated,) = erratum("deus", COUNTER).restates
    row, before = edition_ledger(f"{BASE}+{COUNTER}")[RULING], load_ledger("deus")[RULING]
    assert (row.en, row.title, row.others) == (restated.en, restated.title, (before.en,))
    assert edition_ledger(BASE) == load_ledger("deus")


def test_the_scenarios_of_an_amended_edition() -> None:
    before = [scenario.id for scenario in suite.scenarios(BASE)]
    after = [scenario.id for scenario in suite.scenarios(f"{BASE}+{COUNTER}")]
    own = [scenario.id for scenario in suite.erratum_scenarios("deus", COUNTER)]
    gone = erratum("deus", COUNTER).supersedes
    assert after == [name for name in before if name not in gone] + own


def test_an_amended_edition_is_served() -> None:
    assert Server(f"{BASE}+{COUNTER}").editions == (f"{BASE}+{COUNTER}",)
    with pytest.raises(KeyError):
        Server(f"{BASE}+nix")


# Those that come with the suite


@pytest.mark.parametrize("each", one_of(SHIPPED, ids=[each.id for each in SHIPPED]))
def test_every_erratum_is_complete(each: Erratum) -> None:
    found = check(each)
    assert found.faults == ()
    assert found.own >= len(each.clauses) > 0 or found.own >= 1
    assert found.changes


@pytest.mark.parametrize("each", SHIPPED, ids=lambda each: each.id)
def test_what_is_shipped_is_proposed_and_translated(each: Erratum) -> None:
    assert each.status == "proposed"
    assert "official" not in " ".join(text for _, text in texts(each)).lower()
    known = rules_messages("deus", "ja")
    assert [key for key in texts(each) if key not in known] == []


# Reading


def test_a_file_that_cannot_be_read_names_every_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monosashi.rulebook.errata.errata_folder", lambda _game: tmp_path)
    monkeypatch.setattr("monosashi.rulebook.errata.identities", lambda _game: ("bad", "other"))
    (tmp_path / "bad.toml").write_text('id = "bad"\nstatus = "certain"\n')
    with pytest.raises(BadErratum, match="status") as found:
        erratum("deus", "bad")
    assert len(found.value.faults) > 3
    whole = 'id = "{}"\ntitle = ""\ndate = "{}"\nsource = ""\nstatus = "proposed"\nedition = "deus@2.00"\nreason = ""\n'
    (tmp_path / "other.toml").write_text(whole.format("another", "2026-01-01"))
    with pytest.raises(BadErratum, match="the file is named 'other'"):
        erratum("deus", "other")
    (tmp_path / "other.toml").write_text(whole.format("other", "yesterday"))
    with pytest.raises(BadErratum, match="expected YYYY-MM-DD"):
        erratum("deus", "other")


# Beginning one


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (Wish("Not A Name", BASE, ["deus.march.a"]), "is no name for an erratum"),
        (Wish("x", "deus@9", ["deus.march.a"]), "unknown edition 'deus@9'"),
        (Wish("x", f"{BASE}+{COUNTER}", ["deus.march.a"]), "known: deus@2018-08-29, deus@2.00"),
        (Wish("x", BASE), "name what it changes"),
        (Wish("x", BASE, ["deus.march.zz"]), "is no clause of deus@2.00"),
        (Wish("x", BASE, [], {"nix": "yes"}), "has no switch 'nix'"),
        (Wish("x", BASE, [], {"multi_damage": "often"}), "cannot be 'often'; it can be 'separate', 'summed'"),
        (Wish("x", BASE, [], {"multi_damage": "separate"}), "multi_damage is 'separate' in deus@2.00; name another"),
        (Wish("x", BASE, numbers={"area_limit": 8}), "area_limit is 8 in deus@2.00; name another value"),
        (Wish("x", BASE, moves=[Moved("turn", "main", "after", "normal_summon")]), "name the clauses that it changes"),
        (Wish(COUNTER, BASE, ["deus.march.a"]), "is there already"),
    ],
)
def test_an_erratum_that_cannot_be_begun(wish: Wish, message: str) -> None:
    with pytest.raises(CannotBegin, match=message):
        begin(wish)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    return Clone(tmp_path_factory.mktemp("clone"))


DATA = f"features/deus/errata/{COUNTER}.toml"


@pytest.mark.thorough
def test_begin_check_and_begin_again(clone: Clone) -> None:
    done = clone.run("erratum", "new", "slow-flyers", "--clause", "deus.march.a", "--module")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("written: ") == 3
    again = clone.run("erratum", "new", "slow-flyers", "--clause", "deus.march.a")
    assert (again.returncode, again.stdout) == (3, "")
    assert "is never overwritten" in again.stderr
    checked = clone.run("erratum", "check", "slow-flyers")
    assert checked.returncode == 1
    for missing in ("title: is empty", "deus.march.a says what it said before", "no step is defined for"):
        assert missing in checked.stdout
    for path in ("features/deus/errata/slow-flyers.toml", "features/deus/errata/slow-flyers.feature",
                 "reference_engine/deus/errata/slow_flyers.py"):  # fmt: skip
        clone.path(path).unlink()


SPOILT = "one-chosen-unit-that-had-no-part-spoils-the-whole-choice"
INCOMPLETE = {
    "what it says": (
        [
            ('"one target"', '"every target"'),
            ("every_counter_target_must_qualify", "nix"),
            (SPOILT, "nix"),
            ("[switches]", 'retires = ["deus.march.zz"]\n[switches]'),
        ],
        [
            "is the reading of deus@2.00 already",
            "restates: deus.ruling.nix is no clause of deus@2.00",
            "is no scenario of deus@2.00",
            "retires: deus.march.zz is no clause",
        ],
    ),
    "what it does": (
        [(f"/{SPOILT}", '/nix", "deus.march.a/a-ready-unit-marches')],
        ["supersede it, or mend the rules", "a-ready-unit-marches still passes"],
    ),
    "a reading": (
        [('"one target"', '"any"')],
        ["switches.counter_target_rule: expected one of 'every target', 'one target'"],
    ),
    "a switch": ([("counter_target_rule =", "no_such_switch =")], ["deus@2.00 has no switch 'no_such_switch'"]),
    "a module": (
        [('status = "proposed"', 'status = "proposed"\nmodule = true')],
        ["cannot be imported: No module named"],
    ),
}
"""What is edited in a complete erratum, and what is said of it."""


@pytest.mark.thorough
@pytest.mark.parametrize(("edits", "faults"), one_of(INCOMPLETE.values(), ids=INCOMPLETE))
def test_what_is_not_complete_is_named(clone: Clone, edits: list[tuple[str, str]], faults: list[str]) -> None:
    before = clone.path(DATA).read_text("utf-8")
    for old, new in edits:
        clone.replace(DATA, old, new)
    done = clone.run("erratum", "check", COUNTER)
    clone.path(DATA).write_text(before, "utf-8")
    assert done.returncode == 1
    assert [fault for fault in faults if fault not in done.stdout] == []
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def nothing(): pass", "has no function called 'amended'"),
        ("def amended(", "cannot be imported"),
        (
            "def amended(edition): return edition.nix",
            "amended() raises AttributeError (vacated_areas_allow_intercept.py, line 1)",
        ),
    ],
)
def test_a_module_that_cannot_be_used(clone: Clone, text: str, message: str) -> None:
    module = clone.path("reference_engine/deus/errata/vacated_areas_allow_intercept.py")
    before = module.read_text("utf-8")
    module.write_text(text + "\n", "utf-8")
    for command in (("erratum", "check", "vacated-areas-allow-intercept"), ("verify", "--edition", VACATED)):
        done = clone.run(*command)
        assert message in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
    module.write_text(before, "utf-8")


@pytest.mark.thorough
def test_rules_that_fail_in_a_game_are_told_in_a_sentence(clone: Clone) -> None:
    module = "reference_engine/deus/errata/vacated_areas_allow_intercept.py"
    before = clone.path(module).read_text("utf-8")
    clone.replace(module, "    position = game.position\n", "    raise ValueError('broken')\n")
    done = clone.run("erratum", "impact", BASE, VACATED, "--games", "9")
    clone.path(module).write_text(before, "utf-8")
    assert (done.returncode, done.stdout) == (3, "")
    assert re.search(
        r"the rules fail in a game: seed-\d+\.jsonl, number \d+: "
        r"ValueError: broken \(vacated_areas_allow_intercept\.py, line \d+\)",
        done.stderr,
    )
    assert "Traceback" not in done.stderr


@pytest.mark.thorough
def test_a_scenario_that_shows_nothing_new_is_named(clone: Clone) -> None:
    feature = f"features/deus/errata/{COUNTER}.feature"
    before = clone.path(feature).read_text("utf-8")
    clone.replace(feature, "has used Imp on Mage and Knight", "has used Imp on Mage")
    clone.replace(feature, "counter: [3] to two enemy units", "counter: [3] to an enemy unit")
    clone.replace(feature, "        | Ogre |\n", "        | Knight |\n        | Ogre |\n")
    done = clone.run("erratum", "check", COUNTER)
    clone.path(feature).write_text(before, "utf-8")
    assert "passes on deus@2.00, too, so it does not show what changes" in done.stdout
    assert f"{RULING}: no scenario of the erratum notices" in done.stdout


# The command


def test_list_and_show(clone: Clone) -> None:
    listed = clone.run("erratum", "list").stdout.splitlines()
    assert [line.split("\t")[:3] for line in listed] == [[each.id, "proposed", BASE] for each in SHIPPED]
    shown = clone.run("erratum", "show", COUNTER).stdout
    assert "counter_target_rule: every target → one target" in shown
    missing = clone.run("erratum", "show", "nix")
    assert (missing.returncode, missing.stdout) == (3, "")
    assert "unknown erratum 'nix'; known: counter-needs-one-target" in missing.stderr


def test_an_amended_edition_is_measured(clone: Clone) -> None:
    done = clone.run("verify", "--edition", f"{BASE}+{COUNTER}", "--clause", "deus.chain.legal_target")
    assert done.returncode == 0, done.stderr
    assert "One proper target is enough" in done.stdout
    unknown = clone.run("verify", "--edition", f"{BASE}+nix")
    assert (unknown.returncode, "unknown erratum 'nix'" in unknown.stderr) == (3, True)


def test_the_module_in_the_documentation_does_what_it_says() -> None:
    """A number and a condition, as an editor would copy them."""
    text = (Path(__file__).resolve().parents[1] / "docs" / "errata.md").read_text("utf-8")
    module: dict[str, Any] = {}
    exec(text.partition("```python\n")[2].partition("```")[0], module)
    edition = module["amended"](engine.edition("deus@2.00"))
    assert edition.numbers["hand_limit"] == 7
    condition = edition.acts["intercept"].conditions["deus.intercept.two_at_most"]
    assert condition(None, "north", module["Intercept"](("a", "b"))) is None
    assert "3 units" in condition(None, "north", module["Intercept"](("a", "b", "c")))


def test_the_row_in_the_documentation_is_one_of_a_ledger() -> None:
    text = (Path(__file__).resolve().parents[1] / "docs" / "errata.md").read_text("utf-8")
    row = text.partition("```toml\n[[adds]]\n")[2].partition("```")[0]
    assert msgspec.convert(tomllib.loads(row), Clause).section == "intercept"


@pytest.mark.thorough
def test_a_misspelt_entry_of_the_table_is_told_and_so_is_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    real = engine.edition
    wrong = real(BASE).amended(
        f"{BASE}+{COUNTER}",
        numbers={"hand_limitt": 7, "dice_sides": 8},
        judgements={zones.draw: lambda *_: None, any: all},
    )
    monkeypatch.setattr(engine, "edition", lambda name: wrong if name == wrong.name else real(name))
    found = check(erratum("deus", COUNTER))
    assert any("'hand_limitt' is not one of deus@2.00" in fault for fault in found.faults)
    assert any("'builtins.any' is not one of deus@2.00" in fault for fault in found.faults)
    assert "changes: judgement zones.draw" in found.changes
    assert not any("zones.draw" in fault for fault in found.faults)
    assert "changes: number dice_sides: 6 → 8" in found.changes


@pytest.mark.thorough
def test_a_number_cannot_change_while_every_clause_says_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    real = engine.edition
    seven = real(BASE).amended(f"{BASE}+{COUNTER}", numbers={"hand_limit": 7})
    monkeypatch.setattr(engine, "edition", lambda name: seven if name == seven.name else real(name))
    found = check(erratum("deus", COUNTER)).faults
    assert any(
        fault.startswith("number hand_limit: 6 → 7, and who says it is not restated: deus.zone.") for fault in found
    )


@pytest.mark.thorough
def test_a_number_and_a_moved_step_are_data(clone: Clone) -> None:
    done = clone.run("erratum", "new", "nine-levels", "--number", "area_limit=9")
    assert done.returncode == 0, done.stderr
    data = clone.path("features/deus/errata/nine-levels.toml").read_text("utf-8")
    assert "[numbers]\narea_limit = 9\n" in data
    assert {"deus.zone.area_limit_8", "deus.march.c", "deus.after.C_limit"} <= set(re.findall('clause = "(.*)"', data))
    assert '"deus.march.range.fly"' not in data
    assert "South's main phase" not in clone.path("features/deus/errata/nine-levels.feature").read_text("utf-8")
    twice = clone.run("erratum", "new", "x", "--number", "area_limit=9", "--number", "area_limit=7")
    assert (twice.returncode, twice.stderr) == (3, "monosashi: erratum new: --number names 'area_limit' twice\n")
    done = clone.run("erratum", "new", "late-march", "--clause", "deus.turn.phase_order", "--move", MOVED)
    assert done.returncode == 0, done.stderr
    data = clone.path("features/deus/errata/late-march.toml").read_text("utf-8")
    assert 'procedure = "turn"\nstep = "main"\nafter = "normal_summon"\n' in data
    assert "supersedes = [\n    " in data
    shown = clone.run("erratum", "show", "late-march")
    assert "turn: main after normal_summon" in shown.stdout
    for name in ("nine-levels", "late-march"):
        for kind in ("toml", "feature"):
            clone.path(f"features/deus/errata/{name}.{kind}").unlink()


LISTED = re.compile(r"^supersedes = \[.*?\]\n", re.MULTILINE | re.DOTALL)
MOVED = "turn: main after normal_summon"


@pytest.mark.thorough
def test_what_is_superseded_is_written(clone: Clone) -> None:
    before = clone.path(DATA).read_text("utf-8")
    (listed,) = re.findall(LISTED, before)
    clone.replace(DATA, listed, "")
    done = clone.run("erratum", "check", COUNTER, "--supersede")
    after = clone.path(DATA).read_text("utf-8")
    clone.path(DATA).write_text(before, "utf-8")
    assert done.returncode == 0, done.stdout
    assert after.count(f'    "deus.chain.legal_target/{SPOILT}",\n') == 1
    assert sorted(listed.splitlines()) == sorted(re.findall(LISTED, after)[0].splitlines())


@pytest.mark.thorough
def test_an_erratum_without_japanese_is_not_complete(clone: Clone) -> None:
    before = clone.path(DATA).read_text("utf-8")
    clone.replace(DATA, "bring that habit along", "brought that habit along")
    done = clone.run("erratum", "check", COUNTER)
    clone.path(DATA).write_text(before, "utf-8")
    assert (done.returncode, "without Japanese" in done.stdout) == (1, True)


@pytest.mark.parametrize(
    ("moved", "message"),
    [
        ('procedure = "turn"\nstep = "main"', "moves: turn/main: expected one of before and after"),
        ('procedure = "turn"\nstep = "main"\nafter = "main"', "main cannot stand after itself"),
        ('procedure = "turn"\nstep = "nap"\nafter = "main"', "turn has no step 'nap'; its steps are power_charge"),
        ('procedure = "day"\nstep = "main"\nafter = "main"', "there is no procedure 'day'; there are"),
    ],
)
def test_a_step_that_cannot_be_moved(clone: Clone, moved: str, message: str) -> None:
    before = clone.path(DATA).read_text("utf-8")
    clone.path(DATA).write_text(f"{before}\n[[moves]]\n{moved}\n", "utf-8")
    done = clone.run("erratum", "check", COUNTER)
    clone.path(DATA).write_text(before, "utf-8")
    assert message in done.stdout + done.stderr
    assert "Traceback" not in done.stderr

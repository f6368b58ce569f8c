"""What changes from one edition to another: found by playing, and an error where no scenario notices."""

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.impact import Incomparable, impact, scenarios, unexplained, unnoticed
from monosashi.impact.clauses import own_entries, touched
from monosashi.impact.model import AskedClause, ClauseChange, GameChange, Impact, ScenarioChange
from monosashi.impact.numbers import readers, untold
from monosashi.impact.pages import NoSite, saying
from monosashi.impact.runs import outdated_runs
from monosashi.records import game_record, golden
from monosashi.records.golden_update import random_record
from monosashi.reports.impact import markdown, print_impact
from monosashi.rulebook.errata import errata
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.results_file import Settings, read, write
from monosashi.verification.run import plan, run_suite
from monosashi.verification.verdict import Verdict
from reference_engine import edition

BASE = "deus@2.00"
COUNTER = f"{BASE}+counter-needs-one-target"
VACATED = f"{BASE}+vacated-areas-allow-intercept"
TRIGGERS = f"{BASE}+optional-triggers-in-simultaneous"
LEGAL = "deus.chain.legal_target"
RULING = "deus.ruling.every_counter_target_must_qualify"
SPOILS = f"{LEGAL}/one-chosen-unit-that-had-no-part-spoils-the-whole-choice"
CARRIES = f"{LEGAL}/one-chosen-unit-that-had-a-part-carries-the-others"


@pytest.fixture(scope="module", autouse=True)
def remembered() -> Iterator[None]:
    """Every scenario is played once on each edition, however often editions are compared."""
    verdicts: dict[tuple[str, str], Verdict] = {}

    def play(case: Case, scenario: suite.Scenario, watch: Callable[[Case, str], None] | None = None) -> Verdict:
        if watch is not None:
            return runner.play(case, scenario, watch)
        name = (case.edition, scenario.id)
        if name not in verdicts:
            verdicts[name] = runner.play(case, scenario)
        return verdicts[name]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenarios, "runner", SimpleNamespace(play=play))
        yield


@pytest.fixture(scope="module")
def counter() -> Impact:
    return impact(BASE, COUNTER, games=4)


@pytest.fixture(scope="module")
def triggers() -> Impact:
    return impact(BASE, TRIGGERS, games=8)


# The errata that come with the suite


@pytest.mark.thorough
@pytest.mark.parametrize("each", errata("deus"), ids=lambda each: each.id)
def test_every_erratum_is_noticed(each: object) -> None:
    found = impact(BASE, each.amended_edition, games=2)
    assert found.unnoticed == ()
    assert {change.clause for change in found.clauses if change.kind == "reworded"} == set(each.clauses)
    assert {change.scenario for change in found.scenarios if change.belongs == "old"} == set(each.supersedes)
    assert not [change for change in found.scenarios if change.belongs == "both"]


def test_clauses(counter: Impact) -> None:
    clauses = {change.clause: change for change in counter.clauses}
    assert set(clauses) == {LEGAL, RULING, "deus.timing.counter"}
    assert clauses[LEGAL].kind == "unchanged"
    assert clauses[LEGAL].behaves_otherwise
    assert clauses[RULING].entries == ("switch counter_target_rule: every target → one target",)
    assert clauses[RULING].noticed_by == (SPOILS, CARRIES)
    assert {page.page for page in counter.pages} == {"deus/chain.html", "deus/timing.html"}


def test_scenarios_and_where_they_part(counter: Impact) -> None:
    found = {change.scenario: change for change in counter.scenarios}
    told = {name: (each.belongs, each.old, each.new) for name, each in found.items()}
    assert told.pop(CARRIES) == ("new", "fail", "pass")
    assert SPOILS in told
    assert set(told.values()) == {("old", "pass", "fail")}
    assert found[SPOILS].step == "When South tries to use Imp on Mage and Knight"
    before, after = found[SPOILS].before, found[SPOILS].after
    assert before is not None
    assert after is not None
    assert len(after["battle"]["chain"]) == len(before["battle"]["chain"]) + 1


def test_scenarios_to_be_read_again(counter: Impact) -> None:
    (name,) = counter.outdated
    assert name == f"{LEGAL}/two-chosen-units-that-both-had-a-part-may-be-chosen-together"
    assert counter.outdated[name] == (RULING,)


def test_a_function_that_serves_several_clauses_is_told_apart() -> None:
    assert own_entries(BASE, VACATED) == {}
    (entry,) = touched(BASE, VACATED)
    assert entry.entry == "judgement intercept possible"
    assert entry.cites == ("deus.ruling.vacated_area_gives_no_intercept",)


def test_there_and_back() -> None:
    found = impact(COUNTER, BASE, games=0)
    belongs = {change.scenario: change.belongs for change in found.scenarios}
    assert belongs.pop(CARRIES) == "old"
    assert SPOILS in belongs
    assert set(belongs.values()) == {"new"}
    assert found.unnoticed == ()


# Games


def test_random_games(triggers: Impact) -> None:
    assert triggers.random
    assert triggers.random == impact(BASE, TRIGGERS, games=8).random
    for game in triggers.random:
        assert game.kind == "question"
        assert "trigger" in game.message


def test_recorded_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, triggers: Impact) -> None:
    seed = next(int(game.name.split()[1]) for game in triggers.random if int(game.name.split()[1]) % 2 == 0)
    files = tuple(tmp_path / f"{number}.jsonl" for number in range(2))
    game_record.write(files[0], random_record(edition(BASE), seed))
    game_record.write(files[1], random_record(edition(BASE), seed, turns=1))
    monkeypatch.setattr(golden, "files_of", lambda _edition: files)
    found = impact(BASE, TRIGGERS, games=0)
    assert found.recorded_games == 2
    assert [game.name for game in found.recorded] == ["0.jsonl"]
    assert found.recorded[0].number > 0
    assert impact(BASE, COUNTER, games=0).recorded == ()


def test_a_game_is_explained_by_a_scenario_that_parts_alike() -> None:
    asked = AskedClause("deus.turn.main.any_order", "deus.trigger.own_order")
    scenario = ScenarioChange("s", ("deus.a",), "new", "fail", "pass", asked=asked)
    games = [
        GameChange("same questions", 1, "question", "", clauses=("deus.b",), asked=asked),
        GameChange("over on one", 1, "question", "", clauses=("deus.b",), asked=AskedClause("", asked.new)),
        GameChange("its clause", 1, "refused", "", clauses=("deus.a", "deus.b")),
        GameChange("another question", 1, "question", "", clauses=("deus.b",), asked=AskedClause(asked.old, "deus.c")),
        GameChange("another clause", 1, "refused", "", clauses=("deus.b",)),
        GameChange("no clause", 1, "position", ""),
    ]
    strange = unexplained([scenario], games)
    assert [game.name for game in strange] == ["another question", "another clause", "no clause"]
    assert len(unnoticed([], strange)) == 3


# What nobody notices


def test_a_clause_that_no_scenario_notices_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without(name: str) -> tuple[suite.Scenario, ...]:
        return tuple(each for each in real(name) if each.id not in (SPOILS, CARRIES))

    real = suite.scenarios
    monkeypatch.setattr(suite, "scenarios", without)
    assert main(["erratum", "impact", BASE, COUNTER, "--games", "0", "--json"]) == 1
    (sentence,) = json.loads(capsys.readouterr().out)["unnoticed"]
    assert sentence.startswith(f"{RULING} behaves otherwise (switch counter_target_rule")


def test_an_entry_without_a_scenario_is_named() -> None:
    change = ClauseChange("deus.a", "unchanged", "x", entries=("condition of march",))
    assert unnoticed([change], []) == (
        "deus.a behaves otherwise (condition of march), and no scenario of it ends otherwise",
    )


# Stored runs


def test_stored_runs(tmp_path: Path, counter: Impact) -> None:
    files = {}
    for name, clause in (("chain", LEGAL), ("march", "deus.march.a")):
        files[name] = tmp_path / f"{name}.ndjson"
        write(files[name], run_suite(plan(BASE, [clause], [], Settings()), Console(file=io.StringIO())))
    runs = {file: read(file) for file in files.values()}
    hit, spared = outdated_runs(BASE, runs, counter.scenarios, counter.clauses)
    concerned = sum(change.scenario.startswith(f"{LEGAL}/") and change.belongs == "old" for change in counter.scenarios)
    assert (hit.scenarios, hit.clauses, hit.remark) == (concerned, (LEGAL,), "")
    assert (spared.scenarios, spared.clauses, spared.remark) == (0, (), "")
    (other,) = outdated_runs(VACATED, {files["chain"]: runs[files["chain"]]}, counter.scenarios, counter.clauses)
    assert other.remark == f"it is about {BASE}"


# For its readers


def test_the_terminal(counter: Impact, capsys: pytest.CaptureFixture[str]) -> None:
    print_impact(Console(width=160), counter, boards=1)
    text = capsys.readouterr().out
    assert f"superseded: {SPOILS}  pass → fail" in text
    assert "» Chain 2: South's effect of Imp on Mage, Knight" in text
    assert "None" not in text
    assert text.rstrip().endswith("every change of behaviour is noticed by a scenario")


def test_markdown(counter: Impact) -> None:
    text = markdown(counter)
    assert f"| scenarios that end otherwise | {len(counter.scenarios)} |" in text
    assert "> ~~Every unit a counter chooses" in text
    assert text.count("```text") == len(counter.scenarios)
    assert text.count("<details>") == text.count("</details>")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["erratum", "impact", BASE, COUNTER, "--games", "0", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert {"old", "new", "clauses", "scenarios", "outdated", "recorded", "random", "pages", "runs"} <= set(plain)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ((BASE, BASE), "is compared with itself"),
        ((BASE, "deus@9"), "unknown edition 'deus@9'"),
        ((f"{BASE}+nix", BASE), "unknown erratum 'nix'"),
    ],
)
def test_what_cannot_be_compared(names: tuple[str, str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Incomparable, match=message):
        impact(*names)
    assert main(["erratum", "impact", *names]) == 3
    assert message in capsys.readouterr().err


def test_a_run_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "run.ndjson").write_text("nonsense\n")
    assert main(["erratum", "impact", BASE, COUNTER, "--games", "0", "--runs", str(tmp_path / "run.ndjson")]) == 3
    assert "run.ndjson" in capsys.readouterr().err


SIX = "deus@2.00+six-cards"


@pytest.fixture
def seven_cards(monkeypatch: pytest.MonkeyPatch) -> str:
    """An edition with another hand limit."""
    amended = engine.edition(BASE).amended(SIX, numbers={"hand_limit": 7})
    known = engine.edition
    monkeypatch.setattr(engine, "edition", lambda name: amended if name == SIX else known(name))
    return SIX


@pytest.mark.thorough
def test_who_reads_a_number() -> None:
    reading = readers(BASE, ("hand_limit", "deck_size"))
    assert "deus.zone.hand.limit_6" in reading["hand_limit"]
    assert "deus.deck_building.total_30" in reading["deck_size"]
    assert "deus.march.a" not in (*reading["hand_limit"], *reading["deck_size"])


def test_a_number_that_no_scenario_of_a_clause_tells_apart(seven_cards: str) -> None:
    noticed = ClauseChange("deus.zone.hand.limit_6", "unchanged", "zones", noticed_by=("deus.zone.hand.limit_6/x",))
    told = list(untold(BASE, seven_cards, [noticed]))
    assert [sentence for sentence in told if sentence.startswith("deus.zone.hand.limit_6 ")] == []
    assert any(sentence.startswith("deus.turn.hand1.refill says the number hand_limit: 6 → 7") for sentence in told)


def test_a_restated_clause_is_asked_for_before_it_is_reworded(seven_cards: str) -> None:
    says_six, says_none = "deus.components.card_total", "deus.turn.hand2.as_hand1"
    asked = {sentence.split()[0] for sentence in untold(BASE, seven_cards, (), [says_six, says_none])}
    assert asked - {sentence.split()[0] for sentence in untold(BASE, seven_cards, ())} == {says_six}


def test_a_scenario_that_both_editions_have_leans_on_nothing(triggers: Impact) -> None:
    assert not any(change.leans for change in triggers.scenarios)


def test_built_pages_that_say_the_old_words(tmp_path: Path) -> None:
    pages = {
        "deus/zones.html": "<title>Zones</title><p>An area has room for <b>8</b> levels.</p>",
        "deus/other.html": "<title>Other</title><p>It has 18 levels.</p><script>8 levels</script>",
        "ja/deus/zones.html": "<title>ゲームの盤面</title><p>8 levels</p>",
        "monster_maker/zones.html": "<p>8 levels</p>",
    }
    for name, text in pages.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    change = ClauseChange("deus.march.c", "reworded", "march", "It is at most level 8.", "It is at most level 9.")
    assert [(page.page, page.title, page.clauses) for page in saying(tmp_path, BASE, [change])] == [
        ("deus/zones.html", "Zones", ("deus.march.c",))
    ]
    with pytest.raises(NoSite, match="has no pages"):
        saying(tmp_path / "nowhere", BASE, [change])

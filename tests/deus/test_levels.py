"""What is measured of an engine is what it offers: levels, words of card texts, documents; and honest reasons."""

import io
import re
from typing import Any, Literal

import pytest
from msgspec import Struct
from rich.console import Console
from zoo.foresight import DEUS
from zoo.measuring import command, measure
from zoo.measuring import marked_fixture as marked_fixture

import reference_engine as engine
from monosashi import suite
from monosashi.reports.comparison import gather
from monosashi.reports.terminal import print_run, remarks
from monosashi.subjects.port import OPTIONAL, Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.card_texts import CardTexts, card_texts, covers, words_of
from monosashi.support.exit_codes import ALL_PASS
from monosashi.verification import progress, results_file, runner
from monosashi.verification.bad_documents import faults_of
from monosashi.verification.case import Case
from monosashi.verification.reasons import broken, unfounded
from monosashi.verification.results_file import Run, Settings
from monosashi.verification.run import exit_code, plan, run_suite

pytestmark = pytest.mark.usefixtures("marked")

KNIGHT = {"name": "Knight", "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}
BOLT = {
    "name": "Bolt", "kind": "battle_spell",
    "abilities": [{
        "timing": "counter", "scope": "battle", "cost": {"slots": ["fire"]}, "target": {"side": "enemy"},
        "do": [[{"verb": "damage", "amount": 2, "dice": 1}]],
    }],
}  # fmt: skip
TRIGGER = {"when": {"event": "dies"}, "scope": "battle", "do": [[{"verb": "power", "count": 1}]]}


def printed(run: Run, **how: Any) -> str:
    console = Console(file=io.StringIO(), width=200)
    print_run(console, run, **how)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# Words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (KNIGHT, ()),
        ({**KNIGHT, "race": "Elf", "slots": ["fire"], "attributes": ["fire"], "instant": True, "initiative": 1}, ()),
        ({**KNIGHT, "kind": "token"}, ("kind.token",)),
        (
            BOLT,
            ("kind.battle_spell", "ability.timing.counter", "scope.battle", "damage.amount", "damage.dice",
             "cost.slots", "target.side.enemy"),
        ),
        ({**KNIGHT, "triggers": [TRIGGER]}, ("scope.battle", "power.count", "trigger", "when.event.dies")),
        (
            {**KNIGHT, "triggers": [{**TRIGGER, "forced": True, "do": [[{"verb": "kill", "to": "that_unit"}]] * 2}]},
            ("scope.battle", "do.then", "to.that_unit", "kill", "trigger.forced", "when.event.dies"),
        ),
        (
            {**KNIGHT, "constants": [{"scope": "battle", "change": {"to": "allies", "flags": ["cannot_die"]}}]},
            ("scope.battle", "to.allies", "change.flags.cannot_die", "constant"),
        ),
        ({**KNIGHT, "abilities": "none"}, ()),
        ({**KNIGHT, "abilities": [{"timing": "magic", "do": [["kill"]]}]}, ()),
        ("a specimen card", ()),
    ],
)  # fmt: skip
def test_the_words_of_a_card_are_those_of_its_texts(card: object, words: tuple[str, ...]) -> None:
    assert words_of(DEUS, {"cards": {"X": card}}) == words


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("game", list(engine.GAMES))
def test_every_word_has_a_meaning_and_some_scenario_needs_it(game: str) -> None:
    meanings = card_texts(game).meanings
    assert [word for word, about in meanings.items() if not about] == []
    edition = [*engine.game(game).editions][-1]
    needed = {word for scenario in suite.scenarios(edition) for word in runner.demands(edition, scenario).vocabulary}
    # A cost of nothing, a change of nothing, damage of nothing: what a verb or cost is without anything beside it.
    assert set(meanings) - needed <= {"roll", "constant", "damage", "change"}
    assert needed <= set(meanings)


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_a_verb_says_what_its_clause_says(game: str) -> None:
    """One sentence, in the schema, on the page and in the ledger."""
    from monosashi.rulebook.ledger import load_ledger

    ledger, otherwise = load_ledger(game), {"strengthen": "attack"}
    for verb in card_texts(game).verbs:
        clause = ledger.get(f"{game}.vocabulary.{otherwise.get(verb.name, verb.name)}")
        # The TCG's ledger says of cancelling what becomes of it in the chain; the verb is the family's.
        if clause is not None and clause.id != "moncolle_tcg.vocabulary.cancel":
            assert clause.en.startswith(verb.about.partition(". ")[0].rstrip(".")), verb.name


def test_schemas_call_a_verb_by_its_name() -> None:
    for game in engine.GAMES:
        defined = engine.game(game).quiet_positions.schema("position")["$defs"]
        assert {verb.name for verb in card_texts(game).verbs} <= set(defined)


def test_a_star_stands_for_everything_that_begins_so() -> None:
    assert covers(["damage.*"], "damage")
    assert covers(["damage.*"], "damage.dice")
    assert not covers(["damage"], "damage.dice")
    assert not covers(["dam.*"], "damage.dice")


SOME = ("kind.battle_spell", "ability.timing.*", "scope.battle", "cost.slots", "target.*", "damage.*")


def test_what_needs_a_word_that_is_not_declared_is_unsupported_and_never_sent() -> None:
    """The engine turns down what it does not know: nothing of that may reach it."""
    clauses = ("deus.damage", "deus.vocabulary", "deus.zone")
    run = measure("some-words", *SOME, clauses=clauses)
    assert [(each.scenario, each.message) for each in run.failed] == []
    for verdict in run.scored:
        known = all(covers(SOME, word) for word in verdict.vocabulary)
        assert verdict.status is (Status.PASS if known else Status.UNSUPPORTED), verdict.scenario
    spoken = [each for each in run.passed if each.vocabulary]
    assert spoken
    assert run.unsupported
    assert exit_code(run, None) == ALL_PASS
    assert any("words of card texts" in remark for remark in remarks(run))
    assert "partial: effects with" in printed(run)


def test_progress_is_shown_by_level_and_word_and_the_next_step_is_worth_what_it_says() -> None:
    clauses = ("deus.damage", "deus.vocabulary")
    run = measure("some-words", *SOME, clauses=clauses)
    by_level = {each.name: each for each in progress.levels(run)}
    assert by_level["effects"].passed
    assert by_level["effects"].unsupported
    by_word = {each.name: each for each in progress.words(run)}
    assert by_word["damage.amount"].passed
    assert by_word["kill"].passed == 0 < by_word["kill"].unsupported
    first = progress.next_steps(run)[0]
    assert first.words
    assert f"next: {first.scenarios} scenarios with {', '.join(first.words)}" in printed(run)
    assert "kill" in printed(run, vocabulary=True)
    further = measure("some-words", *SOME, *first.words, clauses=clauses)
    assert len(further.passed) == len(run.passed) + first.scenarios


def test_an_engine_without_effects_is_told_its_first_words() -> None:
    run = measure("core-only", clauses=("deus.damage",))
    lacking = progress.lacking(run.header.engine, run.unsupported[0])
    assert "effects" not in lacking
    assert set(lacking) <= set(card_texts("deus").every) | {"legal", "views", "setup"}
    assert all(set(step.words) & set(card_texts("deus").every) for step in progress.next_steps(run))


def test_an_old_adapter_that_offers_effects_knows_all_words() -> None:
    hello = Hello("old", capabilities=("core", "effects"))
    assert progress.partly(hello, DEUS) == ""
    case = Case(Reference(), DEUS, hello.capabilities, hello.vocabulary)
    chosen = next(each for each in suite.scenarios(DEUS) if each.clause == "deus.vocabulary.kill")
    assert runner.play(case, chosen).status is Status.PASS


# Elsewhere


class Hit(Struct, tag_field="verb", tag="hit"):
    """Somebody is hit."""

    whom: Literal["all", "one"]
    hard: bool = False


class Heal(Struct, tag_field="verb", tag="heal"):
    """Somebody is healed."""

    whom: Literal["all", "one"] = "one"


class Text(Struct):
    """What a card of another game says."""

    do: tuple[Hit | Heal, ...]
    price: int = 0


class Plain(Struct):
    """A card of another game, with an element that its text may name."""

    name: str
    text: Text | None = None
    value: int = 0


def test_another_game_has_the_words_of_its_own_types() -> None:
    """Nobody has said which fields are texts: those in which one of several verbs is meant."""
    texts = CardTexts(Plain, None)
    whole = {"text", "text.do.then", "text.price", "hit", "whom.all", "whom.one", "hit.hard", "heal"}
    assert set(texts.every) == whole
    assert texts.of({"name": "x", "value": 3}) == ()
    card = {"name": "x", "text": {"price": 2, "do": [{"verb": "hit", "whom": "all"}, {"verb": "heal"}]}}
    assert set(texts.of(card)) == {"text.do.then", "text.price", "hit", "whom.all", "heal"}


def test_a_game_whose_cards_have_no_texts_has_no_words() -> None:
    class Number(Struct):
        value: int = 0

    assert CardTexts(Number, None).every == ()
    assert CardTexts(str, None).of("x") == ()


def test_a_position_is_cut_down_to_the_words_that_are_known() -> None:
    position = {"cards": {"Bolt": BOLT, "Knight": {**KNIGHT, "triggers": [TRIGGER]}}, "south": {"hand": ["Bolt"]},
                "units": [{"id": "Knight"}]}  # fmt: skip
    cut = card_texts(DEUS).within(position, ["scope.battle"])
    assert cut == {"cards": {"Knight": {**KNIGHT, "triggers": []}}, "south": {"hand": []}, "units": [{"id": "Knight"}]}


def test_a_long_second_look_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monosashi.verification.run.QUIET", 0.0)
    notes = Console(file=io.StringIO(), width=100)
    run_suite(plan(DEUS, ["deus.march.a"], command("right"), Settings(recheck=5)), notes)
    assert isinstance(notes.file, io.StringIO)
    assert re.search(r"^deus@2\.00: 2 of \d+ scenarios$", notes.file.getvalue(), re.MULTILINE)
    assert re.search(r"^deus@2\.00: second look: 1 of \d+ scenarios$", notes.file.getvalue(), re.MULTILINE)


# Documents


def test_a_bad_document_is_told_from_a_table_that_the_rules_do_not_allow() -> None:
    cards = {"Knight": KNIGHT, "Ogre": {**KNIGHT, "name": "Ogre", "level": 7}}
    crowd = {"marching": "south", "cards": cards, "units": [
        {"id": name, "owner": "south", "area": "b1"} for name in cards]}  # fmt: skip
    (crowded,) = faults_of(DEUS, crowd)
    assert (crowded.written, crowded.clauses) == (False, ("deus.zone.area_limit_8",))
    (huge,) = faults_of(DEUS, {"marching": "south", "cards": {"Knight": {**KNIGHT, "level": 9}}})
    assert (huge.written, huge.place) == (True, "cards.Knight.level")
    assert faults_of(DEUS, {"marching": "south"}) == ()


def test_who_does_not_offer_documents_is_not_measured_by_them() -> None:
    clauses = ("deus.cards", "deus.zone")
    run = measure("takes-documents", clauses=clauses)
    assert run.failed == ()
    assert run.unsupported == ()
    assert len(run.spared) > 20
    assert {each.status for each in run.spared} == {Status.UNSUPPORTED}
    assert len(run.passed) == run.header.required == len(run.scored)
    assert not any("not offered" in each and "partial" in each for each in remarks(run))
    assert any(f"{len(run.spared)} scenarios of documents" in note for note in run.notes)


def test_a_run_without_documents_is_a_whole_one(tmp_path: Any) -> None:
    run = measure("takes-documents", clauses=("deus.cards",))
    results_file.write(tmp_path / "run.ndjson", run)
    (column,) = gather([tmp_path / "run.ndjson"]).columns
    assert column.problem == ""
    assert column.limits == ("only deus.cards",)


def test_whoever_claims_documents_is_told_the_field_and_the_clause() -> None:
    run = measure("takes-documents", *OPTIONAL, clauses=("deus.cards.unit.fields",))
    assert {each.status for each in run.failed} == {Status.FAIL}
    told = {each.scenario: each for each in run.failed}
    high = next(each for name, each in told.items() if "level-9" in name)
    assert "cards.Specimen.level: 9" in high.message
    assert "deus.zone.area_limit_8" in high.expected


# Reasons


def test_a_clause_that_nothing_breaks_counts_against_whoever_names_it() -> None:
    run = measure("names-more", "deus.turn.summon.normal_repeat", clauses=("deus.march.a",))
    assert {each.status for each in run.failed} == {Status.WRONG_REASON}
    for verdict in run.failed:
        assert "deus.turn.summon.normal_repeat" in verdict.message
        assert "expected deus.march.a" in verdict.message
    assert "→ Then it is refused under deus.march.a" in printed(run)


RULES = engine.edition(DEUS)
EXHAUSTED = {"marching": "south", "cards": {"Knight": KNIGHT, "Ogre": {**KNIGHT, "name": "Ogre"}},
             "units": [{"id": "Knight", "owner": "south", "area": "b1", "ready": False},
                       {"id": "Ogre", "owner": "north", "area": "b3"}]}  # fmt: skip


def surplus(named: list[str], seat: str = "south", action: dict[str, Any] | None = None) -> list[str]:
    """What of the clauses named is not broken by a march of the exhausted Knight to c3, or by another action."""
    table = Reference(RULES)
    table.load(DEUS, EXHAUSTED)
    grounds = broken(RULES, table.position, seat, action or {"do": "march", "moves": {"Knight": "c3"}})
    return unfounded(RULES, named, grounds)


@pytest.mark.parametrize(
    "named",
    [
        ["deus.march.a"],
        ["deus.march.a", "deus.march.b_range", "deus.march.b_front_or_own"],
        ["deus.march.range_by_type"],  # a statement of the chapter
    ],
)
def test_a_careful_reader_may_name_what_belongs_to_a_broken_clause(named: list[str]) -> None:
    assert surplus(named) == []


@pytest.mark.parametrize(
    "clause", ["deus.march.d_enemy", "deus.turn.summon.normal_repeat", "deus.zone.power.count", "deus.march"]
)
def test_what_is_not_broken_is_none(clause: str) -> None:
    assert surplus(["deus.march.a", clause]) == [clause]


def test_behind_a_wrong_seat_the_act_itself_is_looked_at_too() -> None:
    action = {"do": "march", "moves": {"Knight": "c3"}}
    assert surplus(["deus.turn.main.any_order", "deus.march.a"], "north", action) == []
    assert surplus(["deus.march.main_phase_action"], "north", action) == []


def test_a_run_by_another_reading_is_a_run(tmp_path: Any) -> None:
    """What does not apply is not required, and not missing either."""
    how = ("initiative_is_dice_result", "yes", "declared")
    run = measure("reads-otherwise", *how, clauses=("deus.battle.initiative",))
    assert run.not_applicable
    results_file.write(tmp_path / "run.ndjson", run)
    (column,) = gather([tmp_path / "run.ndjson"]).columns
    assert column.problem == ""

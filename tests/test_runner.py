"""The direct runner: bad scenarios told from bad engines. That pytest says the same: tests/test_pytest_way.py."""

import re

import pytest
from msgspec.structs import replace

from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario, SuiteStep
from monosashi.suite.faults import BadSentence
from monosashi.suite.phrases import AmbiguousPhrase, PhraseTable, Shared, UnknownPhrase
from monosashi.suite.tenses import Tense
from monosashi.verification import runner
from monosashi.verification.case import Case
from steps.deus import TABLE

EDITION, MAKER = "deus@2.00", "monster_maker@2021-03-20"
BEGUN = "it is South's main phase"


def scenario(*sentences: str) -> Scenario:
    steps = tuple(SuiteStep("*", text, number) for number, text in enumerate(sentences, 1))
    return Scenario("test/one", "test", "one", "Test", "test.feature", 1, (), steps)


def verdict(*sentences: str) -> tuple[Status, str]:
    result = runner.play(Case(Reference(), EDITION), scenario(*sentences))
    return result.status, result.message


@pytest.mark.thorough
def test_the_whole_suite_passes_on_the_reference() -> None:
    verdicts = [v for _, v in runner.run(Reference(), EDITION, suite.scenarios("deus"))]
    assert [(v.scenario, v.message) for v in verdicts if v.status is not Status.PASS] == []


def test_a_sentence_without_meaning_is_an_error_of_the_scenario() -> None:
    status, message = verdict("South dances")
    assert (status, message) == (Status.ERROR, "no step is defined for: South dances")


def test_an_attempt_must_be_looked_at() -> None:
    status, message = verdict("it is South's main phase", "South tries to resign")
    assert status is Status.ERROR
    assert "never says what comes of it" in message


def test_a_given_that_only_looks_is_an_error_of_the_scenario() -> None:
    """It would set nothing, whether what it says is so or not. After somebody has acted it may say what has become."""
    only_looks = "a Given must set something, but {!r} only looks at the position; say it after Then"
    for look in ("South's power is 0", "South's power is 15"):
        steps = tuple(
            SuiteStep(keyword, text, line, given=keyword != "Then")
            for line, (keyword, text) in enumerate([("Given", BEGUN), ("And", look), ("Then", "the game goes on")], 1)
        )
        result = runner.play(Case(Reference(), EDITION), replace(scenario(), steps=steps))
        assert (result.status, result.message, result.line) == (Status.ERROR, only_looks.format(look), 2)
    reached = ["South ends the phase", "it has become South's normal summon phase", "the game goes on"]
    steps = tuple(SuiteStep("*", text, line, given=True) for line, text in enumerate([BEGUN, *reached], 1))
    assert runner.play(Case(Reference(), EDITION), replace(scenario(), steps=steps)).status is Status.PASS


@pytest.mark.parametrize("late", ["it is North's main phase", "a control marker lies on b2"])
def test_a_position_is_not_described_once_it_lies_on_the_table(late: str) -> None:
    """It would change nothing, before the When and after Then alike; the sentence is to blame, not the engine."""
    told = f"{late!r} changes nothing any more: the position lies on the table; say it before anybody acts"
    status, message = verdict("it is South's main phase", "South ends the phase", late)
    assert (status, message) == (Status.ERROR, told)


def test_what_is_given_is_known_from_the_feature() -> None:
    """A background's Givens and what goes on from them, in every scenario up to the When."""
    every = suite.scenarios(MAKER)
    kinds = {
        tuple(dict.fromkeys((step.keyword, step.given) for step in one.steps if step.keyword != "And")) for one in every
    }
    assert {flag for kind in kinds for keyword, flag in kind if keyword == "Given"} == {True}
    assert {flag for kind in kinds for keyword, flag in kind if keyword in ("When", "Then")} == {False}


def test_outcomes_left_over_fail_the_scenario() -> None:
    dice = "the initiative dice will show South 3 and North 4"
    assert verdict("it is South's main phase", dice, "South ends the phase")[0] is Status.CHANCE_MISMATCH


def test_a_level_not_offered_is_unsupported() -> None:
    view = next(s for s in suite.scenarios("deus") if any("sees no card" in step.text for step in s.steps))
    result = runner.play(Case(Reference(), EDITION, ("core", "effects", "setup")), view)
    assert result.status is Status.UNSUPPORTED


def test_a_refusal_for_another_clause_is_a_wrong_reason() -> None:
    found = next(
        s for s in suite.scenarios("deus") if any(t.text == "it is refused under deus.march.a" for t in s.steps)
    )
    changed = replace(
        found,
        steps=tuple(replace(s, text=s.text.replace("under deus.march.a", "under deus.march.c")) for s in found.steps),
    )
    assert runner.play(Case(Reference(), EDITION), changed).status is Status.WRONG_REASON


def test_what_should_have_been_accepted_is_told_as_scenarios_would_say_it() -> None:
    told = '“South ends the phase” ({"do":"end_phase"}) is refused'
    assert verdict("it is South's end declaration phase", "South ends the phase") == (Status.FAIL, told)
    assert TABLE.acts.told("south", {"do": "pass", "loudly": True}) == '{"do":"pass","loudly":true} by south'


def test_phrases_must_be_known_and_unambiguous() -> None:
    table = PhraseTable(TABLE.placeholders, Shared())
    table.step("{seat} waves")(lambda case, seat: None)
    table.step("{seat} waves", "South waves")(lambda case, seat="": None)
    with pytest.raises(AmbiguousPhrase, match="South waves"):
        table.match("South waves")
    with pytest.raises(UnknownPhrase):
        table.match("East waves")


def test_a_placeholder_stands_in_a_sentence_once() -> None:
    table = PhraseTable(TABLE.placeholders, Shared())
    told = (
        "the sentence '{seat} takes {card} and {card}': {card} stands in it 2 times, so that nobody could tell which "
        "is meant; number them: {card} and {card2}"
    )
    with pytest.raises(BadSentence, match=re.escape(told)):
        table.step("{seat} takes {card} and {card}")(print)
    with pytest.raises(BadSentence, match=re.escape(told)):
        table.act("take", "{seat} takes {card} and {card}", "Two cards.")
    table = PhraseTable(TABLE.placeholders, Shared())
    table.act("take", "{seat} takes {card} and {card2}", "Two cards.", fields={"card2": "other"})
    action = {"do": "take", "card": "Fox", "other": "Owl"}
    assert table.heard("South takes Fox and Owl") == ("south", action, Tense.DOES)

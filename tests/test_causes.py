"""Failures that have one cause are told as one: by the clause demanded, the fields that differ, the words said."""

import shlex
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from sample_records import EDITION, SCENARIOS, passes

from monosashi.subjects.object import InProcess
from monosashi.subjects.port import CAPABILITIES, Chance, Hello, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification import runner
from monosashi.verification.causes import Kind
from monosashi.verification.deep_check import DeepCheck
from monosashi.verification.grouping import Group, by_cause
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.verdict import Verdict
from reference_engine import edition

MARCHES = [scenario for scenario in SCENARIOS if scenario.file.startswith("march/")]


def played(engine: Any, *, deep: bool = False, capabilities: Sequence[str] = CAPABILITIES) -> list[Verdict]:
    """What an engine makes of the chapter on marching."""
    beside = Reference(edition(EDITION))
    subject = DeepCheck(InProcess(engine), beside, capabilities) if deep else Lockstep(InProcess(engine), beside)
    hello = Hello("engine", editions=(EDITION,), capabilities=tuple(capabilities))
    found = [verdict for _, verdict in runner.run(subject, EDITION, MARCHES, hello)]
    return [verdict for verdict in found if verdict.status is not Status.PASS]


def causes(verdicts: Sequence[Verdict]) -> dict[str, int]:
    """How many failures each cause explains."""
    return {group.cause.id: len(group.failures) for group in by_cause(EDITION, verdicts)}


def without(clause: str) -> Reference:
    return Reference(edition(EDITION).without(clause).amended(EDITION))


class Wrong(Reference):
    """The reference, until a subclass spoils an answer."""

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        return self.spoilt(seat, action, super().apply(seat, action, chance))

    def spoilt(self, seat: str, action: dict[str, Any], reply: Reply) -> Reply:
        return reply

    def change_position(self, **parts: Any) -> None:
        position = self.position.copied()
        for name, value in parts.items():
            setattr(position, name, value)
        self._settle(position)


class NamesAnother(Wrong):
    def spoilt(self, seat: str, action: dict[str, Any], reply: Reply) -> Reply:
        return reply if reply.accepted else replace(reply, clauses=("deus.deckout.trigger",))


class ForgetsMarkers(Wrong):
    def spoilt(self, seat: str, action: dict[str, Any], reply: Reply) -> Reply:
        if reply.accepted:
            self.change_position(control_markers=type(self.position.control_markers)())
        return reply


class ChangesWhenRefusing(Wrong):
    def spoilt(self, seat: str, action: dict[str, Any], reply: Reply) -> Reply:
        if not reply.accepted:
            players = dict(self.position.players)
            players[seat] = replace(players[seat], power=players[seat].power + 1)
            self.change_position(players=players)
        return reply


class SaysWhy(Reference):
    """Refuses every march, with the names of those who wanted to go, or a clause."""

    def __init__(self, *clauses: str) -> None:
        super().__init__()
        self.clauses = clauses

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        if action["do"] != "march":
            return super().apply(seat, action, chance)
        return Reply(
            False, self.clauses, message=f"{' and '.join(action['moves'])} of {seat} stay for {len(action)} days"
        )


class ListsNoMarches(Reference):
    def legal(self) -> list[dict[str, Any]]:
        return [action for action in super().legal() if action["do"] != "march"]


def test_a_forgotten_clause_is_one_cause_whatever_the_scenarios_stand_under() -> None:
    (group,) = by_cause(EDITION, played(without("deus.march.a")))
    assert group.cause.id == "accepted:deus.march.a"
    assert group.clauses == ("deus.march.a",)
    assert len(group.under) > 3, "scenarios of several clauses demand it"
    assert group.verdicts[0].scenario == "deus.march.a/an-exhausted-unit-stays-where-it-is", "the plainest comes first"
    assert group.headline == f"accepts what must be refused under deus.march.a · {len(group.failures)} scenarios"
    assert group.spread == ""


def test_a_clause_that_is_always_named_is_one_cause_and_not_one_for_each_that_is_broken() -> None:
    verdicts = played(NamesAnother())
    assert len({verdict.expected for verdict in verdicts}) > 5
    (group,) = by_cause(EDITION, verdicts)
    assert (group.cause.kind, group.clauses) == (Kind.NAMED, ("deus.deckout.trigger",))


def test_wrong_reasons_that_differ_are_told_by_the_clause_demanded() -> None:
    verdicts = [
        Verdict(f"a/{number}", "a", Status.WRONG_REASON, expected="deus.march.a", actual=given)
        for number, given in enumerate(("deus.march.c", "deus.march.d_empty", ""))
    ]
    assert causes(verdicts) == {"reason:deus.march.a": 3}


def test_fields_that_differ_are_a_cause() -> None:
    found = causes(played(ForgetsMarkers()))
    assert next(iter(found)) == "position:control_markers"
    assert found["position:control_markers"] == max(found.values()) > 5


def test_a_refusal_that_changes_something_is_a_cause() -> None:
    found = causes(played(ChangesWhenRefusing()))
    assert list(found) == ["changed:players.power"]


def test_the_words_of_a_refusal_are_a_cause_without_names_and_numbers() -> None:
    verdicts = played(SaysWhy())
    assert len({verdict.actual for verdict in verdicts if verdict.expected == "accepted"}) > 5
    (group, *_) = by_cause(EDITION, verdicts)
    assert group.cause.headline == "refuses a lawful “march”: … of … stay for … days"
    assert group.spread.startswith(f"its scenarios stand under {len(group.under)} clauses")


def test_names_are_masked_in_sentences_without_spaces() -> None:
    refused = [
        failed(
            number,
            expected="accepted",
            actual=f"{name}は行動完了です",
            message='"do":"march"',
            after={"cards": {name: name}},
        )
        for number, name in enumerate(("黒騎士", "弓兵「朧」"))
    ]
    (group,) = by_cause(EDITION, refused)
    assert group.cause.headline == "refuses a lawful “march”: …は行動完了です"


def test_the_clause_of_a_refusal_that_should_not_be_is_a_cause() -> None:
    (group, *_) = by_cause(EDITION, played(SaysWhy("deus.march.c")))
    assert group.cause.headline == "refuses what is lawful, under deus.march.c"
    assert group.clauses == ("deus.march.c",)


def test_a_list_of_legal_answers_is_told_by_what_it_lacks() -> None:
    found = by_cause(EDITION, played(ListsNoMarches(), deep=True))
    assert found[0].cause.headline == "leaves a lawful “march” out of the list"


def group_of(*verdicts: Verdict) -> tuple[Group[Verdict], ...]:
    return by_cause(EDITION, verdicts)


def failed(number: int, status: Status = Status.FAIL, **said: Any) -> Verdict:
    return replace(passes()[number], status=status, **said)


def test_of_two_clauses_the_one_counts_that_explains_more() -> None:
    either = failed(0, expected="refused under deus.march.a or deus.march.c", actual="accepted")
    one = failed(1, expected="refused under deus.march.c", actual="accepted")
    assert [group.cause.id for group in group_of(either)] == ["accepted:deus.march.a:deus.march.c"]
    assert [group.cause.id for group in group_of(either, one)] == ["accepted:deus.march.c"]


def test_the_cause_that_explains_most_comes_first() -> None:
    crashes = [failed(number, Status.CRASH, message=f"the process ended with status {number}") for number in range(3)]
    found = group_of(failed(9, expected="1", actual="2", step="Then a2 is empty"), *crashes)
    assert [(group.cause.id, len(group.failures)) for group in found] == [
        ("ended:crash:the-process-ended-with-status", 3),
        ("sentence:area-is-empty", 1),
    ]
    assert found[1].cause.headline == "does not do what is said: “{area} is empty”"


OTHERS: dict[str, dict[str, Any]] = {
    "turned-down:no": {"expected": "taken", "actual": "turned down", "message": "the position is turned down: no b2"},
    "taken": {"expected": "turned down, because of x", "actual": "accepted"},
    "refused:start:no": {"expected": "accepted", "actual": "refused no", "message": "the start is refused"},
    "sentence:then-nobody-says-so": {"expected": "1", "actual": "2", "step": "Then nobody says so"},
    "chance:march-used-dice": {"status": Status.CHANCE_MISMATCH, "message": "march used 2 dice"},
    "position:units.area": {"status": Status.SIDE_EFFECT, "expected": "units[x].area: b2", "actual": "b1"},
    "ended:not-run:-": {"status": Status.NOT_RUN},
    "legal:unlawful:end_turn": {"expected": "legal: not listed", "actual": '{"do":"end_turn"}'},
}


@pytest.mark.parametrize(("cause", "said"), OTHERS.items())
def test_other_causes_have_names_of_their_own(cause: str, said: dict[str, Any]) -> None:
    (group,) = group_of(replace(passes()[0], **{"status": Status.FAIL, **said}))
    assert group.cause.id == cause
    assert group.headline.endswith(" · 1 scenario")


def test_what_fails_in_an_image_only_says_so_unless_something_fails_as_it_is_written() -> None:
    upright = failed(0, expected="refused under deus.march.a", actual="accepted")
    turned = failed(1, expected="refused under deus.march.a", actual="accepted", image="seats")
    (alone,) = group_of(turned)
    assert alone.cause.id == "accepted:deus.march.a:in-seats"
    assert alone.cause.headline.endswith("(only in an image: seats)")
    assert [group.cause.id for group in group_of(turned, upright)] == ["accepted:deus.march.a"]


def test_positions_that_cannot_be_read_are_no_reason_to_fail() -> None:
    strange = failed(0, Status.SIDE_EFFECT, expected="x: 1", actual="2", after={"no": 1}, reference={"cards": 7})
    assert [group.cause.id for group in group_of(strange)] == ["position:x"]


def test_an_id_is_one_word_that_a_shell_leaves_alone() -> None:
    hostile = failed(0, Status.ERROR, message="<script>$(rm -rf /)`x`\x1b[31m |&; \n'\"" * 20)
    (group,) = group_of(hostile)
    assert shlex.quote(group.cause.id) == group.cause.id
    assert len(group.cause.id) < 200
    assert "\x1b" not in group.headline

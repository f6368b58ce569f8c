"""A cause whose positions differ is headed by the clause that is broken, not by that of most scenarios."""

import msgspec
import pytest
from msgspec.structs import replace
from sample_records import made, passes, with_changes
from wrong_engine import bent

import reference_engine as engine
from monosashi import suite
from monosashi.diagnosis import heading
from monosashi.diagnosis.heading import headed
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import CAPABILITIES, Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.verification import runner
from monosashi.verification.causes import Cause, Kind
from monosashi.verification.grouping import by_cause
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.results_file import Difference, Run, counts
from monosashi.verification.verdict import Verdict

EDITION = "dungeon_command@summary"
LOWER_WINS = "dungeon_command.end.winner/the-lower-morale-wins"
WINNER = "dungeon_command.end.winner"


def measured(rule: str, *groups: str) -> Run:
    """A run over some groups of clauses, of the reference by a wrong rule."""
    scenarios = [each for each in suite.scenarios(EDITION) if each.clause.split(".")[1] in groups]
    subject = Lockstep(InProcess(Reference(bent(EDITION, rule))), Reference(engine.edition(EDITION)))
    hello = Hello("wrong", editions=(EDITION,), capabilities=CAPABILITIES)
    verdicts = [verdict for _, verdict in runner.run(subject, EDITION, scenarios, hello)]
    run = made(verdicts, edition=EDITION, required=len(verdicts))
    return replace(run, footer=replace(run.footer, counts=counts(verdicts)))


@pytest.fixture(name="wrong", scope="module")
def _wrong() -> Run:
    return measured(LOWER_WINS, "cleanup", "damage", "cower", "end", "morale")


def test_the_clause_that_is_broken_heads_a_cause(wrong: Run) -> None:
    (group,) = by_cause(EDITION, wrong.failed)
    assert group.clauses != (WINNER,), "most scenarios stand under another clause"
    (found,) = headed([group], [wrong])
    assert found.clauses == (WINNER,)
    assert found.verdicts[0].clause == WINNER, "the plainest example comes first"
    assert sorted(each.scenario for each in found.failures) == sorted(each.scenario for each in group.failures)
    number = dict(group.under)[WINNER]
    assert found.spread.endswith(f"{len(group.under)} clauses, {number} of the scenarios under this one")


def test_the_clauses_are_recorded_by_which_the_reference_did_what_differs(wrong: Run) -> None:
    assert all(verdict.behind for verdict in wrong.failed)
    assert not any(verdict.behind for verdict in wrong.passed)


def test_a_difference_that_explains_most_of_a_cause_heads_it(wrong: Run) -> None:
    (group,) = by_cause(EDITION, wrong.failed)
    names = [verdict.scenario for verdict in group.verdicts]
    most, few = names[: len(names) // 2 + 1], names[: len(names) // 3]
    for explains, expected in ((most, "dungeon_command.morale.zero_ends"), (few, WINNER)):
        tried = Difference("x", "x", "dungeon_command.morale.zero_ends", explains=tuple(explains))
        run = replace(wrong, footer=replace(wrong.footer, differences=(tried,)))
        assert headed([group], [run])[0].clauses == (expected,)


def test_without_a_matrix_what_the_reference_did_and_where_scenarios_stand_is_weighed(
    wrong: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heading, "shipped_matrix", lambda _edition: None)
    (group,) = by_cause(EDITION, wrong.failed)
    plain = replace(wrong, verdicts=tuple(replace(verdict, behind=()) for verdict in wrong.verdicts))
    (alone,) = by_cause(EDITION, plain.failed)
    assert headed([alone], [plain])[0].clauses == group.clauses
    behind = tuple(replace(verdict, behind=("dungeon_command.a.b",)) for verdict in group.verdicts)
    (told,) = by_cause(EDITION, behind)
    assert headed([told], [wrong])[0].clauses == ("dungeon_command.a.b",)


def test_what_is_no_position_keeps_its_clause(wrong: Run) -> None:
    ended = [replace(verdict, status=Status.CRASH, message="gone") for verdict in wrong.failed]
    (group,) = by_cause(EDITION, ended)
    assert headed([group], [wrong]) == (group,)


# Causes that are one


def differing(number: int, *fields: str) -> Verdict:
    """A failure of a clause's own, in a position that differs in these fields of its first player."""
    found = passes()[number]
    changed = dict.fromkeys(fields, 9)
    view = Reference()
    view.load("deus@2.00", suite.blank_position("deus"))
    shown = msgspec.to_builtins(view.observe("judge"))
    players = {seat: {**each, **changed} for seat, each in shown["players"].items()}
    return replace(found, status=Status.SIDE_EFFECT, reference=shown, after={**shown, "players": players})


def test_causes_whose_fields_contain_each_other_are_one() -> None:
    power = [differing(number, "power") for number in range(3)]
    both = [differing(3, "power", "deck_count")]
    run = made(with_changes(passes(), [*power, *both]))
    (group,) = by_cause(run.header.edition, run.failed)
    assert group.cause == Cause(Kind.POSITION, ("players.power",)), "the id of the greatest stays"
    assert group.joined == ("position:players.deck_count:players.power",)
    assert len(group.failures) == 4


def test_causes_that_share_a_field_only_stay_apart() -> None:
    one = [differing(number, "power", "deck_count") for number in range(2)]
    other = [differing(2, "power", "hand_count")]
    assert [len(group.failures) for group in by_cause("deus@2.00", [*one, *other])] == [2, 1]

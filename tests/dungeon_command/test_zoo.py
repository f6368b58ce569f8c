"""The zoo plays Dungeon Command, too: wrong engines get the verdicts that they deserve, said beforehand."""

import pytest
from zoo.foresight import traces
from zoo.measuring import EVERY, assert_counts, measure
from zoo.measuring import marked_fixture as marked_fixture
from zoo.predictions import Drifts, where
from zoo.rules import ELSEWHERE
from zoo.wire import LAST_WORDS

from monosashi.subjects.status import Status
from monosashi.suite.controls import controls
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.verification.results_file import Run
from monosashi.verification.run import exit_code
from monosashi.verification.session import Invalid

# The zoo of Deus is looked at always.
pytestmark = [pytest.mark.usefixtures("marked"), pytest.mark.thorough]

GAME = "dungeon_command"
EDITION = "dungeon_command@summary"
SLICE = tuple(f"{GAME}.{group}" for group in ("zoc", "setup", "ranged", "orders", "deploy", "treasure"))
"""Something of everything: shuffles, views, set-up, effects, refusals, lists of legal answers."""

QUARREL = (f"{GAME}.actions",)
"""Where powers are used, among other things: enough for engines that then misbehave."""

PASS = {Status.PASS}


def zoo(engine: str, clauses: tuple[str, ...] = SLICE, recheck: int = 0, **settings: float) -> Run:
    return measure(f"{GAME}/{engine}", clauses=clauses, recheck=recheck, edition=EDITION, **settings)


FORESEEN = {
    "accepts-all": where(lambda event: event.refused),
    "refuses-all": where(lambda event: event.accepted or event.what == "start", {Status.FAIL}),
    "wrong-clause": lambda: lambda trace: {Status.WRONG_REASON} if "reasons" in trace.capabilities else PASS,
    "names-more": lambda: lambda trace: {Status.WRONG_REASON} if "reasons" in trace.capabilities else PASS,
    "changes-when-refusing": where(lambda event: event.refused, {Status.SIDE_EFFECT}),
    "hides-dice": where(lambda event: event.chance, {Status.CHANCE_MISMATCH}),
    "claims-capabilities": where(lambda event: event.what == "legal", {Status.ERROR}),
    "drifts": Drifts,
}
SAID = {
    "names-more": "under what nothing breaks",
    "accepts-all": "the action was accepted",
    "refuses-all": "is refused",
    "wrong-clause": f"refused under {ELSEWHERE[GAME]}",
    "changes-when-refusing": "changed the position although it refused",
    "hides-dice": "used 0 scripted outcomes; expected",
}


@pytest.mark.parametrize("engine", FORESEEN)
def test_a_wrong_engine_fails_where_it_is_wrong_and_nowhere_else(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And no fault of an engine makes any control pass."""
    monkeypatch.setattr("monosashi.suite.controls.MIN_CONTROLS", EVERY)
    run = zoo(engine)
    foresee = FORESEEN[engine]()
    found = [(verdict, foresee(traces(GAME)[verdict.scenario])) for verdict in run.verdicts]
    surprises = [
        (verdict.scenario, verdict.status, expected, verdict.message)
        for verdict, expected in found
        if not verdict.control and verdict.status not in expected
    ]
    assert surprises == []
    assert_counts(run)
    assert run.footer.controls == len(controls(GAME))
    assert run.passed
    assert run.failed
    assert exit_code(run, None) == FAILURES
    assert any(SAID.get(engine, "") in verdict.message for verdict in run.failed)


@pytest.mark.parametrize("engine", ["right", "core-only", "other-way-round", "spells-out"])
def test_a_right_engine_passes_however_it_writes_and_however_little_it_offers(engine: str) -> None:
    run = zoo(engine, recheck=50)
    assert_counts(run)
    assert [(verdict.scenario, verdict.message) for verdict in run.failed] == []
    assert exit_code(run, None) == ALL_PASS
    assert bool(run.unsupported) is (engine == "core-only")


# Engines without manners


@pytest.mark.parametrize(
    ("engine", "status", "words"),
    [
        ("hangs", Status.TIMEOUT, "no answer to apply within"),
        ("crashes", Status.CRASH, "ended with exit status 70"),
        ("chatters", Status.PROTOCOL_ERROR, "'thinking...'"),
    ],
)
def test_misbehaviour_costs_the_scenario_in_which_it_happens(engine: str, status: Status, words: str) -> None:
    chosen = [name for name, uses in upset().items() if uses][:2] + [
        name for name, uses in upset().items() if not uses
    ][:4]
    patience = {"timeout": 1.5} if status is Status.TIMEOUT else {}
    run = zoo(engine, tuple(chosen), **patience)
    assert run.footer.invalid == ""
    hit = [verdict for verdict in run.scored if upset()[verdict.scenario]]
    assert len(hit) == 2
    for verdict in run.scored:
        assert verdict.status is (status if verdict in hit else Status.PASS), (verdict.scenario, verdict.message)
    for verdict in hit:
        assert words in verdict.message
        assert LAST_WORDS in verdict.words


def upset() -> dict[str, bool]:
    """Scenarios in which powers are used, and others."""
    names = (name for name in traces(GAME).scenarios if name.startswith(QUARREL))  # type: ignore[attr-defined]
    return {name: any(event.what == "use_power" for event in traces(GAME)[name].events) for name in names}


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        ("other-edition", f"does not offer {EDITION}; it offers dungeon_command@9.99"),
        ("odd-readings", f"{EDITION} has no such switch"),
        ("greets", "'Welcome to the game!'"),
        ("claims-edition", "edition: not known here"),
    ],
)
def test_who_lies_in_hello_or_is_not_connected_is_not_measured(engine: str, words: str) -> None:
    with pytest.raises(Invalid) as caught:
        zoo(engine, QUARREL)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)

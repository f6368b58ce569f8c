"""Both directions of a conversation against the published schemas: whose fault it is, and where."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from monosashi import suite
from monosashi.subjects import validation
from monosashi.subjects.program import Child
from monosashi.subjects.protocol import PLAYER_METHODS, schemas
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import OurFault, ScenarioEnded, Status
from monosashi.subjects.validation import Checker, fault
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.lockstep import Lockstep, reference_for
from reference_engine import GAMES

DEUS = "deus@2.00"
LOAD = {"edition": DEUS, "position": {"marching": "south"}}


def message(method: str, params: dict[str, Any]) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


def result(value: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "result": value}).encode()


def asked(edition: str = DEUS) -> Checker:
    """A checker that knows what is being played."""
    checker = Checker()
    checker.request("load", message("load", {**LOAD, "edition": edition}))
    return checker


def played(ids: list[str], checker: Checker) -> dict[str, str]:
    """Scenarios over a child, every message checked."""
    chosen = [scenario for scenario in suite.scenarios("deus") if scenario.clause in ids]
    assert {scenario.clause for scenario in chosen} == set(ids)
    with Child([sys.executable, "-m", "monosashi.subjects.serve", "deus"], validator=checker) as child:
        hello = child.hello()
        lockstep = Lockstep(child, reference_for(hello, DEUS))
        return {s.id: str(runner.play(Case(lockstep, DEUS, hello.capabilities), s).status) for s in chosen}


def test_real_conversations_fit_in_both_directions(monkeypatch: pytest.MonkeyPatch) -> None:
    """All methods, with documents that are to be turned down among them; every message is looked at."""
    looked = []
    monkeypatch.setattr(validation, "fault", lambda *a: looked.append(a[0]) or fault(*a))
    ids = ["deus.march.a", "deus.flow.sequence", "deus.zone.hand.private", "deus.overview.six_attributes"]
    legal = next(s.clause for s in suite.scenarios("deus") if any("answers open" in t.text for t in s.steps))
    assert set(played([*ids, legal], Checker()).values()) == {"pass"}
    others = {*GAMES} - {"deus"}
    names = {name for name in schemas() if name != "error" and name.partition(".")[0] not in {*others, *PLAYER_METHODS}}
    assert set(looked) >= names - {"bye.response"}
    assert "error" in looked


@pytest.mark.parametrize(
    ("method", "answer", "place"),
    [
        ("hello", result({"version": "1"}), "hello.response at $.result: 'name' is a required property"),
        ("load", result({}), "load.response at $.result"),
        ("apply", result({"accepted": "yes"}), "apply.response at $.result.accepted: 'yes' is not of type 'boolean'"),
        ("apply", result({"accepted": True, "drawn": 1.5}), "apply.response at $.result.drawn"),
        ("load", result({"view": {}}), "deus.view at $.result.view"),
        ("apply", result({"accepted": True, "view": {"turn": 3}}), "deus.view at $.result.view"),
        ("apply", result({"accepted": True, "view": 3}), "apply.response at $.result.view"),
        ("start", result({"accepted": False, "view": {"viewer": "judge"}}), "deus.view at $.result.view"),
        ("legal", result([{"do": "pass"}, {"do": "castle"}]), "deus.action at $.result[1]"),
        ("observe", result({}), "deus.view at $.result"),
        ("load", result({"view": {"turn": 1}}), "deus.view at $.result.view"),
        ("apply", result({"accepted": True, "view": {"turn": 1}}), "deus.view at $.result.view"),
        ("observe", b'{"jsonrpc":"2.0","id":1,"error":{"code":"bad","message":""}}', "error at $.error.code"),
    ],
)
def test_a_wrong_answer_is_a_protocol_error_with_its_place(method: str, answer: bytes, place: str) -> None:
    with pytest.raises(ScenarioEnded) as caught:
        asked().answer(method, answer)
    assert caught.value.status is Status.PROTOCOL_ERROR
    assert place in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_place_deep_in_a_view_is_named() -> None:
    reference = Reference()
    reference.load(DEUS, LOAD["position"])  # type: ignore[arg-type]
    from msgspec import to_builtins

    view = to_builtins(reference.observe("judge"))
    asked().answer("observe", result(view))
    asked().answer("load", result({"view": view}))
    asked().answer("apply", result({"accepted": False, "view": view}))
    for value in (None, {"accepted": True}, {"accepted": True, "view": None}):
        asked().answer("load" if value is None else "apply", result(value))
    view["players"]["south"]["power"] = "much"
    with pytest.raises(
        ScenarioEnded, match=r"deus.view at \$.result.players.south.power: 'much' is not of type 'integer'"
    ):
        asked().answer("observe", result(view))


@pytest.mark.parametrize(
    ("method", "params", "place"),
    [
        ("observe", {"viewer": "everybody"}, "observe.request at $.params.viewer"),
        ("apply", {"seat": "south"}, "apply.request at $.params: 'action' is a required property"),
        ("load", {**LOAD, "more": 1}, "load.request at $.params"),
    ],
)
def test_a_wrong_request_is_our_fault(method: str, params: dict[str, Any], place: str) -> None:
    with pytest.raises(OurFault) as caught:
        asked().request(method, message(method, params))
    assert place in str(caught.value)
    assert str(caught.value).startswith("the kit is at fault, not the engine")


def test_a_document_may_break_its_schema_only_if_it_is_meant_to_be_turned_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrong = {"edition": DEUS, "position": {"marching": "east"}}
    asked().request("load", message("load", wrong))
    schema = {"properties": {"marching": {"const": "north"}}}
    monkeypatch.setitem(validation.validators(), "deus.position", validation.Draft202012Validator(schema))
    with pytest.raises(OurFault, match=r"deus.position at \$.params.position.marching"):
        asked()


def test_our_fault_ends_the_run_instead_of_counting_against_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(validation.validators(), "apply.request", validation.Draft202012Validator({"required": ["x"]}))
    with pytest.raises(OurFault, match="its own apply request breaks the published schema"):
        played(["deus.march.a"], Checker())


def test_a_wrong_answer_of_a_process_costs_the_scenario_only(tmp_path: Path) -> None:
    program = tmp_path / "own.py"
    program.write_text(
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    hello = {'name': 'own', 'editions': ['deus@2.00'], 'capabilities': ['core']}\n"
        "    r = {'hello': hello, 'legal': [{'do': 'castle'}]}.get(m['method'])\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': m['id'], 'result': r}), flush=True)\n"
    )
    for checker, expected in ((None, [{"do": "castle"}]), (Checker(), None)):
        with Child([sys.executable, str(program)], validator=checker) as child:
            child.load(DEUS, {"marching": "south"})
            if expected:
                assert child.legal() == expected
            else:
                with pytest.raises(ScenarioEnded, match=r"deus.action at \$.result\[0\]"):
                    child.legal()
                child.load(DEUS, {"marching": "south"})
                assert child.restarts == 0

"""The way in for the TCG: adapters wrong in one thing are found out in just that, nothing of other games is said."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mischief import faults, outcomes, script

import reference_engine as engine
from monosashi import suite
from monosashi.adapters import TEMPLATES, template
from monosashi.adapters.checker import check_adapter, checks
from monosashi.games.moncolle_tcg import adapter as tcg_adapter
from monosashi.games.moncolle_tcg import smoke
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.subjects.validation import fault
from monosashi.verification.lockstep import Lockstep, reference_for
from monosashi.verification.runner import run
from monosashi.verification.smoke import SMOKE, CheckStatus
from monosashi.verification.smoke import smoke as smoke_checks
from monosashi.verification.turned_down import bad_documents
from monosashi.verification.view_types import piles_of

TCG = "moncolle_tcg@quick-reference"
ROOT = Path(__file__).resolve().parents[2]
SERVE = [sys.executable, "-m", "monosashi.subjects.serve", "moncolle_tcg"]
NODE = shutil.which("node")

RICH = "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][1].get('turn') == 6:\n    "
"""When the richest position is looked at."""

MISCHIEF = {
    "a default is missing": (
        "if method == 'observe' and state['loads'][0] == {} and len(state['loads'][1]) == 1: result['turn'] = 1",
        "a minimal position", "turn: expected 3, actual 1",
    ),
    "the judge sees no deck": (
        "if method == 'observe' and state['loads'][0] == {} and len(state['loads'][1]) == 1:\n"
        "    del result['players']['north']['deck']",
        "a minimal position", "leaves out players.north.deck",
    ),
    "terrain changes owners": (
        f"{RICH}result['field']['a2']['placed_by'] = 'south'",
        "a rich position", "field[a2].placed_by: expected north, actual south",
    ),
    "what lies under a proxy is lost": (
        f"{RICH}result['field']['a3']['card'] = ''",
        "a rich position", "field[a3].card: expected Under",
    ),
    "equipment lies about": (
        f"{RICH}result['units'][0]['equipment'] = []",
        "a rich position", "units[Knight].equipment",
    ),
    "an area was not fought on": (
        f"{RICH}result['fought_on'] = []",
        "a rich position", "fought_on",
    ),
    "two units of one card are one": (
        "if method == 'observe' and 'Knight 2' in str(result):\n"
        "    result['units'] = [unit for unit in result['units'] if unit['id'] != 'Knight 2']",
        "ids of cards and units", "units[Knight 2]: expected",
    ),
    "the last position shines through": (
        "if method == 'observe' and state['loads'][0].get('turn') == 6 and len(state['loads'][1]) == 1:\n"
        "    result['proxy_used'] = True",
        "a second load", "loaded before is left: not shown as it was loaded: proxy_used",
    ),
    "a bad position is an internal error": (
        "if 'error' in answer and method == 'load': answer['error']['code'] = -32603",
        "bad positions", "expected error -32000",
    ),
    "the view stands still": (
        "if method in ('load', 'start'): state['view'] = None\n"
        "if params.get('viewer') == 'judge' and len(state['loads'][1].get('units', [])) == 3:\n"
        "    answer['result'] = state['view'] = state.get('view') or result",
        "a march", "a march was accepted, and the view is the same as before",
    ),
    "nonsense is accepted": (
        "if action.get('card') == 'Nothing': answer['result'] = {'accepted': True}",
        "refusals", "terrain from nobody's hand was accepted",
    ),
    "the view in an answer is another one": (
        "if method == 'apply' and action == {'do': 'march', 'units': ['Squire'], 'area': 'b1'}:\n"
        "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
        "views in answers", "in the answer to a refused apply is not the one that observe shows",
    ),
    "own dice are rolled": (
        "if method == 'apply' and action['do'] == 'pass' and result.get('wanted'):\n"
        "    dice = [{'draw': 'initiative die', 'of': 'south', 'shows': 5},\n"
        "            {'draw': 'initiative die', 'of': 'north', 'shows': 3}]\n"
        "    answer['result'] = server.real('apply', seat=params['seat'], action=action, chance=dice)",
        "chance in a battle", "although no dice were given",
    ),
    "all outcomes are said to be used": (
        "if action.get('do') == 'pass' and params['chance']: result['drawn'] = len(params['chance'])",
        "chance in a battle", "initiative dice are two; drawn says 3",
    ),
    "a game needs no shuffles": (
        "if method == 'start' and result.get('wanted'): answer['result'] = {'accepted': True, 'drawn': 0}",
        "capability setup", "although no shuffles were given",
    ),
    "south is always first": (
        "if method == 'observe' and result['turn'] == 1: result['marching'] = 'south'",
        "capability setup", "make no difference: with 5 against 2 and with 2 against 5 it is south",
    ),
    "card texts are too much": (
        "if any('automatic' in c for c in position.get('cards', {}).values()):\n"
        "    answer = problem(request, -32000, 'no texts')",
        "capability effects", "turns down cards with texts: no texts",
    ),
    "bad documents are taken": (
        "if method == 'load' and answer.get('error', {}).get('code') == -32000:\n"
        "    answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': None}",
        "capability documents", "takes every bad one",
    ),
    "a hand is shown": (
        "if method == 'observe' and params['viewer'] == 'north' and 'Secret north hand' in str(result):\n"
        "    result['players']['south']['hand'] = ['Secret south hand']",
        "capability views", "north is shown a card of south's hand",
    ),
    "the own hand is hidden": (
        "if method == 'observe' and params['viewer'] == 'south' and 'Secret south hand' in str(result):\n"
        "    result['players']['south']['hand'] = []; result['cards'] = {}",
        "capability views", "south is not shown its own hand",
    ),
    "legal lists what is refused": (
        "if method == 'legal': result.insert(0, {'do': 'march', 'units': ['Squire'], 'area': 'b1'})",
        "capability legal", "then refused",
    ),
    "no clause is named": (
        "if method == 'apply': result.pop('clauses', None)", "capability reasons", "names no clause"
    ),
    "clauses of another game are named": (
        "if method == 'apply' and 'clauses' in result: result['clauses'] = ['deus.march.a']",
        "capability reasons", "names deus.march.a, which is no clause",
    ),
}  # fmt: skip


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the packages wherever the tests are started."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)


def test_every_check_that_is_the_game_s_is_shown_to_find_something() -> None:
    """Those of single lines are the same for every game; tests/test_adapters.py shows them."""
    found = {check for _, check, _ in MISCHIEF.values()}
    lines = {"hello", "protocol version", "edition", "capabilities", "vocabulary", "readings", "unknown methods"}
    lines |= {"ids of requests", "one line for each request", "long lines", "bye"}
    assert found == {*checks(TCG)} - lines


@pytest.mark.thorough
@pytest.mark.parametrize("name", MISCHIEF)
def test_an_adapter_wrong_in_one_thing_is_found_out_in_just_that(name: str) -> None:
    mischief, check, words = MISCHIEF[name]
    found = list(check_adapter(script(mischief, game="moncolle_tcg"), TCG, timeout=10))
    assert set(faults(found)) == {check}, faults(found)
    assert words in faults(found)[check]


def test_the_reference_has_no_fault() -> None:
    assert set(outcomes(SERVE, TCG).values()) == {CheckStatus.OK}


def test_smoke_checks_of_the_reference_are_ok() -> None:
    subject = Reference()
    found = smoke_checks(subject, TCG, subject.hello())
    assert [check.name for check in found] == list(SMOKE)
    assert all(check.ok and not check.fatal for check in found)


def test_positions_have_what_they_are_for() -> None:
    """Ids as odd as they come, something in every zone, an act that changes something without dice."""
    assert {"007", "knight", "Knight", "Knight 2"} < set(smoke.ODD.position["cards"])
    reference = Reference()
    reference.load(TCG, dict(smoke.rich(TCG).position))
    rich = reference.observe("judge")
    zones = (*piles_of(engine.game(TCG)), "discard", "excluded")
    assert all(any(getattr(player, pile) for player in rich.players.values()) for pile in zones)
    assert {ground.kind for ground in rich.field.values()} == {"base", "terrain", "proxy"}
    assert not any("abilities" in card for card in smoke.RICH["cards"].values())
    reference.load(TCG, dict(smoke.DEED.position))
    before = reference.observe("judge")
    reply = reference.apply(smoke.DEED.seat, dict(smoke.DEED.action), ())
    assert (reply.accepted, reply.drawn) == (True, 0)
    assert reference.observe("judge") != before


def test_what_is_sent_fits_the_published_schemas_and_has_nothing_of_another_game(tmp_path: Path) -> None:
    log = tmp_path / "sent"
    keep = f"open({str(log)!r}, 'a').write(json.dumps(request) + chr(10))"
    findings = list(check_adapter(script(keep, game="moncolle_tcg"), TCG, timeout=10))
    assert {finding.outcome for finding in findings} <= {CheckStatus.OK, CheckStatus.NOT_OFFERED}
    text = log.read_text("utf-8")
    said = "".join(finding.seen + finding.advice for finding in findings)
    assert not any(other in (text + said).lower() for other in ("deus", "monster_maker"))
    sent = [json.loads(line) for line in text.splitlines()]
    positions = [request["params"]["position"] for request in sent if request["method"] == "load"]
    wrong = [position for position in positions if fault("moncolle_tcg.position", position)]
    assert len(positions) > 20
    written = [bad.position for bad in bad_documents(TCG)]
    assert all(position.get("phase") == "teatime" or position in written for position in wrong)


# The samples


@pytest.fixture(params=list(TEMPLATES))
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The command of a sample adapter as a user has it."""
    runner = {"python": sys.executable, "javascript": NODE}[request.param]
    if runner is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    file = tmp_path / TEMPLATES[request.param].file
    file.write_text(template(request.param, tcg_adapter), "utf-8")
    return [runner, str(file)]


def test_the_samples_have_no_fault(sample: list[str]) -> None:
    found = outcomes(sample, TCG)
    assert CheckStatus.FAULT not in found.values()
    assert found["a march"] is CheckStatus.OK
    assert found["chance in a battle"] is CheckStatus.RULES


def test_the_samples_pass_some_scenarios_and_fail_others(sample: list[str]) -> None:
    """Scenarios need terrain and no effects: whoever knows no card texts yet can begin with them."""
    chapter = [s for s in suite.scenarios(TCG) if s.clause.startswith("moncolle_tcg.march.")][:120]
    with Child(sample, timeout=10) as child:
        hello = child.hello()
        subject = Lockstep(child, reference_for(hello, TCG))
        verdicts = [verdict.status for _, verdict in run(subject, TCG, chapter, hello)]
    assert set(verdicts) >= {Status.PASS, Status.FAIL}
    assert set(verdicts) <= {Status.PASS, Status.FAIL, Status.SIDE_EFFECT, Status.UNSUPPORTED}
    assert 0.2 <= verdicts.count(Status.PASS) / len(verdicts) <= 0.7


def test_the_samples_fit_on_a_screen() -> None:
    for language in TEMPLATES:
        lines = template(language, tcg_adapter).splitlines()
        assert len(lines) <= 135
        assert max(map(len, lines)) <= 120


def test_a_new_user_of_this_game_in_an_empty_folder(tmp_path: Path) -> None:
    """Who plays this game hears nothing of another one."""

    def monosashi(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "monosashi", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, timeout=120, cwd=tmp_path, stdin=subprocess.DEVNULL
        )

    written = monosashi("new-adapter", "python", "--game", "moncolle_tcg")
    assert written.returncode == 0
    assert (tmp_path / "adapter.py").read_text("utf-8") == template("python", tcg_adapter)
    assert "monosashi verify --clause moncolle_tcg.march -- python3 adapter.py" in written.stdout
    checked = monosashi("check-adapter", "--timeout", "10", "--", sys.executable, "adapter.py")
    assert checked.returncode == 0, checked.stdout
    assert "no fault of the adapter; 1 for the rules" in checked.stdout
    assert "a march is accepted and shown" in checked.stdout
    assert "deus" not in (written.stdout + checked.stdout + checked.stderr).lower()

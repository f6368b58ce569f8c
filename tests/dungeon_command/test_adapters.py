"""The way in for Dungeon Command: adapters wrong in one thing are found out in just that, no other game is named."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mischief import faults, outcomes, script

import reference_engine as engine
from monosashi.adapters import TEMPLATES, template
from monosashi.adapters.checker import check_adapter, checks
from monosashi.games.dungeon_command import adapter as command_adapter
from monosashi.games.dungeon_command import smoke
from monosashi.subjects.reference import Reference
from monosashi.subjects.validation import fault
from monosashi.verification.smoke import SMOKE, CheckStatus
from monosashi.verification.smoke import smoke as smoke_checks
from monosashi.verification.turned_down import bad_documents
from monosashi.verification.view_types import cards_in, piles_of

COMMAND = "dungeon_command@summary"
ROOT = Path(__file__).resolve().parents[2]
SERVE = [sys.executable, "-m", "monosashi.subjects.serve", "dungeon_command"]
NODE = shutil.which("node")

FIRST = (
    "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][0] == {} "
    "and len(state['loads'][1]['creatures']) == 2: "
)
"""When the smallest position is looked at for the first time."""

RICH = "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][1].get('turn') == 6:\n    "
"""When the judge looks at the richest one."""

MISCHIEF = {
    "a default is missing": (
        FIRST + "result['turn'] = 3",
        "a minimal position", "turn: expected 1, actual 3",
    ),
    "the judge sees no hand": (
        FIRST + "del result['players']['north']['creature_hand']",
        "a minimal position", "leaves out players.north.creature_hand",
    ),
    "the map is upside down": (
        RICH + "result['battlefield']['rows'].reverse()",
        "a rich position", "battlefield.rows: expected",
    ),
    "a tapped creature is shown untapped": (
        RICH + "[each.pop('tapped', 0) for each in result['creatures']]",
        "a rich position", "creatures[Wolf].tapped: expected yes, actual no",
    ),
    "owner and controller are one": (
        RICH + "[each.update(owner=each['controller']) for each in result['creatures']]",
        "a rich position", "creatures[Hawk].owner: expected north, actual south",
    ),
    "tokens are not counted": (
        RICH + "result['treasures']['f5']['left'] = 3",
        "a rich position", "treasures[f5].left: expected 1, actual 3",
    ),
    "two creatures of one card are one": (
        "if method == 'observe' and 'Wolf 2' in str(result):\n"
        "    result['creatures'] = [each for each in result['creatures'] if each['id'] != 'Wolf 2']",
        "ids of cards and units", "creatures[Wolf 2]: expected",
    ),
    "the last position shines through": (
        "if method == 'observe' and state['loads'][0].get('turn') == 6 and len(state['loads'][1]['creatures']) == 2:\n"
        "    result['players']['south']['order_discard'] = ['Volley']",
        "a second load", "loaded before is left: not shown as it was loaded: players[south].order_discard",
    ),
    "a bad position is an internal error": (
        "if 'error' in answer and method == 'load': answer['error']['code'] = -32603",
        "bad positions", "expected error -32000",
    ),
    "the view stands still": (
        "if method in ('load', 'start'): state['view'] = None\n"
        "if params.get('viewer') == 'judge' and 'Owl' in state['loads'][1].get('creatures', {}) "
        "and len(state['loads'][1]['creatures']) == 3:\n"
        "    answer['result'] = state['view'] = state.get('view') or result",
        "an activation", "an activation was accepted, and the view is the same as before",
    ),
    "nonsense is accepted": (
        "if action.get('path') == []: answer['result'] = {'accepted': True}",
        "refusals", "a move over no square was accepted",
    ),
    "the view in an answer is another one": (
        "if method == 'apply' and action == {'do': 'activate', 'creature': 'Owl'}:\n"
        "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
        "views in answers", "in the answer to a refused apply is not the one that observe shows",
    ),
    "the chooser is drawn by the program": (
        "if method == 'start' and result.get('wanted'):\n"
        "    drawn = [{'draw': 'chooser', 'of': 'chance'}]\n"
        "    answer['result'] = server.real('start', edition=params['edition'], start={}, chance=drawn)",
        "capability setup", "although no chooser was drawn",
    ),
    "south always chooses": (
        "if method == 'observe' and result['turn'] == 0 and result['asked']['kind'] == 'first_player':\n"
        "    result['asked']['seat'] = 'south'",
        "capability setup", "makes no difference: either way south is asked",
    ),
    "a game needs no shuffles": (
        "if method == 'apply' and action['do'] == 'choose_side' and result.get('wanted'):\n"
        "    answer['result'] = {'accepted': True}",
        "capability setup", "although no chests and no shuffles were given",
    ),
    "all outcomes are said to be used": (
        "if action.get('do') == 'choose_side' and params['chance']: result['drawn'] = len(params['chance'])",
        "capability setup", "the chests and four shuffles are five; drawn says 6",
    ),
    "card texts are too much": (
        "if any('constants' in c for c in position.get('cards', {}).values()):\n"
        "    answer = problem(request, -32000, 'no texts')",
        "capability effects", "turns down cards with texts: no texts",
    ),
    "a hand is shown": (
        "if method == 'observe' and params['viewer'] == 'north' and 'Secret north order hand' in str(result):\n"
        "    result['players']['south']['order_hand'] = ['Secret south order hand']",
        "capability views", "north is shown a card of south's order hand",
    ),
    "the own hand is hidden": (
        "if method == 'observe' and params['viewer'] == 'south' and 'Secret south creature hand' in str(result):\n"
        "    result['players']['south']['creature_hand'] = None; result['cards'] = {}",
        "capability views", "south is not shown its own creature hand",
    ),
    "legal lists what is refused": (
        "if method == 'legal': result.append({'do': 'activate', 'creature': 'Rat'})",
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

NOT_OFFERED = {"chance in a battle"}
"""What Dungeon Command has not."""


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
    # Bad documents are the suite's, and turned down in the same way in every game.
    assert found == {*checks(COMMAND)} - lines - NOT_OFFERED - {"capability documents"}


@pytest.mark.thorough
@pytest.mark.parametrize("name", MISCHIEF)
def test_an_adapter_wrong_in_one_thing_is_found_out_in_just_that(name: str) -> None:
    mischief, check, words = MISCHIEF[name]
    found = list(check_adapter(script(mischief, game="dungeon_command"), COMMAND, timeout=10))
    assert set(faults(found)) == {check}, faults(found)
    assert words in faults(found)[check]


def test_the_reference_has_no_fault() -> None:
    found = outcomes(SERVE, COMMAND)
    assert {check for check, status in found.items() if status is not CheckStatus.OK} <= NOT_OFFERED | {
        "capability documents"
    }
    assert CheckStatus.FAULT not in found.values()


def test_smoke_checks_of_the_reference_are_ok() -> None:
    subject = Reference()
    found = smoke_checks(subject, COMMAND, subject.hello())
    assert [check.name for check in found] == list(SMOKE)
    assert all(check.ok and not check.fatal for check in found)


def test_positions_have_what_they_are_for() -> None:
    """Ids as odd as they come, every pile filled, an act that changes something without dice."""
    assert {"007", "wolf", "Wolf", "Wolf 2"} < set(smoke.ODD.position["cards"])
    assert max(map(len, smoke.ODD.position["cards"])) == 300
    reference = Reference()
    reference.load(COMMAND, dict(smoke.rich(COMMAND).position))
    rich = reference.observe("judge")
    piles = (*piles_of(engine.game(COMMAND)), "creature_discard", "order_discard")
    assert all(any(getattr(player, pile) for player in rich.players.values()) for pile in piles)
    assert not any("texts" in card for card in smoke.rich(COMMAND).position["cards"].values())
    reference.load(COMMAND, dict(smoke.DEED.position))
    before = reference.observe("judge")
    assert cards_in(before)
    reply = reference.apply(smoke.DEED.seat, dict(smoke.DEED.action), ())
    assert (reply.accepted, reply.drawn) == (True, 0)
    assert reference.observe("judge") != before


def test_what_is_sent_fits_the_published_schemas_and_has_nothing_of_another_game(tmp_path: Path) -> None:
    log = tmp_path / "sent"
    keep = f"open({str(log)!r}, 'a').write(json.dumps(request) + chr(10))"
    findings = list(check_adapter(script(keep, game="dungeon_command"), COMMAND, timeout=10))
    assert {finding.outcome for finding in findings} <= {CheckStatus.OK, CheckStatus.NOT_OFFERED}
    text = log.read_text("utf-8")
    assert "deus" not in text.lower()
    assert "deus" not in "".join(finding.seen + finding.advice for finding in findings).lower()
    sent = [json.loads(line) for line in text.splitlines()]
    positions = [request["params"]["position"] for request in sent if request["method"] == "load"]
    wrong = [position for position in positions if fault("dungeon_command.position", position)]
    assert len(positions) > 20
    written = [bad.position for bad in bad_documents(COMMAND)]
    assert all(position.get("phase") == "teatime" or position in written for position in wrong)


# The samples


@pytest.fixture(params=list(TEMPLATES))
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The command of a sample adapter as a user has it."""
    runner = {"python": sys.executable, "javascript": NODE}[request.param]
    if runner is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    file = tmp_path / TEMPLATES[request.param].file
    file.write_text(template(request.param, command_adapter), "utf-8")
    return [runner, str(file)]


def test_the_samples_have_no_fault(sample: list[str]) -> None:
    found = outcomes(sample, COMMAND)
    assert CheckStatus.FAULT not in found.values()
    assert found["an activation"] is CheckStatus.OK
    assert found["a rich position"] is CheckStatus.OK


def test_the_samples_move_a_creature(sample: list[str]) -> None:
    """A move is what the chapter is about that a new user measures first."""
    load = {"edition": COMMAND, "position": dict(smoke.DEED.position)}
    acts = [{"do": "activate", "creature": "Wolf"}, {"do": "move", "path": ["a2", "b3"]}, {"do": "pass"}]
    asked = [("load", load), *(("apply", {"seat": "south", "action": act, "chance": []}) for act in acts)]
    asked += [("observe", {"viewer": "judge"}), ("bye", {})]
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate(asked)
    ]
    done = subprocess.run(
        sample, input="\n".join([*lines, ""]), capture_output=True, text=True, timeout=60, check=True, encoding="utf-8"
    )
    view = [json.loads(line)["result"] for line in done.stdout.splitlines()][-2]
    (wolf,) = (each for each in view["creatures"] if each["id"] == "Wolf")
    assert (wolf["square"], wolf["activated"], view["activating"]) == ("b3", True, "")


def test_the_samples_fit_on_a_screen() -> None:
    for language in TEMPLATES:
        lines = template(language, command_adapter).splitlines()
        assert len(lines) <= 130
        assert max(map(len, lines)) <= 120


# The commands


def monosashi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=cwd, stdin=subprocess.DEVNULL)


def test_a_new_user_of_this_game_in_an_empty_folder(tmp_path: Path) -> None:
    """Who plays this game hears nothing of another one."""
    written = monosashi("new-adapter", "python", "--game", "dungeon_command", cwd=tmp_path)
    assert written.returncode == 0
    assert (tmp_path / "adapter.py").read_text("utf-8") == template("python", command_adapter)
    assert "monosashi verify --clause dungeon_command.move -- python3 adapter.py" in written.stdout
    checked = monosashi("check-adapter", "--timeout", "10", "--", sys.executable, "adapter.py", cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout
    assert "no fault of the adapter" in checked.stdout
    assert "an activation is accepted and shown" in checked.stdout
    assert "deus" not in (written.stdout + checked.stdout + checked.stderr).lower()

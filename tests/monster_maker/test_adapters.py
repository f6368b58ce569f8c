"""The way in for Monster Maker: adapters wrong in one thing are found out in just that, and nothing of Deus is said."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mischief import faults, outcomes, script

import reference_engine as engine
from monosashi.adapters import TEMPLATES, template
from monosashi.adapters.checker import check_adapter, checks, declared_editions
from monosashi.games.deus import smoke as deus_smoke
from monosashi.games.monster_maker import adapter as maker_adapter
from monosashi.games.monster_maker import smoke
from monosashi.subjects.reference import Reference
from monosashi.subjects.validation import fault
from monosashi.verification.smoke import SMOKE, CheckStatus, Smoke
from monosashi.verification.smoke import smoke as smoke_checks
from monosashi.verification.turned_down import bad_documents
from monosashi.verification.view_types import cards_in, piles_of

MAKER = "monster_maker@2021-03-20"
ROOT = Path(__file__).resolve().parents[2]
SERVE = [sys.executable, "-m", "monosashi.subjects.serve", "monster_maker"]
NODE = shutil.which("node")

POSITIONS: list[Smoke] = [deus_smoke, smoke]

FIRST = "if method == 'observe' and state['loads'][0] == {} and len(state['loads'][1]) == 2: "
"""When the smallest position is looked at for the first time."""

MISCHIEF = {
    "a default is missing": (
        FIRST + "result['turn'] = 3",
        "a minimal position", "turn: expected 1, actual 3",
    ),
    "the judge sees no hand": (
        FIRST + "del result['players']['north']['hand']",
        "a minimal position", "leaves out players.north.hand",
    ),
    "a face-down land is turned up": (
        "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][1].get('turn') == 6:\n"
        "    result['players']['south']['map'][1]['face_down'] = False",
        "a rich position", "players[south].map[1].face_down: expected yes, actual no",
    ),
    "the newest land comes first": (
        "if method == 'observe' and params['viewer'] == 'judge': result['players']['south'].get('map', []).reverse()",
        "a rich position", "players[south].map[0]",
    ),
    "monsters change owners": (
        "if method == 'observe' and state['loads'][1].get('turn') == 6:\n"
        "    result['players']['south']['map'][2]['monsters'][0]['owner'] = 'south'",
        "a rich position", "monsters[Wolf].owner: expected north, actual south",
    ),
    "two characters of one card are one": (
        "if method == 'observe' and 'Knight 2' in str(result):\n"
        "    result['players']['south']['party'].pop(1)",
        "ids of cards and units", "party[Knight 2]: expected",
    ),
    "the last position shines through": (
        "if method == 'observe' and state['loads'][0].get('turn') == 6 and len(state['loads'][1]) == 2:\n"
        "    result['players']['south']['others'] = ['Song']",
        "a second load", "loaded before is left: not shown as it was loaded: players[south].others",
    ),
    "a bad position is an internal error": (
        "if 'error' in answer and method == 'load': answer['error']['code'] = -32603",
        "bad positions", "expected error -32000",
    ),
    "the view stands still": (
        "if method in ('load', 'start'): state['view'] = None\n"
        "if params.get('viewer') == 'judge' and state['loads'][1].get('phase') == 'move_phase':\n"
        "    answer['result'] = state['view'] = state.get('view') or result",
        "a move", "a move was accepted, and the view is the same as before",
    ),
    "nonsense is accepted": (
        "if action.get('characters') == []: answer['result'] = {'accepted': True}",
        "refusals", "a dismissal of nobody was accepted",
    ),
    "the view in an answer is another one": (
        "if method == 'apply' and action == {'do': 'dismiss', 'characters': ['Squire']}:\n"
        "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
        "views in answers", "in the answer to a refused apply is not the one that observe shows",
    ),
    "own dice are rolled": (
        "if method == 'apply' and action['do'] == 'aim' and result.get('wanted'):\n"
        "    die = [{'draw': 'attack die', 'of': 'south', 'shows': 3}]\n"
        "    answer['result'] = server.real('apply', seat='north', action=action, chance=die)",
        "chance in a battle", "although no dice were given",
    ),
    "all outcomes are said to be used": (
        "if action.get('do') == 'aim' and params['chance']: result['drawn'] = len(params['chance'])",
        "chance in a battle", "attack dice are one; drawn says 2",
    ),
    "the dice are not those of the kit": (
        "if method == 'observe' and result['phase'] == 'second_window':\n"
        "    for land in result['players']['south']['map']:\n"
        "        for monster in land.get('monsters', []): monster['damage'] = 4",
        "chance in a battle", "with 2 and with 5 the monster takes 4 damage",
    ),
    "a game needs no shuffles": (
        "if method == 'apply' and action['do'] == 'choose_start' and result.get('wanted'):\n"
        "    answer['result'] = {'accepted': True}",
        "capability setup", "although no shuffles were given",
    ),
    "south is always first": (
        "if method == 'observe' and result['turn'] == 1 and 'deck' in result['players']['south']:\n"
        "    if len(result['players']['south']['deck']) > 40: result['turn_player'] = 'south'",
        "capability setup", "makes no difference: with 1 and with 2 it is south",
    ),
    "card texts are too much": (
        "if any('constants' in c for c in position.get('cards', {}).values()):\n"
        "    answer = problem(request, -32000, 'no texts')",
        "capability effects", "turns down cards with texts: no texts",
    ),
    "bad documents are taken": (
        "if method == 'load' and answer.get('error', {}).get('code') == -32000:\n"
        "    answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': None}",
        "capability documents", "takes every bad one",
    ),
    "what lies face down is shown": (
        "if method == 'observe' and params['viewer'] == 'north' and 'Secret north hand' in str(result):\n"
        "    result['players']['south']['map'][0]['id'] = 'Secret south land'",
        "capability views", "north is shown a card of south's face-down land",
    ),
    "the own face-down land is hidden": (
        "if method == 'observe' and params['viewer'] == 'south' and 'Secret south hand' in str(result):\n"
        "    result['players']['south']['map'][0]['id'] = ''; result['cards'] = {}",
        "capability views", "south is not shown its own face-down land",
    ),
    "legal lists what is refused": (
        "if method == 'legal': result.append({'do': 'move', 'card': 'Rat'})", "capability legal", "then refused"
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
    assert found == {*checks(MAKER)} - lines


@pytest.mark.thorough
@pytest.mark.parametrize("name", MISCHIEF)
def test_an_adapter_wrong_in_one_thing_is_found_out_in_just_that(name: str) -> None:
    mischief, check, words = MISCHIEF[name]
    found = list(check_adapter(script(mischief, game="monster_maker"), MAKER, timeout=10))
    assert set(faults(found)) == {check}, faults(found)
    assert words in faults(found)[check]


def test_the_reference_has_no_fault() -> None:
    assert set(outcomes(SERVE, MAKER).values()) == {CheckStatus.OK}


def test_smoke_checks_of_the_reference_are_ok() -> None:
    subject = Reference()
    found = smoke_checks(subject, MAKER, subject.hello())
    assert [check.name for check in found] == list(SMOKE)
    assert all(check.ok and not check.fatal for check in found)


@pytest.mark.parametrize("positions", POSITIONS, ids=["deus", "monster_maker"])
def test_positions_have_what_they_are_for(positions: Smoke) -> None:
    """Ids as odd as they come, every pile filled, an act that changes something without dice."""
    edition = {deus_smoke: "deus@2.00", smoke: MAKER}[positions]  # type: ignore[index]
    assert {"007", "knight", "Knight", "Knight 2"} < set(positions.ODD.position["cards"])
    assert max(map(len, positions.ODD.position["cards"])) == 300
    reference = Reference()
    reference.load(edition, dict(positions.rich(edition).position))
    rich = reference.observe("judge")
    assert all(
        any(getattr(player, pile) for player in rich.players.values())
        for pile in (*piles_of(engine.game(MAKER)), "discard")
    )
    assert not any("abilities" in card for card in positions.rich(edition).position["cards"].values())
    reference.load(edition, dict(positions.DEED.position))
    before = reference.observe("judge")
    assert cards_in(before)
    reply = reference.apply(positions.DEED.seat, dict(positions.DEED.action), ())
    assert (reply.accepted, reply.drawn) == (True, 0)
    assert reference.observe("judge") != before


def test_what_is_sent_fits_the_published_schemas_and_has_nothing_of_another_game(tmp_path: Path) -> None:
    log = tmp_path / "sent"
    keep = f"open({str(log)!r}, 'a').write(json.dumps(request) + chr(10))"
    findings = list(check_adapter(script(keep, game="monster_maker"), MAKER, timeout=10))
    assert {finding.outcome for finding in findings} <= {CheckStatus.OK, CheckStatus.NOT_OFFERED}
    text = log.read_text("utf-8")
    assert "deus" not in text.lower()
    assert "deus" not in "".join(finding.seen + finding.advice for finding in findings).lower()
    sent = [json.loads(line) for line in text.splitlines()]
    positions = [request["params"]["position"] for request in sent if request["method"] == "load"]
    wrong = [position for position in positions if fault("monster_maker.position", position)]
    assert len(positions) > 20
    written = [bad.position for bad in bad_documents(MAKER)]
    assert all(position.get("phase") == "teatime" or position in written for position in wrong)


# The samples


@pytest.fixture(params=list(TEMPLATES))
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The command of a sample adapter as a user has it."""
    runner = {"python": sys.executable, "javascript": NODE}[request.param]
    if runner is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    file = tmp_path / TEMPLATES[request.param].file
    file.write_text(template(request.param, maker_adapter), "utf-8")
    return [runner, str(file)]


def test_the_samples_have_no_fault(sample: list[str]) -> None:
    found = outcomes(sample, MAKER)
    assert CheckStatus.FAULT not in found.values()
    assert found["a move"] is CheckStatus.OK
    assert found["chance in a battle"] is CheckStatus.RULES


def test_the_samples_fit_on_a_screen() -> None:
    for language in TEMPLATES:
        lines = template(language, maker_adapter).splitlines()
        assert len(lines) <= 130
        assert max(map(len, lines)) <= 120


# The commands


def monosashi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=cwd, stdin=subprocess.DEVNULL)


def test_a_new_user_of_this_game_in_an_empty_folder(tmp_path: Path) -> None:
    """Who plays this game hears nothing of another one."""
    written = monosashi("new-adapter", "python", "--game", "monster_maker", cwd=tmp_path)
    assert written.returncode == 0
    assert (tmp_path / "adapter.py").read_text("utf-8") == template("python", maker_adapter)
    assert "monosashi verify --clause monster_maker.move -- python3 adapter.py" in written.stdout
    checked = monosashi("check-adapter", "--timeout", "10", "--", sys.executable, "adapter.py", cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout
    assert "no fault of the adapter; 1 for the rules" in checked.stdout
    assert "a move is accepted and shown" in checked.stdout
    assert "deus" not in (written.stdout + checked.stdout + checked.stderr).lower()


BOTH = """
import sys
from monosashi.subjects import serve
server = serve.Server("deus")
server.editions = ("deus@2018-08-29", "deus@2.00", "monster_maker@2021-03-20")
server.seats = ("south", "west", "north", "east")
serve.Server = lambda game: server
serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer)
"""


def test_a_program_that_plays_two_games_is_checked_for_each(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BOTH]
    assert declared_editions(command) == ("deus@2.00", MAKER)
    done = monosashi("check-adapter", "--timeout", "10", "--", *command, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert [line for line in lines if "@" in line and " " not in line] == ["deus@2.00", MAKER]
    assert lines.count("no fault of the adapter") == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("new-adapter", "python", "--game", "chess"), f"unknown game 'chess'; known: {', '.join(engine.GAMES)}"),
        (("cards", "chess"), f"unknown game 'chess'; known: {', '.join(engine.GAMES)}"),
        (("release", "list", "--game", "chess"), "unknown game 'chess'"),
        (("review", "--game", "chess"), "unknown game 'chess'"),
    ],
)
def test_a_game_that_does_not_exist_gets_one_sentence(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    done = monosashi(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (3, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1

"""The way in for every game: adapters wrong in one thing are found out in just that, no other game is named.

What is the same in every game, as the checks of single lines, ``test_adapters.py`` shows with Deus.
"""

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
from monosashi.adapters.checker import check_adapter, checks, declared_editions
from monosashi.adapters.parts import AdapterSample
from monosashi.kit.registry import kit, late_part, names
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.subjects.validation import fault
from monosashi.verification.lockstep import Lockstep, reference_for
from monosashi.verification.runner import run
from monosashi.verification.smoke import SMOKE, CheckStatus
from monosashi.verification.smoke import smoke as smoke_checks
from monosashi.verification.turned_down import bad_documents
from monosashi.verification.view_types import cards_in, piles_of

ROOT = Path(__file__).resolve().parent.parent
NODE = shutil.which("node")
GAMES = names()
EDITION = {game: engine.edition(game).name for game in GAMES}

MAKER_FIRST = "if method == 'observe' and state['loads'][0] == {} and len(state['loads'][1]) == 2: "
COMMAND_FIRST = (
    "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][0] == {} "
    "and len(state['loads'][1]['creatures']) == 2: "
)
"""When the smallest position is looked at for the first time."""
RICH = "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][1].get('turn') == 6:\n    "
"""When the judge looks at the richest one."""

EVERYWHERE = {
    "bad positions": (
        "if 'error' in answer and method == 'load': answer['error']['code'] = -32603",
        "expected error -32000",
    ),
    "capability reasons": (
        "if method == 'apply' and 'clauses' in result: result['clauses'] = ['chess.castling']",
        "names chess.castling, which is no clause",
    ),
}
OWN: dict[str, dict[str, tuple[str, str]]] = {
    "moncolle_tcg": {
        "a minimal position": (
            "if method == 'observe' and state['loads'][0] == {} and len(state['loads'][1]) == 1: result['turn'] = 1",
            "turn: expected 3, actual 1",
        ),
        "a rich position": (
            f"{RICH}result['field']['a2']['placed_by'] = 'south'",
            "field[a2].placed_by: expected north, actual south",
        ),
        "ids of cards": (
            "if method == 'observe' and 'Knight 2' in str(result):\n"
            "    result['units'] = [unit for unit in result['units'] if unit['id'] != 'Knight 2']",
            "units[Knight 2]: expected",
        ),
        "a second load": (
            "if method == 'observe' and state['loads'][0].get('turn') == 6 and len(state['loads'][1]) == 1:\n"
            "    result['proxy_used'] = True",
            "loaded before is left: not shown as it was loaded: proxy_used",
        ),
        "a march": (
            "if method in ('load', 'start'): state['view'] = None\n"
            "if params.get('viewer') == 'judge' and len(state['loads'][1].get('units', [])) == 3:\n"
            "    answer['result'] = state['view'] = state.get('view') or result",
            "a march was accepted, and the view is the same as before",
        ),
        "refusals": (
            "if action.get('card') == 'Nothing': answer['result'] = {'accepted': True}",
            "terrain from nobody's hand was accepted",
        ),
        "views in answers": (
            "if method == 'apply' and action == {'do': 'march', 'units': ['Squire'], 'area': 'b1'}:\n"
            "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
            "in the answer to a refused apply is not the one that observe shows",
        ),
        "chance in play": (
            "if method == 'apply' and action['do'] == 'pass' and result.get('wanted'):\n"
            "    dice = [{'draw': 'initiative die', 'of': 'south', 'shows': 5},\n"
            "            {'draw': 'initiative die', 'of': 'north', 'shows': 3}]\n"
            "    answer['result'] = server.real('apply', seat=params['seat'], action=action, chance=dice)",
            "although no dice were given",
        ),
        "capability setup": (
            "if method == 'start' and result.get('wanted'): answer['result'] = {'accepted': True, 'drawn': 0}",
            "although no shuffles were given",
        ),
        "capability effects": (
            "if any('automatic' in c for c in position.get('cards', {}).values()):\n"
            "    answer = problem(request, -32000, 'no texts')",
            "turns down cards with texts: no texts",
        ),
        "capability documents": (
            "if method == 'load' and answer.get('error', {}).get('code') == -32000:\n"
            "    answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': None}",
            "takes every bad one",
        ),
        "capability views": (
            "if method == 'observe' and params['viewer'] == 'north' and 'Secret north hand' in str(result):\n"
            "    result['players']['south']['hand'] = ['Secret south hand']",
            "north is shown a card of south's hand",
        ),
        "capability legal": (
            "if method == 'legal': result.insert(0, {'do': 'march', 'units': ['Squire'], 'area': 'b1'})",
            "then refused",
        ),
    },
    "monster_maker": {
        "a minimal position": (
            MAKER_FIRST + "result['turn'] = 3",
            "turn: expected 1, actual 3",
        ),
        "a rich position": (
            "if method == 'observe' and params['viewer'] == 'judge' and state['loads'][1].get('turn') == 6:\n"
            "    result['players']['south']['map'][1]['face_down'] = False",
            "players[south].map[1].face_down: expected yes, actual no",
        ),
        "ids of cards": (
            "if method == 'observe' and 'Knight 2' in str(result):\n"
            "    result['players']['south']['party'].pop(1)",
            "party[Knight 2]: expected",
        ),
        "a second load": (
            "if method == 'observe' and state['loads'][0].get('turn') == 6 and len(state['loads'][1]) == 2:\n"
            "    result['players']['south']['others'] = ['Song']",
            "loaded before is left: not shown as it was loaded: players[south].others",
        ),
        "a move": (
            "if method in ('load', 'start'): state['view'] = None\n"
            "if params.get('viewer') == 'judge' and state['loads'][1].get('phase') == 'move_phase':\n"
            "    answer['result'] = state['view'] = state.get('view') or result",
            "a move was accepted, and the view is the same as before",
        ),
        "refusals": (
            "if action.get('characters') == []: answer['result'] = {'accepted': True}",
            "a dismissal of nobody was accepted",
        ),
        "views in answers": (
            "if method == 'apply' and action == {'do': 'dismiss', 'characters': ['Squire']}:\n"
            "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
            "in the answer to a refused apply is not the one that observe shows",
        ),
        "chance in play": (
            "if method == 'apply' and action['do'] == 'aim' and result.get('wanted'):\n"
            "    die = [{'draw': 'attack die', 'of': 'south', 'shows': 3}]\n"
            "    answer['result'] = server.real('apply', seat='north', action=action, chance=die)",
            "although no dice were given",
        ),
        "capability setup": (
            "if method == 'apply' and action['do'] == 'choose_start' and result.get('wanted'):\n"
            "    answer['result'] = {'accepted': True}",
            "although no shuffles were given",
        ),
        "capability effects": (
            "if any('constants' in c for c in position.get('cards', {}).values()):\n"
            "    answer = problem(request, -32000, 'no texts')",
            "turns down cards with texts: no texts",
        ),
        "capability documents": (
            "if method == 'load' and answer.get('error', {}).get('code') == -32000:\n"
            "    answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': None}",
            "takes every bad one",
        ),
        "capability views": (
            "if method == 'observe' and params['viewer'] == 'north' and 'Secret north hand' in str(result):\n"
            "    result['players']['south']['map'][0]['id'] = 'Secret south land'",
            "north is shown a card of south's face-down land",
        ),
        "capability legal": (
            "if method == 'legal': result.append({'do': 'move', 'card': 'Rat'})",
            "then refused",
        ),
    },
    "dungeon_command": {
        "a minimal position": (
            COMMAND_FIRST + "result['turn'] = 3",
            "turn: expected 1, actual 3",
        ),
        "a rich position": (
            RICH + "result['battlefield']['rows'].reverse()",
            "battlefield.rows: expected",
        ),
        "ids of cards": (
            "if method == 'observe' and 'Wolf 2' in str(result):\n"
            "    result['creatures'] = [each for each in result['creatures'] if each['id'] != 'Wolf 2']",
            "creatures[Wolf 2]: expected",
        ),
        "a second load": (
            "if method == 'observe' and state['loads'][0].get('turn') == 6 "
            "and len(state['loads'][1]['creatures']) == 2:\n"
            "    result['players']['south']['order_discard'] = ['Volley']",
            "loaded before is left: not shown as it was loaded: players[south].order_discard",
        ),
        "an activation": (
            "if method in ('load', 'start'): state['view'] = None\n"
            "if params.get('viewer') == 'judge' and 'Owl' in state['loads'][1].get('creatures', {}) "
            "and len(state['loads'][1]['creatures']) == 3:\n"
            "    answer['result'] = state['view'] = state.get('view') or result",
            "an activation was accepted, and the view is the same as before",
        ),
        "refusals": (
            "if action.get('path') == []: answer['result'] = {'accepted': True}",
            "a move over no square was accepted",
        ),
        "views in answers": (
            "if method == 'apply' and action == {'do': 'activate', 'creature': 'Owl'}:\n"
            "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
            "in the answer to a refused apply is not the one that observe shows",
        ),
        "capability setup": (
            "if method == 'start' and result.get('wanted'):\n"
            "    drawn = [{'draw': 'chooser', 'of': 'chance'}]\n"
            "    answer['result'] = server.real('start', edition=params['edition'], start={}, chance=drawn)",
            "although no chooser was drawn",
        ),
        "capability effects": (
            "if any('constants' in c for c in position.get('cards', {}).values()):\n"
            "    answer = problem(request, -32000, 'no texts')",
            "turns down cards with texts: no texts",
        ),
        "capability views": (
            "if method == 'observe' and params['viewer'] == 'north' and 'Secret north order hand' in str(result):\n"
            "    result['players']['south']['order_hand'] = ['Secret south order hand']",
            "north is shown a card of south's order hand",
        ),
        "capability legal": (
            "if method == 'legal': result.append({'do': 'activate', 'creature': 'Rat'})",
            "then refused",
        ),
    },
}  # fmt: skip
"""What each check of a game must find: an adapter's mischief, and the words by which it is found."""
MISCHIEF = [(game, check) for game, own in OWN.items() for check in (*EVERYWHERE, *own)]
NOT_OFFERED = {"dungeon_command": {"chance in play"}}
"""What a game has not."""
BY_THE_SUITE = {"capability documents"}
"""Bad documents are the suite's, and turned down in the same way in every game."""
OF_LINES = {
    "hello", "protocol version", "edition", "capabilities", "vocabulary", "readings", "unknown methods",
    "ids of requests", "one line for each request", "long lines", "bye",
}  # fmt: skip
CHAPTER = {"deus": "march", "moncolle_tcg": "march", "monster_maker": "move", "dungeon_command": "move"}
DEED = {"deus": "a march", "moncolle_tcg": "a march", "monster_maker": "a move", "dungeon_command": "an activation"}
every_game = pytest.mark.parametrize("game", GAMES)
other_games = pytest.mark.parametrize("game", OWN)


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the packages wherever the tests are started."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)


@other_games
def test_every_check_that_is_the_game_s_is_shown_to_find_something(game: str) -> None:
    own = {*checks(EDITION[game])} - OF_LINES - NOT_OFFERED.get(game, set()) - BY_THE_SUITE
    assert {*OWN[game], *EVERYWHERE} - BY_THE_SUITE == own


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "check"), MISCHIEF)
def test_an_adapter_wrong_in_one_thing_is_found_out_in_just_that(game: str, check: str) -> None:
    mischief, words = {**EVERYWHERE, **OWN[game]}[check]
    findings = list(check_adapter(script(mischief, game=game), EDITION[game], timeout=10))
    assert set(faults(findings)) == {check}, faults(findings)
    assert words in faults(findings)[check]


@every_game
def test_the_reference_has_no_fault(game: str) -> None:
    serve = [sys.executable, "-m", "monosashi.subjects.serve", game]
    less = {check for check, status in outcomes(serve, EDITION[game]).items() if status is not CheckStatus.OK}
    assert less <= NOT_OFFERED.get(game, set()) | BY_THE_SUITE
    subject = Reference()
    made = smoke_checks(subject, EDITION[game], subject.hello())
    assert [check.name for check in made] == list(SMOKE)
    assert all(check.ok and not check.fatal for check in made)


@every_game
def test_positions_have_what_they_are_for(game: str) -> None:
    """Ids as odd as they come, every pile filled, an act that changes something without dice."""
    smoke, edition = kit(game).smoke, EDITION[game]
    assert smoke.ODD is not None
    odd = {*smoke.ODD.position["cards"]}
    assert "007" in odd
    assert {card for card in odd if card.lower() != card and {card.lower(), f"{card} 2"} <= odd}
    assert max(map(len, odd)) == 300
    reference = Reference()
    reference.load(edition, dict(smoke.rich(edition).position))
    rich = reference.observe("judge")
    piles = {
        *piles_of(kit(game).game),
        *(field for field in type(rich.players["south"]).__struct_fields__ if "discard" in field),
    }
    piles -= {field for field in piles if field.endswith("count")}
    assert all(any(getattr(player, pile) for player in rich.players.values()) for pile in piles)
    cards = [card for card in smoke.rich(edition).position["cards"].values() if isinstance(card, dict)]
    assert not any(field in card for card in cards for field in ("abilities", "texts"))
    reference.load(edition, dict(smoke.DEED.position))
    before = reference.observe("judge")
    assert cards_in(before)
    reply = reference.apply(smoke.DEED.seat, dict(smoke.DEED.action), ())
    assert (reply.accepted, reply.drawn) == (True, 0)
    assert reference.observe("judge") != before


@other_games
def test_what_is_sent_fits_the_published_schemas_and_has_nothing_of_another_game(game: str, tmp_path: Path) -> None:
    log = tmp_path / "sent"
    keep = f"open({str(log)!r}, 'a').write(json.dumps(request) + chr(10))"
    findings = list(check_adapter(script(keep, game=game), EDITION[game], timeout=10))
    assert {finding.outcome for finding in findings} <= {CheckStatus.OK, CheckStatus.NOT_OFFERED}
    text = log.read_text("utf-8")
    whole = text + "".join(finding.seen + finding.advice for finding in findings)
    assert not [other for other in GAMES if other != game and other in whole.lower()]
    sent = [json.loads(line) for line in text.splitlines()]
    positions = [request["params"]["position"] for request in sent if request["method"] == "load"]
    wrong = [position for position in positions if fault(f"{game}.position", position)]
    assert len(positions) > 20
    written = [bad.position for bad in bad_documents(EDITION[game])]
    assert all(position.get("phase") == "teatime" or position in written for position in wrong)


# The samples


def sample_of(game: str) -> AdapterSample:
    sample: AdapterSample = late_part(game, "adapter", AdapterSample)
    return sample


@other_games
@pytest.mark.parametrize("language", TEMPLATES)
def test_the_samples_have_no_fault_and_pass_some_scenarios(game: str, language: str, tmp_path: Path) -> None:
    """Their first chapter: whoever knows no card texts yet can begin with it."""
    runner = {"python": sys.executable, "javascript": NODE}[language]
    if runner is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    text, edition = template(language, sample_of(game)), EDITION[game]
    (tmp_path / TEMPLATES[language].file).write_text(text, "utf-8")
    sample = [runner, str(tmp_path / TEMPLATES[language].file)]
    checked = outcomes(sample, edition)
    assert CheckStatus.FAULT not in checked.values()
    assert (checked[DEED[game]], checked["a rich position"]) == (CheckStatus.OK, CheckStatus.OK)
    chapter = [each for each in suite.scenarios(edition) if each.clause.startswith(f"{game}.{CHAPTER[game]}.")][:60]
    with Child(sample, timeout=10) as child:
        hello = child.hello()
        subject = Lockstep(child, reference_for(hello, edition))
        verdicts = {verdict.status for _, verdict in run(subject, edition, chapter, hello)}
    assert {Status.PASS} <= verdicts <= {Status.PASS, Status.FAIL, Status.SIDE_EFFECT, Status.UNSUPPORTED}
    assert len(text.splitlines()) <= 136
    assert max(map(len, text.splitlines())) <= 120


# The commands


def monosashi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    whole = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(whole, capture_output=True, text=True, timeout=120, cwd=cwd, stdin=subprocess.DEVNULL)


@other_games
def test_a_new_user_of_this_game_in_an_empty_folder_hears_of_no_other(game: str, tmp_path: Path) -> None:
    written = monosashi("adapter", "new", "python", "--game", game, cwd=tmp_path)
    assert written.returncode == 0
    assert (tmp_path / "adapter.py").read_text("utf-8") == template("python", sample_of(game))
    assert f"monosashi verify --clause {game}.{CHAPTER[game]} -- python3 adapter.py" in written.stdout
    checked = monosashi("adapter", "check", "--timeout", "10", "--", sys.executable, "adapter.py", cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout
    assert "no fault of the adapter" in checked.stdout
    assert f"{DEED[game]} is accepted and shown" in checked.stdout
    printed = (written.stdout + checked.stdout + checked.stderr).lower()
    assert not [other for other in GAMES if other != game and other in printed]


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
    both = [sys.executable, "-c", BOTH]
    assert declared_editions(both) == ("deus@2.00", EDITION["monster_maker"])
    done = monosashi("adapter", "check", "--timeout", "10", "--", *both, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert [line for line in lines if "@" in line and " " not in line] == ["deus@2.00", EDITION["monster_maker"]]
    assert lines.count("no fault of the adapter") == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("adapter", "new", "python", "--game", "chess"), f"unknown game 'chess'; known: {', '.join(engine.GAMES)}"),
        (("list", "cards", "chess"), f"unknown game 'chess'; known: {', '.join(engine.GAMES)}"),
        (("release", "list", "--game", "chess"), "unknown game 'chess'"),
        (("suite", "review", "--game", "chess"), "unknown game 'chess'"),
    ],
)
def test_a_game_that_does_not_exist_gets_one_sentence(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    done = monosashi(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (3, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1

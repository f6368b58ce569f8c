"""The way in: adapters that are wrong in one thing are found out in just that, right ones in nothing."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from mischief import faults, outcomes, script

from monosashi import suite
from monosashi.adapters import TEMPLATES, template
from monosashi.adapters.checker import CannotStart, check_adapter, checks
from monosashi.games.deus import adapter as deus_adapter
from monosashi.subjects.port import Hello
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.subjects.validation import fault
from monosashi.verification.lockstep import Lockstep, reference_for
from monosashi.verification.runner import run
from monosashi.verification.smoke import SMOKE, CheckStatus, smoke
from monosashi.verification.turned_down import bad_documents

ROOT = Path(__file__).resolve().parent.parent
DEUS = "deus@2.00"
CHECKS = checks(DEUS)
SERVE = [sys.executable, "-m", "monosashi.subjects.serve", "deus"]
NODE = shutil.which("node")

# An adapter that answers nothing but hello, with MISCHIEF in how it does.
TALKER = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    text = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"name": "t", "editions": ["deus@2.00"]}})
    MISCHIEF
"""

MISCHIEF = {
    "hello has the wrong shape": (
        "if method == 'hello': result['capabilities'] = 'core'", "hello", "capabilities: expected array, got str"
    ),
    "another protocol": ("if method == 'hello': result['protocol'] = 2", "protocol version", "this kit speaks 1"),
    "another edition": ("if method == 'hello': result['editions'] = ['chess@1']", "edition", "expected deus@2.00"),
    "an unknown capability": (
        "if method == 'hello': result['capabilities'] += ['magic']", "capabilities", "the capability magic"
    ),
    "no core": ("if method == 'hello': result['capabilities'] = ['views']", "capabilities", "without core"),
    "an unknown word": (
        "if method == 'hello': result['vocabulary'] = ['damage.*', 'magic']", "vocabulary", "has the word magic;"
    ),
    "words without effects": (
        "if method == 'hello': result.update(capabilities=['core'], vocabulary=[])",
        "vocabulary", "does not offer effects",
    ),
    "a reason for everything": (
        "if method == 'apply' and result.get('clauses'):\n"
        "    result['clauses'] += ['deus.zone.power.count', 'deus.march.d_enemy']",
        "capability reasons", "names 2 clauses that are not broken",
    ),
    "bad documents are taken": (
        "if method == 'load' and answer.get('error', {}).get('code') == -32000:\n"
        "    answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': None}",
        "capability documents", "takes every bad one",
    ),
    "an unknown reading": ("if method == 'hello': result['readings'] = {'luck': 'yes'}", "readings", "no such switch"),
    "an unknown value": (
        "if method == 'hello': result['readings'] = {'multi_damage': 'maybe'}", "readings", "expected one of 'separate'"
    ),
    "unknown methods have a result": (
        "if method == 'juggle': answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': None}",
        "unknown methods", "the result None",
    ),
    "unknown methods have another code": (
        "if method == 'juggle': answer['error']['code'] = -32603", "unknown methods", "error -32603; expected -32601"
    ),
    "numbers are cut": (
        "if isinstance(answer['id'], int): answer['id'] &= 0x7fffffff", "ids of requests", "came back as 0"
    ),
    "strings become numbers": ("if answer['id'] == '7': answer['id'] = 7", "ids of requests", "came back as 7"),
    "a line too many": (
        "if answer['id'] == 6 and method == 'juggle': state['after'] = 'done\\n'",
        "one line for each request", "wrote 'done",
    ),
    "a print in between": (
        "if answer['id'] == 5 and method == 'apply': state['after'] = 'march!\\n'",
        "one line for each request", "wrote 'march!'",
    ),
    "long lines are too much": ("if len(str(request)) > 500_000: sys.exit(1)", "long lines", "exit status 1"),
    "a default is missing": (
        "if method == 'observe' and state['loads'] == [{}, {'marching': 'south'}]: result['turn'] = 1",
        "a minimal position", "turn: expected 3, actual 1",
    ),
    "the judge sees no hand": (
        "if method == 'observe' and state['loads'] == [{}, {'marching': 'south'}]:\n"
        "    del result['players']['south']['hand']",
        "a minimal position", "leaves out players.south.hand",
    ),
    "discard piles are not shown": (
        "if method == 'observe': result['players']['north']['discard'] = []",
        "a rich position", "discard: expected (Troll)",
    ),
    "long ids are cut": (
        "if method == 'observe':\n    for unit in (*result['players'].values(),): unit['hand'] = "
        "[c[:99] for c in unit.get('hand') or []] if 'hand' in unit else None",
        "ids of cards", "Long",
    ),
    "small letters become large": (
        "if method == 'observe':\n    for unit in result['units']: unit['id'] = unit['id'].replace('Zoë', 'Zoe')",
        "ids of cards", "Zoë",
    ),
    "two units of one card are one": (
        "if method == 'observe':\n    result['units'] = [u for u in result['units'] if u['id'] == u['card']]",
        "ids of cards", "units[Knight 2]: expected",
    ),
    "the last position shines through": (
        "if method == 'observe' and state['loads'][0].get('turn') == 6 and len(state['loads'][1]) == 1:\n"
        "    result['players']['north']['power'] = 5",
        "a second load", "loaded before is left: not shown as it was loaded: players[north].power",
    ),
    "a bad position is the end": (
        "if 'error' in answer and method == 'load': sys.exit(1)", "bad positions", "ended with exit status 1"
    ),
    "a bad position is an internal error": (
        "if 'error' in answer and method == 'load': answer['error']['code'] = -32603",
        "bad positions", "expected error -32000",
    ),
    "the view stands still": (
        "if method in ('load', 'start'): state['view'] = None\n"
        "if params.get('viewer') == 'judge': answer['result'] = state['view'] = state.get('view') or result",
        "a march", "the view is the same as before",
    ),
    "a march uses dice": (
        "if action.get('moves') == {'Knight': 'b2'} and not state['loads'][1]['units'][1]['ready']:\n"
        "    if state['loads'][1]['units'][2]['area'] == 'c3': result['drawn'] = 1",
        "a march", "counts 1 outcomes",
    ),
    "the view in an answer is another one": (
        "if method == 'apply' and action.get('moves') == {'Knight': 'b2'} and result['accepted']:\n"
        "    result['view'] = {**server.real('observe', viewer='judge'), 'turn': 8}",
        "views in answers", "in the answer to an accepted apply is not the one that observe shows: turn: expected 3",
    ),
    "nonsense is accepted": (
        "if action.get('do') == 'juggle': answer['result'] = {'accepted': True}",
        "refusals", "does not exist was accepted",
    ),
    "a refusal changes something": (
        "if action.get('do') == 'juggle': server.real('apply', seat='south', action={'do': 'end_phase'})",
        "refusals", "was refused and changed the position: phase",
    ),
    "a refusal is an error": (
        "if action.get('do') == 'juggle': answer = problem(request, -32602, 'no such act')",
        "refusals", "answered with error -32602",
    ),
    "own dice are rolled": (
        "if method == 'apply' and result.get('wanted'):\n"
        "    dice = [{'draw': 'initiative die', 'of': s, 'shows': 3 + (s == 'south')} for s in ('south', 'north')]\n"
        "    server.real('apply', seat=params['seat'], action=action, chance=dice)\n"
        "    answer['result'] = {'accepted': True}",
        "chance in play", "although no dice were given",
    ),
    "all outcomes are said to be used": (
        "if method == 'apply' and params['chance']: result['drawn'] = len(params['chance'])",
        "chance in play", "drawn says 3",
    ),
    "the dice are not those of the kit": (
        "if method == 'observe' and result.get('battle', {}).get('first'): result['battle']['first'] = 'south'",
        "chance in play", "make no difference",
    ),
    "wanting changes the position": (
        "if method == 'apply' and result.get('wanted'):\n"
        "    server.real('apply', seat='south', action={'do': 'resign'}, chance=[])",
        "chance in play", "changed although",
    ),
    "start is not there": (
        "if method == 'start': answer = problem(request, -32601)",
        "capability setup", "answered with error -32601",
    ),
    "start needs no dice": (
        "if method == 'start': answer['result'] = {'accepted': True}",
        "capability setup", "although no draft dice were given",
    ),
    "start always begins alike": (
        "if method == 'observe' and result['turn'] == 0: result['asked']['seat'] = 'south'",
        "capability setup", "make no difference",
    ),
    "card texts are too much": (
        "if any('abilities' in c for c in position.get('cards', {}).values()):\n"
        "    answer = problem(request, -32000, 'no texts')",
        "capability effects", "turns down cards with texts: no texts",
    ),
    "everybody sees everything": (
        "if method == 'observe': answer['result'] = server.real('observe', viewer='judge')",
        "capability views", "south is shown",
    ),
    "names give it away": (
        "if method == 'observe' and params['viewer'] == 'public': result['cards']['Secret south deck'] = 'x'",
        "capability views", "public is shown a card of south's deck",
    ),
    "the own hand is hidden": (
        "if params.get('viewer') == 'north': result['players']['north'].pop('hand'); result['cards'] = {}",
        "capability views", "north is not shown its own hand",
    ),
    "legal lists what is refused": (
        "if method == 'legal': result.append({'do': 'march', 'moves': {'Squire': 'b1'}})",
        "capability legal", "then refused"
    ),
    "legal is not there": (
        "if method == 'legal': answer = problem(request, -32601)",
        "capability legal", "answered with error -32601",
    ),
    "clauses are invented": (
        "if method == 'apply' and 'clauses' in result: result['clauses'] = ['deus.made.up']",
        "capability reasons", "names deus.made.up, which is no clause",
    ),
    "no clause is named": (
        "if method == 'apply': result.pop('clauses', None)", "capability reasons", "names no clause"
    ),
    "it ends with an exit status": ("state['exit'] = 3", "bye", "exit status 3"),
    "it stays": ("if method == 'bye': server.finished = False", "bye", "still runs"),
    "it leaves something running": (
        "if method == 'load' and 'child' not in state: state['child'] = subprocess.Popen(['sleep', '60'])",
        "bye", "goes on running",
    ),
    "it leaves something running in a session of its own": (
        "if method == 'load' and 'child' not in state:\n"
        "    state['child'] = subprocess.Popen(['sleep', '60'], start_new_session=True)",
        "bye", "goes on running",
    ),
    "bye is not null": ("if method == 'bye': answer['result'] = 'ciao'", "bye", "expected the result null"),
}  # fmt: skip


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the packages wherever the tests are started."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)


def test_every_check_is_shown_to_find_something() -> None:
    assert {check for _, check, _ in MISCHIEF.values()} == set(CHECKS)


ONE_A_CHECK = {check: name for name, (_, check, _) in reversed(MISCHIEF.items())}.values()
SOME = [name if name in ONE_A_CHECK else pytest.param(name, marks=pytest.mark.thorough) for name in MISCHIEF]


@pytest.mark.parametrize("name", SOME)
def test_an_adapter_wrong_in_one_thing_is_found_out_in_just_that(name: str) -> None:
    mischief, check, words = MISCHIEF[name]
    # Waiting for what never comes takes as long as an answer may.
    timeout = 3.0 if name == "it stays" else 10.0
    found = list(check_adapter(script(mischief), DEUS, timeout=timeout))
    assert set(faults(found)) == {check}, found
    assert words in faults(found)[check]
    (fault,) = (finding for finding in found if finding.outcome is CheckStatus.FAULT)
    assert fault.advice
    assert fault.page


@pytest.mark.parametrize(
    ("mischief", "words"),
    [
        ("print('ready')\nprint(text, flush=True)", "is answered with a line that is not JSON"),
        ("print(text)", "flush standard output after every line"),
        ("time.sleep(60)", "no answer to hello within 2 seconds"),
        ("sys.exit('no such board')", "its last words: no such board; run"),
        ("print(text.replace('2.0', '1.0', 1), flush=True)", 'expected an object with "jsonrpc": "2.0"'),
        ("print(text.replace('result', 'params'), flush=True)", "expected either result or error"),
        ("print(text.replace('result', 'error'), flush=True)", "an error is an object with code and message"),
        ("print(line, end='', flush=True)", "expected either result or error"),
        ("print('[]', flush=True)", "expected an object"),
    ],
)
def test_without_a_hello_nothing_else_is_checked(mischief: str, words: str) -> None:
    found = list(check_adapter(script(mischief, TALKER), DEUS, timeout=5, hello_timeout=2))
    assert words in faults(found)["hello"]
    assert [finding.outcome for finding in found[1:]] == [CheckStatus.NOT_CHECKED] * (len(CHECKS) - 1)


def test_the_reference_has_no_fault() -> None:
    assert set(outcomes(SERVE).values()) == {CheckStatus.OK}


def test_what_is_not_offered_is_no_fault() -> None:
    found = outcomes(script("if method == 'hello': result['capabilities'] = ['core']"))
    assert Counter(found.values()) == {CheckStatus.OK: 19, CheckStatus.NOT_OFFERED: 7}


@pytest.mark.parametrize(
    ("mischief", "check"),
    [
        ("if 'moves' in action: answer['result'] = {'accepted': False, 'message': 'no'}", "a march"),
        ("if method == 'observe': result['final_turn'] = 0", "a minimal position"),
        (
            "if position.get('turn') == 6: answer = problem(request, -32000, 'not I')",
            "a rich position",
        ),
    ],
)
def test_a_question_of_the_rules_is_no_fault_of_the_adapter(mischief: str, check: str) -> None:
    only_core = "if method == 'hello': result['capabilities'] = ['core']\n"
    found = outcomes(script(only_core + mischief))
    assert found[check] is CheckStatus.RULES
    assert CheckStatus.FAULT not in found.values()


def test_a_program_that_cannot_be_started_cannot_be_checked() -> None:
    with pytest.raises(CannotStart, match="'/no/such/engine' cannot be started"):
        list(check_adapter(["/no/such/engine"], DEUS))


# The samples


@pytest.fixture(params=list(TEMPLATES))
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The command of a sample adapter as a user has it."""
    runner = {"python": sys.executable, "javascript": NODE}[request.param]
    if runner is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    file = tmp_path / TEMPLATES[request.param].file
    file.write_text(template(request.param, deus_adapter), "utf-8")
    return [runner, str(file)]


def test_the_samples_that_people_have_copied_stay_as_they_are() -> None:
    """Who has begun with one has this text, and it must go on working; a better one needs a look at the old one."""
    handed_out = {
        "python": "49d9393c7a352a5c8460d187aed12190ab356a399e4d5a714863d6aa6d74f297",
        "javascript": "1e3136a7b24223aefadb64570670662e57b50bfa4c48664a45096f73bdf8492d",
    }
    assert {name: sha256(template(name, deus_adapter).encode()).hexdigest() for name in TEMPLATES} == handed_out


def test_the_samples_have_no_fault(sample: list[str]) -> None:
    found = outcomes(sample)
    assert CheckStatus.FAULT not in found.values()
    assert found["a march"] is CheckStatus.OK
    assert found["chance in play"] is CheckStatus.RULES


def test_the_samples_pass_some_scenarios_and_fail_others(sample: list[str]) -> None:
    chapter = [scenario for scenario in suite.scenarios("deus") if scenario.clause.startswith("deus.march.")]
    with Child(sample, timeout=10) as child:
        hello = child.hello()
        subject = Lockstep(child, reference_for(hello, DEUS))
        verdicts = {scenario.id: verdict.status for scenario, verdict in run(subject, DEUS, chapter, hello)}
    assert verdicts["deus.march.main_phase_action/a-unit-marches-in-the-main-phase"] is Status.PASS
    assert verdicts["deus.march.optional/the-main-phase-ends-without-a-march"] is Status.PASS
    assert set(verdicts.values()) == {Status.PASS, Status.FAIL, Status.SIDE_EFFECT, Status.UNSUPPORTED}
    # Nothing but rules: the adapters themselves cost no scenario.
    assert 0.2 <= sum(status is Status.PASS for status in verdicts.values()) / len(verdicts) <= 0.7


def test_both_samples_play_alike(tmp_path: Path) -> None:
    if NODE is None:
        pytest.skip("the JavaScript sample needs node, which is not installed")
    chapters = [s for s in suite.scenarios("deus") if s.clause.startswith(("deus.march.", "deus.zone.", "deus.turn."))]
    found = []
    for language, runner in (("python", sys.executable), ("javascript", NODE)):
        file = tmp_path / TEMPLATES[language].file
        file.write_text(template(language, deus_adapter), "utf-8")
        with Child([runner, str(file)], timeout=10) as child:
            hello = child.hello()
            subject = Lockstep(child, reference_for(hello, DEUS))
            found.append([verdict.status for _, verdict in run(subject, DEUS, chapters, hello)])
            assert child.restarts == 0
    assert found[0] == found[1]


# Smoke checks


def test_smoke_checks_of_the_reference_are_ok() -> None:
    subject = Reference()
    found = smoke(subject, DEUS, subject.hello())
    assert [check.name for check in found] == list(SMOKE)
    assert all(check.ok and not check.fatal for check in found)


@pytest.mark.parametrize(
    ("name", "fatal"),
    [("long ids are cut", True), ("the last position shines through", True), ("nonsense is accepted", False)],
)
def test_smoke_checks_stop_at_a_fatal_fault(name: str, fatal: bool) -> None:
    mischief, _, words = MISCHIEF[name]
    with Child(script(mischief), timeout=10) as child:
        found = smoke(child, DEUS, child.hello())
    (fault,) = (check for check in found if not check.ok)
    assert fault.fatal is fatal
    assert words in fault.message
    assert fault is found[-1] or not fatal


def test_smoke_checks_leave_rules_to_the_scenarios() -> None:
    class Novice(Reference):
        def observe(self, viewer: str) -> object:
            from msgspec.structs import replace

            return replace(super().observe(viewer), final_turn=0)

    found = smoke(Novice(), DEUS, Hello("novice"))
    assert all(check.ok for check in found)
    assert "final_turn" in found[0].message


# The commands


def monosashi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=cwd, stdin=subprocess.DEVNULL)


def test_a_new_user_in_an_empty_folder(tmp_path: Path) -> None:
    written = monosashi("adapter", "new", "python", cwd=tmp_path)
    assert written.returncode == 0
    assert (tmp_path / "adapter.py").read_text("utf-8") == template("python", deus_adapter)
    assert [path.name for path in tmp_path.iterdir()] == ["adapter.py"]
    assert "monosashi adapter check -- python3 adapter.py" in written.stdout
    assert "monosashi verify --clause deus.march -- python3 adapter.py" in written.stdout
    checked = monosashi("adapter", "check", "--timeout", "10", "--", sys.executable, "adapter.py", cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout
    assert "no fault of the adapter; 1 for the rules" in checked.stdout
    assert checked.stderr == ""


def test_new_adapter_overwrites_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "adapter.js"
    mine.write_text("mine", "utf-8")
    for arguments in ((), ("adapter.js",), (".",)):
        done = monosashi("adapter", "new", "javascript", *arguments, cwd=tmp_path)
        assert done.returncode == 3
        assert "adapter.js exists already" in done.stderr
    assert mine.read_text("utf-8") == "mine"
    done = monosashi("adapter", "new", "javascript", "no/such/folder.js", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (3, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["adapter.js"]


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("--", "/no/such/engine"), 3, "'/no/such/engine' cannot be started"),
        ((), 3, "name the program to check"),
        (("python3", "adapter.py"), 3, "put '--' before the command"),
        (("--edition", "chess@1", "--", "true"), 3, "unknown edition 'chess@1'"),
        (("--", sys.executable, "-c", ""), 1, "not checked the other"),
    ],
)
def test_exit_codes_of_check_adapter(tmp_path: Path, arguments: tuple[str, ...], status: int, words: str) -> None:
    done = monosashi("adapter", "check", *arguments, cwd=tmp_path)
    assert done.returncode == status
    assert words in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_fault_is_told_with_what_to_do(tmp_path: Path) -> None:
    done = monosashi(
        "adapter", "check", "--timeout", "10", "--", *script(MISCHIEF["names give it away"][0]), cwd=tmp_path
    )
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    (fault,) = (number for number, line in enumerate(lines) if line.startswith("fault"))
    assert "→ Leave out what a viewer may not see" in lines[fault + 1]
    assert "view.md#viewers" in lines[fault + 1]
    assert lines[-1] == "1 fault of the adapter"


def test_what_is_sent_fits_the_published_schemas(tmp_path: Path) -> None:
    """Every position and action, apart from those that are meant to be turned down."""
    log = tmp_path / "sent"
    keep = f"open({str(log)!r}, 'a').write(json.dumps(request) + chr(10))"
    findings = check_adapter(script(keep), DEUS, timeout=10)
    assert {finding.outcome for finding in findings} <= {CheckStatus.OK, CheckStatus.NOT_OFFERED}
    sent = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    positions = [request["params"]["position"] for request in sent if request["method"] == "load"]
    wrong = [position for position in positions if fault("deus.position", position)]
    assert len(positions) > 20
    written = [bad.position for bad in bad_documents(DEUS)]
    assert all(position.get("phase") == "teatime" or position in written for position in wrong)

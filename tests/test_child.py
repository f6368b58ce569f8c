"""A process that misbehaves costs the scenario being played, under its own status, and nothing else."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from monosashi.subjects import descendants
from monosashi.subjects.port import CAPABILITIES, BadPosition, Chance, Hello, Reply
from monosashi.subjects.program import Child
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.case import Case
from monosashi.verification.deep_check import DeepCheck
from monosashi.verification.differences import differences
from monosashi.verification.lockstep import Lockstep, reference_for
from reference_engine import edition, game
from steps.common import refused_as_meaningless

ROOT = Path(__file__).parent.parent
SERVE = [sys.executable, "-m", "monosashi.subjects.serve", "deus"]
DEUS = "deus@2.00"
QUIET: dict[str, Any] = {"marching": "south"}
PASS = {"do": "pass"}
BAD = {"do": "bad"}
TWO_DICE = (Chance("draft die", "south", shows=5), Chance("draft die", "north", shows=2))

# A child that answers everything plainly, except for what MISCHIEF does before.
PLAIN = """
import json, os, signal, subprocess, sys, time
def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
def reply(result):
    say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}))
def fail(code, message):
    say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": {"code": code, "message": message}}))
PLAIN = {"hello": {"name": "plain"}, "apply": {"accepted": True}, "start": {"accepted": True}, "legal": []}
for number, line in enumerate(sys.stdin, 1):
    request = json.loads(line)
    method, params = request["method"], request["params"]
    bad = params.get("action") == {"do": "bad"}
    MISCHIEF
    reply(PLAIN.get(method))
    if method == "bye":
        break
"""

# The reference behind the protocol, except for what MISCHIEF redefines of its server.
CHANGED = """
import sys
from msgspec.structs import replace
from monosashi.subjects import serve
from monosashi.subjects.port import Reply
class Server(serve.Server):
    MISCHIEF
serve.Server = Server
sys.exit(serve.serve("deus", sys.stdin.buffer, sys.stdout.buffer))
"""


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find the packages wherever the tests are started."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def child_of() -> Iterator[Callable[..., Child]]:
    """Children that are said goodbye to when the test is over; nothing of them is left behind then."""
    descendants.guard("nobody", descendants.OVER)  # The guardian of this process stays, and so does the pipe to it.
    pipes = open_handles()
    children: list[Child] = []

    def make(command: list[str], **settings: Any) -> Child:
        children.append(Child(command, **{"timeout": 5.0, "hello_timeout": 20.0} | settings))
        return children[-1]

    yield make
    for child in children:
        child.bye()
    assert open_handles() == pipes


def open_handles() -> int:
    """How many files and pipes this process has open."""
    return len(os.listdir("/proc/self/fd"))


def script(mischief: str, template: str = PLAIN) -> list[str]:
    """The command of a child with some mischief in it."""
    return [sys.executable, "-c", template.replace("MISCHIEF", mischief.replace("\n", "\n    "))]


def failure_of(action: Callable[[], object]) -> ScenarioEnded:
    """The failure that an action ends in."""
    with pytest.raises(ScenarioEnded) as caught:
        action()
    return caught.value


def is_running(process: int) -> bool:
    """Whether a process is there and is no zombie of somebody else's."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def soon(condition: Callable[[], bool]) -> bool:
    """Whether something comes true within two seconds."""
    end = time.monotonic() + 2
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return condition()


def process_of(child: Child) -> int:
    """The process id of a running child."""
    assert child._process is not None
    return child._process.process.pid


# A well-behaved child


def test_the_reference_is_played_as_a_child(child_of: Callable[..., Child]) -> None:
    """A position, refused and accepted actions, options, views and a start go through the pipe unchanged."""
    child, here = child_of(SERVE), Reference()
    assert child.hello().editions == ("deus@2018-08-29", DEUS)
    assert child.hello().capabilities == CAPABILITIES
    for subject in (child, here):
        subject.load(DEUS, QUIET)
    for action in (PASS, {"do": "end_phase"}, {"do": "end_phase"}):
        assert child.legal() == here.legal()
        assert child.apply("south", action, ()) == here.apply("south", action, ())
        for viewer in ("judge", "south", "north", "public"):
            assert child.observe(viewer) == here.observe(viewer)
    assert child.start(DEUS, {}, TWO_DICE) == here.start(DEUS, {}, TWO_DICE) == Reply(True, drawn=2)
    assert child.observe("judge") == here.observe("judge")
    assert child.restarts == 0


def test_a_bad_position_is_told_with_every_fault(child_of: Callable[..., Child]) -> None:
    """The child turns a document down and stays in use."""
    child = child_of(SERVE)
    with pytest.raises(BadPosition, match=r"marching: missing.*|turn: expected int.*marching: missing"):
        child.load(DEUS, {"turn": "three"})
    with pytest.raises(BadPosition, match=r"edition: expected one of deus@2018-08-29, deus@2\.00, got 'chess@1'"):
        child.load("chess@1", QUIET)
    child.load(DEUS, QUIET)
    assert child.restarts == 0


def test_a_large_position_does_not_get_stuck(child_of: Callable[..., Child]) -> None:
    """More than a pipe holds goes in either direction, even when the child writes before it reads."""
    mischief = """
if method == "hello":
    reply(PLAIN["hello"])
    sys.stderr.write(("chatter " * 20 + "\\n") * 5000 + "the end\\n")
    continue
"""
    child = child_of(script(mischief))
    child.load(DEUS, {"cards": {f"card {number}": "x" * 50 for number in range(30_000)}})
    assert len(child.stderr) == 20
    assert soon(lambda: child.stderr[-1] == "the end")


def test_waiting_costs_nothing_when_standard_error_is_closed(child_of: Callable[..., Child]) -> None:
    """The end of a pipe is noticed once, not over and over."""
    child = child_of(script("if bad: os.close(2); time.sleep(0.4)"))
    child.load(DEUS, QUIET)
    begun = time.process_time()
    assert child.apply("south", BAD, ()).accepted
    assert time.process_time() - begun < 0.1


# Processes that fail

MISCHIEF = {
    "dies": ("if bad: sys.exit(3)", Status.CRASH, "ended with exit status 3 without answering apply"),
    "is killed": ("if bad: os.kill(os.getpid(), signal.SIGSEGV)", Status.CRASH, "killed by signal 11"),
    "dies with a word": ("if bad: raise ValueError('no such card')", Status.CRASH, "no such card"),
    "dies at the fourth request": ("if number == 4: sys.exit(0)", Status.CRASH, "exit status 0"),
    "leaves an unfinished line": ("if bad: sys.stdout.write('{'); sys.exit()", Status.CRASH, "exit status 0"),
    "hangs": ("if bad: time.sleep(60)", Status.TIMEOUT, "no answer to apply within 0.5 seconds"),
    "hangs in mid-line": ("if bad: sys.stdout.write('{'); sys.stdout.flush(); time.sleep(60)", Status.TIMEOUT, "apply"),
    "ignores signals": (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nif bad: time.sleep(60)", Status.TIMEOUT, "apply"
    ),
    "prints garbage": ("if bad: say('thinking about it')", Status.PROTOCOL_ERROR, "'thinking about it'"),
    "prints an empty line": ("if bad: say('')", Status.PROTOCOL_ERROR, "''"),
    "prints no UTF-8": ("if bad: os.write(1, b'\\xff\\xfe\\n')", Status.PROTOCOL_ERROR, "not JSON"),
    "prints a flood": ("while bad: os.write(1, b'x' * 65536)", Status.PROTOCOL_ERROR, "longer than 8388608 bytes"),
    "prints a flood of lines": ("while bad: say('x' * 60)", Status.PROTOCOL_ERROR, "no answer"),
    "nests deeply": ("if bad: say('[' * 100000)", Status.PROTOCOL_ERROR, "bytes)"),
    "closes its output": ("if bad: os.close(1); time.sleep(60)", Status.PROTOCOL_ERROR, "goes on running"),
    "answers with a wrong id": ("if bad: request['id'] += 1", Status.PROTOCOL_ERROR, "id: expected 3, got 4"),
    "answers with a text as id": ("if bad: request['id'] = '3'", Status.PROTOCOL_ERROR, "id: expected 3, got '3'"),
    "answers with a batch": ("if bad: say('[]')", Status.PROTOCOL_ERROR, "expected object, got array"),
    "answers without a version": (
        "if bad: say(json.dumps({'id': request['id'], 'result': None}))", Status.PROTOCOL_ERROR, "jsonrpc: missing"
    ),
    "answers with nothing": (
        "if bad: say(json.dumps({'id': request['id'], 'jsonrpc': '2.0'}))", Status.PROTOCOL_ERROR, "result or error"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MISCHIEF)
def test_a_failing_process_costs_one_scenario(child_of: Callable[..., Child], name: str) -> None:
    """The failure has its status and one sentence; the next load goes to a new process."""
    mischief, status, words = MISCHIEF[name]
    child = child_of(script(mischief), timeout=0.5)
    child.load(DEUS, QUIET)
    process = process_of(child)
    if "fourth" in name:
        child.apply("south", PASS, ())
    failure = failure_of(lambda: child.apply("south", BAD, ()))
    assert failure.status == status
    assert words in str(failure)
    assert len(str(failure)) < 500
    assert not is_running(process)
    # The scenario cannot go on, whatever it tries.
    assert failure_of(lambda: child.observe("judge")) is failure
    child.load(DEUS, QUIET)
    assert child.apply("south", PASS, ()).accepted
    assert child.restarts == 1
    assert child.stderr == []


def test_output_that_nobody_asked_for_is_found_at_the_next_request(child_of: Callable[..., Child]) -> None:
    """One line for each request, no more."""
    twice = """
if bad:
    answer = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"accepted": True}})
    os.write(1, f"{answer}\\nMove made!\\n".encode())
    continue
"""
    child = child_of(script(twice))
    child.load(DEUS, QUIET)
    assert child.apply("south", BAD, ()).accepted
    failure = failure_of(lambda: child.apply("south", PASS, ()))
    assert failure.status == Status.PROTOCOL_ERROR
    assert "before apply was asked for, the process wrote 'Move made!'" in str(failure)


def test_a_process_that_does_not_read_is_a_timeout(child_of: Callable[..., Child]) -> None:
    """A request larger than the pipe does not block the kit."""
    child = child_of(script("if method == 'load': time.sleep(60)"), timeout=0.4)
    assert child.hello().name == "plain"
    big = {"cards": {f"card {number}": "x" * 50 for number in range(30_000)}}
    assert failure_of(lambda: child.load(DEUS, big)).status == Status.TIMEOUT


def test_a_process_that_dies_at_once_is_given_up(child_of: Callable[..., Child]) -> None:
    """Restarts are bounded; then every scenario ends in the same plain error."""
    child = child_of([sys.executable, "-S", "-c", "import sys; sys.exit('no such board')"], max_restarts=3)
    for attempt in range(4):
        failure = failure_of(lambda: child.load(DEUS, QUIET))
        assert failure.status == Status.CRASH
        assert "without answering hello; its last words: no such board" in str(failure)
        assert child.restarts == attempt
    for _ in range(2):
        failure = failure_of(lambda: child.load(DEUS, QUIET))
        assert failure.status == Status.NOT_RUN
        assert str(failure).startswith("gave up after 3 restarts; the last failure was: the process ended")
    assert child.restarts == 3


def test_a_command_that_does_not_exist(child_of: Callable[..., Child]) -> None:
    """The sentence names the command."""
    failure = failure_of(child_of(["/no/such/engine"]).hello)
    assert failure.status == Status.ERROR
    assert "'/no/such/engine' cannot be started" in str(failure)


@pytest.mark.parametrize("when", ["crash", "bye"])
@pytest.mark.parametrize(
    "leaves",
    [
        # Its output stays open in the grandchild's hands.
        'print(subprocess.Popen(["sleep", "60"]).pid, file=sys.stderr, flush=True)',
        # Twice removed, so that no process group and no parent leads to it: the shell ends at once.
        'subprocess.run(["setsid", "sh", "-c", "setsid sleep 60 & echo $! >&2"], stdin=subprocess.DEVNULL)',
    ],
    ids=["a-child", "a-session-of-its-own"],
)
def test_grandchildren_go_too(child_of: Callable[..., Child], leaves: str, when: str) -> None:
    """What a child leaves behind neither hides the crash nor outlives the run, nor does what that has left."""
    mischief = f"""
if method == "load":
    {leaves}
if bad:
    os._exit(1)
"""
    child = child_of(script(mischief))
    child.load(DEUS, QUIET)
    assert soon(lambda: bool(child.stderr))
    grandchild = int(child.stderr[0])
    assert is_running(grandchild)
    if when == "crash":
        assert failure_of(lambda: child.apply("south", BAD, ())).status == Status.CRASH
    else:
        child.bye()
    assert soon(lambda: not is_running(grandchild))


@pytest.mark.parametrize(
    "mischief",
    ["if method == 'bye': continue", "if method == 'bye': time.sleep(60)", "while method == 'bye': say('x' * 60)"],
)
def test_a_process_that_ignores_bye_is_killed(child_of: Callable[..., Child], mischief: str) -> None:
    """After a short grace, however it goes on."""
    child = child_of(script(mischief))
    child.load(DEUS, QUIET)
    process = process_of(child)
    begun = time.monotonic()
    child.bye()
    assert time.monotonic() - begun < 3
    assert not is_running(process)
    with pytest.raises(ChildProcessError):
        os.waitpid(process, os.WNOHANG)


def test_a_forgotten_child_is_killed() -> None:
    """Nobody said bye."""
    child = Child(script(""))
    child.hello()
    process = process_of(child)
    os.kill(process, signal.SIGSTOP)
    del child
    assert not is_running(process)


# Well-formed answers that are wrong


def test_an_error_keeps_the_process(child_of: Callable[..., Child]) -> None:
    """Both sides still understand each other, so nothing is restarted."""
    child = child_of(script("if bad: fail(-32603, 'cannot do that yet'); continue"))
    child.load(DEUS, QUIET)
    failure = failure_of(lambda: child.apply("south", BAD, ()))
    assert failure.status == Status.ERROR
    assert str(failure) == "apply is answered with error -32603, 'cannot do that yet'"
    child.load(DEUS, QUIET)
    assert child.apply("south", PASS, ()).accepted
    assert child.restarts == 0


def test_an_undeclared_method_is_unsupported(child_of: Callable[..., Child]) -> None:
    """What hello offers must be there, what it does not offer need not."""
    mischief = "if method == 'legal': fail(-32601, 'unknown'); continue"
    modest, boastful = child_of(script(mischief)), child_of(script(
        "PLAIN['hello'] = {'name': 'boastful', 'capabilities': ['core', 'legal']}\n" + mischief))  # fmt: skip
    for child, status in ((modest, Status.UNSUPPORTED), (boastful, Status.ERROR)):
        child.load(DEUS, QUIET)
        assert failure_of(child.legal).status == status


@pytest.mark.parametrize(
    ("mischief", "request_of", "words"),
    [
        ("PLAIN['load'] = {'accepted': False}", lambda child: child.load(DEUS, QUIET), "load is wrong: expected null"),
        ("PLAIN['apply'] = True", lambda child: child.apply("south", PASS, ()), "apply is wrong: expected object, got"),
        ("PLAIN['apply'] = {'accepted': 1}", lambda child: child.apply("south", PASS, ()), "accepted: expected bool"),
        ("PLAIN['legal'] = [3]", lambda child: child.legal(), "legal is wrong: [0]: expected object, got int"),
        ("PLAIN['hello'] = {}", lambda child: child.hello(), "hello is wrong: name: missing"),
        ("PLAIN['hello']['protocol'] = 9", lambda child: child.hello(), "protocol: expected 1, got 9"),
        (
            "PLAIN['observe'] = {'edition': 'x', 'viewer': 'judge', 'units': [{'id': 'a', 'attack': 'two'}]}",
            lambda child: child.observe("judge"),
            "units[0].attack: expected int, got str",
        ),
    ],
)
def test_a_wrong_shape_is_told_with_its_place(
    child_of: Callable[..., Child], mischief: str, request_of: Callable[[Child], object], words: str
) -> None:
    """A protocol error that says where."""
    child = child_of(script(mischief))
    if "hello" not in mischief and "load" not in mischief:
        child.load(DEUS, QUIET)
    failure = failure_of(lambda: request_of(child))
    assert failure.status == Status.PROTOCOL_ERROR
    assert words in str(failure)


# Views in answers

ODD_VIEW = "{'edition': 'x', 'viewer': 'judge', 'units': [{'id': 'a', 'attack': 'two'}]}"


@pytest.mark.parametrize(
    ("mischief", "request_of", "words"),
    [
        (
            f"PLAIN['load'] = {{'view': {ODD_VIEW}}}",
            lambda child: child.load(DEUS, QUIET),
            "the result of load is wrong: view.units[0].attack: expected int, got str",
        ),
        (
            f"PLAIN['apply']['view'] = {ODD_VIEW}",
            lambda child: child.apply("south", PASS, ()),
            "the result of apply is wrong: view.units[0].attack: expected int, got str",
        ),
        (
            f"PLAIN['start'] = {{'accepted': False, 'view': {ODD_VIEW}}}",
            lambda child: child.start(DEUS, {}, ()),
            "the result of start is wrong: view.units[0].attack: expected int, got str",
        ),
        (
            "PLAIN['load'] = {'view': None}",
            lambda child: child.load(DEUS, QUIET),
            "the result of load is wrong: view: expected object, got null",
        ),
        (
            "PLAIN['apply']['view'] = 'as before'",
            lambda child: child.apply("south", PASS, ()),
            "the result of apply is wrong: view: expected object",
        ),
    ],
)
def test_a_view_of_the_wrong_shape_is_told_as_one_of_observe(
    child_of: Callable[..., Child], mischief: str, request_of: Callable[[Child], object], words: str
) -> None:
    """With its place, and the method that it came with; the process goes on."""
    child = child_of(script(mischief))
    if "load" not in mischief:
        child.load(DEUS, QUIET)
    failure = failure_of(lambda: request_of(child))
    assert failure.status == Status.PROTOCOL_ERROR
    assert words in str(failure)
    assert child.shown is None
    assert child.restarts == 0


SILENT = "    def __init__(self, game): super().__init__(game, views=False)"
"""Nothing but what must be in an answer."""


def asked_of(child: Child, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The methods that are asked for, as they are."""
    asked: list[str] = []
    message = child._message
    monkeypatch.setattr(child, "_message", lambda method, params: asked.append(method) or message(method, params))
    return asked


@pytest.mark.parametrize(("mischief", "looks"), [("    pass", 0), (SILENT, 4)])
def test_the_judge_is_asked_only_if_the_answer_has_no_view(
    child_of: Callable[..., Child], monkeypatch: pytest.MonkeyPatch, mischief: str, looks: int
) -> None:
    """A start, a load, a refusal and a march play alike either way; other viewers are always asked."""
    child = child_of(script(mischief, CHANGED))
    asked = asked_of(child, monkeypatch)
    lockstep, here = beside(child), Reference()
    assert lockstep.start(DEUS, {}, TWO_DICE) == here.start(DEUS, {}, TWO_DICE)
    assert lockstep.observe("judge") == here.observe("judge")
    for subject in (lockstep, here):
        subject.load(DEUS, small_battlefield())
    for action in (march("Ogre", "b2"), march("Knight", "b2")):
        assert lockstep.apply("south", action, ()) == here.apply("south", action, ())
        assert lockstep.observe("judge") == here.observe("judge")
    assert lockstep.observe("north") == here.observe("north")
    lockstep.finish()
    assert asked.count("observe") == looks + 1


def test_a_view_counts_until_something_else_may_have_changed_it(child_of: Callable[..., Child]) -> None:
    """Not after an action whose answer has none or is an error, nor for a process that is gone."""
    child = child_of(script("""
    def _with_view(self, method, result):
        return result if method == "apply" else super()._with_view(method, result)
    """, CHANGED))  # fmt: skip
    child.load(DEUS, QUIET)
    begun = child.observe("judge")
    assert child.observe("judge") is begun is child.shown
    assert child.legal()
    assert child.observe("north").viewer == "north"
    assert child.observe("judge") is begun
    assert child.look("judge") == begun
    assert child.apply("south", {"do": "end_phase"}, ()).accepted
    assert child.shown is None
    assert child.observe("judge").phase == "normal_summon"
    child.load(DEUS, QUIET)
    with pytest.raises(BadPosition):
        child.load(DEUS, {"turn": 0})
    assert child.shown is None
    child.load(DEUS, QUIET)
    os.kill(process_of(child), signal.SIGKILL)
    assert failure_of(child.legal).status == Status.CRASH
    assert failure_of(lambda: child.observe("judge")).status == Status.CRASH


ANOTHER_TURN = """
    def _with_view(self, method, result):
        told = super()._with_view(method, result)
        if WHEN:
            return replace(told, view=replace(told.view, turn=9))
        return told
"""


@pytest.mark.parametrize(
    ("when", "words"),
    [
        ("method == 'load'", "after loading the position the position is not as the rules have it: turn: expected 3"),
        ("method == 'apply' and result.accepted", "after march by south the position is not as the rules have it"),
        ("method == 'apply' and not result.accepted", "changed the position although it refused march by south"),
    ],
)
def test_a_wrong_view_in_an_answer_is_a_wrong_frame(child_of: Callable[..., Child], when: str, words: str) -> None:
    """As one that observe shows."""
    lockstep = changed(child_of, ANOTHER_TURN.replace("WHEN", when))

    def play() -> None:
        lockstep.load(DEUS, small_battlefield())
        lockstep.apply("south", march("Ogre", "b2"), ())
        lockstep.apply("south", march("Knight", "b2"), ())
        lockstep.finish()

    failure = failure_of(play)
    assert failure.status == Status.SIDE_EFFECT
    assert words in str(failure)
    assert "turn: expected 3, actual 9" in str(failure)


@pytest.mark.parametrize("what", ["loading the position", "march by south", "the start"])
def test_the_second_look_holds_views_in_answers_against_observe(child_of: Callable[..., Child], what: str) -> None:
    """Who shows the right position along with an answer and another one when asked is found out."""
    method = {"loading the position": "load", "march by south": "apply", "the start": "start"}[what]
    two_faced = f"""
    last = ""
    def _with_view(self, method, result):
        self.last = ""
        told = super()._with_view(method, result)
        self.last = method
        return told
    def _observe(self, params):
        view = super()._observe(params)
        return replace(view, turn=9) if self.last == "{method}" and params.viewer == "judge" else view
    """
    lockstep = changed(child_of, two_faced)
    closer = DeepCheck(lockstep.child, lockstep.reference, ("core",))

    def play(subject: Lockstep) -> None:
        subject.load(DEUS, small_battlefield())
        subject.apply("south", march("Knight", "b2"), ())
        subject.start(DEUS, {}, TWO_DICE)
        subject.finish()

    play(lockstep)
    failure = failure_of(lambda: play(closer))
    assert failure.status == Status.SIDE_EFFECT
    assert str(failure).startswith(f"after {what} the view in the answer is not the one that observe shows: turn: ")
    honest = DeepCheck(child_of(SERVE), Reference(), ("core", "views", "legal"))
    play(honest)


def test_a_process_must_introduce_itself_the_same_way_again(child_of: Callable[..., Child]) -> None:
    """Verdicts of one run are about one implementation."""
    mischief = "if bad: sys.exit()\nPLAIN['hello']['editions'] = [str(os.getpid())]"
    child = child_of(script(mischief))
    child.load(DEUS, QUIET)
    failure_of(lambda: child.apply("south", BAD, ()))
    failure = failure_of(lambda: child.load(DEUS, QUIET))
    assert failure.status == Status.PROTOCOL_ERROR
    assert "editions: expected" in str(failure)


# Lockstep


def beside(child: Child) -> Lockstep:
    """The child beside the reference that plays by its readings."""
    return Lockstep(child, reference_for(child.hello(), DEUS))


def changed(child_of: Callable[..., Child], mischief: str) -> Lockstep:
    """The reference with some mischief in it, beside the reference."""
    return beside(child_of(script(mischief, CHANGED)))


def small_battlefield() -> dict[str, Any]:
    """A Knight and an Ogre, and South to march."""
    card = next(card for card in edition(DEUS).cards.values() if card.kind == "unit" and card.level == 2)
    units = [{"id": "Knight", "owner": "south", "area": "b1"}, {"id": "Ogre", "owner": "north", "area": "b3"}]
    return {"marching": "south", "cards": {"Knight": card.name, "Ogre": card.name}, "units": units}


def march(unit: str, area: str) -> dict[str, Any]:
    """One unit marches."""
    return {"do": "march", "moves": {unit: area}}


def test_two_references_agree(child_of: Callable[..., Child]) -> None:
    """Draft, refusals and a march show no divergence; replies are the child's."""
    lockstep = beside(child_of(SERVE))
    assert lockstep.start(DEUS, {}, TWO_DICE) == Reply(True, drawn=2)
    assert not lockstep.apply("north", PASS, TWO_DICE).accepted
    lockstep.load(DEUS, small_battlefield())
    refusal = lockstep.apply("south", march("Ogre", "b2"), ())
    assert refusal.clauses
    assert lockstep.apply("south", march("Knight", "b2"), ()).accepted
    assert lockstep.observe("judge").units[0].area == "b2"
    assert lockstep.legal()
    lockstep.finish()


def test_a_wrong_frame_is_told_with_the_next_action(child_of: Callable[..., Child]) -> None:
    """The scenario's own expectations come first; then the difference, thing by thing."""
    mischief = """
    def _observe(self, params):
        view = super()._observe(params)
        if self.marched:
            units = tuple(replace(unit, area="c2") if unit.id == "Knight" else unit for unit in view.units)
            view = replace(view, units=units[::-1], turn=9)
        return view
    marched = False
    def _apply(self, params):
        reply = super()._apply(params)
        self.marched = reply.accepted
        return reply
    """
    lockstep = changed(child_of, mischief)
    lockstep.load(DEUS, small_battlefield())
    assert lockstep.apply("south", march("Knight", "b2"), ()).accepted
    wrong = ["turn: expected 3, actual 9", "units[Knight].area: expected b2, actual c2"]
    assert lockstep.divergence == wrong
    for action in (lambda: lockstep.apply("north", PASS, ()), lockstep.finish):
        failure = failure_of(action)
        assert failure.status == Status.SIDE_EFFECT
        assert str(failure) == f"after march by south the position is not as the rules have it: {'; '.join(wrong)}"
        assert (failure.expected, failure.actual) == ("turn: 3", "9")
    # The next scenario has nothing to do with it, even one whose position is turned down.
    with pytest.raises(BadPosition):
        lockstep.load(DEUS, {"turn": 0})
    lockstep.finish()


def test_a_refusal_must_change_nothing(child_of: Callable[..., Child]) -> None:
    """Compared with what the child itself has shown before."""
    mischief = """
    def _apply(self, params):
        reply = super()._apply(params)
        if not reply.accepted:
            super()._apply(replace(params, action={"do": "end_phase"}))
        return reply
    """
    lockstep = changed(child_of, mischief)
    lockstep.load(DEUS, small_battlefield())
    failure = failure_of(lambda: lockstep.apply("south", march("Ogre", "b2"), ()))
    assert failure.status == Status.SIDE_EFFECT
    assert "changed the position although it refused march by south: " in str(failure)
    assert "phase: expected main, actual normal_summon" in str(failure)


def test_other_chance_is_a_mismatch(child_of: Callable[..., Child]) -> None:
    """Too few outcomes used, or more wanted than the rules ask for."""
    lazy = "    def _start(self, params): return replace(super()._start(params), drawn=0)"
    greedy = "    def _start(self, params): return Reply(False, wanted='the turn order die of south')"
    for mischief, words in ((lazy, "used 0 scripted outcomes"), (greedy, "asks for the turn order die of south")):
        failure = failure_of(partial(changed(child_of, mischief).start, DEUS, {}, TWO_DICE))
        assert failure.status == Status.CHANCE_MISMATCH
        assert words in str(failure)


def test_only_what_the_action_uses_is_sent(child_of: Callable[..., Child]) -> None:
    """An implementation cannot read from the script what is going to happen later."""
    spy = """
    def _start(self, params):
        print(len(params.chance), file=sys.stderr, flush=True)
        return super()._start(params)
    def _apply(self, params):
        print(len(params.chance), file=sys.stderr, flush=True)
        return super()._apply(params)
    """
    lockstep = changed(child_of, spy)
    later = Chance("initiative die", "south", shows=1)
    assert lockstep.start(DEUS, {}, (*TWO_DICE, later)).drawn == 2
    assert isinstance(lockstep.child, Child)
    lockstep.apply("north", PASS, (later,))
    assert lockstep.child.stderr == ["2", "0"]
    assert failure_of(lambda: lockstep.start(DEUS, {}, TWO_DICE[:1])).status == Status.CHANCE_MISMATCH


def test_a_wrong_acceptance_is_left_to_the_scenario_but_not_forgotten(child_of: Callable[..., Child]) -> None:
    """The reply comes through; a scenario that does not look at it fails all the same."""
    lockstep = changed(child_of, "    def _apply(self, params): return Reply(True)")
    lockstep.load(DEUS, small_battlefield())
    assert lockstep.apply("south", march("Ogre", "b2"), ()).accepted
    failure = failure_of(lockstep.finish)
    assert failure.status == Status.SIDE_EFFECT
    assert "accepted: expected no, actual yes" in str(failure)


def test_a_bad_position_must_be_turned_down_by_the_child_itself(child_of: Callable[..., Child]) -> None:
    """The scenario hears of it only if the child has done so."""
    bad = {"marching": "south", "turn": 0}
    lockstep = beside(child_of(SERVE))
    with pytest.raises(BadPosition):
        lockstep.load(DEUS, bad)
    lockstep = changed(child_of, "    def _load(self, params): return None")
    lockstep.load(DEUS, bad)
    assert "expected to be turned down" in str(failure_of(lockstep.finish))


def test_clauses_count_only_for_those_who_claim_to_know_them(child_of: Callable[..., Child]) -> None:
    """Without the capability "reasons" a refusal is just a refusal."""
    modest = "    def _hello(self, params): return replace(super()._hello(params), capabilities=('core',))"
    lockstep = changed(child_of, modest)
    for offered, status in ((lockstep.hello().capabilities, None), (("core", "reasons"), Status.WRONG_REASON)):
        case = Case(lockstep, DEUS, offered)
        case.arrangement = small_battlefield()
        case.act("south", march("Ogre", "b2"), tries=True)
        if status is None:
            case.refused_under("deus.march.range")
            refused_as_meaningless(case)
            assert "reasons" not in case.capabilities
        else:
            assert failure_of(lambda case=case: case.refused_under("deus.march.range")).status is status
            assert failure_of(lambda case=case: refused_as_meaningless(case)).status is Status.FAIL
            case.about = case.reply.clauses
            refused_as_meaningless(case)
            case.reply = Reply(False, message="somebody stands there")
            told = "refused without a clause (somebody stands there); expected deus.march.range"
            assert str(failure_of(lambda case=case: case.refused_under("deus.march.range"))) == told


def test_the_reference_plays_by_the_declared_readings() -> None:
    """The other reading is no failure; an unknown one is."""
    hello = Hello("other", readings={"initiative_is_dice_result": "yes"})
    rules = reference_for(hello, DEUS).rules
    assert rules.name == DEUS
    assert rules.switches == {**edition(DEUS).switches, "initiative_is_dice_result": "yes"}
    assert reference_for(Hello("same"), DEUS).rules is edition(DEUS)
    for readings, words in (
        ({"en_passant": "no"}, "readings.en_passant: deus@2.00 has no such switch"),
        ({"deckout_latched": "perhaps"}, "readings.deckout_latched: expected one of 'yes', 'no', got 'perhaps'"),
    ):
        assert words in str(failure_of(partial(reference_for, Hello("odd", readings=readings), DEUS)))
    assert failure_of(lambda: reference_for(hello, "deus@9")).status == Status.ERROR


def test_differences_are_told_place_by_place() -> None:
    """Things missing, added and changed; what is for readers does not count, nor does the order of units."""
    reference = Reference()
    reference.load(DEUS, small_battlefield())
    view = reference.observe("judge")
    views = game(DEUS).views
    plain = {name: getattr(view, name) for name in view.__struct_fields__}
    knight, ogre = view.units
    assert differences(view, views.convert({**plain, "units": [ogre, knight]})) == []
    other = type(view)(**{**plain, "units": (ogre, ogre), "viewer": "north", "battle_markers": ("b2",)})
    found = differences(view, other)
    assert found[0].startswith("units: expected (id=Knight ")
    assert found[1] == "battle_markers: expected nothing, actual (b2)"
    alone = differences(view, type(view)(**{**plain, "units": (knight,)}))
    values = f"ready=yes attack={ogre.attack} defence={ogre.defence}"
    assert alone == [f"units[Ogre]: expected id=Ogre card={ogre.card} owner=north area=b3 {values}, actual nothing"]

"""Whatever comes over the line gets one clear answer, and the game on the table survives it."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monosashi.subjects.protocol import MAX_REQUEST, METHODS, quoted_line, schemas
from monosashi.subjects.serve import Server, serve

ROOT = Path(__file__).parent.parent
DEUS = "deus@2.00"
LOAD = {"edition": DEUS, "position": {"marching": "south"}}
JUDGE = {"viewer": "judge"}


def request(method: str, params: object = None, identity: object = 1) -> bytes:
    """A request as a line."""
    message = {"jsonrpc": "2.0", "id": identity, "method": method}
    return json.dumps(message if params is None else {**message, "params": params}).encode() + b"\n"


def served(*lines: bytes) -> list[dict[str, Any]]:
    """The answers to some lines."""
    stdout = io.BytesIO()
    assert serve("deus", io.BytesIO(b"".join(lines)), stdout) == 0
    return [json.loads(line) for line in stdout.getvalue().splitlines()]


def playing() -> Server:
    """A server with a game on the table."""
    server = Server("deus")
    assert json.loads(server.answer(request("load", LOAD)))["result"]["view"]["marching"] == "south"
    return server


# Errors

ERRORS = {
    "no JSON": (b"hello?\n", None, -32700, "not JSON"),
    "an empty line": (b"\n", None, -32700, "not JSON"),
    "half a message": (request("bye")[:-3] + b"\n", None, -32700, "not JSON at line 1, column 43: "),
    "a key twice": (
        request("apply", {"seat": "south", "action": {"do": "pass"}}).replace(b'"do":', b'"do": "resign", "do":'),
        1, -32600, "params.action.do: stands 2 times; a key may stand once",
    ),
    "two messages in a line": (request("bye").strip() + request("bye"), None, -32700, "trailing characters"),
    "no UTF-8": (request("observe", JUDGE).replace(b"judge", b"ju\xffge"), 1, -32700, "can't decode byte 0xff"),
    "an abyss": (b"[" * 100_000 + b"\n", None, -32700, "nested too deeply"),
    "an abyss of objects": (b'{"a":' * 100_000 + b"\n", None, -32700, "nested too deeply"),
    "an abyss in the params": (
        request("load", {"edition": DEUS, "position": 0}).replace(b": 0", b":" + b"[" * 99_999 + b"]" * 99_999),
        None, -32700, "nested too deeply",
    ),
    "a batch": (b"[" + request("bye").strip() + b"]\n", None, -32600, "batches are not part of the protocol"),
    "a number": (b"17\n", None, -32600, "expected an object"),
    "a notification": (b'{"jsonrpc":"2.0","method":"bye"}\n', None, -32600, "id: missing"),
    "null as id": (request("bye", identity=None), None, -32600, "id: expected int | str, got null"),
    "an old version": (request("bye").replace(b"2.0", b"1.0"), 1, -32600, 'jsonrpc: expected "2.0", got "1.0"'),
    "no method": (b'{"jsonrpc":"2.0","id":"x"}\n', "x", -32600, "method: missing"),
    "a long line": (b"[" + b" " * MAX_REQUEST + b"]\n", None, -32600, "the line is too long; expected at most 4194304"),
    "an unknown method": (request("undo"), 1, -32601, "unknown method 'undo'; known: hello, load, start, apply"),
    "no params": (request("observe"), 1, -32602, "params.viewer: missing"),
    "null as params": (b'{"jsonrpc":"2.0","id":1,"method":"bye","params":null}\n', 1, -32602, "params: expected"),
    "a list of params": (request("legal", []), 1, -32602, "params: expected object, got array"),
    "a wrong type": (request("apply", {"seat": "south", "action": 3}), 1, -32602, "params.action: expected object"),
    "a wrong choice": (request("observe", {"viewer": "me"}), 1, -32602, 'params.viewer: expected one of "judge"'),
    "an unknown param": (request("observe", {**JUDGE, "of": 1}), 1, -32602, "params.of: unknown field"),
    "a wrong draw": (
        request("start", {"edition": DEUS, "chance": [{"draw": "die"}]}), 1, -32602, "params.chance[0].of: missing"
    ),
    "a bad position": (request("load", {"edition": DEUS, "position": {}}), 1, -32000, "bad position"),
    "a bad start": (request("start", {"edition": DEUS, "start": {"decks": 7}}), 1, -32000, "bad position"),
    "a bad edition": (request("load", {"edition": "go", "position": {}}), 1, -32000, "bad position"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_each_wrong_message_gets_one_error(name: str) -> None:
    """With its code, the request's id if it can be read, and the place; the game goes on as it was."""
    line, identity, code, words = ERRORS[name]
    _, before, error, after = served(request("load", LOAD), request("observe", JUDGE), line, request("observe", JUDGE))
    assert error["jsonrpc"] == "2.0"
    assert error["id"] == identity
    assert error["error"]["code"] == code
    assert words in error["error"]["message"]
    assert len(error["error"]["message"]) < 500
    assert after == before
    jsonschema.validate(error, schemas()["error"])


def test_a_bad_position_has_all_its_faults() -> None:
    """As a list, each with its place."""
    (answer,) = served(request("load", {"edition": DEUS, "position": {"turn": "x", "units": [{}]}}))
    faults = answer["error"]["data"]["faults"]
    assert len(faults) == 5
    assert "units[0].owner: missing" in faults


def test_nothing_can_be_asked_before_a_game_is_there() -> None:
    """The error says what comes first."""
    lines = [request("observe", JUDGE), request("legal"), request("apply", {"seat": "south", "action": {"do": "pass"}})]
    for answer in served(*lines):
        assert answer["error"]["code"] == -32600
        assert "expected load or start before" in answer["error"]["message"]


def test_an_engine_that_breaks_down_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process goes on."""
    server = playing()
    before = server.answer(request("observe", JUDGE))
    monkeypatch.setattr(server.game, "legal", lambda: 1 // 0)
    error = json.loads(server.answer(request("legal")))["error"]
    assert (error["code"], error["message"].partition(":")[0]) == (-32603, "internal error, ZeroDivisionError")
    assert server.answer(request("observe", JUDGE)) == before


def test_a_refusal_is_a_result() -> None:
    """With its clauses, and never an error, whatever nonsense the action is."""
    server = playing()
    before = server.answer(request("observe", JUDGE))
    for action in ({}, {"do": "castle"}, {"do": "pass"}, {"do": "march", "moves": {"Nobody": "z9"}}, {"do": ["pass"]}):
        answer = json.loads(server.answer(request("apply", {"seat": "south", "action": action})))
        assert answer["result"]["accepted"] is False
        assert answer["result"]["message"]
    assert server.answer(request("observe", JUDGE)) == before


def test_a_start_that_lacks_outcomes_leaves_the_game_alone() -> None:
    """It is refused, naming the draw."""
    server = playing()
    before = server.answer(request("observe", JUDGE))
    answer = json.loads(server.answer(request("start", {"edition": DEUS})))
    view = json.loads(before)["result"]
    wanted = "the draft die of south"
    message = f"no outcome is scripted for {wanted}"
    assert answer["result"] == {"accepted": False, "message": message, "wanted": wanted, "view": view}
    assert server.answer(request("observe", JUDGE)) == before


def test_a_faction_named_twice_is_told_as_that() -> None:
    """Not as a wrong number of factions."""
    dice = [{"draw": "draft die", "of": "south", "shows": 6}, {"draw": "draft die", "of": "north", "shows": 1}]
    picks = [("south", ["Asketh"]), ("north", ["Morvessa", "Morvessa"]), ("north", ["Morvessa"])]
    lines = [request("apply", {"seat": s, "action": {"do": "pick", "factions": f}}) for s, f in picks]
    _, first, twice, few = served(request("start", {"edition": DEUS, "chance": dice}), *lines)
    assert first["result"]["accepted"]
    assert twice["result"]["message"].startswith("2 different factions are picked now; Morvessa is named twice (")
    assert few["result"]["message"].startswith("2 factions are picked now, not 1 (")


CONVERSATION = {
    "a position": ("load", LOAD),
    "an accepted action": ("apply", {"seat": "south", "action": {"do": "end_phase"}}),
    "a refused action": ("apply", {"seat": "south", "action": {"do": "castle"}}),
    "a start": ("start", {"edition": DEUS, "chance": [
        {"draw": "draft die", "of": "south", "shows": 6}, {"draw": "draft die", "of": "north", "shows": 1}]}),
    "a start without dice": ("start", {"edition": DEUS}),
}  # fmt: skip


@pytest.mark.parametrize("name", CONVERSATION)
def test_answers_bring_the_judges_view_along(name: str) -> None:
    """The one that observe shows. Without views the answer is the same but for it; both fit the schema."""
    method, params = CONVERSATION[name]
    without = Server("deus", views=False)
    assert json.loads(without.answer(request("load", LOAD)))["result"] is None
    answers = [json.loads(server.answer(request(method, params))) for server in (playing(), without)]
    for answer in answers:
        jsonschema.validate(answer, schemas()[f"{method}.response"])
    view = json.loads(without.answer(request("observe", JUDGE)))["result"]
    assert answers[0]["result"] == {**(answers[1]["result"] or {}), "view": view}


def test_without_a_game_there_is_no_view() -> None:
    """A start that lacks outcomes puts nothing on an empty table."""
    (answer,) = served(request("start", {"edition": DEUS}))
    wanted = "the draft die of south"
    message = f"no outcome is scripted for {wanted}"
    assert answer["result"] == {"accepted": False, "message": message, "wanted": wanted}


def test_bye_ends_the_conversation() -> None:
    """It is answered; what follows is not."""
    assert served(request("bye"), request("hello")) == [{"jsonrpc": "2.0", "id": 1, "result": None}]
    assert served() == []
    assert served(request("bye").strip()) == [{"jsonrpc": "2.0", "id": 1, "result": None}]


def test_only_known_games_are_served() -> None:
    """The usage names them."""
    command = [sys.executable, "-m", "monosashi.subjects.serve", "chess"]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (ended.returncode, ended.stdout) == (3, "")
    assert "known: deus" in ended.stderr


# Schemas


def test_every_message_has_a_schema_that_real_messages_fit() -> None:
    """A conversation through all methods, checked in both directions."""
    known = schemas()
    for schema in known.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    dice = [{"draw": "draft die", "of": "south", "shows": 6}, {"draw": "draft die", "of": "north", "shows": 1}]
    talk = {
        "hello": {"protocol": 1, "suite": "0", "edition": DEUS},
        "start": {"edition": DEUS, "start": {}, "chance": dice},
        "load": LOAD,
        "apply": {"seat": "south", "action": {"do": "end_phase"}, "chance": []},
        "legal": {},
        "observe": JUDGE,
        "bye": {},
    }
    assert set(talk) == set(METHODS)
    lines = [request(method, params) for method, params in talk.items()]
    for method, line, answer in zip(talk, lines, served(*lines), strict=True):
        jsonschema.validate(json.loads(line), known[f"{method}.request"])
        jsonschema.validate(answer, known[f"{method}.response"])
        if method == "observe":
            jsonschema.validate(answer["result"], known["deus.view"])
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(json.loads(request("apply", {"seat": "middle", "action": {}})), known["apply.request"])
    jsonschema.validate(json.loads(request("legal")), known["legal.request"])


def test_raw_lines_are_shown_short_and_harmless() -> None:
    """No control character reaches a terminal."""
    assert quoted_line(b"\x1b[2J\xff") == r"'\x1b[2J�'"
    assert quoted_line(b"x" * 1000) == f"'{'x' * 120}' … (1000 bytes)"


# Fuzz

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(["south", "north", "judge", DEUS, "pass", "march", "end_phase", "resign", "", "b2"])
FIELDS = st.sampled_from(
    ["seat", "action", "chance", "viewer", "edition", "position", "start", "do", "moves", "marching"]
)
PARAMS = st.dictionaries(FIELDS, WORDS | PLAIN | st.dictionaries(FIELDS, WORDS | PLAIN, max_size=3), max_size=4)
SOMETIMES_WRONG = st.fixed_dictionaries(
    {},
    optional={
        "jsonrpc": st.sampled_from(["2.0", "2.0", "2.0", "1.0", 2]),
        "id": st.integers() | st.text(max_size=4) | PLAIN,
        "method": st.sampled_from([method for method in METHODS if method != "bye"]) | st.text(max_size=6),
        "params": PARAMS | PLAIN,
    },
)
NEARLY_RIGHT = st.builds(
    request,
    st.sampled_from([method for method in METHODS if method != "bye"]),
    PARAMS,
    st.integers(-(2**70), 2**70) | st.text(max_size=4),
)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A request with some bytes taken out or put in."""
    line = draw(NEARLY_RIGHT)
    start = draw(st.integers(0, len(line)))
    end = draw(st.integers(start, min(len(line), start + 5)))
    return line[:start] + draw(st.binary(max_size=4)) + line[end:]


LINES = (
    st.binary(max_size=60)
    | SOMETIMES_WRONG.map(lambda message: json.dumps(message).encode())
    | NEARLY_RIGHT
    | damaged()
    | st.integers(1, 5000).map(lambda depth: b"[" * depth + b"]" * depth)
).map(lambda line: line.replace(b"\n", b" ") + b"\n")


def is_harmless(answer: bytes) -> bool:
    """Whether the answer says that nothing has been done. Every answer must be one of JSON-RPC."""
    plain = json.loads(answer)
    assert plain["jsonrpc"] == "2.0"
    assert set(plain) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})
    if "error" in plain:
        assert plain["error"]["code"] in (-32700, -32600, -32601, -32602, -32000)
        assert plain["error"]["message"]
        return True
    return isinstance(plain["result"], dict) and plain["result"].get("accepted") is False


@settings(max_examples=400, deadline=None)
@given(st.lists(LINES, max_size=8))
def test_no_line_breaks_a_game(lines: list[bytes]) -> None:
    """One answer a line; none is an internal error; after an error or a refusal the position is as before."""
    server = playing()
    for line in lines:
        before = server.answer(request("observe", JUDGE))
        answer = server.answer(line)
        assert answer.count(b"\n") == 1
        if is_harmless(answer):
            assert server.answer(request("observe", JUDGE)) == before


@pytest.fixture(scope="module")
def process() -> Iterator[subprocess.Popen[bytes]]:
    """The served reference, one process for all examples."""
    command = [sys.executable, "-m", "monosashi.subjects.serve", "deus"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment) as started:
        yield started
        assert started.poll() is None
        assert started.communicate(request("bye"))[0] == b'{"jsonrpc":"2.0","id":1,"result":null}\n'
        assert started.returncode == 0


@settings(max_examples=150, deadline=None)
@given(line=LINES)
def test_no_line_breaks_the_process(process: subprocess.Popen[bytes], line: bytes) -> None:
    """Through real pipes: the answers stay in step with the requests."""
    assert process.stdin is not None
    assert process.stdout is not None

    def ask(message: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        process.stdin.flush()
        return process.stdout.readline()

    assert ask(request("load", LOAD, "load")).startswith(b'{"jsonrpc":"2.0","id":"load","result":{"view":{')
    before = ask(request("observe", JUDGE, "look"))
    assert msgspec.json.decode(before)["id"] == "look"
    if is_harmless(ask(line)):
        assert ask(request("observe", JUDGE, "look")) == before

"""The gate for what comes from outside: every game, every way in, and one spelling of everything behind it."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reference_engine as engine
from monosashi.differential.perft.positions import BadPositions, position_called
from monosashi.kit.registry import kit
from monosashi.playground.service import Service
from monosashi.playground.table import BrowserTable
from monosashi.records import game_record
from monosashi.records.random_games import random_record
from monosashi.site.text.language import language
from monosashi.subjects.object import InProcess
from monosashi.subjects.reference import Reference
from monosashi.subjects.serve import Server
from monosashi.subjects.status import ScenarioEnded
from monosashi.verification import known_failures
from reference_engine.kernel.codec import PLAIN, Codec, Unreadable
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.plain import text_of, toml_of

HALVES = ("\ud800", "Imp\udfff", "\udc00\ud800")
SAID = "half a character"
MARK = "\ufeff"


def with_half(plain: Any, number: int, half: str) -> Any:
    """The plain data with a half character in one of its texts or keys, or in a field of its own."""
    spots = list(_spots(plain))
    return json.loads(json.dumps(plain).replace(json.dumps(spots[number % len(spots)]), json.dumps(half), 1))


def _spots(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, each in plain.items():
            yield key
            yield from _spots(each)
    elif isinstance(plain, list):
        for each in plain:
            yield from _spots(each)


@cache
def played(game: str, steps: int = 4) -> tuple[Any, Any]:
    """The rules, and a position in which a player is asked."""
    rules, random = engine.edition(game), Random(5)
    position = engine.begin(rules).position
    while steps or position.pending.seat == CHANCE:
        steps = max(0, steps - 1)
        answer = engine.legal(rules, position).sample(random)
        position = engine.apply(rules, position, position.pending.seat, answer).position
    return rules, position


@pytest.mark.parametrize("game", engine.GAMES)
@settings(max_examples=25)
@given(number=st.integers(0, 10_000), half=st.sampled_from(HALVES))
def test_no_half_of_a_character_enters_the_library(game: str, number: int, half: str) -> None:
    """Neither in an answer, nor in a quiet position, nor in the text of a position."""
    rules, position = played(game)
    codec = engine.game(game).answers
    answer = json.loads(codec.dump(engine.legal(rules, position).sample(Random(number))))
    for ask in (engine.apply, engine.violations):
        with pytest.raises(engine.Malformed, match=SAID):
            ask(rules, position, position.pending.seat, with_half(answer, number, half))
    quiet = with_half(json.loads(json.dumps(dict(kit(game).smoke.rich(rules.name).position))), number, half)
    with pytest.raises(Unreadable, match=SAID):
        engine.begin(rules, quiet if engine.game(game).is_quiet(quiet) else {**quiet, "decks": {half: []}})
    document = with_half(json.loads(engine.dump(position)), number, half)
    escaped = json.dumps(document)
    raw = json.dumps(document, ensure_ascii=False)
    for text in (escaped, escaped.encode(), raw, raw.encode("utf-8", "surrogatepass")):
        with pytest.raises(Unreadable, match=SAID):
            engine.game(game).positions.load(text)


@pytest.mark.parametrize("game", engine.GAMES)
@pytest.mark.parametrize("half", HALVES)
def test_no_half_of_a_character_enters_from_elsewhere(game: str, half: str, tmp_path: Path) -> None:
    """By the protocol, from a table, a record, a file: each says what is wrong, and goes on."""
    edition = engine.edition(game).name
    rich = json.loads(json.dumps(dict(kit(game).smoke.rich(edition).position)))
    broken = with_half(rich, 3, half)
    server = Server(game)
    for method, params in (
        ("load", {"edition": edition, "position": broken}),
        ("start", {"edition": edition, "start": {half: 1}}),
        ("apply", {"seat": half, "action": {"do": half}}),
        (half, {}),
    ):
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode() + b"\n"
        assert SAID in json.loads(server.answer(line))["error"]["message"]
    table = BrowserTable(engine.edition(game), language("en", game), 1)
    table.begin()
    service = Service(table)
    before = service.ask_in_json('{"method": "state"}')
    for method, params in (
        ("restore", {"table": {"edition": half}}),
        ("load", {"position": broken}),
        ("check", {"position": broken}),
        ("why", {"picked": [half]}),
        ("judge", {"seat": half, "action": {"do": half}}),
        ("answer", {"seat": "south", "action": {half: half}}),
        (half, {}),
    ):
        answer = service.ask_in_json(json.dumps({"method": method, "params": params}))
        assert SAID in json.loads(answer.encode())["error"]
    assert service.ask_in_json('{"method": "state"}') == before
    position = tmp_path / "position.json"
    position.write_text(json.dumps(broken))
    with pytest.raises(BadPositions, match=SAID):
        position_called(edition, str(position))
    record = tmp_path / "game.jsonl"
    header, rest = game_record.encoded(random_record(engine.edition(game), 1, 3)).split(b"\n", 1)
    spoilt = header.replace(b'"edition":"', b'"edition":"' + json.dumps(half)[1:-1].encode())
    record.write_bytes(spoilt + b"\n" + rest)
    with pytest.raises(game_record.BadRecord, match=SAID):
        game_record.read(record)
    with pytest.raises(ScenarioEnded, match=SAID):
        InProcess(Halving(half)).legal()


class Halving(Reference):
    """An engine in this process that cuts a character in two."""

    def __init__(self, half: str) -> None:
        super().__init__()
        self.half = half

    def legal(self) -> list[dict[str, Any]]:
        return [{"do": self.half}]


def test_a_half_in_a_raw_text_has_its_place() -> None:
    with pytest.raises(Unreadable, match=r"a\[1\]\.b: half a character, '\\ud800'"):
        PLAIN.load('{"a": [0, {"b": "\\ud800"}]}')
    assert PLAIN.load('"\\ud83d\\ude00"') == "😀"


NUMBERS = st.integers(-(2**53), 2**53)
NESTED = st.recursive(
    NUMBERS,
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=3), each, max_size=3),
    max_leaves=8,
)


@given(value=NESTED)
def test_a_number_with_an_integral_value_is_an_integer(value: Any) -> None:
    """In a text and in plain data, where any type stands and where an integer is expected."""
    pointed = json.dumps(_pointed(value))
    assert repr(PLAIN.load(pointed)) == repr(value)
    for kind in (int, list[int], dict[str, int], dict[str, list[int]]):
        codec = Codec(kind)
        for take, given_ in ((codec.load, pointed), (codec.convert, _pointed(value))):
            assert _taken(take, given_) == _taken(codec.convert, value)


def _taken(take: Callable[[Any], Any], given_: Any) -> str:
    try:
        return repr(take(given_))
    except Unreadable as error:
        return "; ".join(error.faults)


def _pointed(value: Any) -> Any:
    match value:
        case dict():
            return {key: _pointed(each) for key, each in value.items()}
        case list():
            return [_pointed(each) for each in value]
        case _:
            return float(value)


@pytest.mark.parametrize("text", ["2.5", '"2"', '"2.0"', "true", "1e300", "-0.5", "1e999"])
def test_nothing_else_is_an_integer(text: str) -> None:
    with pytest.raises(Unreadable):
        Codec(int).load(text)


def test_an_exponent_and_a_request_with_points_are_taken() -> None:
    assert Codec(int).load("2e1") == 20
    line = b'{"jsonrpc":"2.0","id":7.0,"method":"hello","params":{"protocol":1.0}}\n'
    assert json.loads(Server("deus").answer(line))["id"] == 7
    with pytest.raises(Unreadable, match="a: stands 2 times"):
        Codec(dict[str, int]).load('{"a": 1.0, "a": 2}')


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_whole_game_goes_on_with_points(game: str) -> None:
    """Positions and answers whose numbers all have a point are the same ones."""
    rules, position = played(game)
    text = json.dumps(_floating(json.loads(engine.dump(position))))
    assert ".0" in text
    assert engine.load(text, rules) == position
    quiet = dict(kit(game).smoke.rich(rules.name).position)
    assert engine.begin(rules, _floating(quiet)).position == engine.begin(rules, quiet).position


def _floating(value: Any) -> Any:
    match value:
        case dict():
            return {key: _floating(each) for key, each in value.items()}
        case list() | tuple():
            return [_floating(each) for each in value]
        case int() if not isinstance(value, bool):
            return float(value)
        case _:
            return value


ENCODINGS = ("utf-8-sig", "utf-16")
"""With a byte-order mark: as editors on Windows write it, and as ``>`` in PowerShell does."""


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_mark_and_the_line_ends_of_windows_mean_nothing(encoding: str, tmp_path: Path) -> None:
    """In records, positions, lists of known failures, TOML."""
    game = tmp_path / "game.jsonl"
    record = random_record(engine.edition("deus"), 1, 3)

    def written(text: str) -> bytes:
        return text.replace("\n", "\r\n").encode(encoding)

    game.write_bytes(written(game_record.encoded(record).decode()))
    assert game_record.read(game) == record
    failures = tmp_path / "known.txt"
    failures.write_bytes(written("# mine\ndeus.march.a/one  fail  # later\n"))
    assert [*known_failures.read(failures)] == ["deus.march.a/one"]
    assert toml_of(written('a = 2.0\nb = """x\ny"""\n')) == {"a": 2, "b": "x\ny"}
    assert text_of(written("Feature: x\n")) == "Feature: x\n"
    position = tmp_path / "position.json"
    position.write_bytes(written('{\n"cards": {}}'))
    assert position_called("deus@2.00", str(position)).document == {"cards": {}}

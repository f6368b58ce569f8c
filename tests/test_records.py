"""Records of games: written, read, played again on other rules and other engines, shown, compared; the golden games."""

import sys
from collections.abc import Callable
from dataclasses import replace as amended
from io import StringIO
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import jsonschema
import msgspec
import pytest
from msgspec.structs import replace

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.adapters.schema_files import every
from monosashi.play.terminal import play
from monosashi.records import golden, random_games
from monosashi.records.coverage import (
    NOT_CITED,
    NOT_REACHED,
    ONLY_REFUSALS,
    CoverageCollector,
    CoverageItem,
    coverable,
    why_not,
)
from monosashi.records.game_record import (
    Action,
    BadRecord,
    DrawLine,
    End,
    Header,
    Question,
    Record,
    encoded,
    identity,
    read,
    recorded,
    write,
)
from monosashi.records.golden_update import updated
from monosashi.records.parting import header_differences, parting
from monosashi.records.playback import Divergence, playback_steps
from monosashi.records.replay import replayed
from monosashi.subjects.lines import Move
from reference_engine.kernel.edition import Edition

DEUS = engine.edition("deus@2.00")
ZOO = [sys.executable, "-c", "import sys; sys.path.insert(0, sys.argv.pop(1)); "
       "import runpy; runpy.run_module('zoo', run_name='__main__')", str(Path(__file__).parent)]  # fmt: skip
QUIET: dict[str, Any] = {
    "marching": "south",
    "cards": {
        name: {"name": name, "kind": "unit", "level": 2, "attack": 2, "defence": 2, "march": "walk"}
        for name in ("Knight", "Ogre")
    },
    "units": [
        {"id": "Knight", "owner": "south", "area": "b1"},
        {"id": "Ogre", "owner": "north", "area": "b2"},
    ],
}


def game(seed: int = 3) -> Record:
    """A random game."""
    return random_games.random_record(DEUS, seed)


def number_of(record: Record, fits: Callable[[Any], bool]) -> int:
    """The number of the first line of some kind."""
    return next(line.number for line in record.lines if fits(line))


def with_line(record: Record, line: Action | DrawLine) -> Record:
    """The record with another line in the place of the one that has its number."""
    return record._replace(lines=tuple(line if old.number == line.number else old for old in record.lines))


def parts(record: Record, rules: Edition | None = None) -> Divergence:
    """Where a game parts; it must."""
    found = replayed(record, rules)
    assert found is not None
    return found


@pytest.fixture
def add_edition(monkeypatch: pytest.MonkeyPatch) -> Callable[[Edition], Edition]:
    """Have one more edition."""

    def add(other: Edition) -> Edition:
        game = engine.game("deus")
        both = amended(game, editions=MappingProxyType({**game.editions, other.name: other}))
        monkeypatch.setattr(engine, "GAMES", {"deus": both})
        return other

    return add


@pytest.fixture
def one_by_one(add_edition: Callable[[Edition], Edition]) -> Edition:
    """An edition in which nobody may march with more than one unit."""

    def only_one(_game: Any, _seat: str, answer: Any) -> str | None:
        return "only one unit marches" if len(answer.moves) > 1 else None

    march = DEUS.acts["march"]
    bound = amended(march, conditions={**march.conditions, "deus.march.c": only_one})
    return add_edition(DEUS.amended("deus@one", acts={"march": bound}))


# Written and read


def test_a_game_is_written_and_read_and_goes_as_it_is_written(tmp_path: Path) -> None:
    for seed in range(12):
        record = game(seed)
        write(tmp_path / "game.jsonl", record)
        again = read(tmp_path / "game.jsonl")
        assert again == record
        assert replayed(again) is None
        assert [line.number for line in again.lines] == list(range(1, len(again.lines) + 1))


def test_every_line_is_what_the_schema_says() -> None:
    validator = jsonschema.Draft202012Validator(every()["game"])
    for line in encoded(game()).splitlines():
        validator.validate(msgspec.json.decode(line))


def test_a_record_may_begin_with_a_quiet_position(tmp_path: Path) -> None:
    begun = engine.begin(DEUS, QUIET).position
    march = engine.game("deus").answers.convert({"do": "march", "moves": {"Knight": "b2"}})
    after = engine.apply(DEUS, begun, "south", march).position
    write(tmp_path / "game.jsonl", recorded(DEUS, QUIET, [Move("south", march, begun, after, ())], after))
    record = read(tmp_path / "game.jsonl")
    assert record.header.position == QUIET
    assert record.end == End(None, identity(after))
    assert replayed(record) is None


def test_what_a_record_expects_may_be_left_out() -> None:
    record = game()
    bare = [replace(line, asked=None, identity="") if isinstance(line, Action) else line for line in record.lines]
    assert replayed(Record(Header(1, "deus@2.00", start={}), tuple(bare), End(record.end.result))) is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda rows: [], ":1: no header"),
        (lambda rows: rows[1:], ":1: no header"),
        (lambda rows: rows[:-1], "expected a line of the kind end; the record has been cut off"),
        (lambda rows: [*rows[:5], *rows[6:]], ":6: number: expected 5, got 6"),
        (lambda rows: [*rows[:5], "", *rows[5:]], ":6: not JSON"),
        (lambda rows: [*rows[:5], "[" * 100_000, *rows[5:]], ":6: not JSON"),
        (lambda rows: [rows[0], rows[0], *rows[1:]], ":2: expected an action or a chance outcome, got a second game"),
        (lambda rows: [rows[0].replace('"format":1', '"format":9')], "format 9; this version reads format 1"),
        (lambda rows: [rows[0].replace('"start":{},', ""), *rows[1:]], ":1: expected either start or position"),
        (lambda rows: [rows[0], "{", *rows[1:]], ":2: not JSON at column 2: "),
        (lambda rows: [rows[0].replace('"start":{}', '"start":{},"start":{}'), *rows[1:]], ":1: start: stands 2 times"),
        (
            lambda rows: [rows[0].replace('"players":{', '"players":{"west":"Bo",'), *rows[1:]],
            ":1: players.west: nobody sits there; the seats are south, north",
        ),
        (lambda rows: [row.replace('"asked"', '"aksed"') for row in rows], ":4: aksed: unknown field"),
        (lambda rows: [row.replace('"seat":"south",', "", 1) for row in rows], "seat: missing"),
        (lambda rows: ['{"kind":"header","edition":"deus@2.00"}'], ":1: kind: expected one of"),
    ],
)  # fmt: skip
def test_what_is_no_record_gets_one_sentence(
    tmp_path: Path, change: Callable[[list[str]], list[str]], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(change(encoded(game()).decode().splitlines())))
    with pytest.raises(BadRecord) as error:
        read(path)
    assert message in str(error.value)
    assert len(str(error.value)) < 500
    for command in (["replay"], ["show"], ["diff", str(path)]):
        assert main(["record", *command, str(path)]) == 3
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count(message) == 3


# Where a game parts


def test_a_clause_refuses_what_it_allowed(one_by_one: Edition) -> None:
    record = next(r for r in map(game, range(20)) if replayed(r, one_by_one) is not None)
    found = parts(record, one_by_one)
    line = record.lines[found.number - 1]
    assert isinstance(line, Action)
    assert (found.kind, found.clauses, found.action) == ("refused", ("deus.march.c",), line.action)
    assert (found.seat, found.phase, found.asked) == (line.seat, "main", line.asked)
    # On the other table the units have marched.
    moved = {unit.id: unit.area for unit in found.expected_view.units}
    stayed = {unit.id: unit.area for unit in found.actual_view.units}
    assert moved != stayed


def test_another_number_shows_in_the_position() -> None:
    richer = DEUS.amended("deus@rich", numbers={"power_charge": 2})
    found = parts(game(1), richer)
    assert found.kind == "position"
    assert "power: expected 1, actual 2" in found.message
    assert found.turn == 3


def test_another_inside_of_the_same_edition_shows_in_the_identity() -> None:
    hidden = DEUS.amended(DEUS.name, numbers={"opening_hand": 9})
    record = game(1)
    own = replace(record.header, edition=DEUS.name)
    found = parts(record._replace(header=own), hidden)
    assert found.kind == "position"


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("question", "expected south is asked for intercept (b2)"),
        ("position", "identity 000000000000…"),
        (
            "refused",
            "march does not answer the question of summon: south is asked for summon (deus.turn.summon.any_order)",
        ),
        ("chance", "expected the coin of south"),
        ("result", "expected the game is over, winner=nobody"),
    ],
)
def test_a_line_that_is_not_so(kind: str, message: str) -> None:
    record = game(1)
    at = number_of(record, lambda line: isinstance(line, Action) and line.number > 20)
    line = record.lines[at - 1]
    assert isinstance(line, Action)
    die = record.lines[0]
    assert isinstance(die, DrawLine)
    bent = {
        "question": with_line(record, replace(line, asked=Question("south", "intercept", "b2"))),
        "position": with_line(record, replace(line, identity="0" * 64)),
        "refused": with_line(record, replace(line, action={"do": "march", "moves": {"nobody": "b2"}})),
        "chance": with_line(record, replace(die, draw="coin", of="south")),
        "result": record._replace(end=End({"winner": "nobody", "clause": "deus.victory.condition"})),
    }[kind]
    found = parts(bent)
    assert (found.kind, message in found.message) == (kind, True), found.message
    numbers = {"position": at - 1, "chance": 1, "result": len(record.lines)}
    assert found.number == numbers.get(kind, at)


def test_outcomes_that_are_missing_impossible_or_too_many() -> None:
    record = game(1)
    die = record.lines[0]
    assert isinstance(die, DrawLine)
    assert parts(with_line(record, replace(die, shows=7))).kind == "chance"
    short = record._replace(lines=record.lines[:1], end=End())
    assert "expected the end of the record" in parts(short).message
    assert replayed(record._replace(lines=record.lines[:2], end=End())) is None
    more = (*record.lines, Action(len(record.lines) + 1, "south", {"do": "pass"}))
    assert parts(record._replace(lines=more)).kind == "result"


def test_a_start_that_is_none() -> None:
    record = game()
    found = parts(record._replace(header=Header(1, "deus@2.00", start={"beginner": "yes"})))
    assert (found.kind, found.number) == ("start", 0)


# Commands


def test_record_replay_show_and_diff(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert main(["record", "random", str(one), "--seed", "3"]) == 0
    assert read(one) == game(3)
    assert main(["record", "random", str(other), "--seed", "3", "--turns", "2"]) == 0
    assert main(["record", "replay", str(one), str(other)]) == 0
    assert "2 of 2 games go as they are written, 0 do not" in capsys.readouterr().out
    assert main(["record", "diff", str(one), str(one)]) == 0
    assert main(["record", "diff", str(one), str(other)]) == 1
    told = capsys.readouterr().out
    assert "note: random game, seed 3 | random game, seed 3, quiet after turn 2" in told
    assert "the games part at number" in told
    assert main(["record", "show", str(one)]) == 0
    told = capsys.readouterr().out
    assert told.count("Turn 3 · ") == 1
    assert "Dice: South's draft die shows" in told
    assert "has won by" in told
    assert main(["record", "show", str(one), "--at", "2"]) == 0
    told = capsys.readouterr().out
    assert (told.count("┌"), "picks one faction" in told) == (1, True)
    assert main(["record", "show", str(one), "--from", "3", "--to", "5", "--boards"]) == 0
    assert capsys.readouterr().out.count("┌") == 3
    page = tmp_path / "page.html"
    assert main(["record", "show", str(one), "--html", str(page)]) == 0
    assert page.read_text("utf-8").count("<svg") == len(list(playback_steps(read(one), DEUS)))
    assert {file.name for file in tmp_path.iterdir()} == {"one.jsonl", "other.jsonl", "page.html"}


@pytest.mark.parametrize("edition", golden.editions())
def test_every_game_is_recorded_replayed_shown_and_compared(
    edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert main(["record", "random", str(one), "--edition", edition, "--seed", "2"]) == 0
    assert main(["record", "random", str(other), "--edition", edition, "--seed", "2", "--turns", "3"]) == 0
    assert main(["record", "replay", str(one), str(other)]) == 0
    assert "2 of 2 games go as they are written, 0 do not" in capsys.readouterr().out
    assert main(["record", "diff", str(one), str(other)]) == 1
    assert "Turn 4 · " in capsys.readouterr().out
    assert main(["record", "show", str(other)]) == 0
    told = capsys.readouterr().out
    assert told.count("Turn 3 · ") == 1
    assert f" · seen by judge · {edition}" in told
    assert f" by {(read(other).end.result or {})['clause']}." in told
    assert main(["record", "replay", "--edition", edition]) == 0


def test_a_folder_of_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    for count in ("3", "2"):
        assert main(["record", "random", str(folder), "--games", count, "--seed", "5", "--turns", "1"]) == 0
    assert [file.name for file in sorted(folder.iterdir())] == ["index.json", "seed-0005.jsonl", "seed-0006.jsonl"]
    (folder / "mine.txt").write_text("mine")
    assert main(["record", "random", str(folder), "--games", "1"]) == 3
    assert "mine.txt, which was not written by this command" in capsys.readouterr().err


def test_replay_on_another_edition(tmp_path: Path, one_by_one: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    seed = next(seed for seed in range(20) if replayed(game(seed), one_by_one) is not None)
    path = tmp_path / "game.jsonl"
    write(path, game(seed))
    assert main(["record", "replay", str(path), "--edition", "deus@one"]) == 1
    told = capsys.readouterr().out
    for part in ("deus@one, recorded on deus@2.00", "parts at number", "is asked for main", "as recorded", "as played"):
        assert part in told
    assert "refused: only one unit marches (deus.march.c)" in told
    assert main(["record", "replay", str(path), "--edition", "deus@one", "--json"]) == 1
    found = msgspec.json.decode(capsys.readouterr().out)[0]
    assert found["divergence"]["clauses"] == ["deus.march.c"]
    assert found["divergence"]["actual_view"]["edition"] == "deus@one"
    assert main(["record", "show", str(path), "--edition", "deus@one"]) == 1
    assert "cannot be played beyond number" in capsys.readouterr().err


def test_an_edition_that_nobody_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = game()
    path = tmp_path / "game.jsonl"
    write(path, record._replace(header=replace(record.header, edition="deus@9")))
    assert main(["record", "replay", str(path)]) == 3
    assert "unknown edition 'deus@9'; play it by another one: --edition" in capsys.readouterr().err
    assert main(["record", "replay", str(path), "--edition", "deus@2.00"]) == 0
    assert main(["record", "replay", str(path), "--edition", "monster_maker"]) == 3
    assert "is a game of deus; it cannot be played by monster_maker@2021-03-20" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("honest", 0, "goes as it is written"),
        ("accepts-all", 0, "goes as it is written"),
        ("refuses-all", 1, "parts at number 0"),
        ("answers-for-others", 1, "asked.seat"),
        ("hides-dice", 1, "0 scripted outcomes used"),
    ],
)
def test_replay_on_somebodys_engine(
    name: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Records have lawful answers only: who accepts everything plays them, too."""
    path = golden.folder_of("deus@2.00") / "seed-0312.jsonl"
    command = [sys.executable, "-m", "monosashi", "adapter", "serve", "deus"] if name == "honest" else [*ZOO, name]
    assert main(["record", "replay", str(path), "--", *command]) == code
    assert said in capsys.readouterr().out


def test_an_engine_that_cannot_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "replay", "--", "no-such-program-here"]) == 3
    assert "cannot be measured" in capsys.readouterr().err


def test_without_a_record_an_engine_plays_the_golden_games_of_what_it_offers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    served = (sys.executable, "-m", "monosashi", "adapter", "serve", "dungeon_command")
    assert main(["record", "replay", "--", *served]) == 0
    out = capsys.readouterr().out
    assert "dungeon_command@summary · monosashi reference engine · goes as it is written" in out
    assert "deus" not in out


def test_play_keeps_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    keys = iter(["random"] * 8 + ["undo", "undo"] + ["random"] * 3)

    def ask(_prompt: str) -> str:
        for line in keys:
            return line
        raise EOFError

    assert play("deus", {}, 4, ask, StringIO(), chosen={"decks": 1}, record=path, ask_all=True) == 0
    record = read(path)
    assert record.end.result is None
    assert record.header.players == {"south": "human", "north": "chance"}
    assert sum(isinstance(line, Action) and line.seat == "south" for line in record.lines) == 9
    assert replayed(record) is None


# Two records


def test_two_records_of_one_game_are_the_same() -> None:
    record = game()
    noted = record._replace(header=replace(record.header, note="another <note>"))
    assert parting(record, noted) is None
    assert header_differences(record, noted) == [("note", "random game, seed 3", "another <note>")]


def test_records_part_in_a_line_a_position_or_at_the_end(add_edition: Callable[[Edition], Edition]) -> None:
    record = game(1)
    last = record.lines[-1]
    assert isinstance(last, Action)
    shorter = record._replace(lines=record.lines[:-1], end=End())
    found = parting(record, shorter)
    assert found is not None
    assert (found.number, found.what, found.other) == (last.number, "line", "no more lines")
    end = parting(record, record._replace(end=End({"winner": "nobody", "clause": "x"})))
    assert end is not None
    assert end.what == "end"
    rich = add_edition(DEUS.amended("deus@rich", numbers={"power_charge": 2}))
    position = parting(record, record._replace(header=replace(record.header, edition=rich.name)))
    assert position is not None
    assert (position.what, "power: expected 1, actual 2" in position.other) == ("position", True)
    assert position.number == parts(record, rich).number


# Golden games


@pytest.mark.parametrize("edition", golden.editions())
def test_the_golden_games_go_as_they_are_written_and_touch_what_they_say(edition: str) -> None:
    """If not: ``monosashi record golden --update`` says what has changed and makes them right."""
    corpus = golden.corpus(edition)
    assert golden.check(corpus) == []
    assert 0 < len(corpus.records) <= golden.MOST_GOLDEN_GAMES
    assert all(file.stat().st_size <= golden.LARGEST for file in golden.files_of(edition))
    right = updated(corpus)
    assert right.changes == ()
    assert right.files == {file.name: file.read_bytes() for file in golden.folder_of(edition).iterdir()}


@pytest.mark.parametrize("edition", golden.editions())
def test_the_golden_games_touch_every_step_question_and_act(edition: str) -> None:
    index = golden.read_index(edition)
    assert {kind: golden.names_untouched(index, kind) for kind in ("step", "question", "act")} == {
        "step": (), "question": (), "act": (),
    }  # fmt: skip
    every_item = set(coverable(engine.edition(edition)))
    said = {CoverageItem(kind, name) for kind, names in index.touched.items() for name in names}
    said |= {CoverageItem(kind, name) for kind in index.untouched for name in golden.names_untouched(index, kind)}
    assert said == every_item


def test_why_a_clause_is_not_touched() -> None:
    reasons = {
        "deus.march.a": NOT_REACHED,
        "deus.after.C": NOT_CITED,
        "deus.chain.no_declare_while_resolving": ONLY_REFUSALS,
    }
    assert {name: why_not(DEUS, CoverageItem("clause", name)) for name in reasons} == reasons


def test_a_notebook_changes_no_game() -> None:
    notebook = CoverageCollector(DEUS)
    items = notebook.touched(game(1))
    assert {
        CoverageItem("step", "turn/main"),
        CoverageItem("act", "main/march"),
        CoverageItem("clause", "deus.march.a"),
    } <= items
    assert notebook.touched(game(1)) == items


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The golden games of Deus 2.00, to do with as one likes."""
    folder = tmp_path / "deus" / "games" / "2.00"
    folder.mkdir(parents=True)
    for file in golden.folder_of("deus@2.00").iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(golden, "features_of", lambda game: tmp_path / game)
    return folder


def test_what_is_wrong_with_the_golden_games_is_told_and_mended(
    copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone, illegal, changed = (file.name for file in sorted(copied.glob("seed-*"))[1:8:3])
    (copied / gone).unlink()
    spoilt = sorted(copied.glob("seed-*"))[1].name
    refused = read(copied / illegal)
    march = refused.lines[
        number_of(refused, lambda line: isinstance(line, Action) and line.action["do"] == "march") - 1
    ]
    assert isinstance(march, Action)
    write(copied / illegal, with_line(refused, replace(march, action={"do": "march", "moves": {}})))
    other = read(copied / changed)
    wrong = replace(next(line for line in other.lines if isinstance(line, Action)), identity="0" * 64)
    write(copied / changed, with_line(other, wrong))
    (copied / spoilt).write_text("{}")
    assert main(["record", "golden"]) == 1
    told = capsys.readouterr().out
    for name in (
        f"{illegal} goes otherwise at number",
        f"{changed} goes otherwise",
        f"{spoilt}:1: kind",
    ):
        assert name in told
    before = {file.name: file.read_bytes() for file in copied.iterdir()}
    found = updated(golden.corpus("deus@2.00"), searched=0)
    assert before == {file.name: file.read_bytes() for file in copied.iterdir()}
    assert set(found.files) == set(before) - {illegal, spoilt}
    # All but the header, which names the engine that has recorded it now.
    assert found.files[changed].split(b"\n", 1)[1] == encoded(other).split(b"\n", 1)[1]
    # Everything that those games alone have touched is looked for; 90 random games have some of it.
    assert main(["record", "golden", "--update", "--search", "90"]) == 0
    told = capsys.readouterr().out
    for sentence in (
        f"{illegal} is taken out: goes otherwise",
        f"{changed} is recorded anew",
        f"{spoilt} is taken out",
        "is added: it touches",
    ):
        assert sentence in told
    assert main(["record", "golden"]) == 0
    assert main(["record", "golden", "--update"]) == 0
    assert "all is well, nothing is written" in capsys.readouterr().out


def test_an_index_that_says_otherwise_is_told(copied: Path) -> None:
    index = golden.read_index("deus@2.00")
    fewer = {**index.touched, "step": index.touched["step"][1:]}
    (copied / golden.INDEX).write_bytes(msgspec.json.encode(replace(index, touched=fewer)))
    faults = golden.check(golden.corpus("deus@2.00"))
    assert faults[0] == f"the step {index.touched['step'][0]} is touched, and the index does not say so"


def test_an_edition_without_golden_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "features_of", lambda game: tmp_path / game)
    assert main(["record", "golden"]) == 3
    assert "no edition has golden games" in capsys.readouterr().err
    assert main(["record", "golden", "--edition", "deus@2.00"]) == 3
    assert "--update makes some" in capsys.readouterr().err


# Random games


def test_quiet_turns_end_a_game_soon() -> None:
    short = random_games.play(DEUS, Random(1), turns=1)
    assert all(move.before.turn <= 1 or move.answer.__class__.__name__ != "March" for move in short.moves)
    assert short.last.result is not None


def test_a_game_that_fails_tells_its_answers() -> None:
    def watch(move: Move) -> None:
        raise AssertionError("wrong")

    with pytest.raises(random_games.GameFailed, match=r"(?s)^begin .*chance .*=> AssertionError: wrong$"):
        random_games.play(DEUS, Random(1), watch=watch)

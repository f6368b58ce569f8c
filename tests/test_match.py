"""Programs at seats: what they are asked, what they may not do, matches between them, and the page about it."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import msgspec
import pytest

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.kit.registry import kit
from monosashi.play.match import Match, shares, table
from monosashi.play.players import PER_TURN, ByChance, Forfeit, NoPlayer, Program, asked, seated, taken
from monosashi.play.terminal import play
from monosashi.records.game_record import read
from monosashi.records.replay import replayed
from monosashi.subjects.protocol import PLAYER_METHODS, schemas

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "player.md").read_text("utf-8")
BOT = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)[0]
DEUS = engine.edition("deus")
HELLO = {"name": "bot", "version": "1", "capabilities": ["player"]}

FRAME = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    params, result = request["params"], None
    if request["method"] == "hello":
        result = {hello!r}
    elif request["method"] == "choose":
        answers = params["answers"]
        {choose}
    print(json.dumps({{"jsonrpc": "2.0", "id": request["id"], "result": result}}), flush=True)
"""

Make = Callable[..., str]


@pytest.fixture
def bot(tmp_path: Path) -> Make:
    """The command of a bot that does something with ``params`` and ``answers`` and leaves a ``result``."""

    def make(choose: str, **hello: Any) -> str:
        path = tmp_path / f"bot{len([*tmp_path.iterdir()])}.py"
        path.write_text(FRAME.format(hello={**HELLO, **hello}, choose=choose), "utf-8")
        return shlex.join([sys.executable, str(path)])

    return make


LAST = "result = [a for a in answers if a['do'] != 'rearrange'][-1]"


# What a program is asked


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_program_is_shown_what_its_seat_sees_and_nothing_else(game: str) -> None:
    rules, random = engine.edition(game), Random(5)
    position: Any = engine.begin(rules).position
    seen: set[str] = set()
    schema = schemas()["choose.request"]
    while position.result is None and len(seen) < 8:
        seat = position.pending.seat
        if seat != "chance":
            plain = json.loads(msgspec.json.encode(asked(rules, position)))
            if position.pending.kind not in seen:
                jsonschema.validate({"jsonrpc": "2.0", "id": 1, "method": "choose", "params": plain}, schema)
            seen.add(position.pending.kind)
            assert plain["view"] == json.loads(msgspec.json.encode(engine.view(rules, position, seat)))
            # Before the turns begin, decks are made of cards that lie open.
            assert not position.turn or not hidden(position, seat) & {
                *re.findall(r'"([\w-]+\.\d+|[sn]\d+)"', json.dumps(plain))
            }
        answer = kit(game).player.choose_casually(rules, position, random)
        position = engine.apply(rules, position, seat, answer).position
    assert len(seen) >= 5
    assert set(PLAYER_METHODS) == {"choose"}


def hidden(position: Any, seat: str) -> set[str]:
    """The cards that nobody but the others, or nobody at all, may see."""
    others = [player for name, player in position.players.items() if name != seat]
    below = {land.card for player in others for land in getattr(player, "map", ()) if land.face_down}
    piles = ("hand", "deck", "creature_hand", "creature_deck", "order_hand", "order_deck")
    return below | {card for player in others for pile in piles for card in getattr(player, pile, ())}


def test_an_answer_is_taken_or_told_what_it_breaks() -> None:
    position = engine.begin(DEUS, {"marching": "south", "phase": "main"}).position
    assert taken(DEUS, position, "south", {"do": "end_phase"})[1] is None
    turned = taken(DEUS, position, "south", {"do": "pass"})[1]
    assert turned is not None
    assert turned.clauses
    for nonsense in ({}, {"do": "fly"}, {"do": "march", "moves": {"dragon": "b2"}}, {"do": "draw", "results": [1]}):
        turned = taken(DEUS, position, "south", nonsense)[1]
        assert turned is not None
        assert turned.message


def test_a_program_is_asked_again_and_told_why(bot: Make) -> None:
    once = bot("result = {'do': 'resign'} if params.get('refused', {}).get('clauses') else {'do': 'pass'}")
    position = engine.begin(DEUS, {"marching": "south", "phase": "main"}).position
    program = Program(once, DEUS)
    assert msgspec.to_builtins(program.answer(DEUS, position)) == {"do": "resign"}
    program.leave()


@pytest.mark.parametrize(
    ("choose", "did"),
    [
        ("result = {'do': 'pass'}", "cannot be taken, for the second time"),
        ("result = 7", "the result of choose is wrong"),
        ("time.sleep(9)", "no answer to choose within 0.5 seconds"),
        ("sys.exit('no idea')", "exit status 1 without answering choose; its last words: no idea"),
        ("print('thinking')", "is no answer"),
    ],
)
def test_a_program_without_an_answer_forfeits(bot: Make, choose: str, did: str) -> None:
    position = engine.begin(DEUS, {"marching": "south", "phase": "main"}).position
    program = Program(bot(choose), DEUS, timeout=0.5 if "sleep" in choose else 60)
    with pytest.raises(Forfeit, match=re.escape(did)):
        program.answer(DEUS, position)
    program.leave()


def test_a_program_that_goes_round_in_circles_forfeits(bot: Make) -> None:
    position = engine.begin(DEUS, {"marching": "south", "phase": "main"}).position
    program = Program(bot("result = answers[0]"), DEUS)
    for _ in range(PER_TURN):
        program.answer(DEUS, position)
    with pytest.raises(Forfeit, match="500 answers in turn"):
        program.answer(DEUS, position)
    program.shuffle(1)
    program.answer(DEUS, position)
    program.leave()


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("", "an empty command plays nothing"),
        ("'", "is no command: No closing quotation"),
        ("no-such-program", "cannot be started"),
    ],
)
def test_what_is_no_command_is_said(command: str, why: str) -> None:
    with pytest.raises(NoPlayer, match=why):
        seated(DEUS, command)


def test_who_does_not_offer_to_play_or_plays_something_else_is_not_seated(bot: Make) -> None:
    with pytest.raises(NoPlayer, match="does not offer the capability 'player', only core"):
        seated(DEUS, bot(LAST, capabilities=["core"]))
    with pytest.raises(NoPlayer, match="says that it plays chess@1"):
        seated(DEUS, bot(LAST, editions=["chess@1"]))
    seated(DEUS, bot(LAST, editions=["deus@2.00"])).leave()


# At a table


def test_a_program_plays_a_whole_game_against_chance(bot: Make, tmp_path: Path) -> None:
    printed, path = StringIO(), tmp_path / "game.jsonl"
    players = {"south": "chance", "north": bot(LAST)}
    assert play("deus", players, 3, lambda _prompt: "", printed, chosen={"decks": 1}, record=path) == 0
    assert "▲ South: chance · ▼ North: bot 1" in printed.getvalue()
    assert read(path).header.players == {"south": "chance", "north": "bot 1"}
    assert replayed(read(path)) is None


def test_a_program_that_forfeits_ends_the_game_at_the_table(bot: Make) -> None:
    printed = StringIO()
    players = {"south": "chance", "north": bot("result = {'do': 'nothing'}")}
    assert play("deus", players, 3, lambda _prompt: "", printed) == 1
    assert "North (bot 1) forfeits the game: " in printed.getvalue()
    assert " wins.\n" not in printed.getvalue()


# Matches


def test_players_change_seats_and_each_deal_is_played_once_for_each_seat() -> None:
    match = Match(DEUS, {"decks": 1}, [ByChance(DEUS), ByChance(DEUS)], seed=7)
    games = [match.game(number) for number in range(4)]
    assert [game.seats for game, _ in games] == [{"south": 0, "north": 1}, {"south": 1, "north": 0}] * 2
    assert [game.seed for game, _ in games] == [7, 7, 8, 8]
    starts = [record.header.start for _, record in games]
    assert starts[0] == starts[1] != starts[2]
    assert [record for _, record in games] == [match.game(number)[1] for number in range(4)]
    found = table(match, [game for game, _ in games])
    assert sum(row.wins for row in found.players) == sum(found.endings.values()) == 4
    assert sum(row.losses for row in found.players) == 4


def test_who_shares_what() -> None:
    three = {"south": 1, "west": 2, "north": 0}
    tied = type("Result", (), {"winner": "", "tied": ("west", "north")})
    assert shares(three, tied, None) == ((), (2, 0))
    assert shares(three, type("Result", (), {"winner": "west"}), None) == ((2,), ())
    assert shares(three, None, 1) == ((), (2, 0))
    assert shares({"south": 0, "north": 1}, None, 1) == ((0,), ())
    assert shares({"south": 0, "north": 1}, None, None) == ((), (0, 1))


def test_a_match_prints_a_table_and_keeps_the_games(
    bot: Make, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    arguments = ["match", "deus", "--decks", "--south", bot(LAST), "--games", "2", "--seed", "1"]
    assert main([*arguments, "--record", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^player +wins  draws  losses  faults  won south  won north$", shown, re.M)
    assert re.search(r"^1 bot 1 +\d", shown, re.M)
    assert re.search(r"^2 chance +\d", shown, re.M)
    assert sorted(path.name for path in folder.iterdir()) == ["game-0001.jsonl", "game-0002.jsonl", "index.json"]
    assert read(folder / "game-0002.jsonl").header.players == {"south": "chance", "north": "bot 1"}
    assert replayed(read(folder / "game-0002.jsonl")) is None
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_three_play_monster_maker_and_a_fault_is_told(bot: Make, capsys: pytest.CaptureFixture[str]) -> None:
    broken = bot("result = {'do': 'nothing'}")
    arguments = ["match", "monster_maker", "--players", "3", "--west", broken, "--games", "1", "--seed", "1", "--json"]
    assert main(arguments) == 1
    found = json.loads(capsys.readouterr().out)
    assert [row["draws"] for row in found["players"]] == [1, 0, 1]
    assert [row["faults"] for row in found["players"]] == [0, 1, 0]
    assert found["endings"] == {"forfeited": 1}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nosuch"], "unknown game 'nosuch'"),
        (["deus", "--west", "chance"], "nobody sits at west; the seats are south, north"),
        (["deus", "--south", "human"], "in a match programs play"),
        (["deus", "--south", "no-such-program"], "cannot be started"),
        (["deus", "--games", "0"], "--games 0 leaves nothing to be played"),
        (["deus", "--players", "3"], "deus@2.00 has no option --players"),
        (["monster_maker", "--players", "5"], "monster_maker cannot be begun like this: 5 players cannot play"),
        (["deus", "--record", "/no/such/folder/x"], "the folder it should be in does not exist"),
    ],
)
def test_what_is_no_match_is_one_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *arguments]) == 3
    told = capsys.readouterr()
    assert told.err.startswith("monosashi: ")
    assert words in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)


# The page


def test_the_player_on_the_page_plays_and_beats_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bot.py").write_text(BOT, "utf-8")
    command = shlex.join([sys.executable, str(tmp_path / "bot.py")])
    assert main(["match", "deus", "--south", command, "--games", "6", "--seed", "7", "--json"]) == 0
    mine, chance = json.loads(capsys.readouterr().out)["players"]
    assert mine["player"] == "fierce 1"
    assert mine["wins"] > chance["wins"]
    assert mine["faults"] == 0


def test_the_page_has_every_field_and_number() -> None:
    fields = re.findall(r"^\| `(\w+)` \|", PAGE, re.M)
    assert fields == [*msgspec.json.schema(PLAYER_METHODS["choose"].params)["$defs"]["ChooseParams"]["properties"]]
    assert f"{PER_TURN} answers in one turn" in PAGE

"""Who may act and look: each game has its own seats, and what comes from outside comes from chance."""

import json
from typing import Any

import jsonschema
import pytest

from monosashi.games.monster_maker.smoke import MINIMAL, MOVE
from monosashi.subjects.object import InProcess
from monosashi.subjects.protocol import SEATS, schemas
from monosashi.subjects.reference import Reference
from monosashi.subjects.serve import Server
from monosashi.verification.deep_check import DeepCheck
from monosashi.verification.watched import WatchedReference
from reference_engine import GAMES, editions

MAKER = "monster_maker@2021-03-20"


def ask(server: Server, method: str, **params: Any) -> Any:
    return json.loads(
        server.answer(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode())
    )


def table(*seats: str) -> Server:
    server = Server("monster_maker", views=False)
    position = {**MINIMAL.position, "turn_player": seats[0], "players": {seat: {} for seat in seats}}
    assert ask(server, "load", edition=MAKER, position=position)["result"] is None
    return server


@pytest.mark.parametrize("seat", ["south", "west", "north", "east"])
def test_each_of_four_players_acts_and_looks(seat: str) -> None:
    server = table(seat, *({"south", "west", "north", "east"} - {seat}))
    assert ask(server, "observe", viewer=seat)["result"]["asked"]["seat"] == seat
    assert ask(server, "apply", seat=seat, action={"do": "pass"})["result"]["accepted"]


@pytest.mark.parametrize(
    ("game", "method", "params", "words"),
    [
        ("monster_maker", "observe", {"viewer": "me"},
         'params.viewer: expected one of "judge", "south", "west", "north", "east", "public"'),
        ("monster_maker", "apply", {"seat": "centre", "action": {"do": "pass"}},
         'params.seat: expected one of "south", "west", "north", "east"'),
        ("deus", "observe", {"viewer": "west"},
         'params.viewer: expected one of "judge", "south", "north", "public"'),
        ("deus", "apply", {"seat": "east", "action": {"do": "pass"}},
         'params.seat: expected one of "south", "north"'),
        ("deus", "apply", {"seat": "chance", "action": {"do": "pass"}},
         'params.seat: expected one of "south", "north"'),
    ],
)  # fmt: skip
def test_a_seat_that_the_game_does_not_have_is_a_bad_param(
    game: str, method: str, params: dict[str, Any], words: str
) -> None:
    error = ask(Server(game), method, **params)["error"]
    wrong = next(value for value in params.values() if isinstance(value, str))
    assert (error["code"], error["message"]) == (-32602, f"{words}, got {wrong!r}")


def test_match_time_is_called_by_nobody_at_the_table() -> None:
    server = table("south", "north")
    refused = ask(server, "apply", seat="south", action={"do": "call_time"})["result"]
    assert not refused["accepted"]
    called = ask(server, "apply", seat="chance", action={"do": "call_time"})["result"]
    assert called["accepted"]
    assert ask(server, "observe", viewer="judge")["result"]["time_is_up"]
    assert ask(server, "apply", seat="chance", action={"do": "pass"})["error"]["code"] == -32602


def test_the_schema_has_every_seat_and_no_other() -> None:
    assert {seat for game in GAMES.values() for seat in game.seats} == set(SEATS)
    schema = schemas()["apply.request"]
    request = {"jsonrpc": "2.0", "id": 1, "method": "apply", "params": {"seat": "", "action": {}, "chance": []}}
    for seat in (*SEATS, "chance"):
        jsonschema.validate({**request, "params": {**request["params"], "seat": seat}}, schema)  # type: ignore[dict-item]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**request, "params": {**request["params"], "seat": "judge"}}, schema)  # type: ignore[dict-item]


def test_the_second_look_is_from_every_seat_that_is_taken() -> None:
    watched = WatchedReference()
    closer = DeepCheck(InProcess(watched), Reference(), ("core", "views"))
    closer.load(MAKER, {**MOVE, "players": {**MOVE["players"], "east": {}}})
    assert [each.seat for each in watched.asked if each.method == "observe"] == [
        "judge",
        "south",
        "north",
        "east",
        "public",
    ]


def test_editions_are_named_after_their_games() -> None:
    assert {name.partition("@")[0] for name in editions()} == set(GAMES)

"""A table in a browser: what it tells, what it refuses, and whom it answers."""

import http.client
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.playground.server import MOST, Server
from monosashi.playground.service import Service
from monosashi.playground.table import Table, Unusable
from monosashi.site.text.language import language
from monosashi.support.exit_codes import INVALID


def begun(game: str = "deus", code: str = "en", seed: int = 7) -> Table:
    table = Table(engine.edition(game), language(code, game), seed)
    table.begin()
    return table


@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("game", engine.GAMES)
def test_a_game_goes_on_by_what_is_listed(game: str, code: str) -> None:
    table = begun(game, code)
    for turn in range(12):
        state = table.state()
        assert state["question"]
        assert state["picture"].startswith("<svg")
        assert [each for each in state["answers"] if each["said"]] == state["answers"]
        assert table.answer(state["seat"], state["answers"][turn % len(state["answers"])]["action"])
    assert len(table.state()["story"]) == 13


def test_the_same_seed_is_the_same_game() -> None:
    one, other, third = (begun("moncolle_tcg", seed=seed).state() for seed in (3, 3, 4))
    assert one == other != third


def test_what_is_taken_back_comes_again_the_same() -> None:
    table = begun("dungeon_command")
    states = [table.state()]
    for _ in range(6):
        table.answer(states[-1]["seat"], states[-1]["answers"][0]["action"])
        states.append(table.state())
    for state in states[-2::-1]:
        table.undo()
        assert table.state() == state
    with pytest.raises(Unusable, match="nothing to take back"):
        table.undo()
    for state in states[1:]:
        table.answer(table.state()["seat"], table.state()["answers"][0]["action"])
        assert table.state() == state


@pytest.mark.parametrize("code", ["en", "ja"])
def test_why_not_is_said_by_clause_and_fact(code: str) -> None:
    table = begun(code=code)
    asked = table.state()["seat"]
    other = "north" if asked == "south" else "south"
    found = table.judge(other, table.state()["answers"][0]["action"])
    assert found
    for each in found:
        assert each["clause"].startswith("deus.")
        assert each["says"] == table.rule(each["clause"])["says"]
        assert each["fact"]
        assert (ord(max(each["fact"])) > 0x3000) == (code == "ja")
    before = table.state()
    assert not table.answer(other, before["answers"][0]["action"])
    after = table.state()
    assert "refused" in after["caption"]
    assert (after["question"], after["answers"], after["undo"]) == (before["question"], before["answers"], False)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (None, "an answer is an object, not NoneType"),
        ({"do": "fly"}, "fly"),
        ({"do": "pick", "factions": 3}, "factions"),
        ({"do": "pick", "factions": ["Nobody"]}, "there is no faction 'Nobody'"),
    ],
)
def test_a_meaningless_answer_is_a_sentence_and_changes_nothing(action: Any, told: str) -> None:
    table = begun()
    before = table.state()
    for ask in (table.answer, table.judge):
        with pytest.raises(Unusable, match=told):
            ask(before["seat"], action)
    assert table.state() == before


def test_a_position_that_is_none_leaves_the_table_as_it_is() -> None:
    table = begun()
    before = table.state()
    for document in (3, {"units": "many"}, {"nobody": 1}):
        with pytest.raises(Unusable):
            table.load(document)
    assert table.state() == before


def test_every_way_to_fill_in_an_answer_is_known() -> None:
    """JSON is typed for paths that a card gives to several creatures at once, and for nothing else."""
    typed = {
        f"{game}.{act['do']}.{field['name']}"
        for game in engine.GAMES
        for act in begun(game).state()["acts"]
        for field in act["fields"]
        if field["kind"] == "json"
    }
    assert typed == {f"dungeon_command.{act}.moves" for act in ("use_order", "use_power", "immediate")}


# Questions


def test_questions_that_make_no_sense_are_sentences() -> None:
    service = Service(begun())
    for question, told in (
        ([], "an object with a method"),
        ({"method": "fly"}, "there is no method 'fly'"),
        ({"method": "rule", "params": []}, "an object with a method"),
        ({"method": "rule", "params": {"clause": 3}}, "clause is a text"),
        ({"method": "rule", "params": {"clause": "deus.nothing"}}, "has no clause"),
        ({"method": "speak", "params": {"language": "tlh"}}, "does not speak"),
        ({"method": "answer", "params": {"seat": "south"}}, "an answer is an object"),
    ):
        assert told in service.ask(question)["error"]


def test_the_language_can_be_changed_at_the_table() -> None:
    service = Service(begun())
    said = service.ask({"method": "speak", "params": {"language": "ja"}})["result"]
    assert said["words"]["lang"] == "ja"
    assert "選ぶ" in said["question"]


# The server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(Service(begun())) as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield made
        made.shutdown()
        thread.join(10)


def request(
    server: Server, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, bytes, dict[str, str]]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=20)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, sent)
    answer = connection.getresponse()
    found = answer.status, answer.read(), dict(answer.headers)
    connection.close()
    return found


JSON = "application/json"


def test_whoever_has_the_address_is_answered(server: Server) -> None:
    status, page, headers = request(server, "GET", f"/{server.token}/")
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert b"table.js" in page
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    for name in ("table.js", "table.css", "pictures.css", "logo.svg"):
        assert request(server, "GET", f"/{server.token}/{name}")[0] == 200
    question = json.dumps({"method": "state"}).encode()
    status, told, _ = request(server, "POST", f"/{server.token}/ask", question, Content_Type=JSON, Origin=server.origin)
    assert status == 200
    assert json.loads(told)["result"]["edition"] == "deus@2.00"


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/", {}),
        ("/wrong/ask", {}),
        ("/TOKEN/../ask", {}),
        ("/TOKEN/ask", {"Origin": "http://example.org"}),
        ("/TOKEN/ask", {"Origin": "null"}),
        ("/TOKEN/ask", {"Host": "example.org"}),
    ],
)
def test_nobody_else_is(server: Server, path: str, headers: dict[str, str]) -> None:
    question = json.dumps({"method": "state"}).encode()
    told = request(server, "POST", path.replace("TOKEN", server.token), question, Content_Type=JSON, **headers)
    assert (told[0], told[1]) == (404, b"Not Found")


def test_what_is_no_question_is_turned_down(server: Server) -> None:
    ask = f"/{server.token}/ask"
    assert request(server, "POST", ask, b"{}", Content_Type="text/plain")[0] == 415
    assert request(server, "POST", ask, b"{}", Content_Type=JSON, Content_Length=str(MOST + 1))[0] == 413
    assert json.loads(request(server, "POST", ask, b"{", Content_Type=JSON)[1]) == {"error": "this is no JSON"}
    deep = b"[" * 100_000
    assert json.loads(request(server, "POST", ask, deep, Content_Type=JSON)[1]) == {"error": "this is no JSON"}


def test_what_cannot_be_begun_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    other = tmp_path / "position.json"
    other.write_text('{"units": 3}')
    for arguments, told in (
        (["nothing", "--browser"], "nothing"),
        (["deus", "--browser", "--position", str(tmp_path / "none.json")], "cannot be used"),
        (["deus", "--browser", "--position", str(other)], "this is no position of deus@2.00"),
        (["deus", "--position", str(other)], "--position needs --browser"),
    ):
        assert main(["play", *arguments]) == INVALID
        errors = capsys.readouterr().err
        assert told in errors
        assert "Traceback" not in errors

"""A table in a browser: what it tells, what it refuses, and whom it answers."""

import http.client
import json
import os
import re
import socket
import struct
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlparse
from urllib.request import url2pathname

import pytest
from other_games import add_game
from zoo.measuring import eventually

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.kit.interface import GameKit
from monosashi.playground.beside import Beside
from monosashi.playground.course import Unusable
from monosashi.playground.server import CONNECTIONS, REQUEST_BYTES, Server
from monosashi.playground.service import Service
from monosashi.playground.table import BrowserTable
from monosashi.site.text.language import language
from monosashi.subjects.lines import Said
from monosashi.subjects.port import Chance
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.support.exit_codes import INVALID
from monosashi.support.text import texts_in
from monosashi.verification.case import Case
from monosashi.verification.runner import play

ROOT = Path(__file__).resolve().parents[1]

IMP = {"name": "Imp", "kind": "unit", "level": 1, "attack": 1, "defence": 1, "march": "walk"}
QUIET: dict[str, Any] = {
    "marching": "south",
    "cards": {"Imp": IMP, "Ogre": {**IMP, "name": "Ogre"}},
    "units": [{"id": "Imp", "owner": "south", "area": "b1"}, {"id": "Ogre", "owner": "north", "area": "b3"}],
}


def begun(game: str = "deus", code: str = "en", seed: int = 7) -> BrowserTable:
    table = BrowserTable(engine.edition(game), language(code, game), seed)
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


@pytest.mark.parametrize("code", ["en", "ja"])
def test_pointing_at_things_asks_whether_one_may(code: str) -> None:
    """One unit: what it may do. One that may do nothing, or a place that it may not reach: why not, with the fact."""
    table = BrowserTable(engine.edition("deus"), language(code, "deus"), 7)
    table.load({**QUIET, "units": [*QUIET["units"], {"id": "Troll", "owner": "south", "area": "b1", "ready": False}],
                "cards": {**QUIET["cards"], "Troll": {**IMP, "name": "Troll"}}})  # fmt: skip
    (march, *_) = table.why(["Imp"])
    assert march["action"]["do"] == "march"
    assert march["against"] == []
    (tired, *_) = table.why(["Troll"])
    assert [each["clause"] for each in tired["against"]] == ["deus.march.a"]
    assert {"en": "Troll", "ja": "トロール"}[code] in tired["against"][0]["fact"]
    (far, *_) = table.why(["Imp", "c3"])
    assert far["action"]["moves"] == {"Imp": "c3"}
    assert "deus.march.b_range" in {each["clause"] for each in far["against"]}
    (other, *_) = table.why(["Ogre", "b2"])
    assert other["against"]


@pytest.mark.parametrize("game", engine.GAMES)
def test_whatever_is_pointed_at_is_answered(game: str) -> None:
    table = begun(game)
    for _ in range(30):
        names = [*table.state()["things"]]
        for name in names[:: max(1, len(names) // 6)]:
            for each in table.why([name]):
                assert name in texts_in(each["action"])
                assert {told["clause"] for told in each["against"]} == {
                    told["clause"] for told in table.judge(table.position.pending.seat, each["action"])
                }
        table.answer_by_chance()


@pytest.mark.parametrize("game", engine.GAMES)
def test_chance_plays_for_whoever_is_asked(game: str) -> None:
    table = begun(game)
    for turn in range(40):
        assert len(table.line.said) == turn
        table.answer_by_chance()
    table.own_dice = True
    for _ in range(40):
        table.answer_by_chance()
    assert len(table.past) > 50


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


# A position of one's own


@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("edition", engine.editions())
def test_each_edition_has_a_form_for_its_positions(edition: str, code: str) -> None:
    """Nothing in it is typed as JSON, and what it begins with is lawful."""
    form = begun(edition, code).form()
    kinds = [each["kind"] for each in forms_in(form["form"])]
    assert {"record", "list", "choice", "card", "cards", "number"} <= {*kinds}
    assert "json" not in kinds
    assert form["cards"].keys() == engine.edition(edition).cards.keys()
    checked = begun(edition, code).check(form["position"])
    assert checked["faults"] == []
    assert checked["picture"].startswith("<svg")
    labels = [field["called"] for each in forms_in(form["form"]) for field in each.get("fields", ())]
    assert [label for label in labels if (max(label) > "\u3000") != (code == "ja")] == []


def forms_in(form: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield form
    for inner in (*(field["form"] for field in form.get("fields", ())), form.get("item"), form.get("key")):
        if inner is not None:
            yield from forms_in(inner)


def test_a_game_from_outside_has_a_form_without_saying_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "kasumi"))
    from kasumi import GAME  # type: ignore[import-not-found]

    kit: GameKit = GAME
    table = begun(add_game(monkeypatch, kit).name)
    form = table.form()
    assert [field["name"] for field in form["form"]["fields"]][:3] == ["to_play", "hands", "stock"]
    assert {"south", "Fox 1"} <= {*form["known"]}
    assert table.check(form["position"])["faults"] == []
    (fault,) = table.check({**form["position"], "number": 9})["faults"]
    assert (fault["path"], fault["says"]) == (("number",), "number: the die does not show 9")
    table.load(form["position"])
    with pytest.raises(Unusable, match="do not tell of positions"):
        table.scenario()


def test_every_fault_stands_at_its_field() -> None:
    table = begun()
    document = {
        **QUIET,
        "phase": "lunch",
        "units": [*QUIET["units"], {"id": "Imp", "owner": "south", "area": "b3"}, {"id": "Elf", "owner": "south"}],
        "south": {"hand": ["Ogre"], "power": "much"},
        "control_markers": ["b2", 7],
    }
    checked = table.check(document)
    assert checked["picture"] == ""
    found = [(fault["path"], fault["says"]) for fault in checked["faults"]]
    assert {path for path, _ in found} >= {
        ("phase",), ("units", 3, "area"), ("south", "power"), ("control_markers", 1), ("units", 2)
    }  # fmt: skip
    (territory,) = [fault for fault in checked["faults"] if fault["clause"] == "deus.zone.own_territory"]
    assert territory["path"] == ("units", 2)
    assert "(" not in territory["says"]


def test_in_japanese_a_fault_comes_with_its_rule() -> None:
    table = begun(code="ja")
    (fault,) = table.check({**QUIET, "units": [{"id": "Imp", "owner": "south", "area": "b3"}]})["faults"]
    assert fault["path"] == ("units", 0)
    assert fault["rule"] == table.rule("deus.zone.own_territory")["says"]


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_form_begins_with_what_lies_on_the_table(game: str) -> None:
    table = begun(game)
    for turn in range(80):
        position = table.camera.position
        document = table.document()
        table.check(document)
        if table.line.said and engine.begin(table.rules, document).position == position:
            return
        state = table.state()
        table.answer(state["seat"], state["answers"][turn % len(state["answers"])]["action"])
    # Who has picked which factions no quiet position of Deus says.
    assert game == "deus"
    assert document["units"]


# Links


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_link_holds_the_whole_table(game: str) -> None:
    table = begun(game, "ja")
    for turn in range(15):
        state = table.state()
        table.answer(state["seat"], state["answers"][turn % len(state["answers"])]["action"])
    kept = json.loads(json.dumps(table.kept()))
    other = begun(game, seed=8)
    other.restore(kept)
    assert other.state() == table.state()
    assert other.language.code == "ja"
    other.undo()
    table.undo()
    assert other.state() == table.state()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda _: 3, "holds no table"),
        (lambda _: [], "holds no table"),
        (lambda kept: {**kept, "more": 1}, "holds no table"),
        (lambda kept: {**kept, "line": {"document": 3}}, "holds no table"),
        (lambda kept: {**kept, "edition": "moncolle_tcg@quick-reference"}, "another edition"),
        (lambda kept: {**kept, "edition": "deus@" + "9" * 10_000}, "another edition"),
        (lambda kept: {**kept, "language": "tlh"}, "does not speak"),
        (lambda kept: {**kept, "line": {"document": {"units": 3}}}, "cannot be"),
        (lambda kept: {**kept, "line": {"document": {}}}, "cannot be"),
        (lambda kept: {**kept, "line": {**kept["line"], "said": [{"seat": "south", "action": {"do": "fly"}}]}}, "fly"),
        (lambda kept: {**kept, "line": {**kept["line"], "said": [{"seat": "south", "action": {}}]}}, "cannot be"),
        (
            lambda kept: {**kept, "line": {**kept["line"], "said": [{"seat": "north", "action": {"do": "end_phase"}}]}},
            "cannot be",
        ),
        (lambda kept: {**kept, "line": {**kept["line"], "said": [{"seat": "s", "action": {}}] * 2001}}, "more answers"),
    ],
)
def test_a_hostile_link_is_a_sentence_and_changes_nothing(change: Any, told: str) -> None:
    table = begun()
    kept = json.loads(json.dumps(table.kept()))
    table.load(QUIET)
    before = table.state()
    with pytest.raises(Unusable, match=told) as error:
        table.restore(change(kept))
    assert len(str(error.value)) < 600
    assert table.state() == before


def test_what_is_written_on_a_card_is_no_markup() -> None:
    name = '<img src=x onerror="alert(1)">'
    table = begun()
    document = {**QUIET, "cards": {**QUIET["cards"], "Imp": {**IMP, "name": name}}}
    assert "<img" not in table.check(document)["picture"]
    table.load(document)
    table.answer("south", {"do": "march", "moves": {"Imp": "b2"}})
    state = table.state()
    assert "<img" not in "".join((state["picture"], state["caption"], *state["story"]))


# Copies


def test_a_record_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = begun("monster_maker")
    for _ in range(5):
        state = table.state()
        table.answer(state["seat"], state["answers"][0]["action"])
    record = tmp_path / "game.jsonl"
    record.write_text(table.record(), "utf-8")
    assert main(["record", "replay", str(record)]) == 0
    assert "5" in capsys.readouterr().out


def test_a_scenario_is_run_by_the_suite_and_passes(tmp_path: Path) -> None:
    table = begun()
    table.load(QUIET)
    told = []
    table.answer("south", {"do": "march", "moves": {"Ogre": "b2"}})
    told.append(table.scenario())
    assert "Then it is refused under deus.march.own_units" in told[0] or "refused under" in told[0]
    table.answer("south", {"do": "march", "moves": {"Imp": "b2"}})
    told.append(table.scenario())
    assert "When South marches Imp to b2" in told[1]
    assert "Ogre" in told[1]
    assert [run_by_the_suite(text, tmp_path / f"{number}.feature") for number, text in enumerate(told)] == [
        Status.PASS
    ] * 2


@pytest.mark.parametrize("game", engine.GAMES)
def test_of_a_whole_game_what_was_done_last_is_told(game: str, tmp_path: Path) -> None:
    """It is made small, so that the suite has sentences for it; mostly it has."""
    table, told = begun(game), 0
    for turn in range(40):
        state = table.state()
        table.answer(state["seat"], state["answers"][turn * 7 % len(state["answers"])]["action"])
        if turn % 6 == 5:
            try:
                text = table.scenario()
            except Unusable:
                continue
            assert run_by_the_suite(text, tmp_path / f"{turn}.feature", table.rules.name) is Status.PASS
            told += 1
    assert told >= 2


def run_by_the_suite(text: str, file: Path, edition: str = "deus@2.00") -> Status:
    """A scenario pasted into a feature, below a rule."""
    clause = next(iter(begun(edition.partition("@")[0]).ledger))
    file.write_text(f"Feature: A table\n\n  @{clause}\n  Rule: {clause}\n\n{text}", "utf-8")
    (scenario,) = suite.read(file)
    return play(Case(Reference(), edition), scenario).status


# Dice and shuffles that somebody chooses


def test_somebody_rolls_the_dice() -> None:
    table = BrowserTable(engine.edition("deus"), language("en", "deus"), 7)
    table.begin()
    before = table.state()
    table.own_dice = True
    table.begin()
    rolling = table.state()
    assert rolling["seat"] == "chance"
    assert "draft die" in rolling["question"]
    assert len(rolling["answers"]) == 36
    for wrong in ({"do": "draw", "results": [7, 1]}, {"do": "draw", "results": []}, {"do": "resign"}):
        with pytest.raises(Unusable):
            table.answer("chance", wrong)
    with pytest.raises(Unusable, match="what chance draws"):
        table.answer("south", {"do": "draw", "results": [6, 1]})
    assert table.state() == rolling
    table.undo()
    assert table.state() == before | {"own_dice": True}
    table.begin()
    assert table.answer("chance", {"do": "draw", "results": [1, 6]})
    assert table.state()["seat"] == "north"
    assert table.line.chance == (Chance("draft die", "south", 1), Chance("draft die", "north", 6))


def test_somebody_puts_a_deck_in_order() -> None:
    table = BrowserTable(engine.edition("monster_maker"), language("en", "monster_maker"), 7)
    table.own_dice = True
    table.begin()
    while not any(draw["kind"] == "order" for draw in table.state()["draws"]):
        if table.rolling is not None:
            table.draw()
        else:
            table.answer(table.state()["seat"], table.state()["answers"][0]["action"])
    draws = table.state()["draws"]
    assert table.state()["answers"] == []
    orders = [[card["id"] for card in reversed(draw["among"])] for draw in draws]
    assert table.answer("chance", {"do": "draw", "results": orders})
    while table.rolling is not None:
        table.draw()
    assert [[*each.order] for each in table.line.said[-1].chance if each.order] == orders


# Somebody's engine


def company(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> Beside:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(ROOT / "tests"))))
    return Beside("deus@2.00", (sys.executable, "-m", "zoo", name, *arguments), 5.0)


@pytest.fixture(name="at_the_table")
def _at_the_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    opened: list[Beside] = []

    def made(name: str, *arguments: str, document: dict[str, Any] = QUIET) -> BrowserTable:
        beside = company(monkeypatch, name, *arguments)
        opened.append(beside)
        table = BrowserTable(beside.rules, language("en", "deus"), 7)
        table.load(document)
        table.accompany(beside)
        return table

    yield made
    for beside in opened:
        beside.close()


MARCH = {"do": "march", "moves": {"Imp": "b2"}}
FAR = {"do": "march", "moves": {"Imp": "b3"}}


def found(table: BrowserTable) -> list[str]:
    return [each["says"] for each in table.state()["beside"]["findings"]]


def test_an_engine_that_plays_by_the_rules_agrees(at_the_table: Any) -> None:
    table = at_the_table("right")
    assert found(table) == []
    assert table.state()["beside"]["agrees"]
    for seat, action in (("south", FAR), ("south", MARCH), ("south", FAR)):
        table.answer(seat, action)
        assert found(table) == []
    table.undo()
    table.answer("south", MARCH)
    table.load({**QUIET, "marching": "north"})
    assert found(table) == []


def test_what_an_engine_does_otherwise_is_told(at_the_table: Any) -> None:
    table = at_the_table("accepts-all")
    table.answer("south", FAR)
    (told,) = found(table)
    assert told.startswith("Your engine: accepted; the rules: refused under deus.")
    table.answer("south", MARCH)
    assert found(table) == []

    table = at_the_table("wrong-clause")
    table.answer("south", FAR)
    (told,) = found(table)
    assert told.startswith("Your engine: refused under deus.deckout.trigger; the rules: refused under deus.")

    table = at_the_table("lists-unlawful")
    (finding,) = table.state()["beside"]["findings"]
    assert finding["surplus"] == ["South marches Nobody to b2"]

    table = at_the_table("exhausts-bystanders")
    table.answer("south", MARCH)
    (finding,) = table.state()["beside"]["findings"]
    assert finding["differences"] == [{"where": "units[Ogre].ready", "rules": "yes", "engine": "no"}]
    table.undo()
    assert found(table) == []


def test_an_engine_that_fails_leaves_the_table_as_it_is_and_comes_back(at_the_table: Any) -> None:
    table = at_the_table("crashes-at", "6")
    told = found(table)
    for _ in range(4):
        table.answer("south", MARCH)
        told += found(table)
        assert table.line.said == (Said("south", MARCH),)
        table.undo()
        told += found(table)
    assert any("has failed: the process ended" in each for each in told)
    assert "Traceback" not in "".join(told)
    table.load(QUIET)
    assert found(table) == []


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
        ({"method": "check"}, "a position is an object"),
        ({"method": "dice", "params": {"own": 1}}, "own is true or false"),
        ({"method": "begin", "params": {"options": {"players": "many"}}}, "options are numbers"),
        ({"method": "draw"}, "nothing is rolled or shuffled now"),
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


def ask(server: Server, question: bytes, path: str = "", **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """A question by a browser that has been let in."""
    sent = {"Content_Type": JSON, "Cookie": f"other=1; {server.cookie}"} | headers
    return request(server, "POST", path or f"/{server.room}/ask", question, **sent)


STATE = json.dumps({"method": "state"}).encode()


def test_who_is_invited_is_let_in_once(server: Server) -> None:
    invitation = server.invitation().removeprefix(server.origin)
    status, body, headers = request(server, "GET", invitation)
    assert (status, body, headers["Location"]) == (303, b"", f"/{server.room}/")
    cookie, *limits = headers["Set-Cookie"].split("; ")
    assert limits == [f"Path=/{server.room}/", "HttpOnly", "SameSite=Strict"]
    assert ask(server, STATE, Cookie=cookie)[0] == 200
    again, told, headers = request(server, "GET", invitation)
    assert (again, "Set-Cookie" in headers) == (404, False)
    assert b"an invitation opens the table once" in told
    # Neither the address that the browser shows, nor what stood on a command line, holds what opens the table.
    key = cookie.partition("=")[2]
    assert key not in server.page + invitation
    for secret in ("", "table=", "table=x", f"x{cookie}", cookie[:-1]):
        status, told, _ = ask(server, STATE, Cookie=secret)
        assert status == 403
        assert "an invitation opens the table once" in json.loads(told)["error"]


def test_whoever_has_been_let_in_is_answered(server: Server) -> None:
    status, page, headers = request(server, "GET", f"/{server.room}/")
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert b"table.js" in page
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    for name in ("table.js", "filling.js", "links.js", "table.css", "own-table.css", "pictures.css", "logo.svg"):
        assert request(server, "GET", f"/{server.room}/{name}")[0] == 200
    status, told, _ = ask(server, STATE, Origin=server.origin)
    assert status == 200
    assert json.loads(told)["result"]["edition"] == "deus@2.00"


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/", {}),
        ("/wrong/ask", {}),
        ("/ROOM/../ask", {}),
        ("/ROOM/ask", {"Origin": "http://example.org"}),
        ("/ROOM/ask", {"Origin": "null"}),
        ("/ROOM/ask", {"Host": "example.org"}),
    ],
)
def test_nobody_else_is(server: Server, path: str, headers: dict[str, str]) -> None:
    told = ask(server, STATE, path.replace("ROOM", server.room), **headers)
    assert (told[0], told[1]) == (404, b"Not Found")


def test_what_is_no_question_is_turned_down(server: Server) -> None:
    assert ask(server, b"{}", Content_Type="text/plain")[0] == 415
    assert ask(server, b"{}", Content_Length=str(REQUEST_BYTES + 1))[0] == 413
    assert ask(server, b"{}", Content_Length="9" * 5000)[0] == 413
    assert json.loads(ask(server, b"{")[1])["error"].startswith("not JSON at line 1, column 2")
    assert json.loads(ask(server, b"[" * 100_000)[1]) == {"error": "not JSON: it is nested too deeply"}


def raw(server: Server, sent: bytes) -> bytes:
    """Everything that comes back for some bytes, until the server closes."""
    with socket.create_connection(("127.0.0.1", server.server_address[1]), timeout=20) as connection:
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: connection.recv(65536), b""))


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET x\r\n\r\n", 400),
        (b"GET *\r\n\r\n", 400),
        (b"GET x HTTP/1.1\r\nHost: HERE\r\n\r\n", 404),
        (b"GET * HTTP/1.1\r\nHost: HERE\r\n\r\n", 404),
        (b"GET  HTTP/1.1\r\n\r\n", 400),
        (b"POST ask HTTP/1.1\r\nHost: HERE\r\nContent-Length: 2\r\n\r\n{}", 404),
        (b"POST /ROOM/ask HTTP/1.1\r\nHost: HERE\r\nCookie: KEY\r\nContent-Type: application/json\r\n\r\n{}", 411),
        (b"GET http://HERE/ROOM/ HTTP/1.1\r\nHost: HERE\r\n\r\n", 404),
        (b"GET /ROOM/ HTTP/1.1\r\n\r\n", 404),
        (b"GET /ROOM/\xff HTTP/1.1\r\nHost: HERE\r\n\r\n", 404),
        (b"PUT /ROOM/ HTTP/1.1\r\nHost: HERE\r\n\r\n", 501),
        (b"GET / HTTP/9.9.9\r\n\r\n", 400),
        (b"GET / HTTP/3.0\r\n\r\n", 505),
        (b"\x16\x03\x01\x02\x00\x01\r\n\r\n", 400),
        (b"a b c d\r\n\r\n", 400),
        (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nX: " + b"y" * 70_000 + b"\r\n\r\n", 431),
    ],
)
def test_every_malformed_request_is_answered(
    server: Server, sent: bytes, status: int, capfd: pytest.CaptureFixture[str]
) -> None:
    here, room, key = (each.encode() for each in (server.origin.removeprefix("http://"), server.room, server.cookie))
    answer = raw(server, sent.replace(b"HERE", here).replace(b"ROOM", room).replace(b"KEY", key))
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"Content-Security-Policy: default-src 'none'" in answer
    assert capfd.readouterr() == ("", "")


def test_broken_connections_are_quiet_and_few(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """Half requests cost nobody else anything, and no more threads than connections are allowed."""
    here = ("127.0.0.1", server.server_address[1])
    before = threading.active_count()
    halves = [socket.create_connection(here, timeout=20) for _ in range(4 * CONNECTIONS)]
    for number, half in enumerate(halves):
        half.sendall((b"POST /x/ask HTTP/1.1\r\nContent-Le", b"", b"GET /", b"GET / HTTP/1.1\r\n")[number % 4])
    assert request(server, "GET", f"/{server.room}/")[0] == 200
    assert ask(server, STATE)[0] == 200
    assert eventually(lambda: threading.active_count() - before <= CONNECTIONS, 10)
    for half in halves:
        # With a reset, in the middle of whatever is read or written.
        half.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        half.close()
    for _ in range(20):
        with socket.create_connection(here, timeout=20) as unread:
            unread.sendall(f"GET /{server.room}/ HTTP/1.1\r\nHost: 127.0.0.1:{here[1]}\r\n\r\n".encode())
            unread.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert eventually(lambda: threading.active_count() <= before, 10)
    assert capfd.readouterr() == ("", "")


def test_a_connection_has_an_end(capfd: pytest.CaptureFixture[str]) -> None:
    """Also one on which something comes now and then, and one whose answer nobody reads."""
    with Server(Service(begun()), patience=0.5) as server:
        thread = threading.Thread(target=lambda: server.serve_forever(0.05), daemon=True)
        thread.start()
        here = ("127.0.0.1", server.server_address[1])
        with socket.create_connection(here, timeout=20) as slow, socket.create_connection(here, timeout=20) as silent:
            end = time.monotonic() + 10
            with suppress(OSError):
                while time.monotonic() < end:
                    slow.sendall(b"G")
                    time.sleep(0.1)
            assert time.monotonic() < end
            assert silent.recv(1) == b""
        server.shutdown()
        thread.join(10)
    assert capfd.readouterr() == ("", "")


def test_a_fault_of_the_table_is_an_answer(
    server: Server, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(server.service.methods, "state", lambda _: 1 / 0)  # type: ignore[arg-type]
    status, told, _ = ask(server, STATE)
    assert status == 500
    assert json.loads(told) == {"error": "internal error: ZeroDivisionError('division by zero')"}
    assert "ZeroDivisionError" in capfd.readouterr().err


def test_no_secret_stands_on_a_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The browser is given a file that only the caller can read, which leads to the table and is gone with it."""
    opened: list[tuple[str, str, int]] = []

    def open_page(address: str) -> None:
        file = Path(url2pathname(urlparse(address).path))
        opened.append((address, file.read_text("utf-8"), file.stat().st_mode | file.parent.stat().st_mode))

    def serve(server: Server) -> None:
        ((_, page, _),) = opened
        (told, named) = (re.findall(server.origin + r"/([\w-]+)", text) for text in (capsys.readouterr().out, page))
        assert [server.admits(code) for code in (*told, *set(named), *told)] == [True, True, False]

    monkeypatch.setattr("webbrowser.open", open_page)
    monkeypatch.setattr(Server, "serve_forever", serve)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["play", "deus", "--browser"]) == 0
    ((address, _, mode),) = opened
    assert address.startswith("file://")
    assert mode & 0o077 == 0
    assert not Path(url2pathname(urlparse(address).path)).exists()


def test_what_cannot_be_begun_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    other = tmp_path / "position.json"
    other.write_text('{"units": 3}')
    for arguments, told in (
        (["nothing", "--browser"], "nothing"),
        (["deus", "--browser", "--position", str(tmp_path / "none.json")], "cannot be used"),
        (["deus", "--browser", "--position", str(other)], "this is no position of deus@2.00"),
        (["deus", "--position", str(other)], "--position needs --browser"),
        (["deus", "--browser", "--", str(tmp_path / "none")], "cannot be measured"),
        (["deus", "--browser", "--"], "no command stands after '--'"),
        (["deus", "--", "node", "engine.js"], "needs --browser"),
    ):
        assert main(["play", *arguments]) == INVALID
        errors = capsys.readouterr().err
        assert told in errors
        assert "Traceback" not in errors

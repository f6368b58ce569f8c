"""Defaults for every part of a game: they serve our own games, too, when their own parts are taken away."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import late_parts
import pytest
from msgspec import Struct, field
from other_games import take_away, without_parts

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.adapters.parts import adapter_checks_of
from monosashi.games.default.layout import grid, panels
from monosashi.kit import registry, text_board
from monosashi.kit.interface import PARTS, GameKit, lacking
from monosashi.kit.registry import kit, late_part
from monosashi.pictures import Frame, pictures_of
from monosashi.pictures.speech import PLAIN
from monosashi.play.command_parsing import Misunderstood, find
from monosashi.play.orders import fits, understood
from monosashi.play.terminal import play
from monosashi.records.game_record import write
from monosashi.records.random_games import random_record
from monosashi.records.transcript import scenes
from monosashi.subjects.port import Hello
from monosashi.subjects.reference import Reference
from monosashi.suite.card_texts import card_texts
from monosashi.suite.phrasebook import wording_of
from monosashi.support.text import printable
from monosashi.verification.smoke import SMOKE, CheckContext, CheckStatus, attempt
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition

EDITIONS = [rules for game in engine.GAMES.values() for rules in game.editions.values()]
PRESENT = [list(game.editions.values())[-1] for game in engine.GAMES.values()]


def by_name(rules: Edition) -> str:
    return rules.name


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a game says of its card texts is one of its parts, too, and is read but once."""
    card_texts.cache_clear()
    without_parts(monkeypatch)
    yield
    card_texts.cache_clear()


# What there is


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_default_has_everything_that_is_asked_of_it(game: str) -> None:
    found = kit(game)
    for part, protocol in PARTS.items():
        assert getattr(found, part) is not None, part
        if part != "smoke":
            assert not list(lacking(game, part, getattr(found, part), protocol))


@pytest.mark.parametrize("game", engine.GAMES)
def test_a_default_that_is_imported_late_is_of_the_type_that_mypy_has_looked_at(game: str) -> None:
    for part, expected in late_parts.defaults(engine.GAMES[game])._asdict().items():
        found = late_part(game, part, late_parts.PROTOCOLS[part])
        assert found is expected or type(found) is type(expected), part
        assert found is late_part(game, part, late_parts.PROTOCOLS[part]), part


def test_a_part_of_its_own_stays() -> None:
    own = object()
    completed = registry.completed(GameKit(kit("deus").game, kit("deus").features, kit("deus").steps, starts=own))  # type: ignore[arg-type]
    assert completed.starts is own
    assert {field.name for field in fields(completed)} == {field.name for field in fields(GameKit)} | {"made", "found"}


# Playing, recording, showing


@pytest.mark.parametrize("rules", EDITIONS, ids=by_name)
def test_games_are_played_recorded_and_shown(
    rules: Edition, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(3):
        record = random_record(rules, seed)
        assert record.end.result is not None
    write(tmp_path / "game.jsonl", record)
    assert main(["record", "replay", str(tmp_path / "game.jsonl")]) == 0
    shown = list(scenes(record, rules))
    assert len({scene.headline for scene in shown}) > 20
    assert any(scene.sentences for scene in shown)
    assert main(["record", "show", str(tmp_path / "game.jsonl")]) == 0
    printed = capsys.readouterr().out
    assert "▲ South" in printed
    assert all(len(line) <= text_board.WIDTH for line in printed.splitlines() if not line.startswith(str(tmp_path)))


@pytest.mark.parametrize("rules", PRESENT, ids=by_name)
def test_a_game_is_played_at_the_table(rules: Edition) -> None:
    """Options by number, by sentence, by chance; what is refused is refused by its clause."""
    printed = StringIO()
    typed = iter(
        ["help", "hand", "piles", "board", "why", "card nobody", "more", "0", "1", *["random"] * 8, "undo", "quit"]
    )
    assert play(rules.name, {}, 1, lambda _prompt: next(typed), printed) == 0
    said = printed.getvalue()
    assert "   1 " in said
    assert "Taken back." in said
    assert "South is asked: " in said


@pytest.mark.parametrize("rules", PRESENT, ids=by_name)
def test_what_is_listed_can_be_typed(rules: Edition) -> None:
    """Every sentence of the list means its answer, in the middle of random games as well."""
    found = kit(rules.name)
    words = wording_of(rules.name)(rules)
    typed = 0
    for seed in range(2):
        random, words.position = Random(seed), engine.begin(rules, {}).position
        for _ in range(60):
            if words.position.result is not None:
                break
            seat = words.seat()
            if seat != "chance":
                for answer in list(engine.legal(rules, words.position))[:6]:
                    sentence = words.worded(answer, seat)
                    made = understood(words, found.commands, sentence)
                    assert words.worded(made, seat) == sentence
                    typed += 1
            answer = found.player.choose_casually(rules, words.position, random)
            words.position = engine.apply(rules, words.position, seat, answer).position
    assert typed > 100


def test_what_makes_no_sense_is_said_in_a_sentence() -> None:
    rules = PRESENT[0]
    found = kit(rules.name)
    words = wording_of(rules.name)(rules)
    words.position = engine.begin(rules, {}).position
    with pytest.raises(Misunderstood):
        understood(words, found.commands, "march")


def test_things_of_one_name_are_told_apart_by_what_is_seen_of_them() -> None:
    """Two units in one place, or two cards of a hand, are one as good as the other; in two places they are not."""
    rules = engine.edition("deus@2.00")
    imp = {"name": "Imp", "kind": "unit", "level": 1, "attack": 1, "defence": 1, "march": "walk"}
    words = wording_of(rules.name)(rules)
    units = [{"id": f"imp.{n}", "owner": "south", "area": area} for n, area in enumerate(("a1", "a1", "b1"))]
    cards = {**{unit["id"]: imp for unit in units}, "h1": imp, "h2": imp}
    quiet = {"marching": "south", "cards": cards, "units": units, "south": {"hand": ["h1", "h2"]}}
    words.position = engine.begin(rules, quiet).position
    assert find(words, "imp", ("imp.0", "imp.1")) == "imp.0"
    assert find(words, "imp", ("h2", "h1")) == "h2"
    with pytest.raises(Misunderstood, match=r"may be Imp imp.0 in a1, Imp imp.2 in b1"):
        find(words, "imp", ("imp.0", "imp.2"))


# Secrets


def strings(value: Any) -> set[str]:
    if isinstance(value, Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(key) for key in value}.union(*map(strings, value.values()))
    if isinstance(value, tuple | list | set | frozenset):
        return set().union(*map(strings, value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("rules", PRESENT, ids=by_name)
def test_nobody_hears_of_a_card_that_his_view_does_not_show(rules: Edition) -> None:
    found, viewer = kit(rules.name), "public"
    words = wording_of(rules.name)(rules, lambda: viewer)
    kept = told = 0
    for seed in range(1):
        random, words.position = Random(seed), engine.begin(rules, {}).position
        while words.position.result is None and kept < 20000:
            before, seat = words.position, words.seat()
            answer = found.player.choose_casually(rules, before, random)
            headline = words.headline(seat, answer)
            result = engine.apply(rules, before, seat, answer)
            words.position = result.position
            sentences = [headline, *(sentence for _, sentence in words.sentences(result.events, answer))]
            seen = strings(engine.view(rules, before, viewer)) | strings(engine.view(rules, words.position, viewer))
            cards = before.cards if hasattr(before, "cards") else {}
            for card in cards:
                if card not in seen:
                    kept += 1
                    assert not any(
                        card in sentence.replace(",", " ").replace(".", ". ").split() for sentence in sentences
                    )
                else:
                    told += any(printable(card) in sentence for sentence in sentences)
    assert kept > 1000
    assert told > 10


# Boards


def test_what_says_where_it_stands_is_drawn_as_a_grid() -> None:
    rules = engine.edition("deus@2.00")
    position = {
        "marching": "south",
        "cards": {"Knight": {"name": "Knight", "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk"}},
        "units": [{"id": "Knight", "area": "b2", "owner": "south"}],
    }
    view = engine.view(rules, engine.begin(rules, position).position, "judge")
    table = grid(panels(view, ("south", "north"))[-1])
    assert {place: [thing.ident for thing in things] for place, things in table.things.items()} == {(1, 1): ["Knight"]}
    drawn = text_board.draw(view)
    assert "  2 [·" in drawn
    assert drawn.splitlines()[-2].startswith("  1 [·")


class Squares(Struct):
    """A view with a board as in shogi."""

    board: dict[str, str]


def test_squares_of_shogi_are_counted_from_the_right_and_from_the_far_row() -> None:
    board = {f"{file}{rank}": "" for file in range(1, 4) for rank in "ab"} | {"3a": "king", "1b": "pawn"}
    found = grid(panels(Squares(board), ())[-1])
    assert [*map(found.column, found.columns)] == ["3", "2", "1"]
    assert [*map(found.row, reversed(found.rows))] == ["a", "b"]
    assert [thing.square for things in found.things.values() for thing in things] == ["1b", "3a"]


class Step(Answer, frozen=True, tag="step"):
    """An answer with a field that documents call otherwise."""

    origin: str = field(name="from")


def test_a_field_is_known_by_its_name_in_documents() -> None:
    assert fits(Step("7g"), {"do": "step", "from": "7g"})
    assert not fits(Step("7g"), {"do": "step", "from": "7f"})


@pytest.mark.parametrize("width", [64, 80, 100])
@pytest.mark.parametrize("rules", EDITIONS, ids=by_name)
def test_no_line_is_wider_than_the_board(rules: Edition, width: int) -> None:
    for scene in list(scenes(random_record(rules, 5), rules))[::10]:
        lines = text_board.draw(scene.view, width).splitlines()
        assert max(map(text_board.cell_len, lines)) <= width


# Smoke checks


@pytest.mark.parametrize("rules", PRESENT, ids=by_name)
def test_smoke_checks_come_from_the_suite(rules: Edition) -> None:
    found = kit(rules.name).smoke
    reference = Reference(rules)
    reference.load(rules.name, dict(found.DEED.position))
    assert len(found.NONSENSE) == 2
    for action in found.NONSENSE.values():
        assert not reference.apply(found.DEED.seat, dict(action), ()).accepted
    assert reference.apply(found.DEED.seat, dict(found.DEED.action), ()).accepted
    bench = CheckContext(Reference(rules), rules.name, Hello("reference"))
    outcomes = {name: attempt(lambda check=check: check(bench))[0] for name, (check, _) in SMOKE.items()}  # type: ignore[misc]
    assert set(outcomes.values()) == {CheckStatus.OK}


class Forgetful(Reference):
    """Shows nothing that lies anywhere."""

    def observe(self, viewer: str) -> Any:
        from msgspec.structs import replace

        def emptied(part: Any) -> Any:
            lists = [name for name in part.__struct_fields__ if isinstance(getattr(part, name), tuple)]
            return replace(part, **dict.fromkeys(lists, ()))

        seen = emptied(super().observe(viewer))
        return replace(seen, players={seat: emptied(player) for seat, player in seen.players.items()})


@pytest.mark.parametrize("rules", PRESENT, ids=by_name)
def test_smoke_checks_notice_what_is_not_shown(rules: Edition) -> None:
    bench = CheckContext(Forgetful(rules), rules.name, Hello("forgetful"))
    outcome, message = attempt(lambda: SMOKE["a rich position"][0](bench))
    assert outcome is CheckStatus.FAULT
    assert "not shown as it was loaded" in message


# One part alone


@pytest.mark.parametrize("part", ["board", "phrasebook", "commands", "starts", "player"])
def test_a_default_works_beside_parts_of_a_game(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    take_away(monkeypatch, part)
    printed = StringIO()
    for game in engine.GAMES:
        typed = iter([*["random"] * 12, "quit"])
        assert play(game, {}, 1, lambda _prompt: next(typed), printed) == 0  # noqa: B023


# Pictures, and what adapters are checked with


@pytest.mark.parametrize("rules", EDITIONS, ids=by_name)
def test_pictures_are_whole_and_show_what_lies_there(rules: Edition) -> None:
    drawn = pictures_of(rules.name)
    shown = list(scenes(random_record(rules, 2), rules))
    for before, after in list(pairwise(shown))[::25]:
        svg = drawn.draw(after.view, other=before.view, standalone=True)
        texts = "".join(ElementTree.fromstring(svg).itertext())
        assert after.view.result is not None or after.view.asked is None or "is asked: " in texts
        zones = [zone for panel in panels(after.view, engine.game(rules.name).seats) for zone in panel.zones]
        known = [thing.label for zone in zones for thing in zone.things]
        assert all(label in drawn.describe(after.view) for label in known)
    assert len(drawn.draw_film([Frame(scene.view) for scene in shown[:3]], cards={}, speech=PLAIN)) == 3


@pytest.mark.parametrize("game", engine.GAMES)
def test_checks_of_adapters_come_from_the_suite(game: str) -> None:
    checks = adapter_checks_of(game)
    edition = list(engine.GAMES[game].editions)[-1]
    assert len(checks.BAD) >= 2
    assert checks.UNLAWFUL.clause.startswith(f"{game}.")
    assert "drawn" not in checks.START[0]
    bench = CheckContext(Reference(engine.edition(edition)), edition, Hello("reference"))
    assert checks.setup(bench).startswith("a game begins")


def test_the_words_of_a_picture_are_those_of_views_questions_and_procedures() -> None:
    """A language must have them, so they are known before anything is drawn."""
    words = pictures_of("deus").WORDS
    assert {"hand", "units", "attack", "intercept", "line up", "march"} <= set(words)
    assert {"viewer", "edition", "hand count", "initiative dice", "always", "south"}.isdisjoint(words)


def test_a_fact_names_a_seat_as_a_player_is_called() -> None:
    class Seen(Struct):
        to_play: str
        number: int
        players: dict[str, int] = {}

    (table,) = panels(Seen("south", 3), ("south", "north"))
    assert [fact.text for fact in table.facts] == ["to play South", "number 3"]

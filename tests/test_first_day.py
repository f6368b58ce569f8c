"""Compare from the first day: with any capability, in any game, and without a false alarm."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from other_games import add_game

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.differential import playing
from monosashi.differential import state as kept
from monosashi.differential.attempts import Attempts
from monosashi.differential.bending import blank_answers
from monosashi.differential.contest import Contest, Foreseeing
from monosashi.differential.nameable import Words, nameable
from monosashi.differential.parts import cut, plain_everywhere, shorter
from monosashi.differential.playing import GameReport, TableOfTwo
from monosashi.differential.quiet import quiet_document
from monosashi.differential.run import Outcome
from monosashi.differential.scenario import scenario_of
from monosashi.differential.shrinking import Shrinking
from monosashi.differential.suspecting import Suspecting
from monosashi.games.default.arranging import Arranged
from monosashi.kit.positions import lacking_fields, seats_of, turn_of
from monosashi.kit.registry import PROJECT, kit
from monosashi.mutants.measuring import wrong_rules
from monosashi.records.coverage import CoverageCollector
from monosashi.records.random_games import play
from monosashi.reports.differential import lines
from monosashi.subjects.lines import as_plain
from monosashi.subjects.object import InProcess
from monosashi.subjects.port import CAPABILITIES, LOAD, Lacking, Reply
from monosashi.subjects.reference import Reference
from monosashi.verification import differences
from monosashi.verification.differences import JUDGE, alike
from reference_engine.kernel.codec import Codec

KASUMI = "kasumi@0.1"

EDITIONS = (*engine.editions(), KASUMI)

OFFERED = (
    ("core",),
    ("core", "effects"),
    ("core", "setup"),
    ("core", "views", "legal", "reasons"),
    CAPABILITIES,
)


@pytest.fixture(autouse=True)
def _kasumi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(PROJECT.parent / "examples" / "kasumi"))
    from kasumi import GAME

    add_game(monkeypatch, GAME)
    differences._by_view.cache_clear()
    yield
    differences._by_view.cache_clear()


class Noting(Reference):
    """The reference, which keeps what it is sent."""

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.documents: list[dict[str, Any]] = []
        self.actions: list[dict[str, Any]] = []

    def load(self, edition: str, position: dict[str, Any]) -> None:
        self.documents.append(position)
        super().load(edition, position)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Any]) -> Any:
        self.actions.append(action)
        return super().apply(seat, action, chance)


def table_for(child: Reference, edition: str, offered: Sequence[str]) -> TableOfTwo:
    """Some engine beside the reference."""
    watcher = CoverageCollector(engine.edition(edition))
    return TableOfTwo(Contest(InProcess(child), Foreseeing(watcher.rules), offered), watcher, None)


def played(child: Reference, edition: str, offered: Sequence[str], *numbers: int) -> list[GameReport]:
    return [table_for(child, edition, offered).play(number, 3, Counter()) for number in numbers]


# What it plays


@pytest.mark.parametrize("offered", OFFERED, ids="-".join)
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_whatever_is_offered(edition: str, offered: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "BOUND", 60)
    child = Noting(engine.edition(edition))
    reports = played(child, edition, offered, 0, 2)
    assert all(report.decisions for report in reports)
    assert [each.divergence.message for report in reports for each in report.found] == []
    assert any(kind == "step" for report in reports for kind, _ in report.seen)
    assert not any(action["do"] == "draw" for action in child.actions)
    if "setup" not in offered:
        cards = [card for document in child.documents for card in document.get("cards", {}).values()]
        assert all(isinstance(card, dict) for card in cards), "specimen cards are only known with a set-up"


def test_a_deal_that_parts_them_does_not_end_the_game() -> None:
    class Dealing(Reference):
        """Begins no game."""

        def start(self, edition: str, start: dict[str, Any], chance: Sequence[Any]) -> Any:
            reply = super().start(edition, start, chance)
            return msgspec.structs.replace(reply, accepted=False)

    (report,) = played(Dealing(engine.edition("deus@2.00")), "deus@2.00", CAPABILITIES, 0)
    assert report.decisions
    assert report.found


def test_what_a_start_does_is_reached() -> None:
    (report,) = played(Reference(engine.edition(KASUMI)), KASUMI, CAPABILITIES, 0)
    setup = {f"setup/{step}" for step in engine.edition(KASUMI).procedures["setup"]}
    assert setup <= {name for kind, name in report.seen if kind == "step"}


def test_nothing_compared_is_an_error_that_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine_of_core = tmp_path / "core.py"
    engine_of_core.write_text(
        "import sys, msgspec\n"
        "from monosashi.subjects import serve\n"
        "from monosashi.subjects.reference import Reference\n"
        "full = Reference.hello\n"
        "Reference.hello = lambda self: msgspec.structs.replace(full(self), capabilities=('core',))\n"
        "sys.exit(serve.serve('deus', sys.stdin.buffer, sys.stdout.buffer))\n"
    )
    monkeypatch.setattr(playing, "quiet_document", lambda _rules, _position: None)
    arguments = ["compare", "--edition", "deus", "--games", "1", "-n", "1", "--", sys.executable, str(engine_of_core)]
    assert main(arguments) == 3
    said = capsys.readouterr()
    assert "nothing has parted them" not in said.out
    assert "nothing was compared: game 1 came to no quiet position; offer setup" in said.err


def test_views_are_compared_after_the_last_answer() -> None:
    class Forgetful(Reference):
        """Does not show the public how a game has ended."""

        def observe(self, viewer: str) -> Any:
            view = super().observe(viewer)
            return msgspec.structs.replace(view, result=None) if viewer == "public" else view

    (report,) = played(Forgetful(engine.edition(KASUMI)), KASUMI, CAPABILITIES, 0)
    assert [(each.divergence.kind, each.divergence.what) for each in report.found] == [("view", ("result",))]
    again = table_for(Forgetful(engine.edition(KASUMI)), KASUMI, CAPABILITIES)
    assert playing.replayed(again.contest, report.found[0].line) is not None, "and made small like any other"


# What is no difference


def test_what_has_no_sense_is_not_tried() -> None:
    """Nobody names an area where units are meant; what chance draws is no answer of a seat."""
    rules = engine.edition("deus@2.00")
    assert "draw" in blank_answers(engine.game(rules.name))
    assert "draw" not in Attempts(rules)._blank
    move = next(move for move in play(rules, Random(2), drawn=150).moves if move.before.pending.kind == "main")
    words = Words(rules).at(engine.view(rules, move.before, JUDGE), [as_plain(move.answer)])
    ids = {*move.before.cards}
    for field in ("about", "units", "targets"):
        assert {words.one(field, Random(seed)) for seed in range(40)} <= {*ids, ""}, field
    assert {words.one("moves.keys", Random(seed)) for seed in range(40)} <= ids
    assert {words.one("area", Random(seed)) for seed in range(40)}.isdisjoint(ids)
    assert nameable(engine.view(rules, move.before, JUDGE))["id"] <= ids


def test_boards_side_by_side_differ_where_the_views_do() -> None:
    rules = engine.edition("deus@2.00")
    move = next(move for move in play(rules, Random(2), drawn=150).moves if getattr(move.before, "battle", None))
    view = engine.view(rules, move.before, JUDGE)
    battle = msgspec.structs.replace(view.battle, timing="when it pleases me")
    other = msgspec.structs.replace(view, units=tuple(reversed(view.units)), battle=battle, cards={})
    assert other != view
    assert alike(view, other) == view
    assert alike(view, msgspec.structs.replace(other, turn=99)) == msgspec.structs.replace(view, turn=99)


def test_a_rule_that_the_run_has_refuted_is_not_suspected() -> None:
    edition = "deus@2.00"
    table = table_for(Reference(engine.edition(edition)), edition, CAPABILITIES)
    agreed = [line for number in range(3) for line in table.play(number, 3, Counter()).agreed]
    assert "march" in {said.action["do"] for line in agreed for said in line.said}
    suspecting = Suspecting(table, agreed)
    library = wrong_rules(edition)
    assert suspecting._is_refuted(library["offer.march@main.removed"])
    assert not Suspecting(table)._is_refuted(library["offer.march@main.removed"])
    assert not suspecting._is_refuted(library["deus.march.c/the-clause-is-switched-off"])


# What is made small


def test_maps_ways_and_cards_are_made_small() -> None:
    document = {"map": {"rows": ["~~~~", "~.#~", "~~~~"]}, "order": ["south", "north"], "turn": 3}
    rows = [change(document)["map"]["rows"] for change in cut(document)]
    for smaller in (["~.#~", "~~~~"], ["~~~~", "~.#~"], ["~~~", ".#~", "~~~"], ["~~~~", "~~#~", "~~~~"]):
        assert smaller in rows
    assert {"path": ["a1", "a2"]} in shorter({"path": ["a1", "b1", "a1", "a2"]})
    rules = engine.edition("deus@2.00")
    names = list(rules.cards)[:9]
    first = next(plain_everywhere(rules, {"cards": {name: name for name in names}}))
    assert len(first) == len(names), "all cards can be made plain at once"


def test_a_title_says_what_is_done() -> None:
    class Lame(Reference):
        """Nobody marches."""

        def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Any]) -> Any:
            return Reply(False) if action["do"] == "march" else super().apply(seat, action, chance)

    edition = "deus@2.00"
    table = table_for(Lame(engine.edition(edition)), edition, ("core", "effects"))
    found = table.play(0, 3, Counter()).found
    march = next(each for each in found if each.divergence.act == "march")
    small = Shrinking(table.contest.rules, lambda line: playing.replayed(table.contest, line)).shrunk(march)
    text, _ = scenario_of(table.contest, small.line, small.divergence)
    assert " marches " in small.divergence.message
    assert small.divergence.message.endswith("refused: without a reason")
    assert text.startswith(f"  Scenario: {small.divergence.told}, which the rules allow\n")


# What a position must have


def test_what_a_game_does_not_have_has_an_answer() -> None:
    rules = engine.edition(KASUMI)
    position = engine.begin(rules).position
    assert seats_of(rules, position) == ("south", "north")
    assert turn_of(object()) == 1
    assert list(lacking_fields(kit("kasumi").game)) == []

    class Bare(msgspec.Struct):
        edition: str

    lacking = list(lacking_fields(replace(kit("kasumi").game, positions=Codec(Bare))))
    assert lacking[0].startswith("the game kasumi: its positions have no copied(), a copy that can be changed")
    assert lacking[1] == "the game kasumi: its positions have no stack, see monosashi.kit.positions"
    assert lacking[-1].startswith("the game kasumi: its positions have no result")
    assert len(lacking) == 4


@pytest.mark.parametrize("game", ["kasumi", *engine.GAMES])
def test_a_position_of_any_game_can_be_arranged_by_its_names(game: str) -> None:
    """The default for games that have no part of their own; ours have, as their names differ."""
    rules = kit(game).game.newest
    arranged = Arranged(kit(game).game)
    for move in play(rules, Random(1), drawn=30).moves:
        assert isinstance(arranged(rules, move.before), dict)
    if game == "kasumi":
        moves = [move for move in play(rules, Random(1), drawn=30).moves if move.before.pending.kind == "turn"]
        assert moves
        assert all(quiet_document(rules, move.before) is not None for move in moves)


def test_no_word_of_one_game_is_told_of_another() -> None:
    state = kept.new(KASUMI, 0, "right", "the reference")
    state.decisions = 1
    told = "\n".join(lines(Outcome(state, engine.edition(KASUMI), "right", "", 1.0, 1), "the reference"))
    assert "battle" not in told
    assert "have met" not in told


class WholeGamesOnly(Reference):
    """The reference without ``load``."""

    def load(self, edition: str, position: dict[str, Any]) -> None:
        raise Lacking(LOAD, "does not know load")


def test_an_engine_that_plays_whole_games_only_is_compared_from_the_start() -> None:
    edition = engine.editions()[0]
    watcher = CoverageCollector(engine.edition(edition))
    contest = Contest(InProcess(WholeGamesOnly()), Foreseeing(watcher.rules), ("core", "effects", "setup"), loads=False)
    table = TableOfTwo(contest, watcher, None)
    for number in range(3):
        report = table.play(number, 0, Counter(), bound=20)
        assert report.decisions == 20
        assert not report.found

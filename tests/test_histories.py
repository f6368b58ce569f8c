"""Engines that play whole games only: games lead them to where scenarios begin, and what they leave those by blocks."""

import re
import sys

import pytest
from msgspec.structs import replace

import reference_engine as engine
from monosashi import suite
from monosashi.records.reaching import faults, leads
from monosashi.records.reaching.search import shuffled_otherwise
from monosashi.records.reaching.wanted import wanted
from monosashi.subjects.lines import Line
from monosashi.subjects.port import LOAD, Chance, Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.verification import histories as following_histories
from monosashi.verification.histories import Histories, decoded, encoded, file_of, histories
from monosashi.verification.session import Session
from monosashi.verification.smoke import CheckContext, CheckStatus, attempt, minimal_position
from monosashi.verification.verdict import BLOCKED_BY
from tests.test_authors import Author, author  # noqa: F401

KEPT = [edition for edition in engine.editions() if file_of(edition).is_file()]

SAMPLED = 150
"""One of so many scenarios is played from its history by the tests; ``suite histories --check`` plays all."""

ENGINE = """
import sys
from monosashi.kit.registry import register_games
from monosashi.subjects import serve
register_games()
import kasumi.rules
{bent}
class WholeGames(serve.Server):
    def __init__(self, game):
        super().__init__(game)
        del self._handlers["load"]
serve.Server = WholeGames
sys.exit(serve.serve("kasumi", sys.stdin.buffer, sys.stdout.buffer))
"""
"""The reference as an engine without ``load``."""

ALL_LIES = "kasumi.rules.number_of = lambda card: 0"
"""A wrong rule: whoever is doubted takes the pile, whatever was laid."""


class WholeGames:
    """The reference without ``load``."""

    def __init__(self) -> None:
        self.reference = Reference()
        for method in ("start", "apply", "observe", "legal"):
            setattr(self, method, getattr(self.reference, method))

    def hello(self) -> Hello:
        """It offers what begins with a start."""
        return Hello(
            "whole games", editions=tuple(engine.editions()), capabilities=("core", "effects", "setup", "legal")
        )


def by_id(edition: str, *names: str) -> list[suite.Scenario]:
    return [scenario for scenario in suite.scenarios(edition) if scenario.id in names]


def verified(author: Author, bent: str = "", *more: str) -> tuple[int, str]:  # noqa: F811
    (author.folder / "whole.py").write_text(ENGINE.format(bent=bent))
    done = author.run("verify", "--edition", "kasumi@0.1", "-n", "1", *more, "--", sys.executable, "whole.py")
    return done.returncode, done.stdout + done.stderr


def test_an_engine_without_load_is_measured_clause_by_clause(author: Author) -> None:  # noqa: F811
    code, told = verified(author)
    assert code == ALL_PASS, told
    assert "57 passed, 0 not passed, 3 unsupported of 60 required scenarios" in told
    assert "partial: load not offered; 48 scenarios were led to by games from their start" in told


def test_what_lies_behind_a_difference_is_blocked(author: Author) -> None:  # noqa: F811
    """Scenarios that are reached without the wrong rule are not touched by it."""
    code, told = verified(author, ALL_LIES)
    assert code == FAILURES
    assert "leaves the rules before a scenario is reached, at kasumi.doubt.true" in told
    assert f"{BLOCKED_BY}kasumi.doubt.true" in told
    passed = re.search(r"^(\d+) passed, ", told, re.MULTILINE)
    assert passed is not None
    assert int(passed[1]) > 36, told


def test_the_adapter_is_not_blamed_for_what_it_lacks(author: Author) -> None:  # noqa: F811
    (author.folder / "whole.py").write_text(ENGINE.format(bent=""))
    done = author.run("adapter", "check", "--edition", "kasumi@0.1", "--", sys.executable, "whole.py")
    assert "no fault of the adapter" in done.stdout
    assert "not offered a minimal position" in done.stdout
    counted = author.run("perft", "--edition", "kasumi@0.1", "--depth", "1", "--", sys.executable, "whole.py")
    assert "not asked: monosashi reference engine does not offer load" in counted.stdout
    assert counted.returncode == ALL_PASS


def test_random_games_begin_at_the_start_where_no_position_is_loaded(author: Author) -> None:  # noqa: F811
    for bent, code in (("", ALL_PASS), (ALL_LIES, FAILURES)):
        (author.folder / "whole.py").write_text(ENGINE.format(bent=bent))
        games = ("--games", "3", "-n", "1")
        done = author.run("compare", "--edition", "kasumi@0.1", *games, "--", sys.executable, "whole.py")
        assert done.returncode == code, done.stdout + done.stderr
        assert "does not know load" not in done.stdout


def test_a_small_game_is_searched_through(author: Author) -> None:  # noqa: F811
    """The template of a new game: what its author says of a position, a game must be able to lead to."""
    author.run("new-game", "pebbles", str(author.folder / "pebbles"))
    info = author.folder / "site" / "pebbles-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[monosashi.games]\npebbles = pebbles:GAME\n")
    (author.folder / "site" / "pebbles").symlink_to(author.folder / "pebbles" / "pebbles")
    found = author.run("suite", "histories", "pebbles", "--update", "--unreached")
    assert "pebbles@0.1: 3 of 3 scenarios can be reached from a start (100 %)" in found.stdout, found.stderr
    feature = author.folder / "pebbles" / "pebbles" / "features" / "play.feature"
    text = feature.read_text("utf-8")
    feature.write_text(text.replace("North holds Hare\n", "North holds Hare and Wren\n"), "utf-8")
    stale = author.run("suite", "histories", "pebbles", "--check")
    assert stale.returncode == FAILURES
    assert "the-last-card-of-the-hand-wins: its history does not lead to it any more" in stale.stdout
    found = author.run("suite", "histories", "pebbles", "--update", "--unreached")
    assert "1 cannot: no game leads to its position: every one was looked at" in found.stdout
    assert "    pebbles.play/the-last-card-of-the-hand-wins" in found.stdout


@pytest.mark.parametrize("edition", KEPT)
def test_the_histories_that_are_kept_lead_to_their_scenarios(edition: str) -> None:
    assert list(faults(histories(edition), SAMPLED)) == []


@pytest.mark.parametrize("edition", KEPT)
def test_a_history_that_leads_elsewhere_is_stale(edition: str) -> None:
    kept = histories(edition)
    name = next(name for name, way in kept.reached.items() if way.answers > 1)
    way = kept.reached[name]
    short = Histories(edition, kept.games, {name: type(way)(way.game, 0, way.ids)})
    goal = next(goal for goal in wanted(engine.edition(edition), by_id(edition, name)).goals)
    assert not leads(short, engine.edition(edition), goal)
    assert leads(kept, engine.edition(edition), goal)


@pytest.mark.parametrize("edition", KEPT)
def test_histories_are_read_as_they_are_written(edition: str) -> None:
    kept = histories(edition)
    assert decoded(encoded(kept)) == kept


@pytest.mark.parametrize("edition", KEPT)
def test_an_object_without_load_is_led_by_games(edition: str) -> None:
    """The verdict says so, and a scenario that no game reaches needs what is not offered."""
    kept = histories(edition)
    session = Session.of_object(edition, WholeGames())
    led = by_id(edition, *kept.reached)[:5]
    left = by_id(edition, *(name for names in kept.unreached.values() for name in names))[:2]
    for verdict in session.play(led):
        assert (verdict.status, verdict.from_start) == (Status.PASS, True), verdict.message
    for verdict in session.play(left):
        assert verdict.status is Status.UNSUPPORTED
        assert {LOAD, "documents"} & {*verdict.capabilities}


@pytest.mark.parametrize("edition", KEPT)
def test_a_history_that_the_rules_refuse_blocks_nothing(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules with a house rule or a reading may not allow it: that is no fault of the engine."""
    kept = histories(edition)
    name, way = next((name, way) for name, way in kept.reached.items() if way.answers)
    game = kept.games[way.game]
    unlawful = replace(game.said[0], action={"do": "no_such_act"})
    games = (*kept.games[: way.game], Line(game.document, game.chance, (unlawful,)), *kept.games[way.game + 1 :])
    monkeypatch.setattr(following_histories, "histories", lambda _: replace(kept, games=games))
    (verdict,) = Session.of_object(edition, WholeGames()).play(by_id(edition, name))
    assert verdict.status is Status.NOT_APPLICABLE
    assert "does not go by these rules" in verdict.message


def test_what_cannot_be_loaded_is_no_fault() -> None:
    class Lacks(Reference):
        def load(self, edition: str, position: dict[str, object]) -> None:
            from monosashi.subjects.port import Lacking

            raise Lacking(LOAD, "does not know load")

    edition = engine.editions()[0]
    bench = CheckContext(Lacks(), edition, Hello("whole games"))
    assert attempt(lambda: minimal_position(bench)) == (CheckStatus.NOT_OFFERED, "does not know load")


def test_cards_called_otherwise_come_by_other_shuffles() -> None:
    line = Line({}, (Chance("shuffle", "chance", order=("a", "b", "c", "d")),))
    assert shuffled_otherwise(line, {"a": "b", "b": "c"}).chance[0].order == ("b", "c", "a", "d")

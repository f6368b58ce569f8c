"""Cards of an author's own: in decks, in documents, in records, on tables, and in the places of a scenario's cards."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.kit import own_cards
from monosashi.kit.own_cards import BadCards, OwnCards, beginning, bring, of_plain, of_text
from monosashi.kit.registry import CARDS, BadGame, kit
from monosashi.playground.course import Unusable
from monosashi.playground.table import BrowserTable
from monosashi.records import game_record
from monosashi.records.random_games import random_record
from monosashi.records.replay import replayed
from monosashi.site.text.language import language
from monosashi.subjects.port import Hello
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.card_texts import card_texts
from monosashi.support.exit_codes import INVALID
from monosashi.verification.session import Session
from monosashi.verification.stand_ins import unknown_words
from reference_engine.kernel.edition import Edition

GAMES = ("deus", "moncolle_tcg", "monster_maker", "dungeon_command")
DC = "dungeon_command@summary"
GUARD = {"game": "dungeon_command", "cards": [{"name": "Iron Guard", "stands_for": "Gate Warden"}]}


@pytest.fixture(autouse=True)
def put_back(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test has brought is gone after it."""
    before = dict(engine.GAMES)
    monkeypatch.setattr(own_cards, "_brought", {})
    monkeypatch.setattr(own_cards, "_originals", {})
    monkeypatch.setenv(CARDS, "")
    yield
    for game in before.values():
        engine.register(game)


def mine(game: str, *, only: bool = False) -> OwnCards:
    """Every specimen card of a game, under another name."""
    cards = [{"name": f"My {name}", "stands_for": name} for name in engine.edition(game).cards]
    return of_plain({"game": game, "cards": cards, "only": only}, "mine")


def names_in(document: Any) -> set[str]:
    """Every text in plain data."""
    if isinstance(document, dict):
        return {name for each in document.values() for name in names_in(each)}
    if isinstance(document, list | tuple):
        return {name for each in document for name in names_in(each)}
    return {document} if isinstance(document, str) else set()


# In decks, documents and records


@pytest.mark.parametrize("game", GAMES)
def test_decks_have_own_cards_first(game: str) -> None:
    bring(mine(game))
    rules = engine.edition(game)
    chance = Random(3)
    for style in kit(game).player.STYLES[:3]:
        named = names_in(beginning(rules, style, chance))
        assert any(name.startswith("My ") for name in named)
        specimens = {name for name in rules.cards if not name.startswith("My ")}
        # In Deus a faction is called like its summoner.
        assert not (named & specimens) - {getattr(card, "faction", "") for card in rules.cards.values()}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_own_cards_is_played_and_recorded(game: str, tmp_path: Path) -> None:
    bring(mine(game, only=True))
    record = random_record(engine.edition(game), 4)
    path = tmp_path / "game.jsonl"
    game_record.write(path, record)
    # Somebody else reads it, who has not got the file of cards.
    own_cards._brought.clear()
    engine.register(own_cards._originals.pop(game))
    assert not any(name.startswith("My ") for name in engine.edition(game).cards)
    assert replayed(game_record.read(path)) is None


def test_a_record_with_impossible_cards_is_bad(tmp_path: Path) -> None:
    bring(of_plain(GUARD, "mine"))
    path = tmp_path / "game.jsonl"
    game_record.write(path, random_record(engine.edition(DC), 4))
    path.write_text(path.read_text("utf-8").replace('"hit_points":40', '"hit_points":-4', 1), "utf-8")
    with pytest.raises(game_record.BadRecord, match=r":1: cards: Iron Guard: .*hit_points"):
        game_record.read(path)


def test_records_with_different_cards_are_read_together(tmp_path: Path) -> None:
    for name in ("Iron Guard", "Hill Guard"):
        bring(of_plain({**GUARD, "cards": [{"name": name, "stands_for": "Gate Warden"}]}, "mine"))
        game_record.write(tmp_path / name, random_record(engine.edition(DC), 4))
    own_cards._brought.clear()
    records = [game_record.read(tmp_path / name) for name in ("Iron Guard", "Hill Guard")]
    assert [replayed(record) for record in records] == [None, None]
    other = (tmp_path / "Iron Guard").read_text("utf-8").replace('"hit_points":40', '"hit_points":50')
    (tmp_path / "other").write_text(other, "utf-8")
    with pytest.raises(game_record.BadRecord, match=":1: cards: Iron Guard is another card than the one of that name"):
        game_record.read(tmp_path / "other")


def test_too_few_cards_make_no_deck() -> None:
    bring(of_plain({**GUARD, "only": True}, "mine"))
    rules = engine.edition(DC)
    with pytest.raises(BadGame, match="a deck needs 12 creature cards, and yours make 4; add some, or leave"):
        beginning(rules, kit(DC).player.STYLES[0], Random(1))
    bring(of_plain(GUARD, "mine"))
    document = beginning(rules := engine.edition(DC), kit(DC).player.STYLES[0], Random(1))
    assert document["warbands"]["south"]["creatures"].count("Iron Guard") == rules.numbers["copies"]


def test_another_file_replaces_the_first() -> None:
    bring(of_plain(GUARD, "one"))
    bring(of_plain({**GUARD, "cards": [{"name": "Hill Guard", "stands_for": "Gate Warden"}]}, "two"))
    assert "Hill Guard" in engine.edition(DC).cards
    assert "Iron Guard" not in engine.edition(DC).cards


# What is no file of cards


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game = ", "is no file of cards, neither TOML nor JSON"),
        ('{"game": 1}', "is no file of cards: "),
        ('game = "chess"\ncards = []', "game: unknown game 'chess'"),
        ('game = "deus"\ncard = []', "is no file of cards: "),
        ('game = "dungeon_command"\n[[cards]]\nkind = "order"', "card 1: name: expected a name"),
        (
            'game = "dungeon_command"\n[[cards]]\nname = "X"\nstands_for = "Gate Wardn"',
            "X: stands_for: 'Gate Wardn' is no specimen card; the nearest is 'Gate Warden'",
        ),
        (
            'game = "dungeon_command"\n[[cards]]\nname = "X"\nstands_for = ["Rout"]',
            """X: stands_for: "['Rout']" is no specimen card""",
        ),
        (
            'game = "dungeon_command"\n[[cards]]\nname = "Gate Warden"\nkind = "order"',
            "Gate Warden: name: there is a specimen card of that name",
        ),
        (
            'game = "dungeon_command"\n[[cards]]\nname = "X"\nstands_for = "Rout"\n[[cards]]\nname = "X"',
            "X: name: there is another card of that name",
        ),
        (
            'game = "dungeon_command"\n[[cards]]\nname = "X"\nkind = "creature"\n'
            'creature = { level = 1, speed = "six", hit_points = 10 }',
            "X: creature.speed: expected int, got str",
        ),
    ],
)
def test_what_is_no_file_of_cards_is_one_sentence(
    text: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    assert main(["list", "cards", "deus", "--cards", str(path)]) == INVALID
    printed = capsys.readouterr()
    assert not printed.out
    assert printed.err.count("\n") == 1
    assert fault in printed.err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "cards", "--cards", "nowhere.toml"]) == INVALID
    assert "nowhere.toml cannot be read" in capsys.readouterr().err


def test_json_will_do() -> None:
    assert of_text(json.dumps(GUARD).encode(), "mine") == of_plain(GUARD, "mine")


def test_what_the_rules_have_against_a_card_is_named() -> None:
    card = {"name": "X", "kind": "order", "stands_for": "Gate Warden"}
    with pytest.raises(BadCards, match="X: "):
        of_plain({**GUARD, "cards": [card]}, "mine")


# On a table


def test_a_table_takes_a_file_of_cards_and_its_link_holds_them() -> None:
    table = BrowserTable(engine.edition(DC), language("en", "dungeon_command"), 1)
    table.begin(cards=json.dumps(GUARD))
    assert "Iron Guard" in table.form()["cards"]
    kept = table.kept()
    own_cards._brought.clear()
    engine.register(own_cards._originals.pop("dungeon_command"))
    other = BrowserTable(engine.edition(DC), language("en", "dungeon_command"), 2)
    other.begin()
    other.restore(kept)
    assert other.record() == table.record()
    with pytest.raises(Unusable, match="The cards of this link: X"):
        other.restore({**kept, "cards": [{"name": "X", "kind": "creature"}]})
    with pytest.raises(Unusable, match="The file is no file of cards"):
        other.begin(cards="[")
    with pytest.raises(Unusable, match="The file has cards of deus, another game"):
        other.begin(cards='{"game": "deus", "cards": []}')


# In the place of a scenario's cards


class CardsInCode(Reference):
    """An engine that reads no card text, and knows those of its own cards by their names."""

    def __init__(self, rules: Edition, forgotten: str = "") -> None:
        super().__init__(rules)
        self.forgotten = forgotten

    def hello(self) -> Hello:
        found = super().hello()
        return replace(found, capabilities=tuple(each for each in found.capabilities if each != "effects"))

    def load(self, edition: str, position: dict[str, Any]) -> None:
        texts, cards = card_texts(edition), {}
        for key, card in position.get("cards", {}).items():
            if isinstance(card, dict) and texts.of(card):
                assert card["name"] in self.rules.cards, "it was given a text to read"
            forgets = isinstance(card, dict) and card["name"] == self.forgotten
            cards[key] = {name: value for name, value in card.items() if name != "texts"} if forgets else card
        super().load(edition, {**position, "cards": cards})


def test_scenarios_are_played_with_own_cards_and_fail_with_them() -> None:
    scenarios = [each for each in suite.scenarios(DC) if ".vocabulary." in each.clause][::3]
    bring(mine("dungeon_command"))
    right = Session.of_object(DC, CardsInCode(engine.edition(DC)))
    found = [*right.play(scenarios)]
    worn = [each for each in found if each.own_cards]
    assert worn
    assert {each.status for each in worn} == {Status.PASS}
    assert not any("effects" in each.capabilities for each in worn)
    rest = [each for each in found if not each.own_cards and "effects" in each.capabilities]
    assert {each.status for each in rest} == {Status.UNSUPPORTED}
    assert all("none of your cards" in each.message for each in rest)
    name = worn[0].own_cards[0]
    wrong = Session.of_object(DC, CardsInCode(engine.edition(DC), name))
    again = {each.scenario: each for each in wrong.play(scenarios)}
    failed = {each.scenario for each in again.values() if each.status not in (Status.PASS, Status.UNSUPPORTED)}
    assert failed
    assert failed <= {each.scenario for each in worn if name in each.own_cards}


def test_an_engine_that_reads_texts_gets_those_of_the_scenario() -> None:
    bring(mine("dungeon_command"))
    scenarios = [each for each in suite.scenarios(DC) if ".vocabulary." in each.clause][:20]
    found = [*Session.of_object(DC, Reference(engine.edition(DC))).play(scenarios)]
    assert not any(each.own_cards for each in found)


def test_a_scenario_that_own_cards_make_untrue_does_not_apply() -> None:
    bring(mine("deus"))
    edition = engine.edition("deus").name
    (scenario,) = (
        each for each in suite.scenarios(edition) if each.id == "deus.components.card_total/128-cards-in-all"
    )
    (found,) = Session.of_object(edition, Reference(engine.edition(edition))).play([scenario])
    assert found.status is Status.NOT_APPLICABLE
    assert "your own cards" in found.message


def test_words_that_no_own_card_has_are_named() -> None:
    bring(own := of_plain(GUARD, "mine"))
    missing = unknown_words(own)
    assert "prevent" in {word.partition(".")[0] for word in card_texts("dungeon_command").every}
    assert not any(word in missing for word in card_texts("dungeon_command").of(own.cards["Iron Guard"]))
    assert len(missing) > 30

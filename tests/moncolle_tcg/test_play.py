"""The TCG in the terminal: whole games, battles by hand, refusals with their clauses, and what stays a secret."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from monosashi.commands.play_japanese import Japanese
from monosashi.games.moncolle_tcg.commands import AIM
from monosashi.games.moncolle_tcg.wording import Words
from monosashi.play.session import PlaySession
from monosashi.play.terminal import play
from monosashi.rulebook.ledger import load_ledger
from monosashi.site.text.language import catalogues, language
from reference_engine import begin, dump, edition
from reference_engine.moncolle_tcg.position import Position

TCG = edition("moncolle_tcg@quick-reference")
ENGINE = Path(__file__).resolve().parents[2] / "reference_engine"

BODY = {"kind": "unit", "level": 2, "attack": 2, "defence": 2, "march": "walk"}
GROUND = {"kind": "terrain", "limit": 8}
QUIET: dict[str, Any] = {
    "marching": "south",
    "cards": {
        **{name: {"name": name, **BODY} for name in ("Knight", "Wisp", "Squire")},
        **{name: {"name": name, **GROUND} for name in ("Moor", "Heath", "Fen", "Ridge")},
        "Mage": {"name": "Mage", **BODY, "standing": {"spells": ["fire"], "items": 2}},
        "Ogre": {"name": "Ogre", **BODY, "defence": 4, "standing": {"items": 2, "defender": 1}},
        "imp.1": {"name": "Imp", **BODY},
        "imp.2": {"name": "Imp", **BODY},
        "lance.1": "Kindled Lance",
        "nipper.1": "Soot Nipper",
        "nipper.2": "Soot Nipper",
        "hook.1": "Whetted Billhook",
        "coat.1": "Thrice-Quilted Coat",
        "coat.2": "Thrice-Quilted Coat",
        "tonic.1": "Wormwood Tonic",
        "captain.1": "Weathercock Captain",
        "hero.1": "Toruk the Unbanked",
    },
    "south": {"hand": ["Squire", "lance.1", "nipper.1", "nipper.2", "coat.1", "Fen"], "deck": ["Wisp", "hero.1"]},
    "north": {"hand": ["tonic.1"]},
    "units": [
        {"id": "Knight", "owner": "south", "area": "b1"},
        {"id": "Mage", "owner": "south", "area": "b1", "equipment": ["hook.1"]},
        {"id": "imp.1", "owner": "south", "area": "a1"},
        {"id": "imp.2", "owner": "south", "area": "a1", "ready": False},
        {"id": "captain.1", "owner": "south", "area": "c1"},
        {"id": "Ogre", "owner": "north", "area": "b2", "equipment": ["coat.2"]},
    ],
    "terrain": [
        {"card": "Moor", "area": "a1", "placed_by": "south"},
        {"card": "Ridge", "area": "c1", "placed_by": "south"},
        {"card": "Heath", "area": "b2", "placed_by": "north"},
    ],
}


class Terminal:
    """A table with a scripted keyboard, and what has been printed."""

    def __init__(self, **changes: object) -> None:
        """Sit down at the small field that most tests play on."""
        self.printed = StringIO()
        self.keys: Iterator[str] = iter(())
        console = Console(file=self.printed, highlight=False, soft_wrap=True, width=100)
        self.table = PlaySession(TCG, {"south": "human", "north": "human"}, 7, lambda _prompt: next(self.keys), console)
        position: Position = begin(TCG, {**QUIET, **changes}).position
        self.table.position = position

    def type(self, *lines: str) -> str:
        """Type lines; returns what was printed in reply, without the echo."""
        self.keys = iter(lines)
        told = []
        for _ in lines:
            self.table.put_question()
            self.table.asked_about = self.table.position
            start = self.printed.tell()
            self.table.converse()
            told.append(self.printed.getvalue()[start:].partition("\n")[2])
        return "".join(told)


def keyboard(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard that types these lines and then Ctrl-D."""
    typing: Iterator[str] = iter(lines)

    def ask(_prompt: str) -> str:
        for line in typing:
            return line
        raise EOFError

    return ask


def played(lines: Iterable[str], south: str = "human", north: str = "human", **how: Any) -> tuple[int, str]:
    """Play with a scripted keyboard; returns the exit code and everything printed."""
    printed = StringIO()
    players, seed = {"south": south, "north": north}, how.pop("seed", 3)
    code = play("moncolle_tcg", players, seed, keyboard(lines), printed, **how)
    return code, printed.getvalue()


# Whole games


@pytest.mark.parametrize("chosen", [{}, {"built-decks": 1}])
@pytest.mark.parametrize("seed", range(3))
def test_chance_plays_a_whole_game_against_itself(seed: int, chosen: dict[str, int]) -> None:
    code, printed = played([], "chance", "chance", seed=seed, chosen=chosen)
    assert code == 0
    ended = re.search(r"^(South wins|North wins|Nobody wins)\.\n  (moncolle_tcg\.\S+)\n      (.+)", printed, re.M)
    assert ended is not None
    assert load_ledger("moncolle_tcg")[ended[2]].en.startswith(ended[3])
    assert "{" not in printed


def test_both_seats_play_a_whole_game_from_the_keyboard() -> None:
    dice = Random(5)
    table: list[PlaySession] = []
    sit = PlaySession.begin

    def begun(self: PlaySession, start: Any) -> None:
        table.append(self)
        sit(self, start)

    def ask(_prompt: str) -> str:
        many = len(table[0].numbered())
        return str(dice.randint(0 if many < len(table[0].options) else 1, many))

    printed = StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PlaySession, "begin", begun)
        assert play("moncolle_tcg", {"north": "human"}, 5, ask, printed) == 0
    assert table[0].position.result is not None
    assert "Not by the rules" not in printed.getvalue()


def test_the_same_seed_and_the_same_answers_make_the_same_game() -> None:
    lines = ["random"] * 30
    assert played(lines) == played(lines)
    assert played(lines) != played(lines, seed=4)


def test_the_aim_and_the_bases_are_told_at_the_beginning() -> None:
    printed = " ".join(played([])[1].split())
    assert all(load_ledger("moncolle_tcg")[clause].en in printed for clause in AIM)
    assert "South's base lies on b1, face down." in printed
    assert "A first turn begins with the normal summon phase, without any march." in printed


def test_a_person_never_sees_what_the_opponent_holds() -> None:
    printed = played(["random"] * 200, "human", "chance")[1]
    assert re.search(r"North draws \d+ cards?\.", printed)
    assert not re.search(r"North draws [^0-9\n]+\.", printed)


def test_whoever_leaves_is_told_how_to_go_on() -> None:
    printed = played([], north="chance", seed=42, chosen={"built-decks": 1})[1]
    assert "monosashi play moncolle_tcg --south human --north chance --built-decks --seed 42" in printed


def test_decks_that_chance_builds_are_lawful_and_differ() -> None:
    from monosashi.games.moncolle_tcg.starts import start

    both = [start(TCG, {"built-decks": 1}, Random(seed)) for seed in range(20)]
    for each in both:
        assert begin(TCG, each).position.players["south"].deck
    assert len({each.decks for each in both}) == 20
    assert start(TCG, {}, Random(1)).decks is None


# Orders


def test_units_march_to_one_area_and_fight_a_battle_to_its_end() -> None:
    reply = Terminal().type(
        "march Knight and Mage to b2", "instantly summon Soot", "equip mage with coat", "pass", "pass",
        "line up Mage, Knight, Soot", "6 1", "use lance on ogre", "use tonic on ogre", "pass", "pass",
        "end", "pass", "end", "end", "pass", "end",
    )  # fmt: skip
    told = [line.strip() for line in reply.split("\n")]
    expected = [
        "▲ South: march Knight and Mage to b2",
        "A battle begins in b2.",
        "▲ South: instantly summon Soot Nipper",
        "▲ South: equip Mage with Thrice-Quilted Coat",
        "▲ South: line up Mage, Knight and Soot Nipper",
        "South's initiative is 6.",
        "Ogre: defence +1.",
        "▲ South: use Kindled Lance through Mage on Ogre paid by Mage's fire",
        "▼ North: use Wormwood Tonic through Ogre on Ogre",
        "Wormwood Tonic takes effect.",
        "Ogre is changed by Wormwood Tonic.",
        "Ogre takes 3 damage.",
        "South attacks.",
        "The battle in b2 is over (moncolle_tcg.march.failure_return).",
        "Soot Nipper moves to b1.",
    ]
    assert [line for line in told if line in expected] == expected


def test_equal_initiative_is_fought_at_once_and_no_damage_is_not_told() -> None:
    reply = Terminal().type("march Knight and Mage to b2", "pass", "pass", "line up Mage, Knight", "5 5")
    assert "Mage takes 2 damage." in reply
    assert "takes 0 damage" not in reply
    assert "Whetted Billhook is discarded." in reply


def test_terrain_is_placed_and_equipment_passed_on() -> None:
    terminal = Terminal()
    reply = terminal.type("place fen on c1", "place a proxy on a1", "march imp.1 to b1", "pass billhook to knight")
    assert "▲ South: place Fen on c1\n    Ridge is discarded." in reply
    assert "▲ South: place a proxy on a1" in reply
    assert "moncolle_tcg.equip.needs_free_icons" in reply
    assert terminal.table.position.field["a1"].kind == "proxy"


def test_equipment_of_one_name_is_told_apart_by_its_id() -> None:
    terminal = Terminal()
    terminal.type("march Knight and Mage to b2", "equip mage with coat")
    words = terminal.table.words
    assert words.name("coat.2") == "Thrice-Quilted Coat coat.2"
    assert words.whereabouts("coat.2") == " on Ogre"
    assert words.name("hook.1") == "Whetted Billhook"


def test_passing_means_nothing_more_and_never_equipment() -> None:
    """The TCG passes equipment on; "pass" alone ends the phase, or is refused."""
    assert "▲ South: end the phase" in Terminal().type("pass")
    assert "▲ South: end the phase" in Terminal().type("end")
    terminal = Terminal()
    terminal.type("march Knight and Mage to b2", "pass", "pass")
    assert "moncolle_tcg.battle.formation_actions" in terminal.type("pass")


def test_what_does_not_say_enough_is_not_taken_for_something_else() -> None:
    """In the normal summon phase "summon" is no instant summon."""
    terminal = Terminal(phase="normal_summon", south={"hand": ["hero.1"], "deck": ["Wisp"]})
    terminal.type("end")
    assert "say it like: summon CARD to AREA." in terminal.type("summon toruk")
    assert "moncolle_tcg.heroes.short_deck" in terminal.type("summon toruk to b1")


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        ("march imp.2 to b1", ["moncolle_tcg.march.unacted_only"]),
        ("place fen on b1", ["moncolle_tcg.board.base_space"]),
        ("place a proxy on b2", ["moncolle_tcg.ruling.enemy_terrain_protected"]),
        ("equip Mage with coat", ["moncolle_tcg.main.three_actions"]),
        ("discard 1", ["moncolle_tcg.hand.discard_any"]),
        ("line up Knight", ["moncolle_tcg.battle.timing_order"]),
        ("throw billhook away", ["moncolle_tcg.equip.discard_windows"]),
    ],
)
def test_a_refusal_names_every_clause_with_its_restatement(line: str, clauses: list[str]) -> None:
    terminal = Terminal()
    before = dump(terminal.table.position)
    reply = terminal.type(line)
    assert reply.startswith("Not by the rules:\n")
    assert re.findall(r"^  (moncolle_tcg\S+):", reply, re.MULTILINE) == clauses
    for clause in clauses:
        assert " ".join(load_ledger("moncolle_tcg")[clause].en.split()) in " ".join(reply.split())
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []


def test_twins_that_differ_must_be_told_apart() -> None:
    assert "“imp” may be Imp imp.1 in a1, Imp imp.2 in a1." in Terminal().type("march imp to b1")


def test_undo_goes_back_to_the_beginning() -> None:
    terminal = Terminal()
    before = dump(terminal.table.position)
    terminal.type("place fen on c1", "march Knight and Mage to b2", "pass")
    assert dump(terminal.table.position) != before
    assert terminal.type("undo", "undo", "undo", "undo").endswith("There is nothing to take back.\n")
    assert dump(terminal.table.position) == before


# Showing


def test_cards_hands_piles_and_rules_can_be_looked_at() -> None:
    terminal = Terminal()
    assert "Kindled Lance: battle spell, fire\n    [normal] Cost fire: [flame:3] to an enemy unit." in terminal.type(
        "card lance.1"
    )
    assert "Soot Nipper: unit, Imp, fire, level 1, 2/1, walk, instant summon" in terminal.type("card soot")
    assert "Thrice-Quilted Coat: equipment, Armour, +0/+2, wearing cost 1" in terminal.type("hand")
    assert "▲ South's discard pile: empty" in terminal.type("piles")
    assert load_ledger("moncolle_tcg")["moncolle_tcg.main.free_order"].en[:40] in terminal.type("why")
    assert "moncolle_tcg.march.unacted_only" in terminal.type("rule march.unacted_only")
    assert "There is no clause “nonsense”" in terminal.type("rule nonsense")


@pytest.mark.skipif(not all(map(Path.exists, catalogues("ja", "moncolle_tcg"))), reason="not translated yet")
def test_the_table_speaks_japanese() -> None:
    terminal = Terminal()
    terminal.table.tongue = Japanese(language("ja", "moncolle_tcg"))
    terminal.table.put_question()
    reply = terminal.type("march imp.2 to b1")
    assert reply.startswith("ルールに反する：\n")
    assert "未行動" in reply


SILENT = {
    "declared": "the answer says it, but for an attack, which has a sentence of its own",
    "exhausted": "the board shows it",
    "readied": "the board shows it",
    "expired": "the board shows it",
    "equipped": "the answer says it",
    "swapped": "the answer says it",
    "placed": "the answer says it",
    "lined_up": "the answer says it",
    "items_used": "the answer says what is paid",
    "slots_spent": "the answer says what is paid",
    "battle_ends": "the outcome follows",
    "turn_ends": "the next turn begins",
    "declined": "no ability of the TCG can be declined",
    "power": "there is none",
    "to_token_area": "there is none",
}
"""Events of the engine that the table need not tell, and why."""


def test_every_event_of_the_engine_is_told_or_known_not_to_be() -> None:
    whats = {
        node.args[0].value
        for package in ("moncolle_tcg", "monster_collection")
        for path in (ENGINE / package).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
        and node.args and isinstance(node.args[0], ast.Constant)
    }  # fmt: skip
    assert len(whats) > 25
    assert whats - set(Words.EVENTS) == set(SILENT) & whats
    assert not set(SILENT) & set(Words.EVENTS)


def test_no_card_name_contains_a_word_that_commands_are_parsed_by() -> None:
    for name in TCG.cards:
        assert not set(name.lower().split()) & {"by", "to", "discarding", "ability", "with", "through"}
        assert "," not in name

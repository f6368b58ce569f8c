"""Dungeon Command at the table: every act typed, whole games, refusals, wrong input."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rich.console import Console

from monosashi.__main__ import main
from monosashi.games.dungeon_command.commands import SHORT
from monosashi.games.dungeon_command.player import STYLES
from monosashi.play.orders import verbs
from monosashi.play.session import SHORT as GENERAL_SHORT
from monosashi.play.session import SHOWS, PlaySession
from monosashi.play.terminal import Unplayable, play
from monosashi.records import random_games
from monosashi.records.game_record import read
from monosashi.records.replay import replayed
from monosashi.rulebook.ledger import load_ledger
from reference_engine import dump
from reference_engine.dungeon_command.edition import DUNGEON_COMMAND_SUMMARY as RULES
from reference_engine.kernel.decision import CHANCE, act_of
from tests.dungeon_command.positions import creature, order, table

COMMANDS = verbs(RULES)
WORDS = {*COMMANDS, *SHOWS, *SHORT, *GENERAL_SHORT, "random"}

ROWS = ("nn......", "........", "..~^.o..", "...#....", "........", "ss......")
BOLT = order("Bolt", "standard", {"verb": "damage", "amount": 20}, target={"side": "enemy", "sight": True})
LUNGE = order("Lunge", "standard", {"verb": "attack", "plus": 10})
PUSH = order("Push", "minor", {"verb": "move", "kind": "slide", "squares": 2, "to": "target"}, target={"count": 2})
WALL = order("Wall", "immediate", {"verb": "prevent", "amount": 10}, answers={"what": "damage"})
MEND = {"do": [{"verb": "heal", "amount": 10}], "target": {"side": "own"}}


class Terminal:
    """A table with a scripted keyboard, and what has been printed."""

    def __init__(self, position: Any, **players: str) -> None:
        self.printed = StringIO()
        self.keys: Iterator[str] = iter(())
        console = Console(file=self.printed, highlight=False, soft_wrap=True, width=100)
        seats = {**dict.fromkeys(position.players, "human"), **players}
        self.table = PlaySession(RULES, seats, 7, lambda _prompt: next(self.keys), console)
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

    def there(self, card: str) -> Any:
        """A creature on the battlefield."""
        return self.table.position.creatures.get(card)


def at(*placed: tuple[Any, ...], **more: Any) -> Terminal:
    """A table at a quiet position."""
    return Terminal(table(*placed, **{"rows": ROWS, **more}).position)


def keyboard(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard that types these lines and then Ctrl-D."""
    typing = iter(lines)

    def ask(_prompt: str) -> str:
        for line in typing:
            return line
        raise EOFError

    return ask


def played(lines: Iterable[str], players: dict[str, str], **how: Any) -> tuple[int, str]:
    printed = StringIO()
    seed = how.pop("seed", 3)
    code = play("dungeon_command", players, seed, keyboard(lines), printed, **how)
    return code, printed.getvalue()


def told(reply: str) -> list[str]:
    """What was told, line by line."""
    return [line.strip() for line in reply.split("\n")]


ANYWHERE = st.integers(0, 10_000)
"""For one of the positions, which are not played before they are needed."""


@cache
def asked_positions() -> list[Any]:
    """Positions in which a player is asked, some for each act that was the answer."""
    found: dict[str, list[Any]] = {}
    for seed in range(4 * len(STYLES)):
        for move in random_games.play(RULES, Random(seed)).moves:
            if move.seat != CHANCE:
                found.setdefault(act_of(move.answer), []).append(move.before)
    return [position for act in found.values() for position in Random(1).sample(act, min(12, len(act)))]


# Whole games


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("chosen", [{}, {"built-warbands": 1}], ids=["specimen", "built"])
def test_chance_plays_a_whole_game_against_itself(chosen: dict[str, int], seed: int) -> None:
    code, printed = played([], {"south": "chance"}, seed=seed, chosen=chosen)
    assert code == 0
    ending = re.search(
        r"^(.* wins\.|The game ends in a draw\.)\n  (dungeon_command\.\S+).*\n      (.+)", printed, re.MULTILINE
    )
    assert ending is not None
    assert load_ledger("dungeon_command")[ending[2]].en.startswith(ending[3])


def test_both_seats_play_a_whole_game_from_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    dice, tables = Random(2), []
    sit = PlaySession.begin

    def begun(self: PlaySession, start: Any) -> None:
        tables.append(self)
        sit(self, start)

    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 400:
            return "resign"
        many = len(tables[0].numbered())
        return str(dice.randint(0 if many < len(tables[0].options) else 1, many))

    monkeypatch.setattr(PlaySession, "begin", begun)
    printed = StringIO()
    everybody = {"south": "human", "north": "human"}
    assert play("dungeon_command@summary", everybody, 2, ask, printed) == 0
    assert tables[0].position.result is not None
    assert "Not by the rules" not in printed.getvalue()


def test_leaving_says_how_to_come_back_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    code, printed = played(["random"] * 30, {}, record=path)
    assert code == 0
    assert "monosashi play dungeon_command --south human --north chance --seed 3" in printed
    record = read(path)
    assert record.header.players == {"south": "human", "north": "chance"}
    assert replayed(record) is None
    assert printed.rstrip().split("\n")[-1].count(";") == 29


def test_a_seat_that_the_game_lacks_is_one_sentence() -> None:
    with pytest.raises(Unplayable, match="nobody sits at west; the seats are south, north"):
        played([], {"west": "human"})


def test_the_command_line_knows_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "dungeon_command", "--players", "3", "--south", "chance"]) == 3
    said = capsys.readouterr().err
    assert said == "monosashi: dungeon_command@summary has no option --players; it has --built-warbands\n"
    assert main(["play", "dungeon_command", "--built-warbands", "--south", "chance", "--seed", "4"]) == 0
    assert "▼ North: chance" in capsys.readouterr().out


# Secrets


def test_a_person_sees_no_hand_of_the_other_player() -> None:
    for seed in range(3):
        printed = played(["random"] * 150, {}, seed=seed)[1]
        assert re.search(r"North draws \d creature cards?\.", printed)
        assert not re.search(r"North draws [^0-9\n]+\.", printed)
        assert "South chooses" in printed or "North chooses" in printed
        assert "The treasure chests are mixed" in printed
        assert "North's order deck is shuffled" in printed


# Every act can be typed


def test_the_game_is_prepared_with_typed_commands() -> None:
    printed = played(["choose north as first player"], {}, seed=3)[1]
    assert "▲ South: choose North as first player" in printed
    printed = played(
        ["choose south as first player", "choose the outdoor side", "deploy lantern on a1", "pass"], {}, seed=3
    )[1]
    assert "▲ South: choose the outdoor side" in printed
    assert "▲ South: deploy Lantern Squire on a1" in printed


def test_an_activation_is_played_with_typed_commands() -> None:
    terminal = at(
        ("wolf", "south", "a1", {"texts": [MEND]}, {"damage": 20}),
        ("rat", "north", "f4", {"ranged": {"damage": 10, "range": 8}, "texts": []}),
        ("owl", "north", "d1"),
        south={"order_hand": ["bolt", "push"]},
        cards={"bolt": BOLT, "push": PUSH},
        treasures={"b2": {"number": 2}},
    )
    reply = terminal.type(
        "activate wolf", "use the power of wolf", "pass", "pass", "move along b2", "collect treasure", "pass", "pass",
        "use push on rat and owl moving rat along g4, owl along d2, e2", "pass", "pass", "pass",
    )  # fmt: skip
    for line in (
        "▲ South: activate The wolf",
        "10 damage is taken off The wolf.",
        "▲ South: move The wolf along b2",
        "The chest on b2 holds 2.",
        "South: morale +1.",
        "▲ South: use Push with The wolf on The rat and The owl moving The rat along g4 and The owl along d2,",
        "The rat enters g4.",
        "The owl enters e2.",
        "▲ South: pass",
    ):
        assert line in told(reply), (line, reply)


def test_an_attack_is_answered_with_typed_commands() -> None:
    terminal = at(
        ("wolf", "south", "f1", {"ranged": {"damage": 20, "range": 8}}),
        ("rat", "north", "f4", {"hit_points": 20}),
        ("owl", "north", "a6"),
        south={"order_hand": ["lunge"]},
        north={"order_hand": ["wall"]},
        cards={"lunge": LUNGE, "wall": WALL},
    )
    reply = terminal.type("activate wolf", "attack rat at range", "dodge", "pass", "pass")
    assert "The rat dodges." in reply
    assert "▼ North: let The rat dodge" in reply
    assert terminal.there("rat").tapped
    terminal = at(
        ("wolf", "south", "e4"),
        ("rat", "north", "f4"),
        south={"order_hand": ["lunge"]},
        north={"order_hand": ["wall"]},
        cards={"lunge": LUNGE, "wall": WALL},
    )
    reply = terminal.type(
        "activate wolf", "use lunge on rat", "react with wall by rat", "pass", "pass", "take the damage"
    )
    assert "▼ North: react with Wall by The rat" in reply
    assert "The rat takes 20 damage." in reply
    terminal = at(("wolf", "south", "e4"), ("rat", "north", "f4"))
    assert "North: morale -2." in terminal.type("activate wolf", "attack rat in melee", "pass", "pass", "let rat cower")


def test_effects_and_deployments_are_typed() -> None:
    rows = ("........", "^^......", "ss......")
    terminal = at(
        ("wolf", "south", "a2"),
        ("fox", "south", "b2"),
        ("rat", "north", "h1"),
        rows=rows,
        phase="deploy",
        south={"creature_hand": ["owl"], "leadership": 9},
        cards={"owl": creature("The owl")},
    )
    reply = terminal.type("deploy owl on b1", "resolve the hazard under fox", "pass", "pass", "let fox take the damage")
    assert "▲ South: deploy The owl on b1" in reply
    assert "▲ South: resolve the hazard under The fox" in reply
    assert terminal.there("fox").damage == 10


def test_what_is_left_out_is_filled_in_where_one_way_only_is_lawful() -> None:
    terminal = at(("wolf", "south", "e4"), ("rat", "north", "f4"), ("owl", "north", "f5"))
    assert "▲ South: activate The wolf" in terminal.type("activate wolf")
    assert "▲ South: attack The rat in melee with The wolf" in terminal.type("attack rat in melee")


def test_many_paths_and_squares_are_one_line_each() -> None:
    terminal = at(("wolf", "south", "e5", {"speed": 2}), ("rat", "north", "a6"))
    terminal.type("activate wolf")
    terminal.table.options = terminal.table.listed()
    start = terminal.printed.tell()
    terminal.table.show_options(20)
    shown = terminal.printed.getvalue()[start:]
    assert re.search(r"^1–\d+ +move The wolf along … 1 [a-h]\d · 2 ", shown, re.MULTILINE)
    number = int(re.search(r"(\d+) e4, e3", shown)[1])  # type: ignore[index]
    assert "▲ South: move The wolf along e4, e3" in terminal.type(str(number))


# What is listed can be typed


def test_what_is_listed_can_be_typed() -> None:
    """The wording of every option, typed as a command, means that option."""
    dice = Random(1)
    checked = set()
    for position in asked_positions():
        session = Terminal(position).table
        options = session.listed()
        for option in dice.sample(options, min(12, len(options))):
            answer = session.answer_to(option.words)
            assert session.words.worded(answer, session.words.seat()) == option.words
            checked.add(type(option.answer).__struct_config__.tag)
    assert checked == set(RULES.acts) - {"draw", "resign"}


def test_no_card_name_contains_a_word_that_commands_are_parsed_by() -> None:
    for name, card in RULES.cards.items():
        words = {"on", "with", "along", "moving", "in", "at"}
        words |= {"by"} if card.order is not None and card.order.action == "immediate" else set()
        assert not set(name.lower().split()) & words, name
        assert not {",", ";"} & {*name}


# Refusals


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        ("move along a2, a3, a4, a5, a6, b6, c6", ["dungeon_command.move.up_to_speed"]),
        ("move along d3", ["dungeon_command.move.adjacent_steps", "dungeon_command.move.wall_blocked"]),
        ("attack rat in melee", ["dungeon_command.melee.adjacent"]),
        ("attack rat at range", ["dungeon_command.ranged.range"]),
        ("activate fox", ["dungeon_command.activate.one_at_a_time"]),
        ("collect", ["dungeon_command.treasure.collect"]),
        ("let wolf dodge", ["dungeon_command.actions.immediate_any_turn"]),
    ],
)
def test_a_refusal_names_its_clause_with_the_restatement(line: str, clauses: list[str]) -> None:
    terminal = at(("wolf", "south", "a1"), ("fox", "south", "b1"), ("rat", "north", "h1"))
    terminal.type("activate wolf")
    before = dump(terminal.table.position)
    reply = terminal.type(line)
    assert reply.startswith("Not by the rules:\n")
    assert re.findall(r"^  (dungeon_command\.[\w.]+)", reply, re.MULTILINE) == clauses
    for clause in clauses:
        assert " ".join(load_ledger("dungeon_command")[clause].en.split()) in " ".join(reply.split())
    assert dump(terminal.table.position) == before


def test_twins_must_be_told_apart_by_their_ids() -> None:
    twins = {name: {**creature("Guard")} for name in ("guard.1", "guard.2")}
    terminal = at(
        ("rat", "north", "h1"),
        cards={**twins, "rat": creature("The rat")},
        creatures={
            "guard.1": {"square": "a1", "controller": "south"},
            "guard.2": {"square": "b1", "controller": "south"},
            "rat": {"square": "h1", "controller": "north"},
        },
    )
    assert "“guard” may be Guard guard.1 on a1, Guard guard.2 on b1" in " ".join(
        terminal.type("activate guard").split()
    )
    assert "▲ South: activate Guard guard.2" in terminal.type("activate guard.2")


def test_undo_takes_back_what_was_typed_and_what_followed() -> None:
    terminal = at(("wolf", "south", "a1"), ("rat", "north", "h1"))
    before = dump(terminal.table.position)
    terminal.type("activate wolf", "move along b2")
    assert dump(terminal.table.position) != before
    assert terminal.type("undo", "undo").count("Taken back.") == 2
    assert dump(terminal.table.position) == before


# Showing


def test_cards_are_shown_with_values() -> None:
    terminal = at(("wolf", "south", "a1"), ("rat", "north", "h1"), south={"order_hand": ["bolt"]}, cards={"bolt": BOLT})
    assert "Gate Warden: creature, level 2, speed 5, 40 hit points" in terminal.type("card gate warden")
    assert "1 Bolt: order card, level 1" in terminal.type("hand")
    assert "The wolf: creature, level 1, speed 6" in terminal.type("card the wolf")
    assert "▼ North's discard pile: empty" in terminal.type("piles")
    assert "dungeon_command.activate.each_once" in terminal.type("why")
    assert load_ledger("dungeon_command")["dungeon_command.zoc.stop"].en[:40] in terminal.type("rule zoc.stop")


def test_the_draws_of_real_chance_are_asked_for_in_words() -> None:
    printed = played(["random", "1", "1"], {"north": "human"}, dice="human", ask_all=True)[1]
    assert re.search(r"• Dice: (South|North) chooses", printed)


# Wrong input


def is_wrong(text: str) -> bool:
    words = [part.split()[0].lower() if part.split() else "" for part in text.split(";")]
    return not any(word in WORDS or re.fullmatch(r"[0-9]+", word) for word in words)


@settings(deadline=None)
@given(st.text(), ANYWHERE)
@example("", 0)
@example("\udcff", 0)
@example("\x1b[2J", 0)
@example(";;", 0)
def test_nonsense_gets_one_sentence_and_changes_nothing(text: str, where: int) -> None:
    if not is_wrong(text):
        return
    terminal = Terminal(asked_positions()[where % len(asked_positions())])
    before = dump(terminal.table.position)
    reply = terminal.type(text)
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []
    assert reply.count("\n") <= 2
    assert reply.endswith(".\n")


NAMES = st.sampled_from(
    ["wick", "Gate Warden", "Sling Scout", "Heavy Swing", "Undertow", "on", "along", "moving", "with", "by", "and", ",",
     "a1", "b2", "c3, d4", "z99", "in melee", "at range", "the power of", "second", "hazard under", "1", "7", "north",
     "treasure", "the damage", "the outdoor side", "as first player"]
)  # fmt: skip
GARBAGE = st.one_of(
    st.text(max_size=30),
    st.lists(NAMES, max_size=8).map(" ".join),
    st.lists(st.one_of(NAMES, st.text(max_size=4)), max_size=8).map(" ".join),
)


@settings(deadline=None)
@given(st.sampled_from(sorted(COMMANDS)), GARBAGE, ANYWHERE)
def test_a_command_is_obeyed_or_refused_but_never_half(word: str, rest: str, where: int) -> None:
    terminal = Terminal(asked_positions()[where % len(asked_positions())])
    session = terminal.table
    before = dump(session.position)
    reply = terminal.type(f"{word} {rest}".replace(";", ","))
    if session.past:
        assert dump(session.past[0].position) == before
        assert dump(session.position) != before
    else:
        assert dump(session.position) == before
        assert reply.strip().endswith(".") or "Not by the rules" in reply


def test_nothing_is_option_zero_wherever_it_can_be_said() -> None:
    for position in asked_positions():
        session = Terminal(position).table
        session.options = session.listed()
        if any(session.words.is_nothing(option.answer) for option in session.options):
            assert session.words.is_nothing(session.option("0"))

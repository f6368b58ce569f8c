"""Monster Maker at the table: two to four seats, every act typed, whole games, refusals, wrong input."""

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
from monosashi.games.monster_maker.commands import SHORT
from monosashi.games.monster_maker.player import STYLES
from monosashi.play.orders import verbs
from monosashi.play.session import SHORT as GENERAL_SHORT
from monosashi.play.session import SHOWS, PlaySession
from monosashi.play.terminal import Unplayable, play
from monosashi.records import random_games
from monosashi.records.game_record import read
from monosashi.records.replay import replayed
from monosashi.rulebook.ledger import load_ledger
from reference_engine import dump
from reference_engine.kernel.decision import CHANCE, act_of
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from tests.monster_maker.positions import begin, named, quiet, side

COMMANDS = verbs(RULES)
WORDS = {*COMMANDS, *SHOWS, *SHORT, *GENERAL_SHORT, "random"}


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

    @property
    def south(self) -> Any:
        return self.table.position.players["south"]


def at(phase: str, *arguments: Any, **more: Any) -> Terminal:
    """A table at a quiet position."""
    return Terminal(begin(quiet(phase, *arguments, **more)))


def keyboard(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard that types these lines and then Ctrl-D."""
    typing = iter(lines)

    def ask(_prompt: str) -> str:
        for line in typing:
            return line
        raise EOFError

    return ask


def played(lines: Iterable[str], players: dict[str, str], seats: int = 2, **how: Any) -> tuple[int, str]:
    printed = StringIO()
    seed = how.pop("seed", 3)
    code = play("monster_maker", players, seed, keyboard(lines), printed, chosen={"players": seats}, **how)
    return code, printed.getvalue()


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
    return [position for act in found.values() for position in Random(1).sample(act, min(20, len(act)))]


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_chance_plays_a_whole_game_against_itself(seats: int, seed: int) -> None:
    code, printed = played([], {"south": "chance"}, seats, seed=seed)
    assert code == 0
    ending = re.search(r"^(.* wins\.|A draw between .*\.)\n  (monster_maker\.\S+).*\n      (.+)", printed, re.MULTILINE)
    assert ending is not None
    assert load_ledger("monster_maker")[ending[2]].en.startswith(ending[3])
    assert len(set(re.findall(r"Turn \d+ · (\w+)'s turn", printed))) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_plays_a_whole_game_from_the_keyboard(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice, table = Random(seats), []
    sit = PlaySession.begin

    def begun(self: PlaySession, start: Any) -> None:
        table.append(self)
        sit(self, start)

    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        assert len(prompts) < 1000, "the game does not end"
        if len(table[0].lines) > 300:
            return "time" if not table[0].position.time_is_up else "random"
        many = len(table[0].numbered())
        return str(dice.randint(0 if many < len(table[0].options) else 1, many))

    monkeypatch.setattr(PlaySession, "begin", begun)
    printed = StringIO()
    everybody = dict.fromkeys(("south", "west", "north", "east")[:seats] if seats > 2 else ("south", "north"), "human")
    assert play("monster_maker@2021-03-20", everybody, seats, ask, printed, chosen={"players": seats}) == 0
    assert table[0].position.result is not None
    assert "Not by the rules" not in printed.getvalue()


def test_the_same_seed_and_the_same_answers_make_the_same_game() -> None:
    lines = ["random"] * 40
    assert played(lines, {}, 3) == played(lines, {}, 3)
    assert played(lines, {}, 3) != played(lines, {}, 3, seed=4)


def test_leaving_says_how_to_come_back_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    code, printed = played(["random"] * 30, {"west": "human"}, 3, record=path)
    assert code == 0
    command = "monosashi play monster_maker --south human --west human --north chance --players 3 --seed 3"
    assert command in printed
    record = read(path)
    assert record.header.players == {"south": "human", "west": "human", "north": "chance"}
    assert replayed(record) is None
    back = printed.rstrip().split("\n")[-1].strip()
    assert back.count(";") == 29


def test_a_game_against_the_clock_is_recorded_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    printed = played(["1", "pass", "time", *["0"] * 9], {}, record=path)[1]
    assert "• Chance: the match time is over" in printed
    assert "The match time is over: the game ends with this phase." in printed
    record = read(path)
    assert [line.seat for line in record.lines if getattr(line, "action", {}) == {"do": "call_time"}] == ["chance"]
    assert record.end.result is not None
    assert replayed(record) is None


@pytest.mark.parametrize(
    ("players", "seats", "complaint"),
    [
        ({"west": "human"}, 2, "nobody sits at west; the seats are south, north"),
        ({"east": "chance"}, 3, "nobody sits at east; the seats are south, west, north"),
        ({"up": "human"}, 4, "nobody sits at up; the seats are south, west, north, east"),
        ({}, 5, "monster_maker@2021-03-20 cannot be begun like this: 5 players cannot play, two to four can"),
        ({"north": "robot"}, 2, "No such file or directory; --north takes human, chance or a command"),
    ],
)
def test_a_seat_or_number_that_the_game_lacks_is_one_sentence(players: Any, seats: int, complaint: str) -> None:
    with pytest.raises(Unplayable, match=re.escape(complaint)) as raised:
        played([], players, seats)
    assert "\n" not in str(raised.value)


def test_the_command_line_knows_every_seat_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    for flag in ("--south", "--west", "--north", "--east", "--players N", "--beginner", "--decks", "--dice"):
        assert flag in shown
    assert main(["play", "monster_maker", "--decks", "--south", "chance"]) == 3
    assert capsys.readouterr().err == "monosashi: monster_maker@2021-03-20 has no option --decks; it has --players\n"
    assert main(["play", "monster_maker", "--players", "4", "--south", "chance", "--seed", "11"]) == 0
    assert "◀ East: chance" in capsys.readouterr().out


# Secrets


def test_a_person_sees_neither_hands_nor_what_lies_face_down() -> None:
    for seed in range(4):
        printed = played(["random"] * 300, {}, 3, seed=seed)[1]
        theirs = [line for line in printed.splitlines() if line.startswith(("▶ West", "▼ North"))]
        assert any(line.endswith("move to an unexplored land") for line in theirs)
        assert not [line for line in theirs if "face down" in line and "choose a start character" not in line]
        assert not re.search(r"(West|North) draws [^0-9\n]+\.", printed)
        assert "▶ West: choose a start character, face down" in theirs
        boards = printed.split("seen by south")[1:]
        assert boards
        for board in boards:
            foreign = re.findall(r"^[▶▼] (?:.|\n  )*", board, re.MULTILINE)
            assert not any("  hand  " in each or re.search(r"[0-9]\? (?!unexplored)", each) for each in foreign)


# Every act can be typed


def test_a_battle_is_fought_with_typed_commands() -> None:
    wolves = side("hero* ally helper scout", "town wild1", {"wolf": "north", "rat": "north"}, deck="wild2 wild3")
    terminal = at("battle_phase", wolves)
    reply = terminal.type(
        "battle", "apply scout on rat", "assign hero to wolf, ally to wolf, scout to rat", "let helper support ally",
        "aim at hero", "aim at nobody", "take the loot",
    )  # fmt: skip
    told = [line.strip() for line in reply.split("\n")]
    for line in (
        "▲ South: declare a battle",
        "A battle begins against wolf and rat.",
        "▲ South: apply scout on rat",
        "rat takes 2 damage.",
        "▲ South: assign hero and ally to wolf and scout to rat",
        "▲ South: let helper support ally",
        "▼ North: aim wolf at hero",
        "▼ North: aim rat at nobody",
        "ally's attack result is 4.",
        "wolf's attack result against hero is 1.",
        "wolf is discarded.",
        "▲ South: take the loot",
        "South draws wild2.",
    ):
        assert line in told, line


def test_a_retreat_puts_monsters_under_the_deck_in_the_order_typed() -> None:
    terminal = at("battle_phase", side("hero* ally-", "town wild1 wild2", {"wolf": "north", "rat": "north"}))
    reply = terminal.type("retreat", "put rat, wolf under the deck")
    assert "ally is discarded." in reply
    assert "The retreat number is 2." in reply
    assert "▼ North: put rat and wolf under the deck" in reply
    assert terminal.table.position.players["north"].deck[-2:] == ("rat", "wolf")


def test_windows_are_played_with_typed_commands() -> None:
    north = side("spy* warden", "wild1'", deck="wild1''")
    south = side("mage* fighter healer ally-", "wild1 wild2", hand="spark slash sword quest crown", deck="wild3")
    terminal = at("first_window", south, north)
    reply = terminal.type(
        "place sword on mage", "counter with warden", "use slash by fighter on ally",
        "activate healer on ally", "place crown", "pass",
    )  # fmt: skip
    told = [line.strip() for line in reply.split("\n")]
    for line in (
        "▲ South: place sword on mage",
        "▼ North: counter with warden",
        "sword has no effect (monster_maker.ruling.counters_come_first).",
        "▲ South: use slash with fighter on ally",
        "ally takes 2 damage.",
        "▲ South: activate healer on ally",
        "ally is unhurt again.",
        "crown comes to South's field.",
        "▲ South: pass",
    ):
        assert line in told, line


def test_what_is_left_out_is_filled_in_where_one_way_only_is_lawful() -> None:
    north = side("spy* ally'", "wild1'", deck="wild1''")
    terminal = at("first_window", side("mage* ally", "wild1", hand="spark", deck="wild3"), north)
    assert "▲ South: use spark with mage" in terminal.type("use spark")
    terminal = at("first_window", side("healer* ally- hero-", "wild1", deck="wild3"), north)
    reply = terminal.type("activate healer")
    assert "“activate healer” may mean 3 things, for example: activate healer on healer." in reply


def test_what_was_said_is_never_replaced_by_what_is_lawful() -> None:
    north = side("spy* ally'", "wild1'", deck="wild1''")
    terminal = at("first_window", side("mage* ally", "wild1", hand="spark", deck="wild3"), north)
    reply = terminal.type("use spark by ally")
    assert "  monster_maker.character.skill_class" in reply
    assert terminal.table.past == []


def test_moving_placing_and_ending_are_typed() -> None:
    south = side("hero* rookie ally", "wild1 wild2", hand="wild3 veteran rat spy boar strong", deck="town")
    terminal = at("move_phase", south, side("hero'*", "wild1'", deck="wild1''"))
    reply = terminal.type(
        "move to wild3", "pass", "rank up rookie to veteran", "place strong in the party", "place rat on north's land",
        "end", "end",
    )  # fmt: skip
    told = [line.strip() for line in reply.split("\n")]
    for line in (
        "▲ South: move to wild3",
        "▲ South: rank up rookie to veteran",
        "monster_maker.encounter.character: a character has been placed in this turn",
        "▲ South: place rat on North's land",
        "▲ South: end the turn",
    ):
        assert line in told, line


def test_a_card_is_explored_and_characters_are_dismissed() -> None:
    south = side("hero* ally", "wild1", hand="spark", deck="town town2")
    explored = at("move_phase", south)
    assert "▲ South: move to spark face down" in explored.type("explore 1")
    assert explored.south.map[-1].face_down
    dismissing = at("move_phase", south)
    assert "▲ South: dismiss ally" in dismissing.type("dismiss ally")
    assert [character.card for character in dismissing.south.party] == ["hero"]


def test_where_a_card_goes_need_not_be_said_if_there_is_one_way() -> None:
    south = side("hero*", "wild1", hand="ally spy rat", deck="town town2")
    north = side("hero'*", "wild1'", deck="wild1''")
    assert "▲ South: place ally in the party" in at("encounter_phase", south, north).type("place ally")
    assert "▲ South: place rat on North's land" in at("encounter_phase", south, north).type("place rat")
    reply = at("encounter_phase", south, north).type("place spy")
    assert reply.strip() == "“place spy” may mean 2 things, for example: place spy in the party."


def test_monsters_are_placed_on_and_sent_to_players_by_their_seats() -> None:
    sender = {"kind": "character", "character": {"level": 0, "attack": {"plus": 1}, "durability": 3}}
    sender["abilities"] = [
        {"timing": "activated", "once": True, "target": {"what": "monster", "here": True}, "do": [
            {"verb": "send"}]}]  # fmt: skip
    players = {"west": side("hero''*", "wild1''", deck="town''")}
    north = side("hero'*", "wild1'", deck="wild2'")
    south = side("guide* hero", "wild1", {"rat": "north"}, hand="wolf", deck="town")
    terminal = at("third_window", south, north, described={"guide": sender}, **players)
    reply = terminal.type("activate guide on rat sending it to west", "pass", "place wolf on west")
    assert "▲ South: activate guide on rat sending it to West" in reply
    assert "rat is on West's land now." in reply
    assert "▲ South: place wolf on West's land" in reply
    assert "is nobody here; there are South, West, North." in terminal.type("use wolf sending it to mars")


def test_too_many_cards_are_discarded_by_number() -> None:
    terminal = at("end_phase", side("hero*", hand="rat wolf boar wild1 wild2 wild3 ally spark sword", deck="town"))
    hand = terminal.table.words.hand("south")
    terminal.type("discard 2 9")
    assert set(terminal.south.discard) == {hand[1], hand[8]}


# What is listed can be typed


def test_what_is_listed_can_be_typed() -> None:
    """The wording of every option, typed as a command, means that option."""
    dice = Random(1)
    checked = set()
    for position in asked_positions():
        table = Terminal(position).table
        options = table.listed()
        for option in dice.sample(options, min(15, len(options))):
            answer = table.answer_to(option.words)
            assert table.words.worded(answer, table.words.seat()) == option.words
            checked.add(type(option.answer).__struct_config__.tag)
    assert checked == set(RULES.acts) - {"draw", "call_time"}


def test_no_card_name_contains_a_word_that_commands_are_parsed_by() -> None:
    for name in RULES.cards:
        words = {"on", "by", "to", "support", "with", "discarding", "sending", "ability", "nobody"}
        assert not set(name.lower().split()) & words
        assert "," not in name
        assert ";" not in name
        assert not re.search(r" (in|under) the ", name.lower())


# Refusals


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        ("move wild3", ["monster_maker.move.condition"]),
        ("dismiss hero", ["monster_maker.move.condition"]),
        ("place ally in the party", ["monster_maker.turn.phases"]),
        ("battle", ["monster_maker.turn.phases"]),
        ("assign hero to rat", ["monster_maker.battle.step_order"]),
        ("loot", ["monster_maker.battle.step_order"]),
        ("aim at nobody", ["monster_maker.battle.step_order"]),
    ],
)
def test_a_refusal_names_its_clause_with_the_restatement(line: str, clauses: list[str]) -> None:
    south = side("hero*", "wild1", {"rat": "north"}, hand="wild3 ally", deck="town")
    terminal = at("move_phase", south)
    before = dump(terminal.table.position)
    reply = terminal.type(line)
    assert reply.startswith("Not by the rules:\n")
    assert re.findall(r"^  (monster_maker\.[\w.]+)", reply, re.MULTILINE) == clauses
    for clause in clauses:
        assert " ".join(load_ledger("monster_maker")[clause].en.split()) in " ".join(reply.split())
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []


def test_twins_that_differ_must_be_told_apart() -> None:
    cards = {name: {**named("ally"), "name": "Guard"} for name in ("guard.1", "guard.2", "guard.3")}
    for card in cards.values():
        card.pop("kind")
    described = {name: {**card, "kind": "character"} for name, card in cards.items()}
    south = side("hero* guard.1 guard.2- guard.3", "wild1", deck="town")
    terminal = at("move_phase", south, described=described)
    reply = terminal.type("dismiss guard")
    assert "“guard” may be Guard guard.1 in South's party, Guard guard.2 in South's party" in " ".join(reply.split())
    assert "▲ South: dismiss Guard guard.2" in terminal.type("dismiss guard.2")


def test_undo_takes_back_what_was_typed_and_what_followed() -> None:
    terminal = at("move_phase", side("hero*", "wild1", hand="wild3", deck="town"))
    before = dump(terminal.table.position)
    terminal.type("move 1", "pass")
    assert dump(terminal.table.position) != before
    assert terminal.type("undo", "undo").count("Taken back.") == 2
    assert dump(terminal.table.position) == before


# Showing


def test_cards_are_shown_with_values_and_texts() -> None:
    terminal = at("first_window", side("hero*", "wild1", hand="scout warden", deck="town"))
    assert "Spark: skill, mage 1\n    [skill] Deal 2 damage to an opposing creature." in terminal.type("card Spark")
    assert "Road Warden: character, level 1, 2/4, fighter 1\n" in terminal.type("card road warden")
    assert "Grand Tour: miracle, level 3, mission, called Grand Tour\n    Mission: party" in terminal.type("card grand")
    assert "1 scout: character" in terminal.type("hand")
    assert "[start of battle] Deal 2 damage to a monster on your newest land." in terminal.type("hand")
    assert "hero: character, level 0, 1/3" in terminal.type("card hero")
    assert "▼ North's discard pile: empty" in terminal.type("piles")
    assert "monster_maker.window.optional" in terminal.type("why")
    assert load_ledger("monster_maker")["monster_maker.move.condition"].en[:40] in terminal.type("rule move.condition")


def test_values_are_on_the_board_and_the_aim_is_told() -> None:
    printed = played(["random"] * 200, {}, 2)[1]
    assert "Aim: In their own victory check phase a player with party level 10 or more" in printed
    assert re.search(r"^ +party +★ .+ L\d+ \d*D?\S*/\d+", printed, re.MULTILINE)
    assert re.search(r"^ +[▲▼] .+ L\d+ \d*D?\S*/\d+", printed, re.MULTILINE)


def test_real_dice_are_asked_for_in_words() -> None:
    printed = played(["1", "1", "7", "2", "0"], {"north": "human"}, dice="human", ask_all=True)[1]
    assert "Say what the dice show: the first player." in printed
    assert "the first player of chance shows a face from 1 to 2, not 7" in printed
    assert "• Dice: The first player shows 2\n    North has the first turn." in printed


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
    ["hero", "Wenna", "Thornback Boar", "Spark", "on", "to", "by", "for", "with", "at", "sending it to", "discarding",
     "1", "7", "ability", "north",  "North's land", "in the party", "nobody", "face down", "up", ",", "under the deck"]
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
    table = terminal.table
    before = dump(table.position)
    reply = terminal.type(f"{word} {rest}".replace(";", ","))
    if table.past:
        assert dump(table.past[0].position) == before
        assert dump(table.position) != before
    else:
        assert dump(table.position) == before
        assert reply.strip().endswith(".") or "Not by the rules" in reply


def test_nothing_is_option_zero_wherever_it_can_be_said() -> None:
    for position in asked_positions():
        table = Terminal(position).table
        table.options = table.listed()
        if any(table.words.is_nothing(option.answer) for option in table.options):
            assert table.words.is_nothing(table.option("0"))

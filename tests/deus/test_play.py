"""The game in the terminal: whole games, refusals with their clauses, undo, and no wrong input that does harm."""

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

import monosashi.play.session
from monosashi.commands.play_japanese import NOTES as JAPANESE_NOTES
from monosashi.commands.play_japanese import Japanese
from monosashi.games.deus.commands import SHORT as OWN_SHORT
from monosashi.play.command_parsing import Misunderstood
from monosashi.play.keyboard import commands, completions
from monosashi.play.orders import help_of, verbs
from monosashi.play.session import AFTER, BEFORE, SHORT, SHOWS, PlaySession
from monosashi.play.terminal import Unplayable, play
from monosashi.play.tongue import NOTES
from monosashi.rulebook.folders import features_of, own_features, own_steps
from monosashi.rulebook.ledger import BadLedger, load_ledger
from monosashi.site.text.language import language
from reference_engine import Malformed, apply, begin, dump, edition, legal
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.position import Position
from reference_engine.kernel.decision import CHANCE

DEUS = edition("deus@2.00")
COMMANDS = verbs(DEUS)
TERMINAL_WORDS = {*COMMANDS, *SHOWS, *SHORT, *OWN_SHORT, "random"}
WHOLE_HELP = f"{BEFORE}\n{help_of(DEUS)}\n{AFTER}"

BODY = {"kind": "unit", "level": 2, "attack": 2, "defence": 2, "march": "walk"}
QUIET: dict[str, Any] = {
    "marching": "south",
    "cards": {
        **{name: {"name": name, **BODY} for name in ("Knight", "Wisp", "Ogre", "Squire")},
        "Mage": {"name": "Mage", **BODY, "slots": ["fire"], "instant": True},
        "imp.1": {"name": "Imp", **BODY},
        "imp.2": {"name": "Imp", **BODY},
        "fire.1": "Ember Dart",
        "stone.1": "Pebble Scout",
        "stone.2": "Pebble Scout",
        "rite.1": "Rekindle",
    },
    "south": {"hand": ["Squire", "fire.1", "rite.1", "stone.1", "stone.2"], "power": 1},
    "north": {"hand": []},
    "units": [
        {"id": "Knight", "owner": "south", "area": "b1"},
        {"id": "Mage", "owner": "south", "area": "b1"},
        {"id": "Wisp", "owner": "south", "area": "a1", "ready": False},
        {"id": "imp.1", "owner": "south", "area": "c1"},
        {"id": "imp.2", "owner": "south", "area": "c1"},
        {"id": "Ogre", "owner": "north", "area": "b3"},
    ],
}


class Terminal:
    """A table with a scripted keyboard, and what has been printed."""

    def __init__(self, position: Position, lines: Iterable[str] = (), **players: str) -> None:
        """Sit down at a position."""
        self.printed = StringIO()
        self.keys = iter(lines)
        console = Console(file=self.printed, highlight=False, soft_wrap=True, width=100)
        seats = {"south": "human", "north": "human", **players}
        self.table = PlaySession(DEUS, seats, 7, lambda _prompt: next(self.keys), console)
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


def quiet(**changes: object) -> Position:
    """The small battlefield that most tests play on."""
    position: Position = begin(DEUS, {**QUIET, **changes}).position
    return position


def keyboard(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard that types these lines and then Ctrl-D."""
    typing: Iterator[str] = iter(lines)

    def ask(_prompt: str) -> str:
        for line in typing:
            return line
        raise EOFError

    return ask


def played(lines: Iterable[str], south: str = "human", north: str = "human", **how: object) -> tuple[int, str]:
    """Play with a scripted keyboard; returns the exit code and everything printed."""
    printed = StringIO()
    players, seed = {"south": south, "north": north}, how.pop("seed", 3)
    code = play("deus", players, seed, keyboard(lines), printed, **how)  # type: ignore[arg-type]
    return code, printed.getvalue()


def positions_of(seed: int) -> list[Position]:
    """Every position of a game by chance in which a player is asked."""
    dice = Random(seed)
    position = begin(DEUS).position
    found = []
    while position.result is None:
        if position.pending.seat != CHANCE:
            found.append(position)
        position = apply(DEUS, position, position.pending.seat, legal(DEUS, position).sample(dice)).position
    return found


ANYWHERE = st.integers(0, 10_000)
"""For one of the positions, which are not played before they are needed."""


@cache
def all_positions() -> list[Position]:
    """The positions of some games."""
    return [position for seed in range(12) for position in positions_of(seed)]


# Whole games


@pytest.mark.parametrize("seed", range(8))
def test_chance_plays_a_whole_game_against_itself(seed: int) -> None:
    code, printed = played([], "chance", "chance", seed=seed)
    assert code == 0
    winner = re.search(r"^(South|North) wins\.\n  (deus\.\S+) \(page \d+\)\n      (.+)", printed, re.MULTILINE)
    assert winner is not None
    assert winner[2] in load_ledger("deus")
    assert load_ledger("deus")[winner[2]].en.startswith(winner[3])


@pytest.mark.parametrize("chosen", [{}, {"decks": 1}, {"beginner": 1}, {"beginner": 1, "decks": 1}])
@pytest.mark.parametrize("seed", range(3))
def test_both_seats_play_a_whole_game_from_the_keyboard(seed: int, chosen: dict[str, int]) -> None:
    dice = Random(seed)
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
        assert play("deus@2.00", {"north": "human"}, seed, ask, printed, chosen=chosen) == 0
    assert table[0].position.result is not None
    assert " wins.\n" in printed.getvalue()
    assert "Not by the rules" not in printed.getvalue()


def test_the_same_seed_and_the_same_answers_make_the_same_game() -> None:
    lines = ["random"] * 40
    assert played(lines) == played(lines)
    assert played(lines) != played(lines, seed=4)


def test_several_answers_on_one_line_lead_back_to_the_same_point() -> None:
    code, printed = played(["random"] * 30 + ["no such thing", "undo"])
    back = printed.rstrip().split("\n")[-1].strip()
    assert code == 0
    assert back.count(";") == 28
    again = played([back])[1]
    board = re.compile(r"^Turn .*?attack/defence", re.MULTILINE | re.DOTALL)
    assert board.findall(again)[-1] == board.findall(printed)[-1]


def test_a_wrong_answer_forgets_the_rest_of_its_line() -> None:
    terminal = Terminal(quiet())
    assert "Nothing here is called “Nobody”." in terminal.type("march Nobody b2; end")
    assert terminal.table.words.kind() == "main"


@pytest.mark.parametrize("gone", [EOFError, KeyboardInterrupt])
def test_leaving_is_polite_and_says_how_to_continue(gone: type[BaseException]) -> None:
    def ask(_prompt: str) -> str:
        raise gone

    printed = StringIO()
    assert play("deus", {}, 42, ask, printed, chosen={"decks": 1}) == 0
    assert "monosashi play deus --south human --north chance --decks --seed 42" in printed.getvalue()


def test_a_game_without_a_seed_says_which_one_it_took() -> None:
    printed = StringIO()
    assert play("deus", {}, None, keyboard([]), printed) == 0
    assert re.search(r"seed \d+\n", printed.getvalue())


def test_real_dice_are_asked_for() -> None:
    code, printed = played(["3", "0 4", "march x", "resign", "5 5", "6 2", "random"], dice="human")
    assert code == 0
    assert "2 draws are asked for, 1 results were given" in printed
    assert "the draft die of south shows a face from 1 to 6, not 0" in printed
    assert printed.count("The dice are to be read now") == 2
    assert "South's draft die shows 5; North's draft die shows 5" in printed
    assert "South's draft die shows 6; North's draft die shows 2" in printed
    assert "▲ South: pick" in printed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess", {}), "unknown game 'chess'; known: deus, moncolle_tcg, monster_maker, dungeon_command"),
        (("deus@9", {}), "unknown edition 'deus@9'"),
        (("deus", {"south": "robot"}), "No such file or directory; --south takes human, chance or a command"),
        (("deus", {"west": "human"}), "nobody sits at west; the seats are south, north"),
        (("deus", {}, {"players": 3}), "deus@2.00 has no option --players; it has --beginner, --decks"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused_in_a_sentence(arguments: Any, complaint: str) -> None:
    game, players, *chosen = arguments
    with pytest.raises(Unplayable, match=re.escape(complaint)):
        play(game, players, 1, keyboard([]), StringIO(), chosen=chosen[0] if chosen else {})


# Secrets


def test_a_person_never_sees_what_the_opponent_holds() -> None:
    for seed in range(3):
        printed = played(["random"] * 400, "human", "chance", seed=seed)[1]
        assert not re.search(r"North draws [^0-9\n]+\.", printed)
        assert not re.search(r"▼ North: select .* with", printed)
        assert printed.count("hand: ") == len(
            re.findall(r"^▲ South · [^\n]*\n(?:    [^h\n][^\n]*\n)*    hand: ", printed, re.M)
        )


# Answers and refusals


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        ("march Wisp a2", ["deus.march.a"]),
        ("march Knight b3", ["deus.march.b_range", "deus.march.b_front_or_own"]),
        ("march Ogre b2", ["deus.march.main_phase_action"]),
        ("march Knight b2, Mage a1", ["deus.march.d_empty"]),
        ("summon Squire a1", ["deus.turn.phase_order"]),
        ("intercept Knight", ["deus.intercept.trigger"]),
        ("line up Knight Mage", ["deus.battle.lineup.order"]),
        ("rearrange Knight a1", ["deus.turn.phase_order"]),
        (
            "use Ember Dart on Ogre paid by Mage fire",
            ["deus.ritual.sources", "deus.cost.shared_slots"],
        ),
        ("discard 1", ["deus.zone.hand.temporary_excess"]),
        ("pick Asketh", ["deus.cards.summoner.chosen"]),
    ],
)
def test_a_refusal_names_every_clause_with_page_and_restatement(line: str, clauses: list[str]) -> None:
    terminal = Terminal(quiet())
    before = dump(terminal.table.position)
    reply = terminal.type(line)
    assert reply.startswith("Not by the rules:\n")
    assert re.findall(r"^  (\S+) \(page", reply, re.MULTILINE) == clauses
    for clause in clauses:
        row = load_ledger("deus")[clause]
        assert f"  {clause} (page {row.page['deus@2.00']}): " in reply
        assert " ".join(row.en.split()) in " ".join(reply.split())
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []


def test_units_march_by_name_and_twins_are_interchangeable() -> None:
    terminal = Terminal(quiet())
    assert "▲ South: march Imp imp.1 and Imp imp.2 to c2" in terminal.type("march imp c2, imp c2")
    assert {unit.area for unit in terminal.table.position.units.values() if unit.id.startswith("imp")} == {"c2"}


def test_twins_that_differ_must_be_told_apart() -> None:
    units = [{**unit, "ready": unit["id"] != "imp.1"} for unit in QUIET["units"]]
    terminal = Terminal(quiet(units=units))
    assert "“imp” may be Imp imp.1 in c1, Imp imp.2 in c1." in terminal.type("march imp c2")
    assert "▲ South: march Imp imp.2 to c2" in terminal.type("march imp.2 c2")


def test_a_use_is_completed_where_one_way_only_is_lawful() -> None:
    fire = {**QUIET["cards"], "Wisp": {"name": "Wisp", **BODY, "attributes": ["fire"]}}
    terminal = Terminal(quiet(cards=fire))
    reply = terminal.type("use rekindle")
    assert "▲ South: use Rekindle on Wisp" in reply
    assert terminal.table.position.units["Wisp"].ready


def test_a_battle_can_be_fought_with_typed_commands() -> None:
    terminal = Terminal(quiet())
    reply = terminal.type(
        "march Knight b2, Mage b2", "intercept ogre", "pass", "pass", "line up Knight Mage", "pass", "pass", "end",
        "use ember on ogre", "pass", "pass",
    )  # fmt: skip
    told = [line.strip() for line in reply.split("\n")]
    assert "▼ North: intercept with Ogre" in told
    assert "▲ South: line up Knight and Mage" in told
    assert "A battle begins in b2." in told


def test_hand_cards_are_called_by_number_or_name() -> None:
    terminal = Terminal(quiet(phase="first_hand_adjustment"))
    hand = terminal.table.words.hand("south")
    terminal.type("discard 1 3")
    assert set(terminal.table.position.players["south"].discard) == {hand[0], hand[2]}
    terminal = Terminal(quiet(phase="first_hand_adjustment"))
    terminal.type("discard pebble, pebble, squire")
    assert set(terminal.table.position.players["south"].discard) == {"stone.1", "stone.2", "Squire"}


def test_what_is_listed_can_be_typed() -> None:
    """The wording of every option, typed as a command, means that option."""
    dice = Random(1)
    checked = set()
    for position in all_positions():
        terminal = Terminal(position)
        table = terminal.table
        options = table.listed()
        for option in dice.sample(options, min(6, len(options))):
            if option.words.startswith("select "):
                continue
            answer = table.answer_to(option.words)
            assert table.words.worded(answer, table.words.seat()) == option.words
            checked.add(type(option.answer).__name__)
    assert {"March", "Use", "Discard", "Summon", "Intercept", "LineUp", "InstantSummon", "Drop", "Pass"} <= checked


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("march Knight and Mage to b2, imp.1 to c2", "march Knight and Mage to b2 and Imp imp.1 to c2"),
        ("March knight b2, mage b2, imp.1 c2", "march Knight and Mage to b2 and Imp imp.1 to c2"),
        ("march knight to b2 mage to b2", "march Knight and Mage to b2"),
        ("use Ember Dart on Ogre paid by Mage's fire", "use Ember Dart on Ogre paid by Mage's fire"),
        ("use ember paid by mage fire on ogre", "use Ember Dart on Ogre paid by Mage's fire"),
        ("use the second ability of ember on ogre", "use the second ability of Ember Dart on Ogre"),
        ("rearrange Knight b1, Mage and imp.2 to c1", "rearrange Knight to b1 and Mage and Imp imp.2 to c1"),
        ("summon squire to a1", "summon Squire to a1"),
        ("summon squire a1", "summon Squire to a1"),
        ("return knight a1", "return Knight to a1"),
        ("give up knight", "give up Knight to keep the limit"),
        ("decline knight", "decline Knight's trigger"),
        ("use trigger 2 of knight on ogre", "use trigger 2 of Knight on Ogre"),
        ("use knight's trigger for ogre on mage", "use Knight's trigger for Ogre on Mage"),
        ("decline knight's trigger for ogre", "decline Knight's trigger for Ogre"),
        ("line up mage and knight", "line up Mage and Knight"),
        ("intercept mage knight", "intercept with Mage and Knight"),
        ("drop squire, 2", None),
        ("drop 1 and 2", "drop Squire and Ember Dart"),
        ("end", "end the phase"),
        ("pass", "end the phase"),
        ("shuffle", "shuffle the other deck too"),
    ],
)
def test_an_act_is_ordered_in_its_sentence_or_shorter(line: str, meant: str | None) -> None:
    table = Terminal(quiet()).table
    if meant is None:
        with pytest.raises(Misunderstood):
            table.answer_to(line)
    else:
        assert table.words.worded(table.answer_to(line), "south") == meant


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("march", "“march” may mean 10 things, for example: march Knight to a1."),
        ("march Knight", "“Knight” is not understood; say it like: UNITS to AREA."),
        ("summon", "“summon” does not say enough; say it like: summon CARD to AREA."),
        ("resign at once", "“resign at once” is not understood; say it like: resign."),
        ("pick Nobody", "“Nobody” is no faction; there are"),
        ("line up ,", "Nothing stands where a name is to stand; help shows how orders are said."),
        ("discard 9", "There is no hand card 9; the hand has 5 cards."),
        ("use the ninth ability of ember", "Nothing here is called “the ninth ability of ember”."),
    ],
)
def test_what_cannot_be_understood_says_how_it_is_said(line: str, complaint: str) -> None:
    with pytest.raises(Misunderstood, match=re.escape(complaint)):
        Terminal(quiet()).table.answer_to(line)


def test_long_lists_are_cut_and_can_be_asked_for() -> None:
    position = quiet(
        phase="first_hand_adjustment", south={"hand": ["Squire", "fire.1", "rite.1", "stone.1", "Wisp"]}, units=[]
    )
    terminal = Terminal(position)
    terminal.table.put_question()
    many = len(terminal.table.numbered())
    assert many > 20
    printed = " ".join(terminal.printed.getvalue().split())
    assert f"1–{many} discard CARDS, 1 to 5 of: 1 Squire, 2 Wisp, 3 Ember Dart, 4 Rekindle, 5 Pebble Scout" in printed
    listed = terminal.type("more").split("\n")
    assert [line.split()[0] for line in listed if line] == [*map(str, range(1, many + 1)), "0"]


# What helps at the table


def test_the_aim_is_told_at_the_beginning() -> None:
    assert "Aim: A player with units in all three front areas when a march" in played([])[1]
    draft = StringIO()
    play("deus@2018-08-29", {}, 1, keyboard([]), draft)
    assert "Aim: A player with ownership markers on all three front areas wins" in draft.getvalue()


def test_a_question_with_a_single_answer_is_passed_over_and_said() -> None:
    printed = played(["random"] * 400)[1]
    passed = re.findall(r"^▲ South: (.+) · nothing else could be answered$", printed, re.MULTILINE)
    assert passed
    asked = played(["random"] * 400, ask_all=True)[1]
    assert "nothing else could be answered" not in asked
    assert asked.count("South> ") == 0
    assert len(re.findall(r"^▲ South: ", asked, re.MULTILINE)) > len(passed)


def test_what_is_passed_over_is_not_what_may_be_combined() -> None:
    for position in all_positions():
        table = Terminal(position).table
        only = table.only_answer()
        if only is not None:
            assert [table.words.worded(only, table.words.seat())] == [option.words for option in table.listed()]
            assert not {type(only).__name__} & {"March", "Select"}


def test_whoever_leaves_is_told_to_ask_all_again() -> None:
    assert "--seed 3 --ask-all" not in played([], ask_all=True)[1]
    assert " --ask-all --seed 3" in played([], ask_all=True)[1]


def test_levels_are_on_the_board_and_in_the_hand() -> None:
    printed = played(["random"] * 60)[1]
    assert re.search(r"[▲▼] .+ L[268] \d+/\d+", printed)
    assert re.search(r"hand: 1 .* L[268]", printed)


def test_the_phases_that_a_first_turn_lacks_are_said() -> None:
    printed = played(["random"] * 60)[1]
    assert "A first turn begins with the normal summon phase, without any march." in " ".join(printed.split())
    assert "Turn 3: " in printed
    assert "Turn 3: South marches. A first" not in printed


def test_what_is_not_asked_is_said_by_the_question() -> None:
    reply = " ".join(Terminal(quiet(phase="first_hand_adjustment")).type("march Knight b2").split())
    assert "“march” is no answer to what is asked now: South discards down to the hand limit" in reply
    assert "hand_adjustment" not in reply


def test_the_table_speaks_japanese() -> None:
    position = quiet()
    terminal = Terminal(position)
    terminal.table.tongue = Japanese(language("ja", "deus"))
    terminal.table.put_question()
    printed = terminal.printed.getvalue()
    assert "南側はメイン" in printed or "南側は進軍" in printed
    assert "march Knight to a1 南側がナイトをa1に進軍させる" in printed
    assert "┌─ a3" in printed
    reply = terminal.type("march Wisp a2")
    assert reply.startswith("ルールに反する：\n")
    assert "行動完了" in reply or "未行動" in reply


def test_every_note_of_the_table_has_its_japanese() -> None:
    assert set(JAPANESE_NOTES) == set(NOTES)


def test_the_first_word_is_completed_and_no_other() -> None:
    known = commands(DEUS)
    assert completions(known, "mar", "mar") == ["march "]
    assert completions(known, "pass; mar", "mar") == ["march "]
    assert completions(known, "march mar", "mar") == []


# Undo


def test_undo_takes_back_the_last_answer_and_what_chance_did_after_it() -> None:
    terminal = Terminal(quiet(), north="chance")
    before, dice = dump(terminal.table.position), terminal.table.random.getstate()
    terminal.type("march Knight b2")
    terminal.table.random.random()
    assert dump(terminal.table.position) != before
    terminal.table.undo()
    assert dump(terminal.table.position) == before
    assert terminal.table.random.getstate() == dice
    assert terminal.table.lines == []


def test_undo_goes_back_step_by_step_to_the_beginning() -> None:
    terminal = Terminal(quiet())
    seen = [dump(terminal.table.position)]
    for line in ("march Knight b2", "pass", "end", "summon Squire a1", "rearrange Squire b1", "end"):
        terminal.type(line)
        seen.append(dump(terminal.table.position))
    assert len(set(seen)) == 7
    for expected in reversed(seen[:-1]):
        assert terminal.type("undo") == "Taken back.\n"
        assert dump(terminal.table.position) == expected
    assert terminal.type("undo") == "There is nothing to take back.\n"


# Showing


def test_cards_hands_piles_and_rules_can_be_looked_at() -> None:
    terminal = Terminal(quiet())
    assert "Ember Dart: battle spell, Bolt, fire, Asketh" in terminal.type("card ember")
    assert "[flame:2]" in terminal.type("card fire.1")
    assert "Mage: unit" in terminal.type("card mage")
    assert "“b” may be " in terminal.type("card b")
    assert "No card is called “nobody”." in terminal.type("card nobody")
    assert re.search("^5 Pebble Scout: unit", terminal.type("hand"), re.MULTILINE)
    assert "▲ South's discard pile: empty" in terminal.type("piles")
    assert load_ledger("deus")["deus.turn.main.any_order"].en[:40] in terminal.type("why")
    assert "deus.march.a (page 15)" in terminal.type("rule march.a")
    assert "There is no clause “nonsense”" in terminal.type("rule nonsense")
    assert terminal.type("help") == WHOLE_HELP + "\n"
    assert "┌─ a3" in terminal.type("board")


def test_help_names_every_command() -> None:
    for word in {*COMMANDS, *SHOWS, "random"} - {"help"}:
        assert re.search(rf"\b{word}\b", WHOLE_HELP), word


def test_colour_only_for_a_terminal() -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    plain, screen = StringIO(), Screen()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
            patch.delenv(name, raising=False)
        patch.setenv("TERM", "xterm-256color")
        for output in (plain, screen):
            assert play("deus", {}, 1, keyboard(["random"] * 20), output) == 0
    assert "\x1b[" not in plain.getvalue()
    assert "\x1b[" in screen.getvalue()


# Wrong input


def is_wrong(text: str) -> bool:
    """Whether none of the parts of a line is a command or a number."""
    words = [part.split()[0].lower() if part.split() else "" for part in text.split(";")]
    return not any(word in TERMINAL_WORDS or re.fullmatch(r"[0-9]+", word) for word in words)


@settings(deadline=None)
@given(st.text(), ANYWHERE)
@example("", 0)
@example("\udcff", 0)
@example("٣", 0)
@example("\x1b[2J", 0)
@example(";;", 0)
def test_nonsense_gets_one_sentence_and_changes_nothing(text: str, at: int) -> None:
    if not is_wrong(text):
        return
    terminal = Terminal(all_positions()[at % len(all_positions())])
    before = dump(terminal.table.position)
    reply = terminal.type(text)
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []
    assert reply.count("\n") <= 2
    assert reply.endswith((".\n",))
    reply.encode("utf-8")


NAMES = st.sampled_from(
    [
        *("Imp", "Pebble Scout", "a1", "b2", "c3", "on", "paid by", "fire", "at", "discarding", "ability", "with"),
        *("0", "1", "7", ",", "nothing", "the main phase"),
    ]
)
GARBAGE = st.one_of(
    st.text(max_size=30),
    st.lists(NAMES, max_size=8).map(" ".join),
    st.lists(st.one_of(NAMES, st.text(max_size=4)), max_size=8).map(" ".join),
)


@settings(deadline=None)
@given(st.sampled_from(sorted(COMMANDS)), GARBAGE, ANYWHERE)
def test_a_command_is_obeyed_or_refused_but_never_half(word: str, rest: str, at: int) -> None:
    terminal = Terminal(all_positions()[at % len(all_positions())])
    table = terminal.table
    before = dump(table.position)
    reply = terminal.type(f"{word} {rest}".replace(";", ","))
    if table.past:
        assert dump(table.past[0].position) == before
        assert dump(table.position) != before
    else:
        assert dump(table.position) == before
        assert reply.strip().endswith(".") or "Not by the rules" in reply


@settings(deadline=None)
@given(st.text("0123456789 ,.-;", max_size=8000), ANYWHERE)
@example("9" * 6000, 0)
def test_wrong_numbers_do_no_harm(text: str, at: int) -> None:
    terminal = Terminal(all_positions()[at % len(all_positions())])
    before = dump(terminal.table.position)
    reply = terminal.type(text)
    assert bool(terminal.table.past) or dump(terminal.table.position) == before
    assert reply


def test_a_line_that_is_no_text_is_not_the_end() -> None:
    def ask(_prompt: str) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    terminal = Terminal(quiet())
    terminal.table.ask = ask
    terminal.table.put_question()
    terminal.table.converse()
    assert terminal.printed.getvalue().endswith("That line is not readable as text.\n")


def test_a_game_can_be_played_without_the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> object:
        raise BadLedger(["gone"])

    monkeypatch.setattr(monosashi.play.session, "edition_ledger", missing)
    assert "  deus.march.a: Wisp is exhausted\n" in Terminal(quiet()).type("march Wisp a2")


# Small parts


def test_nothing_is_option_zero_wherever_it_can_be_said() -> None:
    for position in all_positions():
        terminal = Terminal(position)
        table = terminal.table
        table.options = table.listed()
        answers = list(legal(DEUS, position))
        if any(map(table.words.is_nothing, answers)):
            assert table.words.is_nothing(table.option("0"))
        else:
            with pytest.raises(Misunderstood, match="There is no option 0"):
                table.option("0")


def test_no_card_name_contains_a_word_that_commands_are_parsed_by() -> None:
    for name in DEUS.cards:
        assert not set(name.lower().split()) & {"on", "by", "to", "discarding", "taking", "ability", "with", "nothing"}
        assert "," not in name


def test_messages_call_cards_by_name() -> None:
    terminal = Terminal(quiet())
    assert terminal.table.words.named("'stone.1' is not in south's hand") == "Pebble Scout is not in south's hand"
    assert terminal.table.words.named("imp.1 is exhausted (1.5)") == "Imp imp.1 is exhausted (1.5)"


def test_refused_answers_of_the_engine_reach_the_table_unchanged() -> None:
    terminal = Terminal(quiet(phase="first_hand_adjustment"))
    with pytest.raises(Malformed):
        terminal.table.take("south", Discard(("Nobody",)))


# The ledger


def test_the_ledger_has_a_row_for_every_clause_id_once() -> None:
    ledger = load_ledger("deus")
    assert all(clause == row.id and clause.startswith("deus.") for clause, row in ledger.items())
    assert all(row.en and row.title for row in ledger.values())
    in_print = [row for row in ledger.values() if row.status != "vocabulary"]
    assert all(any(row.holds_in(edition) for edition in row.page) for row in in_print)
    assert ledger["deus.march.a"].status == "normative"


def test_a_ledger_that_does_not_exist_or_is_wrong_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("monosashi.rulebook.ledger.features_of", lambda game: tmp_path / game)
    folder = tmp_path / "go"
    with pytest.raises(BadLedger, match="there is no such file"):
        load_ledger("go")
    folder.mkdir()
    row = 'id = "go.ko"\npage = { "go@1" = "1" }\nterm_ja = ""\ntitle = ""\nen = ""\nstatus = "normative"\n'
    for text, fault in (
        ("=", "clauses.toml"),
        ('[[clause]]\nid = "x"\nbogus = 1', "bogus"),
        (2 * f"[[clause]]\n{row}", "two rows"),
    ):
        (folder / "clauses.toml").write_text(text)
        with pytest.raises(BadLedger, match=fault):
            load_ledger("go")


def test_the_features_are_beside_the_package_or_bundled_in_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (features_of("deus") / "clauses.toml").is_file()
    monkeypatch.setattr("monosashi.rulebook.folders.PACKAGE", tmp_path / "monosashi")
    assert (own_features("deus"), own_steps("deus")) == (tmp_path / "features" / "deus", "steps.deus")
    bundled = tmp_path / "monosashi" / "bundled" / "features"
    bundled.mkdir(parents=True)
    assert (own_features("deus"), own_steps("deus")) == (bundled / "deus", "monosashi.bundled.steps.deus")

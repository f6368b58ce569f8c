"""Every game in the terminal: whole games, every act typed, refusals with their clauses, undo, and no harm done."""

import ast
import re
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rich.console import Console

import monosashi.play.session
import reference_engine as engine
from monosashi import suite
from monosashi.__main__ import main
from monosashi.commands.play_japanese import NOTES as JAPANESE_NOTES
from monosashi.commands.play_japanese import Japanese
from monosashi.kit.registry import kit
from monosashi.play.command_parsing import Misunderstood
from monosashi.play.keyboard import commands, completions
from monosashi.play.orders import help_of, verbs
from monosashi.play.session import AFTER, BEFORE, SHORT, SHOWS, PlaySession
from monosashi.play.terminal import Unplayable, play
from monosashi.play.tongue import NOTES
from monosashi.records.game_record import read
from monosashi.records.replay import replayed
from monosashi.rulebook.ledger import BadLedger, load_ledger
from monosashi.site.text.language import language
from monosashi.suite.phrasebook import wording_of
from reference_engine import Malformed, begin, dump, legal
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.kernel.decision import act_of
from tests.dungeon_command.positions import creature, order
from tests.dungeon_command.positions import table as map_of
from tests.monster_maker.positions import begin as lands_of
from tests.monster_maker.positions import quiet, side
from tests.seen_games import NAMES, RULES, asked_positions

STARTS = [
    (game, chosen)
    for game in NAMES
    for chosen in ({}, *({option.name: 3 if option.number else 1} for option in kit(game).starts.OPTIONS))
]
STARTS.sort(key=lambda start: bool(start[1]))
ENDING = {"monster_maker": "time", "dungeon_command": "resign"}
"""What ends a game that chance would play for long."""

# Small positions

BODY = {"kind": "unit", "level": 2, "attack": 2, "defence": 2, "march": "walk"}
FRONT: dict[str, Any] = {
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
FIELD: dict[str, Any] = {
    "marching": "south",
    "cards": {
        **{name: {"name": name, **BODY} for name in ("Knight", "Wisp", "Squire")},
        **{name: {"name": name, "kind": "terrain", "limit": 8} for name in ("Moor", "Heath", "Fen", "Ridge")},
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
        "hero.1": "Toruk the Unbanked",
    },
    "south": {"hand": ["Squire", "lance.1", "nipper.1", "nipper.2", "coat.1", "Fen"], "deck": ["Wisp", "hero.1"]},
    "north": {"hand": ["tonic.1"]},
    "units": [
        {"id": "Knight", "owner": "south", "area": "b1"},
        {"id": "Mage", "owner": "south", "area": "b1", "equipment": ["hook.1"]},
        {"id": "imp.1", "owner": "south", "area": "a1"},
        {"id": "imp.2", "owner": "south", "area": "a1", "ready": False},
        {"id": "Ogre", "owner": "north", "area": "b2", "equipment": ["coat.2"]},
    ],
    "terrain": [
        {"card": "Moor", "area": "a1", "placed_by": "south"},
        {"card": "Ridge", "area": "c1", "placed_by": "south"},
        {"card": "Heath", "area": "b2", "placed_by": "north"},
    ],
}
GROUND = ("nn......", "........", "..~^.o..", "...#....", "........", "ss......")
ORDERS = {
    "bolt": order("Bolt", "standard", {"verb": "damage", "amount": 20}, target={"side": "enemy", "sight": True}),
    "lunge": order("Lunge", "standard", {"verb": "attack", "plus": 10}),
    "push": order(
        "Push", "minor", {"verb": "move", "kind": "slide", "squares": 2, "to": "target"}, target={"count": 2}
    ),
    "wall": order("Wall", "immediate", {"verb": "prevent", "amount": 10}, answers={"what": "damage"}),
}
MEND = {"do": [{"verb": "heal", "amount": 10}], "target": {"side": "own"}}
HERD = side("hero* ally helper scout", "town wild1", {"wolf": "north", "rat": "north"}, deck="wild2 wild3")
TWIN = {"character": {"level": 0, "attack": {"plus": 2}, "durability": 3}, "kind": "character"}


def front(**changes: object) -> Any:
    """A battlefield of deus before anything has happened."""
    return begin(RULES["deus"], {**FRONT, **changes}).position


def field(**changes: object) -> Any:
    """One of the TCG."""
    return begin(RULES["moncolle_tcg"], {**FIELD, **changes}).position


def lands(*arguments: Any, **more: Any) -> Any:
    """One of Monster Maker."""
    return lands_of(quiet(*arguments, **more))


def squares(*placed: tuple[Any, ...], **more: Any) -> Any:
    """One of Dungeon Command."""
    return map_of(*placed, **{"rows": GROUND, "cards": ORDERS, **more}).position


PLACES: dict[str, Callable[[], Any]] = {
    "deus": front,
    "moncolle_tcg": field,
    "monster_maker": lambda: lands(
        "move_phase", side("hero*", "wild1", {"rat": "north"}, hand="wild3 ally", deck="town")
    ),
    "dungeon_command": lambda: squares(("wolf", "south", "a1"), ("fox", "south", "b1"), ("rat", "north", "h1")),
}
"""A quiet position of each game."""


class Terminal:
    """A table with a scripted keyboard, and what has been printed."""

    def __init__(self, game: str, position: Any, **players: str) -> None:
        self.printed = StringIO()
        self.keys = iter(())
        console = Console(file=self.printed, highlight=False, soft_wrap=True, width=100)
        seats = {**dict.fromkeys(position.players, "human"), **players}
        self.table = PlaySession(RULES[game], seats, 7, lambda _prompt: next(self.keys), console)
        self.table.position = position

    def type(self, *lines: str) -> str:
        """Type lines; returns what was printed in reply, without the echo."""
        self.keys = iter(lines)
        replies = []
        for _ in lines:
            self.table.put_question()
            self.table.asked_about = self.table.position
            start = self.printed.tell()
            self.table.converse()
            replies.append(self.printed.getvalue()[start:].partition("\n")[2])
        return "".join(replies)


def keyboard(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard that types these lines and then Ctrl-D."""
    typing = iter(lines)

    def ask(_prompt: str) -> str:
        for line in typing:
            return line
        raise EOFError

    return ask


def played(game: str, lines: Iterable[str], seed: int | None = 3, **how: Any) -> str:
    """Everything printed while somebody types these lines for the first seat."""
    printed = StringIO()
    assert play(game, how.pop("players", {}), seed, keyboard(lines), printed, **how) == 0
    return printed.getvalue()


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# Whole games


@pytest.mark.thorough(beyond=len(STARTS))
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "chosen"), STARTS)
def test_chance_plays_a_whole_game_and_its_end_has_a_clause(game: str, chosen: dict[str, int], seed: int) -> None:
    printed = played(game, [], seed, players={kit(game).game.seats[0]: "chance"}, chosen=chosen)
    ending = re.search(
        rf"^(?:.* wins|A draw .*|.* draw|Nobody wins)\.\n  ({game}\.\S+).*\n      (.+)", printed, re.MULTILINE
    )
    assert ending is not None
    assert load_ledger(game)[ending[1]].en.startswith(ending[2])
    assert "{" not in printed


@pytest.mark.thorough(beyond=len(NAMES))
@pytest.mark.parametrize(("game", "chosen"), STARTS)
def test_everybody_plays_a_whole_game_by_typing(
    game: str, chosen: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the list of answers says is typed as it stands, or by its number."""
    dice, tables, lines = Random(1), [], []
    sit = PlaySession.begin

    def begun(self: PlaySession, start: Any) -> None:
        tables.append(self)
        sit(self, start)
        self.players = dict.fromkeys(self.players, "human")

    def ask(_prompt: str) -> str:
        table = tables[0]
        many = len(table.numbered())
        number = dice.randint(0 if many < len(table.options) else 1, many)
        words = dice.choice(table.options).words
        typed = str(number) if words.startswith("select ") or dice.random() < 0.5 else words
        if len(lines) > 150:
            typed = ENDING.get(game, "random") if len(lines) == 151 else "random"
        lines.append(typed)
        return typed

    monkeypatch.setattr(PlaySession, "begin", begun)
    printed = StringIO()
    assert play(game, {}, 2, ask, printed, chosen=chosen) == 0
    assert tables[0].position.result is not None
    assert "Not by the rules" not in printed.getvalue()
    assert len(lines) > 20


@pytest.mark.parametrize(("game", "chosen"), STARTS)
def test_leaving_keeps_the_record_and_says_how_to_come_back(game: str, chosen: dict[str, int], tmp_path: Path) -> None:
    """The same seed and the same answers make the same game; another seed makes another."""
    path = tmp_path / "game.jsonl"
    printed = played(game, ["random"] * 12, chosen=chosen, record=path)
    record = read(path)
    assert replayed(record) is None
    first, *others = record.header.players
    seats = "".join(f" --{seat} chance" for seat in others)
    flags = "".join(f" --{name} {many}" if many > 1 else f" --{name}" for name, many in chosen.items())
    assert f"monosashi play {game} --{first} human{seats}{flags} --seed 3\n" in printed
    back = printed.rstrip().split("\n")[-1].strip()
    assert back.count(";") == 11
    again = played(game, [back], chosen=chosen)
    assert again.count("\n▲ South") + again.count("\n• ") > 0
    assert again.rstrip().split("\n")[-1].strip() == back
    assert played(game, [back], 4, chosen=chosen) != again


@pytest.mark.parametrize(("game", "option"), [("moncolle_tcg", "built-decks"), ("dungeon_command", "built-warbands")])
def test_what_chance_builds_is_lawful_and_differs(game: str, option: str) -> None:
    starts = [kit(game).starts.start(RULES[game], {option: 1}, Random(seed)) for seed in range(20)]
    for start in starts:
        begin(RULES[game], start)
    assert len({repr(start) for start in starts}) == 20


@pytest.mark.parametrize("game", NAMES)
def test_the_aim_and_the_board_are_shown_at_the_beginning(game: str) -> None:
    printed = in_one_line(played(game, []))
    ledger = load_ledger(game)
    aims = [ledger[clause].en for clause in kit(game).commands.AIM if ledger[clause].holds_in(RULES[game].name)]
    assert aims
    assert all(in_one_line(aim) in printed for aim in aims)


@pytest.mark.parametrize(
    ("game", "lines", "expected"),
    [
        ("deus", ["3", "0 4", "march x", "5 5", "6 2"], [
            "2 draws are asked for, 1 results were given",
            "the draft die of south shows a face from 1 to 6, not 0",
            "The dice are to be read now",
            "South's draft die shows 5; North's draft die shows 5",
            "▲ South: pick",
        ]),
        ("monster_maker", ["7", "2"], [
            "Say what the dice show: the first player.",
            "the first player of chance shows a face from 1 to 2, not 7",
            "• Dice: The first player shows 2\n    North goes first.",
        ]),
        ("dungeon_command", ["1", "1"], ["• Dice: South chooses"]),
    ],
)  # fmt: skip
def test_real_dice_are_asked_for_in_words(game: str, lines: list[str], expected: list[str]) -> None:
    before = ["1", "1"] if game == "monster_maker" else []
    printed = played(game, [*before, *lines, "random"], dice="human", players={"north": "human"}, ask_all=True)
    for text in expected:
        assert text in printed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess", {}), "unknown game 'chess'; known: deus, moncolle_tcg, monster_maker, dungeon_command"),
        (("deus@9", {}), "unknown edition 'deus@9'"),
        (("deus", {"south": "robot"}), "No such file or directory; --south takes human, chance or a command"),
        (("deus", {"west": "human"}), "nobody sits at west; the seats are south, north"),
        (("deus", {}, {"players": 3}), "deus@2.00 has no option --players; it has --beginner, --decks"),
        (("monster_maker", {"east": "human"}, {"players": 3}), "nobody sits at east; the seats are south, west, north"),
        (("monster_maker", {}, {"players": 5}), "cannot be begun like this: 5 players cannot play, two to four can"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused_in_a_sentence(arguments: Any, complaint: str) -> None:
    game, players, *chosen = arguments
    with pytest.raises(Unplayable, match=re.escape(complaint)) as raised:
        play(game, players, 1, keyboard([]), StringIO(), chosen=chosen[0] if chosen else {})
    assert "\n" not in str(raised.value)


def test_the_command_line_knows_every_seat_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    shown = capsys.readouterr().out
    for game in NAMES:
        assert all(f"--{seat}" in shown for seat in kit(game).game.seats)
        assert all(f"--{option.name}{' N' * option.number}" in shown for option in kit(game).starts.OPTIONS)
    assert main(["play", "monster_maker", "--decks", "--south", "chance"]) == 3
    lacking = "monosashi: monster_maker@2021-03-20 has no option --decks; it has --players, --built-decks\n"
    assert capsys.readouterr().err == lacking
    assert main(["play", "monster_maker", "--players", "4", "--south", "chance", "--seed", "11"]) == 0
    assert "◀ East: chance" in capsys.readouterr().out


def test_a_game_against_the_clock_is_recorded_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    printed = played("monster_maker", ["1", "pass", "time", *["0"] * 9], record=path)
    assert "The match time is over: the game ends with this phase." in printed
    record = read(path)
    assert [line.seat for line in record.lines if getattr(line, "action", {}) == {"do": "call_time"}] == ["chance"]
    assert replayed(record) is None


@pytest.mark.parametrize("gone", [EOFError, KeyboardInterrupt])
def test_leaving_at_once_is_polite(gone: type[BaseException]) -> None:
    def ask(_prompt: str) -> str:
        raise gone

    printed = StringIO()
    assert play("deus", {}, None, ask, printed, chosen={"decks": 1}) == 0
    assert re.search(r"monosashi play deus --south human --north chance --decks --seed \d+\n", printed.getvalue())


# Secrets


@pytest.mark.parametrize("game", NAMES)
def test_a_person_never_sees_what_others_hold(game: str) -> None:
    printed = played(game, ["random"] * 150)
    assert re.search(r"North draws \d+ .*cards?\.", printed)
    assert not re.search(r"North draws [^0-9\n]+\.", printed)
    assert not re.search(r"▼ North: select .* with", printed)
    assert not re.search(r"▼ North: move to .* face down", printed)


# Orders


@pytest.mark.parametrize("game", NAMES)
def test_every_option_can_be_typed(game: str) -> None:
    """The wording of every option, typed as a command, means that option."""
    dice = Random(1)
    checked = set()
    for position in asked_positions(game):
        table = Terminal(game, position).table
        options = table.listed()
        for option in dice.sample(options, min(6, len(options))):
            if not option.words.startswith("select "):
                answer = table.answer_to(option.words)
                assert table.words.worded(answer, table.words.seat()) == option.words
            checked.add(act_of(option.answer))
    rare = {"draw", "call_time", "resign", *({"return", "give_up", "keep", "decline"} if game == "deus" else ())}
    assert set(RULES[game].acts) - rare <= checked


ORDERED = {
    "deus": "on by to discarding taking ability with nothing",
    "moncolle_tcg": "by to discarding ability with through",
    "monster_maker": "on by to support with discarding sending ability nobody",
    "dungeon_command": "on with along moving in at",
}
"""The words that commands are parsed by."""


@pytest.mark.parametrize("game", NAMES)
def test_no_card_is_called_like_a_part_of_a_command(game: str) -> None:
    for name, card in RULES[game].cards.items():
        answers = getattr(getattr(card, "order", None), "action", "") == "immediate"
        assert not set(name.lower().split()) & {*ORDERED[game].split(), *(["by"] if answers else [])}, name
        assert not re.search(r"[,;]| (in|under) the ", name.lower())


PARTIES = {"south": "▲ South", "north": "▼ North"}
DIALOGUES: list[tuple[str, Any, list[str], list[str]]] = [
    ("deus", front, [
        "march Knight b2, Mage b2", "intercept ogre", "pass", "pass", "line up Knight Mage", "pass", "pass", "end",
        "use ember on ogre", "pass", "pass",
    ], ["▼ North: intercept with Ogre", "A battle begins in b2.", "▲ South: line up Knight and Mage"]),
    ("deus", front, ["march imp c2, imp c2"], ["▲ South: march Imp imp.1 and Imp imp.2 to c2"]),
    ("deus", lambda: front(cards={**FRONT["cards"], "Wisp": {"name": "Wisp", **BODY, "attributes": ["fire"]}}),
     ["use rekindle"], ["▲ South: use Rekindle on Wisp"]),
    ("moncolle_tcg", field, [
        "march Knight and Mage to b2", "instantly summon Soot", "equip mage with coat", "pass", "pass",
        "line up Mage, Knight, Soot", "6 1", "use lance on ogre", "use tonic on ogre", "pass", "pass",
        "end", "pass", "end", "end", "pass", "end",
    ], [
        "▲ South: march Knight and Mage to b2", "A battle begins in b2.", "▲ South: instantly summon Soot Nipper",
        "▲ South: equip Mage with Thrice-Quilted Coat", "▲ South: line up Mage, Knight and Soot Nipper",
        "South's initiative is 6.", "Ogre: defence +1.",
        "▲ South: use Kindled Lance through Mage on Ogre paid by Mage's fire",
        "▼ North: use Wormwood Tonic through Ogre on Ogre", "The effect of Wormwood Tonic is carried out.",
        "Ogre is changed by Wormwood Tonic.", "Ogre takes 3 damage.", "South attacks.",
        "The march fails: the defending side is still there.", "Soot Nipper moves to b1.",
    ]),
    ("moncolle_tcg", field, [
        "place fen on c1", "place a proxy on a1", "march imp.1 to b1", "pass billhook to knight", "pass",
    ], [
        "▲ South: place Fen on c1", "Ridge is discarded.", "▲ South: place a proxy on a1", "▲ South: end the phase",
    ]),
    ("monster_maker", lambda: lands("battle_phase", HERD), [
        "battle", "apply scout on rat", "assign hero to wolf, ally to wolf, scout to rat", "let helper support ally",
        "aim at hero", "aim at nobody", "take the loot",
    ], [
        "▲ South: declare a battle", "A battle begins against wolf and rat.", "▲ South: apply scout on rat",
        "rat takes 2 damage.", "▲ South: assign hero and ally to wolf and scout to rat",
        "▲ South: let helper support ally", "▼ North: aim wolf at hero", "▼ North: aim rat at nobody",
        "ally attacks with 4.", "wolf attacks hero with 1.", "wolf is destroyed.",
        "▲ South: take the loot", "South draws wild2.",
    ]),
    ("monster_maker", lambda: lands("battle_phase", side("hero* ally-", "town wild1 wild2",
                                                         {"wolf": "north", "rat": "north"})),
     ["retreat", "put rat, wolf under the deck"],
     ["ally is discarded.", "The retreat number is 2.", "▼ North: put rat and wolf under the deck"]),
    ("monster_maker", lambda: lands(
        "first_window",
        side("mage* fighter healer ally-", "wild1 wild2", hand="spark slash sword quest crown", deck="wild3"),
        side("spy* warden", "wild1'", deck="wild1''"),
    ), [
        "place sword on mage", "counter with warden", "use slash by fighter on ally", "activate healer on ally",
        "place crown", "pass",
    ], [
        "▲ South: place sword on mage", "▼ North: counter with warden",
        "The effect of sword comes to nothing (monster_maker.ruling.counters_come_first).",
        "▲ South: use slash with fighter on ally",
        "ally takes 2 damage.", "▲ South: activate healer on ally", "ally is healed.",
        "crown comes into play.", "▲ South: pass",
    ]),
    ("monster_maker", lambda: lands(
        "move_phase", side("hero* rookie ally", "wild1 wild2", hand="wild3 veteran rat spy boar strong", deck="town"),
        side("hero'*", "wild1'", deck="wild1''"),
    ), [
        "move to wild3", "pass", "rank up rookie to veteran", "place strong in the party", "place rat on north's land",
        "end", "end",
    ], [
        "▲ South: move to wild3", "▲ South: rank up rookie to veteran",
        "monster_maker.encounter.character: a character has been placed in this turn",
        "▲ South: place rat on North's land", "▲ South: end the turn",
    ]),
    ("dungeon_command", lambda: squares(
        ("wolf", "south", "a1", {"texts": [MEND]}, {"damage": 20}),
        ("rat", "north", "f4", {"ranged": {"damage": 10, "range": 8}, "texts": []}),
        ("owl", "north", "d1"), south={"order_hand": ["bolt", "push"]}, treasures={"b2": {"number": 2}},
    ), [
        "activate wolf", "use the power of wolf", "pass", "pass", "move along b2", "collect treasure", "pass", "pass",
        "use push on rat and owl moving rat along g4, owl along d2, e2", "pass", "pass", "pass",
    ], [
        "▲ South: activate The wolf", "10 damage is taken off The wolf.", "▲ South: move The wolf along b2",
        "The chest on b2 holds 2.", "South: morale +1.",
        "▲ South: use Push with The wolf on The rat and The owl moving The rat along g4 and The owl along d2,",
        "The rat enters g4.", "The owl enters e2.", "▲ South: pass",
    ]),
    ("dungeon_command", lambda: squares(
        ("wolf", "south", "f1", {"ranged": {"damage": 20, "range": 8}}), ("rat", "north", "f4", {"hit_points": 20}),
        ("owl", "north", "a6"),
    ), ["activate wolf", "attack rat at range", "dodge", "pass", "pass"],
     ["▼ North: let The rat dodge", "The rat dodges."]),
    ("dungeon_command", lambda: squares(
        ("wolf", "south", "e4"), ("rat", "north", "f4"), south={"order_hand": ["lunge"]},
        north={"order_hand": ["wall"]},
    ), ["activate wolf", "use lunge on rat", "react with wall by rat", "pass", "pass", "take the damage"],
     ["▼ North: react with Wall by The rat", "The rat takes 20 damage."]),
    ("dungeon_command", lambda: squares(
        ("wolf", "south", "a2"), ("fox", "south", "b2"), ("rat", "north", "h1"), phase="deploy",
        rows=("........", "^^......", "ss......"), south={"creature_hand": ["owl"], "leadership": 9},
        cards={"owl": creature("The owl")},
    ), ["deploy owl on b1", "resolve the hazard under fox", "pass", "pass", "let fox take the damage"],
     ["▲ South: deploy The owl on b1", "▲ South: resolve the hazard under The fox"]),
]  # fmt: skip
"""Game, position, what is typed, and lines of the reply in their order."""


@pytest.mark.parametrize(("game", "position", "lines", "expected"), DIALOGUES)
def test_what_happens_has_its_sentences(
    game: str, position: Callable[[], Any], lines: list[str], expected: list[str]
) -> None:
    reply = [line.strip() for line in Terminal(game, position()).type(*lines).split("\n")]
    at = 0
    for line in expected:
        assert line in reply[at:], (line, reply)
        at = reply.index(line, at)


ALREADY_SHOWN = {
    "deus": "battle_ends battle_marker declined exhausted expired intercepted lined_up markers_removed picked "
    "readied selected slots_spent turn_ends",
    "moncolle_tcg": "battle_ends declined equipped exhausted expired items_used lined_up placed power readied "
    "slots_spent swapped to_token_area turn_ends",
    "monster_maker": "aimed assigned character_placed declared land_placed ranked_up start_character_chosen supported",
    "dungeon_command": "chest creature_discarded half order_discarded tiles",
}
"""Events that the terminal need not tell: the answer says them, the board shows them, or another sentence follows."""
FAMILY = {game: (game, *(["monster_collection"] if game in ("deus", "moncolle_tcg") else [])) for game in NAMES}


@pytest.mark.parametrize("game", NAMES)
def test_every_event_of_the_engine_has_a_sentence_or_needs_none(game: str) -> None:
    events = {
        node.args[0].value
        for package in FAMILY[game]
        for path in (Path(engine.__file__).parent / package).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
        and node.args and isinstance(node.args[0], ast.Constant)
    }  # fmt: skip
    assert len(events) > 25
    declared = {kind.partition("@")[0] for kind, told in suite.phrases(game).events.items() if told.text}
    assert events - set(wording_of(game).EVENTS) - (declared - wording_of(game).SHOWN) == set(
        ALREADY_SHOWN[game].split()
    )


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
        ("summon squire a1", "summon Squire to a1"),
        ("return knight a1", "return Knight to a1"),
        ("give up knight", "give up Knight to keep the limit"),
        ("use trigger 2 of knight on ogre", "use trigger 2 of Knight on Ogre"),
        ("use knight's trigger for ogre on mage", "use Knight's trigger for Ogre on Mage"),
        ("decline knight's trigger for ogre", "decline Knight's trigger for Ogre"),
        ("intercept mage knight", "intercept with Mage and Knight"),
        ("drop 1 and 2", "drop Squire and Ember Dart"),
        ("pass", "end the phase"),
        ("shuffle", "shuffle the other deck too"),
    ],
)
def test_an_act_is_ordered_in_its_sentence_or_shorter(line: str, meant: str) -> None:
    table = Terminal("deus", front()).table
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
def test_what_cannot_be_understood_says_how_it_is_ordered(line: str, complaint: str) -> None:
    with pytest.raises(Misunderstood, match=re.escape(complaint)):
        Terminal("deus", front()).table.answer_to(line)


GUARDS = {name: creature("Guard") for name in ("guard.1", "guard.2")}
SPY = lands("encounter_phase", side("hero*", "wild1", hand="ally spy rat", deck="town town2"),
            side("hero'*", "wild1'", deck="wild1''"))  # fmt: skip
REPLIES: list[tuple[str, Any, list[str], str]] = [
    ("deus", front(units=[{**unit, "ready": unit["id"] != "imp.1"} for unit in FRONT["units"]]), ["march imp c2"],
     "“imp” may be Imp imp.1 in c1, Imp imp.2 in c1."),
    ("moncolle_tcg", field(), ["march imp to b1"], "“imp” may be Imp imp.1 in a1, Imp imp.2 in a1."),
    ("monster_maker", lands("move_phase", side("hero* guard.1 guard.2-", "wild1", deck="town"), described={
        "guard.1": {**TWIN, "name": "Guard"}, "guard.2": {**TWIN, "name": "Guard"}}), ["dismiss guard"],
     "“guard” may be Guard guard.1 in South's party, Guard guard.2 in South's party"),
    ("dungeon_command", squares(cards=GUARDS, creatures={
        "guard.1": {"square": "a1", "controller": "south"}, "guard.2": {"square": "b1", "controller": "south"}}),
     ["activate guard"], "“guard” may be Guard guard.1 on a1, Guard guard.2 on b1"),
    ("deus", front(), ["march Nobody b2; end"], "Nothing here is called “Nobody”."),
    ("deus", front(phase="first_hand_adjustment"), ["march Knight b2"],
     "“march” is no answer to what is asked now: South discards down to the hand limit"),
    ("moncolle_tcg", field(phase="normal_summon", south={"hand": ["hero.1"], "deck": ["Wisp"]}),
     ["end", "summon toruk"], "say it like: summon CARD to AREA."),
    ("moncolle_tcg", field(), ["march Knight and Mage to b2", "pass", "pass", "pass"],
     "moncolle_tcg.battle.formation_actions"),
    ("monster_maker", SPY, ["place spy"], "“place spy” may mean 2 things, for example: place spy in the party."),
    ("monster_maker", SPY, ["place ally"], "▲ South: place ally in the party"),
    ("monster_maker", SPY, ["place rat"], "▲ South: place rat on North's land"),
    ("dungeon_command", squares(("wolf", "south", "e4"), ("rat", "north", "f4"), ("owl", "north", "f5")),
     ["activate wolf", "attack rat in melee"], "▲ South: attack The rat in melee with The wolf"),
    ("deus", front(), ["card ember"], "Ember Dart: battle spell, Bolt, fire, Asketh"),
    ("deus", front(), ["hand"], "5 Pebble Scout: unit"),
    ("deus", front(), ["card b"], "“b” may be "),
    ("deus", front(), ["card nobody"], "No card is called “nobody”."),
    ("deus", front(), ["rule nonsense"], "There is no clause “nonsense”"),
    ("deus", front(), ["rule march.a"], "deus.march.a (page 15)"),
    ("deus", front(), ["board"], "┌─ a3"),
    ("moncolle_tcg", field(), ["card soot"], "Soot Nipper: unit, Imp, fire, level 1, 2/1, walk, instant summon"),
    ("moncolle_tcg", field(), ["hand"], "Thrice-Quilted Coat: equipment, Armour, +0/+2, wearing cost 1"),
    ("monster_maker", SPY, ["card Spark"], "Spark: skill, mage 1 [skill] Deal 2 damage to an opposing creature."),
    ("monster_maker", SPY, ["card hero"], "hero: character, level 0, 1/3"),
    ("dungeon_command", PLACES["dungeon_command"](), ["card gate warden"],
     "Gate Warden: creature, level 2, speed 5, 40 hit points"),
]  # fmt: skip
"""Game, position, what is typed, and what the reply to all of it holds."""


@pytest.mark.parametrize(("game", "position", "lines", "expected"), REPLIES)
def test_replies_name_what_may_be_meant(game: str, position: Any, lines: list[str], expected: str) -> None:
    assert expected in in_one_line(Terminal(game, position).type(*lines))


def test_hand_cards_are_called_by_number_or_name() -> None:
    for line, discarded in (("discard 1 3", (0, 2)), ("discard pebble, pebble, squire", (0, 3, 4))):
        terminal = Terminal("deus", front(phase="first_hand_adjustment"))
        hand = terminal.table.words.hand("south")
        terminal.type(line)
        assert len(hand) - len(terminal.table.position.players["south"].hand) == len(discarded)
    assert {*terminal.table.position.players["south"].discard} == {"stone.1", "stone.2", "Squire"}


# Refusals


@pytest.mark.parametrize(
    ("game", "line", "clauses"),
    [
        ("deus", "march Wisp a2", ["march.a"]),
        ("deus", "march Knight b3", ["march.b_range", "march.b_front_or_own"]),
        ("deus", "summon Squire a1", ["turn.phase_order"]),
        ("deus", "use Ember Dart on Ogre paid by Mage fire", ["ritual.sources", "cost.shared_slots"]),
        ("deus", "pick Asketh", ["cards.summoner.chosen"]),
        ("moncolle_tcg", "march imp.2 to b1", ["march.unacted_only"]),
        ("moncolle_tcg", "place a proxy on b2", ["ruling.enemy_terrain_protected"]),
        ("moncolle_tcg", "throw billhook away", ["equip.discard_windows"]),
        ("monster_maker", "move wild3", ["move.condition"]),
        ("monster_maker", "place ally in the party", ["turn.phases"]),
        ("monster_maker", "assign hero to rat", ["battle.step_order"]),
        ("dungeon_command", "move along a2", ["activate.one_at_a_time"]),
        ("dungeon_command", "let wolf dodge", ["actions.immediate_any_turn"]),
    ],
)
def test_a_refusal_names_every_clause_with_its_restatement(game: str, line: str, clauses: list[str]) -> None:
    terminal = Terminal(game, PLACES[game]())
    before = dump(terminal.table.position)
    reply = terminal.type(line)
    assert reply.startswith("Not by the rules:\n")
    named = [f"{game}.{clause}" for clause in clauses]
    assert re.findall(rf"^  ({game}\.[\w.]+)(?: \(page .*?\))?: ", reply, re.MULTILINE) == named
    for clause in named:
        row = load_ledger(game)[clause]
        page = row.page.get(RULES[game].name, "")
        assert f"  {clause}{f' (page {page})' if game == 'deus' else ''}: " in reply
        assert in_one_line(row.en) in in_one_line(reply)
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []


def test_refused_answers_of_the_engine_reach_the_table_unchanged() -> None:
    with pytest.raises(Malformed):
        Terminal("deus", front(phase="first_hand_adjustment")).table.take("south", Discard(("Nobody",)))


def test_messages_call_cards_by_name() -> None:
    words = Terminal("deus", front()).table.words
    assert words.named("'stone.1' is not in south's hand") == "Pebble Scout is not in south's hand"
    assert words.named("imp.1 is exhausted (1.5)") == "Imp imp.1 is exhausted (1.5)"


def test_a_game_can_be_played_without_the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> object:
        raise BadLedger(["gone"])

    monkeypatch.setattr(monosashi.play.session, "edition_ledger", missing)
    assert "  deus.march.a: Wisp is exhausted\n" in Terminal("deus", front()).type("march Wisp a2")


# What helps at the table


def test_long_lists_are_cut_and_can_be_asked_for() -> None:
    hand = {"hand": ["Squire", "fire.1", "rite.1", "stone.1", "Wisp"]}
    terminal = Terminal("deus", front(phase="first_hand_adjustment", south=hand, units=[]))
    terminal.table.put_question()
    many = len(terminal.table.numbered())
    assert many > 20
    printed = in_one_line(terminal.printed.getvalue())
    assert f"1–{many} discard CARDS, 1 to 5 of: 1 Squire, 2 Wisp, 3 Ember Dart, 4 Rekindle, 5 Pebble Scout" in printed
    shown = terminal.type("more").split("\n")
    assert [line.split()[0] for line in shown if line] == [*map(str, range(1, many + 1)), "0"]


def test_many_paths_are_one_line_each() -> None:
    terminal = Terminal("dungeon_command", squares(("wolf", "south", "e5", {"speed": 2}), ("rat", "north", "a6")))
    terminal.type("activate wolf")
    terminal.table.put_question()
    shown = terminal.printed.getvalue()
    assert re.search(r"^ *1–\d+ +move The wolf along … 1 [a-h]\d · 2 ", shown, re.MULTILINE)
    number = re.search(r"(\d+) e4, e3", shown)
    assert number is not None
    assert "▲ South: move The wolf along e4, e3" in terminal.type(number[1])


def test_a_question_with_a_single_answer_is_passed_over() -> None:
    printed = played("deus", ["random"] * 60)
    passed = re.findall(r"^▲ South: (.+) · nothing else could be answered$", printed, re.MULTILINE)
    assert passed
    asked = played("deus", ["random"] * 60, ask_all=True)
    assert "nothing else could be answered" not in asked
    assert " --ask-all --seed 3" in played("deus", [], ask_all=True)
    assert "--ask-all" not in played("deus", [])


@pytest.mark.parametrize("game", NAMES)
def test_passing_over_and_nothing_agree_with_the_options(game: str) -> None:
    """A single answer is the only option; nothing is option zero wherever it can be answered."""
    nothings = 0
    for position in asked_positions(game):
        table = Terminal(game, position).table
        table.options = table.listed()
        only = table.only_answer()
        if only is not None:
            assert [table.words.worded(only, table.words.seat())] == [option.words for option in table.options]
        if any(map(table.words.is_nothing, legal(RULES[game], position))):
            assert table.words.is_nothing(table.option("0"))
            nothings += 1
        else:
            with pytest.raises(Misunderstood, match="There is no option 0"):
                table.option("0")
    assert nothings


@pytest.mark.parametrize("game", NAMES)
def test_the_table_speaks_japanese(game: str) -> None:
    terminal = Terminal(game, PLACES[game]())
    terminal.table.tongue = Japanese(language("ja", game))
    terminal.table.put_question()
    assert re.search("[ぁ-ん]", terminal.printed.getvalue())
    line = {"deus": "march Wisp a2", "moncolle_tcg": "march imp.2 to b1", "monster_maker": "move wild3"}
    reply = terminal.type(line.get(game, "move along a2"))
    assert reply.startswith("ルールに反する：\n")
    assert not re.search(r"^      [^ぁ-んァ-ヶ一-龠]+$", reply, re.MULTILINE)


def test_every_note_of_the_table_has_its_japanese() -> None:
    assert set(JAPANESE_NOTES) == set(NOTES)


def test_the_first_word_is_completed_and_no_other() -> None:
    known = commands(RULES["deus"])
    assert completions(known, "mar", "mar") == ["march "]
    assert completions(known, "pass; mar", "mar") == ["march "]
    assert completions(known, "march mar", "mar") == []


@pytest.mark.parametrize("game", NAMES)
def test_help_and_piles_and_reasons_can_be_looked_at(game: str) -> None:
    terminal = Terminal(game, PLACES[game]())
    whole = f"{BEFORE}\n{help_of(RULES[game])}\n{AFTER}"
    assert terminal.type("help") == whole + "\n"
    for word in {*verbs(RULES[game]), *SHOWS, "random"} - {"help"}:
        assert re.search(rf"\b{word}\b", whole), word
    assert "▼ North's discard pile: empty" in terminal.type("piles")
    (clause, *_) = re.findall(rf"{game}\.[a-z_]\w*\.[\w.]*\w", terminal.type("why"))
    shown = terminal.type(f"rule {clause.removeprefix(game + '.')}")
    assert in_one_line(load_ledger(game)[clause].en) in in_one_line(shown)


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


# Undo


@pytest.mark.parametrize("game", NAMES)
def test_undo_goes_back_step_by_step_to_the_beginning(game: str) -> None:
    terminal = Terminal(game, PLACES[game]())
    seen = [dump(terminal.table.position)]
    while len(seen) < 6:
        terminal.table.random.seed(len(seen))
        terminal.type("random")
        if len(terminal.table.past) < len(seen):
            break
        seen.append(dump(terminal.table.position))
    assert len(seen) > 3
    for expected in reversed(seen[:-1]):
        assert terminal.type("undo") == "Taken back.\n"
        assert dump(terminal.table.position) == expected
    assert terminal.type("undo") == "There is nothing to take back.\n"


def test_undo_takes_back_what_chance_did_after_the_answer() -> None:
    terminal = Terminal("deus", front(), north="chance")
    before, dice = dump(terminal.table.position), terminal.table.random.getstate()
    terminal.type("march Knight b2")
    terminal.table.random.random()
    assert dump(terminal.table.position) != before
    terminal.table.undo()
    assert dump(terminal.table.position) == before
    assert terminal.table.random.getstate() == dice
    assert terminal.table.lines == []


# Wrong input

ANYWHERE = st.integers(0, 10_000)
"""For one of the positions, which are not played before they are needed."""
GAMES = st.sampled_from(NAMES)
VERBS = {game: sorted(verbs(RULES[game])) for game in NAMES}


def somewhere(game: str, at: int) -> Terminal:
    return Terminal(game, asked_positions(game)[at % len(asked_positions(game))])


def is_wrong(game: str, text: str) -> bool:
    """Whether none of the parts of a line is a command or a number."""
    words = [part.split()[0].lower() if part.split() else "" for part in text.split(";")]
    known = {*VERBS[game], *SHOWS, *SHORT, *kit(game).commands.SHORT, "random"}
    return not any(word in known or re.fullmatch(r"[0-9]+", word) for word in words)


@settings(deadline=None)
@given(GAMES, st.text(), ANYWHERE)
@example("deus", "", 0)
@example("monster_maker", "\udcff", 0)
@example("moncolle_tcg", "٣", 0)
@example("dungeon_command", "\x1b[2J", 0)
@example("deus", ";;", 0)
def test_nonsense_gets_one_sentence_and_changes_nothing(game: str, text: str, at: int) -> None:
    if not is_wrong(game, text):
        return
    terminal = somewhere(game, at)
    before = dump(terminal.table.position)
    reply = terminal.type(text)
    assert dump(terminal.table.position) == before
    assert terminal.table.past == []
    assert reply.count("\n") <= 2
    assert reply.endswith(".\n")
    reply.encode("utf-8")


PIECES = st.sampled_from(
    ["Imp", "Pebble Scout", "hero", "Thornback Boar", "Spark", "wick", "Gate Warden", "a1", "b2", "c3, d4", "z99", "on",
     "paid by", "fire", "at", "along", "moving", "sending it to", "discarding", "ability", "with", "under the deck",
     "in melee", "hazard under", "face down", "the damage", "north's land", "0", "1", "7", ",", "nobody", "nothing",
     "the main phase"]
)  # fmt: skip
GARBAGE = st.one_of(
    st.text(max_size=30),
    st.lists(PIECES, max_size=8).map(" ".join),
    st.lists(st.one_of(PIECES, st.text(max_size=4)), max_size=8).map(" ".join),
)


@pytest.mark.parametrize("game", NAMES)
@settings(deadline=None)
@given(st.data(), GARBAGE, ANYWHERE)
def test_a_command_is_obeyed_or_refused_but_never_half(game: str, data: st.DataObject, rest: str, at: int) -> None:
    terminal = somewhere(game, at)
    table = terminal.table
    before = dump(table.position)
    reply = terminal.type(f"{data.draw(st.sampled_from(VERBS[game]))} {rest}".replace(";", ","))
    if table.past:
        assert dump(table.past[0].position) == before
        assert dump(table.position) != before
    else:
        assert dump(table.position) == before
        assert reply.strip().endswith(".") or "Not by the rules" in reply


@settings(deadline=None)
@given(GAMES, st.text("0123456789 ,.-;", max_size=8000), ANYWHERE)
@example("deus", "9" * 6000, 0)
def test_wrong_numbers_do_no_harm(game: str, text: str, at: int) -> None:
    terminal = somewhere(game, at)
    before = dump(terminal.table.position)
    assert terminal.type(text)
    assert bool(terminal.table.past) or dump(terminal.table.position) == before


def test_a_line_that_is_no_text_is_not_the_end() -> None:
    def ask(_prompt: str) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    terminal = Terminal("deus", front())
    terminal.table.ask = ask
    terminal.table.put_question()
    terminal.table.converse()
    assert terminal.printed.getvalue().endswith("That line is not readable as text.\n")

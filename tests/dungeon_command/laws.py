"""What Dungeon Command says of its whole games: what is hidden, what answers look like, and what must hold."""

from random import Random
from typing import Any

from game_laws import Laws
from msgspec.structs import replace
from reworded import WordsOfCards

from monosashi.records.random_games import Position
from reference_engine.dungeon_command.quiet import described_faults
from tests.dungeon_command.lawful_answers import COMPLETE, answer_faults
from tests.dungeon_command.lawful_changes import Referee
from tests.dungeon_command.lawful_positions import RULES, SEATS, standing_faults


def hidden_from(position: Position, viewer: str) -> set[str]:
    """Decks, and others' hands."""
    hidden: set[str] = set()
    for seat, player in position.players.items():
        hidden.update((*player.creature_deck, *player.order_deck))
        if seat != viewer:
            hidden.update((*player.creature_hand, *player.order_hand))
    return hidden


def face_down(position: Position) -> set[str]:
    """The squares of the chests whose numbers nobody knows; and a hand, until it is shown because nobody in it fits."""
    chests = {square for square, chest in position.treasures.items() if chest.face_down}
    shown = position.pending is not None and position.pending.kind == "redraw"
    return chests if shown else {*chests, "creature hand"}


def dealt_anew(position: Position, viewer: str, random: Random) -> Position:
    """The same position, but what the viewer cannot see is shuffled: cards, and the chests that lie face down."""
    mixed = position.copied()
    for seat, player in position.players.items():
        for kind in ("creature", "order"):
            held = () if seat == viewer else getattr(player, f"{kind}_hand")
            cards = [*held, *getattr(player, f"{kind}_deck")]
            random.shuffle(cards)
            piles = {f"{kind}_deck": tuple(cards[len(held) :])}
            piles |= {f"{kind}_hand": tuple(cards[: len(held)])} if held else {}
            mixed.players[seat] = replace(mixed.players[seat], **piles)
    down = [square for square, chest in position.treasures.items() if chest.face_down]
    numbers = [position.treasures[square].number for square in down]
    random.shuffle(numbers)
    for square, number in zip(down, numbers, strict=True):
        mixed.treasures[square] = replace(position.treasures[square], number=number, left=number)
    return mixed


def names(position: Position) -> list[tuple[str, ...]]:
    """Creatures, hands, what is attached, cards of any pile, or nothing known."""
    attached = tuple(card for creature in position.creatures.values() for card in creature.attached)
    found: list[tuple[str, ...]] = [tuple(position.creatures), tuple(position.creatures), attached, ("nobody", "south")]
    for seat in SEATS:
        player = position.players[seat]
        found += [player.creature_hand, player.order_hand, (*player.order_deck[:2], *player.creature_discard)]
    return found


SQUARES = tuple(f"{column}{row}" for column in "abcdefghij" for row in range(1, 11))
WORDS = {
    "square": (*SQUARES, "z99", ""),
    "path": (*SQUARES, "z99"),
    "attack": ("melee", "ranged"),
    "side": ("dungeon", "outdoor"),
    "first": SEATS,
}
CHOICES: dict[str, Any] = {"targets": [], "moves": [], "discards": [], "square": ""}
PLAIN_ANSWERS: tuple[dict[str, Any], ...] = (
    {"do": "pass"},
    {"do": "draw", "results": []},
    {"do": "draw", "results": [["south", "north"]]},
    {"do": "choose_first", "first": "north"},
    {"do": "choose_side", "side": "outdoor"},
    {"do": "deploy", "card": "", "square": ""},
    {"do": "resolve", "card": "", "ability": -1},
    {"do": "activate", "creature": ""},
    {"do": "move", "path": []},
    {"do": "attack", "attack": "melee", "target": ""},
    {"do": "attack", "attack": "ranged", "target": ""},
    {"do": "use_order", "card": "", **CHOICES},
    {"do": "use_power", "card": "", "ability": 0, **CHOICES},
    {"do": "collect"},
    {"do": "dodge", "creature": ""},
    {"do": "immediate", "card": "", "user": "", "ability": 0, **CHOICES, "victim": ""},
    {"do": "cower", "creature": ""},
    {"do": "take", "creature": ""},
)

LAWS = (
    Laws(
        RULES,
        hidden=hidden_from,
        face_down=face_down,
        dealt_anew=dealt_anew,
        plain_answers=PLAIN_ANSWERS,
        names=names,
        words_of_cards=WordsOfCards(described_faults, often=frozenset({"move", "control", "destroy", "attach"})),
        words=WORDS,
        endings=frozenset(
            {
                "dungeon_command.morale.zero_ends",
                "dungeon_command.cleanup.end_check",
                "dungeon_command.ruling.resignation",
            }
        ),
        positions=standing_faults,
        answers=answer_faults,
        complete=frozenset(COMPLETE),
        changes=Referee,
        share=60,
    ),
)

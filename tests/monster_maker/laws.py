"""What Monster Maker says of its whole games: where each card is, what is hidden, what answers look like."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from game_laws import Laws
from reworded import WordsOfCards

from monosashi.records.random_games import Position
from reference_engine import game, view
from reference_engine.monster_maker.edition import MONSTER_MAKER_2021 as RULES
from reference_engine.monster_maker.quiet import described_faults, places_of_player

MAKER = game(RULES.name)


def standing_faults(position: Position) -> Iterator[str]:
    """What must hold of every position in which somebody is asked, and of the last one."""
    yield from MAKER.faults(RULES, position)
    yield from conservation_faults(position)
    for seat, player in position.players.items():
        if player.annihilated and player.party:
            yield f"{seat} is annihilated and has a party (monster_maker.annihilation.check)"
        if sum(character.marked for character in player.party) > 1:
            yield f"{seat} has two start markers (monster_maker.setup.start_character_face_down)"


def conservation_faults(position: Position) -> Iterator[str]:
    """Each card is in exactly one place."""
    on_table = Counter(card for seat, player in position.players.items() for card, _ in places_of_player(seat, player))
    shown = view(RULES, position, "judge")
    on_table.update(shown.returning)
    known = [action.card for action in shown.actions if action.kind in ("skill", "miracle")]
    on_table.update(card for card in known if card not in on_table)
    if on_table != Counter(dict.fromkeys(position.cards, 1)):
        yield "a card is nowhere, or in two places"


def hidden_from(position: Position, viewer: str) -> set[str]:
    """Others' hands, start characters and face-down cards; decks, but for who chooses a start character out of one."""
    hidden: set[str] = set()
    for seat, player in position.players.items():
        if seat != viewer:
            hidden.update((*player.hand, player.start, *(place.card for place in player.map if place.face_down)))
        if (position.pending is None or position.pending.kind != "start_character") or seat != viewer:
            hidden.update(player.deck)
    return hidden - {""}


def dealt_anew(position: Position, viewer: str, random: Random) -> Position:
    """The same position, but what the viewer cannot see of each player is shuffled, once the game has begun."""
    if position.turn == 0:
        return position
    mixed = position.copied()
    for seat, player in position.players.items():
        hand = () if seat == viewer else player.hand
        cards = [*hand, *player.deck]
        random.shuffle(cards)
        kept = player.hand if seat == viewer else tuple(cards[: len(hand)])
        mixed.players[seat] = msgspec.structs.replace(player, hand=kept, deck=tuple(cards[len(hand) :]))
    return mixed


def names(position: Position) -> list[tuple[str, ...]]:
    """Cards from anywhere, mostly from hands, a seat, or nothing known."""
    found: list[tuple[str, ...]] = []
    for player in position.players.values():
        party = [character.card for character in player.party]
        monsters = [monster.card for land in player.map for monster in land.monsters]
        everywhere = (*player.hand, *player.deck[:2], *player.discard[:2], *player.others, *party, *monsters)
        found += [player.hand, (*everywhere, "nobody", "south")]
    return found


CHOICES: dict[str, Any] = {"targets": [], "to": ""}
ABILITY: dict[str, Any] = {"card": "", "ability": 0, **CHOICES}
PLAIN_ANSWERS: tuple[dict[str, Any], ...] = (
    {"do": "pass"},
    {"do": "draw", "results": [1, 6]},
    {"do": "call_time"},
    {"do": "choose_start", "card": ""},
    {"do": "use_skill", "card": "", "user": "", "paid": [], **CHOICES},
    {"do": "place_miracle", "card": "", "on": ""},
    {"do": "activate", "paid": [], **ABILITY},
    {"do": "counter", "paid": [], **ABILITY},
    {"do": "battle"},
    {"do": "retreat"},
    {"do": "apply_effect", **ABILITY},
    {"do": "assign", "mains": {}},
    {"do": "support", "supports": {}},
    {"do": "aim", "characters": []},
    {"do": "loot"},
    {"do": "deck_bottom", "cards": []},
    {"do": "move", "card": "", "face_down": True},
    {"do": "dismiss", "characters": []},
    {"do": "place_character", "card": ""},
    {"do": "rank_up", "card": "", "replaces": ""},
    {"do": "place_monster", "card": "", "on": ""},
    {"do": "discard", "cards": []},
    {"do": "end_turn"},
)

LAWS = (
    Laws(
        RULES,
        hidden=hidden_from,
        dealt_anew=dealt_anew,
        plain_answers=PLAIN_ANSWERS,
        names=names,
        words_of_cards=WordsOfCards(described_faults, often=frozenset({"send", "to_hand"})),
        endings=frozenset({"monster_maker.victory.level_ten", "monster_maker.victory.mission"}),
        positions=standing_faults,
        # Then the match time is over.
        drawn=150,
        idle=19,
        share=60,
    ),
)

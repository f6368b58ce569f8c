"""What the TCG says of its whole games: what is hidden, what answers look like, and what must hold."""

from random import Random
from typing import Any

import msgspec
from game_laws import Laws
from reworded import WordsOfCards

from monosashi.records.random_games import Position
from reference_engine.moncolle_tcg.card_list import described_faults
from tests.moncolle_tcg.lawful_answers import ASKED, answer_faults
from tests.moncolle_tcg.lawful_changes import Referee
from tests.moncolle_tcg.lawful_positions import RULES, SEATS, SPACES, standing_faults


def hidden_from(position: Position, viewer: str) -> set[str]:
    """Decks, others' hands, and what lies face down: nobody looks at bases and proxies, their owners included."""
    hidden = {ground.card for ground in position.field.values() if ground.kind != "terrain"}
    for seat in SEATS:
        hidden.update(position.players[seat].deck)
        if seat != viewer:
            hidden.update(position.players[seat].hand)
    return hidden


def dealt_anew(position: Position, viewer: str, random: Random) -> Position:
    """The same position, but what the viewer cannot see of each player's cards is dealt anew."""
    mixed = position.copied()
    for seat in SEATS:
        player = position.players[seat]
        down = [area for area, ground in mixed.field.items() if ground.kind != "terrain" and ground.placed_by == seat]
        hand = () if seat == viewer else player.hand
        cards = [*hand, *player.deck, *(mixed.field[area].card for area in down)]
        random.shuffle(cards)
        for area in down:
            ground = msgspec.structs.replace(mixed.field[area], card=cards.pop())
            mixed.field = {**mixed.field, area: ground}
        kept = player.hand if seat == viewer else tuple(cards[: len(hand)])
        mixed.players[seat] = msgspec.structs.replace(player, hand=kept, deck=tuple(cards[len(hand) :]))
    return mixed


def names(position: Position) -> list[tuple[str, ...]]:
    """Units, what they wear, cards of either player in any zone, spaces, icons, or nothing known."""
    worn = tuple(card for unit in position.units.values() for card in unit.equipment)
    laid = tuple(ground.card for ground in position.field.values())
    found: list[tuple[str, ...]] = [tuple(position.units), worn, laid, SPACES, ("nobody", "fire", "multi")]
    for seat in SEATS:
        player = position.players[seat]
        found += [player.hand, player.hand, (*player.deck[:3], *player.discard, *player.aside)]
    return found


WORDS = {
    "area": (*SPACES, "d2", ""),
    "slots": ("fire", "water", "multi", "earth", "wind", "holy", "evil"),
}
CHOICES: dict[str, Any] = {"targets": [], "slots": {}, "discards": []}
PLAIN_ANSWERS: tuple[dict[str, Any], ...] = (
    {"do": "pass"},
    {"do": "draw", "results": [1, 6]},
    {"do": "draw", "results": []},
    {"do": "discard", "cards": []},
    {"do": "march", "units": [], "area": ""},
    {"do": "place_terrain", "card": "", "area": ""},
    {"do": "place_proxy", "area": ""},
    {"do": "swap", "wear": {}},
    {"do": "use", "card": "", "ability": 0, "user": "", **CHOICES},
    {"do": "end_phase"},
    {"do": "discard_equipment", "card": ""},
    {"do": "summon", "card": "", "area": ""},
    {"do": "equip", "card": "", "unit": ""},
    {"do": "end_turn"},
    {"do": "instant_summon", "card": ""},
    {"do": "line_up", "order": []},
    {"do": "drop", "cards": []},
    {"do": "trigger", "unit": "", "trigger": 0, "about": [], **CHOICES},
    {"do": "return", "unit": "", "area": ""},
    {"do": "adjust", "unit": ""},
)

LAWS = (
    Laws(
        RULES,
        hidden=hidden_from,
        dealt_anew=dealt_anew,
        plain_answers=PLAIN_ANSWERS,
        names=names,
        words_of_cards=WordsOfCards(described_faults, often=frozenset({"strip", "exclude", "to_hand", "exhaust"})),
        words=WORDS,
        endings=frozenset(
            {
                "moncolle_tcg.victory.empty_base",
                "moncolle_tcg.victory.base_captured",
                "moncolle_tcg.victory.judgement_count",
                "moncolle_tcg.victory.judgement_draw",
                "moncolle_tcg.ruling.resignation",
            }
        ),
        positions=standing_faults,
        answers=answer_faults,
        complete=frozenset(ASKED),
        changes=Referee,
        seeded=200,
        share=60,
    ),
)

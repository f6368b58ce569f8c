"""What Deus says of its whole games: where hidden cards are, what answers look like, and what must hold."""

from random import Random
from typing import Any

import msgspec
from game_laws import Laws
from reworded import WordsOfCards

from monosashi.records.random_games import Position
from reference_engine import dump, view
from reference_engine.deus.card_list import described_faults
from reference_engine.kernel.edition import Edition
from tests.deus import draft_laws
from tests.deus.lawful_answers import answer_faults, chain_of
from tests.deus.lawful_changes import Referee
from tests.deus.lawful_positions import FRONT, RULES, SEATS, TERRITORY, standing_faults


def what_is_seen(rules: Edition, position: Position, viewer: str) -> str:
    """A view's JSON, without the list of all cards that everybody builds decks from."""
    shown = msgspec.to_builtins(view(rules, position, viewer))
    shown.pop("half_decks", None)
    # What has been declared in a chain was declared openly, even if it has gone back to a hand meanwhile.
    if shown.get("battle"):
        shown["battle"].pop("chain", None)
    return msgspec.json.encode(shown).decode()


def hidden_from(position: Position, viewer: str) -> set[str]:
    """Cards that a viewer must not see: decks, others' hands, cards set aside, summoners not yet revealed."""
    cards: set[str] = set()
    for seat in SEATS:
        player = position.players[seat]
        cards.update(player.deck, player.aside)
        if seat != viewer:
            cards.update(player.hand)
            if not player.summoner_open and player.summoner:
                cards.add(player.summoner)
    return cards - shown_from_hand(position)


def shown_from_hand(position: Position) -> set[str]:
    """Hand cards that are being used and lie open for that time (deus.ruling.hand_ritual_card_stays)."""
    return {frame.card for frame in position.stack if frame.name == "effect"}


def dealt_anew(position: Position, viewer: str, random: Random) -> Position:
    """The same position, but what the viewer cannot see of each player is dealt anew."""
    document = msgspec.json.decode(dump(position))
    for seat in SEATS:
        player = document["players"][seat]
        zones = ["deck", "aside"] if seat == viewer else ["hand", "deck", "aside"]
        held = [zone for zone in zones if zone in player]
        cards = [card for zone in held for card in player[zone] if RULES.cards[position.cards[card]].kind != "token"]
        random.shuffle(cards)
        for zone in held:
            player[zone] = [
                card if RULES.cards[position.cards[card]].kind == "token" else cards.pop() for card in player[zone]
            ]
    return msgspec.json.decode(msgspec.json.encode(document), type=type(position))


# Bent answers


def names(position: Position) -> list[tuple[str, ...]]:
    """Units, cards of either player in any zone, areas, icons, or nothing known."""
    pledged = tuple(card for item in chain_of(position) for card in item.payment.discards)
    found: list[tuple[str, ...]] = [(), tuple(position.units), AREAS, pledged, ("nobody", "fire", "multi", "Asketh")]
    for seat in SEATS:
        player = position.players[seat]
        other = (*player.deck[:3], *player.discard, *player.tokens, player.summoner, *player.aside[:3])
        found += [player.hand, other]
    return found


AREAS = (*TERRITORY["south"], *FRONT, *TERRITORY["north"], "d2", "")
WORDS = {
    "area": AREAS,
    "areas": AREAS,
    "moves": AREAS,
    "slots": ("fire", "water", "multi", "earth", "wind", "holy", "evil"),
}
CHOICES: dict[str, Any] = {"area": "", "targets": [], "slots": {}, "discards": []}
PLAIN_ANSWERS: tuple[dict[str, Any], ...] = (
    {"do": "pass"},
    {"do": "draw", "results": [1, 6]},
    {"do": "draw", "results": []},
    {"do": "pick", "factions": ["Asketh"]},
    {"do": "select", "cards": [], "summoner": ""},
    {"do": "shuffle"},
    {"do": "discard", "cards": []},
    {"do": "march", "moves": {}},
    {"do": "end_phase"},
    {"do": "intercept", "units": []},
    {"do": "summon", "card": "", "area": "b1"},
    {"do": "rearrange", "areas": {}},
    {"do": "end_turn"},
    {"do": "instant_summon", "card": ""},
    {"do": "line_up", "order": []},
    {"do": "drop", "cards": []},
    {"do": "trigger", "unit": "", "trigger": 0, "about": [], **CHOICES},
    {"do": "decline", "unit": "", "trigger": 0, "about": []},
    {"do": "return", "unit": "", "area": "a1"},
    {"do": "adjust", "unit": ""},
    {"do": "use", "card": "", "ability": 0, **CHOICES},
)
OF_THE_DRAFT: tuple[dict[str, Any], ...] = (
    *(plain for plain in PLAIN_ANSWERS if plain["do"] in draft_laws.RULES.acts),
    {"do": "choose_summoner", "summoner": ""},
    {"do": "put_back", "cards": []},
)

WORDS_OF_CARDS = WordsOfCards(
    described_faults,
    often=frozenset({"move", "token", "summon_this", "token_to_hand"}),
    sizes={"unit": {"level": (1, 2, 3, 4)}, "token": {"level": (2, 4, 5)}},
)

LAWS = (
    Laws(
        RULES,
        hidden=hidden_from,
        dealt_anew=dealt_anew,
        seen=what_is_seen,
        plain_answers=PLAIN_ANSWERS,
        names=names,
        words=WORDS,
        words_of_cards=WORDS_OF_CARDS,
        endings=frozenset(),
        positions=standing_faults,
        answers=answer_faults,
        changes=Referee,
        seeded=300,
    ),
    Laws(
        draft_laws.RULES,
        hidden=hidden_from,
        dealt_anew=dealt_anew,
        seen=what_is_seen,
        plain_answers=OF_THE_DRAFT,
        names=names,
        words=WORDS,
        words_of_cards=WORDS_OF_CARDS,
        endings=frozenset(
            {
                "deus.draft.victory.three_markers",
                "deus.draft.deckout.more_markers",
                "deus.draft.deckout.draw",
                "deus.resign.loses",
            }
        ),
        positions=draft_laws.standing_faults,
        changes=lambda: draft_laws.change_faults,
        seeded=200,
        share=60,
    ),
)

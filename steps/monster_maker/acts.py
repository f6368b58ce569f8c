"""Everything that can be done in a game of Monster Maker: each act in one sentence, from which all others are made.

Scenarios, orders typed at the table, films, records and reports speak of acts in these words.
"""

from collections.abc import Mapping
from typing import Any

from monosashi.subjects.port import Chance
from monosashi.suite.acts import ABOUT, Action
from monosashi.suite.phrases import Meaning
from monosashi.verification.case import Case

from .phrases import TABLE

act = TABLE.act

ABILITY = "[the {ordinal} ability of ]{card}"
"""The card whose ability is used: its first one unless another is named."""

CHOSEN = "[ on {cards}][ discarding {paid}][ sending it to {opponent}]"
"""What may be chosen for an effect."""

CHOICES = {"ordinal": "ability", "cards": "targets", "opponent": "to"}


def out_of_the_deck(
    case: Case, seat: str, action: Action, values: Mapping[str, Any] | None = None, *, tries: bool = False
) -> Action:
    """Scenarios name a start character by its card: the first of that name in the deck, failing that in another deck.

    Where the shuffles are to turn the decks upside down, they are scripted with the last choice.
    """
    view, card = case.look(), action["card"]
    before = view.players[seat].deck
    decks = (before, *(player.deck for player in view.players.values()))
    chosen = next((held for deck in decks for held in deck if view.cards[held] == card), card)
    left: dict[str, tuple[str, ...]] = case.notes.setdefault("decks", {})
    if not tries:
        left[seat] = tuple(held for held in before if held != chosen)
    if case.notes.get("upside down") and set(left) == set(view.order):
        case.chance[:0] = [Chance("shuffle", other, order=left[other][::-1]) for other in view.order]
    return {**action, "card": chosen}


def ability_of(*timings: str) -> Meaning:
    """Where a scenario does not say which ability of a card it means, it is the first one of these timings."""

    def meant(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
        abilities = case.arrangement["cards"].get(action["card"], {}).get("abilities", [])
        number = next((index for index, ability in enumerate(abilities) if ability["timing"] in timings), 0)
        return {**action, "ability": number} if number and "ability" not in action else action

    return meant


def at_whom(case: Case, seat: str, action: Action, values: Mapping[str, Any], *, tries: bool) -> Action:
    """Whoever is asked for targets is asked about the monster that the sentence names."""
    asked = case.look().asked
    if asked is not None and (asked.seat, asked.kind) == (seat, "aim") and "monster" in values:
        case.expect(asked.about, values["monster"], f"the monster that {seat} is asked about")
    return action


# Before the first turn

act(
    "choose_start",
    "{seat} chooses {card} as start character",
    "Your start character, face down.",
    typed=["start with {card}"],
    meant=out_of_the_deck,
)

# Windows

act(
    "use_skill",
    f"{{seat}} uses {{card}} with {{character}}{CHOSEN}",
    "A skill of the hand, by a character.",
    typed=[f"use {{card}} by {{character}}{CHOSEN}"],
    fields={**CHOICES, "character": "user"},
)
act(
    "activate",
    f"{{seat}} activates {ABILITY}{CHOSEN}",
    "An ability of a card on your field.",
    meant=ability_of("activated"),
    fields=CHOICES,
)
act(
    "counter",
    f"{{seat}} counters with {ABILITY}{CHOSEN}",
    "What has just been declared, with an ability of a card on your field.",
    meant=ability_of("counter"),
    fields=CHOICES,
)
act(
    "place_miracle",
    ["{seat} places {card}", "{seat} places {card} on {character}"],
    "A miracle; an item on a character.",
    fields={"character": "on"},
)

# A battle

act("battle", "{seat} declares a battle", "Against all monsters of your newest land.", typed=["battle"])
act("retreat", "{seat} retreats", "From your newest land.")
act(
    "apply_effect",
    f"{{seat}} applies {ABILITY}[ on {{cards}}][ sending it to {{opponent}}]",
    "An effect at the beginning or the end of a battle.",
    meant=ability_of("battle_start", "battle_end"),
    fields=CHOICES,
)
act(
    "assign",
    ["{seat} assigns {pairs}", ("{seat} assigns nobody", {"mains": {}})],
    "Main characters to the monsters that they face.",
    fields={"pairs": "mains"},
)
act("support", "{seat} lets {supports}", "Supporters, each behind a main character.")
act(
    "aim",
    ["{seat} aims[ {monster}] at {cards}", ("{seat} aims[ {monster}] at nobody", {"characters": []})],
    "The targets of your monster.",
    meant=at_whom,
    fields={"monster": ABOUT, "cards": "characters"},
)
act("loot", "{seat} takes the loot", "A card for a destroyed monster.")
act("deck_bottom", "{seat} puts {cards} under the deck", "Your monsters on their way home, the lowest last.")

# The rest of a turn

act(
    "move",
    ["{seat} moves to {card}", ("{seat} moves to {card} face down", {"face_down": True})],
    "A land; face down any card, as an unexplored land.",
    typed=[("explore {card}", {"face_down": True})],
)
act("dismiss", "{seat} dismisses {cards}", "Characters of yours.", fields={"cards": "characters"})
act("place_character", "{seat} places {card} in the party", "A character of the hand.")
act(
    "rank_up",
    "{seat} ranks up {character} to {card}",
    "A card of the same person takes a character's place.",
    fields={"character": "replaces"},
)
act(
    "place_monster",
    "{seat} places {card} on {opponent}'s land",
    "A monster, on the newest land of an opponent.",
    typed=["place {card} on {opponent}"],
    fields={"opponent": "on"},
)
act("discard", "{seat} discards {cards}", "Hand cards, if there are too many.")
act("end_turn", "{seat} ends the turn", "It is the next player's turn.", quiet=True)
act(
    "call_time",
    ["the match time is over", "{seat} calls time"],
    "The time set for the match has run out: the game ends with this phase.",
    typed=["time"],
    by="chance",
)

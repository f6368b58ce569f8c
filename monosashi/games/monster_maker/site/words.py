"""What the scenarios of Monster Maker are made of: creatures, lands, effects in words, decks."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from monosashi.rulebook.catalogue import Key
from monosashi.rulebook.folders import steps_of
from monosashi.site.text.language import Language
from monosashi.site.text.vocabulary import Grammar, Vocabulary, names_in
from monosashi.suite.card_phrases import phrases_of
from reference_engine.monster_maker.card_list import japanese_words
from reference_engine.monster_maker.cards import Card


def no_words(_text: str) -> Iterator[Key]:
    """The words of these texts are not looked up in the catalogue."""
    return iter(())


@cache
def specimen(effects: str) -> Card:
    """A card with effects as scenarios write them, and nothing else."""
    cards: Any = steps_of("monster_maker").cards
    kind = "skill" if effects.startswith("skill") else "monster and character"
    made: dict[str, Any] = cards.card({"card": "Specimen", "kind": kind, "effect": effects})
    return msgspec.convert(made, Card)


def effect(raw: str, language: Language) -> str:
    """Effects in words, as the card would say it."""
    return " / ".join(phrases_of("monster_maker").text(specimen(raw), "ja", language.card_words).splitlines())


NO_LEVEL_ZERO = "no level 0 character"


def among(raw: str, language: Language) -> str:
    """What is among the cards of a deck: ``4 Spark and 1 Wenna the Squire``."""
    return language.listed([_some(text, language) for text in names_in(raw)])


def _some(text: str, language: Language) -> str:
    if text == NO_LEVEL_ZERO:
        return language.say("no level 0 character")
    number, _, card = text.partition(" ")
    return language.say("{n} {card}", n=number, card=language.name(card))


SEATS = ("South", "West", "North", "East")


def of_seats(raw: str) -> Iterator[Key]:
    """Players, by their seats, or characters: a monster is placed on a player's land, an item on a character."""
    for name in names_in(raw):
        yield "seat" if name in SEATS else "name", name


def seats(raw: str, language: Language) -> str:
    """Players, by their seats, or characters."""
    named = (language.word("seat", name) if name in SEATS else language.name(name) for name in names_in(raw))
    return language.listed(list(named))


SEATED = Grammar(of_seats, seats)

VOCABULARY = Vocabulary(
    found=("fighter", "cleric", "mage", "thief", "fire", "water", "earth", "wind", "skill"),
    fields=(
        "turn_player",
        "players",
        "hand",
        "deck",
        "discard",
        "map",
        "id",
        "face_down",
        "monsters",
        "party",
        "wounded",
        "marked",
        "items",
        "others",
        "annihilated",
        "turn",
        "phase",
        "draw_phase",
        "first_window",
        "battle_phase",
        "victory_check",
        "second_window",
        "move_phase",
        "third_window",
        "encounter_phase",
        "end_phase",
        "cards",
        "damage",
        "retreated",
        "placed_character",
        "ranked_up",
        "monsters_on",
        "first_player",
        "attack die",
        "effect die",
        "shuffle",
        "first player",
    ),
    names=frozenset(("card", "cards", "character", "main", "monster", "paid")),
    name_columns=frozenset(
        (
            *("card", "cards", "character", "characters", "items", "land", "main", "name", "named", "paid", "replaces"),
            *("supporter", "targets", "user"),
            # Tables of assignments have a column for each character.
            *("Hero", "Ally", "Page", "Helper"),
        )
    ),
    lists=frozenset(("seat",)),
    same=re.compile(r"\d+D([-+]\d+)?"),
    kinds={"opponent": "seat", "tied": "seat", "pile": "zone"},
    given=("Specimen", "Hero"),
    numbered={
        "Hand": ("zone", "hand"),
        "Deck": ("zone", "deck"),
        "Discard": ("zone", "discard pile"),
        "Land": ("cell:kind", "land"),
        "Hero": ("name", "Hero"),
    },
    column_grammars={
        "effect": Grammar(no_words, effect),
        "among them": Grammar(no_words, among),
        **dict.fromkeys(("on", "owner", "seat", "to"), SEATED),
    },
    card_words=japanese_words,
)
"""The words of Monster Maker."""

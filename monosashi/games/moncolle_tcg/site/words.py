"""What the scenarios of the TCG are made of: units, areas, standing abilities and effects in words, decks."""

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
from reference_engine.moncolle_tcg.card_list import japanese_words
from reference_engine.moncolle_tcg.cards import Card

STANDING = re.compile(r"(?:Initiative|Charge|Defender|Item|Spell|Resist|Weakness) \S.*")
"""Standing abilities in words: ``Charge 2, Resist flame``."""


def is_effect(text: str) -> bool:
    """Whether a free text is an effect in words: ``counter, completion: [3] to an enemy unit``."""
    return ": " in text


def is_standing(text: str) -> bool:
    """Whether a free text is standing abilities in words: ``Charge 2, Defender 3``."""
    return STANDING.fullmatch(text) is not None


def kind_of(effects: str) -> str:
    """What kind of card has these effects: icons alone are the cost of a card, a terrain's effect has no timing."""
    if not is_effect(effects):
        return "terrain"
    if re.search(r"\b(?:completion|declared|from the hand|when)\b", effects):
        return "unit"
    if " cost " not in effects:
        return "unit"
    return "consumable" if re.search(r"cost \d+ items?\b", effects) else "battle spell"


@cache
def specimen(effects: str, standing: str = "") -> Card:
    """A card with effects and standing abilities as scenarios write them, and nothing else."""
    cards: Any = steps_of("moncolle_tcg").cards
    kind = kind_of(effects) if effects else "unit"
    made: dict[str, Any] = cards.card({"card": "Specimen", "kind": kind, "effect": effects, "standing": standing})
    return msgspec.convert(made, Card)


def no_words(_text: str) -> Iterator[Key]:
    """The words of these texts are not looked up in the catalogue."""
    return iter(())


def of_damage(text: str) -> Iterator[Key]:
    """The damage attributes that a text speaks of: ``[flame:3]``, ``Resist flame``, ``kill by flame``."""
    for found in re.finditer(r"\[([a-z]+):|\b(?:Resist|Weakness|kill by) ([a-z]+)", text):
        yield "damage", found[1] or found[2]


def effect(raw: str, language: Language) -> str:
    """Effects in words, as the card would say it."""
    return " / ".join(phrases_of("moncolle_tcg").text(specimen(raw), "ja", language.card_words).splitlines())


def standing(raw: str, language: Language) -> str:
    """Standing abilities in words, as the card would say it."""
    return language.listed(phrases_of("moncolle_tcg").text(specimen("", raw), "ja", language.card_words).splitlines())


def among(raw: str, language: Language) -> str:
    """What is among the cards of a deck: ``4 Tinder Runner and 1 Chimney Finch``."""
    return language.listed([_some(text, language) for text in names_in(raw)])


def _some(text: str, language: Language) -> str:
    number, _, card = text.partition(" ")
    return language.say("{n} {card}", n=number, card=language.name(card))


EFFECT = Grammar(of_damage, effect, is_effect)
STANDING_WORDS = Grammar(of_damage, standing, is_standing)

VOCABULARY = Vocabulary(
    found=(
        "normal",
        "own_turn",
        "nobody",
        "unit",
        "battle_spell",
        "consumable",
        "equipment",
        "fire",
        "water",
        "earth",
        "wind",
        "holy",
        "evil",
        "multi",
        "none",
    ),
    fields=(
        "marching",
        "turn",
        "phase",
        "first_hand_adjustment",
        "main",
        "normal_summon",
        "second_hand_adjustment",
        "end_declaration",
        "cards",
        "hand",
        "deck",
        "discard",
        "excluded",
        "base",
        "units",
        "id",
        "owner",
        "area",
        "ready",
        "equipment",
        "terrain",
        "card",
        "placed_by",
        "proxy",
        "fought_on",
        "proxy_used",
        "final_turn",
        "shuffle",
        "turn order die",
        "initiative die",
        "effect die",
        "built-decks",
    ),
    names=frozenset(("unit", "units", "user", "card", "cards", "occasion")),
    name_columns=frozenset(("unit", "card", "cards", "terrain", "name", "users", "targets", "race", "only for")),
    plain=frozenset(("area", "n", "numbers", "clause", "south", "north", "which")),
    plain_columns=frozenset(("area",)),
    same=re.compile(r"[abc][1-4]|\d+D(\+\d+)?|moncolle_tcg\.[\w.]+"),
    kinds={"first": "seat"},
    numbered={"Hand": ("zone", "hand"), "Deck": ("zone", "deck")},
    column_grammars={"effect": EFFECT, "standing": STANDING_WORDS, "among them": Grammar(no_words, among)},
    card_words=japanese_words,
)
"""The words of the TCG."""

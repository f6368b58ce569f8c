"""What is printed on the TCG's cards, rendered from their data.

Nothing is stored twice: a card's text says exactly what its data does.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from reference_engine.moncolle_tcg import card_text_en as en
from reference_engine.moncolle_tcg import card_text_ja as ja
from reference_engine.moncolle_tcg.cards import Ability, Automatic, Card, Standing, TerrainEffect
from reference_engine.monster_collection.card_phrases import NO_WORDS, Language, Words


class Speaker(NamedTuple):
    """The kinds of lines, in one language."""

    rules: Callable[[Card, Words], Iterator[str]]
    standing: Callable[[Standing, Words], Iterator[str]]
    ability: Callable[[Ability, Words], str]
    automatic: Callable[[Automatic, Words], str]
    terrain: Callable[[TerrainEffect, Words], str]
    values: Callable[[Card], Iterator[str]]
    comma: str


ENGLISH = Speaker(en.rules_en, en.standing_en, en.ability_en, en.automatic_en, en.terrain_en, en.values_en, ", ")
JAPANESE = Speaker(ja.rules_ja, ja.standing_ja, ja.ability_ja, ja.automatic_ja, ja.terrain_ja, ja.values_ja, "、")


def speaker(language: Language) -> Speaker:
    """Who speaks a language."""
    return ENGLISH if language == "en" else JAPANESE


def text(card: Card, language: Language, words: Words = NO_WORDS) -> str:
    """The rules text of a card, a line for each thing it says; empty for a card without any.

    First the rules for building and using, then standing abilities, then what is declared, what takes effect by itself
    and what a terrain does. ``words`` translates names in the data.

    Clauses: moncolle_tcg.deck.construction_rule, moncolle_tcg.deck.additional_rule, moncolle_tcg.terrain.effect
    """
    say = speaker(language)
    lines = [*say.rules(card, words), *say.standing(card.standing, words)]
    lines += (say.ability(ability, words) for ability in card.abilities)
    lines += (say.automatic(automatic, words) for automatic in card.automatic)
    lines += (say.terrain(effect, words) for effect in card.effects)
    return "\n".join(lines)


def values(card: Card, language: Language) -> str:
    """What is printed beside the text: level, attack and defence, march type, hero points, wearing cost, Limit."""
    say = speaker(language)
    return say.comma.join(say.values(card))

"""The counter chain of Deus as a stack."""

from monosashi.games.monster_collection.site.diagrams import chain
from monosashi.site.diagrams.markup import Href
from monosashi.site.diagrams.table import Table
from monosashi.site.text.language import ENGLISH, Language
from reference_engine.monster_collection.card_phrases import NO_WORDS
from reference_engine.monster_collection.card_text import ability_en, ability_ja
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.chain import Declaration

CLAUSE = "deus.chain.reverse_order"
"""The clause among whose scenarios the longest chain is looked for."""


def stack(table: Table, language: Language, href: Href) -> str:
    """The chain as a stack: declared upwards, taking effect downwards."""
    return chain.stack(table, language, href, CLAUSE, _effect)


def _effect(card: Card, item: Declaration, language: Language) -> str:
    ability = card.abilities[item.ability]
    return ability_en(ability, NO_WORDS) if language.code == ENGLISH else ability_ja(ability, language.card_words)

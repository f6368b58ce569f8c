"""The counter chain of Deus as a stack."""

from monosashi.games.monster_collection.site.diagrams import chain
from monosashi.site.diagrams.markup import Href
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from monosashi.suite.card_phrases import phrases_of
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.chain import Declaration

CLAUSE = "deus.chain.reverse_order"
"""The clause among whose scenarios the longest chain is looked for."""


def stack(table: DiagramTable, language: Language, href: Href) -> str:
    """The chain as a stack: declared upwards, taking effect downwards."""
    return chain.stack(table, language, href, CLAUSE, _effect)


def _effect(card: Card, item: Declaration, language: Language) -> str:
    return phrases_of("deus").text(card.abilities[item.ability], language.code, language.card_words)

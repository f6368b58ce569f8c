"""The counter chain of the TCG as a stack."""

from msgspec.structs import replace

from monosashi.games.monster_collection.site.diagrams import chain
from monosashi.site.diagrams.markup import Href
from monosashi.site.diagrams.table import Table
from monosashi.site.text.language import ENGLISH, Language
from reference_engine.moncolle_tcg.card_text import text
from reference_engine.moncolle_tcg.cards import Card, Standing
from reference_engine.monster_collection.chain import Declaration

CLAUSE = "moncolle_tcg.chain.lifo"
"""The clause among whose scenarios the longest chain is looked for."""


def stack(table: Table, language: Language, href: Href) -> str:
    """The chain as a stack: declared upwards, taking effect downwards."""
    return chain.stack(table, language, href, CLAUSE, _effect)


def _effect(card: Card, item: Declaration, language: Language) -> str:
    """What the text of a card says of one ability."""
    alone = replace(card, abilities=card.abilities[item.ability :][:1], automatic=(), standing=Standing(), race_only="")
    return text(alone, "en") if language.code == ENGLISH else text(alone, "ja", language.card_words)

"""Decks: what a player brings to the table."""

from collections import Counter
from collections.abc import Iterator

from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement


@judgement
def deck_faults(edition: Edition, names: tuple[str, ...]) -> Iterator[str]:
    """How a deck, given by the names of its cards, breaks the rules.

    Only cards of the edition, at least 60, at most four of a kind, a level 0 character.

    Clauses: monster_maker.ruling.no_blank_cards, monster_maker.deck.four_copies,
        monster_maker.deck.level_zero_character, monster_maker.deck.minimum_60
    """
    fewest, copies = edition.numbers["deck_size"], edition.numbers["copies_of_a_card"]
    for name in dict.fromkeys(names):
        if name not in edition.cards:
            yield f"the edition has no card {name!r} (monster_maker.ruling.no_blank_cards)"
    if len(names) < fewest:
        yield f"a deck has at least {fewest} cards, not {len(names)} (monster_maker.deck.minimum_60)"
    for name, count in Counter(names).items():
        if count > copies:
            yield f"{count} copies of {name!r}, at most {copies} are allowed (monster_maker.deck.four_copies)"
    if not any(may_start(edition, name) for name in names):
        yield "no character card of level 0 is in the deck (monster_maker.deck.level_zero_character)"


@judgement
def may_start(edition: Edition, name: str) -> bool:
    """Whether a card can be the start character: a character card of level 0 (a deemed character is none)."""
    card = edition.cards.get(name)
    return card is not None and card.kind == "character" and card.character is not None and card.character.level == 0

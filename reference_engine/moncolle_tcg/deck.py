"""Building a deck: fifty cards, three of a name, and what a card itself says of its number."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.plain import toml_of


@judgement
def faults(edition: Edition, where: str, names: tuple[str, ...]) -> Iterator[str]:
    """Every way in which a list of card names is no deck.

    Clauses: moncolle_tcg.deck.exactly_50, moncolle_tcg.deck.construction_rule, moncolle_tcg.deck.three_copies
    """
    size = edition.numbers["deck_size"]
    if len(names) != size:
        yield f"{where}: a deck has {size} cards, not {len(names)} (moncolle_tcg.deck.exactly_50)"
    for name, count in Counter(names).items():
        card = edition.cards.get(name)
        if card is None:
            yield f"{where}: the edition has no card {name!r}"
        elif card.deck_limit is not None:
            if count > card.deck_limit:
                allowed = f"{card.deck_limit} of {name} may be in a deck, not {count}"
                yield f"{where}: {allowed} (moncolle_tcg.deck.construction_rule)"
        elif count > edition.numbers["copies_of_a_name"]:
            allowed = f"{edition.numbers['copies_of_a_name']} cards of a name may be in a deck"
            yield f"{where}: {allowed}, not {count} {name} (moncolle_tcg.deck.three_copies)"


@cache
def specimen_decks() -> Mapping[str, tuple[str, ...]]:
    """The decks that a game begins with if none are given, by the seat that plays them."""
    text = files("reference_engine.moncolle_tcg").joinpath("decks.toml").read_bytes()
    return {
        seat: tuple(name for name, count in cards.items() for _ in range(count))
        for seat, cards in toml_of(text).items()
    }


def specimen_deck(_edition: Edition, seat: str) -> tuple[str, ...]:
    """A player's specimen deck."""
    return specimen_decks()[seat]

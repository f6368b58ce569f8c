"""How a game of the TCG begins at the table: with the two specimen decks, or with decks that chance has built."""

from collections.abc import Mapping
from random import Random

from monosashi.kit.interface import Option
from monosashi.kit.own_cards import drawn
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.quiet import Decks, Start

BUILT = "built-decks"

OPTIONS = (Option(BUILT, "decks that chance builds of all cards"),)

TERRAIN, UNITS = 10, 25
"""How many of the cards of a deck that chance builds lie on the field, and march over it."""


def start(rules: Edition, chosen: Mapping[str, int], random: Random) -> Start:
    """The specimen decks, or others."""
    return Start(Decks(built(rules, random), built(rules, random))) if chosen.get(BUILT) else Start()


def built(rules: Edition, random: Random) -> tuple[str, ...]:
    """A lawful deck: terrain, units, and for the rest spells and items."""
    pools: dict[str, list[str]] = {"terrain": [], "unit": [], "": []}
    for card in rules.cards.values():
        allowed = rules.numbers["copies_of_a_name"] if card.deck_limit is None else card.deck_limit
        pools.get(card.kind, pools[""]).extend([card.name] * allowed)
    rest = rules.numbers["deck_size"] - TERRAIN - UNITS
    return tuple(
        name
        for (kind, pool), count in zip(pools.items(), (TERRAIN, UNITS, rest), strict=True)
        for name in sorted(drawn(rules, pool, count, random, f"cards of {kind or 'any other kind'}"))
    )

"""How a game of the TCG begins at the table: with the two specimen decks, or with decks that chance has built."""

from collections.abc import Mapping
from random import Random

from monosashi.kit.interface import Option
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.quiet import Decks, Start

OPTIONS = (Option("built-decks", "decks that chance builds of all specimen cards"),)

TERRAIN, UNITS = 10, 25
"""How many of the cards of a deck that chance builds lie on the field, and march over it."""


def start(rules: Edition, chosen: Mapping[str, int], random: Random) -> Start:
    """The specimen decks, or others."""
    return Start(Decks(built(rules, random), built(rules, random))) if chosen.get("built-decks") else Start()


def built(rules: Edition, random: Random) -> tuple[str, ...]:
    """A lawful deck: terrain, units, and for the rest spells and items."""
    pools: dict[str, list[str]] = {"terrain": [], "unit": [], "": []}
    for card in rules.cards.values():
        allowed = rules.numbers["copies_of_a_name"] if card.deck_limit is None else card.deck_limit
        pools.get(card.kind, pools[""]).extend([card.name] * allowed)
    rest = rules.numbers["deck_size"] - TERRAIN - UNITS
    return tuple(
        name for pool, count in zip(pools.values(), (TERRAIN, UNITS, rest), strict=True)
        for name in sorted(random.sample(pool, count))
    )  # fmt: skip

"""How a game of Monster Maker begins at the table: with the specimen decks, for two to four players."""

from collections.abc import Mapping
from random import Random

from monosashi.kit.interface import Option
from monosashi.kit.own_cards import drawn
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.deck import may_start
from reference_engine.monster_maker.position import SEATED
from reference_engine.monster_maker.quiet import Start

BUILT = "built-decks"

OPTIONS = (
    Option("players", "how many sit at the table, two to four; two if nothing is said", number=True),
    Option(BUILT, "decks that chance builds of all cards"),
)


def start(rules: Edition, chosen: Mapping[str, int], random: Random) -> Start:
    """A game for so many players, with the specimen decks or others."""
    players = chosen.get("players", 2)
    seats = SEATED.get(players, ()) if chosen.get(BUILT) else ()
    return Start(players=players, decks={seat: built(rules, random) for seat in seats})


def built(rules: Edition, random: Random) -> tuple[str, ...]:
    """A lawful deck of the smallest size, with somebody to start with."""
    copies = rules.numbers["copies_of_a_card"]
    starters = [name for name in rules.cards if may_start(rules, name)]
    first = drawn(rules, starters, 1, random, "character of level 0")
    pool = [name for name in rules.cards for _ in range(copies - (name in first))]
    return (*first, *sorted(drawn(rules, pool, rules.numbers["deck_size"] - 1, random, "more cards")))

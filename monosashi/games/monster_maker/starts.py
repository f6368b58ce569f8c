"""How a game of Monster Maker begins at the table: with the specimen decks, for two to four players."""

from collections.abc import Mapping
from random import Random

from monosashi.kit.interface import Option
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.quiet import Start

OPTIONS = (Option("players", "how many sit at the table, two to four; two if nothing is said", number=True),)


def start(_rules: Edition, chosen: Mapping[str, int], _random: Random) -> Start:
    """A game for so many players."""
    return Start(players=chosen.get("players", 2))

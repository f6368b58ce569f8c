"""Classes of situations of the TCG: what its own table does not tell of."""

from collections.abc import Iterator, Sequence

from monosashi.classes.tables import ClassTable
from monosashi.classes.watching import Play
from monosashi.games.moncolle_tcg.classes import battles, coming_and_going, effects, grounds, lasting, shapes
from monosashi.games.moncolle_tcg.classes.telling import BEARING, telling
from monosashi.games.monster_collection.classes.effects import ties
from monosashi.games.monster_collection.classes.narrow import ways
from reference_engine.kernel.edition import Edition

__all__ = ["tables", "telling", "ways"]


def tables(edition: Edition, plays: Sequence[Play]) -> Iterator[ClassTable]:
    """Every table of an edition of the TCG."""
    yield battles.sides(edition)
    yield battles.second_battle(edition)
    yield coming_and_going.arrivals(edition)
    yield coming_and_going.departures(edition)
    yield grounds.grounds(edition)
    yield effects.verbs(edition)
    yield ties(BEARING)
    yield effects.costs(edition)
    yield lasting.lasting(edition)
    yield lasting.phases(edition)
    yield shapes.shapes(edition, plays)

"""Classes of situations of Monster Maker: what its own table does not tell of."""

from collections.abc import Iterator, Sequence

from monosashi.classes.tables import ClassTable
from monosashi.classes.watching import Play
from monosashi.games.monster_maker.classes import creatures, effects, lasting, names, shapes, table
from monosashi.games.monster_maker.classes.narrow import ways
from monosashi.games.monster_maker.classes.telling import telling
from reference_engine.kernel.edition import Edition

__all__ = ["tables", "telling", "ways"]


def tables(edition: Edition, plays: Sequence[Play]) -> Iterator[ClassTable]:
    """Every table of an edition of Monster Maker."""
    yield table.windows(edition)
    yield table.around(edition)
    yield names.namesakes(edition)
    yield creatures.characters(edition)
    yield creatures.monsters(edition)
    yield creatures.departures(edition)
    yield effects.verbs(edition)
    yield effects.costs(edition)
    yield lasting.lasting(edition)
    yield lasting.phases(edition)
    yield shapes.shapes(edition, plays)

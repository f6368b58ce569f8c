"""Classes of situations of Dungeon Command: what its own table does not tell of."""

from collections.abc import Iterator, Sequence

from monosashi.classes.tables import ClassTable
from monosashi.classes.watching import Play
from monosashi.games.dungeon_command.classes import effects, harm, lasting, moves, reactions, shapes
from monosashi.games.dungeon_command.classes.narrow import ways
from monosashi.games.dungeon_command.classes.telling import telling
from reference_engine.kernel.edition import Edition

__all__ = ["tables", "telling", "ways"]


def tables(edition: Edition, plays: Sequence[Play]) -> Iterator[ClassTable]:
    """Every table of an edition of Dungeon Command."""
    yield moves.ground(edition)
    yield moves.barred(edition)
    yield harm.attacks(edition)
    yield harm.damage(edition)
    yield harm.departures(edition)
    yield reactions.reactions(edition)
    yield reactions.triggers(edition)
    yield effects.verbs(edition)
    yield effects.bearing(edition)
    yield lasting.lasting(edition)
    yield lasting.phases(edition)
    yield shapes.shapes(edition, plays)

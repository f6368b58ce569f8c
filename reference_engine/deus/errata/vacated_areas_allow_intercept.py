"""Proposed: an area that the defending side has vacated this turn can be intercepted into, like one nobody held."""

from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Marching
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import opponent


def intercept_possible(game: Context[Position], frame: Marching) -> bool:
    """Nobody stood there when the march was declared, no marker lies there, and the marching side did not hold it.

    What the defending side held at turn start and has left gives an intercept as amended.

    Clauses: deus.ruling.vacated_area_gives_no_intercept
    """
    position = game.position
    marked = frame.contested in position.control_markers
    holder = position.start_owner.get(frame.contested)
    return frame.was_empty and holder in (None, opponent(position.marching)) and not marked


def amended(edition: Edition) -> Edition:
    """The table with this judgement of where an intercept is possible."""
    return edition.amended(edition.name, judgements={"intercept possible": intercept_possible})

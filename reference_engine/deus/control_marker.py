"""Control markers (page 16): an area that was the marching side's at turn start and lies empty now."""

from reference_engine.deus.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.position import units_in


def note_vacated(game: Context[Position]) -> None:
    """Place the control markers that are due, as soon as an area is empty.

    Only the marching side's own areas of turn start get one, and it stays until the turn ends, whoever comes back.

    Clauses: deus.control_marker.trigger, deus.control_marker.placer, deus.ruling.control_marker_stays_until_turn_end
    """
    position = game.position
    for area, owner in position.start_owner.items():
        if owner == position.marching and area not in position.control_markers and not units_in(position, area):
            position.control_markers = (*position.control_markers, area)
            game.emit(Event("control_marker", "deus.control_marker.trigger", seat=owner, place=area))

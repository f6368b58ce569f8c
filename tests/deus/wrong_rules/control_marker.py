"""Wrong control markers."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.board import FRONT
from reference_engine.deus.procedures import Marching, Turn
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import opponent, units_in


@judgement("vacated areas", "deus.control_marker.trigger", "the marker goes when units come back")
def markers_go_when_units_come(real: Any, game: Any) -> None:
    """An area with units has no marker."""
    real(game)
    position = game.position
    position.control_markers = tuple(area for area in position.control_markers if not units_in(position, area))


@judgement("vacated areas", "deus.control_marker.trigger", "there is one control marker at a time")
def one_marker(real: Any, game: Any) -> None:
    """The first one stays alone."""
    if not game.position.control_markers:
        real(game)
        game.position.control_markers = game.position.control_markers[:1]


@judgement("vacated areas", "deus.control_marker.trigger", "only a march empties an area")
def only_marches_leave_markers(real: Any, game: Any) -> None:
    """Effects that take units away are forgotten."""
    if any(isinstance(frame, Marching) for frame in game.position.stack):
        real(game)


@judgement("vacated areas", "deus.control_marker.trigger", "areas leave markers in the main phase only")
def markers_of_the_main_phase(real: Any, game: Any) -> None:
    """What empties an area as a turn begins is overlooked."""
    if any(isinstance(frame, Turn) and frame.step == "main" for frame in game.position.stack):
        real(game)


@judgement("vacated areas", "deus.control_marker.trigger", "a marker is placed once all units but one have left")
def the_last_unit_does_not_hold(real: Any, game: Any) -> None:
    """Off by one; an area that never held more is left alone."""
    real(game)
    position = game.position
    for frame in position.stack:
        for area in frame.origins.values() if isinstance(frame, Marching) else ():
            own = position.start_owner.get(area) == position.marching and area not in position.control_markers
            if own and len(units_in(position, area)) == 1:
                position.control_markers = (*position.control_markers, area)


@judgement("vacated areas", "deus.control_marker.trigger", "taken areas leave markers, too")
def taken_areas_leave_markers(real: Any, game: Any) -> None:
    """Any front area that the marching side's march has just emptied."""
    real(game)
    position = game.position
    for frame in position.stack:
        for area in frame.origins.values() if isinstance(frame, Marching) else ():
            if area in FRONT and area not in position.control_markers and not units_in(position, area):
                position.control_markers = (*position.control_markers, area)


@judgement("vacated areas", "deus.control_marker.placer", "areas of both sides leave markers")
def both_sides_place(real: Any, game: Any) -> None:
    """Whose the area was is forgotten."""
    real(game)
    position = game.position
    for area in position.start_owner:
        if area not in position.control_markers and not units_in(position, area):
            position.control_markers = (*position.control_markers, area)


@judgement("vacated areas", "deus.control_marker.placer", "the defending side places the markers")
def defender_places(real: Any, game: Any) -> None:
    """The wrong side's areas are looked at."""
    position = game.position
    marching = position.marching
    position.marching = opponent(marching)
    real(game)
    position.marching = marching


@mutant("deus.control_marker.no_intercept", "areas that the marching side has left may be intercepted in")
def markers_protect_nothing(edition: Edition) -> Edition:
    """Only what the defending side has left gives no intercept."""

    def possible(game: Any, frame: Any) -> bool:
        position = game.position
        return bool(frame.was_empty and position.start_owner.get(frame.contested) != opponent(position.marching))

    return amend.rule(edition, "intercept possible", possible)


@mutant("deus.control_marker.no_intercept", "control markers protect in later turns, too")
def markers_protect_for_ever(edition: Edition) -> Edition:
    """They are not removed at turn end."""
    real = edition.procedures["end_declaration"]["remove_markers"]

    def remove(game: Any, frame: Any) -> None:
        kept = game.position.control_markers
        real(game, frame)
        game.position.control_markers = kept

    return amend.step(edition, "end_declaration", "remove_markers", remove)

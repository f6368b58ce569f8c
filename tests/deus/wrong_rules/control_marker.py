"""Wrong control markers."""

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, step
from reference_engine.deus.board import FRONT
from reference_engine.deus.procedures import Marching, Turn
from reference_engine.monster_collection.position import opponent, units_in

with clause("deus.control_marker.trigger"):

    @wrong("the marker goes when units come back", judgement, "vacated areas")
    def _(real, game):
        real(game)
        position = game.position
        position.control_markers = tuple(area for area in position.control_markers if not units_in(position, area))

    @wrong("there is one control marker at a time", judgement, "vacated areas")
    def _(real, game):
        if not game.position.control_markers:
            real(game)
            game.position.control_markers = game.position.control_markers[:1]

    @wrong("only a march empties an area", judgement, "vacated areas")
    def _(real, game):
        if any(isinstance(frame, Marching) for frame in game.position.stack):
            real(game)

    @wrong("areas leave markers in the main phase only", judgement, "vacated areas")
    def _(real, game):
        if any(isinstance(frame, Turn) and frame.step == "main" for frame in game.position.stack):
            real(game)

    @wrong("a marker is placed once all units but one have left", judgement, "vacated areas")
    def _(real, game):
        real(game)
        position = game.position
        for frame in position.stack:
            for area in frame.origins.values() if isinstance(frame, Marching) else ():
                own = position.start_owner.get(area) == position.marching and area not in position.control_markers
                if own and len(units_in(position, area)) == 1:
                    position.control_markers = (*position.control_markers, area)

    @wrong("taken areas leave markers, too", judgement, "vacated areas")
    def _(real, game):
        real(game)
        position = game.position
        for frame in position.stack:
            for area in frame.origins.values() if isinstance(frame, Marching) else ():
                if area in FRONT and area not in position.control_markers and not units_in(position, area):
                    position.control_markers = (*position.control_markers, area)


with clause("deus.control_marker.placer"):

    @wrong("areas of both sides leave markers", judgement, "vacated areas")
    def _(real, game):
        real(game)
        position = game.position
        for area in position.start_owner:
            if area not in position.control_markers and not units_in(position, area):
                position.control_markers = (*position.control_markers, area)

    @wrong("the defending side places the markers", judgement, "vacated areas")
    def _(real, game):
        position = game.position
        marching = position.marching
        position.marching = opponent(marching)
        real(game)
        position.marching = marching


with clause("deus.control_marker.no_intercept"):

    @wrong("areas that the marching side has left may be intercepted in", judgement, "intercept possible")
    def _(game, frame):
        position = game.position
        return bool(frame.was_empty and position.start_owner.get(frame.contested) != opponent(position.marching))

    @wrong("control markers protect in later turns, too", step, "end_declaration", "remove_markers")
    def _(real, game, frame):
        kept = game.position.control_markers
        real(game, frame)
        game.position.control_markers = kept

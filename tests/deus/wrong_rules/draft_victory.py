"""Wrong victories of the draft of 2018-08-29."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement
from reference_engine.deus import victory
from reference_engine.deus.board import FRONT
from reference_engine.deus.deck_out import number_at_front
from reference_engine.deus.draft_2018 import ownership
from reference_engine.deus.draft_2018.ownership import markers_of
from reference_engine.monster_collection.position import units_in

with clause("deus.draft.victory.three_markers"):
    mutant("units in all front areas win, markers do not count", judgement("victory", victory.holds_the_front))
    mutant("two markers win", judgement("victory", lambda game, seat: markers_of(game, seat) >= 2))

    @wrong("a marker counts only where one's own units are", judgement, "victory")
    def _(game, seat):
        return markers_of(game, seat) == len(FRONT) and all(units_in(game.position, area, seat) for area in FRONT)

    @wrong("the defending side cannot win", judgement, "victory")
    def _(real, game, seat):
        return seat == game.position.marching and real(game, seat)


with clause("deus.draft.deckout.more_markers"):

    @wrong("units at the front are counted instead of markers", judgement, ownership.markers_of)
    def _(game, seat):
        return number_at_front(game, seat)

    @wrong("the player with fewer markers wins", judgement, ownership.markers_of)
    def _(real, game, seat):
        return -real(game, seat)


with clause("deus.draft.deckout.draw"):

    @wrong("with equally many markers the units at the front decide", judgement, ownership.markers_of)
    def _(real, game, seat):
        return 10 * real(game, seat) + number_at_front(game, seat)

    @wrong("the game is never drawn: South wins", after_step, "end_declaration", "judge_markers")
    def _(game, _frame):
        if game.position.result is not None and not game.position.result.winner:
            victory.end(game, "south", "deus.draft.deckout.draw")

"""Wrong victories."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, bend, faults, judgement, perform, step, without_step
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg import march, victory
from reference_engine.moncolle_tcg.board import BASE, OWN
from reference_engine.moncolle_tcg.field import controller
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent

CAPTURED = "moncolle_tcg.victory.base_captured"
RESIGN = "moncolle_tcg.ruling.resignation"


def _taken(other: Any) -> Bend:
    return judgement(victory.base_is_captured, other)


with clause(CAPTURED):
    mutant("nobody takes a base", _taken(lambda *_: False))

    @wrong("South takes no base", _taken)
    def _(real, game, seat, destination):
        return seat != "south" and real(game, seat, destination)

    @wrong("North takes no base", _taken)
    def _(real, game, seat, destination):
        return seat != "north" and real(game, seat, destination)

    @wrong("a march into either base wins", _taken)
    def _(real, game, seat, destination):
        return real(game, seat, destination) or destination == BASE[seat]

    @wrong("any area of the enemy back row wins", _taken)
    def _(game, seat, destination):
        return destination[1] == BASE[opponent(seat)][1] and controller(game, destination) == seat

    @wrong("any area of the enemy territory wins", _taken)
    def _(game, seat, destination):
        return destination in OWN[opponent(seat)] and controller(game, destination) == seat

    @wrong("the middle area of the front wins", _taken)
    def _(real, game, seat, destination):
        return real(game, seat, destination) or destination == {"south": "b3", "north": "b2"}[seat]

    @wrong("a march wins whether or not it succeeds", _taken)
    def _(_game, seat, destination):
        return destination == BASE[opponent(seat)]

    @wrong("an emptied base is taken", _taken)
    def _(game, seat, destination):
        enemies = units_in(game.position, destination, opponent(seat))
        return destination == BASE[opponent(seat)] and not enemies

    @wrong("only a base without enemies is taken", step, "march", "check_victory")
    def _(game, frame):
        return None if frame.fought else march.check_victory(game, frame)

    @wrong("whoever keeps the own base in a battle wins", step, "march", "check_victory")
    def _(game, frame):
        seat = opponent(game.position.marching)
        if frame.fought and frame.destination == BASE[seat] and units_in(game.position, frame.destination, seat):
            victory.end(game, seat, CAPTURED)
            return None
        return march.check_victory(game, frame)


with clause("moncolle_tcg.ruling.instant_units_take_a_base"):

    @wrong("somebody who marched must be left", step, "march", "check_victory")
    def _(game, frame):
        left = [unit for unit in frame.origins if unit in game.position.units]
        return march.check_victory(game, frame) if left else None

    @wrong("somebody who marched must be left if North marches", step, "march", "check_victory")
    def _(game, frame):
        left = [unit for unit in frame.origins if unit in game.position.units]
        return march.check_victory(game, frame) if left or game.position.marching == "south" else None


with clause("moncolle_tcg.victory.empty_base"):

    @wrong("an empty base does not fall", step, "march", "check_victory")
    def _(game, frame):
        return march.check_victory(game, frame) if frame.fought else None

    @wrong("an empty base falls when the turn ends", step, "march", "check_victory")
    def _(game, frame):
        return march.check_victory(game, frame) if frame.fought or game.position.turn < 3 else None

    @wrong("a base falls to one unit at a time only", step, "march", "check_victory")
    def _(game, frame):
        return march.check_victory(game, frame) if frame.fought or len(frame.origins) == 1 else None

    @wrong("an empty base does not fall to flyers", step, "march", "check_victory")
    def _(game, frame):
        walks = all(
            march.march_type(game, game.position.units[u]) == "walk" for u in frame.origins if u in game.position.units
        )
        return march.check_victory(game, frame) if frame.fought or walks else None

    @wrong("an empty base does not fall while its owner has other units", step, "march", "check_victory")
    def _(game, frame):
        enemies = [u for u in game.position.units.values() if u.owner != game.position.marching]
        return march.check_victory(game, frame) if frame.fought or not enemies else None

    @wrong("whoever stands beside the enemy base when the turn ends wins", step, "end_declaration", "judge_decks")
    def _(real, game, frame):
        seat = game.position.marching
        beside = {"south": ("a4", "c4", "b3"), "north": ("a1", "c1", "b2")}[seat]
        if any(unit.owner == seat and unit.area in beside for unit in game.position.units.values()):
            victory.end(game, seat, CAPTURED)
            return None
        return real(game, frame)


def _later(procedure: str, name: str) -> Bend:
    """A base that has been taken wins only when this step is reached."""

    @bend
    def late(edition: Edition) -> Edition:
        def then(real: Any, game: Any, frame: Any) -> Any:
            for seat in BASE:
                if controller(game, BASE[opponent(seat)]) == seat:
                    victory.end(game, seat, CAPTURED)
                    return None
            return real(game, frame)

        return step(procedure, name, then)(without_step("march", "check_victory")(edition))

    return late()


with clause("moncolle_tcg.victory.immediate"):
    mutant("the main phase is played to its end", _later("turn", "normal_summon"))
    mutant("the turn is played to its end", _later("end_declaration", "judge_decks"))
    mutant("the decks are judged first", _later("turn", "first_hand_adjustment"))

    @wrong("everybody becomes ready when somebody has won", step, "march", "check_victory")
    def _(real, game, frame):
        outcome = real(game, frame)
        if game.position.result is not None:
            shared.make_ready(game, list(game.position.units.values()), CAPTURED)
        return outcome


def _nobody(when: Any) -> Bend:
    """Resigning is refused in some situations."""
    return faults("resign", lambda game, seat, answer: ["not now"] if when(game, seat) else [])


with clause(RESIGN):
    mutant("nobody resigns", _nobody(lambda *_: True))
    mutant("South does not resign", _nobody(lambda _, seat: seat == "south"))
    mutant("North does not resign", _nobody(lambda _, seat: seat == "north"))
    mutant("nobody resigns in a battle", _nobody(lambda game, _: bool(game.position.battle)))
    mutant("nobody resigns in the opponent's turn", _nobody(lambda game, seat: seat != game.position.marching))
    mutant("nobody resigns in the own turn", _nobody(lambda game, seat: seat == game.position.marching))
    mutant("nobody resigns once the final turn is set", _nobody(lambda game, _: game.position.final_turn > 0))
    mutant("only whoever is asked resigns", _nobody(lambda game, seat: seat != game.position.pending.seat))
    mutant("nobody resigns in the end declaration phase", _nobody(lambda game, _: game.question.kind == "end"))
    mutant("nobody resigns in a chain", _nobody(lambda game, _: game.question.kind == "counter"))

    @wrong("whoever resigns wins", perform, "resign")
    def _(game, _frame, seat, _answer):
        victory.end(game, seat, RESIGN)

    @wrong("who resigns makes a draw", perform, "resign")
    def _(game, _frame, _seat, _answer):
        victory.end(game, "", RESIGN)

    @wrong("the turn player wins when anybody resigns", perform, "resign")
    def _(game, _frame, _seat, _answer):
        victory.end(game, game.position.marching, RESIGN)

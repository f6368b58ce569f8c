"""Wrong turns; hand adjustments and normal summons have modules of their own."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, numbers, perform, step
from reference_engine.deus import instant_summon, turn
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent

with clause("deus.turn.sides"):

    @wrong("the first player is the marching side in every turn", judgement, "marching side")
    def _(position):
        return position.first_player

    @wrong(
        "after an intercept the interceptors count as the marching side when units are summoned",
        step,
        "battle",
        "marching_side_summons",
    )
    def _(game, battle):
        real = instant_summon.defending_side_summons if battle.intercepted else instant_summon.marching_side_summons
        return real(game, battle)


with clause("deus.turn.first_turn_skips"):
    mutant("nobody skips anything in the first turn", numbers(turns_without_opening=0))

    @wrong("the first turn skips two phases, but not the main phase", step, "turn", "main")
    def _(game, _turn):
        return Decision(game.position.marching, "main", "deus.turn.main.any_order")


with clause("deus.turn.first_turn_skips_second"):
    mutant("the first two turns of both players are short", numbers(turns_without_opening=4))

with clause("deus.turn.power.untap_all"):

    @wrong("only the marching side's units become ready", step, "power_charge", "ready_all_units")
    def _(game, _frame):
        mine = [unit for unit in game.position.units.values() if unit.owner == game.position.marching]
        zones.make_ready(game, mine, "deus.turn.power.untap_all")

    @wrong(
        "units become ready at the end of a turn, not in the power charge phase", step, "end_declaration", "declare_end"
    )
    def _(game, frame):
        turn.ready_all_units(game, frame)
        return turn.declare_end(game, frame)

    @wrong("units become ready in turns without a power charge phase, too", step, "turn", "power_charge")
    def _(game, frame):
        zones.make_ready(game, list(game.position.units.values()), "deus.turn.power.untap_all")
        return turn.power_charge(game, frame)


with clause("deus.turn.power.gain_one"):

    @wrong("both players gain a power counter", step, "power_charge", "gain_power")
    def _(game, _frame):
        for seat in game.position.players:
            zones.gain_power(game, seat, 1)

    @wrong("nobody gains an eleventh power counter", step, "power_charge", "gain_power")
    def _(game, frame):
        return turn.gain_power(game, frame) if game.position.players[game.position.marching].power < 10 else None


def _goes_on(outcome: Any) -> Any:
    """The same procedure, after which the phase is over."""
    return Call(outcome.procedure) if isinstance(outcome, Call) else outcome


with clause("deus.turn.main.any_order"):
    mutant("a main phase has one march", perform("march", lambda real, *arguments: _goes_on(real(*arguments))))

    @wrong("after a ritual the main phase is over", perform, "use")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        return _goes_on(outcome) if frame.step == "main" else outcome


with clause("deus.turn.end.declare"):

    @wrong("the defending side declares the end of the turn", step, "end_declaration", "declare_end")
    def _(game, _frame):
        return Decision(opponent(game.position.marching), "end", "deus.turn.end.declare")


def _leaving_markers(kind: str) -> Bend:
    def remove(game: Any, frame: Any) -> None:
        kept = getattr(game.position, kind)
        turn.remove_markers(game, frame)
        setattr(game.position, kind, kept)

    return step("end_declaration", "remove_markers", remove)


with clause("deus.turn.end.markers_removed"):
    mutant("battle markers stay", _leaving_markers("battle_markers"))
    mutant("control markers stay", _leaving_markers("control_markers"))

    @wrong("markers are removed when the main phase is over", step, "turn", "normal_summon")
    def _(game, frame):
        turn.remove_markers(game, frame)
        return turn.normal_summon(game, frame)


with clause("deus.turn.end.effects_end"):

    @wrong("effects that last until turn end are lost with the main phase", step, "turn", "normal_summon")
    def _(game, frame):
        zones.expire(game, frozenset({"phase", "turn"}))
        return turn.normal_summon(game, frame)


with clause("deus.turn.end.next_turn"):
    mutant("the same player has another turn", judgement("marching side", lambda position: position.marching))

    @wrong("the roles change every other turn", judgement, "marching side")
    def _(position):
        return position.first_player if position.turn // 2 % 2 == 1 else opponent(position.first_player)

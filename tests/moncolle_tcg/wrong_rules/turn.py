"""Wrong turns: phases, what the first one leaves out, whose turn it is."""

from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, offer, step, step_before
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Call
from reference_engine.moncolle_tcg import turn
from reference_engine.moncolle_tcg.procedures import HandAdjustment
from reference_engine.monster_collection.position import opponent

_order = partial(step_before, "turn")

with clause("moncolle_tcg.turn.phase_order"):
    mutant("the main phase comes first", _order("main", "first_hand_adjustment"))
    mutant("units are summoned before the main phase", _order("normal_summon", "main"))
    mutant("the second hand adjustment comes before the summons", _order("second_hand_adjustment", "normal_summon"))
    mutant("the end is declared before the second hand adjustment", _order("end_declaration", "second_hand_adjustment"))
    mutant("units are summoned in hand adjustments, too", offer("summon", "hand_adjustment"))
    mutant("units are summoned in the end declaration phase, too", offer("summon", "end"))
    mutant("units are summoned while equipment is discarded", offer("summon", "summon_discards"))
    mutant("equipment is put on in hand adjustments, too", offer("equip", "hand_adjustment"))
    mutant("equipment is put on in the end declaration phase, too", offer("equip", "end"))
    mutant("units march in hand adjustments, too", offer("march", "hand_adjustment"))
    mutant("units march in the normal summon phase, too", offer("march", "summon_discards"))
    mutant("units march in the end declaration phase, too", offer("march", "end"))
    mutant("proxies are laid in the normal summon phase, too", offer("place_proxy", "summon_discards", "summon"))
    mutant("hands are adjusted in the normal summon phase, too", offer("discard", "summon_discards", "summon"))

    @wrong("North has no second hand adjustment", step, "turn", "second_hand_adjustment")
    def _(game, frame):
        return None if game.position.marching == "north" else turn.second_hand_adjustment(game, frame)

    @wrong("South has no first hand adjustment", step, "turn", "first_hand_adjustment")
    def _(game, frame):
        return None if game.position.marching == "south" else turn.first_hand_adjustment(game, frame)


with clause("moncolle_tcg.turn.first_turn_skips_hand1"):

    @wrong("the very first turn has a first hand adjustment", step, "turn", "first_hand_adjustment")
    def _(_game, _frame):
        return Call(HandAdjustment())

    @wrong("both first turns have no first hand adjustment", step, "turn", "first_hand_adjustment")
    def _(game, frame):
        return None if game.position.turn <= 2 else turn.first_hand_adjustment(game, frame)

    @wrong(
        "the first player has no first hand adjustment in the second own turn", step, "turn", "first_hand_adjustment"
    )
    def _(game, frame):
        return None if game.position.turn == 3 else turn.first_hand_adjustment(game, frame)

    @wrong("the very first turn has no second hand adjustment", step, "turn", "second_hand_adjustment")
    def _(game, frame):
        return None if game.position.turn == 1 else turn.second_hand_adjustment(game, frame)

    @wrong(
        "South's first turn has no first hand adjustment, even as second player", step, "turn", "first_hand_adjustment"
    )
    def _(game, frame):
        skips = game.position.turn <= 2 and game.position.marching == "south"
        return None if skips else turn.first_hand_adjustment(game, frame)

    @wrong("South as first player has a first hand adjustment", step, "turn", "first_hand_adjustment")
    def _(game, frame):
        has = game.position.turn > 1 or game.position.marching == "south"
        return Call(HandAdjustment()) if has else None


def _main(game: Any, frame: Any, skips: bool) -> Any:
    if skips:
        return None
    decision = Decision(game.position.marching, "main", "moncolle_tcg.main.free_order")
    return decision if game.position.turn == 1 else turn.main(game, frame)


with clause("moncolle_tcg.turn.first_turn_skips_main"):

    @wrong("the very first turn has a main phase", step, "turn", "main")
    def _(game, frame):
        return _main(game, frame, False)

    @wrong("both first turns have no main phase", step, "turn", "main")
    def _(game, frame):
        return _main(game, frame, game.position.turn <= 2)

    @wrong("the first player has no main phase in the second own turn", step, "turn", "main")
    def _(game, frame):
        return _main(game, frame, game.position.turn in (1, 3))

    @wrong("North has a main phase in the very first turn", step, "turn", "main")
    def _(game, frame):
        return _main(game, frame, game.position.turn == 1 and game.position.marching == "south")

    @wrong("South has a main phase in the very first turn", step, "turn", "main")
    def _(game, frame):
        return _main(game, frame, game.position.turn == 1 and game.position.marching == "north")


with clause("moncolle_tcg.turn.alternate"):

    @wrong("South has all turns", judgement, turn.turn_player_of)
    def _(_game, _turn):
        return "south"

    @wrong("the second player begins", judgement, turn.turn_player_of)
    def _(real, game, turn):
        return opponent(real(game, turn))

    @wrong("after the first two turns nobody changes any more", judgement, turn.turn_player_of)
    def _(real, game, turn):
        return real(game, min(turn, 3))

    @wrong("from turn 12 on the order is turned round", judgement, turn.turn_player_of)
    def _(real, game, turn):
        return real(game, turn + 1) if turn > 12 else real(game, turn)

    @wrong("turns come in pairs", judgement, turn.turn_player_of)
    def _(game, number):
        first = game.position.first_player
        return first if number % 4 in (1, 2) else opponent(first)

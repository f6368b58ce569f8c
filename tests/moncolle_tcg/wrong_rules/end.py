"""Wrong ends of turns."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, anybody_at, offer, step, step_before
from reference_engine.kernel.decision import Decision
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent

RESET = "moncolle_tcg.end.reset_both_armies"
DECLARE = "moncolle_tcg.end.declare"


def _ready(which: Any) -> Bend:
    def reset(game: Any, _frame: Any) -> None:
        zones.make_ready(game, [unit for unit in game.position.units.values() if which(game, unit)], RESET)

    return step("end_declaration", "ready_all_units", reset)


def _besides(procedure: str, name: str) -> Bend:
    """Everybody becomes ready then, too."""
    return after_step(
        procedure, name, lambda game, _: zones.make_ready(game, list(game.position.units.values()), RESET)
    )


with clause(RESET):
    mutant("only the turn player's units become ready", _ready(lambda game, unit: unit.owner == game.position.marching))
    mutant("only the opponent's units become ready", _ready(lambda game, unit: unit.owner != game.position.marching))
    mutant("only South's units become ready", _ready(lambda _, unit: unit.owner == "south"))
    mutant("only North's units become ready", _ready(lambda _, unit: unit.owner == "north"))
    mutant("only units in the back rows become ready", _ready(lambda _, unit: unit.area[1] in "14"))
    mutant(
        "only units in the own territory become ready", _ready(lambda _, u: (u.area[1] in "12") == (u.owner == "south"))
    )
    mutant("units become ready when a battle ends", _besides("march", "exhaust_marchers"))
    mutant("units become ready when a turn begins", _besides("turn", "first_hand_adjustment"))
    mutant("units become ready after the main phase", _besides("turn", "normal_summon"))
    mutant("units become ready after the normal summon phase", _besides("normal_summon", "discard_equipment"))
    mutant(
        "units become ready once the end is declared", step_before("end_declaration", "declare_end", "ready_all_units")
    )

    @wrong("whoever is ready becomes exhausted", step, "end_declaration", "ready_all_units")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            zones.change_unit(game, unit.id, ready=not unit.ready)


with clause(DECLARE):
    mutant("the end is declared in the main phase, too", offer("end_turn", "main"))
    mutant("the end is declared in hand adjustments, too", offer("end_turn", "hand_adjustment"))
    mutant("the end is declared in the normal summon phase, too", offer("end_turn", "summon_discards"))
    mutant("the end is declared in battles, too", offer("end_turn", "instant_summon", "line_up", "before_attack"))
    mutant("anybody declares the end", anybody_at("end"))
    mutant("one may pass instead of declaring the end", offer("pass", "end"))
    mutant("units march before the end is declared", offer("march", "end"))
    mutant("units are summoned before the end is declared", offer("summon", "end"))
    mutant("hands are adjusted before the end is declared", offer("discard", "end"))
    mutant(
        "the end is declared while units are exhausted",
        step_before("end_declaration", "declare_end", "ready_all_units"),
    )

    @wrong("the opponent declares the end", step, "end_declaration", "declare_end")
    def _(game, _frame):
        return Decision(opponent(game.position.marching), "end", DECLARE)

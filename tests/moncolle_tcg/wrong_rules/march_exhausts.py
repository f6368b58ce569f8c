"""Wrong states after marches."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, judgement, step
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import tightened
from tests.moncolle_tcg.wrong_rules.march import marching_units

READY = "moncolle_tcg.march.unacted_only"
OVER = "moncolle_tcg.march.acted_when_finished"
ATTACKED = "moncolle_tcg.status.becomes_acted"
STAY = "moncolle_tcg.ruling.instant_marchers_stay_ready"


def _tired(exhausts: Callable[[Any, Any], list[str]]) -> Bend:
    """Who becomes exhausted when a march is over."""

    def over(game: Any, frame: Any) -> None:
        units = game.position.units
        zones.exhaust(game, [units[unit] for unit in exhausts(game, frame) if unit in units], OVER)

    return step("march", "exhaust_marchers", over)


def _exhausted_first(real: Any, game: Any, frame: Any) -> Any:
    zones.exhaust(game, [game.position.units[unit] for unit in frame.origins], OVER)
    return real(game, frame)


with clause(OVER):
    mutant("a march exhausts at its declaration", step("march", "move_units", _exhausted_first))
    mutant("of several units the first becomes exhausted", _tired(lambda _g, frame: list(frame.origins)[:1]))
    mutant("of several units the last becomes exhausted", _tired(lambda _g, frame: list(frame.origins)[-1:]))
    mutant("only a march with a battle exhausts", _tired(lambda _g, frame: list(frame.origins) if frame.fought else []))
    mutant(
        "only a march without a battle exhausts", _tired(lambda _g, frame: [] if frame.fought else list(frame.origins))
    )
    mutant(
        "South's marches exhaust nobody",
        _tired(lambda g, frame: list(frame.origins) if g.position.marching == "north" else []),
    )
    mutant(
        "North's marches exhaust nobody",
        _tired(lambda g, frame: list(frame.origins) if g.position.marching == "south" else []),
    )
    mutant(
        "all own units become exhausted",
        _tired(lambda g, _f: [u.id for u in g.position.units.values() if u.owner == g.position.marching]),
    )

    @wrong("who goes back is ready again", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        for unit, origin in frame.origins.items():
            if unit in game.position.units and game.position.units[unit].area == origin:
                zones.change_unit(game, unit, ready=True)

    @wrong("who stays is ready again after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        for unit in frame.origins:
            there = game.position.units.get(unit)
            if frame.fought and there is not None and there.area == frame.destination:
                zones.change_unit(game, unit, ready=True)

    @wrong("marching units do not attack", judgement, "attackers")
    def _(real, game, seat):
        return [] if seat == game.position.marching else real(game, seat)

    @wrong("one marching unit attacks", judgement, "attackers")
    def _(real, game, seat):
        return real(game, seat)[:1] if seat == game.position.marching else real(game, seat)


with clause(STAY):

    @wrong(
        "who was instantly summoned is ready after its battle, whatever it did", after_step, "march", "exhaust_marchers"
    )
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned:
                zones.change_unit(game, unit.id, ready=True)

    @wrong("who was instantly summoned becomes exhausted in South's marches", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned and game.position.marching == unit.owner == "south":
                zones.change_unit(game, unit.id, ready=False)

    @wrong("who was instantly summoned becomes exhausted in North's marches", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned and game.position.marching == unit.owner == "north":
                zones.change_unit(game, unit.id, ready=False)

    @wrong("who was instantly summoned does not march in the same turn", tightened, "march", READY)
    def _(game, _seat, answer):
        return any(unit.instantly_summoned for unit in marching_units(game, answer))

    @wrong("an attack does not exhaust who was instantly summoned", judgement, zones.exhaust)
    def _(real, game, units, why):
        real(game, [unit for unit in units if why != ATTACKED or not unit.instantly_summoned], why)

    @wrong("with one that used a completion ability all new units become exhausted", judgement, zones.exhaust)
    def _(real, game, units, why):
        new = [unit for unit in game.position.units.values() if unit.instantly_summoned]
        real(game, new if any(unit.instantly_summoned for unit in units) else units, why)


with clause("moncolle_tcg.ruling.defenders_stay_ready"):

    @wrong("every unit of a battle is exhausted after it", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        zones.exhaust(game, units_in(game.position, frame.destination), OVER)

    @wrong("who was summoned in defence is exhausted after it", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        there = units_in(game.position, frame.destination, opponent(game.position.marching))
        zones.exhaust(game, [unit for unit in there if unit.instantly_summoned], OVER)

    @wrong("South's defenders are exhausted after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        if game.position.marching == "north":
            zones.exhaust(game, units_in(game.position, frame.destination), OVER)

    @wrong("North's defenders are exhausted after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        if game.position.marching == "south":
            zones.exhaust(game, units_in(game.position, frame.destination), OVER)

    @wrong("defenders are ready after a battle, whatever they did", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        for unit in units_in(game.position, frame.destination, opponent(game.position.marching)):
            zones.change_unit(game, unit.id, ready=True)

    @wrong("an attack does not exhaust defenders", judgement, zones.exhaust)
    def _(real, game, units, why):
        real(game, [unit for unit in units if why != ATTACKED or unit.owner == game.position.marching], why)

    @wrong("an attack exhausts one defender", judgement, zones.exhaust)
    def _(real, game, units, why):
        defend = why == ATTACKED and units and units[0].owner != game.position.marching
        real(game, units[:1] if defend else units, why)

    @wrong("a completion ability exhausts all defenders", judgement, zones.exhaust)
    def _(real, game, units, why):
        party = game.position.battle and units and units[0].owner != game.position.marching
        real(game, units_in(game.position, game.position.battle, units[0].owner) if party else units, why)

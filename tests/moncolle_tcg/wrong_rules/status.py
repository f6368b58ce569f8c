"""Wrong states of units."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, judgement, step
from reference_engine.moncolle_tcg import abilities, values
from reference_engine.moncolle_tcg import effects as effect_rules
from reference_engine.moncolle_tcg.cards import Automatic
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection import attack, zones
from reference_engine.monster_collection import values as shared_values
from tests.moncolle_tcg.wrong_rules.bends import Context

ACTED = "moncolle_tcg.status.becomes_acted"


def toggled(game: Context, units: list[Any], *, ready: bool) -> None:
    """Units that are in the state already change to the other one."""
    for unit in units:
        zones.change_unit(game, unit.id, ready=not unit.ready if unit.ready == ready else ready)


with clause("moncolle_tcg.status.two_states"):

    @wrong("who is exhausted twice is ready again", judgement, effect_rules.carried_out)
    def _(real, game, frame, part, units):
        if type(part).__name__ != "Exhaust":
            return real(game, frame, part, units)
        toggled(game, units, ready=False)
        return True

    @wrong("who is made ready twice is exhausted", judgement, effect_rules.carried_out)
    def _(real, game, frame, part, units):
        if type(part).__name__ != "Ready":
            return real(game, frame, part, units)
        toggled(game, units, ready=True)
        return True

    mutant("nothing becomes exhausted by an effect", judgement(zones.exhaust, lambda _game, _units, _clause: None))
    mutant("nothing becomes ready by an effect", judgement(zones.make_ready, lambda _game, _units, _clause: None))

    @wrong("units become ready when the main phase ends", after_act, "end_phase")
    def _(game, _seat, _answer):
        zones.make_ready(game, list(game.position.units.values()), ACTED)

    @wrong("units become exhausted when the main phase ends", after_act, "end_phase")
    def _(game, _seat, _answer):
        zones.exhaust(game, list(game.position.units.values()), ACTED)

    @wrong("every unit counts as ready for texts", judgement, shared_values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, state=None)) if wanted.state == "ready" else real(game, unit, wanted)

    @wrong("every unit counts as exhausted for texts", judgement, shared_values.qualifies)
    def _(real, game, unit, wanted):
        state = wanted.state
        return real(game, unit, replace(wanted, state=None)) if state == "exhausted" else real(game, unit, wanted)


def spared(chosen: Any) -> Any:
    """A march that leaves some of its units ready."""

    def left(real: Any, game: Context, march: Any) -> Any:
        before = {name: unit.ready for name, unit in game.position.units.items()}
        done = real(game, march)
        kept = [game.position.units[unit] for unit in chosen(game, march, sorted(march.origins))
                if unit in game.position.units and before.get(unit)]  # fmt: skip
        zones.make_ready(game, kept, ACTED)
        return done

    return step("march", "exhaust_marchers", left)


with clause("moncolle_tcg.status.becomes_acted"):
    mutant("a march exhausts nobody", spared(lambda _game, _march, units: units))
    mutant("a march exhausts its first unit", spared(lambda _game, _march, units: units[1:]))
    mutant("a march exhausts its last unit", spared(lambda _game, _march, units: units[:-1]))
    mutant("a march onto enemies exhausts nobody", spared(lambda _game, march, units: units if march.fought else []))
    mutant("a march onto vacant terrain exhausts nobody", spared(lambda _, march, who: [] if march.fought else who))

    @wrong("units that stay where others march from are exhausted, too", step, "march", "exhaust_marchers")
    def _(real, game, march):
        done = real(game, march)
        for area in set(march.origins.values()):
            zones.exhaust(game, units_in(game.position, area, game.position.marching), ACTED)
        return done

    @wrong("an attack exhausts nobody", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        ready = [unit for unit in users if unit in game.position.units and game.position.units[unit].ready]
        real(game, seat, users)
        zones.make_ready(game, [game.position.units[u] for u in ready if u in game.position.units], ACTED)

    @wrong("an attack exhausts only those with an attack", judgement, attack.takes_effect)
    def _(real, game, seat, users):
        idle = [u for u in users if u in game.position.units and not values.attack(game, game.position.units[u])]
        real(game, seat, users)
        zones.make_ready(game, [game.position.units[u] for u in idle if u in game.position.units], ACTED)

    @wrong("whoever is attacked is exhausted", judgement, attack.land)
    def _(real, game, dealt):
        real(game, dealt)
        struck = [game.position.units[unit.id] for unit, _ in dealt if unit.id in game.position.units]
        zones.exhaust(game, struck, ACTED)

    for kind in ("normal", "counter", "own_turn"):

        @wrong(f"a completion ability of timing {kind} exhausts nobody", judgement, abilities.pay_for)
        def _(real, game, seat, use, kind=kind):
            ability = abilities.ability_of(game, use)
            real(game, seat, use)
            if ability.kind == "completion" and ability.timing == kind:
                zones.make_ready(game, [game.position.units[use.card]], ACTED)

    for what in ("card", "declared"):

        @wrong(f"the user of a {what} is exhausted", judgement, abilities.pay_for)
        def _(real, game, seat, use, what=what):
            ability = abilities.ability_of(game, use)
            real(game, seat, use)
            user = abilities.user_of(game, use)
            if ability.kind == what and user in game.position.units:
                zones.exhaust(game, [game.position.units[user]], ACTED)

    @wrong("the user of a spell is exhausted", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        real(game, seat, use)
        zones.exhaust(game, [game.position.units[unit] for unit in use.slots], ACTED)

    @wrong("an automatic ability exhausts its unit", judgement, effect_rules.carried_out)
    def _(real, game, frame, part, units):
        done = real(game, frame, part, units)
        automatic = isinstance(effect_rules.effect_of(game, frame), Automatic)
        if automatic and frame.card in game.position.units:
            zones.exhaust(game, [game.position.units[frame.card]], ACTED)
        return done

    @wrong("swapping exhausts who gives and who takes", after_act, "swap")
    def _(game, _seat, answer):
        takers = [game.position.units[unit] for unit in answer.wear.values()]
        zones.exhaust(game, takers, ACTED)

"""Wrong standing abilities: Initiative, Charge, Defender, Resist and Weakness."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, step
from reference_engine.moncolle_tcg import effects, initiative, values
from reference_engine.moncolle_tcg.cards import Standing
from reference_engine.moncolle_tcg.position import Granted, card_of, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection import zones as shared
from tests.moncolle_tcg.wrong_rules.bends import Context


def none_if(exhausted: Any, *kinds: str) -> Any:
    """Units that are ``exhausted`` have no standing abilities of some kinds."""

    def found(real: Any, game: Context, unit: Any, kind: str) -> list[Standing]:
        return [] if kind in kinds and exhausted(game, unit) else real(game, unit, kind)

    return judgement(values.standing, found)


def tired(_game: Context, unit: Any) -> bool:
    """An exhausted unit."""
    return not unit.ready


EVERY = ("initiative", "charge", "defender", "items", "spells", "resist", "weaknesses")

with clause("moncolle_tcg.standing.ignores_status"):
    mutant("exhausted units have no standing abilities", none_if(tired, *EVERY))
    for lost in ("initiative", "defender", "items", "spells", "resist", "weaknesses"):
        mutant(f"exhausted units have no {lost}", none_if(tired, lost))

    @wrong("who becomes exhausted loses Charge", judgement, shared.exhaust)
    def _(real, game, units, clause):
        real(game, units, clause)
        for unit in units:
            held = game.position.units.get(unit.id)
            if held is not None and game.position.battle:
                shared.change_unit(game, unit.id, modifiers=tuple(g for g in held.modifiers if not g.attack))


with clause("moncolle_tcg.standing.initiative"):

    def rolled(change: Any) -> Any:
        """Initiative totals that are others: ``change`` gets game, seat, the die and the values of the units."""

        def total(game: Context, seat: str, face: int) -> int:
            own = [values.initiative(game, u) for u in units_in(game.position, game.position.battle, seat)]
            found: int = change(game, seat, face, own)
            return found

        return judgement(initiative.initiative_value, total)

    mutant("Initiative is not added", rolled(lambda _game, _seat, face, _own: face))
    mutant("negative Initiative is no matter", rolled(lambda _g, _s, face, own: face + sum(max(0, x) for x in own)))
    mutant("Initiative is 1 at most", rolled(lambda _g, _s, face, own: face + min(1, sum(own))))
    mutant("of several the best counts", rolled(lambda _g, _s, face, own: face + max(own, default=0)))
    mutant("Initiative replaces a lower die", rolled(lambda _g, _s, face, own: max(face, sum(own))))
    mutant(
        "Initiative is for the marching side",
        rolled(lambda game, seat, face, own: face + sum(own) * (seat == game.position.marching)),
    )
    mutant(
        "Initiative is for the defending side",
        rolled(lambda game, seat, face, own: face + sum(own) * (seat != game.position.marching)),
    )
    mutant(
        "units elsewhere add their Initiative",
        rolled(
            lambda game, seat, face, _own: (
                face + sum(values.initiative(game, u) for u in game.position.units.values() if u.owner == seat)
            )
        ),
    )


def fixed(change: Any) -> Any:
    """Another bonus when the order of the sides is fixed: attack and defence that a unit gets."""

    def fix(game: Context, battle: Battle) -> None:
        for unit in units_in(game.position, battle.area):
            attack, defence = change(game, unit, unit.owner == battle.first)
            bonus = Granted("", "battle", game.position.turn, values.next_since(game), attack=attack, defence=defence)
            if attack or defence:
                shared.change_unit(game, unit.id, modifiers=(*unit.modifiers, bonus))
        game.unsettled = True

    return judgement(initiative.fix_charge_and_defender, fix)


def own(game: Context, unit: Any) -> tuple[int, int]:
    """What a unit's Charge and Defender add up to."""
    return values.charge(game, unit), values.defender(game, unit)


def right(game: Context, unit: Any, first: bool) -> tuple[int, int]:
    """The right bonus."""
    charge, defender = own(game, unit)
    return (charge, 0) if first else (0, defender)


with clause("moncolle_tcg.standing.charge"):
    mutant("Charge adds nothing", fixed(lambda g, u, first: (0, right(g, u, first)[1])))
    mutant("Charge adds on the second side as well", fixed(lambda g, u, first: (own(g, u)[0], right(g, u, first)[1])))
    mutant("Charge adds on the second side only", fixed(lambda g, u, first: (0 if first else own(g, u)[0], 0)))
    mutant("Charge adds 1 at most", fixed(lambda g, u, first: (min(1, right(g, u, first)[0]), right(g, u, first)[1])))
    mutant("Charge adds to the defence", fixed(lambda g, u, first: (0, sum(right(g, u, first)))))
    mutant(
        "Charge is for the marching side",
        fixed(lambda g, u, first: right(g, u, first) if u.owner == g.position.marching else (0, own(g, u)[1])),
    )
    mutant(
        "Charge is for the defending side",
        fixed(lambda g, u, first: right(g, u, first) if u.owner != g.position.marching else (0, own(g, u)[1])),
    )
    mutant(
        "Charge of equipment does not count",
        fixed(lambda g, u, first: (card_of(g, u.id).standing.charge if first else 0, right(g, u, first)[1])),
    )

    @wrong("one unit of the side has its Charge", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        charging = [u for u in units_in(game.position, battle.area, battle.first) if values.charge(game, u)]
        real(game, battle)
        for unit in charging[1:]:
            shared.change_unit(game, unit.id, modifiers=unit.modifiers)


with clause("moncolle_tcg.standing.defender"):
    mutant("Defender adds nothing", fixed(lambda g, u, first: (right(g, u, first)[0], 0)))
    mutant("Defender adds on the first side as well", fixed(lambda g, u, first: (right(g, u, first)[0], own(g, u)[1])))
    mutant("Defender adds on the first side only", fixed(lambda g, u, first: (0, own(g, u)[1] if first else 0)))
    mutant("Defender adds 1 at most", fixed(lambda g, u, first: (right(g, u, first)[0], min(1, right(g, u, first)[1]))))
    mutant("Defender adds to the attack", fixed(lambda g, u, first: (sum(right(g, u, first)), 0)))
    mutant(
        "Defender is for the defending side",
        fixed(lambda g, u, first: right(g, u, first) if u.owner != g.position.marching else (own(g, u)[0], 0)),
    )
    mutant(
        "Defender is for the marching side",
        fixed(lambda g, u, first: right(g, u, first) if u.owner == g.position.marching else (own(g, u)[0], 0)),
    )

    @wrong("Defender ends with the first timing", step, "battle", "second_normal_timing")
    def _(real, game, frame):
        for unit in units_in(game.position, frame.area):
            shared.change_unit(game, unit.id, modifiers=tuple(each for each in unit.modifiers if each.defence <= 0))
        return real(game, frame)

    @wrong("Defender ends with the own timing", after_step, "normal_timing", "before_attack")
    def _(game, timing):
        for unit in units_in(game.position, game.position.battle, timing.seat):
            kept = tuple(each for each in unit.modifiers if each.defence <= 0)
            shared.change_unit(game, unit.id, modifiers=kept)

    @wrong("one unit of the side has its Defender", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        units = [u for u in units_in(game.position, battle.area) if u.owner != battle.first]
        defending = [unit for unit in units if values.defender(game, unit)]
        real(game, battle)
        for unit in defending[1:]:
            shared.change_unit(game, unit.id, modifiers=unit.modifiers)


with clause("moncolle_tcg.ruling.charge_fixed_with_the_order"):

    @wrong("what comes later adds", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        done = real(game, frame, part, units)
        granted = getattr(part, "standing", Standing())
        for unit in units if game.position.battle else ():
            _gains(game, unit.id, granted.charge, granted.defender)
        return done

    @wrong("Charge that comes later adds", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        done = real(game, frame, part, units)
        for unit in units if game.position.battle else ():
            _gains(game, unit.id, getattr(part, "standing", Standing()).charge, 0)
        return done

    @wrong("Defender that comes later adds", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        done = real(game, frame, part, units)
        for unit in units if game.position.battle else ():
            _gains(game, unit.id, 0, getattr(part, "standing", Standing()).defender)
        return done

    for kind, value in {"charge": "attack", "defender": "defence"}.items():

        @wrong(f"who loses {kind} loses what it has added", judgement, effects.carried_out)
        def _(real, game, frame, part, units, kind=kind, value=value):
            done = real(game, frame, part, units)
            if kind in getattr(part, "what", ()):
                for unit in units:
                    held = game.position.units[unit.id].modifiers
                    shared.change_unit(game, unit.id, modifiers=tuple(g for g in held if not getattr(g, value)))
                game.unsettled = True
            return done

    @wrong("who loses equipment loses its Charge", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        worn = {u.id: sum(card_of(game, card).standing.charge for card in u.equipment) for u in units}
        done = real(game, frame, part, units)
        for unit, lost in worn.items() if type(part).__name__ == "Strip" else ():
            _gains(game, unit, -lost, 0)
        return done

    @wrong("only printed Charge counts", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        real(game, battle)
        for unit in units_in(game.position, battle.area, battle.first):
            _gains(game, unit.id, card_of(game, unit.id).standing.charge - values.charge(game, unit), 0)

    @wrong("what was added stays until the turn ends", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        real(game, battle)
        for unit in units_in(game.position, battle.area):
            lasting = tuple(replace(each, until="turn") for each in unit.modifiers)
            shared.change_unit(game, unit.id, modifiers=lasting)


def _gains(game: Context, unit: str, attack: int, defence: int) -> None:
    if unit in game.position.units and (attack or defence):
        held = game.position.units[unit]
        more = Granted("", "battle", game.position.turn, values.next_since(game), attack=attack, defence=defence)
        shared.change_unit(game, unit, modifiers=(*held.modifiers, more))
        game.unsettled = True


def best(kind: str) -> Any:
    """Of several abilities of a kind the best counts."""

    def found(real: Any, game: Context, unit: Any, asked: str) -> list[Standing]:
        every: list[Standing] = real(game, unit, asked)
        return sorted(every, key=lambda each: -getattr(each, kind))[:1] if asked == kind else every

    return judgement(values.standing, found)


with clause("moncolle_tcg.ruling.charges_add_up"):
    mutant("of several Charges the highest counts", best("charge"))
    mutant("of several Defenders the highest counts", best("defender"))

    @wrong("only the first two add up", judgement, values.standing)
    def _(real, game, unit, kind):
        return real(game, unit, kind)[:2]

    @wrong("what the terrain gives does not add up with the rest", judgement, values.standing)
    def _(real, game, unit, kind):
        ground = [effect.standing for effect in values.given_by_terrain(game, unit)]
        found = real(game, unit, kind)
        rest = found[: len(found) - len(ground)]
        return rest if any(getattr(each, kind) for each in rest) else found

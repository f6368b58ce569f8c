"""Wrong standing abilities: Initiative, Charge, Defender, Resist and Weakness."""

from typing import Any, Literal

from msgspec.structs import replace

from monosashi.mutants import by_operators, clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, step
from reference_engine.moncolle_tcg import effects, initiative, values
from reference_engine.moncolle_tcg.cards import Standing
from reference_engine.moncolle_tcg.position import Granted, card_of, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Damage

Context = Any


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
    by_operators("judgement.drawn.decide_initiative.nothing")

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
    by_operators("reading.late_charge.on")

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


with clause("moncolle_tcg.standing.resist"):
    mutant("nobody resists anything", judgement(values.resists, lambda _game, _unit, _attribute: False))

    @wrong("Resist is against every attribute", judgement, values.resists)
    def _(game, unit, attribute):
        return bool(attribute) and any(each.resist for each in values.standing(game, unit, "resist"))

    @wrong("Resist is against damage without attribute, too", judgement, values.resists)
    def _(real, game, unit, attribute):
        return (
            real(game, unit, attribute) if attribute else any(e.resist for e in values.standing(game, unit, "resist"))
        )

    @wrong("only the first Resist counts", judgement, values.resists)
    def _(game, unit, attribute):
        named = [name for each in values.standing(game, unit, "resist") for name in each.resist]
        return attribute in named[:1]

    @wrong("Resist of a unit is for its side", judgement, values.resists)
    def _(real, game, unit, attribute):
        return any(real(game, other, attribute) for other in units_in(game.position, unit.area, unit.owner))

    @wrong("printed Resist counts", judgement, values.resists)
    def _(game, unit, attribute):
        return attribute in card_of(game, unit.id).standing.resist

    @wrong("Resist of equipment does not count", judgement, values.resists)
    def _(game, unit, attribute):
        return any(attribute in e.resist for e in values.standing(game, replace(unit, equipment=()), "resist"))

    @wrong("granted Resist does not count", judgement, values.resists)
    def _(game, unit, attribute):
        return any(attribute in e.resist for e in values.standing(game, replace(unit, modifiers=()), "resist"))

    @wrong("units of the marching side do not resist", judgement, values.resists)
    def _(real, game, unit, attribute):
        return real(game, unit, attribute) and unit.owner != game.position.marching

    @wrong("twice the defence is too much for Resist", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        for part, units in parts:
            if isinstance(part, Damage):
                doomed |= {u.id for u in units if part.amount >= 2 * values.defence(game, u)}
        return doomed, hurt, happened


with clause("moncolle_tcg.ruling.resist_reduces_nothing"):
    by_operators("reading.resist_mode.reduce")

    @wrong("resisted damage is not noticed", judgement, conditions.occur)
    def _(real, game, event, units):
        resisting = [u for u in units if any(each.resist for each in values.standing(game, u, "resist"))]
        real(game, event, [u for u in units if event != "damaged" or u not in resisting])

    @wrong("resisted damage counts as nothing that happened", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        felt = [unit for unit in hurt if not any(e.resist for e in values.standing(game, unit, "resist"))]
        return doomed, hurt, happened and bool(felt)

    @wrong("resisted damage is noticed if it would have killed", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        most = max((part.amount for part, _ in parts if isinstance(part, Damage)), default=0)
        return doomed, [u for u in hurt if u.id in doomed or most >= values.defence(game, u)], happened


with clause("moncolle_tcg.ruling.resist_against_other_effects"):

    @wrong("effects without damage kill who resists", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        for part, units in parts:
            if type(part).__name__ == "Kill":
                doomed |= {unit.id for unit in units}
        return doomed, hurt, happened

    @wrong("who resists anything survives every such effect", judgement, effects.may_be_killed)
    def _(real, game, unit, attribute):
        return real(game, unit, attribute) and not any(e.resist for e in values.standing(game, unit, "resist"))

    @wrong("nothing of an effect reaches who resists", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        left = [unit for unit in units if not any(e.resist for e in values.standing(game, unit, "resist"))]
        return real(game, frame, part, left)

    @wrong("who resists is not discarded", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        kept = type(part).__name__ == "Banish"
        left = [u for u in units if not (kept and any(e.resist for e in values.standing(game, u, "resist")))]
        return real(game, frame, part, left)


def weak(change: Any) -> Any:
    """Another idea of what Weakness adds."""
    return judgement(values.weakness, change)


with clause("moncolle_tcg.standing.weakness"):
    mutant("Weakness adds nothing", weak(lambda _game, _unit, _attribute: 0))
    mutant("Weakness adds 1", weak(lambda real, g, u, attribute: min(1, real(g, u, attribute))))
    mutant(
        "Weakness adds one more",
        weak(lambda real, g, u, attribute: real(g, u, attribute) and 1 + real(g, u, attribute)),
    )
    mutant("printed Weakness counts", weak(lambda g, u, attribute: _printed(g, u, attribute)))

    @wrong("Weakness is to every attribute", judgement, values.weakness)
    def _(game, unit, _attribute):
        return sum(weakness.more for each in values.standing(game, unit, "weaknesses") for weakness in each.weaknesses)

    @wrong("Weakness of a unit is for its side", judgement, values.weakness)
    def _(real, game, unit, attribute):
        return max(real(game, other, attribute) for other in units_in(game.position, unit.area, unit.owner))

    @wrong("who is weak dies of any damage of the attribute", judgement, values.weakness)
    def _(real, game, unit, attribute):
        return 99 if real(game, unit, attribute) else 0

    @wrong("units of the marching side are not weak", judgement, values.weakness)
    def _(real, game, unit, attribute):
        return 0 if unit.owner == game.position.marching else real(game, unit, attribute)

    @wrong("units of the defending side are not weak", judgement, values.weakness)
    def _(real, game, unit, attribute):
        return real(game, unit, attribute) if unit.owner == game.position.marching else 0

    @wrong("damage without attribute meets Weakness", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        turned = [(replace(p, attribute=p.attribute or "flame") if isinstance(p, Damage) else p, u) for p, u in parts]
        return real(game, frame, turned)

    @wrong("Weakness does not add to dice", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        turned = [(replace(p, attribute="") if isinstance(p, Damage) and p.dice else p, u) for p, u in parts]
        return real(game, frame, turned)


def _printed(game: Context, unit: Any, attribute: str) -> int:
    return sum(w.more for w in card_of(game, unit.id).standing.weaknesses if w.to == attribute)


def raised(wanted: Any) -> Any:
    """Damage of an effect that is raised by Weakness where no rule says so."""

    def struck(real: Any, game: Context, frame: Any, parts: list[Any]) -> Any:
        doomed, hurt, happened = real(game, frame, parts)
        for part, units in parts:
            if isinstance(part, Damage) and wanted(part):
                weak_ones = [u for u in units if values.weakness(game, u, part.attribute)]
                hurt = [*hurt, *weak_ones]
                doomed |= {
                    u.id for u in weak_ones if values.weakness(game, u, part.attribute) >= values.defence(game, u)
                }
        return doomed, hurt, happened

    return judgement(effects.struck_down, struck)


with clause("moncolle_tcg.standing.weakness_zero"):
    mutant("Weakness adds to damage of 0", raised(lambda part: part.amount == 0 and not part.dice))

    @wrong("Weakness adds from 2 points on", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        turned = [(replace(p, attribute="") if isinstance(p, Damage) and p.amount < 2 else p, u) for p, u in parts]
        return real(game, frame, turned)

    @wrong("damage of 0 to who is weak is noticed as damage", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        more = [
            u for p, units in parts if isinstance(p, Damage) for u in units if values.weakness(game, u, p.attribute)
        ]
        return doomed, list({unit.id: unit for unit in (*hurt, *more)}.values()), happened


def marked(game: Context, unit: Any) -> bool:
    """Whether a unit has been hit at its Weakness before."""
    return any(each.source == HIT for each in unit.modifiers)


HIT = "hit where it is weak"


def remembering(until: Literal["battle", "turn"], more: int) -> Any:
    """Weakness adds to the first damage; later it adds nothing, or the unit keeps so many points of it."""

    def struck(real: Any, game: Context, frame: Any, parts: list[Any]) -> Any:
        turned = []
        for part, units in parts:
            spent = isinstance(part, Damage) and any(marked(game, unit) for unit in units)
            turned.append((replace(part, attribute="") if spent and not more else part, units))
        done = real(game, frame, turned)
        for part, units in parts:
            for unit in units if isinstance(part, Damage) else ():
                if values.weakness(game, unit, part.attribute) and unit.id in game.position.units:
                    held = game.position.units[unit.id]
                    hit = Granted(HIT, until, game.position.turn, values.next_since(game), defence=-more)
                    shared.change_unit(game, unit.id, modifiers=(*held.modifiers, hit))
        return done

    return judgement(effects.struck_down, struck)


with clause("moncolle_tcg.ruling.weakness_each_time"):
    mutant("it adds once in a battle", remembering("battle", 0))
    mutant("it adds once in a turn", remembering("turn", 0))
    mutant("what it adds stays for the battle", remembering("battle", 2))

    @wrong("in one effect it adds once", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        turned = [(replace(p, attribute="") if isinstance(p, Damage) and frame.group else p, u) for p, u in parts]
        return real(game, frame, turned)


with clause("moncolle_tcg.ruling.weaknesses_add_up"):

    @wrong("the highest counts", judgement, values.weakness)
    def _(game, unit, attribute):
        found = [w for each in values.standing(game, unit, "weaknesses") for w in each.weaknesses if w.to == attribute]
        return max((w.more for w in found), default=0)

    @wrong("the lowest counts", judgement, values.weakness)
    def _(game, unit, attribute):
        found = [w for each in values.standing(game, unit, "weaknesses") for w in each.weaknesses if w.to == attribute]
        return min((w.more for w in found), default=0)

    @wrong("two of them add up", judgement, values.weakness)
    def _(game, unit, attribute):
        found = [w for each in values.standing(game, unit, "weaknesses") for w in each.weaknesses if w.to == attribute]
        return sum(w.more for w in found[:2])

    @wrong("Weaknesses to different attributes add up", judgement, values.weakness)
    def _(real, game, unit, attribute):
        found = [w for each in values.standing(game, unit, "weaknesses") for w in each.weaknesses]
        return sum(w.more for w in found) if real(game, unit, attribute) else 0

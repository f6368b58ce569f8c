"""Wrong Resist and Weakness."""

from typing import Any, Literal

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement
from reference_engine.moncolle_tcg import effects, values
from reference_engine.moncolle_tcg.position import Granted, card_of, units_in
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Damage
from tests.moncolle_tcg.wrong_rules.bends import Context

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

"""Wrong marks of card texts: damage, lasting marks, filters, triggers, places of use."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, verb
from reference_engine.monster_collection import conditions, effects, values, zones
from reference_engine.monster_collection.cards import Kill
from reference_engine.monster_collection.effects import reached
from reference_engine.monster_collection.position import card_of, opponent

with clause("deus.vocabulary.damage"):

    @wrong("damage kills only what has less defence", judgement, values.defence)
    def _(real, game, unit):
        return real(game, unit) + 1

    @wrong("damage kills whatever it hits", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        complete = real(game, frame, blows, dead)
        dead.update({unit.id: unit for blow in blows for unit in reached(game, frame, blow.to)})
        return complete


with clause("deus.vocabulary.damage_dice"):

    @wrong("the fixed amount printed with dice does not count", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        return real(game, frame, [replace(blow, amount=0) if blow.dice else blow for blow in blows], dead)

    @wrong("the fixed amount is added to every die", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        return real(game, frame, [replace(blow, amount=blow.amount * max(1, blow.dice)) for blow in blows], dead)


with clause("deus.vocabulary.damage_attribute"):

    @wrong("typeless damage counts as attribute damage", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, attribute or "none")

    @wrong("damage of an attribute is typeless, too", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return min(real(game, unit, amount, attribute), real(game, unit, amount, ""))


with clause("deus.vocabulary.cannot_die"):

    @wrong("damage kills a unit that cannot die", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        complete = real(game, frame, blows, dead)
        zones.die(game, list(dead.values()), "deus.damage.lethal")
        return complete

    @wrong("to kill kills a unit that cannot die", verb, Kill)
    def _(game, frame, part, _dead):
        zones.die(game, reached(game, frame, part.to), "deus.damage.lethal")
        return True

    @wrong("a unit that cannot die cannot be discarded either", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        real(game, [unit for unit in units if not values.cannot_die(game, unit)], what=what, clause=clause)


with clause("deus.vocabulary.cannot_march"):

    @wrong("ready units march, whatever their texts forbid", judgement, values.kept_from_marching)
    def _(real, game, unit):
        return not unit.ready and real(game, unit)


with clause("deus.vocabulary.may_march_exhausted"):
    mutant("no text lets an exhausted unit march", judgement(values.fit_to_march, lambda _game, unit: unit.ready))

    @wrong("who may march exhausted lets others do so", judgement, values.fit_to_march)
    def _(real, game, unit):
        units = game.position.units.values()
        return any(real(game, other) for other in units if (other.owner, other.area) == (unit.owner, unit.area))


with clause("deus.vocabulary.ward"):

    @wrong("a ward takes off all damage of its kind", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        left = real(game, unit, amount, attribute)
        return 0 if left < amount else left

    @wrong("of several wards the highest counts", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        wards = [b.ward for b in values.bearing_on(game, unit) if b.ward_of in (attribute or "typeless", "attribute")]
        return max(real(game, unit, amount, attribute), amount - max(wards, default=0))

    @wrong("a ward holds against every kind of damage", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return max(0, amount - sum(bearing.ward for bearing in values.bearing_on(game, unit)))


with clause("deus.vocabulary.change_dice"):

    @wrong("a change of dice holds for both sides", judgement, values.dice_bonus)
    def _(real, game, seat):
        return real(game, seat) + real(game, opponent(seat))

    @wrong("a change of dice adds to fixed damage, too", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        bonus = values.dice_bonus(game, frame.seat)
        return real(
            game, frame, [blow if blow.dice else replace(blow, amount=blow.amount + bonus) for blow in blows], dead
        )


with clause("deus.vocabulary.filter_attribute"):

    @wrong("attributes in a text do not matter", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, attributes=()))


with clause("deus.vocabulary.filter_race"):

    @wrong("races in a text do not matter", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, races=()))

    @wrong("of several races the first counts", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, races=wanted.races[:1]))


with clause("deus.vocabulary.filter_level"):

    @wrong("x or more is more than x", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, wanted) and unit.level != wanted.min_level

    @wrong("x or less is less than x", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, wanted) and unit.level != wanted.max_level


with clause("deus.vocabulary.filter_state"):

    @wrong("states in a text do not matter", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, state=None))


with clause("deus.vocabulary.filter_place"):

    @wrong("places in a text do not matter", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, place=None))

    mutant("a2 alone counts as a front area", judgement("front areas", ("a2",)))


with clause("deus.vocabulary.others"):

    @wrong("the unit whose text it is counts among the others", judgement, effects.group_of)
    def _(real, game, seat, scope, to, card):
        return real(game, seat, scope, "allies" if to == "others" else to, card)

    @wrong("other units are those of either side", judgement, effects.group_of)
    def _(real, game, seat, scope, to, card):
        found = real(game, seat, scope, "all" if to == "others" else to, card)
        return [unit for unit in found if to != "others" or unit.id != card]

    @wrong("a constant for the others holds for its own unit, too", judgement, values.shared_constants)
    def _(real, game, source, unit):
        own = [constant.change for constant in card_of(game, source.id).constants if constant.change.to == "others"]
        return real(game, source, unit) + (own if unit.id == source.id else [])


with clause("deus.vocabulary.trigger_each"):

    @wrong("every unit that left counts, also one's own", judgement, conditions.concerns)
    def _(real, game, when, source, unit):
        return real(game, when, source, unit) or when.who == "enemy"


with clause("deus.vocabulary.that_unit"):

    @wrong("that unit is the unit whose text it is", judgement, effects.reached)
    def _(real, game, frame, to):
        return real(game, frame, "this" if to == "that_unit" else to)

    @wrong("that unit is every unit in its area", judgement, effects.reached)
    def _(real, game, frame, to):
        found = real(game, frame, to)
        places = {unit.area for unit in found}
        return [u for u in game.position.units.values() if u.area in places] if to == "that_unit" else found


def _from(hand: bool, battlefield: bool) -> Bend:
    def check(game: Any, seat: str, use: Any) -> str | None:
        unit = game.position.units.get(use.card)
        held = use.card in game.position.players[seat].hand
        wrong = card_of(game, use.card).kind == "unit" and (not ((hand and held) or (battlefield and unit is not None)))
        return f"{use.card} is not used from there" if wrong else None

    return condition("use", "deus.ritual.unit_hand", check)


with clause("deus.vocabulary.usable_from"):
    mutant("a unit's ritual is used from the hand, whatever its text says", _from(hand=True, battlefield=False))
    mutant("a unit's ritual is used from hand and battlefield alike", _from(hand=True, battlefield=True))

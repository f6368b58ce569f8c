"""Wrong marks of card texts: damage, lasting marks, filters, triggers, places of use."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import conditions, effects, values, zones
from reference_engine.monster_collection.cards import Filter, Kill
from reference_engine.monster_collection.effects import reached
from reference_engine.monster_collection.position import Unit, card_of, opponent

Strike = Callable[..., bool]
Dead = dict[str, Unit]


@judgement(values.defence, "deus.vocabulary.damage", "damage kills only what has less defence")
def less_defence(real: Callable[..., int], game: Any, unit: Unit) -> int:
    """Be off by one."""
    return real(game, unit) + 1


@judgement(effects.strike, "deus.vocabulary.damage", "damage kills whatever it hits")
def always_kills(real: Strike, game: Any, frame: Any, blows: Any, dead: Dead) -> bool:
    """Do not compare."""
    complete = real(game, frame, blows, dead)
    dead.update({unit.id: unit for blow in blows for unit in reached(game, frame, blow.to)})
    return complete


@judgement(effects.strike, "deus.vocabulary.damage_dice", "the fixed amount printed with dice does not count")
def dice_alone(real: Strike, game: Any, frame: Any, blows: Any, dead: Dead) -> bool:
    """Leave it out."""
    return real(game, frame, [replace(blow, amount=0) if blow.dice else blow for blow in blows], dead)


@judgement(effects.strike, "deus.vocabulary.damage_dice", "the fixed amount is added to every die")
def amount_per_die(real: Strike, game: Any, frame: Any, blows: Any, dead: Dead) -> bool:
    """Multiply it."""
    return real(game, frame, [replace(blow, amount=blow.amount * max(1, blow.dice)) for blow in blows], dead)


@judgement(values.damage_taken, "deus.vocabulary.damage_attribute", "typeless damage counts as attribute damage")
def typeless_is_attribute(real: Callable[..., int], game: Any, unit: Unit, amount: int, attribute: str) -> int:
    """Give it one that no ward names."""
    return real(game, unit, amount, attribute or "none")


@judgement(values.damage_taken, "deus.vocabulary.damage_attribute", "damage of an attribute is typeless, too")
def attribute_is_typeless(real: Callable[..., int], game: Any, unit: Unit, amount: int, attribute: str) -> int:
    """Take both kinds of ward off."""
    return min(real(game, unit, amount, attribute), real(game, unit, amount, ""))


@judgement(effects.strike, "deus.vocabulary.cannot_die", "damage kills a unit that cannot die")
def dies_of_damage(real: Strike, game: Any, frame: Any, blows: Any, dead: Dead) -> bool:
    """Let it die at once."""
    complete = real(game, frame, blows, dead)
    zones.die(game, list(dead.values()), "deus.damage.lethal")
    return complete


@mutant("deus.vocabulary.cannot_die", "to kill kills a unit that cannot die")
def dies_when_killed(edition: Edition) -> Edition:
    """Let it die at once."""

    def kill(game: Any, frame: Any, part: Kill, _dead: Dead) -> bool:
        zones.die(game, reached(game, frame, part.to), "deus.damage.lethal")
        return True

    return amend.verb(edition, Kill, kill)


@judgement(zones.leave, "deus.vocabulary.cannot_die", "a unit that cannot die cannot be discarded either")
def never_discarded(real: Callable[..., None], game: Any, units: list[Unit], *, what: str, clause: str) -> None:
    """Keep it."""
    real(game, [unit for unit in units if not values.cannot_die(game, unit)], what=what, clause=clause)


@judgement(values.may_march, "deus.vocabulary.cannot_march", "ready units march, whatever their texts forbid")
def ready_is_enough(real: Callable[..., bool], game: Any, unit: Unit) -> bool:
    """Look at the state."""
    return unit.ready or real(game, unit)


@mutant("deus.vocabulary.cannot_march", "a permission beats a prohibition")
def permission_beats(edition: Edition) -> Edition:
    """Read the latest one."""
    return amend.switch(edition, "prohibition_beats_permission", "latest effect wins")


@judgement(values.may_march, "deus.vocabulary.may_march_exhausted", "no text lets an exhausted unit march")
def exhausted_stay(real: Callable[..., bool], game: Any, unit: Unit) -> bool:
    """Look at the state, too."""
    return unit.ready and real(game, unit)


@judgement(values.may_march, "deus.vocabulary.may_march_exhausted", "who may march exhausted lets others do so")
def others_march_too(real: Callable[..., bool], game: Any, unit: Unit) -> bool:
    """Ask for anybody in the area."""
    units = game.position.units.values()
    return any(real(game, other) for other in units if (other.owner, other.area) == (unit.owner, unit.area))


@judgement(values.damage_taken, "deus.vocabulary.ward", "a ward takes off all damage of its kind")
def wards_everything(real: Callable[..., int], game: Any, unit: Unit, amount: int, attribute: str) -> int:
    """Take all off."""
    left = real(game, unit, amount, attribute)
    return 0 if left < amount else left


@judgement(values.damage_taken, "deus.vocabulary.ward", "of several wards the highest counts")
def highest_ward(real: Callable[..., int], game: Any, unit: Unit, amount: int, attribute: str) -> int:
    """Do not add them up."""
    wards = [b.ward for b in values.bearing_on(game, unit) if b.ward_of in (attribute or "typeless", "attribute")]
    return max(real(game, unit, amount, attribute), amount - max(wards, default=0))


@judgement(values.damage_taken, "deus.vocabulary.ward", "a ward holds against every kind of damage")
def wards_all_kinds(real: Callable[..., int], game: Any, unit: Unit, amount: int, attribute: str) -> int:
    """Do not look at the kind."""
    return max(0, amount - sum(bearing.ward for bearing in values.bearing_on(game, unit)))


@judgement(values.dice_bonus, "deus.vocabulary.change_dice", "a change of dice holds for both sides")
def dice_of_both_sides(real: Callable[..., int], game: Any, seat: str) -> int:
    """Add the other side's."""
    return real(game, seat) + real(game, opponent(seat))


@judgement(effects.strike, "deus.vocabulary.change_dice", "a change of dice adds to fixed damage, too")
def bonus_without_dice(real: Strike, game: Any, frame: Any, blows: Any, dead: Dead) -> bool:
    """Add it always."""
    bonus = values.dice_bonus(game, frame.seat)
    return real(game, frame, [blow if blow.dice else replace(blow, amount=blow.amount + bonus) for blow in blows], dead)


@judgement(values.qualifies, "deus.vocabulary.filter_attribute", "attributes in a text do not matter")
def any_attribute(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Do not look."""
    return real(game, unit, replace(wanted, attributes=()))


@judgement(values.qualifies, "deus.vocabulary.filter_race", "races in a text do not matter")
def any_race(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Do not look."""
    return real(game, unit, replace(wanted, races=()))


@judgement(values.qualifies, "deus.vocabulary.filter_race", "of several races the first counts")
def first_race(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Do not read on."""
    return real(game, unit, replace(wanted, races=wanted.races[:1]))


@judgement(values.qualifies, "deus.vocabulary.filter_level", "x or more is more than x")
def more_than_that(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Be off by one."""
    return real(game, unit, wanted) and unit.level != wanted.min_level


@judgement(values.qualifies, "deus.vocabulary.filter_level", "x or less is less than x")
def less_than_that(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Be off by one."""
    return real(game, unit, wanted) and unit.level != wanted.max_level


@judgement(values.qualifies, "deus.vocabulary.filter_state", "states in a text do not matter")
def any_state(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Do not look."""
    return real(game, unit, replace(wanted, state=None))


@mutant("deus.vocabulary.trigger_each", "every trigger is due for each unit that met its condition")
def each_always(edition: Edition) -> Edition:
    """Read it so."""
    return amend.switch(edition, "trigger_count", "each unit")


@judgement(conditions.concerns, "deus.vocabulary.trigger_each", "every unit that left counts, also one's own")
def all_count(real: Callable[..., bool], game: Any, when: Any, source: Unit, unit: Unit) -> bool:
    """Do not look whose it was."""
    return real(game, when, source, unit) or when.who == "enemy"


@judgement(effects.reached, "deus.vocabulary.that_unit", "that unit is the unit whose text it is")
def that_is_this(real: Callable[..., list[Unit]], game: Any, frame: Any, to: str) -> list[Unit]:
    """Take one for the other."""
    return real(game, frame, "this" if to == "that_unit" else to)


@judgement(effects.reached, "deus.vocabulary.that_unit", "that unit is every unit in its area")
def that_is_everybody(real: Callable[..., list[Unit]], game: Any, frame: Any, to: str) -> list[Unit]:
    """Reach further."""
    found = real(game, frame, to)
    places = {unit.area for unit in found}
    return [u for u in game.position.units.values() if u.area in places] if to == "that_unit" else found


def _from(edition: Edition, hand: bool, battlefield: bool) -> Edition:
    """Unit rituals are used from these places, whatever the text says."""

    def check(game: Any, seat: str, use: Any) -> str | None:
        unit = game.position.units.get(use.card)
        held = use.card in game.position.players[seat].hand
        wrong = card_of(game, use.card).kind == "unit" and not ((hand and held) or (battlefield and unit is not None))
        return f"{use.card} is not used from there" if wrong else None

    return amend.condition(edition, "use", "deus.ritual.unit_hand", check)


@mutant("deus.vocabulary.usable_from", "a unit's ritual is used from the hand, whatever its text says")
def always_from_the_hand(edition: Edition) -> Edition:
    """Do not read it."""
    return _from(edition, hand=True, battlefield=False)


@mutant("deus.vocabulary.usable_from", "a unit's ritual is used from hand and battlefield alike")
def from_either_place(edition: Edition) -> Edition:
    """Do not read it."""
    return _from(edition, hand=True, battlefield=True)

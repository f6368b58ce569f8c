"""Wrong standing abilities."""

from collections import Counter
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import read_quiet_position
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import abilities, costs, values, zones
from reference_engine.monster_collection.cards import Card, Cost
from reference_engine.monster_collection.costs import Payment
from reference_engine.monster_collection.position import Unit, card_of, units_in
from tests.deus.wrong_rules.bends import Real, Table, put_right

ICONS = ("fire", "water", "earth", "wind", "holy", "evil", "multi")


@judgement(read_quiet_position, "deus.standing.kinds", "standing abilities of the older game are read over")
def older_ones_are_read_over(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """Unknown fields are dropped."""

    def change(card: dict[str, Any]) -> None:
        for field in set(card) - set(Card.__struct_fields__):
            del card[field]

    return real(edition, codec, put_right(document, change))


@judgement(read_quiet_position, "deus.standing.kinds", "a unit cannot have Initiative:x and Spell:x together")
def one_of_a_kind(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """Either, not both."""

    def change(card: dict[str, Any]) -> None:
        if card.get("initiative") and card.get("slots"):
            card["slots"] = "not with Initiative"

    return real(edition, codec, put_right(document, change))


@mutant("deus.standing.initiative_forced", "negative values of Initiative are left out")
def negative_ones_are_left_out(edition: Edition) -> Edition:
    """Nobody would choose them."""

    def initiative_value(game: Table, seat: str, face: int) -> int:
        units = units_in(game.position, game.position.battle, seat)
        return face + sum(max(0, values.initiative(game, unit)) for unit in units)

    return amend.rule(edition, "initiative value", initiative_value)


@mutant("deus.standing.initiative_forced", "only the highest Initiative of a side counts")
def the_highest_counts(edition: Edition) -> Edition:
    """One unit leads."""

    def initiative_value(game: Table, seat: str, face: int) -> int:
        units = units_in(game.position, game.position.battle, seat)
        return face + max((values.initiative(game, unit) for unit in units), default=0)

    return amend.rule(edition, "initiative value", initiative_value)


@mutant("deus.standing.initiative_forced", "the Initiative of exhausted units does not count")
def the_exhausted_do_not_count(edition: Edition) -> Edition:
    """Only who could attack."""

    def initiative_value(game: Table, seat: str, face: int) -> int:
        units = units_in(game.position, game.position.battle, seat)
        return face + sum(values.initiative(game, unit) for unit in units if unit.ready)

    return amend.rule(edition, "initiative value", initiative_value)


@mutant("deus.standing.initiative_forced", "the Initiative of units outside the battle counts as well")
def everybody_counts(edition: Edition) -> Edition:
    """The whole side."""

    def initiative_value(game: Table, seat: str, face: int) -> int:
        units = [unit for unit in game.position.units.values() if unit.owner == seat]
        return face + sum(values.initiative(game, unit) for unit in units)

    return amend.rule(edition, "initiative value", initiative_value)


@mutant("deus.standing.spell_permits", "an exhausted unit cannot use battle spells")
def the_exhausted_cast_nothing(edition: Edition) -> Edition:
    """Spell:x is not enough."""

    def payers(game: Table, seat: str, use: abilities.Use) -> str | None:
        tired = any(not game.position.units[unit].ready for unit in use.slots)
        return "a payer is exhausted" if tired else abilities.payers_have_spell(game, seat, use)

    return amend.condition(edition, "use", "deus.standing.spell_permits", payers)


@judgement(costs.free_slots, "deus.standing.spell_icons", "equal icons give one slot")
def equal_icons_are_one(real: Real, game: Table, unit: Unit) -> Counter[str]:
    """Counted once."""
    found: Counter[str] = real(game, unit)
    twice = Counter(card_of(game, unit.id).slots) - Counter(set(card_of(game, unit.id).slots))
    found.subtract(twice)
    return found


@judgement(costs.free_slots, "deus.standing.spell_icons", "a multi icon gives no slot")
def multi_is_no_icon(real: Real, game: Table, unit: Unit) -> Counter[str]:
    """Six icons only."""
    found: Counter[str] = real(game, unit)
    del found["multi"]
    return found


@judgement(read_quiet_position, "deus.standing.spell_icons", "unknown icons are left out")
def unknown_icons_are_left_out(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """The others count."""

    def change(card: dict[str, Any]) -> None:
        if "slots" in card:
            card["slots"] = [icon for icon in card["slots"] if icon in ICONS]

    return real(edition, codec, put_right(document, change))


@mutant("deus.standing.spell_slots", "slots are free again in every timing of the battle")
def free_in_every_timing(edition: Edition) -> Edition:
    """Here: when the initiative is decided."""
    real = edition.procedures["battle"]["decide_initiative"]

    def decide_initiative(game: Table, battle: Battle) -> Next:
        for unit in units_in(game.position, battle.area):
            zones.change_unit(game, unit.id, spent=())
        return real(game, battle)

    return amend.step(edition, "battle", "decide_initiative", decide_initiative)


@mutant("deus.standing.spell_slots", "slots once consumed remain so in later battles")
def consumed_for_good(edition: Edition) -> Edition:
    """Nothing frees them."""
    real = edition.procedures["battle"]["end_battle"]

    def end_battle(game: Table, battle: Battle) -> Next:
        spent = {unit.id: unit.spent for unit in units_in(game.position, battle.area)}
        found = real(game, battle)
        for unit, icons in spent.items():
            zones.change_unit(game, unit, spent=icons)
        return found

    return amend.step(edition, "battle", "end_battle", end_battle)


@judgement(costs.free_slots, "deus.standing.spell_slots", "a slot may be used once for each of its icons' spells")
def a_slot_pays_twice(real: Real, game: Table, unit: Unit) -> Counter[str]:
    """Each slot counts double."""
    found: Counter[str] = real(game, unit)
    return found + Counter(card_of(game, unit.id).slots)


@judgement(costs.wrong_icons, "deus.standing.spell_multi", "a multi slot pays for multi icons only")
def multi_is_a_seventh_icon(real: Real, game: Table, cost: Cost, payment: Payment) -> str | None:
    """An icon like the others."""
    named = Counter(icon for icons in payment.slots.values() for icon in icons)
    return None if named == Counter(cost.slots) else "the icons differ"


@mutant("deus.standing.spell_multi", "a multi icon in a cost is paid by multi slots only")
def multi_costs_need_multi_slots(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "multi_icon_cost", "multi slot only")


@judgement(costs.wrong_icons, "deus.standing.spell_multi", "all multi slots of a payment count as the same icon")
def one_icon_for_all(real: Real, game: Table, cost: Cost, payment: Payment) -> str | None:
    """Chosen once."""
    named = [icon for icons in payment.slots.values() for icon in icons]
    if named.count("multi") > 1 and len(set(cost.slots)) > 1:
        return "the multi slots stand for one icon"
    found: str | None = real(game, cost, payment)
    return found

"""Wrong icons: what Item and Spell icons pay for."""

from collections import Counter
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, lifted
from reference_engine.moncolle_tcg import abilities, costs, equipment, values
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.monster_collection import zones as shared
from tests.moncolle_tcg.wrong_rules.bends import Context

USED = "moncolle_tcg.standing.item_consumable"
WORN = "moncolle_tcg.equip.needs_free_icons"
PAID = "moncolle_tcg.cost.must_be_payable"
SHARED = "moncolle_tcg.ruling.icons_of_several_units"


def free(change: Any) -> Any:
    """Another number of free Item icons."""
    return judgement(values.free_items, change)


with clause("moncolle_tcg.standing.item_consumable"):
    mutant("there is always one icon more", free(lambda real, game, unit: real(game, unit) + 1))
    mutant("there is always one icon less", free(lambda real, game, unit: real(game, unit) - 1))
    mutant("icons under equipment pay as well", free(lambda game, u: values.item_icons(game, u) - u.items_used))
    mutant(
        "used icons pay again",
        free(lambda game, unit: values.item_icons(game, unit) - values.worn_cost(game, unit)),
    )
    mutant(
        "printed icons count",
        free(lambda game, unit: card_of(game, unit.id).standing.items - values.worn_cost(game, unit) - unit.items_used),
    )

    @wrong("a consumable whose effect was cancelled has used no icon", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, slots, discards)
        cancelling = [u for u in units_in(game.position, game.position.battle) if u.owner != seat and _cancels(game, u)]
        if cost.items and cancelling:
            unit = game.position.units[user]
            shared.change_unit(game, user, items_used=unit.items_used - cost.items)

    @wrong("a unit uses one consumable in a battle", condition, "use", USED)
    def _(real, game, seat, use):
        unit = game.position.units.get(abilities.user_of(game, use))
        again = unit is not None and unit.items_used and abilities.ability_of(game, use).cost.items
        return real(game, seat, use) or bool(again)


def _cancels(game: Context, unit: Any) -> bool:
    found = [part for ability in values.abilities_of(game, unit.id) for group in ability.do for part in group]
    return any(type(part).__name__ == "Cancel" for part in found)


def costing(one: int) -> Any:
    """Consumables of every cost are checked and paid with so many icons."""

    def enough(game: Context, _seat: str, use: Any) -> str | None:
        cost, unit = abilities.ability_of(game, use).cost.items, game.position.units.get(abilities.user_of(game, use))
        return "too few" if cost and unit is not None and values.free_items(game, unit) < min(one, cost) else None

    return condition("use", USED, enough)


with clause("moncolle_tcg.ruling.items_of_higher_cost"):
    mutant("one icon is enough for every consumable", costing(1))
    mutant("two icons are enough for every consumable", costing(2))

    @wrong("every consumable uses one icon up", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, slots, discards)
        if cost.items > 1:
            unit = game.position.units[user]
            shared.change_unit(game, user, items_used=unit.items_used - cost.items + 1)

    @wrong("no consumable uses more than two icons up", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, slots, discards)
        if cost.items > 2:
            unit = game.position.units[user]
            shared.change_unit(game, user, items_used=unit.items_used - cost.items + 2)

    @wrong("one icon is enough for every equipment", condition, "equip", WORN)
    def _(game, _seat, answer):
        unit = game.position.units.get(answer.unit)
        return unit is not None and values.free_items(game, unit) < 1

    @wrong("two icons are enough for every equipment", condition, "equip", WORN)
    def _(real, game, seat, answer):
        unit = game.position.units.get(answer.unit)
        return real(game, seat, answer) if unit is None or values.free_items(game, unit) < 2 else None

    @wrong("only items of cost 1 can be used or worn", condition, "use", USED)
    def _(real, game, seat, use):
        return real(game, seat, use) or abilities.ability_of(game, use).cost.items > 1

    @wrong("only equipment of cost 1 can be worn", condition, "equip", WORN)
    def _(real, game, seat, answer):
        return real(game, seat, answer) or (card_of(game, answer.card).wearing_cost or 0) > 1


def together(game: Context, unit: Any) -> int:
    """The free Item icons of all units on the same side and area."""
    units = units_in(game.position, unit.area, unit.owner)
    return sum(values.item_icons(game, u) - values.worn_cost(game, u) - u.items_used for u in units)


with clause("moncolle_tcg.ruling.item_icons_not_shared"):
    mutant("units of an area share their icons", free(lambda game, unit: together(game, unit)))
    mutant(
        "units share their icons in battles",
        free(lambda real, game, unit: together(game, unit) if game.position.battle else real(game, unit)),
    )
    mutant(
        "units share the icons of what they wear",
        free(lambda real, game, unit: real(game, unit) if game.position.battle else together(game, unit)),
    )
    mutant(
        "the icons of the other units pay as well for a unit that has one",
        free(lambda real, game, unit: together(game, unit) if real(game, unit) else 0),
    )
    mutant(
        "a unit without icons uses those of another",
        free(lambda real, game, unit: real(game, unit) or together(game, unit)),
    )

    @wrong("a consumable takes an icon of every unit of the side", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, slots, discards)
        for unit in units_in(game.position, game.position.battle, seat) if cost.items else ():
            if unit.id != user:
                shared.change_unit(game, unit.id, items_used=unit.items_used + 1)


with clause("moncolle_tcg.ruling.used_icons_stay_used"):

    @wrong("the Item icons lost are those that had been used", judgement, values.free_items)
    def _(game, unit):
        lost = -sum(min(0, each.standing.items) for each in unit.modifiers)
        used = max(0, unit.items_used - lost)
        return values.item_icons(game, unit) - values.worn_cost(game, unit) - used

    @wrong("equipment stays where used icons are the ones lost", judgement, equipment.overburdened)
    def _(game):
        units = game.position.units.values()
        over = [u for u in units if u.equipment and values.worn_cost(game, u) > max(0, values.item_icons(game, u))]
        return over[0] if over else None

    @wrong("a granted Item icon takes the place of a used one", judgement, values.free_items)
    def _(real, game, unit):
        granted = sum(max(0, each.standing.items) for each in unit.modifiers)
        return real(game, unit) - min(granted, unit.items_used)

    @wrong("a granted Item icon brings the used one back", judgement, values.free_items)
    def _(real, game, unit):
        granted = sum(max(0, each.standing.items) for each in unit.modifiers)
        return real(game, unit) + (unit.items_used if granted else 0)

    @wrong("a granted Spell icon brings the used ones back", judgement, costs.free_icons)
    def _(real, game, unit):
        granted = any(each.standing.spells for each in unit.modifiers)
        return Counter(values.spell_icons(game, unit)) if granted else real(game, unit)

    @wrong("a granted Spell icon takes the place of a used one", judgement, costs.free_icons)
    def _(game, unit):
        icons = set(values.spell_icons(game, unit))
        return Counter(icons) - Counter(unit.spent)


with clause("moncolle_tcg.standing.spell"):
    mutant("any icon pays for any spell", lifted("use", PAID))
    mutant("no icon pays at all", judgement(costs.free_icons, lambda _game, _unit: Counter()))

    @wrong("used icons pay again", judgement, costs.free_icons)
    def _(game, unit):
        return Counter(values.spell_icons(game, unit))

    @wrong("used icons pay again after the attack", judgement, costs.free_icons)
    def _(real, game, unit):
        asked = game.position.pending
        again = asked is not None and asked.kind == "after_attack"
        return Counter(values.spell_icons(game, unit)) if again else real(game, unit)

    @wrong("a unit has one icon of an attribute at most", judgement, costs.free_icons)
    def _(game, unit):
        return Counter(set(values.spell_icons(game, unit))) - Counter(unit.spent)

    @wrong("a unit uses one spell in a battle", judgement, costs.free_icons)
    def _(real, game, unit):
        return Counter() if unit.spent else real(game, unit)

    @wrong("an icon of the unit pays for any attribute", condition, "use", PAID)
    def _(real, game, seat, use):
        cost = abilities.ability_of(game, use).cost
        named = sum(len(icons) for icons in use.slots.values())
        return None if cost.slots and named == len(cost.slots) else real(game, seat, use)

    for icon in ("fire", "water", "earth", "wind", "holy", "evil"):

        @wrong(f"a {icon} icon pays for nothing", judgement, costs.free_icons)
        def _(real, game, unit, icon=icon):
            return Counter({name: count for name, count in real(game, unit).items() if name != icon})

    @wrong("a spell whose effect was cancelled has used no icon", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        enemies = [u for u in units_in(game.position, game.position.battle) if u.owner != seat and _cancels(game, u)]
        real(game, seat, user, cost, slots, discards)
        for name in slots if enemies else ():
            shared.change_unit(game, name, spent=())


def multi(*pays: str) -> Any:
    """A multi icon pays for these attributes."""

    def checked(real: Any, game: Context, seat: str, use: Any) -> Any:
        named = [icon for icons in use.slots.values() for icon in icons]
        cost = abilities.ability_of(game, use).cost.slots
        left = Counter(cost) - Counter(named)
        bad = "multi" in named and not set(left) <= set(pays)
        return real(game, seat, use) or bad

    return condition("use", PAID, checked)


with clause("moncolle_tcg.standing.spell_multi_icon"):
    mutant("a multi icon pays for nothing", multi())
    for without in ("fire", "water", "earth", "wind", "holy", "evil"):
        mutant(
            f"a multi icon does not pay for {without}",
            multi(*({"fire", "water", "earth", "wind", "holy", "evil"} - {without})),
        )

    @wrong("a multi icon pays for all icons of a cost", condition, "use", PAID)
    def _(real, game, seat, use):
        multi = any("multi" in icons for icons in use.slots.values())
        return None if multi else real(game, seat, use)

    @wrong("a multi icon pays once for each attribute", judgement, costs.free_icons)
    def _(real, game, unit):
        found = real(game, unit)
        return found + Counter({"multi": 6 * values.spell_icons(game, unit).count("multi")})

    @wrong("a multi icon pays alone", condition, "use", PAID)
    def _(real, game, seat, use):
        named = [icon for icons in use.slots.values() for icon in icons]
        return real(game, seat, use) or ("multi" in named and len(named) > 1)


with clause("moncolle_tcg.ruling.spells_of_several_icons"):
    mutant(
        "one fitting icon is enough", condition("use", PAID, lambda real, g, seat, use: _enough(real, g, seat, use, 1))
    )
    mutant("two fitting icons are enough", condition("use", PAID, lambda real, g, s, use: _enough(real, g, s, use, 2)))

    @wrong("more icons than needed may be paid", condition, "use", PAID)
    def _(real, game, seat, use):
        named = Counter(icon for icons in use.slots.values() for icon in icons)
        wanted = Counter(abilities.ability_of(game, use).cost.slots)
        return None if wanted and not wanted - named else real(game, seat, use)

    @wrong("as many icons as needed pay, of whatever attribute", condition, "use", PAID)
    def _(real, game, seat, use):
        named = sum(len(icons) for icons in use.slots.values())
        slots = abilities.ability_of(game, use).cost.slots
        return None if len(slots) > 1 and named == len(slots) else real(game, seat, use)

    @wrong("a spell uses one icon up", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, {name: icons[:1] for name, icons in slots.items()}, discards)

    @wrong("no spell has more than one icon in its cost", condition, "use", PAID)
    def _(real, game, seat, use):
        return real(game, seat, use) or len(abilities.ability_of(game, use).cost.slots) > 1

    @wrong("no spell has more than two icons in its cost", condition, "use", PAID)
    def _(real, game, seat, use):
        return real(game, seat, use) or len(abilities.ability_of(game, use).cost.slots) > 2


def _enough(real: Any, game: Context, seat: str, use: Any, count: int) -> Any:
    named = Counter(icon for icons in use.slots.values() for icon in icons)
    wanted = Counter(abilities.ability_of(game, use).cost.slots)
    some = wanted and sum(named.values()) >= min(count, sum(wanted.values())) and not named - wanted
    return None if some else real(game, seat, use)


with clause("moncolle_tcg.ruling.icons_of_several_units"):
    mutant("anybody's icons pay", lifted("use", SHARED))

    @wrong("only the user of the spell pays", condition, "use", SHARED)
    def _(real, game, seat, use):
        return real(game, seat, use) or any(name != use.user for name in use.slots)

    @wrong("the user must be the first who pays", condition, "use", SHARED)
    def _(real, game, seat, use):
        return real(game, seat, use) or (bool(use.slots) and sorted(use.slots)[0] != use.user)

    @wrong("the user must be the last who pays", condition, "use", SHARED)
    def _(real, game, seat, use):
        return real(game, seat, use) or (bool(use.slots) and sorted(use.slots)[-1] != use.user)

    @wrong("own units elsewhere pay as well", condition, "use", SHARED)
    def _(game, seat, use):
        units = game.position.units
        return any(name not in units or units[name].owner != seat for name in use.slots)

    @wrong("enemies in the battle pay as well", condition, "use", SHARED)
    def _(game, _seat, use):
        units = game.position.units
        return any(name not in units or units[name].area != game.position.battle for name in use.slots)

    @wrong("only the user's icons are used up", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, {name: icons for name, icons in slots.items() if name == user}, discards)

    @wrong("only the others' icons are used up", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, {name: icons for name, icons in slots.items() if name != user}, discards)

    @wrong("in a counter one unit pays", condition, "use", SHARED)
    def _(real, game, seat, use):
        return real(game, seat, use) or (game.question.kind == "counter" and len(use.slots) > 1)

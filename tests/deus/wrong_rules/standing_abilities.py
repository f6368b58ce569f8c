"""Wrong standing abilities."""

from collections import Counter

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement, step
from reference_engine.deus import battle
from reference_engine.kernel.game import read_quiet_position
from reference_engine.monster_collection import abilities, costs, values, zones
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import card_of, units_in
from tests.deus.wrong_rules.bends import put_right

ICONS = ("fire", "water", "earth", "wind", "holy", "evil", "multi")

with clause("deus.standing.kinds"):

    @wrong("standing abilities of the older game are read over", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for field in set(card) - set(Card.__struct_fields__):
                del card[field]

        return real(edition, codec, put_right(document, change))

    @wrong("a unit cannot have Initiative:x and Spell:x together", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            if card.get("initiative") and card.get("slots"):
                card["slots"] = "not with Initiative"

        return real(edition, codec, put_right(document, change))


with clause("deus.standing.initiative_forced"):

    @wrong("negative values of Initiative are left out", judgement, "initiative value")
    def _(game, seat, face):
        units = units_in(game.position, game.position.battle, seat)
        return face + sum(max(0, values.initiative(game, unit)) for unit in units)

    @wrong("only the highest Initiative of a side counts", judgement, "initiative value")
    def _(game, seat, face):
        units = units_in(game.position, game.position.battle, seat)
        return face + max((values.initiative(game, unit) for unit in units), default=0)

    @wrong("the Initiative of exhausted units does not count", judgement, "initiative value")
    def _(game, seat, face):
        units = units_in(game.position, game.position.battle, seat)
        return face + sum(values.initiative(game, unit) for unit in units if unit.ready)

    @wrong("the Initiative of units outside the battle counts as well", judgement, "initiative value")
    def _(game, seat, face):
        units = [unit for unit in game.position.units.values() if unit.owner == seat]
        return face + sum(values.initiative(game, unit) for unit in units)


with clause("deus.standing.spell_permits") as this:

    @wrong("an exhausted unit cannot use battle spells", condition, "use", this)
    def _(game, seat, use):
        tired = any(not game.position.units[unit].ready for unit in use.slots)
        return tired or abilities.payers_have_spell(game, seat, use)


with clause("deus.standing.spell_icons"):

    @wrong("equal icons give one slot", judgement, costs.free_slots)
    def _(real, game, unit):
        found = real(game, unit)
        twice = Counter(card_of(game, unit.id).slots) - Counter(set(card_of(game, unit.id).slots))
        found.subtract(twice)
        return found

    @wrong("a multi icon gives no slot", judgement, costs.free_slots)
    def _(real, game, unit):
        found = real(game, unit)
        del found["multi"]
        return found

    @wrong("unknown icons are left out", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            if "slots" in card:
                card["slots"] = [icon for icon in card["slots"] if icon in ICONS]

        return real(edition, codec, put_right(document, change))


with clause("deus.standing.spell_slots"):

    @wrong("slots are free again in every timing of the battle", step, "battle", "decide_initiative")
    def _(real, game, battle):
        for unit in units_in(game.position, battle.area):
            zones.change_unit(game, unit.id, spent=())
        return real(game, battle)

    @wrong("of several slots that one unit pays at once one is consumed", judgement, costs.pay)
    def _(real, game, seat, payment):
        slots = {name: icons[:1] for name, icons in payment.slots.items()}
        return real(game, seat, replace(payment, slots=slots))

    @wrong("slots once consumed remain so in later battles", judgement, battle.lose_effects)
    def _(real, game):
        spent = {unit.id: unit.spent for unit in units_in(game.position, game.position.battle)}
        real(game)
        for unit, icons in spent.items():
            zones.change_unit(game, unit, spent=icons)

    @wrong("a slot may be used once for each of its icons' spells", judgement, costs.free_slots)
    def _(real, game, unit):
        found = real(game, unit)
        return found + Counter(card_of(game, unit.id).slots)


with clause("deus.standing.spell_multi"):

    @wrong("a multi slot pays for multi icons only", judgement, costs.wrong_icons)
    def _(real, game, cost, payment):
        named = Counter(icon for icons in payment.slots.values() for icon in icons)
        return None if named == Counter(cost.slots) else "the icons differ"

    @wrong("all multi slots of a payment count as the same icon", judgement, costs.wrong_icons)
    def _(real, game, cost, payment):
        named = [icon for icons in payment.slots.values() for icon in icons]
        if named.count("multi") > 1 and len(set(cost.slots)) > 1:
            return "the multi slots stand for one icon"
        return real(game, cost, payment)

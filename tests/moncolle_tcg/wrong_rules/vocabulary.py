"""Wrong verbs of card texts."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement
from reference_engine.moncolle_tcg import effects, values, zones
from reference_engine.moncolle_tcg.cards import Grant, Kill, Strip
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import effects as shared_effects
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import (
    Banish,
    Damage,
    Exhaust,
    Ready,
    Recall,
)
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb


def damage(other: Any) -> Bend:
    """Parts that deal damage deal other damage."""

    def struck(real, game, frame, parts):
        return real(game, frame, [(other(part) if isinstance(part, Damage) else part, units) for part, units in parts])

    return judgement(effects.struck_down, struck)


def kills(other: Any) -> Bend:
    """Parts that kill do something else."""

    def struck(real, game, frame, parts):
        return real(game, frame, [(other(part) if isinstance(part, Kill) else part, units) for part, units in parts])

    return judgement(effects.struck_down, struck)


with clause("moncolle_tcg.vocabulary.damage"):
    mutant("one point less is dealt", damage(lambda part: replace(part, amount=part.amount - 1)))
    mutant("one point more is dealt", damage(lambda part: replace(part, amount=part.amount + 1)))
    mutant("no more than 4 points are dealt", damage(lambda part: replace(part, amount=min(4, part.amount))))

    @wrong("the damage goes to the first unit only", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        return real(game, frame, [(part, units[:1] if isinstance(part, Damage) else units) for part, units in parts])

    @wrong("the damage is spread along the units", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        shared_out = [
            (replace(part, amount=part.amount // max(1, len(units))) if isinstance(part, Damage) else part, units)
            for part, units in parts
        ]
        return real(game, frame, shared_out)

    @wrong("the whole party takes the damage", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        there = [u for u in game.position.units.values() if u.area == game.position.battle and u.owner != frame.seat]
        return real(game, frame, [(part, there if isinstance(part, Damage) else units) for part, units in parts])


with clause("moncolle_tcg.vocabulary.damage_dice"):
    mutant("only the dice count", damage(lambda part: replace(part, amount=0) if part.dice else part))
    mutant("what is printed counts for each die", damage(lambda part: replace(part, amount=part.amount * part.dice)))
    mutant("what is printed is taken off", damage(lambda part: replace(part, amount=-part.amount)))
    mutant("only what is printed counts", damage(lambda part: replace(part, dice=0)))


with clause("moncolle_tcg.vocabulary.damage_attribute"):
    mutant("damage has no attribute", damage(lambda part: replace(part, attribute="")))
    mutant("damage is of flame", damage(lambda part: replace(part, attribute="flame")))
    mutant("damage without one is of flame", damage(lambda part: replace(part, attribute=part.attribute or "flame")))

    @wrong("whoever resists anything resists all damage with an attribute", judgement, values.resists)
    def _(real, game, unit, attribute):
        return real(game, unit, attribute) or (bool(attribute) and real(game, unit, "flame"))

    @wrong("a weakness is one to all damage", judgement, values.weakness)
    def _(real, game, unit, attribute):
        return max(real(game, unit, attribute), real(game, unit, "flame"))


with clause("moncolle_tcg.vocabulary.cannot_die"):

    @wrong("units die all the same", judgement, shared_values.cannot_die)
    def _(_game, _unit):
        return False

    @wrong("they die of effects without damage", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        return doomed | {unit.id for part, units in parts if isinstance(part, Kill) for unit in units}, hurt, happened

    @wrong("they die of damage with an attribute", judgement, effects.may_be_killed)
    def _(real, game, unit, attribute):
        return attribute == "flame" or real(game, unit, attribute)

    @wrong("they do not die of damage with an attribute only", judgement, effects.may_be_killed)
    def _(real, game, unit, attribute):
        return not attribute or real(game, unit, attribute)

    @wrong("they cannot be discarded", judgement, shared.leave)
    def _(real, game, units, *, what, clause):
        real(game, [unit for unit in units if not values.cannot_die(game, unit)], what=what, clause=clause)

    @wrong("they cannot be excluded", judgement, zones.exclude)
    def _(real, game, units):
        real(game, [unit for unit in units if not values.cannot_die(game, unit)])

    @wrong("it lasts", judgement, zones.forget)
    def _(real, game, ended):
        kept = {unit.id: [each for each in unit.modifiers if each.cannot_die] for unit in game.position.units.values()}
        real(game, ended)
        for unit, safe in kept.items():
            shared.change_unit(game, unit, modifiers=(*game.position.units[unit].modifiers, *safe))

    @wrong("the whole party cannot die", judgement, shared_values.cannot_die)
    def _(real, game, unit):
        return any(real(game, other) for other in game.position.units.values() if other.owner == unit.owner)


with clause("moncolle_tcg.vocabulary.exhaust"):

    @wrong("an exhausted unit becomes ready", verb, Exhaust)
    def _(real, game, _frame, part, units):
        tired = [unit for unit in units if not unit.ready]
        found = real(part, units)
        shared.make_ready(game, tired, "")
        return found

    @wrong("units are readied", verb, Exhaust)
    def _(_real, game, _frame, _part, units):
        shared.make_ready(game, units, "")
        return True

    @wrong("all own units are exhausted", verb, Exhaust)
    def _(real, game, frame, part, _units):
        return real(part, [unit for unit in game.position.units.values() if unit.owner == frame.seat])

    @wrong("South's units are not exhausted", verb, Exhaust)
    def _(real, _game, _frame, part, units):
        return real(part, [unit for unit in units if unit.owner == "north"])


with clause("moncolle_tcg.vocabulary.ready"):

    @wrong("a ready unit becomes exhausted", verb, Ready)
    def _(real, game, _frame, part, units):
        fresh = [unit for unit in units if unit.ready]
        found = real(part, units)
        shared.exhaust(game, [game.position.units[unit.id] for unit in fresh], "")
        return found

    @wrong("all own units become ready", verb, Ready)
    def _(real, game, frame, part, _units):
        return real(part, [unit for unit in game.position.units.values() if unit.owner == frame.seat])

    @wrong("in a battle nobody becomes ready", verb, Ready)
    def _(real, game, _frame, part, units):
        return real(part, [] if game.position.battle else units)

    @wrong("North's units stay exhausted", verb, Ready)
    def _(real, _game, _frame, part, units):
        return real(part, [unit for unit in units if unit.owner == "south"])


with clause("moncolle_tcg.vocabulary.kill"):

    @wrong("a defence above 9 cannot be killed", judgement, effects.may_be_killed)
    def _(real, game, unit, attribute):
        return values.defence(game, unit) < 10 and real(game, unit, attribute)

    @wrong("to kill is to deal damage", kills)
    def _(part):
        return Damage(to=part.to, amount=99, attribute=part.attribute)

    @wrong("a killed unit is discarded and does not die", judgement, shared.die)
    def _(_game, units, why):
        shared.leave(_game, units, what="discarded", clause=why)

    mutant("killing effects have no attribute", kills(lambda part: replace(part, attribute="")))
    mutant("killing effects without an attribute are of flame",
           kills(lambda part: replace(part, attribute=part.attribute or "flame")))  # fmt: skip
    mutant("killing effects with an attribute are of flame",
           kills(lambda part: replace(part, attribute=part.attribute and "flame")))  # fmt: skip


with clause("moncolle_tcg.vocabulary.discard_unit"):

    @wrong("whoever is discarded dies", verb, Banish)
    def _(_real, game, _frame, _part, units):
        shared.die(game, units, "")
        return bool(units)

    @wrong("whoever is discarded does not count as discarded", verb, Banish)
    def _(_real, game, _frame, _part, units):
        shared.leave(game, units, what="excluded", clause="")
        return bool(units)

    @wrong("discarded units go to the hand", verb, Banish)
    def _(_real, game, _frame, _part, units):
        for unit in units:
            shared.to_hand(game, unit)
        return bool(units)


with clause("moncolle_tcg.vocabulary.to_hand"):

    @wrong("the card goes to the other player's hand", judgement, shared.to_hand)
    def _(real, game, unit):
        real(game, replace(unit, owner=opponent(unit.owner)))

    @wrong("the unit dies", verb, Recall)
    def _(_real, game, _frame, _part, units):
        shared.die(game, units, "")
        return bool(units)

    @wrong("its death is noticed", verb, Recall)
    def _(real, game, _frame, part, units):
        conditions.occur(game, "dies", units)
        return real(part, units)

    @wrong("its equipment goes to the hand as well", verb, Recall)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            shared.change_player(game, unit.owner, hand=player.hand + unit.equipment)
        return found

    @wrong("it goes to the deck", verb, Recall)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            hand = tuple(card for card in player.hand if card != unit.id)
            shared.change_player(game, unit.owner, hand=hand, deck=(unit.id, *player.deck))
        return found


with clause("moncolle_tcg.vocabulary.strip"):

    @wrong("of all the equipment one card is discarded", verb, Strip)
    def _(real, game, frame, part, units):
        worn = [unit for unit in units if unit.equipment]
        if frame.targets and frame.targets[0] not in game.position.units:
            return real(part, units)
        for unit in worn[:1]:
            zones.discard_equipment(game, unit.equipment[0], "")
        return bool(worn)

    @wrong("with the equipment chosen goes all that its wearer has", verb, Strip)
    def _(real, game, frame, part, units):
        found = real(part, units)
        for unit in list(game.position.units.values()):
            if unit.owner != frame.seat:
                for card in unit.equipment:
                    zones.discard_equipment(game, card, "")
        return found

    @wrong("the equipment goes to the hand", verb, Strip)
    def _(real, game, _frame, part, units):
        before = {seat: player.discard for seat, player in game.position.players.items()}
        found = real(part, units)
        for seat, pile in before.items():
            player = game.position.players[seat]
            gained = tuple(card for card in player.discard if card not in pile)
            shared.change_player(game, seat, discard=pile, hand=player.hand + gained)
        return found

    @wrong("everybody's equipment is discarded", verb, Strip)
    def _(real, game, _frame, part, _units):
        return real(part, list(game.position.units.values()))

    @wrong("only the first unit loses its equipment", verb, Strip)
    def _(real, _game, _frame, part, units):
        return real(part, units[:1])


with clause("moncolle_tcg.vocabulary.others"):

    @wrong("the bearer is one of them", judgement, shared_effects.group_of)
    def _(real, game, seat, scope, to, card):
        return real(game, seat, scope, "allies" if to == "others" else to, card)

    @wrong("the enemy's units are meant as well", judgement, shared_effects.group_of)
    def _(real, game, seat, scope, to, card):
        found = real(game, seat, scope, "all" if to == "others" else to, card)
        return [unit for unit in found if to != "others" or unit.id != card]

    @wrong("only one of them is meant", judgement, shared_effects.group_of)
    def _(real, game, seat, scope, to, card):
        found = real(game, seat, scope, to, card)
        return found[:1] if to == "others" else found


with clause("moncolle_tcg.vocabulary.that_unit"):

    @wrong("the bearer is meant", verb, Grant)
    def _(real, game, frame, part, units):
        return real(part, [game.position.units[frame.card]] if part.to == "that_unit" else units)

    @wrong("only the first that met it is meant", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(part, units[:1] if part.to == "that_unit" else units)

    @wrong("only the last that met it is meant", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(part, units[-1:] if part.to == "that_unit" else units)

    @wrong("all own units are meant", verb, Grant)
    def _(real, game, frame, part, units):
        own = [unit for unit in game.position.units.values() if unit.owner == frame.seat]
        return real(part, own if part.to == "that_unit" else units)

"""Wrong costs."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import abilities, chain, costs, zones
from reference_engine.monster_collection.costs import Payment

with clause("deus.cost.required"):
    mutant("an exhausted unit becomes exhausted as a cost", judgement(costs.exhausted_user, lambda *_: None))

    @wrong("one power may be owed", judgement, costs.short_of_power)
    def _(real, game, seat, cost):
        return real(game, seat, replace(cost, power=cost.power - 1))

    @wrong("a unit becomes exhausted for two effects of one chain", judgement, costs.exhausted_user)
    def _(real, game, seat, payment):
        unit = game.position.units.get(payment.exhaust)
        return None if unit is not None and unit.ready else real(game, seat, payment)

    @wrong("a slot of any icon pays any other", judgement, costs.wrong_icons)
    def _(real, game, cost, payment):
        named = sum(len(icons) for icons in payment.slots.values())
        return None if named == len(cost.slots) else real(game, cost, payment)


with clause("deus.cost.additional") as this:

    @wrong("one card is enough for a printed discard of several", judgement, costs.wrong_discards)
    def _(real, game, seat, cost, payment):
        enough = min(cost.discard, max(1, len(payment.discards)))
        return real(game, seat, replace(cost, discard=enough), payment)

    @wrong("a spell may be discarded to pay for itself", condition, "use", this)
    def _(game, seat, use):
        cost = abilities.ability_of(game, use).cost
        return costs.wrong_discards(game, seat, cost, abilities.payment_of(game, use))


with clause("deus.cost.shared_slots") as this:

    @wrong("one unit must pay the whole cost", condition, "use", this)
    def _(game, seat, use):
        together = abilities.payers_are_own_and_in_battle(game, seat, use)
        return together or ("one unit must pay" if len(use.slots) > 1 else None)

    @wrong("units outside the battle share the cost", condition, "use", this)
    def _(game, seat, use):
        units = game.position.units
        return any(units[unit].owner != seat for unit in use.slots)

    @wrong("enemy units in the battle share the cost", condition, "use", this)
    def _(game, seat, use):
        position = game.position
        return any(position.units[unit].area != position.battle for unit in use.slots)


with clause("deus.cost.declared_at_use"):
    mutant("what is named for one effect may be named for another", judgement(costs.reserved, lambda *_: []))

    @wrong("part of the slots may be named later", judgement, costs.wrong_icons)
    def _(real, game, cost, payment):
        named = sum(len(icons) for icons in payment.slots.values())
        return real(game, replace(cost, slots=cost.slots[:named]), payment)

    @wrong("somebody else pays for a unit that has died", judgement, chain.effect_takes_place)
    def _(real, game, item):
        position = game.position
        users, slots = (list(item.users), dict(item.payment.slots))
        for gone in [unit for unit in slots if unit not in position.units]:
            for unit in position.units.values():
                if unit.owner == item.by and not set(slots[gone]) - set(costs.free_slots(game, unit)):
                    slots[unit.id] = slots.pop(gone)
                    users = [unit.id if user == gone else user for user in users]
                    break
        paid = replace(item.payment, slots=slots)
        return real(game, replace(item, users=tuple(users), payment=paid))


with clause("deus.cost.confirmed_at_resolution"):

    @wrong("costs are paid when an effect is declared", judgement, chain.add)
    def _(real, game, frame, item):
        if item.kind == "effect":
            costs.pay(game, item.by, item.payment)
            item = replace(item, payment=Payment())
        real(game, frame, item)

    @wrong("an effect takes place even if its cost is paid in part", judgement, costs.pay)
    def _(real, game, seat, payment):
        real(game, seat, payment)
        return True

    @wrong("a unit exhausted meanwhile has paid all the same", judgement, costs.pay)
    def _(real, game, seat, payment):
        unit = game.position.units.get(payment.exhaust)
        tired = unit is not None and not unit.ready
        return real(game, seat, replace(payment, exhaust="") if tired else payment)


with clause("deus.cost.payer_gone"):

    @wrong("the payers that are left are enough", judgement, chain.effect_takes_place)
    def _(real, game, item):
        units = game.position.units
        left = {unit: icons for unit, icons in item.payment.slots.items() if unit in units}
        if left:
            users = tuple(unit for unit in item.users if unit in units)
            item = replace(item, users=users, payment=replace(item.payment, slots=left))
        return real(game, item)

    @wrong("an exhausted unit cannot pay slots any more", judgement, costs.pay)
    def _(real, game, seat, payment):
        units = game.position.units
        tired = any(not units[unit].ready for unit in payment.slots if unit in units)
        return real(game, seat, payment) and not tired


with clause("deus.cost.paid_anyway"):

    @wrong("what cannot be paid in full is not paid at all", judgement, costs.pay)
    def _(real, game, seat, payment):
        position, players = (game.position, dict(game.position.players))
        units = dict(position.units)
        whole = real(game, seat, payment)
        if not whole:
            position.players, position.units = (players, units)
        return whole

    @wrong("nothing is paid for an effect whose user has died", judgement, chain.effect_takes_place)
    def _(real, game, item):
        if any(unit not in game.position.units for unit in item.users):
            item = replace(item, payment=Payment())
        return real(game, item)

    @wrong("nothing is paid for a cancelled effect", judgement, chain.effect_takes_place)
    def _(real, game, item):
        return real(game, replace(item, payment=Payment()) if item.cancelled else item)

    @wrong("a spell that fails goes back to the hand", judgement, chain.effect_takes_place)
    def _(real, game, item):
        found = real(game, item)
        player = game.position.players[item.by]
        if not isinstance(found, Call) and item.card in player.discard:
            discard = tuple(card for card in player.discard if card != item.card)
            zones.change_player(game, item.by, hand=(*player.hand, item.card), discard=discard)
        return found

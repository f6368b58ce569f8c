"""Wrong costs."""

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call, Next
from reference_engine.monster_collection import abilities, chain, costs, zones
from reference_engine.monster_collection.cards import Cost
from reference_engine.monster_collection.chain import Chain, Declaration
from reference_engine.monster_collection.costs import Payment
from reference_engine.monster_collection.position import Position
from tests.deus.wrong_rules.bends import Real, Table


@judgement(costs.short_of_power, "deus.cost.required", "one power may be owed")
def one_power_is_lent(real: Real, game: Table, seat: str, cost: Cost) -> str | None:
    """Off by one."""
    found: str | None = real(game, seat, replace(cost, power=cost.power - 1))
    return found


@judgement(costs.exhausted_user, "deus.cost.required", "an exhausted unit becomes exhausted as a cost")
def exhausted_again(real: Real, game: Table, seat: str, payment: Payment) -> str | None:
    """Its state does not matter."""
    return None


@judgement(costs.exhausted_user, "deus.cost.required", "a unit becomes exhausted for two effects of one chain")
def exhausted_for_both(real: Real, game: Table, seat: str, payment: Payment) -> str | None:
    """What is named is not reserved."""
    unit = game.position.units.get(payment.exhaust)
    return None if unit is not None and unit.ready else real(game, seat, payment)


@judgement(costs.wrong_icons, "deus.cost.required", "a slot of any icon pays any other")
def icons_do_not_matter(real: Real, game: Table, cost: Cost, payment: Payment) -> str | None:
    """Only their number does."""
    named = sum(len(icons) for icons in payment.slots.values())
    return None if named == len(cost.slots) else real(game, cost, payment)


@judgement(costs.wrong_discards, "deus.cost.additional", "one card is enough for a printed discard of several")
def one_card_is_enough(real: Real, game: Table, seat: str, cost: Cost, payment: Payment) -> str | None:
    """Something was discarded."""
    enough = min(cost.discard, max(1, len(payment.discards)))
    found: str | None = real(game, seat, replace(cost, discard=enough), payment)
    return found


@mutant("deus.cost.additional", "a spell may be discarded to pay for itself")
def paid_with_itself(edition: Edition) -> Edition:
    """It is in the hand after all."""

    def additional_cost_is_payable(game: Table, seat: str, use: abilities.Use) -> str | None:
        cost = abilities.ability_of(game, use).cost
        return costs.wrong_discards(game, seat, cost, abilities.payment_of(game, use))

    return amend.condition(edition, "use", "deus.cost.additional", additional_cost_is_payable)


@mutant("deus.cost.shared_slots", "one unit must pay the whole cost")
def nobody_shares(edition: Edition) -> Edition:
    """No splitting."""

    def payers(game: Table, seat: str, use: abilities.Use) -> str | None:
        together = abilities.payers_are_own_and_in_battle(game, seat, use)
        return together or ("one unit must pay" if len(use.slots) > 1 else None)

    return amend.condition(edition, "use", "deus.cost.shared_slots", payers)


@mutant("deus.cost.shared_slots", "units outside the battle share the cost")
def units_elsewhere_share(edition: Edition) -> Edition:
    """Own units are enough."""

    def payers(game: Table, seat: str, use: abilities.Use) -> str | None:
        units = game.position.units
        return None if all(units[unit].owner == seat for unit in use.slots) else "they are not own units"

    return amend.condition(edition, "use", "deus.cost.shared_slots", payers)


@mutant("deus.cost.shared_slots", "enemy units in the battle share the cost")
def enemies_share(edition: Edition) -> Edition:
    """Being there is enough."""

    def payers(game: Table, seat: str, use: abilities.Use) -> str | None:
        position: Position = game.position
        return None if all(position.units[unit].area == position.battle for unit in use.slots) else "not in the battle"

    return amend.condition(edition, "use", "deus.cost.shared_slots", payers)


@judgement(costs.reserved, "deus.cost.declared_at_use", "what is named for one effect may be named for another")
def nothing_is_reserved(real: Real, game: Table, seat: str) -> list[Payment]:
    """Until it is paid."""
    return []


@judgement(costs.wrong_icons, "deus.cost.declared_at_use", "part of the slots may be named later")
def the_rest_comes_later(real: Real, game: Table, cost: Cost, payment: Payment) -> str | None:
    """One is enough to declare."""
    named = sum(len(icons) for icons in payment.slots.values())
    found: str | None = real(game, replace(cost, slots=cost.slots[:named]), payment)
    return found


@judgement(chain.effect_takes_place, "deus.cost.declared_at_use", "somebody else pays for a unit that has died")
def somebody_else_pays(real: Real, game: Table, item: Declaration) -> Next:
    """Any own unit in the battle with the same free slots."""
    position = game.position
    users, slots = list(item.users), dict(item.payment.slots)
    for gone in [unit for unit in slots if unit not in position.units]:
        for unit in position.units.values():
            if unit.owner == item.by and not set(slots[gone]) - set(costs.free_slots(game, unit)):
                slots[unit.id] = slots.pop(gone)
                users = [unit.id if user == gone else user for user in users]
                break
    paid = replace(item.payment, slots=slots)
    found: Next = real(game, replace(item, users=tuple(users), payment=paid))
    return found


@judgement(chain.add, "deus.cost.confirmed_at_resolution", "costs are paid when an effect is declared")
def paid_at_declaration(real: Real, game: Table, frame: Chain, item: Declaration) -> None:
    """Nothing is left to pay when it takes effect."""
    if item.kind == "effect":
        costs.pay(game, item.by, item.payment)
        item = replace(item, payment=Payment())
    real(game, frame, item)


@judgement(costs.pay, "deus.cost.confirmed_at_resolution", "an effect takes place even if its cost is paid in part")
def half_a_payment_is_enough(real: Real, game: Table, seat: str, payment: Payment) -> bool:
    """Paying is only tried."""
    real(game, seat, payment)
    return True


@judgement(costs.pay, "deus.cost.confirmed_at_resolution", "a unit exhausted meanwhile has paid all the same")
def exhaustion_is_payment(real: Real, game: Table, seat: str, payment: Payment) -> bool:
    """However it came about."""
    unit = game.position.units.get(payment.exhaust)
    tired = unit is not None and not unit.ready
    found: bool = real(game, seat, replace(payment, exhaust="") if tired else payment)
    return found


@judgement(chain.effect_takes_place, "deus.cost.payer_gone", "the payers that are left are enough")
def the_survivors_pay(real: Real, game: Table, item: Declaration) -> Next:
    """Unless all are gone."""
    units = game.position.units
    left = {unit: icons for unit, icons in item.payment.slots.items() if unit in units}
    if left:
        users = tuple(unit for unit in item.users if unit in units)
        item = replace(item, users=users, payment=replace(item.payment, slots=left))
    found: Next = real(game, item)
    return found


@judgement(costs.pay, "deus.cost.payer_gone", "an exhausted unit cannot pay slots any more")
def the_exhausted_do_not_pay(real: Real, game: Table, seat: str, payment: Payment) -> bool:
    """It is as good as gone."""
    units = game.position.units
    tired = any(not units[unit].ready for unit in payment.slots if unit in units)
    return bool(real(game, seat, payment)) and not tired


@judgement(costs.pay, "deus.cost.paid_anyway", "what cannot be paid in full is not paid at all")
def all_or_nothing(real: Real, game: Table, seat: str, payment: Payment) -> bool:
    """Look first."""
    position, players = game.position, dict(game.position.players)
    units = dict(position.units)
    whole: bool = real(game, seat, payment)
    if not whole:
        position.players, position.units = players, units
    return whole


@judgement(chain.effect_takes_place, "deus.cost.paid_anyway", "nothing is paid for an effect whose user has died")
def the_dead_owe_nothing(real: Real, game: Table, item: Declaration) -> Next:
    """The cost dies with it."""
    if any(unit not in game.position.units for unit in item.users):
        item = replace(item, payment=Payment())
    found: Next = real(game, item)
    return found


@judgement(chain.effect_takes_place, "deus.cost.paid_anyway", "nothing is paid for a cancelled effect")
def the_cancelled_owe_nothing(real: Real, game: Table, item: Declaration) -> Next:
    """The cost is cancelled with it."""
    found: Next = real(game, replace(item, payment=Payment()) if item.cancelled else item)
    return found


@judgement(chain.effect_takes_place, "deus.cost.paid_anyway", "a spell that fails goes back to the hand")
def a_failed_spell_comes_back(real: Real, game: Table, item: Declaration) -> Next:
    """It is not spent."""
    found: Next = real(game, item)
    player = game.position.players[item.by]
    if not isinstance(found, Call) and item.card in player.discard:
        discard = tuple(card for card in player.discard if card != item.card)
        zones.change_player(game, item.by, hand=(*player.hand, item.card), discard=discard)
    return found

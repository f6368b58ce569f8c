"""Wrong costs."""

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement
from reference_engine.moncolle_tcg import abilities, chain, costs
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import chain as shared
from reference_engine.monster_collection import zones

PAYABLE = "moncolle_tcg.cost.must_be_payable"
CONDITION = "moncolle_tcg.cost.condition"


def cost_of(game, use):
    """The cost printed."""
    return abilities.ability_of(game, use).cost


with clause(PAYABLE):

    @wrong("one card less will do", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return len(use.discards) != cost_of(game, use).discard - 1 and real(game, seat, use)

    @wrong("cards too many are taken", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return len(set(use.discards)) <= cost_of(game, use).discard and real(game, seat, use)

    @wrong("a card may be named twice", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return len(set(use.discards)) == len(use.discards) and real(game, seat, use)

    @wrong("only the first card must be one of the hand", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        hand = game.position.players[seat].hand
        spoilt = len(use.discards) == cost_of(game, use).discard > 1 and use.discards[0] in hand
        return not (spoilt and use.discards[1] not in hand) and real(game, seat, use)

    @wrong("only the last card must be one of the hand", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        hand = game.position.players[seat].hand
        spoilt = len(use.discards) == cost_of(game, use).discard > 1 and use.discards[-1] in hand
        return not (spoilt and use.discards[0] not in hand) and real(game, seat, use)

    @wrong("the card that is used may pay for itself", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return use.card not in use.discards and real(game, seat, use)

    @wrong("any icons will do", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        cost, given = cost_of(game, use), [icon for icons in use.slots.values() for icon in icons]
        return len(given) != len(cost.slots) and real(game, seat, use)

    @wrong("one icon less will do", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        cost, given = cost_of(game, use), [icon for icons in use.slots.values() for icon in icons]
        return len(given) != len(cost.slots) - 1 and real(game, seat, use)

    @wrong("icons too many are taken", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        cost, given = cost_of(game, use), [icon for icons in use.slots.values() for icon in icons]
        return len(given) <= len(cost.slots) and real(game, seat, use)

    @wrong("with icons paid no card is asked for", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return not (use.slots and cost_of(game, use).discard) and real(game, seat, use)

    @wrong("with cards paid no icon is asked for", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return not (use.discards and cost_of(game, use).slots) and real(game, seat, use)

    @wrong("an empty hand need not pay", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return bool(game.position.players[seat].hand) and real(game, seat, use)


with clause(CONDITION):

    @wrong("consumables pay for a battle spell", condition, "use", CONDITION)
    def _(real, game, seat, use):
        return all(card_of(game, card).kind != "consumable" for card in use.discards) and real(game, seat, use)

    @wrong("any item pays for an item", condition, "use", CONDITION)
    def _(real, game, seat, use):
        items = ("consumable", "equipment")
        asked = cost_of(game, use).discard_kind in items
        return not (asked and all(card_of(game, card).kind in items for card in use.discards)) and real(game, seat, use)

    @wrong("only units pay", condition, "use", CONDITION)
    def _(real, game, seat, use):
        return real(game, seat, use) or any(card_of(game, card).kind != "unit" for card in use.discards)

    @wrong("only battle spells are asked for", condition, "use", CONDITION)
    def _(real, game, seat, use):
        return cost_of(game, use).discard_kind == "battle_spell" and real(game, seat, use)

    @wrong("a hand without a fitting card pays with others", condition, "use", CONDITION)
    def _(real, game, seat, use):
        asked = cost_of(game, use).discard_kind
        return any(card_of(game, card).kind == asked for card in game.position.players[seat].hand) and real(
            game, seat, use
        )


with clause("moncolle_tcg.ruling.cost_paid_at_declaration"):

    @wrong("cards are given back when nothing comes of the effect", judgement, shared.effect_takes_place)
    def _(real, game, item):
        if not chain.some_target_is_there(game, item):
            player = game.position.players[item.by]
            zones.change_player(game, item.by, hand=player.hand + player.discard, discard=())
        return real(game, item)

    @wrong("icons are given back when nothing comes of the effect", judgement, shared.effect_takes_place)
    def _(real, game, item):
        if item.cancelled or not chain.some_target_is_there(game, item):
            for user in item.users:
                zones.change_unit(game, user, spent=(), items_used=0)
        return real(game, item)

    @wrong("icons are not used up by a declaration", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        return real(game, seat, user, cost, {}, discards)

    @wrong("cards are discarded when the effect takes place", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        return real(game, seat, user, cost, slots, () if game.position.battle else discards)

    @wrong("North's cards are discarded when the effect takes place", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        late = game.position.battle and seat == "north"
        return real(game, seat, user, cost, slots, () if late else discards)

    @wrong("a completion ability exhausts when it takes effect", judgement, zones.exhaust)
    def _(real, game, units, why):
        late = why == "moncolle_tcg.abilities.completion_cost" and game.position.battle
        real(game, [] if late else units, why)


with clause("moncolle_tcg.ruling.paid_cards_discarded_at_once"):

    @wrong("only one of the cards is discarded", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        return real(game, seat, user, cost, slots, discards[:1])

    @wrong("cards that pay for a counter wait", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        late = any(frame.name == "chain" for frame in game.position.stack)
        return real(game, seat, user, cost, slots, () if late else discards)

    @wrong("cards that pay are excluded", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, slots, discards)
        player = game.position.players[seat]
        kept = tuple(card for card in player.discard if card not in discards)
        zones.change_player(game, seat, discard=kept)
        game.position.excluded = {**game.position.excluded, seat: discards} if discards else game.position.excluded

"""Wrong ends of a chain."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement
from reference_engine.kernel.procedure import AGAIN, Call
from reference_engine.moncolle_tcg import chain, values
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import chain as shared
from reference_engine.monster_collection import zones

with clause("moncolle_tcg.chain.fizzle"):

    @wrong("the ability of a unit that is gone takes place", judgement, chain.user_is_there)
    def _(real, game, item):
        return card_of(game, item.card).kind == "unit" or real(game, item)

    @wrong("the ability of a unit that has died fails, of one that was sent away it takes place",
           judgement, chain.user_is_there)  # fmt: skip
    def _(real, game, item):
        died = any(user in player.discard for user in item.users for player in game.position.players.values())
        return not died or real(game, item)

    @wrong("only a unit on the discard pile of South has gone", judgement, chain.user_is_there)
    def _(real, game, item):
        return item.by == "north" or real(game, item)

    @wrong("an exhausted user's ability fails as well", judgement, chain.user_is_there)
    def _(real, game, item):
        units = game.position.units
        return real(game, item) and all(units[user].ready for user in item.users if user in units)

    @wrong("counters take place without their unit", judgement, chain.user_is_there)
    def _(real, game, item):
        return real(game, item) or values.abilities_of(game, item.card)[item.ability].timing == "counter"

    @wrong("what a failed ability cost comes back", judgement, shared.effect_takes_place)
    def _(real, game, item):
        if not chain.user_is_there(game, item):
            player = game.position.players[item.by]
            zones.change_player(game, item.by, hand=player.hand + player.discard[:1], discard=player.discard[1:])
        return real(game, item)


with clause("moncolle_tcg.ruling.spell_needs_its_user"):

    @wrong("a consumable takes effect without its user", judgement, chain.user_is_there)
    def _(real, game, item):
        return card_of(game, item.card).kind == "consumable" or real(game, item)

    @wrong("an exhausted user's card fails", judgement, chain.user_is_there)
    def _(real, game, item):
        units = game.position.units
        tired = any(not units[user].ready for user in item.users if user in units)
        return real(game, item) and not (tired and card_of(game, item.card).kind != "unit")


with clause("moncolle_tcg.ruling.targets_gone"):

    @wrong("an effect without targets takes place", judgement, chain.some_target_is_there)
    def _(_game, _item):
        return True

    @wrong("one target gone is too many", judgement, chain.some_target_is_there)
    def _(real, game, item):
        return real(game, item) and all(real(game, replace(item, targets=(each,))) for each in item.targets)

    @wrong("the first target must be there", judgement, chain.some_target_is_there)
    def _(real, game, item):
        return real(game, replace(item, targets=item.targets[:1]))

    @wrong("the last target must be there", judgement, chain.some_target_is_there)
    def _(real, game, item):
        return real(game, replace(item, targets=item.targets[-1:]))

    @wrong("an effect on a party that is gone does nothing at all", judgement, chain.some_target_is_there)
    def _(real, game, item):
        there = not item.affected or any(unit in game.position.units for unit in item.affected)
        return there and real(game, item)


with clause("moncolle_tcg.ruling.used_cards_discarded_last"):

    def put_away_now(game, item, *kinds):
        """The card goes to the discard pile when it is declared."""
        if item.card and card_of(game, item.card).kind in kinds:
            zones.put_away(game, item.by, item.card)

    @wrong("a battle spell is discarded when it is declared", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        put_away_now(game, item, "battle_spell")

    @wrong("a consumable is discarded when it is declared", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        put_away_now(game, item, "consumable")

    @wrong("a card that fails is not discarded", judgement, shared.effect_takes_place)
    def _(real, game, item):
        if chain.some_target_is_there(game, item):
            return real(game, item)
        return AGAIN

    @wrong("a card that fails goes back to the hand", judgement, shared.effect_takes_place)
    def _(real, game, item):
        if chain.some_target_is_there(game, item) or card_of(game, item.card).kind == "unit":
            return real(game, item)
        player = game.position.players[item.by]
        zones.change_player(game, item.by, hand=(*player.hand, item.card))
        return AGAIN

    @wrong("all cards of a chain are discarded with the first that is resolved", judgement, shared.effect_takes_place)
    def _(real, game, item):
        found = real(game, item)
        for frame in game.position.stack:
            if frame.name == "chain":
                for other in frame.items:
                    put_away_now(game, other, "battle_spell", "consumable")
                frame.items = tuple(replace(other, cancelled=True) for other in frame.items)
        return found if isinstance(found, Call) else AGAIN

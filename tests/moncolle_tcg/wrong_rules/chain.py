"""Wrong counter chains."""

from msgspec.structs import replace

from monosashi.mutants import by_operators, clause, wrong
from monosashi.mutants.amend import condition, judgement, step
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.procedure import AGAIN, Call
from reference_engine.moncolle_tcg import abilities, chain, values
from reference_engine.moncolle_tcg.cards import Mill
from reference_engine.moncolle_tcg.position import card_of, units_in, wearer_of
from reference_engine.monster_collection import chain as shared
from reference_engine.monster_collection import targets, zones
from reference_engine.monster_collection.cards import DrawCards, DropCards
from reference_engine.monster_collection.position import opponent

NORMAL = "moncolle_tcg.timing.normal"
PROPER = "moncolle_tcg.chain.target_declarer"


def kind_of(game, use):
    """What kind of card has the effect that is used."""
    return card_of(game, use.card).kind


with clause("moncolle_tcg.chain.interrupt"):

    @wrong("only abilities interrupt", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return real(game, seat, use) or (game.question.kind == "counter" and kind_of(game, use) != "unit")

    @wrong("consumables do not interrupt", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return real(game, seat, use) or (game.question.kind == "counter" and kind_of(game, use) == "consumable")

    @wrong("normal spells interrupt, too", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return kind_of(game, use) != "battle_spell" and real(game, seat, use)

    @wrong("normal consumables interrupt, too", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return kind_of(game, use) != "consumable" and real(game, seat, use)

    @wrong("spells are not interrupted", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        spell = frame.items[0].card and card_of(game, frame.items[0].card).kind == "battle_spell"
        return None if spell else real(game, frame)

    @wrong("consumables are not interrupted", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        item = frame.items[0].card and card_of(game, frame.items[0].card).kind == "consumable"
        return None if item else real(game, frame)


with clause("moncolle_tcg.chain.counter_a_counter"):

    @wrong("only the first declaration is countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 1 else real(game, frame)

    @wrong("a counter to a counter cannot be countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 2 else real(game, frame)

    @wrong("South's counters cannot be countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 1 and frame.items[-1].by == "south" else real(game, frame)

    @wrong("North's counters cannot be countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 1 and frame.items[-1].by == "north" else real(game, frame)

    @wrong("only the origin and the latest counter are held", judgement, shared.countered)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.items = (frame.items[0], frame.items[-1])
        return found


with clause("moncolle_tcg.chain.opponent_first"):

    @wrong("the player who began may counter first", judgement, shared.opened_by)
    def _(real, game, origin):
        opened = real(game, origin)
        opened.right = origin.by
        opened.immediate = (opponent(origin.by),)
        return opened

    @wrong("the defending side is asked first, whoever began", judgement, shared.opened_by)
    def _(real, game, origin):
        opened = real(game, origin)
        opened.right = opponent(game.position.marching)
        return opened

    @wrong("North is asked first", judgement, shared.opened_by)
    def _(real, game, origin):
        opened = real(game, origin)
        opened.right = "north"
        return opened

    @wrong("who has countered may counter again", judgement, shared.countered)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.right = item.by
        return found

    @wrong("after a pass the same player is asked again", judgement, shared.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        frame.right = seat
        return found


with clause("moncolle_tcg.chain.two_passes"):
    by_operators("number.passes_that_end_a_chain.minus_one", "number.passes_that_end_a_chain.plus_one")

    @wrong("one pass of North ends the declarations", judgement, shared.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        return None if seat == "north" else found

    @wrong("who has passed is asked no more", judgement, shared.countered)
    def _(real, game, frame, item):
        passed = frame.passes
        found = real(game, frame, item)
        return None if passed else found


with clause("moncolle_tcg.ruling.passes_begin_anew"):

    @wrong("two passes end the declarations, in a row or not", judgement, shared.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes
        return found

    @wrong("passes count on while South counters", judgement, shared.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes if item.by == "south" else 0
        return found

    @wrong("passes count on while North counters", judgement, shared.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes if item.by == "north" else 0
        return found


with clause("moncolle_tcg.chain.lifo"):
    by_operators("offer.use@drop.added")

    @wrong("declarations take effect in the order in which they were made", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:])

    @wrong("the counters take effect in the order in which they were made, then the origin", judgement, "next in chain")
    def _(items):
        return (items[1], (items[0], *items[2:])) if len(items) > 1 else (items[0], ())

    @wrong("an attack takes effect before its counters", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:]) if items[0].kind == "attack" else (items[-1], items[:-1])


with clause("moncolle_tcg.chain.reference_example"):

    @wrong("the last two declarations take effect in the order in which they were made", judgement, "next in chain")
    def _(items):
        return (items[-2], (*items[:-2], items[-1])) if len(items) > 3 else (items[-1], items[:-1])

    @wrong("the action takes effect before the first counter", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:]) if len(items) == 2 else (items[-1], items[:-1])

    @wrong("a player does not counter twice in a chain", judgement, shared.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        return None if [item.by for item in frame.items].count(opponent(seat)) > 1 else found


with clause(PROPER):
    by_operators(*(f"condition.use.{PROPER}.{how}" for how in ("off", "off_for_south", "off_for_north")))

    @wrong("a unit that used an effect is no proper target", judgement, shared.add)
    def _(real, game, frame, item):
        before = frame.counterable
        real(game, frame, item)
        if item.kind == "effect":
            frame.counterable = (*before, *item.affected)

    @wrong("an attacker is no proper target", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        if item.kind == "attack":
            frame.counterable = item.affected

    @wrong("of the attackers only the first is a proper target", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, replace(item, users=item.users[:1]) if item.kind == "attack" else item)
        frame.items = (*frame.items[:-1], item)

    @wrong("the user of a spell is no proper target", judgement, shared.add)
    def _(real, game, frame, item):
        before = frame.counterable
        real(game, frame, item)
        if item.card and card_of(game, item.card).kind == "battle_spell":
            frame.counterable = (*before, *item.affected)

    @wrong("every unit of the declaring side is a proper target", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, item)
        frame.counterable += tuple(unit.id for unit in units_in(game.position, game.position.battle, item.by))

    @wrong("own units are always proper targets", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        unit = game.position.units.get(target)
        return real(game, frame, target) or (unit is not None and unit.owner == game.question.seat)


with clause("moncolle_tcg.chain.target_of_declaration"):

    @wrong("the target of an effect is no proper target", judgement, shared.add)
    def _(real, game, frame, item):
        before = frame.counterable
        real(game, frame, item)
        if item.kind == "effect":
            frame.counterable = (*before, *item.users)

    @wrong("of several targets only the first is proper", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, replace(item, affected=item.affected[:1]))
        frame.items = (*frame.items[:-1], item)

    @wrong("of several targets only the last is proper", judgement, shared.add)
    def _(real, game, frame, item):
        real(game, frame, replace(item, affected=item.affected[-1:]))
        frame.items = (*frame.items[:-1], item)

    @wrong("a group that an effect speaks of is not targeted", judgement, abilities.affected_by)
    def _(real, game, seat, use):
        return tuple(unit for unit in real(game, seat, use) if unit in use.targets)

    @wrong("every unit of a side is a proper target once one is", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        units = game.position.units
        touched = {units[name].owner for name in frame.counterable if name in units}
        return real(game, frame, target) or (target in units and units[target].owner in touched)

    @wrong("any unit in the battle is a proper target", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        return real(game, frame, target) or target in game.position.units


with clause("moncolle_tcg.chain.target_player"):

    def barred(game, use, verb, who):
        """Whether the counter does something to a player."""
        parts = [part for group in abilities.ability_of(game, use).do for part in group]
        meant = [part for part in parts if isinstance(part, verb) and getattr(part, "who", "") == who]
        return game.question.kind == "counter" and bool(meant)

    @wrong("a counter does nothing to the opponent's hand", condition, "use", PROPER)
    def _(real, game, seat, use):
        return real(game, seat, use) or barred(game, use, DropCards, "enemy")

    @wrong("a counter does nothing to its own player", condition, "use", PROPER)
    def _(real, game, seat, use):
        return real(game, seat, use) or barred(game, use, DrawCards, "own")

    @wrong("a counter does nothing to the opponent's deck", condition, "use", PROPER)
    def _(real, game, seat, use):
        return real(game, seat, use) or barred(game, use, Mill, "enemy")

    @wrong("the turn player is no proper target", condition, "use", PROPER)
    def _(real, game, seat, use):
        turn = seat != game.position.marching
        return real(game, seat, use) or (turn and barred(game, use, DropCards, "enemy"))


with clause("moncolle_tcg.chain.any_link"):

    @wrong("only the last declaration gives proper targets", judgement, shared.add)
    def _(real, game, frame, item):
        frame.counterable = ()
        real(game, frame, item)

    @wrong("only the first declaration gives proper targets", judgement, shared.add)
    def _(real, game, frame, item):
        before = frame.counterable
        real(game, frame, item)
        frame.counterable = before or frame.counterable

    @wrong("only the last two declarations give proper targets", judgement, shared.add)
    def _(real, game, frame, item):
        last = frame.items[-1:]
        real(game, frame, item)
        frame.counterable = tuple(name for each in (*last, item) for name in (*each.users, *each.affected))

    @wrong("a unit that was in an earlier chain is a proper target", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        here = units_in(game.position, game.position.battle)
        return real(game, frame, target) or any(unit.id == target for unit in here)


with clause("moncolle_tcg.ruling.no_counter_to_oneself_alone"):
    by_operators("reading.self_counter.on")

    @wrong("South may counter South's own action", judgement, chain.has_something_to_counter)
    def _(real, game, frame, seat):
        return seat == "south" or real(game, frame, seat)

    @wrong("North may counter North's own action", judgement, chain.has_something_to_counter)
    def _(real, game, frame, seat):
        return seat == "north" or real(game, frame, seat)

    @wrong("one may counter one's own attack", judgement, chain.has_something_to_counter)
    def _(real, game, frame, seat):
        return frame.items[0].kind == "attack" or real(game, frame, seat)

    @wrong("only in a chain that the opponent has begun", judgement, chain.has_something_to_counter)
    def _(_game, frame, seat):
        return frame.items[0].by != seat


with clause("moncolle_tcg.ruling.asked_whenever_a_hand_could_matter"):

    def counters(game, card):
        """Whether a card has a counter."""
        return any(ability.timing == "counter" for ability in card_of(game, card).abilities)

    @wrong("a player without a counter is not asked", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        units = units_in(game.position, game.position.battle, frame.right)
        could = [*(unit.id for unit in units), *game.position.players[frame.right].hand]
        if any(counters(game, card) for card in could):
            return real(game, frame)
        return shared.passed(game, frame, frame.right, Pass()) and real(game, frame)

    @wrong("a player whose units have no counter is not asked", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        units = units_in(game.position, game.position.battle, frame.right)
        return real(game, frame) if any(counters(game, unit.id) for unit in units) else None


with clause("moncolle_tcg.ruling.cards_and_equipment_proper"):
    by_operators("reading.strict_target_list.on")

    @wrong("equipment is no proper target", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        return wearer_of(game.position, target) is None and real(game, frame, target)

    @wrong("used cards are no proper targets", judgement, targets.declared_cards)
    def _(real, game):
        return [card for card in real(game) if card_of(game, card).kind == "unit"]

    @wrong("used consumables are no proper targets", judgement, targets.declared_cards)
    def _(real, game):
        return [card for card in real(game) if card_of(game, card).kind != "consumable"]

    @wrong("any equipment in the battle is a proper target", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        return wearer_of(game.position, target) is not None or real(game, frame, target)

    @wrong("only the users' equipment is", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        wearer = wearer_of(game.position, target)
        if wearer is None:
            return real(game, frame, target)
        return any(wearer.id in item.users for item in frame.items)


with clause("moncolle_tcg.ruling.one_proper_target"):
    by_operators("reading.proper_targets.every")

    @wrong("the first one must be proper", condition, "use", PROPER)
    def _(real, game, seat, use):
        return real(game, seat, replace(use, targets=use.targets[:1]) if len(use.targets) > 1 else use)

    @wrong("the last one must be proper", condition, "use", PROPER)
    def _(real, game, seat, use):
        return real(game, seat, replace(use, targets=use.targets[-1:]) if len(use.targets) > 1 else use)

    @wrong("several targets need not be proper", condition, "use", PROPER)
    def _(real, game, seat, use):
        return len(use.targets) < 2 and real(game, seat, use)


with clause("moncolle_tcg.ruling.one_proper_unit_of_a_party"):
    by_operators("reading.proper_targets.every")

    @wrong("a party need not be proper", condition, "use", PROPER)
    def _(real, game, seat, use):
        return bool(use.targets) and real(game, seat, use)

    @wrong("a party is never a proper target", condition, "use", PROPER)
    def _(real, game, seat, use):
        party = not use.targets and abilities.affected_by(game, seat, use)
        return real(game, seat, use) or (game.question.kind == "counter" and bool(party))

    @wrong("an own party is never a proper target", condition, "use", PROPER)
    def _(real, game, seat, use):
        party = not use.targets and abilities.affected_by(game, seat, use)
        own = party and all(game.position.units[unit].owner == seat for unit in party)
        return real(game, seat, use) or (game.question.kind == "counter" and bool(own))


with clause("moncolle_tcg.ruling.bearer_is_not_chosen"):

    @wrong("the bearer must be proper", condition, "use", PROPER)
    def _(real, game, seat, use):
        frame = game.position.stack[-1]
        own = [
            part for group in abilities.ability_of(game, use).do for part in group if getattr(part, "to", "") == "this"
        ]
        bound = game.question.kind == "counter" and own and use.card in game.position.units
        return real(game, seat, use) or (bool(bound) and not abilities.is_proper(game, frame, use.card))

    @wrong("a unit may always choose itself", condition, "use", PROPER)
    def _(real, game, seat, use):
        return use.card not in use.targets and real(game, seat, use)


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
    by_operators("reading.spell_needs_user.off")

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

"""Wrong targets of counters."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement, step
from reference_engine.kernel.decision import Pass
from reference_engine.moncolle_tcg import abilities, chain
from reference_engine.moncolle_tcg.cards import Mill
from reference_engine.moncolle_tcg.position import card_of, units_in, wearer_of
from reference_engine.monster_collection import chain as shared
from reference_engine.monster_collection import targets
from reference_engine.monster_collection.cards import DrawCards, DropCards

PROPER = "moncolle_tcg.chain.target_declarer"


with clause(PROPER):

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

    @wrong("equipment is no proper target", judgement, abilities.is_proper)
    def _(real, game, frame, target):
        return wearer_of(game.position, target) is None and real(game, frame, target)

    @wrong("used cards are no proper targets", judgement, targets.declared_cards)
    def _(real, game, *by):
        return [card for card in real(game, *by) if card_of(game, card).kind == "unit"]

    @wrong("used consumables are no proper targets", judgement, targets.declared_cards)
    def _(real, game, *by):
        return [card for card in real(game, *by) if card_of(game, card).kind != "consumable"]

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

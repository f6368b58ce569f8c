"""Wrong special abilities: declared, automatic, of completion and of hand type."""

from msgspec.structs import replace

from monosashi.mutants import REMOVED, clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement, step, switch
from reference_engine.moncolle_tcg import abilities
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import conditions, targets, zones
from reference_engine.monster_collection.position import opponent

MODES = "moncolle_tcg.abilities.two_modes"
READY = "moncolle_tcg.abilities.completion_not_acted"
HAND = "moncolle_tcg.abilities.hand_type"
FIT = "moncolle_tcg.ruling.targets_fit_the_text"
PAYABLE = "moncolle_tcg.cost.must_be_payable"


def kind_of(game, use):
    """The type of the ability."""
    return abilities.ability_of(game, use).kind


def only(event):
    """No automatic ability waits for anything but this."""
    return judgement(
        conditions.occur, lambda real, game, happened, units: real(game, happened, units if happened == event else [])
    )


with clause(MODES):

    @wrong("automatic abilities never work", judgement, conditions.occur)
    def _(_game, _event, _units):
        return None

    @wrong("declared abilities work without a declaration when their unit attacks", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, units)
        for unit in units if event == "attacks" else []:
            zones.draw(game, unit.owner, len(card_of(game, unit.id).abilities))

    @wrong("units with an automatic ability can use nothing", condition, "use", MODES)
    def _(real, game, seat, use):
        return real(game, seat, use) or bool(card_of(game, use.card).automatic)


with clause("moncolle_tcg.abilities.completion_cost"):

    @wrong("completion abilities exhaust nobody", judgement, zones.exhaust)
    def _(real, game, units, why):
        real(game, [] if why == "moncolle_tcg.abilities.completion_cost" else units, why)

    @wrong("completion abilities exhaust the whole party", judgement, zones.exhaust)
    def _(real, game, units, why):
        if why == "moncolle_tcg.abilities.completion_cost":
            units = [u for u in game.position.units.values() if u.area == units[0].area and u.owner == units[0].owner]
        real(game, units, why)

    @wrong("as a counter they exhaust nobody", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        counter = abilities.ability_of(game, use).timing == "counter"
        real(game, seat, use)
        if unit is not None and unit.ready and counter:
            zones.make_ready(game, [game.position.units[use.card]], "")

    @wrong("outside battles they exhaust nobody", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        real(game, seat, use)
        if unit is not None and unit.ready and not game.position.battle:
            zones.make_ready(game, [game.position.units[use.card]], "")

    @wrong("North's units stay ready", judgement, zones.exhaust)
    def _(real, game, units, why):
        kept = why == "moncolle_tcg.abilities.completion_cost" and units[0].owner == "north"
        real(game, [] if kept else units, why)

    @wrong("South's units stay ready", judgement, zones.exhaust)
    def _(real, game, units, why):
        kept = why == "moncolle_tcg.abilities.completion_cost" and units[0].owner == "south"
        real(game, [] if kept else units, why)


with clause(READY):

    @wrong("a completion ability is used once in a game", condition, "use", READY)
    def _(real, game, seat, use):
        late = kind_of(game, use) == "completion" and game.position.turn > 3 and seat == "north"
        return real(game, seat, use) or (late and not game.position.battle and len(game.position.units) == 1)

    @wrong("while another own unit is exhausted nobody uses one", condition, "use", READY)
    def _(real, game, seat, use):
        own = [unit for unit in game.position.units.values() if unit.owner == seat]
        return real(game, seat, use) or (kind_of(game, use) == "completion" and not all(u.ready for u in own))


with clause("moncolle_tcg.abilities.automatic"):
    mutant("only attacks are noticed", only("attacks"))
    mutant("only the beginning of a battle is noticed", only("battle_begins"))
    mutant("only deaths are noticed", only("dies"))

    @wrong("whatever happens to anybody is noticed", judgement, conditions.concerns)
    def _(_game, _when, _source, _unit):
        return True

    @wrong("what happens to one's own units is noticed as the enemy's", judgement, conditions.concerns)
    def _(real, game, when, source, unit):
        turned = {"own": "enemy", "enemy": "own"}
        return real(game, replace(when, who=turned.get(when.who, when.who)), source, unit)

    @wrong("another unit may be the unit itself", judgement, conditions.concerns)
    def _(real, game, when, source, unit):
        return real(game, replace(when, who="own") if when.who == "other" else when, source, unit)

    @wrong("an exhausted unit's ability does not work", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return source.ready and real(game, source, ability)

    @wrong("only the turn player's abilities work", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return source.owner == game.position.marching and real(game, source, ability)

    @wrong("it works for each unit that the event concerns", judgement, conditions.occur)
    def _(real, game, event, units):
        for unit in units:
            real(game, event, [unit])

    @wrong("an ability works once in a battle", judgement, conditions.occur)
    def _(real, game, event, units):
        before = game.position.due
        real(game, event, units)
        again = any(frame.name == "battle" for frame in game.position.stack) and event == "damaged"
        if again and game.position.players["south"].hand + game.position.players["north"].hand:
            game.position.due = before


with clause("moncolle_tcg.abilities.declared_unlimited"):

    def used(game, seat, card):
        """How often something has been paid for a card's abilities, as far as the discard pile or its values tell."""
        unit = game.position.units.get(card)
        paid = len(game.position.players[seat].discard) // 2
        return max(paid, len(unit.modifiers) if unit is not None else 0)

    @wrong("a declared ability is used once in a turn", condition, "use", MODES)
    def _(real, game, seat, use):
        return real(game, seat, use) or (kind_of(game, use) == "declared" and used(game, seat, use.card) > 0)

    @wrong("a declared ability is used twice in a turn", condition, "use", MODES)
    def _(real, game, seat, use):
        return real(game, seat, use) or (kind_of(game, use) == "declared" and used(game, seat, use.card) > 1)

    @wrong("a declared ability is used once in a chain", condition, "use", MODES)
    def _(real, game, seat, use):
        frame = game.position.stack[-1]
        declared = [item.card for item in getattr(frame, "items", ())]
        return real(game, seat, use) or use.card in declared

    @wrong("whoever cannot pay uses it all the same", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return kind_of(game, use) != "declared" and real(game, seat, use)


with clause("moncolle_tcg.abilities.declared_when_acted"):

    @wrong("declared abilities need a ready unit", condition, "use", READY)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        return real(game, seat, use) or (unit is not None and not unit.ready)

    @wrong("declared abilities need a ready unit as counters", condition, "use", READY)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        late = game.question.kind == "counter" and unit is not None and not unit.ready
        return real(game, seat, use) or late

    @wrong("declared abilities need a ready unit outside battles", condition, "use", READY)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        return real(game, seat, use) or (game.question.kind == "main" and unit is not None and not unit.ready)

    @wrong("declared abilities need a ready unit after the attack", condition, "use", READY)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        return real(game, seat, use) or (game.question.kind == "after_attack" and unit is not None and not unit.ready)

    @wrong("South's declared abilities need a ready unit", condition, "use", READY)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        return real(game, seat, use) or (seat == "south" and unit is not None and not unit.ready)


with clause("moncolle_tcg.ruling.only_completion_needs_ready"):

    @wrong("every ability that is declared exhausts its unit", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        real(game, seat, use)
        if use.card in game.position.units:
            zones.exhaust(game, [game.position.units[use.card]], "")

    @wrong("North's declared abilities exhaust their unit", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        real(game, seat, use)
        if use.card in game.position.units and seat == "north":
            zones.exhaust(game, [game.position.units[use.card]], "")

    @wrong("an automatic ability exhausts its unit", judgement, conditions.occur)
    def _(real, game, event, units):
        before = len(game.position.due)
        real(game, event, units)
        tired = [game.position.units[due.unit] for due in game.position.due[before:] if due.unit in game.position.units]
        zones.exhaust(game, tired, "")

    @wrong("a hand type ability exhausts the own units in the battle", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        hand = kind_of(game, use) == "hand"
        real(game, seat, use)
        if hand:
            zones.exhaust(game, [unit for unit in game.position.units.values() if unit.owner == seat], "")

    @wrong("no ability exhausts its unit", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        unit = game.position.units.get(use.card)
        real(game, seat, use)
        if unit is not None and unit.ready:
            zones.make_ready(game, [game.position.units[use.card]], "")


with clause(HAND):

    @wrong("hand type abilities work from the discard pile as well", condition, "use", HAND)
    def _(real, game, seat, use):
        return use.card not in game.position.players[seat].discard and real(game, seat, use)

    @wrong("hand type abilities work from the field as well", condition, "use", HAND)
    def _(real, game, seat, use):
        return use.card not in game.position.units and real(game, seat, use)

    @wrong("hand type abilities work from the opponent's hand as well", condition, "use", HAND)
    def _(real, game, seat, use):
        return use.card not in game.position.players[opponent(seat)].hand and real(game, seat, use)

    @wrong("hand type abilities do not work as counters", condition, "use", HAND)
    def _(real, game, seat, use):
        return real(game, seat, use) or (kind_of(game, use) == "hand" and game.question.kind == "counter")

    @wrong("hand type abilities work as counters only", condition, "use", HAND)
    def _(real, game, seat, use):
        return real(game, seat, use) or (kind_of(game, use) == "hand" and game.question.kind != "counter")


with clause("moncolle_tcg.ruling.hand_type_declared"):
    mutant(REMOVED, switch("hand_type", "when_summoned"))

    @wrong("the card stays in the hand", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        hand = game.position.players[seat].hand
        kept = kind_of(game, use) == "hand"
        real(game, seat, use)
        if kept:
            pile = tuple(card for card in game.position.players[seat].discard if card != use.card)
            zones.change_player(game, seat, hand=hand, discard=pile)

    @wrong("a hand type ability needs an own unit in the battle", condition, "use", HAND)
    def _(real, game, seat, use):
        own = [unit for unit in game.position.units.values() if unit.owner == seat]
        return real(game, seat, use) or (kind_of(game, use) == "hand" and not own)

    @wrong("without an own unit it does nothing", step, "chain", "last_takes_effect")
    def _(real, game, frame):
        if frame.items:
            last = frame.items[-1]
            alone = not any(unit.owner == last.by for unit in game.position.units.values())
            frame.items = (*frame.items[:-1], replace(last, cancelled=last.cancelled or alone))
        return real(game, frame)

    @wrong("its card is excluded", judgement, abilities.pay_for)
    def _(real, game, seat, use):
        kept = kind_of(game, use) == "hand"
        real(game, seat, use)
        if kept:
            player = game.position.players[seat]
            zones.change_player(game, seat, discard=tuple(card for card in player.discard if card != use.card))
            game.position.excluded = {**game.position.excluded, seat: (use.card,)}


with clause(FIT):

    @wrong("fewer targets than the text asks for will do", condition, "use", FIT)
    def _(real, game, seat, use):
        target = abilities.ability_of(game, use).target
        few = target is not None and len(use.targets) < target.count
        return not few and real(game, seat, use)

    @wrong("more targets than the text asks for will do", condition, "use", FIT)
    def _(real, game, seat, use):
        target = abilities.ability_of(game, use).target
        many = target is not None and len(use.targets) > target.count
        return not many and real(game, seat, use)

    @wrong("a unit may be named twice", condition, "use", FIT)
    def _(real, game, seat, use):
        return len(set(use.targets)) == len(use.targets) and real(game, seat, use)

    @wrong("units outside the battle will do", judgement, targets.outside)
    def _(_game, _target, _chosen, _area):
        return None

    @wrong("own units outside the battle will do", judgement, targets.outside)
    def _(real, game, target, chosen, area):
        units = game.position.units
        own = tuple(card for card in chosen if card not in units or units[card].owner != game.question.seat)
        return real(game, target, own, area)

    @wrong("outside battles the opponent's units are no targets", condition, "use", FIT)
    def _(real, game, seat, use):
        units = game.position.units
        foreign = any(card in units and units[card].owner != seat for card in use.targets)
        return real(game, seat, use) or (foreign and not game.position.battle)

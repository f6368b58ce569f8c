"""Wrong readings of what card texts say."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement, verb
from reference_engine.deus.areas import may_hold
from reference_engine.kernel.game import read_quiet_position
from reference_engine.monster_collection import abilities, conditions, effects, targets, values, zones
from reference_engine.monster_collection.cards import Card, DrawCards, Kill, Power, Recall, When
from reference_engine.monster_collection.effects import reached
from reference_engine.monster_collection.position import opponent
from tests.deus.wrong_rules.bends import put_right

with clause("deus.vocabulary.kill"):

    @wrong("to kill is damage as high as the defence", verb, Kill)
    def _(real, game, frame, part, dead):
        conditions.occur(game, "damaged", reached(game, frame, part.to))
        return real(game, frame, part, dead)


with clause("deus.vocabulary.to_hand"):

    @wrong("to return to hand is to be discarded first", verb, Recall)
    def _(real, game, frame, part, dead):
        units = reached(game, frame, part.to)
        done = real(game, frame, part, dead)
        conditions.occur(game, "discarded", units)
        return done


with clause("deus.vocabulary.draw"):

    @wrong("nobody draws from a deck that has too few cards", verb, DrawCards)
    def _(real, game, frame, part, dead):
        seat = frame.seat if part.who == "own" else opponent(frame.seat)
        return len(game.position.players[seat].deck) >= part.count and real(game, frame, part, dead)


with clause("deus.vocabulary.power"):

    @wrong("power is lost only if there is enough of it", verb, Power)
    def _(real, game, frame, part, dead):
        seat = frame.seat if part.who == "own" else opponent(frame.seat)
        return game.position.players[seat].power + part.count >= 0 and real(game, frame, part, dead)


with clause("deus.vocabulary.summon_this"):

    @wrong("a card summons itself into any empty area of its side", judgement, "summon place")
    def _(game, seat, _card, area):
        taken = any(unit.area == area for unit in game.position.units.values())
        return f"{area} is taken" if taken or not may_hold(game, area, seat) else None


with clause("deus.vocabulary.target_up_to"):

    @wrong("as many as the text says, no fewer", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, replace(target, up_to=False) if target is not None else None, chosen)

    @wrong("nobody is enough", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return None if target is not None and target.up_to and not chosen else real(game, target, chosen)

    @wrong("one more is lawful", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        more = replace(target, count=target.count + 1) if target is not None and target.up_to else target
        return real(game, more, chosen)

    @wrong("one may be chosen twice", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, target, tuple(dict.fromkeys(chosen)) if target is not None and target.up_to else chosen)


with clause("deus.vocabulary.filter_foremost"):

    @wrong("the unit that was lined up first, even if it has fallen", judgement, values.is_foremost)
    def _(real, game, unit):
        return real(game, unit) and game.position.line_ups.get(unit.owner, (unit.id,))[0] == unit.id


with clause("deus.vocabulary.change_race"):

    @wrong("the first race counts", judgement, values.race_of)
    def _(real, _game, unit, printed):
        return next((modifier.race for modifier in unit.modifiers if modifier.race), printed)


with clause("deus.vocabulary.damage_dice"):

    @wrong("the fixed amount is added to every die", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        return real(game, frame, [replace(blow, amount=blow.amount * max(1, blow.dice)) for blow in blows], dead)


with clause("deus.vocabulary.cannot_die"):

    @wrong("damage kills a unit that cannot die", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        complete = real(game, frame, blows, dead)
        zones.die(game, list(dead.values()), "deus.damage.lethal")
        return complete


with clause("deus.vocabulary.change_dice"):

    @wrong("a change of dice adds to fixed damage, too", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        bonus = values.dice_bonus(game, frame.seat)
        return real(
            game, frame, [blow if blow.dice else replace(blow, amount=blow.amount + bonus) for blow in blows], dead
        )


with clause("deus.vocabulary.filter_level"):

    @wrong("x or more is more than x", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, wanted) and unit.level != wanted.min_level


with clause("deus.special.location") as this:

    @wrong("units in the hand use their special abilities, too", condition, "use", this)
    def _(game, seat, use):
        held = use.card in game.position.players[seat].hand
        return not held and abilities.source_is_in_place(game, seat, use)

    @wrong("the enemy's units may be used", condition, "use", this)
    def _(game, seat, use):
        return use.card not in game.position.units and abilities.source_is_in_place(game, seat, use)


ICONS = ("fire", "water", "earth", "wind", "holy", "evil", "multi")

with clause("deus.standing.kinds"):

    @wrong("standing abilities of the older game are read over", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for field in set(card) - set(Card.__struct_fields__):
                del card[field]

        return real(edition, codec, put_right(document, change))


with clause("deus.standing.spell_icons"):

    @wrong("unknown icons are left out", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            if "slots" in card:
                card["slots"] = [icon for icon in card["slots"] if icon in ICONS]

        return real(edition, codec, put_right(document, change))


with clause("deus.trigger.condition_met"):

    @wrong('"another own unit" may be the unit itself', judgement, conditions.concerns)
    def _(real, game, when, source, unit):
        return real(game, When(when.event, "own") if when.who == "other" else when, source, unit)

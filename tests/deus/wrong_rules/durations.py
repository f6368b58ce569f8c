"""Wrong durations."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement, step
from reference_engine.deus import battle
from reference_engine.deus.board import TERRITORY
from reference_engine.monster_collection import effects, values, zones
from reference_engine.monster_collection.cards import Ability, Trigger, Until
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Modifier, card_of, units_in
from tests.deus.wrong_rules.bends import Real, Table

with clause("deus.duration.instantaneous"):

    @wrong("the dead come back when durations end", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended)
        if "battle" in ended:
            for seat, player in list(game.position.players.items()):
                for card in [card for card in player.discard if card_of(game, card).kind == "unit"]:
                    zones.change_player(game, seat, discard=tuple(other for other in player.discard if other != card))
                    zones.enter(game, seat, card, game.position.battle, clause="")

    @wrong("damage lasts until the end of the battle", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        before = len(game.events)
        complete = real(game, frame, blows, dead)
        for event in game.events[before:]:
            if event.what == "damaged" and event.about not in dead:
                modifier = Modifier(frame.card, "battle", game.position.turn, defence=-event.amount)
                zones.lasts(game, game.position.units[event.about], modifier)
        return complete

    @wrong("an effect that lowers a value is never undone", judgement, zones.is_over)
    def _(real, game, modifier, ended, turn):
        return real(game, modifier, ended, turn) and min(modifier.attack, modifier.defence) >= 0


with clause("deus.duration.instantaneous_kinds"):

    @wrong("units that have left come back when the turn ends", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended)
        for seat, player in list(game.position.players.items()) if "turn" in ended else []:
            for card in [card for card in player.discard + player.hand if card_of(game, card).kind == "unit"]:
                now = game.position.players[seat]
                zones.change_player(
                    game,
                    seat,
                    discard=tuple(other for other in now.discard if other != card),
                    hand=tuple(other for other in now.hand if other != card),
                )
                zones.enter(game, seat, card, TERRITORY[seat][0], clause="")

    @wrong("a change of values outside battle is instantaneous", judgement, zones.is_over)
    def _(real, game, modifier, ended, turn):
        return modifier.until != "phase" and real(game, modifier, ended, turn)

    @wrong("exhaustion ends with the phase", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended)
        if "phase" in ended:
            zones.make_ready(game, list(game.position.units.values()), "")

    @wrong("power gained by an effect is lost with the phase", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended)
        if "phase" in ended:
            zones.change_player(game, game.position.marching, power=0)


with clause("deus.duration.standing_like_constant"):

    @wrong("the Initiative of a unit that has died still counts", judgement, "initiative value")
    def _(real, game, seat, face):
        discard = game.position.players[seat].discard
        found = real(game, seat, face)
        return found + sum(card_of(game, card).initiative for card in discard)

    @wrong("the Initiative of units elsewhere counts", judgement, "initiative value")
    def _(game, seat, face):
        units = [unit for unit in game.position.units.values() if unit.owner == seat]
        return face + sum(values.initiative(game, unit) for unit in units)


with clause("deus.duration.printed"):

    @wrong('"until turn end" ends with the battle', judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended | {"turn"} if "battle" in ended else ended)

    @wrong('"until turn end" ends with the phase', judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended | {"turn"} if "phase" in ended else ended)

    @wrong('"until battle end" does not end with the battle', judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended if "turn" in ended else ended - {"battle"})

    @wrong('"until phase end" does not end with the phase', judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended if "turn" in ended else ended - {"phase"})

    @wrong('"until next turn end" ends with this turn', judgement, zones.is_over)
    def _(real, _game, modifier, ended, turn):
        return modifier.until in ended

    @wrong('"until next turn end" ends one turn later', judgement, zones.is_over)
    def _(real, game, modifier, ended, turn):
        return real(game, modifier, ended, turn - (modifier.until == "next_turn"))

    @wrong("bonuses on dice never end", judgement, zones.expire)
    def _(real, game, ended):
        kept = dict(game.position.players)
        real(game, ended)
        for seat, player in kept.items():
            zones.change_player(game, seat, modifiers=player.modifiers)


def _lasting(real: Real, game: Table, frame: Effect, until: Until, *, in_battle: bool) -> Ability | Trigger:
    """The effect, with this duration if none is printed and it is used in a battle, or outside."""
    found: Ability | Trigger = real(game, frame)
    if found.until or bool(game.position.battle) != in_battle:
        return found
    return replace(found, until=until)


with clause("deus.duration.default_battle"):

    @wrong("an effect used in a battle lasts until the turn ends", judgement, effects.effect_of)
    def _(real, game, frame):
        return _lasting(real, game, frame, "turn", in_battle=True)

    @wrong("an effect used in a battle lasts until the phase ends", judgement, effects.effect_of)
    def _(real, game, frame):
        return _lasting(real, game, frame, "phase", in_battle=True)

    @wrong("an effect of the quick timing is lost when that timing is over", step, "battle", "decide_initiative")
    def _(real, game, battle):
        zones.expire(game, frozenset({"battle"}))
        return real(game, battle)


with clause("deus.duration.default_phase"):

    @wrong("an effect used outside battle lasts until the turn ends", judgement, effects.effect_of)
    def _(real, game, frame):
        return _lasting(real, game, frame, "turn", in_battle=False)

    @wrong("an effect used outside battle is lost with a battle", judgement, effects.effect_of)
    def _(real, game, frame):
        return _lasting(real, game, frame, "battle", in_battle=False)


with clause("deus.duration.simultaneous_suspends"):
    mutant("only constant effects are suspended", judgement(values.values_are_printed, lambda *_: False))

    @wrong("all effects apply in a simultaneous attack", after_step, "battle", "suspend_effects")
    def _(game, battle):
        game.position.suspended = False

    @wrong("lasting effects are lost for good in a simultaneous attack", step, "battle", "suspend_effects")
    def _(real, game, battle):
        for unit in units_in(game.position, battle.area) if battle.simultaneous else []:
            zones.change_unit(game, unit.id, modifiers=())
        return real(game, battle)


with clause("deus.ruling.next_battle_ends_it"):

    @wrong("a battle ends no effects of units elsewhere", judgement, battle.lose_effects)
    def _(real, game):
        elsewhere = [unit for unit in game.position.units.values() if unit.area != game.position.battle]
        real(game)
        for unit in elsewhere:
            zones.change_unit(game, unit.id, modifiers=unit.modifiers)

    @wrong("without a battle such an effect ends with the phase", judgement, zones.expire)
    def _(real, game, ended):
        real(game, ended | {"battle"} if "phase" in ended else ended)

"""Wrong damage and wrong deaths."""

from typing import Any, Literal

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, judgement
from reference_engine.moncolle_tcg import effects, standing, values, zones
from reference_engine.moncolle_tcg.position import Granted, card_of, wearer_of
from reference_engine.monster_collection import attack, conditions
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Damage
from tests.moncolle_tcg.wrong_rules.bends import Context

Until = Literal["battle", "turn"]


def parts_changed(change: Any) -> Any:
    """Damage of effects that is another."""

    def struck(real: Any, game: Context, frame: Any, parts: list[Any]) -> Any:
        turned = [(replace(part, amount=change(part.amount)) if isinstance(part, Damage) else part, units)
                  for part, units in parts]  # fmt: skip
        return real(game, frame, turned)

    return judgement(effects.struck_down, struck)


def attack_changed(change: Any) -> Any:
    """Damage of attacks that is another."""
    return judgement(attack.land, lambda real, game, dealt: real(game, [(u, change(n)) for u, n in dealt]))


with clause("moncolle_tcg.attack.death_threshold"):
    mutant("damage of effects equal to the defence does not kill", parts_changed(lambda amount: amount - 1))
    mutant("damage of effects one below the defence kills", parts_changed(lambda amount: amount + 1))
    mutant("damage of attacks equal to the defence does not kill", attack_changed(lambda amount: amount - 1))
    mutant("damage of attacks one below the defence kills", attack_changed(lambda amount: amount + 1))
    mutant("nobody dies of effects", judgement(effects.may_be_killed, lambda _game, _unit, _attribute: False))

    @wrong("effects compare with the printed defence", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        for part, units in parts:
            if isinstance(part, Damage):
                doomed |= {u.id for u in units if part.amount >= (card_of(game, u.id).defence or 0)}
        return doomed, hurt, happened

    @wrong("what the terrain gives is no defence", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return [replace(effect, defence=0) for effect in real(game, unit)]

    @wrong("what equipment adds is no defence", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return tuple(card for card in real(game, unit) if not card_of(game, card).defence)

    @wrong("the dead go back to the hand", judgement, shared.die)
    def _(game, units, _clause):
        for unit in units:
            shared.to_hand(game, unit)

    @wrong("only units of the defending side die of damage", judgement, effects.may_be_killed)
    def _(real, game, unit, attribute):
        return real(game, unit, attribute) and unit.owner != game.position.marching


WOUND = "a wound"


def wounded(game: Context, unit: str, amount: int, until: Until) -> None:
    """A unit remembers damage as defence that it has lost."""
    if unit in game.position.units and amount:
        held = game.position.units[unit]
        since = values.next_since(game)
        mark = Granted(WOUND, until, game.position.turn, since, defence=-amount)
        shared.change_unit(game, unit, modifiers=(*held.modifiers, mark))
        game.unsettled = True


def remembers(until: Until) -> list[Any]:
    """Damage of effects and of attacks lowers the defence for a while."""

    def struck(real: Any, game: Context, frame: Any, parts: list[Any]) -> Any:
        done = real(game, frame, parts)
        for part, units in parts:
            if isinstance(part, Damage):
                for unit in units:
                    wounded(game, unit.id, part.amount, until)
        return done

    def landed(real: Any, game: Context, dealt: list[Any]) -> None:
        real(game, dealt)
        for unit, amount in dealt:
            wounded(game, unit.id, amount, until)

    return [judgement(effects.struck_down, struck), judgement(attack.land, landed)]


with clause("moncolle_tcg.attack.no_accumulation"):
    mutant("damage stays until the end of the battle", *remembers("battle"))
    mutant("damage stays until the end of the turn", *remembers("turn"))
    mutant("damage of effects stays until the end of the battle", remembers("battle")[0])
    mutant("damage of attacks stays until the end of the turn", remembers("turn")[1])

    @wrong("two damages of one effect count together", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        earlier = [p.amount for group in effects.effect_of(game, frame).do[: frame.group] for p in group
                   if isinstance(p, Damage)]  # fmt: skip
        more = sum(earlier)
        turned = [(replace(p, amount=p.amount + more) if isinstance(p, Damage) else p, units) for p, units in parts]
        return real(game, frame, turned)


with clause("moncolle_tcg.attack.zero_defence"):
    mutant("a defence of 0 or less is no matter", judgement(standing.fall_without_defence, lambda _game: None))

    def gone(game: Context, wanted: Any) -> None:
        """Those without defence leave for whom it is so."""
        units = [unit for unit in values.changed_units(game) if wanted(unit, values.defence(game, unit))]
        shared.leave(game, units, what="dies", clause="moncolle_tcg.attack.zero_defence")

    @wrong("a unit falls only below 0", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda _unit, left: left < 0)

    @wrong("a unit falls at exactly 0", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda _unit, left: left == 0)

    @wrong("a unit falls at 1", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda _unit, left: left <= 1)

    @wrong("a unit of the marching side does not fall of it", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda unit, left: left <= 0 and unit.owner != game.position.marching)

    @wrong("a unit of the defending side does not fall of it", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda unit, left: left <= 0 and unit.owner == game.position.marching)

    @wrong("a unit falls in battles only", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda _unit, left: left <= 0 and bool(game.position.battle))

    @wrong("a unit does not fall of what ends", judgement, standing.fall_without_defence)
    def _(real, game):
        ending = game.position.battle and game.position.stack[-1].step in ("end_battle", "leave_battle", "result")
        if (not ending and game.position.battle) or not game.position.fought_on:
            real(game)

    @wrong("one effect alone must take all of the defence", judgement, standing.fall_without_defence)
    def _(game):
        gone(
            game,
            lambda unit, left: (
                left <= 0 and any(-each.defence >= (card_of(game, unit.id).defence or 0) for each in unit.modifiers)
            ),
        )

    @wrong("a unit does not fall of what a terrain takes", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda unit, left: left - _terrain(game, unit) <= 0)

    def _terrain(game: Context, unit: Any) -> int:
        return sum(effect.defence for effect in values.given_by_terrain(game, unit))

    @wrong("a unit does not fall when it loses equipment", judgement, zones.discard_equipment)
    def _(real, game, card, clause):
        unit = wearer_of(game.position, card)
        real(game, card, clause)
        if unit is not None:
            lost = card_of(game, card).defence or 0
            wounded(game, unit.id, -lost, "battle")


with clause("moncolle_tcg.ruling.old_damage_is_over"):
    mutant("the damage of the battle is compared once more at its end", *remembers("turn"))

    @wrong("damage of attacks is compared again when the battle ends", judgement, attack.land)
    def _(real, game, dealt):
        real(game, dealt)
        for unit, amount in dealt:
            if amount >= (card_of(game, unit.id).defence or 0):
                wounded(game, unit.id, 1, "turn")
                shared.change_unit(game, unit.id, modifiers=_doomed(game, unit)) if _there(game, unit) else None

    @wrong("who was struck does not survive the loss of equipment", judgement, zones.discard_equipment)
    def _(real, game, card, clause):
        unit = wearer_of(game.position, card)
        real(game, card, clause)
        if unit is not None and unit.id in game.position.units:
            shared.die(game, [game.position.units[unit.id]], "moncolle_tcg.attack.death_threshold")

    @wrong("who returns from protecting terrain dies of what it survived there", after_step, "battle_end", "adjust")
    def _(game, frame):
        ground = game.position.field.get(frame.area)
        protects = ground is not None and any(effect.defence > 0 for effect in card_of(game, ground.card).effects)
        back = [game.position.units[u] for u in frame.origins if u in game.position.units and frame.failed and protects]
        shared.die(game, back, "moncolle_tcg.attack.death_threshold")


def _there(game: Context, unit: Any) -> bool:
    return unit.id in game.position.units


def _doomed(game: Context, unit: Any) -> Any:
    held = game.position.units[unit.id]
    lost = card_of(game, unit.id).defence or 0
    kept = tuple(each for each in held.modifiers if each.source != WOUND)
    mark = Granted(WOUND, "turn", game.position.turn, values.next_since(game), defence=-lost)
    return (*kept, mark)


with clause("moncolle_tcg.ruling.no_defence_beats_no_death"):

    @wrong("who cannot die stays without defence", judgement, standing.fall_without_defence)
    def _(game):
        units = [u for u in values.changed_units(game) if values.defence(game, u) <= 0]
        left = [unit for unit in units if not values.cannot_die(game, unit)]
        shared.leave(game, left, what="dies", clause="moncolle_tcg.attack.zero_defence")

    @wrong("who cannot die stays with a defence of exactly 0", judgement, standing.fall_without_defence)
    def _(game):
        units = [u for u in values.changed_units(game) if values.defence(game, u) <= 0]
        left = [u for u in units if not values.cannot_die(game, u) or values.defence(game, u) < 0]
        shared.leave(game, left, what="dies", clause="moncolle_tcg.attack.zero_defence")

    @wrong("who cannot die stays without defence outside battles", judgement, standing.fall_without_defence)
    def _(game):
        units = [u for u in values.changed_units(game) if values.defence(game, u) <= 0]
        left = [unit for unit in units if game.position.battle or not values.cannot_die(game, unit)]
        shared.leave(game, left, what="dies", clause="moncolle_tcg.attack.zero_defence")

    @wrong("whoever has its defence lowered cannot be kept from dying", judgement, effects.may_be_killed)
    def _(real, game, unit, attribute):
        lowered = any(each.defence < 0 for each in unit.modifiers)
        return real(game, unit, attribute) or lowered

    @wrong("who cannot die leaves with a defence of 1", judgement, standing.fall_without_defence)
    def _(game):
        units = [u for u in values.changed_units(game) if values.defence(game, u) <= values.cannot_die(game, u)]
        shared.leave(game, units, what="dies", clause="moncolle_tcg.attack.zero_defence")


def discarding(game: Context, units: list[Any], what: str, clause: str, real: Any, wanted: Any) -> None:
    """Discarded units have died where that is wanted."""
    died = what == "dies" or (what == "discarded" and wanted(game))
    real(game, units, what="dies" if died else what, clause=clause)


with clause("moncolle_tcg.ruling.discarded_is_not_dead"):

    @wrong("every unit that is discarded has died", judgement, shared.leave)
    def _(real, game, units, *, what, clause):
        discarding(game, units, what, clause, real, lambda _game: True)

    @wrong("a unit that the marching side discards has died", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        if type(part).__name__ == "Banish" and frame.seat == game.position.marching:
            shared.die(game, units, "moncolle_tcg.glossary.discard")
            return True
        return real(game, frame, part, units)

    @wrong("a unit that the defending side discards has died", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        if type(part).__name__ == "Banish" and frame.seat != game.position.marching:
            shared.die(game, units, "moncolle_tcg.glossary.discard")
            return True
        return real(game, frame, part, units)

    @wrong("who discards an enemy has seen it die", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, units)
        if event == "discarded":
            real(game, "dies", units)

    @wrong("who cannot die cannot be discarded", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        kept = type(part).__name__ == "Banish" and any(values.cannot_die(game, unit) for unit in units)
        return False if kept else real(game, frame, part, units)

    @wrong("nobody ever sees a death", judgement, conditions.occur)
    def _(real, game, event, units):
        if event != "dies":
            real(game, event, units)

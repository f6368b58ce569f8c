"""Wrong durations."""

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.board import TERRITORY
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import effects, values, zones
from reference_engine.monster_collection.cards import Ability, Damage, Trigger, Until
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Modifier, Unit, card_of, units_in
from tests.deus.wrong_rules.bends import Real, Table


@judgement(zones.expire, "deus.duration.instantaneous", "the dead come back when durations end")
def the_dead_come_back(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Their death is undone."""
    real(game, ended)
    if "battle" in ended:
        for seat, player in list(game.position.players.items()):
            for card in [card for card in player.discard if card_of(game, card).kind == "unit"]:
                zones.change_player(game, seat, discard=tuple(other for other in player.discard if other != card))
                zones.enter(game, seat, card, game.position.battle, clause="")


@judgement(effects.strike, "deus.duration.instantaneous", "damage lasts until the end of the battle")
def damage_lasts(real: Real, game: Table, frame: Effect, blows: list[Damage], dead: dict[str, Unit]) -> bool:
    """As a change of the defence."""
    before = len(game.events)
    complete: bool = real(game, frame, blows, dead)
    for event in game.events[before:]:
        if event.what == "damaged" and event.about not in dead:
            modifier = Modifier(frame.card, "battle", game.position.turn, defence=-event.amount)
            zones.lasts(game, game.position.units[event.about], modifier)
    return complete


@judgement(zones.is_over, "deus.duration.instantaneous", "an effect that lowers a value is never undone")
def losses_remain(real: Real, game: Table, modifier: Modifier, ended: frozenset[str], turn: int) -> bool:
    """Like damage."""
    return bool(real(game, modifier, ended, turn)) and min(modifier.attack, modifier.defence) >= 0


@judgement(zones.expire, "deus.duration.instantaneous_kinds", "units that have left come back when the turn ends")
def the_gone_come_back(real: Real, game: Table, ended: frozenset[str]) -> None:
    """From the discard pile and from the hand."""
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


@judgement(zones.is_over, "deus.duration.instantaneous_kinds", "a change of values outside battle is instantaneous")
def changes_remain(real: Real, game: Table, modifier: Modifier, ended: frozenset[str], turn: int) -> bool:
    """It never ends."""
    return modifier.until != "phase" and bool(real(game, modifier, ended, turn))


@judgement(zones.expire, "deus.duration.instantaneous_kinds", "exhaustion ends with the phase")
def exhaustion_ends(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Like an effect with a duration."""
    real(game, ended)
    if "phase" in ended:
        zones.make_ready(game, list(game.position.units.values()), "")


@judgement(zones.expire, "deus.duration.instantaneous_kinds", "power gained by an effect is lost with the phase")
def power_ends(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Like an effect with a duration."""
    real(game, ended)
    if "phase" in ended:
        zones.change_player(game, game.position.marching, power=0)


@mutant("deus.duration.standing_like_constant", "the Initiative of a unit that has died still counts")
def the_dead_hurry(edition: Edition) -> Edition:
    """From the discard pile."""
    real = edition.judgements["initiative value"]

    def initiative_value(game: Table, seat: str, face: int) -> int:
        discard = game.position.players[seat].discard
        found: int = real(game, seat, face)
        return found + sum(card_of(game, card).initiative for card in discard)

    return amend.rule(edition, "initiative value", initiative_value)


@mutant("deus.duration.standing_like_constant", "the Initiative of units elsewhere counts")
def those_elsewhere_hurry(edition: Edition) -> Edition:
    """Like an effect of the whole field."""

    def initiative_value(game: Table, seat: str, face: int) -> int:
        units = [unit for unit in game.position.units.values() if unit.owner == seat]
        return face + sum(values.initiative(game, unit) for unit in units)

    return amend.rule(edition, "initiative value", initiative_value)


@judgement(zones.expire, "deus.duration.printed", '"until turn end" ends with the battle')
def the_turn_ends_with_the_battle(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Too early."""
    real(game, ended | {"turn"} if "battle" in ended else ended)


@judgement(zones.expire, "deus.duration.printed", '"until turn end" ends with the phase')
def the_turn_ends_with_the_phase(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Too early."""
    real(game, ended | {"turn"} if "phase" in ended else ended)


@judgement(zones.expire, "deus.duration.printed", '"until battle end" does not end with the battle')
def the_battle_ends_with_the_turn(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Too late."""
    real(game, ended if "turn" in ended else ended - {"battle"})


@judgement(zones.expire, "deus.duration.printed", '"until phase end" does not end with the phase')
def the_phase_ends_with_the_turn(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Too late."""
    real(game, ended if "turn" in ended else ended - {"phase"})


@judgement(zones.is_over, "deus.duration.printed", '"until next turn end" ends with this turn')
def the_next_turn_is_this_one(real: Real, _game: Table, modifier: Modifier, ended: frozenset[str], turn: int) -> bool:
    """One turn too early."""
    return modifier.until in ended


@judgement(zones.is_over, "deus.duration.printed", '"until next turn end" ends one turn later')
def the_next_turn_is_the_one_after(
    real: Real, game: Table, modifier: Modifier, ended: frozenset[str], turn: int
) -> bool:
    """One turn too late."""
    return bool(real(game, modifier, ended, turn - (modifier.until == "next_turn")))


@judgement(zones.expire, "deus.duration.printed", "bonuses on dice never end")
def dice_bonuses_remain(real: Real, game: Table, ended: frozenset[str]) -> None:
    """Only those on units do."""
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


@judgement(effects.effect_of, "deus.duration.default_battle", "an effect used in a battle lasts until the turn ends")
def to_the_end_of_the_turn(real: Real, game: Table, frame: Effect) -> Ability | Trigger:
    """Too long."""
    return _lasting(real, game, frame, "turn", in_battle=True)


@judgement(effects.effect_of, "deus.duration.default_battle", "an effect used in a battle lasts until the phase ends")
def to_the_end_of_the_phase(real: Real, game: Table, frame: Effect) -> Ability | Trigger:
    """Too long."""
    return _lasting(real, game, frame, "phase", in_battle=True)


@mutant("deus.duration.default_battle", "an effect of the quick timing is lost when that timing is over")
def lost_with_the_timing(edition: Edition) -> Edition:
    """Too short."""
    real = edition.procedures["battle"]["decide_initiative"]

    def decide_initiative(game: Table, battle: Battle) -> Next:
        zones.expire(game, frozenset({"battle"}))
        return real(game, battle)

    return amend.step(edition, "battle", "decide_initiative", decide_initiative)


@mutant("deus.duration.default_phase", "the power charge phase ends no effects")
def power_charge_ends_nothing(edition: Edition) -> Edition:
    """What it brings about lasts into the main phase."""
    return amend.without_step(edition, "power_charge", "phase_ends")


@judgement(effects.effect_of, "deus.duration.default_phase", "an effect used outside battle lasts until the turn ends")
def beyond_the_phase(real: Real, game: Table, frame: Effect) -> Ability | Trigger:
    """Too long."""
    return _lasting(real, game, frame, "turn", in_battle=False)


@judgement(effects.effect_of, "deus.duration.default_phase", "an effect used outside battle is lost with a battle")
def not_beyond_a_battle(real: Real, game: Table, frame: Effect) -> Ability | Trigger:
    """Too short."""
    return _lasting(real, game, frame, "battle", in_battle=False)


@mutant("deus.duration.simultaneous_suspends", "all effects apply in a simultaneous attack")
def nothing_is_suspended(edition: Edition) -> Edition:
    """As in any attack."""
    real = edition.procedures["battle"]["suspend_effects"]

    def suspend_effects(game: Table, battle: Battle) -> Next:
        found = real(game, battle)
        game.position.suspended = False
        return found

    return amend.step(edition, "battle", "suspend_effects", suspend_effects)


@judgement(values.values_are_printed, "deus.duration.simultaneous_suspends", "only constant effects are suspended")
def lasting_effects_apply(real: Real, game: Table, unit: Unit) -> bool:
    """Lasting ones go on."""
    return False


@mutant("deus.duration.simultaneous_suspends", "lasting effects are lost for good in a simultaneous attack")
def lost_for_good(edition: Edition) -> Edition:
    """They do not come back."""
    real = edition.procedures["battle"]["suspend_effects"]

    def suspend_effects(game: Table, battle: Battle) -> Next:
        for unit in units_in(game.position, battle.area) if battle.simultaneous else []:
            zones.change_unit(game, unit.id, modifiers=())
        return real(game, battle)

    return amend.step(edition, "battle", "suspend_effects", suspend_effects)

"""Wrong damage."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import conditions, effects, values, zones
from reference_engine.monster_collection.cards import Damage
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import Modifier, Unit, card_of, opponent
from reference_engine.monster_collection.values import defence
from tests.deus.wrong_rules.bends import Real, Table


def _weaken(game: Table, source: str, unit: str, amount: int) -> None:
    """The unit's defence is lower until the end of the battle."""
    modifier = Modifier(game.position.cards[source], "battle", game.position.turn, defence=-amount)
    zones.lasts(game, game.position.units[unit], modifier)


@judgement(effects.strike, "deus.damage.not_cumulative", "damage that does not kill lowers the defence")
def damage_lowers_defence(real: Real, game: Table, frame: Effect, blows: list[Damage], dead: dict[str, Unit]) -> bool:
    """Until the battle ends."""
    before = len(game.events)
    complete: bool = real(game, frame, blows, dead)
    for event in game.events[before:]:
        if event.what == "damaged" and event.about not in dead:
            _weaken(game, frame.card, event.about, event.amount)
    return complete


@mutant("deus.damage.not_cumulative", "two damages of one effect are added up")
def damages_are_added_up(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "multi_damage", "summed")


@judgement(values.defence, "deus.damage.lethal", "damage must exceed the defence to kill")
def damage_must_exceed(real: Real, game: Table, unit: Unit) -> int:
    """One point more is needed."""
    found: int = real(game, unit)
    return found + 1


@judgement(values.defence, "deus.damage.lethal", "damage is compared with the printed defence")
def printed_defence_decides(real: Real, game: Table, unit: Unit) -> int:
    """Whatever bears on the unit."""
    return card_of(game, unit.id).defence or 0


@judgement(effects.strike, "deus.damage.lethal", "those whom one damage kills leave one after another")
def they_leave_one_by_one(real: Real, game: Table, frame: Effect, blows: list[Damage], dead: dict[str, Unit]) -> bool:
    """The defence of the next is looked at when the one before is gone."""
    complete: bool = real(game, frame, blows, dead)
    for unit in list(dead):
        zones.die(game, [game.position.units[unit]], "deus.damage.lethal")
        real(game, frame, blows, dead)
    return complete


@judgement(zones.put_away, "deus.damage.dead_discarded", "a dead unit's card goes to the other player's pile")
def the_other_pile(real: Real, game: Table, seat: str, card: str) -> None:
    """Whoever killed it keeps it."""
    real(game, opponent(seat) if card_of(game, card).kind == "unit" else seat, card)


@judgement(zones.put_away, "deus.damage.dead_discarded", "a dead token goes to the discard pile")
def tokens_are_discarded(real: Real, game: Table, seat: str, card: str) -> None:
    """Like any other card."""
    zones.change_player(game, seat, discard=(*game.position.players[seat].discard, card))


@judgement(zones.leave, "deus.damage.dead_discarded", "a dead unit's card is out of the game")
def the_dead_are_gone(real: Real, game: Table, units: list[Unit], *, what: str, clause: str) -> None:
    """It lies nowhere."""
    real(game, units, what=what, clause=clause)
    for unit in units if what == "dies" else []:
        player = game.position.players[unit.owner]
        zones.change_player(game, unit.owner, discard=tuple(card for card in player.discard if card != unit.id))


@judgement(values.cannot_die, "deus.damage.cannot_die", "a unit that cannot die is killed by an effect's damage")
def effects_kill_the_immortal(real: Real, game: Table, unit: Unit) -> bool:
    """It is safe from attacks only."""
    return False


@judgement(values.cannot_die, "deus.damage.cannot_die", "a unit that cannot die is killed by an attack")
def attacks_kill_the_immortal(real: Real, game: Table, unit: Unit) -> bool:
    """It is safe from effects only."""
    return False


@judgement(zones.leave, "deus.damage.cannot_die", "a unit that cannot die cannot be discarded either")
def the_immortal_stay(real: Real, game: Table, units: list[Unit], *, what: str, clause: str) -> None:
    """Nothing removes it."""
    real(game, [unit for unit in units if not values.cannot_die(game, unit)], what=what, clause=clause)


@judgement(zones.lasts, "deus.damage.bracket", "any change of values counts as damage")
def a_change_is_damage(real: Real, game: Table, unit: Unit, modifier: Modifier) -> None:
    """With or without brackets."""
    real(game, unit, modifier)
    conditions.occur(game, "damaged", [game.position.units[unit.id]])


@judgement(effects.strike, "deus.damage.bracket", "a value in brackets is taken off the defence")
def brackets_lower_defence(real: Real, game: Table, frame: Effect, blows: list[Damage], dead: dict[str, Unit]) -> bool:
    """No damage at all."""
    for blow in blows:
        for unit in effects.reached(game, frame, blow.to):
            _weaken(game, frame.card, unit.id, blow.amount)
    return True


@judgement(values.damage_taken, "deus.damage.value", "an effect deals one more than it says")
def one_more(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """Off by one."""
    found: int = real(game, unit, amount + 1, attribute)
    return found


@mutant("deus.damage.value", "of several dice only the highest counts")
def the_highest_die_counts(edition: Edition) -> Edition:
    """The result is not their sum."""

    def dice_rolled(game: Table, frame: Effect, faces: tuple[int, ...]) -> None:
        frame.rolled = (max(faces), *(0 for _ in faces[1:]))

    return amend.drawn(edition, "roll_dice", dice_rolled)


@judgement(values.damage_taken, "deus.damage.attribute", "the attribute of damage does not matter")
def attributes_are_ignored(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """All damage is typeless."""
    found: int = real(game, unit, amount, "")
    return found


@judgement(values.damage_taken, "deus.damage.attribute", "protection from one attribute helps against every other")
def one_attribute_is_like_another(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """All attributes are the same."""
    if not attribute:
        found: int = real(game, unit, amount, attribute)
        return found
    return max(0, amount - sum(bearing.ward for bearing in values.bearing_on(game, unit)))


@judgement(values.damage_taken, "deus.damage.typeless", "nothing protects from damage without an attribute")
def typeless_is_unstoppable(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """It is of no kind at all."""
    found: int = real(game, unit, amount, attribute) if attribute else amount
    return found


@judgement(values.damage_taken, "deus.damage.typeless", "damage with an attribute is typeless as well")
def all_damage_is_typeless(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """Either protection helps."""
    of_its_kind: int = real(game, unit, amount, attribute)
    typeless: int = real(game, unit, amount, "")
    return min(of_its_kind, typeless)


@judgement(
    values.damage_taken, "deus.damage.typeless_not_attribute", "protection from attributes helps against [n], too"
)
def typeless_is_an_attribute(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """One more attribute."""
    found: int = real(game, unit, amount, attribute or "typeless")
    return found


@judgement(
    values.damage_taken,
    "deus.damage.typeless_not_attribute",
    "protection from attributes helps against one of them only",
)
def flame_is_the_attribute(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """Nothing protects from the others."""
    found: int = real(game, unit, amount, attribute) if attribute in ("", "flame") else amount
    return found


@judgement(values.damage_taken, "deus.damage.attack_typeless", "attack damage has an attribute")
def attacks_have_an_attribute(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """Fire, say."""
    found: int = real(game, unit, amount, "fire")
    return found


@judgement(values.damage_taken, "deus.damage.attack_typeless", "nothing protects from attack damage")
def attacks_are_unstoppable(real: Real, game: Table, unit: Unit, amount: int, attribute: str) -> int:
    """It is of no kind at all."""
    return amount


def _discarding(worth: Callable[[Table, Unit], int], least: int = 1) -> Callable[[Table], None]:
    """A state check that discards units worth less than ``least``."""

    def check(game: Table) -> None:
        gone = [unit for unit in game.position.units.values() if worth(game, unit) < least]
        zones.leave(game, gone, what="discarded", clause="deus.damage.zero_defence_discard")

    return check


@mutant("deus.damage.zero_defence_discard", "a unit with defence 0 stays, with less it goes")
def zero_is_enough_to_stay(edition: Edition) -> Edition:
    """Off by one."""
    return amend.rule(edition, "units without defence", _discarding(defence, 0))


@mutant("deus.damage.zero_defence_discard", "a unit with defence 1 goes as well")
def one_is_not_enough(edition: Edition) -> Edition:
    """Off by one the other way."""
    return amend.rule(edition, "units without defence", _discarding(defence, 2))


@mutant("deus.damage.zero_defence_discard", "units without defence are discarded when the battle ends")
def discarded_at_the_end(edition: Edition) -> Edition:
    """Not at once."""
    real = edition.judgements["units without defence"]

    def check(game: Table) -> None:
        if not game.position.battle:
            real(game)

    return amend.rule(edition, "units without defence", check)


@mutant("deus.damage.zero_defence_discard", "units without defence are discarded in the middle of an effect")
def discarded_between_parts(edition: Edition) -> Edition:
    """Between joined parts of it."""
    real = edition.procedures["effect"]["apply_group"]
    lasts = zones.lasts

    def at_once(game: Table, unit: Unit, modifier: Modifier) -> None:
        lasts(game, unit, modifier)
        edition.judgements["units without defence"](game)

    def apply_group(game: Table, frame: Effect) -> Any:
        zones.lasts = at_once
        try:
            return real(game, frame)
        finally:
            zones.lasts = lasts

    return amend.step(edition, "effect", "apply_group", apply_group)


@judgement(zones.exhaust, "deus.damage.zero_defence_discard", "who loses the defence by being exhausted stays")
def exhaustion_is_not_looked_at(real: Real, game: Table, units: list[Unit], clause: str) -> None:
    """Until something else happens."""
    unsettled = game.unsettled
    real(game, units, clause)
    game.unsettled = unsettled


@judgement(zones.make_ready, "deus.damage.zero_defence_discard", "who loses the defence by being made ready stays")
def readiness_is_not_looked_at(real: Real, game: Table, units: list[Unit], clause: str) -> None:
    """Until something else happens."""
    unsettled = game.unsettled
    real(game, units, clause)
    game.unsettled = unsettled


@judgement(values.defence, "deus.damage.zero_defence_discard", "a unit without defence may stand in a position")
def constants_are_not_looked_at(_real: Real, _game: Table, _unit: Unit) -> int:
    """Nobody asks for its defence."""
    return 1


@mutant("deus.damage.zero_defence_not_death", "a unit without defence dies")
def no_defence_is_death(edition: Edition) -> Edition:
    """Those who wait for a death have their way."""

    def check(game: Table) -> None:
        gone = [unit for unit in game.position.units.values() if defence(game, unit) <= 0]
        zones.die(game, gone, "deus.damage.zero_defence_discard")

    return amend.rule(edition, "units without defence", check)


@judgement(zones.die, "deus.damage.zero_defence_not_death", "a unit whose defence was lowered is discarded, not killed")
def the_weakened_do_not_die(real: Real, game: Table, units: list[Unit], clause: str) -> None:
    """Damage only finishes it off."""
    weakened = [unit for unit in units if defence(game, unit) < (card_of(game, unit.id).defence or 0)]
    zones.leave(game, weakened, what="discarded", clause=clause)
    real(game, [unit for unit in units if unit not in weakened], clause)


@judgement(conditions.occur, "deus.damage.dead_discarded", "a death is no discard for those who wait for one")
def the_dead_are_not_discarded(real: Real, game: Table, event: str, units: list[Unit]) -> None:
    """Only a discard without death is one."""
    if event != "discarded" or game.events[-1].what != "dies":
        real(game, event, units)

"""The initiative timing (page 20): who goes first, or both at once."""

from reference_engine.deus.battle import cut_short
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import Seat, both_sides, units_in
from reference_engine.monster_collection.values import dice_bonus, initiative


def decide_initiative(game: Context[Position], battle: Battle) -> Next:
    """Each side rolls one die.

    Clauses: deus.battle.initiative.roll
    """
    sides = game.edition.numbers["dice_sides"]
    draws = tuple(Draw("initiative die", seat, sides=sides) for seat in both_sides(game.position))
    return cut_short(game, battle) or Decision(
        CHANCE, "initiative_dice", "deus.battle.initiative.roll", about=battle.area, draws=draws
    )


def initiative_value(game: Context[Position], seat: str, face: int) -> int:
    """The die plus every Initiative:x of the side's units in the battle, exhausted ones included.

    . Dice modifiers leave this die alone unless the edition reads it otherwise.

    Clauses: deus.battle.initiative.roll, deus.ruling.dice_modifiers_add_not_initiative,
        deus.ruling.initiative_counts_exhausted_units, deus.standing.initiative_forced
    """
    value = face + sum(initiative(game, unit) for unit in units_in(game.position, game.position.battle, seat))
    if game.edition.switches["initiative_is_dice_result"] == "yes":
        value += dice_bonus(game, seat)
    return value


def higher_goes_first(values: dict[Seat, int]) -> Seat | None:
    """The higher value goes first; equal values mean a simultaneous attack, without a reroll.

    Clauses: deus.battle.initiative.higher_first, deus.battle.initiative.tie
    """
    (one, value), (other, other_value) = values.items()
    if value == other_value:
        return None
    return one if value > other_value else other


def initiative_rolled(game: Context[Position], battle: Battle, faces: tuple[int, ...]) -> Next:
    """The initiative values are compared."""
    seats = both_sides(game.position)
    value = game.edition.judgements["initiative value"]
    values = {seat: value(game, seat, face) for seat, face in zip(seats, faces, strict=True)}
    battle.first = game.edition.judgements["first side"](values)
    battle.simultaneous = battle.first is None
    for seat in seats:
        game.emit(Event("initiative", "deus.battle.initiative.roll", seat=seat, amount=values[seat]))
    return None

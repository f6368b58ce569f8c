"""The initiative timing: who goes first, or both at once; Charge and Defender are looked at once it is known."""

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg.battle import cut_short
from reference_engine.moncolle_tcg.position import Granted, Position, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.moncolle_tcg.values import charge, defender, initiative, next_since
from reference_engine.monster_collection.position import Seat, both_sides


def decide_initiative(game: Context[Position], battle: Battle) -> Next:
    """Each side rolls one die.

    Clauses: moncolle_tcg.battle.initiative_roll
    """
    sides = game.edition.numbers["dice_sides"]
    draws = tuple(Draw("initiative die", seat, sides=sides) for seat in both_sides(game.position))
    return cut_short(game, battle) or Decision(
        CHANCE, "initiative_dice", "moncolle_tcg.battle.initiative_roll", about=battle.area, draws=draws
    )


@judgement
def initiative_value(game: Context[Position], seat: Seat, face: int) -> int:
    """The die and the Initiative of all units of the side in the battle; nobody elsewhere adds anything.

    Clauses: moncolle_tcg.battle.initiative_roll, moncolle_tcg.ruling.initiative_of_all_kinds
    """
    return face + sum(initiative(game, unit) for unit in units_in(game.position, game.position.battle, seat))


@judgement
def first_side(_game: Context[Position], values: dict[Seat, int]) -> Seat | None:
    """The higher total goes first, whoever marches; equal totals mean a simultaneous attack.

    Clauses: moncolle_tcg.battle.initiative_higher, moncolle_tcg.battle.initiative_tie
    """
    (one, value), (other, other_value) = values.items()
    if value == other_value:
        return None
    return one if value > other_value else other


def initiative_rolled(game: Context[Position], battle: Battle, faces: tuple[int, ...]) -> Next:
    """The totals are compared."""
    seats = both_sides(game.position)
    values = {seat: initiative_value(game, seat, face) for seat, face in zip(seats, faces, strict=True)}
    battle.first = first_side(game, values)
    battle.simultaneous = battle.first is None
    for seat in seats:
        game.emit(Event("initiative", "moncolle_tcg.battle.initiative_roll", seat=seat, amount=values[seat]))
    if battle.first is not None and game.edition.switches["late_charge"] == "off":
        fix_charge_and_defender(game, battle)
    return None


@judgement
def fix_charge_and_defender(game: Context[Position], battle: Battle) -> None:
    """Charge and Defender are worth what they are now until the battle ends, whatever comes or goes later.

    Clauses: moncolle_tcg.standing.charge, moncolle_tcg.ruling.charge_fixed_with_the_order,
        moncolle_tcg.ruling.charges_add_up, moncolle_tcg.standing.defender
    """
    units = game.position.units
    for unit in units_in(game.position, battle.area):
        first = unit.owner == battle.first
        more, clause = (charge(game, unit), "charge") if first else (defender(game, unit), "defender")
        if more:
            since = next_since(game)
            bonus = Granted(
                game.position.cards[unit.id], "battle", game.position.turn, since,
                attack=more if first else 0, defence=0 if first else more,
            )  # fmt: skip
            units[unit.id] = replace(unit, modifiers=(*unit.modifiers, bonus))
            game.emit(Event("changed", f"moncolle_tcg.standing.{clause}", about=unit.id, amount=more))
    game.unsettled = True

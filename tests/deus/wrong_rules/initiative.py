"""Wrong initiative."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection.position import both_sides, units_in
from reference_engine.monster_collection.values import initiative


def with_value(edition: Edition, bonus: Callable[[Any, str], int]) -> Edition:
    """The table with another way to work out what is added to the die."""
    return amend.rule(edition, "initiative value", lambda game, seat, face: face + bonus(game, seat))


def values(game: Any, seat: str) -> list[int]:
    """The Initiative:x of a side's units in the battle."""
    return [initiative(game, unit) for unit in units_in(game.position, game.position.battle, seat)]


@mutant("deus.battle.initiative.roll", "Initiative:x is forgotten")
def only_the_dice_count(edition: Edition) -> Edition:
    """Nothing is added."""
    return with_value(edition, lambda _game, _seat: 0)


@mutant("deus.battle.initiative.roll", "the highest Initiative:x of a side counts")
def the_highest_counts(edition: Edition) -> Edition:
    """No sum."""
    return with_value(edition, lambda game, seat: max(values(game, seat), default=0))


@mutant("deus.battle.initiative.roll", "a negative Initiative:x counts as none")
def negative_ones_do_not_count(edition: Edition) -> Edition:
    """A floor of 0."""
    return with_value(edition, lambda game, seat: sum(max(0, value) for value in values(game, seat)))


@mutant("deus.battle.initiative.roll", "exhausted units do not count")
def exhausted_units_do_not_count(edition: Edition) -> Edition:
    """Only who can attack is quick."""

    def bonus(game: Any, seat: str) -> int:
        units = units_in(game.position, game.position.battle, seat)
        return sum(initiative(game, unit) for unit in units if unit.ready)

    return with_value(edition, bonus)


@mutant("deus.battle.initiative.roll", "units outside the battle count, too")
def everybody_counts(edition: Edition) -> Edition:
    """The area is forgotten."""

    def bonus(game: Any, seat: str) -> int:
        return sum(initiative(game, unit) for unit in game.position.units.values() if unit.owner == seat)

    return with_value(edition, bonus)


@mutant("deus.battle.initiative.roll", "what is added to dice results is added here, too")
def dice_modifiers_count(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "initiative_is_dice_result", "yes")


@mutant("deus.battle.initiative.higher_first", "the lower value goes first")
def lower_goes_first(edition: Edition) -> Edition:
    """The wrong comparison."""

    def first(found: dict[str, int]) -> str | None:
        (one, value), (other, other_value) = found.items()
        return None if value == other_value else one if value < other_value else other

    return amend.rule(edition, "first side", first)


@mutant("deus.battle.initiative.higher_first", "the marching side goes first unless the values are equal")
def marching_side_goes_first(edition: Edition) -> Edition:
    """The values are not compared."""

    def first(found: dict[str, int]) -> str | None:
        return None if len(set(found.values())) == 1 else next(iter(found))

    return amend.rule(edition, "first side", first)


@mutant("deus.battle.initiative.higher_first", "a lead of 1 is no lead")
def a_lead_of_two_is_needed(edition: Edition) -> Edition:
    """Off by one."""

    def first(found: dict[str, int]) -> str | None:
        (one, value), (other, other_value) = found.items()
        return None if abs(value - other_value) < 2 else one if value > other_value else other

    return amend.rule(edition, "first side", first)


@mutant("deus.battle.initiative.tie", "with equal values the marching side goes first")
def marching_side_wins_ties(edition: Edition) -> Edition:
    """At least instead of more."""
    return amend.rule(edition, "first side", lambda found: max(found, key=lambda seat: found[seat]))


@mutant("deus.battle.initiative.tie", "with equal values the defending side goes first")
def defending_side_wins_ties(edition: Edition) -> Edition:
    """At least instead of more."""
    return amend.rule(edition, "first side", lambda found: max(reversed(found), key=lambda seat: found[seat]))


@mutant("deus.battle.initiative.tie", "equal values are rolled again")
def ties_are_rolled_again(edition: Edition) -> Edition:
    """Ask for the dice once more."""

    def rolled(game: Any, battle: Any, faces: Any) -> Any:
        outcome = edition.drawn["battle", "decide_initiative"](game, battle, faces)
        return AGAIN if battle.simultaneous else outcome

    return amend.drawn(edition, "decide_initiative", rolled)


@mutant("deus.battle.initiative.tie", "equal dice are a tie, whatever is added to them")
def equal_dice_are_a_tie(edition: Edition) -> Edition:
    """The dice are compared, not the values."""

    def rolled(game: Any, battle: Any, faces: Any) -> Any:
        outcome = edition.drawn["battle", "decide_initiative"](game, battle, faces)
        tie = faces[0] == faces[1]
        higher = both_sides(game.position)[0 if faces[0] > faces[1] else 1]
        battle.first, battle.simultaneous = (None, True) if tie else (battle.first or higher, False)
        return outcome

    return amend.drawn(edition, "decide_initiative", rolled)

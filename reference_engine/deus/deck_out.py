"""Deck-out (page 10): when both decks have run out, the next turn is the last and six criteria decide."""

from collections.abc import Callable

from reference_engine.deus import victory
from reference_engine.deus.board import FRONT
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import EndDeclaration
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision, Draw
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection.position import SEATS, Unit, units_in
from reference_engine.monster_collection.values import level


@judgement
def watch(game: Context[Position]) -> None:
    """When both decks are empty, the game ends with the following turn.

    One empty deck means nothing. The turn is fixed at the first such moment, unless the edition looks anew.

    Clauses: deus.deckout.trigger, deus.deckout.single_empty_continues, deus.ruling.deckout_is_latched
    """
    position = game.position
    if not position.turn:
        return
    empty = not position.players["south"].deck and not position.players["north"].deck
    if empty and not position.final_turn:
        position.final_turn = position.turn + game.edition.numbers["turns_after_deck_out"]
        game.emit(Event("decks_out", "deus.deckout.trigger", amount=position.final_turn))
    elif position.final_turn and not empty and game.edition.switches["deckout_latched"] == "no":
        position.final_turn = 0


def front_units(game: Context[Position], seat: str) -> list[Unit]:
    """A player's units in the front areas."""
    return [unit for area in FRONT for unit in units_in(game.position, area, seat)]


def own_units(game: Context[Position], seat: str) -> list[Unit]:
    """A player's units on the whole battlefield."""
    return [unit for unit in game.position.units.values() if unit.owner == seat]


def front_areas(game: Context[Position], seat: str) -> int:
    """Criterion 1: front areas controlled.

    Clauses: deus.deckout.1
    """
    return len({unit.area for unit in front_units(game, seat)})


def number_at_front(game: Context[Position], seat: str) -> int:
    """Criterion 2: units in front areas.

    Clauses: deus.deckout.2
    """
    return len(front_units(game, seat))


def levels_at_front(game: Context[Position], seat: str) -> int:
    """Criterion 3: total level in front areas.

    Clauses: deus.deckout.3
    """
    return sum(level(game, unit) for unit in front_units(game, seat))


def number_of_units(game: Context[Position], seat: str) -> int:
    """Criterion 4: units on the battlefield.

    Clauses: deus.deckout.4
    """
    return len(own_units(game, seat))


def levels_of_units(game: Context[Position], seat: str) -> int:
    """Criterion 5: total level on the battlefield.

    Clauses: deus.deckout.5
    """
    return sum(level(game, unit) for unit in own_units(game, seat))


Criterion = Callable[[Context[Position], str], int]

CRITERIA: dict[str, Criterion] = {
    "deus.deckout.1": front_areas,
    "deus.deckout.2": number_at_front,
    "deus.deckout.3": levels_at_front,
    "deus.deckout.4": number_of_units,
    "deus.deckout.5": levels_of_units,
}
"""The criteria in order of priority.

Clauses: deus.deckout.priority
"""


def judge(game: Context[Position], chance: str) -> Next:
    """At the end of the final turn the first criterion that differs decides, dice if none does.

    Clauses: deus.deckout.end_timing, deus.deckout.priority, deus.ruling.deckout_after_victory_check
    """
    position = game.position
    if not position.final_turn or position.turn < position.final_turn:
        return None
    for clause, criterion in game.edition.judgements["deck-out criteria"].items():
        south, north = criterion(game, "south"), criterion(game, "north")
        if south != north:
            victory.end(game, "south" if south > north else "north", clause)
            return None
    draws = tuple(Draw("judgement die", seat, sides=game.edition.numbers["dice_sides"]) for seat in SEATS)
    return Decision(chance, "judgement_dice", "deus.deckout.6", draws=draws)


def judgement_rolled(game: Context[Position], _frame: EndDeclaration, faces: tuple[int, ...]) -> Next:
    """Criterion 6: the higher roll wins; equal rolls are repeated.

    Clauses: deus.deckout.6
    """
    south, north = faces
    if south == north:
        return AGAIN
    victory.end(game, "south" if south > north else "north", "deus.deckout.6")
    return None

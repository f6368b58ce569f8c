"""The turn of the draft: five phases, power by symbol, markers of empty areas are removed, no end declaration."""

from reference_engine.deus import victory
from reference_engine.deus.draft_2018.ownership import markers_of
from reference_engine.deus.position import Position, owners
from reference_engine.deus.procedures import EndDeclaration, HandAdjustment, PowerCharge, Turn
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Call, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, card_of, units_in


def gain_power(game: Context[Position], _frame: PowerCharge) -> Next:
    """The marching side's summoner brings the power that its symbol shows.

    The symbol is one counter, unless it is read as what the summoner prints.

    Clauses: deus.draft.turn.power.gain, deus.ruling.draft_power_symbol
    """
    seat = game.position.marching
    amount = game.edition.numbers["power_charge"]
    summoner = game.position.players[seat].summoner
    if summoner and game.edition.switches["draft_power_gain"] == "printed on the summoner":
        amount = card_of(game, summoner).power_symbol
    zones.gain_power(game, seat, amount)
    return None


def remove_empty_markers(game: Context[Position], _frame: HandAdjustment) -> Next:
    """The second hand adjustment ends with removing the markers of either player from areas without a unit.

    Clauses: deus.draft.turn.hand2.remove_empty_markers
    """
    position = game.position
    turn = next(frame for frame in position.stack if isinstance(frame, Turn))
    empty = [area for area in owners(position) if not units_in(position, area)]
    if turn.step == "second_hand_adjustment" and empty:
        position.ownership = {area: seat for area, seat in owners(position).items() if area not in empty}
        for area in empty:
            game.emit(Event("marker_removed", "deus.draft.turn.hand2.remove_empty_markers", place=area))
    return None


def turn_end(_game: Context[Position], _turn: Turn) -> Next:
    """The turn is over after its five phases; nothing is declared.

    Clauses: deus.ruling.draft_lists_are_complete
    """
    return Call(EndDeclaration())


def open_areas(game: Context[Position], _frame: EndDeclaration) -> Next:
    """What a battle has closed was closed for this turn only.

    Clauses: deus.after.C, deus.after.F
    """
    position = game.position
    position.start_owner = {}
    if position.battle_markers:
        position.battle_markers = ()
        game.emit(Event("markers_removed", "deus.march.e_empty"))
    return None


def judge_markers(game: Context[Position], _frame: EndDeclaration) -> Next:
    """At the end of the final turn more markers win, as many draw.

    Clauses: deus.draft.deckout.more_markers, deus.draft.deckout.draw
    """
    position = game.position
    if not position.final_turn or position.turn < position.final_turn:
        return None
    south, north = (markers_of(game, seat) for seat in SEATS)
    if south == north:
        victory.end(game, "", "deus.draft.deckout.draw")
    else:
        victory.end(game, "south" if south > north else "north", "deus.draft.deckout.more_markers")
    return None

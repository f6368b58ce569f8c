"""Deck-out: when both decks have become empty, the next turn is the last, and units in enemy territory decide."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg import victory
from reference_engine.moncolle_tcg.board import OWN
from reference_engine.moncolle_tcg.position import Position
from reference_engine.monster_collection.position import SEATS, Seat, opponent


@judgement
def watch(game: Context[Position]) -> None:
    """Both decks are empty: the following turn is the last, whatever comes back into them.

    Clauses: moncolle_tcg.victory.deckout_trigger, moncolle_tcg.ruling.deck_out_by_any_way,
        moncolle_tcg.ruling.deck_out_stays, moncolle_tcg.victory.one_empty_deck
    """
    position = game.position
    if not position.final_turn and not any(position.players[seat].deck for seat in SEATS):
        position.final_turn = position.turn + game.edition.numbers["turns_after_deck_out"]
        game.emit(Event("decks_out", "moncolle_tcg.victory.deckout_trigger", amount=position.final_turn))


@judgement
def units_in_enemy_territory(game: Context[Position], seat: Seat) -> int:
    """How many units a player has on the six enemy spaces; levels and units at home do not count.

    Clauses: moncolle_tcg.victory.judgement_count
    """
    return sum(unit.owner == seat and unit.area in OWN[opponent(seat)] for unit in game.position.units.values())


def judge(game: Context[Position]) -> Next:
    """At the end of the final turn more units in enemy territory win, and as many make a draw.

    Clauses: moncolle_tcg.victory.judgement_count, moncolle_tcg.victory.base_before_judgement,
        moncolle_tcg.victory.judgement_draw
    """
    position = game.position
    if not position.final_turn or position.turn < position.final_turn:
        return None
    south, north = (units_in_enemy_territory(game, seat) for seat in SEATS)
    if south == north:
        victory.end(game, "", "moncolle_tcg.victory.judgement_draw")
    else:
        victory.end(game, "south" if south > north else "north", "moncolle_tcg.victory.judgement_count")
    return None

"""The turn: its five phases, what the first one leaves out, and its end."""

from collections.abc import Iterable

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next
from reference_engine.moncolle_tcg.position import Position
from reference_engine.moncolle_tcg.procedures import EndDeclaration, HandAdjustment, Match, NormalSummon, Setup, Turn
from reference_engine.monster_collection import conditions, zones
from reference_engine.monster_collection.position import Seat, opponent


class EndPhase(Answer, frozen=True, tag="end_phase"):
    """Go on to the next step or phase."""


class EndTurn(Answer, frozen=True, tag="end_turn"):
    """Declare the end of the turn."""


def set_up(_game: Context[Position], _match: Match) -> Next:
    """First comes the set-up."""
    return Call(Setup())


def play_turns(game: Context[Position], _match: Match) -> Next:
    """Then turns, by either player alternately, until the game ends.

    Clauses: moncolle_tcg.turn.alternate
    """
    begin_turn(game)
    return Call(Turn(), stay=True)


def begin_turn(game: Context[Position]) -> None:
    """What belonged to the turn before is forgotten."""
    position = game.position
    position.turn += 1
    position.marching = turn_player_of(game, position.turn)
    position.proxy_used = False
    position.fought_on = ()
    for unit in list(position.units.values()):
        if unit.instantly_summoned:
            zones.change_unit(game, unit.id, instantly_summoned=False)
    game.emit(Event("turn_begins", "moncolle_tcg.turn.alternate", seat=position.marching, amount=position.turn))
    conditions.occur(game, "turn_begins", list(position.units.values()))


@judgement
def turn_player_of(game: Context[Position], turn: int) -> Seat:
    """The player whose turn it is: the first player's are the odd turns.

    Clauses: moncolle_tcg.turn.alternate
    """
    first = game.position.first_player
    assert first is not None
    return first if turn % 2 == 1 else opponent(first)


def is_very_first(game: Context[Position]) -> bool:
    """Whether it is the first player's first turn.

    Clauses: moncolle_tcg.turn.first_turn_skips_hand1, moncolle_tcg.turn.first_turn_skips_main
    """
    return game.position.turn <= game.edition.numbers["turns_without_opening"]


# The five phases


def first_hand_adjustment(game: Context[Position], _turn: Turn) -> Next:
    """Phase 1, but not in the very first turn.

    Clauses: moncolle_tcg.turn.phase_order, moncolle_tcg.turn.first_turn_skips_hand1
    """
    return None if is_very_first(game) else Call(HandAdjustment())


def main(game: Context[Position], _turn: Turn) -> Next:
    """Phase 2, but not in the very first turn: its actions in any order, as often as possible.

    Clauses: moncolle_tcg.main.free_order, moncolle_tcg.turn.first_turn_skips_main
    """
    return None if is_very_first(game) else Decision(game.position.marching, "main", "moncolle_tcg.main.free_order")


def normal_summon(_game: Context[Position], _turn: Turn) -> Next:
    """Phase 3.

    Clauses: moncolle_tcg.turn.phase_order
    """
    return Call(NormalSummon())


def second_hand_adjustment(_game: Context[Position], _turn: Turn) -> Next:
    """Phase 4, in every turn.

    Clauses: moncolle_tcg.turn.phase_order
    """
    return Call(HandAdjustment())


def end_declaration(_game: Context[Position], _turn: Turn) -> Next:
    """Phase 5.

    Clauses: moncolle_tcg.turn.phase_order
    """
    return Call(EndDeclaration())


def end_phase(_game: Context[Position], _frame: object, _seat: str, _answer: EndPhase) -> Next:
    """The turn player has done enough."""
    return None


def end_phase_options(_game: Context[Position], _seat: str) -> Iterable[EndPhase]:
    """One can always stop."""
    yield EndPhase()


END_PHASE = Act(perform=end_phase, options=end_phase_options)


def end_turn(game: Context[Position], _frame: EndDeclaration, seat: str, _answer: EndTurn) -> Next:
    """The end has been declared.

    Clauses: moncolle_tcg.end.declare
    """
    game.emit(Event("turn_ends", "moncolle_tcg.end.declare", seat=seat))
    return None


def end_turn_options(_game: Context[Position], _seat: str) -> Iterable[EndTurn]:
    """There is nothing else to do."""
    yield EndTurn()


END_TURN = Act(perform=end_turn, options=end_turn_options)

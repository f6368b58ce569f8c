"""The turn: six phases in order, action windows between some of them."""

from collections.abc import Iterable

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Call, Next, Procedure
from reference_engine.monster_maker import zones
from reference_engine.monster_maker.position import Position, others_from
from reference_engine.monster_maker.procedures import (
    BattlePhase,
    DrawPhase,
    EncounterPhase,
    EndPhase,
    Match,
    MovePhase,
    Setup,
    Turn,
    VictoryCheck,
    Window,
)


def set_up(_game: Context[Position], _match: Match) -> Next:
    """First the game is prepared."""
    return Call(Setup())


def play_turns(game: Context[Position], _match: Match) -> Next:
    """Then turns are repeated until somebody has won or the game ends otherwise.

    Turns pass clockwise.

    Clauses: monster_maker.victory.game_continues, monster_maker.game.turn_order
    """
    position = game.position
    position.turn += 1
    if position.turn > 1:
        position.turn_player = others_from(game, position.turn_player)[0]
    game.emit(Event("turn_begins", "monster_maker.game.turn_order", seat=position.turn_player, amount=position.turn))
    return Call(Turn(), stay=True)


@judgement
def turn_of(game: Context[Position]) -> Turn:
    """The turn under way."""
    return next(frame for frame in game.position.stack if isinstance(frame, Turn))


# The six phases and the three windows, in order (monster_maker.turn.phases)


def draw_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The first phase.

    Clauses: monster_maker.turn.phases
    """
    return Call(DrawPhase())


def first_window(_game: Context[Position], _turn: Turn) -> Next:
    """Between draw and battle.

    Clauses: monster_maker.window.three_windows
    """
    return Call(Window())


def battle_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The second phase; no window follows it.

    Clauses: monster_maker.turn.phases, monster_maker.ruling.no_window_in_battles
    """
    return Call(BattlePhase())


def victory_check(_game: Context[Position], _turn: Turn) -> Next:
    """The third phase, after the battle and before moving.

    Clauses: monster_maker.victoryphase.position
    """
    return Call(VictoryCheck())


def second_window(_game: Context[Position], _turn: Turn) -> Next:
    """Between victory check and move.

    Clauses: monster_maker.window.three_windows
    """
    return Call(Window())


def move_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The fourth phase.

    Clauses: monster_maker.turn.phases
    """
    return Call(MovePhase())


def third_window(_game: Context[Position], _turn: Turn) -> Next:
    """Between move and encounter.

    Clauses: monster_maker.window.three_windows
    """
    return Call(Window())


def encounter_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The fifth phase; no window follows it.

    Clauses: monster_maker.turn.phases
    """
    return Call(EncounterPhase())


def end_phase(_game: Context[Position], _turn: Turn) -> Next:
    """The sixth phase.

    Clauses: monster_maker.turn.phases
    """
    return Call(EndPhase())


# The draw phase


def draw_card(game: Context[Position], _frame: DrawPhase) -> Next:
    """The turn player draws one card, the first player in the first turn, too.

    Clauses: monster_maker.draw.one_card, monster_maker.game.first_player_draws
    """
    zones.draw(game, game.position.turn_player, game.edition.numbers["draw"], "monster_maker.draw.one_card")
    return None


# The end of the turn is declared in the end phase


class EndTurn(Answer, frozen=True, tag="end_turn"):
    """Declare the end of the turn."""


def declare_end(game: Context[Position], _frame: EndPhase) -> Next:
    """The turn player declares the end of the turn.

    Clauses: monster_maker.end.declare
    """
    return Decision(game.position.turn_player, "end_turn", "monster_maker.end.declare")


def end_turn(game: Context[Position], _frame: Procedure, seat: str, _answer: EndTurn) -> Next:
    """It has been declared."""
    game.emit(Event("turn_ends", "monster_maker.end.declare", seat=seat))
    return None


def end_turn_options(_game: Context[Position], _seat: str) -> Iterable[EndTurn]:
    """There is nothing else to do."""
    yield EndTurn()


END_TURN = Act(perform=end_turn, options=end_turn_options)

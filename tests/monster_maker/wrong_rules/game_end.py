"""Wrong ends of a game that nobody has won."""

from typing import Any

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, bend, faults, judgement, perform, step, table
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import annihilation, values, victory
from reference_engine.monster_maker.position import Ending, others_from

EMPTY = "monster_maker.endgame.deck_empty"
TIME = "monster_maker.endgame.time_limit"
HIGHEST = "monster_maker.endgame.highest_level"
DRAW = "monster_maker.endgame.tie_draw"
AFTER = "monster_maker.ruling.time_after_the_phase"


def _deck(empty: Any) -> Bend:
    def judge(game: Any, _frame: Any) -> None:
        if empty(game, game.position.turn_player):
            victory.judge(game, EMPTY)

    return step("victory_check", "judge_empty_deck", judge)


with clause(EMPTY):
    mutant("an empty deck does not end the game", _deck(lambda *_: False))
    mutant("the last card ends the game", _deck(lambda game, seat: len(game.position.players[seat].deck) <= 1))

    @wrong("anybody's empty deck ends the game", _deck)
    def _(game, _seat):
        return not all(player.deck for player in game.position.players.values())

    @wrong("hand and deck must be empty", _deck)
    def _(game, seat):
        return not game.position.players[seat].deck and not game.position.players[seat].hand

    @wrong("the discard pile must be empty, too", _deck)
    def _(game, seat):
        return not game.position.players[seat].deck and not game.position.players[seat].discard

    @wrong("an empty deck ends the game in the draw phase", after_step, "draw_phase", "draw_card")
    def _(game, frame):
        victory.judge_empty_deck(game, frame)

    @wrong("an empty deck ends the game at the end of the turn", after_step, "end_phase", "declare_end")
    def _(game, frame):
        victory.judge_empty_deck(game, frame)

    @wrong("whoever has no deck left loses", step, "victory_check", "judge_empty_deck")
    def _(game, _frame):
        seat = game.position.turn_player
        if not game.position.players[seat].deck:
            victory.end(game, Ending(others_from(game, seat)[0], HIGHEST))


PHASES = ("draw_phase", "battle_phase", "victory_check", "move_phase", "encounter_phase", "end_phase")


@bend
def _phase_ends(edition: Edition, other: Any, *phases: str) -> Edition:
    """Another end of these phases, or of all six."""
    for phase in phases or PHASES:
        edition = step(phase, "phase_ends", other)(edition)
    return edition


def no_time(game: Any, frame: Any) -> Any:
    """The end of a phase at which nobody looks at the clock."""
    late, game.position.time_is_up = (game.position.time_is_up, False)
    outcome = annihilation.phase_ends(game, frame)
    game.position.time_is_up = late
    return outcome


with clause(TIME):
    mutant("the match time does not matter", _phase_ends(no_time))

    @wrong("the match time ends the game in its first player's turns only", _phase_ends)
    def _(game, frame):
        south = game.position.turn_player == "south"
        return annihilation.phase_ends(game, frame) if south else no_time(game, frame)

    @wrong("when time is up the turn player wins", _phase_ends)
    def _(game, frame):
        outcome = no_time(game, frame)
        if game.position.time_is_up:
            victory.end(game, Ending(game.position.turn_player, HIGHEST))
        return outcome

    @wrong("when time is up nobody wins", _phase_ends)
    def _(game, frame):
        outcome = no_time(game, frame)
        if game.position.time_is_up:
            victory.end(game, Ending("", DRAW, game.position.order))
        return outcome

    @wrong("the game ends after each move phase", table)
    def _(edition):
        def ends(game, frame):
            game.position.time_is_up = True
            return annihilation.phase_ends(game, frame)

        return _phase_ends(ends, "move_phase")(edition)

    mutant("players call time", faults("call_time", lambda *_: ()))


with clause("monster_maker.endgame.own_win_first"):

    @wrong("with an empty deck a mission does not win any more", judgement, "victory")
    def _(game, seat):
        clause = victory.fulfilled(game, seat)
        empty = not game.position.players[seat].deck
        return None if empty and clause == "monster_maker.victory.mission" else clause

    @wrong("with an empty deck level 10 does not win any more", judgement, "victory")
    def _(game, seat):
        clause = victory.fulfilled(game, seat)
        empty = not game.position.players[seat].deck
        return None if empty and clause == "monster_maker.victory.level_ten" else clause

    @wrong("whoever has level 10 is not judged", step, "victory_check", "judge_empty_deck")
    def _(game, frame):
        player = game.position.players[game.position.turn_player]
        if values.party_level(game, player) < 10:
            victory.judge_empty_deck(game, frame)


with clause(AFTER):
    mutant("the turn is played to its end", _phase_ends(no_time, *PHASES[:-1]))
    mutant("nobody looks at the clock in the encounter phase", _phase_ends(no_time, "encounter_phase"))
    mutant("nobody looks at the clock in the end phase", _phase_ends(no_time, "end_phase"))

    @wrong("the game ends at once", perform, "call_time")
    def _(game, _frame, _seat, _answer):
        victory.judge(game, TIME)

    @wrong("a window that is open when time is up is the last thing", perform, "pass")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if game.position.time_is_up and frame.name == "window":
            victory.judge(game, TIME)
        return outcome

    @wrong("annihilation comes after the judgement", _phase_ends)
    def _(game, frame):
        if game.position.time_is_up:
            victory.judge(game, TIME)
            return None
        return annihilation.phase_ends(game, frame)

    @wrong("victory is checked once more when time is up", _phase_ends)
    def _(game, frame):
        seat = game.position.turn_player
        clause = victory.fulfilled(game, seat)
        if game.position.time_is_up and clause is not None:
            victory.end(game, Ending(seat, clause))
            return None
        return annihilation.phase_ends(game, frame)

    @wrong("after time has been called nothing more is placed", table)
    def _(edition):
        def condition(game, _seat, _answer):
            return "time is up" if game.position.time_is_up else None

        for act in ("move", "place_monster", "place_character"):
            edition = amend.condition(act, AFTER, condition)(edition)
        return edition

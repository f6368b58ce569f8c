"""Wrong ends of a game that nobody has won."""

from dataclasses import replace
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import annihilation, values, victory
from reference_engine.monster_maker.position import Ending, others_from

EMPTY = "monster_maker.endgame.deck_empty"
TIME = "monster_maker.endgame.time_limit"
HIGHEST = "monster_maker.endgame.highest_level"
DRAW = "monster_maker.endgame.tie_draw"
FIRST = "monster_maker.endgame.own_win_first"
AFTER = "monster_maker.ruling.time_after_the_phase"


def _deck(edition: Edition, empty: Any) -> Edition:
    def judge(game: Any, _frame: Any) -> None:
        if empty(game, game.position.turn_player):
            victory.judge(game, EMPTY)

    return amend.step(edition, "victory_check", "judge_empty_deck", judge)


@mutant(EMPTY, "an empty deck does not end the game")
def empty_decks_end_nothing(edition: Edition) -> Edition:
    """One goes on without drawing."""
    return _deck(edition, lambda _game, _seat: False)


@mutant(EMPTY, "the last card ends the game")
def the_last_card_ends_the_game(edition: Edition) -> Edition:
    """Off by one."""
    return _deck(edition, lambda game, seat: len(game.position.players[seat].deck) <= 1)


@mutant(EMPTY, "anybody's empty deck ends the game")
def anybodys_empty_deck(edition: Edition) -> Edition:
    """Not only the turn player's."""
    return _deck(edition, lambda game, _seat: not all(player.deck for player in game.position.players.values()))


@mutant(EMPTY, "hand and deck must be empty")
def the_hand_counts_too(edition: Edition) -> Edition:
    """As long as there are cards to play."""
    return _deck(
        edition, lambda game, seat: not game.position.players[seat].deck and not game.position.players[seat].hand
    )


@mutant(EMPTY, "the discard pile must be empty, too")
def the_discard_pile_counts_too(edition: Edition) -> Edition:
    """It could be shuffled."""
    return _deck(
        edition, lambda game, seat: not game.position.players[seat].deck and not game.position.players[seat].discard
    )


@mutant(EMPTY, "an empty deck ends the game in the draw phase")
def judged_in_the_draw_phase(edition: Edition) -> Edition:
    """Without waiting for the victory check."""

    def judge(game: Any, frame: Any) -> None:
        victory.judge_empty_deck(game, frame)

    return amend.after_step(edition, "draw_phase", "draw_card", judge)


@mutant(EMPTY, "an empty deck ends the game at the end of the turn")
def judged_at_the_end_of_the_turn(edition: Edition) -> Edition:
    """Whenever it ran out."""

    def judge(game: Any, frame: Any) -> None:
        victory.judge_empty_deck(game, frame)

    return amend.after_step(edition, "end_phase", "declare_end", judge)


@mutant(EMPTY, "whoever has no deck left loses")
def no_deck_loses(edition: Edition) -> Edition:
    """The next player wins, whatever the levels are."""

    def lose(game: Any, _frame: Any) -> None:
        seat = game.position.turn_player
        if not game.position.players[seat].deck:
            victory.end(game, Ending(others_from(game, seat)[0], HIGHEST))

    return amend.step(edition, "victory_check", "judge_empty_deck", lose)


def _phase_ends(edition: Edition, other: Any, *phases: str) -> Edition:
    """Another end of these phases, or of all six."""
    for phase in phases or PHASES:
        edition = amend.step(edition, phase, "phase_ends", other)
    return edition


PHASES = ("draw_phase", "battle_phase", "victory_check", "move_phase", "encounter_phase", "end_phase")


def no_time(game: Any, frame: Any) -> Any:
    """The end of a phase at which nobody looks at the clock."""
    late, game.position.time_is_up = game.position.time_is_up, False
    outcome = annihilation.phase_ends(game, frame)
    game.position.time_is_up = late
    return outcome


@mutant(TIME, "the match time does not matter")
def time_does_not_matter(edition: Edition) -> Edition:
    """The game is played to its end."""
    return _phase_ends(edition, no_time)


@mutant(TIME, "the match time ends the game in its first player's turns only")
def the_first_player_looks_at_the_clock(edition: Edition) -> Edition:
    """In others' turns it goes on."""

    def ends(game: Any, frame: Any) -> Any:
        south = game.position.turn_player == "south"
        return annihilation.phase_ends(game, frame) if south else no_time(game, frame)

    return _phase_ends(edition, ends)


@mutant(TIME, "when time is up the turn player wins")
def the_turn_player_wins_on_time(edition: Edition) -> Edition:
    """Whatever the levels are."""

    def ends(game: Any, frame: Any) -> Any:
        outcome = no_time(game, frame)
        if game.position.time_is_up:
            victory.end(game, Ending(game.position.turn_player, HIGHEST))
        return outcome

    return _phase_ends(edition, ends)


@mutant(TIME, "when time is up nobody wins")
def nobody_wins_on_time(edition: Edition) -> Edition:
    """All share a draw."""

    def ends(game: Any, frame: Any) -> Any:
        outcome = no_time(game, frame)
        if game.position.time_is_up:
            victory.end(game, Ending("", DRAW, game.position.order))
        return outcome

    return _phase_ends(edition, ends)


@mutant(TIME, "the game ends after each move phase")
def there_is_no_time(edition: Edition) -> Edition:
    """Nobody has to call it."""

    def ends(game: Any, frame: Any) -> Any:
        game.position.time_is_up = True
        return annihilation.phase_ends(game, frame)

    return _phase_ends(edition, ends, "move_phase")


@mutant(TIME, "players call time")
def players_call_time(edition: Edition) -> Edition:
    """Whenever they like."""
    act = edition.acts["call_time"]
    return edition.amended(edition.name, acts={"call_time": replace(act, faults=lambda *_: ())})


@mutant(FIRST, "the empty deck is judged before victory")
def the_deck_comes_first(edition: Edition) -> Edition:
    """The steps change places."""
    return amend.step_before(edition, "victory_check", "judge_empty_deck", "check_victory")


@mutant(FIRST, "with an empty deck a mission does not win any more")
def missions_come_too_late(edition: Edition) -> Edition:
    """Only level 10 does."""

    def judged(game: Any, seat: str) -> str | None:
        clause = victory.fulfilled(game, seat)
        empty = not game.position.players[seat].deck
        return None if empty and clause == "monster_maker.victory.mission" else clause

    return amend.rule(edition, "victory", judged)


@mutant(FIRST, "with an empty deck level 10 does not win any more")
def level_ten_comes_too_late(edition: Edition) -> Edition:
    """Only a mission does."""

    def judged(game: Any, seat: str) -> str | None:
        clause = victory.fulfilled(game, seat)
        empty = not game.position.players[seat].deck
        return None if empty and clause == "monster_maker.victory.level_ten" else clause

    return amend.rule(edition, "victory", judged)


@mutant(FIRST, "whoever has level 10 is not judged")
def level_ten_is_enough(edition: Edition) -> Edition:
    """An empty deck does not matter then, monster or not."""

    def judge(game: Any, frame: Any) -> None:
        player = game.position.players[game.position.turn_player]
        if values.party_level(game, player) < 10:
            victory.judge_empty_deck(game, frame)

    return amend.step(edition, "victory_check", "judge_empty_deck", judge)


@mutant(AFTER, "the game ends at once")
def the_game_ends_at_once(edition: Edition) -> Edition:
    """In the middle of whatever is going on."""

    def call(game: Any, _frame: Any, _seat: str, _answer: Any) -> None:
        victory.judge(game, TIME)

    return amend.perform(edition, "call_time", call)


@mutant(AFTER, "the turn is played to its end")
def the_turn_is_played(edition: Edition) -> Edition:
    """Only then the clock is looked at."""
    return _phase_ends(edition, no_time, *PHASES[:-1])


@mutant(AFTER, "nobody looks at the clock in the encounter phase")
def encounters_are_not_timed(edition: Edition) -> Edition:
    """The end phase is played as well."""
    return _phase_ends(edition, no_time, "encounter_phase")


@mutant(AFTER, "nobody looks at the clock in the end phase")
def the_end_is_not_timed(edition: Edition) -> Edition:
    """The next turn begins."""
    return _phase_ends(edition, no_time, "end_phase")


@mutant(AFTER, "a window that is open when time is up is the last thing")
def windows_are_the_end(edition: Edition) -> Edition:
    """The phase after it is not played."""
    real = edition.acts["pass"].perform

    def close(game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if game.position.time_is_up and frame.name == "window":
            victory.judge(game, TIME)
        return outcome

    return amend.perform(edition, "pass", close)


@mutant(AFTER, "annihilation comes after the judgement")
def judged_before_annihilation(edition: Edition) -> Edition:
    """The lands still count."""

    def ends(game: Any, frame: Any) -> Any:
        if game.position.time_is_up:
            victory.judge(game, TIME)
            return None
        return annihilation.phase_ends(game, frame)

    return _phase_ends(edition, ends)


@mutant(AFTER, "victory is checked once more when time is up")
def victory_is_checked_on_time(edition: Edition) -> Edition:
    """Level 10 wins then."""

    def ends(game: Any, frame: Any) -> Any:
        seat = game.position.turn_player
        clause = victory.fulfilled(game, seat)
        if game.position.time_is_up and clause is not None:
            victory.end(game, Ending(seat, clause))
            return None
        return annihilation.phase_ends(game, frame)

    return _phase_ends(edition, ends)


@mutant(AFTER, "after time has been called nothing more is placed")
def nothing_more_is_placed(edition: Edition) -> Edition:
    """What is open may only be passed."""

    def condition(game: Any, _seat: str, _answer: Any) -> str | None:
        return "time is up" if game.position.time_is_up else None

    for act in ("move", "place_monster", "place_character"):
        edition = amend.condition(edition, act, AFTER, condition)
    return edition

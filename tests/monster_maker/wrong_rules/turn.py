"""Wrong turns."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import end, turn, victory, zones
from reference_engine.monster_maker.position import Ending, others_from

DRAW = "monster_maker.draw.one_card"
EMPTY = "monster_maker.draw.empty_deck"
PHASES = "monster_maker.turn.phases"
LIMIT = "monster_maker.end.hand_limit"
DECLARE = "monster_maker.end.declare"
ONLY = "monster_maker.ruling.hand_limit_only_at_own_end"


@mutant("monster_maker.game.first_player_draws", "nobody draws in the first turn")
def no_draw_in_the_first_turn(edition: Edition) -> Edition:
    """As in many other games."""

    def draw(game: Any, frame: Any) -> Any:
        return None if game.position.turn == 1 else turn.draw_card(game, frame)

    return amend.step(edition, "draw_phase", "draw_card", draw)


@mutant("monster_maker.game.first_player_draws", "only where two play the first player draws no card")
def no_first_draw_for_two(edition: Edition) -> Edition:
    """With more players it does not matter who begins."""

    def draw(game: Any, frame: Any) -> Any:
        first_of_two = game.position.turn == 1 and len(game.position.order) == 2
        return None if first_of_two else turn.draw_card(game, frame)

    return amend.step(edition, "draw_phase", "draw_card", draw)


@judgement(others_from, "monster_maker.game.turn_order", "turns pass anticlockwise")
def anticlockwise(real: Any, game: Any, seat: str) -> Any:
    """The other way round."""
    return real(game, seat)[::-1]


@judgement(others_from, "monster_maker.game.turn_order", "an annihilated player has no turn")
def the_annihilated_are_left_out(real: Any, game: Any, seat: str) -> Any:
    """Until somebody has placed a character for them."""
    others = real(game, seat)
    return [other for other in others if not game.position.players[other].annihilated] or others


@judgement(others_from, "monster_maker.game.turn_order", "only two players take turns")
def two_take_turns(real: Any, game: Any, seat: str) -> Any:
    """The first player and the second."""
    return [other for other in real(game, seat) if other in game.position.order[:2]] or real(game, seat)


@judgement(others_from, "monster_maker.game.turn_order", "after the last seat the turns go back")
def there_and_back(real: Any, game: Any, seat: str) -> Any:
    """Every second round runs the other way."""
    others = real(game, seat)
    return others[::-1] if (game.position.turn - 2) // len(game.position.order) % 2 else others


def _order(edition: Edition, name: str, later: str) -> Edition:
    return amend.step_before(edition, "turn", name, later)


@mutant(PHASES, "the battle comes before the draw")
def battle_before_draw(edition: Edition) -> Edition:
    """And before the first window."""
    return _order(edition, "battle_phase", "draw_phase")


@mutant(PHASES, "the encounter phase comes before the move phase")
def encounter_before_move(edition: Edition) -> Edition:
    """The window between them stays where it is."""
    return _order(edition, "encounter_phase", "move_phase")


@mutant(PHASES, "the move phase comes before the victory check")
def move_before_check(edition: Edition) -> Edition:
    """And before the second window."""
    return _order(edition, "move_phase", "victory_check")


@mutant(PHASES, "there is no encounter phase")
def no_encounter_phase(edition: Edition) -> Edition:
    """The turn ends after the third window."""
    return amend.without_step(edition, "turn", "encounter_phase")


@mutant(PHASES, "there is no move phase")
def no_move_phase(edition: Edition) -> Edition:
    """One window follows the other."""
    return amend.without_step(edition, "turn", "move_phase")


@mutant(PHASES, "a second card is drawn in a second draw phase")
def two_draw_phases(edition: Edition) -> Edition:
    """At the end of the turn."""

    def more(game: Any, _frame: Any) -> None:
        zones.draw(game, game.position.turn_player, 1, DRAW)

    return amend.after_step(edition, "turn", "third_window", more)


@mutant(PHASES, "lands may be placed in windows")
def moves_in_windows(edition: Edition) -> Edition:
    """As long as a window is open."""
    return amend.offer(edition, "window", "move")


@mutant(PHASES, "characters may be placed in windows")
def characters_in_windows(edition: Edition) -> Edition:
    """Like miracles."""
    return amend.offer(edition, "window", "place_character")


@mutant(PHASES, "monsters may be placed in windows")
def monsters_in_windows(edition: Edition) -> Edition:
    """Like miracles."""
    return amend.offer(edition, "window", "place_monster")


@mutant(PHASES, "characters rank up in windows")
def rank_up_in_windows(edition: Edition) -> Edition:
    """Whenever something can be done."""
    return amend.offer(edition, "window", "rank_up")


@mutant(PHASES, "characters are dismissed in windows")
def dismissing_in_windows(edition: Edition) -> Edition:
    """Whenever something can be done."""
    return amend.offer(edition, "window", "dismiss")


@mutant(PHASES, "the turn may be ended in any window")
def turns_end_in_windows(edition: Edition) -> Edition:
    """The rest is skipped."""
    return amend.offer(edition, "window", "end_turn")


@mutant(PHASES, "the turn may be ended instead of moving")
def turns_end_in_the_move_phase(edition: Edition) -> Edition:
    """The rest is skipped."""
    return amend.offer(edition, "move", "end_turn")


@mutant(PHASES, "lands may be placed in the encounter phase")
def moves_in_encounters(edition: Edition) -> Edition:
    """Whatever the player has done in the move phase."""
    return amend.offer(edition, "encounter", "move")


@mutant(PHASES, "characters may be dismissed in the encounter phase")
def dismissing_in_encounters(edition: Edition) -> Edition:
    """Whatever the player has done in the move phase."""
    return amend.offer(edition, "encounter", "dismiss")


@mutant(PHASES, "characters may be placed in the move phase")
def characters_in_the_move_phase(edition: Edition) -> Edition:
    """Instead of moving."""
    return amend.offer(edition, "move", "place_character")


@mutant(PHASES, "one may retreat as soon as the first window is open")
def retreats_in_windows(edition: Edition) -> Edition:
    """Without waiting for the battle phase."""
    return amend.offer(edition, "window", "retreat")


def _draw(edition: Edition, other: Any) -> Edition:
    return amend.step(edition, "draw_phase", "draw_card", other)


@mutant(DRAW, "two cards are drawn")
def two_cards(edition: Edition) -> Edition:
    """One too many."""
    return amend.numbers(edition, draw=2)


@mutant(DRAW, "no card is drawn")
def no_card(edition: Edition) -> Edition:
    """One too few."""
    return amend.numbers(edition, draw=0)


@mutant(DRAW, "everybody draws")
def everybody_draws(edition: Edition) -> Edition:
    """Not only the turn player."""

    def draw(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            zones.draw(game, seat, 1, DRAW)

    return _draw(edition, draw)


@mutant(DRAW, "the first player draws in everybody's turn")
def the_first_player_draws(edition: Edition) -> Edition:
    """The wrong seat."""

    def draw(game: Any, _frame: Any) -> None:
        zones.draw(game, game.position.order[-1], 1, DRAW)

    return _draw(edition, draw)


@judgement(zones.draw, DRAW, "cards are drawn from the bottom")
def from_the_bottom(real: Any, game: Any, seat: str, count: int, clause: str) -> None:
    """The deck is turned over for the time of the draw."""
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
    real(game, seat, count, clause)
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])


@mutant(DRAW, "a full hand draws nothing")
def a_full_hand_draws_nothing(edition: Edition) -> Edition:
    """The limit holds at once."""

    def draw(game: Any, frame: Any) -> Any:
        full = len(game.position.players[game.position.turn_player].hand) >= 7
        return None if full else turn.draw_card(game, frame)

    return _draw(edition, draw)


@mutant(DRAW, "the last card is not drawn")
def the_last_card_stays(edition: Edition) -> Edition:
    """Off by one."""

    def draw(game: Any, frame: Any) -> Any:
        last = len(game.position.players[game.position.turn_player].deck) == 1
        return None if last else turn.draw_card(game, frame)

    return _draw(edition, draw)


@judgement(zones.draw, EMPTY, "the discard pile becomes a new deck")
def discards_become_the_deck(real: Any, game: Any, seat: str, count: int, clause: str) -> None:
    """As in many other games."""
    player = game.position.players[seat]
    if not player.deck:
        zones.change_player(game, seat, deck=player.discard, discard=())
    real(game, seat, count, clause)


@judgement(zones.draw, EMPTY, "a deck with too few cards gives none at all")
def all_or_nothing(real: Any, game: Any, seat: str, count: int, clause: str) -> None:
    """An effect that draws two draws two or nothing."""
    if len(game.position.players[seat].deck) >= count:
        real(game, seat, count, clause)


@mutant(EMPTY, "whoever cannot draw loses at once")
def whoever_cannot_draw_loses(edition: Edition) -> Edition:
    """The next player wins."""

    def draw(game: Any, frame: Any) -> Any:
        seat = game.position.turn_player
        if not game.position.players[seat].deck:
            victory.end(game, Ending(others_from(game, seat)[0], EMPTY))
            return None
        return turn.draw_card(game, frame)

    return _draw(edition, draw)


@mutant(LIMIT, "six cards may be kept")
def six_stay(edition: Edition) -> Edition:
    """Off by one."""
    return amend.numbers(edition, hand_limit=6)


@mutant(LIMIT, "eight cards may be kept")
def eight_stay(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return amend.numbers(edition, hand_limit=8)


@mutant(LIMIT, "more cards than the excess may be discarded")
def more_may_go(edition: Edition) -> Edition:
    """As long as no more than seven stay."""

    def no_more_than_seven(game: Any, seat: str, answer: Any) -> str | None:
        left = len(game.position.players[seat].hand) - len(answer.cards)
        return "too many cards would stay" if left > 7 else None

    return amend.condition(edition, "discard", LIMIT, no_more_than_seven)


@mutant(LIMIT, "fewer cards than the excess may be discarded")
def fewer_may_go(edition: Edition) -> Edition:
    """As long as one goes."""

    def one_at_least(game: Any, seat: str, answer: Any) -> str | None:
        left = len(game.position.players[seat].hand) - len(answer.cards)
        return "too few cards would stay" if left < 7 or not answer.cards else None

    return amend.condition(edition, "discard", LIMIT, one_at_least)


@mutant(LIMIT, "the discard may be left out")
def discarding_is_optional(edition: Edition) -> Edition:
    """A pass will do."""
    return amend.offer(edition, "discard", "pass")


@mutant(LIMIT, "the excess goes under the deck")
def excess_goes_under_the_deck(edition: Edition) -> Edition:
    """It is not lost."""

    def put_back(game: Any, _frame: Any, seat: str, answer: Any) -> None:
        for card in answer.cards:
            zones.take_from_hand(game, seat, card)
        zones.change_player(game, seat, deck=game.position.players[seat].deck + answer.cards)

    return amend.perform(edition, "discard", put_back)


@mutant(LIMIT, "only the card drawn last may be discarded")
def the_last_cards_go(edition: Edition) -> Edition:
    """No choice is listed."""
    return amend.listed(edition, "discard", lambda options, _game: options[-1:])


@mutant(DECLARE, "the turn ends by itself")
def turns_end_by_themselves(edition: Edition) -> Edition:
    """Nobody is asked."""
    return amend.without_step(edition, "end_phase", "declare_end")


@mutant(DECLARE, "the end is declared before the hand is discarded down")
def declared_first(edition: Edition) -> Edition:
    """The two steps change places."""
    return amend.step_before(edition, "end_phase", "declare_end", "discard_excess")


@mutant(DECLARE, "the next player says when the turn ends")
def the_next_player_declares(edition: Edition) -> Edition:
    """The wrong seat."""

    def ask(game: Any, _frame: Any) -> Decision:
        return Decision(others_from(game, game.position.turn_player)[0], "end_turn", DECLARE)

    return amend.step(edition, "end_phase", "declare_end", ask)


@mutant(DECLARE, "the turn may be ended instead of discarding")
def ending_instead_of_discarding(edition: Edition) -> Edition:
    """The excess is kept."""
    return amend.offer(edition, "discard", "end_turn")


@mutant(DECLARE, "the declaration may be left out")
def declaring_is_optional(edition: Edition) -> Edition:
    """A pass will do."""
    return amend.offer(edition, "end_turn", "pass")


def _down_to_seven(game: Any, seat: str) -> None:
    zones.discard_from_hand(game, seat, game.position.players[seat].hand[7:], LIMIT)


@mutant(ONLY, "everybody's hand is discarded down in the end phase")
def all_hands_are_limited(edition: Edition) -> Edition:
    """Not only the turn player's."""

    def all_down(game: Any, frame: Any) -> Any:
        for seat in others_from(game, game.position.turn_player):
            _down_to_seven(game, seat)
        return end.discard_excess(game, frame)

    return amend.step(edition, "end_phase", "discard_excess", all_down)


@mutant(ONLY, "a hand is discarded down after each phase")
def limited_after_each_phase(edition: Edition) -> Edition:
    """The limit holds throughout the turn."""

    def down(game: Any, _frame: Any) -> None:
        _down_to_seven(game, game.position.turn_player)

    edition = amend.after_step(edition, "battle_phase", "phase_ends", down)
    edition = amend.after_step(edition, "move_phase", "phase_ends", down)
    return amend.after_step(edition, "encounter_phase", "phase_ends", down)


@mutant(ONLY, "a hand is discarded down when its owner has drawn")
def limited_after_drawing(edition: Edition) -> Edition:
    """At the beginning of the own turn."""

    def down(game: Any, _frame: Any) -> None:
        _down_to_seven(game, game.position.turn_player)

    return amend.after_step(edition, "draw_phase", "draw_card", down)


@mutant(ONLY, "the next player discards down in the end phase, too")
def the_next_hand_is_limited(edition: Edition) -> Edition:
    """Before that player's turn begins."""

    def down(game: Any, _frame: Any) -> None:
        _down_to_seven(game, others_from(game, game.position.turn_player)[0])

    return amend.after_step(edition, "end_phase", "declare_end", down)

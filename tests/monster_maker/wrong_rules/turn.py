"""Wrong turns."""

from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, condition, judgement, listed, perform, step, step_before
from reference_engine.kernel.decision import Decision
from reference_engine.monster_maker import end, turn, victory, zones
from reference_engine.monster_maker.position import Ending, others_from

DRAW = "monster_maker.draw.one_card"
EMPTY = "monster_maker.draw.empty_deck"
LIMIT = "monster_maker.end.hand_limit"
DECLARE = "monster_maker.end.declare"

with clause("monster_maker.game.first_player_draws"):

    @wrong("nobody draws in the first turn", step, "draw_phase", "draw_card")
    def _(game, frame):
        return None if game.position.turn == 1 else turn.draw_card(game, frame)

    @wrong("only where two play the first player draws no card", step, "draw_phase", "draw_card")
    def _(game, frame):
        first_of_two = game.position.turn == 1 and len(game.position.order) == 2
        return None if first_of_two else turn.draw_card(game, frame)


with clause("monster_maker.game.turn_order"):
    mutant("turns pass anticlockwise", judgement(others_from, lambda real, game, seat: real(game, seat)[::-1]))

    @wrong("an annihilated player has no turn", judgement, others_from)
    def _(real, game, seat):
        others = real(game, seat)
        return [other for other in others if not game.position.players[other].annihilated] or others

    @wrong("only two players take turns", judgement, others_from)
    def _(real, game, seat):
        return [other for other in real(game, seat) if other in game.position.order[:2]] or real(game, seat)

    @wrong("after the last seat the turns go back", judgement, others_from)
    def _(real, game, seat):
        others = real(game, seat)
        return others[::-1] if (game.position.turn - 2) // len(game.position.order) % 2 else others


_order = partial(step_before, "turn")


with clause("monster_maker.turn.phases"):
    mutant("the battle comes before the draw", _order("battle_phase", "draw_phase"))
    mutant("the encounter phase comes before the move phase", _order("encounter_phase", "move_phase"))
    mutant("the move phase comes before the victory check", _order("move_phase", "victory_check"))

    @wrong("a second card is drawn in a second draw phase", after_step, "turn", "third_window")
    def _(game, _frame):
        zones.draw(game, game.position.turn_player, 1, DRAW)


_draw = partial(step, "draw_phase", "draw_card")


with clause(DRAW):

    @wrong("everybody draws", _draw)
    def _(game, _frame):
        for seat in game.position.order:
            zones.draw(game, seat, 1, DRAW)

    @wrong("the first player draws in everybody's turn", _draw)
    def _(game, _frame):
        zones.draw(game, game.position.order[-1], 1, DRAW)

    @wrong("cards are drawn from the bottom", judgement, zones.draw)
    def _(real, game, seat, count, clause):
        zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
        real(game, seat, count, clause)
        zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])

    @wrong("a full hand draws nothing", _draw)
    def _(game, frame):
        full = len(game.position.players[game.position.turn_player].hand) >= 7
        return None if full else turn.draw_card(game, frame)

    @wrong("the last card is not drawn", _draw)
    def _(game, frame):
        last = len(game.position.players[game.position.turn_player].deck) == 1
        return None if last else turn.draw_card(game, frame)


with clause(EMPTY):

    @wrong("the discard pile becomes a new deck", judgement, zones.draw)
    def _(real, game, seat, count, clause):
        player = game.position.players[seat]
        if not player.deck:
            zones.change_player(game, seat, deck=player.discard, discard=())
        real(game, seat, count, clause)

    @wrong("a deck with too few cards gives none at all", judgement, zones.draw)
    def _(real, game, seat, count, clause):
        if len(game.position.players[seat].deck) >= count:
            real(game, seat, count, clause)

    @wrong("whoever cannot draw loses at once", _draw)
    def _(game, frame):
        seat = game.position.turn_player
        if not game.position.players[seat].deck:
            victory.end(game, Ending(others_from(game, seat)[0], EMPTY))
            return None
        return turn.draw_card(game, frame)


with clause(LIMIT):
    mutant("only the card drawn last may be discarded", listed("discard", lambda options, _game: options[-1:]))

    @wrong("more cards than the excess may be discarded", condition, "discard", LIMIT)
    def _(game, seat, answer):
        left = len(game.position.players[seat].hand) - len(answer.cards)
        return left > 7

    @wrong("fewer cards than the excess may be discarded", condition, "discard", LIMIT)
    def _(game, seat, answer):
        left = len(game.position.players[seat].hand) - len(answer.cards)
        return left < 7 or not answer.cards

    @wrong("the excess goes under the deck", perform, "discard")
    def _(game, _frame, seat, answer):
        for card in answer.cards:
            zones.take_from_hand(game, seat, card)
        zones.change_player(game, seat, deck=game.position.players[seat].deck + answer.cards)


with clause(DECLARE):

    @wrong("the next player says when the turn ends", step, "end_phase", "declare_end")
    def _(game, _frame):
        return Decision(others_from(game, game.position.turn_player)[0], "end_turn", DECLARE)


def _down_to_seven(game: Any, seat: str) -> None:
    zones.discard_from_hand(game, seat, game.position.players[seat].hand[7:], LIMIT)


def _down(game: Any, _frame: Any) -> None:
    _down_to_seven(game, game.position.turn_player)


with clause("monster_maker.ruling.hand_limit_only_at_own_end"):

    @wrong("everybody's hand is discarded down in the end phase", step, "end_phase", "discard_excess")
    def _(game, frame):
        for seat in others_from(game, game.position.turn_player):
            _down_to_seven(game, seat)
        return end.discard_excess(game, frame)

    mutant(
        "a hand is discarded down after each phase",
        *(after_step(phase, "phase_ends", _down) for phase in ("battle_phase", "move_phase", "encounter_phase")),
    )

    @wrong("a hand is discarded down when its owner has drawn", after_step, "draw_phase", "draw_card")
    def _(game, _frame):
        _down_to_seven(game, game.position.turn_player)

    @wrong("the next player discards down in the end phase, too", after_step, "end_phase", "declare_end")
    def _(game, _frame):
        _down_to_seven(game, others_from(game, game.position.turn_player)[0])

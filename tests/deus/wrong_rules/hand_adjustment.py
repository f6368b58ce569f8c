"""Wrong hand adjustments, which belong to the turn."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, condition, judgement, step, without_step
from reference_engine.deus import hand_adjustment, turn
from reference_engine.kernel.procedure import FINISH
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent

with clause("deus.turn.hand1.forced_discard") as this:

    @wrong("seven cards may be kept", condition, "discard", this)
    def _(game, seat, answer):
        left = len(game.position.players[seat].hand) - len(answer.cards)
        return left > 7

    @wrong("the defending side discards its excess, too", step, "hand_adjustment", "discard_cards")
    def _(game, frame):
        other = opponent(game.position.marching)
        zones.discard_from_hand(game, other, game.position.players[other].hand[6:])
        return hand_adjustment.discard_cards(game, frame)


def no_more_than_needed(game: Any, seat: str, answer: Any) -> str | None:
    """Only the excess goes."""
    needed = max(0, len(game.position.players[seat].hand) - 6)
    return "so many need not go" if len(answer.cards) > needed else None


with clause("deus.turn.hand1.optional_discard") as this:
    mutant("no more cards may be discarded than must be", condition("discard", this, no_more_than_needed))

    @wrong("one card of the hand must stay", condition, "discard", this)
    def _(game, seat, answer):
        return len(answer.cards) == len(game.position.players[seat].hand) > 0

    @wrong("at least one card must be discarded", condition, "discard", this)
    def _(_game, _seat, answer):
        return not answer.cards


with clause("deus.turn.hand1.refill"):

    @wrong("the hand is refilled to seven", step, "hand_adjustment", "refill")
    def _(game, _frame):
        seat = game.position.marching
        zones.draw(game, seat, max(0, 7 - len(game.position.players[seat].hand)))

    mutant(
        "as many cards are drawn as were discarded",
        after_act("discard", lambda game, seat, answer: zones.draw(game, seat, len(answer.cards))),
        without_step("hand_adjustment", "refill"),
    )

    @wrong("both players refill their hands", step, "hand_adjustment", "refill")
    def _(game, _frame):
        for seat, player in list(game.position.players.items()):
            zones.draw(game, seat, max(0, 6 - len(player.hand)))

    @wrong("cards are drawn from the bottom of the deck", judgement, zones.draw)
    def _(real, game, seat, count):
        zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
        drawn = real(game, seat, count)
        zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
        return drawn


with clause("deus.turn.hand1.short_deck"):

    @wrong("a deck that is too small gives nothing", judgement, zones.draw)
    def _(real, game, seat, count):
        return real(game, seat, count) if len(game.position.players[seat].deck) >= count else 0

    @wrong("an empty deck is made anew from the discard pile", judgement, zones.draw)
    def _(real, game, seat, count):
        player = game.position.players[seat]
        if len(player.deck) < count:
            zones.change_player(game, seat, deck=player.deck + player.discard, discard=())
        return real(game, seat, count)


with clause("deus.turn.hand2.as_hand1"):

    @wrong("the second hand adjustment is skipped in the first turns, too", step, "turn", "second_hand_adjustment")
    def _(game, frame):
        return None if turn.skips_opening(game) else turn.second_hand_adjustment(game, frame)

    @wrong("the second hand adjustment only discards", step, "hand_adjustment", "refill")
    def _(game, frame):
        second = game.position.stack[-2].step == "second_hand_adjustment"
        return FINISH if second else hand_adjustment.refill(game, frame)

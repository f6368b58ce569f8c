"""Wrong hand adjustments."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, judgement, lifted, offer, perform, step, without_step
from reference_engine.kernel.procedure import FINISH, Goto
from reference_engine.moncolle_tcg import victory, zones
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import SEATS, opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened, turn_over

ANY = "moncolle_tcg.hand.discard_any"
OVER = "moncolle_tcg.hand.over_limit"


def _is_second(game: Any) -> bool:
    return any(frame.step == "second_hand_adjustment" for frame in game.position.stack)


with clause(ANY):
    mutant("any card may be named", lifted("discard", ANY))
    mutant("hand cards are discarded in the main phase, too", offer("discard", "main"))
    mutant("hand cards are discarded in the normal summon phase, too", offer("discard", "summon", "summon_discards"))
    mutant("hand cards are discarded in the end declaration phase, too", offer("discard", "end"))
    mutant("one may pass instead of discarding", offer("pass", "hand_adjustment"))

    @wrong("at least one card must be discarded", tightened, "discard", ANY)
    def _(_game, _seat, answer):
        return not answer.cards

    @wrong("at most one card is discarded", tightened, "discard", ANY)
    def _(_game, _seat, answer):
        return len(answer.cards) > 1

    @wrong("at most three cards are discarded", tightened, "discard", ANY)
    def _(_game, _seat, answer):
        return len(answer.cards) > 3

    @wrong("nothing is discarded in the second hand adjustment", tightened, "discard", ANY)
    def _(game, _seat, answer):
        return answer.cards and _is_second(game)

    @wrong("nothing is discarded in the first hand adjustment", tightened, "discard", ANY)
    def _(game, _seat, answer):
        return answer.cards and not _is_second(game)

    @wrong("of the cards named one of the hand is enough", loosened, "discard", ANY)
    def _(game, seat, answer):
        return any(card in game.position.players[seat].hand for card in answer.cards)

    @wrong("cards of the opponent's hand are discarded", loosened, "discard", ANY)
    def _(game, _seat, answer):
        return all(any(card in p.hand for p in game.position.players.values()) for card in answer.cards)

    @wrong("only the first card named is looked at", loosened, "discard", ANY)
    def _(game, seat, answer):
        return answer.cards[:1] and answer.cards[0] in game.position.players[seat].hand

    @wrong("only the last card named is looked at", loosened, "discard", ANY)
    def _(game, seat, answer):
        return answer.cards[-1:] and answer.cards[-1] in game.position.players[seat].hand

    @wrong("only the first card named goes", perform, "discard")
    def _(game, _frame, seat, answer):
        shared.discard_from_hand(game, seat, answer.cards[:1])

    @wrong("discarded cards go under the deck", perform, "discard")
    def _(game, _frame, seat, answer):
        player = game.position.players[seat]
        hand = tuple(card for card in player.hand if card not in answer.cards)
        shared.change_player(game, seat, hand=hand, deck=player.deck + answer.cards)

    @wrong("once the hand is refilled it is asked for again", step, "hand_adjustment", "refill")
    def _(real, game, frame):
        before = len(game.position.players[game.position.marching].hand)
        real(game, frame)
        after = len(game.position.players[game.position.marching].hand)
        return Goto("discard_cards") if after > before else None


def _refilled(count: Any) -> Bend:
    """So many cards are drawn."""

    def refill(game: Any, _frame: Any) -> None:
        seat = game.position.marching
        zones.draw(game, seat, max(0, count(game, len(game.position.players[seat].hand))))

    return step("hand_adjustment", "refill", refill)


with clause("moncolle_tcg.hand.refill"):
    mutant("no hand is refilled", without_step("hand_adjustment", "refill"))
    mutant("one card is drawn", _refilled(lambda _, hand: int(hand < 6)))
    mutant("at most four cards are drawn", _refilled(lambda _, hand: min(4, 6 - hand)))
    mutant(
        "the second hand adjustment only discards", _refilled(lambda game, hand: 0 if _is_second(game) else 6 - hand)
    )
    mutant("the first hand adjustment only discards", _refilled(lambda game, hand: 6 - hand if _is_second(game) else 0))

    mutant(
        "as many cards are drawn as were discarded",
        after_act("discard", lambda game, seat, answer: zones.draw(game, seat, len(answer.cards))),
        without_step("hand_adjustment", "refill"),
    )

    @wrong("both players refill", step, "hand_adjustment", "refill")
    def _(game, _frame):
        for seat in SEATS:
            zones.draw(game, seat, max(0, 6 - len(game.position.players[seat].hand)))

    @wrong("the opponent refills", step, "hand_adjustment", "refill")
    def _(game, _frame):
        seat = opponent(game.position.marching)
        zones.draw(game, seat, max(0, 6 - len(game.position.players[seat].hand)))

    @wrong("cards are drawn from the bottom", judgement, shared.draw)
    def _(real, game, seat, count):
        turn_over(game, seat)
        drawn = real(game, seat, count)
        turn_over(game, seat)
        return drawn

    @wrong("the hand is refilled before cards are discarded", perform, "discard")
    def _(real, game, frame, seat, answer):
        zones.draw(game, seat, max(0, 6 - len(game.position.players[seat].hand)))
        shared.discard_from_hand(game, seat, answer.cards)
        return FINISH


with clause("moncolle_tcg.hand.limit_six"):
    mutant("a hand is refilled to five", _refilled(lambda _, hand: 5 - hand))
    mutant("a hand is refilled to seven", _refilled(lambda _, hand: 7 - hand))
    mutant(
        "North's hand is refilled to seven",
        _refilled(lambda game, hand: 6 + (game.position.marching == "north") - hand),
    )
    mutant("a hand is refilled to seven the second time", _refilled(lambda game, hand: 6 + _is_second(game) - hand))
    mutant("seven cards may stay", loosened("discard", OVER, lambda game, seat, answer: _stay(game, seat, answer) <= 7))


def _stay(game: Any, seat: str, answer: Any) -> int:
    return len(game.position.players[seat].hand) - len(answer.cards)


with clause(OVER):
    mutant("nobody is forced to discard", lifted("discard", OVER))

    @wrong("nobody is forced to discard in the first hand adjustment", loosened, "discard", OVER)
    def _(game, _seat, _answer):
        return not _is_second(game)

    @wrong("nobody is forced to discard in the second hand adjustment", loosened, "discard", OVER)
    def _(game, _seat, _answer):
        return _is_second(game)

    mutant("South is not forced to discard", loosened("discard", OVER, asked("south")))

    mutant("North is not forced to discard", loosened("discard", OVER, asked("north")))

    @wrong("one card is enough", loosened, "discard", OVER)
    def _(_game, _seat, answer):
        return answer.cards

    @wrong("no more than the excess is discarded", tightened, "discard", OVER)
    def _(game, seat, answer):
        over = len(game.position.players[seat].hand) > 6
        return over and _stay(game, seat, answer) < 6

    @wrong("a hand is discarded down whenever cards are drawn", judgement, shared.draw)
    def _(real, game, seat, count):
        drawn = real(game, seat, count)
        if game.position.turn:
            shared.discard_from_hand(game, seat, game.position.players[seat].hand[6:])
        return drawn

    @wrong("the opponent's hand is discarded down, too", after_act, "discard")
    def _(game, seat, _answer):
        other = opponent(seat)
        shared.discard_from_hand(game, other, game.position.players[other].hand[6:])


with clause("moncolle_tcg.hand.short_deck"):

    @wrong("a deck that is too small gives nothing", judgement, shared.draw)
    def _(real, game, seat, count):
        return real(game, seat, count) if len(game.position.players[seat].deck) >= count else 0

    @wrong("the discard pile becomes a new deck", judgement, shared.draw)
    def _(real, game, seat, count):
        player = game.position.players[seat]
        if len(player.deck) < count:
            shared.change_player(game, seat, deck=player.deck + player.discard, discard=())
        return real(game, seat, count)

    @wrong("an empty deck is made anew from the discard pile", judgement, shared.draw)
    def _(real, game, seat, count):
        drawn = real(game, seat, count)
        player = game.position.players[seat]
        if not player.deck:
            shared.change_player(game, seat, deck=player.discard, discard=())
        return drawn

    @wrong("whoever cannot refill loses", judgement, shared.draw)
    def _(real, game, seat, count):
        drawn = real(game, seat, count)
        if drawn < count:
            victory.end(game, opponent(seat), OVER)
        return drawn

    @wrong("North's last card is not drawn", judgement, shared.draw)
    def _(real, game, seat, count):
        left = len(game.position.players[seat].deck)
        return real(game, seat, min(count, left - 1) if seat == "north" and left and game.position.turn else count)

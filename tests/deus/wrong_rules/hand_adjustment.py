"""Wrong hand adjustments, which belong to the turn."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import hand_adjustment, turn
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import FINISH
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent


@mutant("deus.turn.hand1.forced_discard", "seven cards may be kept")
def seven_cards_may_stay(edition: Edition) -> Edition:
    """Off by one."""

    def down_to_seven(game: Any, seat: str, answer: Any) -> str | None:
        left = len(game.position.players[seat].hand) - len(answer.cards)
        return "too many cards would stay" if left > 7 else None

    return amend.condition(edition, "discard", "deus.turn.hand1.forced_discard", down_to_seven)


@mutant("deus.turn.hand1.forced_discard", "the defending side discards its excess, too")
def defender_discards(edition: Edition) -> Edition:
    """Both hands are bound by the limit."""

    def both(game: Any, frame: Any) -> Any:
        other = opponent(game.position.marching)
        zones.discard_from_hand(game, other, game.position.players[other].hand[6:])
        return hand_adjustment.discard_cards(game, frame)

    return amend.step(edition, "hand_adjustment", "discard_cards", both)


def no_more_than_needed(game: Any, seat: str, answer: Any) -> str | None:
    """Only the excess goes."""
    needed = max(0, len(game.position.players[seat].hand) - 6)
    return "so many need not go" if len(answer.cards) > needed else None


@mutant("deus.turn.hand1.optional_discard", "no more cards may be discarded than must be")
def only_the_excess_goes(edition: Edition) -> Edition:
    """One more condition."""
    return amend.condition(edition, "discard", "deus.turn.hand1.optional_discard", no_more_than_needed)


@mutant("deus.turn.hand1.optional_discard", "one card of the hand must stay")
def one_card_stays(edition: Edition) -> Edition:
    """One more condition."""

    def keeps_one(game: Any, seat: str, answer: Any) -> str | None:
        return "the whole hand cannot go" if len(answer.cards) == len(game.position.players[seat].hand) > 0 else None

    return amend.condition(edition, "discard", "deus.turn.hand1.optional_discard", keeps_one)


@mutant("deus.turn.hand1.optional_discard", "at least one card must be discarded")
def something_must_go(edition: Edition) -> Edition:
    """One more condition."""

    def gives_one(_game: Any, _seat: str, answer: Any) -> str | None:
        return None if answer.cards else "a card must go"

    return amend.condition(edition, "discard", "deus.turn.hand1.optional_discard", gives_one)


@mutant("deus.turn.hand1.refill", "the hand is refilled to seven")
def refills_to_seven(edition: Edition) -> Edition:
    """Off by one."""

    def refill(game: Any, _frame: Any) -> None:
        seat = game.position.marching
        zones.draw(game, seat, max(0, 7 - len(game.position.players[seat].hand)))

    return amend.step(edition, "hand_adjustment", "refill", refill)


@mutant("deus.turn.hand1.refill", "as many cards are drawn as were discarded")
def replaces_discards(edition: Edition) -> Edition:
    """A hand that was short stays short."""

    def discard(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.draw(game, seat, len(answer.cards))
        return outcome

    return amend.without_step(amend.around(edition, "discard", discard), "hand_adjustment", "refill")


@mutant("deus.turn.hand1.refill", "both players refill their hands")
def both_refill(edition: Edition) -> Edition:
    """The defending side draws as well."""

    def refill(game: Any, _frame: Any) -> None:
        for seat, player in list(game.position.players.items()):
            zones.draw(game, seat, max(0, 6 - len(player.hand)))

    return amend.step(edition, "hand_adjustment", "refill", refill)


@judgement(zones.draw, "deus.turn.hand1.refill", "cards are drawn from the bottom of the deck")
def draws_from_the_bottom(real: Any, game: Any, seat: str, count: int) -> Any:
    """Turn the deck over for the time of the draw."""
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
    drawn = real(game, seat, count)
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
    return drawn


@judgement(zones.draw, "deus.turn.hand1.short_deck", "a deck that is too small gives nothing")
def short_deck_gives_nothing(real: Any, game: Any, seat: str, count: int) -> Any:
    """All or nothing."""
    return real(game, seat, count) if len(game.position.players[seat].deck) >= count else 0


@judgement(zones.draw, "deus.turn.hand1.short_deck", "an empty deck is made anew from the discard pile")
def discards_become_the_deck(real: Any, game: Any, seat: str, count: int) -> Any:
    """As in many other games."""
    player = game.position.players[seat]
    if len(player.deck) < count:
        zones.change_player(game, seat, deck=player.deck + player.discard, discard=())
    return real(game, seat, count)


@mutant("deus.turn.hand2.as_hand1", "the second hand adjustment is skipped in the first turns, too")
def second_adjustment_skipped(edition: Edition) -> Edition:
    """It is taken for part of what the first turns lack."""

    def second(game: Any, frame: Any) -> Any:
        return None if turn.skips_opening(game) else turn.second_hand_adjustment(game, frame)

    return amend.step(edition, "turn", "second_hand_adjustment", second)


@mutant("deus.turn.hand2.as_hand1", "the second hand adjustment only discards")
def no_second_refill(edition: Edition) -> Edition:
    """No cards are drawn in it."""

    def refill(game: Any, frame: Any) -> Any:
        second = game.position.stack[-2].step == "second_hand_adjustment"
        return FINISH if second else hand_adjustment.refill(game, frame)

    return amend.step(edition, "hand_adjustment", "refill", refill)

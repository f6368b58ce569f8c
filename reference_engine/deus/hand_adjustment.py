"""Hand adjustment (pages 13 and 14): discard, then refill; phases 2 and 5 work alike."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random
from typing import Protocol

from reference_engine.deus.position import Position
from reference_engine.deus.procedures import HandAdjustment
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, card_faults, named_twice
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.values import hand_limit


class Discard(Answer, frozen=True, tag="discard"):
    """The hand cards to get rid of; none is an answer too."""

    cards: tuple[Id, ...] = ()


def discard_cards(game: Context[Position], _frame: HandAdjustment) -> Next:
    """The marching side discards: what is too much, and whatever it does not want.

    Clauses: deus.turn.hand1.forced_discard, deus.ruling.one_discard_then_refill, deus.turn.hand1.optional_discard
    """
    return Decision(game.position.marching, "hand_adjustment", "deus.turn.hand1.forced_discard")


def discard(game: Context[Position], _frame: HandAdjustment, seat: str, answer: Discard) -> Next:
    """The cards are discarded."""
    zones.discard_from_hand(game, seat, answer.cards)
    return None


def refill(game: Context[Position], _frame: HandAdjustment) -> Next:
    """The marching side refills its hand to six, or what a text makes of that; a short deck gives what it has.

    Clauses: deus.turn.hand1.refill, deus.ruling.short_deck_no_penalty, deus.turn.hand1.short_deck
    """
    seat = game.position.marching
    missing = hand_limit(game, seat) - len(game.position.players[seat].hand)
    zones.draw(game, seat, max(0, missing))
    return None


class HandCards(Protocol):
    """An answer that names cards of the hand."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards named."""


def hand_faults(game: Context[Position], seat: str, answer: HandCards) -> Iterator[str]:
    """The cards must be different cards of the hand."""
    hand = game.position.players[seat].hand
    for card in answer.cards:
        if card not in hand:
            yield f"{card!r} is not in {seat}'s hand"
    for card in named_twice(answer.cards):
        yield f"{card!r} is named twice"


def discard_faults(game: Context[Position], _seat: str, answer: HandCards) -> Iterator[str]:
    """The cards must be different cards that there are."""
    yield from card_faults(answer.cards, game.position.cards)


def own_hand_only(game: Context[Position], seat: str, answer: Discard) -> str | None:
    """Hand cards are discarded, any number of them.

    Clauses: deus.turn.hand1.optional_discard
    """
    other = [card for card in answer.cards if card not in game.position.players[seat].hand]
    return f"{', '.join(other)} is not in {seat}'s hand" if other else None


def down_to_the_limit(game: Context[Position], seat: str, answer: Discard) -> str | None:
    """At most six cards stay in the hand.

    Clauses: deus.turn.hand1.forced_discard, deus.zone.hand.limit_6
    """
    limit = hand_limit(game, seat)
    left = len(game.position.players[seat].hand) - len(answer.cards)
    return f"{left} cards would stay in the hand, the limit is {limit}" if left > limit else None


def discard_options(game: Context[Position], seat: str) -> Iterable[Discard]:
    """Every set of hand cards that may go, the smallest first."""
    hand = game.position.players[seat].hand
    fewest = max(0, len(hand) - hand_limit(game, seat))
    for count in range(fewest, len(hand) + 1):
        for cards in combinations(hand, count):
            yield Discard(cards)


def discard_sample(game: Context[Position], seat: str, random: Random) -> Discard:
    """Any set of hand cards that may go."""
    hand = game.position.players[seat].hand
    fewest = max(0, len(hand) - hand_limit(game, seat))
    return Discard(tuple(random.sample(hand, random.randint(fewest, len(hand)))))


DISCARD = Act(
    perform=discard,
    faults=discard_faults,
    options=discard_options,
    sample=discard_sample,
    conditions={
        "deus.turn.hand1.optional_discard": own_hand_only,
        "deus.turn.hand1.forced_discard": down_to_the_limit,
    },
)

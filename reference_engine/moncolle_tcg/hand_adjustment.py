"""Hand adjustment: discard, then refill; the first and the second phase of that name work alike."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, card_faults
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg.position import Position
from reference_engine.moncolle_tcg.procedures import HandAdjustment
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.values import hand_limit


class Discard(Answer, frozen=True, tag="discard"):
    """The hand cards to get rid of; none is an answer too."""

    cards: tuple[Id, ...] = ()


def discard_cards(game: Context[Position], _frame: HandAdjustment) -> Next:
    """The turn player discards whatever is not wanted, once.

    Clauses: moncolle_tcg.hand.discard_any
    """
    return Decision(game.position.marching, "hand_adjustment", "moncolle_tcg.hand.discard_any")


def discard(game: Context[Position], _frame: HandAdjustment, seat: str, answer: Discard) -> Next:
    """The cards are discarded."""
    zones.discard_from_hand(game, seat, answer.cards)
    return None


def refill(game: Context[Position], _frame: HandAdjustment) -> Next:
    """Cards are drawn until the hand has six, or what a text makes of that; a short deck gives what it has.

    Clauses: moncolle_tcg.hand.refill, moncolle_tcg.hand.limit_six, moncolle_tcg.hand.short_deck
    """
    seat = game.position.marching
    missing = hand_limit(game, seat) - len(game.position.players[seat].hand)
    zones.draw(game, seat, max(0, missing))
    return None


def discard_faults(game: Context[Position], _seat: str, answer: Discard) -> Iterator[str]:
    """The cards must be different cards that there are."""
    yield from card_faults(answer.cards, game.position.cards)


def own_hand_only(game: Context[Position], seat: str, answer: Discard) -> str | None:
    """Hand cards are discarded, any number of them.

    Clauses: moncolle_tcg.hand.discard_any
    """
    other = [card for card in answer.cards if card not in game.position.players[seat].hand]
    return f"{', '.join(other)} is not in {seat}'s hand" if other else None


def down_to_the_limit(game: Context[Position], seat: str, answer: Discard) -> str | None:
    """A hand above the limit is discarded down to it, unless the edition reads it otherwise.

    Clauses: moncolle_tcg.hand.over_limit
    """
    if game.edition.switches["forced_discard"] == "off":
        return None
    limit = hand_limit(game, seat)
    left = len(game.position.players[seat].hand) - len(answer.cards)
    return f"{left} cards would stay in the hand, the limit is {limit}" if left > limit else None


def _fewest(game: Context[Position], seat: str) -> int:
    forced = game.edition.switches["forced_discard"] == "on"
    return max(0, len(game.position.players[seat].hand) - hand_limit(game, seat)) if forced else 0


def discard_options(game: Context[Position], seat: str) -> Iterable[Discard]:
    """Every set of hand cards that may go, the smallest first."""
    hand = game.position.players[seat].hand
    for count in range(_fewest(game, seat), len(hand) + 1):
        for cards in combinations(hand, count):
            yield Discard(cards)


def discard_sample(game: Context[Position], seat: str, random: Random) -> Discard:
    """Any set of hand cards that may go."""
    hand = game.position.players[seat].hand
    return Discard(tuple(random.sample(hand, random.randint(_fewest(game, seat), len(hand)))))


DISCARD = Act(
    perform=discard,
    faults=discard_faults,
    options=discard_options,
    sample=discard_sample,
    conditions={
        "moncolle_tcg.hand.discard_any": own_hand_only,
        "moncolle_tcg.hand.over_limit": down_to_the_limit,
    },
)

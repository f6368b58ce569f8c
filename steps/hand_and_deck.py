"""Sentences for games in which a player has one hand and one deck."""

from monosashi.suite.phrases import Shared
from monosashi.verification.case import Case

HAND_AND_DECK = Shared()
step = HAND_AND_DECK.step


@step("{viewer} counts {n} cards in {seat}'s hand")
def counts_hand(case: Case, viewer: str, n: int, seat: str) -> None:
    """The size of a hand is public."""
    case.need("views")
    case.expect(case.look(viewer).players[seat].hand_count, n, f"the hand count {viewer} sees")


@step("{viewer} counts {n} cards in {seat}'s deck")
def counts_deck(case: Case, viewer: str, n: int, seat: str) -> None:
    """The size of a deck is public."""
    case.need("views")
    case.expect(case.look(viewer).players[seat].deck_count, n, f"the deck count {viewer} sees")

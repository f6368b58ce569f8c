"""clubs' configuration ``LEDUC_TWO_PLAYER`` behind the protocol: ``pip install clubs``.

A step takes a number of chips and rounds it to one that it knows; which acts there are, the adapter reads in the sizes
that an observation has. Its cards are Queen, King and Ace, which stand for our Jack, Queen and King.
"""

from clubs import Card, Dealer, configs
from speaking import serve
from table import DECK, SEATS, Table

CARDS = [Card(rank + suit) for rank in "QKA" for suit in "HS"]


class Clubs(Table):
    """A game under way."""

    NAME = "clubs LEDUC_TWO_PLAYER"
    PACKAGE = "clubs"

    def begin(self, order: tuple[str, ...]) -> None:
        """The deck is arranged for this order."""
        self.dealer = Dealer(**configs.LEDUC_TWO_PLAYER)
        self.dealer.deck.trick([CARDS[DECK.index(card)] for card in order[:5]])
        self.shown, self.payouts, self.over = self.dealer.reset(reset_button=True, reset_stacks=True), [0, 0], False

    def asked(self) -> int | None:
        """Who is to act; the button is South."""
        return None if self.over else int(self.shown["action"])

    def actions(self) -> dict[str, int]:
        """What the sizes allow: chips by our words."""
        call, most = self.shown["call"], self.shown["max_raise"]
        sizes = {"fold": -1, "call": call} if call else {"check": 0}
        return sizes | ({self.word("raise"): most} if most > call else {})

    def play(self, action: int) -> None:
        """Take a step."""
        self.shown, self.payouts, done = self.dealer.step(action)
        self.over = all(done)

    def paid(self) -> tuple[int, int]:
        """What both have put into the pot."""
        south, north = self.dealer.pot_commits
        return int(south), int(north)

    def bets(self) -> int:
        """How often has been raised in this street."""
        return int(self.dealer.street_raises)

    def public_card(self, viewer: str) -> str:
        """The community card."""
        cards = self.shown["community_cards"]
        return DECK[CARDS.index(cards[0])] if cards else ""

    def hand(self, player: int, viewer: str) -> str | None:
        """A private card: an observation has only the card of who is to act, so the adapter shows each its own."""
        (card,) = self.dealer.hole_cards[player]
        return DECK[CARDS.index(card)] if viewer in ("judge", SEATS[player]) else None

    def won(self) -> float:
        """South's payout."""
        return float(self.payouts[0])


if __name__ == "__main__":
    serve(Clubs())

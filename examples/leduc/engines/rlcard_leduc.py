"""RLCard's ``leducholdem`` behind the protocol: ``pip install rlcard``. With ``--antes`` both begin with one chip.

It has four actions: call, raise, fold and check. Raise is our bet where nobody has raised in the round. A player sees
what the game's ``get_state`` shows. The package draws by lot who begins; that player is our South.
"""

import sys
from typing import Any

from rlcard.games.leducholdem import Game
from speaking import serve
from table import DECK, SEATS, Refused, Table

NAMES = {card.split()[-1][0] + card[0]: card for card in DECK}
"""Our names of cards: of ``HJ`` Jack of Hearts."""


class RLCard(Table):
    """A game under way."""

    NAME = "RLCard leducholdem" + " with antes" * ("--antes" in sys.argv)
    PACKAGE = "rlcard"
    READINGS = {"idle_fold": "allowed"}

    def begin(self, order: tuple[str, ...]) -> None:
        """The package shuffles and deals; then the cards are exchanged for those of this order."""
        self.game = self.created()
        if "--antes" in sys.argv:
            self.game.big_blind = self.game.small_blind
        self.south = self.reset()
        self.deal(order)

    def created(self) -> Any:
        """The game of the package."""
        return Game()

    def reset(self) -> int:
        """Begin; who acts first."""
        return int(self.game.init_game()[1])

    def deal(self, order: tuple[str, ...]) -> None:
        """Exchange the cards."""
        deck = [*self.game.dealer.deck, *(player.hand for player in self.game.players)]
        cards = {NAMES[card.get_index()]: card for card in deck}
        for card, player in zip(order, (self.south, 1 - self.south), strict=False):
            self.game.players[player].hand = cards[card]
        # The dealer takes the last card of the deck.
        self.game.dealer.deck = [cards[card] for card in reversed(order[2:])]

    def asked(self) -> int | None:
        """Who is to act."""
        return None if self.game.is_over() else self.game.game_pointer ^ self.south

    def actions(self) -> dict[str, str]:
        """What the package lists."""
        return {self.bet_or(word): word for word in self.game.get_legal_actions()}

    def bet_or(self, word: str) -> str:
        """Our word for an action of the package."""
        return "bet" if word == "raise" and not self.bets() else word

    def do(self, act: str) -> None:
        """Act; the package itself says what cannot be done, but for a bet that is no raise."""
        word = "raise" if act == "bet" else act
        if self.bet_or(word) != act:
            raise Refused(f"{act} is called {self.bet_or(word)} here")
        try:
            self.game.step(word)
        except Exception as error:
            raise Refused(str(error)) from error

    def paid(self) -> tuple[int, int]:
        """The chips of both."""
        chips = [player.in_chips for player in self.game.players]
        return int(chips[self.south]), int(chips[1 - self.south])

    def bets(self) -> int:
        """How often has been raised in this round."""
        return int(self.game.round.have_raised)

    def public_card(self, viewer: str) -> str:
        """The card of the second round."""
        card = self.game.public_card
        return NAMES[card.get_index()] if card else ""

    def hand(self, player: int, viewer: str) -> str | None:
        """A private card: a player's state has that player's alone; there is no state for the public."""
        if viewer == "judge":
            return NAMES[self.game.players[player ^ self.south].hand.get_index()]
        return NAMES[self.game.get_state(player ^ self.south)["hand"]] if viewer == SEATS[player] else None

    def won(self) -> float:
        """South's payoff, which the package counts in big blinds."""
        return float(self.game.get_payoffs()[self.south] * self.game.big_blind)


if __name__ == "__main__":
    serve(RLCard())

"""OpenSpiel's ``universal_poker``, set up as Leduc, behind the protocol: ``pip install open_spiel``.

It has the actions Fold, Call and Bet. What an observation does not show, the public card, is read in the state of
information. There is none for the public.
"""

import re

from openspiel import OpenSpiel
from speaking import serve
from table import DECK, SEATS

SETTINGS = {
    "betting": "limit", "numPlayers": 2, "numRounds": 2, "blind": "1 1", "firstPlayer": "1 1", "raiseSize": "2 4",
    "maxRaises": "2 2", "numSuits": 2, "numRanks": 3, "numHoleCards": 1, "numBoardCards": "0 1",
}  # fmt: skip
CARDS = ("2c", "2d", "3c", "3d", "4c", "4d")


class UniversalPoker(OpenSpiel):
    """A game under way."""

    NAME = "OpenSpiel universal_poker as Leduc"
    GAME, PARAMETERS = "universal_poker", SETTINGS

    def field(self, name: str, player: int) -> str:
        """A field of a player's state of information."""
        found = re.search(rf"\[{name}: ([^\]]*)\]", self.state.information_state_string(player))
        return found[1] if found else ""

    def paid(self) -> tuple[int, int]:
        """The contributions of both."""
        south, north = self.state.to_dict()["player_contributions"]
        return int(south), int(north)

    def bets(self) -> int:
        """How often has been raised in this round."""
        return int(self.state.to_dict()["betting_history"].split("/")[-1].count("r"))

    def public_card(self, viewer: str) -> str:
        """The card on the board."""
        shown = self.field("Public", SEATS.index(viewer)) if viewer in SEATS else self.state.to_dict()["board_cards"]
        return DECK[CARDS.index(shown)] if shown else ""

    def hand(self, player: int, viewer: str) -> str | None:
        """A private card: the judge looks into the state, a player into the state of information."""
        if viewer not in ("judge", SEATS[player]):
            return None
        card = self.state.to_dict()["player_hands"][player] if viewer == "judge" else self.field("Private", player)
        return DECK[CARDS.index(card)]


if __name__ == "__main__":
    serve(UniversalPoker())

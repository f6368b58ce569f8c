"""OpenSpiel's ``leduc_poker`` behind the protocol: ``pip install open_spiel``.

It has three actions: Fold, Call and Raise. Call is our check where both have paid the same, Raise our bet where nobody
has raised in the round. An observation is the text that the engine shows to a player; the pot and the cards are read
there.
"""

import re

import pyspiel
from open_spiel.python.observation import make_observation
from speaking import serve
from table import DECK, SEATS, Table

ACTIONS = ("fold", "call", "raise")

PUBLIC = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
"""What everybody may see."""


class OpenSpiel(Table):
    """A game under way."""

    NAME = "OpenSpiel leduc_poker"
    PACKAGE = "open_spiel"
    GAME, PARAMETERS = "leduc_poker", {}

    def begin(self, order: tuple[str, ...]) -> None:
        """The cards come in this order where the engine deals."""
        self.game = pyspiel.load_game(self.GAME, self.PARAMETERS)
        self.state = self.game.new_initial_state()
        self.cards = [DECK.index(card) for card in order]
        self.deal()

    def deal(self) -> None:
        """Chance deals as long as it is asked."""
        while self.state.is_chance_node():
            self.state.apply_action(self.cards.pop(0))

    def asked(self) -> int | None:
        """Who is to act."""
        return None if self.state.is_terminal() else int(self.state.current_player())

    def actions(self) -> dict[str, int]:
        """What the engine lists."""
        return {self.word(ACTIONS[action]): action for action in self.state.legal_actions()}

    def play(self, action: int) -> None:
        """Act; then chance deals."""
        self.state.apply_action(action)
        self.deal()

    def observed(self, viewer: str, field: str) -> str:
        """A field of what a viewer is shown."""
        if viewer == "public":
            shown = make_observation(self.game, PUBLIC).string_from(self.state, 0)
        else:
            shown = self.state.observation_string(SEATS.index(viewer))
        found = re.search(rf"\[{field}: ([^\]]*)\]", shown)
        return found[1] if found else ""

    def paid(self) -> tuple[int, int]:
        """What the engine calls Ante: all that has been paid."""
        south, north = self.observed("south", "Ante").split()
        return int(south), int(north)

    def bets(self) -> int:
        """How often Raise has been played in this round."""
        acts = self.state.round1() if self.state.round() == 1 else self.state.round2()
        return int(acts.count(ACTIONS.index("raise")))

    def public_card(self, viewer: str) -> str:
        """The card of the second round."""
        card = self.state.public_card()
        return DECK[card] if card in range(len(DECK)) else ""

    def hand(self, player: int, viewer: str) -> str | None:
        """A private card: the judge looks into the state, a player into the observation."""
        if viewer == "judge":
            return DECK[self.state.private_card(player)]
        shown = self.observed(viewer, "Private")
        return DECK[int(shown)] if shown and viewer == SEATS[player] else None

    def won(self) -> float:
        """South's return."""
        return float(self.state.returns()[0])


if __name__ == "__main__":
    serve(OpenSpiel())

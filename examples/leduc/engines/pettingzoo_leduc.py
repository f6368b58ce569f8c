"""PettingZoo's ``leduc_holdem_v4`` behind the protocol: ``pip install "pettingzoo[classic]"``.

The environment wraps RLCard's game: it is played through the environment, and looked into as RLCard's adapter does. An
action that is not in the mask ends the environment, so the adapter looks at the mask first. A player sees ranks in a
vector; which suit a card has, the adapter knows from the deal.
"""

from typing import Any

from pettingzoo.classic import leduc_holdem_v4
from rlcard_leduc import RLCard
from speaking import serve
from table import RANKS, SEATS, Table

WORDS = ("call", "raise", "fold", "check")


class PettingZoo(RLCard):
    """A game under way."""

    NAME = RLCard.NAME.replace("RLCard leducholdem", "PettingZoo leduc_holdem_v4")
    PACKAGE = "pettingzoo"
    do = Table.do

    def created(self) -> Any:
        """The game in the environment."""
        self.env = leduc_holdem_v4.env()
        return self.env.unwrapped.env.game

    def reset(self) -> int:
        """Begin; who acts first."""
        self.env.reset()
        return self.env.possible_agents.index(self.env.agent_selection)

    def agent(self, player: int) -> str:
        """The environment's name of a player."""
        return str(self.env.possible_agents[player ^ self.south])

    def asked(self) -> int | None:
        """Who is to act."""
        over = all(self.env.terminations.values())
        return None if over else self.env.possible_agents.index(self.env.agent_selection) ^ self.south

    def actions(self) -> dict[str, int]:
        """What the mask lists."""
        mask = self.env.observe(self.env.agent_selection)["action_mask"]
        return {self.bet_or(WORDS[action]): action for action in range(4) if mask[action]}

    def play(self, action: int) -> None:
        """Take a step."""
        self.env.step(action)

    def hand(self, player: int, viewer: str) -> str | None:
        """A private card: a player's vector has the rank of that player's alone."""
        card = super().hand(player, "judge")
        if viewer in SEATS and card is not None:
            shown = self.env.observe(self.agent(player))["observation"][:3]
            rank = RANKS[shown.argmax()]
            return f"{rank} of {card.split()[-1]}" if viewer == SEATS[player] else None
        return card if viewer == "judge" else None

    def won(self) -> float:
        """South's reward, which is counted in big blinds."""
        return float(self.env.rewards[self.agent(0)] * self.game.big_blind)


if __name__ == "__main__":
    serve(PettingZoo())

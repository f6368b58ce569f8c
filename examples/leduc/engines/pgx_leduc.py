"""Pgx's ``leduc_holdem`` behind the protocol: ``pip install pgx``.

It has three actions: call, raise and fold. Cards are ranks; which suit a card has, the adapter knows from the deal.
What a viewer sees is read in the observation; there is none for the public. Who begins is drawn by lot; that player is
our South.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pgx
from speaking import serve
from table import DECK, RANKS, SEATS, Table

WORDS = ("call", "raise", "fold")


class Pgx(Table):
    """A game under way."""

    NAME = "Pgx leduc_holdem"
    PACKAGE = "pgx"

    def __init__(self) -> None:
        """Compile before the clock runs."""
        super().__init__()
        env = pgx.make("leduc_holdem")
        self.first, self.step, self.observed = jax.jit(env.init), jax.jit(env.step), jax.jit(env.observe)
        self.begin(DECK)
        self.seen(0)
        self.play(0)

    def begin(self, order: tuple[str, ...]) -> None:
        """The package deals; then the cards are exchanged for those of this order."""
        state = self.first(jax.random.PRNGKey(0))
        self.south, self.order = int(state.current_player), order
        south, north, public = (RANKS.index(card.split()[0]) for card in order[:3])
        cards = (north, south) if self.south else (south, north)
        self.state = state.replace(_cards=jnp.int32([*cards, public]))

    def asked(self) -> int | None:
        """Who is to act."""
        return None if self.state.terminated else int(self.state.current_player) ^ self.south

    def actions(self) -> dict[str, int]:
        """What the mask lists."""
        return {self.word(word): n for n, word in enumerate(WORDS) if self.state.legal_action_mask[n]}

    def play(self, action: int) -> None:
        """Take a step."""
        self.state = self.step(self.state, action)

    def paid(self) -> tuple[int, int]:
        """The chips of both."""
        return int(self.state._chips[self.south]), int(self.state._chips[1 - self.south])

    def bets(self) -> int:
        """How often has been raised in this round."""
        return int(self.state._raise_count)

    def seen(self, player: int) -> list[str]:
        """The ranks of the player's card and of the public card in an observation, or nothing."""
        shown = self.observed(self.state, player ^ self.south)
        return ["".join(RANKS[n] for n in range(3) if shown[place + n]) for place in (0, 3)]

    def public_card(self, viewer: str) -> str:
        """The card of the second round: the judge looks at how many rounds are over, a player into the observation."""
        if viewer in SEATS:
            return self.named(self.seen(SEATS.index(viewer))[1], 2)
        return self.named(RANKS[self.state._cards[2]], 2) if self.state._round else ""

    def hand(self, player: int, viewer: str) -> str | None:
        """A private card: the judge looks into the state, a player into the observation."""
        if viewer == "judge":
            return self.named(RANKS[self.state._cards[player ^ self.south]], player)
        return self.named(self.seen(player)[0], player) if viewer == SEATS[player] else None

    def named(self, rank: str, place: int) -> str:
        """A card of the deal."""
        return rank and f"{rank} of {self.order[place].split()[-1]}"

    def won(self) -> float:
        """South's reward."""
        return float(self.state.rewards[self.south])


if __name__ == "__main__":
    serve(Pgx())

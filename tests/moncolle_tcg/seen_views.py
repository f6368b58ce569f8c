"""Views of whole games played by chance, for whatever draws them."""

import random
from functools import cache

from hypothesis import strategies as st

from monosashi.kit.registry import kit
from reference_engine import apply, begin, edition, view
from reference_engine.moncolle_tcg.position import Position
from reference_engine.moncolle_tcg.view import VIEWERS, View

TCG = edition("moncolle_tcg@quick-reference")
LONG, GAMES = 260, 3


def deal() -> None:
    """Play the games before anybody draws views of them: that takes longer than drawing may."""
    for seed in range(GAMES):
        game(seed)


@cache
def game(seed: int) -> tuple[Position, ...]:
    """The positions of a game played by chance, as it is played at a table."""
    player, dice = kit("moncolle_tcg").player, random.Random(seed)
    position = begin(TCG).position
    positions = [position]
    while position.result is None and len(positions) < LONG:
        seat, answer = player.choose(TCG, position, dice, player.STYLES[seed % len(player.STYLES)])
        position = apply(TCG, position, seat, answer).position
        positions.append(position)
    return tuple(positions)


@st.composite
def views(draw_: st.DrawFn) -> View:
    """A view of somewhere in a game, by anybody; the late positions hold most."""
    positions = game(draw_(st.integers(0, GAMES - 1)))
    at = draw_(st.integers(0, len(positions) - 1))
    seen: View = view(TCG, positions[-1 - at], draw_(st.sampled_from(VIEWERS)))
    return seen

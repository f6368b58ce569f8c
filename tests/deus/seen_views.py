"""Views of whole games played by chance, for whatever draws them."""

import random
from functools import cache

from hypothesis import strategies as st

from reference_engine import apply, begin, edition, legal, view
from reference_engine.deus.position import Position
from reference_engine.deus.view import VIEWERS, View

DEUS = edition("deus@2.00")


@cache
def game(seed: int) -> tuple[Position, ...]:
    """Every position of a game played by chance."""
    dice = random.Random(seed)
    position = begin(DEUS).position
    positions = [position]
    while position.result is None:
        position = apply(DEUS, position, position.pending.seat, legal(DEUS, position).sample(dice)).position
        positions.append(position)
    return tuple(positions)


@st.composite
def views(draw_: st.DrawFn) -> View:
    """A view of somewhere in a game, by anybody; the late positions hold most."""
    positions = game(draw_(st.integers(0, 19)))
    at = draw_(st.integers(0, len(positions) - 1))
    seen: View = view(DEUS, positions[-1 - at], draw_(st.sampled_from(VIEWERS)))
    return seen

"""Views of whole games played by chance, for whatever draws them."""

import random
from functools import cache

from hypothesis import strategies as st

from monosashi.kit.registry import kit
from reference_engine import apply, begin, edition, view
from reference_engine.dungeon_command.position import SEATS, Position
from reference_engine.dungeon_command.view import View

COMMAND = edition("dungeon_command@summary")
LONG, GAMES = 260, 4
VIEWERS = ("judge", *SEATS, "public")


def deal() -> None:
    """Play the games before anybody draws views of them: that takes longer than drawing may."""
    for seed in range(GAMES):
        game(seed)


@cache
def game(seed: int) -> tuple[Position, ...]:
    """The positions of a game played by chance, as it is played at a table."""
    player, dice = kit("dungeon_command").player, random.Random(seed)
    style = player.STYLES[seed % len(player.STYLES)]
    position = begin(COMMAND, player.start(COMMAND, style)).position
    positions = [position]
    while position.result is None and len(positions) < LONG:
        seat, answer = player.choose(COMMAND, position, dice, style)
        position = apply(COMMAND, position, seat, answer).position
        positions.append(position)
    return tuple(positions)


@st.composite
def views(draw_: st.DrawFn) -> View:
    """A view of somewhere in a game, by anybody; the late positions hold most."""
    positions = game(draw_(st.integers(0, GAMES - 1)))
    at = draw_(st.integers(0, len(positions) - 1))
    seen: View = view(COMMAND, positions[-1 - at], draw_(st.sampled_from(VIEWERS)))
    return seen

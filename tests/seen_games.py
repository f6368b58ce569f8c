"""Whole games of every game by chance: their positions, and what anybody sees of them, for whatever shows that."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from monosashi.kit.registry import games, kit
from monosashi.records import random_games
from monosashi.verification.view_types import cards_in, thing_of
from reference_engine import edition, view
from reference_engine.kernel.decision import CHANCE, act_of
from reference_engine.kernel.edition import Edition

NAMES = tuple(game.name for game in games())
RULES: dict[str, Edition] = {name: edition(name) for name in NAMES}
SEEDS = 4
SAMPLE = 6
"""So many positions for each act that is the answer to what is asked there."""


@cache
def positions(game: str, seed: int) -> tuple[Any, ...]:
    """Every position of a game."""
    seen: list[Any] = []
    random_games.play(RULES[game], Random(seed), look=seen.append)
    return tuple(seen)


def pieces(seen: Any) -> frozenset[str]:
    """The ids of what a view shows as a thing of its own, not as a name in a pile."""
    return frozenset(card for card in cards_in(seen) if thing_of(seen, card) is not None)


@cache
def asked_positions(game: str) -> tuple[Any, ...]:
    """Positions in which a player is asked, some for each act that was the answer."""
    before: dict[str, list[Any]] = {}
    for seed in range(4 * len(kit(game).player.STYLES)):
        for move in random_games.play(RULES[game], Random(seed)).moves:
            if move.seat != CHANCE:
                before.setdefault(act_of(move.answer), []).append(move.before)
    return tuple(position for act in before.values() for position in Random(1).sample(act, min(SAMPLE, len(act))))


def deal(game: str) -> None:
    """Play the games before anybody draws views of them: that takes longer than drawing may."""
    for seed in range(SEEDS):
        positions(game, seed)


@st.composite
def sights(draw: st.DrawFn, game: str) -> tuple[Any, Any]:
    """A position somewhere in a game, and what somebody sees of it; the late positions hold most."""
    every = positions(game, draw(st.integers(0, SEEDS - 1)))
    position = every[-1 - draw(st.integers(0, len(every) - 1))]
    seats = [*view(RULES[game], position, "judge").players]
    return position, view(RULES[game], position, draw(st.sampled_from(["judge", *seats, "public"])))


def plain_of(seen: Any) -> Any:
    """A view as plain data, in which rows are lists."""
    return msgspec.json.decode(msgspec.json.encode(seen))


def leaves(plain: Any, path: str = "") -> Iterator[tuple[str, Any, Any, Any]]:
    """Every number, flag and thing in a row of plain data: its path, what holds it, its key there, and itself."""
    if isinstance(plain, (dict, list)):
        for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
            where = f"{path}.{key}" if isinstance(plain, dict) else f"{path}[]"
            if isinstance(value, (bool, int)) or (isinstance(value, dict) and isinstance(plain, list)):
                yield where, plain, key, value
            if not isinstance(value, (bool, int)):
                yield from leaves(value, where)


def alterations(game: str, needless: str) -> Iterator[tuple[str, Any, Any]]:
    """A view, and the same with one number greater, one flag turned or one thing gone, a few for each kind of field."""
    many: Counter[str] = Counter()
    for position in (position for seed in range(SEEDS) for position in positions(game, seed)[::-3]):
        seen = view(RULES[game], position, "judge")
        for number, (where, *_) in enumerate(leaves(plain_of(seen))):
            kind = re.sub(r"\.(south|north|west|east|[a-z]\d+)(?=\.|$)", ".*", where)
            many[kind] += 1
            if many[kind] <= 4 and not re.match(needless, kind):
                plain = plain_of(seen)
                _, holder, key, value = [*leaves(plain)][number]
                if isinstance(value, dict):
                    del holder[key]
                else:
                    holder[key] = not value if isinstance(value, bool) else value + 1
                yield where, seen, msgspec.convert(plain, type(seen))

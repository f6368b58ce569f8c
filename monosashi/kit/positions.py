"""What commands ask of a position, whatever the game: what each must have, and what is said where one has no more.

The rules themselves need :data:`NEEDED`; that is looked at when a game is registered. Everything else is asked for
here, and what a game does not have is taken from its views or has a plain answer.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import reference_engine as engine
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game

NEEDED = ("edition", "stack", "pending", "result")
"""The fields of every position: what it is played by, what is under way, who is asked, how it has ended."""

SHOWN = ("edition", "viewer", "turn", "phase", "asked", "result", "cards")
"""The fields of every view."""

JUDGE = "judge"
"""The viewer who sees everything."""


def lacking_fields(game: Game) -> Iterator[str]:
    """What the positions and the views of a game lack, in sentences."""
    if not callable(getattr(game.positions.kind, "copied", None)):
        yield f"the game {game.name}: its positions have no copied(), a copy that can be changed, see {__name__}"
    for what, codec, needed in (("positions", game.positions, NEEDED), ("views", game.views, SHOWN)):
        has = {field.name for field in msgspec.structs.fields(codec.kind)}
        yield from (
            f"the game {game.name}: its {what} have no {name}, see {__name__}" for name in needed if name not in has
        )


def seats_of(rules: Edition, position: Any) -> tuple[str, ...]:
    """Those who take part, in the game's order: whom position or judge's view has among its players, else all seats."""
    seats = engine.game(rules.name).seats
    players = getattr(position, "players", None)
    if players is None:
        players = getattr(engine.view(rules, position, JUDGE), "players", None)
    return tuple(seat for seat in seats if seat in players) if isinstance(players, Mapping) else seats


def turn_of(position: Any) -> int:
    """The number of the turn: 0 before the first one; 1 in a game that does not count them."""
    return int(getattr(position, "turn", 1))


def names_of(rules: Edition, position: Any) -> Mapping[str, str]:
    """The names of cards by their ids, of the position or as the judge sees them; none where a game has no such."""
    names = getattr(position, "cards", None)
    if names is None:
        names = getattr(engine.view(rules, position, JUDGE), "cards", None)
    return names or {}


def about_of(asked: Any) -> str:
    """About which card or place somebody is asked; nothing where questions do not say so, or nobody is asked."""
    return str(getattr(asked, "about", "") or "")


def ending_clause(result: Any) -> str:
    """The clause by which a game has ended; nothing where its result does not say so."""
    return str(getattr(result, "clause", "") or "")


def winner_of(result: Any) -> str:
    """Who has won; nobody where a result does not say so."""
    return str(getattr(result, "winner", "") or "")

"""How battles came about, and which cards are tokens."""

from typing import Any

from monosashi.classes.watching import Play
from reference_engine.deus.procedures import AfterBattle, Battle, Marching


def intercepted(position: Any) -> bool:
    """Whether the battle under way has come about by an intercept."""
    for frame in position.stack:
        if isinstance(frame, Battle | AfterBattle) and frame.intercepted:
            return True
        if isinstance(frame, Marching) and frame.interceptors:
            return True
    return False


def tokens(play: Play) -> frozenset[str]:
    """The cards of a scenario that are tokens."""
    position = play.loaded
    if position is None:
        return frozenset()
    known = play.edition.cards
    return frozenset(
        card for card, name in position.cards.items() if (position.own_cards.get(name) or known[name]).kind == "token"
    )

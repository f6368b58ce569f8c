"""What films know of a game: its part ``films``."""

from monosashi.kit.interface import Films
from monosashi.kit.registry import known


def films_of(edition: str) -> Films | None:
    """What films know of a game, named by itself or by one of its editions; None if there is no such game.

    >>> films_of("unheard-of@1")
    """
    found = known(edition)
    return found.films() if found else None

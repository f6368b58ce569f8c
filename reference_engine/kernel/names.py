"""What is said of a name that nobody has."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """What is probably meant, as the end of a sentence; empty if nothing is near.

    >>> nearest("deus@2.0", ["deus@2018-08-29", "deus@2.00"])
    "; the nearest is 'deus@2.00'"
    """
    found = get_close_matches(name, list(known), 1)
    return f"; the nearest is {found[0]!r}" if found else ""


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """That nothing of a kind is called so, with the names there are.

    >>> unknown("game", "chess", ["deus", "monster_maker"])
    "unknown game 'chess'; known: deus, monster_maker"
    """
    names = list(known)
    return f"unknown {kind} {name!r}; known: {', '.join(names) or 'none'}{nearest(name, names)}"

"""What is said of a name that nobody has."""

from collections.abc import Iterable
from difflib import get_close_matches

QUOTED = 120
"""How many characters of somebody else's text are said again."""


def shortened(text: str, most: int = QUOTED) -> str:
    """The beginning of a text that is longer than that.

    >>> shortened("a long name", 7)
    'a long…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


class UnknownName(KeyError):
    """A name that nobody has. Its text is the sentence, where that of a KeyError is the sentence in quotes.

    >>> str(UnknownName("unknown game 'chess'"))
    "unknown game 'chess'"
    """

    def __str__(self) -> str:
        return str(self.args[0])


def nearest(name: str, known: Iterable[str]) -> str:
    """What is probably meant, as the end of a sentence; empty if nothing is near.

    >>> nearest("deus@2.0", ["deus@2018-08-29", "deus@2.00"])
    "; the nearest is 'deus@2.00'"
    """
    found = get_close_matches(shortened(name), list(known), 1)
    return f"; the nearest is {found[0]!r}" if found else ""


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """That nothing of a kind is called so, with the names there are.

    >>> unknown("game", "chess", ["deus", "monster_maker"])
    "unknown game 'chess'; known: deus, monster_maker"
    """
    names = list(known)
    return f"unknown {kind} {shortened(name)!r}; known: {', '.join(names) or 'none'}{nearest(name, names)}"

"""Texts for people: numbers with their nouns, and names without what a terminal would obey."""

from unicodedata import category


def counted(number: int, thing: str) -> str:
    """So many things.

    >>> counted(1, "clause"), counted(2, "clause")
    ('1 clause', '2 clauses')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def printable(text: str) -> str:
    """The text without anything that would move the cursor or cannot be encoded; wide spaces stay."""
    return "".join(letter if letter.isprintable() or category(letter) == "Zs" else "�" for letter in text)

"""An adapter for the TCG to begin with, in Python and in JavaScript."""

from pathlib import Path

from monosashi.adapters import with_ending

DOES = "a toy engine that marches a little, behind the protocol"
"""What there is in it."""

CHAPTER = "moncolle_tcg.march"
"""The clauses of which the toy keeps some."""

TOY = "Toy"
"""What is replaced by the engine that is to be measured."""


def program(file: str) -> str:
    """The program that is called so."""
    return with_ending(Path(__file__).resolve().parent / file)

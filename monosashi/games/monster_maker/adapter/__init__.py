"""An adapter for Monster Maker to begin with, in Python and in JavaScript."""

from pathlib import Path

DOES = "lays lands"
"""What the toy engine in it does."""

CHAPTER = "monster_maker.move"
"""The clauses of which the toy keeps some."""

FOLDER = Path(__file__).resolve().parent
"""Where the two programs are."""

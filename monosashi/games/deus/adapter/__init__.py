"""An adapter for Deus to begin with, in Python and in JavaScript."""

from pathlib import Path

DOES = "marches a little"
"""What the toy engine in it does."""

CHAPTER = "deus.march"
"""The clauses of which the toy keeps some."""

FOLDER = Path(__file__).resolve().parent
"""Where the two programs are."""

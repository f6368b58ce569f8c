"""An adapter for Deus to begin with, in Python and in JavaScript."""

DOES = "marches a little"
"""What the toy engine in it does."""

CHAPTER = "deus.march"
"""The clauses of which the toy keeps some."""

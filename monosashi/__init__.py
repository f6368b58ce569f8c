"""The kit: measures an implementation of a game against the clauses of its rulebook."""

__version__ = "0.2.0"

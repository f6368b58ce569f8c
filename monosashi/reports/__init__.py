"""Reports: what a run's record says, for a terminal, a browser, a badge or a CI server."""

BOARDS = 300
"""How many failures a page draws unless somebody wants more: with many more it becomes slow."""

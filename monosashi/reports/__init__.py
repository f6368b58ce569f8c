"""Reports: what a run's record says, for a terminal, a browser, a badge or a CI server."""

BOARDS = 10
"""Of how many causes a page draws a failure unless somebody wants more: pictures make it big."""

"""Reports: what a run's record says, for a terminal, a browser, a badge or a CI server."""

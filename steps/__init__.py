"""What the sentences of the features mean, a package for each game. Every module drives a case, never an engine."""

"""What is there for speed alone: a reader of the rules needs nothing of it."""

"""What is published: the chapters of a game, and the history of their clauses."""

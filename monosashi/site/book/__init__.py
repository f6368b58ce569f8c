"""What is published: the chapters of a ruleset, and the history of their clauses."""

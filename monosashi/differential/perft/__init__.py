"""Perft: how many sequences of answers there are from a position, counted by the rules and by an engine beside them."""

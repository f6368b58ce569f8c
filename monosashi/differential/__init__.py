"""Differential play: an engine and the reference play random games side by side, and what parts them is made small."""

"""A game in the terminal: people type, chance rolls, the board is drawn."""

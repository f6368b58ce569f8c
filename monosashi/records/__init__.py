"""Records of whole games: made, kept, played back, compared, told, and what they cover of the rules."""

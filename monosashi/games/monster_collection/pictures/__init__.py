"""Pictures of Monster Collection games: a field of areas three wide, with units that march up and down it."""

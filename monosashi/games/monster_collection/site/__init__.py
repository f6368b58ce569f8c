"""What the site says of any Monster Collection game."""

"""What the site must know of Deus."""

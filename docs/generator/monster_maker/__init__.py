"""What the site must know of Monster Maker."""

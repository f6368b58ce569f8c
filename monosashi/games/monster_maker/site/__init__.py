"""Monster Maker Resurrection on the site."""

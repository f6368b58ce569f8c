"""Monster Maker in the kit."""

"""Wrong twins of Monster Maker, one module for each section of the rules."""

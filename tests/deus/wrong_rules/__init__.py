"""Wrong twins of Deus, one module for each section of the rulebook."""

"""Wrong twins of the Monster Collection TCG, one module for each section of the rules."""

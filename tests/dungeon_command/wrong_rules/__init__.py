"""Wrong twins of Dungeon Command, one module for each section of the rules, or for several small ones."""

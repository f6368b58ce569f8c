"""The games that the kit brings along, a package for each that names its `GameKit`, and what serves any other."""

"""Dungeon Command: one module for each section of its rules, ``edition.py`` is the contents page."""

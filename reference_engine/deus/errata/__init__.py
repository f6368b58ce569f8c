"""Errata whose rules are more than another reading: one small module for each, with the functions that change."""

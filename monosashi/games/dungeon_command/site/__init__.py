"""Dungeon Command Resurrection on the site."""

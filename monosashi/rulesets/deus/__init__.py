"""Deus in the kit."""

"""Diagrams that the Monster Collection games have in common."""

"""Monster Collection TCG, by a quick reference without a date: one module for each of its sections."""

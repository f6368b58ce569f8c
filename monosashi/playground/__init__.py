"""A table in a browser: a position, what may be answered, and why anything else may not."""

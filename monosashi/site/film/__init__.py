"""A scenario as a film: recorded from the reference, told in sentences, drawn still by still."""

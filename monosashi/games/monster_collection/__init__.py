"""What the Monster Collection games have in common beyond their rules: how they look, in letters and in pictures."""

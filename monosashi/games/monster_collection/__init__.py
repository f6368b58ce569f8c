"""What the Monster Collection games share in the kit."""

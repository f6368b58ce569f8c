"""What a run says of an engine."""

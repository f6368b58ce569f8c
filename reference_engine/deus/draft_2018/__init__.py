"""What the draft of 2018-08-29 rules differently from ver2.00; :mod:`.edition` is its contents page."""

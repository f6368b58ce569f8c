"""Monster Collection Deus. :mod:`reference_engine.deus.edition` is the contents page of its rules."""

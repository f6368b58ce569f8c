"""Classes of situations that the Monster Collection games share; each makes its own tables of them."""

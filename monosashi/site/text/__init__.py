"""Languages of the site: its sentences, their translation, and what must be translated."""

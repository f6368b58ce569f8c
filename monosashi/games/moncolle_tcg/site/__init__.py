"""The TCG on the site."""

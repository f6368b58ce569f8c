"""Monster Collection Deus on the site."""

"""The pages of the site, a module for each kind."""

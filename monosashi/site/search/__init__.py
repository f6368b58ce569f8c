"""What is found on the site: the texts of the rules for the search in the browser, and what its boxes say."""

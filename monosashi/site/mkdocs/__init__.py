"""All that knows MkDocs: its configuration, our theme's changes, and what hands it our pages."""

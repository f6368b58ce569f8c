"""What the site says and draws of the TCG alone."""

"""Where the site will stand, for all that must be absolute: pictures for links, codes in print."""

import os


def address() -> str:
    """The address with a slash at its end; empty if nobody has said it."""
    found = os.environ.get("MONOSASHI_SITE_URL", "").strip()
    return found if not found or found.endswith("/") else f"{found}/"

"""The last touch on a built site: inserts are put where the Markdown has left room."""

import re
from collections.abc import Mapping

INSERT = re.compile(r'<div data-insert="([^"]+)"></div>')


class NoInsert(Exception):
    """A page has room for an insert that nobody made, or an insert has no room; the message names it."""


def fill_inserts(html: str, inserts: Mapping[str, str]) -> str:
    """A built page with its inserts in place. Raises NoInsert unless each is used exactly once."""
    used: list[str] = []

    def insert(match: re.Match[str]) -> str:
        key = match[1]
        if key not in inserts:
            raise NoInsert(f"nobody made {key!r}")
        used.append(key)
        return f'<div data-insert="{key}">{inserts[key]}</div>'

    filled = INSERT.sub(insert, html)
    if sorted(used) != sorted(inserts):
        raise NoInsert(f"left over or used twice: {', '.join(sorted(set(inserts) - set(used))) or 'an insert'}")
    return filled

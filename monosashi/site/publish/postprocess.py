"""The last touch on a built site: gaps of the theme go, inserts are put where the Markdown has left room."""

import re
from collections.abc import Mapping

INSERT = re.compile(r'<div data-insert="([^"]+)"></div>')
GAP = re.compile(r"(<(pre|script|style|textarea)\b.*?</\2>)|\s*\n\s*", re.DOTALL)
"""What the theme's templates leave between tags; within some elements every space counts."""


class NoInsert(Exception):
    """A page has room for an insert that nobody made, or an insert has no room; the message names it."""


def without_gaps(html: str) -> str:
    r"""A page without lines that hold nothing and the spaces before others: a third of a page's frame.

    >>> without_gaps("<ul>  \n\n  <li>a\n</ul><pre>b\n\n  c</pre>")
    '<ul>\n<li>a\n</ul><pre>b\n\n  c</pre>'
    """
    return GAP.sub(lambda found: found[1] or "\n", html)


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

"""Ids of clauses in pages written by hand lead to where the clause stands."""

import re
from collections.abc import Callable
from posixpath import dirname, relpath

IDENTITY = re.compile(r"(?<!\[)`([a-z_]+(?:\.\w+)+)`")
FENCE = re.compile(r"^ *(```|~~~)")


def with_links(markdown: str, page: str, place_of: Callable[[str], str]) -> str:
    """A page's Markdown in which each clause's id, in backticks, is a link; examples in fences stay as they are.

    ``page`` is its path, ``place_of`` says where the clause of an id stands, path and anchor; empty for what is none.

    >>> with_links("see `deus.march.a`, `deus.view`", "a/b.md", {"deus.march.a": "deus/march.md#deus.march.a"}.get)
    'see [`deus.march.a`](../deus/march.md#deus.march.a), `deus.view`'
    """

    def linked(found: re.Match[str]) -> str:
        place = place_of(found[1])
        if not place:
            return found[0]
        path, _, anchor = place.partition("#")
        return f"[{found[0]}]({relpath(path, dirname(page) or '.')}#{anchor})"

    lines, fenced = [], False
    for line in markdown.split("\n"):
        fenced ^= bool(FENCE.match(line))
        lines.append(line if fenced else IDENTITY.sub(linked, line))
    return "\n".join(lines)

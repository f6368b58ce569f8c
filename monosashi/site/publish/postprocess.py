"""The last touch on a built site: inserts are put where the Markdown has left room, clauses get their ids as tags."""

import json
import re
from collections.abc import Mapping, Sequence

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


def add_search_tags(index: bytes, tags: Mapping[str, Sequence[str]], games: Mapping[str, str]) -> bytes:
    """Material's search index with tags for the sections whose anchors are given: what is found by them comes first.

    Pages of ``games``, whose names are given by their folders, say in their titles which game they belong to.
    """
    found = json.loads(index)
    for section in found["docs"]:
        path, _, anchor = section["location"].partition("#")
        game = games.get(path.partition("/")[0])
        if anchor in tags:
            section["tags"] = list(tags[anchor])
        elif game and not anchor and section["title"] != game:
            section["title"] = f"{section['title']} · {game}"
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode("utf-8")

"""A page of the site: plain Markdown for any builder, what is put into it after building, and its plain text."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

SHEET = "sheet"
"""The insert with what all films of a page share."""


MARKS = re.compile(r"(?<=\S) \{ [#.][^{}\n]*\}$|^\{ [#.][^{}\n]*\}\n", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """One page. ``path`` is below the language's folder and ends in ``.md``.

    ``inserts`` are pieces of finished HTML by their key: the Markdown has an empty element with ``data-insert="key"``
    for each, which is filled when the page has been built. What is large or already HTML (films, code) goes there, so
    that neither the builder nor its search index chew on it. ``plain`` is the page for readers of plain Markdown,
    ``files`` are files that belong to the page, finished, by their paths below the language's folder.
    """

    path: str
    title: str
    markdown: str
    plain: str
    inserts: Mapping[str, str] = field(default_factory=dict, repr=False)
    files: Mapping[str, str | bytes] = field(default_factory=dict, repr=False)

    @property
    def url(self) -> str:
        """Where the built page stands, below the language's folder."""
        return self.path.removesuffix(".md") + ".html"


def encoded(content: str | bytes) -> bytes:
    """What stands in a file."""
    return content.encode("utf-8") if isinstance(content, str) else content


def front_matter(path: str, title: str, description: str, *hidden: str) -> str:
    """What the builder is told about a page, in its first lines.

    That it exists in every language, where its plain text is, and which parts of the theme it does without.
    """
    lines = [f"title: {quoted(title)}", f"description: {quoted(description)}", f"markdown: {path}"]
    lines += ["translated: true", *(["hide:"] if hidden else []), *(f"  - {part}" for part in hidden)]
    return "---\n" + "\n".join(lines) + "\n---\n\n"


def heading(title: str, anchor: str, level: int = 1) -> str:
    """A heading whose anchor is the same in every language; builders make numbers of Japanese ones."""
    return f"{'#' * level} {title} {{ #{anchor} }}\n"


def unmarked(markdown: str) -> str:
    """Markdown without what is said to the builder alone behind headings and below paragraphs."""
    return MARKS.sub("", markdown)


def quoted(text: str) -> str:
    """A text as a YAML string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def place(key: str) -> str:
    """The empty element that an insert will fill."""
    return f'<div data-insert="{key}"></div>'

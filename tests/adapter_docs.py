"""The tutorial as data: the transcripts, examples and tables in its Markdown."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "implementers"
PAGES = sorted(FOLDER.glob("*.md"))
MORE = "…"
"""A field of this name in a transcript stands for fields that are left out."""


def text_of(page: str) -> str:
    """A page's Markdown."""
    return (FOLDER / page).read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def transcript(text: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What the kit sends and what answers it, in the order of a page. Lines may be broken over several."""
    lines: list[str] = []
    for block in blocks(text, "text"):
        for line in block.splitlines():
            if line[:1] in ("→", "←"):
                lines.append(line)
            elif lines and block.startswith("→"):
                lines[-1] += " " + line.strip()
    for sent, answered in zip(lines[::2], lines[1::2], strict=True):
        assert (sent[0], answered[0]) == ("→", "←"), sent
        yield json.loads(sent[1:]), json.loads(answered[1:])


def matches(shown: Any, real: Any) -> bool:
    """Whether what is shown is what really came, apart from what is left out."""
    if isinstance(shown, dict) and isinstance(real, dict):
        named = {key: value for key, value in shown.items() if key != MORE}
        if MORE not in shown and set(named) != set(real):
            return False
        return all(key in real and matches(value, real[key]) for key, value in named.items())
    if isinstance(shown, list) and isinstance(real, list):
        return len(shown) == len(real) and all(map(matches, shown, real))
    return bool(shown == real)


def first_cells(text: str) -> set[str]:
    """Every word in backticks that stands in the first cell of a table's row."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| ")]
    return {word for cell in cells for word in re.findall(r"`([^`]+)`", cell)}

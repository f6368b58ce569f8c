"""Progress bars."""

from collections.abc import Iterable, Sequence
from typing import Any


def tracked(what: str, items: Sequence[Any]) -> Iterable[Any]:
    """Go through a list; on a terminal a bar on standard error shows how far, and vanishes."""
    from rich.console import Console
    from rich.progress import track

    notes = Console(stderr=True)
    return track(items, what, console=notes, transient=True, disable=not notes.is_terminal)

"""Progress on a terminal: bars on standard error, which vanish. Where nobody would see them move there is nothing."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any


def tracked(what: str, items: Iterable[Any], total: int | None = None) -> Iterable[Any]:
    """Go through items, ``total`` of them if they have no length, with a bar that shows how far."""
    from rich.console import Console
    from rich.progress import track

    notes = Console(stderr=True)
    return track(items, what, total, console=notes, transient=True, disable=not notes.is_terminal)


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar for what is no loop: what it hands over is called after each step."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda: progress.advance(task)


@contextmanager
def busy(what: str) -> Iterator[None]:
    """What is being done, for as long as it takes."""
    from rich.console import Console
    from rich.text import Text

    notes = Console(stderr=True)
    if not notes.is_terminal:
        yield
        return
    with notes.status(Text(what)):
        yield


@contextmanager
def meter(what: str, total: float) -> Iterator[Callable[[float, str], None]]:
    """A bar for what has no steps: what it hands over is told how far it is, and what there is to say of it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    notes = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[told]}")
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(what, total=total, told="")
        yield lambda done, told: progress.update(task, completed=done, told=told)

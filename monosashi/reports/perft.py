"""What was counted, for readers: a line for each length, the shares, and where an engine parts."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from monosashi.differential.perft.beside import Parting, Share
from monosashi.support.text import counted, printable

ANSWERS_OF_A_KIND = 5
"""So many answers of a kind are told where the lists part."""


class Perft(Struct, frozen=True):
    """The sequences from a position: ``rules`` and ``engine`` have how many there are of 1, 2, … answers.

    ``engine_name`` is empty and ``engine`` None if nobody plays beside the rules; ``lacking`` says what an engine does
    not offer that it would have to. ``table`` is what comes with the suite, ``divided`` by first answers.
    """

    edition: str
    position: str
    about: str
    engine_name: str
    rules: list[int]
    engine: list[int] | None = None
    table: tuple[int, ...] = ()
    divided: Sequence[Share] = ()
    parting: Parting | None = None
    lacking: str = ""

    @property
    def is_stale(self) -> bool:
        """Whether the table that comes with the suite says something else."""
        return any(known != found for known, found in zip(self.table, self.rules, strict=False))

    @property
    def parted(self) -> bool:
        """Whether anything has other counts than the rules."""
        return self.is_stale or self.parting is not None


def lines(found: Perft) -> Iterator[str]:
    """What was counted, a line after the other."""
    yield f"{found.edition} · {printable(found.position)}" + (f" · {found.about}" if found.about else "")
    if found.lacking:
        yield f"  not asked: {printable(found.engine_name)} does not offer {found.lacking}"
        return
    rows = [("answers", "sequences", *([printable(found.engine_name)] if found.engine is not None else []))]
    for length, count in enumerate(found.rules, 1):
        theirs = [f"{found.engine[length - 1]:,}"] if found.engine is not None else []
        rows.append((str(length), f"{count:,}", *theirs))
    yield from _aligned(rows)
    if found.divided:
        yield from _aligned([_share(each, beside=found.engine is not None) for each in found.divided], texts=1)
    if found.is_stale:
        known = ", ".join(f"{count:,}" for count in found.table)
        yield f"  the table that comes with the suite has {known}; monosashi perft --update makes it right"
    if found.parting is not None:
        yield from _parting(found.parting, printable(found.engine_name))


def _aligned(rows: Sequence[Sequence[str]], texts: int = 0) -> Iterator[str]:
    """Rows whose columns are flush right, but for so many ``texts`` at the end."""
    numbers = len(rows[0]) - texts
    widths = [max(len(row[column]) for row in rows) for column in range(numbers)]
    for row in rows:
        yield "  " + "  ".join([*(cell.rjust(width) for cell, width in zip(row, widths, strict=False)), *row[numbers:]])


def _share(share: Share, *, beside: bool) -> tuple[str, ...]:
    def told(count: int | None) -> str:
        return "–" if count is None else f"{count:,}"

    return (told(share.rules), *([told(share.engine)] if beside else []), share.answer)


def _parting(parting: Parting, engine: str) -> Iterator[str]:
    yield f"  the counts part after {counted(len(parting.after), 'answer')}:"
    yield from (f"    {answer}" for answer in parting.after)
    if parting.message:
        yield f"  {engine}: {parting.message}"
    for answer in parting.missing[:ANSWERS_OF_A_KIND]:
        yield f"  {engine} does not list {_json(answer)}"
    for each in parting.surplus[:ANSWERS_OF_A_KIND]:
        yield f"  {engine} lists {_json(each.answer)}, which is refused under {', '.join(each.clauses)}"
    more = len(parting.missing[ANSWERS_OF_A_KIND:]) + len(parting.surplus[ANSWERS_OF_A_KIND:])
    if more:
        yield f"  and {more} more"


def _json(answer: object) -> str:
    return msgspec.json.encode(answer).decode()

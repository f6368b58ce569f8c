"""What reports say of a cause beside its headline: who has failed, and the command that shows every failure."""

import shlex
from collections import Counter
from collections.abc import Sequence

from monosashi.reports.comparison import Comparison, Failure, one_line
from monosashi.support.text import printable
from monosashi.verification.causes import Cause
from monosashi.verification.grouping import Group


def whose(comparison: Comparison, group: Group[Failure]) -> str:
    """Which of several implementations have failed, and how often; nothing if there is one only."""
    if len(comparison.columns) == 1:
        return ""
    found = Counter(failure.column.mark for failure in group.failures)
    if len(found) == 1:
        return f" ({next(iter(found))})"
    return f" ({', '.join(f'{mark} {number}' for mark, number in sorted(found.items()))})"


def command_words(comparison: Comparison) -> list[str]:
    """The command that reports of the same records."""
    files = [printable(str(column.path)) for column in comparison.columns]
    options = ["--changes"] if comparison.changes else []
    return ["monosashi", "report", *options, *files, *(["--anyway"] if comparison.warnings else [])]


def command_for(comparison: Comparison, cause: Cause) -> str:
    """The command that shows every failure of a cause, from the records."""
    return one_line(shlex.join([*command_words(comparison), "--cause", cause.id]))


def shares(sizes: Sequence[int], room: int) -> list[int]:
    """How many of each there is room for: the first of each, the second of each, and so on.

    >>> shares([5, 1, 3], 6)
    [3, 1, 2]
    """
    found = [0] * len(sizes)
    while room and (open_ := [number for number, size in enumerate(sizes) if found[number] < size]):
        for number in open_[:room]:
            found[number] += 1
        room -= len(open_[:room])
    return found

"""The page with the tables of sequences, for whoever counts them on an engine."""

from collections.abc import Iterator

import reference_engine as engine
from monosashi.games import games
from monosashi.perft.positions import named_positions
from monosashi.perft.table import DEEPEST, shipped

HEADING = """\
# Counts of sequences

How many sequences of answers there are from each named position, by the number of answers. [What is
counted](implementers/perft.md#what-is-counted) says what an answer is; `monosashi perft -- COMMAND` counts on your
engine. A table goes as deep as is quickly counted; `0` means that every game is over by then.
"""


def counts_page() -> str:
    """A table for each edition of the games that come with the kit."""
    return "\n".join([HEADING, *(line for kit in games() for line in _game(kit.name))])


def _game(name: str) -> Iterator[str]:
    for edition in reversed([*engine.game(name).editions]):
        yield f"## {edition}\n"
        yield f"| position | | {' | '.join(map(str, range(1, DEEPEST + 1)))} |"
        yield f"| --- | --- |{' ---: |' * DEEPEST}"
        table = shipped(edition).counts
        for position in named_positions(edition):
            found = [f"{count:,}" for count in table.get(position.name, ())]
            yield f"| `{position.name}` | {position.about} | {' | '.join(found + [''] * (DEEPEST - len(found)))} |"
        yield ""

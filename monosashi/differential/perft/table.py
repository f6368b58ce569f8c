"""The table that comes with the suite: counts for each named position of an edition, as deep as is quickly counted."""

from pathlib import Path

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.differential.perft.counting import Position, counts
from monosashi.differential.perft.positions import NamedPosition, begun, named_positions
from monosashi.rulebook.folders import features_of
from monosashi.support.faulty import Faulty
from reference_engine.kernel.edition import Edition

TABLE = "perft.json"
"""The file beside a game's features that has the table of its present edition."""

FOLLOWED = 2000
"""So many sequences, if there are no more, are followed one answer further."""

DEEPEST = 8
"""No sequence in a table is longer."""


class PerftTable(Struct, frozen=True):
    """How many sequences of 1, 2, … answers there are from each position, by its name."""

    edition: str
    counts: dict[str, tuple[int, ...]]


class BadTable(Faulty):
    """The table cannot be read."""


def table_file(edition: str) -> Path:
    """Where an edition's table is: that of an edition which is not the present one is in a file called after it."""
    game, _, name = edition.partition("@")
    present = edition == engine.game(game).newest.name
    return features_of(game) / (TABLE if present else TABLE.replace(".", f"_{name}.", 1))


def shipped(edition: str) -> PerftTable:
    """The table that comes with the suite: without counts if there is none. Raises BadTable."""
    path = table_file(edition)
    try:
        return msgspec.json.decode(path.read_bytes(), type=PerftTable)
    except FileNotFoundError:
        return PerftTable(edition, {})
    except (OSError, msgspec.DecodeError) as error:
        raise BadTable(f"{path}: {error}") from None


def counted(edition: str) -> PerftTable:
    """The table, made again. Raises BadPositions."""
    rules = engine.edition(edition)
    return PerftTable(edition, {each.name: _of(rules, each) for each in named_positions(edition)})


def _of(rules: Edition, position: NamedPosition) -> tuple[int, ...]:
    table: Position = begun(rules, position)
    found: list[int] = []
    while len(found) < DEEPEST and (not found or 0 < found[-1] <= FOLLOWED):
        found = counts(rules, table, len(found) + 1)
    return tuple(found)

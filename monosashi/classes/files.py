"""Files beside a game's features: which cells of its tables cannot be, and which were open at last."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from monosashi.classes.tables import Filled, Impossible
from monosashi.rulebook.folders import features_of
from monosashi.support.faulty import Faulty
from reference_engine.kernel.plain import unmarked

IMPOSSIBLE = "classes.toml"
"""The file that says which cells cannot be, and why."""

OPEN = "open_classes.json"
"""The file that has the open cells of every edition."""

OpenCells = dict[str, dict[str, tuple[str, ...]]]
"""Table -> row -> columns."""


class ImpossibleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``features/<game>/classes.toml``."""

    impossible: tuple[Impossible, ...] = ()


class BadClasses(Faulty):
    """A file about classes cannot be read."""


def impossible(edition: str) -> tuple[Impossible, ...]:
    """What cannot be in an edition; nothing if there is no such file. Raises BadClasses."""
    path = features_of(edition.partition("@")[0]) / IMPOSSIBLE
    try:
        every = msgspec.toml.decode(unmarked(path.read_bytes()), type=ImpossibleFile).impossible
    except FileNotFoundError:
        return ()
    except (OSError, msgspec.DecodeError) as error:
        raise BadClasses(f"{path}: {error}") from None
    return tuple(each for each in every if each.edition in ("", edition))


def open_file(game: str) -> Path:
    """Where a game's open cells are."""
    return features_of(game) / OPEN


def known_open(game: str) -> dict[str, OpenCells]:
    """The open cells of each edition that come with the suite; none if there is no such file. Raises BadClasses."""
    path = open_file(game)
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, OpenCells])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError) as error:
        raise BadClasses(f"{path}: {error}") from None


def opened(filled: Iterable[Filled]) -> OpenCells:
    """The open cells of the tables."""
    return {each.table.name: dict(each.open()) for each in filled}


def without_new(filled: Sequence[Filled], known: Mapping[str, Mapping[str, Sequence[str]]]) -> OpenCells:
    """The open cells that were open before; of a table that nobody knew, all."""
    return {
        table: rows
        if table not in known
        else {
            row: kept
            for row, columns in rows.items()
            if (kept := tuple(column for column in columns if column in known[table].get(row, ())))
        }
        for table, rows in opened(filled).items()
    }


def worse(filled: Sequence[Filled], known: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    """Each cell that is open and was not, a sentence each."""
    for each in filled:
        before = known.get(each.table.name, {})
        for row, columns in each.open().items():
            for column in columns:
                if column not in before.get(row, ()):
                    yield f"{each.table.name}: {row} | {column} is open"


def closed(filled: Sequence[Filled], known: Mapping[str, Mapping[str, Sequence[str]]]) -> int:
    """How many cells were open and are not any more."""
    now = opened(filled)
    return sum(
        column not in now.get(table, {}).get(row, ())
        for table, rows in known.items()
        for row, columns in rows.items()
        for column in columns
    )

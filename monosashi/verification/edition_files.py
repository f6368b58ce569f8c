"""Files of a run that is about several editions: each edition has its own, named after it."""

from collections.abc import Mapping, Sequence
from glob import escape
from pathlib import Path
from types import MappingProxyType


def path_for_edition(path: Path | None, edition: str, every: Sequence[str]) -> Path | None:
    """The file of one edition's run: the one named, or if there are several editions, one named after each.

    >>> str(path_for_edition(Path("run.ndjson"), "deus@2.00", ["deus@2018-08-29", "deus@2.00"]))
    'run.deus@2.00.ndjson'

    A device or a pipe takes them all.
    """
    if path is None or len(every) == 1 or (path.exists() and not path.is_file()):
        return path
    return path.with_name(f"{path.stem}.{edition}{path.suffix}")


def paths_by_edition(path: Path) -> Mapping[str, Path]:
    """The other way round: the file of each edition, of a name that no file has itself; none if there are none."""
    found = {}
    if path.name and not path.exists():
        for file in sorted(path.parent.glob(f"{escape(path.stem)}.*@*{escape(path.suffix)}")):
            found[file.name.removeprefix(f"{path.stem}.").removesuffix(path.suffix)] = file
    return MappingProxyType(found)

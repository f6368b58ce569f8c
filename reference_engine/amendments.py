"""Errata: amendments to a published edition, named behind it (``deus@2.00+counter-needs-one-target``).

What an erratum changes stands in ``features/<ruleset>/errata/<id>.toml``. The engine needs little of it: the edition it
amends, the switches it flips, and whether functions of its own come with it
(``reference_engine/<ruleset>/errata/<id>.py``, hyphens written as underscores).
"""

import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct

from reference_engine.kernel.edition import Edition

JOINT = "+"
"""What stands before each erratum in an edition's name."""


class Amendment(Struct, frozen=True):
    """What an erratum does to the table: the ``edition`` amended, the switches flipped, whether a module has more."""

    edition: str
    switches: dict[str, str] = {}
    module: bool = False


_folders: dict[str, Path] = {}
_packages: dict[str, str] = {}
"""Where errata and their functions are, of games that have said so."""


def place_errata(ruleset: str, errata: Path | None, functions: str) -> None:
    """Say where a ruleset's errata are, and in which package what some of them bring along."""
    if errata is not None:
        _folders[ruleset] = errata
    if functions:
        _packages[ruleset] = functions


def folder(ruleset: str) -> Path:
    """Where a ruleset's errata are: as it has said, or else in the repository, or bundled with what was installed."""
    if ruleset in _folders:
        return _folders[ruleset]
    beside = Path(__file__).resolve().parent.parent
    bundled = beside / "monosashi" / "bundled" / "features"
    return (bundled if bundled.is_dir() else beside / "features") / ruleset / "errata"


def errata(ruleset: str) -> tuple[str, ...]:
    """The ids of a ruleset's errata, in alphabetical order."""
    return tuple(sorted(file.stem for file in folder(ruleset).glob("*.toml")))


def published(name: str) -> str:
    """The published edition that a name begins with: itself, if no erratum amends it.

    >>> published("deus@2.00+counter-needs-one-target")
    'deus@2.00'
    """
    return name.partition(JOINT)[0]


def named(name: str) -> tuple[str, ...]:
    """The errata in an edition's name, in order.

    >>> named("deus@2.00+b+a")
    ('b', 'a')
    """
    return tuple(name.split(JOINT)[1:])


def amended(edition: Edition, name: str) -> Edition:
    """A published edition with the errata of ``name``, one after another.

    Raises KeyError, with a sentence, for an erratum that does not exist, is named twice, amends another edition or
    cannot be used.
    """
    ruleset = edition.name.partition("@")[0]
    ids = named(name)
    table = edition
    for identity in ids:
        if identity not in errata(ruleset):
            known = ", ".join(errata(ruleset)) or "none"
            raise KeyError(f"unknown erratum {identity!r}; known: {known}")
        if ids.count(identity) > 1:
            raise KeyError(f"erratum {identity!r} is named twice")
        table = _one(table, edition.name, ruleset, identity)
    return table.amended(name)


def _one(table: Edition, base: str, ruleset: str, identity: str) -> Edition:
    """The table with one erratum."""
    amendment = _read(folder(ruleset) / f"{identity}.toml")
    if amendment.edition != base:
        raise KeyError(f"erratum {identity!r} amends {amendment.edition}, not {base}")
    unknown = [switch for switch in amendment.switches if switch not in table.switches]
    if unknown:
        raise KeyError(f"erratum {identity}: {base} has no switch {unknown[0]!r}")
    table = table.amended(table.name, switches=amendment.switches)
    if not amendment.module:
        return table
    change = _functions(ruleset, identity)
    try:
        return change(table)
    except Exception as error:
        raise KeyError(f"erratum {identity}: amended() raises {type(error).__name__}: {error}") from error


def _read(path: Path) -> Amendment:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Amendment)
    except (OSError, ValueError) as error:
        raise KeyError(f"{path.name}: {error}") from None


def _functions(ruleset: str, identity: str) -> Callable[[Edition], Edition]:
    """The function ``amended`` of an erratum's module."""
    package = _packages.get(ruleset, f"reference_engine.{ruleset}.errata")
    module = f"{package}.{identity.replace('-', '_')}"
    try:
        found: Callable[[Edition], Edition] = import_module(module).amended
    except AttributeError:
        raise KeyError(f"erratum {identity}: {module} has no function called 'amended'") from None
    except Exception as error:
        raise KeyError(f"erratum {identity}: {module} cannot be imported: {error}") from error
    return found

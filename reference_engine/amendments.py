"""Errata: amendments to a published edition, named behind it (``deus@2.00+counter-needs-one-target``).

Where errata are kept is no affair of the engine: whoever keeps some says how to find them (:func:`register`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from reference_engine.kernel.edition import Edition

JOINT = "+"
"""What stands before each erratum in an edition's name."""


@dataclass(frozen=True)
class Amendment:
    """What an erratum does to the table: the ``edition`` amended, the switches flipped, and a ``change`` of its own."""

    edition: str
    switches: Mapping[str, str]
    change: Callable[[Edition], Edition] | None = None


Errata = Mapping[str, Callable[[], Amendment]]
"""The errata of a game, in order: id -> what reads it, which raises KeyError with a sentence if it cannot be used."""

_keepers: list[Callable[[str], Errata]] = []


def register(keeper: Callable[[str], Errata]) -> None:
    """Let the engine know a keeper of errata: given a game's name it says which there are."""
    _keepers.append(keeper)


def _known(game: str) -> Errata:
    return {identity: read for keeper in _keepers for identity, read in keeper(game).items()}


def errata(game: str) -> tuple[str, ...]:
    """The ids of a game's errata, as far as keepers are registered."""
    return tuple(_known(game))


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
    cannot be used, and where nobody has registered any errata.
    """
    if not _keepers:
        raise KeyError(f"{name}: no keeper of errata is registered with the engine")
    known = _known(edition.name.partition("@")[0])
    ids = named(name)
    table = edition
    for identity in ids:
        if identity not in known:
            raise KeyError(f"unknown erratum {identity!r}; known: {', '.join(known) or 'none'}")
        if ids.count(identity) > 1:
            raise KeyError(f"erratum {identity!r} is named twice")
        table = _one(table, edition.name, identity, known[identity]())
    return table.amended(name)


def _one(table: Edition, base: str, identity: str, amendment: Amendment) -> Edition:
    """The table with one erratum."""
    if amendment.edition != base:
        raise KeyError(f"erratum {identity!r} amends {amendment.edition}, not {base}")
    unknown = [switch for switch in amendment.switches if switch not in table.switches]
    if unknown:
        raise KeyError(f"erratum {identity}: {base} has no switch {unknown[0]!r}")
    table = table.amended(table.name, switches=amendment.switches)
    if amendment.change is None:
        return table
    try:
        return amendment.change(table)
    except Exception as error:
        raise KeyError(f"erratum {identity}: amended() raises {type(error).__name__}: {error}") from error

"""Errata: amendments to a published edition, named behind it (``deus@2.00+counter-needs-one-target``).

Where errata are kept is no affair of the engine: whoever keeps some says how to find them (:func:`register`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from types import MappingProxyType
from typing import Literal, NamedTuple

from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.names import UnknownName, unknown

JOINT = "+"
"""What stands before each erratum in an edition's name."""


class Moved(NamedTuple):
    """A step of a procedure that stands elsewhere: right ``before`` or ``after`` another one."""

    procedure: str
    step: str
    place: Literal["before", "after"]
    other: str


@dataclass(frozen=True)
class Amendment:
    """What an erratum does to the table: the ``edition`` amended, and a ``change`` of its own.

    ``switches`` are flipped, ``numbers`` changed, steps ``moved`` one after another.
    """

    edition: str
    switches: Mapping[str, str] = field(default_factory=dict)
    change: Callable[[Edition], Edition] | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    moved: tuple[Moved, ...] = ()


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
        raise UnknownName(f"{name}: no keeper of errata is registered with the engine")
    known = _known(edition.name.partition("@")[0])
    ids = named(name)
    table = edition
    for identity in ids:
        if identity not in known:
            raise UnknownName(unknown("erratum", identity, known))
        if ids.count(identity) > 1:
            raise UnknownName(f"erratum {identity!r} is named twice")
        table = one(table, edition.name, identity, known[identity]())
    return table.amended(name)


def _reordered(table: Edition, identity: str, moved: Moved) -> Mapping[str, Step]:
    """The steps of a procedure, one of them moved."""
    if moved.procedure not in table.procedures:
        known = ", ".join(table.procedures)
        raise UnknownName(f"erratum {identity}: there is no procedure {moved.procedure!r}; there are {known}")
    steps = dict(table.procedures[moved.procedure])
    for step in (moved.step, moved.other):
        if step not in steps:
            known = ", ".join(steps)
            raise UnknownName(f"erratum {identity}: {moved.procedure} has no step {step!r}; its steps are {known}")
    if moved.step == moved.other:
        raise UnknownName(f"erratum {identity}: {moved.step} cannot stand {moved.place} itself")
    order = [step for step in steps if step != moved.step]
    order.insert(order.index(moved.other) + (moved.place == "after"), moved.step)
    return MappingProxyType({step: steps[step] for step in order})


def one(table: Edition, base: str, identity: str, amendment: Amendment) -> Edition:
    """The table with one erratum. Raises KeyError, with a sentence."""
    if amendment.edition != base:
        raise UnknownName(f"erratum {identity!r} amends {amendment.edition}, not {base}")
    for kind, named, known in (
        ("switch", amendment.switches, table.switches),
        ("number", amendment.numbers, table.numbers),
    ):
        unknown = [name for name in named if name not in known]
        if unknown:
            raise UnknownName(f"erratum {identity}: {base} has no {kind} {unknown[0]!r}; it has {', '.join(known)}")
    table = table.amended(table.name, switches=amendment.switches, numbers=amendment.numbers)
    for moved in amendment.moved:
        table = table.amended(table.name, procedures={moved.procedure: _reordered(table, identity, moved)})
    if amendment.change is None:
        return table
    try:
        return amendment.change(table)
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}, line {place.lineno}"
        raise UnknownName(f"erratum {identity}: amended() raises {type(error).__name__} ({where}): {error}") from error

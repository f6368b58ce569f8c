"""Errata: what each amends of a published edition, as data (``features/<game>/errata/<id>.toml`` and ``.feature``).

An erratum makes an edition of its own, named after it (``deus@2.00+counter-needs-one-target``);
:mod:`reference_engine.amendments` plays by it once this module is imported, :func:`edition_ledger` and
:func:`monosashi.suite.scenarios` know what holds in it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec
import tomli
from msgspec import Struct

from monosashi.kit.registry import kit, known
from monosashi.rulebook.folders import features_of
from monosashi.rulebook.ledger import Clause, load_ledger
from reference_engine import amendments
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import faults
from reference_engine.kernel.plain import toml_of

IDENTITY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What an erratum may be called: words in lower case, joined by hyphens."""

DATE = r"^\d{4}-\d{2}-\d{2}$"


class Restated(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause that says something else: its new restatement, and its new title if the old one does not fit."""

    clause: str
    en: str
    title: str = ""


class MovedStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a procedure that stands right ``before`` or right ``after`` another one of it."""

    procedure: str
    step: str
    before: str = ""
    after: str = ""


class Erratum(Struct, frozen=True, forbid_unknown_fields=True):
    """One erratum.

    ``status`` says whether the keepers of the rules have adopted it; ``source`` where it comes from. It amends
    ``edition``: it flips ``switches``, changes ``numbers``, ``moves`` steps, and with ``module`` brings functions of
    its own; it restates clauses, ``retires`` some and ``adds`` others (whole ledger rows). ``supersedes`` are
    the scenarios that do not hold any more.
    """

    id: str
    title: str
    date: str
    source: str
    status: Literal["proposed", "adopted"]
    edition: str
    reason: str
    switches: dict[str, str] = {}
    numbers: dict[str, int] = {}
    moves: tuple[MovedStep, ...] = ()
    module: bool = False
    restates: tuple[Restated, ...] = ()
    retires: tuple[str, ...] = ()
    adds: tuple[Clause, ...] = ()
    supersedes: tuple[str, ...] = ()

    @property
    def amended_edition(self) -> str:
        """The name of the edition that it makes."""
        return f"{self.edition}{amendments.JOINT}{self.id}"

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that it restates, retires or adds."""
        return (*(row.clause for row in self.restates), *self.retires, *(row.id for row in self.adds))


class BadErratum(Exception):
    """An erratum cannot be read. ``faults`` has one sentence for each reason."""

    def __init__(self, found: list[str]) -> None:
        """Keep the faults; the message lists them."""
        super().__init__("; ".join(found))
        self.faults = found


def errata_folder(game: str) -> Path:
    """The folder of a game's errata."""
    return features_of(game) / "errata"


def identities(game: str) -> tuple[str, ...]:
    """The ids of a game's errata, in alphabetical order."""
    return tuple(sorted(file.stem for file in errata_folder(game).glob("*.toml")))


def errata(game: str) -> tuple[Erratum, ...]:
    """Every erratum of a game, in alphabetical order. Raises BadErratum."""
    return tuple(erratum(game, identity) for identity in identities(game))


def erratum(game: str, identity: str) -> Erratum:
    """One erratum. Raises BadErratum with all faults, one that does not exist among them."""
    path = errata_folder(game) / f"{identity}.toml"
    if identity not in identities(game):
        known = ", ".join(identities(game)) or "none"
        raise BadErratum([f"there is no erratum {identity!r}; known: {known}"])
    return _read(path, path.read_bytes())


@cache
def _read(path: Path, text: bytes) -> Erratum:
    try:
        plain = toml_of(text)
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadErratum([f"{path.name}: {error}"]) from None
    try:
        found = msgspec.convert(plain, Erratum)
    except msgspec.ValidationError as error:
        raise BadErratum([f"{path.name}: {fault}" for fault in faults(plain, Erratum) or [str(error)]]) from None
    if found.id != path.stem:
        raise BadErratum([f"{path.name}: the id is {found.id!r}, the file is named {path.stem!r}"])
    for moved in found.moves:
        if bool(moved.before) == bool(moved.after):
            wanted = "expected one of before and after, and a step"
            raise BadErratum([f"{path.name}: moves: {moved.procedure}/{moved.step}: {wanted}"])
    if not re.match(DATE, found.date):
        raise BadErratum([f"{path.name}: date: expected YYYY-MM-DD, got {found.date!r}"])
    return found


def amendment(game: str, identity: str) -> amendments.Amendment:
    """What the engine needs of an erratum. Raises KeyError, with a sentence."""
    try:
        found = erratum(game, identity)
    except BadErratum as error:
        raise KeyError(str(error)) from None
    change = _own_change(game, identity) if found.module else None
    moved = tuple(
        amendments.Moved(each.procedure, each.step, "before" if each.before else "after", each.before or each.after)
        for each in found.moves
    )
    return amendments.Amendment(found.edition, found.switches, change, found.numbers, moved)


def _own_change(game: str, identity: str) -> Callable[[Edition], Edition]:
    """The function ``amended`` of an erratum's module."""
    module = f"{kit(game).errata}.{identity.replace('-', '_')}"
    try:
        found: Callable[[Edition], Edition] = import_module(module).amended
    except AttributeError:
        raise KeyError(f"erratum {identity}: {module} has no function called 'amended'") from None
    except Exception as error:
        raise KeyError(f"erratum {identity}: {module} cannot be imported: {error}") from error
    return found


def kept(game: str) -> amendments.Errata:
    """Every erratum of a game, to be read when an edition is named after it."""
    return {identity: partial(amendment, game, identity) for identity in identities(game)} if known(game) else {}


amendments.register(kept)


def of_edition(edition: str) -> tuple[Erratum, ...]:
    """The errata that an edition's name ends with, in order. Raises BadErratum."""
    game = edition.partition("@")[0]
    return tuple(erratum(game, identity) for identity in amendments.named(edition))


@cache
def edition_ledger(edition: str) -> Mapping[str, Clause]:
    """Every clause of an edition's game as the edition has it: restated, without those retired, with those added.

    Rows of other editions are among them, as in the ledger; see :meth:`monosashi.rulebook.ledger.Clause.holds_in`.
    """
    rows = dict(load_ledger(edition.partition("@")[0]))
    for each in of_edition(edition):
        for restated in each.restates:
            if restated.clause in rows:
                rows[restated.clause] = _restated(rows[restated.clause], restated, each)
        for clause in each.retires:
            rows.pop(clause, None)
        rows |= {row.id: row for row in each.adds}
    return MappingProxyType(rows)


def _restated(row: Clause, restated: Restated, erratum: Erratum) -> Clause:
    """A clause as it is restated. A ruling's reason is the erratum's, and what it said before was not chosen."""
    title = restated.title or row.title
    if row.status != "interpretation":
        return msgspec.structs.replace(row, en=restated.en, title=title)
    return msgspec.structs.replace(
        row, en=restated.en, title=title, reason=erratum.reason, others=(row.en,), confidence=None
    )


def texts(erratum: Erratum) -> Iterator[tuple[str, str]]:
    """Every text of an erratum that is to be translated, with its context in the message catalogue.

    The titles of its scenarios are not among them.
    """
    yield "erratum", erratum.title
    yield "erratum", erratum.source
    yield "erratum", erratum.reason
    ledger = load_ledger(erratum.edition.partition("@")[0])
    for restated in erratum.restates:
        yield restated.clause, restated.en
        if restated.title:
            yield "title", restated.title
        if restated.clause in ledger and ledger[restated.clause].status == "interpretation":
            yield restated.clause, erratum.reason
    for row in erratum.adds:
        yield "title", row.title
        for text in (row.en, row.why, row.reason, *row.others):
            if text:
                yield row.id, text

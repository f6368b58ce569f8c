"""The ledger: one row for each statement of a rulebook (``features/<game>/clauses.toml``)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import msgspec
import tomli

import reference_engine as engine
from monosashi.rulebook.folders import features_of
from monosashi.support.faulty import Faulty
from reference_engine.kernel.faults import faults
from reference_engine.kernel.names import nearest
from reference_engine.kernel.plain import toml_of

Status = Literal["normative", "interpretation", "excluded", "merged", "vocabulary"]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One row. ``page`` maps editions to pages of their rulebook, ``title`` heads the clause, ``en`` restates it.

    ``term_ja`` is the key phrase of a rulebook that is in Japanese; what title and restatement are in Japanese, the
    message catalogue knows (:mod:`monosashi.rulebook.catalogue`). ``aliases`` are ids that the clause had before.
    ``into`` names the row that a merged one went into, ``why`` says why one is excluded. A row with the status
    ``interpretation`` settles
    what the book leaves open in the clauses ``of``: ``ruling`` is its old number, ``others`` are the readings not
    chosen, ``switch`` the edition's entry that flips it, if there is one.

    A clause holds in every edition, unless it came with one (``since``) or went with one (``until``, the first edition
    without it); ``supersedes`` are the clauses that it replaced.
    """

    id: str
    page: dict[str, str]
    title: str
    en: str
    status: Status
    term_ja: str = ""
    section: str = ""
    aliases: tuple[str, ...] = ()
    since: str = ""
    until: str = ""
    supersedes: tuple[str, ...] = ()
    into: str = ""
    why: str = ""
    ruling: str = ""
    of: tuple[str, ...] = ()
    confidence: float | None = None
    reason: str = ""
    others: tuple[str, ...] = ()
    switch: str = ""

    def holds_in(self, edition: str) -> bool:
        """Whether the clause is in force in an edition. Raises KeyError for an edition that does not exist."""
        return in_span(edition, self.since, self.until)

    def where(self, edition: str = "") -> str:
        """Where an edition's rulebook says it, or all of them: ``page 15``, or ``section “march”``."""
        pages = [page for name, page in self.page.items() if edition.partition("+")[0] in ("", name)]
        return ", ".join(f"page {page}" if page[0].isdigit() else f"section “{page}”" for page in dict.fromkeys(pages))


def in_span(edition: str, since: str, until: str) -> bool:
    """Whether an edition is ``since`` or later, and before ``until``; an empty name bounds nothing.

    An amended edition stands where the published one does.
    Raises KeyError for an edition that does not exist.
    """
    if not (since or until):
        return True
    order = list(engine.game(edition).editions)
    place = order.index(engine.published(edition))
    return (not since or order.index(since) <= place) and (not until or place < order.index(until))


class LedgerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: its rows in the order of the rulebook."""

    clause: tuple[Clause, ...] = ()


class BadLedger(Faulty):
    """A ledger cannot be read. ``faults`` has one sentence for each reason."""

    def __init__(self, found: list[str]) -> None:
        """Keep the faults; the message lists them."""
        super().__init__("\n".join(found))
        self.faults = found


def load_ledger(game: str) -> Mapping[str, Clause]:
    """Every row of a game's ledger by its id, in the order of the file.

    Raises BadLedger with all faults; a ledger that does not exist is one.
    """
    return read_ledger(features_of(game) / "clauses.toml")


@cache
def read_ledger(path: Path) -> Mapping[str, Clause]:
    """Read a file once; the rows are frozen, so everybody may have the same ones."""
    try:
        plain = toml_of(path.read_bytes())
    except FileNotFoundError:
        raise BadLedger([f"{path}: there is no such file"]) from None
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLedger([f"{path}: {error}"]) from None
    rows = _typed(path, plain).clause
    ids = [row.id for row in rows]
    twice = sorted({clause for clause in ids if ids.count(clause) > 1}) if len(set(ids)) < len(ids) else []
    if twice:
        raise BadLedger([f"{path}: {clause} has two rows" for clause in twice])
    return MappingProxyType({row.id: row for row in rows})


def unknown_clause(name: str, ledger: Mapping[str, Clause], whose: str) -> str:
    """That a name is neither a clause nor a group of clauses, and which one is nearest; empty if it is."""
    if any(each == name or each.startswith(f"{name}.") for each in ledger):
        return ""
    return f"{name!r} is no clause of {whose}{nearest(name, ledger)}"


def _typed(path: Path, plain: dict[str, Any]) -> LedgerFile:
    try:
        return msgspec.convert(plain, LedgerFile)
    except msgspec.ValidationError as error:
        found = faults(plain, LedgerFile) or [str(error)]
        raise BadLedger([f"{path}: {fault}" for fault in found]) from None

"""A new erratum, with everything in its place that can be known before anybody has thought about it."""

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.errata import IDENTITY, errata_folder
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import RULE_FAILURES
from monosashi.support.files import write_file
from monosashi.verification.lockstep import readings_of
from monosashi.verification.runner import run


class CannotBegin(Exception):
    """An erratum cannot be begun as asked for; the message says why, in one sentence."""


class Wish(NamedTuple):
    """What is asked for: clauses restated, switches flipped, and whether functions are to be amended, too."""

    identity: str
    edition: str
    clauses: Sequence[str] = ()
    switches: Mapping[str, str] = {}
    module: bool = False


class Begun(NamedTuple):
    """What was written, and which scenarios do not hold with the switches flipped."""

    paths: tuple[Path, ...]
    superseded: tuple[str, ...]


def begin(wish: Wish) -> Begun:
    """Write the files of a new erratum, all or none. Raises CannotBegin, OSError."""
    _demand(wish)
    broken = superseded(wish) if wish.switches else ()
    game = wish.edition.partition("@")[0]
    folder = errata_folder(game)
    files = {
        folder / f"{wish.identity}.toml": data(wish, broken),
        folder / f"{wish.identity}.feature": feature(wish),
    }
    if wish.module:
        package = Path(engine.__file__).parent / game / "errata"
        files[package / f"{wish.identity.replace('-', '_')}.py"] = MODULE
    taken = [path for path in files if path.exists()]
    if taken:
        raise CannotBegin(f"{taken[0].name} is there already; an erratum is never overwritten")
    written: list[Path] = []
    try:
        for path, text in files.items():
            path.parent.mkdir(exist_ok=True)
            write_file(path, text.encode())
            written.append(path)
    except OSError:
        for path in written:
            path.unlink(missing_ok=True)
        raise
    return Begun(tuple(files), broken)


def _demand(wish: Wish) -> None:
    """Everything named exists."""
    if not IDENTITY.fullmatch(wish.identity):
        raise CannotBegin(f"{wish.identity!r} is no name for an erratum; words in lower case, joined by hyphens")
    if wish.edition not in engine.editions():
        known = ", ".join(engine.editions())
        raise CannotBegin(f"unknown edition {wish.edition!r}; an erratum amends one of {known}")
    readings = readings_of(wish.edition)
    for switch, reading in wish.switches.items():
        if switch not in readings:
            raise CannotBegin(f"{wish.edition} has no switch {switch!r}; it has {', '.join(readings)}")
        if reading not in readings[switch]:
            raise CannotBegin(f"{switch} cannot be {reading!r}; it can be {', '.join(map(repr, readings[switch]))}")
    for name in wish.clauses:
        if name not in held(wish.edition):
            raise CannotBegin(f"{name!r} is no clause of {wish.edition}; see monosashi clauses")
    if not amended(wish):
        raise CannotBegin("name what it changes: --clause ID or --switch NAME=READING")


def held(edition: str) -> dict[str, Clause]:
    """The clauses in force in a published edition."""
    ledger = load_ledger(edition.partition("@")[0])
    return {name: row for name, row in ledger.items() if row.holds_in(edition)}


def amended(wish: Wish) -> dict[str, Clause]:
    """The clauses that it is about: those named, and the rulings that the switches belong to."""
    rows = held(wish.edition)
    rulings = [row.id for row in rows.values() if row.switch in wish.switches]
    return {name: rows[name] for name in dict.fromkeys([*wish.clauses, *rulings])}


def data(wish: Wish, broken: Sequence[str]) -> str:
    """The erratum's TOML. What the flipped switches have ``broken`` is superseded from the start."""
    lines = [
        f"id = {quoted(wish.identity)}",
        'title = ""  # what changes, in a few words',
        f"date = {quoted(date.today().isoformat())}",
        'source = ""  # who says so, and where',
        'status = "proposed"',
        f"edition = {quoted(wish.edition)}",
        'reason = ""  # why, in a sentence',
    ]
    if wish.module:
        lines.append("module = true")
    lines += ["supersedes = [", *(f"    {quoted(name)}," for name in broken), "]"]
    if wish.switches:
        lines += ["", "[switches]", *(f"{switch} = {quoted(reading)}" for switch, reading in wish.switches.items())]
    for row in amended(wish).values():
        lines += ["", "# As it is; write what it says from now on.", "[[restates]]", f"clause = {quoted(row.id)}"]
        lines += [f"title = {quoted(row.title)}", f"en = {quoted(row.en)}"]
    return "\n".join([*lines, ""])


def superseded(wish: Wish) -> tuple[str, ...]:
    """The scenarios that do not hold with the switches flipped."""
    rules = engine.edition(wish.edition).amended(wish.edition, switches=wish.switches)
    verdicts = run(Reference(rules), wish.edition, suite.scenarios(wish.edition))
    return tuple(scenario.id for scenario, verdict in verdicts if verdict.status in RULE_FAILURES)


def feature(wish: Wish) -> str:
    """A feature with a scenario to fill in for each clause; that of a ruling stands under a clause that it settles."""
    rows = held(wish.edition)
    rules: dict[str, list[str]] = {}
    for row in amended(wish).values():
        rules.setdefault(row.of[0] if row.of else row.id, []).append(row.id)
    lines = [f"Feature: {wish.identity.replace('-', ' ')}", "", "  Proposed: …", ""]
    for clause, shown in rules.items():
        lines += [f"  @{clause}", f"  Rule: {rows[clause].en}"]
        for name in shown:
            lines += [f"    @{name}"] if name != clause else []
            lines += [
                f"    Scenario: to be written, {rows[name].title[:1].lower()}{rows[name].title[1:]}",
                "      Given it is South's main phase",
                "      When …",
                "      Then …",
                "",
            ]
    return "\n".join(lines)


def quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does."""
    return msgspec.json.encode(text).decode()


MODULE = '''"""Proposed: …"""

from reference_engine.kernel.edition import Edition


def amended(edition: Edition) -> Edition:
    """The table with the functions that change."""
    return edition.amended(edition.name)
'''
"""What an erratum's module begins as."""

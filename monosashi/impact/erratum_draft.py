"""A new erratum, with everything in its place that can be known before anybody has thought about it."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.impact.numbers import said_by
from monosashi.rulebook.errata import IDENTITY, Erratum, errata_folder
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import RULE_FAILURES
from monosashi.support.files import write_file
from monosashi.verification.lockstep import readings_of
from monosashi.verification.runner import run
from reference_engine import amendments
from reference_engine.amendments import Amendment, Moved
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.names import nearest, unknown


class CannotBegin(Exception):
    """An erratum cannot be begun as asked for; the message says why, in one sentence."""


class Wish(NamedTuple):
    """What is asked for: clauses restated, what is to differ in the table, and whether functions are amended, too."""

    identity: str
    edition: str
    clauses: Sequence[str] = ()
    switches: Mapping[str, str] = {}
    module: bool = False
    numbers: Mapping[str, int] = {}
    moves: Sequence[Moved] = ()


class Begun(NamedTuple):
    """What was written, and which scenarios do not hold with what differs in the table."""

    paths: tuple[Path, ...]
    superseded: tuple[str, ...]


def begin(wish: Wish) -> Begun:
    """Write the files of a new erratum, all or none. Raises CannotBegin, OSError."""
    _demand(wish)
    broken = superseded(wish) if wish.switches or wish.numbers or wish.moves else ()
    game = wish.edition.partition("@")[0]
    folder = errata_folder(game)
    files = {
        folder / f"{wish.identity}.toml": data(wish, broken),
        folder / f"{wish.identity}.feature": feature(wish),
    }
    if wish.module:
        package = Path(engine.__file__).parent / game / "errata"
        files[package / f"{wish.identity.replace('-', '_')}.py"] = MODULE
        if not (package / "__init__.py").exists():
            files[package / "__init__.py"] = PACKAGE
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
        raise CannotBegin(unknown("edition", wish.edition, engine.editions()))
    readings = readings_of(wish.edition)
    for switch, reading in wish.switches.items():
        if switch not in readings:
            raise CannotBegin(f"{wish.edition} has no switch {switch!r}; it has {', '.join(readings)}")
        if reading == engine.edition(wish.edition).switches.get(switch):
            raise CannotBegin(f"{switch} is {reading!r} in {wish.edition}; name another reading")
        if reading not in readings[switch]:
            raise CannotBegin(f"{switch} cannot be {reading!r}; it can be {', '.join(map(repr, readings[switch]))}")
    try:
        _table(wish)
    except KeyError as error:
        raise CannotBegin(str(error.args[0]).removeprefix(f"erratum {wish.identity}: ")) from None
    for number, value in wish.numbers.items():
        if value == engine.edition(wish.edition).numbers[number]:
            raise CannotBegin(f"{number} is {value} in {wish.edition}; name another value")
    for name in wish.clauses:
        if name not in held(wish.edition):
            raise CannotBegin(f"{name!r} is no clause of {wish.edition}{nearest(name, held(wish.edition))}")
    if not amended(wish):
        if wish.numbers or wish.moves:
            raise CannotBegin("name the clauses that it changes, with --clause ID: the table does not say which")
        raise CannotBegin(
            "name what it changes: --clause ID, --switch NAME=READING, --number NAME=VALUE or --move STEPS"
        )


def held(edition: str) -> dict[str, Clause]:
    """The clauses in force in a published edition."""
    ledger = load_ledger(edition.partition("@")[0])
    return {name: row for name, row in ledger.items() if row.holds_in(edition)}


def amended(wish: Wish) -> dict[str, Clause]:
    """The clauses that it is about: those named, and the rulings that the switches belong to."""
    rows = held(wish.edition)
    rulings = [row.id for row in rows.values() if row.switch in wish.switches]
    reading = [clause for number in wish.numbers for clause in said_by(wish.edition, number)]
    return {name: rows[name] for name in dict.fromkeys([*wish.clauses, *rulings, *reading])}


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
    if wish.numbers:
        lines += ["", "[numbers]", *(f"{number} = {value}" for number, value in wish.numbers.items())]
    for moved in wish.moves:
        lines += ["", "[[moves]]", f"procedure = {quoted(moved.procedure)}", f"step = {quoted(moved.step)}"]
        lines += [f"{moved.place} = {quoted(moved.other)}"]
    if wish.switches:
        lines += ["", "[switches]", *(f"{switch} = {quoted(reading)}" for switch, reading in wish.switches.items())]
    for row in amended(wish).values():
        lines += ["", "# As it is; write what it says from now on.", "[[restates]]", f"clause = {quoted(row.id)}"]
        lines += [f"title = {quoted(row.title)}", f"en = {quoted(row.en)}"]
    return "\n".join([*lines, ""])


def _table(wish: Wish) -> Edition:
    """The edition's table with what differs. Raises KeyError, with a sentence."""
    asked = Amendment(wish.edition, wish.switches, numbers=wish.numbers, moved=tuple(wish.moves))
    return amendments.one(engine.edition(wish.edition), wish.edition, wish.identity, asked)


def superseded(wish: Wish) -> tuple[str, ...]:
    """The scenarios that do not hold with the switches flipped, the numbers and the steps changed."""
    return not_holding(_table(wish), wish.edition)


def not_holding(rules: Edition, edition: str) -> tuple[str, ...]:
    """The scenarios of an edition that do not hold by other rules."""
    verdicts = run(Reference(rules.amended(edition)), edition, suite.scenarios(edition))
    return tuple(scenario.id for scenario, verdict in verdicts if verdict.status in RULE_FAILURES)


SUPERSEDES = re.compile(r"^supersedes\s*=\s*\[[^]]*\]\n", re.MULTILINE)


def write_superseded(erratum: Erratum) -> tuple[str, ...]:
    """Write the scenarios that do not hold any more into an erratum's data, in the place of its list.

    Raises CannotBegin if the amended rules cannot be played, OSError.
    """
    path = errata_folder(erratum.edition.partition("@")[0]) / f"{erratum.id}.toml"
    try:
        broken = not_holding(engine.edition(erratum.amended_edition), erratum.edition)
    except KeyError as error:
        raise CannotBegin(str(error.args[0])) from None
    listed = "\n".join(["supersedes = [", *(f"    {quoted(name)}," for name in broken), "]", ""])
    text = path.read_text("utf-8")
    if SUPERSEDES.search(text):
        text = SUPERSEDES.sub(lambda _: listed, text, count=1)
    else:
        before, edition, after = re.split(r"^(edition\s*=.*\n)", text, maxsplit=1, flags=re.MULTILINE)
        text = before + edition + listed + after
    write_file(path, text.encode())
    return broken


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
                "      Given …",
                "      When …",
                "      Then …",
                "",
            ]
    return "\n".join(lines)


def quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does."""
    return msgspec.json.encode(text).decode()


PACKAGE = '"""The errata of this game that need functions of their own, a module each."""\n'
"""What a game's first erratum with a module needs beside it."""

MODULE = '''"""Proposed: …"""

from reference_engine.kernel.edition import Edition


def amended(edition: Edition) -> Edition:
    """The table with the functions that change."""
    return edition.amended(edition.name)
'''
"""What an erratum's module begins as."""

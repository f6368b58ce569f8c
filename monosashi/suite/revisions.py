"""Revisions: how often each clause has said something else, and for which revision each scenario was written.

``features/<game>/revisions.toml`` is the lock: for each clause its revision, with the text it had then and the hash
of that, and for each scenario the revisions of its clause and of the rulings it is tagged with. A clause whose text is
not the locked one has *moved*; the scenarios that were written for what it said before are *outdated*, until somebody
has read them again and re-pins them.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import tomli
from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.folders import features_of
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.suite.reading import Scenario
from monosashi.support.files import write_file
from reference_engine.kernel.plain import toml_of

HEADING = (
    "# Which revision each clause is at, and for which one each scenario was written. Written by monosashi suite "
    "review."
)

EVERYTHING = "*"
"""The name that means every clause and every scenario."""


class Revision(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause as it is locked: its revision, from 1, the hash of its text, and the text."""

    revision: int
    hash: str
    text: str


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. Rows of an outline are one entry; ``scenarios`` maps each to revisions by clause."""

    clauses: dict[str, Revision] = {}
    scenarios: dict[str, dict[str, int]] = {}


class BadLock(Exception):
    """The lock cannot be read; the message says why, in one sentence."""


class Reworded(NamedTuple):
    """A clause whose text is not the locked one; ``old`` is empty for a new one, ``new`` for one that is gone."""

    clause: str
    old: str
    new: str


class State(NamedTuple):
    """What differs from the lock.

    ``moved`` are clauses, ``outdated`` maps scenarios to the clauses that have moved under them, ``unpinned`` are
    scenarios that the lock does not have with just their clauses, ``gone`` those that do not exist any more.
    """

    moved: tuple[Reworded, ...]
    outdated: Mapping[str, tuple[str, ...]]
    unpinned: tuple[str, ...]
    gone: tuple[str, ...]

    @property
    def current(self) -> bool:
        """Whether nothing differs."""
        return not (self.moved or self.outdated or self.unpinned or self.gone)


def text_hash(text: str) -> str:
    """A short name for a text.

    >>> text_hash("Only ready units may march.")
    'f204bd60a4e8'
    """
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def lock_file(game: str) -> Path:
    """Where a game's lock is."""
    return features_of(game) / "revisions.toml"


def lock(game: str) -> Lock:
    """The lock of a game; an empty one if there is none yet. Raises BadLock."""
    path = lock_file(game)
    return _read(path.name, path.read_bytes()) if path.exists() else Lock()


@cache
def _read(name: str, text: bytes) -> Lock:
    try:
        return msgspec.convert(toml_of(text), Lock)
    except (tomli.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadLock(f"{name}: {error}") from None


def groups(game: str) -> Mapping[str, tuple[str, ...]]:
    """Every scenario of a game, those of its errata too, with the clauses that it is pinned to."""
    amending = (suite.erratum_scenarios(game, identity) for identity in engine.errata(game))
    every = [*suite.every_scenario(game), *(scenario for own in amending for scenario in own)]
    ledger = load_ledger(game)
    found: dict[str, tuple[str, ...]] = {}
    for scenario in every:
        group = suite.group_id(scenario.id)
        found[group] = tuple(dict.fromkeys((*found.get(group, ()), *_pinned_to(scenario, ledger))))
    return found


def _pinned_to(scenario: Scenario, ledger: Mapping[str, Clause]) -> tuple[str, ...]:
    """The clauses that a scenario is written for: that of its Rule, and those it is tagged with."""
    return tuple(name for name in dict.fromkeys((scenario.clause, *scenario.tags)) if name in ledger)


def state(game: str) -> State:
    """Everything in which ledger and features differ from the lock."""
    locked, present = lock(game), groups(game)
    texts = {row.id: row.en for row in load_ledger(game).values()}
    names = dict.fromkeys([*texts, *locked.clauses])
    old = {name: revision.text for name, revision in locked.clauses.items()}
    moved = [
        Reworded(name, old.get(name, ""), texts.get(name, "")) for name in names if old.get(name) != texts.get(name)
    ]
    restless = {each.clause for each in moved if each.old}
    outdated = {}
    for name, clauses in present.items():
        pins = locked.scenarios.get(name, {})
        behind = [c for c in clauses if c in pins and (c in restless or pins[c] < locked.clauses[c].revision)]
        if behind:
            outdated[name] = tuple(behind)
    unpinned = tuple(name for name, clauses in present.items() if set(locked.scenarios.get(name, {})) != set(clauses))
    return State(tuple(moved), outdated, unpinned, tuple(name for name in locked.scenarios if name not in present))


def states(games: Iterable[str]) -> State:
    """The same of several games."""
    found = [state(game) for game in games]
    return State(
        tuple(each for one in found for each in one.moved),
        {name: behind for one in found for name, behind in one.outdated.items()},
        tuple(name for one in found for name in one.unpinned),
        tuple(name for one in found for name in one.gone),
    )


def locked_games() -> tuple[str, ...]:
    """The games that have a lock."""
    return tuple(game for game in engine.GAMES if lock_file(game).is_file())


def outdated(game: str, scenarios: Iterable[Scenario]) -> tuple[str, ...]:
    """The ids of those scenarios that were written for what a clause said before."""
    behind = state(game).outdated
    return tuple(scenario.id for scenario in scenarios if suite.group_id(scenario.id) in behind)


def reviewed(game: str, names: Sequence[str]) -> Lock:
    """The lock once somebody has read again what is named.

    A clause stands for itself and for what every scenario says of it, a scenario for itself alone: the clause's others
    stay outdated. Names may be groups of clauses, as in ``deus.march``, or EVERYTHING.
    """
    locked, present = lock(game), groups(game)
    texts = {row.id: row.en for row in load_ledger(game).values()}

    def meant(name: str) -> bool:
        clause = name.partition("/")[0]
        return any(wanted in (EVERYTHING, name) or f"{clause}.".startswith(f"{wanted}.") for wanted in names)

    whole = {name for name in present if EVERYTHING in names or name in names}
    read = {name for name in {*texts, *locked.clauses} if meant(name)} | {c for name in whole for c in present[name]}
    revisions = {}
    for name, text in texts.items():
        known = locked.clauses.get(name)
        if name in read:
            revisions[name] = _next(known, text)
        elif known is not None:
            revisions[name] = known
    revisions |= {name: known for name, known in locked.clauses.items() if name not in texts and name not in read}
    pins = {}
    for name, clauses in present.items():
        known_pins = locked.scenarios.get(name)
        now = {clause: revisions[clause].revision for clause in clauses if clause in revisions}
        # One that nobody has pinned yet was written for what all of its clauses say now.
        if name in whole or (known_pins is None and (meant(name) or any(map(meant, clauses)))):
            pins[name] = now
        elif known_pins is not None:
            again = {clause: number for clause, number in now.items() if clause in read and meant(clause)}
            pins[name] = {clause: (known_pins | again)[clause] for clause in clauses if clause in known_pins | again}
    pins |= {n: dict(old) for n, old in locked.scenarios.items() if n not in present and not meant(n)}
    return Lock(revisions, pins)


def _next(locked: Revision | None, text: str) -> Revision:
    """A clause's entry for the text it has now."""
    if locked is None:
        return Revision(1, text_hash(text), text)
    return locked if locked.text == text else Revision(locked.revision + 1, text_hash(text), text)


def write(game: str, lock: Lock) -> None:
    """Write the lock, one line for each entry, so that two people's changes seldom meet. Raises OSError."""
    write_file(lock_file(game), "\n".join([*_lines(lock), ""]).encode())


def _lines(lock: Lock) -> Iterator[str]:
    yield HEADING
    yield ""
    yield "[clauses]"
    for name, entry in lock.clauses.items():
        own = f"revision = {entry.revision}, hash = {_quoted(entry.hash)}, text = {_quoted(entry.text)}"
        yield f"{_quoted(name)} = {{ {own} }}"
    yield ""
    yield "[scenarios]"
    for name, pins in lock.scenarios.items():
        yield f"{_quoted(name)} = {{ {', '.join(f'{_quoted(clause)} = {number}' for clause, number in pins.items())} }}"


def _quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does."""
    return msgspec.json.encode(text).decode()

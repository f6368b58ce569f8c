"""What is kept of a run, so that it goes on where it was stopped: a file ``state.json`` in the folder of its output."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from monosashi import __version__
from monosashi.differential.divergence import Cause, Divergence
from monosashi.differential.seen import Seen
from monosashi.subjects.lines import Line
from monosashi.support.files import write_file

FILE = "state.json"


class Twin(Struct, frozen=True):
    """A wrong rule under which the reference does what the engine has done: its id, how it is wrong, which clause.

    ``kept`` says that the engine has kept pace with it beyond that, as far as both were played.
    """

    rule: str
    sentence: str
    clause: str
    kept: bool = True


class Result(Struct, frozen=True, omit_defaults=True):
    """A divergence that has been made small.

    ``record`` and ``scenario`` are what is kept of it, ``unsaid`` why there is no scenario. ``times`` counts how often
    it has been met. ``twins`` are the wrong rules that the engine behaves like here, the likeliest first.
    """

    number: int
    cause: Cause
    message: str
    expected: str
    actual: str
    clauses: tuple[str, ...]
    cited: tuple[str, ...]
    line: Line
    boards: str = ""
    scenario: str = ""
    unsaid: str = ""
    record: str = ""
    times: int = 1
    twins: tuple[Twin, ...] = ()


def same(known: Result, divergence: Divergence) -> bool:
    """Whether a divergence has the cause of a known one.

    It was found at the same kind of question, the fields that differ or the clauses that are not kept are the same or a
    part of the other's, and what happened cites the same clauses or a part of the other's.
    """
    if (known.cause.kind, known.cause.question) != (divergence.kind, divergence.question):
        return False
    return _nested(known.cause.what, divergence.what) and _nested(known.cited, divergence.cited)


def _nested(some: Sequence[str], others: Sequence[str]) -> bool:
    return {*some} <= {*others} or {*others} <= {*some}


class State(Struct):
    """How far a run has come: the next game, what had been ``seen`` when the present round began, and what since.

    ``rough`` counts divergences by their causes before they were made small.
    """

    suite: str
    edition: str
    seed: int
    engine: str
    against: str
    next: int = 0
    decisions: int = 0
    seen: dict[str, int] = {}
    gained: dict[str, int] = {}
    results: list[Result] = []
    rough: list[tuple[Cause, int]] = []


class BadState(Exception):
    """A folder holds another run; the message says which, in one sentence."""


def new(edition: str, seed: int, engine: str, against: str) -> State:
    """A run that has not begun."""
    return State(__version__, edition, seed, engine, against)


def resumed(folder: Path, fresh: State, *, any_seed: bool) -> State:
    """The run that a folder holds, if it is the same one; a fresh one if there is none. Raises BadState."""
    path = folder / FILE
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return fresh
    except OSError as error:
        raise BadState(f"{path} cannot be read: {error.strerror or error}") from None
    try:
        found = msgspec.json.decode(text, type=State)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadState(f"{path} is no state of a run: {error}; choose another folder, or remove it") from None
    for field in ("suite", "edition", "engine", "against", *(() if any_seed else ("seed",))):
        was, now = getattr(found, field), getattr(fresh, field)
        if was != now:
            raise BadState(f"{folder} holds a run with another {field}, {was}, not {now}; choose another folder")
    return found


def write(folder: Path, state: State) -> None:
    """Keep a run. Raises OSError."""
    write_file(folder / FILE, msgspec.json.encode(state))


def counted(seen: Seen) -> dict[str, int]:
    """Counts as they are written: kind and name in one word."""
    return {f"{kind} {name}": count for (kind, name), count in sorted(seen.items())}


def counts(written: dict[str, int]) -> Seen:
    """The same as it is read."""
    found: Counter[Any] = Counter()
    for key, count in written.items():
        kind, _, name = key.partition(" ")
        found[kind, name] = count
    return found

"""The kill matrix: how every scenario of an edition ends on every wrong rule, as ``verify`` would say of an engine.

It is made by playing (:mod:`monosashi.mutants.measuring`) and comes with the suite, one small file an edition, so that
a diagnosis needs neither the wrong rules nor any playing. ``suite_hash`` says of which suite it is. The text of each
scenario has a mark of its own: one that reads otherwise now, or is new, is unknown to an old matrix, and the rest still
counts.
"""

import hashlib
import lzma
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.diagnosis.symptom import Symptom
from monosashi.rulebook.folders import features_of
from monosashi.suite import Scenario
from monosashi.verification.results_file import suite_hash

FILE = "kill_matrix.xz"
"""The file beside a ruleset's features that has the matrix."""

MARK_BYTES = 3
"""How long the mark of a scenario's text is: that of a changed one stays the same once in 16 million times."""


class KnownRule(Struct, frozen=True):
    """A wrong rule as a matrix knows it: its id, a sentence that says how it is wrong, the clauses that it bends."""

    id: str
    what: str
    clauses: tuple[str, ...]


class KillMatrix(Struct, frozen=True, dict=True):
    """How scenarios end on wrong rules. ``rows`` has, for each rule, the scenarios that do not pass, by number."""

    edition: str
    suite_hash: str
    scenarios: tuple[str, ...]
    marks: tuple[int, ...]
    rules: tuple[KnownRule, ...]
    rows: tuple[Mapping[int, Symptom], ...]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The scenarios that read today as they did when the matrix was made, with their numbers."""
        now = {scenario.id: mark(scenario) for scenario in suite.scenarios(self.edition)}
        told = zip(self.scenarios, self.marks, strict=True)
        return {name: number for number, (name, made) in enumerate(told) if now.get(name) == made}


def mark(scenario: Scenario) -> int:
    """What stands for the sentences of a scenario and their tables."""
    text = msgspec.json.encode([(step.keyword, step.text, step.table) for step in scenario.steps])
    return int.from_bytes(hashlib.sha256(text).digest()[:MARK_BYTES], "big")


def matrix(edition: str, found: Mapping[KnownRule, Mapping[str, Symptom]]) -> KillMatrix:
    """The matrix of today's suite; of each wrong rule ``found`` has the scenarios that do not pass, by id.

    Rules are in the order of their ids, so that the same rules and scenarios make the same file.
    """
    scenarios = suite.scenarios(edition)
    rules = sorted(found, key=lambda rule: rule.id)
    rows = [found[rule] for rule in rules]
    number = {scenario.id: place for place, scenario in enumerate(scenarios)}
    return KillMatrix(
        edition,
        suite_hash(edition.partition("@")[0]),
        tuple(number),
        tuple(map(mark, scenarios)),
        tuple(rules),
        tuple({number[name]: row[name] for name in sorted(row, key=number.__getitem__)} for row in rows),
    )


class _Packed(Struct, frozen=True):
    """The matrix as it is kept: the cells of all rows in three columns, which are small where they are put together.

    ``lengths`` of the rows; ``gaps`` from one scenario of a row to its next one; ``ends`` and ``signs`` are places in
    the lists of ways to end, ``steps`` the numbers of the sentences.
    """

    edition: str
    suite_hash: str
    scenarios: tuple[str, ...]
    marks: tuple[int, ...]
    rules: tuple[KnownRule, ...]
    endings: tuple[tuple[str, str], ...]
    lengths: tuple[int, ...]
    gaps: tuple[int, ...]
    ends: tuple[int, ...]
    steps: tuple[int, ...]


def packed(made: KillMatrix) -> bytes:
    """The content of the file."""
    cells = [cell for row in made.rows for cell in row.values()]
    endings = tuple(dict.fromkeys((cell.status, cell.sign) for cell in cells))
    place = {ending: number for number, ending in enumerate(endings)}
    found = _Packed(
        made.edition,
        made.suite_hash,
        made.scenarios,
        made.marks,
        made.rules,
        endings,
        tuple(map(len, made.rows)),
        tuple(gap for row in made.rows for gap in _gaps([*row])),
        tuple(place[cell.status, cell.sign] for cell in cells),
        tuple(cell.step for cell in cells),
    )
    return lzma.compress(msgspec.msgpack.encode(found), preset=9 | lzma.PRESET_EXTREME)


def _gaps(numbers: Sequence[int]) -> Iterable[int]:
    return (number - before for before, number in zip((0, *numbers), numbers, strict=False))


def unpacked(content: bytes) -> KillMatrix:
    """The matrix from its file."""
    found = msgspec.msgpack.decode(lzma.decompress(content), type=_Packed)
    cells = zip(found.gaps, found.ends, found.steps, strict=True)
    rows = []
    for length in found.lengths:
        row, number = {}, 0
        for _ in range(length):
            gap, end, step = next(cells)
            number += gap
            row[number] = Symptom(*found.endings[end], step)
        rows.append(row)
    return KillMatrix(found.edition, found.suite_hash, found.scenarios, found.marks, found.rules, tuple(rows))


def matrix_file(edition: str) -> Path:
    """Where an edition's matrix is: that of an edition that is not the present one is in a file called after it."""
    ruleset, _, name = engine.published(edition).partition("@")
    present = name == [*engine.game(ruleset).editions][-1].partition("@")[2]
    return features_of(ruleset) / (FILE if present else FILE.replace(".", f"_{name}.", 1))


@cache
def shipped_matrix(edition: str) -> KillMatrix | None:
    """The matrix that comes with the suite; None if there is none. An amended edition has the published one's."""
    file = matrix_file(edition)
    return unpacked(file.read_bytes()) if file.exists() else None


@cache
def known_matrix(edition: str) -> KillMatrix:
    """The matrix that comes with the suite, or one that knows all scenarios and no wrong rule."""
    return shipped_matrix(edition) or matrix(edition, {})

"""What became of the wrong rules that kinds of mistakes make, and the file that remembers who notices each.

To find the wrong rules of an edition, and a scenario for each, takes minutes; to ask the scenario that is remembered
takes seconds. So the file beside the features says which wrong rules there are.
"""

import lzma
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from monosashi import suite
from monosashi.diagnosis.matrix import mark
from monosashi.mutants.kinds.making import Making, making
from monosashi.mutants.kinds.scanning import QUICK_SCAN, THOROUGH_SCAN, Scan
from monosashi.mutants.matrix import NOTICED, scores_file
from monosashi.mutants.measuring import verdict_on
from monosashi.mutants.operators.playing import OperatorFate, concerned, counted
from monosashi.mutants.source.functions import FAMILY as SOURCE
from monosashi.mutants.source.functions import bendable
from monosashi.mutants.source.scanning import SourceScan
from monosashi.sharing import Crew, shared
from monosashi.subjects.status import Status
from monosashi.suite import Scenario

FILE = "kinds.xz"
"""The file beside a game's features that remembers who notices what."""

GAMES = 12
"""So many random games are looked at beside the scenarios, always the same."""

PLAYED = 100
"""So many scenarios of a wrong rule's own clauses, and so many others, are played before nobody is said to notice."""

Places = Mapping[str, Sequence[int]]
"""For each wrong rule the scenarios in which something is otherwise, by number; below 0 random games."""


class Remembered(Struct, frozen=True):
    """The wrong rules of an edition, each with the scenario that notices it; nothing where none does.

    ``witnesses`` say of those that nobody notices where a continuation shows them; no word, where none does.
    ``marks`` stand for the scenarios that have been played, ``parts`` are the entries and fields that have been tried.
    """

    edition: str
    noticed: dict[str, str] = {}
    witnesses: dict[str, str] = {}
    marks: frozenset[int] = frozenset()
    parts: frozenset[str] = frozenset()


def kinds_file(edition: str) -> Path:
    """Where an edition's wrong rules are remembered."""
    beside = scores_file(edition)
    return beside.with_name(beside.name.replace("mutation_scores", Path(FILE).stem).replace(".json", ".xz"))


def shipped_kinds(edition: str) -> Remembered:
    """What comes with the suite; nothing if there is no such file."""
    file = kinds_file(edition)
    if not file.exists():
        return Remembered(edition)
    return msgspec.msgpack.decode(lzma.decompress(file.read_bytes()), type=Remembered)


def packed(edition: str, fates: Sequence[OperatorFate]) -> bytes:
    """The content of the file."""
    noticed = {fate.id: fate.noticed or fate.breaks or fate.imaged for fate in fates}
    marks = frozenset(map(mark, suite.scenarios(edition)))
    made = making(edition)
    witnesses = {fate.id: fate.witness for fate in fates if not noticed[fate.id] and fate.witness}
    remembered = Remembered(edition, dict(sorted(noticed.items())), dict(sorted(witnesses.items())), marks, parts(made))
    encoded = msgspec.msgpack.Encoder(order="deterministic").encode(remembered)
    return lzma.compress(encoded, preset=9)


def parts(made: Making) -> frozenset[str]:
    """What there is to be wrong, and to be wrong in."""
    functions = (function.digest for function in bendable(made.edition.name).values())
    return frozenset((*made.entries, *made.fields, *functions))


@dataclass(frozen=True)
class Search:
    """Wrong rules that are looked for in scenarios, and in random games: all that are ``wanted``."""

    wanted: Callable[[str], bool]
    scenarios: tuple[int, ...]
    few: bool

    @property
    def length(self) -> int:
        """How many steps it takes."""
        return len(self.scenarios) + GAMES

    def scanned(self, name: str) -> Iterator[Places | int]:
        """How far a scan is, again and again; in the end the wrong rules that are otherwise somewhere, with where."""
        made, every = making(name), numbered(name)
        bounds = QUICK_SCAN if self.few else THOROUGH_SCAN
        scan = Scan(made, self.wanted, bounds)
        source = SourceScan(name, self.wanted, bounds)
        for place in self.scenarios:
            scan.play(place, every[place])
            source.play(place, every[place])
            yield place
        for place, _ in zip(scan.games(range(GAMES)), source.games(range(GAMES)), strict=True):
            yield place
        yield {**(worthwhile(made, scan.parted) if self.few else scan.parted), **source.parted}


def searches(known: Remembered, fates: Sequence[OperatorFate]) -> tuple[Search, ...]:
    """What is to be looked for, with what has become of those that are remembered.

    Those that nobody noticed are tried on scenarios that are new; those that are noticed no more on all; what is new in
    the table or in the types is tried altogether.
    """
    every = numbered(known.edition)
    strange = tuple(place for place, scenario in enumerate(every) if mark(scenario) not in known.marks)
    silent = frozenset(fate.id for fate in fates if not fate.noticed and not known.noticed[fate.id])
    lost = frozenset(fate.id for fate in fates if not fate.noticed) - silent
    new = parts(making(known.edition)) - known.parts
    everywhere = tuple(range(len(every)))
    found = []
    if silent and strange:
        found.append(Search(silent.__contains__, strange, few=False))
    if lost:
        found.append(Search(lost.__contains__, everywhere, few=False))
    if new:
        found.append(Search(partial(_is_about, new), everywhere, few=True))
    return tuple(found)


def _is_about(new: frozenset[str], identity: str) -> bool:
    entry, family, rest = _parted(identity)
    if family == SOURCE:
        return any(each.startswith(f"{entry}:{SOURCE}:") for each in new)
    return entry in new or any(rest.startswith(f"{each}.") for each in new)


def in_all(name: str, fates: Iterable[OperatorFate]) -> Search:
    """Those that were not noticed in a few scenarios, looked for in all."""
    silent = frozenset(fate.id for fate in fates if not fate.noticed)
    return Search(silent.__contains__, tuple(range(len(numbered(name)))), few=False)


def worthwhile(made: Making, parted: Places) -> Places:
    """The wrong rules without those that are no questions.

    A state that nothing ever changes is printed on a card; what is done in one place only is not forgotten in another.
    """
    changing = {identity.split(":")[2].rpartition(".")[0] for identity in parted if identity.endswith(".kept")}
    members = {field.id: field for field in made.fields.values()}
    marks = {field.name for field in members.values() if field.holds == "mark" and field.id not in changing}

    places_of = Counter(rest for _, family, rest in map(_parted, parted) if family == "during")

    def no_question(identity: str) -> bool:
        _, family, rest = _parted(identity)
        if family == "during":
            return places_of[rest] < 2
        field, _, how = rest.rpartition(".")
        if family != "sees":
            return family == "leaves" and field not in changing
        if how.startswith("without_"):
            return how.removeprefix("without_").rpartition("_")[0] in marks
        return how in ("on", "off") and field not in changing

    return {identity: places for identity, places in sorted(parted.items()) if not no_question(identity)}


def _parted(identity: str) -> tuple[str, str, str]:
    entry, family, rest = identity.split(":")
    return entry, family, rest


@cache
def numbered(name: str) -> tuple[Scenario, ...]:
    """An edition's scenarios; a place is a number of this row."""
    return tuple(suite.scenarios(name))


@cache
def _by_id(name: str) -> Mapping[str, Scenario]:
    return {scenario.id: scenario for scenario in numbered(name)}


def fate(name: str, identity: str, scenarios: Iterable[Scenario]) -> OperatorFate:
    """Play scenarios beside the wrong rules of an id, as ``verify`` does beside an engine, until one notices."""
    wrong = making(name).rule(identity)
    breaks = ""
    for scenario in scenarios:
        # Made anew for each: some remember what has happened in a turn.
        rules = counted(wrong.bend(making(name).edition))
        status = verdict_on(name, rules(), scenario).status
        if status in NOTICED:
            return OperatorFate(identity, wrong.operator, wrong.what, wrong.clauses, noticed=scenario.id)
        if status is Status.ERROR:
            breaks = breaks or scenario.id
    return OperatorFate(identity, wrong.operator, wrong.what, wrong.clauses, breaks=breaks)


def _fates(work: Sequence[tuple[str, Sequence[int]]], name: str, played: int) -> list[OperatorFate]:
    every, made = numbered(name), making(name)

    def likely(identity: str, places: Sequence[int]) -> list[Scenario]:
        scenarios = [every[place] for place in places if place >= 0]
        clauses = made.rule(identity).clauses
        own = [scenario for scenario in scenarios if concerned(clauses, scenario)]
        others = [scenario for scenario in scenarios if not concerned(clauses, scenario)]
        return [*spread(own, played), *spread(others, played)]

    return [fate(name, identity, likely(identity, places)) for identity, places in work]


def spread(row: Sequence[Any], most: int) -> list[Any]:
    """About so many of a row, from all its parts, neighbours far from each other.

    >>> spread("abcdefg", 3)
    ['a', 'd', 'g']
    """
    return [*row[:: -(-len(row) // most) or 1]]


def fates(name: str, places: Places, crew: Crew, played: int = PLAYED) -> Iterator[OperatorFate]:
    """What becomes of each wrong rule where something is otherwise, in so many scenarios. Raises NoCluster."""
    return shared(_fates, list(places.items()), crew, name, played)


def _known_fates(work: Sequence[tuple[str, str]], name: str) -> list[OperatorFate]:
    by_id = _by_id(name)
    return [fate(name, identity, [by_id[noticed]] if noticed in by_id else []) for identity, noticed in work]


def remembered_fates(name: str, ids: Iterable[str], crew: Crew) -> Iterator[OperatorFate]:
    """What becomes of each remembered wrong rule with the scenario that noticed it. Raises NoCluster."""
    noticed = shipped_kinds(name).noticed
    return shared(_known_fates, [(identity, noticed[identity]) for identity in ids], crew, name)

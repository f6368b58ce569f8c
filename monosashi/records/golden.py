"""The golden games of an edition: a few records that come with the suite, and what they touch of the rules.

They are chosen from random games, each for what no other one touches, and are kept in ``features/<game>/games/``
with an index that says what they touch and why they do not touch the rest. Whoever changes the rules sees at once which
games go on otherwise; :mod:`monosashi.records.golden_update` makes the corpus right again.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.records.coverage import KINDS, CoverageCollector, CoverageItem, coverable, why_not
from monosashi.records.game_record import BadRecord, Record, read
from monosashi.records.playback import Diverges
from monosashi.rulebook.folders import features_of

INDEX = "index.json"
MOST_GOLDEN_GAMES = 12
"""How many games an edition has at most."""

LARGEST = 100_000
"""How many bytes a golden game may have at most."""


class GoldenEntry(Struct, frozen=True):
    """A game: its file, how many actions it has, how it ends, how much it touches, and what no other game does."""

    file: str
    actions: int
    result: dict[str, Any]
    touches: int
    alone: tuple[str, ...]


class Index(Struct, frozen=True):
    """What the games of an edition are, what they touch, by kind, and for each reason what they do not touch."""

    edition: str
    games: tuple[GoldenEntry, ...]
    touched: dict[str, tuple[str, ...]]
    untouched: dict[str, dict[str, tuple[str, ...]]]


class BadCorpus(Exception):
    """There is no corpus, or its index cannot be read; the message says why, in one sentence."""


@dataclass(frozen=True)
class Corpus:
    """The games by file name, with what each touches; ``faults`` has a sentence for each file that is not as it should.

    ``records`` has all files that can be read, ``touches`` those that go as they are written.
    """

    edition: str
    index: Index | None
    records: Mapping[str, Record]
    touches: Mapping[str, frozenset[CoverageItem]]
    faults: Mapping[str, str]


Progress = Callable[[], object]


def folder_of(edition: str) -> Path:
    """Where an edition's golden games are."""
    game, _, name = edition.partition("@")
    return features_of(game) / "games" / name


def editions() -> tuple[str, ...]:
    """The editions that have golden games."""
    return tuple(name for name in engine.editions() if (folder_of(name) / INDEX).is_file())


def files_of(edition: str) -> tuple[Path, ...]:
    """The records of an edition's golden games."""
    return tuple(sorted(folder_of(edition).glob("*.jsonl")))


def read_index(edition: str) -> Index:
    """What the corpus says of itself. Raises BadCorpus."""
    path = folder_of(edition) / INDEX
    try:
        return msgspec.json.decode(path.read_bytes(), type=Index)
    except FileNotFoundError:
        message = f"{edition} has no golden games; monosashi record golden --edition {edition} --update makes some"
        raise BadCorpus(message) from None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadCorpus(f"{path}: {error}") from None


def corpus(edition: str, advance: Progress = lambda: None) -> Corpus:
    """The games as they are, each played again. Raises BadCorpus for an index that cannot be read."""
    index = read_index(edition) if (folder_of(edition) / INDEX).exists() else None
    rules = engine.edition(edition)
    notebook = CoverageCollector(rules)
    records, touches, faults = {}, {}, {}
    for path in files_of(edition):
        try:
            record = records[path.name] = read(path)
            touches[path.name] = notebook.touched(record)
        except BadRecord as error:
            faults[path.name] = str(error)
        except Diverges as parting:
            faults[path.name] = divergence_sentence(parting)
        advance()
    return Corpus(edition, index, records, touches, faults)


def divergence_sentence(parting: Diverges) -> str:
    """Where a game first goes otherwise, in a sentence."""
    found = parting.divergence
    return f"goes otherwise at number {found.number} (turn {found.turn}, {found.phase or 'set-up'}): {found.message}"


def described(corpus: Corpus) -> Index:
    """The index that the corpus should have."""
    rules = engine.edition(corpus.edition)
    every = coverable(rules)
    union = frozenset[CoverageItem]().union(*corpus.touches.values())
    entries = []
    for file, items in sorted(corpus.touches.items()):
        others = frozenset[CoverageItem]().union(*(each for name, each in corpus.touches.items() if name != file))
        alone = tuple(f"{item.kind} {item.name}" for item in every if item in items and item not in others)
        record = corpus.records[file]
        entries.append(GoldenEntry(file, record.actions, record.end.result or {}, len(items), alone))
    touched = {kind: tuple(i.name for i in every if i.kind == kind and i in union) for kind in KINDS}
    untouched: dict[str, dict[str, tuple[str, ...]]] = {kind: {} for kind in KINDS}
    for item in every:
        if item not in union:
            reasons = untouched[item.kind]
            reasons[why_not(rules, item)] = (*reasons.get(why_not(rules, item), ()), item.name)
    return Index(corpus.edition, tuple(entries), touched, untouched)


def names_untouched(index: Index, kind: str) -> tuple[str, ...]:
    """What the games do not touch of a kind, for whatever reason."""
    return tuple(name for names in index.untouched.get(kind, {}).values() for name in names)


def check(corpus: Corpus) -> list[str]:
    """Everything wrong with a corpus, a sentence each: games that go otherwise, an index that says otherwise."""
    found = [f"{file} {fault}" for file, fault in corpus.faults.items()]
    if corpus.index is None:
        return [*found, f"{folder_of(corpus.edition) / INDEX} is missing"]
    if found:
        return found
    return list(other_coverage(corpus.index, described(corpus)))


def other_coverage(said: Index, found: Index) -> Iterator[str]:
    """How what the games touch is not what the index says."""
    for kind in KINDS:
        before, now = set(said.touched.get(kind, ())), set(found.touched[kind])
        yield from (f"the {kind} {name} is not touched any more" for name in sorted(before - now))
        yield from (f"the {kind} {name} is touched, and the index does not say so" for name in sorted(now - before))
        known = {*before, *names_untouched(said, kind)}
        new = [name for name in names_untouched(found, kind) if name not in known]
        yield from (f"the {kind} {name} is new, and no game touches it" for name in new)
    if said != found:
        yield "the index does not describe the games as they are"


def name_of(seed: int) -> str:
    """The file of a golden game."""
    return f"seed-{seed:04}.jsonl"

"""Keeping the golden games current: what no longer goes as it is written is recorded anew or replaced."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import NamedTuple

import reference_engine as engine
from monosashi.records.coverage import KINDS, NOT_REACHED, CoverageCollector, CoverageItem, coverable, why_not
from monosashi.records.game_record import Record, encoded, recorded
from monosashi.records.golden import (
    INDEX,
    LARGEST,
    MOST_GOLDEN_GAMES,
    Corpus,
    Progress,
    described,
    name_of,
    names_untouched,
    other_coverage,
)
from monosashi.records.playback import Diverges, playback_steps
from monosashi.records.random_games import play, random_record, record_of
from monosashi.support.files import plain_json
from reference_engine.kernel.edition import Edition

SEARCHED = 1000
"""How many random games are looked at for what is not touched yet."""

ITEMS_NAMED = 8
"""How many items are named where something is told."""


class Mended(NamedTuple):
    """What a corpus should be: its files, and a sentence for each thing that is to change."""

    files: Mapping[str, bytes]
    changes: tuple[str, ...]


def updated(
    corpus: Corpus, searched: int = SEARCHED, advance: Progress = lambda: None, *, again: bool = False
) -> Mended:
    """The corpus as it should be.

    A game that goes otherwise is recorded anew if its answers are still possible, and else taken out. What is then
    touched no more, or has come new, is looked for in ``searched`` random games; with ``again`` so is what has been
    looked for in vain.
    """
    rules = engine.edition(corpus.edition)
    changes: list[str] = []
    records: dict[str, Record] = {}
    for file in sorted({*corpus.records, *corpus.faults}):
        if file not in corpus.faults:
            records[file] = corpus.records[file]
            continue
        anew = _anew(corpus.records[file], rules) if file in corpus.records else None
        if anew is None:
            changes.append(f"{file} is taken out: {corpus.faults[file]}")
        else:
            records[file] = anew
            changes.append(f"{file} is recorded anew: {corpus.faults[file]}")
    notebook = CoverageCollector(rules)
    touches = {file: corpus.touches.get(file) or notebook.touched(record) for file, record in records.items()}
    missing = _missing(corpus, rules, touches.values(), again=again)
    for file, record in _found(rules, missing, searched, set(records), advance):
        records[file] = record
        touches[file] = notebook.touched(record)
        changes.append(f"{file} is added: it touches {_listed(missing & touches[file])}")
        missing -= touches[file]
    whole = Corpus(corpus.edition, corpus.index, records, touches, {})
    index = described(whole)
    if corpus.index is not None and index != corpus.index:
        changes += other_coverage(corpus.index, index)
    elif corpus.index is None:
        changes.append(f"{INDEX} is made")
    files = {file: encoded(record) for file, record in records.items()}
    return Mended({**files, INDEX: plain_json(index)}, tuple(changes))


def _anew(record: Record, rules: Edition) -> Record | None:
    """The same answers with what is now expected of them; None if they are not possible any more."""
    try:
        steps = [*playback_steps(record, rules, strict=False)]
    except Diverges:
        return None
    document = record.header.start if record.header.start is not None else record.header.position
    moves, last = [step.move for step in steps if step.move is not None], steps[-1].position
    if last.result is None:
        return None
    return recorded(rules, document or {}, moves, last, players=record.header.players, note=record.header.note)


def _missing(
    corpus: Corpus, rules: Edition, touches: Iterable[frozenset[CoverageItem]], *, again: bool
) -> set[CoverageItem]:
    """What a game could touch and none does; unless ``again``, what the index knows to be hard to find is left out."""
    known: set[CoverageItem] = set()
    if corpus.index is not None and not again:
        known = {CoverageItem(kind, name) for kind in KINDS for name in names_untouched(corpus.index, kind)}
    within = {item for item in coverable(rules) if item not in known and why_not(rules, item) == NOT_REACHED}
    return within - frozenset[CoverageItem]().union(*touches)


class Candidate(NamedTuple):
    """A random game that touches something wanted, and how many bytes its record has."""

    seed: int
    items: frozenset[CoverageItem]
    size: int


def _found(
    rules: Edition, wanted: set[CoverageItem], searched: int, present: set[str], advance: Progress
) -> Iterator[tuple[str, Record]]:
    """Random games that touch what is wanted, as far as any does: each time the one that touches most of the rest."""
    left = set(wanted)
    candidates = list(_candidates(rules, wanted, searched, present, advance)) if wanted else []
    for _ in range(MOST_GOLDEN_GAMES - len(present)):
        best = max(candidates, key=lambda each: (len(each.items & left), -each.size), default=None)
        if best is None or not best.items & left:
            return
        left -= best.items
        yield name_of(best.seed), random_record(rules, best.seed)


def _candidates(
    rules: Edition, wanted: set[CoverageItem], searched: int, present: set[str], advance: Progress
) -> Iterator[Candidate]:
    notebook = CoverageCollector(rules)
    for seed in range(searched):
        notebook.taken()
        played = play(notebook.rules, Random(seed))
        notebook.note(None, played.moves[0].before, ())
        for move in played.moves:
            notebook.note(move, move.after, move.events)
        items = notebook.taken() & wanted
        if items and name_of(seed) not in present:
            size = len(encoded(record_of(rules, played, "")))
            if size <= LARGEST:
                yield Candidate(seed, items, size)
        advance()


def _listed(items: Iterable[CoverageItem]) -> str:
    """Some items; of many only how many."""
    found = sorted(items)
    if len(found) > ITEMS_NAMED:
        numbers = Counter(item.kind for item in found)
        return ", ".join(f"{numbers[kind]} {kind}s" for kind in KINDS if numbers[kind])
    return ", ".join(f"{item.kind} {item.name}" for item in found)

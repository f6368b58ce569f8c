"""How far an implementation has come: by level, by word of the vocabulary, and what would get it furthest next."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from monosashi.subjects.port import CAPABILITIES, OPTIONAL, Hello
from monosashi.subjects.status import UNSCORED, Status
from monosashi.suite.card_texts import card_texts, covers
from monosashi.verification.results_file import Run
from monosashi.verification.verdict import Verdict

STEPS = 3
"""How many next steps are named."""


class Tally(NamedTuple):
    """How the scenarios ended that need something."""

    name: str
    passed: int
    failed: int
    unsupported: int


class Step(NamedTuple):
    """What to add next, and how many scenarios could then be played that cannot be now."""

    words: tuple[str, ...]
    scenarios: int


def levels(run: Run) -> tuple[Tally, ...]:
    """The scenarios by the capabilities that they need: ``core`` has those that need nothing else."""
    # What the second look found counts once, for the level that it belongs to.
    verdicts = (*run.scored, *run.spared, *run.findings)
    found = []
    for level in CAPABILITIES:
        own = [each for each in verdicts if _needs(each, level)]
        if own:
            found.append(_tally(level, own))
    return tuple(found)


def words(run: Run) -> tuple[Tally, ...]:
    """The scenarios by the words of card texts that they need, in the order of the vocabulary."""
    every = card_texts(run.header.edition).every
    by_word: dict[str, list[Verdict]] = {word: [] for word in every}
    for verdict in run.scored:
        for word in verdict.vocabulary:
            by_word.setdefault(word, []).append(verdict)
    return tuple(_tally(word, verdicts) for word, verdicts in by_word.items() if verdicts)


def lacking(hello: Hello, verdict: Verdict) -> frozenset[str]:
    """What an implementation would have to add for a scenario to be played: capabilities and words."""
    offered = {*hello.capabilities, "reasons"}
    missing = {each for each in verdict.capabilities if each not in offered}
    known = hello.vocabulary if "effects" in offered else ()
    unknown = {word for word in verdict.vocabulary if known is not None and not covers(known, word)}
    # Whoever adds a word offers effects; there are scenarios that need these and no word.
    return frozenset((missing - {"effects"} if unknown else missing) | unknown)


def next_steps(run: Run, most: int = STEPS) -> tuple[Step, ...]:
    """What unlocks the most scenarios for each thing added, one step building upon the other.

    Whole levels stand in a table of their own: while words are missing, steps are made of these.
    """
    open_ = Counter(lacking(run.header.engine, verdict) for verdict in run.unsupported)
    spoken = Counter({wanted: number for wanted, number in open_.items() if not wanted <= {*CAPABILITIES}})
    open_ = spoken or open_
    found: list[Step] = []
    while open_ and len(found) < most:
        worth = {wanted: sum(n for each, n in open_.items() if each <= wanted) for wanted in open_}
        best = max(worth, key=lambda wanted: (worth[wanted] / max(len(wanted), 1), worth[wanted], sorted(wanted)))
        found.append(Step(_in_order(best, run.header.edition), worth[best]))
        left: Counter[frozenset[str]] = Counter()
        for each, number in open_.items():
            if not each <= best:
                left[each - best] += number
        open_ = left
    return tuple(found)


def not_offered(hello: Hello, edition: str) -> tuple[str, ...]:
    """The levels that an implementation lacks; card texts are missed only where the game has any."""
    spared = (*OPTIONAL, *(() if card_texts(edition).every else ("effects",)))
    return tuple(each for each in CAPABILITIES if each not in (*hello.capabilities, *spared))


def partly(hello: Hello, edition: str) -> str:
    """How much of a game's vocabulary is declared, in words; empty if all of it is, or no card texts are offered."""
    if "effects" not in hello.capabilities or hello.vocabulary is None:
        return ""
    every = card_texts(edition).every
    known = sum(covers(hello.vocabulary, word) for word in every)
    return f"effects with {known} of {len(every)} words of card texts" if known < len(every) else ""


def _needs(verdict: Verdict, level: str) -> bool:
    """Whether a scenario is of a level."""
    if level == "core":
        return set(verdict.capabilities) <= {"core", "reasons"}
    return level in verdict.capabilities


def _tally(name: str, verdicts: Sequence[Verdict]) -> Tally:
    passed = sum(each.status is Status.PASS for each in verdicts)
    unsupported = sum(each.status in UNSCORED for each in verdicts)
    return Tally(name, passed, len(verdicts) - passed - unsupported, unsupported)


def _in_order(wanted: frozenset[str], edition: str) -> tuple[str, ...]:
    """Words as the vocabulary has them, capabilities before them."""
    order = {name: place for place, name in enumerate((*CAPABILITIES, *card_texts(edition).every))}
    return tuple(sorted(wanted, key=lambda name: (order.get(name, len(order)), name)))

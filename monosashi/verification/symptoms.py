"""The causes that a verdict fits: told by the clause demanded, the fields that differ, the words said, the sentence."""

import re
from collections.abc import Iterator
from typing import Any

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.ledger import BadLedger, load_ledger
from monosashi.subjects.status import PROCESS_FAILURES, Status
from monosashi.suite.faults import BadSentence
from monosashi.suite.phrases import AmbiguousPhrase, UnknownPhrase
from monosashi.support.text import printable, shortened
from monosashi.verification.causes import CLAUSES, Cause, Kind
from monosashi.verification.differences import differences, split_difference
from monosashi.verification.verdict import (
    ACCEPTED,
    BLOCKED_BY,
    NO_CHANGE,
    NOT_LISTED,
    OR,
    REFUSED,
    REFUSED_UNDER,
    TAKEN,
    TURNED_DOWN,
    Verdict,
)

CAUSE_LENGTH = 120
"""How many characters of what an engine says, or of a sentence, are part of a cause."""

START = "start"
"""What is refused where it is no act: the beginning of a game."""

MASK = "…"
"""Stands for names and numbers, in which the words of an engine may differ although they mean the same."""


def candidates(edition: str, verdict: Verdict) -> tuple[Cause, ...]:
    """The causes that a failed verdict fits, the likeliest first.

    What fails in an image only may have the cause of what fails as it is written: a rule that is wrong for one seat is
    noticed by scenarios of that seat, and by the images of the others.
    """
    fitting = tuple(_fitting(edition, verdict))
    return tuple(
        Cause(kind, what, image, what if kind in CLAUSES else named)
        for image in dict.fromkeys((printable(verdict.image), ""))
        for kind, what, named in fitting
    )


_Fit = tuple[Kind, tuple[str, ...], tuple[str, ...]]


def _fitting(edition: str, verdict: Verdict) -> Iterator[_Fit]:
    """Kind, what tells it apart, and clauses that the engine itself has named."""
    status, expected, actual = verdict.status, verdict.expected, verdict.actual
    if status in PROCESS_FAILURES or status is Status.NOT_RUN:
        yield Kind.ENDED, (status.value, _words(verdict, verdict.message)), ()
    elif status is Status.BLOCKED and verdict.message.startswith(BLOCKED_BY):
        clause = re.split("[,:] ", verdict.message.removeprefix(BLOCKED_BY), maxsplit=1)[0]
        yield Kind.BLOCKED, (clause,), (clause,)
    elif status is Status.CHANCE_MISMATCH:
        yield Kind.CHANCE, (_words(verdict, verdict.message.removeprefix(_image_prefix(verdict))),), ()
    elif status is Status.WRONG_REASON:
        yield from ((Kind.REASON, clauses, ()) for clauses in _alternatives(expected))
        named = tuple(dict.fromkeys(each for each in _clauses_in(edition, actual) if each not in expected.split(OR)))
        yield from ((Kind.NAMED, (each,), ()) for each in named[:1])
    elif expected.startswith(REFUSED_UNDER) and actual == ACCEPTED:
        yield from ((Kind.ACCEPTED, clauses, ()) for clauses in _alternatives(expected.removeprefix(REFUSED_UNDER)))
    elif expected == ACCEPTED:
        named = tuple(dict.fromkeys(_clauses_in(edition, actual)))
        act = re.search(r'"do":"([a-z_]+)"', verdict.message)
        what = act[1] if act else START
        yield Kind.REFUSED, ("", *named) if named else (what, _words(verdict, actual.removeprefix(REFUSED))), named
    elif expected == TAKEN and actual == TURNED_DOWN:
        yield Kind.TURNED_DOWN, (_words(verdict, verdict.message.rpartition(": ")[2]),), ()
    elif expected.startswith(TURNED_DOWN) and actual == ACCEPTED:
        yield Kind.TAKEN, (), ()
    elif listed := _legal(expected, actual):
        yield Kind.LEGAL, listed, ()
    elif status is Status.SIDE_EFFECT and expected == NO_CHANGE:
        yield Kind.CHANGED, _fields(edition, verdict.before, verdict.after), ()
    elif fields := _fields(edition, verdict.reference, verdict.after):
        yield Kind.POSITION, fields, ()
    elif status is Status.SIDE_EFFECT:
        yield Kind.POSITION, (_field(expected.partition(": ")[0]),), ()
    else:
        yield Kind.SENTENCE, (_pattern(edition, verdict.step),), ()


def _alternatives(clauses: str) -> Iterator[tuple[str, ...]]:
    """The clauses demanded, and each alone if any of them would have done."""
    every = tuple(map(printable, clauses.split(OR)))
    yield every
    if len(every) > 1:
        yield from ((each,) for each in every)


def _clauses_in(edition: str, text: str) -> Iterator[str]:
    """The clauses of the game that are named in what an engine says."""
    game = edition.partition("@")[0]
    try:
        ledger = load_ledger(game)
    except (BadLedger, KeyError):
        return
    yield from (name for name in re.findall(rf"\b{re.escape(game)}(?:\.\w+)+", text) if name in ledger)


def _words(verdict: Verdict, said: str) -> str:
    """What an engine says, with everything masked that tells one scenario from another: names, numbers, quotations."""
    text = " ".join(map(printable, said.split()))
    text = re.sub(r"“[^”]*”|\"[^\"]*\"|\{.*\}", MASK, text)
    names = sorted(_names(verdict), key=len, reverse=True)
    if names:
        # Japanese has no spaces between words, so a name ends where no Latin letter goes on.
        text = re.sub(rf"(?<![0-9A-Za-z_])(?:{'|'.join(map(re.escape, names))})(?![0-9A-Za-z_])", MASK, text)
    return shortened(re.sub(r"\b[a-z]?\d+\b", MASK, text), CAUSE_LENGTH)


def _names(verdict: Verdict) -> Iterator[str]:
    """The names in a recorded position: seats, cards, and what the cards are called."""
    for view in (verdict.before, verdict.after, verdict.reference):
        for part in ("players", "cards"):
            found: Any = (view or {}).get(part)
            for pair in found.items() if isinstance(found, dict) else ():
                yield from (name for name in pair if isinstance(name, str) and name.strip())


def _image_prefix(verdict: Verdict) -> str:
    return verdict.message.partition(": ")[0] + ": " if verdict.image else ""


def _fields(edition: str, one: Any, other: Any) -> tuple[str, ...]:
    """The fields in which two recorded positions differ, without saying whose; none if one is missing or unreadable."""
    if one is None or other is None:
        return ()
    try:
        read = engine.game(edition).views.convert
        found = differences(read(one), read(other))
    except (engine.Unreadable, KeyError):
        return ()
    return tuple(sorted({_field(split_difference(line).expected) for line in found}))


def _field(place: str) -> str:
    """Where a difference is, without saying whose: ``units.area`` for ``units[Knight].area: b2``."""
    return printable(shortened(re.sub(r"\[[^\]]*\]", "", place.partition(": ")[0]), CAUSE_LENGTH))


def _legal(expected: str, actual: str) -> tuple[str, ...]:
    """What is wrong with a list of legal answers: whether something is missing from it or too many, and which act."""
    for text, other, how in ((expected, actual, "missing"), (actual, expected.removeprefix("legal: "), "unlawful")):
        act = re.search(r'"do":"([a-z_]+)"', text)
        if act and other == NOT_LISTED:
            return how, act[1]
    return ()


def _pattern(edition: str, step: str) -> str:
    """A sentence as the phrase it is an instance of; itself if it is none."""
    return phrase_of(edition, step) or shortened(" ".join(map(printable, step.split())), CAUSE_LENGTH)


def phrase_of(edition: str, step: str) -> str:
    """The phrase that a sentence of a scenario is an instance of; nothing if it is one of none, or of two."""
    try:
        return suite.phrases(edition.partition("@")[0]).match(step.partition(" ")[2])[0].text
    except (UnknownPhrase, AmbiguousPhrase, BadSentence, KeyError):
        return ""

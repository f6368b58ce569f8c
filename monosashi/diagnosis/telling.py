"""A diagnosis in words, the same in every report."""

import shlex
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from monosashi.diagnosis.diagnosing import Diagnosis, Finding, Suspect, Voice
from monosashi.support.text import counted

VOICES = {
    Voice.DIFFERS: "{sentence} ({clause}).",
    Voice.BEHAVES: "It behaves as if: {sentence} ({clause}).",
    Voice.RESEMBLES: "It resembles an engine in which: {sentence} ({clause}).",
    Voice.CLAUSE: "Something is wrong with {clause}, or near it.",
}


def claim(voice: Voice, clause: str, sentence: str = "", *, alternative: bool = False) -> str:
    """What is claimed of a clause; of an ``alternative`` to what has been claimed before. No clause may be known."""
    told = VOICES[voice].format(sentence=sentence, clause=clause).replace(" ()", "")
    return f"Or {told[0].lower()}{told[1:]}" if alternative else told


class Told(NamedTuple):
    """A suspect in words: a headline, and sentences that say what speaks for it and what against."""

    suspect: Suspect
    headline: str
    details: Sequence[str]


def headline(diagnosis: Diagnosis) -> str:
    """What is said of the engine as a whole; nothing where nothing fails, or no diagnosis is possible."""
    if diagnosis.finding is Finding.ADAPTER:
        return f"No diagnosis of the rules: {diagnosis.told}."
    if diagnosis.finding is Finding.NEARLY_EVERYTHING:
        return f"No diagnosis: {diagnosis.told}."
    if diagnosis.finding is not Finding.SUSPECTS:
        return ""
    differences = sum(bool(each.rule) for each in diagnosis.suspects)
    if differences:
        rest = f", and {counted(len(diagnosis.unexplained), 'failure')} beside them" if diagnosis.unexplained else ""
        return f"The engine is the rulebook with {counted(differences, 'difference')}{rest}."
    faults = sum(not each.alternative for each in diagnosis.suspects)
    if not faults:
        return f"No diagnosis: {diagnosis.told or 'what fails is not known to the matrix'}."
    return "What is wrong?" if faults == 1 else f"What is wrong? Probably {faults} things."


def suspects(diagnosis: Diagnosis) -> Iterator[Told]:
    """The suspects in words."""
    for suspect in diagnosis.suspects:
        words = claim(suspect.voice, suspect.clause, suspect.sentence, alternative=suspect.alternative)
        # An id or the name of a function stays as it is written.
        if suspect.voice is Voice.DIFFERS and words.partition(" ")[0].isalpha():
            words = f"{words[0].upper()}{words[1:]}"
        yield Told(suspect, words, tuple(_details(diagnosis, suspect)))


def rest(diagnosis: Diagnosis) -> Iterator[str]:
    """What must be said of the suspects, what none explains, and what nothing is known of."""
    if diagnosis.suspects and diagnosis.told:
        yield f"Mind that {diagnosis.told}."
    if diagnosis.suspects and diagnosis.unexplained:
        number = len(diagnosis.unexplained)
        yield f"No suspect explains {counted(number, 'failure')}, as {diagnosis.unexplained[0]}."
    if diagnosis.unknown:
        yield f"Nothing is known of {counted(diagnosis.unknown, 'failure')}: the scenarios are newer than the matrix."
    if diagnosis.suspects and diagnosis.uncounted:
        told = counted(diagnosis.uncounted, "failure")
        what = "shows" if diagnosis.uncounted == 1 else "show"
        yield f"Not counted: {told} that {what} in an image or at the second look only, or in the process alone."


def _details(diagnosis: Diagnosis, suspect: Suspect) -> Iterator[str]:
    passing = len(suspect.contradicting)
    told = f"Explains {len(suspect.explains)} of {counted(diagnosis.failures, 'failure')}"
    if passing:
        told += f"; {counted(passing, 'scenario')} that would fail, too, {'passes' if passing == 1 else 'pass'}"
    yield f"{told}."
    if suspect.reading:
        yield f"It is a published reading: declare it in hello, as readings: {suspect.reading}."
    elif suspect.rule:
        yield f"Is it meant so? --accept {shlex.quote(suspect.rule)}"
    if suspect.alike:
        yield f"No scenario tells it from a fault in {' or '.join(suspect.alike)}."
    if suspect.confirm:
        played = suspect.confirm in suspect.explains
        yield f"{'Look at' if played else 'To be sure, play'} {suspect.confirm}."
    if suspect.refute:
        yield f"What speaks against it most: {suspect.refute} passes."

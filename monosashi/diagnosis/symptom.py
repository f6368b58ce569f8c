"""How a scenario ends, as far as two engines with one fault end it alike: without words, names and numbers."""

from typing import NamedTuple

from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification.causes import Kind
from monosashi.verification.symptoms import candidates
from monosashi.verification.verdict import Verdict

WORDLESS = (Kind.REFUSED, Kind.TURNED_DOWN, Kind.CHANCE, Kind.ENDED, Kind.NAMED)
"""Kinds of causes that are told by the words of an engine, which differ from one engine to the next."""


class Symptom(NamedTuple):
    """How a scenario ends: the status, what a report takes for the cause, the number of the sentence it ends at."""

    status: str
    sign: str
    step: int


def symptom_of(edition: str, verdict: Verdict, scenario: Scenario | None) -> Symptom:
    """The symptom of a verdict that is no pass; ``step`` is -1 where the scenario has no such sentence."""
    steps = scenario.steps if scenario else ()
    step = next((number for number, each in reversed([*enumerate(steps)]) if each.line == verdict.line), -1)
    if verdict.status is Status.TIMEOUT:
        return Symptom(verdict.status.value, Kind.ENDED.value, step)
    cause = candidates(edition, verdict)[0]
    told = () if cause.kind in WORDLESS else cause.what
    return Symptom(verdict.status.value, ":".join((cause.kind.value, *told)), step)

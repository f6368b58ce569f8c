"""The direct runner: plays scenarios on a subject without pytest and says what became of each."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

import reference_engine as engine
from monosashi.kit.own_cards import Card
from monosashi.subjects.port import Hello, Lacking, Subject
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import OurFault, ScenarioEnded, Status
from monosashi.suite import Scenario
from monosashi.suite.phrases import AmbiguousPhrase, UnknownPhrase
from monosashi.support.faulty import raised_at
from monosashi.verification.case import NONE, Case
from monosashi.verification.differences import JUDGE
from monosashi.verification.verdict import Verdict


def run(
    subject: Subject, edition: str, scenarios: Iterable[Scenario], hello: Hello | None = None
) -> Iterator[tuple[Scenario, Verdict]]:
    """Play each scenario; a fault of one costs that one only."""
    offered, words = (None, None) if hello is None else (hello.capabilities, hello.vocabulary)
    for scenario in scenarios:
        yield scenario, play(Case(subject, edition, offered, words), scenario)


class Demands(NamedTuple):
    """What a scenario needs of an implementation: capabilities, and words of card texts."""

    capabilities: tuple[str, ...]
    vocabulary: tuple[str, ...]


def demands(edition: str, scenario: Scenario, worn: Mapping[str, Card] = NONE) -> Demands:
    """All that a scenario needs, found out by playing it on the reference, with own cards as they are ``worn``."""
    case = Case(Reference(engine.edition(edition)), edition, worn=worn)
    play(case, scenario)
    return Demands(tuple(sorted(case.capabilities)), case.vocabulary)


def play(case: Case, scenario: Scenario, watch: Callable[[Case, str], None] | None = None) -> Verdict:
    """Play one scenario to its verdict. ``watch`` is called after each sentence."""
    started = perf_counter()
    at, line = "", scenario.line
    case.about = (scenario.clause, *scenario.tags)

    def verdict(status: Status, message: str = "", expected: str = "", actual: str = "") -> Verdict:
        before, after, reference = _views(case) if case.loaded and status is not Status.PASS else (None, None, None)
        return Verdict(
            scenario=scenario.id,
            clause=scenario.clause,
            status=status,
            name=scenario.name,
            file=scenario.file,
            line=line,
            capabilities=tuple(sorted(case.capabilities)),
            vocabulary=case.vocabulary,
            message=message,
            expected=expected,
            actual=actual,
            step=at,
            before=before,
            after=after,
            reference=reference,
            behind=() if status is Status.PASS else tuple(case.subject.behind()),
            milliseconds=(perf_counter() - started) * 1000,
        )

    try:
        for step in scenario.steps:
            at, line = f"{step.keyword} {step.text}", step.line
            case.play(step.text, step.table, given=step.given)
            if watch is not None:
                watch(case, at)
        case.finish()
    except ScenarioEnded as unmet:
        if isinstance(unmet, Lacking):
            case.capabilities.add(unmet.capability)
        return verdict(unmet.status, str(unmet), unmet.expected, unmet.actual)
    except (UnknownPhrase, AmbiguousPhrase) as error:
        return verdict(Status.ERROR, str(error))
    except OurFault:
        raise  # The run as a whole is invalid.
    except Exception as error:
        return verdict(Status.ERROR, f"the step failed: {raised_at(error)}")
    return verdict(Status.PASS)


def _views(case: Case) -> tuple[Any, Any, Any]:
    """What was to be seen before the last action, what is to be seen after it, and what the reference shows."""
    before, reference = case.subject.comparison()
    after = None
    with suppress(Exception):  # it may not show anything any more
        after = case.subject.observe(JUDGE)
    views = msgspec.to_builtins((before, after, reference))
    return views[0], views[1], views[2]

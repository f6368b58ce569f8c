"""The direct runner: plays scenarios on a subject without pytest and says what became of each."""

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

from monosashi import suite
from monosashi.board import draw
from monosashi.case import Case
from monosashi.phrases import AmbiguousPhrase, UnknownPhrase
from monosashi.subject import Hello, Subject
from monosashi.suite import Scenario
from monosashi.verdict import Status, Unmet, Verdict


def run(
    subject: Subject, edition: str, scenarios: Iterable[Scenario], hello: Hello | None = None
) -> Iterator[tuple[Scenario, Verdict]]:
    """Play each scenario; a fault of one costs that one only."""
    offered = None if hello is None else hello.levels
    for scenario in scenarios:
        yield scenario, play(Case(subject, edition, offered), scenario)


def play(case: Case, scenario: Scenario, watch: Callable[[Case, str], None] | None = None) -> Verdict:
    """Play one scenario to its verdict. ``watch`` is called after each sentence."""
    started = perf_counter()
    at, line = "", scenario.line

    def verdict(status: Status, message: str = "", expected: str = "", actual: str = "") -> Verdict:
        return Verdict(
            scenario=scenario.id,
            clause=scenario.clause,
            status=status,
            message=message,
            expected=expected,
            actual=actual,
            step=at,
            line=line,
            board="" if status is Status.PASS else _board(case),
            milliseconds=(perf_counter() - started) * 1000,
        )

    try:
        for step in scenario.steps:
            at, line = f"{step.keyword} {step.text}", step.line
            suite.play_step(case, step.text, step.table)
            if watch is not None:
                watch(case, at)
        case.finish()
    except Unmet as unmet:
        return verdict(unmet.status, str(unmet), unmet.expected, unmet.actual)
    except (UnknownPhrase, AmbiguousPhrase) as error:
        return verdict(Status.ERROR, str(error))
    except Exception as error:
        return verdict(Status.ERROR, f"the step failed: {type(error).__name__}: {error}")
    return verdict(Status.PASS)


def _board(case: Case) -> str:
    """The position where the scenario ended, if there is one to be seen."""
    if not case.loaded:
        return ""
    try:
        return draw(case.look())
    except Exception:
        return ""

"""What differential play has reached and found, for a terminal."""

from collections.abc import Iterator

from monosashi.differential.divergence import TOLD, Kind
from monosashi.differential.run import Outcome, Progress
from monosashi.differential.seen import reached
from monosashi.differential.state import Result, counts
from monosashi.support.text import counted, printable

NAMES = {
    "step": "steps of procedures taken",
    "question": "kinds of questions put",
    "act": "acts that answer them",
    "clause": "clauses that games can touch",
    "refusal": "conditions broken and refused",
    "list": "lists of answers compared, by question",
    "view": "views compared, by question",
    "pair": "pairs of clauses in one battle",
}
"""What has been reached, in words."""


def headline(progress: Progress) -> str:
    """A run in one line, while it goes on."""
    return (
        f"{progress.decisions} decisions, {progress.speed:.0f}/s, {counted(progress.games, 'game')}, "
        f"{progress.found} found"
    )


def lines(outcome: Outcome, against: str) -> Iterator[str]:
    """The whole report: what was found, what was reached."""
    state = outcome.state
    for result in state.results:
        yield from found(result)
        yield ""
    yield f"{outcome.engine} beside {against}, {state.edition}, seed {state.seed}"
    speed = f"{outcome.session / outcome.seconds:.0f} a second" if outcome.seconds else ""
    yield f"{counted(state.next, 'game')}, {counted(state.decisions, 'decision')} ({speed})"
    seen = counts(state.seen)
    seen.update(counts(state.gained))
    for each in reached(outcome.rules, seen):
        of = f" of {each.whole}" if each.whole else ""
        yield f"  {NAMES[each.kind]:40} {each.reached}{of}"
    yield f"{counted(len(state.results), 'divergence')} found" if state.results else "nothing has parted them"


def found(result: Result) -> Iterator[str]:
    """One divergence: what it is, what is in play, the boards, the scenario or where the record is."""
    kind = TOLD.get(Kind(result.cause.kind), "") if result.cause.kind in [*Kind] else result.cause.kind
    met = f", met {result.times} times" if result.times > 1 else ""
    yield f"{result.number}. {kind}{met}"
    yield f"  {printable(result.message)}"
    if result.clauses:
        yield f"  clauses in play: {', '.join(result.clauses)}"
    if result.boards:
        yield from result.boards.splitlines()
    if result.scenario:
        yield "a scenario that passes on the reference and fails on the engine:"
        yield from result.scenario.rstrip().splitlines()
    else:
        yield f"  no scenario: {result.unsaid}"
    if result.record:
        yield f"  record: {result.record}"

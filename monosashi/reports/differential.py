"""What differential play has reached and found, for a terminal."""

import shlex
from collections.abc import Iterator

from monosashi.differential.causes import Together, causes, claims
from monosashi.differential.divergence import TOLD, Kind
from monosashi.differential.run import Outcome, Progress
from monosashi.differential.seen import reached
from monosashi.differential.state import Result, counts
from monosashi.mutants import why_none
from monosashi.mutants.measuring import own_ids
from monosashi.support.text import counted, printable
from reference_engine.amendments import published

NAMES = {
    "step": "steps of procedures taken",
    "question": "kinds of questions put",
    "act": "acts that answer them",
    "clause": "clauses that games can touch",
    "refusal": "conditions broken and refused",
    "list": "lists of answers compared, by question",
    "view": "views compared, by question",
    "pair": "pairs of clauses that have met",
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
    found = causes(state.results)
    for cause in found:
        yield from _together(state.edition, cause)
    yield f"{outcome.engine} beside {against}, {state.edition}, seed {state.seed}"
    speed = f"{outcome.session / outcome.seconds:.0f} a second" if outcome.seconds else ""
    yield f"{counted(state.next, 'game')}, {counted(state.decisions, 'decision')} ({speed})"
    seen = counts(state.seen)
    seen.update(counts(state.gained))
    for each in reached(outcome.rules, seen):
        of = f" of {each.whole}" if each.whole else ""
        if not each.whole and not each.reached:
            continue
        yield f"  {NAMES[each.kind]:40} {each.reached}{of}"
    if not state.results:
        if state.decisions:
            yield "nothing has parted them"
        return
    if len(found) < len(state.results):
        yield f"{counted(len(state.results), 'divergence')} found, of probably {counted(len(found), 'cause')}"
    else:
        yield f"{counted(len(state.results), 'divergence')} found"
    if why := why_none(state.edition.partition("@")[0]):
        yield f"What the engine behaves like was looked for among what operators make of the rules alone: {why}."


def _together(edition: str, cause: Together) -> Iterator[str]:
    """What has probably one cause: what the engine behaves as, then each divergence, one below the other."""
    for claim in claims(cause.twins):
        yield printable(claim)
    if cause.twins and cause.twins[0].kept:
        rule = cause.twins[0].rule
        rule = own_ids(published(edition)).get(rule, rule)
        yield f"Is it meant so, or what comes after it? --accept {shlex.quote(rule)}"
    if len(cause.results) > 1:
        yield f"These {len(cause.results)} have probably one cause:"
    for number, result in enumerate(cause.results):
        yield from _found(result, boards=number == 0)
        yield ""


def _found(result: Result, *, boards: bool) -> Iterator[str]:
    """One divergence: what it is, what is in play, the boards, the scenario or where the record is."""
    kind = TOLD.get(Kind(result.cause.kind), "") if result.cause.kind in [*Kind] else result.cause.kind
    met = f", met {result.times} times" if result.times > 1 else ""
    yield f"{result.number}. {kind}{met}"
    yield f"  {printable(result.message)}"
    if result.clauses:
        yield f"  clauses in play: {', '.join(result.clauses)}"
    if boards and result.boards:
        yield from result.boards.splitlines()
    if result.scenario:
        yield "a scenario that passes on the reference and fails on the engine:"
        yield from result.scenario.rstrip().splitlines()
    else:
        yield f"  no scenario: {result.unsaid}"
    if result.record:
        yield f"  record: {result.record}"

"""The kill matrix: which scenario notices which mutant."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.mutants import Mutant, collection, of_edition
from monosashi.rulebook.folders import features_of
from monosashi.sharing import Crew, shared
from monosashi.subjects.port import Subject
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.support.patience import TooLong, limited
from monosashi.verification import runner
from monosashi.verification.images.looking import mirrors
from monosashi.verification.results_file import suite_hash
from monosashi.verification.tracing import Entries, Tracer, entries_that_differ

NOTICED = (Status.FAIL, Status.WRONG_REASON, Status.SIDE_EFFECT, Status.CHANCE_MISMATCH, Status.TIMEOUT)
"""A scenario notices wrong rules if it ends like this. An error does not count: a mutant that breaks the engine
instead of the rule proves nothing."""

SCORES = "mutation_scores.json"
"""The file beside a ruleset's features that has the scores."""

Outcome = TypeVar("Outcome")

SCENARIO_SECONDS = 5.0
"""Seconds a scenario may take on wrong rules, which may never come to an end."""


class Fate(Struct, frozen=True):
    """What became of one mutant: the scenarios of its own clause that notice it, and the others that do.

    ``imaged`` are those of its own clause that notice it in their images, if none does as it is written.
    """

    name: str
    clause: str
    what: str
    own: tuple[str, ...]
    others: tuple[str, ...]
    imaged: tuple[str, ...] = ()


class Score(Struct, frozen=True):
    """What became of a clause's mutants: how many there are, how many its own scenarios notice, how many any does.

    ``scenarios`` counts the clause's scenarios that notice at least one; ``equivalent`` is the reason why there is no
    mutant, if there is none. ``imaged`` counts the mutants that its own scenarios notice in their images only.
    """

    mutants: int
    own: int
    any: int
    scenarios: int
    equivalent: str = ""
    imaged: int = 0


class Scores(Struct, frozen=True):
    """The scores of an edition by clause; ``suite_hash`` says of which scenarios."""

    edition: str
    suite_hash: str
    clauses: dict[str, Score]


def noticed_by(mutant: Mutant, edition: str, scenarios: Iterable[Scenario]) -> tuple[str, ...]:
    """The ids of the scenarios that do not pass on the wrong rules."""
    rules = mutant.rules(edition)
    return tuple(scenario.id for scenario in scenarios if status_of(Reference(rules), edition, scenario) in NOTICED)


def is_noticed(mutant: Mutant, edition: str, scenarios: Iterable[Scenario]) -> bool:
    """Whether some scenario does not pass on the wrong rules; those after it are not played."""
    rules = mutant.rules(edition)
    return any(status_of(Reference(rules), edition, scenario) in NOTICED for scenario in scenarios)


def noticed_in_images(mutant: Mutant, edition: str, scenarios: Iterable[Scenario]) -> tuple[str, ...]:
    """The ids of the scenarios that do not hold in their images on the wrong rules."""
    rules = mutant.rules(edition)
    return tuple(
        scenario.id
        for scenario in scenarios
        if any(
            status_of(image, edition, scenario) in NOTICED
            for image in mirrors(lambda: Reference(rules), edition, scenario)
        )
    )


def status_of(subject: Subject, edition: str, scenario: Scenario) -> Status:
    """How a scenario ends; TIMEOUT if it does not."""
    return patiently(lambda: next(runner.run(subject, edition, [scenario]))[1].status) or Status.TIMEOUT


def patiently(play: Callable[[], Outcome]) -> Outcome | None:
    """What comes of playing a scenario on wrong rules; None if it does not come to an end."""
    try:
        with limited(SCENARIO_SECONDS, TooLong):
            return play()
    except TooLong:
        return None


def own_scenarios(mutant: Mutant, scenarios: Iterable[Scenario]) -> list[Scenario]:
    """The scenarios of the mutant's clause: of its Rule, or tagged with it."""
    return [scenario for scenario in scenarios if mutant.clause in (scenario.clause, *scenario.tags)]


@cache
def _look_ups(edition: str) -> tuple[tuple[Scenario, Entries], ...]:
    return tuple(Tracer(engine.edition(edition)).look_ups(suite.scenarios(edition)))


def able_to_notice(mutant: Mutant, edition: str) -> list[Scenario]:
    """The scenarios that look up what the wrong rules have otherwise."""
    differing = entries_that_differ(engine.edition(edition), mutant.rules(edition))
    return [scenario for scenario, entries in _look_ups(edition) if not entries.isdisjoint(differing)]


def fate(name: str, edition: str, *, own_only: bool = False) -> Fate:
    """Play the whole suite on one mutant, or the scenarios of its own clause only."""
    mutant = collection(edition.partition("@")[0]).mutants[name]
    own = {scenario.id: scenario for scenario in own_scenarios(mutant, suite.scenarios(edition))}
    noticed = noticed_by(mutant, edition, own.values() if own_only else able_to_notice(mutant, edition))
    return Fate(
        name,
        mutant.clause,
        mutant.what,
        tuple(scenario for scenario in noticed if scenario in own),
        tuple(scenario for scenario in noticed if scenario not in own),
        () if not own.keys().isdisjoint(noticed) else noticed_in_images(mutant, edition, own.values()),
    )


def _fates(names: Sequence[str], edition: str, own_only: bool) -> list[Fate]:
    return [fate(name, edition, own_only=own_only) for name in names]


def matrix(edition: str, names: Sequence[str], crew: Crew, *, own_only: bool = False) -> Iterator[Fate]:
    """The fate of each mutant, as they become known. Raises NoCluster."""
    return shared(_fates, names, crew, edition, own_only)


def scores(edition: str, fates: Sequence[Fate]) -> Scores:
    """The score of every clause that has mutants or a reason to have none, in alphabetical order."""
    ruleset = edition.partition("@")[0]
    found = {clause: Score(0, 0, 0, 0, reason) for clause, reason in of_edition(edition).equivalent.items()}
    for clause in {fate.clause for fate in fates}:
        its = [fate for fate in fates if fate.clause == clause]
        noticing = {scenario for fate in its for scenario in fate.own}
        found[clause] = Score(
            mutants=len(its),
            own=sum(bool(fate.own) for fate in its),
            any=sum(bool(fate.own or fate.others) for fate in its),
            scenarios=len(noticing),
            equivalent=found[clause].equivalent if clause in found else "",
            imaged=sum(bool(fate.imaged) for fate in its),
        )
    return Scores(edition, suite_hash(ruleset), dict(sorted(found.items())))


def scores_file(edition: str) -> Path:
    """Where an edition's scores are: those of an edition that is not the present one are in a file called after it."""
    ruleset, _, name = edition.partition("@")
    present = edition == list(engine.game(ruleset).editions)[-1]
    return features_of(ruleset) / (SCORES if present else SCORES.replace(".", f"_{name}.", 1))


def shipped_scores(edition: str) -> Scores:
    """The scores of an edition that come with the suite: none of any clause if there is no such file."""
    file = scores_file(edition)
    return msgspec.json.decode(file.read_bytes(), type=Scores) if file.exists() else Scores("", "", {})

"""Wrong rules measured as an engine is: beside the reference, in this process, without a protocol in between.

What a scenario ends with is what ``verify`` would say of a program with these rules. The reference's half is the same
for all wrong rules, so it is worked out once for a scenario and remembered.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import reference_engine as engine
from monosashi.diagnosis.symptom import Symptom, symptom_of
from monosashi.mutants import Mutant, of_edition
from monosashi.mutants.kinds.making import making
from monosashi.mutants.matrix import patiently
from monosashi.mutants.operators import Operated, operated
from monosashi.mutants.operators.playing import ActField, counted
from monosashi.mutants.probing import Prober
from monosashi.mutants.source.functions import FAMILY
from monosashi.mutants.source.scanning import EVERYWHERE, SourceScan
from monosashi.mutants.tracing import bent_entries
from monosashi.sharing import Crew, shared
from monosashi.subjects.port import CAPABILITIES, Chance, Implementation, Meanwhile, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.lockstep import Lockstep
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.edition import Edition


class Measured(Reference, Implementation):
    """The reference engine with wrong rules, as whoever is measured. Nobody waits for it."""

    shown: Any = None

    def load(self, edition: str, position: dict[str, Any], meanwhile: Meanwhile | None = None) -> None:  # noqa: ARG002
        """Put a quiet position on the table."""
        Reference.load(self, edition, position)

    def apply(
        self,
        seat: str,
        action: dict[str, Any],
        chance: Sequence[Chance],
        meanwhile: Meanwhile | None = None,  # noqa: ARG002
    ) -> Reply:
        """Let a seat act."""
        return Reference.apply(self, seat, action, chance)

    def observe(self, viewer: str, meanwhile: Meanwhile | None = None) -> Any:  # noqa: ARG002
        """What a viewer sees."""
        return Reference.observe(self, viewer)

    def look(self, viewer: str) -> Any:
        """The same: no view comes along with an answer."""
        return Reference.observe(self, viewer)


class Remembering(Reference):
    """The right rules, which remember for one scenario what came of whatever has been asked."""

    def __init__(self, rules: Edition) -> None:
        """Nothing has been asked yet."""
        super().__init__(rules)
        self._known: dict[tuple[str, ...], tuple[Any, dict[str, Any], Reply | Exception | None]] = {}
        self._path: tuple[str, ...] = ()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table."""
        self._path = ()
        self._remembered(repr(position), lambda: Reference.load(self, edition, position))

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game."""
        self._path = ()
        reply = self._remembered(repr((start, *chance)), lambda: Reference.start(self, edition, start, chance))
        assert reply is not None
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act, and let chance answer as scripted."""
        asked = repr((seat, action, *chance))
        reply = self._remembered(asked, lambda: Reference.apply(self, seat, action, chance))
        assert reply is not None
        return reply

    def _settle(self, position: Any) -> None:
        # The views of the position before are still somebody's.
        self.position, self._views = position, {}

    def _remembered(self, asked: str, do: Callable[[], Reply | None]) -> Reply | None:
        path = (*self._path, asked)
        if path not in self._known:
            outcome: Reply | Exception | None
            try:
                outcome = do()
            except Exception as error:
                outcome = error
            self._known[path] = self.position, self._views, outcome
        self._path = path
        self.position, self._views, outcome = self._known[path]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


@dataclass(frozen=True)
class WrongRule:
    """Wrong rules to be measured: their id, how they are wrong, the clauses concerned, what a scenario must look up."""

    id: str
    what: str
    clauses: tuple[str, ...]
    bend: Callable[[Edition], Edition]
    entries: Callable[[], frozenset[str]]


@cache
def wrong_rules(name: str) -> Mapping[str, WrongRule]:
    """Every wrong rule of an edition: those written by hand, and those of the operators.

    What the kit makes and a file names under a clause is there once, by that name.
    """
    right = engine.edition(name)
    by_hand = of_edition(name).mutants
    of_operators = operated(right)
    found = {mutant.name: _named(right, mutant, of_operators) for mutant in by_hand.values()}
    taken = {mutant.made for mutant in by_hand.values()}
    for wrong in of_operators.values():
        if wrong.id not in taken:
            found[wrong.id] = WrongRule(wrong.id, wrong.what, wrong.clauses, wrong.bend, _constant(wrong.entries))
    return found


def rule_named(name: str, identity: str) -> WrongRule:
    """A wrong rule by its name under a clause, or by its own id. Raises KeyError."""
    return wrong_rules(name).get(identity) or tried_rules(name)[identity]


@cache
def tried_rules(name: str) -> Mapping[str, WrongRule]:
    """Every wrong rule of an edition by its own id, with the sentence that is true of it wherever it shows.

    A name that stands under a clause says how it shows there.
    """
    own, of_operators = own_ids(name), operated(engine.edition(name))
    found = {}
    for identity, wrong in wrong_rules(name).items():
        made = own.get(identity, identity)
        if made != identity:
            operator = of_operators.get(made)
            wrong = replace(wrong, id=made, what=operator.what if operator else making(name).rule(made).what)
        found[made] = wrong
    return found


@cache
def own_ids(name: str) -> Mapping[str, str]:
    """The own ids of the wrong rules that have names under clauses, by name; what a person wrote has none."""
    by_hand = of_edition(name).mutants
    return {identity: mutant.made for identity, mutant in by_hand.items() if mutant.made}


def _constant(entries: frozenset[str]) -> Callable[[], frozenset[str]]:
    return lambda: entries


def _named(right: Edition, mutant: Mutant, of_operators: Mapping[str, Operated]) -> WrongRule:
    """Wrong rules that have a name under a clause, written by hand or made; without a sentence the kit's own."""
    made = of_operators.get(mutant.made) or (making(right.name).rule(mutant.made) if mutant.made else None)
    return WrongRule(
        mutant.name,
        made.what if made and mutant.what == mutant.made else mutant.what,
        (mutant.clause,),
        mutant.bend,
        _constant(made.entries) if made else lambda: bent_entries(right, mutant.rules(right.name)),
    )


played_field = cache(ActField.of)
"""What a process needs for all that it is given."""


@cache
def _remembering(name: str, scenario: str) -> Remembering:
    assert scenario
    return Remembering(engine.edition(name))


def verdict_on(name: str, rules: Edition, scenario: Scenario) -> Verdict:
    """What ``verify`` says of a program with these rules, which offers everything, without a second look."""
    lockstep = Lockstep(Measured(rules), _remembering(name, scenario.id))
    return patiently(lambda: runner.play(Case(lockstep, name, CAPABILITIES), scenario)) or Verdict(
        scenario.id, scenario.clause, Status.TIMEOUT
    )


def cells(name: str, wrong: WrongRule, scenarios: Sequence[Scenario]) -> Mapping[str, Symptom]:
    """How the scenarios end that do not pass on the wrong rules."""
    fresh = counted(wrong.bend(engine.edition(name)))
    found = {}
    for scenario in scenarios:
        verdict = verdict_on(name, fresh(), scenario)
        if verdict.status is not Status.PASS:
            found[scenario.id] = symptom_of(name, verdict, scenario)
    return found


@cache
def _of_source(name: str, only: frozenset[str] | None) -> tuple[Mapping[str, str], SourceScan]:
    """The wrong rules that are made of source code, by their ids there, and what finds out where they are otherwise."""
    by_hand = of_edition(name).mutants
    made = {
        mutant.made: mutant.name
        for mutant in by_hand.values()
        if f":{FAMILY}:" in mutant.made and (only is None or mutant.name in only)
    }
    return made, SourceScan(name, made.__contains__, EVERYWHERE)


@cache
def _prober(name: str, only: frozenset[str] | None) -> Prober:
    right = engine.edition(name)
    elsewhere = {*_of_source(name, only)[0].values()}
    wrong = {
        identity: wrong.bend(right)
        for identity, wrong in wrong_rules(name).items()
        if (only is None or identity in only) and identity not in elsewhere
    }
    return Prober(right, wrong)


Likely = tuple[str, frozenset[str]]
"""A scenario, and the wrong rules that must be played on it."""


def _likely(scenarios: Sequence[str], name: str, only: frozenset[str] | None) -> list[Likely]:
    prober, field = _prober(name, only), played_field(name)
    of_source, scan = _of_source(name, only)
    places = {scenario.id: (place, scenario) for place, scenario in enumerate(field.scenarios)}
    found = []
    for identity in scenarios:
        place, scenario = places[identity]
        able = {
            wrong for wrong, there in able_by_rule(name).items() if place in there and (only is None or wrong in only)
        }
        prober.parted.clear()
        # What has been worked out from the table would not be looked at again.
        prober.rules.cache.clear()
        # Where one of the wrong rules has changed what is not its own, nothing is known of any.
        known = verdict_on(name, prober.rules, scenario).status is Status.PASS
        scan.parted.clear()
        if of_source:
            scan.play(place, scenario)
        parted = prober.parted | {of_source[each] for each in scan.parted}
        tried = prober.tried | {*of_source.values()}
        found.append((identity, frozenset(able - tried | able & parted) if known else frozenset(able)))
    return found


@cache
def able_by_rule(name: str) -> Mapping[str, frozenset[int]]:
    """For each wrong rule the scenarios that look up what it has otherwise, by their places: all others pass on it."""
    look_ups = played_field(name).look_ups
    return {
        identity: frozenset(place for entry in wrong.entries() for place in look_ups.get(entry, ()))
        for identity, wrong in wrong_rules(name).items()
    }


def likely(name: str, scenarios: Sequence[str], crew: Crew, only: frozenset[str] | None = None) -> Iterator[Likely]:
    """For each scenario the wrong rules that it may notice, as they become known. Raises NoCluster.

    With ``only``, nothing but these wrong rules is asked about.
    """
    return shared(_likely, scenarios, crew, name, only)


Row = tuple[str, Mapping[str, Symptom]]
"""A wrong rule, and how the scenarios end that do not pass on it."""


def _rows(work: Sequence[tuple[str, Sequence[str]]], name: str) -> list[Row]:
    scenarios = {scenario.id: scenario for scenario in played_field(name).scenarios}
    return [
        (identity, cells(name, wrong_rules(name)[identity], [scenarios[each] for each in played]))
        for identity, played in work
    ]


def rows(name: str, work: Sequence[tuple[str, Sequence[str]]], crew: Crew) -> Iterator[Row]:
    """The row of each wrong rule on the scenarios to be played, as it becomes known. Raises NoCluster."""
    return shared(_rows, work, crew, name)

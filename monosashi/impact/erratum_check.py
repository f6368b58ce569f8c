"""Whether an erratum is complete: it says something new, its scenarios show it, and everything else still holds."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from gherkin.parser import Parser
from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.impact.clauses import own_entries, touched
from monosashi.impact.numbers import said_by
from monosashi.rulebook.catalogue import BadCatalogue, rules_messages
from monosashi.rulebook.errata import Erratum, edition_ledger, errata_folder, texts
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import RULE_FAILURES, Status
from monosashi.suite import Scenario
from monosashi.support.text import counted
from monosashi.verification import runner
from monosashi.verification.lockstep import readings_of
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.judgement import default, name_of
from reference_engine.kernel.plain import text_of

Shown = Callable[[Sequence[Scenario]], Iterable[Scenario]]
"""Goes through scenarios, perhaps showing how far it has come."""


class Checked(Struct, frozen=True):
    """What was found, one sentence each: ``faults`` to mend, and the ``changes`` of the table.

    ``own`` and ``others`` say how many scenarios were played.
    """

    faults: tuple[str, ...]
    changes: tuple[str, ...] = ()
    own: int = 0
    others: int = 0


def check(erratum: Erratum, shown: Shown = iter) -> Checked:
    """Look at an erratum's data, then play its scenarios and those of the edition it amends, on both."""
    try:
        engine.edition(erratum.amended_edition)
    except KeyError as error:
        return Checked((str(error.args[0]),))
    before = {scenario.id: scenario for scenario in suite.scenarios(erratum.edition)}
    own = suite.erratum_scenarios(erratum.edition.partition("@")[0], erratum.id)
    found = [*_of_data(erratum), *_of_table(erratum), *_of_clauses(erratum)]
    found += [*_of_numbers(erratum), *_of_features(erratum, own, before)]
    after = suite.scenarios(erratum.amended_edition)
    superseded = tuple(s for name, s in before.items() if {name, suite.group_id(name)} & {*erratum.supersedes})
    verdicts = played(erratum.amended_edition, shown((*after, *superseded)))
    found += [*_of_play(erratum, own, verdicts, superseded), *_untranslated(erratum, own)]
    return Checked(tuple(found), tuple(_changes(erratum)), len(own), len(after) - len(own))


def played(edition: str, scenarios: Iterable[Scenario]) -> Mapping[str, Verdict]:
    """What becomes of each scenario when the reference plays by an edition."""
    reference = Reference(engine.edition(edition))
    return {scenario.id: verdict for scenario, verdict in runner.run(reference, edition, scenarios)}


def _of_data(erratum: Erratum) -> Iterator[str]:
    """Nothing may be left to fill in, and something must change."""
    for field in ("title", "source", "reason"):
        if not getattr(erratum, field).strip():
            yield f"{field}: is empty"
    if not (erratum.switches or erratum.numbers or erratum.moves or erratum.module or erratum.clauses):
        yield (
            "nothing changes: no switch is flipped, no number changed, no step moved, no clause restated, retired or "
            "added, and there is no module"
        )
    numbers = engine.edition(erratum.edition).numbers
    for number, value in erratum.numbers.items():
        if numbers[number] == value:
            yield f"numbers.{number}: {value} is its value in {erratum.edition} already"
    chosen, readings = engine.edition(erratum.edition).switches, readings_of(erratum.edition)
    for switch, reading in erratum.switches.items():
        if reading not in readings[switch]:
            yield f"switches.{switch}: expected one of {', '.join(map(repr, readings[switch]))}, got {reading!r}"
        elif chosen[switch] == reading:
            yield f"switches.{switch}: {reading!r} is the reading of {erratum.edition} already"


def _of_table(erratum: Erratum) -> Iterator[str]:
    """A module changes what there is: a name that nobody asks for would change nothing."""
    before, after = engine.edition(erratum.edition), engine.edition(erratum.amended_edition)
    marked = {entry for entry in after.judgements if default(entry) is not None}
    for kind, known, amended in (
        ("number", before.numbers, after.numbers.keys()),
        ("judgement", before.judgements, after.judgements.keys() - marked),
    ):
        for name in sorted(map(name_of, amended - known.keys())):
            yield f"{kind} {name!r} is not one of {erratum.edition}; known: {', '.join(sorted(map(name_of, known)))}"


def _changes(erratum: Erratum) -> Iterator[str]:
    """Every entry of the table that differs, so that nothing changes unseen."""
    own = own_entries(erratum.edition, erratum.amended_edition)
    yield from (f"{clause} changes: {entry}" for clause, entries in own.items() for entry in entries)
    yield from (f"changes: {shared.entry}" for shared in touched(erratum.edition, erratum.amended_edition))


def _of_clauses(erratum: Erratum) -> Iterator[str]:
    """Clauses restated or retired exist, those added do not, and a restatement says something else."""
    ledger = load_ledger(erratum.edition.partition("@")[0])
    held: dict[str, Clause] = {name: row for name, row in ledger.items() if row.holds_in(erratum.edition)}
    for restated in erratum.restates:
        if restated.clause not in held:
            yield f"restates: {restated.clause} is no clause of {erratum.edition}"
        elif not restated.en.strip() or restated.en == held[restated.clause].en:
            yield f"restates: {restated.clause} says what it said before"
    for name in erratum.retires:
        if name not in held:
            yield f"retires: {name} is no clause of {erratum.edition}"
    for row in erratum.adds:
        if row.id in ledger:
            yield f"adds: {row.id} is in the ledger already"
    for name in sorted({name for name in erratum.clauses if erratum.clauses.count(name) > 1}):
        yield f"{name} is restated, retired or added twice"


def _of_numbers(erratum: Erratum) -> Iterator[str]:
    """A number that differs is said by clauses: they cannot all say what they said before."""
    before, after = engine.edition(erratum.edition).numbers, engine.edition(erratum.amended_edition).numbers
    for number, was in before.items():
        if after.get(number, was) != was:
            saying = said_by(erratum.edition, number)
            if saying and not {*saying} & {*erratum.clauses}:
                yield f"number {number}: {was} → {after[number]}, and who says it is not restated: {', '.join(saying)}"


def _of_features(erratum: Erratum, own: Sequence[Scenario], before: Mapping[str, Scenario]) -> Iterator[str]:
    """Rules and tags are clauses of the amended edition, ids are new, what is superseded exists."""
    ledger = edition_ledger(erratum.amended_edition)
    if not own:
        yield f"{erratum.id}.feature: there is no scenario"
        return
    for clause, title in _rules(erratum):
        if clause not in ledger:
            yield f"{erratum.id}.feature: Rule {clause!r} is no clause of {erratum.amended_edition}"
        elif title != ledger[clause].en:
            yield f"{erratum.id}.feature: the Rule of {clause} says {title!r}, the clause says {ledger[clause].en!r}"
    for scenario in own:
        yield from (f"{scenario.id}: tag {tag} is no clause" for tag in scenario.tags if tag not in ledger)
        if scenario.id in before:
            yield f"{scenario.id}: {erratum.edition} has a scenario of that name; give it another title"
    known = {*before, *map(suite.group_id, before)}
    for name in erratum.supersedes:
        if name not in known:
            yield f"supersedes: {name} is no scenario of {erratum.edition}"


def _rules(erratum: Erratum) -> Iterator[tuple[str, str]]:
    """The clause and the title of every Rule in an erratum's feature."""
    file = errata_folder(erratum.edition.partition("@")[0]) / f"{erratum.id}.feature"
    feature: Any = Parser().parse(text_of(file.read_bytes()))["feature"]
    for child in feature["children"]:
        if "rule" in child:
            rule = child["rule"]
            yield "".join(tag["name"] for tag in rule["tags"][:1]).removeprefix("@"), rule["name"]


def _of_play(
    erratum: Erratum, own: Sequence[Scenario], verdicts: Mapping[str, Verdict], superseded: Sequence[Scenario]
) -> Iterator[str]:
    """Its own scenarios tell the editions apart; what is superseded does not hold any more, all else does."""
    names = {scenario.id for scenario in own}
    unchanged = played(erratum.edition, own)
    noticing = [scenario for scenario in own if unchanged[scenario.id].status in RULE_FAILURES]
    for scenario in own:
        verdict = verdicts.get(scenario.id)
        if verdict is None:
            yield f"{scenario.id}: is not played in {erratum.amended_edition}"
        elif verdict.status is not Status.PASS:
            yield f"{scenario.id}: does not pass on {erratum.amended_edition}: {verdict.message}"
        if unchanged[scenario.id].status is Status.PASS:
            yield f"{scenario.id}: passes on {erratum.edition}, too, so it does not show what changes"
    gone = {scenario.id for scenario in superseded}
    for name, verdict in verdicts.items():
        if name in gone and verdict.status is Status.PASS:
            yield f"supersedes: {name} still passes on {erratum.amended_edition}"
        elif name not in gone and name not in names and verdict.status is not Status.PASS:
            yield f"{name}: does not pass any more ({verdict.message}); supersede it, or mend the rules"
    shown = {tag for scenario in noticing for tag in (scenario.clause, *scenario.tags)}
    for clause in (*(row.clause for row in erratum.restates), *(row.id for row in erratum.adds)):
        if clause not in shown:
            yield f"{clause}: no scenario of the erratum notices that it has changed"


def _untranslated(erratum: Erratum, own: Sequence[Scenario]) -> Iterator[str]:
    """What the Japanese site would lack, and the hygiene of the suite demands."""
    try:
        known = rules_messages(erratum.edition.partition("@")[0], "ja")
    except BadCatalogue as error:
        yield str(error)
        return
    wanted = dict.fromkeys([*texts(erratum), *(("scenario", scenario.title) for scenario in own)])
    missing = [english for context, english in wanted if english and (context, english) not in known]
    if missing:
        number = counted(len(missing), "text")
        yield f"{number} without Japanese: monosashi site messages adds them to the catalogue, to be filled in"

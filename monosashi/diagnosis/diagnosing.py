"""The diagnosis of a run: what the engine behaves like, or why nothing is said."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from monosashi import suite
from monosashi.diagnosis.matrix import KillMatrix, known_matrix
from monosashi.diagnosis.ranking import Candidate, Evidence, Ranker
from monosashi.diagnosis.suspects import Accused, accuse
from monosashi.diagnosis.symptom import Symptom, symptom_of
from monosashi.rulebook.errata import edition_ledger
from monosashi.subjects.status import UNSCORED, Status
from monosashi.support.text import counted
from monosashi.verification.grouping import Group, by_cause
from monosashi.verification.results_file import Difference, Run
from monosashi.verification.session import is_later
from monosashi.verification.symptoms import phrase_of
from monosashi.verification.verdict import Verdict
from reference_engine.amendments import published

FULL_VOICE, HALF_VOICE = 0.9, 0.6
"""From which similarity on an engine behaves as a wrong rule says, and from which it resembles one that does."""

ADAPTER = (Status.CRASH, Status.TIMEOUT, Status.PROTOCOL_ERROR)
"""What speaks of a process, and not yet of its rules."""

MOSTLY = 0.5
"""From which share on of all failures, or of all scenarios, something is said of them as a whole."""

ALIKE = 3
"""How many further clauses are named whose wrong rules cannot be told apart from a suspect."""


class Voice(StrEnum):
    """How much is claimed."""

    DIFFERS = "differs"
    BEHAVES = "behaves as if"
    RESEMBLES = "resembles"
    CLAUSE = "clause"


class Finding(StrEnum):
    """What a diagnosis comes to."""

    SUSPECTS = "suspects"
    ADAPTER = "adapter"
    NEARLY_EVERYTHING = "nearly-everything"
    NOTHING_FAILS = "nothing-fails"
    PROVES_NOTHING = "proves-nothing"


class Suspect(Struct, frozen=True):
    """A clause that may be broken, and how.

    ``sentence`` says how the wrong rule is wrong that the engine is like, with a ``similarity`` from 0 to 1; it is
    empty where only the clause is suspected. ``explains`` are the scenarios that fail and that no suspect before it
    explains, ``contradicting`` those that would fail, too, and pass. ``confirm`` is a scenario that fails and says most
    for it, or was not played and would; ``refute`` says most against it, if any does. ``alike`` are other clauses with
    wrong rules that no scenario played tells from this one. An ``alternative`` may be in the place of one of the
    others, not beside them. What ``differs`` was tried on the engine, together with everything else that does: ``rule``
    is the id by which it can be accepted, ``reading`` the published reading that it is, if it is one.
    """

    clause: str
    voice: Voice
    sentence: str
    similarity: float
    explains: tuple[str, ...]
    contradicting: tuple[str, ...]
    confirm: str
    refute: str = ""
    alike: tuple[str, ...] = ()
    alternative: bool = False
    rule: str = ""
    reading: str = ""


class Diagnosis(Struct, frozen=True):
    """What an engine behaves like.

    ``told`` says it as a whole, in a sentence, where something must be said. ``failures`` counts the scenarios that
    were looked at, ``unexplained`` are those among them that no suspect explains; ``unknown`` counts the failures of
    which the matrix knows nothing: they are new, or read otherwise by now. Those ``uncounted`` say nothing of a rule as
    it is written: they show in an image or at the second look only, or cost the process its life.
    """

    finding: Finding
    told: str = ""
    suspects: tuple[Suspect, ...] = ()
    failures: int = 0
    unexplained: tuple[str, ...] = ()
    unknown: int = 0
    uncounted: int = 0


def diagnose(run: Run) -> Diagnosis:
    """What the failures of a run speak for."""
    failed = run.failed
    if run.footer.invalid or not (failed or run.passed):
        return Diagnosis(Finding.PROVES_NOTHING)
    tried = tuple(map(_tried, run.footer.differences))
    explained = {scenario for each in tried for scenario in each.explains}
    second_look = [verdict for verdict in run.second_look if verdict.scenario not in explained]
    beside = tuple(map(_found, by_cause(run.header.edition, second_look)))
    if not failed:
        found = Finding.SUSPECTS if beside else Finding.NOTHING_FAILS
        return Diagnosis(found, suspects=beside, failures=len(second_look))
    process = Counter(verdict.status.value for verdict in failed if verdict.status in ADAPTER)
    if process.total() > MOSTLY * len(failed):
        told = ", ".join(f"{status} {number}" for status, number in process.most_common())
        return Diagnosis(
            Finding.ADAPTER,
            f"{process.total()} of {counted(len(failed), 'failure')} are the program's, not its rules' ({told}): "
            "mend these before anything is said of the rules; monosashi adapter check looks closer",
        )
    rest = tuple(verdict for verdict in run.verdicts if verdict.scenario not in explained)
    diagnosis = _by_matrix(replace(run, verdicts=rest), known_matrix(published(run.header.edition)))
    if not (tried or beside):
        return diagnosis
    if tried and (diagnosis.finding is Finding.NEARLY_EVERYTHING or not diagnosis.failures):
        diagnosis = replace(diagnosis, finding=Finding.SUSPECTS, told="")
    failures = diagnosis.failures + len(explained) + len(second_look)
    # What may be in the place of another one comes last.
    suspects = sorted((*tried, *beside, *diagnosis.suspects), key=lambda each: each.alternative)
    return replace(diagnosis, suspects=tuple(suspects), failures=failures)


def _found(group: Group[Verdict]) -> Suspect:
    """What the second look found, which is known to be wrong whatever anybody suspects."""
    names = tuple(dict.fromkeys(verdict.scenario for verdict in group.verdicts))
    return Suspect(group.clauses[0], Voice.CLAUSE, "", 0.0, names, (), confirm=names[0])


def _tried(difference: Difference) -> Suspect:
    """A difference that was tried on the engine."""
    explains, refuted = difference.explains, difference.refuted
    return Suspect(
        clause=difference.clause,
        voice=Voice.RESEMBLES if refuted else Voice.DIFFERS,
        sentence=difference.sentence,
        similarity=round(len(explains) / (len(explains) + len(refuted)), 2),
        explains=explains,
        contradicting=refuted,
        confirm=next(iter(explains), ""),
        refute=next(iter(refuted), ""),
        rule=difference.rule,
        reading=difference.reading,
    )


def _by_matrix(run: Run, matrix: KillMatrix) -> Diagnosis:
    ranker = ranker_of(matrix.edition, "reasons" in run.header.engine.capabilities)
    evidence = evidence_of(run, ranker.matrix)
    unknown = sum(verdict.scenario not in matrix.numbers for verdict in run.failed)
    accused = accuse(ranker, evidence)
    best = max((each.candidate.likeness.similarity for each in accused), default=0.0)
    known = len(matrix.numbers) - len(evidence.unknown)
    uncounted = len(run.failed) - len(evidence.failures) - unknown
    if len(evidence.failures) > MOSTLY * known and best < FULL_VOICE:
        return Diagnosis(
            Finding.NEARLY_EVERYTHING,
            f"{len(evidence.failures)} of {counted(known, 'scenario')} fail: too many to tell one rule from another; "
            "begin with the chapter that comes first in the rulebook, and with what its scenarios load",
            failures=len(evidence.failures),
            unknown=unknown,
            uncounted=uncounted,
        )
    names = ranker.matrix.scenarios
    explained = {number for each in accused if not each.alternative for number in each.explained}
    told = "" if accused else "nothing that fails is like any wrong rule that is known"
    if not matrix.rules:
        told = (
            f"no wrong rules of {matrix.edition} are known yet, so clauses are suspected by what fails under them "
            f"alone; monosashi suite mutants {matrix.edition} --kills makes them known"
        )
    return Diagnosis(
        Finding.SUSPECTS,
        told,
        tuple(_suspects(ranker, evidence, accused)),
        len(evidence.failures),
        tuple(names[number] for number in sorted(evidence.failures.keys() - explained)),
        unknown,
        uncounted,
    )


@cache
def ranker_of(edition: str, reasons: bool) -> Ranker:
    """The matrix of an edition, indexed; for engines that say for no refusal why, without what only reasons tell."""
    matrix = known_matrix(edition)
    if not reasons:
        rows = tuple(
            {number: cell for number, cell in row.items() if cell.status != Status.WRONG_REASON.value}
            for row in matrix.rows
        )
        matrix = replace(matrix, rows=rows)
    # Tags say other things, too: since when a scenario is there, in which image it is not played.
    clauses = edition_ledger(edition).keys()
    standing = {each.id: clauses & {each.clause, *each.tags} for each in suite.scenarios(edition)}
    return Ranker(matrix, tuple(frozenset(standing.get(name, ())) for name in matrix.scenarios))


def evidence_of(run: Run, matrix: KillMatrix) -> Evidence:
    """What a run says of the scenarios that the matrix knows.

    Nothing is known of what was not played, is not offered, has cost the process its life, or ended at no sentence.
    What has failed in an image or at a second look only has passed as it is written, which is all that the matrix knows
    of; if nothing fails as written, though, it is all there is.
    """
    scenarios = {scenario.id: scenario for scenario in suite.scenarios(matrix.edition)}
    played: dict[int, Verdict] = {
        matrix.numbers[verdict.scenario]: verdict for verdict in run.scored if verdict.scenario in matrix.numbers
    }
    failures: dict[int, Symptom] = {}
    doubtful: dict[int, Symptom] = {}
    blind: set[int] = set()
    for number, verdict in played.items():
        if verdict.status in (*UNSCORED, *ADAPTER, Status.BLOCKED, Status.NOT_RUN) or has_no_phrase(run, verdict):
            blind.add(number)
        elif verdict.status is not Status.PASS:
            symptom = symptom_of(matrix.edition, verdict, scenarios.get(verdict.scenario))
            (doubtful if is_later(verdict) else failures)[number] = symptom
    unknown = frozenset(range(len(matrix.scenarios))) - played.keys() | blind
    return Evidence(failures, unknown | frozenset(doubtful)) if failures else Evidence(doubtful, unknown)


def has_no_phrase(run: Run, verdict: Verdict) -> bool:
    """Whether a scenario ended at a sentence that is none, or two: that is the suite's fault, and no rule's."""
    return bool(verdict.status is Status.ERROR and verdict.step) and not phrase_of(run.header.edition, verdict.step)


def _suspects(ranker: Ranker, evidence: Evidence, accused: Sequence[Accused]) -> Iterator[Suspect]:
    names = ranker.matrix.scenarios

    def heaviest(numbers: Sequence[int]) -> str:
        return names[max(numbers, key=lambda number: ranker.weight[number])] if numbers else ""

    for each in accused:
        candidate = each.candidate
        similarity = candidate.likeness.similarity
        voice = (
            Voice.BEHAVES if similarity >= FULL_VOICE else Voice.RESEMBLES if similarity >= HALF_VOICE else Voice.CLAUSE
        )
        claimed = candidate.rule is not None and voice is not Voice.CLAUSE
        row: Mapping[int, Symptom] = (
            ranker.matrix.rows[candidate.rule] if candidate.rule is not None and claimed else {}
        )
        others = {number for other in accused if other is not each for number in other.explained}
        # What stands under the clause is made to show it, and nothing else.
        own = each.explained & ranker.scenarios_of.get(candidate.clause, frozenset())
        would = own or each.explained - others or each.explained or row.keys() & evidence.unknown
        against = each.contradicting if claimed else frozenset[int]()
        yield Suspect(
            clause=candidate.clause,
            voice=voice,
            sentence=ranker.matrix.rules[candidate.rule].what if candidate.rule is not None and claimed else "",
            similarity=round(similarity, 2),
            explains=tuple(names[number] for number in sorted(each.explained)),
            contradicting=tuple(names[number] for number in sorted(against)),
            confirm=heaviest(sorted(would)),
            refute=heaviest(sorted(against)),
            alike=tuple(_alike(ranker, candidate)) if claimed else (),
            alternative=each.alternative,
        )


def _alike(ranker: Ranker, candidate: Candidate) -> Iterator[str]:
    """Other clauses with a wrong rule whose row is the very same."""
    assert candidate.rule is not None
    row = ranker.matrix.rows[candidate.rule]
    found = dict.fromkeys(
        clause
        for rule, other in zip(ranker.matrix.rules, ranker.matrix.rows, strict=True)
        if other == row
        for clause in rule.clauses
        if clause != candidate.clause
    )
    yield from [*found][:ALIKE]

"""How often a diagnosis is right: engines with one, two and three known faults, edition by edition.

usage: python benchmarks/diagnosis.py [--narrowed N] [EDITION...]

The engines are the wrong rules of the kill matrix, each left out while it is diagnosed, along with all that fail the
same scenarios (``monosashi/diagnosis/quality.py``): nothing in the matrix is quite like them. With ``--narrowed`` there
are N engines, too, that are wrong in some situations only (for a seat, at a question, the second time ...), drawn by
chance and played; the rule that they were narrowed from is in the matrix. Columns: how many engines, and in how many
per cent of them the first suspect is right, one of the first three is, every fault is among the suspects; of how many
it was said that they behave as the first suspect's wrong rule, and in how many of these that was of the right clause.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random

import reference_engine as engine
from monosashi import suite
from monosashi.diagnosis.diagnosing import ranker_of
from monosashi.diagnosis.matrix import KillMatrix, shipped_matrix
from monosashi.diagnosis.quality import Engine, quality, several_faults, single_faults
from monosashi.diagnosis.symptom import Symptom, symptom_of
from monosashi.mutants import measuring
from monosashi.mutants.narrowing.choosing import Now, narrowed
from monosashi.mutants.narrowing.ways import Way, ways
from monosashi.mutants.operators.playing import counted
from monosashi.subjects.status import Status


def groups(edition: str, narrow: int) -> Iterator[tuple[str, Sequence[Engine]]]:
    """Engines with one fault, with two, with three."""
    matrix = shipped_matrix(edition)
    if matrix is None:
        return
    kinds = {"": [*single_faults(matrix)], ", narrowed": [*narrowed_engines(matrix, narrow)]}
    for kind, singles in kinds.items():
        if singles:
            yield f"one fault{kind}", singles
            for faults in (2, 3):
                yield f"{faults} faults{kind}", [*several_faults(singles, faults)]


def narrowed_engines(matrix: KillMatrix, wanted: int) -> Iterator[Engine]:
    """So many engines whose rules are wrong in some situations only, and which fail less than the whole rule does."""
    chance = Random(matrix.edition)
    every = ways(engine.edition(matrix.edition))
    places = [place for place, row in enumerate(matrix.rows) if row and len(matrix.rules[place].clauses) == 1]
    found = 0
    while found < wanted:
        place, way = chance.choice(places), chance.choice(every)
        failures = failures_of(matrix, place, way)
        if 0 < len(failures) < len(matrix.rows[place]):
            found += 1
            yield Engine(failures, (frozenset(matrix.rules[place].clauses),), frozenset())


def failures_of(matrix: KillMatrix, place: int, way: Way) -> dict[int, Symptom]:
    """What is failed by a rule that is wrong in one way only; no scenario that the whole rule passes is."""
    scenarios = {scenario.id: scenario for scenario in suite.scenarios(matrix.edition)}
    wrong = measuring.wrong_rules(matrix.edition)[matrix.rules[place].id]
    found = {}
    for number in matrix.rows[place]:
        scenario = scenarios[matrix.scenarios[number]]
        right = counted(engine.edition(matrix.edition))()
        rules = narrowed(right, wrong.bend(right), way.when, Now())
        verdict = measuring.verdict_on(matrix.edition, rules, scenario)
        if verdict.status is not Status.PASS:
            found[number] = symptom_of(matrix.edition, verdict, scenario)
    return found


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description="How often a diagnosis is right.")
    parser.add_argument("--narrowed", type=int, default=0, metavar="N", help="play so many narrowed wrong rules, too")
    parser.add_argument("editions", nargs="*", metavar="EDITION")
    options = parser.parse_args()
    print("| edition | engines | how many | first | among three | every fault | behaves as if | rightly |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for edition in options.editions or engine.editions():
        for title, engines in groups(edition, options.narrowed):
            found = quality(ranker_of(edition, reasons=True), engines)
            shares = (round(100 * number / found.engines) for number in (found.first, found.three, found.all))
            cells = (edition, title, found.engines, *shares, found.claimed, found.kept)
            print(f"| {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    main()

"""How often a diagnosis is right: engines with one, two and three known faults, edition by edition.

usage: python benchmarks/diagnosis.py [EDITION...]

The engines are the wrong rules of the kill matrix, each left out while it is diagnosed, along with all that fail the
same scenarios (``monosashi/diagnosis/quality.py``). Columns: how many engines, and in how many per cent of them the
first suspect is right, one of the first three is, every fault is among the suspects.
"""

import sys
from collections.abc import Iterator, Sequence

import reference_engine as engine
from monosashi.diagnosis.diagnosing import ranker_of
from monosashi.diagnosis.matrix import shipped_matrix
from monosashi.diagnosis.quality import Engine, quality, several_faults, single_faults


def groups(edition: str) -> Iterator[tuple[str, Sequence[Engine]]]:
    """Engines with one fault, with two, with three."""
    matrix = shipped_matrix(edition)
    if matrix is not None:
        singles = [*single_faults(matrix)]
        yield "one fault", singles
        for faults in (2, 3):
            yield f"{faults} faults", [*several_faults(singles, faults)]


def main(editions: Sequence[str]) -> None:
    """Print a table in Markdown."""
    print("| edition | engines | how many | first | among three | every fault |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for edition in editions:
        for title, engines in groups(edition):
            found = quality(ranker_of(edition, reasons=True), engines)
            shares = (round(100 * number / found.engines) for number in (found.first, found.three, found.all))
            print(f"| {edition} | {title} | {found.engines} | {' | '.join(map(str, shares))} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or engine.editions())

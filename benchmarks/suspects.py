"""How often ``monosashi compare`` parts a wrong engine from the reference, and says rightly what is wrong with it.

usage: python benchmarks/suspects.py [--rules N] [--games N] [--seed N] [EDITION...]

The engines are wrong rules drawn by chance from an edition's library, played in this process until a game has found
something. Columns: how many engines; how many of them were parted from the reference; of how many of these a wrong
rule was told; and of how many the first rule told is of the clause that was bent, is the very rule, and one of the
first three is of the clause.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import reference_engine as engine
from monosashi.differential import state as kept
from monosashi.differential.contest import Contest, Foreseeing
from monosashi.differential.finds import Finds
from monosashi.differential.playing import TableOfTwo
from monosashi.differential.seen import Seen, Watcher
from monosashi.differential.state import Twin
from monosashi.mutants.measuring import Measured, WrongRule, wrong_rules
from monosashi.subjects.port import CAPABILITIES


class Case(NamedTuple):
    """A wrong engine: whether it was parted, and for each thing found the wrong rules told."""

    wrong: WrongRule
    told: Sequence[Sequence[Twin]]

    def share(self, right: Callable[[WrongRule, Twin], bool], first: int) -> bool:
        """Whether one of the first rules told of what comes first is right."""
        told = next((each for each in self.told if each), ())
        return any(right(self.wrong, twin) for twin in told[:first])


def same_clause(wrong: WrongRule, twin: Twin) -> bool:
    """Whether a rule told is of a clause that was bent; rules without a clause are told by themselves alone."""
    return twin.clause in wrong.clauses or twin.rule == wrong.id


def same_rule(wrong: WrongRule, twin: Twin) -> bool:
    """Whether it is the very rule."""
    return twin.rule == wrong.id


def case(edition: str, wrong: WrongRule, games: int, seed: int) -> Case:
    """Play some games against a wrong engine, as a run does."""
    rules = engine.edition(edition)
    watcher = Watcher(rules)
    contest = Contest(Measured(wrong.bend(rules)), Foreseeing(watcher.rules), CAPABILITIES)
    table = TableOfTwo(contest, watcher, None)
    state = kept.new(edition, seed, "wrong", "the reference")
    finds = Finds(table, state, None, watcher.plain)
    seen = Seen()
    for number in range(games):
        report = table.play(number, seed, seen)
        seen.update(report.seen)
        for found in report.found:
            finds.weigh(found, lambda _result: None)
        if state.results:
            break
    finds.suspect()
    return Case(wrong, [each.twins for each in state.results])


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description="How often compare says rightly what is wrong.")
    parser.add_argument("--rules", type=int, default=10, metavar="N", help="so many wrong rules of each edition")
    parser.add_argument("--games", type=int, default=8, metavar="N", help="so many games with each, at most")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="other rules and games")
    parser.add_argument("--each", action="store_true", help="a line for each engine, too")
    parser.add_argument("editions", nargs="*", metavar="EDITION")
    options = parser.parse_args()
    print("| edition | engines | parted | told | right clause | right rule | among three |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for edition in options.editions or engine.editions():
        library = list(wrong_rules(edition).values())
        cases = []
        for wrong in Random(options.seed).sample(library, options.rules):
            cases.append(case(edition, wrong, options.games, options.seed))
            if options.each:
                print(f"{wrong.id}: {[[twin.rule for twin in told] for told in cases[-1].told]}", flush=True)
        parted = [each for each in cases if each.told]
        told = [each for each in parted if any(each.told)]
        right = [sum(each.share(*how) for each in told) for how in ((same_clause, 1), (same_rule, 1), (same_clause, 3))]
        print(f"| {edition} | {len(cases)} | {len(parted)} | {len(told)} | {' | '.join(map(str, right))} |", flush=True)


if __name__ == "__main__":
    main()

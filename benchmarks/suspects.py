"""How often ``monosashi compare`` parts a wrong engine from the reference, and says rightly what is wrong with it.

usage: python benchmarks/suspects.py [--rules N] [--games N] [--seed N] [EDITION...]

The engines are wrong rules drawn by chance from an edition's library, played in this process. Columns: how many
engines, how many of them were parted from the reference, of how many a wrong rule was told, and of how many the first
one told is of the clause that was bent, is the very rule, and any one told is of that clause.
"""

import argparse
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

import reference_engine as engine
from monosashi.differential import state as kept
from monosashi.differential.contest import Contest, Foreseeing
from monosashi.differential.finds import Finds
from monosashi.differential.playing import Table
from monosashi.differential.seen import Seen, Watcher
from monosashi.mutants.measuring import Measured, WrongRule, wrong_rules
from monosashi.subjects.port import CAPABILITIES


class Case(NamedTuple):
    """What was found of a wrong engine: the rule bent, and the rules told, the first of each result."""

    wrong: WrongRule
    parted: bool
    told: Sequence[kept.Twin]


def case(edition: str, wrong: WrongRule, games: int, seed: int) -> Case:
    """Play some games against a wrong engine, as a run does."""
    rules = engine.edition(edition)
    watcher = Watcher(rules)
    contest = Contest(Measured(wrong.bend(rules)), Foreseeing(watcher.rules), CAPABILITIES)
    table = Table(contest, watcher, None)
    state = kept.new(edition, seed, "wrong", "the reference")
    finds = Finds(table, state, None)
    seen = Seen()
    for number in range(games):
        for found in table.play(number, seed, seen).found:
            finds.weigh(found, lambda _result: None)
    finds.suspect()
    print([(r.number, r.cause, r.times, [t.rule for t in r.twins][:4], len(r.twins)) for r in state.results])
    return Case(wrong, bool(state.results), [twin for result in state.results for twin in result.twins[:1]])


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description="How often compare says rightly what is wrong.")
    parser.add_argument("--rules", type=int, default=10, metavar="N", help="so many wrong rules of each edition")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="so many games with each")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="other rules and games")
    parser.add_argument("editions", nargs="*", metavar="EDITION")
    options = parser.parse_args()
    print("| edition | engines | parted | told | right clause | right rule | among those told |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for edition in options.editions or engine.editions():
        library = list(wrong_rules(edition).values())
        for wrong in Random(options.seed).sample(library, options.rules):
            began = monotonic()
            print("##", wrong.id, wrong.what, wrong.clauses)
            case(edition, wrong, options.games, options.seed)
            print("   ", round(monotonic() - began, 1), "s", flush=True)


if __name__ == "__main__":
    main()

"""``monosashi review``: which clauses have moved, what that leaves outdated, and that it was read again."""

import argparse
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, first_game, print_lines
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.text import counted

if TYPE_CHECKING:
    from monosashi.suite.revisions import State

EXAMPLES = """\
examples:
  monosashi review                     what has moved, with the old and the new text, and what that leaves outdated
  monosashi review deus.march.a        the clause is at its next revision, all its scenarios have been read again
  monosashi review deus.march.a/an-exhausted-unit-stays-where-it-is
                                      only this scenario has been; the clause's others stay outdated
  monosashi review --check             exit code 1 if anything is outdated
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "review",
        "outdated scenarios, and that they were read again",
        "Every scenario is pinned to the revision of the clauses it was written for. Name what you have read again,\n"
        "and it is pinned to what they say now; without names, see what is outdated.",
        EXAMPLES,
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="a clause, a group of clauses or a scenario")
    parser.add_argument("--game", help="the game (default: that of the ids, else the first one)")
    parser.add_argument("--all", action="store_true", help="everything has been read again")
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 if anything is outdated")


def run(options: argparse.Namespace) -> int:
    """Show, check or pin."""
    from monosashi.suite import revisions
    from reference_engine import GAMES

    meant = next((name.partition(".")[0] for name in options.ids), "")
    game = options.game or (meant if meant in GAMES else first_game())
    if game not in GAMES:
        return complain(f"unknown game {game!r}; known: {', '.join(GAMES)}")
    if (options.ids or options.all) and options.check:
        return complain("review: --check changes nothing; leave it out to pin")
    try:
        before = revisions.state(game)
        if not (options.ids or options.all):
            print_lines(told(before))
            return FAILURES if options.check and not before.current else ALL_PASS
        fault = _unknown(game, options.ids)
        if fault:
            return complain(f"review: {fault}")
        names = [revisions.EVERYTHING] if options.all else options.ids
        locked = revisions.lock(game)
        pinned = revisions.reviewed(game, names)
        revisions.write(game, pinned)
        after = revisions.state(game)
    except (revisions.BadLock, OSError) as error:
        return complain(f"review: {error}")
    scenarios = sum(pins != locked.scenarios.get(name) for name, pins in pinned.scenarios.items())
    clauses = sum(entry != locked.clauses.get(name) for name, entry in pinned.clauses.items())
    print(f"{counted(scenarios, 'scenario')} pinned, {counted(clauses, 'clause')} at another revision")
    return print_lines(told(after))


def _unknown(game: str, ids: Sequence[str]) -> str:
    """What is neither a clause nor a scenario nor a group, nor was one when the lock was written."""
    from monosashi.rulebook.ledger import load_ledger
    from monosashi.suite import revisions

    locked = revisions.lock(game)
    known = {*load_ledger(game), *revisions.groups(game), *locked.clauses, *locked.scenarios}
    for name in ids:
        if not any(each == name or each.startswith((f"{name}.", f"{name}/")) for each in known):
            return f"{name!r} is no clause and no scenario of {game}"
    return ""


def told(state: "State") -> Iterator[str]:
    """What differs from the lock, for a reader."""
    for moved in state.moved:
        yield f"{moved.clause}  " + ("new" if not moved.old else "gone" if not moved.new else "moved")
        yield from _labelled("was", moved.old)
        yield from _labelled("is", moved.new)
    for name, behind in state.outdated.items():
        yield f"outdated: {name}  ({', '.join(behind)})"
    yield from (f"not pinned: {name}" for name in state.unpinned)
    yield from (f"gone: {name}" for name in state.gone)
    numbers = (len(state.moved), len(state.outdated), len(state.unpinned), len(state.gone))
    if state.current:
        yield "nothing is outdated"
    else:
        clauses, scenarios = counted(numbers[0], "clause"), counted(numbers[1], "scenario")
        yield f"{clauses} moved, {scenarios} outdated, {numbers[2]} not pinned, {numbers[3]} gone"


def _labelled(label: str, text: str) -> Iterator[str]:
    for number, line in enumerate(textwrap.wrap(text, 100)):
        yield f"  {label if not number else '':<6}{line}"

"""``monosashi suite review``: which clauses have moved, what that leaves outdated, and that it was read again."""

import argparse
from collections.abc import Iterator, Sequence

from monosashi.commands import complain, labelled, print_lines
from monosashi.commands.naming import game_named
from monosashi.rulebook.ledger import load_ledger
from monosashi.suite import revisions
from monosashi.suite.revisions import State
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.text import counted
from reference_engine.kernel.names import nearest


def run(options: argparse.Namespace) -> int:
    """Show, check or pin."""
    named = [options.game] if options.game else [name.partition(".")[0] for name in options.ids]
    games = tuple(dict.fromkeys(map(game_named, named))) or revisions.locked_games()
    if (options.ids or options.all) and options.check:
        return complain("suite review: --check changes nothing; leave it out to pin")
    try:
        if not (options.ids or options.all):
            before = revisions.states(games)
            print_lines(told(before))
            return FAILURES if options.check and not before.current else ALL_PASS
        if fault := _unknown(games, options.ids):
            return complain(f"suite review: {fault}")
        names = [revisions.EVERYTHING] if options.all else options.ids
        changed = [_pin(game, names) for game in games]
        after = revisions.states(games)
    except (revisions.BadLock, OSError) as error:
        return complain(f"suite review: {error}")
    scenarios, clauses = (sum(numbers) for numbers in zip(*changed, strict=True))
    print(f"{counted(scenarios, 'scenario')} pinned, {counted(clauses, 'clause')} at another revision")
    return print_lines(told(after))


def _pin(game: str, names: Sequence[str]) -> tuple[int, int]:
    """Write the lock of a game; returns how many scenarios are pinned and clauses are at another revision."""
    locked = revisions.lock(game)
    pinned = revisions.reviewed(game, names)
    revisions.write(game, pinned)
    scenarios = sum(pins != locked.scenarios.get(name) for name, pins in pinned.scenarios.items())
    return scenarios, sum(entry != locked.clauses.get(name) for name, entry in pinned.clauses.items())


def _unknown(games: Sequence[str], ids: Sequence[str]) -> str:
    """What is neither a clause nor a scenario nor a group, nor was one when the lock was written."""
    known: set[str] = set()
    for game in games:
        locked = revisions.lock(game)
        known |= {*load_ledger(game), *revisions.groups(game), *locked.clauses, *locked.scenarios}
    for name in ids:
        if not any(each == name or each.startswith((f"{name}.", f"{name}/")) for each in known):
            return f"{name!r} is no clause and no scenario of {', '.join(games)}{nearest(name, sorted(known))}"
    return ""


def told(state: State) -> Iterator[str]:
    """What differs from the lock, for a reader."""
    for moved in state.moved:
        yield f"{moved.clause}  " + ("new" if not moved.old else "gone" if not moved.new else "moved")
        yield from labelled("was", [moved.old], 6)
        yield from labelled("is", [moved.new], 6)
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

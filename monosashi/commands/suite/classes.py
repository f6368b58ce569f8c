"""``monosashi suite classes``: which situations of each class have a scenario, which cannot be, which are open."""

import argparse
from collections.abc import Iterator, Sequence

import reference_engine as engine
from monosashi import suite
from monosashi.classes.files import BadClasses, closed, known_open, open_file, opened, without_new, worse
from monosashi.classes.files import impossible as said
from monosashi.classes.filling import filled
from monosashi.classes.tables import Filled, stale
from monosashi.classes.unmoved import unmoved
from monosashi.commands import complain, print_lines, unwritable_among
from monosashi.commands.naming import edition_named, first_game
from monosashi.mutants.operators.scores import BadExcuses
from monosashi.reports.classes import class_lines, counts, drawn, markdown, plain, sign
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import tracked
from monosashi.support.text import counted


def run(options: argparse.Namespace) -> int:
    """Watch, fill, tell."""
    edition = edition_named(options.game or first_game(), amended=False)
    if fault := unwritable_among(options.json, options.markdown):
        return complain(fault)
    if options.unmoved:
        return _unmoved(edition)
    try:
        if options.check or options.update:
            return _compare(edition.partition("@")[0], update=options.update, accept=options.accept)
        found = _filled(edition)
    except (BadClasses, BadExcuses) as error:
        return complain(str(error))
    unknown = [name for name in options.names if name not in {each.table.name for each in found}]
    if unknown:
        return complain(f"{edition} has no class {unknown[0]!r}; it has {', '.join(e.table.name for e in found)}")
    chosen = [each for each in found if not options.names or each.table.name in options.names]
    if options.json is not None:
        write_file(options.json, plain_json(plain(edition, chosen)))
    if options.markdown is not None:
        write_file(options.markdown, "\n".join([*markdown(edition, chosen), ""]).encode())
    if options.row is not None:
        return print_lines(line for each in chosen for line in _cells(each, options.row))
    if options.open:
        return print_lines(line for each in chosen for line in class_lines(each, ("open",)))
    if options.names:
        return print_lines(line for each in chosen for line in (*drawn(each), ""))
    return print_lines(counts(chosen))


def _filled(edition: str) -> Sequence[Filled]:
    return filled(edition, lambda plays, count: tracked("watching", plays, count))


def _unmoved(edition: str) -> int:
    """Whatever its clause says, a scenario passes: who reads the list finds those that cannot fail."""
    count = len(suite.scenarios(edition))
    found = list(tracked("bending", unmoved(edition), count))
    return print_lines(f"{scenario.id}: {rules} wrong rules of its clause pass" for scenario, rules in found if rules)


def _cells(found: Filled, text: str) -> Iterator[str]:
    for row in found.table.rows:
        for column in found.table.columns if text in row else ():
            if told := sign(found, row, column):
                yield f"{found.table.name}: {row} | {column}: {told}"
                reason = found.impossible.get((row, column))
                yield from (f"    {line}" for line in found.scenarios.get((row, column), (reason,) if reason else ()))


def _compare(game: str, *, update: bool, accept: bool) -> int:
    """Every edition of a game with what was open. An ``update`` takes what was not only where it is to ``accept``."""
    known, now, better = known_open(game), {}, 0
    wrong: list[str] = []
    new: list[str] = []
    for edition in engine.game(game).editions:
        found = _filled(edition)
        before = known.get(edition, {})
        now[edition] = opened(found) if accept else without_new(found, before)
        wrong += [f"{edition}: {line}" for line in stale(found, said(edition))]
        # A table that nobody knew has no cells that were closed.
        asked = found if not update else [each for each in found if each.table.name in before and not accept]
        new += (lines := [f"{edition}: {line}" for line in worse(asked, before)])
        wrong += lines
        better += closed(found, before)
    print_lines(wrong)
    if new:
        complain(
            f"suite classes: {counted(len(new), 'cell')} of {game} may be closed by scenarios, or be said to be "
            f"impossible in features/{game}/classes.toml; to leave them open: "
            f"monosashi suite classes {game} --update --accept"
        )
    if update:
        write_file(open_file(game), plain_json(now))
    elif better:
        print_lines(
            [f"{better} cells are closed that were open: monosashi suite classes {game} --update writes it down"]
        )
    return FAILURES if wrong else ALL_PASS

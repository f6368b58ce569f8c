"""``monosashi classes``: which situations of each class have a scenario, which cannot be, which are open."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, print_lines
from monosashi.commands.naming import edition_named, first_game, game_argument
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import real
from monosashi.support.progress import tracked

if TYPE_CHECKING:
    from monosashi.classes.tables import Filled

EXAMPLES = """\
examples:
  monosashi classes deus                         every class: how many cells have scenarios, cannot be, are open
  monosashi classes deus --class members         one class as a table
  monosashi classes deus --class timing --open   its open cells, one a line
  monosashi classes deus --row march --class seats
                                                 the cells of some rows, with all their scenarios
  monosashi classes deus@2018-08-29 --json FILE  everything as JSON; --markdown writes a page
  monosashi classes deus --unmoved               scenarios that no wrong rule of their clause moves, lawful twins among
                                                 them: some minutes
  monosashi classes deus --check                 no cell may be open that was not; --update takes off the
                                                 list what is closed
  monosashi classes deus --update --accept       and puts on it what is open now and was not

A class is a way in which a suite that people write looks in one direction; its table is made by watching every scenario
being played. What cannot be stands with its reason in features/<game>/classes.toml, what was open in open_classes.json.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "classes",
        "which situations of each class have a scenario, and which are open",
        "Play the suite once on the reference and say for each class of situations (seats, timings, members of an "
        "answer, the second time …) where scenarios have been, where none can be, and what is open.",
        EXAMPLES,
        well="shown, or nothing got worse",
        found="--check, --update: a cell is open that was not, or what is said to be impossible is not",
    )
    game_argument(parser)
    parser.add_argument("--class", dest="names", action="append", default=[], metavar="NAME", help="only this class")
    parser.add_argument("--open", action="store_true", help="the open cells, one a line")
    parser.add_argument("--row", metavar="TEXT", help="every cell of the rows with this text, with its scenarios")
    parser.add_argument("--unmoved", action="store_true", help="scenarios that no wrong rule of their clause moves")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables as a page of Markdown")
    parser.add_argument("--check", action="store_true", help="no cell may be open that was not (all editions)")
    parser.add_argument("--update", action="store_true", help="take closed cells off the list of open ones")
    parser.add_argument("--accept", action="store_true", help="with --update: put newly open cells on the list, too")


def run(options: argparse.Namespace) -> int:
    """Watch, fill, tell."""
    from monosashi.classes.files import BadClasses
    from monosashi.mutants.operators.scores import BadExcuses
    from monosashi.reports.classes import counts, drawn, listed, markdown, plain
    from monosashi.support.files import plain_json, write_file

    edition = edition_named(options.game or first_game(), amended=False)
    for file in (options.json, options.markdown):
        if file is not None and not real(file).parent.is_dir():
            return complain(f"{file} cannot be written: its folder does not exist")
    if options.unmoved:
        return _unmoved(edition)
    try:
        if options.check or options.update:
            return _compare(edition.partition("@")[0], update=options.update, accept=options.accept)
        found = _filled(edition)
    except (BadClasses, BadExcuses) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return complain("stopped before the end")
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
        return print_lines(line for each in chosen for line in listed(each, ("open",)))
    if options.names:
        return print_lines(line for each in chosen for line in (*drawn(each), ""))
    return print_lines(counts(chosen))


def _filled(edition: str) -> "Sequence[Filled]":
    from monosashi.classes.filling import filled

    return filled(edition, lambda plays, count: tracked("watching", plays, count))


def _unmoved(edition: str) -> int:
    """Whatever its clause says, a scenario passes: who reads the list finds those that cannot fail."""
    from monosashi import suite
    from monosashi.classes.unmoved import unmoved

    count = len(suite.scenarios(edition))
    try:
        found = list(tracked("bending", unmoved(edition), count))
    except KeyboardInterrupt:
        return complain("stopped before the end")
    return print_lines(f"{scenario.id}: {rules} wrong rules of its clause pass" for scenario, rules in found if rules)


def _cells(found: "Filled", text: str) -> Iterator[str]:
    from monosashi.reports.classes import sign

    for row in found.table.rows:
        for column in found.table.columns if text in row else ():
            if told := sign(found, row, column):
                yield f"{found.table.name}: {row} | {column}: {told}"
                reason = found.impossible.get((row, column))
                yield from (f"    {line}" for line in found.scenarios.get((row, column), (reason,) if reason else ()))


def _compare(game: str, *, update: bool, accept: bool) -> int:
    """Every edition of a game with what was open. An ``update`` takes what was not only where it is to ``accept``."""
    import reference_engine as engine
    from monosashi.classes.files import closed, known_open, open_file, opened, without_new, worse
    from monosashi.classes.files import impossible as said
    from monosashi.classes.tables import stale
    from monosashi.support.files import plain_json, write_file
    from monosashi.support.text import counted

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
            f"classes: {counted(len(new), 'cell')} of {game} may be closed by scenarios, or said to be impossible in "
            f"features/{game}/classes.toml; to leave them open: monosashi classes {game} --update --accept"
        )
    if update:
        write_file(open_file(game), plain_json(now))
    elif better:
        print_lines([f"{better} cells are closed that were open: monosashi classes {game} --update writes it down"])
    return FAILURES if wrong else ALL_PASS

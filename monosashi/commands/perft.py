"""``monosashi perft``: how many sequences of answers there are."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, count, no_command, patience_arguments, print_lines
from monosashi.commands.naming import edition_named, edition_option, first_game, own_games, present_edition
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.progress import bar

if TYPE_CHECKING:
    from monosashi.perft.positions import NamedPosition
    from monosashi.reports.perft import Perft
    from monosashi.verification.session import Session

EXAMPLES = """\
examples:
  monosashi perft                                 from every position that has a name, three answers deep
  monosashi perft start --depth 3 --divide        how many sequences begin with each first answer
  monosashi perft battle --edition deus@2018-08-29 --depth 5
  monosashi perft position.json --depth 2         from a quiet position, or a start, of your own; - is standard input
  monosashi perft --depth 4 -- node engine.js     on your engine, the rules beside it
  monosashi perft battle --depth 6 --divide -- node engine.js
                                                  where do the counts part first, and with which answers?
  monosashi perft --update                        after a change of rules: the tables that come with the suite

Listed answers are counted, dice face by face; a shuffle leaves the cards as they are. Your engine needs the
capability legal.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "perft",
        "count the sequences of answers from a position, by the rules and on your engine",
        "Count how many sequences of answers there are from a position, and say after which an engine parts.",
        EXAMPLES,
        well="all is counted, and the same everywhere",
        found="an engine, or the table that comes with the suite, has other counts",
    )
    parser.command_behind = True
    edition_option(parser, "the edition to play by", f"what the engine offers, or {first_game()}; --update: all")
    parser.add_argument("--depth", type=count, metavar="N", default=3, help="how many answers (default: %(default)s)")
    parser.add_argument("--divide", action="store_true", help="list how many sequences begin with each first answer")
    patience_arguments(parser, starting=False)
    parser.add_argument("--json", action="store_true", help="print what was counted as JSON")
    parser.add_argument("--update", action="store_true", help="write the tables of an edition, or of all")
    parser.add_argument(
        "position",
        nargs="*",
        metavar="POSITION -- COMMAND",
        help="the name of a position, or a file; none: every position that has a name",
    )


def run(options: argparse.Namespace) -> int:
    """Count and tell."""
    from monosashi.perft.positions import named_positions, position_called
    from monosashi.reports.perft import lines
    from monosashi.support.files import plain_json
    from monosashi.verification.results_file import Settings
    from monosashi.verification.session import Invalid, declared

    named = options.position
    if fault := no_command(options) or _misused(options, named):
        return complain(fault)
    if options.update:
        return _update(options.edition)
    try:
        if options.edition:
            editions: Sequence[str] = (edition_named(options.edition),)
        elif options.behind and not named:
            editions = declared(options.behind, Settings(timeout=options.timeout))
        else:
            editions = (present_edition(),)
        wanted = {name: [position_called(name, each) for each in named] or named_positions(name) for name in editions}
        found = list(_counted(options, wanted, explicit=bool(named)))
    except Invalid as error:
        return complain(str(error))
    if options.json:
        print_lines([plain_json(found).decode().rstrip()])
    else:
        print_lines(line for each in found for line in lines(each))
    return FAILURES if any(each.parted for each in found) else ALL_PASS


def _misused(options: argparse.Namespace, named: Sequence[str]) -> str:
    """What is wrong with the arguments, in a sentence; empty if nothing is."""
    if options.depth < 1:
        return "--depth 0 leaves nothing to be counted"
    if len(named) > 1:
        return f"one position at a time: expected a name or a file, got {' and '.join(named)}"
    if options.update and (named or options.behind):
        return "--update writes whole tables, as the rules have them; leave out what stands beside it"
    return ""


def _counted(
    options: argparse.Namespace, wanted: "Mapping[str, Sequence[NamedPosition]]", *, explicit: bool
) -> "Iterator[Perft]":
    """What was counted from each position. Raises Invalid, and Faulty for what is no position."""
    from monosashi.perft.positions import needs
    from monosashi.reports.perft import Perft
    from monosashi.verification.results_file import Settings
    from monosashi.verification.session import Invalid, Session

    for edition, positions in wanted.items():
        session = Session.of_command(edition, options.behind, Settings(timeout=options.timeout))
        try:
            hello = session.hello
            for position in positions:
                lacking = needs(edition, position, hello.capabilities, hello.vocabulary) if options.behind else ""
                if lacking and explicit:
                    raise Invalid(f"{hello.name} cannot be asked about {position.name}: it does not offer {lacking}")
                if lacking:
                    yield Perft(edition, position.name, position.about, hello.name, [], lacking=lacking)
                else:
                    yield _perft(session, position, options.depth, divide=options.divide)
        finally:
            session.close()


def _perft(session: "Session", position: "NamedPosition", depth: int, *, divide: bool) -> "Perft":
    """One position. Raises Faulty."""
    import reference_engine as engine
    from monosashi.perft.beside import Beside, shares
    from monosashi.perft.counting import counts, number_of_answers
    from monosashi.perft.positions import begun
    from monosashi.perft.table import shipped
    from monosashi.reports.perft import Perft

    rules = session.lockstep.reference.rules if session.lockstep else engine.edition(session.edition)
    table = shipped(session.edition).counts.get(position.name, ()) if not session.hello.readings else ()
    root = begun(rules, position)
    name, about = position.name, position.about
    progress: AbstractContextManager[Any] = bar(f"counting from {name}", number_of_answers(rules, root))
    if session.lockstep is None:
        with progress as advance:
            found = counts(rules, root, depth, advance)
            divided = list(shares(rules, root, depth)) if divide else []
        return Perft(session.edition, name, about, "", found, table=table, divided=divided)
    beside = Beside(session.lockstep.child, rules, position)
    with progress as advance:
        both, divided = beside.counted(depth, advance)
    return Perft(
        session.edition,
        name,
        about,
        session.hello.name,
        both.rules,
        both.engine,
        table=table,
        divided=divided if divide else [],
        parting=beside.parting,
    )


def _update(named: str | None) -> int:
    """Write the tables that are not right any more."""
    from monosashi.perft.table import counted, table_file
    from monosashi.rulebook.folders import PACKAGE
    from monosashi.support.files import plain_json, write_file

    editions = (edition_named(named, amended=False),) if named else _own_editions()
    for edition in editions:
        path = table_file(edition)
        if path.is_relative_to(PACKAGE):
            return complain("the tables of an installed package stay as they are; --update is for a clone")
        table = plain_json(counted(edition))
        is_new = not path.exists() or path.read_bytes() != table
        if is_new:
            write_file(path, table)
        print_lines([f"{edition}: {f'{path.name} is written' if is_new else 'all is well, nothing is written'}"])
    return ALL_PASS


def _own_editions() -> tuple[str, ...]:
    from monosashi.kit.registry import kit

    return tuple(edition for game in own_games() for edition in kit(game).game.editions)

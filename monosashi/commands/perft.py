"""``monosashi perft``: how many sequences of answers there are."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import reference_engine as engine
from monosashi.commands import complain, no_command, print_lines
from monosashi.commands.naming import edition_named, newest, own_games, present_edition
from monosashi.differential.perft.beside import Beside, shares
from monosashi.differential.perft.counting import counts, number_of_answers
from monosashi.differential.perft.positions import NamedPosition, begun, named_positions, needs, position_called
from monosashi.differential.perft.table import counted, shipped, table_file
from monosashi.kit.registry import kit
from monosashi.reports.perft import Perft, lines
from monosashi.rulebook.folders import PACKAGE
from monosashi.subjects.port import Lacking
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import bar
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Invalid, Session, declared


def run(options: argparse.Namespace) -> int:
    """Count and tell."""
    named = options.position
    if fault := no_command(options) or _misused(options, named):
        return complain(fault)
    if options.update:
        return _update(options.edition)
    try:
        if options.edition:
            editions: Sequence[str] = (edition_named(options.edition),)
        elif options.behind:
            editions = declared(options.behind, Settings(timeout=options.timeout))
            if named:
                editions = (_of_one_game(editions),)
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


def _of_one_game(offered: Sequence[str]) -> str:
    """The edition from which a position is counted where none is named. Raises Invalid for those of several games."""
    if len({name.partition("@")[0] for name in offered}) > 1:
        raise Invalid(f"the engine offers {', '.join(offered)}; name one of them with --edition")
    return newest(offered)


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
    options: argparse.Namespace, wanted: Mapping[str, Sequence[NamedPosition]], *, explicit: bool
) -> Iterator[Perft]:
    """What was counted from each position. Raises Invalid, and Faulty for what is no position."""
    for edition, positions in wanted.items():
        session = Session.of_command(edition, options.behind, Settings(timeout=options.timeout))
        try:
            hello = session.hello
            for position in positions:
                lacking = needs(edition, position, hello.capabilities, hello.vocabulary) if options.behind else ""
                if not lacking:
                    try:
                        yield _perft(session, position, options.depth, divide=options.divide)
                        continue
                    except Lacking as error:
                        lacking = error.capability
                if lacking and explicit:
                    raise Invalid(f"{hello.name} cannot be asked about {position.name}: it does not offer {lacking}")
                yield Perft(edition, position.name, position.about, hello.name, [], lacking=lacking)
        finally:
            session.close()


def _perft(session: Session, position: NamedPosition, depth: int, *, divide: bool) -> Perft:
    """One position. Raises Faulty."""
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
    return tuple(edition for game in own_games() for edition in kit(game).game.editions)

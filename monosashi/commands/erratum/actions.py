"""``monosashi erratum``: begin an erratum, list them, look at one, check whether one is complete."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from monosashi.commands import complain, labelled, print_lines, say
from monosashi.commands.naming import edition_named, present_edition
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.progress import tracked
from monosashi.support.text import counted

if TYPE_CHECKING:
    from monosashi.impact.erratum_draft import Wish
    from monosashi.rulebook.errata import Erratum


def run(options: argparse.Namespace) -> int:
    """Do what is asked for."""
    from monosashi.rulebook.catalogue import BadCatalogue
    from monosashi.rulebook.errata import BadErratum

    try:
        if options.action == "new":
            return begin(options)
        if options.action == "list":
            return print_lines(list(listed(options.ja)))
        return show(options.id, options.ja) if options.action == "show" else check(options.id, options.supersede)
    except (BadErratum, BadCatalogue) as error:
        return complain(f"erratum: {error}")


def begin(options: argparse.Namespace) -> int:
    """Write the files and say what is to be done with them."""
    from monosashi.impact.erratum_draft import CannotBegin, Wish, begin
    from monosashi.rulebook.folders import is_installed
    from reference_engine.amendments import Moved

    if is_installed():
        return complain("erratum new: an erratum is begun in a clone of the repository, not in an installed copy")
    named = options.edition and edition_named(options.edition, amended=False)
    for option, settings in (("--switch", options.switch), ("--number", options.number)):
        names = [name for name, _ in settings]
        if len({*names}) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            return complain(f"erratum new: {option} names {twice!r} twice")
    edition = named or present_edition(*options.clause[:1])
    wish = Wish(
        options.id,
        edition,
        options.clause,
        dict(options.switch),
        options.module,
        dict(options.number),
        tuple(Moved(*each) for each in options.move),
    )
    try:
        paths, broken = begin(wish)
    except (CannotBegin, OSError) as error:
        return complain(f"erratum new: {error}")
    return print_lines(_begun(wish, paths, broken))


def _begun(wish: "Wish", paths: Sequence[Path], broken: Sequence[str]) -> Iterator[str]:
    """What was written, and what is to be done next."""
    yield from (f"written: {_short(path)}" for path in paths)
    if broken:
        yield f"{counted(len(broken), 'scenario')} that do not hold any more: superseded in the data"
    yield "\nnext:"
    yield f"  1. fill in {paths[0].name}: title, source, reason, and what each clause says from now on"
    yield f"  2. fill in the scenarios of {paths[1].name}"
    if wish.module:
        yield f"  3. write the functions that change in {paths[2].name}"
    yield f"  {3 + wish.module}. monosashi erratum check {wish.identity}"
    yield f"  {4 + wish.module}. monosashi erratum impact {wish.edition} {wish.edition}+{wish.identity}"


def _short(path: Path) -> str:
    """A path as somebody in the clone writes it."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def listed(japanese: bool) -> Iterator[str]:
    """One line for each erratum of each game."""
    from monosashi.rulebook.errata import errata
    from reference_engine import GAMES

    for game in GAMES:
        texts = in_japanese(game) if japanese else {}
        for erratum in errata(game):
            title = texts.get(erratum.title, erratum.title)
            yield "\t".join((erratum.id, erratum.status, erratum.edition, title))


def in_japanese(game: str) -> Mapping[str, str]:
    """What there is of a game's texts in Japanese. Raises BadCatalogue."""
    from monosashi.rulebook.catalogue import rules_messages

    return {english: text for (_, english), text in rules_messages(game, "ja").items()}


def find(identity: str) -> "Erratum":
    """An erratum of whatever game. Raises BadErratum."""
    from monosashi.rulebook.errata import BadErratum, erratum
    from reference_engine import GAMES, errata
    from reference_engine.kernel.names import unknown

    for game in GAMES:
        if identity in errata(game):
            return erratum(game, identity)
    raise BadErratum([unknown("erratum", identity, (each for game in GAMES for each in errata(game)))])


def show(identity: str, japanese: bool) -> int:
    """Everything that an erratum says, with what it replaces, in Japanese, too, if asked for."""
    found = find(identity)
    return print_lines(told(found, in_japanese(found.edition.partition("@")[0]) if japanese else {}))


def told(erratum: "Erratum", japanese: Mapping[str, str]) -> Iterator[str]:
    """An erratum as lines for a reader, each text followed by what there is in ``japanese``."""
    from monosashi import suite
    from monosashi.rulebook.ledger import load_ledger
    from reference_engine import edition

    labelled_both = partial(labelled, below=japanese)
    game = erratum.edition.partition("@")[0]
    ledger = load_ledger(game)
    yield f"{erratum.id}  {erratum.status}, {erratum.date}"
    switches = edition(erratum.edition).switches
    yield from labelled_both("says", [erratum.title])
    yield from labelled_both("reason", [erratum.reason])
    yield from labelled_both("source", [erratum.source])
    yield from labelled_both("edition", [erratum.amended_edition])
    yield from labelled_both("switches", [f"{s}: {switches.get(s)} → {r}" for s, r in erratum.switches.items()])
    numbers = edition(erratum.edition).numbers
    yield from labelled_both("numbers", [f"{n}: {numbers.get(n)} → {v}" for n, v in erratum.numbers.items()])
    places = [(each, f"before {each.before}" if each.before else f"after {each.after}") for each in erratum.moves]
    yield from labelled_both("moves", [f"{each.procedure}: {each.step} {place}" for each, place in places])
    if erratum.module:
        yield from labelled_both("module", [f"reference_engine/{game}/errata/{erratum.id.replace('-', '_')}.py"])
    for restated in erratum.restates:
        yield from labelled_both("restates", [restated.clause])
        if restated.clause in ledger:
            yield from labelled_both("  before", [ledger[restated.clause].en])
        yield from labelled_both("  after", [restated.en])
    yield from labelled_both("retires", erratum.retires)
    yield from labelled_both("adds", [text for row in erratum.adds for text in (row.id, row.en)])
    yield from labelled_both("supersedes", erratum.supersedes)
    yield from labelled_both("scenarios", [each.id for each in suite.erratum_scenarios(game, erratum.id)])


def check(identity: str, supersede: bool) -> int:
    """Check and report; exit code 1 if something is to be mended.

    With ``supersede`` the scenarios that do not hold any more are first written into the erratum's data.
    """
    from monosashi.impact.erratum_check import check
    from monosashi.impact.erratum_draft import CannotBegin, write_superseded

    erratum = find(identity)
    if supersede:
        try:
            listed = write_superseded(erratum)
        except (CannotBegin, OSError) as error:
            return complain(f"erratum check: {error}")
        say(f"· superseded in {erratum.id}.toml: {counted(len(listed), 'scenario')}")
        erratum = find(identity)
    found = check(erratum, lambda scenarios: tracked("scenarios", scenarios))
    for fault in found.faults:
        say(f"✗ {fault}")
    for change in found.changes:
        say(f"· {change}")
    if found.faults:
        say(f"{erratum.id} is not complete: {counted(len(found.faults), 'thing')} to mend")
        return FAILURES
    say(
        f"{erratum.id} is complete: {counted(found.own, 'scenario')} of its own for {erratum.amended_edition}, each "
        f"failing on {erratum.edition}; {found.others} others pass as before"
    )
    return ALL_PASS

"""``monosashi perft``: how many sequences of answers there are from a position."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, count, no_command, print_lines, say, seconds
from monosashi.commands.naming import edition_named, edition_option, first_game, present_edition
from monosashi.support.exit_codes import ALL_PASS, FAILURES

if TYPE_CHECKING:
    from monosashi.differential.perft import Beside, Parting, Share

EXAMPLES = """\
examples:
  monosashi perft                                  the shipped table: the named positions of an edition and their counts
  monosashi perft rich --depth 4                   how many sequences of four answers there are from one of them
  monosashi perft rich --depth 4 --divide          the same for each first answer
  monosashi perft position.json --depth 3          from a quiet position, or a start, of your own
  monosashi perft rich --depth 3 --divide -- node engine.js
                                                   beside an engine: where do the counts part?
  monosashi perft --update --edition deus          count the table of a game anew

Counted are the listed answers of whoever is asked, each with every way in which the dice may fall after it. A shuffle
counts once and leaves the cards as they are; to resign is never listed. Of units that may march together each march
alone is listed, and of several ways to one end only one counts.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "perft",
        "count the sequences of answers from a position",
        "Count the sequences of answers that there are from a position, so many answers deep.",
        EXAMPLES,
        well="counted; an engine's counts are the same",
        found="an engine's counts are not, or the shipped table is not as it should be",
    )
    edition_option(parser, "the edition to play by", first_game())
    parser.add_argument("--depth", type=count, metavar="N", help="how many answers deep (default: 2)")
    parser.add_argument("--divide", action="store_true", help="for each first answer apart")
    parser.add_argument("--update", action="store_true", help="write the table of the edition's game anew")
    parser.add_argument(
        "--check", action="store_true", help="count the table of the edition's game anew, write nothing"
    )
    parser.add_argument("--timeout", type=seconds, default=2.0, help="seconds for each answer (default: %(default)s)")
    parser.add_argument("position", nargs="?", metavar="POSITION", help="a named position, or a JSON file")
    parser.to_the_separator = True


def run(options: argparse.Namespace) -> int:
    """Count and tell."""
    import reference_engine as engine
    from monosashi.differential import perft

    named = options.position
    if fault := no_command(options):
        return complain(fault)
    edition = edition_named(options.edition) if options.edition else present_edition()
    game = edition.partition("@")[0]
    if options.update or options.check:
        if named or options.behind or options.depth is not None:
            return complain("--update and --check count a whole table; name no position, depth or engine")
        return _whole_table(game, write=options.update)
    if not named and (options.depth is not None or options.divide or options.behind):
        known = ", ".join(perft.shipped(game).get(engine.published(edition), {}))
        return complain(f"name a position: a JSON file, or one of {known}")
    if not named:
        return print_lines(_table(edition))
    try:
        document = _document(edition, named)
        position = perft.placed(engine.edition(edition), document)
    except _BadPosition as error:
        return complain(str(error))
    except engine.Unreadable as error:
        return complain(f"{named} is no position of {edition}: {'; '.join(error.faults)}")
    depth = 2 if options.depth is None else options.depth
    if depth == 0:
        return complain("--depth 0 counts nothing; name at least 1")
    if position.pending is None:
        return complain(f"in {named} nobody is asked for anything: there is nothing to count")
    try:
        if options.behind:
            return _beside(edition, options.behind, document, depth, divide=options.divide, timeout=options.timeout)
        return _alone(edition, position, depth, divide=options.divide)
    except KeyboardInterrupt:
        return complain("perft: stopped before all was counted")


class _BadPosition(Exception):
    """Nothing is called so, or a file is no position."""


def _document(edition: str, name: str) -> Any:
    """A named position's document, or a file's. Raises _BadPosition."""
    import msgspec

    import reference_engine as engine
    from monosashi.differential import perft
    from monosashi.support.files import read_file
    from reference_engine.kernel.names import unknown

    known = perft.shipped(edition.partition("@")[0]).get(engine.published(edition), {})
    if name in known:
        return known[name].document
    path = Path(name)
    if not path.suffix and name != "-":
        raise _BadPosition(unknown("position", name, known))
    try:
        document = msgspec.json.decode(read_file(path))
    except OSError as error:
        raise _BadPosition(f"{name} cannot be read: {error.strerror or error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _BadPosition(f"{name} is no JSON: {error}") from None
    if not isinstance(document, dict):
        raise _BadPosition(f"{name} is no position: expected an object")
    return document


def _table(edition: str) -> Iterator[str]:
    """The shipped table of an edition."""
    import reference_engine as engine
    from monosashi.differential import perft

    yield f"{'position':10} {'1':>8} {'2':>8} {'3':>8} {'4':>8}"
    for name, row in perft.shipped(edition.partition("@")[0]).get(engine.published(edition), {}).items():
        yield f"{name:10} {' '.join(f'{each:8}' for each in row.counts):36}  {row.about}"


def _whole_table(game: str, *, write: bool) -> int:
    """Count a table anew, write it or say what is not as it should be."""
    from monosashi.differential import perft

    with _ticking(f"counting {game}") as tick:
        made = perft.made(game, tick)
    former = perft.shipped(game)
    if made == former:
        say(f"{perft.table_file(game).name} of {game} is as it should be")
        return ALL_PASS
    if not write:
        say(
            f"{perft.table_file(game).name} of {game} is not as it should be; monosashi perft --update --edition {game}"
        )
        return FAILURES
    try:
        perft.update(game, made)
    except OSError as error:
        return complain(f"{perft.table_file(game)} cannot be written: {error.strerror or error}")
    say(f"{perft.table_file(game).name} of {game} is written")
    return ALL_PASS


def _alone(edition: str, position: Any, depth: int, *, divide: bool) -> int:
    """Count by the rules."""
    import reference_engine as engine
    from monosashi.differential.perft import Counter

    with _ticking("counting") as tick:
        counter = Counter(engine.edition(edition), tick)
        shares = list(counter.shares(position, depth))
    lines = [_share(share, beside=False) for share in shares] if divide else []
    return print_lines([*lines, f"{sum(share.by_rules for share in shares)} sequences, {depth} deep"])


def _beside(
    edition: str, engine_command: Sequence[str], document: Any, depth: int, *, divide: bool, timeout: float
) -> int:
    """Count by an engine's lists, too, and say where the counts part."""
    from monosashi.differential.perft import Beside
    from monosashi.differential.run import Run, Wish
    from monosashi.subjects.status import ScenarioEnded
    from monosashi.verification.session import Invalid

    try:
        started = Run(Wish(edition, engine_command, timeout=timeout))
    except Invalid as invalid:
        return complain(f"perft: {invalid}")
    try:
        if "legal" not in started.session.hello.capabilities:
            return complain(f"{started.name} does not offer the capability legal: it lists no answers")
        with _ticking("counting") as tick:
            beside = Beside(started.table.contest, document, tick)
            shares = list(beside.shares(depth))
    except ScenarioEnded as ended:
        return complain(f"perft: {started.name} does not come to all positions: {ended}")
    finally:
        started.close()
    print_lines(_both(shares, beside, depth, divide=divide))
    return FAILURES if beside.parting is not None else ALL_PASS


def _both(shares: "Sequence[Share]", beside: "Beside", depth: int, *, divide: bool) -> Iterator[str]:
    if divide:
        yield from (_share(share, beside=True) for share in shares)
    ours, theirs = sum(share.by_rules for share in shares), sum(share.by_engine for share in shares)
    yield f"{ours} sequences, {depth} deep; by the engine's lists {theirs}"
    if beside.parting is not None:
        yield from _parted(beside.parting)


def _parted(parting: "Parting") -> Iterator[str]:
    import msgspec

    yield f"the lists part {'after:' if parting.said else 'at once:'}"
    for said in parting.said:
        drawn = "".join(f", {each.draw} of {each.of} {each.shows}" for each in said.chance)
        yield f"  {said.seat} {msgspec.json.encode(said.action).decode()}{drawn}"
    yield from (f"  {difference}" for difference in parting.differences[:10])


def _share(share: "Share", *, beside: bool) -> str:
    import msgspec

    told = msgspec.json.encode(share.action).decode()
    if not beside:
        return f"{share.by_rules:8}  {told}"
    sign = "  " if share.by_rules == share.by_engine else "» "
    return f"{share.by_rules:8} {share.by_engine:8}  {sign}{told}"


@contextmanager
def _ticking(what: str) -> "Iterator[Any]":
    """How many positions have been counted, while it goes on."""
    from monosashi.support.progress import busy

    with busy(what):
        yield lambda: None

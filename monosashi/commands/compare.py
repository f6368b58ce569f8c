"""``monosashi compare``: an engine and the reference play random games side by side."""

import argparse
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monosashi.commands import (
    command,
    complain,
    count,
    crew_arguments,
    crew_of,
    misplaced,
    patience_arguments,
    print_lines,
    say,
)
from monosashi.commands.naming import edition_named, edition_option
from monosashi.sharing import Crew, NoCluster
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.files import real

if TYPE_CHECKING:
    from monosashi.differential.run import Outcome, Progress

EXAMPLES = """\
examples:
  monosashi compare -- node engine.js             for a minute, the newest edition that the program declares
  monosashi compare --for 1h --out found -- node engine.js
                                                  for an hour; records, scenarios and how far it has come are kept in
                                                  the folder found
  monosashi compare --for 1h --out found -- node engine.js
                                                  said once more: it goes on where it was
  monosashi compare --games 40 --seed 7 --edition monster_maker@2021-03-20 -- node engine.js
                                                  forty games; the same seed gives the same games
  monosashi compare --for 1h --scheduler tcp://192.0.2.1:8786 -- node engine.js
                                                  on the machines of a Dask cluster, which need the program, too
  monosashi compare --against ./other-engine -- node engine.js
                                                  two engines with each other; the reference only leads the games

Every answer, roll and shuffle is chosen here. After each the positions must be the same; now and then the lists of
legal answers and all views are compared, too, and answers are tried that must be refused. What parts the engines is
made small, as a record and, where the suite has words for it, as a scenario that passes on the reference and fails on
the engine.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "compare",
        "play random games on an engine and the reference side by side",
        "Let an engine and the reference play random whole games side by side, and make small what parts them.",
        EXAMPLES,
        well="nothing has parted the engines",
        found="something has",
    )
    edition_option(parser, "the edition to play", "the newest one that the program declares")
    parser.add_argument(
        "--for", dest="time", type=duration, metavar="TIME", help="how long, such as 90s, 10m or 1h (default: 1m)"
    )
    parser.add_argument("--games", type=count, metavar="N", help="so many games instead")
    parser.add_argument("--seed", type=count, metavar="N", help="other games than those of the seed 0")
    parser.add_argument("--against", metavar="COMMAND", help="another engine in the place of the reference")
    parser.add_argument("--out", metavar="FOLDER", help="keep what is found, and go on from there next time")
    patience_arguments(parser)
    parser.add_argument(
        "--restarts", type=count, default=100, help="how often the engine may be started again (default: %(default)s)"
    )
    crew_arguments(parser)
    parser.add_argument("engine", nargs="*", metavar="-- COMMAND", help="the engine")


def duration(text: str) -> float:
    """A time with its unit, in seconds."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(s|m|h)", text)
    found = float(match[1]) * {"s": 1, "m": 60, "h": 3600}[match[2]] if match else 0.0
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is no time; expected a number and s, m or h, such as 10m")
    return found


def run(options: argparse.Namespace) -> int:
    """Play and tell."""
    from monosashi.differential.run import Run, Wish
    from monosashi.differential.state import BadState
    from monosashi.verification.results_file import Settings
    from monosashi.verification.session import Invalid, declared

    if fault := misplaced(options, "compare"):
        return complain(fault)
    if not options.behind:
        return complain("compare needs an engine: monosashi compare -- COMMAND")
    if options.games is not None and options.time is not None:
        return complain("give either --for or --games")
    if options.games == 0:
        return complain("--games 0 leaves nothing to be played")
    try:
        against = tuple(shlex.split(options.against)) if options.against is not None else ()
    except ValueError as error:
        return complain(f"--against {options.against!r} is no command: {error}")
    if options.against is not None and not against:
        return complain("--against names no command")
    if fault := _folder_fault(options.out):
        return complain(fault)
    settings = Settings(timeout=options.timeout, hello_timeout=options.hello_timeout)
    try:
        edition = edition_named(options.edition) if options.edition else _newest(declared(options.behind, settings))
        wish = Wish(
            edition=edition,
            command=tuple(options.behind),
            against=against,
            seed=options.seed or 0,
            seconds=0.0 if options.games else options.time or 60.0,
            games=options.games or 0,
            timeout=options.timeout,
            hello_timeout=options.hello_timeout,
            restarts=options.restarts,
        )
        run = Run(wish)
    except Invalid as invalid:
        return complain(f"compare: {invalid}")
    except KeyboardInterrupt:
        return complain("compare: it was stopped before anything could be compared")
    try:
        folder = Path(options.out) if options.out else None
        outcome = _played(run, folder, crew_of(options), any_seed=options.seed is None)
    except (BadState, NoCluster) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{options.out} cannot be written: {error.strerror or error}")
    finally:
        run.close()
    return _tell(outcome, run.against, options.out)


def _newest(declared: Sequence[str]) -> str:
    """The newest edition of the game that comes first."""
    game = declared[0].partition("@")[0]
    own = [name for name in declared if name.startswith(f"{game}@")]
    return next((name for name in reversed(own) if "+" not in name), own[-1])


def _folder_fault(out: str | None) -> str:
    """Why nothing can be kept in a folder, in a sentence."""
    if out is None:
        return ""
    folder = Path(out)
    if not out:
        return "an empty name is no folder"
    if folder.exists() and not folder.is_dir():
        return f"{out} is no folder"
    if not real(folder).parent.is_dir():
        return f"{out} cannot be made: the folder it should be in does not exist"
    return ""


def _played(run: Any, folder: Path | None, crew: Crew, *, any_seed: bool) -> "Outcome":
    """Play, with a bar that shows how far it is. Raises BadState, OSError."""
    from monosashi.differential import state as kept
    from monosashi.reports.differential import headline
    from monosashi.support.progress import meter

    wish = run.wish
    state = kept.new(wish.edition, wish.seed, run.name, run.against)
    if folder is not None:
        folder.mkdir(exist_ok=True)
        state = kept.resumed(folder, state, any_seed=any_seed)
        kept.write(folder, state)
    with meter("comparing", 1.0) as show:

        def told(progress: "Progress") -> None:
            show(progress.share, headline(progress))

        outcome: Outcome = run.play(state, folder, told, lambda _result: None, crew)
    return outcome


def _tell(outcome: "Outcome", against: str, out: str | None) -> int:
    """What has been reached and found; the exit code."""
    from monosashi.reports.differential import lines

    print_lines(lines(outcome, against))
    if outcome.stopped:
        complain(f"compare: {outcome.stopped}")
    if out:
        say(f"kept in {out}; said once more, the command goes on from here")
    if outcome.state.results:
        return FAILURES
    return INVALID if outcome.stopped or not outcome.state.decisions else ALL_PASS

"""``monosashi compare``: an engine and the reference play random games side by side."""

import argparse
import os
import shlex
from pathlib import Path
from typing import Any

from monosashi.commands import complain, crew_of, misplaced, print_lines, say
from monosashi.commands.naming import edition_named, newest
from monosashi.differential import state as kept
from monosashi.differential.run import Outcome, Progress, Run, Wish
from monosashi.differential.state import BadState
from monosashi.kit.registry import CARDS
from monosashi.mutants.house_rules import BadHouseRule, house_rules
from monosashi.reports.differential import headline, lines
from monosashi.sharing import Crew
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.files import real
from monosashi.support.progress import meter
from monosashi.verification.results_file import Settings
from monosashi.verification.session import Invalid, declared


def run(options: argparse.Namespace) -> int:
    """Play and tell."""
    if fault := misplaced(options):
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
    if options.scheduler and os.environ.get(CARDS):
        return complain("your own cards are known on this machine alone; give either --cards or --scheduler")
    if against and (options.accept or options.differences):
        return complain("house rules are the reference's; give either --against or --accept and --differences")
    if fault := _folder_fault(options.out):
        return complain(fault)
    settings = Settings(timeout=options.timeout, hello_timeout=options.hello_timeout)
    try:
        edition = edition_named(options.edition) if options.edition else newest(declared(options.behind, settings))
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
            house=house_rules([edition], options.accept, options.differences).get(edition),
        )
        run = Run(wish)
    except (Invalid, BadHouseRule) as invalid:
        return complain(f"compare: {invalid}")
    except KeyboardInterrupt:
        return complain("compare: it was stopped before anything could be compared")
    try:
        folder = Path(options.out) if options.out else None
        outcome = _played(run, folder, crew_of(options), any_seed=options.seed is None)
    except BadState as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{options.out} cannot be written: {error.strerror or error}")
    finally:
        run.close()
    return _tell(outcome, run.against, options.out)


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


def _played(run: Any, folder: Path | None, crew: Crew, *, any_seed: bool) -> Outcome:
    """Play, with a bar that shows how far it is. Raises BadState, OSError."""
    wish = run.wish
    state = kept.new(wish.edition, wish.seed, run.name, run.against)
    if folder is not None:
        folder.mkdir(exist_ok=True)
        state = kept.resumed(folder, state, any_seed=any_seed)
        kept.write(folder, state)
    with meter("comparing", 1.0) as show:

        def told(progress: Progress) -> None:
            show(progress.share, headline(progress))

        outcome: Outcome = run.play(state, folder, told, lambda _result: None, crew)
    return outcome


def _tell(outcome: Outcome, against: str, out: str | None) -> int:
    """What has been reached and found; the exit code."""
    print_lines(lines(outcome, against))
    if outcome.stopped:
        complain(f"compare: {outcome.stopped}")
    if out:
        say(f"kept in {out}; said once more, the command goes on from here")
    if outcome.state.results:
        return FAILURES
    if not outcome.state.decisions and not outcome.stopped:
        complain(f"compare: nothing was compared: {outcome.idle}")
    return INVALID if outcome.stopped or not outcome.state.decisions else ALL_PASS

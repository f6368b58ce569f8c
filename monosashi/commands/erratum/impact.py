"""``monosashi erratum impact``: what changes from one edition to another."""

import argparse
import sys

from rich.console import Console

from monosashi.commands import complain, crew_of, read_twice
from monosashi.commands.naming import edition_named
from monosashi.impact import GAMES, Incomparable, impact
from monosashi.impact.pages import NoSite
from monosashi.records.game_record import BadRecord
from monosashi.records.random_games import GameFailed
from monosashi.reports.impact import BOARDS, markdown, print_impact
from monosashi.rulebook.errata import BadErratum
from monosashi.suite.revisions import BadLock
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import plain_json
from monosashi.support.progress import tracked
from monosashi.verification.results_file import BadRecord as BadRun


def run(options: argparse.Namespace) -> int:
    """Compare and report."""
    games = GAMES if options.games is None else options.games
    if fault := read_twice(*options.runs):
        return complain(fault)
    old, new = edition_named(options.old), edition_named(options.new)
    try:
        found = impact(old, new, games, options.runs, tracked, options.site, crew_of(options))
    except (Incomparable, BadErratum, BadLock, BadRecord, BadRun, NoSite) as error:
        return complain(f"erratum impact: {error}")
    except GameFailed as failed:
        return complain(f"erratum impact: the rules fail in a game: {failed.brief}")
    except KeyboardInterrupt:
        return complain("erratum impact: stopped before the end")
    if options.json:
        sys.stdout.write(plain_json(found).decode())
    elif options.markdown:
        sys.stdout.write(markdown(found))
    else:
        print_impact(Console(), found, BOARDS if options.boards is None else options.boards, options.ja)
    return FAILURES if found.unnoticed else ALL_PASS

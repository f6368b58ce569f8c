"""``monosashi impact``: what changes from one edition to another."""

import argparse
import sys
from pathlib import Path
from typing import Any

from monosashi.commands import command, complain, count, crew_arguments, crew_of, file_name, read_twice
from monosashi.commands.naming import edition_named
from monosashi.sharing import NoCluster
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.progress import tracked

EXAMPLES = """\
examples:
  monosashi impact deus@2.00 deus@2.00+counter-needs-one-target
  monosashi impact deus@2.00 deus@2.00+counter-needs-one-target --boards 0 --games 500
                                      no boards, more random games
  monosashi impact deus@2.00 deus@2.00+vacated-areas-allow-intercept --runs run.ndjson
                                      which stored verdicts do not hold any more
  monosashi impact deus@2.00 deus@2.00+vacated-areas-allow-intercept --markdown > comment.md
                                      for a pull request
  monosashi impact deus@2.00 deus@2.00+counter-needs-one-target --site site
                                      which built pages still say the old words
  monosashi impact deus@2.00 deus@2.00+counter-needs-one-target --json | jq -r '.scenarios[].scenario'
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "impact",
        "what an erratum or another edition changes",
        "Compare two editions, by playing: the clauses that are reworded or behave otherwise, the scenarios that end\n"
        "otherwise or must be read again, the games that go otherwise, the pages and the stored verdicts concerned.",
        EXAMPLES,
        well="every change of behaviour is noticed by a scenario",
        found="some clause behaves otherwise, or some game goes otherwise, and no scenario notices: it is named",
    )
    parser.add_argument("old", metavar="OLD", help="an edition, with errata or without; a game means its newest")
    parser.add_argument("new", metavar="NEW", help="another one of the same game")
    parser.add_argument(
        "--games", type=count, metavar="N", help="how many random games to play (default: 50, the same every time)"
    )
    parser.add_argument(
        "--runs",
        type=file_name,
        nargs="+",
        default=[],
        metavar="FILE",
        help="records of runs; - is standard input",
    )
    parser.add_argument(
        "--site", type=Path, metavar="FOLDER", help="a built site: its pages, in every language, that say the old words"
    )
    parser.add_argument("--ja", action="store_true", help="clauses in Japanese, too")
    parser.add_argument(
        "--boards", type=count, metavar="N", help="how many scenarios to draw in the terminal (default: 3)"
    )
    crew_arguments(parser)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--json", action="store_true", help="everything, for programs")
    kinds.add_argument("--markdown", action="store_true", help="for a comment on a pull request")


def run(options: argparse.Namespace) -> int:
    """Compare and report."""
    from rich.console import Console

    from monosashi.impact import GAMES, Incomparable, impact
    from monosashi.impact.pages import NoSite
    from monosashi.records.game_record import BadRecord
    from monosashi.records.random_games import GameFailed
    from monosashi.reports.impact import BOARDS, markdown, print_impact
    from monosashi.rulebook.errata import BadErratum
    from monosashi.suite.revisions import BadLock
    from monosashi.support.files import plain_json
    from monosashi.verification.results_file import BadRecord as BadRun

    games = GAMES if options.games is None else options.games
    if fault := read_twice(*options.runs):
        return complain(fault)
    old, new = edition_named(options.old), edition_named(options.new)
    try:
        found = impact(old, new, games, options.runs, tracked, options.site, crew_of(options))
    except (Incomparable, BadErratum, BadLock, BadRecord, BadRun, NoSite, NoCluster) as error:
        return complain(f"impact: {error}")
    except GameFailed as failed:
        return complain(f"impact: the rules fail in a game: {failed.brief}")
    except KeyboardInterrupt:
        return complain("impact: stopped before the end")
    if options.json:
        sys.stdout.write(plain_json(found).decode())
    elif options.markdown:
        sys.stdout.write(markdown(found))
    else:
        print_impact(Console(), found, BOARDS if options.boards is None else options.boards, options.ja)
    return FAILURES if found.unnoticed else ALL_PASS

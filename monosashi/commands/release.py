"""``monosashi release``: freeze what a release of the suite requires, and compare two of them."""

import argparse
from typing import Any

from monosashi.commands import Parser, command, complain, print_lines, say
from monosashi.commands.naming import game_named, game_option, own_games
from monosashi.support.exit_codes import ALL_PASS

EXAMPLES = """\
examples:
  monosashi release freeze 0.2.0      write the sets of scenarios that 0.2.0 requires, one for each game
  monosashi release list
  monosashi release changes 0.2.0     what an adapter's author notices after 0.2.0
  monosashi verify --requirements 0.1.0 -- ./my-engine
                                      measured by what 0.1.0 required
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "release",
        "what a release requires",
        "A requirement set names the scenarios that a release of the suite requires. It is never changed: whoever has\n"
        "been measured by it can be measured by it again.",
        EXAMPLES,
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    freeze = actions.add_parser("freeze", help="write a set", description="Write the set of what is required now.")
    freeze.add_argument("release", metavar="VERSION", help="the release, as in 0.2.0")
    text = "What an adapter's author notices from one release to another: levels, cards, demands and so on."
    changes = actions.add_parser("changes", help="what changes for an adapter", description=text)
    changes.add_argument("old", metavar="OLD", help="a release, as in 0.2.0")
    changes.add_argument(
        "new", nargs="?", default="unreleased", metavar="NEW", help="a later one (default: what is being prepared)"
    )
    listing = actions.add_parser("list", help="one line for each", description="One line for each edition of each set.")
    for each in (freeze, listing, changes):
        game_option(each, "one game's alone", "each of ours")


def run(options: argparse.Namespace) -> int:
    """Freeze, list or compare."""
    from monosashi.adapters.changes import kept
    from monosashi.site.pages.adapter_changes import release_changes
    from monosashi.site.text.language import ENGLISH, language
    from monosashi.suite.releases import BadRelease, check_free, freeze, release, releases
    from monosashi.suite.revisions import BadLock

    games = (game_named(options.game),) if options.game else own_games()
    try:
        if options.action == "list":
            sets = [release(game, version) for game in games for version in releases(game)]
            return print_lines(f"{s.version}\t{name}\t{len(ids)}" for s in sets for name, ids in s.editions.items())
        if options.action == "changes":
            return print_lines([*release_changes(options.old, options.new, games, language(ENGLISH))])
        # All games or none.
        for game in games:
            check_free(game, options.release)
        for game in games:
            freeze(game, options.release, kept(game))
    except (BadRelease, BadLock, OSError) as error:
        return complain(f"release: {error}")
    say(f"{options.release} is frozen:")
    for game in games:
        for name, ids in release(game, options.release).editions.items():
            say(f"  {name}: {len(ids)} scenarios")
    return ALL_PASS

"""``monosashi release``: freeze what a release of the suite requires, and compare two of them."""

import argparse

from monosashi.commands import complain, print_lines, say
from monosashi.commands.naming import game_named, own_games
from monosashi.support.exit_codes import ALL_PASS


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

"""``monosashi suite refresh``: everything that is made of the rules and the features, made again."""

import argparse
from collections.abc import Iterator

from monosashi.commands import complain
from monosashi.commands.naming import game_named, own_games
from monosashi.kit.registry import kit
from monosashi.mutants.matrix import scores_file
from monosashi.mutants.operators.scores import operator_scores_file
from monosashi.rulebook.folders import PACKAGE, is_installed
from monosashi.support.exit_codes import ALL_PASS, INVALID, worst


def run(options: argparse.Namespace) -> int:
    """Run one command after the other; the first that cannot do its work ends it."""
    from monosashi.__main__ import main

    named = tuple(map(game_named, options.game))
    own = own_games()
    foreign = bool(named) and set(named).isdisjoint(own)
    if is_installed() and not foreign:
        return complain("suite refresh: our own games need a clone of the repository; what is installed stays as it is")
    schemas = "" if foreign else str(PACKAGE / "subjects" / "schemas")
    codes, left = [ALL_PASS], []
    for arguments in steps(named or own, schemas):
        print(f"monosashi {' '.join(arguments)}", flush=True)
        if options.list:
            continue
        code = main(arguments)
        if code == INVALID:
            return code
        codes.append(code)
        if code != ALL_PASS:
            left.append(f"monosashi {' '.join(arguments)}")
    if left:
        complain(f"suite refresh: something is left to do by hand; what was printed below {', '.join(left)} says what")
    return worst(codes)


def steps(games: tuple[str, ...], schemas: str) -> Iterator[list[str]]:
    """The commands in their order: each reads what those before it have written. ``schemas`` is a folder or empty."""
    for game in games:
        yield ["suite", "format", str(kit(game).features)]
        yield ["suite", "review", "--game", game, "--all"]
        for edition in kit(game).game.editions:
            yield ["record", "golden", "--edition", edition, "--update"]
            if kit(game).wrong_rules:
                yield ["suite", "mutants", edition, "--own", "--scores", str(scores_file(edition))]
            yield ["suite", "mutants", edition, "--operators", "--scores", str(operator_scores_file(edition))]
            yield ["suite", "mutants", edition, "--kinds"]
            yield ["suite", "mutants", edition, "--kills"]
            yield ["suite", "histories", edition, "--update"]
            yield ["perft", "--edition", edition, "--update"]
        yield ["suite", "classes", game, "--update"]
    if schemas:
        yield ["list", "schemas", "--all", schemas]
    yield ["site", "messages", *(argument for game in games for argument in ("--game", game))]

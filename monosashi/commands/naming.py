"""How every command lets games and editions be named.

Where an edition is wanted, a game's name means its newest one; where a game is, an edition's name means its game.
"""

import argparse

from monosashi.kit.registry import kit, names


class UnknownName(Exception):
    """Nothing is called so, or not what is wanted here; the message says what there is."""


def edition_option(parser: argparse.ArgumentParser, purpose: str, default: str) -> None:
    """``--edition``, the same everywhere."""
    parser.add_argument("--edition", metavar="EDITION", help=f"{purpose}; a game means its newest (default: {default})")


def game_option(parser: argparse.ArgumentParser, purpose: str, default: str) -> None:
    """``--game``, where only the game counts."""
    parser.add_argument("--game", metavar="GAME", help=f"{purpose} (default: {default})")


def game_argument(parser: argparse.ArgumentParser, *, what: str = "a game, which means its newest edition") -> None:
    """What a command is about, without an option's name."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME[@EDITION]", help=f"{what}, or an edition (default: {first_game()})"
    )


def first_game() -> str:
    """The game that a command means if none is named: the one that came first."""
    return names()[0]


def own_games() -> tuple[str, ...]:
    """The games that come with the kit, as opposed to those of other packages."""
    from monosashi.kit.registry import games
    from monosashi.rulebook.folders import own_features

    return tuple(game.name for game in games() if game.features == own_features(game.name))


def game_named(name: str) -> str:
    """The game of that name, or of the edition of that name. Raises UnknownName and BadGame."""
    from reference_engine.kernel.names import unknown

    if "@" in name or "+" in name:
        return edition_named(name).partition("@")[0]
    if name not in names():
        raise UnknownName(unknown("game", name, names()))
    return kit(name).name


def edition_named(name: str, *, amended: bool = True) -> str:
    """The edition of that name, or the newest one of the game of that name. Raises UnknownName and BadGame.

    With ``amended`` false only a published one will do.
    """
    import reference_engine as engine
    from monosashi.rulebook.errata import BadErratum

    if name in names():
        kit(name)
    try:
        found = engine.edition(name).name
    except (KeyError, BadErratum) as error:
        raise UnknownName(str(error.args[0])) from None
    if found != engine.published(found) and not amended:
        raise UnknownName(f"{found} has errata; expected a published edition, such as {engine.published(found)}")
    return found


def present_edition(game: str = "") -> str:
    """The newest edition of a game, named by itself or by one of its clauses or editions; else of the first game.

    >>> present_edition("monster_maker.move") == present_edition("monster_maker")
    True
    """
    from reference_engine import GAMES

    found = GAMES.get(game.partition("@")[0].partition(".")[0]) or GAMES[first_game()]
    return found.newest.name

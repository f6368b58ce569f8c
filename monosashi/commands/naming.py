"""How every command lets games and editions be named.

Where an edition is wanted, a game's name means its newest one; where a game is, an edition's name means its game.
"""

from collections.abc import Sequence

from monosashi.kit.registry import kit, names


class UnknownName(Exception):
    """Nothing is called so, or not what is wanted here; the message says what there is."""


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


def newest(offered: Sequence[str]) -> str:
    """The newest edition of the game that comes first among those that an engine offers, without errata if it can be.

    >>> newest(["deus@2018-08-29", "deus@2.00", "deus@2.00+E1", "kasumi@0.1"])
    'deus@2.00'
    """
    game = offered[0].partition("@")[0]
    own = [name for name in offered if name.startswith(f"{game}@")]
    return next((name for name in reversed(own) if "+" not in name), own[-1])

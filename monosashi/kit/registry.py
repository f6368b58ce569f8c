"""The games that the kit knows: each is a package that names its :class:`GameKit` under ``monosashi.games``.

That is a group of entry points, which an installed package has in its ``pyproject.toml``::

    [project.entry-points."monosashi.games"]
    nim = "nim:GAME"

Our own come in the same way. They are known by name alone until somebody wants one: nothing of a game is imported
before, so that ``--help`` is quick.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from monosashi.kit.interface import CompleteKit, GameKit

CARDS = "MONOSASHI_CARDS"
"""The environment variable that names a file of own cards: so workers know it, and the reference behind ``--``."""

GROUP = "monosashi.games"
"""The entry points of games, and the package that ours stand in."""

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
"""Where a clone says what an installation of it would have."""


DEFAULTS = f"{GROUP}.default:completed"
"""What completes a game that lacks a part."""


class BadGame(Exception):
    """A package's game cannot be used; the message says in one sentence why."""


_kits: "dict[str, CompleteKit]" = {}
"""The games that somebody has wanted."""


def names() -> tuple[str, ...]:
    """What the games are called: ours first, then those of other packages in alphabetical order."""
    return tuple(_points())


def games() -> "tuple[CompleteKit, ...]":
    """Every game that can be used; :func:`register_games` says which cannot."""
    return tuple(found for found, _ in _attempts(names()) if found is not None)


def kit(name: str) -> "CompleteKit":
    """A game, named by itself or by one of its editions.

    Raises KeyError with the known names, and BadGame.

    >>> kit("deus@2.00").name
    'deus'
    """
    game = name.partition("@")[0]
    if game not in _kits:
        if game not in names():
            from reference_engine.kernel.names import unknown

            raise KeyError(unknown("game", game, names()))
        _kits[game] = _loaded(game, _points()[game])
    return _kits[game]


def known(name: str) -> "CompleteKit | None":
    """The same, None if there is no such game.

    >>> known("unheard-of@1")
    """
    return kit(name) if name.partition("@")[0] in names() else None


def late_part(game: str, part: str, protocol: type) -> Any:
    """A part that is imported once somebody wants it: the game's own or its default; None where it has neither.

    The game is named by itself or by one of its editions. What it brings must have all that ``protocol`` asks for.
    Raises KeyError, BadGame.
    """
    whole = kit(game)
    key = part, protocol
    if key not in whole.found:
        whole.found[key] = _late(whole, part, protocol)
    return whole.found[key]


def register_games() -> tuple[str, ...]:
    """Make the reference engine know the games of other packages, and own cards; it knows our games by itself.

    Every process begins with that which takes a game's name from outside. Returns what keeps games from being used, a
    sentence each. Raises BadGame if the file of own cards cannot be used.
    """
    faults = tuple(fault for _, fault in _attempts(_foreign()) if fault)
    if name := os.environ.get(CARDS):
        from monosashi.kit.own_cards import bring_file

        bring_file(Path(name))
    return faults


def _attempts(wanted: tuple[str, ...]) -> "Iterator[tuple[CompleteKit | None, str]]":
    for name in wanted:
        try:
            yield kit(name), ""
        except BadGame as error:
            yield None, str(error)


def entry_point(name: str) -> "EntryPoint":
    """Where a known game's kit is named."""
    return _points()[name.partition("@")[0]]


def folder_of(name: str) -> Path:
    """The folder of the package that a game's kit stands in."""
    kit(name)
    module = sys.modules[entry_point(name).module]
    return Path(str(module.__file__)).parent


# Finding and loading


@cache
def _points() -> "Mapping[str, EntryPoint]":
    """Where each game is, in order."""
    from importlib.metadata import entry_points

    found = {point.name: point for point in _own()}
    others = [point for point in entry_points(group=GROUP) if not point.value.startswith(f"{GROUP}.")]
    for point in sorted(others):
        found.setdefault(point.name, point)
    return found


def _own() -> "list[EntryPoint]":
    """What this package says of itself: in a clone, where it may not be installed, its project file has it."""
    from importlib.metadata import EntryPoint, PackageNotFoundError, distribution

    import tomli

    project: dict[str, Any] = tomli.loads(PROJECT.read_text("utf-8"))["project"] if PROJECT.is_file() else {}
    if project.get("name") == "monosashi":
        return [EntryPoint(name, value, GROUP) for name, value in project["entry-points"][GROUP].items()]
    try:
        return [point for point in distribution("monosashi").entry_points if point.group == GROUP]
    except PackageNotFoundError:
        return []


def _foreign() -> tuple[str, ...]:
    own = {point.name for point in _own()}
    return tuple(name for name in names() if name not in own)


def _loaded(name: str, point: "EntryPoint") -> "CompleteKit":
    """A game, with everything in place. Raises BadGame."""
    import reference_engine as engine
    from monosashi.kit.interface import GameKit, missing
    from reference_engine.kernel.tables import table_faults

    try:
        found = point.load()
    except Exception as error:
        raise BadGame(f"the game {name} ({point.value}) cannot be imported: {_why(error, point.module)}") from error
    if not isinstance(found, GameKit):
        raise BadGame(f"the game {name}: {point.value} is no GameKit of monosashi.kit.interface")
    if found.name != name:
        raise BadGame(f"the game {name}: {point.value} is called {found.name}; its entry point must be, too")
    faults = list(missing(found))
    if faults:
        raise BadGame("; ".join(faults))
    for rules in found.game.editions.values():
        for fault in table_faults(rules, found.game.readings):
            raise BadGame(f"the game {name}: the table of {rules.name} does not fit together: {fault}")
    engine.register(found.game)
    return completed(found)


def completed(game: "GameKit") -> "CompleteKit":
    """A game with defaults for what it lacks. They stand above this package as games do, and are found alike."""
    from importlib.metadata import EntryPoint

    whole: CompleteKit = EntryPoint("default", DEFAULTS, GROUP).load()(game)
    return whole


def _late(whole: "CompleteKit", part: str, protocol: type) -> Any:
    """A part as it is imported, or made of the rules. Raises BadGame."""
    from monosashi.kit.interface import lacking

    named: str = getattr(whole, part)
    if not named:
        return _imported(whole.name, part, whole.made[part])(whole.game) if part in whole.made else None
    found = _imported(whole.name, part, named)
    for fault in lacking(whole.name, part, found, protocol):
        raise BadGame(fault)
    return found


def _imported(game: str, part: str, named: str) -> Any:
    """The module of that name, or what it calls by the name behind the colon. Raises BadGame."""
    module, _, name = named.partition(":")
    fault = f"the game {game}: its part {part} ({named}) cannot be imported"
    try:
        found = import_module(module)
    except ImportError as error:
        raise BadGame(f"{fault}: {_why(error, module)}") from error
    if name and not hasattr(found, name):
        raise BadGame(f"{fault}: {module} has no {name}")
    return getattr(found, name) if name else found


def _why(error: Exception, module: str) -> str:
    """What keeps a module from being imported; where it is not there at all, no line of it is at fault."""
    from monosashi.support.faulty import raised_at

    absent = isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")
    return f"{type(error).__name__}: {error}" if absent else raised_at(error)

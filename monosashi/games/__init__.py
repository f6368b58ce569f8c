"""What the kit knows of each game: its words, boards, commands, decks, positions to begin with.

A package for each game, found by the game's name, with a module for each thing. A game may lack any of them; what
needs it then says so, and everything else works. For measuring engines:

================  =============================================  ===================================================
module            what must be in it                             what needs it
================  =============================================  ===================================================
`smoke`           :class:`monosashi.verification.smoke.Smoke`                 the checks that ``verify`` makes first
`comparison`  :class:`monosashi.verification.differences.Comparison`  whatever compares views: ``verify``, ``vectors`` …
`adapter_checks`  :class:`monosashi.adapters.room.AdapterChecks`  ``check-adapter``, which also needs `smoke`
`adapter`         :class:`monosashi.adapters.Sample`             ``new-adapter``
`cards`           :class:`monosashi.games.cards.Cards`                 ``cards``, ``schema``
================  =============================================  ===================================================
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import monosashi.rulebook.errata  # noqa: F401 - an edition may be named with errata


def room(edition: str, name: str) -> ModuleType | None:
    """The module of that name of a game, named by itself or by one of its editions; None if the game has none.

    >>> room("deus@2.00", "nothing")
    """
    return found(__name__, edition, name)


def found(package: str, edition: str, name: str = "") -> ModuleType | None:
    """What ``package`` has of a game: the game's own package in it, or one module of that; None if there is none.

    >>> found("monosashi.games", "unheard-of@1")
    """
    own = f"{package}.{edition.partition('@')[0]}"
    try:
        spec = find_spec(own)
    except ModuleNotFoundError:
        return None
    # The modules that all games share stand beside the packages of the games.
    if spec is None or spec.submodule_search_locations is None:
        return None
    if name and find_spec(f"{own}.{name}") is None:
        return None
    return import_module(f"{own}.{name}" if name else own)

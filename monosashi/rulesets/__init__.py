"""What the kit knows of each game: its words, boards, commands, decks, positions to begin with.

A package for each game, found by the game's name, with a module for each thing. A game may lack any of them; what
needs it then says so, and everything else works. For measuring engines:

================  =============================================  ===================================================
module            what must be in it                             what needs it
================  =============================================  ===================================================
`smoke`           :class:`monosashi.smoke.Smoke`                 the checks that ``verify`` makes first
`comparison`      :class:`monosashi.differences.Comparison`      whatever compares views: ``verify``, ``vectors`` …
`adapter_checks`  :class:`monosashi.adapters.room.AdapterChecks`  ``check-adapter``, which also needs `smoke`
`adapter`         :class:`monosashi.adapters.Sample`             ``new-adapter``
`cards`           :class:`monosashi.cards.Cards`                 ``cards``, ``schema``
================  =============================================  ===================================================
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def room(edition: str, name: str) -> ModuleType | None:
    """The module of that name of a game, named by itself or by one of its editions; None if the game has none.

    >>> room("deus@2.00", "nothing")
    """
    ruleset = edition.partition("@")[0]
    for part in (ruleset, f"{ruleset}.{name}"):
        if find_spec(f"{__name__}.{part}") is None:
            return None
    return import_module(f"{__name__}.{ruleset}.{name}")

"""The rules, executable. A handful of names is all that others need.

>>> from reference_engine import begin, edition, legal
>>> result = begin(edition("deus@2.00"))
>>> result.position.pending.kind
'draft_dice'
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from reference_engine.amendments import amended, errata, published
from reference_engine.deus.game import DEUS
from reference_engine.kernel import legality as _legality
from reference_engine.kernel import run as _run
from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.kernel.legality import Illegal, Legal, Malformed, Refused, Violation
from reference_engine.kernel.run import Result
from reference_engine.monster_maker.game import MONSTER_MAKER

_games: dict[str, Game] = {each.name: each for each in (DEUS, MONSTER_MAKER)}

GAMES: Mapping[str, Game] = MappingProxyType(_games)
"""Every game by its name: our own, and those that others have registered."""


def register(game: Game) -> None:
    """Make a game known, under its name."""
    _games[game.name] = game


def editions() -> tuple[str, ...]:
    """The names of all published editions, ``game@edition``; those that errata amend are known by name only."""
    return tuple(name for each in GAMES.values() for name in each.editions)


def game(name: str) -> Game:
    """The game of that name, or of the edition of that name. Raises KeyError with the known names."""
    found = GAMES.get(name.partition("@")[0])
    if found is None:
        raise KeyError(f"unknown game {name!r}; known: {', '.join(GAMES)}")
    return found


def edition(name: str) -> Edition:
    """The edition of that name, with the errata that it ends with: ``deus@2.00+counter-needs-one-target``.

    Raises KeyError with the known names, or saying what is wrong with an erratum.
    """
    known = {key: value for each in GAMES.values() for key, value in each.editions.items()}
    base = published(name)
    if base not in known:
        raise KeyError(f"unknown edition {name!r}; known: {', '.join(known)}")
    return known[base] if name == base else _with_errata(name)


@cache
def _with_errata(name: str) -> Edition:
    """One table for each name: what its rules remember stays with it."""
    return amended(edition(published(name)), name)


def knows(name: str) -> bool:
    """Whether there is an edition of that name, published or amended."""
    try:
        edition(name)
    except KeyError:
        return False
    return True


def begin(edition: Edition, document: object = None) -> Result:
    """Start a game, or put a quiet position on the table, and go on to the first decision.

    ``document`` is a start or a quiet position of the game, as its own type or as plain data; none starts
    with the deck building. Raises Unreadable with all faults.
    """
    played = game(edition.name)
    if document is None:
        document = played.starts.kind()
    if isinstance(document, dict):
        quiet = played.is_quiet(document)
        document = played.quiet_position(edition, document) if quiet else played.starts.convert(document)
    make = played.start if isinstance(document, played.starts.kind) else played.place
    return _run.begin(edition, make(edition, document))


def violations(edition: Edition, position: Any, seat: str, answer: Answer) -> list[Violation]:
    """Every clause the answer would break; see :func:`reference_engine.kernel.legality.violations`."""
    return _legality.violations(edition, position, seat, answer)


def legal(edition: Edition, position: Any) -> Legal:
    """What the asked seat may answer; see :class:`reference_engine.kernel.legality.Legal`."""
    return _legality.legal(edition, position)


def apply(edition: Edition, position: Any, seat: str, answer: Answer) -> Result:
    """The position after the answer, and what happened; see :func:`reference_engine.kernel.run.apply`."""
    return _run.apply(edition, position, seat, answer)


def view(edition: Edition, position: Any, viewer: str) -> Any:
    """What a viewer (judge, a seat, public) may see."""
    return game(edition.name).view(edition, position, viewer)


def dump(position: Any) -> bytes:
    """A position's canonical JSON."""
    return game(position.edition).positions.dump(position)


def load(text: bytes | str, edition: Edition) -> Any:
    """A position from its JSON; raises Unreadable with all faults, those against the book included."""
    played = game(edition.name)
    position = played.positions.load(text)
    found = played.faults(edition, position)
    if found:
        raise Unreadable(found)
    return position


__all__ = [
    "GAMES",
    "Illegal",
    "Legal",
    "Malformed",
    "Refused",
    "Result",
    "Unreadable",
    "Violation",
    "apply",
    "begin",
    "dump",
    "edition",
    "editions",
    "errata",
    "game",
    "knows",
    "legal",
    "load",
    "published",
    "register",
    "view",
    "violations",
]

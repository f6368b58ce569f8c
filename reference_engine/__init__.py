"""The rules, executable. A handful of names is all that others need.

>>> from reference_engine import begin, edition, legal
>>> result = begin(edition("deus@2.00"))
>>> result.position.pending.kind
'draft_dice'
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from reference_engine.amendments import amended, errata, place_errata, published
from reference_engine.deus.ruleset import DEUS
from reference_engine.kernel import game as _game
from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Illegal, Legal, Malformed, Refused, Result, Violation
from reference_engine.kernel.ruleset import Ruleset
from reference_engine.monster_maker.ruleset import MONSTER_MAKER

_games: dict[str, Ruleset] = {game.name: game for game in (DEUS, MONSTER_MAKER)}

RULESETS: Mapping[str, Ruleset] = MappingProxyType(_games)
"""Every game by its name: our own, and those that others have registered."""


def register(game: Ruleset, errata: Path | None = None, functions: str = "") -> None:
    """Make a game known, under its name.

    Its ``errata`` are in a folder; ``functions`` is the name of the package with the functions that some bring along.
    """
    _games[game.name] = game
    place_errata(game.name, errata, functions)


def editions() -> tuple[str, ...]:
    """The names of all published editions, ``ruleset@edition``; those that errata amend are known by name only."""
    return tuple(name for ruleset in RULESETS.values() for name in ruleset.editions)


def ruleset(name: str) -> Ruleset:
    """The ruleset of that name, or of the edition of that name. Raises KeyError with the known names."""
    found = RULESETS.get(name.partition("@")[0])
    if found is None:
        raise KeyError(f"unknown ruleset {name!r}; known: {', '.join(RULESETS)}")
    return found


def edition(name: str) -> Edition:
    """The edition of that name, with the errata that it ends with: ``deus@2.00+counter-needs-one-target``.

    Raises KeyError with the known names, or saying what is wrong with an erratum.
    """
    known = {key: value for each in RULESETS.values() for key, value in each.editions.items()}
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


def begin(rules: Edition, document: object = None) -> Result:
    """Start a game, or put a quiet position on the table, and go on to the first decision.

    ``document`` is a start or a quiet position of the ruleset, as its own type or as plain data; none starts
    with the deck building. Raises Unreadable with all faults.
    """
    game = ruleset(rules.name)
    if document is None:
        document = game.starts.kind()
    if isinstance(document, dict):
        codec = game.quiet_positions if game.is_quiet(document) else game.starts
        document = codec.convert(document)
    make = game.start if isinstance(document, game.starts.kind) else game.place
    return _game.begin(rules, make(rules, document))


def violations(rules: Edition, position: Any, seat: str, answer: Answer) -> list[Violation]:
    """Every clause the answer would break; see :func:`reference_engine.kernel.game.violations`."""
    return _game.violations(rules, position, seat, answer)


def legal(rules: Edition, position: Any) -> Legal:
    """What the asked seat may answer; see :class:`reference_engine.kernel.game.Legal`."""
    return _game.legal(rules, position)


def apply(rules: Edition, position: Any, seat: str, answer: Answer) -> Result:
    """The position after the answer, and what happened; see :func:`reference_engine.kernel.game.apply`."""
    return _game.apply(rules, position, seat, answer)


def view(rules: Edition, position: Any, viewer: str) -> Any:
    """What a viewer (judge, a seat, public) may see."""
    return ruleset(rules.name).view(rules, position, viewer)


def dump(position: Any) -> bytes:
    """A position's canonical JSON."""
    return ruleset(position.edition).positions.dump(position)


def load(text: bytes | str, rules: Edition) -> Any:
    """A position from its JSON; raises Unreadable with all faults, those against the book included."""
    game = ruleset(rules.name)
    position = game.positions.load(text)
    found = game.faults(rules, position)
    if found:
        raise Unreadable(found)
    return position


__all__ = [
    "RULESETS",
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
    "knows",
    "legal",
    "load",
    "published",
    "register",
    "ruleset",
    "view",
    "violations",
]

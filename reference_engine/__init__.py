"""The rules, executable. A handful of names is all that others need.

A position is a value: ``apply`` gives a new one. Dice and shuffles are asked of the seat ``chance``, and whoever plays
the game answers for it.

>>> from random import Random
>>> from reference_engine import apply, begin, edition, legal
>>> rules = edition("deus")
>>> position = begin(rules).position
>>> position.pending.seat, position.pending.kind
('chance', 'draft_dice')
>>> position = apply(rules, position, "chance", {"do": "draw", "results": [6, 1]}).position
>>> position
<deus@2.00, before the first turn: south is asked for pick_one>
>>> position = apply(rules, position, "south", legal(rules, position).sample(Random(1))).position
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, overload

from reference_engine.amendments import amended, errata, published
from reference_engine.deus.game import DEUS, DeusEdition
from reference_engine.dungeon_command.game import DUNGEON_COMMAND, DungeonCommandEdition
from reference_engine.kernel import run as _run
from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.kernel.generics import AnswerT, PositionT, ViewT
from reference_engine.kernel.legality import Illegal, Legal, Malformed, Refused, Violation
from reference_engine.kernel.legality import violations as _violations
from reference_engine.kernel.names import UnknownName, unknown
from reference_engine.kernel.run import Result
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG, MoncolleTcgEdition
from reference_engine.monster_maker.game import MONSTER_MAKER, MonsterMakerEdition

_games: dict[str, Game] = {each.name: each for each in (DEUS, MONCOLLE_TCG, MONSTER_MAKER, DUNGEON_COMMAND)}

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
        raise UnknownName(unknown("game", name, GAMES))
    return found


@overload
def edition(name: Literal["deus", "deus@2.00", "deus@2018-08-29"]) -> DeusEdition: ...
@overload
def edition(name: Literal["dungeon_command", "dungeon_command@summary"]) -> DungeonCommandEdition: ...
@overload
def edition(name: Literal["monster_maker", "monster_maker@2021-03-20"]) -> MonsterMakerEdition: ...
@overload
def edition(name: Literal["moncolle_tcg", "moncolle_tcg@quick-reference"]) -> MoncolleTcgEdition: ...
@overload
def edition(name: str) -> Edition: ...
def edition(name: str) -> Edition:
    """The edition of that name, with the errata that it ends with: ``deus@2.00+counter-needs-one-target``.

    A game's name stands for its present edition, with errata, too: ``deus+counter-needs-one-target``. Raises KeyError
    with the known names, or saying what is wrong with an erratum.
    """
    base = published(name)
    if "@" not in base:
        newest = game(base).newest
        return newest if name == base else _with_errata(newest.name + name.removeprefix(base))
    known = {key: value for each in GAMES.values() for key, value in each.editions.items()}
    if base not in known:
        raise UnknownName(unknown("edition", name, known))
    return known[base] if name == base else _with_errata(name)


@cache
def _with_errata(name: str) -> Edition:
    """One table for each name: what its rules remember stays with it."""
    return amended(edition(published(name)), name)


def knows(name: str) -> bool:
    """Whether there is an edition of that very name, published or amended."""
    try:
        return edition(name).name == name
    except KeyError:
        return False


def _check(edition: object, position: Any = None) -> None:
    """Raise TypeError for what is no edition, ValueError for a position of another game."""
    if not isinstance(edition, Edition):
        told = f"say edition({edition!r})" if isinstance(edition, str) else "edition(name) gives one"
        raise TypeError(f"expected an edition as the rules, got {edition!r}; {told}")
    if position is not None and getattr(position, "edition", None) != edition.name:
        kind = game(edition.name).positions.kind
        if not isinstance(position, kind):
            of = f"of {position.edition}" if isinstance(getattr(position, "edition", None), str) else repr(position)
            raise ValueError(f"the position is {of}, and the rules are those of {edition.name}")


def begin(edition: Edition[PositionT, AnswerT, ViewT], document: object = None) -> Result[PositionT]:
    """Start a game, or put a quiet position on the table, and go on to the first decision.

    ``document`` is a start or a quiet position of the game, as its own type or as plain data; none starts
    with the deck building. Raises Unreadable with all faults.
    """
    _check(edition)
    played = game(edition.name)
    if document is None:
        document = played.starts.kind()
    if isinstance(document, dict):
        quiet = played.is_quiet(document)
        document = played.quiet_position(edition, document) if quiet else played.starts.convert(document)
    kinds = {played.starts.kind: played.start, played.quiet_positions.kind: played.place}
    if type(document) not in kinds:
        kind = type(document).__name__
        raise Unreadable([f"expected a start or a quiet position of {played.name}, or either as a dict, got {kind}"])
    make = kinds[type(document)]
    return _run.begin(edition, make(edition, document))


def _as_answer(edition: Edition, answer: Any) -> Any:
    """The answer, also where it is plain data. Raises Malformed with all faults."""
    if isinstance(answer, Answer):
        return answer
    try:
        return game(edition.name).answers.convert(answer)
    except Unreadable as error:
        raise Malformed(error.faults) from None


def violations(
    edition: Edition[PositionT, AnswerT, ViewT], position: PositionT, seat: str, answer: AnswerT | Mapping[str, Any]
) -> list[Violation]:
    """Every clause that ``answer`` by ``seat`` would break; empty if it would be accepted.

    The answer is of the game's own type or plain data, ``{"do": "pass"}``. Raises Malformed if it makes no sense.
    """
    _check(edition, position)
    return _violations(edition, position, seat, _as_answer(edition, answer))


def legal(edition: Edition[PositionT, AnswerT, ViewT], position: PositionT) -> Legal[AnswerT]:
    """What the asked seat may answer; see :class:`reference_engine.kernel.legality.Legal`."""
    _check(edition, position)
    return Legal(edition, position, lambda answer: _as_answer(edition, answer))


def apply(
    edition: Edition[PositionT, AnswerT, ViewT], position: PositionT, seat: str, answer: AnswerT | Mapping[str, Any]
) -> Result[PositionT]:
    """The position after ``answer`` by ``seat``, and what happened. ``position`` itself is left as it was.

    The answer is of the game's own type or plain data, ``{"do": "pass"}``. Raises Illegal with every violation, or
    Malformed.
    """
    _check(edition, position)
    return _run.apply(edition, position, seat, _as_answer(edition, answer))


def view(edition: Edition[PositionT, AnswerT, ViewT], position: PositionT, viewer: str) -> ViewT:
    """What a viewer (judge, a seat, public) may see. Raises ValueError with the known viewers."""
    _check(edition, position)
    played = game(edition.name)
    known = ("judge", *played.seats, "public")
    if viewer not in known:
        raise ValueError(f"unknown viewer {viewer!r}; known: {', '.join(known)}")
    shown: ViewT = played.view(edition, position, viewer)
    return shown


def dump(position: Any) -> bytes:
    """A position's canonical JSON."""
    return game(position.edition).positions.dump(position)


def load(text: bytes | str, edition: Edition[PositionT, AnswerT, ViewT]) -> PositionT:
    """A position from its JSON; raises Unreadable with all faults, those against the book included."""
    _check(edition)
    played = game(edition.name)
    position: PositionT = played.positions.load(text)
    found = played.faults(edition, position)
    if found:
        raise Unreadable(found)
    return position


__all__ = [
    "GAMES",
    "DeusEdition",
    "Edition",
    "Illegal",
    "Legal",
    "Malformed",
    "MoncolleTcgEdition",
    "MonsterMakerEdition",
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

"""What a game says of its whole games, for the properties that hold of those of every game.

Each of our games has a module ``tests/<game>/laws.py`` with ``LAWS``, one for each of its editions. What is demanded
there is worked out anew from the rulebook, not asked of the engine's functions.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

import msgspec
from reworded import WordsOfCards

from monosashi.records import random_games
from monosashi.records.random_games import Answer, Position
from monosashi.subjects.lines import Move
from reference_engine import GAMES, Refused, apply, game, view
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game

Faults = Iterator[str]
Words = Sequence[str]


def no_faults(*_: Any) -> Faults:
    """Nothing is wrong."""
    return iter(())


def as_seen(rules: Edition, position: Position, viewer: str) -> str:
    """A view's JSON."""
    return msgspec.json.encode(view(rules, position, viewer)).decode()


@dataclass(frozen=True)
class Laws:
    """What must hold in the whole games of an edition, and what random games of it need.

    ``positions`` finds the faults of a position in which somebody is asked, or which is the last; ``answers`` those of
    an accepted answer to the position before it, and for the acts in ``complete`` something wrong with whatever is
    refused. ``changes`` is made for each game and finds the faults of its moves,
    one after the other, so that it may remember.

    ``hidden`` are the ids of the cards that a viewer must not see, ``face_down`` names what else nobody sees, by its
    place; ``dealt_anew`` is the position in which all this has changed places. ``plain_answers`` has an answer for each
    act, with every field that it may have; ``names`` are words that an answer may be bent to, in several lists of which
    one is drawn first, and ``words`` those for fields with words of their own.

    ``words_of_cards`` is what other card texts are made of.

    Seeded games, at most as many as ``seeded``, must end in each way of ``endings``. Of the random source are the first
    ``drawn`` decisions of a game, if not as many as the game's player says; without imagination it ends after ``idle``
    answers. ``share`` percent of the usual numbers of games are played.
    """

    rules: Edition
    hidden: Callable[[Position, str], Iterable[str]]
    dealt_anew: Callable[[Position, str, Random], Position]
    plain_answers: tuple[dict[str, Any], ...]
    names: Callable[[Position], Sequence[Words]]
    endings: frozenset[str]
    face_down: Callable[[Position], Iterable[str]] = no_faults
    positions: Callable[[Position], Iterable[str]] = no_faults
    answers: Callable[[Position, str, Answer], Iterable[str]] = no_faults
    complete: frozenset[str] = frozenset()
    changes: Callable[[], Callable[[Move], Iterable[str]]] = lambda: no_faults
    words: Mapping[str, Words] = field(default_factory=dict)
    words_of_cards: WordsOfCards = field(kw_only=True)
    seen: Callable[[Edition, Position, str], str] = as_seen
    seeded: int = 150
    drawn: int | None = None
    idle: int = 200
    share: int = 100

    def __str__(self) -> str:
        return self.rules.name

    @property
    def game(self) -> Game:
        """The game whose edition it is."""
        return game(self.rules.name)

    @property
    def everybody(self) -> tuple[str, ...]:
        """Whoever may try to answer."""
        return (*self.game.seats, "chance", "nobody")

    def answer_of(self, plain: object) -> Answer:
        """An answer from plain data; raises Unreadable."""
        return self.game.answers.convert(plain)

    def play(self, random: Random, **how: Any) -> random_games.Played:
        """Play one game to its end; see :func:`monosashi.records.random_games.play`."""
        return random_games.play(how.pop("rules", self.rules), random, **{"drawn": self.drawn, **how})

    def refused(self, position: Position, seat: str, answer: Answer) -> Refused | None:
        """Why an answer is refused, or None if it is accepted; whatever else is raised is a fault of the engine."""
        try:
            apply(self.rules, position, seat, answer)
        except Refused as error:
            return error
        return None


def every_laws() -> list[Laws]:
    """The laws of every edition of our games."""
    return [laws for name in GAMES for laws in import_module(f"tests.{name}.laws").LAWS]


def demand(faults: Iterable[str]) -> None:
    """No fault may be found; each names its clause."""
    found = list(faults)
    assert not found, "\n   ".join(found)


def viewers(position: Position) -> tuple[str, ...]:
    """Those who do not see everything."""
    return ("public", *position.players)


# What was reached


def recording(reached: set[tuple[str, str]], rules: Edition) -> Edition:
    """The same rules, noting every step that is taken as (procedure, step)."""

    def noted(procedure: str, name: str, step: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        def taken(game: Any, frame: Any) -> Any:
            reached.add((procedure, name))
            return step(game, frame)

        return taken

    procedures = {
        procedure: {name: noted(procedure, name, step) for name, step in steps.items()}
        for procedure, steps in rules.procedures.items()
    }
    return rules.amended(rules.name, procedures=procedures)


def all_steps(rules: Edition) -> set[tuple[str, str]]:
    """Every (procedure, step) of the edition."""
    return {(procedure, step) for procedure, steps in rules.procedures.items() for step in steps}

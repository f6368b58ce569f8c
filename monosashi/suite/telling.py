"""Positions and outcomes in the sentences of the suite: what a scenario would say to describe them.

What a game can say so its steps know: the package has a module ``telling``, with the functions of :class:`Telling`.
Nothing said there is taken on trust: whoever prints a scenario plays it before.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

import msgspec

import reference_engine as engine
from monosashi.rulebook.folders import steps_of
from monosashi.suite.acts import Unsayable
from monosashi.suite.placeholders import English
from monosashi.support.text import counted

Row = dict[str, str]


class Told(NamedTuple):
    """A sentence, with its data table."""

    text: str
    table: tuple[tuple[str, ...], ...] | None = None


class Outcome(Protocol):
    """Something that chance will show: the draw, for whom it is, and the face or the order."""

    @property
    def draw(self) -> str:
        """The name of the draw."""

    @property
    def of(self) -> str:
        """For whom it is."""

    @property
    def shows(self) -> int:
        """The face, 0 for an order."""

    @property
    def order(self) -> tuple[str, ...]:
        """The order, empty for a face."""


class Telling(Protocol):
    """What a game's steps say of positions. All raise Unsayable for what no sentence can say."""

    @property
    def given(self) -> Callable[[Mapping[str, Any], Collection[str]], Iterator[Told]]:
        """A quiet position; the cards that are ``mentioned`` elsewhere must be called by their names."""

    @property
    def outcomes(self) -> Callable[[Sequence[Outcome]], Iterator[Told]]:
        """What chance will show."""

    @property
    def seen(self) -> Callable[[Any], Iterator[str]]:
        """Everything that can be said of a judge's view, the most telling first."""


def telling(game: str) -> Telling | None:
    """What a game's steps say of positions, if they do."""
    return cast("Telling | None", getattr(steps_of(game), "telling", None))


def table(rows: Sequence[Row]) -> tuple[tuple[str, ...], ...]:
    """Rows as a data table with the columns that say something, in the order in which they come."""
    columns = [name for name in dict.fromkeys(key for row in rows for key in row) if any(row.get(name) for row in rows)]
    return (tuple(columns), *(tuple(row.get(name, "") for name in columns) for row in rows))


def list_sentence(items: Sequence[str]) -> str:
    """Several things as a scenario names them."""
    return English().listed(list(items))


def asked(view: Any, questions: Mapping[str, str]) -> Iterator[str]:
    """Who is asked for what, if the ``questions`` of the game's sentences have a word for it."""
    if view.asked is not None:
        said = next((words for words, kind in questions.items() if kind == view.asked.kind), "")
        if said:
            yield f"{view.asked.seat.capitalize()} is asked for {said}"


def held(owner: str, zone: str, cards: Sequence[str]) -> Iterator[str]:
    """What lies in a player's zone, and how many cards."""
    yield from (f"{card} is in {owner}'s {zone}" for card in cards)
    yield f"{owner}'s {zone} has {counted(len(cards), 'card')}"


def as_row(game: str, made: Mapping[str, Any], row: Row, read: Callable[[Row], Mapping[str, Any]]) -> Row:
    """A row that means a card. Raises Unsayable if it means anything else."""
    said = {column: cell for column, cell in row.items() if cell}
    try:
        meant = read(said)
    except Exception as error:
        raise Unsayable(f"no table says the card {made.get('name')}: {error}") from None
    if normal(game, {**meant, "name": made["name"]}) != normal(game, made):
        raise Unsayable(f"no table says the card {made.get('name')}")
    return said


def normal(game: str, card: Mapping[str, Any]) -> dict[str, Any]:
    """A card as its game writes it, without what is left out. Raises Unsayable for what is none."""
    try:
        found: dict[str, Any] = msgspec.to_builtins(engine.game(game).cards.convert(dict(card)))
    except engine.Unreadable as error:
        raise Unsayable(f"no card of {game}: {error}") from None
    return found

"""What a game brings along so that people can play, watch and record it: its rooms, and what must be in each of them.

For the author of the next game. A room is a module of the package ``monosashi/games/<game>/``, found by its name:

===========  =========================================  ==================================================
module       what it is                                 what needs it
===========  =========================================  ==================================================
`board`      :class:`BoardRoom`, positions as text       `play`, `show`, every report that draws a position
`wording`    :class:`WordingRoom`, answers and events    `play`, `show`
`commands`   :class:`CommandsRoom`, what can be typed    `play`
`starts`     :class:`StartsRoom`, how a game begins      `play`
`player`     :class:`PlayerRoom`, a player by chance     `play`, `record`, `games --update`, `impact`
===========  =========================================  ==================================================

A game may lack any of them: whatever needs the room says so in a sentence, and everything else works.

Of a position the table reads ``turn`` (0 before the first one), ``cards`` (id to name), ``own_cards`` (name to
definition), ``pending``, ``result`` (with ``winner`` and ``clause``) and ``players``: those who take part, by seat,
each with ``hand`` and ``discard``. Of a view it reads ``edition``, ``viewer``, ``turn``, ``phase`` and ``cards``. Two
events are known everywhere: ``turn_begins``, and ``drawn`` with the ``cards`` that a ``seat`` drew.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from monosashi.games import room
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition

if TYPE_CHECKING:
    from monosashi.games.phrasebook import Wording


class BoardRoom(Protocol):
    """Positions as plain text."""

    SIGNS: Mapping[str, str]
    """The mark of each seat, in the order of the seats."""

    QUESTIONS: Mapping[str, str]
    """What each kind of decision asks, in a sentence about ``{seat}`` and, where it matters, ``{about}``."""

    SENTENCES: Sequence[str]
    """Everything that may be asked: the questions, and what is asked instead in special cases. They are translated."""

    def draw(self, view: Any, width: int) -> str:
        """A view as text, no line wider than ``width`` columns, of which there are enough for a small board."""


class WordingRoom(Protocol):
    """Answers and events in words."""

    Words: "type[Wording]"
    """The game's own :class:`monosashi.games.phrasebook.Wording`."""


class CommandsRoom(Protocol):
    """What can be typed to answer."""

    HELP: str
    """Every command with an example, a line each; numbers, ``random``, ``undo`` and the like among them."""

    SHORT: Mapping[str, str]
    """Short forms of commands, beside those that every game has."""

    COLOURS: Mapping[str, str]
    """Patterns on the board and the style of what they match."""

    COMMANDS: "Mapping[str, Callable[[Any, str], Answer]]"
    """Each makes an answer of the game's words and the rest of the line; raises Misunderstood with a sentence."""

    def is_nothing(self, answer: Answer) -> bool:
        """Whether an answer means nothing, or nothing more: the number 0."""


class Option(NamedTuple):
    """A way to begin a game that can be asked for on the command line: ``--NAME``, or ``--NAME N`` for a number."""

    name: str
    help: str
    number: bool = False


class StartsRoom(Protocol):
    """How a game begins."""

    OPTIONS: Sequence[Option]
    """What can be asked for; games that share a name share its meaning."""

    def start(self, rules: Edition, chosen: Mapping[str, int], random: Random) -> Any:
        """The start document for the options chosen, each with its number, 1 for one without."""


class PlayerRoom(Protocol):
    """Somebody who plays by chance, and really plays.

    Every choice is one small number drawn from the random source, and number 0 is always the quietest choice, so that
    a failing game shrinks to the few answers that matter.
    """

    STYLES: Sequence[Any]
    """Ways to play; the first one is the plainest."""

    DRAWN: int
    """How many decisions of a game are the random source's, unless somebody says otherwise."""

    UNLISTED: Container[str]
    """Kinds of decisions whose answers are too many to be listed each time."""

    def start(self, rules: Edition, style: Any) -> dict[str, Any]:
        """How a game of that style begins, as plain data."""

    def choose(self, rules: Edition, position: Any, random: Random, style: Any) -> tuple[str, Answer]:
        """Who says what: a lawful answer."""

    def choose_casually(self, rules: Edition, position: Any, random: Random) -> Answer:
        """What the asked seat says at a table where people play or watch."""

    def finish(self, rules: Edition, position: Any, style: Any) -> tuple[str, Answer]:
        """The same without imagination, so that any game soon comes to its end."""


def board_room(edition: str) -> BoardRoom | None:
    """The boards of a game, named by itself or by one of its editions; None if it has none."""
    return cast("BoardRoom | None", room(edition, "board"))


def wording_room(edition: str) -> WordingRoom | None:
    """The words of a game."""
    return cast("WordingRoom | None", room(edition, "wording"))


def commands_room(edition: str) -> CommandsRoom | None:
    """The commands of a game."""
    return cast("CommandsRoom | None", room(edition, "commands"))


def starts_room(edition: str) -> StartsRoom | None:
    """The starts of a game."""
    return cast("StartsRoom | None", room(edition, "starts"))


def player_room(edition: str) -> PlayerRoom | None:
    """The player by chance of a game."""
    return cast("PlayerRoom | None", room(edition, "player"))

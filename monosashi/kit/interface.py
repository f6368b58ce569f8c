"""What a game is to the kit: a :class:`GameKit`, and what each of its parts must have.

For the author of the next game, who reads this module first. Three things every game has: its rules, its
folder of features, its steps. Everything else is a part that it may lack: in its place it has a default, made of its
rules and its suite, see :mod:`monosashi.games.default`. Only `diagrams`, `classes`, `wrong_rules` and `errata`
have none; what needs them says so in a sentence, or does without. A part is a module, or any other object,
that has what its protocol says.

================  ==========================  ====================================================================
part              what it is                  what needs it
================  ==========================  ====================================================================
`board`           :class:`Board`              ``play``, ``record show``, every report that draws a position
`phrasebook`      a subclass of `Wording`     ``play``, ``match``, ``record show``
`commands`        :class:`Commands`           ``play``
`starts`          :class:`Starts`             ``play``, ``match``
`player`          :class:`Player`             ``play``, ``match``, ``record``, ``erratum impact``
`comparison`      :class:`Comparison`         what nothing has decided, clauses that say the same: ``verify`` …
`texts`           :class:`Texts`              which words of card texts a scenario needs: ``verify``
`images`          :class:`Images`             scenarios with seats exchanged, places mirrored: ``verify`` …
`smoke`           :class:`Smoke`              the checks that ``verify`` makes first
`adapter_checks`  `AdapterChecks`             ``adapter check``, which also needs `smoke`
`adapter`         `AdapterSample`             ``adapter new``
`cards`           :class:`Cards`              ``list cards``, ``list schemas``
`pictures`        `Pictures`                  reports in HTML, the site
`vocabulary`      a `Vocabulary`              the site: which words of a scenario are names
`introduction`    `Introduction`              the site: the game for newcomers
`diagrams`        `Diagrams`                  the site: pictures of the rules themselves
`films`           `Films`                     the site: what films say and show
`classes`         `Classes`                   ``suite classes``: situations that only the game knows of
`wrong_rules`     the name of a package       ``suite mutants``
`errata`          the name of a package       errata that bring functions of their own
`arranged`        a function                  ``compare``: games from the middle, and what it finds made small
================  ==========================  ====================================================================

Nine parts are named by a string, ``"nim.pictures"`` for a module or ``"nim.words:WORDS"`` for something in it. They are
imported once somebody wants them, so that who measures an engine need not wait for pictures. What each must have stands
where it is used, and this module imports nothing of that:

- `Wording` in :mod:`monosashi.suite.phrasebook`
- `AdapterChecks` and `AdapterSample` in :mod:`monosashi.adapters.parts`
- `Pictures` in :mod:`monosashi.pictures.pictures`
- `Vocabulary` in :mod:`monosashi.site.text.vocabulary`, `Introduction` in :mod:`monosashi.site.pages.introduction`,
  `Diagrams` in :mod:`monosashi.site.diagrams`, `Films` in :mod:`monosashi.site.film.films`
- `Classes` in :mod:`monosashi.classes.filling`

What the fields of documents hold, and which lists have an order, is no part of a kit: their types say it, see
:mod:`reference_engine.kernel.documents`.

What commands ask of a position, and what they do where a game has no such thing, is in :mod:`monosashi.kit.positions`.
Defaults know of a player in a view ``hand`` and ``discard``. A game's own `phrasebook` reads ``cards``, ``own_cards``
(name to definition) and ``players`` of the position, unless it says otherwise. Two events are known everywhere:
``turn_begins``, and ``drawn`` with the ``cards`` that a ``seat`` drew.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Generic, Literal, NamedTuple, Protocol

from monosashi.kit.positions import lacking_fields
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game

Position = Mapping[str, Any]
"""A quiet position as plain data."""

Action = Mapping[str, Any]
"""An answer as plain data."""

CardLanguage = Literal["en", "ja"]
"""What a list of cards may be written in."""


# Playing, watching, recording


class Board(Protocol):
    """Positions as plain text.

    A board may have two things more, for tables in a browser: ``AREAS``, the places that there always are, and
    ``CHOICES``, which has functions that name what a field of a quiet position can be, by Struct and field.
    """

    @property
    def SIGNS(self) -> Mapping[str, str]:
        """The mark of each seat, in the order of the seats."""

    @property
    def QUESTIONS(self) -> Mapping[str, str]:
        """What each kind of decision asks, in a sentence about ``{seat}`` and, where it matters, ``{about}``."""

    @property
    def SENTENCES(self) -> Sequence[str]:
        """Everything that may be asked: the questions, and what is asked instead in special cases; translated."""

    def draw(self, view: Any, width: int) -> str:
        """A view as text, no line wider than ``width`` columns, of which there are enough for a small board."""


class Commands(Protocol):
    """How names are understood that are typed: the orders themselves are the sentences of the game's acts."""

    @property
    def SHORT(self) -> Mapping[str, str]:
        """Short forms of commands, beside those that every game has."""

    @property
    def AIM(self) -> Sequence[str]:
        """The clauses that say what one plays for; those of them that an edition has are told at the beginning."""

    @property
    def COLOURS(self) -> Mapping[str, str]:
        """Patterns on the board and the style of what they match."""

    @property
    def READERS(self) -> Mapping[str, Callable[[Any, str], Any]]:
        """How the text of a placeholder is read that is filled with no cards: from the game's words and the text."""

    def reach(self, words: Any, act: str, field: str) -> Iterable[Iterable[str]]:
        """The cards that a name may mean in a field of an act, the likeliest group first.

        What may be meant and is not lawful is among them: to say so is for the rules. Where the hand is a group, its
        cards may be called by their numbers.
        """


class Option(NamedTuple):
    """A way to begin a game that can be asked for on the command line: ``--NAME``, or ``--NAME N`` for a number."""

    name: str
    help: str
    number: bool = False


class Starts(Protocol):
    """How a game begins."""

    @property
    def OPTIONS(self) -> Sequence[Option]:
        """What can be asked for; games that share a name share its meaning."""

    @property
    def BUILT(self) -> str:
        """The option by which decks are built of all cards, own ones first; none where starts name no cards."""

    def start(self, rules: Edition, chosen: Mapping[str, int], random: Random) -> Any:
        """The start document for the options chosen, each with its number, 1 for one without."""


class Player(Protocol):
    """Somebody who plays by chance, and really plays.

    Every choice is one small number drawn from the random source, and number 0 is always the quietest choice, so that
    a failing game shrinks to the few answers that matter.
    """

    @property
    def STYLES(self) -> Sequence[Any]:
        """Ways to play; the first one is the plainest."""

    @property
    def DRAWN(self) -> int:
        """How many decisions of a game are the random source's, unless somebody says otherwise."""

    @property
    def UNLISTED(self) -> Container[str]:
        """Kinds of decisions whose answers are too many to be listed each time."""

    def start(self, rules: Edition, style: Any) -> dict[str, Any]:
        """How a game of that style begins, as plain data."""

    def choose(self, rules: Edition, position: Any, random: Random, style: Any) -> tuple[str, Answer]:
        """Who says what: a lawful answer."""

    def choose_casually(self, rules: Edition, position: Any, random: Random) -> Answer:
        """What the asked seat says at a table where people play or watch."""

    def finish(self, rules: Edition, position: Any, style: Any) -> tuple[str, Answer]:
        """The same without imagination, so that any game soon comes to its end."""


class Cards(Protocol):
    """The specimen cards of a game."""

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a file of cards."""

    def copies_of(self, edition: str) -> Mapping[str, str]:
        """The ids of all cards that games with the level ``setup`` are played with, each with the card's name."""

    def rows(self, edition: str, language: CardLanguage) -> Iterator[tuple[str, ...]]:
        """A line of cells for each different card, the first of its ids first, its text last."""


# Measuring engines


class Comparison(NamedTuple):
    """What counts besides when two views of a game are compared, and what its refusals name.

    Which fields help a reader only, and which lists have an order, the types of views and answers say, in the words of
    :mod:`reference_engine.kernel.documents`. Here stands what no type can say.
    ``undecided`` says of the reference's view which places, ``battle.line_ups[south]``, nothing in the game has decided
    yet: what is shown there is free, too. ``needless`` says of the judge's view and a lawful answer whether a list of
    legal answers may leave it out.

    The mappings in ``more`` may have entries that the reference shows to nobody, not even the judge. ``likewise`` says
    of a clause under which something is to be refused which others say the same of it: they may be named in its place,
    or beside it.
    """

    undecided: Callable[[Any], Iterable[str]] = lambda _view: ()
    needless: Callable[[Any, Any], bool] = lambda _view, _answer: False
    more: tuple[str, ...] = ()
    likewise: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    def same_as(self, clauses: Iterable[str]) -> tuple[str, ...]:
        """These clauses, and those that say the same of what they refuse."""
        named = tuple(clauses)
        return tuple(dict.fromkeys((*named, *(other for clause in named for other in self.likewise.get(clause, ())))))


PLAIN = Comparison()
"""What holds where nobody says otherwise."""


class Texts(NamedTuple):
    """Which fields of a card hold its texts, so that an engine may say which of their words it knows.

    A field of ``plain`` is no text, but some of its values go with texts alone: all but those given for it. ``unused``
    are words that a family of games has and this game's cards may not use.
    """

    fields: tuple[str, ...]
    plain: Mapping[str, tuple[str, ...]] = {}
    unused: tuple[str, ...] = ()


class Symmetry(NamedTuple):
    """A way to turn the table that no rule notices, called ``name``; ``told`` follows "fails".

    With ``seats`` everybody who takes part goes on by one seat or more in the game's order, the last ones to the first;
    ``{seats}`` in ``told`` becomes "one seat", "2 seats".
    ``places`` says which place becomes which.
    """

    name: str
    told: str
    seats: bool = False
    places: Mapping[str, str] = MappingProxyType({})


class Images(NamedTuple):
    """What makes an image of a scenario: the same for the rules, and nothing like it for an engine.

    What the fields of documents hold, which lists have an order, and whose entries are members, their types say, in
    the words of :mod:`reference_engine.kernel.documents`. Here stands what no type can say.
    ``draws_by_seat`` are draws that come for one seat after another, always in the order of the seats.
    In an answer that is to be refused one more member may be named; where nobody on the table will do, ``guests`` gives
    the position with somebody else of that seat on it, in one way after another.
    A symmetry must keep ``neighbours``, each a relation of places, and give every seat's ``homes`` to the seat that
    takes its place.
    """

    symmetries: tuple[Symmetry, ...] = ()
    draws_by_seat: tuple[str, ...] = ()
    guests: Callable[[Position, str], Iterable[dict[str, Any]]] | None = None
    neighbours: tuple[Mapping[str, Iterable[str]], ...] = ()
    homes: Mapping[str, Iterable[str]] = MappingProxyType({})


UNTURNED = Images()
"""No symmetry: other ids, other orders, somebody more, as far as types know of them."""


class SamplePosition(NamedTuple):
    """A position to load, and what the program has shown when it comes back as it is."""

    position: Position
    says: str


class SampleAction(NamedTuple):
    """Something plain that a seat may do in a position, without dice; called by ``name``, as in "a march"."""

    name: str
    position: Position
    seat: str
    action: Action


class Smoke(Protocol):
    """The positions of the checks that are made before anything is measured."""

    @property
    def MINIMAL(self) -> SamplePosition:
        """The smallest position there is."""

    @property
    def ODD(self) -> SamplePosition | None:
        """One with ids as long, as foreign and as much alike as they come; None where ids mean something."""

    @property
    def DEED(self) -> SampleAction:
        """Something that changes what is to be seen."""

    @property
    def NONSENSE(self) -> Mapping[str, Action]:
        """Actions that cannot be done in the position of the deed, by what they are."""

    @property
    def RULES_DECIDE(self) -> re.Pattern[str]:
        """The beginning of a difference in what the rules work out; everything else is shown as it was loaded."""

    def rich(self, edition: str) -> SamplePosition:
        """A position with something in every zone that the edition has and that needs no card text."""


Arranged = Callable[[Edition, Any], dict[str, Any]]
"""A position as the document of the quiet one that it may be; whoever loads that sees whether it is."""


# The game itself


@dataclass(frozen=True)
class GameKit:
    """Everything that kit and site know of a game; see the table above for its parts.

    ``game`` are its rules. ``features`` is the folder of its ledger, its features and what belongs to them (errata,
    golden games, releases, translations). ``steps`` is the name of the package that says what its sentences mean:
    ``TABLE`` of phrases and ``blank_position()``; its translations stand beside.
    """

    game: Game
    features: Path
    steps: str
    board: Board | None = None
    phrasebook: str = ""
    commands: Commands | None = None
    starts: Starts | None = None
    player: Player | None = None
    comparison: Comparison = PLAIN
    texts: Texts | None = None
    images: Images = UNTURNED
    smoke: Smoke | None = None
    cards: Cards | None = None
    adapter_checks: str = ""
    adapter: str = ""
    pictures: str = ""
    vocabulary: str = ""
    introduction: str = ""
    diagrams: str = ""
    films: str = ""
    classes: str = ""
    wrong_rules: str = ""
    errata: str = ""
    arranged: Arranged | None = None

    @property
    def name(self) -> str:
        """What the game is called in ids and on the command line."""
        return self.game.name


@dataclass(frozen=True, kw_only=True)
class CompleteKit(GameKit):
    """A game that lacks nothing: what it did not bring is made of its rules, see :mod:`monosashi.games.default`.

    ``made`` names what makes a part of the game's rules that is imported late and that the game did not bring.
    ``found`` has the parts imported so far, by their name and what they must have:
    :func:`monosashi.kit.registry.late_part` keeps it.
    """

    board: Board
    commands: Commands
    starts: Starts
    player: Player
    smoke: Smoke
    cards: Cards
    arranged: Arranged
    made: Mapping[str, str]
    found: dict[tuple[str, type], Any] = field(default_factory=dict, init=False, repr=False, compare=False)


PARTS: Mapping[str, type] = {
    "board": Board,
    "commands": Commands,
    "starts": Starts,
    "player": Player,
    "smoke": Smoke,
    "cards": Cards,
}
"""What each part must have."""

LATE = (
    "phrasebook",
    "adapter_checks",
    "adapter",
    "pictures",
    "vocabulary",
    "introduction",
    "diagrams",
    "films",
    "classes",
)
"""The parts that are named by a string and imported once somebody wants them."""


def members(protocol: type) -> tuple[str, ...]:
    """What a protocol asks for, in its order.

    >>> members(Starts)
    ('OPTIONS', 'start')
    """
    bases = (base for base in reversed(protocol.__mro__) if base not in (object, Protocol, Generic))
    return tuple(name for base in bases for name in vars(base) if not name.startswith("_"))


def missing(kit: GameKit) -> Iterator[str]:
    """What a kit says it has and has not, a sentence each; parts that are imported late are not looked into."""
    if not (kit.features / "clauses.toml").is_file():
        yield f"the game {kit.name}: its folder of features, {kit.features}, has no clauses.toml"
    yield from lacking_fields(kit.game)
    for part, protocol in PARTS.items():
        yield from lacking(kit.name, part, getattr(kit, part), protocol)
    for part in LATE:
        if not isinstance(getattr(kit, part), str):
            example = f'"{kit.name}.{part}" or "{kit.name}.words:NAME"'
            yield f"the game {kit.name}: its part {part} is not named by a string such as {example}"


def lacking(game: str, part: str, given: object, protocol: type) -> Iterator[str]:
    """Each member that a part lacks, in a sentence; nothing if there is no such part."""
    for name in members(protocol) if given is not None else ():
        if not hasattr(given, name):
            yield f"the game {game}: its part {part} has no {name}, see {protocol.__module__}.{protocol.__name__}"

"""What an impact is made of; ``monosashi erratum impact --json`` prints it as it stands here."""

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from msgspec import Struct


class Shown(Protocol):
    """Goes through things of some kind, perhaps showing how far it has come; ``total`` if they have no length."""

    def __call__(self, what: str, items: Iterable[Any], total: int | None = None) -> Iterable[Any]:
        """The things, one after another."""


def silently(what: str, items: Iterable[Any], total: int | None = None) -> Iterable[Any]:
    """Show nothing."""
    return items


class ClauseChange(Struct, frozen=True, omit_defaults=True):
    """A clause that is not as it was.

    ``before`` and ``after`` are its texts; one is empty for a clause that has come or gone, both for one that says what
    it said. ``entries`` of the edition's table are its own and differ, ``noticed_by`` are its scenarios that end
    otherwise, ``games`` those that part at it and that no scenario explains.
    """

    clause: str
    kind: Literal["added", "removed", "reworded", "unchanged"]
    section: str
    before: str = ""
    after: str = ""
    entries: tuple[str, ...] = ()
    noticed_by: tuple[str, ...] = ()
    games: tuple[str, ...] = ()

    @property
    def behaves_otherwise(self) -> bool:
        """Whether anything shows that it does."""
        return bool(self.entries or self.noticed_by or self.games)


class Touched(Struct, frozen=True, omit_defaults=True):
    """An entry of the edition's table that differs and is nobody's own; ``cites`` are the clauses it is written for."""

    entry: str
    cites: tuple[str, ...] = ()


class AskedClause(Struct, frozen=True, omit_defaults=True):
    """The clauses that put the questions to be answered where two tables part; empty where the game is over."""

    old: str = ""
    new: str = ""


class ScenarioChange(Struct, frozen=True, omit_defaults=True):
    """A scenario that ends otherwise.

    ``belongs`` says which edition's it is: of the old one only, it is superseded. One that ``leans`` holds, by a tag,
    in only one of the two published editions: on something else than its clause, of which it says nothing. ``step`` is
    the first sentence after which the two tables differ, ``asked`` what is asked then, ``before`` and ``after`` what a
    judge sees then by the old and by the new edition.
    """

    scenario: str
    clauses: tuple[str, ...]
    belongs: Literal["both", "old", "new"]
    old: str
    new: str
    step: str = ""
    message: str = ""
    leans: bool = False
    asked: AskedClause = AskedClause()
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None


class GameChange(Struct, frozen=True, omit_defaults=True):
    """A game that goes otherwise from one decision on: which, where (``turn``, ``question``), and how.

    ``number`` counts its answers, those of chance too; in a recorded game it is that of the line. ``kind`` is
    ``refused`` by one of the editions, ``offered`` by only one, or another ``question`` or ``position`` comes of the
    answer. ``clauses`` are cited there by what is refused, asked or happens.
    """

    name: str
    number: int
    kind: Literal["refused", "offered", "question", "position"]
    message: str
    turn: int = 0
    question: str = ""
    clauses: tuple[str, ...] = ()
    asked: AskedClause = AskedClause()


class Page(Struct, frozen=True):
    """A page of the published rules, with the clauses that have changed and that it has, or still says the words of."""

    page: str
    title: str
    clauses: tuple[str, ...]


class RunChange(Struct, frozen=True, omit_defaults=True):
    """A stored run whose verdicts do not hold for the new edition: for which clauses, how many of its scenarios."""

    file: str
    engine: str
    edition: str
    scenarios: int
    clauses: tuple[str, ...]
    remark: str = ""


class Impact(Struct, frozen=True):
    """Everything that changes from the edition ``old`` to ``new``.

    ``outdated`` maps scenarios that are played in both to clauses of theirs that say something else: somebody must
    read them again. Of so many ``recorded_games`` and ``random_games`` those listed go otherwise. ``pages`` are the
    chapters, ``still_saying`` those of a built site that say the old words. ``unnoticed`` says, a sentence each, where
    the suite does not tell the editions apart.
    """

    old: str
    new: str
    clauses: tuple[ClauseChange, ...]
    entries: tuple[Touched, ...]
    scenarios: tuple[ScenarioChange, ...]
    outdated: dict[str, tuple[str, ...]]
    recorded_games: int
    recorded: tuple[GameChange, ...]
    random_games: int
    random: tuple[GameChange, ...]
    pages: tuple[Page, ...]
    still_saying: tuple[Page, ...]
    runs: tuple[RunChange, ...]
    unnoticed: tuple[str, ...]

"""What a game brings for those who write adapters: its parts ``adapter_checks`` and ``adapter``."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from monosashi.kit.interface import Action, Position, SamplePosition
from monosashi.kit.registry import late_part
from monosashi.subjects.port import Chance
from monosashi.verification.smoke import CheckContext


class Secret(NamedTuple):
    """A hidden card: whose it is, where it ``lies``, in words, and the seats that may see it."""

    whose: str
    lies: str
    seen_by: tuple[str, ...]


class Unlawful(NamedTuple):
    """Something that breaks one clause where the game's deed could be done: ``what`` it is, ``told`` as a fact."""

    what: str
    told: str
    action: Action
    clause: str


class AdapterChecks(Protocol):
    """What adapters are checked with, beside the positions of the smoke checks."""

    @property
    def PAGES(self) -> str:
        """What is put before the name of a page on the game's documents, such as ``view.md``."""

    @property
    def BAD(self) -> Mapping[str, Position]:
        """Positions that cannot be, by what is wrong with them."""

    @property
    def REFUSED(self) -> tuple[Action, Action]:
        """Two actions that are refused in the position of the deed, one before it is done and one after."""

    @property
    def START(self) -> tuple[Mapping[str, Any], Sequence[Chance]]:
        """A start with all the outcomes that it needs."""

    @property
    def TEXTS(self) -> SamplePosition:
        """A position with cards of every kind of text."""

    @property
    def HIDDEN(self) -> SamplePosition:
        """One in which the cards of ``SECRETS`` lie hidden."""

    @property
    def SECRETS(self) -> Mapping[str, Secret]:
        """The hidden cards by their ids."""

    @property
    def UNLAWFUL(self) -> Unlawful:
        """What breaks one clause."""

    def chance(self, bench: CheckContext) -> str:
        """Dice come from the kit: plays up to a draw. Raises as every check does."""

    def setup(self, bench: CheckContext) -> str:
        """A game begins with the kit's outcomes. Raises as every check does."""


class AdapterSample(Protocol):
    """Adapters to copy, whole programs without dependencies, with a toy in the place of an engine."""

    @property
    def DOES(self) -> str:
        """What there is in them."""

    @property
    def CHAPTER(self) -> str:
        """Clauses of which it keeps some and breaks others."""

    @property
    def TOY(self) -> str:
        """The class in whose place an engine is put."""

    def program(self, file: str) -> str:
        """The text of ``adapter.py`` or ``adapter.js``."""


def adapter_checks_of(game: str) -> AdapterChecks:
    """What adapters for a game are checked with; it is named by itself or by one of its editions. Raises KeyError."""
    found: AdapterChecks = late_part(game, "adapter_checks", AdapterChecks)
    return found


def adapter_of(game: str) -> AdapterSample:
    """A game's adapters to copy, likewise."""
    found: AdapterSample = late_part(game, "adapter", AdapterSample)
    return found

"""What a game brings to the checking of adapters: its room ``adapter_checks`` has what :class:`AdapterChecks` says."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from monosashi.games import room
from monosashi.subjects.port import Chance
from monosashi.verification.smoke import Action, CheckContext, NotOffered, Position, SamplePosition


class Secret(NamedTuple):
    """A hidden card: whose it is, where it ``lies``, in words, and the seats that may see it."""

    whose: str
    lies: str
    seen_by: tuple[str, ...]


class Unlawful(NamedTuple):
    """Something that breaks one clause where the game's ``DEED`` could be done: ``what`` it is, ``told`` as a fact."""

    what: str
    told: str
    action: Action
    clause: str


class AdapterChecks(Protocol):
    """What a game's room ``adapter_checks`` has.

    ``PAGES`` is put before the name of a page on the game's documents, such as ``view.md``. ``BAD`` are positions that
    cannot be, by what is wrong with them. ``REFUSED`` are two actions that are refused in the position of the game's
    ``DEED``, one before it is done and one after. ``START`` is a start with all the outcomes that it needs. ``TEXTS``
    is a position with cards of every kind of text. ``HIDDEN`` is one in which the cards of ``SECRETS`` lie hidden.
    ``UNLAWFUL`` breaks one clause. ``chance`` and ``setup`` play up to a draw and see that the outcomes come from the
    kit, in a battle and at the beginning of a game.
    """

    PAGES: str
    BAD: Mapping[str, Position]
    REFUSED: tuple[Action, Action]
    START: tuple[Mapping[str, Any], Sequence[Chance]]
    TEXTS: SamplePosition
    HIDDEN: SamplePosition
    SECRETS: Mapping[str, Secret]
    UNLAWFUL: Unlawful

    def chance(self, bench: CheckContext) -> str:
        """Dice in a battle come from the kit. Raises as every check does."""

    def setup(self, bench: CheckContext) -> str:
        """A game begins with the kit's outcomes. Raises as every check does."""


def checks_of(edition: str) -> AdapterChecks | None:
    """What the edition's game brings; None if it brings nothing."""
    return cast("AdapterChecks | None", room(edition, "adapter_checks"))


def brought(edition: str) -> AdapterChecks:
    """What the edition's game brings. Raises NotOffered if it brings nothing."""
    found = checks_of(edition)
    if found is None:
        raise NotOffered(f"the kit has no such check of {edition} yet")
    return found

"""What films know of a game: its part ``films``."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from monosashi.kit.registry import known, late_part
from monosashi.pictures.news import News
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure

if TYPE_CHECKING:
    from monosashi.site.film.namer import Namer
    from monosashi.site.film.recording import Recording, Still, Value


class Films(Protocol):
    """What films must know of a game. Without it a film has fewer parts."""

    def worth(self, game: Context[Any]) -> Mapping[str, str]:
        """What is told when it changes, by unit, or whatever else the game calls by an id."""

    def begins(self, game: Context[Any], frame: Procedure) -> Event | None:
        """A procedure has begun: what is to be told of it, if nobody has declared it."""

    def news(self, still: "Still") -> News:
        """What a picture is to tell besides the position: damage, aims, where units should have gone."""

    def began(self, namer: "Namer") -> str:
        """That a game begins, and which, without a full stop."""

    def happened(self, namer: "Namer", events: Sequence[Event]) -> str:
        """Events of one kind, for one reason, in a sentence; nothing for what the deed says or the values say."""

    def shuffled(self, namer: "Namer", seat: str) -> str:
        """A player's deck has been shuffled, in a sentence."""

    def changed(self, namer: "Namer", value: "Value") -> str:
        """A unit's worth has become another, in a sentence."""

    def seen(self, recording: "Recording", view: Any) -> Any:
        """A view as the film shows it: without what only happens to be so in this scenario."""


def films_of(edition: str) -> Films | None:
    """What films know of a game, named by itself or by one of its editions; None if there is no such game.

    >>> films_of("unheard-of@1")
    """
    found: Films | None = late_part(edition, "films", Films) if known(edition) else None
    return found

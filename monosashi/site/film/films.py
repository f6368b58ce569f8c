"""What films must know of a game: a module of the game's own, ``monosashi.site.<game>.films``, found by its name."""

from typing import TYPE_CHECKING, Any, Protocol, cast

from monosashi.site.rooms import room

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monosashi.pictures.news import News
    from monosashi.site.film.namer import Caller
    from monosashi.site.film.recording import Recording, Still, Value
    from monosashi.site.text.language import Language
    from reference_engine.kernel.context import Context
    from reference_engine.kernel.events import Event
    from reference_engine.kernel.procedure import Procedure


class Films(Protocol):
    """What the module of a game offers."""

    def worth(self, game: "Context[Any]") -> "Mapping[str, str]":
        """What is told when it changes, by unit, or whatever else the game calls by an id."""

    def begins(self, game: "Context[Any]", frame: "Procedure") -> "Event | None":
        """A procedure has begun: what is to be told of it, if nobody has declared it."""

    def news(self, still: "Still") -> "News":
        """What a picture is to tell besides the position: damage, aims, where units should have gone."""

    def deed(self, caller: "Caller") -> str:
        """What somebody did or tried to do in the caller's still, without a full stop."""

    def happened(self, caller: "Caller", events: "Sequence[Event]") -> str:
        """Events of one kind, for one reason, in a sentence; nothing for what the deed says or the values say."""

    def shuffled(self, caller: "Caller", seat: str) -> str:
        """A player's deck has been shuffled, in a sentence."""

    def changed(self, caller: "Caller", value: "Value") -> str:
        """A unit's worth has become another, in a sentence."""

    def seen(self, recording: "Recording", view: Any) -> Any:
        """A view as the film shows it: without what only happens to be so in this scenario."""

    def card_text(self, card: Any, language: "Language", *, brief: bool = False) -> str:
        """What a card's text says; ``brief`` leaves out what stands in columns of a table."""


def films_of(edition: str) -> Films | None:
    """What films know of a game, named by itself or by one of its editions; None if nothing is known.

    >>> films_of("unheard-of@1")
    """
    return cast("Films | None", room(edition, "films"))

"""What films of Deus tell: see :class:`monosashi.site.film.films.Films`."""

from collections.abc import Iterator
from typing import Any

from monosashi.games.monster_collection.site import films
from monosashi.games.monster_collection.site.films import changed, happened, shuffled, worth
from monosashi.pictures.news import News
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Act, Recording, Still
from reference_engine.deus.view import View
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure
from reference_engine.monster_collection.effects import Effect, effect_of

__all__ = ["began", "begins", "changed", "happened", "news", "seen", "shuffled", "worth"]

FORCED, OPTIONAL = "deus.trigger.forced", "deus.trigger.condition_met"
"""Why a trigger takes place."""


def begins(game: Context[Any], frame: Procedure) -> Event | None:
    """An effect that has just begun may be a trigger's, which nobody has declared."""
    if not isinstance(frame, Effect) or frame.kind != "trigger" or frame.group:
        return None
    clause = FORCED if getattr(effect_of(game, frame), "forced", False) else OPTIONAL
    return Event("trigger", clause, seat=frame.seat, about=frame.card)


def began(namer: Namer) -> str:
    """A game, perhaps of the beginner variant."""
    say = namer.language.say
    return say("a new beginner game begins") if namer.act.action.get("beginner") else say("a new game begins")


def news(still: Still) -> News:
    """The damage that units have taken, whom an effect aims at; or who should have gone where."""
    return films.news(still, _attempts)


def _attempts(act: Act, still: Still) -> Iterator[tuple[str, str]]:
    """Who should have gone where."""
    action, asked = act.action, still.view.asked if still.view is not None else None
    yield from (action.get("moves") or action.get("areas") or {}).items()
    if action["do"] == "intercept" and asked is not None and asked.kind == "intercept":
        yield from ((unit, asked.about) for unit in action["units"])
    if "area" in action:
        yield str(action.get("card") or action.get("unit") or ""), action["area"]


def seen(recording: Recording, view: View) -> View:
    """Which turn is the last is left out where it does not matter."""
    shown: View = films.without_final_turn(recording, view)
    return shown

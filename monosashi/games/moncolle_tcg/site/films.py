"""What films of the TCG tell: see :class:`monosashi.site.film.films.Films`."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from monosashi.games.default.films import began
from monosashi.games.monster_collection.site import films
from monosashi.games.monster_collection.site.films import changed, happened, shuffled, worth
from monosashi.pictures.news import News
from monosashi.site.film.recording import Act, Recording, Still
from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure
from reference_engine.moncolle_tcg.view import GroundView, View
from reference_engine.monster_collection.effects import Effect

__all__ = ["began", "begins", "changed", "happened", "news", "seen", "shuffled", "worth"]


def begins(_game: Context[Any], frame: Procedure) -> Event | None:
    """An effect that has just begun may be an automatic one, which nobody has declared."""
    if not isinstance(frame, Effect) or frame.kind != "trigger" or frame.group:
        return None
    return Event("trigger", "moncolle_tcg.abilities.automatic", seat=frame.seat, about=frame.card)


def news(still: Still) -> News:
    """The damage that units have taken, whom an effect aims at; or who should have gone where."""
    return films.news(still, _attempts, ("user", "card", "unit"))


def _attempts(act: Act, _still: Still) -> Iterator[tuple[str, str]]:
    """Who should have gone where, or what should have been laid there."""
    action = act.action
    if "area" in action:
        named = action.get("units") or [action.get("card") or action.get("unit") or ""]
        yield from ((name, action["area"]) for name in named)


def seen(recording: Recording, view: View) -> View:
    """What lies face down stays so if the scenario does not name it; which turn is the last, if it does not matter."""
    told = " ".join(
        (*(step.text for step in recording.scenario.steps), *(cell for row in _cells(recording) for cell in row))
    )
    field = {area: _covered(ground, told) for area, ground in view.field.items()}
    shown: View = films.without_final_turn(recording, replace(view, field=field))
    return shown


def _cells(recording: Recording) -> Iterator[tuple[str, ...]]:
    for step in recording.scenario.steps:
        yield from step.table or ()


def _covered(ground: GroundView, told: str) -> GroundView:
    return ground if ground.kind == "terrain" or ground.card in told else replace(ground, card="")

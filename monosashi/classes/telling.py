"""What a game's rules tell beside their own events, so that a table can see it: phases, and whom an effect reaches."""

from collections.abc import Callable, Mapping
from typing import Any

from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import default

REACHED, PHASE = "reached", "phase"
"""An effect reaches somebody (``about``; ``other`` as whom); a phase is under way (``about``)."""


def phases_told(edition: Edition) -> Mapping[str, Step]:
    """The steps of a turn, each of which says that it is under way."""
    return {name: _phase(name, step) for name, step in edition.procedures["turn"].items()}


def reach_told(edition: Edition, reached: Any, named: Callable[[Any], str]) -> Mapping[Any, Any]:
    """The judgement of whom an effect reaches, which says so of each; ``named`` says who somebody is."""
    real = edition.judgements.get(reached, default(reached))

    def found(game: Any, effect: Any, to: str) -> Any:
        everybody = real(game, effect, to)
        for one in everybody:
            game.emit(Event(REACHED, about=named(one), other=to))
        return everybody

    return {reached: found}


def _phase(name: str, step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        game.emit(Event(PHASE, about=name))
        return step(game, frame)

    return taken

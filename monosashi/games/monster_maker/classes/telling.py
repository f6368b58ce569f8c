"""The same rules, which tell of more than games need to be told: whom an effect reaches, which phase is under way."""

from typing import Any

from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import default
from reference_engine.monster_maker.targets import reached

APPLIES, REACHED, PHASE = "applies", "reached", "phase"
"""An effect applies (``about`` the card, ``amount`` its number); it reaches a creature (``other`` as whom); a phase or
window is under way (``about``)."""


def telling(edition: Edition) -> Edition:
    """An edition of Monster Maker that emits these events besides its own."""
    steps = edition.procedures
    return edition.amended(
        edition.name,
        judgements={reached: _reached(edition.judgements.get(reached, default(reached)))},
        procedures={
            "turn": {name: _phase(name, step) for name, step in steps["turn"].items()},
            "effect": {**steps["effect"], "apply_parts": _applies(steps["effect"]["apply_parts"])},
        },
    )


def _reached(real: Any) -> Any:
    def found(game: Any, effect: Any, to: str) -> Any:
        creatures = real(game, effect, to)
        for card in creatures:
            game.emit(Event(REACHED, about=card, other=to))
        return creatures

    return found


def _phase(name: str, step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        game.emit(Event(PHASE, about=name))
        return step(game, frame)

    return taken


def _applies(step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        game.emit(Event(APPLIES, about=frame.card, amount=frame.ability))
        return step(game, frame)

    return taken

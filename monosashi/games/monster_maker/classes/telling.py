"""The same rules, which tell of more than games need to be told: whom an effect reaches, which phase is under way."""

from typing import Any

from monosashi.classes.telling import phases_told, reach_told
from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event
from reference_engine.monster_maker.targets import reached

APPLIES = "applies"
"""An effect applies (``about`` the card, ``amount`` its number)."""


def telling(edition: Edition) -> Edition:
    """An edition of Monster Maker that emits these events besides its own."""
    steps = edition.procedures
    return edition.amended(
        edition.name,
        judgements=reach_told(edition, reached, str),
        procedures={
            "turn": phases_told(edition),
            "effect": {**steps["effect"], "apply_parts": _applies(steps["effect"]["apply_parts"])},
        },
    )


def _applies(step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        game.emit(Event(APPLIES, about=frame.card, amount=frame.ability))
        return step(game, frame)

    return taken

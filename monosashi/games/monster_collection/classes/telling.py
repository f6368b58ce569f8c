"""The same rules, which tell of more than games need to be told: whom a part of an effect reaches, what a tie ends."""

from collections.abc import Callable, Iterable
from typing import Any

from monosashi.classes.telling import phases_told, reach_told
from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.effects import reached
from reference_engine.monster_collection.position import units_in

APPLIES, BEARS = "applies", "bears"
"""A part of an effect applies (``about`` the card, ``other`` the verb, ``place`` when); something bears on a unit in a
normal attack or a tie (``other`` what, ``place`` where)."""

Applied = Callable[[Any, Any], Iterable[Event]]
"""What there is to tell of the parts of an effect that apply now, by the game and the effect's frame."""

Bearing = Callable[[Any, Any], Iterable[str]]
"""What bears on a unit now."""


def with_class_events(edition: Edition, applied: Applied, bearing: Bearing) -> Edition:
    """An edition that emits these events besides its own."""
    steps = edition.procedures
    normal = steps["normal_timing"]
    return edition.amended(
        edition.name,
        judgements=reach_told(edition, reached, lambda unit: str(unit.id)),
        procedures={
            "turn": phases_told(edition),
            "effect": {**steps["effect"], "apply_group": _applies(steps["effect"]["apply_group"], applied)},
            "battle": {
                **steps["battle"],
                "suspend_effects": _bears("tie", steps["battle"]["suspend_effects"], bearing),
            },
            "normal_timing": {**normal, "attack": _bears("attack", normal["attack"], bearing)},
        },
    )


def _applies(step: Step, applied: Applied) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        for event in applied(game, frame):
            game.emit(event)
        return step(game, frame)

    return taken


def _bears(where: str, step: Step, bearing: Bearing) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        # Without a tie the step is passed over.
        if where != "tie" or frame.simultaneous:
            for unit in units_in(game.position, game.position.battle):
                for what in bearing(game, unit):
                    game.emit(Event(BEARS, about=unit.id, other=what, place=where))
        return step(game, frame)

    return taken

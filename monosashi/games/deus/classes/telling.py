"""The same rules, which tell of more than games need to be told: whom a part of an effect reaches, what a tie ends."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.telling import phases_told, reach_told
from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.cards import Change
from reference_engine.monster_collection.effects import parts_of, reached
from reference_engine.monster_collection.position import Modifier, units_in
from reference_engine.monster_collection.values import bearing_on

APPLIES, BEARS = "applies", "bears"
"""An effect's part applies (``about`` the card, ``other`` the verb, ``place`` ability or trigger); something bears on a
unit in a normal attack or a tie (``other`` what, ``place`` where)."""


def telling(edition: Edition) -> Edition:
    """An edition of Deus that emits these events besides its own."""
    steps = edition.procedures
    return edition.amended(
        edition.name,
        judgements=reach_told(edition, reached, lambda unit: str(unit.id)),
        procedures={
            "turn": phases_told(edition),
            "effect": {**steps["effect"], "apply_group": _applies(steps["effect"]["apply_group"])},
            "battle": {**steps["battle"], "suspend_effects": _bears("tie", steps["battle"]["suspend_effects"])},
            "normal_timing": {
                **steps["normal_timing"],
                "attack": _bears("attack", steps["normal_timing"]["attack"]),
            },
        },
    )


def _applies(step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        for part in parts_of(game, frame):
            verb = str(type(part).__struct_config__.tag)
            game.emit(Event(APPLIES, about=frame.card, other=verb, place=frame.kind, amount=frame.index))
        return step(game, frame)

    return taken


def _bears(where: str, step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        # Without a tie the step is passed over.
        if where != "tie" or frame.simultaneous:
            for unit in units_in(game.position, game.position.battle):
                for bearing in bearing_on(game, unit):
                    for what in changes(bearing):
                        game.emit(Event(BEARS, about=unit.id, other=what, place=where))
        return step(game, frame)

    return taken


def changes(bearing: Modifier | Change) -> Iterator[str]:
    """What a lasting effect, or a constant one, changes."""
    kind = "lasting" if isinstance(bearing, Modifier) else "constant"
    for name in ("attack", "defence", "initiative", "ward"):
        if getattr(bearing, name):
            yield f"{kind}: {name}"
    yield from (f"{kind}: {flag}" for flag in bearing.flags)

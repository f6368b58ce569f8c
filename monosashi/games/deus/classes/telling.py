"""The same rules, which tell of more than games need to be told: each part that applies, and what bears on units."""

from collections.abc import Iterator
from typing import Any

from monosashi.games.monster_collection.classes.telling import APPLIES, with_class_events
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.cards import Change
from reference_engine.monster_collection.effects import parts_of
from reference_engine.monster_collection.position import Modifier
from reference_engine.monster_collection.values import bearing_on


def telling(edition: Edition) -> Edition:
    """An edition of Deus that emits these events besides its own; ``amount`` is an effect's number on its card."""
    return with_class_events(edition, _applied, _bearing)


def _applied(game: Any, frame: Any) -> Iterator[Event]:
    for part in parts_of(game, frame):
        verb = str(type(part).__struct_config__.tag)
        yield Event(APPLIES, about=frame.card, other=verb, place=frame.kind, amount=frame.index)


def _bearing(game: Any, unit: Any) -> Iterator[str]:
    for bearing in bearing_on(game, unit):
        yield from changes(bearing)


def changes(bearing: Modifier | Change) -> Iterator[str]:
    """What a lasting effect, or a constant one, changes."""
    kind = "lasting" if isinstance(bearing, Modifier) else "constant"
    for name in ("attack", "defence", "initiative", "ward"):
        if getattr(bearing, name):
            yield f"{kind}: {name}"
    yield from (f"{kind}: {flag}" for flag in bearing.flags)

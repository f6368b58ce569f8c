"""What has become of the units between two views of the same game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Changes:
    """What became of the units.

    ``gone`` have left the battlefield, ``moved`` are elsewhere (as they were before), ``fresh`` were not there before,
    ``altered`` stayed and have other values.
    """

    before: Mapping[str, Any] = field(default_factory=dict)
    gone: tuple[Any, ...] = ()
    moved: tuple[Any, ...] = ()
    fresh: frozenset[str] = frozenset()
    altered: frozenset[str] = frozenset()

    def left(self, area: str) -> list[Any]:
        """The units that were in an area and are not any more."""
        return [unit for unit in (*self.gone, *self.moved) if unit.area == area]


NOTHING = Changes()


def changes(view: Any, before: Any | None) -> Changes:
    """What became of the units since ``before``; nothing, if there is no before."""
    if before is None or before.units == view.units:
        return NOTHING
    old = {unit.id: unit for unit in before.units}
    now = {unit.id: unit for unit in view.units}
    stayed = [unit for unit in view.units if unit.id in old]
    return Changes(
        before=old,
        gone=tuple(unit for unit in before.units if unit.id not in now),
        moved=tuple(old[unit.id] for unit in stayed if old[unit.id].area != unit.area),
        fresh=frozenset(unit.id for unit in view.units if unit.id not in old),
        altered=frozenset(unit.id for unit in stayed if old[unit.id] != unit),
    )

"""What has changed between two views of the same game, and what a picture is to tell besides the position."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from reference_engine.deus.view import UnitView, View


@dataclass(frozen=True)
class Changes:
    """What became of the units.

    ``gone`` have left the battlefield, ``moved`` are elsewhere (as they were before), ``fresh`` were not there before,
    ``altered`` stayed and have other values.
    """

    before: Mapping[str, UnitView] = field(default_factory=dict)
    gone: tuple[UnitView, ...] = ()
    moved: tuple[UnitView, ...] = ()
    fresh: frozenset[str] = frozenset()
    altered: frozenset[str] = frozenset()

    def left(self, area: str) -> list[UnitView]:
        """The units that were in an area and are not any more."""
        return [unit for unit in (*self.gone, *self.moved) if unit.area == area]


NOTHING = Changes()


def changes(view: View, before: View | None) -> Changes:
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


@dataclass(frozen=True)
class Die:
    """A die that was cast: what for, for whom, the face it shows."""

    draw: str
    seat: str
    face: int


@dataclass(frozen=True)
class News:
    """What has just happened, beyond what two views tell.

    ``hits`` is the damage by unit, ``aims`` who was aimed at by whom. Of an act that was ``refused``, ``clauses`` are
    those against it and ``attempts`` where units or cards should have gone.
    """

    dice: tuple[Die, ...] = ()
    hits: Mapping[str, int] = field(default_factory=dict)
    aims: tuple[tuple[str, str], ...] = ()
    refused: bool = False
    clauses: tuple[str, ...] = ()
    attempts: tuple[tuple[str, str], ...] = ()


NO_NEWS = News()

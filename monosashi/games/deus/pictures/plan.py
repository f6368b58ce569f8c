"""Where things are in a picture: the same places for all pictures of a film, so that only what changes moves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from monosashi.games.deus.board import COLUMNS, RANKS, units_in
from monosashi.games.deus.pictures.changes import Changes
from monosashi.games.deus.pictures.sprite import CELL, GAP, HEAD, STEP, height
from monosashi.games.deus.pictures.words import AREAS, counts, zones
from monosashi.pictures.band import zone_lines
from monosashi.pictures.speech import Speech
from reference_engine.deus.view import UnitView, View


@dataclass(frozen=True)
class Slot:
    """A place within an area, from its top: of a unit, or of one that has left (``ghost``)."""

    unit: UnitView
    top: int
    ghost: bool


@dataclass(frozen=True)
class Plan:
    """How much room the parts of a picture take.

    ``steps`` is the height of each rank, ``lines`` of the zones beside a seat's name, ``piles`` the counts shown.
    """

    steps: Mapping[str, int]
    lines: Mapping[str, int]
    piles: frozenset[str]

    @property
    def deep(self) -> int:
        """How high the board is."""
        return sum(height(steps) + GAP for steps in self.steps.values())

    def top(self, rank: str) -> int:
        """Where a rank begins, counted from the top of the board."""
        return sum(height(self.steps[other]) + GAP for other in RANKS[: RANKS.index(rank)])

    def corner(self, area: str) -> tuple[int, int]:
        """The upper left corner of an area, counted from that of the board."""
        return COLUMNS.index(area[0]) * (CELL + GAP), self.top(area[1])

    def slots(self, view: View, change: Changes, area: str) -> list[Slot]:
        """The places of an area: North's units from the top, South's at the bottom, in between those who have left."""
        units = units_in(view, area)
        left = change.left(area)
        if not units and not left:
            return []
        upper = [unit for unit in units if unit.owner != "south"]
        lower = [unit for unit in units if unit.owner == "south"]
        slots = [Slot(unit, HEAD + 2 * STEP * place, False) for place, unit in enumerate(upper)]
        top = HEAD + 2 * STEP * len(upper)
        bottom = HEAD + STEP * self.steps[area[1]] - 2 * STEP * len(lower)
        for unit in left:
            if unit.owner != "south":
                slots.append(Slot(unit, top, True))
                top += STEP
        souths = [unit for unit in left if unit.owner == "south"]
        for place, unit in enumerate(souths):
            slots.append(Slot(unit, bottom - STEP * (len(souths) - place), True))
        slots += [Slot(unit, bottom + 2 * STEP * place, False) for place, unit in enumerate(lower)]
        return slots


def plan(frames: Iterable[tuple[View, Changes]], speech: Speech, *, every_pile: bool) -> Plan:
    """A plan in which all these positions fit, with what has left each of them.

    Counts that are zero everywhere are left out unless ``every_pile`` is wanted.
    """
    steps = dict.fromkeys(RANKS, 2)
    lines: dict[str, int] = {}
    piles: set[str] = set()
    for view, change in frames:
        for area, needed in _needed(view, change).items():
            if area in AREAS:
                steps[area[1]] = max(steps[area[1]], needed)
        for seat in view.players:
            lines[seat] = max(lines.get(seat, 0), len(list(zone_lines(dict(zones(view, seat, speech)), speech))))
            piles.update(pile for pile, number in counts(view, seat).items() if number or every_pile)
    return Plan(steps, lines, frozenset(piles))


def _needed(view: View, change: Changes) -> dict[str, int]:
    """The steps that each area needs."""
    needed: dict[str, int] = {}
    for unit in view.units:
        needed[unit.area] = needed.get(unit.area, 0) + 2
    for unit in (*change.gone, *change.moved):
        needed[unit.area] = needed.get(unit.area, 0) + 1
    return needed

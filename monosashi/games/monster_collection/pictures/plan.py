"""Where things are in a picture: the same places for all pictures of a film, so that only what changes moves."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monosashi.games.monster_collection.pictures.changes import Changes
from monosashi.games.monster_collection.pictures.close import Close, close
from monosashi.games.monster_collection.pictures.look import Cards, Look
from monosashi.games.monster_collection.pictures.shapes import BETWEEN, CELL, GAP, STEP
from monosashi.games.monster_collection.pictures.words import COLUMNS, units_in
from monosashi.pictures.band import zone_lines
from monosashi.pictures.speech import Speech


@dataclass(frozen=True)
class Slot:
    """A place within an area, from its top: of a unit, or of one that has left (``ghost``)."""

    unit: Any
    top: int
    ghost: bool


@dataclass(frozen=True)
class Plan:
    """How much room the parts of a picture take.

    ``room`` is the room for units in each rank, ``lines`` that of the zones beside a seat's name, ``piles`` the counts
    shown, ``cast`` the seats for which dice are cast. If one place is drawn large, ``close`` is the room in it.
    """

    look: Look
    cards: Cards
    room: Mapping[str, int]
    lines: Mapping[str, int]
    piles: frozenset[str]
    cast: frozenset[str]
    close: Close | None

    @property
    def deep(self) -> int:
        """How high the board is."""
        return sum(self.height(rank) + GAP for rank in self.look.RANKS)

    def height(self, rank: str) -> int:
        """How high the areas of a rank are."""
        return self.look.HEAD + self.room[rank] + 2

    def top(self, rank: str) -> int:
        """Where a rank begins, counted from the top of the board."""
        ranks = self.look.RANKS
        return sum(self.height(other) + GAP for other in ranks[: ranks.index(rank)])

    def corner(self, area: str) -> tuple[int, int]:
        """The upper left corner of an area, counted from that of the board."""
        return COLUMNS.index(area[0]) * (CELL + GAP), self.top(area[1])

    def slots(self, view: Any, change: Changes, area: str) -> list[Slot]:
        """The places of an area: North's units from the top, South's at the bottom, in between those who have left."""
        units = units_in(view, area)
        left = change.left(area)
        if not units and not left:
            return []
        lower = [unit for unit in units if unit.owner == "south"]
        slots, top = [], self.look.HEAD
        for unit in units:
            if unit.owner != "south":
                slots.append(Slot(unit, top, False))
                top += self._high(unit)
        souths = [unit for unit in left if unit.owner == "south"]
        bottom = self.look.HEAD + self.room[area[1]] - sum(map(self._high, lower))
        for unit in left:
            if unit.owner != "south":
                slots.append(Slot(unit, top, True))
                top += STEP
        for place, unit in enumerate(souths):
            slots.append(Slot(unit, bottom - STEP * (len(souths) - place), True))
        for unit in lower:
            slots.append(Slot(unit, bottom, False))
            bottom += self._high(unit)
        return slots

    def _high(self, unit: Any) -> int:
        return self.look.high(unit, self.cards) + BETWEEN


def plan(
    look: Look,
    frames: Sequence[tuple[Any, Changes]],
    cards: Cards,
    speech: Speech,
    *,
    every_pile: bool,
    near: Sequence[str] = (),
    cast: Iterable[str] = (),
) -> Plan:
    """A plan in which all these positions fit, with what has left each of them.

    Counts that are zero everywhere are left out unless ``every_pile`` is wanted. ``near`` are the areas that are drawn
    large, one for each position; ``cast`` the seats for which there are dice.
    """
    room = dict.fromkeys(look.RANKS, look.LEAST)
    lines: dict[str, int] = {}
    piles: set[str] = set()
    for view, change in frames:
        for area, needed in _needed(look, view, change, cards).items():
            if area in look.words.AREAS:
                room[area[1]] = max(room[area[1]], needed)
        for seat in view.players:
            zones = dict(look.words.lists(view, seat, speech))
            lines[seat] = max(lines.get(seat, 0), len(list(zone_lines(zones, speech))))
            piles.update(pile for pile, number in look.words.piles(view, seat).items() if number or every_pile)
    seats = frozenset(cast)
    shown = [(view, change, place) for (view, change), place in zip(frames, near, strict=False) if place]
    large = close(look, shown, cards, speech, seats) if shown else None
    return Plan(look, cards, room, lines, frozenset(piles), seats, large)


def _needed(look: Look, view: Any, change: Changes, cards: Cards) -> dict[str, int]:
    """The room that the units of each area need."""
    needed: dict[str, int] = {}
    for unit in view.units:
        needed[unit.area] = needed.get(unit.area, 0) + look.high(unit, cards) + BETWEEN
    for unit in (*change.gone, *change.moved):
        needed[unit.area] = needed.get(unit.area, 0) + STEP
    return needed

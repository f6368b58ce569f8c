"""Pictures of what happens in one place: which area is drawn large, and how much room everything takes there.

A film in which there is a battle is drawn so from its first picture to its last, that nothing jumps.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from monosashi.games.monster_collection.pictures.changes import Changes
from monosashi.games.monster_collection.pictures.look import Cards, Look
from monosashi.games.monster_collection.pictures.shapes import WIDE
from monosashi.pictures.band import DICE
from monosashi.pictures.measure import wrapped
from monosashi.pictures.news import News
from monosashi.pictures.scene import MARGIN, WIDTH
from monosashi.pictures.speech import Speech

PAD, APART, FRONT = 8, 8, 20
"""Room around the units, between them, and between both sides."""

ROOM = WIDTH - 2 * MARGIN
NAMED, LINE, NAME = 26, 16, 28
"""How high the name of the place is, and each line of what is said of it or of units elsewhere; its width."""

MINI, MINI_HIGH, MINI_GAP = 50, 29, 2
"""The areas of the small map."""


class Moment(NamedTuple):
    """What decides how much room a picture needs."""

    view: Any
    before: Any
    change: Changes
    news: News


@dataclass(frozen=True)
class Close:
    """How much room there is: for how many units in a row and how many rows of each side, how high a row is.

    ``told`` are the lines said of the place, ``listed`` those of units elsewhere, in so many ``lists`` side by side;
    ``width`` is how many stand in a row of each side at most, ``cast`` whether there are dice for South.
    """

    columns: int
    rows: Mapping[bool, int]
    width: Mapping[bool, int]
    high: float
    told: int
    listed: int
    lists: int
    cast: bool
    ranks: int

    @property
    def scale(self) -> float:
        """How many times as large as on the board units are."""
        return (ROOM - 2 * PAD - APART * (self.columns - 1)) / self.columns / WIDE

    @property
    def step(self) -> float:
        """How far rows are apart."""
        return self.high * self.scale + APART

    @property
    def head(self) -> float:
        """Where units begin."""
        return float(NAMED + LINE * max(0, self.told - 1))

    @property
    def deep(self) -> float:
        """How high the place is."""
        return self.head + (self.rows[False] + self.rows[True]) * self.step + FRONT + PAD - APART + DICE * self.cast

    @property
    def around(self) -> float:
        """How high the small map is, with the list of units elsewhere beside it."""
        return float(max(self.ranks * (MINI_HIGH + MINI_GAP), self.listed * LINE))

    def at(self, place: int, *, south: bool) -> tuple[float, float]:
        """The corner of a unit: each side's first row stands at the front, its first unit on the left."""
        row, column = divmod(place, self.columns)
        # A side with fewer units than there is room for stands in the middle.
        free = ROOM - self.width[south] * (WIDE * self.scale + APART) + APART
        x = MARGIN + free / 2 + column * (WIDE * self.scale + APART)
        if south:
            return x, self.head + self.rows[False] * self.step - APART + FRONT + row * self.step
        return x, self.head + (self.rows[False] - 1 - row) * self.step


def places(look: Look, moments: Sequence[Moment]) -> list[str]:
    """The area that is drawn large in each picture; empty in all of them if the board is drawn."""
    found = [_battle(look, moment) for moment in moments]
    if not any(found):
        return [_struck(look, moments)] * len(moments)
    last = next(filter(None, found))
    for number, place in enumerate(found):
        last = found[number] = place or last
    return found


def _battle(look: Look, moment: Moment) -> str:
    """Where there is a battle, or was one a moment ago."""
    for view in (moment.view, moment.before):
        if view is not None and view.battle is not None and view.battle.area in look.words.AREAS:
            return str(view.battle.area)
    return ""


def _struck(look: Look, moments: Sequence[Moment]) -> str:
    """The one area in which somebody is hit or dies, if nothing happens anywhere else."""
    areas: set[str] = set()
    elsewhere = False
    for _, before, change, news in moments:
        struck = {*news.hits, *news.deaths}
        areas.update(unit.area for unit in (before.units if before is not None else ()) if unit.id in struck)
        elsewhere = elsewhere or bool(change.moved or change.fresh or news.attempts)
    place = areas.pop() if len(areas) == 1 and not elsewhere else ""
    return place if place in look.words.AREAS else ""


def standing(view: Any, change: Changes, place: str) -> dict[bool, list[Any]]:
    """The units of both sides (South's under True) in their places: as they are lined up, then those who have left."""
    found: dict[bool, list[Any]] = {False: [], True: []}
    orders = view.battle.line_ups if view.battle is not None else {}
    units = [unit for unit in view.units if unit.area == place]
    for unit in sorted(units, key=lambda unit: _order(orders, unit)):
        found[unit.owner == "south"].append(unit)
    for unit in change.left(place):
        found[unit.owner == "south"].append(unit)
    return found


def _order(orders: Mapping[str, Sequence[str]], unit: Any) -> int:
    order = orders.get(unit.owner, ())
    return order.index(unit.id) if unit.id in order else len(order)


def close(
    look: Look, shown: Iterable[tuple[Any, Changes, str]], cards: Cards, speech: Speech, cast: Container[str]
) -> Close:
    """Room in which all these positions fit, each with its place."""
    most, high, told, listed = {False: 0, True: 0}, 0, 1, 0
    for view, change, place in shown:
        units = standing(view, change, place)
        for south, found in units.items():
            most[south] = max(most[south], len(found))
            high = max([high, *(look.high(unit, cards) for unit in found)])
        told = max(told, len(lines_of_place(look, view, place, speech)))
        listed = max(listed, sum(unit.area != place for unit in view.units))
    columns = 2 if max(most.values()) <= 4 else 3
    lists = 2 if listed > len(look.RANKS) * 2 else 1
    return Close(
        columns=columns,
        rows={south: max(1, -(-count // columns)) for south, count in most.items()},
        width={south: min(columns, max(1, count)) for south, count in most.items()},
        high=max(high, look.tile(None)),
        told=told,
        listed=-(-listed // lists),
        lists=lists,
        cast="south" in cast,
        ranks=len(look.RANKS),
    )


def lines_of_place(look: Look, view: Any, place: str, speech: Speech) -> Sequence[str]:
    """What is said of the place, beside its name, line by line."""
    facts, comma = look.words.near(view, place, speech), speech.wording.marks.comma
    return wrapped(facts, ROOM - 2.0 * PAD - NAME - 3 * DICE, 12, comma) if facts else []

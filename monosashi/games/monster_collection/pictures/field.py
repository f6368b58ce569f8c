"""The board: its areas, the units on them, and where they have come from."""

from collections.abc import Iterator, Mapping

from monosashi.games.monster_collection.pictures.look import card_of
from monosashi.games.monster_collection.pictures.pieces import chip, tile
from monosashi.games.monster_collection.pictures.plan import Slot
from monosashi.games.monster_collection.pictures.scene import Scene
from monosashi.games.monster_collection.pictures.shapes import CELL, CHIP, GAP, INSET, STEP, WIDE
from monosashi.games.monster_collection.pictures.words import COLUMNS
from monosashi.pictures.measure import n
from monosashi.pictures.places import places
from monosashi.pictures.scene import MARGIN, Block

TO = ' marker-end="url(#bf-to)"'
Places = Mapping[str, tuple[float, float, float]]
"""Where units and the chips of those who have left are: their left upper corner and their height."""


def field(scene: Scene) -> Block:
    """The areas with everything on them."""
    look = scene.look
    parts = [part for rank in look.RANKS for part in look.lands(scene, rank)]
    tiles: dict[str, tuple[float, float, float]] = {}
    chips: dict[str, tuple[float, float, float]] = {}
    pieces: list[str] = []
    for area in look.words.AREAS:
        left, top = scene.plan.corner(area)
        parts += look.ground(scene, area, MARGIN + left, top)
        slots = scene.plan.slots(scene.view, scene.change, area)
        for slot in slots:
            x, y = MARGIN + left + INSET, top + slot.top
            if slot.ghost:
                chips[slot.unit.id] = (x, y, CHIP)
                pieces.append(chip(scene, slot.unit, x, y))
            else:
                if slot.unit.owner != "south":
                    y += look.behind(slot.unit)
                tiles[slot.unit.id] = (x, y, look.tile(card_of(slot.unit, scene.cards)))
                pieces.append(tile(scene, slot.unit, x, y))
        pieces += _front(scene, slots, area, MARGIN + left, top)
    parts += _places(scene)
    # Ways run below the units that stand beside them, aims and stop signs above.
    return Block(scene.plan.deep + 4, [*parts, *_ways(scene, tiles, chips), *pieces, *_aims(scene, tiles, chips)])


def _places(scene: Scene) -> Iterator[str]:
    """Where the areas are, in a film: somebody may play on from it."""
    if scene.film:
        columns = ((column, MARGIN + place * (CELL + GAP), CELL) for place, column in enumerate(COLUMNS))
        yield places(columns, ((rank, scene.plan.top(rank), scene.plan.height(rank)) for rank in scene.look.RANKS))


def _front(scene: Scene, slots: list[Slot], area: str, x: float, top: float) -> Iterator[str]:
    """In a battle, the line between both sides."""
    if scene.view.battle is None or scene.view.battle.area != area:
        return
    souths = [slot.top for slot in slots if slot.unit.owner == "south"]
    if souths and len(souths) < len(slots):
        yield f'<path class="front" d="M{n(x + INSET)} {n(top + min(souths) - 2)}h{WIDE}"/>'


# Ways


def _ways(scene: Scene, tiles: Places, chips: Places) -> Iterator[str]:
    """Arrows for those who have moved: one from each area to each other one, between those next to each other."""
    now = {unit.id: unit.area for unit in scene.view.units}
    ways: dict[tuple[str, str], list[str]] = {}
    for unit in scene.change.moved:
        if unit.id in chips and unit.id in tiles:
            ways.setdefault((unit.area, now[unit.id]), []).append(unit.id)
    for units in ways.values():
        pairs = [(chips[one], tiles[other]) for one in units for other in units]
        yield _way(*min(pairs, key=lambda pair: abs(pair[0][1] - pair[1][1])))


def _aims(scene: Scene, tiles: Places, chips: Places) -> Iterator[str]:
    """Who was aimed at, who tried to go where."""
    seen = {**chips, **tiles}
    for user, target in scene.news.aims:
        if user in seen and target in seen and user != target:
            yield _aim(seen[user], seen[target])
    for name, area in scene.news.attempts:
        if area in scene.look.words.AREAS:
            yield from _attempt(scene, tiles.get(name), area)


def _way(start: tuple[float, float, float], end: tuple[float, float, float]) -> str:
    """An arrow from the edge of one place to the edge of another."""
    (x1, y1, h1), (x2, y2, h2) = start, end
    half = WIDE / 2
    if abs(y1 + h1 / 2 - y2 - h2 / 2) < STEP * 2 and x1 != x2:
        across = 1 if x2 > x1 else -1
        a, b = (x1 + half + across * half, y1 + h1 / 2), (x2 + half - across * half, y2 + h2 / 2)
    else:
        down = 1 if y2 > y1 else -1
        a = (x1 + half, y1 + (h1 if down > 0 else 0))
        b = (x2 + half, y2 + (0 if down > 0 else h2))
    return f'<path class="way"{TO} d="M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"/>'


def _attempt(scene: Scene, start: tuple[float, float, float] | None, area: str) -> Iterator[str]:
    """A way that ends with a stop sign, on the edge of the area that cannot be entered."""
    left, top = scene.plan.corner(area)
    high = scene.plan.height(area[1])
    middle, x, y = MARGIN + left + CELL / 2, MARGIN + left + CELL / 2, float(top + high)
    if start is not None:
        from_x, from_y = start[0] + WIDE / 2, start[1] + start[2] / 2
        if top <= from_y <= top + high and from_x != middle:
            across = 1 if from_x < middle else -1
            x, y = middle - across * CELL / 2, from_y
            begin = from_x + across * WIDE / 2, from_y
        else:
            down = from_y < top
            y = float(top if down else top + high)
            begin = from_x, start[1] + (start[2] if down else 0)
        yield f'<path class="way try" d="M{n(begin[0])} {n(begin[1])}L{n(x)} {n(y)}"/>'
    yield scene.shape("stop", x, y)


def _aim(start: tuple[float, float, float], end: tuple[float, float, float]) -> str:
    """A bow from one unit to another, along the right side."""
    (x1, y1, h1), (x2, y2, h2) = start, end
    a, b = (x1 + WIDE - 2, y1 + h1 / 2), (x2 + WIDE - 2, y2 + h2 / 2)
    bow = max(a[0], b[0]) + 20
    curve = f"M{n(a[0])} {n(a[1])}C{n(bow)} {n(a[1])} {n(bow)} {n(b[1])} {n(b[0])} {n(b[1])}"
    return f'<path class="aim"{TO} d="{curve}"/>'

"""What is around the place that is drawn large: a small map with counts, and the units elsewhere by name."""

from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import quoteattr

from monosashi.games.monster_collection.pictures.close import LINE, MINI, MINI_GAP, MINI_HIGH, ROOM, Close
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.words import COLUMNS
from monosashi.pictures.measure import fit, line, n, wide
from monosashi.pictures.places import places
from monosashi.pictures.scene import MARGIN, styles
from monosashi.pictures.words import title

TO = ' marker-end="url(#bf-to)"'
LIST = MARGIN + 3 * (MINI + MINI_GAP) + 12
"""Where the list of units begins."""


def surroundings(
    scene: Scene, room: Close, top: float, boxes: dict[str, tuple[float, float, float, float]]
) -> Iterator[str]:
    """The small map on the left, the list on the right; ``boxes`` learns where the units of the list are."""
    yield from _small_map(scene, top)
    yield from _ways(scene, top)
    units = [unit for unit in scene.view.units if unit.area != scene.place and unit.area in scene.look.words.AREAS]
    units.sort(key=lambda unit: scene.look.words.AREAS.index(unit.area))
    across = float(MARGIN + ROOM - LIST) / room.lists
    for number, unit in enumerate(units):
        column, row = divmod(number, max(1, room.listed))
        x, y = LIST + column * across, top + row * LINE
        boxes[unit.id] = (x, y, across - 8, float(LINE))
        yield _listed(scene, unit, x, y, across - 8, values=room.lists == 1)


def _corner(scene: Scene, area: str, top: float) -> tuple[float, float]:
    row, column = scene.look.RANKS.index(area[1]), COLUMNS.index(area[0])
    return float(MARGIN + column * (MINI + MINI_GAP)), top + row * (MINI_HIGH + MINI_GAP)


def _small_map(scene: Scene, top: float) -> Iterator[str]:
    """The areas, those of a tint in one path, their names, those of a rank in one text, and what each has."""
    view, look = scene.view, scene.look
    areas = {area: _corner(scene, area, top) for area in look.words.AREAS}
    tints: dict[str, str] = {}
    for area, (x, y) in areas.items():
        style = styles("bf-land", look.tint(view, area), "bf-here" if area == scene.place else "")
        tints[style] = f"{tints.get(style, '')}M{n(x)} {n(y)}h{MINI}v{MINI_HIGH}h-{MINI}z"
    yield from (f'<path class="{style}" d="{path}"/>' for style, path in tints.items())
    new = [area for area in areas if _differs(scene, area)]
    for rank in look.RANKS:
        named = {area: corner for area, corner in areas.items() if area[1] == rank and area not in new}
        names = "".join(f'<tspan x="{n(x + 4)}">{area}</tspan>' for area, (x, _) in named.items())
        for _, y in list(named.values())[:1]:
            yield f'<text class="fact bf-at" y="{n(y + 12)}">{names}</text>'
    for area in new:
        x, y = areas[area]
        yield f'<rect class="differs" x="{n(x)}" y="{n(y)}" width="{MINI}" height="{MINI_HIGH}" rx="3"/>'
        yield line(x + 4, y + 12, scene.mark(True) + area, "fact new")
    for area, (x, y) in areas.items():
        yield from _signs(scene, area, x, y)
    if scene.film:
        columns = ((column, areas[column + look.RANKS[0]][0], MINI) for column in COLUMNS)
        yield places(columns, ((rank, areas[COLUMNS[0] + rank][1], MINI_HIGH) for rank in look.RANKS))


def _differs(scene: Scene, area: str) -> bool:
    """Whether an area is not as in the picture that this one is compared with."""
    compared, other = scene.look.compared, scene.other
    return not scene.film and other is not None and compared(scene.view, area) != compared(other, area)


def _signs(scene: Scene, area: str, x: float, y: float) -> Iterator[str]:
    """Within an area of the small map: its markers, how many units of each side there are."""
    view, look = scene.view, scene.look
    right = x + MINI - 8
    for marker, style in look.markers(view, area):
        yield scene.own_shape(marker, right, y + 8, style)
        right -= 11
    right = x + 5
    for seat in ("north", "south"):
        count = sum(unit.area == area and (unit.owner == "south") == (seat == "south") for unit in view.units)
        if count:
            yield scene.own_shape(f"by-{KIND[seat]}", right, y + 16, KIND[seat])
            yield line(right + 11, y + 25.5, str(count), "fact b")
            right += 23


def _listed(scene: Scene, unit: Any, x: float, y: float, room: float, *, values: bool) -> str:
    """A unit elsewhere: area, piece, name, whether it is exhausted, and if there is room its values."""
    kind = KIND.get(unit.owner, "n")
    differs = not scene.film and scene.other is not None and unit not in scene.other.units
    new = differs or (scene.film and (unit.id in scene.change.fresh or unit.id in scene.change.altered))
    shown = f"{unit.attack}/{unit.defence}" if values else ""
    name = scene.mark(differs) + title(scene.view, unit.id, scene.speech)
    left = 46 if not unit.ready else 34
    cut = fit(name, room - left - (wide(shown, 12) * 1.1 + 14 if shown else 0), 12)
    style = "new" if new else ""
    parts = [
        line(0, 12, unit.area, "bf-at"),
        scene.own_shape(f"by-{kind}", 20, 3, kind),
        "" if unit.ready else '<rect class="bf-lies" x="33" y="5" width="9" height="6" rx="1"/>',
        line(left, 12, cut, style),
        line(left + wide(cut, 12) * (1.1 if new else 1.0) + 8, 12, shown, styles("b", style)) if shown else "",
    ]
    known = f" data-u={quoteattr(unit.id)}" if scene.film else ""
    return f'<g transform="translate({n(round(x, 2))} {n(round(y, 2))})"{known}>{"".join(parts)}</g>'


def _ways(scene: Scene, top: float) -> Iterator[str]:
    """Who has gone from where to where, and where somebody tried to go in vain."""
    now = {unit.id: unit.area for unit in scene.view.units}
    areas = scene.look.words.AREAS
    ways = dict.fromkeys((unit.area, now[unit.id], "way") for unit in scene.change.moved if unit.id in now)
    ways |= dict.fromkeys((now.get(name, ""), area, "way try") for name, area in scene.news.attempts)
    for start, end, style in ways:
        if end not in areas:
            continue
        x, y = _corner(scene, end, top)
        if start in areas and start != end:
            left, high = _corner(scene, start, top)
            at = f"M{n(left + MINI / 2)} {n(high + MINI_HIGH / 2)}L{n(x + MINI / 2)} {n(y + MINI_HIGH / 2)}"
            yield f'<path class="{style}"{TO if style == "way" else ""} d="{at}"/>'
        if style != "way":
            yield scene.shape("stop", x + MINI - 9, y + MINI_HIGH / 2)

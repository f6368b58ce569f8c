"""The board: its areas, the units on them, and where they have come from."""

from collections.abc import Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from monosashi.games.monster_collection.pictures.look import card_of
from monosashi.games.monster_collection.pictures.plan import Slot
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.shapes import CELL, CHIP, ROOF, STEP, WIDE
from monosashi.pictures.measure import fit, line, n, wide
from monosashi.pictures.scene import MARGIN, Block, styles
from monosashi.pictures.words import label, side, title

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
            x, y = MARGIN + left + 6, top + slot.top
            if slot.ghost:
                chips[slot.unit.id] = (x, y, CHIP)
                pieces.append(_chip(scene, slot.unit, x, y))
            else:
                if slot.unit.owner != "south":
                    y += look.behind(slot.unit)
                tiles[slot.unit.id] = (x, y, look.tile(card_of(slot.unit, scene.cards)))
                pieces.append(_tile(scene, slot.unit, x, y))
        pieces += _front(scene, slots, area, MARGIN + left, top)
    # Ways run below the units that stand beside them, aims and stop signs above.
    return Block(scene.plan.deep + 4, [*parts, *_ways(scene, tiles, chips), *pieces, *_aims(scene, tiles, chips)])


def _front(scene: Scene, slots: list[Slot], area: str, x: float, top: float) -> Iterator[str]:
    """In a battle, the line between both sides."""
    if scene.view.battle is None or scene.view.battle.area != area:
        return
    souths = [slot.top for slot in slots if slot.unit.owner == "south"]
    if souths and len(souths) < len(slots):
        yield f'<path class="front" d="M{n(x + 6)} {n(top + min(souths) - 2)}h{WIDE}"/>'


def _tile(scene: Scene, unit: Any, x: float, y: float) -> str:
    """A unit: a piece that points the way it marches, with its name, card facts and values."""
    view, kind = scene.view, KIND.get(unit.owner, "o")
    card = card_of(unit, scene.cards)
    top = 0 if kind == "n" else ROOF
    shown = f"{unit.attack}/{unit.defence}"
    order = view.battle.line_ups.get(unit.owner, ()) if view.battle is not None else ()
    place = f"{order.index(unit.id) + 1}. " if unit.id in order else ""
    differs = not scene.film and scene.other is not None and unit not in scene.other.units
    new = differs or (scene.film and (unit.id in scene.change.fresh or unit.id in scene.change.altered))
    hit, room = _hit(scene, unit.id, WIDE + 3, top + 3)
    parts = [
        scene.own_shape(scene.look.piece(kind if unit.ready else f"{kind}z", card), 0, 0),
        *scene.look.extras(scene, unit, card),
        line(8, top + 14, fit(place + title(view, unit.id, scene.speech), WIDE - 14.0 - room, 13), "name"),
        line(19, top + 28, fit(scene.look.facts(scene, card), WIDE - 29 - wide(shown, 15), 10), "fact"),
        _values(scene, unit, shown, top),
    ]
    if not scene.film:
        state = "ready" if unit.ready else "exhausted"
        parts.insert(0, f"<title>{escape(f'{side(unit.owner)}: {label(view, unit.id)}, {state}')}</title>")
    if differs:
        parts.append(f'<circle class="flag" cx="{WIDE}" cy="{top + 2}" r="7"/>')
        parts.append(f'<text x="{WIDE}" y="{top + 6}" text-anchor="middle">≠</text>')
    parts.append(hit)
    known = f" data-u={quoteattr(unit.id)}" if scene.film else ""
    style = styles(kind, "w" if new else "")
    return f'<g class="{style}" transform="translate({n(x)} {n(y)})"{known}>{"".join(parts)}</g>'


def _values(scene: Scene, unit: Any, shown: str, top: int) -> str:
    """Attack and defence; in a film what has changed of them stands out."""
    old = scene.change.before.get(unit.id) if scene.film else None
    x, y = WIDE - 8, top + 30
    if old is None or (old.attack, old.defence) == (unit.attack, unit.defence):
        return line(x, y, fit(shown, WIDE - 16, 15), "value", end=True)
    attack = f'<tspan class="new">{unit.attack}</tspan>' if old.attack != unit.attack else str(unit.attack)
    defence = f'<tspan class="new">{unit.defence}</tspan>' if old.defence != unit.defence else str(unit.defence)
    return f'<text x="{x}" y="{y}" class="value" text-anchor="end">{attack}/{defence}</text>'


def _hit(scene: Scene, unit: str, right: float, middle: float) -> tuple[str, float]:
    """Damage just taken, beside a unit's name, and how much of the name's room it needs; nothing without any."""
    amount = scene.news.hits.get(unit)
    if amount is None:
        return "", 0
    words = scene.speech.wording.say("{n} dmg", n=amount)
    room = round(wide(words, 10.5) * 1.1) + 11
    badge = f'<rect class="hit" x="{n(right - room)}" y="{n(middle - 8)}" width="{room}" height="16" rx="8"/>'
    return f'{badge}<text class="dmg" x="{n(right - room / 2)}" y="{n(middle + 4)}">{escape(words)}</text>', room


def _chip(scene: Scene, unit: Any, x: float, y: float) -> str:
    """What is left of a unit that has gone away (to another area: an arrow says so) or left the battlefield."""
    gone = all(other.id != unit.id for other in scene.view.units)
    name = title(scene.view if not gone else scene.other or scene.view, unit.id, scene.speech)
    hit, room = _hit(scene, unit.id, WIDE - 2, 9.5)
    parts = [
        scene.own_shape("chip", 0, 0),
        line(8, 13, fit(("✕ " if gone else "") + name, WIDE - 14.0 - room, 11.5)),
        hit,
    ]
    return f'<g class="ghost{" gone" if gone else ""}" transform="translate({n(x)} {n(y)})">{"".join(parts)}</g>'


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

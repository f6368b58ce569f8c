"""Units as pieces: those that stand somewhere, and what is left of those who have gone or died."""

from typing import Any
from xml.sax.saxutils import escape, quoteattr

from monosashi.games.monster_collection.pictures.look import card_of
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.shapes import ROOF, WIDE
from monosashi.pictures.measure import fit, line, n, wide
from monosashi.pictures.scene import styles
from monosashi.pictures.words import label, side, title


def tile(scene: Scene, unit: Any, x: float, y: float, scale: float = 1, came: str = "") -> str:
    """A unit: a piece that points the way it marches, with its name, card facts and values.

    ``came`` is said instead of the facts: where the unit has just come from.
    """
    view, kind = scene.view, KIND.get(unit.owner, "o")
    card = card_of(unit, scene.cards)
    top = 0 if kind == "n" else ROOF
    shown = f"{unit.attack}/{unit.defence}"
    order = view.battle.line_ups.get(unit.owner, ()) if view.battle is not None else ()
    place = f"{order.index(unit.id) + 1}. " if unit.id in order else ""
    differs = not scene.film and scene.other is not None and unit not in scene.other.units
    new = differs or (scene.film and (unit.id in scene.change.fresh or unit.id in scene.change.altered))
    hit, room = _hit(scene, unit.id, WIDE + 3, top + 5)
    parts = [
        scene.own_shape(scene.look.piece(kind if unit.ready else f"{kind}z", card), 0, 0),
        *scene.look.extras(scene, unit, card),
        line(8, top + 14, fit(place + title(view, unit.id, scene.speech), WIDE - 14.0 - room, 13.5), "name"),
        _facts(scene, card, came, WIDE - 24 - wide(shown, 15), top),
        _values(scene, unit, shown, top),
    ]  # fmt: skip
    if differs:
        parts.append(f'<circle class="flag" cx="{WIDE}" cy="{top + 2}" r="7"/>')
        parts.append(f'<text x="{WIDE}" y="{top + 6}" text-anchor="middle">≠</text>')
    parts.append(hit)
    return _piece(scene, unit, styles(kind, "w" if new else ""), x, y, scale, parts)


def _facts(scene: Scene, card: Any, came: str, room: float, top: int) -> str:
    """The facts below a name, in small letters on a piece that is drawn large, or where there is no room for others."""
    told = came or scene.look.facts(scene, card)
    return small(17, top + 29, told, room, "new" if came else "", close=bool(scene.place))


def small(x: float, y: float, words: str, room: float, style: str = "", *, close: bool = False) -> str:
    """Facts of a unit; in smaller letters where there is no room, or where everything is drawn large."""
    if not words:
        return ""
    little = close or wide(words, 12) > room
    return line(x, y, fit(words, room, 10 if little else 12), styles("bf-small" if little else "fact", style))


def _piece(scene: Scene, unit: Any, style: str, x: float, y: float, scale: float, parts: list[str]) -> str:
    """Everything about a unit as one element, which a film moves from picture to picture."""
    inner = "".join(parts)
    if scale != 1:
        inner = f'<g transform="scale({scale:.4g})">{inner}</g>'
    if not scene.film:
        state = "ready" if unit.ready else "exhausted"
        inner = f"<title>{escape(f'{side(unit.owner)}: {label(scene.view, unit.id)}, {state}')}</title>{inner}"
    known = f" data-u={quoteattr(unit.id)}" if scene.film else ""
    return f'<g class="{style}" transform="translate({n(round(x, 2))} {n(round(y, 2))})"{known}>{inner}</g>'


def _values(scene: Scene, unit: Any, shown: str, top: int) -> str:
    """Attack and defence; in a film what has changed of them stands out."""
    old = scene.change.before.get(unit.id) if scene.film else None
    x, y = WIDE - 6, top + 30
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
    words = f"−{amount}"
    room = round(wide(words, 13) * 1.1) + 12
    badge = f'<rect class="hit" x="{n(right - room)}" y="{n(middle - 9)}" width="{room}" height="18" rx="9"/>'
    return f'{badge}<text class="dmg" x="{n(right - room / 2)}" y="{n(middle + 4.5)}">{escape(words)}</text>', room


def chip(scene: Scene, unit: Any, x: float, y: float, scale: float = 1) -> str:
    """What is left of a unit that has gone to another area (and says where to, or an arrow does) or off the board."""
    now = next((other.area for other in scene.view.units if other.id == unit.id), "")
    dead = unit.id in scene.news.deaths
    name = title(scene.view if now else scene.other or scene.view, unit.id, scene.speech)
    if scene.place and now:
        name = f"{name} → {now}"
    hit, room = _hit(scene, unit.id, WIDE - 2, 9.5)
    left = 22 if dead else 8
    told = fit(("" if now or dead else "✕ ") + name, WIDE - 6.0 - left - room, 12)
    parts = [
        scene.own_shape("chip", 0, 0),
        scene.shape("skull", 12, 9.5) if dead else "",
        line(left, 13.5, told),
        f'<path class="struck" d="M{left - 2} 9.5H{n(left + 2 + wide(told, 12))}"/>' if dead else "",
        hit,
    ]
    inner = "".join(parts)
    grown = f" scale({scale:.4g})" if scale != 1 else ""
    style = f"ghost{'' if now else ' gone'}"
    return f'<g class="{style}" transform="translate({n(round(x, 2))} {n(round(y, 2))}){grown}">{inner}</g>'


def fallen(scene: Scene, unit: Any, x: float, y: float, scale: float) -> str:
    """A unit that has died, in its last place: its piece, struck through, with a skull."""
    card, kind = card_of(unit, scene.cards), KIND.get(unit.owner, "o")
    top = 0 if kind == "n" else ROOF
    hit, room = _hit(scene, unit.id, WIDE + 3, top + 5)
    name = title(scene.other or scene.view, unit.id, scene.speech)
    parts = [
        scene.own_shape(scene.look.piece(kind if unit.ready else f"{kind}z", card), 0, 0),
        line(8, top + 14, fit(name, WIDE - 14.0 - room, 13.5), "name"),
        line(WIDE - 6, top + 30, f"{unit.attack}/{unit.defence}", "value", end=True),
        f'<path class="struck" d="M6 {top + 30}L{WIDE - 6} {top + 6}"/>',
        scene.shape("skull", WIDE / 2, top + 20),
        hit,
    ]
    at = f"translate({n(round(x, 2))} {n(round(y, 2))}) scale({scale:.4g})"
    return f'<g class="{kind} ghost gone fallen" transform="{at}">{"".join(parts)}</g>'

"""One area of the field: what lies in it, who has laid it, and its Limit as a row of pips."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from monosashi.games.moncolle_tcg.pictures.words import called, free_levels
from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.shapes import CELL
from monosashi.pictures.measure import fit, line, n
from monosashi.pictures.scene import styles
from reference_engine.moncolle_tcg.view import GroundView, View

TERRITORY = {"1": "tcg-s", "2": "tcg-s", "3": "tcg-n", "4": "tcg-n"}
"""Whose territory a rank belongs to."""

INSET, PIP = 8, 9
"""Where texts of an area begin, and how wide a level of its Limit is, if there is room."""


def land(scene: Scene, area: str, x: float, top: float) -> Iterator[str]:
    """An area without anything on it: bare, or laid with a card; a base has a double edge."""
    ground, high = scene.view.field.get(area), scene.plan.height(area[1])
    style = f"bf-land {tint(scene.view, area)}"
    yield f'<rect class="{style}" x="{n(x)}" y="{n(top)}" width="{CELL}" height="{high}" rx="3"/>'
    if ground is not None and ground.kind == "base":
        yield (
            f'<rect class="tcg-wall" x="{n(x + 3)}" y="{n(top + 3)}" width="{CELL - 6}" height="{high - 6}" rx="2"/>'
        )


def tint(view: View, area: str) -> str:
    """The classes of an area: whose territory it is in, and what lies there."""
    ground = view.field.get(area)
    return f"{TERRITORY[area[1]]} tcg-{_kind(ground) if ground is not None else 'bare'}"


def marked(scene: Scene, area: str, x: float, top: float) -> Iterator[str]:
    """The edge of an area with a battle, or with something else on it than before."""
    view, other = scene.view, scene.other
    here = view.battle is not None and view.battle.area == area
    new = other is not None and not scene.film and compared(view, area) != compared(other, area)
    laid = other is not None and scene.film and lies(view, area) != lies(other, area)
    if here or new or laid:
        kind, high = styles("war" * here, "differs" * new, "tcg-laid" * laid), scene.plan.height(area[1])
        yield f'<rect class="{kind}" x="{n(x)}" y="{n(top)}" width="{CELL}" height="{high}" rx="3"/>'


def lies(view: View, area: str) -> tuple[str, ...]:
    """What is compared of the ground itself."""
    ground = view.field.get(area)
    return () if ground is None else (ground.kind, ground.card, ground.placed_by)


def compared(view: View, area: str) -> tuple[Any, ...]:
    """What is compared of an area: its ground, whether there is or was a battle, whose which units are here."""
    battle = view.battle is not None and view.battle.area == area
    here = sorted((unit.id, unit.owner) for unit in view.units if unit.area == area)
    return lies(view, area), area in view.fought_on, battle, here


def _kind(ground: GroundView) -> str:
    """What lies there as one of the kinds that have a style: whatever an engine writes stays outside of the markup."""
    return ground.kind if ground.kind in ("terrain", "base") else "proxy"


def headed(scene: Scene, area: str, x: float, top: float) -> Iterator[str]:
    """The name of an area, who has laid what lies there, whether there is a battle; below it what lies there."""
    view, say = scene.view, scene.speech.wording.say
    ground = view.field.get(area)
    left, base = x + INSET, top + 15
    yield line(left, base, area, "bf-at")
    left += 19
    if ground is not None and ground.placed_by in KIND:
        kind = KIND[ground.placed_by]
        yield scene.own_shape(f"by-{kind}", left, base - 9.5, kind)
        left += 14
    battle = view.battle is not None and view.battle.area == area
    for sign, there in (("swords", battle), ("fought", area in view.fought_on)):
        if there:
            yield scene.own_shape(sign, left + 5, base - 4)
            left += 13
    yield from (
        _lying(scene, area, x + INSET, top + 29)
        if ground is not None
        else (line(x + INSET, top + 29, say("no terrain"), "fact soft"),)
    )


def _lying(scene: Scene, area: str, x: float, base: float) -> Iterator[str]:
    """What lies in an area; what lies face down has a name for who may look at it."""
    view, say = scene.view, scene.speech.wording.say
    ground = view.field[area]
    name, room = called(view, ground.card, replace(scene.speech, ids=False)) if ground.card else "", CELL - 2 * INSET
    if ground.kind != "terrain":
        yield scene.own_shape(_kind(ground), x + 5, base - 4)
        x, room = x + 14, room - 14
        word = say("base") if ground.kind == "base" else say("proxy")
        name = f"{word}{scene.speech.wording.marks.comma}{name}" if name else word
    new = scene.film and scene.other is not None and lies(view, area) != lies(scene.other, area)
    yield line(x, base, fit(name, room, 12), styles("tcg-name", "new" if new else ""))


def limit(scene: Scene, area: str, x: float, top: float) -> Iterator[str]:
    """The Limit of an area as so many pips, and how many levels of it are free."""
    ground = scene.view.field.get(area)
    if ground is None:
        return
    style = "fact soft" if _fits(ground) else "fact new"
    yield line(x + CELL - INSET, top + 15, _free(scene, ground), style, end=True)
    sides = [seat for seat in ("north", "south") if ground.used.get(seat)] or [""]
    high = 5.0 if len(sides) == 1 else 3.0
    for place, seat in enumerate(sides):
        yield from _pips(ground, seat, x + INSET, top + 34.5 - (len(sides) - 1) + place * 4, high)


def _fits(ground: GroundView) -> bool:
    return all(free_levels(ground, seat) >= 0 for seat in ground.used)


def _free(scene: Scene, ground: GroundView) -> str:
    say = scene.speech.wording.say
    if not _fits(ground):
        return say("{n} too many", n=max(-free_levels(ground, seat) for seat in ground.used))
    if len(ground.used) != 1:
        return say("Limit {n}", n=ground.limit)
    (seat,) = ground.used
    return say("{free} of {n} free", free=free_levels(ground, seat), n=ground.limit)


def _pips(ground: GroundView, seat: str, x: float, y: float, high: float) -> Iterator[str]:
    """One side's row: what is used, then what is free."""
    used = ground.used.get(seat, 0)
    count = max(ground.limit, used)
    if not count:
        return
    step = min((CELL - 2 * INSET) / count, PIP)
    gap = 1.5 if step > 4 else 0.5
    for kind, first, last in ((f"tcg-used {KIND.get(seat, '')}", 0, used), ("tcg-free", used, count)):
        boxes = "".join(
            f"M{x + step * i:.1f} {n(y)}h{step - gap:.1f}v{n(high)}h{gap - step:.1f}z" for i in range(first, last)
        )
        if boxes:
            yield f'<path class="{kind.strip()}" d="{boxes}"/>'

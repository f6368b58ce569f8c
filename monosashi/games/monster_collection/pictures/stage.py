"""One area drawn large: North's units above, South's below, what has become of them; the rest of the board small."""

from collections.abc import Iterator, Mapping
from typing import Any

from monosashi.games.monster_collection.pictures.close import FRONT, NAME, PAD, Close, lines_of_place, standing
from monosashi.games.monster_collection.pictures.pieces import chip, fallen, tile
from monosashi.games.monster_collection.pictures.scene import Scene
from monosashi.games.monster_collection.pictures.shapes import WIDE
from monosashi.games.monster_collection.pictures.surroundings import surroundings
from monosashi.pictures.band import DICE, dice_row
from monosashi.pictures.measure import line, n, wide
from monosashi.pictures.scene import MARGIN, WIDTH, Block, styles
from monosashi.pictures.words import side

TO = ' marker-end="url(#bf-to)"'
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def stage(scene: Scene, room: Close) -> Block:
    """The place, and below it what is around it."""
    places: dict[str, Box] = {}
    pieces = list(_units(scene, room, places))
    below = room.deep + 8
    around = list(surroundings(scene, room, below, places))
    dice = [*_dice(scene, "north", 2), *_dice(scene, "south", room.deep - DICE)]
    parts = [*_ground(scene, room), *dice, *pieces, *around, *_aims(scene, places), *_stopped(scene, room)]
    return Block(below + room.around + 8, parts)


def _ground(scene: Scene, room: Close) -> Iterator[str]:
    """The place itself, with its name, what lies there, and in a battle the line between both sides."""
    view, other, place, look = scene.view, scene.other, scene.place, scene.look
    high = n(round(room.deep, 2))
    at = f'x="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{high}" rx="4"'
    yield f'<rect class="bf-land {look.tint(view, place)}" {at}/>'
    here = view.battle is not None and view.battle.area == place
    new = not scene.film and other is not None and look.compared(view, place) != look.compared(other, place)
    if here or new:
        yield f'<rect class="{styles("war" if here else "", "differs" if new else "")}" {at}/>'
    yield line(MARGIN + PAD, 19, place, "bf-place")
    known = lines_of_place(look, other, place, scene.speech) if other is not None and scene.film else None
    for number, words in enumerate(lines_of_place(look, view, place, scene.speech)):
        fresh = known is not None and words not in known
        yield line(MARGIN + PAD + NAME, 18 + 16 * number, words, "new" if fresh else "soft")
    if here:
        yield from _front(scene, room.at(0, south=True)[1] - FRONT / 2)


def _front(scene: Scene, y: float) -> Iterator[str]:
    """The line between both sides, which says whose battle it is and who goes first."""
    view, say = scene.view, scene.speech.wording.say
    told = scene.look.words.turn(view, scene.speech)[1:]
    told += [say("{seat} goes first", seat=side(view.battle.first, scene.speech))] if view.battle.first else []
    words = " · ".join(filter(None, told))
    yield line(MARGIN + PAD, y + 4, words, "soft")
    yield f'<path class="front" d="M{n(MARGIN + PAD + 8 + wide(words, 12))} {n(round(y, 2))}H{WIDTH - MARGIN - PAD}"/>'


def _dice(scene: Scene, seat: str, y: float) -> Iterator[str]:
    """The dice that were cast for a side, in the corner nearest to it."""
    count = min(3, sum(die.seat == seat for die in scene.news.dice))
    return dice_row(scene, seat, WIDTH - MARGIN - PAD - DICE * count + 4, y)


def _units(scene: Scene, room: Close, places: dict[str, Box]) -> Iterator[str]:
    """Everybody who stands here or has just left."""
    here = {unit.id for unit in scene.view.units if unit.area == scene.place}
    for south, units in standing(scene.view, scene.change, scene.place).items():
        for number, unit in enumerate(units):
            x, y = room.at(number, south=south)
            if unit.id in here:
                y += 0 if south else scene.look.behind(unit) * room.scale
                places[unit.id] = (x, y, WIDE * room.scale, room.high * room.scale)
                yield tile(scene, unit, x, y, room.scale, _came(scene, unit))
            elif unit.id in scene.news.deaths:
                yield fallen(scene, unit, x, y, room.scale)
            else:
                yield chip(scene, unit, x, y + 8, room.scale)
            places.setdefault(unit.id, (x, y, WIDE * room.scale, room.high * room.scale))


def _came(scene: Scene, unit: Any) -> str:
    """Where a unit has just come from."""
    old = next((each.area for each in scene.change.moved if each.id == unit.id), "")
    return scene.speech.wording.say("from {area}", area=old) if scene.film and old else ""


def _aims(scene: Scene, places: Mapping[str, Box]) -> Iterator[str]:
    """Who was aimed at by whom: from edge to edge, the shortest way."""
    for user, target in scene.news.aims:
        if user in places and target in places and user != target:
            (x1, y1, w1, h1), (x2, y2, w2, h2) = places[user], places[target]
            if abs(y1 - y2) < 1:
                right = x2 > x1
                a, b = (x1 + w1 if right else x1, y1 + h1 / 2), (x2 if right else x2 + w2, y2 + h2 / 2)
            else:
                down = y2 > y1
                a, b = (x1 + w1 / 2, y1 + h1 if down else y1), (x2 + w2 / 2, y2 if down else y2 + h2)
            d = f"M{n(round(a[0], 2))} {n(round(a[1], 2))}L{n(round(b[0], 2))} {n(round(b[1], 2))}"
            yield f'<path class="aim"{TO} d="{d}"/>'


def _stopped(scene: Scene, room: Close) -> Iterator[str]:
    """A stop sign on the place into which somebody tried to go in vain."""
    if any(area == scene.place for _, area in scene.news.attempts):
        yield scene.shape("stop", WIDTH - MARGIN - 14, 14 if room.deep else 0)

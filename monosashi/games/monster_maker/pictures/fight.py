"""Who fights whom: lines from characters to monsters with what they roll, arrows to those attacked, support, aims."""

from collections.abc import Iterator, Mapping, Sequence

from monosashi.games.monster_maker.pictures.changes import creatures
from monosashi.games.monster_maker.pictures.scene import Scene
from monosashi.games.monster_maker.pictures.tiles import colours
from monosashi.pictures.measure import n, wide
from monosashi.pictures.scene import styles
from reference_engine.monster_maker.view import MonsterView, View

TO = ' marker-end="url(#bf-to)"'
Box = tuple[float, float, float, float]
Point = tuple[float, float]
Boxes = Mapping[str, Box]
"""Where creatures are: left, top, width, height."""


def fights(scene: Scene, places: Boxes) -> Iterator[str]:
    """A line for each main character, an arrow if it is attacked, what both roll; a bow for each supporter.

    In the picture in which a battle ends the film still shows who fought whom.
    """
    battle = scene.view.battle
    if battle is None and scene.film and scene.other is not None and scene.other.turn == scene.view.turn:
        battle = scene.other.battle
    if battle is None:
        return
    attacked = {(aim.monster, card): aim.results[place] if place < len(aim.results) else None
                for aim in battle.aims for place, card in enumerate(aim.characters)}  # fmt: skip
    before = _rolled(scene.other)
    labels: list[str] = []
    for card, monster in battle.mains.items():
        if card not in places or monster not in places:
            continue
        facing = [other for other, each in battle.mains.items() if each == monster and other in places]
        start, end = _ends(places, monster, card, facing)
        owner = colours(_owner(scene, monster))
        yield _line(f"{'mm-strike' if (monster, card) in attacked else 'mm-face'} {owner}", start, end)
        if card in battle.results:
            new = scene.film and before is not None and card not in before
            labels += _result(start, end, 0.24, battle.results[card], "mm-deals", scene.view.turn_player, new)
        taken = attacked.get((monster, card))
        if taken is not None:
            new = scene.film and before is not None and (monster, card) not in before
            labels += _result(start, end, 0.62, taken, "mm-takes", _owner(scene, monster), new)
    for card, main in battle.supports.items():
        if card in places and main in places:
            yield _bow(places[card], places[main])
    yield from labels


def _rolled(view: View | None) -> set[object] | None:
    """For whom there are attack results: main characters, and monsters with those whom they attack."""
    if view is None or view.battle is None:
        return None if view is None else set()
    pairs = {
        (aim.monster, card) for aim in view.battle.aims for card, _ in zip(aim.characters, aim.results, strict=False)
    }
    return {*view.battle.results, *pairs}


def _owner(scene: Scene, card: str) -> str:
    """Whose monster that is, or was."""
    found = creatures(scene.view).get(card) or scene.change.before.get(card)
    return found.seen.owner if found is not None and isinstance(found.seen, MonsterView) else ""


def _ends(places: Boxes, monster: str, card: str, facing: Sequence[str]) -> tuple[Point, Point]:
    """Where a line begins and ends: those who face one monster share its lower edge, as they stand."""
    (x, y, width, high), (left, top, wide_, _) = places[monster], places[card]
    order = sorted(facing, key=lambda other: places[other][:2])
    return (x + width * (order.index(card) + 1) / (len(order) + 1), y + high), (left + wide_ / 2, top)


def _line(style: str, start: Point, end: Point) -> str:
    head = TO if style.startswith("mm-strike") else ""
    return f'<path class="{style}"{head} d="M{n(start[0])} {n(start[1])}L{n(end[0])} {n(end[1])}"/>'


def _result(start: Point, end: Point, part: float, result: int, style: str, seat: str, new: bool) -> Iterator[str]:
    """An attack result on its line, near whom it hits."""
    x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
    room = max(18.0, wide(str(result), 11.5) + 10)
    yield (
        f'<g class="{styles(style, colours(seat), "w" if new else "")}"><rect class="mm-result" x="{n(x - room / 2)}" '
        f'y="{n(y - 8)}" width="{n(room)}" height="16" rx="8"/>'
        f'<text x="{n(x)}" y="{n(y + 4)}" text-anchor="middle">{result}</text></g>'
    )


def _bow(start: Box, end: Box) -> str:
    """From a supporter to whom it supports, below both."""
    a, b = (start[0] + start[2] / 2, start[1] + start[3]), (end[0] + end[2] / 2, end[1] + end[3])
    low = max(a[1], b[1]) + 16
    curve = f"M{n(a[0])} {n(a[1])}C{n(a[0])} {n(low)} {n(b[0])} {n(low)} {n(b[0])} {n(b[1])}"
    return f'<path class="mm-support"{TO} d="{curve}"/>'


def aims(scene: Scene, tiles: Boxes, chips: Boxes, grounds: Boxes) -> Iterator[str]:
    """Where creatures have gone, whom somebody aims at, and what somebody tried in vain."""
    for card, start in chips.items():
        if card in tiles:
            yield _way(start, tiles[card])
    seen = {**chips, **tiles}
    for user, target in scene.news.aims:
        if user in seen and target in seen and user != target:
            yield _aim(seen[user], seen[target], "aim")
    for user, target in scene.news.attempts:
        if target in grounds:
            x, y, width, _ = grounds[target]
            yield scene.shape("stop", x + width - 16, y)
        elif target in seen:
            x, y, width, _ = seen[target]
            if user in seen and user != target:
                yield _aim(seen[user], seen[target], "way try")
            yield scene.shape("stop", x + width / 2, y)


def _way(start: Box, end: Box) -> str:
    (x1, y1, w1, h1), (x2, y2, w2, h2) = start, end
    down = y2 > y1
    a, b = (x1 + w1 / 2, y1 + (h1 if down else 0)), (x2 + w2 / 2, y2 + (0 if down else h2))
    return f'<path class="way"{TO} d="M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"/>'


def _aim(start: Box, end: Box, style: str) -> str:
    """A bow from one creature to another, along the right side."""
    (x1, y1, w1, h1), (x2, y2, w2, h2) = start, end
    a, b = (x1 + w1 - 2, y1 + h1 / 2), (x2 + w2 - 2, y2 + h2 / 2)
    bow = max(a[0], b[0]) + 22
    curve = f"M{n(a[0])} {n(a[1])}C{n(bow)} {n(a[1])} {n(bow)} {n(b[1])} {n(b[0])} {n(b[1])}"
    return f'<path class="{style}"{TO if style == "aim" else ""} d="{curve}"/>'

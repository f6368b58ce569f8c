"""What moves over the map: the ways that creatures have gone with what they cost, attacks, what was tried in vain."""

from collections.abc import Iterator

import reference_engine as engine
from monosashi.games.dungeon_command.pictures.ground import Grid
from monosashi.games.dungeon_command.pictures.layers import NONE, Layers, Path
from monosashi.games.dungeon_command.pictures.scene import Scene
from monosashi.pictures.measure import n
from monosashi.pictures.news import News
from reference_engine.dungeon_command import terrain
from reference_engine.dungeon_command.battlefield import chart
from reference_engine.dungeon_command.view import CreatureView, View

TO = ' marker-end="url(#bf-to)"'


def walked(view: View, before: View | None, news: News) -> Layers:
    """From where to where creatures have come, on the map on which they stood: square by square if that is known."""
    if before is None or before.battlefield != view.battlefield:
        return NONE
    old = {each.id: each.square for each in before.creatures}
    known = {name: squares for name, squares in news.ways if squares}
    paths = []
    for each in view.creatures:
        if each.id in old and old[each.id] != each.square:
            squares = known.get(each.id, ())
            over = squares if squares[-1:] == (each.square,) else (each.square,)
            paths.append(Path((old[each.id], *over)))
    return Layers(paths=tuple(paths))


def with_costs(scene: Scene, layers: Layers) -> Layers:
    """The same with what entering each square has cost, where the way is one that the creature has gone by itself."""
    own = {squares[-1]: name for name, squares in scene.news.ways if squares}
    paths = []
    for path in layers.paths:
        mover = next((each for each in scene.view.creatures if each.square == path.squares[-1]), None)
        if mover is not None and own.get(mover.square) == mover.id:
            paths.append(Path(path.squares, _costs(scene, mover, path.squares[1:])))
        else:
            paths.append(path)
    return Layers(layers.reach, tuple(paths), layers.sights, layers.notes)


def _costs(scene: Scene, mover: CreatureView, squares: tuple[str, ...]) -> tuple[int, ...]:
    """What each square has cost; nothing where that cannot be seen, because another card gives a way to move."""
    card = scene.card(mover.id)
    there = {each for other in scene.view.creatures for each in (other.id, *other.attached)}
    given = [constant for each in there for constant in getattr(scene.card(each), "constants", ()) if constant.moves]
    if card is None or card.creature is None or given or scene.view.battlefield is None:
        return ()
    edition, drawn = engine.edition(scene.view.edition), chart(scene.view.battlefield)
    extra, mode = edition.numbers["extra_cost"], card.creature.moves
    ends_pay = edition.switches["end_square_costs_extra"] == "on"
    costs = []
    for place, square in enumerate(squares):
        last = place == len(squares) - 1
        pays = mode is None or (mode in ("fly", "burrow") and last and ends_pay)
        if mode not in (None, "fly", "burrow"):
            return ()
        costs.append(1 + extra * (pays and terrain.dear(drawn, square) is not None))
    return tuple(costs)


def attacks(scene: Scene, grid: Grid) -> Iterator[str]:
    """Arrows from those who attack or use something to those whom it is for; what was tried in vain ends at a sign."""
    standing = {each.id: each.square for each in (*scene.before().values(), *scene.view.creatures)}
    declared = [(each.actor, target) for each in scene.view.declared for target in each.targets]
    for user, target in dict.fromkeys((*declared, *scene.news.aims)):
        start, end = standing.get(user), standing.get(target)
        if start in grid.shown and end in grid.shown and start != end:
            yield _arrow(grid, start, end, "aim")
    for user, target in scene.news.attempts:
        start, end = standing.get(user), standing.get(target, target)
        if end in grid.shown:
            if start in grid.shown and start != end:
                yield _arrow(grid, start, end, "way try")
            x, y = grid.middle(end)
            yield scene.shape("stop", x, y - grid.size * 0.3)


def _arrow(grid: Grid, start: str, end: str, style: str) -> str:
    """From near one square's middle to near another's."""
    (x1, y1), (x2, y2) = grid.middle(start), grid.middle(end)
    long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    inset = grid.size * 0.36 / long
    a = x1 + (x2 - x1) * inset, y1 + (y2 - y1) * inset
    b = x2 - (x2 - x1) * inset, y2 - (y2 - y1) * inset
    head = TO if style == "aim" else ""
    d = f"M{n(round(a[0], 1))} {n(round(a[1], 1))}L{n(round(b[0], 1))} {n(round(b[1], 1))}"
    return f'<path class="{style}"{head} d="{d}"/>'

"""Ways to move and the ground: what each way passes, where it ends, what bars it."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.facts import refusals, weighed
from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.dungeon_command import adjacency, movement
from reference_engine.dungeon_command.position import Creature, Position, chart_of
from reference_engine.dungeon_command.texts import move_in, text_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition

KINDS = ("normal", "fly", "burrow", "shift", "slide")
OWN, STATED = say("by speed"), say("a stated number")
WAYS = (*(f"{kind}, {OWN}" for kind in KINDS if kind != "slide"), *(f"{kind}, {STATED}" for kind in KINDS))

TERRAIN = ("difficult", "hazard", "obstacle", "wall")
FRIEND, ENEMY, NEAR, CORNER = say("a friend"), say("an enemy"), say("beside an enemy"), say("around a corner")
ON_THE_WAY = (*TERRAIN, FRIEND, ENEMY, NEAR, CORNER)
ENDS = ("difficult", "hazard", "obstacle", NEAR)
STARTS = (NEAR, "hazard")
DUNGEON, OUTDOORS = say("in a dungeon"), say("outdoors")
GROUND = (
    *(f"passes {what}" for what in ON_THE_WAY),
    *(f"ends on {what}" for what in ENDS),
    *(f"begins on {what}" for what in STARTS),
    DUNGEON,
    OUTDOORS,
)


def moved(play: Play, moment: Moment) -> Iterator[tuple[str, Creature, tuple[str, ...], Any]]:
    """The way, the creature, its path and the game, of each creature that an answer moves."""
    answer: Any = moment.answer
    position: Position = moment.before
    game: Context[Position] = Context(play.edition, position)
    if moment.act == "move":
        activations = [frame for frame in position.stack if frame.name == "activation"]
        creature = position.creatures[activations[-1].creature]  # type: ignore[union-attr]
        yield f"{movement.move_kind(game, creature)}, {OWN}", creature, answer.path, game
    elif moment.act in ("use_order", "use_power", "immediate") and answer.moves:
        text = text_of(game, answer.card, getattr(answer, "ability", 0))
        part = move_in(text) if text is not None else None
        for each in answer.moves if part is not None else ():
            if each.path and part is not None:
                way = f"{part.kind}, {OWN if part.squares is None else STATED}"
                yield way, position.creatures[each.creature], each.path, game


def _known(play: Play, moment: Moment) -> Iterator[tuple[str, Creature, tuple[str, ...], Any]]:
    if moment.answer is None or moment.before.battlefield is None:
        return
    chart = chart_of(moment.before)
    for way, creature, path, game in moved(play, moment):
        if path and all(square in chart.squares for square in path):
            yield way, creature, path, game


def _there(game: Any, creature: Creature, square: str) -> Iterator[str]:
    chart = chart_of(game.position)
    yield from (what for what in TERRAIN if chart.has(square, what))
    for other in game.position.creatures.values():
        if other.square == square and other.card != creature.card:
            yield FRIEND if other.controller == creature.controller else ENEMY
    if not chart.has(square, "wall") and adjacency.beside_enemy(game, creature.controller, square):
        yield NEAR


def _told(game: Any, creature: Creature, path: tuple[str, ...]) -> Iterator[str]:
    chart = chart_of(game.position)
    for square in path[:-1]:
        yield from (f"passes {what}" for what in _there(game, creature, square))
    for here, there in zip((creature.square, *path), path, strict=False):
        if adjacency.next_to(chart, here, there) and adjacency.around_corner(chart, here, there):
            yield f"passes {CORNER}"
    yield from (f"ends on {what}" for what in _there(game, creature, path[-1]))
    yield from (f"begins on {what}" for what in _there(game, creature, creature.square))
    yield OUTDOORS if chart.side == "outdoor" else DUNGEON


def ground(_edition: Edition) -> ClassTable:
    """What each way to move passes, begins on and ends on."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            for way, creature, path, game in _known(play, moment) if moment.accepted else ():
                if way in WAYS:
                    yield from ((way, told) for told in _told(game, creature, path) if told in GROUND)

    return ClassTable(
        "ground",
        say("Ways to move and the ground"),
        say("What each way to move passes, on what it begins and ends: terrain, creatures, enemies beside it."),
        WAYS,
        GROUND,
        cells,
    )


def barred(_edition: Edition) -> ClassTable:
    """Which clause bars which way to move."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment, clause in refusals(play):
            if clause in movement.FLAWS and weighed(play.edition, moment):
                for way, creature, path, game in _known(play, moment):
                    if way in WAYS and (clause in _broken(game, way, creature, path)):
                        yield clause, way

    return ClassTable(
        "barred",
        say("Ways to move and what bars them"),
        say("Which clause about paths each way to move has been refused under."),
        movement.FLAWS,
        WAYS,
        cells,
        _nothing_to_do_with,
    )


def _broken(game: Any, way: str, creature: Creature, path: tuple[str, ...]) -> set[str]:
    """The clauses about paths that may be concerned; a stated number is not looked at again."""
    kind, _, how = way.partition(", ")
    squares = None if how == OWN else len(path)
    flaws = {clause for clause, _ in movement.path_flaws(game, creature, kind, squares, path)}  # type: ignore[arg-type]
    return flaws if how == OWN else {*flaws, *COUNTED}


COUNTED = (
    "dungeon_command.move.up_to_speed",
    "dungeon_command.special.slide_distance",
    "dungeon_command.move.cost_difficult",
    "dungeon_command.move.cost_hazard",
    "dungeon_command.move.cost_obstacle",
    "dungeon_command.special.fly_terrain",
    "dungeon_command.special.burrow_terrain",
)


def _nothing_to_do_with(row: str, column: str) -> bool:
    kind, _, how = column.partition(", ")
    about = row.rpartition(".")[2]
    named = next((each for each in KINDS if about.startswith(each)), "")
    if named:
        return named != kind or (how == STATED and about.endswith("start_adjacent"))
    if row.startswith("dungeon_command.zoc."):
        return (kind != "normal" and about != "speed_one_cost") or (how == STATED and about.startswith("speed_one"))
    return about == "up_to_speed" and kind == "slide"

"""Where creatures can move: reach as shaded squares, a cheapest path with its costs, asked of the engine."""

from monosashi.games.dungeon_command.pictures.layers import Layers, Path
from monosashi.games.dungeon_command.site.diagrams.positions import activated, creature, placed
from monosashi.games.dungeon_command.site.diagrams.sheet import sheet
from monosashi.site.diagrams.markup import Href
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.dungeon_command import adjacency, movement
from reference_engine.dungeon_command.battlefield import MapSide
from reference_engine.dungeon_command.cards import Card
from reference_engine.dungeon_command.position import Position, Seat, chart_of
from reference_engine.dungeon_command.reach import reachable
from reference_engine.kernel.context import Context

OPEN = ("........",) * 6
MIXED = (
    "........",
    "...~~...",
    "..#~^...",
    "..#.o...",
    "..#.....",
    "........",
)
FOREST = (
    ".....~..",
    "..##.~..",
    "..##^^..",
    "....~...",
    ".....o..",
    "........",
)


def _reach(table: DiagramTable, position: Position, name: str, to: str = "") -> Layers:
    """The squares that a creature can move to, and the cheapest path to one of them."""
    game = Context(table.rules, position)
    one = position.creatures[name]
    kind = movement.move_kind(game, one)
    found = reachable(game, one, kind, None)
    paths: tuple[Path, ...] = ()
    if to in found:
        walked = found[to][0]
        costs = tuple(
            1 + (movement.dear_square(game, kind, square, place == len(walked) - 1) is not None)
            for place, square in enumerate(walked)
        )
        paths = (Path((one.square, *walked), costs),)
    return Layers(reach=frozenset(found), paths=paths)


def _drawn(
    table: DiagramTable, language: Language, href: Href, name: str, rows: tuple[str, ...],
    there: dict[str, tuple[Seat, Card]], to: str, title: str, note: str, clauses: tuple[str, ...],
    side: MapSide = "dungeon",
) -> str:  # fmt: skip
    position = activated(table.rules, placed(table.rules, rows, there, side), "Wolf")
    return sheet(table, language, href, name, position, _reach(table, position, "Wolf", to), title, note, clauses)


def neighbours(table: DiagramTable, language: Language, href: Href) -> str:
    """Which squares are adjacent: walls cut corners off."""
    say = language.say
    rows = ("......", "...#..", "......", "......", "......")
    position = placed(table.rules, rows, {"d3": ("south", creature("Wolf"))})
    chart = chart_of(position)
    beside = frozenset(adjacency.beside(chart, "d3")) - frozenset(chart.those("wall"))
    return sheet(
        table, language, href, "neighbours", position, Layers(reach=beside), say("Adjacent squares"),
        say("A square is adjacent to the eight around it; at the corner of a wall two squares are not."),
        ("dungeon_command.ruling.adjacency", "dungeon_command.move.no_corner_cut"),
    )  # fmt: skip


def costs(table: DiagramTable, language: Language, href: Href) -> str:
    """What squares cost, on a path."""
    say = language.say
    return _drawn(
        table, language, href, "costs", MIXED, {"d2": ("south", creature("Wolf", speed=5))}, "d5",
        say("What a path costs"),
        say("Shaded squares can be reached with speed 5; the numbers are what entering each square of the path costs."),
        ("dungeon_command.move.cost_difficult", "dungeon_command.move.cost_hazard",
         "dungeon_command.move.cost_obstacle"),
    )  # fmt: skip


def stopping(table: DiagramTable, language: Language, href: Href) -> str:
    """A walker comes no further than beside an enemy."""
    say = language.say
    there = {"b2": ("south", creature("Wolf", speed=6)), "d4": ("north", creature("Rat")),
             "g2": ("north", creature("Bat"))}  # fmt: skip
    return _drawn(
        table, language, href, "stopping", OPEN, there, "", say("Where a walker must stop"),
        say("A normal move ends beside an enemy, so that no shaded square lies behind one."),
        ("dungeon_command.zoc.stop", "dungeon_command.zoc.any_enemy"),
    )  # fmt: skip


def held(table: DiagramTable, language: Language, href: Href) -> str:
    """Whoever begins beside an enemy goes one square."""
    say = language.say
    there = {"d3": ("south", creature("Wolf", speed=6)), "d4": ("north", creature("Rat"))}
    rows = ("........", "........", "........", "...o.~..", "..~.....", "........")
    return _drawn(
        table, language, href, "held", rows, there, "", say("A move that begins beside an enemy"),
        say("The speed counts as 1, so that squares which cost more cannot be entered."),
        ("dungeon_command.zoc.speed_one", "dungeon_command.zoc.speed_one_cost"),
    )  # fmt: skip


def flying(table: DiagramTable, language: Language, href: Href) -> str:
    """A flyer outdoors."""
    say = language.say
    there = {"b3": ("south", creature("Wolf", speed=4, moves="fly")), "d2": ("north", creature("Rat"))}
    return _drawn(
        table, language, href, "flying", FOREST, there, "e4", say("Flying outdoors"),
        say("Terrain, enemies and walls are passed; only the square where the move ends counts."),
        ("dungeon_command.special.fly_terrain", "dungeon_command.special.fly_outdoor_walls",
         "dungeon_command.special.fly_enemy_squares"), "outdoor",
    )  # fmt: skip


def burrowing(table: DiagramTable, language: Language, href: Href) -> str:
    """A burrower in a dungeon."""
    say = language.say
    there = {"b3": ("south", creature("Wolf", speed=4, moves="burrow")), "d2": ("north", creature("Rat"))}
    return _drawn(
        table, language, href, "burrowing", FOREST, there, "e5", say("Burrowing"),
        say("Walls are passed anywhere, but nobody stays in one."),
        ("dungeon_command.special.burrow_terrain", "dungeon_command.special.burrow_walls",
         "dungeon_command.special.burrow_enemies"),
    )  # fmt: skip


def shifting(table: DiagramTable, language: Language, href: Href) -> str:
    """A shifter goes on beside enemies."""
    say = language.say
    there = {"b2": ("south", creature("Wolf", speed=6, moves="shift")), "d4": ("north", creature("Rat")),
             "g2": ("north", creature("Bat"))}  # fmt: skip
    return _drawn(
        table, language, href, "shifting", OPEN, there, "f5", say("Shifting past enemies"),
        say("A shift goes on beside enemies, but not through them; it pays for terrain."),
        ("dungeon_command.special.shift_no_stop", "dungeon_command.special.shift_start_adjacent"),
    )  # fmt: skip

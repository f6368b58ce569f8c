"""The engine asked about every single area: what it holds, where units march, where terrain may be laid."""

from collections.abc import Iterable

import reference_engine as engine
from monosashi.games.moncolle_tcg.site.diagrams.games import WIDE, ground, refused, table_with, unit
from monosashi.games.monster_collection.site.diagrams.reach import Board
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.march import March
from reference_engine.moncolle_tcg.quiet_document import QuietPosition, Side, Standing, Terrain
from reference_engine.moncolle_tcg.terrain import PlaceTerrain

STARTS = ("b2", "c3", "a1")
"""Areas from which ranges are shown: in the middle, at the side, in a corner."""


def areas(rules: Edition) -> tuple[str, ...]:
    """The twelve areas, from the top left to the bottom right."""
    found: Iterable[str] = rules.judgements["areas"]
    return tuple(sorted(found, key=lambda area: (-int(area[1]), area[0])))


def base_of(rules: Edition, seat: str) -> str:
    """Where a side's base lies, asked of a table on which nothing else does."""
    field = engine.begin(rules, QuietPosition("south")).position.field
    return next(str(area) for area, found in field.items() if found.placed_by == seat)


def marches(rules: Edition, kind: str, seat: str = "south") -> list[Board]:
    """From some areas, where one unit of that march type may march alone; terrain lies everywhere."""

    def board(start: str) -> Board:
        position = table_with(rules, [(unit("Knight", march=kind), seat, start)], marching=seat)
        others = [area for area in areas(rules) if area != start]
        return Board(start, tuple(to for to in others if not refused(rules, position, seat, March(("Knight",), to))))

    return [board(start if seat == "south" else _across(rules, start)) for start in STARTS]


def _across(rules: Edition, area: str) -> str:
    ranks = sorted({each[1] for each in areas(rules)})
    return area[0] + ranks[len(ranks) - 1 - ranks.index(area[1])]


def lays(rules: Edition, laid: Iterable[tuple[str, str]], unit_in: str = "") -> tuple[str, ...]:
    """Where South may lay a terrain, if such terrain lies there (area and who has laid it) and South has a unit."""
    laid = list(laid)
    cards = {f"Ground {area}": ground(f"Ground {area}") for area, _ in laid}
    knight = unit("Knight")
    quiet = QuietPosition(
        "south",
        cards={**cards, "New": ground("New", WIDE), **({"Knight": knight} if unit_in else {})},
        terrain=tuple(Terrain(f"Ground {area}", area, seat) for area, seat in laid),
        south=Side(hand=("New",)),
        units=(Standing("Knight", "south", unit_in),) if unit_in else (),
    )
    position = engine.begin(rules, quiet).position
    return tuple(area for area in areas(rules) if not refused(rules, position, "south", PlaceTerrain("New", area)))

"""How the field may be turned: seats exchanged, columns mirrored."""

from collections.abc import Iterator
from typing import Any

from monosashi.kit.interface import Images, Position, Symmetry
from reference_engine.moncolle_tcg.board import AREAS, BASE, OWN, RANGE

ACROSS = {"1": "4", "2": "3", "3": "2", "4": "1"}
MIRRORED = {"a": "c", "b": "b", "c": "a"}

WALKER = {"name": "Guest", "kind": "unit", "level": 1, "attack": 1, "defence": 1, "march": "walk"}
GROUND = {"name": "Guest Ground", "kind": "terrain", "limit": 8}


def guests(position: Position, seat: str) -> Iterator[dict[str, Any]]:
    """A ready walker of a seat's, on terrain of its own at home, in a column that the position does not name."""
    units, terrain = position.get("units", ()), position.get("terrain", ())
    named = {each["area"][0] for each in (*units, *terrain)}
    for area in OWN[seat]:
        if area[0] not in named and area not in BASE.values():
            cards = {**position.get("cards", {}), "Guest": WALKER, "Guest Ground": GROUND}
            yield {
                **position,
                "cards": cards,
                "units": [*units, {"id": "Guest", "owner": seat, "area": area}],
                "terrain": [*terrain, {"card": "Guest Ground", "area": area, "placed_by": seat}],
            }


IMAGES = Images(
    symmetries=(
        Symmetry(
            "seats",
            "with the seats exchanged",
            seats=True,
            places={area: f"{area[0]}{ACROSS[area[1]]}" for area in AREAS},
        ),
        Symmetry(
            "columns",
            "with the columns mirrored",
            places={area: f"{MIRRORED[area[0]]}{area[1]}" for area in AREAS},
        ),
    ),
    guests=guests,
    neighbours=tuple(RANGE.values()),
    homes=OWN,
)

"""How a Deus battlefield may be turned: seats exchanged, columns mirrored."""

from collections.abc import Iterator
from typing import Any

from monosashi.kit.interface import Images, Position, Symmetry
from reference_engine.deus.board import AREAS, FLY, FRONT, TERRITORY, WALK

ACROSS = {"1": "3", "2": "2", "3": "1"}
MIRRORED = {"a": "c", "b": "b", "c": "a"}

WALKER = {"name": "Guest", "kind": "unit", "level": 1, "attack": 1, "defence": 1, "march": "walk"}


def guests(position: Position, seat: str) -> Iterator[dict[str, Any]]:
    """A ready walker of a seat's in a column that the position does not name: at home, or in front of it."""
    units = position.get("units", ())
    named = {unit["area"][0] for unit in units} | {area[0] for area in position.get("start_owner") or ()}
    for area in (*TERRITORY[seat], *FRONT):
        if area[0] not in named:
            cards = {**position.get("cards", {}), "Guest": WALKER}
            yield {**position, "cards": cards, "units": [*units, {"id": "Guest", "owner": seat, "area": area}]}


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
    draws_by_seat=("judgement die",),
    guests=guests,
    neighbours=(WALK, FLY),
    homes=TERRITORY,
)

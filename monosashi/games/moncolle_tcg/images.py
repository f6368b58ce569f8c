"""How the field may be turned: seats exchanged, columns mirrored; and what the documents' fields hold."""

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
    members=("march.units", "swap.wear"),
    guests=guests,
    neighbours=tuple(RANGE.values()),
    homes=OWN,
    holds={
        "id": (
            *("Side.hand", "Side.deck", "Side.discard", "Side.excluded", "Side.base", "Standing.id"),
            *("Standing.equipment", "Terrain.card"),
            *("Discard.cards", "Drop.cards", "March.units", "PlaceTerrain.card", "Equip.card", "Equip.unit"),
            *("DiscardEquipment.card", "Summon.card", "InstantSummon.card", "LineUp.order"),
            *("Use.card", "Use.user", "Use.targets", "Use.discards", "UseTrigger.unit", "UseTrigger.about"),
            *("UseTrigger.targets", "UseTrigger.discards", "UseTrigger.tokens", "Return.unit", "Adjust.unit"),
            *("PlayerView.hand", "PlayerView.deck", "PlayerView.discard", "PlayerView.excluded", "PlayerView.waiting"),
            *("UnitView.id", "UnitView.equipment", "GroundView.card", "View.in_use"),
            *("DeclaredView.card", "DeclaredView.users", "DeclaredView.targets"),
        ),
        "place": (
            *("Standing.area", "Terrain.area", "QuietPosition.fought_on", "March.area", "PlaceTerrain.area"),
            *("PlaceProxy.area", "Summon.area", "Return.area", "UseTrigger.area"),
            *("UnitView.area", "View.fought_on", "BattleView.area", "View.field"),
        ),
        "seat": (
            *("Standing.owner", "Terrain.placed_by", "View.viewer", "View.marching", "View.players", "Asked.seat"),
            *("UnitView.owner", "GroundView.placed_by", "GroundView.used", "BattleView.first", "DeclaredView.by"),
            "Ending.winner",
        ),
        "any": ("Asked.about",),
        "id: id": ("Swap.wear",),
        "id: word": ("QuietPosition.cards", "View.cards", "Use.slots", "UseTrigger.slots"),
        "seat: id": ("BattleView.line_ups",),
        "word": (
            *("View.edition", "View.phase", "Asked.kind", "BattleView.timing", "DeclaredView.kind", "UnitView.card"),
            *("GroundView.kind", "Ending.clause", "Drawn.results"),
        ),
    },
)

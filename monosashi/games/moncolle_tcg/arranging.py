"""A position of the TCG as the quiet one that it may be: what its document can say of it."""

from typing import Any

from monosashi.games.monster_collection.arranging import cards_of, piles, without_empty
from reference_engine import view
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.position import Position


def arranged(rules: Edition, position: Position) -> dict[str, Any]:
    """The document; what is under way, and what lasts, is left out of it."""
    bases = {ground.placed_by: ground.card for ground in position.field.values() if ground.kind == "base"}
    document: dict[str, Any] = {
        "marching": position.marching,
        "turn": position.turn,
        "phase": view(rules, position, "judge").phase,
        "cards": cards_of(position),
        "units": [
            {"id": unit.id, "owner": unit.owner, "area": unit.area}
            | ({} if unit.ready else {"ready": False})
            | without_empty({"equipment": list(unit.equipment)})
            for unit in position.units.values()
        ],
        "terrain": [
            {"card": ground.card, "area": area, "placed_by": ground.placed_by}
            | ({"proxy": True} if ground.kind == "proxy" else {})
            for area, ground in position.field.items()
            if ground.kind != "base"
        ],
        **without_empty(
            {
                "fought_on": list(position.fought_on),
                "proxy_used": position.proxy_used,
                "final_turn": position.final_turn,
            }
        ),
    }
    for seat, player in position.players.items():
        document[seat] = piles(player, ("hand", "deck", "discard")) | without_empty(
            {"excluded": list(position.excluded.get(seat, ())), "base": bases.get(seat, "")}
        )
    return document

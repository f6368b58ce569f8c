"""A position of Deus as the quiet one that it may be: what its document can say of it."""

from typing import Any

from monosashi.games.monster_collection.arranging import cards_of, piles, without_empty
from reference_engine import view
from reference_engine.deus.board import FRONT
from reference_engine.deus.position import Position, owners
from reference_engine.kernel.edition import Edition


def arranged(rules: Edition, position: Position) -> dict[str, Any]:
    """The document; what is under way, and what lasts, is left out of it."""
    held = {unit.area: unit.owner for unit in position.units.values() if unit.area in FRONT}
    document: dict[str, Any] = {
        "marching": position.marching,
        "turn": position.turn,
        "phase": view(rules, position, "judge").phase,
        "cards": cards_of(position),
        "units": [
            {"id": unit.id, "owner": unit.owner, "area": unit.area, **({} if unit.ready else {"ready": False})}
            for unit in position.units.values()
        ],
        **without_empty(
            {
                "control_markers": list(position.control_markers),
                "battle_markers": list(position.battle_markers),
                "final_turn": position.final_turn,
            }
        ),
    }
    if position.start_owner != held:
        document["start_owner"] = dict(position.start_owner)
    if dict(owners(position)) != held and rules.numbers["ownership_markers"]:
        document["ownership"] = dict(owners(position))
    for seat, player in position.players.items():
        zones = piles(player, ("hand", "deck", "discard", "tokens"))
        open_one = player.summoner if player.summoner_open else ""
        document[seat] = zones | without_empty({"summoner": open_one, "power": player.power})
    return document

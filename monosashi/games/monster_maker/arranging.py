"""A position of Monster Maker as the quiet one that it may be: what its document can say of it."""

from typing import Any

import msgspec

from reference_engine import view
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import Player, Position
from reference_engine.monster_maker.procedures import Turn


def arranged(rules: Edition, position: Position) -> dict[str, Any]:
    """The document; what is under way, and what lasts, is left out of it."""
    own = {name: msgspec.to_builtins(card) for name, card in position.own_cards.items()}
    turn = next((frame for frame in position.stack if isinstance(frame, Turn)), Turn(step="draw_phase"))
    done = {
        "retreated": turn.retreated,
        "placed_character": turn.placed_character,
        "ranked_up": turn.ranked_up,
        "monsters_on": list(turn.monsters_on),
    }
    creatures = [each for player in position.players.values() for each in player.party]
    monsters = [each for player in position.players.values() for land in player.map for each in land.monsters]
    return {
        "turn_player": position.turn_player,
        "first_player": position.order[0],
        "turn": position.turn,
        "phase": view(rules, position, "judge").phase,
        "cards": {card: own.get(name, name) for card, name in position.cards.items()},
        "players": {seat: _side(player) for seat, player in position.players.items()},
        "damage": {
            **{each.card: each.damage for each in creatures if each.damage},
            **{each.card: each.damage for each in monsters if each.damage},
        },
        **{name: value for name, value in done.items() if value},
    }


def _side(player: Player) -> dict[str, Any]:
    side: dict[str, Any] = {name: list(getattr(player, name)) for name in ("hand", "deck", "discard", "others")}
    side = {name: cards for name, cards in side.items() if cards}
    side["map"] = [
        {"id": land.card}
        | ({"face_down": True} if land.face_down else {})
        | ({"monsters": {each.card: each.owner for each in land.monsters}} if land.monsters else {})
        for land in player.map
    ]
    side["party"] = [
        {"id": each.card}
        | {name: True for name in ("wounded", "marked") if getattr(each, name)}
        | ({"items": list(each.items)} if each.items else {})
        for each in player.party
    ]
    return side | ({"annihilated": True} if player.annihilated else {})

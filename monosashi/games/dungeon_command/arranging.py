"""A position of Dungeon Command as the quiet one that it may be: what its document can say of it."""

from typing import Any

import msgspec

from reference_engine import view
from reference_engine.dungeon_command.position import Creature, Player, Position
from reference_engine.kernel.edition import Edition

PILES = ("creature_deck", "creature_hand", "creature_discard", "order_deck", "order_hand", "order_discard")


def arranged(rules: Edition, position: Position) -> dict[str, Any]:
    """The document; what is under way, and what lasts, is left out of it."""
    own = {name: msgspec.to_builtins(card) for name, card in position.own_cards.items()}
    return {
        "turn_player": position.turn_player,
        "first_player": position.first_player,
        "turn": position.turn,
        "phase": view(rules, position, "judge").phase,
        "battlefield": msgspec.to_builtins(position.battlefield),
        "cards": {card: own.get(name, name) for card, name in position.cards.items()},
        "players": {seat: _side(player) for seat, player in position.players.items()},
        "creatures": {card: _there(position, creature) for card, creature in position.creatures.items()},
        "treasures": {
            square: {"number": chest.number, "left": chest.left, "face_down": chest.face_down}
            for square, chest in position.treasures.items()
        },
    }


def _side(player: Player) -> dict[str, Any]:
    piles = {name: list(getattr(player, name)) for name in PILES if getattr(player, name)}
    commander = {"commander": player.commander} if player.commander else {}
    return {**commander, "leadership": player.leadership, "morale": player.morale, **piles}


def _there(position: Position, creature: Creature) -> dict[str, Any]:
    there: dict[str, Any] = {"square": creature.square, "controller": creature.controller}
    if creature.owner != creature.controller:
        there["owner"] = creature.owner
    if creature.damage:
        there["damage"] = creature.damage
    there |= {state: True for state in ("tapped", "activated", "burnt") if getattr(creature, state)}
    if creature.attached:
        there["attached"] = {card: position.owners[card] for card in creature.attached}
    return there

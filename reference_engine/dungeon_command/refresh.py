"""The refresh phase: start-of-turn effects, untapping, an order card."""

from typing import Any

from reference_engine.dungeon_command import turn_effects, zones
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import RefreshPhase
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.procedure import Next


def start_effects(game: Context[Position], _phase: RefreshPhase) -> Next:
    """First the start-of-turn effects, in the turn player's order.

    Clauses: dungeon_command.refresh.order, dungeon_command.refresh.start_effects
    """
    return turn_effects.begin(game, "turn_start")


def untap_creatures(game: Context[Position], _phase: RefreshPhase) -> Next:
    """Then the turn player's creatures untap.

    Clauses: dungeon_command.refresh.order, dungeon_command.refresh.untap
    """
    zones.untap_all(game, game.position.turn_player, "dungeon_command.refresh.untap")
    return None


def draw_order(game: Context[Position], _phase: RefreshPhase) -> Next:
    """Then the turn player draws an order card; from an empty deck nothing, unless the edition reshuffles the pile.

    Clauses: dungeon_command.refresh.order, dungeon_command.refresh.draw_order, dungeon_command.ruling.empty_order_deck
    """
    seat = game.position.turn_player
    player = game.position.players[seat]
    if not player.order_deck and player.order_discard and game.edition.switches["reshuffle_orders"] == "on":
        draw = Draw("order deck", seat, "order", among=player.order_discard)
        return Decision(CHANCE, "shuffle", "dungeon_command.refresh.draw_order", draws=(draw,))
    zones.draw_orders(game, seat, game.edition.numbers["order_draw"], "dungeon_command.refresh.draw_order")
    return None


def orders_reshuffled(game: Context[Position], _phase: RefreshPhase, results: tuple[Any, ...]) -> Next:
    """Under the other reading the discard pile becomes the deck when the deck is empty."""
    seat = game.position.turn_player
    zones.change_player(game, seat, order_deck=results[0], order_discard=())
    zones.draw_orders(game, seat, game.edition.numbers["order_draw"], "dungeon_command.refresh.draw_order")
    return None

"""Starting creatures: the first player deploys some, then the second player."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from reference_engine.dungeon_command import deployment, zones
from reference_engine.dungeon_command.position import Position, chart_of, creatures_of, other
from reference_engine.dungeon_command.procedures import Setup
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision, Draw, Pass
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import Condition
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next, Procedure


def deploy_starting_creatures(game: Context[Position], setup: Setup) -> Next:
    """The first player deploys completely, then the second player.

    Clauses: dungeon_command.setup.deploy_order
    """
    seat = next_to_deploy(game, setup)
    if seat is None:
        return None
    if redraws(game, seat):
        player = game.position.players[seat]
        among = (*player.creature_hand, *player.creature_deck)
        told = Event("hand_shown", "dungeon_command.ruling.redraw", seat=seat, cards=player.creature_hand)
        game.emit(told)
        draw = Draw("creature deck", seat, "order", among=among)
        return Decision(CHANCE, "redraw", "dungeon_command.ruling.redraw", draws=(draw,))
    return Decision(seat, "starting", "dungeon_command.setup.deploy_order")


@judgement
def next_to_deploy(game: Context[Position], setup: Setup) -> str | None:
    """Who deploys starting creatures now.

    Clauses: dungeon_command.setup.deploy_order
    """
    first = game.position.first_player
    return next((seat for seat in (first, other(first)) if seat not in setup.deployed), None)


@judgement
def redraws(game: Context[Position], seat: str) -> bool:
    """Whether no creature card of the hand fits the leadership of a player who has deployed nothing.

    A hand that could not come to hold one that fits is not drawn anew for ever.

    Clauses: dungeon_command.ruling.redraw
    """
    player = game.position.players[seat]

    def fits(card: str) -> bool:
        return deployment.over_leadership(game, seat, card) is None

    if creatures_of(game, seat) or not player.creature_hand or any(fits(card) for card in player.creature_hand):
        return False
    return any(fits(card) for card in player.creature_deck)


@judgement
def can_deploy(game: Context[Position], seat: str) -> bool:
    """Whether a player has a creature card that fits the leadership, and a free square to deploy it on.

    Clauses: dungeon_command.ruling.nothing_to_deploy, dungeon_command.setup.deploy_leadership,
        dungeon_command.setup.deploy_place
    """
    hand, area = game.position.players[seat].creature_hand, chart_of(game.position).those(seat)
    fits = any(deployment.over_leadership(game, seat, card) is None for card in hand)
    return fits and any(deployment.misplaced(game, seat, square) is None for square in area)


def redrawn(game: Context[Position], setup: Setup, results: tuple[Any, ...]) -> Next:
    """The hand has been shuffled back; as many cards are drawn anew.

    Clauses: dungeon_command.ruling.redraw
    """
    seat = next_to_deploy(game, setup)
    assert seat is not None
    count = len(game.position.players[seat].creature_hand)
    zones.change_player(game, seat, creature_hand=(), creature_deck=results[0])
    zones.draw_creatures(game, seat, count, "dungeon_command.ruling.redraw")
    return AGAIN


def finish(_game: Context[Position], setup: Procedure, seat: str) -> Next:
    """A player has deployed all that shall be deployed."""
    assert isinstance(setup, Setup)
    setup.deployed = (*setup.deployed, seat)
    return AGAIN


def at_least_one(game: Context[Position], seat: str, _answer: Pass) -> str | None:
    """Each player deploys at least one creature, as far as any can be deployed at all.

    Clauses: dungeon_command.setup.deploy_minimum, dungeon_command.ruling.nothing_to_deploy
    """
    if game.question.kind != "starting" or not can_deploy(game, seat):
        return None
    deployed, needed = len(creatures_of(game, seat)), game.edition.numbers["start_minimum"]
    return f"{seat} has deployed {deployed}, at least {needed} must be" if deployed < needed else None


PASS_CONDITIONS: Mapping[str, Condition] = MappingProxyType({"dungeon_command.setup.deploy_minimum": at_least_one})

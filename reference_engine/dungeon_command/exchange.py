"""The stack: an action is declared, both players may react, then everything takes effect, last first."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec.structs import replace

from reference_engine.dungeon_command.cards import Moment
from reference_engine.dungeon_command.position import Position, other
from reference_engine.dungeon_command.procedures import Declared, Exchange
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision, Pass
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, FINISH, Call, Next

DECLARED_UNDER: Mapping[str, str] = MappingProxyType(
    {
        "attack": "dungeon_command.attack.standard_action",
        "order": "dungeon_command.orders.own_creature",
        "power": "dungeon_command.actions.non_tap_powers",
        "collect": "dungeon_command.treasure.collect",
        "dodge": "dungeon_command.ranged.cover_allows_dodge",
        "immediate": "dungeon_command.actions.immediate_tap",
        "hazard": "dungeon_command.terrain.hazard_entry",
        "effect": "dungeon_command.refresh.start_effects",
    }
)
"""The clause by which something is declared, or comes about by itself."""

AT_TURN_END: Mapping[str, str] = MappingProxyType(
    {
        "hazard": "dungeon_command.terrain.hazard_end_turn",
        "effect": "dungeon_command.cleanup.end_effects",
    }
)
"""The clause by which something comes about by itself at the end of a turn."""


@judgement
def open_exchange(game: Context[Position], declared: Declared) -> Call:
    """Something has been declared; the other player is asked first whether to react.

    Clauses: dungeon_command.ruling.other_asked_first
    """
    _declare(game, declared)
    return Call(Exchange(declared=(declared,), asked=other(declared.seat)), stay=True)


@judgement
def react(game: Context[Position], exchange: Exchange, declared: Declared) -> Next:
    """A reaction has been declared, above what it answers; it may be answered like any action.

    Clauses: dungeon_command.stack.lifo, dungeon_command.ruling.other_asked_first
    """
    _declare(game, declared)
    exchange.declared = (*exchange.declared, declared)
    exchange.passes = 0
    exchange.asked = other(declared.seat)
    return AGAIN


def declared_under(declared: Declared) -> str:
    """The clause by which something has been declared, or has come about by itself."""
    if declared.at == "kills":
        return "dungeon_command.ruling.card_text_binds"
    return (AT_TURN_END if declared.at == "turn_end" else DECLARED_UNDER)[declared.kind]


def _declare(game: Context[Position], declared: Declared) -> None:
    """What has been declared is seen by everybody."""
    game.emit(
        Event(
            "declared",
            declared_under(declared),
            seat=declared.seat,
            about=declared.actor,
            other=declared.card if declared.card != declared.actor else "",
            place=declared.attack or declared.kind,
            cards=declared.targets,
        )
    )


def offer_reactions(game: Context[Position], exchange: Exchange) -> Next:
    """The players may react in turn until both have passed, one after the other.

    Clauses: dungeon_command.stack.lifo, dungeon_command.ruling.everybody_asked, dungeon_command.ruling.two_passes
    """
    while exchange.passes < 2:
        if is_asked(game, exchange.asked):
            actor = exchange.declared[-1].actor
            return Decision(exchange.asked, "react", "dungeon_command.stack.lifo", about=actor)
        _pass(exchange)
    return None


@judgement
def is_asked(game: Context[Position], seat: str) -> bool:
    """Whether a player is asked to react: always, or only who can, which tells the opponent what a hand holds.

    Clauses: dungeon_command.ruling.everybody_asked
    """
    return game.edition.switches["react_asked"] == "always" or can_react(game, seat)


def can_react(game: Context[Position], seat: str) -> bool:
    """Whether a player has any reaction to what has been declared."""
    asking: Context[Position] = Context.looking(game.edition, game.position)
    for name in game.edition.offers["react"]:
        act = game.edition.acts[name]
        options = () if name == "pass" else act.options(asking, seat)
        if any(True for _ in act.checks.lawful(asking, seat, options)):
            return True
    return False


def pass_reaction(_game: Context[Position], exchange: Exchange, _seat: str, _answer: Pass) -> Next:
    """A player does not react."""
    _pass(exchange)
    return AGAIN


def _pass(exchange: Exchange) -> None:
    exchange.passes += 1
    exchange.asked = other(exchange.asked)


def take_effect(game: Context[Position], exchange: Exchange) -> Next:
    """What was declared last takes effect first.

    Clauses: dungeon_command.stack.lifo, dungeon_command.ruling.two_passes
    """
    if not exchange.declared:
        return FINISH
    place = next_place(game, exchange)
    declared = exchange.declared[place]
    exchange.declared = exchange.declared[:place] + exchange.declared[place + 1 :]
    following: Next = game.edition.judgements["takes effect"][declared.kind](game, exchange, declared)
    if isinstance(following, Call):
        return Call(following.procedure, stay=True)
    return AGAIN


@judgement
def next_place(_game: Context[Position], exchange: Exchange) -> int:
    """Which of the actions declared takes effect next: the last.

    Clauses: dungeon_command.stack.lifo
    """
    return len(exchange.declared) - 1


def change_declared(exchange: Exchange, place: int, **changes: object) -> None:
    """Something declared, and not yet carried out, is different from now on."""
    if 0 <= place < len(exchange.declared):
        changed = replace(exchange.declared[place], **changes)
        exchange.declared = (*exchange.declared[:place], changed, *exchange.declared[place + 1 :])


@judgement
def hazard(game: Context[Position], creature: str, at: Moment | Literal[""] = "") -> Call:
    """Hazardous terrain, entered or stood in at the end of a turn, is about to damage a creature; that may be answered.

    Clauses: dungeon_command.stack.no_interrupt_of_move, dungeon_command.ruling.declared_by_nobody,
    dungeon_command.ruling.reactions_open_again, dungeon_command.ruling.windows
    """
    seat = game.position.creatures[creature].controller
    amount = game.edition.numbers["hazard_damage"]
    return open_exchange(game, Declared(kind="hazard", seat=seat, actor=creature, damage=amount, at=at))

"""Dungeon Command: the questions that an answer would fit; what is done in an activation is its creature's."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.dungeon_command.procedures import Activation, Damaging, Declared, Due, Exchange, Hit, TurnEffects
from reference_engine.kernel.decision import Decision

ABOUT = (
    *("move", "attack", "use_order", "use_power", "collect"),
    *("dodge", "immediate", "cower", "take", "resolve"),
)
"""Acts that make sense only if the question is about what they name: the creature that is being activated, something
declared, damage, effects that are due; the pending one is not."""

OF_THE_SETUP = ("choose_first", "choose_side")
"""Acts with what there is before the first turn only."""

OF_THE_ASKED = ()
"""Acts with cards of the player who is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked about what the answer names."""
    for frame in _under_way(position, kind, seat, answer):
        twin = position.copied()
        twin.stack.append(frame)
        if kind == "act":
            # Whoever answers has the turn, and a creature that has done nothing yet.
            twin.turn_player = seat
        twin.pending = Decision(seat, kind, "", about=getattr(frame, "creature", ""))
        yield twin


def _under_way(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The procedures that could put the question."""
    creatures = position.creatures.values()
    if kind == "act":
        yield from (
            Activation(step="take_actions", creature=each.card) for each in creatures if each.controller == seat
        )
    elif kind == "react":
        for declared in _declared(position, getattr(answer, "creature", "") or getattr(answer, "user", "")):
            yield Exchange(step="offer_reactions", declared=(declared,), asked=seat)
    elif kind == "cower":
        yield Damaging(step="decide", hits=(Hit(answer.creature, 10),))
    elif kind == "turn_effect":
        yield TurnEffects(step="resolve_effects", due=(Due(answer.card, answer.ability),))


def _declared(position: Any, creature: str) -> Iterator[Declared]:
    """What a creature may have to react to: an attack on it, hazardous terrain, an order card, a power."""
    for each in position.creatures.values():
        on = {"seat": each.controller, "actor": each.card, "targets": (creature,), "damage": 10}
        yield Declared(kind="attack", attack="melee", **on)
        yield Declared(kind="attack", attack="ranged", cover=True, **on)
        yield Declared(kind="power", card=each.card, ability=0, **on)
    yield Declared(kind="hazard", seat=position.turn_player, actor=creature, damage=10)
    orders = [card for player in position.players.values() for card in player.order_hand]
    for card in orders:
        yield Declared(
            kind="order", seat=position.turn_player, actor=creature, card=card, ability=0, targets=(creature,)
        )


SOMETHING_TO_DO: set[str] = set()
"""Clauses without which nothing could be carried out."""

SPOILT = ("activate", "dungeon_command.activate.each_once")


def spoilt(position: Any, answer: Any) -> Any:
    """The position, but for this: the creature has been activated."""
    twin = position.copied()
    twin.creatures[answer.creature] = replace(twin.creatures[answer.creature], activated=True)
    return twin

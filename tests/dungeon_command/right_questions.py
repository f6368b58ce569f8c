"""Dungeon Command: acts of an activation are about the creature activated, reactions about what has been declared."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.dungeon_command.procedures import (
    Activation,
    Damaging,
    Declared,
    DeployPhase,
    Due,
    Exchange,
    Hit,
    TurnEffects,
)
from reference_engine.kernel.decision import Decision

ABOUT = ("move", "attack", "use_order", "use_power", "collect", "dodge", "immediate", "cower", "take", "resolve")
"""Acts that make sense only if the question is about a creature, an effect, an action or damage."""

OF_THE_SETUP = ("choose_first", "choose_side")
"""Acts with what there is before the first turn only."""

OF_THE_ASKED = ("deploy", "activate")
"""Acts with cards or creatures of the player who is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked about one creature after the other, or about an action on one."""
    for about, frame in _under_way(position, kind, seat, answer):
        twin = position.copied()
        if kind in ("act", "deploy", "turn_effect"):
            twin.turn_player = seat
        if kind == "cower":
            creature = twin.creatures[answer.creature]
            twin.creatures[answer.creature] = replace(creature, controller=seat)
        twin.stack.append(frame)
        twin.pending = Decision(seat, kind, "", about=about)
        yield twin


def _under_way(position: Any, kind: str, seat: str, answer: Any) -> Iterator[tuple[str, Any]]:
    """What the question would be about, and the procedure that puts it."""
    for creature in position.creatures:
        if kind == "act":
            yield creature, Activation(step="take_actions", creature=creature)
        elif kind == "cower":
            yield creature, Damaging(step="decide", hits=(Hit(answer.creature, 10),))
        elif kind == "turn_effect":
            yield creature, TurnEffects(step="resolve_effects", due=(Due(answer.card, answer.ability),))
        elif kind == "deploy":
            yield "", DeployPhase(step="deploy_creatures")
        else:
            yield from ((creature, frame) for frame in _exchanges(position, seat, creature))


def _exchanges(position: Any, seat: str, actor: str) -> Iterator[Exchange]:
    """An attack by a creature, in either way, on each other one in cover, or a hazard."""
    by = position.creatures[actor].controller
    for target in position.creatures:
        for attack in ("melee", "ranged"):
            made = Declared("attack", by, actor, attack=attack, targets=(target,), damage=10, cover=True)
            yield Exchange(step="offer_reactions", declared=(made,), asked=seat)
    yield Exchange(step="offer_reactions", declared=(Declared("hazard", by, actor, damage=10),), asked=seat)


SOMETHING_TO_DO = {
    "dungeon_command.actions.immediate_any_turn",
    "dungeon_command.attack.fixed_damage",
    "dungeon_command.ranged.cover_allows_dodge",
    "dungeon_command.ranged.range",
    "dungeon_command.ruling.card_text_binds",
    "dungeon_command.ruling.what_reactions_answer",
}
"""Clauses without which nothing could be carried out, for want of a value, a target, something to answer."""

SPOILT = ("activate", "dungeon_command.activate.each_once")


def spoilt(position: Any, answer: Any) -> Any:
    """The position, but for this: the creature has been activated in this turn."""
    twin = position.copied()
    creature = twin.creatures[answer.creature]
    twin.creatures[answer.creature] = replace(creature, activated=True)
    return twin

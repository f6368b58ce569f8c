"""What lasts, and how long after it began somebody looks; what may happen in any phase, and in which it does."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.kinds import lasting_table, phases_table
from monosashi.classes.tables import ClassTable, say
from monosashi.games.dungeon_command.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition

STATES = (
    say("damage"),
    say("tapped creature"),
    say("activated creature"),
    say("burnt creature"),
    say("change until the activation ends"),
    say("change until the turn ends"),
    say("attached card"),
    say("captured creature"),
    say("risen leadership"),
    say("chest lying face up"),
    say("move taken in the activation"),
    say("power used in the activation"),
)


def lasting(_edition: Edition) -> ClassTable:
    """What lasts, and how long after it began somebody looks at the game."""
    return lasting_table(STATES, _things)


def _things(position: Any) -> Iterator[tuple[str, str]]:
    for creature in position.creatures.values():
        held = (
            creature.damage,
            creature.tapped,
            creature.activated,
            creature.burnt,
        )
        yield from ((state, creature.card) for state, there in zip(STATES, held, strict=False) if there)
        for modifier in creature.modifiers:
            yield f"change until the {modifier.until} ends", f"{creature.card} {modifier.source}"
        yield from (("attached card", card) for card in creature.attached)
        if creature.owner != creature.controller:
            yield "captured creature", creature.card
    for seat, player in position.players.items():
        yield "risen leadership", f"{seat} {player.leadership}"
    for square, chest in position.treasures.items():
        if not chest.face_down:
            yield "chest lying face up", square
    for frame in position.stack:
        if frame.name == "activation":
            if frame.moved:
                yield "move taken in the activation", frame.creature
            yield from (("power used in the activation", f"{frame.creature} {used}") for used in frame.used)


HAPPENINGS = (
    say("a text applies"),
    say("damage is dealt"),
    say("a creature cowers"),
    say("a creature is destroyed"),
    say("morale changes"),
    say("an order card is drawn"),
    say("a creature card is drawn"),
    say("control is taken"),
    say("a creature untaps"),
    say("the game ends"),
    say("somebody resigns"),
)
"""What may happen in several phases."""

EVENTS = (
    *(APPLIES, "damaged", "cowered", "destroyed", "morale", "drew_orders", "drew_creatures", "control_taken"),
    *("untapped", "game_over", "resigned"),
)


def phases(edition: Edition) -> ClassTable:
    """What may happen in any phase, and in which phases it does."""
    told = dict(zip(EVENTS, HAPPENINGS, strict=True))
    return phases_table(edition, HAPPENINGS, lambda event: told.get(event.what, ""))

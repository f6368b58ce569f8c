"""What lasts, and how long after it began somebody looks; what may happen in any phase, and in which it does."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.kinds import lasting_table, phases_table
from monosashi.classes.tables import ClassTable, say
from monosashi.games.monster_collection.classes.telling import APPLIES
from reference_engine.deus.position import owners
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

STATES = (
    say("change until the battle ends"),
    say("change until the phase ends"),
    say("change until the turn ends"),
    say("change until the next turn ends"),
    say("change of dice results"),
    say("exhausted unit"),
    say("unit summoned instantly"),
    say("unit that came by an effect"),
    say("slots spent"),
    say("control marker"),
    say("battle marker"),
    say("ownership marker"),
    say("final turn"),
)


def lasting(edition: Edition) -> ClassTable:
    """What lasts, and how long after it began somebody looks at the game."""
    marked = "ownership marker" if edition.numbers["ownership_markers"] else "control marker"
    others = {"ownership marker", "control marker"} - {marked}
    return lasting_table(tuple(state for state in STATES if state not in others), _things)


def _things(position: Any) -> Iterator[tuple[str, str]]:
    """Each lasting thing by its kind, and which one it is."""
    ends = {"battle": 0, "phase": 1, "turn": 2, "next_turn": 3}
    for unit in position.units.values():
        for modifier in unit.modifiers:
            yield STATES[ends[modifier.until]], f"{unit.id} {modifier.source} {modifier.since}"
        if not unit.ready:
            yield "exhausted unit", unit.id
        if unit.instantly_summoned:
            yield "unit summoned instantly", unit.id
        if unit.entered_by_effect:
            yield "unit that came by an effect", unit.id
        if unit.spent:
            yield "slots spent", unit.id
    for seat, player in position.players.items():
        if player.modifiers:
            yield "change of dice results", seat
    if position.final_turn:
        yield "final turn", ""
    yield from (("battle marker", area) for area in position.battle_markers)
    yield from (("ownership marker", area) for area in owners(position))
    yield from (("control marker", area) for area in position.control_markers)


HAPPENINGS = (
    say("decks run out"),
    say("somebody resigns"),
    say("a condition is met"),
    say("a unit has no defence left"),
    say("a control marker is laid"),
    say("the game is won"),
)
"""What no phase keeps from happening."""


def phases(edition: Edition) -> ClassTable:
    """What may happen in any phase, and in which phases it does."""
    return phases_table(edition, HAPPENINGS, _happening)


def _happening(event: Event) -> str:
    what, clause = event.what, event.clause
    if what == "discarded":
        return HAPPENINGS[3] if "zero_defence" in clause else ""
    if what == APPLIES:
        return HAPPENINGS[2] if event.place == "trigger" else ""
    if what == "game_over":
        return HAPPENINGS[1] if "resign" in clause else HAPPENINGS[5]
    return {"decks_out": HAPPENINGS[0], "control_marker": HAPPENINGS[4], "ownership_marker": HAPPENINGS[4]}.get(
        what, ""
    )

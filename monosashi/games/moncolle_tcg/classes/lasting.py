"""What lasts, and how long after it began somebody looks; what may happen in any phase, and in which it does."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.kinds import lasting_table, phases_table
from monosashi.classes.tables import ClassTable, say
from monosashi.games.moncolle_tcg.classes.telling import AUTOMATIC
from monosashi.games.monster_collection.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

STATES = (
    say("change until the battle ends"),
    say("change until the turn ends"),
    say("exhausted unit"),
    say("unit summoned instantly"),
    say("icons used"),
    say("equipment"),
    say("terrain"),
    say("proxy"),
    say("proxy placed in the turn"),
    say("battle in the turn"),
    say("excluded card"),
    say("final turn"),
)


def lasting(_edition: Edition) -> ClassTable:
    """What lasts, and how long after it began somebody looks at the game."""
    return lasting_table(STATES, _things)


def _things(position: Any) -> Iterator[tuple[str, str]]:
    """Each lasting thing by its kind, and which one it is."""
    for unit in position.units.values():
        yield from _of_unit(unit)
    for area, ground in position.field.items():
        if ground.kind != "base":
            yield ground.kind, f"{area} {ground.card}"
    if position.proxy_used:
        yield "proxy placed in the turn", str(position.turn)
    yield from (("battle in the turn", area) for area in position.fought_on)
    yield from (("excluded card", card) for cards in position.excluded.values() for card in cards)
    if position.final_turn:
        yield "final turn", ""


def _of_unit(unit: Any) -> Iterator[tuple[str, str]]:
    for granted in unit.modifiers:
        yield f"change until the {granted.until} ends", f"{unit.id} {granted.source} {granted.since}"
    if not unit.ready:
        yield "exhausted unit", unit.id
    if unit.instantly_summoned:
        yield "unit summoned instantly", unit.id
    if unit.spent or unit.items_used:
        yield "icons used", unit.id
    yield from (("equipment", card) for card in unit.equipment)


HAPPENINGS = (
    say("decks run out"),
    say("somebody resigns"),
    say("a condition is met"),
    say("a unit has no defence left"),
    say("equipment is discarded"),
    say("the game is won"),
)
"""What no phase keeps from happening."""


def phases(edition: Edition) -> ClassTable:
    """What may happen in any phase, and in which phases it does."""
    return phases_table(edition, HAPPENINGS, _happening)


def _happening(event: Event) -> str:
    what, clause = event.what, event.clause
    if clause.endswith("attack.zero_defence"):
        return HAPPENINGS[3]
    if what == "discarded":
        return HAPPENINGS[4] if clause.endswith(("equipment_without_icons", "equip.goes_with_unit")) else ""
    if what == APPLIES:
        return HAPPENINGS[2] if event.place in AUTOMATIC else ""
    if what == "game_over":
        return HAPPENINGS[1] if "resign" in clause else HAPPENINGS[5]
    return HAPPENINGS[0] if what == "decks_out" else ""

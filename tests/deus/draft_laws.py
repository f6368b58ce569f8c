"""What must hold of the whole games of the draft of 2018-08-29, where that is not what must hold in ver2.00."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from monosashi.records.random_games import Position
from monosashi.subjects.lines import Move
from reference_engine import edition, view
from reference_engine.kernel.decision import act_of
from tests.deus.lawful_changes import power_faults
from tests.deus.lawful_positions import FRONT, SEATS, area_faults, deck_faults, holders, unit_faults, zones_of

RULES = edition("deus@2018-08-29")


def standing_faults(position: Position) -> Iterator[str]:
    """What must hold of a position whatever happened before."""
    yield from area_faults(position)
    yield from unit_faults(position)
    yield from deck_faults(position)
    yield from marker_faults(position)
    yield from conservation_faults(position)


def marker_faults(position: Position) -> Iterator[str]:
    """Ownership markers lie on front areas; nobody holds all three without having won."""
    if position.control_markers or not set(position.ownership) <= set(FRONT):
        yield f"markers {position.control_markers} {position.ownership} (deus.draft.control.marker_is_control)"
    if len(position.ownership) == len(FRONT) and len(set(position.ownership.values())) == 1 and not position.result:
        yield f"{position.ownership} and no victory (deus.draft.victory.three_markers)"


def conservation_faults(position: Position) -> Iterator[str]:
    """Each card of a player's two half decks is in exactly one zone."""
    if any(frame.name == "deck_building" for frame in position.stack):
        return
    in_use = view(RULES, position, "judge").in_use
    for seat in SEATS:
        factions = position.players[seat].factions
        wanted = Counter(card for card, name in position.cards.items() if RULES.cards[name].faction in factions)
        found = zones_of(position, seat) + Counter(card for card in in_use if card in wanted)
        if found != wanted:
            yield f"{seat}'s cards are not in exactly one zone each (deus.draft.setup.half_deck_contents)"


def change_faults(move: Move) -> Iterator[str]:
    """What must hold between two positions."""
    before, after = move.before, move.after
    new = {area for area, seat in after.ownership.items() if before.ownership.get(area) != seat}
    gone = set(before.ownership) - set(after.ownership)
    placed = {event.place for event in move.events if event.what == "ownership_marker"}
    removed = {event.place for event in move.events if event.what == "marker_removed"}
    if new - placed or gone - removed:
        yield f"markers {before.ownership} became {after.ownership} without an event (deus.draft.after.A)"
    if removed and act_of(move.answer) != "discard":
        yield f"markers of {removed} removed by {act_of(move.answer)} (deus.draft.turn.hand2.remove_empty_markers)"
    held = {unit.area for unit in after.units.values()}
    if after.turn > before.turn > 0 and not set(after.ownership) <= held:
        yield f"{after.ownership} at turn start (deus.draft.turn.hand2.remove_empty_markers)"
    if act_of(move.answer) == "march":
        goals = set(move.answer.moves.values())
        if len(goals) > 1 or (goals & set(before.battle_markers) and not holders(before, *goals)):
            yield f"a march to {goals} (deus.draft.march.single_destination, deus.march.e_empty)"
    yield from power_faults(without_turn(move))


def without_turn(move: Move) -> Move:
    """The move without the event that begins a turn: who gains power in which turn differs from ver2.00."""
    return msgspec.structs.replace(move, events=tuple(e for e in move.events if e.what != "turn_begins"))

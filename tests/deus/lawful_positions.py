"""What must hold of every position of Deus in which somebody is asked, whatever happened before."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.records.random_games import Position
from reference_engine import edition, view

RULES = edition("deus@2.00")
SEATS = ("south", "north")
FRONT = ("a2", "b2", "c2")
TERRITORY = {"south": ("a1", "b1", "c1"), "north": ("a3", "b3", "c3")}

AREA_LIMIT = 8


def standing_faults(position: Position) -> Iterator[str]:
    """Everything that must hold of a position in which somebody is asked, whatever happened before."""
    yield from conservation_faults(position)
    yield from area_faults(position)
    yield from unit_faults(position)
    yield from marker_faults(position)
    yield from deck_faults(position)
    yield from victory_faults(position)


def zones_of(position: Position, seat: str) -> Counter[str]:
    """How often each card id is found in the zones of a player, the spells in use not among them."""
    player = position.players[seat]
    own = [unit.id for unit in position.units.values() if unit.owner == seat]
    summoner = (player.summoner,) if player.summoner else ()
    return Counter([*player.deck, *player.hand, *player.discard, *player.aside, *player.tokens, *summoner, *own])


def conservation_faults(position: Position) -> Iterator[str]:
    """Each card of a player's two factions is in exactly one zone: 40 cards, two summoners, tokens."""
    if any(frame.name == "deck_building" for frame in position.stack):
        return
    in_use = view(RULES, position, "judge").in_use
    for seat in SEATS:
        factions = position.players[seat].factions
        wanted = Counter(card for card, name in position.cards.items() if RULES.cards[name].faction in factions)
        found = zones_of(position, seat) + Counter(card for card in in_use if card in wanted)
        if found != wanted:
            wrong = {card: found[card] for card in sorted(found | wanted) if found[card] != wanted[card]}
            yield f"{seat}'s cards are not in exactly one zone each: {wrong} (deus.components.card_total)"


def level_of(position: Position, unit: Any) -> int:
    """A unit's level."""
    return RULES.cards[position.cards[unit.id]].level or 0


def area_faults(position: Position) -> Iterator[str]:
    """Levels, territories, and who may be where together."""
    kind = position.pending.kind if position.pending is not None else ""
    levels: Counter[tuple[str, str]] = Counter()
    owners: dict[str, set[str]] = {}
    for unit in position.units.values():
        levels[unit.owner, unit.area] += level_of(position, unit)
        owners.setdefault(unit.area, set()).add(unit.owner)
        if unit.area not in (*FRONT, *TERRITORY[unit.owner]):
            yield f"{unit.id} of {unit.owner} is in {unit.area} (deus.zone.own_territory)"
    for (seat, area), total in levels.items():
        # A return may fill its origin too much; the limit adjustment comes right after the returns.
        if total > AREA_LIMIT and kind not in ("return", "limit_adjustment"):
            yield f"{seat} has {total} levels in {area} (deus.zone.area_limit_8)"
    for area, present in owners.items():
        if len(present) == 2 and area != position.battle and kind != "return":
            yield f"both sides are in {area} and no battle is going on there (deus.battle.occurs)"


def unit_faults(position: Position) -> Iterator[str]:
    """Slots, durations and defence of the units; power of the players."""
    for shown in view(RULES, position, "judge").units:
        if shown.defence <= 0 and not position.suspended:
            yield f"{shown.id} has defence {shown.defence} and is still there (deus.damage.zero_defence_discard)"
    for unit in position.units.values():
        if position.battle:
            continue
        if unit.spent:
            yield f"{unit.id} has consumed slots outside a battle (deus.battle.end.slots)"
        if any(modifier.until == "battle" for modifier in unit.modifiers):
            yield f"an effect of a battle still holds on {unit.id} (deus.battle.end.durations)"
    for seat in SEATS:
        if position.players[seat].power < 0:
            yield f"{seat} has {position.players[seat].power} power (deus.zone.power.count)"


def marker_faults(position: Position) -> Iterator[str]:
    """Markers lie on front areas, control markers on those that were the marching side's when the turn began."""
    for area in (*position.control_markers, *position.battle_markers):
        if area not in FRONT:
            yield f"a marker lies in {area} (deus.components.control_markers_3)"
    for area in position.control_markers:
        if position.start_owner.get(area) != position.marching:
            yield f"{area} has a control marker but was not {position.marching}'s (deus.control_marker.placer)"
    if len({*position.control_markers}) < len(position.control_markers):
        yield f"control markers {position.control_markers} lie twice in an area (deus.control_marker.trigger)"


def deck_faults(position: Position) -> Iterator[str]:
    """When both decks have run out the following turn is the last, even if a card comes back to one of them."""
    if position.turn < 1 or position.result is not None:
        return
    empty = not any(position.players[seat].deck for seat in SEATS)
    if empty and not position.final_turn:
        yield "both decks are empty, and no turn is the last (deus.deckout.trigger)"
    if position.final_turn and not position.turn <= position.final_turn <= position.turn + 1:
        yield f"turn {position.turn}, but the final turn is {position.final_turn} (deus.deckout.end_timing)"


def victory_faults(position: Position) -> Iterator[str]:
    """Whoever wins by the front has units in all three front areas."""
    result = position.result
    if result is None:
        return
    if position.pending is not None:
        yield "the game is over and somebody is asked (deus.flow.alternate_until_end)"
    held = {unit.area for unit in position.units.values() if unit.owner == result.winner}
    if result.clause.startswith("deus.victory") and not set(FRONT) <= held:
        yield f"{result.winner} won by the front with units in {sorted(held)} only (deus.victory.condition)"


def holders(position: Position, area: str) -> set[str]:
    """Who has units in an area."""
    return {unit.owner for unit in position.units.values() if unit.area == area}

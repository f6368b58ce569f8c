"""Who goes first in a battle of the TCG and what an attack does, worked out anew."""

from collections.abc import Iterator
from typing import Any

from monosashi.records.random_games import Position
from monosashi.subjects.lines import Move
from reference_engine.kernel.decision import act_of
from tests.moncolle_tcg.lawful_positions import SEATS, amount_of, line_of, opponent, under_way, units_on, value_of


def initiative_faults(move: Move) -> Iterator[str]:
    """The higher sum of die and Initiative goes first; as many on both sides, and both strike at once."""
    before = move.before
    if before.pending.kind != "initiative_dice" or act_of(move.answer) != "draw":
        return
    sums = {
        draw.seat: face + sum(amount_of(before, u, "initiative") for u in units_on(before, before.battle, draw.seat))
        for draw, face in zip(before.pending.draws, move.answer.results, strict=True)
    }
    asked = move.after.pending
    if sums["south"] == sums["north"]:
        yield from simultaneous_faults(move)
    elif asked is not None and asked.kind == "before_attack":
        first = max(SEATS, key=lambda seat: sums[seat])
        if asked.seat != first and units_on(before, before.battle, first):
            yield f"{asked.seat} goes first with {sums} (moncolle_tcg.battle.initiative_higher)"


def blows(line: list[Any], power: int) -> list[tuple[str, int]]:
    """What each unit of a line-up suffers, front to rear: whatever the defence of those before it leaves."""
    found = []
    for unit_id, defence in line:
        found.append((unit_id, max(0, power)))
        power -= defence
    return found


def defences_of(position: Position, seat: str, *, worn: bool) -> list[tuple[str, int]]:
    """A side's units front to rear with their defence, with or without what equipment adds to it."""
    line = [position.units[unit] for unit in line_of(position, seat)]
    return [(unit.id, value_of(position, unit, "defence", worn=worn)) for unit in line]


def power_of(position: Position, attackers: list[str], *, worn: bool) -> int:
    """What attackers bring together, each at least nothing."""
    return sum(max(0, value_of(position, position.units[unit], "attack", worn=worn)) for unit in attackers)


def ready_units(position: Position, seat: str) -> list[str]:
    """Those of a side in the battle that can attack."""
    return [unit.id for unit in units_on(position, position.battle, seat) if unit.ready]


def dealt(move: Move) -> list[tuple[str, int]]:
    """The damage that the events tell of."""
    return [(event.about, event.amount) for event in move.events if event.what == "damaged"]


def simultaneous_faults(move: Move) -> Iterator[str]:
    """Both sides strike with what they have but for the additions of equipment."""
    before, wanted = move.before, []
    lines = {seat: defences_of(before, seat, worn=False) for seat in SEATS}
    if any(defence <= 0 for line in lines.values() for _, defence in line):
        return  # Somebody falls before the attack.
    for seat in (before.marching, opponent(before.marching)):
        attackers, line = ready_units(before, seat), lines[opponent(seat)]
        if attackers and line:
            wanted += blows(line, power_of(before, attackers, worn=False))
    if dealt(move)[: len(wanted)] != wanted:
        yield f"a simultaneous attack dealt {dealt(move)}, not {wanted} (moncolle_tcg.battle.simul_both)"
    yield from death_faults(move, wanted, dict(lines["south"] + lines["north"]))


def attack_faults(move: Move) -> Iterator[str]:
    """An attack that nobody counters deals the attackers' sum along the line-up, and exhausts them."""
    chain = under_way(move.before, "chain")
    uncountered = chain is not None and len(chain.items) == 1 and not chain.immediate
    if act_of(move.answer) != "pass" or not uncountered or chain.items[0].kind != "attack":
        return
    (attack,) = chain.items
    line = defences_of(move.before, opponent(attack.by), worn=True)
    there = {unit.id for unit in units_on(move.before, move.before.battle)}
    striking = [unit for unit in attack.users if unit in there]
    wanted = blows(line, power_of(move.before, striking, worn=True)) if striking else []
    if dealt(move)[: len(wanted)] != wanted:
        yield f"{attack.by}'s attack dealt {dealt(move)}, not {wanted} (moncolle_tcg.attack.front_to_back)"
    yield from death_faults(move, wanted, dict(line))
    readied = {event.about for event in move.events if event.what == "readied"}
    units = move.after.units
    fresh = [unit for unit in striking if unit in units and units[unit].ready and unit not in readied]
    if fresh:
        yield f"{fresh} attacked and are ready (moncolle_tcg.status.becomes_acted)"


def death_faults(move: Move, wanted: list[tuple[str, int]], defence: dict[str, int]) -> Iterator[str]:
    """Whoever suffers as much as the own defence has died, unless something keeps it from dying."""
    fallen = {event.about for event in move.events if event.what == "dies"}
    for unit, damage in wanted:
        saved = any(granted.cannot_die for granted in move.before.units[unit].modifiers)
        if 0 < damage >= defence[unit] and not saved and unit not in fallen:
            yield f"{unit} suffered {damage} and lives (moncolle_tcg.attack.death_threshold)"

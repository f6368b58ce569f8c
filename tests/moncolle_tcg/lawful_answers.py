"""What an accepted answer of the TCG must fulfil, worked out anew from the text; uses have a module of their own."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from monosashi.records.random_games import Answer, Position
from reference_engine.kernel.decision import act_of
from tests.moncolle_tcg.lawful_changes import hand_limit
from tests.moncolle_tcg.lawful_positions import (
    BASES,
    PROXY_LIMIT,
    SEATS,
    amount_of,
    card_of,
    free_items,
    levels_on,
    limit_of,
    opponent,
    under_way,
    units_on,
)
from tests.moncolle_tcg.lawful_uses import lawful_trigger, lawful_use

ASKED = {
    "discard": ("hand_adjustment",),
    "march": ("main",),
    "place_terrain": ("main",),
    "place_proxy": ("main",),
    "swap": ("main", "summon", "line_up"),
    "use": ("main", "before_attack", "after_attack", "counter"),
    "discard_equipment": ("summon_discards", "instant_summon", "shed"),
    "summon": ("summon",),
    "equip": ("summon", "instant_summon"),
    "instant_summon": ("instant_summon",),
    "line_up": ("line_up",),
}
"""When each act may be done."""


def answer_faults(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Everything that makes an accepted answer unlawful after all; not every clause is looked at again."""
    act, asked = act_of(answer), position.pending
    if act in ASKED and (asked.kind not in ASKED[act] or asked.seat != seat):
        yield f"{seat} did {act} while {asked.seat} was asked for {asked.kind} (moncolle_tcg.turn.phase_order)"
    if act in OF_ACTS:
        yield from OF_ACTS[act](position, seat, answer)


def own(position: Position, seat: str, unit: str) -> bool:
    """Whether a card is a unit of a player on the field."""
    return unit in position.units and position.units[unit].owner == seat


def way(one: str, other: str) -> tuple[int, int]:
    """How far two spaces are apart, across and along."""
    return abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))


def beside(area: str) -> list[str]:
    """The spaces beside, before and behind one."""
    return [f"{column}{rank}" for column in "abc" for rank in "1234" if sum(way(area, f"{column}{rank}")) == 1]


# The main phase


def lawful_march(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Own ready units, each in range by its march type, onto terrain, within its Limit."""
    arriving = 0
    for name in answer.units:
        if not own(position, seat, name):
            yield f"{name} is not {seat}'s (moncolle_tcg.main.three_actions)"
            continue
        unit, card = position.units[name], card_of(position, name)
        across, along = sorted(way(unit.area, answer.area))
        reach = {"walk": across == 0 and along == 1, "fly": along == 1}
        if not (reach["walk"] if card.march == "walk" else reach["fly"] or (across == 0 and along == 2)):
            yield f"{name} ({card.march}) marched from {unit.area} to {answer.area} (moncolle_tcg.march.walk_range)"
        if card.march == "fly" and not reach["fly"]:
            yield f"{name} flew from {unit.area} to {answer.area} (moncolle_tcg.march.fly_range)"
        if not unit.ready:
            yield f"{name} is exhausted and marched (moncolle_tcg.march.unacted_only)"
        arriving += card.level
    if answer.area not in position.field:
        yield f"a march to {answer.area}, where nothing lies (moncolle_tcg.board.units_on_terrain)"
    elif levels_on(position, answer.area, seat) + arriving > limit_of(position, answer.area):
        yield f"{answer.units} do not fit on {answer.area} (moncolle_tcg.march.limit)"
    if len({*answer.units}) != len(answer.units) or not answer.units:
        yield f"a march of {answer.units} (moncolle_tcg.march.group)"


def lawful_terrain(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Beside the own base or own terrain, not on a base nor on the enemy's, and so that all units still fit."""
    card, limit = None, PROXY_LIMIT
    if act_of(answer) == "place_terrain":
        card = card_of(position, answer.card)
        limit = card.limit or 0
        if answer.card not in position.players[seat].hand or card.kind != "terrain":
            yield f"{seat} placed {answer.card} (moncolle_tcg.terrain.place_from_hand)"
    elif position.proxy_used or not position.players[seat].deck:
        yield f"{seat} placed another proxy, or one from no deck (moncolle_tcg.terrain.proxy)"
    if answer.area in BASES.values():
        yield f"terrain on {answer.area}, a base (moncolle_tcg.board.base_space)"
    near = [area for area in beside(answer.area) if area in position.field]
    if not any(position.field[area].placed_by == seat or units_on(position, area, seat) for area in near):
        yield f"{answer.area} lies beside nothing of {seat} (moncolle_tcg.terrain.adjacency)"
    if units_on(position, answer.area, opponent(seat)):
        yield f"terrain on {answer.area}, the enemy's (moncolle_tcg.ruling.enemy_terrain_protected)"
    if any(levels_on(position, answer.area, each) > limit for each in SEATS):
        yield f"who stands on {answer.area} exceeds {limit} (moncolle_tcg.ruling.replacement_within_limit)"


# Equipment


def lawful_equip(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Equipment of the hand onto one of the player's units, in a battle one in it, that has the icons and the race."""
    card, unit = card_of(position, answer.card), position.units.get(answer.unit)
    if answer.card not in position.players[seat].hand or card.kind != "equipment":
        yield f"{answer.card} was put on by {seat} (moncolle_tcg.equip.definition)"
    if unit is None or unit.owner != seat or (position.battle and unit.area != position.battle):
        yield f"{answer.unit} was equipped by {seat} (moncolle_tcg.ruling.instant_equipment_in_battle)"
    elif card.wearing_cost > free_items(position, unit):
        yield f"{answer.card} is too much for {answer.unit} (moncolle_tcg.equip.needs_free_icons)"
    elif card.race_only not in ("", card_of(position, answer.unit).race):
        yield f"{answer.card} is for {card.race_only} only (moncolle_tcg.deck.exclusive)"


def lawful_swap(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Worn equipment between own units of one space, that of the battle if there is one; then it fits the icons."""
    wearers = {card: unit for unit in position.units.values() if unit.owner == seat for card in unit.equipment}
    for card, name in answer.wear.items():
        taker = position.units.get(name)
        if card not in wearers or taker is None or taker.owner != seat or taker.area != wearers[card].area:
            yield f"{card} was passed on to {name} (moncolle_tcg.equip.swap_scope)"
        elif position.battle and taker.area != position.battle:
            yield f"{card} was passed on outside the battle (moncolle_tcg.equip.swap_scope)"
        elif card_of(position, card).race_only not in ("", card_of(position, name).race):
            yield f"{card} was passed on to {name} (moncolle_tcg.deck.exclusive)"
    for unit in position.units.values():
        kept = [card for card in unit.equipment if card not in answer.wear]
        worn = (*kept, *(card for card, name in answer.wear.items() if name == unit.id))
        after = msgspec.structs.replace(unit, equipment=worn)
        if {*worn} != {*unit.equipment} and worn and free_items(position, after) < 0:
            yield f"{unit.id} wears {worn} without icons (moncolle_tcg.equip.needs_free_icons)"


def lawful_equipment_discard(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """What own units wear; that of the unit in question if it is too much for it."""
    wearers = [unit for unit in position.units.values() if unit.owner == seat and answer.card in unit.equipment]
    about = position.pending.about if position.pending.kind == "shed" else ""
    if not wearers or (about and wearers[0].id != about):
        yield f"{seat} discarded {answer.card} (moncolle_tcg.equip.discard_windows)"
    if about and wearers:
        cost = sum(card_of(position, card).wearing_cost for card in wearers[0].equipment)
        if cost <= max(0, amount_of(position, wearers[0], "items") - wearers[0].items_used):
            yield f"{about} gave up {answer.card} needlessly (moncolle_tcg.ruling.equipment_without_icons)"


# Summons


def lawful_summon(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """A unit card of the hand into the own base, or one that is marked into the battle; room for it; a hero once."""
    instantly = act_of(answer) == "instant_summon"
    card, area = card_of(position, answer.card), position.battle if instantly else answer.area
    if answer.card not in position.players[seat].hand or card.kind != "unit":
        yield f"{answer.card} was summoned by {seat} (moncolle_tcg.cards.unit_role)"
        return
    if instantly and not card.instant:
        yield f"{answer.card} was summoned instantly (moncolle_tcg.battle.instant_eligible)"
    if not instantly and area != BASES[seat]:
        yield f"{answer.card} was summoned to {area} (moncolle_tcg.summonphase.base_only)"
    if levels_on(position, area, seat) + card.level > limit_of(position, area):
        yield f"{answer.card} does not fit on {area} (moncolle_tcg.board.limit)"
    name = position.cards[answer.card]
    if card.hero and any(u.owner == seat and position.cards[u.id] == name for u in position.units.values()):
        yield f"a second {name} was summoned (moncolle_tcg.heroes.unique_in_own_army)"
    if card.hero > len(position.players[seat].deck):
        yield f"{answer.card} was summoned with a short deck (moncolle_tcg.heroes.short_deck)"


# Battles and hands


def lawful_line_up(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Each own unit in the battle, once."""
    there = sorted(unit.id for unit in units_on(position, position.battle, seat))
    if sorted(answer.order) != there:
        yield f"{answer.order} lined up for {there} (moncolle_tcg.ruling.line_up_is_a_row)"


def lawful_discards(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Different cards of the hand; at most as many as the limit stay after a hand adjustment."""
    player = position.players[seat]
    hand = player.hand
    if act_of(answer) == "discard" and len(hand) - len(answer.cards) > hand_limit(player):
        yield f"{seat} keeps {len(hand) - len(answer.cards)} cards (moncolle_tcg.hand.over_limit)"
    if Counter(answer.cards) - Counter(hand):
        yield f"{answer.cards} discarded from {seat}'s hand (moncolle_tcg.hand.discard_any)"


def lawful_return(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """A unit that came into the battle later, to a space from which somebody has marched."""
    march = under_way(position, "march")
    if not own(position, seat, answer.unit) or answer.unit in march.origins or seat != position.marching:
        yield f"{answer.unit} went back (moncolle_tcg.march.instant_units_return)"
    if answer.area not in march.origins.values():
        yield f"{answer.unit} went back to {answer.area} (moncolle_tcg.ruling.any_origin_of_the_march)"


def lawful_adjustment(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """An own unit of an overfull space, those summoned in the battle first."""
    if not own(position, seat, answer.unit):
        yield f"{answer.unit} was discarded by {seat} (moncolle_tcg.march.return_overflow)"
        return
    area, late = position.units[answer.unit].area, under_way(position, "battle_end").summoned
    if levels_on(position, area, seat) <= limit_of(position, area):
        yield f"{answer.unit} was discarded from {area}, which has room (moncolle_tcg.march.return_overflow)"
    if answer.unit not in late and any(unit.id in late for unit in units_on(position, area, seat)):
        yield f"{answer.unit} was discarded before a summoned unit (moncolle_tcg.march.return_overflow)"


OF_ACTS: dict[str, Callable[[Any, str, Any], Iterator[str]]] = {
    "march": lawful_march,
    "place_terrain": lawful_terrain,
    "place_proxy": lawful_terrain,
    "use": lawful_use,
    "trigger": lawful_trigger,
    "equip": lawful_equip,
    "swap": lawful_swap,
    "discard_equipment": lawful_equipment_discard,
    "summon": lawful_summon,
    "instant_summon": lawful_summon,
    "line_up": lawful_line_up,
    "discard": lawful_discards,
    "drop": lawful_discards,
    "return": lawful_return,
    "adjust": lawful_adjustment,
}
"""What to look at for each act."""

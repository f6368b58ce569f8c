"""What an accepted answer of Deus must fulfil, worked out anew from the rulebook; not every clause is looked at."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from monosashi.records.random_games import Answer, Position
from reference_engine.kernel.decision import act_of
from tests.deus.lawful_changes import hand_limit
from tests.deus.lawful_positions import AREA_LIMIT, FRONT, RULES, TERRITORY, holders, level_of


def answer_faults(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Everything that makes an accepted answer unlawful after all; not every clause is looked at again."""
    check = OF_ACTS.get(act_of(answer))
    if check is not None:
        yield from check(position, seat, answer)


def in_range(position: Position, unit: Any, area: str) -> bool:
    """Walkers reach the four adjacent areas, flyers all eight around (deus.ruling.walk_four_fly_eight)."""
    across, along = abs(ord(unit.area[0]) - ord(area[0])), abs(int(unit.area[1]) - int(area[1]))
    flies = RULES.cards[position.cards[unit.id]].march == "fly"
    return max(across, along) == 1 and (flies or across + along == 1)


def lawful_deck(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """15 different deck cards of each faction, and the summoner of one of them."""
    factions = position.players[seat].factions
    cards = [RULES.cards[position.cards[card]] for card in set(answer.cards)]
    deck = Counter(card.faction for card in cards if card.kind in ("unit", "battle_spell", "ritual_spell"))
    if len(answer.cards) != 30 or deck != dict.fromkeys(factions, 15):
        yield f"{seat}'s deck has {len(answer.cards)} cards, {dict(deck)} (deus.deck_building.fifteen_each)"
    summoner = RULES.cards[position.cards[answer.summoner]]
    if summoner.kind != "summoner" or summoner.faction not in factions:
        yield f"{answer.summoner} is {seat}'s summoner (deus.deck_building.summoner_one_of_two)"


def lawful_march(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Clauses a to e, except the levels, which are looked at afterwards; a card may let exhausted units march."""
    goals = set(answer.moves.values())
    for name, area in answer.moves.items():
        unit = position.units[name]
        if unit.owner != seat:
            yield f"{name} is not {seat}'s (deus.march.main_phase_action)"
        constants = RULES.cards[position.cards[name]].constants
        if not unit.ready and not any("may_march_exhausted" in constant.change.flags for constant in constants):
            yield f"{name} is exhausted and marched (deus.march.a)"
        if not in_range(position, unit, area):
            yield f"{name} marched from {unit.area} to {area} (deus.march.b_range)"
        if area in TERRITORY[other_seat(seat)]:
            yield f"{name} marched into enemy territory (deus.march.b_front_or_own)"
    contested = [area for area in goals if area in FRONT and seat not in holders(position, area)]
    if contested and len(goals) > 1:
        yield f"{contested} among the destinations {sorted(goals)} (deus.march.d_empty, deus.march.d_enemy)"
    for area in contested:
        if area in position.battle_markers:
            yield f"a second march into {area} after a battle there (deus.march.e_enemy, deus.march.e_empty)"


def lawful_intercept(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Clauses h to k; the area had no units at turn start."""
    area = position.pending.about
    for name in answer.units:
        unit = position.units[name]
        if unit.owner != seat or not unit.ready or not in_range(position, unit, area):
            yield f"{name} intercepted in {area} (deus.intercept.h, deus.intercept.i)"
    if area in position.start_owner or area in position.control_markers or seat in holders(position, area):
        yield f"an intercept in {area}, which was somebody's (deus.intercept.k_units, deus.intercept.k_marker)"


def lawful_use(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Targets are in the battle, every payer pays with what is free, no card serves twice."""
    reserved = [item for item in chain_of(position) if item.by == seat]
    pledged = {card for item in reserved for card in item.payment.discards}
    hand = position.players[seat].hand
    for target in answer.targets:
        unit = position.units.get(target)
        if unit is not None and position.battle and unit.area != position.battle:
            yield f"{target} is targeted outside the battle (deus.scope.battle_reach)"
    for card in answer.discards:
        if card not in hand or card in pledged or answer.discards.count(card) > 1:
            yield f"{card} is named as a cost but not free in {seat}'s hand (deus.cost.additional)"
    source = answer.card if act_of(answer) == "use" else answer.unit
    if act_of(answer) == "use":
        yield from lawful_source(position, seat, answer)
    if source in pledged:
        yield f"{source} is used but already named as a cost (deus.ruling.cost_reserved_then_paid)"
    for name, icons in answer.slots.items():
        unit = position.units.get(name)
        free = Counter(RULES.cards[position.cards[name]].slots) if unit is not None else Counter[str]()
        free.subtract(unit.spent if unit is not None else ())
        for item in reserved:
            free.subtract(item.payment.slots.get(name, ()))
        free.subtract(icons)
        if not icons or unit is None or unit.owner != seat or unit.area != position.battle or min(free.values()) < 0:
            yield f"{name} pays {icons} (deus.cost.shared_slots, deus.standing.spell_slots)"


def lawful_source(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """The timing mark fits the question; spells come from the hand, anything else is the player's own."""
    card, name = RULES.cards[position.cards[answer.card]], answer.card
    ability, player = card.abilities[answer.ability], position.players[seat]
    asked = {"main": "ritual"}.get(position.pending.kind, position.pending.kind)
    if ability.timing != asked or (ability.scope == "battle") != bool(position.battle):
        yield f"{name}, {ability.scope} [{ability.timing}], was used for {asked} (deus.timing.counter)"
    own = {unit.id for unit in position.units.values() if unit.owner == seat} | {player.summoner}
    in_hand = card.kind in ("battle_spell", "ritual_spell") or (
        card.kind in ("unit", "token") and ability.timing == "ritual" and ability.usable_from != "battlefield"
    )
    if name not in (player.hand if in_hand else own):
        yield f"{name} was used by {seat} from another place (deus.special.location)"
    if ability.cost.power > player.power:
        yield f"{name} costs {ability.cost.power} power, {seat} has {player.power} (deus.cost.required)"
    if sum(map(len, answer.slots.values())) != len(ability.cost.slots):
        yield f"{name} costs {ability.cost.slots}, paid by {answer.slots} (deus.standing.spell_multi)"
    if position.pending.kind == "counter":
        proper = {unit for item in chain_of(position) for unit in (*item.users, *item.affected)}
        improper = [unit for unit in answer.targets if unit in position.units and unit not in proper]
        # Declarations that have taken effect are gone, but then nobody counters any more.
        if improper:
            yield f"{improper} neither acted nor was targeted in the chain (deus.chain.legal_target)"


def chain_of(position: Position) -> tuple[Any, ...]:
    """The declarations of the running chain."""
    return next((frame.items for frame in reversed(position.stack) if frame.name == "chain"), ())


def lawful_summon(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """A unit card of the hand, into own territory or marked for the battle."""
    card = RULES.cards[position.cards[answer.card]]
    if answer.card not in position.players[seat].hand or card.level is None:
        yield f"{answer.card} was summoned by {seat} (deus.turn.summon.normal)"
    if act_of(answer) == "summon" and answer.area not in TERRITORY[seat]:
        yield f"{answer.card} was summoned into {answer.area} (deus.turn.summon.normal)"
    if act_of(answer) == "instant_summon" and not card.instant:
        yield f"{answer.card} was summoned instantly (deus.battle.instant_summon.only_flagged)"


def lawful_rearrangement(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Own units, within own territory."""
    for name, area in answer.areas.items():
        unit = position.units[name]
        if unit.owner != seat or unit.area not in TERRITORY[seat] or area not in TERRITORY[seat]:
            yield f"{name} was rearranged from {unit.area} to {area} (deus.turn.summon.rearrange_not_front)"


def lawful_line_up(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Each own unit in the battle, once."""
    own = [u.id for u in position.units.values() if u.owner == seat and u.area == position.battle]
    if sorted(own) != sorted(answer.order):
        yield f"{answer.order} lined up for {sorted(own)} (deus.battle.lineup.must_decide)"


def lawful_discards(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Different cards of the hand; at most as many as the limit stay after a hand adjustment."""
    player = position.players[seat]
    hand = player.hand
    if act_of(answer) == "discard" and len(hand) - len(answer.cards) > hand_limit(player):
        yield f"{seat} keeps {len(hand) - len(answer.cards)} cards (deus.turn.hand1.forced_discard)"
    if Counter(answer.cards) - Counter(hand):
        yield f"{answer.cards} discarded from {seat}'s hand (deus.terms.discard)"


def lawful_adjustment(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """An own unit of an overfull area, summoned ones first."""
    unit = position.units[answer.unit]
    others = [u for u in position.units.values() if u.area == unit.area and u.owner == seat]
    if unit.owner != seat or sum(level_of(position, other) for other in others) <= AREA_LIMIT:
        yield f"{answer.unit} was discarded (deus.limit_adjust.until_within)"
    if not unit.instantly_summoned and any(other.instantly_summoned for other in others):
        yield f"{answer.unit} was discarded before a summoned unit (deus.limit_adjust.instant_first)"


def other_seat(seat: str) -> str:
    """The opponent."""
    return "north" if seat == "south" else "south"


OF_ACTS: dict[str, Callable[[Position, str, Answer], Iterator[str]]] = {
    "select": lawful_deck,
    "march": lawful_march,
    "intercept": lawful_intercept,
    "use": lawful_use,
    "trigger": lawful_use,
    "summon": lawful_summon,
    "instant_summon": lawful_summon,
    "rearrange": lawful_rearrangement,
    "line_up": lawful_line_up,
    "discard": lawful_discards,
    "drop": lawful_discards,
    "adjust": lawful_adjustment,
}
"""What to look at for each act."""

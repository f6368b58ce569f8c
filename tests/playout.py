"""Random whole games for the properties: what was reached in them, and checks that can be read.

The games themselves are those of :mod:`monosashi.records.random_games`, which shrink when they fail.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from monosashi.records import random_games
from monosashi.records.random_games import Answer, Look, Move, Position, Watch
from reference_engine import Refused, apply, edition, game, view
from reference_engine.kernel.decision import act_of
from reference_engine.kernel.edition import Edition

RULES = edition("deus@2.00")
SEATS = ("south", "north")
FRONT = ("a2", "b2", "c2")
TERRITORY = {"south": ("a1", "b1", "c1"), "north": ("a3", "b3", "c3")}
EVERYBODY = (*SEATS, "chance", "nobody")

AREA_LIMIT = 8
HAND_LIMIT = 6


def play(
    random: Random, *, look: Look | None = None, watch: Watch | None = None, rules: Edition = RULES
) -> random_games.Played:
    """Play one game to its end; see :func:`monosashi.records.random_games.play`."""
    return random_games.play(rules, random, look=look, watch=watch)


def answer_of(plain: object) -> Answer:
    """An answer from plain data; raises Unreadable."""
    return game(RULES.name).answers.convert(plain)


# What was reached


def recording(reached: set[tuple[str, str]], rules: Edition = RULES) -> Edition:
    """The same rules, noting every step that is taken as (procedure, step)."""

    def noted(procedure: str, name: str, step: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        def taken(game: Any, frame: Any) -> Any:
            reached.add((procedure, name))
            return step(game, frame)

        return taken

    procedures = {
        procedure: {name: noted(procedure, name, step) for name, step in steps.items()}
        for procedure, steps in rules.procedures.items()
    }
    return rules.amended(rules.name, procedures=procedures)


def all_steps(rules: Edition = RULES) -> set[tuple[str, str]]:
    """Every (procedure, step) of the edition."""
    return {(procedure, step) for procedure, steps in rules.procedures.items() for step in steps}


# Invariants of a position


def demand(faults: Iterable[str]) -> None:
    """No fault may be found; each names its clause."""
    found = list(faults)
    assert not found, "\n   ".join(found)


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
    """When both decks have run out the following turn is the last."""
    if position.turn < 1 or position.result is not None:
        return
    empty = not any(position.players[seat].deck for seat in SEATS)
    if empty != (position.final_turn > 0):
        yield f"final turn {position.final_turn}, both decks empty: {empty} (deus.deckout.trigger)"
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


# Invariants of a move


class Referee:
    """Watches one game move by move; what it needs to remember is which battle goes on and who attacked in it."""

    def __init__(self) -> None:
        """Begin with a new game."""
        self.attacks: Counter[str] = Counter()
        self.outcome = ""

    def __call__(self, move: Move) -> None:
        """Raise if the position or the change is wrong. Whoever gives up leaves everything as it is."""
        if act_of(move.answer) == "resign":
            return
        demand([*answer_faults(move.before, move.seat, move.answer), *standing_faults(move.after), *self.faults(move)])

    def faults(self, move: Move) -> Iterator[str]:
        """Everything that must hold between two positions."""
        yield from self.attack_faults(move)
        yield from power_faults(move)
        yield from march_faults(move)
        yield from place_faults(move, self.outcome)
        yield from turn_faults(move)
        yield from hand_faults(move)

    def attack_faults(self, move: Move) -> Iterator[str]:
        """Each side attacks at most once in a battle."""
        for event in move.events:
            if event.what == "battle_begins":
                self.attacks.clear()
                self.outcome = ""
            elif event.what == "declared" and not event.about:
                self.attacks[event.seat] += 1
            elif event.what == "outcome":
                self.outcome = event.clause
        for seat, count in self.attacks.items():
            if count > 1:
                yield f"{seat} attacked {count} times in one battle (deus.ruling.attack_is_forced)"


def power_faults(move: Move) -> Iterator[str]:
    """Power changes only by what is recorded, and every turn from the third brings the marching side one."""
    for seat in SEATS:
        told_of = sum(event.amount for event in move.events if event.what == "power" and event.seat == seat)
        changed = move.after.players[seat].power - move.before.players[seat].power
        if changed != told_of:
            yield f"{seat}'s power changed by {changed}, the events say {told_of} (deus.zone.power.gain_spend)"
    for event in move.events:
        if event.what == "turn_begins" and move.after.pending.kind == "hand_adjustment" and move.after.turn >= 3:
            charged = [other.seat for other in move.events if other.what == "power" and other.amount == 1]
            if charged != [event.seat]:
                yield f"{charged} gained power in {event.seat}'s power charge phase (deus.turn.power.gain_one)"


def march_faults(move: Move) -> Iterator[str]:
    """Whoever marches arrives, if only for a moment."""
    if act_of(move.answer) != "march":
        return
    for name, area in move.answer.moves.items():
        if not any(event.what == "moved" and (event.about, event.place) == (name, area) for event in move.events):
            yield f"{name} did not arrive in {area} (deus.march.f_multi_units)"


def place_faults(move: Move, outcome: str) -> Iterator[str]:
    """In the opponent's turn a unit changes its area only by intercept, by outcome C, or by a card."""
    if move.before.turn != move.after.turn:
        return
    effects = any(event.what == "takes_effect" for event in move.events)
    for unit in move.before.units.values():
        now = move.after.units.get(unit.id)
        if now is None or now.area == unit.area or unit.owner == move.before.marching:
            continue
        intercepts = act_of(move.answer) == "intercept" and unit.id in move.answer.units
        if not (intercepts or outcome == "deus.after.C" or effects):
            yield f"{unit.id} went from {unit.area} to {now.area} in the opponent's turn (deus.after.C)"


def turn_faults(move: Move) -> Iterator[str]:
    """No marker and no passing effect outlives its turn; the charge phase leaves nobody exhausted."""
    after = move.after
    if after.turn == move.before.turn or after.result is not None:
        return
    if after.control_markers or after.battle_markers:
        yield f"markers {after.control_markers} {after.battle_markers} at turn start (deus.turn.end.markers_removed)"
    for unit in after.units.values():
        if unit.instantly_summoned or unit.entered_by_effect:
            yield f"{unit.id} still counts as summoned this turn (deus.limit_adjust.instant_first)"
        for modifier in unit.modifiers:
            if modifier.turn < after.turn:
                effect = f"an effect of {modifier.source} of turn {modifier.turn}"
                yield f"{effect} holds on {unit.id} (deus.turn.end.effects_end)"
    if after.turn >= 3 and after.pending.kind == "hand_adjustment":
        tired = [unit.id for unit in after.units.values() if not unit.ready]
        if tired:
            yield f"{', '.join(tired)} exhausted after the power charge phase (deus.turn.power.untap_all)"


def hand_faults(move: Move) -> Iterator[str]:
    """A hand adjustment leaves six cards, fewer only if the deck is short."""
    if act_of(move.answer) != "discard":
        return
    before = move.before.players[move.seat]
    kept = len(before.hand) - len(move.answer.cards)
    wanted = max(kept, min(HAND_LIMIT, kept + len(before.deck)))
    has = len(move.after.players[move.seat].hand)
    if has != wanted or has > HAND_LIMIT:
        yield f"{move.seat} kept {kept} cards and has {has} after the refill (deus.turn.hand1.refill)"


def refused(rules: Edition, position: Position, seat: str, answer: Answer) -> Refused | None:
    """Why an answer is refused, or None if it is accepted; whatever else is raised is a fault of the engine."""
    try:
        apply(rules, position, seat, answer)
    except Refused as error:
        return error
    return None


# What an accepted answer must fulfil, worked out anew from the rulebook


def answer_faults(position: Position, seat: str, answer: Answer) -> Iterator[str]:
    """Everything that makes an accepted answer unlawful after all; not every clause is looked at again."""
    check = LAWS.get(act_of(answer))
    if check is not None:
        yield from check(position, seat, answer)


def in_range(position: Position, unit: Any, area: str) -> bool:
    """Walkers reach the four adjacent areas, flyers all eight around (deus.ruling.walk_four_fly_eight)."""
    across, along = abs(ord(unit.area[0]) - ord(area[0])), abs(int(unit.area[1]) - int(area[1]))
    flies = RULES.cards[position.cards[unit.id]].march == "fly"
    return max(across, along) == 1 and (flies or across + along == 1)


def holders(position: Position, area: str) -> set[str]:
    """Who has units in an area."""
    return {unit.owner for unit in position.units.values() if unit.area == area}


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
    """Different cards of the hand; at most six stay after a hand adjustment."""
    hand = position.players[seat].hand
    if act_of(answer) == "discard" and len(hand) - len(answer.cards) > HAND_LIMIT:
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


LAWS: dict[str, Callable[[Position, str, Answer], Iterator[str]]] = {
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

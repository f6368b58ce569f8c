"""What must hold of every change of the TCG from one position to the next."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.subjects.lines import Move
from reference_engine.kernel.decision import act_of
from tests.moncolle_tcg.lawful_battles import attack_faults, initiative_faults
from tests.moncolle_tcg.lawful_positions import card_of, cards_in_use, opponent, under_way, units_on

HAND_LIMIT = 6


def hand_limit(player: Any) -> int:
    """How many cards a player may keep: six, or what texts have made of that."""
    return max(0, HAND_LIMIT + sum(modifier.hand_limit for modifier in player.modifiers))


PHASES = ("main", "summon_discards", "summon", "hand_adjustment", "end")
"""What is asked in the phases after the first one."""


class Referee:
    """Watches one game move by move; remembers who has marched, from where, and what has been done in the turn."""

    def __init__(self) -> None:
        """Begin with a new game."""
        self.attacks: Counter[str] = Counter()
        self.marched: set[str] = set()
        self.origins: dict[str, str] = {}
        self.proxies = 0
        self.phase = -1

    def __call__(self, move: Move) -> Iterator[str]:
        """Everything that must hold between two positions."""
        yield from self.march_faults(move)
        yield from self.place_faults(move)
        yield from self.proxy_faults(move)
        yield from self.order_faults(move)
        yield from self.attacks_faults(move)
        yield from outcome_faults(move)
        yield from initiative_faults(move)
        yield from attack_faults(move)
        yield from summon_faults(move)
        yield from hand_faults(move)
        yield from turn_faults(move)
        yield from latch_faults(move)
        yield from equipment_faults(move)
        yield from used_card_faults(move)

    def march_faults(self, move: Move) -> Iterator[str]:
        """Whoever has marched is exhausted once the march is over, and marches no second time."""
        act, events = act_of(move.answer), move.events
        if act == "march":
            again = self.marched.intersection(move.answer.units)
            if again:
                yield f"{sorted(again)} marched twice in a turn (moncolle_tcg.march.once_per_turn)"
            self.origins = {unit: move.before.units[unit].area for unit in move.answer.units}
            arrived = {event.about for event in events if event.what == "moved" and event.place == move.answer.area}
            if not arrived >= set(move.answer.units):
                yield f"only {sorted(arrived)} arrived on {move.answer.area} (moncolle_tcg.march.group)"
            self.marched.update(move.answer.units)
        self.marched -= {event.about for event in events if event.what == "readied"}
        over = under_way(move.after, "march") is None and move.after.result is None
        if over and (act == "march" or under_way(move.before, "march") is not None):
            units = move.after.units
            fresh = [unit for unit in self.marched & set(self.origins) if unit in units and units[unit].ready]
            if fresh:
                yield f"{fresh} are ready after their march (moncolle_tcg.march.acted_when_finished)"

    def place_faults(self, move: Move) -> Iterator[str]:
        """Units change their spaces by marching, and by going back: to their own origin, latecomers to any."""
        for unit in move.before.units.values():
            now = move.after.units.get(unit.id)
            if now is None or now.area == unit.area:
                continue
            if act_of(move.answer) == "march" and unit.id in move.answer.units and now.area == move.answer.area:
                continue
            march = under_way(move.before, "march")
            back = march is not None and unit.owner == move.before.marching and unit.area == march.destination
            own = self.origins.get(unit.id)
            if not back or now.area not in (set(self.origins.values()) if own is None else {own}):
                yield f"{unit.id} went from {unit.area} to {now.area} (moncolle_tcg.march.failure_return)"

    def proxy_faults(self, move: Move) -> Iterator[str]:
        """One proxy in a main phase."""
        self.proxies += act_of(move.answer) == "place_proxy"
        if self.proxies > 1:
            yield f"{move.seat} placed {self.proxies} proxies in a turn (moncolle_tcg.terrain.proxy)"

    def order_faults(self, move: Move) -> Iterator[str]:
        """Phases come in their order; the very first turn has neither a first hand adjustment nor a main phase."""
        for event in move.events:
            if event.what == "turn_begins":
                self.marched, self.origins, self.proxies, self.phase = set(), {}, 0, -1
                player = move.before.first_player or move.after.first_player
                if event.seat != (player if event.amount % 2 else opponent(player)):
                    yield f"turn {event.amount} is {event.seat}'s (moncolle_tcg.turn.alternate)"
        asked = move.after.pending
        if asked is None or asked.kind not in PHASES:
            return
        phase = PHASES.index(asked.kind)
        opening = self.phase < 0 and asked.kind == "hand_adjustment" and move.after.turn > 1
        if asked.seat != move.after.marching or phase < self.phase or (move.after.turn == 1 and phase == 0):
            yield f"{asked.seat} is asked for {asked.kind} in turn {move.after.turn} (moncolle_tcg.turn.phase_order)"
        if move.after.turn == 1 and self.phase < 0 and asked.kind != "summon_discards":
            yield f"the first turn begins with {asked.kind} (moncolle_tcg.turn.first_turn_skips_hand1)"
        self.phase = 0 if opening else phase

    def attacks_faults(self, move: Move) -> Iterator[str]:
        """Each side attacks at most once in a battle, and must if it can."""
        for event in move.events:
            if event.what == "battle_begins":
                self.attacks.clear()
            elif event.what == "declared" and not event.about:
                self.attacks[event.seat] += 1
        for seat, count in self.attacks.items():
            if count > 1:
                yield f"{seat} attacked {count} times in one battle (moncolle_tcg.battle.attack_once)"
        if move.before.pending.kind == "before_attack" and act_of(move.answer) == "pass":
            battle = move.before.battle
            there = units_on(move.before, battle, move.seat)
            can = any(unit.ready and not held_back(unit) for unit in there)
            must = can and bool(units_on(move.before, battle, opponent(move.seat)))
            if must != any(event.what == "declared" and not event.about for event in move.events):
                yield f"{move.seat} attacked: {not must} (moncolle_tcg.battle.attack_forced)"


def held_back(unit: Any) -> bool:
    """Whether a text keeps a unit from attacking."""
    return any(each.cannot_attack for each in unit.modifiers)


def outcome_faults(move: Move) -> Iterator[str]:
    """Only marchers left: success; anybody of the defending side: they go back; nobody: the space is vacant."""
    for event in move.events:
        if event.what != "outcome" or under_way(move.after, "battle_end") is not None:
            continue
        owners = {unit.owner for unit in units_on(move.after, event.place)}
        marching = move.before.marching
        wanted = {"success": {marching}, "failure_return": {opponent(marching)}, "both_destroyed": set()}
        if not owners <= wanted[event.clause.rpartition(".")[2]]:
            yield f"{sorted(owners)} on {event.place} after the battle ({event.clause})"


def summon_faults(move: Move) -> Iterator[str]:
    """A hero is paid for with the top cards of the deck before it enters; whoever enters is ready."""
    if act_of(move.answer) not in ("summon", "instant_summon"):
        return
    points = card_of(move.before, move.answer.card).hero
    paid = [event.about for event in move.events[:points]]
    if paid != list(move.before.players[move.seat].deck[:points]):
        yield f"{move.answer.card} was paid for with {paid}, not {points} cards (moncolle_tcg.heroes.deck_cost)"
    unit = move.after.units.get(move.answer.card)
    befell = {event.what for event in move.events if event.about == move.answer.card}
    if "summoned" not in befell or (unit is not None and not unit.ready and "exhausted" not in befell):
        yield f"{move.answer.card} was summoned and is not ready (moncolle_tcg.summonphase.enters_unacted)"


def hand_faults(move: Move) -> Iterator[str]:
    """A hand adjustment leaves six cards, or what texts have made of that, fewer only if the deck is short."""
    if act_of(move.answer) != "discard":
        return
    before = move.before.players[move.seat]
    kept = len(before.hand) - len(move.answer.cards)
    limit = hand_limit(before)
    wanted = max(kept, min(limit, kept + len(before.deck)))
    has = len(move.after.players[move.seat].hand)
    if has != wanted or has > limit:
        yield f"{move.seat} kept {kept} cards and has {has} after the refill (moncolle_tcg.hand.refill)"


def turn_faults(move: Move) -> Iterator[str]:
    """The end declaration makes everybody ready, and nothing of a turn outlives it."""
    after = move.after
    if after.pending is not None and after.pending.kind == "end":
        tired = [unit.id for unit in after.units.values() if not unit.ready]
        if tired:
            yield f"{', '.join(tired)} exhausted at the end of the turn (moncolle_tcg.end.reset_both_armies)"
    if after.turn == move.before.turn or after.result is not None:
        return
    if after.proxy_used or after.fought_on:
        yield f"proxy {after.proxy_used}, battles on {after.fought_on} at turn start (moncolle_tcg.terrain.proxy)"
    for unit in after.units.values():
        if unit.instantly_summoned:
            yield f"{unit.id} still counts as summoned this turn (moncolle_tcg.march.return_overflow)"
        if any(granted.turn < after.turn for granted in unit.modifiers):
            yield f"an effect of an earlier turn holds on {unit.id} (moncolle_tcg.ruling.card_duration_wins)"


def latch_faults(move: Move) -> Iterator[str]:
    """That both decks have run out is noted once, when it happens, and never undone."""
    before, after = move.before.final_turn, move.after.final_turn
    if before and before != after:
        yield f"the final turn was {before} and is {after} (moncolle_tcg.ruling.deck_out_stays)"
    told = [event.amount for event in move.events if event.what == "decks_out"]
    if not before and after and (told != [after] or after != move.after.turn + 1):
        yield f"in turn {move.after.turn} the final turn becomes {after} (moncolle_tcg.victory.deckout_trigger)"


def equipment_faults(move: Move) -> Iterator[str]:
    """What units wear that leave the field is discarded, unless it has just been passed on."""
    if any(event.what == "restored" for event in move.events):
        return
    passed_on = move.answer.wear if act_of(move.answer) == "swap" else {}
    for unit in move.before.units.values():
        own = [card for card in unit.equipment if card not in passed_on]
        kept = [card for card in own if card not in move.after.players[unit.owner].discard]
        if unit.id not in move.after.units and kept:
            yield f"{unit.id} is gone, but not {kept} (moncolle_tcg.equip.goes_with_unit)"


def used_card_faults(move: Move) -> Iterator[str]:
    """A spell or a consumable that has been used is discarded."""
    if any(event.what == "restored" for event in move.events):
        return
    for card in {*cards_in_use(move.before)} - {*cards_in_use(move.after)}:
        if not any(card in player.discard for player in move.after.players.values()):
            yield f"{card} has been used and is not discarded (moncolle_tcg.cards.spell_single_use)"

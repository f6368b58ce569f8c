"""What must hold of every change of Deus from one position to the next."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.subjects.lines import Move
from reference_engine.kernel.decision import act_of
from tests.deus.lawful_positions import SEATS

HAND_LIMIT = 6


def hand_limit(player: Any) -> int:
    """How many cards a player may keep: six, or what texts have made of that."""
    return max(0, HAND_LIMIT + sum(modifier.hand_limit for modifier in player.modifiers))


class Referee:
    """Watches one game move by move; what it needs to remember is which battle goes on and who attacked in it."""

    def __init__(self) -> None:
        """Begin with a new game."""
        self.attacks: Counter[str] = Counter()
        self.outcome = ""

    def __call__(self, move: Move) -> Iterator[str]:
        """Everything that must hold between two positions."""
        yield from self.attack_faults(move)
        yield from power_faults(move)
        yield from march_faults(move)
        yield from place_faults(move, self.outcome)
        yield from turn_faults(move)
        yield from hand_faults(move)
        yield from deck_faults(move)

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
    """A hand adjustment leaves six cards, or what texts have made of that, fewer only if the deck is short."""
    if act_of(move.answer) != "discard":
        return
    before = move.before.players[move.seat]
    kept = len(before.hand) - len(move.answer.cards)
    limit = hand_limit(before)
    wanted = max(kept, min(limit, kept + len(before.deck)))
    has = len(move.after.players[move.seat].hand)
    if has != wanted or has > limit:
        yield f"{move.seat} kept {kept} cards and has {has} after the refill (deus.turn.hand1.refill)"


def deck_faults(move: Move) -> Iterator[str]:
    """The last turn is set when both decks have run out, and stays what it is when a card comes back to one."""
    before, after = move.before.final_turn, move.after.final_turn
    empty = not any(move.after.players[seat].deck for seat in SEATS)
    came_back = any(event.what == "to_deck" for event in move.events)
    if before != after and (before or not (empty or came_back)):
        yield f"the final turn was {before} and is {after}, both decks empty: {empty} (deus.deckout.trigger)"

"""What must hold of every change of Dungeon Command from one position to the next."""

from collections import Counter
from collections.abc import Iterator

from monosashi.subjects.lines import Move
from reference_engine.kernel.decision import act_of
from tests.dungeon_command.lawful_positions import SEATS, card_of, under_way


class Referee:
    """Watches one game move by move; remembers who has been activated and has drawn in the turn."""

    def __init__(self) -> None:
        """Begin with a new game."""
        self.activated: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()

    def __call__(self, move: Move) -> Iterator[str]:
        """Everything that must hold between two positions."""
        yield from self.turn_faults(move)
        yield from morale_faults(move)
        yield from damage_faults(move)
        yield from tap_faults(move)
        yield from card_faults(move)
        yield from question_faults(move)

    def turn_faults(self, move: Move) -> Iterator[str]:
        """Turns alternate, with one order card drawn in each and no creature activated twice."""
        for event in move.events:
            if event.what == "turn_begins":
                self.activated.clear()
                self.drawn.clear()
                first = event.amount % 2 == 1
                if (event.seat == move.after.first_player) != first:
                    yield f"turn {event.amount} is {event.seat}'s (dungeon_command.turn.alternate)"
            if event.what == "activated":
                self.activated[event.about] += 1
                if self.activated[event.about] > 1:
                    yield f"{event.about} is activated again (dungeon_command.activate.each_once)"
            if event.clause == "dungeon_command.refresh.draw_order":
                self.drawn[event.seat] += event.amount
                if self.drawn[event.seat] > 1:
                    yield f"{event.seat} has drawn {self.drawn[event.seat]} (dungeon_command.refresh.draw_order)"
        asked = move.after.pending
        if asked is not None and asked.kind == "activate" and not self.activated:
            seat = move.after.turn_player
            own = [each for each in move.after.creatures.values() if each.controller == seat]
            if any(each.tapped for each in own):
                yield f"{seat}'s creatures are not untapped (dungeon_command.refresh.untap)"
            if not self.drawn[seat] and move.after.players[seat].order_deck and move.after.turn > 1:
                yield f"{seat} has drawn no order card (dungeon_command.refresh.draw_order)"


def morale_faults(move: Move) -> Iterator[str]:
    """Morale changes by what is said, and what is said is what cowering, losses, chests and texts cost or bring."""
    if not move.before.turn:
        return
    told: Counter[str] = Counter()
    due: Counter[str] = Counter()
    for event in move.events:
        if event.what == "morale":
            told[event.seat] += event.amount
            if event.clause.rpartition(".")[2] not in ("morale_cost", "loss_by_level", "collect"):
                due[event.seat] += event.amount
        if event.what == "cowered":
            due[event.seat] -= event.amount // 10
        if event.what == "destroyed":
            due[event.seat] -= card_of(move.after, event.about).creature.level
        if event.what == "takes_token":
            due[event.seat] += 1
    for seat in SEATS:
        changed = move.after.players[seat].morale - move.before.players[seat].morale
        if changed != told[seat]:
            yield f"{seat}'s morale changed by {changed}, told is {told[seat]} (dungeon_command.morale.zero_ends)"
        collected = sum(
            event.amount
            for event in move.events
            if event.what == "morale" and event.seat == seat and event.clause == "dungeon_command.treasure.collect"
        )
        if told[seat] != due[seat] + collected:
            yield f"{seat}'s morale changed by {told[seat]} (dungeon_command.morale.loss_by_level)"


def damage_faults(move: Move) -> Iterator[str]:
    """Damage stays, except for what is healed; whoever cowers takes none."""
    change: Counter[str] = Counter()
    for event in move.events:
        if event.what in ("damaged", "healed"):
            change[event.about] += event.amount if event.what == "damaged" else -event.amount
    for card, creature in move.after.creatures.items():
        before = move.before.creatures.get(card)
        had = before.damage if before is not None else 0
        if creature.damage - had != change[card]:
            yield f"{card} had {had} damage and has {creature.damage} (dungeon_command.damage.persistent)"


def tap_faults(move: Move) -> Iterator[str]:
    """Whoever attacks, collects, dodges or reacts is tapped for it."""
    act, activation = act_of(move.answer), under_way(move.before, "activation")
    actor = getattr(move.answer, "creature" if act == "dodge" else "user", "")
    if act in ("attack", "collect"):
        actor = activation.creature
    if act in ("attack", "collect", "dodge", "immediate") and not any(
        event.what == "tapped" and event.about == actor for event in move.events
    ):
        yield f"{actor} did {act} and is not tapped (dungeon_command.actions.tap_action_kinds)"


def card_faults(move: Move) -> Iterator[str]:
    """Destroyed creatures lie with their owners; a creature comes onto the battlefield by being deployed only."""
    for event in move.events:
        if event.what == "destroyed":
            owner = event.about.partition(".")[0]
            if event.about not in move.after.players[owner].creature_discard:
                yield f"{event.about} is not in {owner}'s pile (dungeon_command.damage.to_owner_graveyard)"
    new = move.after.creatures.keys() - move.before.creatures.keys()
    if new - {event.about for event in move.events if event.what == "deployed"}:
        yield f"{sorted(new)} came from nowhere (dungeon_command.deploy.place)"
    deployed = [creature for card, creature in move.after.creatures.items() if card in new]
    if act_of(move.answer) == "deploy" and any(creature.tapped or creature.damage for creature in deployed):
        yield f"{sorted(new)} came tapped or damaged (dungeon_command.ruling.starting_untapped)"


def question_faults(move: Move) -> Iterator[str]:
    """Who did not declare is asked first whether to react, whatever there is to react with."""
    asked, last = move.after.pending, move.events[-1] if move.events else None
    if last is not None and last.what == "declared":
        first = next(seat for seat in SEATS if seat != last.seat)
        if asked is None or (asked.seat, asked.kind) != (first, "react"):
            yield f"{first} is not asked about {last.about} (dungeon_command.ruling.everybody_asked)"
    elif act_of(move.answer) in ("attack", "collect", "use_order", "use_power", "dodge", "immediate"):
        yield f"something comes of {act_of(move.answer)} before anybody is asked (dungeon_command.ruling.two_passes)"

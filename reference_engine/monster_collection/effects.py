"""An effect takes place: its groups of parts one after another, the parts of a group at the same time."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.documents import Id
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Goto, Next, Procedure
from reference_engine.monster_collection import conditions, zones
from reference_engine.monster_collection.cards import (
    Ability,
    Banish,
    Change,
    Damage,
    DrawCards,
    DropCards,
    Exhaust,
    HandLimit,
    Kill,
    Move,
    Part,
    Power,
    Ready,
    Recall,
    SummonThis,
    SummonToken,
    ToDeck,
    TokenToHand,
    Trigger,
)  # fmt: skip
from reference_engine.monster_collection.position import Modifier, Position, Unit, card_of, opponent
from reference_engine.monster_collection.targets import PLACING, tokens_named
from reference_engine.monster_collection.values import cannot_die, damage_taken, defence, dice_bonus, reaches


class Effect(Procedure, tag="effect"):
    """An effect taking place. ``kind`` says in which list of the card it stands: ``ability`` or ``trigger``.

    ``about`` are the units that met a trigger's condition, ``tokens`` those chosen among several of one name,
    ``rolled`` the dice of the current group, ``dropped`` how many of its discards from hands are done, ``short``
    whether a hand had too few cards for one; ``spell`` is a spell card to be discarded afterwards.
    """

    name: ClassVar[str] = "effect"
    seat: str = ""
    card: str = ""
    kind: str = "ability"
    index: int = 0
    targets: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    area: str = ""
    tokens: tuple[str, ...] = ()
    group: int = 0
    rolled: tuple[int, ...] = ()
    dropped: int = 0
    short: bool = False
    spell: bool = False


class Drop(Answer, frozen=True, tag="drop"):
    """Hand cards to discard because an effect says so."""

    cards: tuple[Id, ...]


@judgement
def effect_of(game: Context[Position], frame: Effect) -> Ability | Trigger:
    """What is printed on the card."""
    card = card_of(game, frame.card)
    return card.triggers[frame.index] if frame.kind == "trigger" else card.abilities[frame.index]


def parts_of(game: Context[Position], frame: Effect) -> tuple[Part, ...]:
    """The group of parts that applies now."""
    return effect_of(game, frame).do[frame.group]


def roll_dice(game: Context[Position], frame: Effect) -> Next:
    """Rolling nD means rolling n dice; chance is asked for all dice of the group.

    They are rolled whether the group reaches anybody or not.

    Clauses: dice.nD, ruling.dice_rolled_for_nobody
    """
    dice = sum(part.dice for part in parts_of(game, frame) if isinstance(part, Damage))
    if not dice:
        return None
    draws = tuple(Draw("effect die", frame.seat, sides=game.edition.numbers["dice_sides"]) for _ in range(dice))
    return Decision(CHANCE, "effect_dice", game.clause("dice.nD"), about=frame.card, draws=draws)


def dice_rolled(_game: Context[Position], frame: Effect, faces: tuple[int, ...]) -> Next:
    """The faces are kept for the group that asked for them."""
    frame.rolled = faces
    return None


def choose_drops(game: Context[Position], frame: Effect) -> Next:
    """A player who must discard from the hand chooses the cards; with too few or just enough there is no choice.

    If both players must, the marching side is the first.

    Clauses: simultaneous.choice
    """
    for seat, part in drops_of(game, frame)[frame.dropped :]:
        hand = game.position.players[seat].hand
        if len(hand) > part.count:
            return Decision(seat, "drop", game.clause("terms.discard"), about=frame.card)
        frame.short = frame.short or len(hand) < part.count
        frame.dropped += 1
        zones.discard_from_hand(game, seat, hand)
    return None


@judgement
def drops_of(game: Context[Position], frame: Effect) -> list[tuple[str, DropCards]]:
    """Who must discard hand cards because of the current group, in the order in which they do."""
    drops = [
        (frame.seat if part.who == "own" else opponent(frame.seat), part)
        for part in parts_of(game, frame)
        if isinstance(part, DropCards)
    ]
    return sorted(drops, key=lambda drop: drop[0] != game.position.marching)


def drop(game: Context[Position], frame: Effect, seat: str, answer: Drop) -> Next:
    """The chosen cards are discarded."""
    zones.discard_from_hand(game, seat, answer.cards)
    frame.dropped += 1
    return AGAIN


def _drop_count(game: Context[Position]) -> int:
    frame = game.asking(Effect)
    return drops_of(game, frame)[frame.dropped][1].count


def drop_faults(game: Context[Position], _seat: str, answer: Drop) -> Iterable[str]:
    """The cards must exist."""
    for card in answer.cards:
        if card not in game.position.cards:
            yield f"there is no card {card!r}"


def drop_is_exact(game: Context[Position], seat: str, answer: Drop) -> str | None:
    """As many different cards of the hand as the effect says."""
    other = [card for card in answer.cards if card not in game.position.players[seat].hand]
    if other:
        return f"{', '.join(other)} is not in {seat}'s hand"
    if len(set(answer.cards)) != len(answer.cards):
        return "a card is named twice"
    count = _drop_count(game)
    return None if len(answer.cards) == count else f"{count} cards must be discarded, not {len(answer.cards)}"


def drop_options(game: Context[Position], seat: str) -> Iterable[Drop]:
    """Every choice of hand cards."""
    for cards in combinations(game.position.players[seat].hand, _drop_count(game)):
        yield Drop(cards)


def apply_group(game: Context[Position], frame: Effect) -> Next:
    """The parts of a group apply at the same time.

    Damage is compared with the defence the units have at that moment; changes come into force with it, and units that
    die leave together. The order in which the parts are printed does not matter: one that sends units away takes its
    turn after those that change them, and all who leave notice that the others do. The next group follows only if
    everything was carried out on every target.

    Clauses: terms.amp, ruling.after_applying_needs_every_part, ruling.joined_protection,
        ruling.nobody_to_reach_is_carried_out, ruling.one_way_out, terms.after_apply
    """
    parts = parts_of(game, frame)
    meant = {part.to: _names(reached(game, frame, part.to)) for part in parts if hasattr(part, "to")}
    complete = True
    immortal = already_protected(game)
    game.departed = []
    blows = [part for part in parts if isinstance(part, Damage)]
    dead: dict[str, Unit] = {}
    if blows:
        complete = strike(game, frame, blows, dead)
    others = sorted((part for part in parts if not isinstance(part, Damage)), key=lambda part: turn_of(game, part))
    for part in others:
        if not isinstance(part, AFTER_DEATHS):
            complete = carried_out(game, frame, part, meant, dead) and complete
    present = [game.position.units[unit] for unit in dead if unit in game.position.units]
    fallen = [unit for unit in present if not (cannot_die(game, unit) if immortal is None else unit.id in immortal)]
    zones.die(game, fallen, game.clause("damage.lethal"))
    game.departed = None
    complete = all_killed(game, others, meant, fallen) and complete
    for part in others:
        if isinstance(part, AFTER_DEATHS):
            complete = carried_out(game, frame, part, meant, dead) and complete
    frame.rolled, frame.dropped, frame.short = (), 0, False
    if frame.group + 1 < len(effect_of(game, frame).do):
        if complete:
            frame.group += 1
            return Goto("roll_dice")
        game.emit(Event("incomplete", game.clause("terms.after_apply"), seat=frame.seat, about=frame.card))
    return None


@judgement
def carried_out(
    game: Context[Position], frame: Effect, part: Any, meant: dict[str, list[str]], dead: dict[str, Unit]
) -> bool:
    """Apply a part; one that comes too late for some of the units it was meant for is not carried out on them."""
    to = getattr(part, "to", "")
    in_time = not to or _names(reached(game, frame, to)) == meant[to]
    return bool(game.edition.judgements["verbs"][type(part)](game, frame, part, dead)) and in_time


@judgement
def already_protected(game: Context[Position]) -> set[str] | None:
    """The units that cannot die before a group applies, if by a switch nobody else is protected from it.

    Clauses: ruling.joined_protection
    """
    if game.edition.switches["joined_protection"] == "protects":
        return None
    return {unit.id for unit in game.position.units.values() if cannot_die(game, unit)}


@judgement
def all_killed(_game: Context[Position], parts: list[Any], meant: dict[str, list[str]], fallen: list[Unit]) -> bool:
    """Whether everybody whom the parts were to kill has died."""
    doomed = {unit for part in parts if isinstance(part, Kill) for unit in meant[part.to]}
    return doomed <= set(_names(fallen))


def _names(units: Iterable[Unit]) -> list[str]:
    return [unit.id for unit in units]


def put_card_away(game: Context[Position], frame: Effect) -> Next:
    """A spell card whose effect has been applied is discarded.

    Clauses: cards.battle_spell.discard_after
    """
    if frame.spell:
        zones.put_away(game, frame.seat, frame.card)
        game.emit(
            Event("discarded", game.clause("cards.battle_spell.discard_after"), seat=frame.seat, about=frame.card)
        )
    return None


@judgement
def reached(game: Context[Position], frame: Effect, to: str) -> list[Unit]:
    """The units that a part reaches now, those that have left not among them.

    A Battle effect reaches nobody outside the battle, whoever is meant.

    Clauses: ruling.missing_target_spends_cost, scope.battle_reach
    """
    scope = effect_of(game, frame).scope
    meant = meant_by(frame, to)
    if meant is None:
        return group_of(game, frame.seat, scope, to, frame.card)
    position = game.position
    area = position.battle if scope == "battle" else ""
    there = [position.units[unit] for unit in meant if unit in position.units]
    return [unit for unit in there if not area or unit.area == area]


def meant_by(frame: Effect, to: str) -> tuple[str, ...] | None:
    """The units that a part speaks of one by one; None if it speaks of a group."""
    return {"target": frame.targets, "that_unit": frame.about, "this": (frame.card,)}.get(to)


@judgement
def group_of(game: Context[Position], seat: str, scope: str, to: str, card: str) -> list[Unit]:
    """The player's units, all but one of them, every enemy, or every unit in the scope of an effect of ``card``.

    Clauses: scope.battle_reach
    """
    user = Unit(card, seat, "")
    return [
        unit
        for unit in game.position.units.values()
        if reaches(to, user, unit) and (scope == "field" or unit.area == game.position.battle)
    ]


@judgement
def all_there(_game: Context[Position], frame: Effect, part: Any, units: list[Unit]) -> bool:
    """Whether a part reaches everybody it was meant for; of a group that is whoever is there.

    Clauses: ruling.after_applying_needs_every_part
    """
    meant = meant_by(frame, part.to)
    return meant is None or len(units) == len(meant)


@judgement
def strike(game: Context[Position], frame: Effect, blows: list[Damage], dead: dict[str, Unit]) -> bool:
    """Give damage: a unit dies if at one time it takes at least its defence.

    Several damages of one group count separately, unless the edition sums them. Damage leaves nothing behind.

    Clauses: damage.lethal, cards.unit.defence, damage.not_cumulative, duration.instantaneous,
        ruling.joined_damage_applied_separately
    """
    complete = True
    faces = list(frame.rolled)
    taken: dict[str, list[int]] = {}
    for blow in blows:
        amount = blow.amount
        if blow.dice:
            amount += sum(faces[: blow.dice]) + dice_bonus(game, frame.seat)
            del faces[: blow.dice]
        units = reached(game, frame, blow.to)
        complete = all_there(game, frame, blow, units) and complete
        for unit in units:
            taken.setdefault(unit.id, []).append(damage_taken(game, unit, amount, blow.attribute))
    hit = [game.position.units[unit] for unit in taken]
    for unit in hit:
        amounts = taken[unit.id]
        most = sum(amounts) if game.edition.switches["multi_damage"] == "summed" else max(amounts)
        game.emit(Event("damaged", game.clause("damage.value"), about=unit.id, amount=most))
        if most >= defence(game, unit) and most > 0:
            dead[unit.id] = unit
    counts = game.edition.switches["zero_damage_counts_as_damage"] == "yes"
    conditions.occur(game, "damaged", [unit for unit in hit if counts or max(taken[unit.id]) > 0])
    return complete


def _change(game: Context[Position], frame: Effect, part: Change, _dead: dict[str, Unit]) -> bool:
    """Atk±x, Def±x and the like, for a while.

    Clauses: terms.mod_attack, duration.default_battle, terms.mod_defence
    """
    position = game.position
    until = effect_of(game, frame).until or ("battle" if position.battle else "phase")
    source = position.cards[frame.card]
    modifier = Modifier(
        source=source,
        until=until,
        turn=position.turn + (until == "next_turn"),
        attack=part.attack,
        defence=part.defence,
        initiative=part.initiative,
        race=part.race,
        flags=part.flags,
        ward=part.ward,
        ward_of=part.ward_of,
        since=1 + max((m.since for unit in position.units.values() for m in unit.modifiers), default=0),
    )
    if part.dice:
        # Dice results belong to the player, whoever the part reaches (dice.result).
        player = position.players[frame.seat]
        on_dice = Modifier(source=source, until=until, turn=modifier.turn, dice=part.dice, since=modifier.since)
        zones.change_player(game, frame.seat, modifiers=(*player.modifiers, on_dice))
    units = reached(game, frame, part.to)
    if replace(part, dice=0) != Change(to=part.to):
        for unit in units:
            zones.lasts(game, unit, modifier)
    return all_there(game, frame, part, units)


def _exhaust(game: Context[Position], frame: Effect, part: Exhaust, _dead: dict[str, Unit]) -> bool:
    units = reached(game, frame, part.to)
    zones.exhaust(game, units, game.clause("ruling.card_text_over_rulebook"))
    return all_there(game, frame, part, units)


def _ready(game: Context[Position], frame: Effect, part: Ready, _dead: dict[str, Unit]) -> bool:
    units = reached(game, frame, part.to)
    zones.make_ready(game, units, game.clause("ruling.card_text_over_rulebook"))
    return all_there(game, frame, part, units)


def _kill(game: Context[Position], frame: Effect, part: Kill, dead: dict[str, Unit]) -> bool:
    """A lethal effect: death without damage.

    It is carried out on those who die of it, not on one that cannot die or that goes another way.

    Clauses: ruling.death_is_damage_or_lethal_effect, ruling.one_way_out, ruling.part_must_come_about
    """
    units = reached(game, frame, part.to)
    dead.update({unit.id: unit for unit in units})
    return all_there(game, frame, part, units)


def _banish(game: Context[Position], frame: Effect, part: Banish, _dead: dict[str, Unit]) -> bool:
    """Discarded, not dead: "cannot die" does not help.

    Clauses: ruling.cannot_die_only_against_death
    """
    units = reached(game, frame, part.to)
    zones.leave(game, units, what="discarded", clause=game.clause("terms.discard"))
    return all_there(game, frame, part, units)


def _recall(game: Context[Position], frame: Effect, part: Recall, _dead: dict[str, Unit]) -> bool:
    units = reached(game, frame, part.to)
    for unit in units:
        zones.to_hand(game, unit)
    return all_there(game, frame, part, units)


def _to_deck(game: Context[Position], frame: Effect, part: ToDeck, _dead: dict[str, Unit]) -> bool:
    """On top of its owner's deck, from the battlefield or from a discard pile.

    Clauses: vocabulary.to_deck
    """
    target = effect_of(game, frame).target
    if part.to == "target" and target is not None and target.what == "discarded":
        return all(zones.back_from_the_pile(game, card) for card in frame.targets)
    units = reached(game, frame, part.to)
    for unit in units:
        zones.to_deck(game, unit)
    return all_there(game, frame, part, units)


def _hand_limit(game: Context[Position], frame: Effect, part: HandLimit, _dead: dict[str, Unit]) -> bool:
    """As long as a change of a unit would.

    Clauses: vocabulary.hand_limit
    """
    until = effect_of(game, frame).until or ("battle" if game.position.battle else "phase")
    turn = game.position.turn + (until == "next_turn")
    modifier = Modifier(game.position.cards[frame.card], until, turn, hand_limit=part.count)
    zones.change_hand_limit(game, frame.seat if part.who == "own" else opponent(frame.seat), modifier)
    return True


def _move(game: Context[Position], frame: Effect, part: Move, _dead: dict[str, Unit]) -> bool:
    """Own units go to the area named, unless the enemy has come there meanwhile or there is no room any more.

    Clauses: vocabulary.move, ruling.no_room_on_arrival
    """
    units = reached(game, frame, part.to)
    closed = game.edition.judgements["closed to"](game, frame.seat, frame.area)
    own = [] if closed else [unit for unit in units if unit.owner == frame.seat]
    if shut_out(game, frame, _names(own)):
        return False
    for unit in own:
        zones.move(game, unit.id, frame.area, game.clause("ruling.card_text_over_rulebook"))
    return own == units and all_there(game, frame, part, units)


@judgement
def shut_out(game: Context[Position], frame: Effect, cards: Sequence[str]) -> bool:
    """What finds no room any more where it was to go stays where it is: all that a part brings, or nothing of it.

    By a switch it comes all the same, and its player performs a limit adjustment.

    Clauses: ruling.no_room_on_arrival
    """
    if game.edition.switches["no_room_on_arrival"] == "limit adjustment":
        return False
    if not cards or game.edition.judgements["crowded"](game, frame.seat, cards, frame.area) is None:
        return False
    clause = game.clause("ruling.no_room_on_arrival")
    game.emit(Event("no_room", clause, seat=frame.seat, about=frame.card, place=frame.area))
    return True


def _draw(game: Context[Position], frame: Effect, part: DrawCards, _dead: dict[str, Unit]) -> bool:
    seat = frame.seat if part.who == "own" else opponent(frame.seat)
    return zones.draw(game, seat, part.count) == part.count


def _dropped(_game: Context[Position], frame: Effect, _part: DropCards, _dead: dict[str, Unit]) -> bool:
    """The cards were chosen and discarded in the step before, unless there were too few.

    Clauses: ruling.part_must_come_about
    """
    return not frame.short


def _power(game: Context[Position], frame: Effect, part: Power, _dead: dict[str, Unit]) -> bool:
    seat = frame.seat if part.who == "own" else opponent(frame.seat)
    return zones.gain_power(game, seat, part.count) == part.count


def _token(game: Context[Position], frame: Effect, part: SummonToken, _dead: dict[str, Unit]) -> bool:
    """A token comes from the token area onto the battlefield.

    In a battle it joins that battle, at the rear of the line-up. Where there is no room any more it stays away.

    Clauses: token.unit_on_field, ruling.effect_entered_units_like_instant, ruling.no_room_on_arrival
    """
    if shut_out(game, frame, tokens_named(game, frame.seat, part.token)[:1]):
        return False
    token = take_token(game, frame, part.token)
    if token is None:
        return False
    battle = game.position.battle
    zones.enter(
        game,
        frame.seat,
        token,
        frame.area or battle,
        clause=game.clause("token.unit_on_field"),
        entered_by_effect=bool(battle),
    )
    return True


def _token_to_hand(game: Context[Position], frame: Effect, part: TokenToHand, _dead: dict[str, Unit]) -> bool:
    """One that may not be in a hand stays where it is: that is not done.

    Clauses: ruling.part_must_come_about
    """
    token = take_token(game, frame, part.token)
    if token is None:
        return False
    zones.token_or_card_to_hand(game, frame.seat, token)
    return token in game.position.players[frame.seat].hand


def take_token(game: Context[Position], frame: Effect, name: str) -> str | None:
    """Take a token of that name from its owner's token area, one that was chosen, or else any that is there."""
    tokens = game.position.players[frame.seat].tokens
    named = tokens_named(game, frame.seat, name)
    token = next((card for card in (*frame.tokens, *named) if card in named), None)
    if token is not None:
        zones.change_player(game, frame.seat, tokens=tuple(card for card in tokens if card != token))
    return token


def _summon_this(game: Context[Position], frame: Effect, _part: SummonThis, _dead: dict[str, Unit]) -> bool:
    """The card puts itself from the hand onto the battlefield.

    Clauses: ruling.hand_ritual_card_stays
    """
    player = game.position.players[frame.seat]
    if frame.card not in player.hand:
        return False
    zones.change_player(game, frame.seat, hand=tuple(card for card in player.hand if card != frame.card))
    zones.enter(game, frame.seat, frame.card, frame.area, clause=game.clause("ritual.unit_hand"))
    return True


VERBS: dict[type[Any], Callable[[Context[Position], Effect, Any, dict[str, Unit]], bool]] = {
    Change: _change,
    Exhaust: _exhaust,
    Ready: _ready,
    Kill: _kill,
    Banish: _banish,
    Recall: _recall,
    ToDeck: _to_deck,
    Move: _move,
    DrawCards: _draw,
    DropCards: _dropped,
    HandLimit: _hand_limit,
    Power: _power,
    SummonToken: _token,
    TokenToHand: _token_to_hand,
    SummonThis: _summon_this,
}
"""What each verb does, except damage, which all of a group give together, and what concerns a chain."""

TURNS = (Change, Ready, Exhaust, Kill, Recall, ToDeck, Banish, *PLACING, TokenToHand)
"""Parts that could get in each other's way take turns in this order, however they are printed."""

AFTER_DEATHS = (*PLACING, TokenToHand)
"""Those that bring something to a place, once the dead have left."""


@judgement
def turn_of(_game: Context[Position], part: Any) -> tuple[int, int]:
    """When a part has its turn within its group; power is gained before it is lost."""
    place = TURNS.index(type(part)) if type(part) in TURNS else len(TURNS)
    return place, -part.count if isinstance(part, Power) else 0

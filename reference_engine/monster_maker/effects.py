"""An effect takes place: its dice are rolled, then its parts apply one after another."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_maker import damage, values, zones
from reference_engine.monster_maker.cards import (
    Ability,
    Cancel,
    Damage,
    DrawCards,
    Heal,
    Recall,
    Send,
    Strengthen,
    Wound,
)
from reference_engine.monster_maker.position import (
    Modifier,
    Position,
    card_of,
    character_of,
    place_of_monster,
)
from reference_engine.monster_maker.procedures import Action, Effect
from reference_engine.monster_maker.targets import reached

TEXT = "monster_maker.ruling.card_text_binds"


@judgement
def ability_of(game: Context[Position], card: str, index: int) -> Ability:
    """What is printed on the card."""
    return card_of(game, card).abilities[index]


def roll_dice(game: Context[Position], effect: Effect) -> Next:
    """Dice of damage are rolled before anything applies.

    Clauses: monster_maker.ruling.dice_formula
    """
    parts = ability_of(game, effect.card, effect.ability).do
    dice = sum(part.roll.dice for part in parts if isinstance(part, Damage))
    if not dice:
        return None
    draws = tuple(Draw("effect die", effect.seat, sides=game.edition.numbers["dice_sides"]) for _ in range(dice))
    return Decision(CHANCE, "effect_dice", "monster_maker.ruling.dice_formula", about=effect.card, draws=draws)


def dice_rolled(_game: Context[Position], effect: Effect, faces: tuple[int, ...]) -> Next:
    """The faces are kept for the parts that need them."""
    effect.rolled = faces
    return None


def apply_parts(game: Context[Position], effect: Effect) -> Next:
    """The parts apply in the order printed.

    Clauses: monster_maker.ruling.card_text_binds
    """
    game.emit(Event("takes_effect", TEXT, seat=effect.seat, about=effect.card))
    for part in ability_of(game, effect.card, effect.ability).do:
        game.edition.judgements["verbs"][type(part)](game, effect, part)
    return None


def _damage(game: Context[Position], effect: Effect, part: Damage) -> None:
    """Everybody reached takes the same damage, which uses up its dice.

    Clauses: monster_maker.damage.non_battle
    """
    faces, effect.rolled = effect.rolled[: part.roll.dice], effect.rolled[part.roll.dice :]
    amount = values.attack_result(game, part.roll, faces, 0)
    damage.deal(game, dict.fromkeys(reached(game, effect, part.to), amount), "monster_maker.damage.non_battle")


def _wound(game: Context[Position], effect: Effect, part: Wound) -> None:
    """An effect wounds without damage.

    Clauses: monster_maker.damage.wounded_again
    """
    for card in reached(game, effect, part.to):
        character = character_of(game.position, card)
        if character is not None:
            game.edition.judgements["wound"](game, character, TEXT)


def _heal(game: Context[Position], effect: Effect, part: Heal) -> None:
    """A card's effect turns a wounded character unhurt.

    Clauses: monster_maker.character.heal
    """
    for card in reached(game, effect, part.to):
        character = character_of(game.position, card)
        if character is not None:
            damage.heal(game, character, "monster_maker.character.heal")


def _strengthen(game: Context[Position], effect: Effect, part: Strengthen) -> None:
    for card in reached(game, effect, part.to):
        zones.strengthen(game, card, Modifier(game.position.cards[effect.card], part.attack, part.until))


def _recall(game: Context[Position], effect: Effect, part: Recall) -> None:
    """Creatures go to their owners' hands.

    Clauses: monster_maker.ruling.ownership
    """
    for card in reached(game, effect, part.to):
        if character_of(game.position, card) is not None:
            seat, _ = zones.take_character(game, card)
        else:
            seat = zones.take_monster(game, card).owner
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, card))
        game.emit(Event("to_hand", TEXT, seat=seat, about=card))


def _send(game: Context[Position], effect: Effect, part: Send) -> None:
    """Monsters move to another newest land; a second one of a name is discarded there.

    One that lies there already keeps its place.

    Clauses: monster_maker.ruling.second_named_refused
    """
    for card in reached(game, effect, part.to):
        if place_of_monster(game.position, card) == (effect.to, len(game.position.players[effect.to].map) - 1):
            continue
        monster = zones.take_monster(game, card)
        if values.namesake_among_monsters(game, effect.to, card) is not None:
            zones.discard(game, monster.owner, card, "monster_maker.ruling.second_named_refused")
        else:
            zones.place_monster(game, effect.to, monster)


def _draw(game: Context[Position], effect: Effect, part: DrawCards) -> None:
    zones.draw(game, effect.seat, part.count, TEXT)


def _cancel(game: Context[Position], effect: Effect, _part: Cancel) -> None:
    """What the counter answers has no effect.

    Clauses: monster_maker.ruling.counters_come_first
    """
    actions = [frame for frame in game.position.stack if isinstance(frame, Action)]
    actions[-2].cancelled = True
    game.emit(Event("cancelled", "monster_maker.ruling.counters_come_first", seat=effect.seat, about=actions[-2].card))


VERBS: Mapping[type[Any], Callable[[Context[Position], Effect, Any], None]] = MappingProxyType(
    {
        Damage: _damage,
        Wound: _wound,
        Heal: _heal,
        Strengthen: _strengthen,
        Recall: _recall,
        Send: _send,
        DrawCards: _draw,
        Cancel: _cancel,
    }
)
"""What each verb of the vocabulary does."""

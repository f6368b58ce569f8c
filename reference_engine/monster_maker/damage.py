"""Damage, wounds, destruction, and how they end."""

from collections.abc import Mapping

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker import values, zones
from reference_engine.monster_maker.position import Character, Position, character_of, monster_of, owner_of
from reference_engine.monster_maker.procedures import Battle


@judgement
def deal(game: Context[Position], blows: Mapping[str, int], clause: str) -> None:
    """Deal damage to creatures at the same time, then judge who is wounded or destroyed.

    It adds to the damage already taken this turn, wherever that came from; one application wounds at most once.

    Clauses: monster_maker.damage.simultaneous, monster_maker.damage.non_battle, monster_maker.damage.overkill_once
    """
    hit = {card: taken_by(game, card, amount) for card, amount in blows.items()}
    for card, amount in hit.items():
        if amount:
            _accumulate(game, card, amount)
            game.emit(Event("damaged", clause, about=card, amount=amount))
    for card, amount in hit.items():
        if amount:
            judge(game, card)


@judgement
def taken_by(game: Context[Position], card: str, amount: int) -> int:
    """The damage that reaches a creature: a ward takes its part."""
    character = character_of(game.position, card)
    return max(0, amount - (values.ward(game, character) if character is not None else 0))


def _accumulate(game: Context[Position], card: str, amount: int) -> None:
    """Damage adds up.

    Clauses: monster_maker.damage.several_on_monster
    """
    character, monster = character_of(game.position, card), monster_of(game.position, card)
    if character is not None:
        zones.change_character(game, card, damage=character.damage + amount)
    elif monster is not None:
        zones.change_monster(game, card, damage=monster.damage + amount)


@judgement
def judge(game: Context[Position], card: str) -> None:
    """Accumulated damage that reaches the durability wounds a character and destroys a monster at once.

    Clauses: monster_maker.damage.character_wounded, monster_maker.damage.monster_destroyed
    """
    character, monster = character_of(game.position, card), monster_of(game.position, card)
    if character is not None and character.damage >= values.character_face(game, card).durability:
        game.edition.judgements["wound"](game, character, "monster_maker.damage.character_wounded")
    elif monster is not None and monster.damage >= values.monster_face(game, card).durability:
        destroy_monster(game, card, "monster_maker.damage.monster_destroyed")


def too_much(game: Context[Position], character: Character) -> bool:
    """Whether a character has damage that should have wounded or destroyed it.

    Damage that is not used up by the wound it caused may stay on a wounded character.

    Clauses: monster_maker.ruling.wound_uses_up_damage
    """
    kept = character.wounded and game.edition.switches["wound_keeps_damage"] == "yes"
    return character.damage >= values.character_face(game, character.card).durability and not kept


def wound(game: Context[Position], character: Character, clause: str) -> None:
    """An unhurt character becomes wounded; one that is wounded again is destroyed.

    The damage that caused the wound is used up, unless the edition reads it otherwise.

    Clauses: monster_maker.damage.wounded_again, monster_maker.ruling.wound_uses_up_damage
    """
    if character.wounded:
        zones.discard_character(game, character.card, "monster_maker.damage.wounded_again")
        return
    kept = character.damage if game.edition.switches["wound_keeps_damage"] == "yes" else 0
    zones.change_character(game, character.card, wounded=True, damage=kept)
    game.emit(Event("wounded", clause, seat=owner_of(game.position, character.card) or "", about=character.card))


@judgement
def heal(game: Context[Position], character: Character, clause: str) -> None:
    """A wounded character becomes unhurt.

    Clauses: monster_maker.character.heal
    """
    if character.wounded:
        zones.change_character(game, character.card, wounded=False)
        game.emit(Event("healed", clause, seat=owner_of(game.position, character.card) or "", about=character.card))


@judgement
def destroy_monster(game: Context[Position], card: str, clause: str) -> None:
    """A monster is destroyed; during a battle it counts for the loot.

    Whatever destroys it counts, from the declaration to the end-of-battle effects; outside a battle nothing does.

    Clauses: monster_maker.after.loot_only_battle, monster_maker.ruling.loot_counts_the_whole_battle
    """
    zones.discard_monster(game, card, clause)
    for frame in game.position.stack:
        if isinstance(frame, Battle):
            frame.destroyed += 1


def all_damage_gone(game: Context[Position]) -> None:
    """All damage on all fields becomes 0; wounded characters stay wounded.

    Clauses: monster_maker.damage.reset_end_phase, monster_maker.ruling.reset_on_all_fields
    """
    for seat in game.position.order:
        for character in game.position.players[seat].party:
            if character.damage:
                zones.change_character(game, character.card, damage=0)
        for land in game.position.players[seat].map:
            for monster in land.monsters:
                if monster.damage:
                    zones.change_monster(game, monster.card, damage=0)

"""Miracle cards: items, missions and others, and where they lie."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker import zones
from reference_engine.monster_maker.cards import MiracleFace
from reference_engine.monster_maker.position import Position, card_of, character_of, owner_of
from reference_engine.monster_maker.procedures import Action
from reference_engine.monster_maker.values import above_level, level_for, namesake_among_miracles


class PlaceMiracle(Answer, frozen=True, tag="place_miracle"):
    """Place a miracle card from the hand; an item is attached to the character ``on``."""

    card: Id
    on: Id = ""


def faults(game: Context[Position], seat: str, answer: PlaceMiracle) -> Iterator[str]:
    """A miracle card of the hand; the character, if any, on the field."""
    if answer.card not in game.position.players[seat].hand:
        yield f"{answer.card!r} is not in {seat}'s hand"
    elif card_of(game, answer.card).miracle is None:
        yield f"{answer.card} is no miracle card"
    if answer.on and owner_of(game.position, answer.on) is None:
        yield f"{answer.on!r} is in nobody's party"


def face_of(game: Context[Position], card: str) -> MiracleFace:
    """A card as a miracle."""
    face = card_of(game, card).miracle
    assert face is not None
    return face


@looks_at("card")
def level_allows(game: Context[Position], seat: str, answer: PlaceMiracle) -> str | None:
    """A miracle's level is at most its player's party level; their number is not limited.

    Clauses: monster_maker.miracle.level, monster_maker.ruling.any_number_of_miracles
    """
    level = face_of(game, answer.card).level
    return above_level(game, level, level_for(game, seat, "miracle"), answer.card, seat)


def item_has_holder(game: Context[Position], seat: str, answer: PlaceMiracle) -> str | None:
    """An item is attached to a character of its player's, which may hold any number of them.

    Clauses: monster_maker.item.attach, monster_maker.item.no_limit
    """
    if face_of(game, answer.card).type != "item":
        return None
    if not answer.on:
        return f"{answer.card} is to be attached to a character"
    return None if owner_of(game.position, answer.on) == seat else f"{answer.on} is not in {seat}'s party"


def others_lie_alone(game: Context[Position], _seat: str, answer: PlaceMiracle) -> str | None:
    """Miracles that are no items go to the other area.

    Clauses: monster_maker.miracle.place
    """
    attached = answer.on and face_of(game, answer.card).type != "item"
    return f"{answer.card} is not attached to anybody" if attached else None


@looks_at("card")
def not_named_twice(game: Context[Position], seat: str, answer: PlaceMiracle) -> str | None:
    """A named miracle is unique on a field.

    Clauses: monster_maker.unique.named
    """
    return namesake_among_miracles(game, seat, answer.card)


def options(game: Context[Position], seat: str) -> Iterable[PlaceMiracle]:
    """Each different miracle of the hand, items for each character of the player's."""
    position = game.position
    different = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    for card in different.values():
        face = card_of(game, card).miracle
        if face is None:
            continue
        if face.type != "item":
            yield PlaceMiracle(card)
            continue
        for character in position.players[seat].party:
            yield PlaceMiracle(card, character.card)


CONDITIONS = {
    "monster_maker.miracle.level": level_allows,
    "monster_maker.item.attach": item_has_holder,
    "monster_maker.miracle.place": others_lie_alone,
    "monster_maker.unique.named": not_named_twice,
}


@judgement
def comes_to_field(game: Context[Position], action: Action) -> None:
    """A miracle lies with its holder or in the other area, and stays there.

    A mission works from now on, not before.

    Clauses: monster_maker.miracle.place, monster_maker.item.held, monster_maker.mission.kind,
        monster_maker.state.permanents
    """
    if not action.user:
        others = game.position.players[action.seat].others
        zones.change_player(game, action.seat, others=(*others, action.card))
    else:
        holder = character_of(game.position, action.user)
        if holder is None:
            return
        zones.change_character(game, action.user, items=(*holder.items, action.card))
    game.emit(Event("miracle_placed", "monster_maker.miracle.place", seat=action.seat, about=action.card))


def is_on_field(game: Context[Position], action: Action) -> bool:
    """Whether the miracle has come to the field; an item whose character has gone has not.

    Clauses: monster_maker.ruling.stranded_items
    """
    player = game.position.players[action.seat]
    return action.card in player.others or any(action.card in character.items for character in player.party)

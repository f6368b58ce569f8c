"""Moving cards between piles and fields. Each helper makes a change and records it, so no event is forgotten."""

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker.position import (
    Character,
    Land,
    Modifier,
    Monster,
    Position,
    character_of,
    owner_of,
    place_of_monster,
)


def change_player(game: Context[Position], seat: str, **changes: Any) -> None:
    """Put a changed player in the old one's place."""
    players = game.position.players
    players[seat] = replace(players[seat], **changes)


def change_character(game: Context[Position], card: str, /, **changes: Any) -> None:
    """Put a changed character in the old one's place."""
    seat = owner_of(game.position, card)
    assert seat is not None
    party = game.position.players[seat].party
    change_player(game, seat, party=tuple(replace(c, **changes) if c.card == card else c for c in party))


def change_monster(game: Context[Position], card: str, **changes: Any) -> None:
    """Put a changed monster in the old one's place."""
    place = place_of_monster(game.position, card)
    assert place is not None
    seat, index = place
    monsters = game.position.players[seat].map[index].monsters
    set_monsters(game, seat, index, tuple(replace(m, **changes) if m.card == card else m for m in monsters))


def set_monsters(game: Context[Position], seat: str, index: int, monsters: tuple[Monster, ...]) -> None:
    """Say anew which monsters are on a land."""
    lands = game.position.players[seat].map
    change_player(game, seat, map=(*lands[:index], replace(lands[index], monsters=monsters), *lands[index + 1 :]))


@judgement
def draw(game: Context[Position], seat: str, count: int, clause: str) -> None:
    """Move cards from the top of the deck to the hand; an empty deck gives nothing.

    Clauses: monster_maker.draw.empty_deck
    """
    player = game.position.players[seat]
    drawn = player.deck[:count]
    if drawn:
        change_player(game, seat, deck=player.deck[len(drawn) :], hand=player.hand + drawn)
        game.emit(Event("drawn", clause, seat=seat, amount=len(drawn), cards=drawn))


def take_from_hand(game: Context[Position], seat: str, card: str) -> None:
    """A card leaves the hand."""
    hand = game.position.players[seat].hand
    change_player(game, seat, hand=tuple(other for other in hand if other != card))


@judgement
def discard(game: Context[Position], seat: str, card: str, clause: str) -> None:
    """Put a card that has left its place on its owner's discard pile.

    Clauses: monster_maker.game.discard_pile
    """
    change_player(game, seat, discard=(*game.position.players[seat].discard, card))
    game.emit(Event("discarded", clause, seat=seat, about=card))


@judgement
def discard_from_hand(game: Context[Position], seat: str, cards: tuple[str, ...], clause: str) -> None:
    """Put hand cards on the discard pile."""
    for card in cards:
        take_from_hand(game, seat, card)
        discard(game, seat, card, clause)


@judgement
def take_character(game: Context[Position], card: str) -> tuple[str, Character]:
    """A character leaves its party; its items are discarded, its start marker is lost.

    Clauses: monster_maker.item.held, monster_maker.ruling.marker_stays_on_field
    """
    seat, character = owner_of(game.position, card), character_of(game.position, card)
    assert seat is not None
    assert character is not None
    change_player(game, seat, party=tuple(c for c in game.position.players[seat].party if c.card != card))
    for item in character.items:
        discard(game, seat, item, "monster_maker.item.held")
    return seat, character


@judgement
def discard_character(game: Context[Position], card: str, clause: str) -> None:
    """A character goes to its owner's discard pile."""
    seat, _ = take_character(game, card)
    discard(game, seat, card, clause)


@judgement
def take_monster(game: Context[Position], card: str) -> Monster:
    """A monster leaves the land it is on."""
    place = place_of_monster(game.position, card)
    assert place is not None
    seat, index = place
    monsters = game.position.players[seat].map[index].monsters
    set_monsters(game, seat, index, tuple(monster for monster in monsters if monster.card != card))
    return next(monster for monster in monsters if monster.card == card)


@judgement
def discard_monster(game: Context[Position], card: str, clause: str) -> None:
    """A monster goes to its owner's discard pile."""
    monster = take_monster(game, card)
    discard(game, monster.owner, card, clause)


@judgement
def discard_newest_land(game: Context[Position], seat: str, clause: str) -> None:
    """The newest land goes face up to the discard pile; monsters that are still on it go to their owners' ones.

    Clauses: monster_maker.annihilation.monsters_discarded, monster_maker.unexplored.no_own_text
    """
    player = game.position.players[seat]
    land = player.map[-1]
    for monster in land.monsters:
        discard_monster(game, monster.card, "monster_maker.annihilation.monsters_discarded")
    change_player(game, seat, map=player.map[:-1])
    discard(game, seat, land.card, clause)


@judgement
def place_land(game: Context[Position], seat: str, land: Land) -> None:
    """A land is put at the end of the row and is the newest one.

    Clauses: monster_maker.move.newest
    """
    change_player(game, seat, map=(*game.position.players[seat].map, land))
    game.emit(Event("land_placed", "monster_maker.move.newest", seat=seat, about=land.card))


@judgement
def place_monster(game: Context[Position], seat: str, monster: Monster) -> None:
    """A monster is put on a newest land, beside those that are there.

    Clauses: monster_maker.encounter.several_stay
    """
    index = len(game.position.players[seat].map) - 1
    set_monsters(game, seat, index, (*game.position.players[seat].map[index].monsters, monster))
    game.emit(Event("monster_placed", "monster_maker.encounter.monster", seat=seat, about=monster.card))


def strengthen(game: Context[Position], card: str, modifier: Modifier) -> None:
    """A creature's attack results change for a while."""
    character = character_of(game.position, card)
    if character is not None:
        change_character(game, card, modifiers=(*character.modifiers, modifier))
    else:
        place = place_of_monster(game.position, card)
        assert place is not None
        seat, index = place
        monster = next(m for m in game.position.players[seat].map[index].monsters if m.card == card)
        change_monster(game, card, modifiers=(*monster.modifiers, modifier))
    game.emit(Event("strengthened", "monster_maker.ruling.card_text_binds", about=card, amount=modifier.attack))


@judgement
def expire(game: Context[Position], ended: frozenset[str]) -> None:
    """Changes whose time is over are lost, on all fields."""
    for seat in game.position.order:
        player = game.position.players[seat]
        party = tuple(without(game, character, ended) for character in player.party)
        lands = tuple(
            replace(land, monsters=tuple(without(game, m, ended) for m in land.monsters)) if land.monsters else land
            for land in player.map
        )
        if party != player.party or lands != player.map:
            change_player(game, seat, party=party, map=lands)


@judgement
def without(_game: Context[Position], creature: Any, ended: frozenset[str]) -> Any:
    """A creature without the changes that end now."""
    if not any(modifier.until in ended for modifier in creature.modifiers):
        return creature
    return replace(creature, modifiers=tuple(m for m in creature.modifiers if m.until not in ended))

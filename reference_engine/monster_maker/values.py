"""What counts at the moment it is asked for: levels, attack results, whether a named card is there already."""

from collections.abc import Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker.cards import Attribute, CharacterFace, Constant, Kind, MonsterFace, Roll
from reference_engine.monster_maker.position import (
    Character,
    Land,
    Monster,
    Player,
    Position,
    card_of,
    obstacles,
    owner_of,
    unhurt,
)


@judgement
def land_level(game: Context[Position], land: Land) -> int:
    """A land's level; face down it is 1.

    Clauses: monster_maker.unexplored.level_one
    """
    if land.face_down:
        return game.edition.numbers["unexplored_level"]
    face = card_of(game, land.card).land
    assert face is not None
    return face.level


@judgement
def is_town(game: Context[Position], land: Land) -> bool:
    """Whether a land is a town; an unexplored land never is.

    Clauses: monster_maker.unexplored.level_one
    """
    face = card_of(game, land.card).land
    return not land.face_down and face is not None and face.town


@judgement
def party_level(game: Context[Position], player: Player) -> int:
    """The sum of the land levels of the player's map, whenever it is needed.

    Clauses: monster_maker.map.level_sum, monster_maker.annihilation.level_remains,
        monster_maker.ruling.level_when_needed, monster_maker.setup.level_zero
    """
    return sum(land_level(game, land) for land in player.map)


@judgement
def judged_level(game: Context[Position], player: Player) -> int:
    """The party level at the end of the game: a newest land with a monster on it does not count.

    Clauses: monster_maker.endgame.monster_land_excluded, monster_maker.level.modifiable
    """
    left_out = land_level(game, player.map[-1]) if player.map and player.map[-1].monsters else 0
    return party_level(game, player) - left_out


@judgement
def level_for(game: Context[Position], seat: str, placing: Kind) -> int:
    """The party level for placing cards of a kind: cards on the field may change it for this purpose.

    Clauses: monster_maker.level.player_base, monster_maker.level.modifiable
    """
    player = game.position.players[seat]
    changes = (c.level for _, c in constants_of(game, player) if c.placing == placing)
    return party_level(game, player) + sum(changes)


@judgement
def above_level(_game: Context[Position], level: int, limit: int, card: str, whose: str) -> str | None:
    """A card's level is at most the party level of the player named for it.

    Clauses: monster_maker.level.card_condition
    """
    return f"{card} has level {level}, {whose}'s party level is {limit}" if level > limit else None


@judgement
def towns(game: Context[Position], player: Player) -> int:
    """How many towns a player controls."""
    return sum(is_town(game, land) for land in player.map)


@judgement
def attribute_of(game: Context[Position], card: str) -> Attribute:
    """A monster's attribute. Characters and deemed monsters have none; no rule of the game asks for it, only texts.

    Clauses: monster_maker.attribute.holders, monster_maker.attribute.deemed_monster,
        monster_maker.ruling.attributes_are_data
    """
    definition = card_of(game, card)
    if definition.kind != "monster" or definition.monster is None or owner_of(game.position, card) is not None:
        return "none"
    return definition.monster.attribute


@judgement
def character_face(game: Context[Position], card: str) -> CharacterFace:
    """A card as a character.

    Clauses: monster_maker.ruling.deemed_follow_the_role
    """
    face = card_of(game, card).character
    assert face is not None
    return face


@judgement
def monster_face(game: Context[Position], card: str) -> MonsterFace:
    """A card as a monster.

    Clauses: monster_maker.ruling.deemed_follow_the_role
    """
    face = card_of(game, card).monster
    assert face is not None
    return face


@judgement
def constants_of(game: Context[Position], player: Player) -> Iterator[tuple[str, Constant]]:
    """Every constant effect on a player's field, with the character whose it is, if it is one's.

    Items of a wounded character keep working.

    Clauses: monster_maker.ruling.items_of_the_wounded
    """
    for character in player.party:
        for card in (character.card, *character.items):
            for constant in card_of(game, card).constants:
                yield character.card, constant
    for card in player.others:
        for constant in card_of(game, card).constants:
            yield "", constant


def _bonus(game: Context[Position], character: Character, field: str) -> int:
    seat = owner_of(game.position, character.card)
    assert seat is not None
    player = game.position.players[seat]
    return sum(
        getattr(constant, field)
        for source, constant in constants_of(game, player)
        if constant.to == "party" or source == character.card
    )


@judgement
def ward(game: Context[Position], character: Character) -> int:
    """What is taken off each damage that a character takes."""
    return _bonus(game, character, "ward")


@judgement
def in_the_way(game: Context[Position], seat: str) -> tuple[Monster, ...]:
    """The monsters that a party meets: those on the newest land."""
    return obstacles(game.position.players[seat])


@judgement
def able(_game: Context[Position], player: Player) -> tuple[Character, ...]:
    """The characters of a party that can do anything: those who are not wounded."""
    return unhurt(player)


@judgement
def attack_bonus(game: Context[Position], creature: Character | Monster) -> int:
    """What items, other cards and passing effects add to a creature's attack result."""
    passing = sum(modifier.attack for modifier in creature.modifiers)
    return passing + (_bonus(game, creature, "attack") if isinstance(creature, Character) else 0)


@judgement
def attack_result(_game: Context[Position], roll: Roll, faces: tuple[int, ...], bonus: int) -> int:
    """The sum of the dice and what is added; less than 0 counts as 0, for monsters, too.

    Clauses: monster_maker.roll.negative_zero, monster_maker.roll.range_example, monster_maker.ruling.dice_formula,
        monster_maker.ruling.monsters_not_below_zero
    """
    return max(0, sum(faces) + roll.plus + bonus)


@judgement
def namesake_in_party(game: Context[Position], seat: str, card: str) -> str | None:
    """A named card is unique among the characters of a party.

    Clauses: monster_maker.unique.named
    """
    return _namesake(game, card, (c.card for c in game.position.players[seat].party))


@judgement
def namesake_on_map(game: Context[Position], seat: str, card: str) -> str | None:
    """A named land is unique on a map: unexplored lands have no name.

    Clauses: monster_maker.unique.named
    """
    return _namesake(game, card, (land.card for land in game.position.players[seat].map if not land.face_down))


@judgement
def namesake_among_monsters(game: Context[Position], seat: str, card: str) -> str | None:
    """A named monster is unique on the field it lies on.

    Clauses: monster_maker.ruling.field_of_a_monster
    """
    return _namesake(game, card, (m.card for land in game.position.players[seat].map for m in land.monsters))


@judgement
def namesake_among_miracles(game: Context[Position], seat: str, card: str) -> str | None:
    """A named miracle is unique on a field, whether it lies by itself or is an item.

    Clauses: monster_maker.unique.named
    """
    player = game.position.players[seat]
    return _namesake(game, card, (*player.others, *(item for c in player.party for item in c.items)))


def _namesake(game: Context[Position], card: str, present: Iterator[str] | tuple[str, ...]) -> str | None:
    name = card_of(game, card).named
    found = next((other for other in present if name and card_of(game, other).named == name), None)
    return None if found is None else f"{found} is there already, and {card} is {name}, too"

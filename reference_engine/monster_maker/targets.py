"""Whom card texts reach, and what the start marker keeps away."""

from collections.abc import Iterable
from itertools import combinations

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import named_twice
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_maker import values
from reference_engine.monster_maker.cards import Ability, Send, Target
from reference_engine.monster_maker.position import (
    Character,
    Monster,
    Player,
    Position,
    card_of,
    character_of,
    monster_of,
    others_from,
    owner_of,
    seats_from,
)
from reference_engine.monster_maker.procedures import Effect


@judgement
def user_is_character(game: Context[Position], card: str, user: str, *, as_monster: bool) -> bool:
    """Whether an effect is a character's: its own ability, or a skill that it uses.

    Items, other miracles, lands and monsters are no characters.
    ``as_monster``: the card is used as a monster, or was when its ability was declared.

    Clauses: monster_maker.ruling.marker_protects_from_characters
    """
    definition = card_of(game, card)
    return definition.skill is not None or (card == user and definition.character is not None and not as_monster)


@judgement
def protected(game: Context[Position], seat: str, card: str, user: str, creature: str, *, as_monster: bool) -> bool:
    """Whether the start marker keeps an effect away from a creature: one of an opponent's character or of a skill.

    Clauses: monster_maker.start.hero, monster_maker.ruling.marker_protects_from_characters,
        monster_maker.start.immune_effects
    """
    character = character_of(game.position, creature)
    if character is None or not character.marked or owner_of(game.position, creature) == seat:
        return False
    return user_is_character(game, card, user, as_monster=as_monster)


@judgement
def creatures(game: Context[Position]) -> list[Character | Monster]:
    """Characters and monsters together, in turn order.

    Clauses: monster_maker.character.role
    """
    found: list[Character | Monster] = []
    for seat in seats_from(game.position, game.position.turn_player):
        player = game.position.players[seat]
        found += player.party
        found += monsters_on(player)
    return found


def monsters_on(player: Player) -> list[Monster]:
    """Every monster on a player's map."""
    return [monster for land in player.map for monster in land.monsters]


@judgement
def reached(game: Context[Position], effect: Effect, to: str) -> list[str]:
    """The creatures that a part of an effect reaches now; protected ones are left out.

    Clauses: monster_maker.start.immune_effects
    """
    seat, card, user, targets = effect.seat, effect.card, effect.user, effect.targets
    players = game.position.players
    if to == "target":
        found = [c for c in targets if character_of(game.position, c) or monster_of(game.position, c)]
    elif to == "this":
        found = [user] if character_of(game.position, user) or monster_of(game.position, user) else []
    elif to == "party":
        found = [character.card for character in players[seat].party]
    elif to == "obstacles":
        found = [monster.card for monster in values.in_the_way(game, seat)]
    elif to == "opponents":
        found = [c.card for other in others_from(game, seat) for c in players[other].party]
    else:
        found = [creature.card for creature in creatures(game)]
    spared = {c for c in found if protected(game, seat, card, user, c, as_monster=effect.as_monster)}
    return [creature for creature in found if creature not in spared]


@judgement
def suits(game: Context[Position], seat: str, target: Target, creature: str) -> bool:
    """Whether a creature is what the text lets the user choose."""
    position = game.position
    character, monster = character_of(position, creature), monster_of(position, creature)
    owner = owner_of(position, creature) if character is not None else monster.owner if monster is not None else None
    if owner is None or (target.what == "character" and character is None):
        return False
    if target.what == "monster" and monster is None:
        return False
    if target.side != "any" and (owner == seat) != (target.side == "own"):
        return False
    if target.state is not None and (character is None or character.wounded != (target.state == "wounded")):
        return False
    if target.attributes and values.attribute_of(game, creature) not in target.attributes:
        return False
    return not target.here or any(m.card == creature for m in values.in_the_way(game, seat))


@judgement
def wrong_choice(game: Context[Position], seat: str, ability: Ability, targets: tuple[str, ...], to: str) -> str | None:
    """What the text says to choose must be chosen, no more and no less.

    Monsters are sent where they could be placed: not to a player without lands or an annihilated one.

    Clauses: monster_maker.ruling.card_text_binds, monster_maker.encounter.needs_land,
        monster_maker.encounter.not_on_annihilated
    """
    wanted = ability.target.count if ability.target is not None else 0
    if twice := named_twice(targets):
        return f"{', '.join(twice)} is named twice"
    if len(targets) != wanted:
        return f"{wanted} targets are to be chosen, not {len(targets)}"
    wrong = [t for t in targets if ability.target is not None and not suits(game, seat, ability.target, t)]
    if wrong:
        return f"{', '.join(wrong)} is not what the text lets {seat} choose"
    sends = any(isinstance(part, Send) for part in ability.do)
    if not sends:
        return "nobody is to be named" if to else None
    if to not in game.position.order or not game.position.players[to].map:
        return "monsters are sent to a player with a land"
    if game.position.players[to].annihilated:
        return f"{to} is annihilated"
    owners = [monster.owner for t in targets if (monster := monster_of(game.position, t)) is not None]
    return f"{to}'s monsters cannot be on {to}'s land" if to in owners else None


def hero_targeted(game: Context[Position], seat: str, card: str, user: str, targets: tuple[str, ...]) -> str | None:
    """Opponents' characters' effects and skills cannot choose the hero.

    Clauses: monster_maker.start.not_targeted
    """
    as_monster = monster_of(game.position, card) is not None
    heroes = [c for c in targets if protected(game, seat, card, user, c, as_monster=as_monster)]
    return f"{', '.join(heroes)} has the start marker" if heroes else None


@judgement
def choices(game: Context[Position], seat: str, ability: Ability) -> Iterable[tuple[tuple[str, ...], str]]:
    """Every choice of targets and, if monsters are sent, of a player."""
    target = ability.target
    fitting = [c.card for c in creatures(game) if target is not None and suits(game, seat, target, c.card)]
    places = game.position.order if any(isinstance(part, Send) for part in ability.do) else ("",)
    for chosen in combinations(fitting, target.count if target is not None else 0):
        for place in places:
            yield chosen, place

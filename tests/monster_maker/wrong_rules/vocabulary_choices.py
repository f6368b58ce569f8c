"""Wrong choices of creatures, and wrong ones that texts reach."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import (
    effects,
    targets,
    values,
)
from reference_engine.monster_maker.position import (
    card_of,
    character_of,
    monster_of,
    newest,
    others_from,
    owner_of,
    unhurt,
)
from tests.monster_maker.wrong_rules.bends import Context

KIND = "monster_maker.vocabulary.target_kind"
SIDE = "monster_maker.vocabulary.target_side"
STATE = "monster_maker.vocabulary.target_state"
ATTRIBUTE = "monster_maker.vocabulary.target_attribute"
HERE = "monster_maker.vocabulary.target_here"
COUNT = "monster_maker.vocabulary.target_count"
GONE = "monster_maker.vocabulary.target_gone"
THIS = "monster_maker.vocabulary.reach_this"
PARTY = "monster_maker.vocabulary.reach_party"
OBSTACLES = "monster_maker.vocabulary.reach_obstacles"
OPPONENTS = "monster_maker.vocabulary.reach_opponents"
EVERYBODY = "monster_maker.vocabulary.reach_everybody"


# Who may be chosen


def _suits(real: Any, game: Context, seat: str, target: Any, creature: str, **changes: Any) -> bool:
    return bool(real(game, seat, replace(target, **changes), creature))


@judgement(targets.suits, KIND, "any creature may be chosen")
def any_kind(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """The kind is not read."""
    return _suits(real, game, seat, target, creature, what="creature")


@judgement(targets.suits, KIND, "a creature is a monster")
def creatures_are_monsters(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Take one word for the other."""
    return _suits(real, game, seat, target, creature, what="monster" if target.what == "creature" else target.what)


@judgement(targets.suits, KIND, "a creature is a character")
def creatures_are_characters(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Take one word for the other."""
    return _suits(real, game, seat, target, creature, what="character" if target.what == "creature" else target.what)


@judgement(targets.suits, KIND, "a deemed monster is a character, too")
def deemed_are_both(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Its first face counts."""
    printed = game.position.cards.get(creature) is not None and card_of(game, creature).kind
    if printed == "character" and target.what == "character":
        return _suits(real, game, seat, target, creature, what="creature")
    return bool(real(game, seat, target, creature))


@judgement(targets.suits, SIDE, "anybody's may be chosen")
def any_side(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """The side is not read."""
    return _suits(real, game, seat, target, creature, side="any")


@judgement(targets.suits, SIDE, "where no side is said it is the other side")
def other_side_meant(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Nobody harms their own."""
    return _suits(real, game, seat, target, creature, side="other" if target.side == "any" else target.side)


@judgement(targets.suits, SIDE, "own monsters are those on the own land")
def own_land_own_monster(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """The owner is not looked at."""
    if monster_of(game.position, creature) is None or target.side == "any":
        return bool(real(game, seat, target, creature))
    mine = any(m.card == creature for land in game.position.players[seat].map for m in land.monsters)
    return mine == (target.side == "own") and _suits(real, game, seat, target, creature, side="any")


@judgement(targets.suits, SIDE, "own creatures are the turn player's")
def turn_players_side(real: Any, game: Context, _seat: str, target: Any, creature: str) -> bool:
    """Whoever uses the text."""
    return bool(real(game, game.position.turn_player, target, creature))


@judgement(targets.suits, STATE, "any state will do")
def any_state(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """It is not read."""
    return _suits(real, game, seat, target, creature, state=None)


@judgement(targets.suits, STATE, "whoever has damage is wounded")
def damaged_is_wounded(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Take one for the other."""
    character = character_of(game.position, creature)
    if target.state == "wounded" and character is not None and character.damage:
        return _suits(real, game, seat, target, creature, state=None)
    return bool(real(game, seat, target, creature))


@judgement(targets.suits, STATE, "a monster is unhurt")
def monsters_are_unhurt(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """It cannot be wounded, after all."""
    if target.state == "unhurt" and monster_of(game.position, creature) is not None:
        return _suits(real, game, seat, target, creature, state=None)
    return bool(real(game, seat, target, creature))


@judgement(targets.suits, STATE, "the wounded cannot be chosen")
def wounded_are_spared(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """They have had enough."""
    character = character_of(game.position, creature)
    return (character is None or not character.wounded) and bool(real(game, seat, target, creature))


@judgement(targets.suits, ATTRIBUTE, "any attribute will do")
def any_attribute(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """It is not read."""
    return _suits(real, game, seat, target, creature, attributes=())


@judgement(targets.suits, ATTRIBUTE, "only the first attribute named counts")
def first_attribute(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """The others are not read."""
    return _suits(real, game, seat, target, creature, attributes=target.attributes[:1])


@judgement(targets.suits, ATTRIBUTE, "only the last attribute named counts")
def last_attribute(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """The others are not read."""
    return _suits(real, game, seat, target, creature, attributes=target.attributes[-1:])


@judgement(values.attribute_of, ATTRIBUTE, "a monster has the attribute of the land under it")
def attribute_of_the_land(real: Any, game: Context, card: str) -> str:
    """It lives there."""
    for player in game.position.players.values():
        for land in player.map:
            if any(monster.card == card for monster in land.monsters):
                face = card_of(game, land.card).land
                if face is not None and face.attribute != "none":
                    return face.attribute
    return str(real(game, card))


@judgement(targets.suits, HERE, "a monster here may be anywhere")
def anywhere(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """It is not read."""
    return _suits(real, game, seat, target, creature, here=False)


@judgement(targets.suits, HERE, "every monster must be here")
def always_here(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """One must see it."""
    return _suits(real, game, seat, target, creature, here=target.here or target.what == "monster")


@judgement(targets.suits, HERE, "here is the turn player's newest land")
def here_is_the_turn_players(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """That is where something happens."""
    land = newest(game.position.players[game.position.turn_player])
    there = land is not None and any(monster.card == creature for monster in land.monsters)
    return _suits(real, game, seat, target, creature, here=False) and (there or not target.here)


@judgement(targets.choices, COUNT, "only one choice is listed")
def one_choice(real: Any, game: Context, seat: str, ability: Any) -> Any:
    """The first one."""
    return list(real(game, seat, ability))[:1]


@judgement(targets.choices, COUNT, "choices are listed in every order")
def every_order(real: Any, game: Context, seat: str, ability: Any) -> Any:
    """Twice for two."""
    for chosen, to in real(game, seat, ability):
        yield chosen, to
        if len(chosen) > 1:
            yield chosen[::-1], to


@judgement(targets.reached, COUNT, "only the first of those chosen is reached")
def first_of_them(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The others are spared."""
    return real(game, effect, to)[:1] if to == "target" else real(game, effect, to)


@judgement(targets.reached, COUNT, "all those who could have been chosen are reached")
def all_who_could_be(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The choice does not matter."""
    target = effects.ability_of(game, effect.card, effect.ability).target
    if to != "target" or target is None:
        return real(game, effect, to)
    return [c.card for c in targets.creatures(game) if targets.suits(game, effect.seat, target, c.card)]


@mutant(GONE, "nothing happens if one of those chosen has gone")
def all_or_nothing(edition: Edition) -> Edition:
    """The effect is lost."""

    def apply(game: Context, effect: Any) -> Any:
        there = [c for c in effect.targets if character_of(game.position, c) or monster_of(game.position, c)]
        return effects.apply_parts(game, effect) if len(there) == len(effect.targets) else None

    return amend.step(edition, "effect", "apply_parts", apply)


@judgement(targets.reached, GONE, "another one is reached in the place of one that has gone")
def somebody_else(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The first one that could be."""
    found = real(game, effect, to)
    target = effects.ability_of(game, effect.card, effect.ability).target
    if to != "target" or target is None or len(found) == len(effect.targets):
        return found
    fit = [c.card for c in targets.creatures(game) if targets.suits(game, effect.seat, target, c.card)]
    return [*found, *(card for card in fit if card not in found)][: len(effect.targets)]


# Who is reached


def _reach(reach: str, other: Callable[[Context, Any, list[str]], list[str]]) -> Any:
    def reached(real: Any, game: Context, effect: Any, to: str) -> Any:
        found = real(game, effect, to)
        return other(game, effect, found) if to == reach else found

    return reached


@judgement(targets.reached, THIS, "an item's text is about the whole party")
def items_reach_the_party(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Nobody in particular."""
    item = to == "this" and card_of(game, effect.card).miracle is not None
    return real(game, effect, "party" if item else to)


@judgement(targets.reached, THIS, "a skill's text is about the first character of the party")
def skills_reach_the_first(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Whoever uses it."""
    if to == "this" and card_of(game, effect.card).skill is not None:
        return real(game, effect, "party")[:1]
    return real(game, effect, to)


@judgement(targets.reached, THIS, "a monster's text is about all monsters on its land")
def monsters_reach_their_land(real: Any, game: Context, effect: Any, to: str) -> Any:
    """A pack."""
    found = real(game, effect, to)
    if to != "this" or not found or monster_of(game.position, found[0]) is None:
        return found
    lands = (land for player in game.position.players.values() for land in player.map)
    return [m.card for land in lands for m in land.monsters if any(n.card == found[0] for n in land.monsters)]


@judgement(targets.reached, THIS, "a character's text is about everybody but itself")
def characters_reach_others(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The others of the party."""
    if to == "this" and effect.card == effect.user and character_of(game.position, effect.user) is not None:
        return [card for card in real(game, effect, "party") if card != effect.user]
    return real(game, effect, to)


@judgement(targets.reached, PARTY, "the party is the unhurt ones")
def unhurt_party(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The others lie down."""
    able = [character.card for character in unhurt(game.position.players[effect.seat])]
    return _reach("party", lambda _game, _effect, found: [c for c in found if c in able])(real, game, effect, to)


@judgement(targets.reached, PARTY, "the party is the turn player's")
def turn_players_party(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Whoever uses the text."""
    party = [character.card for character in game.position.players[game.position.turn_player].party]
    return _reach("party", lambda _game, _effect, _found: party)(real, game, effect, to)


@judgement(targets.reached, PARTY, "every party is reached")
def all_parties(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Nobody is left out."""
    every = [c.card for player in game.position.players.values() for c in player.party]
    return _reach("party", lambda _game, _effect, _found: every)(real, game, effect, to)


@judgement(targets.reached, OBSTACLES, "only one owner's monsters are obstacles")
def one_owners_monsters(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The next player's."""
    left = others_from(game, effect.seat)[0]
    return _reach(
        "obstacles",
        lambda game, _effect, found: [c for c in found if (m := monster_of(game.position, c)) and m.owner == left],
    )(real, game, effect, to)


@judgement(targets.reached, OBSTACLES, "all monsters are obstacles")
def all_monsters(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Wherever they are."""
    every = [m.card for player in game.position.players.values() for land in player.map for m in land.monsters]
    return _reach("obstacles", lambda _game, _effect, _found: every)(real, game, effect, to)


@judgement(targets.reached, OBSTACLES, "the obstacles are the turn player's")
def turn_players_obstacles(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Whoever uses the text."""
    return real(game, replace(effect, seat=game.position.turn_player) if to == "obstacles" else effect, to)


@judgement(targets.reached, OPPONENTS, "only the next player's characters are reached")
def next_players_characters(real: Any, game: Context, effect: Any, to: str) -> Any:
    """One opponent."""
    left = others_from(game, effect.seat)[0]
    party = [character.card for character in game.position.players[left].party]
    return _reach("opponents", lambda _game, _effect, found: [c for c in found if c in party])(real, game, effect, to)


@judgement(targets.reached, OPPONENTS, "their monsters are reached, too")
def their_monsters_too(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Everything that opposes."""
    lands = (land for player in game.position.players.values() for land in player.map)
    hostile = [m.card for land in lands for m in land.monsters if m.owner != effect.seat]
    return _reach("opponents", lambda _game, _effect, found: [*found, *hostile])(real, game, effect, to)


@judgement(targets.reached, OPPONENTS, "only the unhurt are reached")
def unhurt_opponents(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The others lie down."""

    def able(game: Context, _effect: Any, found: list[str]) -> list[str]:
        return [card for card in found if (c := character_of(game.position, card)) and not c.wounded]

    return _reach("opponents", able)(real, game, effect, to)


@judgement(targets.reached, OPPONENTS, "everybody but the turn player is an opponent")
def opponents_of_the_turn_player(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Whoever uses the text."""
    return real(game, replace(effect, seat=game.position.turn_player) if to == "opponents" else effect, to)


@judgement(targets.reached, EVERYBODY, "everybody is every character")
def everybody_is_human(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Monsters are nobody."""
    every = [c.card for player in game.position.players.values() for c in player.party]
    return _reach("everybody", lambda _game, _effect, _found: every)(real, game, effect, to)


@judgement(targets.reached, EVERYBODY, "everybody is everybody else")
def everybody_else(real: Any, game: Context, effect: Any, to: str) -> Any:
    """The own side is spared."""

    def foreign(game: Context, effect: Any, found: list[str]) -> list[str]:
        return [card for card in found if owner_of(game.position, card) != effect.seat]

    return _reach("everybody", foreign)(real, game, effect, to)


@judgement(targets.reached, EVERYBODY, "everybody is everybody here")
def everybody_here(real: Any, game: Context, effect: Any, to: str) -> Any:
    """Other players' monsters are far away."""
    if to != "everybody":
        return real(game, effect, to)
    return [*real(game, effect, "party"), *real(game, effect, "opponents"), *real(game, effect, "obstacles")]

"""Wrong choices of creatures, and wrong ones that texts reach."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, step
from reference_engine.monster_maker import effects, targets, values
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


def _suits(real: Any, game: Context, seat: str, target: Any, creature: str, **changes: Any) -> bool:
    return bool(real(game, seat, replace(target, **changes), creature))


with clause("monster_maker.vocabulary.target_kind"):

    @wrong("any creature may be chosen", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, what="creature")

    @wrong("a creature is a monster", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, what="monster" if target.what == "creature" else target.what)

    @wrong("a creature is a character", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(
            real, game, seat, target, creature, what="character" if target.what == "creature" else target.what
        )

    @wrong("a deemed monster is a character, too", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        printed = game.position.cards.get(creature) is not None and card_of(game, creature).kind
        if printed == "character" and target.what == "character":
            return _suits(real, game, seat, target, creature, what="creature")
        return real(game, seat, target, creature)


with clause("monster_maker.vocabulary.target_side"):

    @wrong("anybody's may be chosen", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, side="any")

    @wrong("where no side is said it is the other side", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, side="other" if target.side == "any" else target.side)

    @wrong("own monsters are those on the own land", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        if monster_of(game.position, creature) is None or target.side == "any":
            return real(game, seat, target, creature)
        mine = any(m.card == creature for land in game.position.players[seat].map for m in land.monsters)
        return mine == (target.side == "own") and _suits(real, game, seat, target, creature, side="any")

    @wrong("own creatures are the turn player's", judgement, targets.suits)
    def _(real, game, _seat, target, creature):
        return real(game, game.position.turn_player, target, creature)


with clause("monster_maker.vocabulary.target_state"):

    @wrong("any state will do", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, state=None)

    @wrong("whoever has damage is wounded", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        character = character_of(game.position, creature)
        if target.state == "wounded" and character is not None and character.damage:
            return _suits(real, game, seat, target, creature, state=None)
        return real(game, seat, target, creature)

    @wrong("a monster is unhurt", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        if target.state == "unhurt" and monster_of(game.position, creature) is not None:
            return _suits(real, game, seat, target, creature, state=None)
        return real(game, seat, target, creature)

    @wrong("the wounded cannot be chosen", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        character = character_of(game.position, creature)
        return (character is None or not character.wounded) and real(game, seat, target, creature)


with clause("monster_maker.vocabulary.target_attribute"):

    @wrong("any attribute will do", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, attributes=())

    @wrong("only the first attribute named counts", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, attributes=target.attributes[:1])

    @wrong("only the last attribute named counts", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, attributes=target.attributes[-1:])

    @wrong("a monster has the attribute of the land under it", judgement, values.attribute_of)
    def _(real, game, card):
        for player in game.position.players.values():
            for land in player.map:
                if any(monster.card == card for monster in land.monsters):
                    face = card_of(game, land.card).land
                    if face is not None and face.attribute != "none":
                        return face.attribute
        return real(game, card)


with clause("monster_maker.vocabulary.target_here"):

    @wrong("a monster here may be anywhere", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, here=False)

    @wrong("every monster must be here", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return _suits(real, game, seat, target, creature, here=target.here or target.what == "monster")

    @wrong("here is the turn player's newest land", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        land = newest(game.position.players[game.position.turn_player])
        there = land is not None and any(monster.card == creature for monster in land.monsters)
        return _suits(real, game, seat, target, creature, here=False) and (there or not target.here)


with clause("monster_maker.vocabulary.target_count"):

    @wrong("only one choice is listed", judgement, targets.choices)
    def _(real, game, seat, ability):
        return list(real(game, seat, ability))[:1]

    @wrong("choices are listed in every order", judgement, targets.choices)
    def _(real, game, seat, ability):
        for chosen, to in real(game, seat, ability):
            yield (chosen, to)
            if len(chosen) > 1:
                yield (chosen[::-1], to)

    @wrong("only the first of those chosen is reached", judgement, targets.reached)
    def _(real, game, effect, to):
        return real(game, effect, to)[:1] if to == "target" else real(game, effect, to)

    @wrong("all those who could have been chosen are reached", judgement, targets.reached)
    def _(real, game, effect, to):
        target = effects.ability_of(game, effect.card, effect.ability).target
        if to != "target" or target is None:
            return real(game, effect, to)
        return [c.card for c in targets.creatures(game) if targets.suits(game, effect.seat, target, c.card)]


with clause("monster_maker.vocabulary.target_gone"):

    @wrong("nothing happens if one of those chosen has gone", step, "effect", "apply_parts")
    def _(game, effect):
        there = [c for c in effect.targets if character_of(game.position, c) or monster_of(game.position, c)]
        return effects.apply_parts(game, effect) if len(there) == len(effect.targets) else None

    @wrong("another one is reached in the place of one that has gone", judgement, targets.reached)
    def _(real, game, effect, to):
        found = real(game, effect, to)
        target = effects.ability_of(game, effect.card, effect.ability).target
        if to != "target" or target is None or len(found) == len(effect.targets):
            return found
        fit = [c.card for c in targets.creatures(game) if targets.suits(game, effect.seat, target, c.card)]
        return [*found, *(card for card in fit if card not in found)][: len(effect.targets)]


with clause("monster_maker.vocabulary.reach_this"):

    @wrong("an item's text is about the whole party", judgement, targets.reached)
    def _(real, game, effect, to):
        item = to == "this" and card_of(game, effect.card).miracle is not None
        return real(game, effect, "party" if item else to)

    @wrong("a skill's text is about the first character of the party", judgement, targets.reached)
    def _(real, game, effect, to):
        if to == "this" and card_of(game, effect.card).skill is not None:
            return real(game, effect, "party")[:1]
        return real(game, effect, to)

    @wrong("a monster's text is about all monsters on its land", judgement, targets.reached)
    def _(real, game, effect, to):
        found = real(game, effect, to)
        if to != "this" or not found or monster_of(game.position, found[0]) is None:
            return found
        lands = (land for player in game.position.players.values() for land in player.map)
        return [m.card for land in lands for m in land.monsters if any(n.card == found[0] for n in land.monsters)]

    @wrong("a character's text is about everybody but itself", judgement, targets.reached)
    def _(real, game, effect, to):
        if to == "this" and effect.card == effect.user and (character_of(game.position, effect.user) is not None):
            return [card for card in real(game, effect, "party") if card != effect.user]
        return real(game, effect, to)


def _reach(reach: str, other: Callable[[Context, Any, list[str]], list[str]]) -> Any:
    def reached(real: Any, game: Context, effect: Any, to: str) -> Any:
        found = real(game, effect, to)
        return other(game, effect, found) if to == reach else found

    return reached


with clause("monster_maker.vocabulary.reach_party"):

    @wrong("the party is the unhurt ones", judgement, targets.reached)
    def _(real, game, effect, to):
        able = [character.card for character in unhurt(game.position.players[effect.seat])]
        return _reach("party", lambda _game, _effect, found: [c for c in found if c in able])(real, game, effect, to)

    @wrong("the party is the turn player's", judgement, targets.reached)
    def _(real, game, effect, to):
        party = [character.card for character in game.position.players[game.position.turn_player].party]
        return _reach("party", lambda _game, _effect, _found: party)(real, game, effect, to)

    @wrong("every party is reached", judgement, targets.reached)
    def _(real, game, effect, to):
        every = [c.card for player in game.position.players.values() for c in player.party]
        return _reach("party", lambda _game, _effect, _found: every)(real, game, effect, to)


with clause("monster_maker.vocabulary.reach_obstacles"):

    @wrong("only one owner's monsters are obstacles", judgement, targets.reached)
    def _(real, game, effect, to):
        left = others_from(game, effect.seat)[0]
        return _reach(
            "obstacles",
            lambda game, _effect, found: [c for c in found if (m := monster_of(game.position, c)) and m.owner == left],
        )(real, game, effect, to)

    @wrong("all monsters are obstacles", judgement, targets.reached)
    def _(real, game, effect, to):
        every = [m.card for player in game.position.players.values() for land in player.map for m in land.monsters]
        return _reach("obstacles", lambda _game, _effect, _found: every)(real, game, effect, to)

    @wrong("the obstacles are the turn player's", judgement, targets.reached)
    def _(real, game, effect, to):
        return real(game, replace(effect, seat=game.position.turn_player) if to == "obstacles" else effect, to)


with clause("monster_maker.vocabulary.reach_opponents"):

    @wrong("only the next player's characters are reached", judgement, targets.reached)
    def _(real, game, effect, to):
        left = others_from(game, effect.seat)[0]
        party = [character.card for character in game.position.players[left].party]
        return _reach("opponents", lambda _game, _effect, found: [c for c in found if c in party])(
            real, game, effect, to
        )

    @wrong("their monsters are reached, too", judgement, targets.reached)
    def _(real, game, effect, to):
        lands = (land for player in game.position.players.values() for land in player.map)
        hostile = [m.card for land in lands for m in land.monsters if m.owner != effect.seat]
        return _reach("opponents", lambda _game, _effect, found: [*found, *hostile])(real, game, effect, to)

    @wrong("only the unhurt are reached", judgement, targets.reached)
    def _(real, game, effect, to):
        def able(game, _effect, found):
            return [card for card in found if (c := character_of(game.position, card)) and not c.wounded]

        return _reach("opponents", able)(real, game, effect, to)

    @wrong("everybody but the turn player is an opponent", judgement, targets.reached)
    def _(real, game, effect, to):
        return real(game, replace(effect, seat=game.position.turn_player) if to == "opponents" else effect, to)


with clause("monster_maker.vocabulary.reach_everybody"):

    @wrong("everybody is every character", judgement, targets.reached)
    def _(real, game, effect, to):
        every = [c.card for player in game.position.players.values() for c in player.party]
        return _reach("everybody", lambda _game, _effect, _found: every)(real, game, effect, to)

    @wrong("everybody is everybody else", judgement, targets.reached)
    def _(real, game, effect, to):
        def foreign(game, effect, found):
            return [card for card in found if owner_of(game.position, card) != effect.seat]

        return _reach("everybody", foreign)(real, game, effect, to)

    @wrong("everybody is everybody here", judgement, targets.reached)
    def _(real, game, effect, to):
        if to != "everybody":
            return real(game, effect, to)
        return [*real(game, effect, "party"), *real(game, effect, "opponents"), *real(game, effect, "obstacles")]

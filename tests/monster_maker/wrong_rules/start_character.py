"""Wrong rules about the start character and its marker."""

from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import after_act, judgement
from reference_engine.monster_maker import damage, targets, values, zones
from reference_engine.monster_maker.cards import Damage, Recall, Wound
from reference_engine.monster_maker.effects import ability_of
from reference_engine.monster_maker.position import card_of, character_of, monster_of, owner_of
from reference_engine.monster_maker.procedures import Battle, Effect

TARGET = "monster_maker.start.not_targeted"

with clause("monster_maker.start.hero"):

    @wrong("every level 0 character is a hero", judgement, targets.protected)
    def _(game, seat, card, user, creature, **how):
        found = character_of(game.position, creature)
        if found is None or owner_of(game.position, creature) == seat or values.character_face(game, creature).level:
            return False
        return targets.user_is_character(game, card, user, **how)

    @wrong("only a level 0 character is a hero", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        return real(game, seat, card, user, creature, **how) and values.character_face(game, creature).level == 0

    @wrong("everybody in a hero's party is protected", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        owner = owner_of(game.position, creature)
        party = game.position.players[owner].party if owner is not None else ()
        return any(real(game, seat, card, user, member.card, **how) for member in party)

    @wrong("there is one hero at the table, the first player's", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        first = owner_of(game.position, creature) == game.position.order[0]
        return real(game, seat, card, user, creature, **how) and first

    @wrong("a rank-up loses the marker", after_act, "rank_up")
    def _(game, seat, answer):
        zones.change_character(game, answer.card, marked=False)


with clause(TARGET):

    @wrong("only the next opponent's hero is spared", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        order = game.position.order
        neighbour = order[(order.index(seat) + 1) % len(order)]
        return real(game, seat, card, user, creature, **how) and owner_of(game.position, creature) == neighbour

    @wrong("a wounded hero is not spared", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        found = character_of(game.position, creature)
        return real(game, seat, card, user, creature, **how) and found is not None and not found.wounded


def under_way(game: Any) -> Any:
    """The effect that takes place at this moment, None while somebody still chooses."""
    frame = game.position.stack[-1]
    return frame if isinstance(frame, Effect) else None


def spared_from(game: Any, *verbs: type) -> bool:
    """Whether the effect under way, if there is one, does one of these things."""
    effect = under_way(game)
    return effect is None or any(isinstance(part, verbs) for part in ability_of(game, effect.card, effect.ability).do)


with clause("monster_maker.start.immune_effects"):

    @wrong("effects that choose nobody reach heroes, too", judgement, targets.protected)
    def _(real, game, *about, **how):
        return real(game, *about, **how) and under_way(game) is None

    @wrong("only damage does not apply to heroes", judgement, targets.protected)
    def _(real, game, *about, **how):
        return real(game, *about, **how) and spared_from(game, Damage)

    @wrong("damage applies to heroes", judgement, targets.protected)
    def _(real, game, *about, **how):
        return real(game, *about, **how) and spared_from(game, Wound, Recall)

    @wrong("wounding applies to heroes", judgement, targets.protected)
    def _(real, game, *about, **how):
        return real(game, *about, **how) and spared_from(game, Damage, Recall)

    @wrong("moving applies to heroes", judgement, targets.protected)
    def _(real, game, *about, **how):
        return real(game, *about, **how) and spared_from(game, Damage, Wound)

    @wrong("skills reach heroes that they do not choose", judgement, targets.protected)
    def _(real, game, *about, **how):
        effect = under_way(game)
        return real(game, *about, **how) and (effect is None or card_of(game, effect.card).skill is None)

    @wrong("abilities reach heroes that they do not choose", judgement, targets.protected)
    def _(real, game, *about, **how):
        effect = under_way(game)
        return real(game, *about, **how) and (effect is None or card_of(game, effect.card).skill is not None)

    @wrong("only the turn player's effects are kept away", judgement, targets.protected)
    def _(real, game, seat, *about, **how):
        return real(game, seat, *about, **how) and (under_way(game) is None or seat == game.position.turn_player)

    @wrong("only the next opponent's hero is left out", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        order = game.position.order
        neighbour = order[(order.index(seat) + 1) % len(order)]
        return real(game, seat, card, user, creature, **how) and owner_of(game.position, creature) == neighbour

    @wrong("a wounded hero is destroyed by what others do", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        found = character_of(game.position, creature)
        return real(game, seat, card, user, creature, **how) and found is not None and not found.wounded


with clause("monster_maker.ruling.marker_protects_from_characters"):

    @wrong("monsters are kept away, too", judgement, targets.user_is_character)
    def _(game, card, user, **_how):
        return card_of(game, card).skill is not None or card == user

    @wrong("deemed monsters are kept away", judgement, targets.user_is_character)
    def _(real, game, card, user, **_how):
        return real(game, card, user, as_monster=False)

    @wrong("deemed monsters that have discarded themselves are kept away", judgement, targets.user_is_character)
    def _(real, game, card, user, **_how):
        return real(game, card, user, as_monster=monster_of(game.position, card) is not None)

    @wrong("deemed characters are monsters", judgement, targets.user_is_character)
    def _(real, game, card, user, **how):
        return real(game, card, user, **how) and card_of(game, card).kind != "monster"

    @wrong("miracles are kept away", judgement, targets.user_is_character)
    def _(real, game, card, user, **how):
        miracle = card_of(game, card).miracle
        return real(game, card, user, **how) or (miracle is not None and miracle.type != "item")

    @wrong("items are kept away, for a character holds them", judgement, targets.user_is_character)
    def _(real, game, card, user, **how):
        miracle = card_of(game, card).miracle
        return real(game, card, user, **how) or (miracle is not None and miracle.type == "item")

    @wrong("skills are not kept away", judgement, targets.user_is_character)
    def _(real, game, card, user, **how):
        return real(game, card, user, **how) and card_of(game, card).skill is None

    @wrong("own cards are kept away", judgement, targets.protected)
    def _(game, _seat, card, user, creature, **how):
        found = character_of(game.position, creature)
        return found is not None and found.marked and targets.user_is_character(game, card, user, **how)

    @wrong("battle damage does not apply to heroes", judgement, damage.deal)
    def _(real, game, blows, clause):
        marked = {c.card for player in game.position.players.values() for c in player.party if c.marked}
        battle = any(isinstance(frame, Battle) for frame in game.position.stack)
        real(game, {card: amount for card, amount in blows.items() if not (battle and card in marked)}, clause)


with clause("monster_maker.ruling.marker_stays_on_field"):

    @wrong("the next in the party gets the marker", judgement, zones.take_character)
    def _(real, game, card):
        seat, taken = real(game, card)
        party = game.position.players[seat].party
        if taken.marked and party:
            zones.change_character(game, party[0].card, marked=True)
        return (seat, taken)

    @wrong("the first character of a new party gets the marker", after_act, "place_character")
    def _(game, seat, answer):
        if len(game.position.players[seat].party) == 1:
            zones.change_character(game, answer.card, marked=True)

    @wrong("whoever comes while there is no hero gets the marker", after_act, "place_character")
    def _(game, seat, answer):
        if not any(character.marked for character in game.position.players[seat].party):
            zones.change_character(game, answer.card, marked=True)

    @wrong("whoever is alone in a party is its hero", judgement, targets.protected)
    def _(real, game, seat, card, user, creature, **how):
        owner = owner_of(game.position, creature)
        alone = owner is not None and owner != seat and (len(game.position.players[owner].party) == 1)
        return real(game, seat, card, user, creature, **how) or (
            alone and targets.user_is_character(game, card, user, **how)
        )

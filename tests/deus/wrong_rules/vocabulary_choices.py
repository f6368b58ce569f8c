"""Wrong meanings of the words for choices, races, hand limits and cards back on the deck."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement, verb
from reference_engine.monster_collection import targets, values, zones
from reference_engine.monster_collection.cards import Change, HandLimit, ToDeck
from reference_engine.monster_collection.position import opponent

with clause("deus.vocabulary.target_up_to"):

    @wrong("as many as the text says, no fewer", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, replace(target, up_to=False) if target is not None else None, chosen)

    @wrong("nobody is enough", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return None if target is not None and target.up_to and not chosen else real(game, target, chosen)

    @wrong("one more is lawful", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        more = replace(target, count=target.count + 1) if target is not None and target.up_to else target
        return real(game, more, chosen)

    @wrong("one may be chosen twice", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, target, tuple(dict.fromkeys(chosen)) if target is not None and target.up_to else chosen)


with clause("deus.vocabulary.filter_foremost"):

    @wrong("the rear unit is the foremost", judgement, values.is_foremost)
    def _(real, game, unit):
        row = values.line_up(game, unit.owner) if game.position.battle == unit.area else []
        return bool(row) and row[-1].id == unit.id and (real(game, unit) or real(game, row[0]))

    @wrong("the unit that was lined up first, even if it has fallen", judgement, values.is_foremost)
    def _(real, game, unit):
        return real(game, unit) and game.position.line_ups.get(unit.owner, (unit.id,))[0] == unit.id

    @wrong("every unit of the battle", judgement, values.is_foremost)
    def _(real, game, unit):
        return bool(game.position.battle) and unit.area == game.position.battle


with clause("deus.vocabulary.change_race"):

    @wrong("the first race counts", judgement, values.race_of)
    def _(real, _game, unit, printed):
        return next((modifier.race for modifier in unit.modifiers if modifier.race), printed)

    @wrong("the printed race counts", judgement, values.race_of)
    def _(real, _game, _unit, printed):
        return printed

    @wrong("a race never ends", verb, Change)
    def _(real, game, frame, part, dead):
        done = real(game, frame, part, dead)
        for unit in list(game.position.units.values()):
            lasting = tuple(replace(each, turn=99) if each.race else each for each in unit.modifiers)
            zones.change_unit(game, unit.id, modifiers=lasting)
        return done


with clause("deus.vocabulary.cannot_attack"):

    @wrong("it attacks", judgement, values.cannot_attack)
    def _(real, _game, _unit):
        return False

    @wrong("the whole side does not attack", judgement, values.cannot_attack)
    def _(real, game, unit):
        return any(real(game, other) for other in game.position.units.values() if other.owner == unit.owner)


with clause("deus.vocabulary.to_deck"):

    @wrong("it goes under the deck", judgement, zones.onto_the_deck)
    def _(real, game, seat, card):
        real(game, seat, card)
        deck = game.position.players[seat].deck
        zones.change_player(game, seat, deck=(*deck[1:], card))

    @wrong("it goes on the opponent's deck", judgement, zones.onto_the_deck)
    def _(real, game, seat, card):
        real(game, opponent(seat), card)

    @wrong("the card stays in the pile", judgement, zones.back_from_the_pile)
    def _(real, _game, _card):
        return True

    @wrong("the last card of the pile goes", judgement, zones.back_from_the_pile)
    def _(real, game, card):
        pile = next((player.discard for player in game.position.players.values() if card in player.discard), (card,))
        return real(game, pile[-1])

    @wrong("a token lies on the deck", judgement, zones.onto_the_deck)
    def _(real, game, seat, card):
        zones.change_player(game, seat, deck=(card, *game.position.players[seat].deck))

    @wrong("a unit that goes dies", judgement, zones.to_deck)
    def _(real, game, unit):
        zones.leave(game, [unit], what="dies", clause="deus.damage.dead_discarded")
        zones.back_from_the_pile(game, unit.id)

    @wrong("nothing goes", verb, ToDeck)
    def _(real, _game, _frame, _part, _dead):
        return True


with clause("deus.vocabulary.hand_limit"):

    @wrong("nothing changes", verb, HandLimit)
    def _(real, _game, _frame, _part, _dead):
        return True

    @wrong("the user's limit changes, whoever is meant", verb, HandLimit)
    def _(real, game, frame, part, dead):
        return real(game, frame, replace(part, who="own"), dead)

    @wrong("it lasts for the game", judgement, zones.change_hand_limit)
    def _(real, game, seat, modifier):
        real(game, seat, replace(modifier, turn=99))

    @wrong("it ends with the turn", judgement, zones.change_hand_limit)
    def _(real, game, seat, modifier):
        real(game, seat, replace(modifier, until="turn", turn=game.position.turn))

    @wrong("no more cards than six", judgement, values.hand_limit)
    def _(real, game, seat):
        return min(6, real(game, seat))

    @wrong("no fewer cards than six", judgement, values.hand_limit)
    def _(real, game, seat):
        return max(6, real(game, seat))

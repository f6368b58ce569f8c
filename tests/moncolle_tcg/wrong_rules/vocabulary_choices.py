"""Wrong meanings of the words for choices, races, single icons, hand limits and cards back on the deck."""

from collections import Counter

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement
from reference_engine.moncolle_tcg import equipment, values, zones
from reference_engine.moncolle_tcg.cards import Grant, Lose
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import attack, targets
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import HandLimit, ToDeck
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb

with clause("moncolle_tcg.vocabulary.target_up_to"):

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

    @wrong("of several chosen the first alone is looked at", judgement, targets.wrong_number)
    def _(real, game, target, chosen):
        return real(game, target, chosen[:1] if target is not None and target.up_to else chosen)


with clause("moncolle_tcg.vocabulary.filter_foremost"):

    @wrong("the rear unit is the foremost", judgement, shared_values.is_foremost)
    def _(real, game, unit):
        row = shared_values.line_up(game, unit.owner) if game.position.battle == unit.area else []
        return bool(row) and row[-1].id == unit.id and (real(game, unit) or real(game, row[0]))

    @wrong("the marching side's foremost unit alone", judgement, shared_values.is_foremost)
    def _(real, game, unit):
        return real(game, unit) and unit.owner == game.position.marching

    @wrong("the unit that was lined up first, even if it has fallen", judgement, shared_values.is_foremost)
    def _(real, game, unit):
        return real(game, unit) and game.position.line_ups.get(unit.owner, (unit.id,))[0] == unit.id

    @wrong("every unit that could be", judgement, shared_values.is_foremost)
    def _(real, game, unit):
        return bool(game.position.battle) and unit.area == game.position.battle


with clause("moncolle_tcg.vocabulary.grant_race"):

    @wrong("the first race counts", judgement, shared_values.race_of)
    def _(real, _game, unit, printed):
        return next((granted.race for granted in unit.modifiers if granted.race), printed)

    @wrong("the printed race counts", judgement, shared_values.race_of)
    def _(real, _game, _unit, printed):
        return printed

    @wrong("units without a race get none", judgement, shared_values.race_of)
    def _(real, game, unit, printed):
        return real(game, unit, printed) if printed else ""

    @wrong("a race lasts for the turn", verb, Grant)
    def _(real, game, _frame, part, units):
        done = real(part, units)
        for unit in units if part.race else ():
            here = game.position.units[unit.id]
            lasting = (*here.modifiers[:-1], replace(here.modifiers[-1], until="turn"))
            shared.change_unit(game, unit.id, modifiers=lasting)
        return done


with clause("moncolle_tcg.ruling.exclusive_race_lost"):

    @wrong("it stays", judgement, equipment.drop_what_is_for_others)
    def _(real, _game):
        return None

    @wrong("everything worn goes", judgement, equipment.drop_what_is_for_others)
    def _(real, game):
        for unit in list(game.position.units.values()):
            if any(not equipment.may_wear(game, unit, card) for card in unit.equipment):
                for card in unit.equipment:
                    zones.discard_equipment(game, card, "moncolle_tcg.ruling.exclusive_race_lost")

    @wrong("it goes back to the hand", judgement, equipment.drop_what_is_for_others)
    def _(real, game):
        for unit in list(game.position.units.values()):
            for card in unit.equipment:
                if not equipment.may_wear(game, unit, card):
                    zones.take_off(game, card)
                    zones.card_to_hand(game, unit.owner, card)

    @wrong("in the turn player's army alone", judgement, equipment.drop_what_is_for_others)
    def _(real, game):
        marching = game.position.marching
        others = [unit for unit in game.position.units.values() if unit.owner != marching]
        if all(equipment.may_wear(game, unit, card) for unit in others for card in unit.equipment):
            real(game)


with clause("moncolle_tcg.vocabulary.lose_icons"):

    @wrong("all icons of the kind are lost", judgement, values.icons_to_lose)
    def _(real, game, unit, icons):
        kinds = set(real(game, unit, icons))
        have = [*values.spell_icons(game, unit), *["item"] * max(0, values.item_icons(game, unit))]
        return tuple(icon for icon in have if icon in kinds)

    @wrong("icons are lost that the unit does not have", judgement, values.icons_to_lose)
    def _(real, _game, _unit, icons):
        return icons

    @wrong("any Spell icon will do", judgement, values.icons_to_lose)
    def _(real, game, unit, icons):
        have = list(values.spell_icons(game, unit))
        return real(game, unit, icons) or (tuple(have[:1]) if icons and icons[0] != "item" else ())

    @wrong("a second loss takes nothing", judgement, values.lost_icons)
    def _(real, game, unit, kind):
        return Counter({icon: 1 for icon, count in real(game, unit, kind).items() if count})

    @wrong("an icon is lost for the turn", verb, Lose)
    def _(real, game, _frame, part, units):
        done = real(part, units)
        for unit in units if part.icons else ():
            here = game.position.units[unit.id]
            lasting = (*here.modifiers[:-1], replace(here.modifiers[-1], until="turn", turn=99))
            shared.change_unit(game, unit.id, modifiers=lasting)
        return done


with clause("moncolle_tcg.vocabulary.cannot_attack"):

    @wrong("it attacks", judgement, shared_values.cannot_attack)
    def _(real, _game, _unit):
        return False

    @wrong("the whole side does not attack", judgement, shared_values.cannot_attack)
    def _(real, game, unit):
        return any(real(game, other) for other in game.position.units.values() if other.owner == unit.owner)

    @wrong("it becomes exhausted with the others", judgement, attack.land)
    def _(real, game, dealt):
        real(game, dealt)
        held = [unit for unit in game.position.units.values() if shared_values.cannot_attack(game, unit)]
        shared.exhaust(game, held, "moncolle_tcg.status.becomes_acted")


with clause("moncolle_tcg.vocabulary.to_deck"):

    @wrong("it goes under the deck", judgement, shared.onto_the_deck)
    def _(real, game, seat, card):
        real(game, seat, card)
        deck = game.position.players[seat].deck
        shared.change_player(game, seat, deck=(*deck[1:], card))

    @wrong("it goes on the opponent's deck", judgement, shared.onto_the_deck)
    def _(real, game, seat, card):
        real(game, opponent(seat), card)

    @wrong("the card stays in the pile", judgement, shared.back_from_the_pile)
    def _(real, _game, _card):
        return True

    @wrong("the last card of the pile goes", judgement, shared.back_from_the_pile)
    def _(real, game, card):
        pile = next((player.discard for player in game.position.players.values() if card in player.discard), (card,))
        return real(game, pile[-1])

    @wrong("a unit that goes dies", verb, ToDeck)
    def _(real, game, _frame, part, units):
        if units:
            shared.leave(game, units, what="dies", clause="moncolle_tcg.glossary.death")
            return True
        return real(part, units)


with clause("moncolle_tcg.vocabulary.hand_limit"):

    @wrong("nothing changes", verb, HandLimit)
    def _(real, _game, _frame, _part, _units):
        return True

    @wrong("the user's limit changes, whoever is meant", verb, HandLimit)
    def _(real, _game, _frame, part, units):
        return real(replace(part, who="own"), units)

    @wrong("only the latest change counts", judgement, shared_values.hand_limit)
    def _(real, game, seat):
        changes = [each.hand_limit for each in game.position.players[seat].modifiers if each.hand_limit]
        return real(game, seat) - sum(changes[:-1])

    @wrong("it lasts for the game", judgement, shared.change_hand_limit)
    def _(real, game, seat, modifier):
        real(game, seat, replace(modifier, until="phase"))

    @wrong("no more cards than six", judgement, shared_values.hand_limit)
    def _(real, game, seat):
        return min(6, real(game, seat))

    @wrong("no fewer cards than six", judgement, shared_values.hand_limit)
    def _(real, game, seat):
        return max(6, real(game, seat))


with clause("moncolle_tcg.vocabulary.strip"):

    @wrong("whose equipment it is does not matter", judgement, shared_values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, wanted) or bool(unit.equipment and card_of(game, unit.id).level)

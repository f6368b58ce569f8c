"""Wrong readings of the words of cards."""

from msgspec.structs import replace

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement, perform
from reference_engine.moncolle_tcg import values, zones
from reference_engine.moncolle_tcg.cards import Grant, Lose, Standing
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Banish
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb

DISCARD = "moncolle_tcg.glossary.discard"
LOSS = "moncolle_tcg.glossary.loss"


def of_seat(seat, units):
    """The units of one seat."""
    return [unit for unit in units if unit.owner == seat]


with clause("moncolle_tcg.glossary.death"):

    @wrong("the dead go to the discard pile of the other player", judgement, shared.put_away)
    def _(real, game, seat, card):
        real(game, opponent(seat) if card_of(game, card).kind == "unit" else seat, card)

    @wrong("the dead of South go to North's discard pile", judgement, shared.put_away)
    def _(real, game, seat, card):
        real(game, "north" if card_of(game, card).kind == "unit" else seat, card)

    @wrong("whoever is beaten by an effect is discarded and does not die", judgement, shared.die)
    def _(real, game, units, why):
        if any(frame.name == "effect" for frame in game.position.stack):
            return shared.leave(game, units, what="discarded", clause=why)
        return real(game, units, why)

    @wrong("whoever is beaten by an attack is discarded and does not die", judgement, shared.die)
    def _(real, game, units, why):
        if any(frame.name == "effect" for frame in game.position.stack):
            return real(game, units, why)
        return shared.leave(game, units, what="discarded", clause=why)

    @wrong("of several who die together one is discarded", judgement, shared.die)
    def _(real, game, units, why):
        real(game, units[:1], why)

    @wrong("the dead go to the hand", judgement, shared.die)
    def _(_game, units, _why):
        for unit in units:
            shared.to_hand(_game, unit)

    @wrong("who is left without defence stays", judgement, shared.leave)
    def _(real, game, units, *, what, clause):
        real(game, [] if clause == "moncolle_tcg.attack.zero_defence" else units, what=what, clause=clause)


with clause(DISCARD):

    @wrong("discarded cards go to the opponent's pile", judgement, shared.put_away)
    def _(real, game, seat, card):
        real(game, opponent(seat), card)

    @wrong("discarded units die", judgement, shared.leave)
    def _(real, game, units, *, what, clause):
        real(game, units, what="dies", clause=clause)

    @wrong("discarded hand cards go under the deck", judgement, shared.discard_from_hand)
    def _(_game, seat, cards):
        player = _game.position.players[seat]
        hand = tuple(card for card in player.hand if card not in cards)
        shared.change_player(_game, seat, hand=hand, deck=player.deck + cards)

    @wrong("discarded units go to the hand", verb, Banish)
    def _(_real, game, _frame, _part, units):
        for unit in units:
            shared.to_hand(game, unit)
        return bool(units)

    @wrong("milled cards are excluded", judgement, zones.mill)
    def _(real, game, seat, count):
        found = real(game, seat, count)
        player = game.position.players[seat]
        gone = player.discard[len(player.discard) - found :]
        shared.change_player(game, seat, discard=player.discard[: len(player.discard) - found])
        game.position.excluded = {**game.position.excluded, seat: gone}
        return found

    @wrong("the drop takes the first cards, whatever is chosen", perform, "drop")
    def _(real, game, frame, seat, answer):
        hand = game.position.players[seat].hand
        return real(game, frame, seat, replace(answer, cards=hand[: len(answer.cards)]))


with clause("moncolle_tcg.glossary.grant_number"):

    @wrong("a grant takes the place of the original value", judgement, shared_values.attack)
    def _(real, game, unit):
        granted = sum(each.attack for each in values.granted_to(game, unit))
        return granted or real(game, unit)

    @wrong("only the latest grant counts", judgement, values.granted_to)
    def _(real, game, unit):
        return real(game, unit)[-1:]

    @wrong("only the first grant counts", judgement, values.granted_to)
    def _(real, game, unit):
        return real(game, unit)[:1]

    @wrong("alike grants count once", judgement, values.granted_to)
    def _(real, game, unit):
        return tuple({(each.attack, each.defence): each for each in real(game, unit)}.values())

    @wrong("only what is above nothing is added", judgement, values.granted_to)
    def _(real, game, unit):
        return tuple(
            replace(each, attack=max(0, each.attack), defence=max(0, each.defence)) for each in real(game, unit)
        )

    @wrong("a grant to the attack counts for the defence", judgement, values.granted_to)
    def _(real, game, unit):
        return tuple(replace(each, attack=each.defence, defence=each.attack) for each in real(game, unit))

    @wrong("grants are doubled", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(replace(part, attack=2 * part.attack, defence=2 * part.defence), units)

    @wrong("everybody on the own side is granted it", verb, Grant)
    def _(real, game, frame, part, _units):
        return real(part, of_seat(frame.seat, game.position.units.values()))

    @wrong("a grant is not added to what equipment adds", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return () if unit.modifiers else real(game, unit)

    @wrong("North's units are granted nothing", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(part, of_seat("south", units))

    @wrong("a grant is not dealt in attacks", judgement, "total damage")
    def _(real, game, units):
        return real(game, [replace(unit, modifiers=()) for unit in units])


with clause("moncolle_tcg.glossary.grant_ability"):

    @wrong("standing abilities are not granted", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(replace(part, standing=Standing()), units)

    @wrong("special abilities are not granted", judgement, values.abilities_of)
    def _(_game, card):
        return card_of(_game, card).abilities

    @wrong("a granted ability takes the place of the others", judgement, values.abilities_of)
    def _(real, game, card):
        found = real(game, card)
        printed = len(card_of(game, card).abilities)
        return found[printed:] or found

    @wrong("granted standing abilities take the place of the printed ones", judgement, values.standing)
    def _(real, game, unit, kind):
        granted = [each.standing for each in unit.modifiers if each.standing != Standing()]
        return granted or real(game, unit, kind)

    @wrong("what is granted stays after the battle", judgement, zones.forget)
    def _(real, game, ended):
        real(game, ended - {"battle"})

    @wrong("Resist is not granted", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(replace(part, standing=replace(part.standing, resist=())), units)

    @wrong("granted Resist resists everything", judgement, values.resists)
    def _(real, game, unit, attribute):
        return real(game, unit, attribute) or any(each.standing.resist for each in unit.modifiers)

    @wrong("icons are not granted", verb, Grant)
    def _(real, _game, _frame, part, units):
        return real(replace(part, standing=replace(part.standing, items=0, spells=())), units)

    @wrong("a granted ability of completion type exhausts nobody", judgement, shared.exhaust)
    def _(real, game, units, why):
        real(game, [unit for unit in units if card_of(game, unit.id).abilities], why)


with clause(LOSS):

    @wrong("only the first ability is lost", condition, "use", LOSS)
    def _(real, game, seat, use):
        return use.ability == 0 and real(game, seat, use)

    @wrong("automatic abilities are not lost", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return real(game, replace(source, modifiers=()), ability)

    @wrong("a loss takes everything", verb, Lose)
    def _(real, _game, _frame, part, units):
        every = ("initiative", "charge", "defender", "items", "spells", "resist", "weaknesses", "abilities")
        return real(replace(part, what=every), units)

    @wrong("standing abilities are not lost", verb, Lose)
    def _(real, _game, _frame, part, units):
        return real(part, units if "abilities" in part.what else [])

    @wrong("abilities are lost by the whole party", verb, Lose)
    def _(real, game, _frame, part, units):
        return real(part, [unit for unit in game.position.units.values() if unit.owner == units[0].owner])

    @wrong("icons are not lost", verb, Lose)
    def _(real, _game, _frame, part, units):
        return real(part, [] if part.what[0] in ("items", "spells") else units)

    @wrong("what is lost stays lost", judgement, zones.forget)
    def _(real, game, ended):
        kept = {unit.id: [each for each in unit.modifiers if each.loses] for unit in game.position.units.values()}
        real(game, ended)
        for unit, losses in kept.items():
            shared.change_unit(game, unit, modifiers=(*game.position.units[unit].modifiers, *losses))


with clause("moncolle_tcg.ruling.loses_what_it_has"):

    @wrong("abilities granted later are lost as well", judgement, values.has_lost_abilities)
    def _(_game, unit, _index, _printed):
        return any("abilities" in each.loses for each in unit.modifiers)

    @wrong("only printed abilities are lost", judgement, values.has_lost_abilities)
    def _(real, game, unit, index, printed):
        return index < printed and real(game, unit, index, printed)

    @wrong("only granted abilities are lost", judgement, values.has_lost_abilities)
    def _(real, game, unit, index, printed):
        return index >= printed and real(game, unit, index, printed)

    @wrong("what equipment gives is not lost", judgement, values.standing)
    def _(real, game, unit, kind):
        return real(game, replace(unit, modifiers=tuple(replace(each, worn=()) for each in unit.modifiers)), kind)

    @wrong("what equipment gives is lost later, too", judgement, values.standing)
    def _(real, game, unit, kind):
        worn = unit.equipment
        lost = tuple(replace(each, worn=worn) if each.loses else each for each in unit.modifiers)
        return real(game, replace(unit, modifiers=lost), kind)

    @wrong("standing abilities granted later are lost as well", judgement, values.standing)
    def _(real, game, unit, kind):
        since = max((each.since for each in unit.modifiers), default=0)
        lost = tuple(replace(each, since=since) if each.loses else each for each in unit.modifiers)
        return real(game, replace(unit, modifiers=lost), kind)

    @wrong("standing abilities granted before are not lost", judgement, values.standing)
    def _(real, game, unit, kind):
        lost = tuple(replace(each, since=0) if each.loses else each for each in unit.modifiers)
        return real(game, replace(unit, modifiers=lost), kind)

    @wrong("a later grant ends the loss", judgement, values.has_lost_abilities)
    def _(real, game, unit, index, printed):
        ended = unit.modifiers and unit.modifiers[-1].abilities
        return not ended and real(game, unit, index, printed)

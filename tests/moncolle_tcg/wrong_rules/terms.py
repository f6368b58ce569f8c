"""Wrong readings of the words of cards."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import by_operators, clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, perform, step
from reference_engine.kernel.procedure import Goto
from reference_engine.moncolle_tcg import effects, values, zones
from reference_engine.moncolle_tcg.cards import Exclude, Grant, Kill, Lose, Restore, Standing
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.moncolle_tcg.view import player_view
from reference_engine.monster_collection import conditions
from reference_engine.monster_collection import effects as shared_effects
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Banish, Damage, DropCards, Exhaust
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import verb

DISCARD = "moncolle_tcg.glossary.discard"
LOSS = "moncolle_tcg.glossary.loss"
EITHER_SEAT = ("off", "off_for_south", "off_for_north")


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
    by_operators(*(f"condition.drop.{DISCARD}.{how}" for how in EITHER_SEAT))

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
    by_operators(*(f"condition.use.{LOSS}.{how}" for how in EITHER_SEAT))
    by_operators(f"condition.use.{LOSS}.off_at_before_attack", f"condition.use.{LOSS}.off_at_after_attack")
    by_operators(f"condition.use.{LOSS}.off_at_counter", f"condition.use.{LOSS}.off_at_main")

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


with clause("moncolle_tcg.glossary.dice_sum"):
    by_operators("number.dice_sides.minus_one")

    def rolled(other: Any) -> Bend:
        """The faces of an effect mean something else."""

        def struck(real, game, frame, parts):
            dice = [part.dice for part, _ in parts if isinstance(part, Damage)]
            if dice and frame.rolled:
                total = other(frame.rolled)
                frame.rolled = (total, *(0 for _ in frame.rolled[1:]))
            return real(game, frame, parts)

        return judgement(effects.struck_down, struck)

    mutant("the highest die counts", rolled(max))
    mutant("the lowest die counts", rolled(min))
    mutant("the first die counts for all", rolled(lambda faces: faces[0] * len(faces)))
    mutant("the last die does not count", rolled(lambda faces: sum(faces[:-1]) if len(faces) > 1 else faces[0]))
    mutant("one die counts no more than 3", rolled(lambda faces: sum(min(3, face) for face in faces)))
    mutant("the total is one more", rolled(lambda faces: sum(faces) + 1))

    @wrong("what is printed beside the dice is not added", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        bare = [(replace(part, amount=0) if getattr(part, "dice", 0) else part, units) for part, units in parts]
        return real(game, frame, bare)


with clause("moncolle_tcg.ruling.dice_rolled_at_effect"):

    @wrong("the dice reach the first target only", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        one = [(part, units[:1] if getattr(part, "dice", 0) else units) for part, units in parts]
        return real(game, frame, one)

    @wrong("the total is shared by the targets", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        most = max((len(units) for part, units in parts if getattr(part, "dice", 0)), default=1)
        frame.rolled = tuple(face // max(1, most) for face in frame.rolled)
        return real(game, frame, parts)

    @wrong("dice are rolled for an effect that fails, too", step, "chain", "last_takes_effect")
    def _(real, game, frame):
        frame.items = tuple(replace(item, users=()) for item in frame.items)
        return real(game, frame)

    @wrong("dice are rolled for each target", step, "effect", "roll_dice")
    def _(real, game, frame):
        asked = real(game, frame)
        if asked is None:
            return None
        rolling = [part for part in shared_effects.parts_of(game, frame) if isinstance(part, Damage) and part.dice]
        again = sum(len(shared_effects.reached(game, frame, part.to)) for part in rolling)
        return replace(asked, draws=asked.draws * max(1, again))


with clause("moncolle_tcg.glossary.after_application"):

    @wrong("what comes after takes place in any case", step, "effect", "apply_group")
    def _(real, game, frame):
        group = frame.group
        found = real(game, frame)
        if found is None and group + 1 < len(effects.effect_of(game, frame).do):
            frame.group += 1
            return Goto("roll_dice")
        return found

    @wrong("what comes after never takes place", step, "effect", "apply_group")
    def _(real, game, frame):
        real(game, frame)
        frame.group = 0

    @wrong("only damage counts as something", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        real(game, frame, part, units)
        return False

    @wrong("to exhaust an exhausted unit counts", verb, Exhaust)
    def _(real, _game, _frame, part, units):
        return real(part, units) or bool(units)

    @wrong("a resisted kill counts", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        return doomed, hurt, happened or any(isinstance(part, Kill) and units for part, units in parts)

    @wrong("an empty pile counts", verb, Restore)
    def _(real, _game, _frame, part, units):
        real(part, units)
        return True

    @wrong("to drop from an empty hand counts", verb, DropCards)
    def _(real, _game, frame, part, units):
        real(part, units)
        frame.short = False
        return True

    @wrong("the last part comes first", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=found.do[::-1])

    @wrong("only two parts come one after the other", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        joined = tuple(part for group in found.do[1:] for part in group)
        return replace(found, do=(found.do[0], joined)) if len(found.do) > 2 else found


with clause("moncolle_tcg.ruling.applied_unless_nothing_happened"):

    @wrong("damage that kills nobody does not count", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, _ = real(game, frame, parts)
        return doomed, hurt, bool(doomed)

    @wrong("resisted damage does not count", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        resisted = any(values.resists(game, unit, getattr(part, "attribute", "")) for part, us in parts for unit in us)
        return doomed, hurt, happened and not (resisted and not doomed)

    @wrong("every unit must be killed", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        spared = any(isinstance(part, Kill) and unit.id not in doomed for part, units in parts for unit in units)
        return (set(), hurt, False) if spared else (doomed, hurt, happened)

    @wrong("every unit must be exhausted by it", verb, Exhaust)
    def _(real, _game, _frame, part, units):
        return real(part, units) and all(unit.ready for unit in units)

    @wrong("all the cards must be there to drop", step, "effect", "choose_drops")
    def _(_game, frame):
        return shared_effects.choose_drops(_game, frame)

    @wrong("all the cards must be there to draw", judgement, shared.draw)
    def _(real, game, seat, count):
        found = real(game, seat, count)
        return found if found == count else 0

    @wrong("a kill counts even if all resist", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        doomed, hurt, happened = real(game, frame, parts)
        return doomed, hurt, happened or any(isinstance(part, Kill) for part, _ in parts)

    @wrong("of joined parts the first counts", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        return real(game, frame, part, units) and part == shared_effects.parts_of(game, frame)[0]

    @wrong("an effect that reaches anybody counts", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        return real(game, frame, part, units) or bool(units)


with clause("moncolle_tcg.glossary.or"):

    def attributes(pick: Any) -> Bend:
        """Of the attributes of a condition others count."""

        def qualifies(real, game, unit, chosen):
            asked = chosen.attributes
            return real(game, unit, replace(chosen, attributes=pick(asked)) if asked else chosen)

        return judgement(shared_values.qualifies, qualifies)

    mutant("only the first attribute counts", attributes(lambda asked: asked[:1]))
    mutant("only the last attribute counts", attributes(lambda asked: asked[-1:]))
    mutant("any attribute will do", attributes(lambda _: ()))

    @wrong("both attributes are needed", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        asked = chosen.attributes or ()
        return real(game, unit, chosen) and all(each in card_of(game, unit.id).attributes for each in asked)

    @wrong("a unit of both attributes does not fit", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        asked = chosen.attributes or ()
        own = [each for each in asked if each in card_of(game, unit.id).attributes]
        return real(game, unit, chosen) and len(own) < 2

    @wrong("a unit with another attribute beside does not fit", judgement, shared_values.qualifies)
    def _(real, game, unit, chosen):
        alien = set(card_of(game, unit.id).attributes) - set(chosen.attributes or ())
        return real(game, unit, chosen) and not (chosen.attributes and alien)


with clause("moncolle_tcg.glossary.and"):

    @wrong("only the first part takes place", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple(group[:1] for group in found.do))

    @wrong("only the last part takes place", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple(group[-1:] for group in found.do))

    @wrong("no more than two parts take place", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple(group[:2] for group in found.do))

    @wrong("joined parts come one after the other, if the one before did something", judgement, effects.effect_of)
    def _(real, game, frame):
        found = real(game, frame)
        return replace(found, do=tuple((part,) for group in found.do for part in group))


with clause("moncolle_tcg.ruling.joined_parts_see_the_same"):

    def defences_change_first(sign):
        """Grants to the defence that lower it, or that raise it, count before the damage does."""

        def struck(real, game, frame, parts):
            total = sum(part.defence for part, _ in parts if isinstance(part, Grant) and part.defence * sign > 0)
            shifted = [(replace(part, amount=part.amount - total) if isinstance(part, Damage) else part, units)
                       for part, units in parts]  # fmt: skip
            return real(game, frame, shifted)

        return judgement(effects.struck_down, struck)

    mutant("a defence that is lowered counts for the damage beside it", defences_change_first(-1))
    mutant("a defence that is raised counts for the damage beside it", defences_change_first(1))

    @wrong("Resist that is granted counts for the damage beside it", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        given = [part.standing.resist for part, _ in parts if isinstance(part, Grant)]
        kept = [(p, u) for p, u in parts if not isinstance(p, Damage) or (p.attribute,) not in given]
        return real(game, frame, kept)

    @wrong("what keeps from dying counts for the damage beside it", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        safe = any(isinstance(part, Grant) and part.cannot_die for part, _ in parts)
        doomed, hurt, happened = real(game, frame, parts)
        return (set() if safe else doomed), hurt, happened


with clause("moncolle_tcg.glossary.exclusion"):

    @wrong("excluded units go to the discard pile", verb, Exclude)
    def _(_real, game, _frame, _part, units):
        shared.leave(game, units, what="discarded", clause="moncolle_tcg.glossary.exclusion")
        return bool(units)

    @wrong("excluded units die", verb, Exclude)
    def _(_real, game, _frame, _part, units):
        before = {seat: player.discard for seat, player in game.position.players.items()}
        shared.die(game, units, "moncolle_tcg.glossary.exclusion")
        for unit in units:
            shared.change_player(game, unit.owner, discard=before[unit.owner])
            kept = game.position.excluded.get(unit.owner, ())
            game.position.excluded = {**game.position.excluded, unit.owner: (*kept, unit.id)}
        return bool(units)

    @wrong("excluded units go to the zone of whoever excludes them", verb, Exclude)
    def _(real, game, frame, part, units):
        found = real(part, units)
        kept = [unit.id for unit in units]
        game.position.excluded = {frame.seat: tuple(kept)}
        return found

    @wrong("of several one is excluded", verb, Exclude)
    def _(real, _game, _frame, part, units):
        return real(part, units[:1])

    @wrong("an excluded unit is summoned", condition, "summon", "moncolle_tcg.cards.unit_role")
    def _(real, game, seat, answer):
        return answer.card not in game.position.excluded.get(seat, ()) and real(game, seat, answer)

    @wrong("an excluded terrain is placed", condition, "place_terrain", "moncolle_tcg.terrain.place_from_hand")
    def _(real, game, seat, answer):
        return answer.card not in game.position.excluded.get(seat, ()) and real(game, seat, answer)

    @wrong("an excluded unit's hand type ability is used", condition, "use", "moncolle_tcg.abilities.hand_type")
    def _(real, game, seat, use):
        gone = use.card in game.position.excluded.get(seat, ()) and card_of(game, use.card).kind == "unit"
        return not gone and real(game, seat, use)


with clause("moncolle_tcg.ruling.exclusion_is_final"):

    @wrong("excluded cards come back with the discard pile", verb, Restore)
    def _(real, game, frame, part, units):
        player = game.position.players[frame.seat]
        back = game.position.excluded.get(frame.seat, ())
        shared.change_player(game, frame.seat, discard=player.discard + back)
        game.position.excluded = {**game.position.excluded, frame.seat: ()}
        return real(part, units)

    @wrong("excluded units come back at the end of the battle", judgement, zones.forget)
    def _(real, game, ended):
        real(game, ended)
        _come_back(game, ended, "battle")

    @wrong("excluded units come back at the end of the turn", judgement, zones.forget)
    def _(real, game, ended):
        real(game, ended)
        _come_back(game, ended, "turn")

    def _come_back(game, ended, when):
        """Excluded cards go to the hands."""
        if when in ended:
            for seat, cards in game.position.excluded.items():
                player = game.position.players[seat]
                shared.change_player(game, seat, hand=player.hand + cards)
            game.position.excluded = {}

    def hidden(from_whom):
        """Some viewers do not see the exclusion zone."""

        def shown(real, game, seat, viewer):
            found = real(game, seat, viewer)
            return replace(found, excluded=()) if from_whom(seat, viewer) else found

        return judgement(player_view, shown)

    mutant("the opponent's exclusion zone is hidden", hidden(lambda seat, viewer: viewer == opponent(seat)))
    mutant("excluded cards lie face down", hidden(lambda _, viewer: viewer != "judge"))
    mutant("the public does not see it", hidden(lambda _, viewer: viewer == "public"))


with clause("moncolle_tcg.ruling.equipment_of_the_excluded"):

    @wrong("equipment is excluded with its unit", verb, Exclude)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            kept = tuple(card for card in player.discard if card not in unit.equipment)
            shared.change_player(game, unit.owner, discard=kept)
            zone = (*game.position.excluded[unit.owner], *unit.equipment)
            game.position.excluded = {**game.position.excluded, unit.owner: zone}
        return found

    @wrong("equipment goes back to the hand", verb, Exclude)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            kept = tuple(card for card in player.discard if card not in unit.equipment)
            shared.change_player(game, unit.owner, discard=kept, hand=player.hand + unit.equipment)
        return found

    @wrong("one card of the equipment is discarded, the rest is excluded", verb, Exclude)
    def _(real, game, _frame, part, units):
        found = real(part, units)
        for unit in units:
            player = game.position.players[unit.owner]
            gone = unit.equipment[1:]
            shared.change_player(game, unit.owner, discard=tuple(card for card in player.discard if card not in gone))
            zone = (*game.position.excluded[unit.owner], *gone)
            game.position.excluded = {**game.position.excluded, unit.owner: zone}
        return found

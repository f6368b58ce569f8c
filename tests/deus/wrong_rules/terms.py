"""Wrong readings of the terms in which effects are written."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, bend, drawn, judgement, step, table, verb
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import effects, values, zones
from reference_engine.monster_collection.cards import Change, Damage, Exhaust, Kill, Recall, SummonToken, TokenToHand
from reference_engine.monster_collection.position import card_of, opponent

Parts = Callable[..., bool]

with clause("deus.terms.discard"):
    mutant("discarded cards are out of the game", judgement(zones.put_away, lambda *_: None))

    @wrong("a discarded token lies on the discard pile", judgement, zones.put_away)
    def _(game, seat, card):
        zones.change_player(game, seat, discard=(*game.position.players[seat].discard, card))

    @wrong("discarded cards go under the deck", judgement, zones.put_away)
    def _(game, seat, card):
        zones.change_player(game, seat, deck=(*game.position.players[seat].deck, card))


def _rolled(other: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Bend:
    def keep(_game: Any, frame: Any, faces: tuple[int, ...]) -> None:
        frame.rolled = other(faces)

    return drawn("roll_dice", keep)


with clause("deus.dice.nD"):
    mutant("of n dice the highest counts", _rolled(lambda faces: (max(faces), *(0 for _ in faces[1:]))))
    mutant("one die is rolled and multiplied by n", _rolled(lambda faces: tuple(faces[0] for _ in faces)))
    mutant("every roll is of two dice at least", _rolled(lambda faces: faces if len(faces) > 1 else (2 * faces[0],)))

with clause("deus.dice.result"):
    mutant("modifiers do not change a dice result", judgement(values.dice_bonus, lambda *_: 0))

    @wrong("the modifiers of both sides change a dice result", judgement, values.dice_bonus)
    def _(real, game, seat):
        return real(game, seat) + real(game, opponent(seat))


with clause("deus.dice.modifier_once"):

    @wrong("a modifier is added to every die", drawn, "roll_dice")
    def _(game, frame, faces):
        bonus = values.dice_bonus(game, frame.seat)
        frame.rolled = (faces[0], *(face + bonus for face in faces[1:]))

    @wrong("of several modifiers the highest counts", judgement, values.dice_bonus)
    def _(game, seat):
        used = [modifier.dice for modifier in game.position.players[seat].modifiers]
        units = [unit for unit in game.position.units.values() if unit.owner == seat]
        constant = [change.dice for unit in units for change in values.own_constants(game, unit)]
        return max([*used, *constant], default=0)


@bend
def _always(edition: Edition, complete: bool) -> Edition:
    """Every part but damage says whether it was carried out completely, whatever it did."""

    def told(verb: Parts) -> Parts:
        def do(*arguments: Any) -> bool:
            verb(*arguments)
            return complete

        return do

    return judgement("verbs", {part: told(verb) for part, verb in edition.judgements["verbs"].items()})(edition)


with clause("deus.terms.after_apply"):
    mutant("the part after applying always follows", _always(True))
    mutant("the part after applying follows damage only", _always(False))

    @wrong("damage counts as carried out only if it kills", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        return real(game, frame, blows, dead) and bool(dead)

    @wrong("one of the targets is enough", judgement, effects.all_there)
    def _(_game, _frame, _part, units):
        return bool(units)


def _changed(other: Callable[[Any, Any, Change], Change]) -> Bend:
    return verb(Change, lambda real, game, frame, part, dead: real(game, frame, other(game, frame, part), dead))


with clause("deus.terms.mod_attack"):

    @wrong("a modifier of the attack changes the defence as well", _changed)
    def _(_game, _frame, part):
        return replace(part, defence=part.defence + part.attack)

    @wrong("attack minus x is attack plus x", _changed)
    def _(_game, _frame, part):
        return replace(part, attack=abs(part.attack))

    @wrong("no attack falls below 0", _changed)
    def _(game, frame, part):
        least = min((values.attack(game, unit) for unit in effects.reached(game, frame, part.to)), default=0)
        return replace(part, attack=max(part.attack, -least))

    @wrong("a modifier of the attack holds for all own units in the area", _changed)
    def _(_game, _frame, part):
        return replace(part, to="allies") if part.attack else part


with clause("deus.terms.mod_defence"):

    @wrong("defence minus x lowers the attack, too", _changed)
    def _(_game, _frame, part):
        return replace(part, attack=part.attack + min(0, part.defence))

    @wrong("no modifier brings a defence below 1", _changed)
    def _(game, frame, part):
        least = min((values.defence(game, unit) for unit in effects.reached(game, frame, part.to)), default=1)
        return replace(part, defence=max(part.defence, 1 - least))

    @wrong("damage is compared with the printed defence", judgement, values.defence)
    def _(game, unit):
        return card_of(game, unit.id).defence or 0


with clause("deus.terms.or"):

    @wrong("all alternatives must apply", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, wanted) and set(wanted.attributes) <= set(card_of(game, unit.id).attributes)

    @wrong("exactly one alternative must apply", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        both = set(wanted.attributes) & set(card_of(game, unit.id).attributes)
        return real(game, unit, wanted) and len(both) <= 1

    @wrong("only the first alternative counts", judgement, values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, attributes=wanted.attributes[:1]))


with clause("deus.terms.amp"):

    @wrong("contents joined by & are applied one after another", judgement, effects.effect_of)
    def _(real, game, frame):
        effect = real(game, frame)
        return replace(effect, do=tuple((part,) for group in effect.do for part in group))

    @wrong("of contents joined by & the first is applied", judgement, effects.effect_of)
    def _(real, game, frame):
        effect = real(game, frame)
        return replace(effect, do=tuple(group[:1] for group in effect.do))

    @wrong("who leaves by one part does not notice whom another part takes", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        departed, game.departed = game.departed, None
        real(game, units, what=what, clause=clause)
        game.departed = departed


with clause("deus.ruling.joined_protection"):

    @wrong("what lessens damage comes in time, too", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        before = dict(game.position.units)
        for part in effects.parts_of(game, frame):
            if isinstance(part, Change):
                game.edition.judgements["verbs"][Change](game, frame, part, dead)
        complete = real(game, frame, blows, dead)
        for unit in before:
            zones.change_unit(game, unit, modifiers=before[unit].modifiers)
        return complete


with clause("deus.ruling.one_way_out"):
    mutant("joined parts apply in the order in which they are printed", judgement(effects.turn_of, lambda *_: (0, 0)))
    mutant("to kill counts whatever becomes of the units", judgement(effects.all_killed, lambda *_: True))

    @wrong("of a group the units that have left are forgotten", judgement, effects.carried_out)
    def _(game, frame, part, _meant, dead):
        return bool(game.edition.judgements["verbs"][type(part)](game, frame, part, dead))

    @wrong("death comes before a return to the hand", verb, Kill)
    def _(real, game, frame, part, dead):
        zones.die(game, effects.reached(game, frame, part.to), "deus.damage.lethal")
        return real(game, frame, part, dead)

    @wrong("a token is there before the rest of the group applies", table)
    def _(edition):
        summon = edition.judgements["verbs"][SummonToken]
        roll = edition.procedures["effect"]["roll_dice"]

        def early(game, frame):
            for part in effects.parts_of(game, frame):
                if isinstance(part, SummonToken):
                    summon(game, frame, part, {})
            return roll(game, frame)

        return step("effect", "roll_dice", early)(verb(SummonToken, lambda *_: True)(edition))


with clause("deus.ruling.part_must_come_about"):
    mutant("to kill what cannot die is carried out", judgement(effects.all_killed, lambda *_: True))

    @wrong("a token that may not be in a hand counts as taken into it", verb, TokenToHand)
    def _(real, game, frame, part, dead):
        there = {game.position.cards[token] for token in game.position.players[frame.seat].tokens}
        real(game, frame, part, dead)
        return part.token in there

    @wrong("a token that goes to the token area instead was not returned to the hand", verb, Recall)
    def _(real, game, frame, part, dead):
        units = effects.reached(game, frame, part.to)
        done = real(game, frame, part, dead)
        return done and all(unit.id in game.position.players[unit.owner].hand for unit in units)

    @wrong("to exhaust an exhausted unit is not carried out", verb, Exhaust)
    def _(real, game, frame, part, dead):
        ready = all(unit.ready for unit in effects.reached(game, frame, part.to))
        return real(game, frame, part, dead) and ready


with clause("deus.ruling.nobody_to_reach_is_carried_out"):

    @wrong("what reaches nobody is not carried out", judgement, effects.all_there)
    def _(real, game, frame, part, units):
        return real(game, frame, part, units) and bool(units)


with clause("deus.ruling.dice_rolled_for_nobody"):

    @wrong("no dice are rolled where nobody would take the damage", step, "effect", "roll_dice")
    def _(real, game, frame):
        blows = [part for part in effects.parts_of(game, frame) if isinstance(part, Damage)]
        return real(game, frame) if any(effects.reached(game, frame, blow.to) for blow in blows) else None

"""Wrong damage."""

from collections.abc import Callable

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import drawn, judgement, step, table
from reference_engine.monster_collection import conditions, effects, values, zones
from reference_engine.monster_collection.position import Modifier, Unit, card_of, opponent
from reference_engine.monster_collection.values import defence
from tests.deus.wrong_rules.bends import Table


def _weaken(game: Table, source: str, unit: str, amount: int) -> None:
    """The unit's defence is lower until the end of the battle."""
    modifier = Modifier(game.position.cards[source], "battle", game.position.turn, defence=-amount)
    zones.lasts(game, game.position.units[unit], modifier)


with clause("deus.damage.not_cumulative"):

    @wrong("damage that does not kill lowers the defence", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        before = len(game.events)
        complete = real(game, frame, blows, dead)
        for event in game.events[before:]:
            if event.what == "damaged" and event.about not in dead:
                _weaken(game, frame.card, event.about, event.amount)
        return complete


with clause("deus.damage.lethal"):

    @wrong("damage must exceed the defence to kill", judgement, values.defence)
    def _(real, game, unit):
        found = real(game, unit)
        return found + 1

    @wrong("damage is compared with the printed defence", judgement, values.defence)
    def _(real, game, unit):
        return card_of(game, unit.id).defence or 0

    @wrong("those whom one damage kills leave one after another", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        complete = real(game, frame, blows, dead)
        for unit in list(dead):
            zones.die(game, [game.position.units[unit]], "deus.damage.lethal")
            real(game, frame, blows, dead)
        return complete


with clause("deus.damage.dead_discarded"):

    @wrong("a dead unit's card goes to the other player's pile", judgement, zones.put_away)
    def _(real, game, seat, card):
        real(game, opponent(seat) if card_of(game, card).kind == "unit" else seat, card)

    @wrong("a dead token goes to the discard pile", judgement, zones.put_away)
    def _(real, game, seat, card):
        zones.change_player(game, seat, discard=(*game.position.players[seat].discard, card))

    @wrong("a dead unit's card is out of the game", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        real(game, units, what=what, clause=clause)
        for unit in units if what == "dies" else []:
            player = game.position.players[unit.owner]
            zones.change_player(game, unit.owner, discard=tuple(card for card in player.discard if card != unit.id))

    @wrong("a death is no discard for those who wait for one", judgement, conditions.occur)
    def _(real, game, event, units):
        if event != "discarded" or game.events[-1].what != "dies":
            real(game, event, units)


with clause("deus.damage.cannot_die"):
    mutant("a unit that cannot die is killed by damage", judgement(values.cannot_die, lambda *_: False))

    @wrong("a unit that cannot die cannot be discarded either", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        real(game, [unit for unit in units if not values.cannot_die(game, unit)], what=what, clause=clause)


with clause("deus.damage.bracket"):

    @wrong("any change of values counts as damage", judgement, zones.lasts)
    def _(real, game, unit, modifier):
        real(game, unit, modifier)
        conditions.occur(game, "damaged", [game.position.units[unit.id]])

    @wrong("a value in brackets is taken off the defence", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        for blow in blows:
            for unit in effects.reached(game, frame, blow.to):
                _weaken(game, frame.card, unit.id, blow.amount)
        return True


with clause("deus.damage.value"):

    @wrong("an effect deals one more than it says", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount + 1, attribute)

    @wrong("of several dice only the highest counts", drawn, "roll_dice")
    def _(game, frame, faces):
        frame.rolled = (max(faces), *(0 for _ in faces[1:]))


with clause("deus.damage.attribute"):

    @wrong("the attribute of damage does not matter", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, "")

    @wrong("protection from one attribute helps against every other", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        if not attribute:
            return real(game, unit, amount, attribute)
        return max(0, amount - sum(bearing.ward for bearing in values.bearing_on(game, unit)))


with clause("deus.damage.typeless"):

    @wrong("nothing protects from damage without an attribute", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, attribute) if attribute else amount

    @wrong("damage with an attribute is typeless as well", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        of_its_kind = real(game, unit, amount, attribute)
        typeless = real(game, unit, amount, "")
        return min(of_its_kind, typeless)


with clause("deus.damage.typeless_not_attribute"):

    @wrong("protection from attributes helps against [n], too", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, attribute or "typeless")

    @wrong("protection from attributes helps against one of them only", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, attribute) if attribute in ("", "flame") else amount


with clause("deus.damage.attack_typeless"):

    @wrong("attack damage has an attribute", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, "fire")

    @wrong("nothing protects from attack damage", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return amount


def _discarding(worth: Callable[[Table, Unit], int], least: int = 1) -> Callable[[Table], None]:
    """A state check that discards units worth less than ``least``."""

    def check(game: Table) -> None:
        gone = [unit for unit in game.position.units.values() if worth(game, unit) < least]
        zones.leave(game, gone, what="discarded", clause="deus.damage.zero_defence_discard")

    return check


with clause("deus.damage.zero_defence_discard"):
    mutant(
        "a unit with defence 0 stays, with less it goes", judgement("units without defence", _discarding(defence, 0))
    )
    mutant("a unit with defence 1 goes as well", judgement("units without defence", _discarding(defence, 2)))
    mutant("a unit without defence may stand in a position", judgement(values.defence, lambda *_: 1))

    @wrong("units without defence are discarded when the battle ends", judgement, "units without defence")
    def _(real, game):
        if not game.position.battle:
            real(game)

    @wrong("units without defence are discarded in the middle of an effect", table)
    def _(edition):
        real = edition.procedures["effect"]["apply_group"]
        lasts = zones.lasts

        def at_once(game, unit, modifier):
            lasts(game, unit, modifier)
            edition.judgements["units without defence"](game)

        def apply_group(game, frame):
            zones.lasts = at_once
            try:
                return real(game, frame)
            finally:
                zones.lasts = lasts

        return step("effect", "apply_group", apply_group)(edition)

    @wrong("who loses the defence by being exhausted stays", judgement, zones.exhaust)
    def _(real, game, units, clause):
        unsettled = game.unsettled
        real(game, units, clause)
        game.unsettled = unsettled

    @wrong("who loses the defence by being made ready stays", judgement, zones.make_ready)
    def _(real, game, units, clause):
        unsettled = game.unsettled
        real(game, units, clause)
        game.unsettled = unsettled


with clause("deus.damage.zero_defence_not_death"):

    @wrong("a unit without defence dies", judgement, "units without defence")
    def _(game):
        gone = [unit for unit in game.position.units.values() if defence(game, unit) <= 0]
        zones.die(game, gone, "deus.damage.zero_defence_discard")

    @wrong("a unit whose defence was lowered is discarded, not killed", judgement, zones.die)
    def _(real, game, units, clause):
        weakened = [unit for unit in units if defence(game, unit) < (card_of(game, unit.id).defence or 0)]
        zones.leave(game, weakened, what="discarded", clause=clause)
        real(game, [unit for unit in units if unit not in weakened], clause)

"""Rules that are wrong only for one way in or out, one cause, one side or the second time."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, step
from reference_engine.deus import deck_out
from reference_engine.monster_collection import conditions, costs, effects, values, zones
from reference_engine.monster_collection.position import card_of, opponent, units_in
from tests.deus.wrong_rules.bends import Real, Table


def under_way(game: Table, name: str) -> bool:
    """Whether a procedure of that name is on the stack."""
    return any(frame.name == name for frame in game.position.stack)


def unnoticed(when: Callable[[Table, str], bool]) -> Bend:
    """Events of this kind meet no condition."""

    def occur(real: Real, game: Table, event: str, units: list[Any]) -> None:
        if not when(game, event):
            real(game, event, units)

    return judgement(conditions.occur, occur)


with clause("deus.trigger.condition_met"):

    @wrong("what a trigger does meets no other condition", unnoticed)
    def _(game, event):
        top = game.position.stack[-1]
        return event != "attacks" and top.name == "effect" and top.kind == "trigger"

    @wrong("in the second battle of a turn no condition is met", unnoticed)
    def _(game, _event):
        return bool(game.position.battle and game.position.battle_markers)

    @wrong("a summon by an effect meets no condition", unnoticed)
    def _(game, event):
        return event == "summoned" and under_way(game, "effect")

    @wrong("deaths in a simultaneous attack are no discards", unnoticed)
    def _(game, event):
        return event == "discarded" and game.position.stack[-1].name == "battle" and game.position.suspended


with clause("deus.trigger.forced") as this:

    @wrong("the defending side may decline a forced effect", condition, "decline", this)
    def _(real, game, seat, answer):
        return seat == game.position.marching and real(game, seat, answer)

    @wrong("outside battles a forced effect may be declined", condition, "decline", this)
    def _(real, game, seat, answer):
        return bool(game.position.battle) and real(game, seat, answer)


with clause("deus.duration.printed"):

    @wrong("what lasts until the next turn ends is over with the next battle", judgement, zones.is_over)
    def _(real, game, modifier, ended, turn):
        return real(game, modifier, ended, turn) or ("battle" in ended and modifier.until == "next_turn")

    @wrong("a dice bonus of the defending side never ends", judgement, zones.expire)
    def _(real, game, ended):
        seat = opponent(game.position.marching)
        before = game.position.players[seat].modifiers
        real(game, ended)
        zones.change_player(game, seat, modifiers=before)


def later_if_in(phase: str) -> Bend:
    """Decks that run out in this phase end the game one turn later."""

    def watch(real: Real, game: Any) -> None:
        before = game.position.final_turn
        real(game)
        turn = next((frame for frame in game.position.stack if frame.name == "turn"), None)
        if turn is not None and turn.step == phase and game.position.final_turn != before:
            game.position.final_turn += 1

    return judgement(deck_out.watch, watch)


with clause("deus.deckout.trigger"):
    for phase in ("power_charge", "first_hand_adjustment", "normal_summon", "end_declaration"):
        mutant(f"decks that run out in the {phase.replace('_', ' ')} give one turn more", later_if_in(phase))


with clause("deus.duration.simultaneous_suspends"):

    @wrong("a constant keeps a unit from dying in a simultaneous attack", judgement, values.cannot_die)
    def _(real, game, unit):
        if real(game, unit):
            return True
        position = game.position
        return unit.area == position.battle and any(
            "cannot_die" in constant.change.flags and values.reaches(constant.change.to, source, unit)
            for source in units_in(position, position.battle)
            for constant in card_of(game, source.id).constants
        )


with clause("deus.token.leave_to_token_area"):

    @wrong("a token that has no defence left goes to the discard pile", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        real(game, units, what=what, clause=clause)
        for unit in units:
            if clause.endswith("zero_defence_discard") and card_of(game, unit.id).kind == "token":
                player = game.position.players[unit.owner]
                tokens = tuple(token for token in player.tokens if token != unit.id)
                zones.change_player(game, unit.owner, tokens=tokens, discard=(*player.discard, unit.id))


with clause("deus.cost.paid_anyway"):

    @wrong("where a payer is gone neither power nor cards are paid", judgement, costs.pay)
    def _(real, game, seat, payment):
        gone = any(unit not in game.position.units for unit in payment.slots)
        return real(game, seat, replace(payment, power=0, discards=()) if gone else payment) and not gone


with clause("deus.after.exhaust_unacted"):

    @wrong(
        "units that were instantly summoned stay ready after the battle", step, "after_battle", "exhaust_ready_units"
    )
    def _(real, game, frame):
        ready = [unit for unit in units_in(game.position, frame.area) if unit.ready and unit.instantly_summoned]
        real(game, frame)
        for unit in ready:
            zones.change_unit(game, unit.id, ready=True)


with clause("deus.attack.all_unacted_participate"):

    @wrong("units that an effect has brought into the battle do not attack", judgement, "attackers")
    def _(real, game, seat):
        return [unit for unit in real(game, seat) if not unit.entered_by_effect]


with clause("deus.terms.after_apply"):

    @wrong("what comes second reaches no group", judgement, effects.group_of)
    def _(real, game, *given):
        frame = game.position.stack[-1]
        second = frame.name == "effect" and frame.group > 0
        return [] if second else real(game, *given)


with clause("deus.control_marker.trigger"):

    @wrong("an area that an effect empties outside battles gets no marker", judgement, "vacated areas")
    def _(real, game):
        if not under_way(game, "effect"):
            real(game)


with clause("deus.battle.lineup.must_decide") as this:

    @wrong("the defending side need not name all its units", condition, "line_up", this)
    def _(real, game, seat, answer):
        return seat == game.position.marching and real(game, seat, answer)

"""Wrong turns; hand adjustments and normal summons have modules of their own."""

from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import instant_summon, turn
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Call
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent

# The order of the phases and the roles


@mutant("deus.turn.phase_order", "the normal summon phase comes before the main phase")
def summons_before_marches(edition: Edition) -> Edition:
    """Put two phases in each other's place."""
    return amend.step_before(edition, "turn", "normal_summon", "main")


@mutant("deus.turn.phase_order", "both hand adjustments come before the normal summon phase")
def adjusts_twice_before_summons(edition: Edition) -> Edition:
    """Put two phases in each other's place."""
    return amend.step_before(edition, "turn", "second_hand_adjustment", "normal_summon")


@mutant("deus.turn.phase_order", "the hand is adjusted before power is charged")
def adjusts_before_charging(edition: Edition) -> Edition:
    """Put two phases in each other's place."""
    return amend.step_before(edition, "turn", "first_hand_adjustment", "power_charge")


@mutant("deus.turn.sides", "the first player is the marching side in every turn")
def first_player_always_marches(edition: Edition) -> Edition:
    """The rule that says whose turn it is forgets to alternate."""
    return amend.rule(edition, "marching side", lambda position: position.first_player)


@mutant("deus.turn.sides", "after an intercept the interceptors count as the marching side when units are summoned")
def interceptors_summon_first(edition: Edition) -> Edition:
    """Ask the other side first if there has been an intercept."""

    def first(game: Any, battle: Any) -> Any:
        real = instant_summon.defending_side_summons if battle.intercepted else instant_summon.marching_side_summons
        return real(game, battle)

    return amend.step(edition, "battle", "marching_side_summons", first)


@mutant("deus.turn.first_turn_skips", "nobody skips anything in the first turn")
def nothing_is_skipped(edition: Edition) -> Edition:
    """No turn is without its opening."""
    return amend.numbers(edition, turns_without_opening=0)


@mutant("deus.turn.first_turn_skips", "the first turn skips two phases, but not the main phase")
def first_turn_has_a_main_phase(edition: Edition) -> Edition:
    """The third of the three phases is forgotten."""

    def main(game: Any, _turn: Any) -> Any:
        return Decision(game.position.marching, "main", "deus.turn.main.any_order")

    return amend.step(edition, "turn", "main", main)


@mutant("deus.turn.first_turn_skips", "the first player skips the opening of the second own turn, too")
def third_turn_skips(edition: Edition) -> Edition:
    """Off by one turn."""
    return amend.numbers(edition, turns_without_opening=3)


@mutant("deus.turn.first_turn_skips_second", "only the first player's first turn is short")
def only_the_very_first_turn_is_short(edition: Edition) -> Edition:
    """The second player is forgotten."""
    return amend.numbers(edition, turns_without_opening=1)


@mutant("deus.turn.first_turn_skips_second", "the first two turns of both players are short")
def fourth_turn_skips(edition: Edition) -> Edition:
    """Counted for each player instead of both together."""
    return amend.numbers(edition, turns_without_opening=4)


# Power charge


@mutant("deus.turn.power.untap_all", "only the marching side's units become ready")
def own_units_become_ready(edition: Edition) -> Edition:
    """The other player's units are forgotten."""

    def ready(game: Any, _frame: Any) -> None:
        mine = [unit for unit in game.position.units.values() if unit.owner == game.position.marching]
        zones.make_ready(game, mine, "deus.turn.power.untap_all")

    return amend.step(edition, "power_charge", "ready_all_units", ready)


@mutant("deus.turn.power.untap_all", "units become ready at the end of a turn, not in the power charge phase")
def ready_at_turn_end(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""

    def ends(game: Any, frame: Any) -> Any:
        turn.ready_all_units(game, frame)
        return turn.declare_end(game, frame)

    return amend.step(edition, "end_declaration", "declare_end", ends)


@mutant("deus.turn.power.untap_all", "units become ready in turns without a power charge phase, too")
def ready_without_power_charge(edition: Edition) -> Edition:
    """A skipped phase works in part."""

    def charge(game: Any, frame: Any) -> Any:
        zones.make_ready(game, list(game.position.units.values()), "deus.turn.power.untap_all")
        return turn.power_charge(game, frame)

    return amend.step(edition, "turn", "power_charge", charge)


@mutant("deus.turn.power.gain_one", "two power counters are gained")
def gains_two(edition: Edition) -> Edition:
    """Off by one."""
    return amend.numbers(edition, power_charge=2)


@mutant("deus.turn.power.gain_one", "both players gain a power counter")
def both_gain(edition: Edition) -> Edition:
    """The defending side gains as well."""

    def gain(game: Any, _frame: Any) -> None:
        for seat in game.position.players:
            zones.gain_power(game, seat, 1)

    return amend.step(edition, "power_charge", "gain_power", gain)


@mutant("deus.turn.power.gain_one", "nobody gains an eleventh power counter")
def ten_counters_are_a_cap(edition: Edition) -> Edition:
    """The number of counters in the box is taken for a limit."""

    def gain(game: Any, frame: Any) -> Any:
        return turn.gain_power(game, frame) if game.position.players[game.position.marching].power < 10 else None

    return amend.step(edition, "power_charge", "gain_power", gain)


# The main phase


def _goes_on(outcome: Any) -> Any:
    """The same procedure, after which the phase is over."""
    return Call(outcome.procedure) if isinstance(outcome, Call) else outcome


@mutant("deus.turn.main.any_order", "a main phase has one march")
def one_march(edition: Edition) -> Edition:
    """The phase is over after a march."""
    return amend.around(edition, "march", lambda real, *arguments: _goes_on(real(*arguments)))


@mutant("deus.turn.main.any_order", "after a ritual the main phase is over")
def ritual_ends_the_phase(edition: Edition) -> Edition:
    """The phase is over after a ritual."""

    def use(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        return _goes_on(outcome) if frame.step == "main" else outcome

    return amend.around(edition, "use", use)


# The end of the turn


@mutant("deus.turn.end.declare", "the turn ends by itself after the second hand adjustment")
def ends_by_itself(edition: Edition) -> Edition:
    """Nobody declares anything."""
    return amend.without_step(edition, "end_declaration", "declare_end")


@mutant("deus.turn.end.declare", "the defending side declares the end of the turn")
def defender_ends_the_turn(edition: Edition) -> Edition:
    """The wrong side is asked."""

    def ask(game: Any, _frame: Any) -> Decision:
        return Decision(opponent(game.position.marching), "end", "deus.turn.end.declare")

    return amend.step(edition, "end_declaration", "declare_end", ask)


@mutant("deus.turn.end.declare", "victory is looked at before effects expire")
def victory_before_expiry(edition: Edition) -> Edition:
    """Put two steps in each other's place."""
    return amend.step_before(edition, "end_declaration", "check_victory", "end_effects")


def _leaving_markers(edition: Edition, kind: str) -> Edition:
    def remove(game: Any, frame: Any) -> None:
        kept = getattr(game.position, kind)
        turn.remove_markers(game, frame)
        setattr(game.position, kind, kept)

    return amend.step(edition, "end_declaration", "remove_markers", remove)


@mutant("deus.turn.end.markers_removed", "battle markers stay")
def battle_markers_stay(edition: Edition) -> Edition:
    """One kind of marker is forgotten."""
    return _leaving_markers(edition, "battle_markers")


@mutant("deus.turn.end.markers_removed", "control markers stay")
def control_markers_stay(edition: Edition) -> Edition:
    """The other kind is forgotten."""
    return _leaving_markers(edition, "control_markers")


@mutant("deus.turn.end.markers_removed", "markers are removed when the main phase is over")
def markers_go_early(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""

    def summon(game: Any, frame: Any) -> Any:
        turn.remove_markers(game, frame)
        return turn.normal_summon(game, frame)

    return amend.step(edition, "turn", "normal_summon", summon)


@mutant("deus.turn.end.effects_end", "effects go on after the turn")
def effects_go_on(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "end_declaration", "end_effects")


@mutant("deus.turn.end.effects_end", "effects that last until turn end are lost with the main phase")
def effects_end_early(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""

    def phase_over(game: Any, frame: Any) -> Any:
        zones.expire(game, frozenset({"phase", "turn"}))
        return turn.normal_summon(game, frame)

    return amend.step(edition, "turn", "normal_summon", phase_over)


@mutant("deus.turn.end.effects_end", "effects with a longer printed duration end with the turn, too")
def everything_ends(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "effects_beyond_turn_end", "all end")


@mutant("deus.turn.end.next_turn", "the same player has another turn")
def roles_stay(edition: Edition) -> Edition:
    """Whoever marches goes on marching."""
    return amend.rule(edition, "marching side", lambda position: position.marching)


@mutant("deus.turn.end.next_turn", "the roles change every other turn")
def roles_change_every_other_turn(edition: Edition) -> Edition:
    """A round is taken for a turn."""

    def side(position: Any) -> str:
        return position.first_player if (position.turn // 2) % 2 == 1 else opponent(position.first_player)

    return amend.rule(edition, "marching side", side)

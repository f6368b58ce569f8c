"""Wrong marches, battles and aftermaths of the draft of 2018-08-29."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import march as march_200
from reference_engine.deus.draft_2018 import ownership
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition, steps
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import opponent


@mutant("deus.draft.control.marker_is_control", "control is having units there")
def presence_is_control(edition: Edition) -> Edition:
    """As in ver2.00."""
    return amend.rule(edition, "contested area", march_200.is_contested)


def _vacated(edition: Edition, of: str) -> Edition:
    """A marker goes as soon as its area is empty."""

    def settle(game: Any) -> None:
        position = game.position
        held = {unit.area for unit in position.units.values()}
        marching = position.marching
        kept = {
            area: seat
            for area, seat in position.ownership.items()
            if area in held or (seat == marching) != (of == "marching")
        }
        position.ownership = kept

    return amend.rule(edition, "vacated areas", settle)


@mutant("deus.draft.control.marker_is_control", "a marker does not outlast its units")
def marker_goes_with_the_units(edition: Edition) -> Edition:
    """Own ones."""
    return _vacated(edition, "marching")


@mutant("deus.draft.control.enemy_marker", "the enemy's marker does not outlast its units")
def enemy_marker_goes_with_the_units(edition: Edition) -> Edition:
    """The enemy's."""
    return _vacated(edition, "defending")


@mutant("deus.draft.control.enemy_marker", "an enemy marker without units is not fought for")
def no_battle_for_a_marker(edition: Edition) -> Edition:
    """As in ver2.00."""
    return amend.rule(edition, "battle due", march_200.enemies_are_there)


@mutant("deus.draft.march.single_destination", "only an area that is not one's own must be the only destination")
def own_areas_together(edition: Edition) -> Edition:
    """As in ver2.00."""

    def alone(game: Any, seat: str, answer: Any) -> str | None:
        return march_200.empty_area_alone(game, seat, answer) or march_200.enemy_area_alone(game, seat, answer)

    return amend.condition(edition, "march", "deus.draft.march.single_destination", alone)


@mutant("deus.draft.march.unmarked_gives_intercept", "no intercept is offered")
def no_intercept(edition: Edition) -> Edition:
    """Never."""
    return amend.rule(edition, "intercept possible", lambda _game, _frame: False)


@mutant("deus.draft.march.unmarked_gives_intercept", "an empty area may be intercepted in whatever its marker")
def markers_do_not_matter(edition: Edition) -> Edition:
    """Any empty front area."""
    rules = amend.rule(edition, "contested area", march_200.is_contested)
    return amend.rule(rules, "intercept possible", lambda _game, frame: frame.was_empty)


@mutant("deus.draft.march.unopposed_takes_control", "marching places no marker")
def no_marker_by_marching(edition: Edition) -> Edition:
    """Only battles do."""
    return amend.without_step(edition, "march", "take_control")


@mutant("deus.draft.march.unopposed_takes_control", "the marker is placed before the intercept")
def marker_before_the_intercept(edition: Edition) -> Edition:
    """Too early."""
    return amend.step_before(edition, "march", "take_control", "offer_intercept")


@judgement(
    ownership.place,
    "deus.draft.march.unopposed_takes_control",
    "the defending side's marker is placed",
)
def wrong_marker(real: Any, game: Any, area: str, seat: str, clause: str) -> None:
    """The other one's."""
    real(game, area, opponent(seat) if clause.endswith("takes_control") else seat, clause)


@mutant("deus.draft.march.enemy_controlled_battle", "a march into an enemy-controlled area is no battle")
def never_a_battle(edition: Edition) -> Edition:
    """Only interceptors fight."""
    return amend.rule(edition, "battle due", lambda _game, frame: bool(frame.interceptors))


@mutant("deus.draft.march.enemy_controlled_battle", "an empty enemy area may be intercepted in instead")
def intercept_instead(edition: Edition) -> Edition:
    """As if it were nobody's."""
    rules = amend.rule(edition, "battle due", march_200.enemies_are_there)
    return amend.rule(rules, "intercept possible", lambda _game, frame: frame.was_empty)


@mutant("deus.draft.battle.as_tcg", "nothing is used after the attack")
def nothing_after_the_attack(edition: Edition) -> Edition:
    """As in ver2.00."""
    return amend.without_step(edition, "normal_timing", "after_attack")


@mutant("deus.draft.battle.as_tcg", "a side attacks after its effects after the attack once more")
def a_second_attack(edition: Edition) -> Edition:
    """Twice."""
    there = edition.procedures["normal_timing"]
    again = {**there, "attack_again": there["attack"]}
    return edition.amended(edition.name, procedures={"normal_timing": again})


@mutant("deus.draft.battle.as_tcg", "a side without units is asked after its attack")
def asked_without_units(edition: Edition) -> Edition:
    """Anybody's units will do."""

    def ask(game: Any, timing: Any) -> Any:
        area = game.position.battle
        return Decision(timing.seat, "after_attack", "deus.draft.battle.as_tcg", about=area) if area else None

    return amend.step(edition, "normal_timing", "after_attack", ask)


@mutant("deus.draft.battle.as_tcg", "quick effects are used before the dice")
def quick_effects(edition: Edition) -> Edition:
    """As in ver2.00."""
    from reference_engine.deus import quick

    there = edition.procedures["battle"]
    names = list(there)
    at = names.index("decide_initiative")
    functions = [there[name] for name in names]
    battle_steps = steps(*functions[:at], quick.marching_side_quick, quick.defending_side_quick, *functions[at:])
    return edition.amended(edition.name, procedures={"battle": battle_steps}, offers={"quick": ("use", "pass")})


@mutant("deus.draft.battle.as_tcg", "counters are used after the attack")
def counters_after_the_attack(edition: Edition) -> Edition:
    """Any effect."""
    return amend.condition(edition, "use", "deus.draft.battle.as_tcg", lambda _game, _seat, _use: None)


@judgement(ownership.place, "deus.draft.after.A", "victorious marchers place no marker")
def no_marker_for_marchers(real: Any, game: Any, area: str, seat: str, clause: str) -> None:
    """None."""
    if clause != "deus.draft.after.A":
        real(game, area, seat, clause)


@mutant("deus.draft.after.A", "marchers who survive place their marker, whoever else does")
def survivors_take_the_area(edition: Edition) -> Edition:
    """Too soon."""

    def more(game: Any, frame: Any) -> Next:
        if any(u.area == frame.area and u.owner == game.position.marching for u in game.position.units.values()):
            ownership.place(game, frame.area, game.position.marching, "deus.draft.after.A")
        return None

    return amend.after_step(edition, "after_battle", "winner_takes_control", more)


@judgement(ownership.place, "deus.draft.after.B", "victorious interceptors place no marker")
def no_marker_for_interceptors(real: Any, game: Any, area: str, seat: str, clause: str) -> None:
    """None."""
    if clause != "deus.draft.after.B":
        real(game, area, seat, clause)


@mutant("deus.draft.after.B", "an area in which nobody is left loses its marker")
def wiped_out_areas_are_nobodys(edition: Edition) -> Edition:
    """Removed too early."""

    def more(game: Any, frame: Any) -> Next:
        position = game.position
        if all(unit.area != frame.area for unit in position.units.values()):
            position.ownership = {area: seat for area, seat in position.ownership.items() if area != frame.area}
        return None

    return amend.after_step(edition, "after_battle", "winner_takes_control", more)


@mutant("deus.draft.after.C", "an area that the marching side had to leave is closed for this turn")
def held_areas_are_closed(edition: Edition) -> Edition:
    """As in ver2.00."""

    def more(game: Any, frame: Any) -> Next:
        if frame.ending in ("D", "E"):
            game.position.battle_markers = (*game.position.battle_markers, frame.area)
        return None

    rules = amend.after_step(edition, "after_battle", "close_area", more)
    return amend.condition(rules, "march", "deus.march.e_enemy", march_200.no_second_battle)


@mutant("deus.draft.after.C", "the marching units stay beside the defenders")
def nobody_returns(edition: Edition) -> Edition:
    """Not returned."""
    from msgspec.structs import replace

    endings = edition.judgements["endings"]
    return amend.rule(edition, "endings", {**endings, "E": replace(endings["E"], marching_returns=False)})


@mutant("deus.draft.after.C", "the defenders leave their area, too")
def defenders_leave(edition: Edition) -> Edition:
    """Both lose it."""

    def more(game: Any, frame: Any) -> Next:
        position = game.position
        if frame.ending == "E":
            position.ownership = {area: seat for area, seat in position.ownership.items() if area != frame.area}
        return None

    return amend.after_step(edition, "after_battle", "return_units", more)

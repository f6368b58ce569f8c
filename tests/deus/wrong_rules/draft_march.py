"""Wrong marches, battles and aftermaths of the draft of 2018-08-29."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_step, condition, judgement, new_step, step, step_before, table
from reference_engine.deus import march as march_200
from reference_engine.deus.draft_2018 import ownership
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import steps
from reference_engine.monster_collection.position import opponent


def _vacated(of: str) -> Bend:
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

    return judgement("vacated areas", settle)


with clause("deus.draft.control.marker_is_control"):
    mutant("control is having units there", judgement("contested area", march_200.is_contested))
    mutant("a marker does not outlast its units", _vacated("marching"))

with clause("deus.draft.control.enemy_marker"):
    mutant("the enemy's marker does not outlast its units", _vacated("defending"))
    mutant("an enemy marker without units is not fought for", judgement("battle due", march_200.enemies_are_there))

with clause("deus.draft.march.single_destination") as this:

    @wrong("only an area that is not one's own must be the only destination", condition, "march", this)
    def _(game, seat, answer):
        return march_200.empty_area_alone(game, seat, answer) or march_200.enemy_area_alone(game, seat, answer)


with clause("deus.draft.march.unmarked_gives_intercept"):
    mutant(
        "an empty area may be intercepted in whatever its marker",
        judgement("contested area", march_200.is_contested),
        judgement("intercept possible", lambda _game, frame: frame.was_empty),
    )

with clause("deus.draft.march.unopposed_takes_control"):
    mutant("the marker is placed before the intercept", step_before("march", "take_control", "offer_intercept"))

    @wrong("the defending side's marker is placed", judgement, ownership.place)
    def _(real, game, area, seat, clause):
        real(game, area, opponent(seat) if clause.endswith("takes_control") else seat, clause)


with clause("deus.draft.march.enemy_controlled_battle"):
    mutant(
        "an empty enemy area may be intercepted in instead",
        judgement("battle due", march_200.enemies_are_there),
        judgement("intercept possible", lambda _game, frame: frame.was_empty),
    )

    @wrong("a march into an enemy-controlled area is no battle", judgement, "battle due")
    def _(_game, frame):
        return bool(frame.interceptors)


with clause("deus.draft.battle.as_tcg"):

    @wrong("a side attacks after its effects after the attack once more", new_step, "normal_timing", "attack_again", "")
    def _(game, timing):
        return game.edition.procedures["normal_timing"]["attack"](game, timing)

    @wrong("a side without units is asked after its attack", step, "normal_timing", "after_attack")
    def _(game, timing):
        area = game.position.battle
        return Decision(timing.seat, "after_attack", "deus.draft.battle.as_tcg", about=area) if area else None

    @wrong("quick effects are used before the dice", table)
    def _(edition):
        from reference_engine.deus import quick

        there = edition.procedures["battle"]
        names = list(there)
        at = names.index("decide_initiative")
        functions = [there[name] for name in names]
        battle_steps = steps(*functions[:at], quick.marching_side_quick, quick.defending_side_quick, *functions[at:])
        return edition.amended(edition.name, procedures={"battle": battle_steps}, offers={"quick": ("use", "pass")})


with clause("deus.draft.after.A"):

    @wrong("victorious marchers place no marker", judgement, ownership.place)
    def _(real, game, area, seat, clause):
        if clause != "deus.draft.after.A":
            real(game, area, seat, clause)

    @wrong(
        "marchers who survive place their marker, whoever else does", after_step, "after_battle", "winner_takes_control"
    )
    def _(game, frame):
        if any(u.area == frame.area and u.owner == game.position.marching for u in game.position.units.values()):
            ownership.place(game, frame.area, game.position.marching, "deus.draft.after.A")


with clause("deus.draft.after.B"):

    @wrong("victorious interceptors place no marker", judgement, ownership.place)
    def _(real, game, area, seat, clause):
        if clause != "deus.draft.after.B":
            real(game, area, seat, clause)

    @wrong("an area in which nobody is left loses its marker", after_step, "after_battle", "winner_takes_control")
    def _(game, frame):
        position = game.position
        if all(unit.area != frame.area for unit in position.units.values()):
            position.ownership = {area: seat for area, seat in position.ownership.items() if area != frame.area}


with clause("deus.draft.after.C"):

    @wrong("an area that the marching side had to leave is closed for this turn", table)
    def _(edition):
        def more(game, frame):
            if frame.ending in ("D", "E"):
                game.position.battle_markers = (*game.position.battle_markers, frame.area)

        rules = after_step("after_battle", "close_area", more)(edition)
        return condition("march", "deus.march.e_enemy", march_200.no_second_battle)(rules)

    @wrong("the defenders leave their area, too", after_step, "after_battle", "return_units")
    def _(game, frame):
        position = game.position
        if frame.ending == "E":
            position.ownership = {area: seat for area, seat in position.ownership.items() if area != frame.area}


def _closes(*endings: str) -> Bend:
    def close(game: Any, frame: Any) -> None:
        position = game.position
        if frame.area not in position.ownership and frame.ending in endings:
            position.battle_markers = (*(area for area in position.battle_markers if area != frame.area), frame.area)

    return step("after_battle", "close_area", close)


with clause("deus.draft.after.D"):
    mutant("an area from which both sides withdraw stays open", _closes("E", "F"))
    mutant("an area where defenders stay without a marker stays open", _closes("C", "F"))

    @wrong("defenders who had been there before get a marker", after_step, "after_battle", "winner_takes_control")
    def _(game, frame):
        if frame.ending == "E":
            ownership.place(game, frame.area, opponent(game.position.marching), "deus.draft.after.D")

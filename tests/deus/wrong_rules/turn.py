"""Wrong marches, intercepts, moments and limits."""

from collections.abc import Callable
from functools import partial
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, new_step, step
from reference_engine.deus import areas, limit_adjustment
from reference_engine.deus import march as march_200
from reference_engine.deus.board import FRONT
from reference_engine.deus.draft_2018.ownership import markers_of
from reference_engine.kernel.game import read_quiet_position
from reference_engine.monster_collection import abilities, targets, values, zones
from reference_engine.monster_collection.position import card_of, units_in
from tests.deus.wrong_rules.bends import put_right

Context = Any
March = Any
"An answer: units and where they go."


with_check = partial(condition, "march")


def with_load(load: Callable[[Context, str, March, str], int]) -> Bend:
    return with_check(
        "deus.march.c",
        lambda game, seat, answer: any(load(game, seat, answer, area) > 8 for area in answer.moves.values()),
    )


def coming(game: Context, answer: March, area: str) -> int:
    """The levels that march into the area from elsewhere."""
    units = game.position.units
    return sum((units[unit].level for unit, to in answer.moves.items() if to == area != units[unit].area))


def staying(game: Context, seat: str, answer: March, area: str) -> int:
    """The own levels that stay in the area."""
    there = [unit for unit in units_in(game.position, area, seat) if unit.id not in answer.moves]
    return sum(unit.level for unit in there)


with clause("deus.march.c") as this:

    @wrong("units that leave an area still count there", with_load)
    def _(game, seat, answer, area):
        return coming(game, answer, area) + areas.total_level(game, seat, area)

    @wrong("each marcher is measured alone", with_check, this)
    def _(game, seat, answer):
        units = game.position.units
        return any((units[unit].level + staying(game, seat, answer, to) > 8 for unit, to in answer.moves.items()))


with clause("deus.march.d_empty") as this:

    @wrong("several empty front areas may be entered together, if nothing else is", with_check, this)
    def _(game, _seat, answer):
        kinds = {area in FRONT and areas.holder(game, area) is None for area in answer.moves.values()}
        return len(kinds) > 1


with clause("deus.march.f_join") as this:

    @wrong("units join in one area only in a march", with_check, this)
    def _(_game, _seat, answer):
        places = set(answer.moves.values())
        return 1 < len(places) < len(answer.moves)


possible_if = partial(judgement, "intercept possible")


def with_check_of_intercept(clause: str, wrong: Callable[[Any, list[Any]], bool]) -> Bend:
    def check(game: Any, _seat: str, answer: Any) -> str | None:
        units = [game.position.units[unit] for unit in answer.units]
        return "not so" if wrong(game, units) else None

    return condition("intercept", clause, check)


with clause("deus.intercept.h") as this:

    @wrong("units at the front intercept even if they are exhausted", with_check_of_intercept, this)
    def _(_game, units):
        return any(not unit.ready and unit.area not in FRONT for unit in units)


with clause("deus.intercept.k_defender_units"):

    @wrong("defenders get reserves where they have come only this turn", possible_if)
    def _(game, frame):
        return frame.contested not in game.position.start_owner


with clause("deus.limit_adjust.instant_first"):

    @wrong(
        "units that an effect brought go first, then those instantly summoned",
        judgement,
        limit_adjustment.discarded_first,
    )
    def _(real, game, seat, area):
        return [unit for unit in units_in(game.position, area, seat) if unit.entered_by_effect] or real(
            game, seat, area
        )


with clause("deus.ruling.limit_of_a_whole_effect"):

    @wrong("the parts of a group count in the order in which they are printed", judgement, targets.placing_parts)
    def _(_game, script):
        return [part for group in script for part in group if isinstance(part, targets.PLACING)]


TIMINGS = ("ritual", "quick", "before_attack", "counter", "normal")

with clause("deus.timing.kinds"):

    @wrong("an unknown timing is taken for quick", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in card.get("abilities", []):
                if text.get("timing") not in TIMINGS:
                    text["timing"] = "quick"

        return real(edition, codec, put_right(document, change))


with clause("deus.timing.preattack") as this:

    @wrong("quick effects are used before the attack as well", condition, "use", this)
    def _(game, seat, use):
        quick = abilities.ability_of(game, use).timing == "quick"
        return not quick and abilities.timing_fits("before_attack")(game, seat, use)


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


with clause("deus.after.exhaust_unacted"):

    @wrong(
        "units that were instantly summoned stay ready after the battle", step, "after_battle", "exhaust_ready_units"
    )
    def _(real, game, frame):
        ready = [unit for unit in units_in(game.position, frame.area) if unit.ready and unit.instantly_summoned]
        real(game, frame)
        for unit in ready:
            zones.change_unit(game, unit.id, ready=True)


with clause("deus.draft.control.marker_is_control"):
    mutant("control is having units there", judgement("contested area", march_200.is_contested))


with clause("deus.draft.battle.as_tcg"):

    @wrong("a side attacks after its effects after the attack once more", new_step, "normal_timing", "attack_again", "")
    def _(game, timing):
        return game.edition.procedures["normal_timing"]["attack"](game, timing)


with clause("deus.draft.turn.summon.rearrange_no_vacate") as this:

    @wrong("nobody may leave the front at all", condition, "rearrange", this)
    def _(game, _seat, answer):
        units = game.position.units
        return [unit for unit, area in answer.areas.items() if units[unit].area[1] == "2" and area[1] != "2"]


with clause("deus.draft.victory.three_markers"):
    mutant("two markers win", judgement("victory", lambda game, seat: markers_of(game, seat) >= 2))

    @wrong("a marker counts only where one's own units are", judgement, "victory")
    def _(game, seat):
        return markers_of(game, seat) == len(FRONT) and all(units_in(game.position, area, seat) for area in FRONT)

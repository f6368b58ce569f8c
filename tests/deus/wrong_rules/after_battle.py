"""Wrong handling after battles."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import after_battle, areas, limit_adjustment, victory
from reference_engine.deus.board import AREAS, TERRITORY
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent, units_in
from tests.deus.wrong_rules.bends import Real, Table
from tests.deus.wrong_rules.march import exhausting


def with_ending(edition: Edition, letter: str, **changes: bool) -> Edition:
    """The table with another line in the list of outcomes."""
    endings = edition.judgements["endings"]
    return amend.rule(edition, "endings", {**endings, letter: replace(endings[letter], **changes)})


@dataclass(frozen=True)
class Outcome:
    """Something that happens to the units in the area once they are placed, after one outcome only."""

    letter: str
    happens: Callable[[Any, Any], None]

    def __call__(self, game: Any, frame: Any) -> None:
        """Let it happen if this was the outcome."""
        if frame.ending == self.letter:
            self.happens(game, frame)


def afterwards(edition: Edition, letter: str, happens: Callable[[Any, Any], None]) -> Edition:
    """The table in which something more happens after one of the outcomes."""
    return amend.after_step(edition, "after_battle", "return_units", Outcome(letter, happens))


# Exhaustion and the marker


@mutant("deus.after.exhaust_unacted", "the defending side's units stay ready")
def defenders_stay_ready(edition: Edition) -> Edition:
    """One side is forgotten."""
    return exhausting(
        edition, lambda game, frame, unit: (unit.area, unit.owner) == (frame.area, game.position.marching)
    )


@mutant("deus.after.exhaust_unacted", "the marching side's units stay ready")
def marchers_stay_ready(edition: Edition) -> Edition:
    """The other side is forgotten."""
    return exhausting(
        edition, lambda game, frame, unit: unit.area == frame.area and unit.owner != game.position.marching
    )


@mutant("deus.after.exhaust_unacted", "units are exhausted after they have gone back, where the battle was")
def exhausted_too_late(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""
    return amend.step_before(edition, "after_battle", "exhaust_ready_units", "marching_side_returns_summoned")


@mutant("deus.after.exhaust_unacted", "the units in the areas the marchers came from are exhausted, too")
def companions_are_exhausted(edition: Edition) -> Edition:
    """Whoever stayed behind is taken for one who marched."""
    return exhausting(
        edition, lambda _game, frame, unit: unit.area == frame.area or unit.area in frame.origins.values()
    )


@mutant("deus.after.exhaust_unacted", "units that effects moved out of the battle stay ready")
def those_who_left_stay_ready(edition: Edition) -> Edition:
    """Whoever is not there is forgotten."""
    return exhausting(edition, lambda _game, frame, unit: unit.area == frame.area)


@judgement(
    zones.move,
    "deus.ruling.post_battle_exhausts_battle_only",
    "units that effects move out of the battle are exhausted at once",
)
def exhausted_on_leaving(real: Real, game: Table, unit: str, area: str, clause: str) -> None:
    """Too early."""
    real(game, unit, area, clause)
    if game.position.battle:
        zones.exhaust(game, [game.position.units[unit]], clause)


def marking(edition: Edition, when: Callable[[Any, Any], bool]) -> Edition:
    """The table in which only some battles leave a marker."""

    def mark(game: Any, frame: Any) -> Any:
        return after_battle.place_battle_marker(game, frame) if when(game, frame) else None

    return amend.step(edition, "after_battle", "place_battle_marker", mark)


@mutant("deus.after.battle_marker", "no marker is placed where the battle left nobody")
def no_marker_without_survivors(edition: Edition) -> Edition:
    """One outcome is forgotten."""
    return marking(edition, lambda game, frame: bool(units_in(game.position, frame.area)))


@mutant("deus.after.battle_marker", "no marker is placed where the marching side has won")
def no_marker_on_conquests(edition: Edition) -> Edition:
    """One outcome is forgotten."""
    return marking(
        edition, lambda game, frame: bool(units_in(game.position, frame.area, opponent(game.position.marching)))
    )


@mutant("deus.after.battle_marker", "only a battle in a held area leaves a marker")
def no_marker_after_intercepts(edition: Edition) -> Edition:
    """Intercepts are forgotten."""
    return marking(edition, lambda _game, frame: not frame.intercepted)


@mutant("deus.after.battle_marker", "there is one battle marker, which moves on")
def one_battle_marker(edition: Edition) -> Edition:
    """The last battle counts."""

    def mark(game: Any, frame: Any) -> None:
        game.position.battle_markers = (frame.area,)

    return amend.step(edition, "after_battle", "place_battle_marker", mark)


# The outcomes


@mutant("deus.after.A", "the victorious marchers go back")
def victors_go_back(edition: Edition) -> Edition:
    """The wrong line of the list."""
    return with_ending(edition, "A", marching_returns=True)


@mutant("deus.after.A", "marchers who outnumber the survivors of the defending side have won")
def one_survivor_does_not_hold(edition: Edition) -> Edition:
    """One defender left counts as none and is discarded."""

    def judge(game: Any, frame: Any) -> Any:
        defenders = units_in(game.position, frame.area, opponent(game.position.marching))
        if len(defenders) == 1 and units_in(game.position, frame.area, game.position.marching):
            zones.leave(game, defenders, what="discarded", clause="deus.after.A")
        return after_battle.judge_outcome(game, frame)

    return amend.step(edition, "after_battle", "judge_outcome", judge)


@mutant("deus.after.B", "victorious interceptors go back")
def victorious_interceptors_go_back(edition: Edition) -> Edition:
    """The wrong line of the list."""
    return with_ending(edition, "B", defending_returns=True)


@mutant("deus.after.B", "victorious interceptors are discarded with the marchers")
def interceptors_do_not_stay(edition: Edition) -> Edition:
    """Nobody is left in the area."""

    def clear(game: Any, frame: Any) -> None:
        zones.leave(game, units_in(game.position, frame.area), what="discarded", clause="deus.after.B")

    return afterwards(edition, "B", clear)


@mutant("deus.after.C", "only the marching side goes back after an intercept")
def interceptors_stay(edition: Edition) -> Edition:
    """As in a held area."""
    return with_ending(edition, "C", defending_returns=False)


@mutant("deus.after.C", "only the interceptors go back")
def marchers_stay(edition: Edition) -> Edition:
    """The wrong side withdraws."""
    return with_ending(edition, "C", marching_returns=False)


@mutant("deus.after.C", "the intercepted area is open again for the turn")
def contested_area_is_open(edition: Edition) -> Edition:
    """The battle marker is taken away."""

    def unmark(game: Any, frame: Any) -> None:
        markers = game.position.battle_markers
        game.position.battle_markers = tuple(area for area in markers if area != frame.area)

    return afterwards(edition, "C", unmark)


def with_origins(edition: Edition, origins: Callable[[Any, Any, Any], list[str]]) -> Edition:
    """The table in which an instantly summoned unit may go to other places."""

    def is_one(game: Any, _seat: str, answer: Any) -> str | None:
        frame = game.position.stack[-1]
        unit = game.position.units[answer.unit]
        return None if answer.area in origins(game, frame, unit) else "not from there"

    return amend.condition(edition, "return", "deus.after.C_instant", is_one)


@mutant("deus.after.C_instant", "a unit may return to an origin of either side")
def either_sides_origins(edition: Edition) -> Edition:
    """The sides are mixed up."""
    return with_origins(edition, lambda _game, frame, _unit: [a for side in frame.sources.values() for a in side])


@mutant("deus.after.C_instant", "a unit may return to any own territory")
def anywhere_at_home(edition: Edition) -> Edition:
    """The origins are forgotten."""
    return with_origins(edition, lambda _game, _frame, unit: list(TERRITORY[unit.owner]))


@judgement(after_battle.possible_origins, "deus.after.C_instant", "the first origin is where all units return")
def the_first_origin(_real: Any, _game: Any, frame: Any, unit: Any) -> list[str]:
    """Nobody chooses."""
    return list(frame.sources[unit.owner][:1])


@judgement(after_battle.possible_origins, "deus.after.C_instant", "dead units' origins do not count")
def only_survivors_origins(real: Any, game: Any, frame: Any, unit: Any) -> list[str]:
    """Only where somebody has gone back to."""
    found = [area for area in real(game, frame, unit) if units_in(game.position, area, unit.owner)]
    return found or list(real(game, frame, unit))


@judgement(after_battle.stranded, "deus.after.C_instant", "instantly summoned units stay in the area")
def summoned_units_stay(_real: Any, _game: Any, _frame: Any, _seat: str) -> list[Any]:
    """Nobody has to return."""
    return []


@mutant("deus.after.C_instant", "the defending side returns its summoned units first")
def defender_returns_first(edition: Edition) -> Edition:
    """Two steps in each other's place."""
    return amend.step_before(
        edition, "after_battle", "defending_side_returns_summoned", "marching_side_returns_summoned"
    )


def without_adjustment(edition: Edition, letter: str, *, marching: bool = True, defending: bool = True) -> Edition:
    """The table in which a side does not adjust its areas after one outcome."""
    for name, spared in (("marching_side_adjusts", marching), ("defending_side_adjusts", defending)):
        if spared:
            real = edition.procedures["after_battle"][name]
            edition = amend.step(edition, "after_battle", name, _unless(letter, real))
    return edition


def _unless(letter: str, real: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda game, frame: None if frame.ending == letter else real(game, frame)


@mutant("deus.after.C_limit", "areas stay overfull after both sides' withdrawal")
def overfull_after_c(edition: Edition) -> Edition:
    """Leave the adjustment out."""
    return without_adjustment(edition, "C")


@mutant("deus.after.C_limit", "only the marching side's areas are adjusted")
def only_the_marching_side_adjusts(edition: Edition) -> Edition:
    """One side is forgotten."""
    return without_adjustment(edition, "C", marching=False)


@judgement(limit_adjustment.discarded_first, "deus.after.C_limit", "units that marched are given up first")
def marchers_are_given_up_first(real: Any, game: Any, seat: str, area: str) -> list[Any]:
    """The wrong units go."""
    others = [unit for unit in units_in(game.position, area, seat) if not unit.instantly_summoned]
    return others or list(real(game, seat, area))


@judgement(limit_adjustment.overfull_area, "deus.after.C_limit", "areas with exactly 8 levels are adjusted, too")
def eight_is_too_much(_real: Any, game: Any, seat: str) -> str | None:
    """Off by one."""
    return next((area for area in AREAS if areas.total_level(game, seat, area) >= 8), None)


@mutant("deus.after.D", "instantly summoned defenders are discarded after a successful defence")
def summoned_defenders_go(edition: Edition) -> Edition:
    """They were there for the battle only."""

    def discard(game: Any, frame: Any) -> None:
        gone = [unit for unit in units_in(game.position, frame.area) if unit.instantly_summoned]
        zones.leave(game, gone, what="discarded", clause="deus.after.D")

    return afterwards(edition, "D", discard)


@mutant("deus.after.D", "a successful defence makes the defenders ready")
def defenders_become_ready(edition: Edition) -> Edition:
    """A reward that is not in the rules."""

    def ready(game: Any, frame: Any) -> None:
        zones.make_ready(game, units_in(game.position, frame.area), "deus.after.D")

    return afterwards(edition, "D", ready)


@mutant("deus.after.D", "the defending side's survivors go back to their territory")
def defenders_withdraw(edition: Edition) -> Edition:
    """As if they had come from there."""

    def withdraw(game: Any, frame: Any) -> None:
        for unit in units_in(game.position, frame.area):
            zones.move(game, unit.id, frame.area[0] + TERRITORY[unit.owner][0][1], "deus.after.D")

    return afterwards(edition, "D", withdraw)


@mutant("deus.after.E", "surviving marchers stay beside the defenders")
def both_stay(edition: Edition) -> Edition:
    """Nobody goes back."""
    return with_ending(edition, "E", marching_returns=False)


@mutant("deus.after.E", "surviving marchers go back to the origin of the first of them")
def marchers_go_back_together(edition: Edition) -> Edition:
    """One origin is kept for all."""
    real = edition.procedures["after_battle"]["return_units"]

    def together(game: Any, frame: Any) -> Any:
        if frame.ending == "E":
            frame.origins = dict.fromkeys(frame.origins, next(iter(frame.origins.values())))
        return real(game, frame)

    return amend.step(edition, "after_battle", "return_units", together)


@mutant("deus.after.E", "surviving marchers go back to own territory, wherever they came from")
def marchers_go_home(edition: Edition) -> Edition:
    """Front areas are no origins."""

    def home(game: Any, frame: Any) -> None:
        for unit, origin in frame.origins.items():
            if unit in game.position.units and origin[1] == "2":
                area = origin[0] + TERRITORY[game.position.units[unit].owner][0][1]
                zones.move(game, unit, area, "deus.after.E")

    return afterwards(edition, "E", home)


@mutant("deus.after.E_instant", "instantly summoned marchers stay with the enemy")
def summoned_marchers_stay(edition: Edition) -> Edition:
    """They have no origin."""
    real = edition.procedures["after_battle"]["marching_side_returns_summoned"]
    return amend.step(edition, "after_battle", "marching_side_returns_summoned", _unless("E", real))


@mutant("deus.after.E_instant", "instantly summoned marchers return to any own territory")
def summoned_marchers_go_anywhere(edition: Edition) -> Edition:
    """The origins are forgotten."""
    return with_origins(edition, lambda _game, _frame, unit: list(TERRITORY[unit.owner]))


@mutant("deus.after.E_instant", "an origin may be chosen although the unit does not fit in")
def need_not_fit(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "return_must_fit", "no")


@mutant("deus.after.E_instant", "instantly summoned defenders are discarded when the marchers go back")
def summoned_defenders_go_too(edition: Edition) -> Edition:
    """They were there for the battle only."""

    def discard(game: Any, frame: Any) -> None:
        gone = [
            u for u in units_in(game.position, frame.area, opponent(game.position.marching)) if u.instantly_summoned
        ]
        zones.leave(game, gone, what="discarded", clause="deus.after.E_instant")

    return afterwards(edition, "E", discard)


@mutant("deus.after.E_limit", "areas stay overfull after the marchers' withdrawal")
def overfull_after_e(edition: Edition) -> Edition:
    """Leave the adjustment out."""
    return without_adjustment(edition, "E")


@judgement(limit_adjustment.discarded_first, "deus.after.E_limit", "any unit of the area may be given up")
def anybody_is_given_up(_real: Any, game: Any, seat: str, area: str) -> list[Any]:
    """Who was instantly summoned is forgotten."""
    return units_in(game.position, area, seat)


@mutant("deus.after.E_limit", "all instantly summoned units of an overfull area go")
def all_summoned_units_go(edition: Edition) -> Edition:
    """No more is looked at once it has begun."""

    def adjust(game: Any, _frame: Any) -> None:
        seat = game.position.marching
        area = limit_adjustment.overfull_area(game, seat)
        gone = [unit for unit in units_in(game.position, area or "", seat) if unit.instantly_summoned]
        zones.leave(game, gone, what="discarded", clause="deus.after.E_limit")

    return amend.step(edition, "after_battle", "marching_side_adjusts", adjust)


@mutant("deus.after.F", "an area left empty counts as taken by the marching side")
def nobody_leaves_a_control_marker(edition: Edition) -> Edition:
    """A control marker is placed there."""

    def mark(game: Any, frame: Any) -> None:
        game.position.control_markers = (*game.position.control_markers, frame.area)

    return afterwards(edition, "F", mark)


@judgement(zones.die, "deus.after.F", "the last unit of a battle does not die")
def the_last_unit_stays(real: Any, game: Any, units: list[Any], clause: str) -> None:
    """An area never loses all its units at the same time."""
    everybody = len(units) == len(units_in(game.position, game.position.battle))
    real(game, units[:-1] if everybody else units, clause)


# Victory


@mutant("deus.after.victory_check", "victory is not looked at after a battle")
def no_victory_by_battle(edition: Edition) -> Edition:
    """Leave the step out."""
    return amend.without_step(edition, "after_battle", "check_victory")


@mutant("deus.after.victory_check", "victory is looked at before units go back")
def victory_before_returns(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""
    return amend.step_before(edition, "after_battle", "check_victory", "return_units")


@mutant("deus.after.victory_check", "only the marching side wins after a battle")
def only_the_marching_side_wins(edition: Edition) -> Edition:
    """The other side is forgotten."""

    def check(game: Any, _frame: Any) -> None:
        if victory.holds_the_front(game, game.position.marching):
            victory.end(game, game.position.marching, "deus.victory.check_after_battle")

    return amend.step(edition, "after_battle", "check_victory", check)


@mutant("deus.after.victory_check", "the front is looked at as soon as the initiative is decided")
def victory_in_the_battle(edition: Edition) -> Edition:
    """The right thing at the wrong moment."""
    real = edition.procedures["battle"]["first_normal_timing"]

    def check(game: Any, frame: Any) -> Any:
        victory.check(game, "deus.victory.check_after_battle")
        return real(game, frame)

    return amend.step(edition, "battle", "first_normal_timing", check)

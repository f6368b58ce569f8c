"""Wrong turns of the draft of 2018-08-29."""

from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import summon
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import opponent


def _skips(edition: Edition, step: str, turns: int) -> Edition:
    """One phase is left out in the first so many turns, and only then."""
    real = edition.procedures["turn"][step]

    def skipping(game: Any, frame: Any) -> Next:
        number = game.position.turn
        if number <= turns:
            return None
        if number > edition.numbers["turns_without_opening"]:
            outcome: Next = real(game, frame)
            return outcome
        game.position.turn = edition.numbers["turns_without_opening"] + 1
        outcome = real(game, frame)
        game.position.turn = number
        return outcome

    return amend.step(edition, "turn", step, skipping)


@mutant("deus.draft.turn.power.skip_first", "the second player's first turn has no power charge either")
def second_player_is_not_charged(edition: Edition) -> Edition:
    """As in ver2.00."""
    return _skips(edition, "power_charge", 2)


@mutant("deus.draft.turn.power.skip_first", "the first turn has a power charge")
def first_player_is_charged(edition: Edition) -> Edition:
    """Never skipped."""
    return _skips(edition, "power_charge", 0)


@mutant("deus.draft.turn.hand1.skip_first", "the second player's first turn has no first hand adjustment either")
def second_player_does_not_adjust(edition: Edition) -> Edition:
    """As in ver2.00."""
    return _skips(edition, "first_hand_adjustment", 2)


@mutant("deus.draft.turn.hand1.skip_first", "the first turn has a first hand adjustment")
def first_player_adjusts(edition: Edition) -> Edition:
    """Never skipped."""
    return _skips(edition, "first_hand_adjustment", 0)


@mutant("deus.draft.turn.main.skip_first", "the second player's first turn has no main phase either")
def second_player_has_no_main_phase(edition: Edition) -> Edition:
    """As in ver2.00."""
    return _skips(edition, "main", 2)


@mutant("deus.draft.turn.main.skip_first", "the first turn has a main phase")
def first_player_marches(edition: Edition) -> Edition:
    """Never skipped."""
    return _skips(edition, "main", 0)


@mutant("deus.draft.turn.power.gain", "the power charge brings two counters")
def two_counters(edition: Edition) -> Edition:
    """One too many."""
    return amend.numbers(edition, power_charge=2)


@mutant("deus.draft.turn.power.gain", "the power charge brings nothing")
def nothing(edition: Edition) -> Edition:
    """None."""
    return amend.without_step(edition, "power_charge", "gain_power")


@mutant("deus.draft.turn.power.gain", "the defending side gains power, too")
def both_sides_gain(edition: Edition) -> Edition:
    """For both."""

    def more(game: Any, _frame: Any) -> None:
        zones.gain_power(game, opponent(game.position.marching), 1)

    return amend.after_step(edition, "power_charge", "gain_power", more)


@mutant("deus.draft.turn.summon.rearrange_scope", "only own territory is rearranged")
def territory_only(edition: Edition) -> Edition:
    """As in ver2.00."""
    clause = "deus.draft.turn.summon.rearrange_scope"
    return amend.condition(edition, "rearrange", clause, summon.own_territory_only)


@mutant("deus.draft.turn.summon.rearrange_no_vacate", "nobody may leave the front at all")
def nobody_leaves(edition: Edition) -> Edition:
    """Too strict."""

    def leaves(game: Any, _seat: str, answer: Any) -> str | None:
        units = game.position.units
        gone = [unit for unit, area in answer.areas.items() if units[unit].area[1] == "2" and area[1] != "2"]
        return "nobody leaves the front" if gone else None

    return amend.condition(edition, "rearrange", "deus.draft.turn.summon.rearrange_no_vacate", leaves)


@mutant("deus.draft.turn.hand2.remove_empty_markers", "markers are never removed")
def markers_stay(edition: Edition) -> Edition:
    """For ever."""
    return amend.without_step(edition, "hand_adjustment", "remove_empty_markers")


def _removed_by(edition: Edition, which: Any) -> Edition:
    def remove(game: Any, _frame: Any) -> Next:
        position = game.position
        position.ownership = {area: seat for area, seat in position.ownership.items() if not which(position, area)}
        return None

    return amend.step(edition, "hand_adjustment", "remove_empty_markers", remove)


def _empty(position: Any, area: str) -> bool:
    return all(unit.area != area for unit in position.units.values())


@mutant("deus.draft.turn.hand2.remove_empty_markers", "the first hand adjustment removes them, too")
def removed_in_both(edition: Edition) -> Edition:
    """Too early."""
    return _removed_by(edition, _empty)


@mutant("deus.draft.turn.hand2.remove_empty_markers", "only the marching side's own are removed")
def own_removed(edition: Edition) -> Edition:
    """One side's."""
    return _removed_by(edition, lambda p, area: _empty(p, area) and p.ownership[area] == p.marching)


@mutant("deus.draft.turn.hand2.remove_empty_markers", "all markers are removed")
def all_removed(edition: Edition) -> Edition:
    """As ver2.00 does with its markers."""
    return _removed_by(edition, lambda _position, _area: True)


@mutant("deus.draft.turn.hand2.remove_empty_markers", "markers are removed as soon as an area is empty")
def removed_at_once(edition: Edition) -> Edition:
    """Too early."""

    def settle(game: Any) -> None:
        position = game.position
        position.ownership = {area: seat for area, seat in position.ownership.items() if not _empty(position, area)}

    return amend.rule(edition, "vacated areas", settle)

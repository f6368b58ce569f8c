"""Wrong conditions of a march: its clauses a to f."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, mutant
from reference_engine.deus import areas, march
from reference_engine.deus.board import FLY, FRONT, WALK
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.position import opponent, units_in
from reference_engine.monster_collection.values import may_march
from tests.deus.wrong_rules.march import Context, March, with_check

# Clause a


@mutant("deus.march.a", "one ready unit takes exhausted ones along")
def ready_units_take_others_along(edition: Edition) -> Edition:
    """Any instead of all."""
    return with_check(
        edition,
        "deus.march.a",
        lambda game, _seat, answer: not any(may_march(game, game.position.units[unit]) for unit in answer.moves),
    )


# Clause b


@mutant("deus.march.b_range", "walkers that march with a flyer have its range")
def wings_for_all(edition: Edition) -> Edition:
    """Any instead of all."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        units = game.position.units
        reached = {area for unit in answer.moves for area in march.reach(game, units[unit])}
        return not set(answer.moves.values()) <= reached

    return with_check(edition, "deus.march.b_range", wrong)


@mutant("deus.march.b_range", "marchers are as slow as the slowest of them")
def no_wings_in_company(edition: Edition) -> Edition:
    """Flyers walk if they march with walkers."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        units = [game.position.units[unit] for unit in answer.moves]
        walk = any(march.reach(game, unit) == WALK[unit.area] for unit in units)
        near = WALK if walk else FLY
        return any(answer.moves[unit.id] not in near[unit.area] for unit in units)

    return with_check(edition, "deus.march.b_range", wrong)


@mutant("deus.march.b_front_or_own", "units do not march back into own territory")
def no_retreat(edition: Edition) -> Edition:
    """Only front areas are destinations."""
    return with_check(
        edition,
        "deus.march.b_front_or_own",
        lambda game, _seat, answer: any(
            to not in FRONT and game.position.units[unit].area in FRONT for unit, to in answer.moves.items()
        ),
    )


@mutant("deus.march.b_front_or_own", "units do not march inside own territory")
def no_march_at_home(edition: Edition) -> Edition:
    """A march must lead to the front or back from it."""

    def wrong(game: Context, seat: str, answer: March) -> bool:
        units = game.position.units
        return any(
            not areas.may_hold(game, to, seat) or (to not in FRONT and units[unit].area not in FRONT)
            for unit, to in answer.moves.items()
        )

    return with_check(edition, "deus.march.b_front_or_own", wrong)


@mutant("deus.march.b_front_or_own", "South's territory is everybody's")
def one_way_only(edition: Edition) -> Edition:
    """The seat is forgotten."""
    return with_check(
        edition,
        "deus.march.b_front_or_own",
        lambda game, _seat, answer: any(not areas.may_hold(game, area, "south") for area in answer.moves.values()),
    )


# Clause c


def with_load(edition: Edition, load: Callable[[Context, str, March, str], int]) -> Edition:
    """The table with another way to work out what a destination would hold."""
    return with_check(
        edition,
        "deus.march.c",
        lambda game, seat, answer: any(load(game, seat, answer, area) > 8 for area in answer.moves.values()),
    )


def coming(game: Context, answer: March, area: str) -> int:
    """The levels that march into the area from elsewhere."""
    units = game.position.units
    return sum(units[unit].level for unit, to in answer.moves.items() if to == area != units[unit].area)


def staying(game: Context, seat: str, answer: March, area: str) -> int:
    """The own levels that stay in the area."""
    there = [unit for unit in units_in(game.position, area, seat) if unit.id not in answer.moves]
    return sum(unit.level for unit in there)


@mutant("deus.march.c", "7 levels are the limit of a march")
def limit_of_seven(edition: Edition) -> Edition:
    """Off by one."""
    return with_load(
        edition, lambda game, seat, answer, area: coming(game, answer, area) + staying(game, seat, answer, area) + 1
    )


@mutant("deus.march.c", "9 levels are the limit of a march")
def limit_of_nine(edition: Edition) -> Edition:
    """Off by one."""
    return with_load(
        edition, lambda game, seat, answer, area: coming(game, answer, area) + staying(game, seat, answer, area) - 1
    )


@mutant("deus.march.c", "the enemy's levels in the destination count, too")
def enemy_levels_count(edition: Edition) -> Edition:
    """The limit is the area's, not a player's."""

    def load(game: Context, seat: str, answer: March, area: str) -> int:
        enemies = areas.total_level(game, opponent(seat), area)
        return coming(game, answer, area) + staying(game, seat, answer, area) + enemies

    return with_load(edition, load)


@mutant("deus.march.c", "units that leave an area still count there")
def leavers_count(edition: Edition) -> Edition:
    """The limit is measured before anybody has left."""
    return with_load(
        edition,
        lambda game, seat, answer, area: coming(game, answer, area) + areas.total_level(game, seat, area),
    )


@mutant("deus.march.c", "units that are in the destination already do not count")
def only_marchers_count(edition: Edition) -> Edition:
    """The limit binds the marchers alone."""
    return with_load(edition, lambda game, _seat, answer, area: coming(game, answer, area))


@mutant("deus.march.c", "each marcher is measured alone")
def marchers_count_one_by_one(edition: Edition) -> Edition:
    """The marchers are not added up."""

    def wrong(game: Context, seat: str, answer: March) -> bool:
        units = game.position.units
        return any(units[unit].level + staying(game, seat, answer, to) > 8 for unit, to in answer.moves.items())

    return with_check(edition, "deus.march.c", wrong)


# Clause d


@mutant("deus.march.d_empty", "an area that a march itself leaves empty counts as empty")
def areas_being_left_are_empty(edition: Edition) -> Edition:
    """Judged after the units have gone, not at declaration."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        def empty(area: str) -> bool:
            return area in FRONT and all(unit.id in answer.moves for unit in units_in(game.position, area))

        return len(set(answer.moves.values())) > 1 and any(empty(area) for area in answer.moves.values())

    return with_check(edition, "deus.march.d_empty", wrong)


@mutant("deus.march.d_empty", "empty own territory needs a march of its own, too")
def empty_territory_alone(edition: Edition) -> Edition:
    """The front is forgotten."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        return len(set(answer.moves.values())) > 1 and any(
            areas.holder(game, area) is None for area in answer.moves.values()
        )

    return with_check(edition, "deus.march.d_empty", wrong)


@mutant("deus.march.d_empty", "an empty area with a control marker counts as own")
def marked_areas_are_own(edition: Edition) -> Edition:
    """The marker stands for units."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        position = game.position
        return len(set(answer.moves.values())) > 1 and any(
            area in FRONT and areas.holder(game, area) is None and area not in position.control_markers
            for area in answer.moves.values()
        )

    return with_check(edition, "deus.march.d_empty", wrong)


@mutant("deus.march.d_empty", "several empty front areas may be entered together, if nothing else is")
def several_empty_areas_together(edition: Edition) -> Edition:
    """Only a mixture of empty and other areas is refused."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        kinds = {area in FRONT and areas.holder(game, area) is None for area in answer.moves.values()}
        return len(kinds) > 1

    return with_check(edition, "deus.march.d_empty", wrong)


@mutant("deus.march.d_enemy", "an enemy area may be entered together with own areas")
def enemy_and_own_together(edition: Edition) -> Edition:
    """Only a second front area that is not own is refused."""

    def wrong(game: Context, seat: str, answer: March) -> bool:
        foreign = {a for a in answer.moves.values() if a in FRONT and areas.holder(game, a) != seat}
        return len(foreign) > 1

    return with_check(edition, "deus.march.d_enemy", wrong)


@mutant("deus.march.d_enemy", "exhausted enemies do not hold an area")
def exhausted_enemies_do_not_hold(edition: Edition) -> Edition:
    """An area of exhausted enemies may be one of several destinations."""

    def wrong(game: Context, seat: str, answer: March) -> bool:
        return len(set(answer.moves.values())) > 1 and any(
            any(unit.ready for unit in units_in(game.position, area, opponent(seat))) for area in answer.moves.values()
        )

    return with_check(edition, "deus.march.d_enemy", wrong)


@mutant("deus.march.d_until_resolved", "another march may be declared instead of an instant summon")
def marches_before_the_battle(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "instant_summon", "march")


@mutant("deus.march.d_until_resolved", "another march may be declared before an attack")
def marches_in_the_battle(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "before_attack", "march")


@mutant("deus.march.d_until_resolved", "nobody marches any more after a battle")
def a_battle_ends_the_marches(edition: Edition) -> Edition:
    """One more condition."""
    return with_check(
        edition, "deus.march.d_until_resolved", lambda game, _seat, _answer: bool(game.position.battle_markers)
    )


# Clause e


@mutant("deus.march.e_enemy", "a battle marker bars only areas that the enemy has held since the turn began")
def new_enemy_areas_are_open(edition: Edition) -> Edition:
    """What the enemy won this turn is forgotten."""

    def wrong(game: Context, seat: str, answer: March) -> bool:
        enemy = opponent(seat)
        position = game.position
        return any(
            area in position.battle_markers
            and areas.holder(game, area) == enemy
            and position.start_owner.get(area) == enemy
            for area in answer.moves.values()
        )

    return with_check(edition, "deus.march.e_enemy", wrong)


@mutant("deus.march.e_enemy", "one battle bars all enemy areas for the turn")
def one_battle_a_turn(edition: Edition) -> Edition:
    """Any marker counts."""

    def wrong(game: Context, seat: str, answer: March) -> bool:
        held = [area for area in answer.moves.values() if areas.holder(game, area) == opponent(seat)]
        return bool(held and game.position.battle_markers)

    return with_check(edition, "deus.march.e_enemy", wrong)


@mutant("deus.march.e_empty", "a battle marker bars an empty area only if nobody held it when the turn began")
def former_holdings_are_open(edition: Edition) -> Edition:
    """Areas that were somebody's are forgotten."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        position = game.position
        return any(
            area in position.battle_markers and areas.holder(game, area) is None and area not in position.start_owner
            for area in answer.moves.values()
        )

    return with_check(edition, "deus.march.e_empty", wrong)


@mutant("deus.march.e_empty", "an empty area with any marker is barred, a control marker, too")
def control_markers_bar(edition: Edition) -> Edition:
    """The wrong kind of marker counts as well."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        position = game.position
        marked = (*position.battle_markers, *position.control_markers)
        return any(area in marked and areas.holder(game, area) is None for area in answer.moves.values())

    return with_check(edition, "deus.march.e_empty", wrong)


@mutant("deus.march.e_own_ok", "nobody marches into an area with a battle marker")
def marked_areas_are_closed(edition: Edition) -> Edition:
    """Whose the area is is forgotten."""
    return with_check(
        edition,
        "deus.march.e_own_ok",
        lambda game, _seat, answer: any(area in game.position.battle_markers for area in answer.moves.values()),
    )


@mutant("deus.march.e_own_ok", "an area won in an intercept battle takes no reinforcements")
def intercept_battlefields_are_closed(edition: Edition) -> Edition:
    """Areas that were nobody's when the turn began stay barred."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        position = game.position
        return any(
            area in position.battle_markers and area not in position.start_owner for area in answer.moves.values()
        )

    return with_check(edition, "deus.march.e_own_ok", wrong)


# Clause f


@mutant("deus.march.f_multi_units", "two units are the most that march at the same time")
def two_at_most(edition: Edition) -> Edition:
    """One more condition."""
    return with_check(edition, "deus.march.f_multi_units", lambda _game, _seat, answer: len(answer.moves) > 2)


@mutant("deus.march.f_multi_units", "a march to several areas is lawful if one of its destinations is")
def one_good_destination_is_enough(edition: Edition) -> Edition:
    """Any instead of all."""
    return with_check(
        edition,
        "deus.march.b_front_or_own",
        lambda game, seat, answer: not any(areas.may_hold(game, area, seat) for area in answer.moves.values()),
    )


@mutant("deus.march.f_multi_origins", "units that march together start from one area")
def one_origin(edition: Edition) -> Edition:
    """One more condition."""
    return with_check(
        edition,
        "deus.march.f_multi_origins",
        lambda game, _seat, answer: len({game.position.units[unit].area for unit in answer.moves}) > 1,
    )


@mutant("deus.march.f_multi_origins", "marchers that go back all go to the first one's origin")
def one_way_back(edition: Edition) -> Edition:
    """One origin is kept for the whole march."""

    def declare(real: Any, *arguments: Any) -> Any:
        call = real(*arguments)
        first = next(iter(call.procedure.origins.values()))
        call.procedure.origins = dict.fromkeys(call.procedure.origins, first)
        return call

    return amend.around(edition, "march", declare)


@mutant("deus.march.f_join", "units from different areas march to different areas")
def nobody_joins(edition: Edition) -> Edition:
    """One more condition."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        ways = {(game.position.units[unit].area, to) for unit, to in answer.moves.items()}
        return len({to for _, to in ways}) < len(ways)

    return with_check(edition, "deus.march.f_join", wrong)


@mutant("deus.march.f_join", "units join in one area only in a march")
def one_meeting_place(edition: Edition) -> Edition:
    """Several destinations are for units that march alone."""

    def wrong(_game: Context, _seat: str, answer: March) -> bool:
        places = set(answer.moves.values())
        return 1 < len(places) < len(answer.moves)

    return with_check(edition, "deus.march.f_join", wrong)


@mutant("deus.march.f_swap", "nobody enters an area that the same march leaves")
def nobody_changes_places(edition: Edition) -> Edition:
    """One more condition."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        left = {game.position.units[unit].area for unit in answer.moves}
        return bool(left & set(answer.moves.values()))

    return with_check(edition, "deus.march.f_swap", wrong)


@mutant("deus.march.f_swap", "two areas exchange their units, but no three")
def rings_are_refused(edition: Edition) -> Edition:
    """Only direct exchanges are thought of."""

    def wrong(game: Context, _seat: str, answer: March) -> bool:
        ways = {(game.position.units[unit].area, to) for unit, to in answer.moves.items()}
        left = {start for start, _ in ways}
        return any(to in left and (to, start) not in ways for start, to in ways)

    return with_check(edition, "deus.march.f_swap", wrong)

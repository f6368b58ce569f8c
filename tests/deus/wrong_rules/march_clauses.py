"""Wrong conditions of a march: its clauses a to f."""

from collections.abc import Callable

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import Bend, perform
from reference_engine.deus import areas, march
from reference_engine.deus.board import FLY, FRONT, WALK
from reference_engine.monster_collection.position import opponent, units_in
from reference_engine.monster_collection.values import may_march
from tests.deus.wrong_rules.march import Context, March, with_check

with clause("deus.march.a") as this:

    @wrong("one ready unit takes exhausted ones along", with_check, this)
    def _(game, _seat, answer):
        return not any(may_march(game, game.position.units[unit]) for unit in answer.moves)


with clause("deus.march.b_range") as this:

    @wrong("walkers that march with a flyer have its range", with_check, this)
    def _(game, _seat, answer):
        units = game.position.units
        reached = {area for unit in answer.moves for area in march.reach(game, units[unit])}
        return not set(answer.moves.values()) <= reached

    @wrong("marchers are as slow as the slowest of them", with_check, this)
    def _(game, _seat, answer):
        units = [game.position.units[unit] for unit in answer.moves]
        walk = any(march.reach(game, unit) == WALK[unit.area] for unit in units)
        near = WALK if walk else FLY
        return any(answer.moves[unit.id] not in near[unit.area] for unit in units)


with clause("deus.march.b_front_or_own") as this:

    @wrong("units do not march back into own territory", with_check, this)
    def _(game, _seat, answer):
        return any((to not in FRONT and game.position.units[unit].area in FRONT for unit, to in answer.moves.items()))

    @wrong("units do not march inside own territory", with_check, this)
    def _(game, seat, answer):
        units = game.position.units
        return any(
            (
                not areas.may_hold(game, to, seat) or (to not in FRONT and units[unit].area not in FRONT)
                for unit, to in answer.moves.items()
            )
        )

    @wrong("South's territory is everybody's", with_check, this)
    def _(game, _seat, answer):
        return any(not areas.may_hold(game, area, "south") for area in answer.moves.values())


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

    @wrong("7 levels are the limit of a march", with_load)
    def _(game, seat, answer, area):
        return coming(game, answer, area) + staying(game, seat, answer, area) + 1

    @wrong("9 levels are the limit of a march", with_load)
    def _(game, seat, answer, area):
        return coming(game, answer, area) + staying(game, seat, answer, area) - 1

    @wrong("the enemy's levels in the destination count, too", with_load)
    def _(game, seat, answer, area):
        enemies = areas.total_level(game, opponent(seat), area)
        return coming(game, answer, area) + staying(game, seat, answer, area) + enemies

    @wrong("units that leave an area still count there", with_load)
    def _(game, seat, answer, area):
        return coming(game, answer, area) + areas.total_level(game, seat, area)

    @wrong("units that are in the destination already do not count", with_load)
    def _(game, _seat, answer, area):
        return coming(game, answer, area)

    @wrong("each marcher is measured alone", with_check, this)
    def _(game, seat, answer):
        units = game.position.units
        return any((units[unit].level + staying(game, seat, answer, to) > 8 for unit, to in answer.moves.items()))


with clause("deus.march.d_empty") as this:

    @wrong("an area that a march itself leaves empty counts as empty", with_check, this)
    def _(game, _seat, answer):
        def empty(area):
            return area in FRONT and all(unit.id in answer.moves for unit in units_in(game.position, area))

        return len(set(answer.moves.values())) > 1 and any(empty(area) for area in answer.moves.values())

    @wrong("empty own territory needs a march of its own, too", with_check, this)
    def _(game, _seat, answer):
        return len(set(answer.moves.values())) > 1 and any(
            areas.holder(game, area) is None for area in answer.moves.values()
        )

    @wrong("an empty area with a control marker counts as own", with_check, this)
    def _(game, _seat, answer):
        position = game.position
        return len(set(answer.moves.values())) > 1 and any(
            area in FRONT and areas.holder(game, area) is None and (area not in position.control_markers)
            for area in answer.moves.values()
        )

    @wrong("several empty front areas may be entered together, if nothing else is", with_check, this)
    def _(game, _seat, answer):
        kinds = {area in FRONT and areas.holder(game, area) is None for area in answer.moves.values()}
        return len(kinds) > 1


with clause("deus.march.d_enemy") as this:

    @wrong("an enemy area may be entered together with own areas", with_check, this)
    def _(game, seat, answer):
        foreign = {a for a in answer.moves.values() if a in FRONT and areas.holder(game, a) != seat}
        return len(foreign) > 1

    @wrong("exhausted enemies do not hold an area", with_check, this)
    def _(game, seat, answer):
        return len(set(answer.moves.values())) > 1 and any(
            any(unit.ready for unit in units_in(game.position, area, opponent(seat))) for area in answer.moves.values()
        )


with clause("deus.march.d_until_resolved") as this:

    @wrong("nobody marches any more after a battle", with_check, this)
    def _(game, _seat, _answer):
        return bool(game.position.battle_markers)


with clause("deus.march.e_enemy") as this:

    @wrong("a battle marker bars only areas that the enemy has held since the turn began", with_check, this)
    def _(game, seat, answer):
        enemy = opponent(seat)
        position = game.position
        return any(
            area in position.battle_markers
            and areas.holder(game, area) == enemy
            and (position.start_owner.get(area) == enemy)
            for area in answer.moves.values()
        )

    @wrong("one battle bars all enemy areas for the turn", with_check, this)
    def _(game, seat, answer):
        held = [area for area in answer.moves.values() if areas.holder(game, area) == opponent(seat)]
        return bool(held and game.position.battle_markers)


with clause("deus.march.e_empty") as this:

    @wrong("a battle marker bars an empty area only if nobody held it when the turn began", with_check, this)
    def _(game, _seat, answer):
        position = game.position
        return any(
            area in position.battle_markers and areas.holder(game, area) is None and (area not in position.start_owner)
            for area in answer.moves.values()
        )

    @wrong("an empty area with any marker is barred, a control marker, too", with_check, this)
    def _(game, _seat, answer):
        position = game.position
        marked = (*position.battle_markers, *position.control_markers)
        return any(area in marked and areas.holder(game, area) is None for area in answer.moves.values())


with clause("deus.march.e_own_ok") as this:

    @wrong("nobody marches into an area with a battle marker", with_check, this)
    def _(game, _seat, answer):
        return any(area in game.position.battle_markers for area in answer.moves.values())

    @wrong("an area won in an intercept battle takes no reinforcements", with_check, this)
    def _(game, _seat, answer):
        position = game.position
        return any(
            area in position.battle_markers and area not in position.start_owner for area in answer.moves.values()
        )


with clause("deus.march.f_multi_units") as this:

    @wrong("two units are the most that march at the same time", with_check, this)
    def _(_game, _seat, answer):
        return len(answer.moves) > 2

    @wrong("a march to several areas is lawful if one of its destinations is", with_check, "deus.march.b_front_or_own")
    def _(game, seat, answer):
        return not any(areas.may_hold(game, area, seat) for area in answer.moves.values())


with clause("deus.march.f_multi_origins") as this:

    @wrong("units that march together start from one area", with_check, this)
    def _(game, _seat, answer):
        return len({game.position.units[unit].area for unit in answer.moves}) > 1

    @wrong("marchers that go back all go to the first one's origin", perform, "march")
    def _(real, *arguments):
        call = real(*arguments)
        first = next(iter(call.procedure.origins.values()))
        call.procedure.origins = dict.fromkeys(call.procedure.origins, first)
        return call


with clause("deus.march.f_join") as this:

    @wrong("units from different areas march to different areas", with_check, this)
    def _(game, _seat, answer):
        ways = {(game.position.units[unit].area, to) for unit, to in answer.moves.items()}
        return len({to for _, to in ways}) < len(ways)

    @wrong("units join in one area only in a march", with_check, this)
    def _(_game, _seat, answer):
        places = set(answer.moves.values())
        return 1 < len(places) < len(answer.moves)


with clause("deus.march.f_swap") as this:

    @wrong("nobody enters an area that the same march leaves", with_check, this)
    def _(game, _seat, answer):
        left = {game.position.units[unit].area for unit in answer.moves}
        return bool(left & set(answer.moves.values()))

    @wrong("two areas exchange their units, but no three", with_check, this)
    def _(game, _seat, answer):
        ways = {(game.position.units[unit].area, to) for unit, to in answer.moves.items()}
        left = {start for start, _ in ways}
        return any((to in left and (to, start) not in ways for start, to in ways))

"""Wrong ranges of marches."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant
from monosashi.mutants.amend import Bend
from reference_engine.moncolle_tcg import field, march
from reference_engine.moncolle_tcg.board import ADJACENT, AREAS, BASE, RANGE, distance
from reference_engine.moncolle_tcg.position import units_in
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened
from tests.moncolle_tcg.wrong_rules.march import looked_at, marching_units

WALK = "moncolle_tcg.march.walk_range"
FLY = "moncolle_tcg.march.fly_range"
LONG = "moncolle_tcg.march.long_flight_range"


def _range(kind: str, areas: Callable[[str], Any]) -> Bend:
    """Another range of a march type; what is listed follows."""

    def other(edition: Any) -> Any:
        ranges = edition.judgements["march range"]
        table = {**ranges, kind: {area: tuple(areas(area)) for area in AREAS}}
        return edition.amended(edition.name, judgements={"march range": table})

    return other


def _steps(kind: str, *steps: tuple[int, int]) -> Bend:
    return _range(kind, lambda area: [other for other in AREAS if distance(area, other) in steps])


def _too_far(kind: str) -> Callable[[Any, Any, Any], bool]:
    def far(game: Any, unit: Any, answer: Any) -> bool:
        return march.march_type(game, unit) == kind and answer.area not in RANGE[kind][unit.area]

    return far


def _members(kind: str, act_clause: str) -> None:
    mutant(f"of several units the first is measured, {kind}", looked_at(0, act_clause, _too_far(kind)))
    mutant(f"of several units the last is measured, {kind}", looked_at(-1, act_clause, _too_far(kind)))
    mutant(
        f"one unit in range is enough, {kind}",
        loosened(
            "march",
            act_clause,
            lambda g, _s, a: any(not _too_far(march.march_type(g, u))(g, u, a) for u in marching_units(g, a)),
        ),
    )
    mutant(f"South's range is boundless, {kind}", loosened("march", act_clause, asked("south")))
    mutant(f"North's range is boundless, {kind}", loosened("march", act_clause, asked("north")))


with clause(WALK):
    _members("walk", WALK)
    mutant("walking units march to the corners, too", _steps("walk", (0, 1), (1, 0), (1, 1)))
    mutant("walking units march sideways only", _steps("walk", (1, 0)))
    mutant("walking units march forward and back only", _steps("walk", (0, 1)))
    mutant("walking units march two areas forward", _steps("walk", (0, 1), (1, 0), (0, 2)))
    mutant("walking units march two areas sideways", _steps("walk", (0, 1), (1, 0), (2, 0)))
    mutant(
        "walking units never go back to South's side",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[1] >= area[1]]),
    )
    mutant(
        "walking units never go on to North's side",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[1] <= area[1]]),
    )
    mutant(
        "walking units never go to the right",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[0] <= area[0]]),
    )
    mutant(
        "walking units never go to the left",
        _range("walk", lambda area: [o for o in ADJACENT[area] if o[0] >= area[0]]),
    )
    mutant("walking units do not go into their base", tightened("march", WALK, lambda _g, s, a: a.area == BASE[s]))
    mutant(
        "with a flying unit walking units fly",
        loosened("march", WALK, lambda g, _s, a: any(march.march_type(g, u) == "fly" for u in marching_units(g, a))),
    )
    mutant(
        "walking units attack at the corners",
        loosened("march", WALK, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )


with clause(FLY):
    _members("fly", FLY)
    mutant("flying units march like walking ones", _steps("fly", (0, 1), (1, 0)))
    mutant("flying units march to the corners only", _steps("fly", (1, 1)))
    mutant("flying units march two areas straight on", _steps("fly", (0, 1), (1, 0), (1, 1), (0, 2), (2, 0)))
    mutant("flying units march two areas forward", _steps("fly", (0, 1), (1, 0), (1, 1), (0, 2)))
    mutant("flying units march two areas sideways", _steps("fly", (0, 1), (1, 0), (1, 1), (2, 0)))
    mutant("flying units march like knights", _steps("fly", (0, 1), (1, 0), (1, 1), (1, 2), (2, 1)))
    mutant("flying units march two areas to the corners", _steps("fly", (0, 1), (1, 0), (1, 1), (2, 2)))
    mutant("flying units march along rows and columns", _steps("fly", (0, 1), (1, 0), (0, 2), (2, 0), (0, 3)))
    mutant(
        "flying units do not go back to South's side at the corners",
        _range("fly", lambda area: [o for o in RANGE["fly"][area] if o[1] >= area[1] or o[0] == area[0]]),
    )
    mutant(
        "flying units do not go on to North's side at the corners",
        _range("fly", lambda area: [o for o in RANGE["fly"][area] if o[1] <= area[1] or o[0] == area[0]]),
    )


with clause(LONG):
    _members("long_flight", LONG)
    near = ((0, 1), (1, 0), (1, 1))
    mutant("long flight goes no further than flight", _steps("long_flight", *near))
    mutant("long flight goes two areas only", _steps("long_flight", (0, 2), (2, 0)))
    mutant("long flight goes two areas forward and back only", _steps("long_flight", *near, (0, 2)))
    mutant("long flight goes two areas sideways only", _steps("long_flight", *near, (2, 0)))
    mutant("long flight goes to no corner", _steps("long_flight", (0, 1), (1, 0), (0, 2), (2, 0)))
    mutant("long flight goes like knights, too", _steps("long_flight", *near, (0, 2), (2, 0), (1, 2), (2, 1)))
    mutant("long flight goes two areas to the corners", _steps("long_flight", *near, (0, 2), (2, 0), (2, 2)))
    mutant("long flight goes three areas", _steps("long_flight", *near, (0, 2), (2, 0), (0, 3)))


def _between(one: str, other: str) -> str:
    columns, ranks = distance(one, other)
    if (columns, ranks) not in ((0, 2), (2, 0)):
        return ""
    column, rank = (ord(one[0]) + ord(other[0])) // 2, (int(one[1]) + int(other[1])) // 2
    return f"{chr(column)}{rank}"


def _barred(by: Callable[[Any, str, str], bool]) -> Bend:
    """Long flight is stopped by what lies between."""

    def barred(game: Any, seat: str, answer: Any) -> bool:
        crossed = [_between(unit.area, answer.area) for unit in marching_units(game, answer)]
        return any(area and by(game, seat, area) for area in crossed)

    return tightened("march", LONG, barred)


with clause("moncolle_tcg.ruling.long_flight_jumps"):
    mutant(
        "enemies between stop long flight",
        _barred(lambda g, seat, area: bool(units_in(g.position, area, opponent(seat)))),
    )
    mutant("bare ground between stops long flight", _barred(lambda g, _seat, area: area not in g.position.field))
    mutant("any units between stop long flight", _barred(lambda g, _seat, area: bool(units_in(g.position, area))))
    mutant("the Limit between stops long flight", _barred(lambda g, seat, area: field.total_level(g, seat, area) > 4))
    mutant(
        "enemies between stop it on the way to a battle",
        tightened(
            "march",
            LONG,
            lambda g, s, a: (
                bool(units_in(g.position, a.area, opponent(s)))
                and any(units_in(g.position, _between(u.area, a.area), opponent(s)) for u in marching_units(g, a))
            ),
        ),
    )

"""Wrong fields: areas, territories, bases, Limits, control, what lies face down."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, bend, condition, judgement, lifted
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg import deck_out, field, quiet, terrain, view
from reference_engine.moncolle_tcg.board import BASE, distance
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

PLACING = "place_terrain place_proxy"
BASE_SPACE = "moncolle_tcg.board.base_space"
GROUND = "moncolle_tcg.board.units_on_terrain"


def _positions(word: str, unless: Any = None) -> Bend:
    """Positions with this fault are taken."""

    def fewer(real: Any, edition: Any, position: Any) -> Any:
        for fault in real(edition, position):
            if word not in fault or (unless is not None and not unless(fault)):
                yield fault

    return judgement(quiet.faults, fewer)


def _no_area(*areas: str) -> Bend:
    def more(real: Any, edition: Any, position: Any) -> Any:
        yield from real(edition, position)
        yield from (f"{unit.id} is nowhere" for unit in position.units.values() if unit.area in areas)

    return judgement(quiet.faults, more)


@bend
def _ranges(edition: Edition, reaches: Any) -> Edition:
    real = edition.judgements["march range"]
    areas = edition.judgements["areas"]
    other = {
        march: {
            area: (*found, *(b for b in areas if b not in found and reaches(march, area, b)))
            for area, found in of.items()
        }
        for march, of in real.items()
    }
    return edition.amended(edition.name, judgements={"march range": other})


with clause("moncolle_tcg.board.grid"):
    mutant("the field has three rows", _no_area("a4", "c4"))
    mutant("the field has two columns", _no_area("c1", "c2", "c3", "c4"))
    mutant("units may stand anywhere, outside the field, too", _positions("board.grid"))

    @wrong("the field has no sides", _ranges)
    def _(march, one, other):
        return march == "fly" and {one[0], other[0]} == {"a", "c"} and abs(int(one[1]) - int(other[1])) <= 1


def _territory(*areas: str) -> Bend:
    """These areas are South's besides, or North's."""

    def counted(game: Any, seat: str) -> int:
        enemy = {"south": ("3", "4"), "north": ("1", "2")}[seat]

        def is_enemy(area: str) -> bool:
            return (area[1] in enemy) != (area in areas)

        return sum(unit.owner == seat and is_enemy(unit.area) for unit in game.position.units.values())

    return judgement(deck_out.units_in_enemy_territory, counted)


with clause("moncolle_tcg.board.territories"):
    mutant("rank 2 is North's", _territory("a2", "b2", "c2"))
    mutant("rank 3 is South's", _territory("a3", "b3", "c3"))
    mutant("rank 1 is North's", _territory("a1", "b1", "c1"))
    mutant("rank 4 is South's", _territory("a4", "b4", "c4"))
    mutant("the territories lie side by side", _territory("a2", "b2", "c2", "a3", "b3", "c3"))

    @wrong("between the territories are two rows of nobody's", judgement, deck_out.units_in_enemy_territory)
    def _(game, seat):
        back = {"south": "4", "north": "1"}[seat]
        return sum(unit.owner == seat and unit.area[1] == back for unit in game.position.units.values())

    @wrong("only the front row of the enemy territory counts", judgement, deck_out.units_in_enemy_territory)
    def _(game, seat):
        front = {"south": "3", "north": "2"}[seat]
        return sum(unit.owner == seat and unit.area[1] == front for unit in game.position.units.values())


with clause(BASE_SPACE):
    mutant("terrain is laid on a base", lifted("place_terrain", BASE_SPACE))
    mutant("a proxy is laid on a base", lifted("place_proxy", BASE_SPACE))
    mutant("a position may have terrain on a base", judgement(quiet.twice_named, lambda *_: ()))

    @wrong("terrain is laid on the own base", loosened, PLACING, BASE_SPACE)
    def _(_game, seat, answer):
        return answer.area == BASE[seat]

    @wrong("terrain is laid on the enemy base", loosened, PLACING, BASE_SPACE)
    def _(_game, seat, answer):
        return answer.area == BASE[opponent(seat)]

    mutant("North lays terrain on a base", loosened(PLACING, BASE_SPACE, asked("north")))

    @wrong(
        "units are summoned to the middle of the front, too", loosened, "summon", "moncolle_tcg.summonphase.base_only"
    )
    def _(_game, seat, answer):
        return answer.area == {"south": "b2", "north": "b3"}[seat]

    @wrong("any area of the own back row is a base", loosened, "summon", "moncolle_tcg.summonphase.base_only")
    def _(_game, seat, answer):
        return answer.area[1] == BASE[seat][1]


with clause(GROUND):
    mutant("a position may have units on bare ground", _positions("units_on_terrain"))
    mutant("an area may have two terrains", judgement(quiet.twice_named, lambda *_: ()))

    @wrong("flyers march onto bare ground", loosened, "march", GROUND)
    def _(game, _seat, answer):
        return any(card_of(game, unit).march == "fly" for unit in answer.units)

    @wrong("long flyers march onto bare ground", loosened, "march", GROUND)
    def _(game, _seat, answer):
        return any(card_of(game, unit).march == "long_flight" for unit in answer.units)

    @wrong("walkers march onto bare ground", loosened, "march", GROUND)
    def _(game, _seat, answer):
        return any(card_of(game, unit).march == "walk" for unit in answer.units)

    @wrong("nobody marches onto a proxy", tightened, "march", GROUND)
    def _(game, _seat, answer):
        ground = game.position.field.get(answer.area)
        return ground is not None and ground.kind == "proxy"

    @wrong("nobody marches onto a base", tightened, "march", GROUND)
    def _(_game, _seat, answer):
        return answer.area in ("b1", "b4")

    @wrong("long flyers need terrain below", tightened, "march", GROUND)
    def _(game, _seat, answer):
        far = [
            u
            for u in answer.units
            if u in game.position.units and 2 in distance(game.position.units[u].area, answer.area)
        ]
        between = f"{answer.area[0]}{2 if answer.area[1] in '13' else 3}"
        return far and between not in game.position.field

    @wrong("a new terrain lies beside the old one", judgement, terrain.lay)
    def _(game, seat, ground, area, clause):
        if area not in game.position.field:
            field.lay(game, area, ground)


LEVELS = "moncolle_tcg.march.limit"


def _levels(other: Any) -> Bend:
    return judgement(field.total_level, other)


with clause("moncolle_tcg.board.limit"):
    mutant("a march heeds no Limit", lifted("march", LEVELS))
    mutant("a position heeds no Limit", _positions("board.limit)"))
    mutant("one level more than the Limit is allowed", judgement(field.limit_of, lambda real, *of: real(*of) + 1))
    mutant("one level less than the Limit is allowed", judgement(field.limit_of, lambda real, *of: real(*of) - 1))
    mutant(
        "the levels of both sides count together",
        _levels(lambda game, seat, area: sum(u.level for u in units_in(game.position, area))),
    )
    mutant("units are counted, not levels", _levels(lambda game, seat, area: len(units_in(game.position, area, seat))))
    mutant("whoever is there already does not count", _levels(lambda *_: 0))

    @wrong("exhausted units use up no levels", _levels)
    def _(game, seat, area):
        return sum(unit.level for unit in units_in(game.position, area, seat) if unit.ready)

    @wrong("ready units use up no levels", _levels)
    def _(game, seat, area):
        return sum(unit.level for unit in units_in(game.position, area, seat) if not unit.ready)

    mutant("North heeds no Limit", loosened("march", LEVELS, asked("north")))

    mutant("South heeds no Limit", loosened("march", LEVELS, asked("south")))

    @wrong("of several marching units only the first counts", condition, "march", LEVELS)
    def _(real, game, seat, answer):
        return real(game, seat, type(answer)(answer.units[:1], answer.area))

    @wrong("of several marching units only the last counts", condition, "march", LEVELS)
    def _(real, game, seat, answer):
        return real(game, seat, type(answer)(answer.units[-1:], answer.area))

    @wrong("enemies on the area count against a march", tightened, "march", LEVELS)
    def _(game, seat, answer):
        enemy = sum(u.level for u in units_in(game.position, answer.area, opponent(seat)))
        own = sum(game.position.units[u].level for u in answer.units if u in game.position.units)
        return own + enemy > field.limit_of(game, answer.area)

    @wrong("North's positions heed no Limit", _positions, "board.limit)")
    def _(fault):
        return fault.startswith("north")


def _limit(kind: str, seat: str, limit: int) -> Bend:
    def other(real: Any, game: Any, area: str) -> int:
        ground = game.position.field.get(area)
        hit = ground is not None and (ground.kind, ground.placed_by) == (kind, seat)
        return limit if hit else int(real(game, area))

    return judgement(field.limit_of, other)


with clause("moncolle_tcg.board.limit_base_and_proxy"):
    mutant("South's base holds eight levels", _limit("base", "south", 8))
    mutant("North's base holds eight levels", _limit("base", "north", 8))
    mutant("South's proxies hold ten levels", _limit("proxy", "south", 10))
    mutant("North's proxies hold ten levels", _limit("proxy", "north", 10))
    mutant("summoning heeds no Limit", lifted("summon", "moncolle_tcg.board.limit_base_and_proxy"))

    @wrong("a base heeds its Limit once only", loosened, "summon", "moncolle_tcg.board.limit_base_and_proxy")
    def _(game, seat, _answer):
        return sum(unit.owner == seat for unit in game.position.units.values()) > 1

    @wrong("marching into a base heeds no Limit", loosened, "march", LEVELS)
    def _(_game, _seat, answer):
        return answer.area in ("b1", "b4")


def _control(other: Any) -> Bend:
    return judgement(field.controller, other)


with clause("moncolle_tcg.terrain.control"):

    @wrong("whoever has placed a vacant terrain controls it", _control)
    def _(real, game, area):
        ground = game.position.field.get(area)
        return real(game, area) or (ground.placed_by if ground else None)

    @wrong("whoever has placed a terrain controls it, whoever stands there", _control)
    def _(game, area):
        ground = game.position.field.get(area)
        return ground.placed_by if ground else None

    @wrong("exhausted units control nothing", _control)
    def _(real, game, area):
        ready = [unit for unit in units_in(game.position, area) if unit.ready]
        return real(game, area) if ready or area in ("b1", "b4") else None

    @wrong("an empty base is nobody's", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        twin = game.position.field
        bare = {a: g for a, g in twin.items() if g.kind != "base" or units_in(game.position, a)}
        game.position.field = bare
        found = real(game, seat, area)
        game.position.field = twin
        return found

    @wrong("an empty base is anybody's", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return real(game, seat, area) or any(distance(area, base) in ((0, 1), (1, 0)) for base in ("b1", "b4"))

    @wrong("only the turn player's territory is controlled", _control)
    def _(real, game, area):
        seat = real(game, area)
        return seat if seat == "south" or area[1] in "34" else None

    @wrong("South controls only what it has placed", _control)
    def _(real, game, area):
        seat, ground = real(game, area), game.position.field.get(area)
        return None if seat == "south" and ground is not None and ground.placed_by == "north" else seat


def _shown(also: Any) -> Bend:
    def seen(real: Any, game: Any, area: str, ground: Any, viewer: str) -> Any:
        return real(game, area, ground, "judge" if also(ground, viewer) else viewer)

    return judgement(view.ground_view, seen)


with clause("moncolle_tcg.ruling.face_down_cards_unseen"):
    mutant("everybody sees bases", _shown(lambda ground, _: ground.kind == "base"))
    mutant("everybody sees proxies", _shown(lambda ground, _: ground.kind == "proxy"))
    mutant("the owner sees the own base", _shown(lambda g, viewer: g.kind == "base" and g.placed_by == viewer))
    mutant("the owner sees the own proxies", _shown(lambda g, viewer: g.kind == "proxy" and g.placed_by == viewer))
    mutant(
        "the opponent sees proxies",
        _shown(lambda g, viewer: g.kind == "proxy" and viewer not in (g.placed_by, "public")),
    )
    mutant("the public sees what lies face down", _shown(lambda _, viewer: viewer == "public"))
    mutant("South sees what lies face down", _shown(lambda _, viewer: viewer == "south"))

    @wrong("nobody sees terrain", judgement, view.ground_view)
    def _(real, game, area, ground, viewer):
        hidden = type(ground)(ground.card, "proxy", ground.placed_by)
        return real(game, area, hidden if viewer != "judge" and ground.kind == "terrain" else ground, viewer)

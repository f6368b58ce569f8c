"""Wrong fields, terrain, icons and ends of the game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, drawn, faults, judgement, loosened, step, tightened
from reference_engine.moncolle_tcg import (
    abilities,
    costs,
    deck_out,
    field,
    march,
    quiet,
    terrain,
    values,
    victory,
    view,
    zones,
)
from reference_engine.moncolle_tcg.board import ADJACENT, BASE, OWN
from reference_engine.moncolle_tcg.field import controller
from reference_engine.moncolle_tcg.position import Ground, card_of, units_in
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context

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


with clause("moncolle_tcg.board.grid"):
    mutant("units may stand anywhere, outside the field, too", _positions("board.grid"))


def _territory(*areas: str) -> Bend:
    """These areas are South's besides, or North's."""

    def counted(game: Any, seat: str) -> int:
        enemy = {"south": ("3", "4"), "north": ("1", "2")}[seat]

        def is_enemy(area: str) -> bool:
            return (area[1] in enemy) != (area in areas)

        return sum(unit.owner == seat and is_enemy(unit.area) for unit in game.position.units.values())

    return judgement(deck_out.units_in_enemy_territory, counted)


with clause("moncolle_tcg.board.territories"):
    mutant("rank 1 is North's", _territory("a1", "b1", "c1"))
    mutant("rank 4 is South's", _territory("a4", "b4", "c4"))

    @wrong("only the front row of the enemy territory counts", judgement, deck_out.units_in_enemy_territory)
    def _(game, seat):
        front = {"south": "3", "north": "2"}[seat]
        return sum(unit.owner == seat and unit.area[1] == front for unit in game.position.units.values())


with clause(BASE_SPACE):

    @wrong("terrain is laid on the own base", loosened, PLACING, BASE_SPACE)
    def _(_game, seat, answer):
        return answer.area == BASE[seat]

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


with clause("moncolle_tcg.board.limit"):

    @wrong("North's positions heed no Limit", _positions, "board.limit)")
    def _(fault):
        return fault.startswith("north")


def _shown(also: Any) -> Bend:
    def seen(real: Any, game: Any, area: str, ground: Any, viewer: str) -> Any:
        return real(game, area, ground, "judge" if also(ground, viewer) else viewer)

    return judgement(view.ground_view, seen)


with clause("moncolle_tcg.ruling.face_down_cards_unseen"):
    mutant("the owner sees the own base", _shown(lambda g, viewer: g.kind == "base" and g.placed_by == viewer))
    mutant("the owner sees the own proxies", _shown(lambda g, viewer: g.kind == "proxy" and g.placed_by == viewer))
    mutant(
        "the opponent sees proxies",
        _shown(lambda g, viewer: g.kind == "proxy" and viewer not in (g.placed_by, "public")),
    )
    mutant("the public sees what lies face down", _shown(lambda _, viewer: viewer == "public"))
    mutant("South sees what lies face down", _shown(lambda _, viewer: viewer == "south"))


USED = "moncolle_tcg.standing.item_consumable"
WORN = "moncolle_tcg.equip.needs_free_icons"
PAID = "moncolle_tcg.cost.must_be_payable"
SHARED = "moncolle_tcg.ruling.icons_of_several_units"


def costing(one: int) -> Any:
    """Consumables of every cost are checked and paid with so many icons."""

    def enough(game: Context, _seat: str, use: Any) -> str | None:
        cost, unit = abilities.ability_of(game, use).cost.items, game.position.units.get(abilities.user_of(game, use))
        return "too few" if cost and unit is not None and values.free_items(game, unit) < min(one, cost) else None

    return condition("use", USED, enough)


with clause("moncolle_tcg.ruling.items_of_higher_cost"):
    mutant("two icons are enough for every consumable", costing(2))

    @wrong("two icons are enough for every equipment", condition, "equip", WORN)
    def _(real, game, seat, answer):
        unit = game.position.units.get(answer.unit)
        return real(game, seat, answer) if unit is None or values.free_items(game, unit) < 2 else None


with clause("moncolle_tcg.ruling.item_icons_not_shared"):

    @wrong("a consumable takes an icon of every unit of the side", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        real(game, seat, user, cost, slots, discards)
        for unit in units_in(game.position, game.position.battle, seat) if cost.items else ():
            if unit.id != user:
                shared.change_unit(game, unit.id, items_used=unit.items_used + 1)


with clause("moncolle_tcg.ruling.used_icons_stay_used"):

    @wrong("the Item icons lost are those that had been used", judgement, values.free_items)
    def _(game, unit):
        lost = -sum(min(0, each.standing.items) for each in unit.modifiers)
        used = max(0, unit.items_used - lost)
        return values.item_icons(game, unit) - values.worn_cost(game, unit) - used

    @wrong("a granted Item icon brings the used one back", judgement, values.free_items)
    def _(real, game, unit):
        granted = sum(max(0, each.standing.items) for each in unit.modifiers)
        return real(game, unit) + (unit.items_used if granted else 0)


with clause("moncolle_tcg.standing.spell"):
    for icon in ("fire", "water", "earth", "wind", "holy", "evil"):

        @wrong(f"a {icon} icon pays for nothing", judgement, costs.free_icons)
        def _(real, game, unit, icon=icon):
            return Counter({name: count for name, count in real(game, unit).items() if name != icon})


def multi(*pays: str) -> Any:
    """A multi icon pays for these attributes."""

    def checked(real: Any, game: Context, seat: str, use: Any) -> Any:
        named = [icon for icons in use.slots.values() for icon in icons]
        cost = abilities.ability_of(game, use).cost.slots
        left = Counter(cost) - Counter(named)
        bad = "multi" in named and not set(left) <= set(pays)
        return real(game, seat, use) or bad

    return condition("use", PAID, checked)


with clause("moncolle_tcg.standing.spell_multi_icon"):
    for without in ("fire", "water", "earth", "wind", "holy", "evil"):
        mutant(
            f"a multi icon does not pay for {without}",
            multi(*({"fire", "water", "earth", "wind", "holy", "evil"} - {without})),
        )


with clause("moncolle_tcg.ruling.spells_of_several_icons"):

    @wrong("as many icons as needed pay, of whatever attribute", condition, "use", PAID)
    def _(real, game, seat, use):
        named = sum(len(icons) for icons in use.slots.values())
        slots = abilities.ability_of(game, use).cost.slots
        return None if len(slots) > 1 and named == len(slots) else real(game, seat, use)

    @wrong("no spell has more than two icons in its cost", condition, "use", PAID)
    def _(real, game, seat, use):
        return real(game, seat, use) or len(abilities.ability_of(game, use).cost.slots) > 2


with clause("moncolle_tcg.ruling.icons_of_several_units"):

    @wrong("own units elsewhere pay as well", condition, "use", SHARED)
    def _(game, seat, use):
        units = game.position.units
        return any(name not in units or units[name].owner != seat for name in use.slots)

    @wrong("enemies in the battle pay as well", condition, "use", SHARED)
    def _(game, _seat, use):
        units = game.position.units
        return any(name not in units or units[name].area != game.position.battle for name in use.slots)


PROTECTED = "moncolle_tcg.ruling.enemy_terrain_protected"
PROXY = "moncolle_tcg.terrain.proxy"


with clause(PROXY):

    @wrong("one proxy of a player lies on the field", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return any(lying.kind == "proxy" and lying.placed_by == seat for lying in game.position.field.values())


with clause("moncolle_tcg.ruling.proxy_with_terrain_in_hand"):

    @wrong("only a hand with one terrain card at most allows a proxy", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return sum(card_of(game, card).kind == "terrain" for card in game.position.players[seat].hand) > 1


with clause("moncolle_tcg.ruling.proxy_where_terrain_may_lie"):

    @wrong("a proxy replaces the enemy's base", loosened, "place_proxy", "moncolle_tcg.board.base_space")
    def _(_game, seat, answer):
        return answer.area == BASE[opponent(seat)]


with clause("moncolle_tcg.ruling.proxy_over_terrain"):

    @wrong("a proxy replaces no proxy", tightened, "place_proxy", PROTECTED)
    def _(game, _seat, answer):
        there = game.position.field.get(answer.area)
        return there is not None and there.kind == "proxy"


with clause("moncolle_tcg.ruling.proxy_of_the_last_card"):

    @wrong("South's last card stays in the deck", tightened, "place_proxy", PROXY)
    def _(game, seat, _answer):
        return len(game.position.players[seat].deck) == 1 and seat == "south"


with clause("moncolle_tcg.setup.opening_hand"):

    @wrong("opening hands lie open", judgement, view.player_view)
    def _(real, game, seat, viewer):
        return real(game, seat, seat if viewer != "judge" else viewer)


with clause("moncolle_tcg.setup.first_player"):

    @wrong("equal dice are rolled again once only, then North begins", drawn, "roll_for_first")
    def _(real, game, frame, faces):
        if faces[0] != faces[1] or faces[0] > 1:
            return real(game, frame, faces)
        game.position.first_player = "north"
        return None


with clause("moncolle_tcg.status.two_states"):

    @wrong("every unit counts as ready for texts", judgement, shared_values.qualifies)
    def _(real, game, unit, wanted):
        return real(game, unit, replace(wanted, state=None)) if wanted.state == "ready" else real(game, unit, wanted)


PLACE = "moncolle_tcg.terrain.place_from_hand"
ADJACENCY = "moncolle_tcg.terrain.adjacency"
LIMIT = "moncolle_tcg.ruling.replacement_within_limit"


with clause(PLACE):

    @wrong("items can be laid as terrain", loosened, "place_terrain", PLACE)
    def _(game, seat, answer):
        own = answer.card in game.position.players[seat].hand
        return own and card_of(game, answer.card).kind in ("equipment", "consumable")

    @wrong("terrain is placed from the discard pile, too", loosened, "place_terrain", PLACE)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].discard

    @wrong("terrain is placed from the deck, too", loosened, "place_terrain", PLACE)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].deck

    @wrong("terrain is placed from the enemy's hand, too", loosened, "place_terrain", PLACE)
    def _(game, seat, answer):
        return answer.card in game.position.players[opponent(seat)].hand


def _near(counts: Callable[[Any, str, str, Ground], bool], range_: Any = ADJACENT) -> Bend:
    """Terrain lies beside what counts."""

    def is_beside(game: Any, seat: str, area: str) -> bool:
        lying = game.position.field
        return any(near in lying and counts(game, seat, near, lying[near]) for near in range_[area])

    return judgement(field.is_beside_own, is_beside)


def _own(game: Any, seat: str, area: str, ground: Ground) -> bool:
    return ground.placed_by == seat or field.controller(game, area) == seat


with clause(ADJACENCY):
    mutant("a proxy does not count", _near(lambda g, s, a, lying: lying.kind != "proxy" and _own(g, s, a, lying)))

    @wrong("one places anywhere in the own territory", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return area in OWN[seat] or real(game, seat, area)

    @wrong("vacant terrain of the enemy counts", _near)
    def _(game, seat, area, lying):
        return (lying.kind != "base" and field.controller(game, area) is None) or _own(game, seat, area, lying)


def laid(more: Callable[[Any, str, Ground, str], Any]) -> Bend:
    """What lay there before is handed to somebody who does more with it, or something else."""

    def lay(real: Any, game: Any, seat: str, ground: Ground, area: str, why: str) -> None:
        before = game.position.field.get(area)
        real(game, seat, ground, area, why)
        if before is not None:
            more(game, seat, before, area)

    return judgement(terrain.lay, lay)


with clause("moncolle_tcg.terrain.replace"):

    @wrong("exhausted units go with the terrain", laid)
    def _(game, _seat, _before, area):
        tired = [unit for unit in units_in(game.position, area) if not unit.ready]
        zones.leave(game, tired, what="discarded", clause=PLACE)


with clause(PROTECTED):

    @wrong("enemies protect only what their player placed", loosened, PLACING, PROTECTED)
    def _(game, seat, answer):
        return answer.area in game.position.field and game.position.field[answer.area].placed_by == seat

    @wrong("proxies are not protected", loosened, PLACING, PROTECTED)
    def _(game, _seat, answer):
        return answer.area in game.position.field and game.position.field[answer.area].kind == "proxy"


def _room(levels: Callable[[Any, str, str], int], more: int = 0) -> Bend:
    """The levels that must fit a new terrain."""

    def too_small(game: Any, _seat: str, answer: Any) -> bool:
        card = getattr(answer, "card", "")
        limit = card_of(game, card).limit or 0 if card else game.edition.numbers["proxy_limit"]
        if (card and card_of(game, card).kind != "terrain") or field.is_base(answer.area):
            return False
        return any(levels(game, seat, answer.area) > limit + more for seat in ("south", "north"))

    return tightened(PLACING, LIMIT, too_small)


with clause(LIMIT):

    @wrong("all units of the field count", _room)
    def _(game, seat, _area):
        return sum(unit.level for unit in game.position.units.values() if unit.owner == seat)


def _given(other: Callable[[Any, Any, Ground | None], Any]) -> Bend:
    """What the ground under a unit gives it."""

    def given(real: Any, game: Any, unit: Any) -> Any:
        lying = game.position.field.get(unit.area)
        found = other(game, unit, lying)
        return real(game, unit) if found is None else found

    return judgement(values.given_by_terrain, given)


def _printed(game: Any, lying: Ground | None) -> list[Any]:
    return list(card_of(game, lying.card).effects) if lying else []


with clause("moncolle_tcg.terrain.effect"):
    mutant(
        "a base has the effect of its card",
        _given(lambda g, _unit, on: _printed(g, on) if on and on.kind == "base" else None),
    )

    @wrong("only the first effect of a terrain applies", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return real(game, unit)[:1]


CAPTURED = "moncolle_tcg.victory.base_captured"
RESIGN = "moncolle_tcg.ruling.resignation"


def _taken(other: Any) -> Bend:
    return judgement(victory.base_is_captured, other)


with clause(CAPTURED):

    @wrong("any area of the enemy back row wins", _taken)
    def _(game, seat, destination):
        return destination[1] == BASE[opponent(seat)][1] and controller(game, destination) == seat


with clause("moncolle_tcg.ruling.instant_units_take_a_base"):

    @wrong("somebody who marched must be left if North marches", step, "march", "check_victory")
    def _(game, frame):
        left = [unit for unit in frame.origins if unit in game.position.units]
        return march.check_victory(game, frame) if left or game.position.marching == "south" else None


with clause("moncolle_tcg.victory.empty_base"):

    @wrong("a base falls to one unit at a time only", step, "march", "check_victory")
    def _(game, frame):
        return march.check_victory(game, frame) if frame.fought or len(frame.origins) == 1 else None

    @wrong("an empty base does not fall to flyers", step, "march", "check_victory")
    def _(game, frame):
        walks = all(
            march.march_type(game, game.position.units[u]) == "walk" for u in frame.origins if u in game.position.units
        )
        return march.check_victory(game, frame) if frame.fought or walks else None


def _nobody(when: Any) -> Bend:
    """Resigning is refused in some situations."""
    return faults("resign", lambda game, seat, answer: ["not now"] if when(game, seat) else [])


with clause(RESIGN):
    mutant("North does not resign", _nobody(lambda _, seat: seat == "north"))
    mutant("nobody resigns once the final turn is set", _nobody(lambda game, _: game.position.final_turn > 0))
    mutant("nobody resigns in the end declaration phase", _nobody(lambda game, _: game.question.kind == "end"))


COUNT = "moncolle_tcg.victory.judgement_count"


def _counted(other: Any) -> Bend:
    return judgement(deck_out.units_in_enemy_territory, other)


def _units(game: Any, seat: str) -> list[Any]:
    return [u for u in game.position.units.values() if u.owner == seat and u.area in OWN[opponent(seat)]]


with clause(COUNT):
    mutant("levels are counted", _counted(lambda game, seat: sum(u.level for u in _units(game, seat))))
    mutant("North's units count double", _counted(lambda real, game, seat: real(game, seat) * (1 + (seat == "north"))))


with clause("moncolle_tcg.victory.base_before_judgement"):

    @wrong("in the last turn an empty base taken wins nothing", step, "march", "check_victory")
    def _(game, frame):
        last = game.position.final_turn == game.position.turn
        return None if last and not frame.fought else march.check_victory(game, frame)

    @wrong("in the last turn a battle wins no base", step, "march", "check_victory")
    def _(game, frame):
        last = game.position.final_turn == game.position.turn
        return None if last and frame.fought else march.check_victory(game, frame)

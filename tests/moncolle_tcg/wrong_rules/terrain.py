"""Wrong terrain."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, judgement, lifted, perform
from reference_engine.moncolle_tcg import field, terrain, zones
from reference_engine.moncolle_tcg.board import ADJACENT, BASE, OWN, RANGE
from reference_engine.moncolle_tcg.position import Ground, card_of, units_in
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

PLACING = "place_terrain place_proxy"
PLACE = "moncolle_tcg.terrain.place_from_hand"
ADJACENCY = "moncolle_tcg.terrain.adjacency"
PROTECTED = "moncolle_tcg.ruling.enemy_terrain_protected"
LIMIT = "moncolle_tcg.ruling.replacement_within_limit"


def _lose_the_last(game: Any, seat: str, _answer: Any) -> None:
    shared.discard_from_hand(game, seat, game.position.players[seat].hand[-1:])


def _exhaust_all(game: Any, seat: str, _answer: Any) -> None:
    zones_of = [unit for unit in game.position.units.values() if unit.owner == seat]
    shared.exhaust(game, zones_of, PLACE)


with clause(PLACE):
    mutant("placing terrain costs a hand card", after_act("place_terrain", _lose_the_last))
    mutant("placing terrain exhausts the own units", after_act("place_terrain", _exhaust_all))
    mutant("placing terrain costs a card of the deck", after_act("place_terrain", lambda g, s, _a: zones.mill(g, s, 1)))

    @wrong("every card of the hand can be laid as terrain", loosened, "place_terrain", PLACE)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].hand

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

    @wrong("terrain is laid face down", judgement, terrain.lay)
    def _(real, game, seat, ground, area, why):
        real(game, seat, replace(ground, kind="proxy"), area, why)

    @wrong("the card stays in the hand", perform, "place_terrain")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        hand = game.position.players[seat].hand
        shared.change_player(game, seat, hand=(*hand, answer.card))
        return outcome

    @wrong("placing terrain ends the phase", perform, "place_terrain")
    def _(real, game, frame, seat, answer):
        real(game, frame, seat, answer)


def _near(counts: Callable[[Any, str, str, Ground], bool], range_: Any = ADJACENT) -> Bend:
    """Terrain lies beside what counts."""

    def is_beside(game: Any, seat: str, area: str) -> bool:
        lying = game.position.field
        return any(near in lying and counts(game, seat, near, lying[near]) for near in range_[area])

    return judgement(field.is_beside_own, is_beside)


def _own(game: Any, seat: str, area: str, ground: Ground) -> bool:
    return ground.placed_by == seat or field.controller(game, area) == seat


with clause(ADJACENCY):
    mutant("one places beside any terrain", _near(lambda *_: True))
    mutant("terrain is laid beside the base only", _near(lambda _g, seat, area, _lying: area == BASE[seat]))
    mutant("only what one has placed counts", _near(lambda _g, seat, _area, lying: lying.placed_by == seat))
    mutant("a proxy does not count", _near(lambda g, s, a, lying: lying.kind != "proxy" and _own(g, s, a, lying)))

    @wrong("only what one controls counts", _near)
    def _(game, seat, area, _lying):
        return field.controller(game, area) == seat

    @wrong("the own base does not count", _near)
    def _(game, seat, area, lying):
        return area != BASE[seat] and _own(game, seat, area, lying)

    @wrong("the enemy's base counts, too", _near)
    def _(game, seat, area, lying):
        return area == BASE[opponent(seat)] or _own(game, seat, area, lying)

    @wrong("exhausted units control no terrain", _near)
    def _(game, seat, area, lying):
        ready = [unit for unit in units_in(game.position, area, seat) if unit.ready]
        return area == BASE[seat] or lying.placed_by == seat or bool(ready)

    @wrong("South places anywhere", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return seat == "south" or real(game, seat, area)

    @wrong("North places anywhere", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return seat == "north" or real(game, seat, area)

    @wrong("one places anywhere in the own territory", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return area in OWN[seat] or real(game, seat, area)

    @wrong("one places in the own territory only", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return area in OWN[seat] and real(game, seat, area)

    @wrong("vacant terrain of the enemy counts", _near)
    def _(game, seat, area, lying):
        return (lying.kind != "base" and field.controller(game, area) is None) or _own(game, seat, area, lying)


with clause("moncolle_tcg.ruling.adjacent_in_four_directions"):
    mutant("corners are adjacent, too", _near(_own, RANGE["fly"]))
    mutant("two areas away is adjacent, too", _near(_own, RANGE["long_flight"]))

    @wrong("only areas before and behind are adjacent", judgement, field.is_beside_own)
    def _(game, seat, area):
        lying = game.position.field
        near = [other for other in ADJACENT[area] if other[0] == area[0]]
        return any(other in lying and _own(game, seat, other, lying[other]) for other in near)

    @wrong("only areas beside are adjacent, but for the base", judgement, field.is_beside_own)
    def _(game, seat, area):
        lying = game.position.field
        near = [other for other in ADJACENT[area] if other[1] == area[1] or other == BASE[seat]]
        return any(other in lying and _own(game, seat, other, lying[other]) for other in near)

    @wrong("the corners of the base are adjacent to it", judgement, field.is_beside_own)
    def _(real, game, seat, area):
        return area in RANGE["fly"][BASE[seat]] or real(game, seat, area)


with clause("moncolle_tcg.ruling.placed_terrain_counts"):

    @wrong("enemies on placed terrain make it count no more", _near)
    def _(game, seat, area, lying):
        there = field.controller(game, area)
        return there == seat or (lying.placed_by == seat and there is None)

    @wrong("terrain on which the enemy stands counts, whoever placed it", _near)
    def _(game, seat, area, lying):
        enemies = units_in(game.position, area, opponent(seat))
        return bool(enemies and lying.kind != "base") or _own(game, seat, area, lying)


def laid(more: Callable[[Any, str, Ground, str], Any]) -> Bend:
    """What lay there before is handed to somebody who does more with it, or something else."""

    def lay(real: Any, game: Any, seat: str, ground: Ground, area: str, why: str) -> None:
        before = game.position.field.get(area)
        real(game, seat, ground, area, why)
        if before is not None:
            more(game, seat, before, area)

    return judgement(terrain.lay, lay)


def out_of_the_pile(game: Any, seat: str, card: str) -> None:
    pile = game.position.players[seat].discard
    shared.change_player(game, seat, discard=tuple(other for other in pile if other != card))


with clause("moncolle_tcg.terrain.replace"):

    @wrong("terrain is placed only where there is none", tightened, "place_terrain", PROTECTED)
    def _(game, _seat, answer):
        return answer.area in game.position.field and not field.is_base(answer.area)

    @wrong("only proxies are replaced", tightened, "place_terrain", PROTECTED)
    def _(game, _seat, answer):
        there = game.position.field.get(answer.area)
        return there is not None and there.kind == "terrain"

    @wrong("proxies are not replaced", tightened, "place_terrain", PROTECTED)
    def _(game, _seat, answer):
        there = game.position.field.get(answer.area)
        return there is not None and there.kind == "proxy"

    @wrong("replaced terrain goes to the discard pile of whoever replaces it", laid)
    def _(game, seat, before, _area):
        out_of_the_pile(game, before.placed_by, before.card)
        shared.put_away(game, seat, before.card)

    @wrong("replaced terrain goes to its owner's hand", laid)
    def _(game, _seat, before, _area):
        out_of_the_pile(game, before.placed_by, before.card)
        hand = game.position.players[before.placed_by].hand
        shared.change_player(game, before.placed_by, hand=(*hand, before.card))

    @wrong("replaced proxies go under their owner's deck", laid)
    def _(game, _seat, before, _area):
        if before.kind == "proxy":
            out_of_the_pile(game, before.placed_by, before.card)
            deck = game.position.players[before.placed_by].deck
            shared.change_player(game, before.placed_by, deck=(*deck, before.card))

    @wrong("units go with the terrain", laid)
    def _(game, _seat, _before, area):
        zones.leave(game, units_in(game.position, area), what="discarded", clause=PLACE)

    @wrong("exhausted units go with the terrain", laid)
    def _(game, _seat, _before, area):
        tired = [unit for unit in units_in(game.position, area) if not unit.ready]
        zones.leave(game, tired, what="discarded", clause=PLACE)

    @wrong("units on replaced terrain become exhausted", laid)
    def _(game, _seat, _before, area):
        shared.exhaust(game, units_in(game.position, area), PLACE)

    @wrong("new terrain counts as placed by whoever placed the old", laid)
    def _(game, _seat, before, area):
        new = game.position.field[area]
        field.lay(game, area, replace(new, placed_by=before.placed_by))


with clause(PROTECTED):

    @wrong("exhausted enemies protect nothing", loosened, PLACING, PROTECTED)
    def _(game, seat, answer):
        return not any(unit.ready for unit in units_in(game.position, answer.area, opponent(seat)))

    @wrong("enemies protect only what their player placed", loosened, PLACING, PROTECTED)
    def _(game, seat, answer):
        return answer.area in game.position.field and game.position.field[answer.area].placed_by == seat

    @wrong("enemies protect only what the other player placed", loosened, PLACING, PROTECTED)
    def _(game, seat, answer):
        return answer.area in game.position.field and game.position.field[answer.area].placed_by != seat

    @wrong("proxies are not protected", loosened, PLACING, PROTECTED)
    def _(game, _seat, answer):
        return answer.area in game.position.field and game.position.field[answer.area].kind == "proxy"

    mutant("South's terrain is not protected", loosened(PLACING, PROTECTED, asked("north")))

    mutant("North's terrain is not protected", loosened(PLACING, PROTECTED, asked("south")))

    @wrong("enemies in one's own territory protect nothing", loosened, PLACING, PROTECTED)
    def _(_game, seat, answer):
        return answer.area in OWN[seat]

    @wrong("any units protect the terrain", tightened, PLACING, PROTECTED)
    def _(game, _seat, answer):
        return bool(units_in(game.position, answer.area)) and not field.is_base(answer.area)

    @wrong("enemies beside it protect terrain, too", tightened, PLACING, PROTECTED)
    def _(game, seat, answer):
        there = answer.area in game.position.field and not field.is_base(answer.area)
        return there and any(units_in(game.position, near, opponent(seat)) for near in ADJACENT[answer.area])


def placed_by_the_enemy(game: Any, seat: str, answer: Any) -> bool:
    there = game.position.field.get(answer.area)
    return there is not None and there.kind != "base" and there.placed_by != seat


with clause("moncolle_tcg.ruling.vacant_terrain_replaced"):
    mutant("terrain is replaced only by who placed it", tightened("place_terrain", PROTECTED, placed_by_the_enemy))

    @wrong("vacant terrain of the enemy is not replaced", tightened, "place_terrain", PROTECTED)
    def _(game, seat, answer):
        return placed_by_the_enemy(game, seat, answer) and not units_in(game.position, answer.area, seat)

    @wrong("vacant terrain is not replaced in the enemy's territory", tightened, "place_terrain", PROTECTED)
    def _(game, seat, answer):
        return placed_by_the_enemy(game, seat, answer) and answer.area not in OWN[seat]

    @wrong("vacant terrain is not replaced in the own territory", tightened, "place_terrain", PROTECTED)
    def _(game, seat, answer):
        return placed_by_the_enemy(game, seat, answer) and answer.area in OWN[seat]


def _room(levels: Callable[[Any, str, str], int], more: int = 0) -> Bend:
    """The levels that must fit a new terrain."""

    def too_small(game: Any, _seat: str, answer: Any) -> bool:
        card = getattr(answer, "card", "")
        limit = card_of(game, card).limit or 0 if card else game.edition.numbers["proxy_limit"]
        if (card and card_of(game, card).kind != "terrain") or field.is_base(answer.area):
            return False
        return any(levels(game, seat, answer.area) > limit + more for seat in ("south", "north"))

    return tightened(PLACING, LIMIT, too_small)


UNBOUND = loosened(PLACING, LIMIT, lambda *_: True)


def _looser(unless: Any) -> Bend:
    return loosened(PLACING, LIMIT, unless)


with clause(LIMIT):
    mutant("one level too many is no matter", UNBOUND, _room(field.total_level, 1))
    mutant("the new Limit must be above the levels", _room(field.total_level, -1))
    mutant("a proxy may be too small", lifted("place_proxy", LIMIT))

    @wrong("the greatest unit counts", lambda levels: lambda edition: _room(levels)(UNBOUND(edition)))
    def _(game, seat, area):
        return max((unit.level for unit in units_in(game.position, area, seat)), default=0)

    @wrong("exhausted units need no room", lambda levels: lambda edition: _room(levels)(UNBOUND(edition)))
    def _(game, seat, area):
        return sum(unit.level for unit in units_in(game.position, area, seat) if unit.ready)

    @wrong("all units of the field count", _room)
    def _(game, seat, _area):
        return sum(unit.level for unit in game.position.units.values() if unit.owner == seat)

    @wrong("South's units need no room", _looser)
    def _(_game, seat, _answer):
        return seat == "south"

    @wrong("North's units need no room", _looser)
    def _(_game, seat, _answer):
        return seat == "north"

    @wrong("units that do not fit are discarded", lambda more: lambda edition: laid(more)(UNBOUND(edition)))
    def _(game, seat, _before, area):
        while field.total_level(game, seat, area) > field.limit_of(game, area):
            zones.leave(game, units_in(game.position, area, seat)[:1], what="discarded", clause=LIMIT)

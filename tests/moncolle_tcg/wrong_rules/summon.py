"""Wrong normal summons."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, condition, judgement, lifted, offer, perform
from reference_engine.moncolle_tcg import field, zones
from reference_engine.moncolle_tcg.board import BASE, OWN
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

ORDER = "moncolle_tcg.summonphase.step_order"
BASE_ONLY = "moncolle_tcg.summonphase.base_only"
ROOM = "moncolle_tcg.board.limit_base_and_proxy"
ROLE = "moncolle_tcg.cards.unit_role"
ANYWHERE = "moncolle_tcg.summonphase.equip_anywhere"


def _then_on(act: str) -> Bend:
    def once(real: Any, *given: Any) -> None:
        real(*given)

    return perform(act, once)


with clause(ORDER):
    mutant("units are summoned before the discards are over", offer("summon", "summon_discards"))
    mutant("equipment is put on before the discards are over", offer("equip", "summon_discards"))
    mutant("swaps are made before the discards are over", offer("swap", "summon_discards"))
    mutant("equipment is discarded in the second step, too", offer("discard_equipment", "summon"))

    @wrong("something must be discarded", condition, "end_phase", ORDER)
    def _(game, seat, _answer):
        wears = any(unit.equipment for unit in game.position.units.values() if unit.owner == seat)
        return wears and game.position.pending.kind == "summon_discards"


with clause(BASE_ONLY):
    mutant(
        "units are summoned to any own terrain",
        loosened("summon", BASE_ONLY, lambda g, s, a: field.controller(g, a.area) == s),
    )
    mutant(
        "units are summoned to any terrain they have placed",
        loosened(
            "summon", BASE_ONLY, lambda g, s, a: a.area in g.position.field and g.position.field[a.area].placed_by == s
        ),
    )
    mutant(
        "units are summoned to the own territory",
        loosened("summon", BASE_ONLY, lambda g, s, a: a.area in OWN[s] and a.area in g.position.field),
    )
    mutant(
        "units are summoned to either base", loosened("summon", BASE_ONLY, lambda g, s, a: a.area == BASE[opponent(s)])
    )
    mutant(
        "South summons anywhere",
        loosened("summon", BASE_ONLY, lambda g, s, a: s == "south" and a.area in g.position.field),
    )
    mutant(
        "North summons anywhere",
        loosened("summon", BASE_ONLY, lambda g, s, a: s == "north" and a.area in g.position.field),
    )

    @wrong("the second unit is summoned anywhere", loosened, "summon", BASE_ONLY)
    def _(game, seat, answer):
        return bool(units_in(game.position, BASE[seat], seat)) and answer.area in game.position.field

    @wrong("the card stays in the hand", perform, "summon")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        shared.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.card))
        return outcome

    @wrong("summoned units come to the enemy's base", judgement, zones.enter)
    def _(real, game, seat, card, area, **more):
        real(game, seat, card, area if more.get("instantly") else BASE[opponent(seat)], **more)


def _load(levels: Any, more: int = 0) -> Bend:
    def too_much(game: Any, seat: str, answer: Any) -> bool:
        level = card_of(game, answer.card).level or 0
        return bool(
            answer.area == BASE[seat] and levels(game, seat) + level > game.edition.numbers["base_limit"] + more
        )

    return condition("summon", ROOM, too_much)


with clause("moncolle_tcg.summonphase.no_count_limit"):
    mutant("one unit is summoned in a phase", _then_on("summon"))
    mutant("the base is never full", lifted("summon", ROOM))
    mutant("the base holds a level more", _load(lambda game, seat: field.total_level(game, seat, BASE[seat]), 1))
    mutant("the base holds a level less", _load(lambda game, seat: field.total_level(game, seat, BASE[seat]), -1))
    mutant("a summon costs a card of the deck", after_act("summon", lambda game, seat, _a: zones.mill(game, seat, 1)))

    @wrong("a summon costs a hand card", after_act, "summon")
    def _(game, seat, _answer):
        shared.discard_from_hand(game, seat, game.position.players[seat].hand[-1:])

    @wrong("exhausted units need no room", _load)
    def _(game, seat):
        return sum(unit.level for unit in units_in(game.position, BASE[seat], seat) if unit.ready)

    @wrong("the greatest unit counts", _load)
    def _(game, seat):
        return max((unit.level for unit in units_in(game.position, BASE[seat], seat)), default=0)

    @wrong("own units everywhere need room", _load)
    def _(game, seat):
        return sum(unit.level for unit in game.position.units.values() if unit.owner == seat)

    @wrong("everybody in either base needs room", _load)
    def _(game, seat):
        return sum(unit.level for unit in game.position.units.values() if unit.area in BASE.values())

    @wrong("three units are in the base at most", tightened, "summon", ROOM)
    def _(game, seat, _answer):
        return len(units_in(game.position, BASE[seat], seat)) >= 3

    @wrong("four units are in the base at most", tightened, "summon", ROOM)
    def _(game, seat, _answer):
        return len(units_in(game.position, BASE[seat], seat)) >= 4

    @wrong("two units are summoned in a phase", tightened, "summon", ROOM)
    def _(game, seat, _answer):
        return len(units_in(game.position, BASE[seat], seat)) >= 2

    mutant("South's base is never full", loosened("summon", ROOM, asked("south")))

    mutant("North's base is never full", loosened("summon", ROOM, asked("north")))


with clause("moncolle_tcg.summonphase.any_summonable_level"):
    mutant(
        "marked units are summoned in battles only",
        tightened("summon", ROLE, lambda g, _s, a: card_of(g, a.card).instant),
    )
    mutant("only marked units are summoned", tightened("summon", ROLE, lambda g, _s, a: not card_of(g, a.card).instant))
    mutant(
        "levels above 6 are not summoned",
        tightened("summon", ROLE, lambda g, _s, a: (card_of(g, a.card).level or 0) > 6),
    )
    mutant(
        "levels above 3 need the mark",
        tightened(
            "summon", ROLE, lambda g, _s, a: (card_of(g, a.card).level or 0) > 3 and not card_of(g, a.card).instant
        ),
    )


with clause(ANYWHERE):
    mutant(
        "only units in the base are equipped",
        tightened(
            "equip",
            ANYWHERE,
            lambda g, s, a: (
                a.unit in g.position.units and not g.position.battle and g.position.units[a.unit].area != BASE[s]
            ),
        ),
    )
    mutant(
        "only units in the own territory are equipped",
        tightened(
            "equip",
            ANYWHERE,
            lambda g, s, a: (
                a.unit in g.position.units and not g.position.battle and g.position.units[a.unit].area not in OWN[s]
            ),
        ),
    )
    mutant(
        "only ready units are equipped",
        tightened(
            "equip", ANYWHERE, lambda g, _s, a: a.unit in g.position.units and not g.position.units[a.unit].ready
        ),
    )
    mutant(
        "only exhausted units are equipped",
        tightened("equip", ANYWHERE, lambda g, _s, a: a.unit in g.position.units and g.position.units[a.unit].ready),
    )
    mutant("enemies are equipped, too", loosened("equip", ANYWHERE, lambda g, _s, a: a.unit in g.position.units))
    mutant(
        "South equips enemies", loosened("equip", ANYWHERE, lambda g, s, a: s == "south" and a.unit in g.position.units)
    )
    mutant(
        "equipping exhausts the unit", after_act("equip", lambda g, _s, a: shared.change_unit(g, a.unit, ready=False))
    )


def _somebody_wears(game: Any, seat: str, _answer: Any) -> bool:
    return any(unit.equipment for unit in game.position.units.values() if unit.owner == seat)


with clause("moncolle_tcg.ruling.second_step_in_any_order"):
    mutant("an equip ends the phase", _then_on("equip"))
    mutant("a swap ends the phase", _then_on("swap"))
    mutant("a summon ends the phase", _then_on("summon"))
    mutant("all summons come before the first equip", tightened("summon", ROLE, _somebody_wears))

    @wrong("units summoned in the phase are not equipped in it", tightened, "equip", ANYWHERE)
    def _(game, seat, answer):
        return answer.unit in game.position.units and len(units_in(game.position, BASE[seat], seat)) > 1

    @wrong("all equips come before the first summon", tightened, "equip", ANYWHERE)
    def _(game, seat, _answer):
        return len(units_in(game.position, BASE[seat], seat)) > 1


def _entering(changes: Any) -> Bend:
    def enter(real: Any, game: Any, seat: str, card: str, area: str, **more: Any) -> None:
        real(game, seat, card, area, **more)
        if changes(game, seat, more.get("instantly", False)):
            shared.change_unit(game, card, ready=False)

    return judgement(zones.enter, enter)


with clause("moncolle_tcg.summonphase.enters_unacted"):
    mutant("summoned units are exhausted", _entering(lambda _g, _s, _i: True))
    mutant("normally summoned units are exhausted", _entering(lambda _g, _s, instantly: not instantly))
    mutant("instantly summoned units are exhausted", _entering(lambda _g, _s, instantly: instantly))
    mutant(
        "the defending side's new units are exhausted",
        _entering(lambda g, seat, instantly: instantly and seat != g.position.marching),
    )
    mutant(
        "the marching side's new units are exhausted",
        _entering(lambda g, seat, instantly: instantly and seat == g.position.marching),
    )
    mutant("South's new units are exhausted", _entering(lambda _g, seat, _i: seat == "south"))
    mutant("North's new units are exhausted", _entering(lambda _g, seat, _i: seat == "north"))

    @wrong("the second unit of a phase is exhausted", judgement, zones.enter)
    def _(real, game, seat, card, area, **more):
        others = units_in(game.position, area, seat)
        real(game, seat, card, area, **more)
        if others and not more.get("instantly"):
            shared.change_unit(game, card, ready=False)

    @wrong("instantly summoned units do not attack in their battle", judgement, "attackers")
    def _(real, game, seat):
        return [unit for unit in real(game, seat) if not unit.instantly_summoned]

"""Wrong turns, summons and marches."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import REMOVED, clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_step,
    anybody_at,
    condition,
    judgement,
    loosened,
    new_step,
    step,
    switch,
    tightened,
)
from reference_engine.kernel.procedure import Call
from reference_engine.moncolle_tcg import chain as own_chain
from reference_engine.moncolle_tcg import field, initiative, turn, values
from reference_engine.moncolle_tcg.board import AREAS, BASE, distance
from reference_engine.moncolle_tcg.position import card_of, units_in, wearer_of
from reference_engine.moncolle_tcg.procedures import NormalTiming
from reference_engine.monster_collection import attack, chain, conditions, zones
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context

with clause("moncolle_tcg.turn.first_turn_skips_hand1"):

    @wrong(
        "the first player has no first hand adjustment in the second own turn", step, "turn", "first_hand_adjustment"
    )
    def _(game, frame):
        return None if game.position.turn == 3 else turn.first_hand_adjustment(game, frame)

    @wrong(
        "South's first turn has no first hand adjustment, even as second player", step, "turn", "first_hand_adjustment"
    )
    def _(game, frame):
        skips = game.position.turn <= 2 and game.position.marching == "south"
        return None if skips else turn.first_hand_adjustment(game, frame)


FREE = "moncolle_tcg.main.free_order"


with clause(FREE):
    mutant("whoever likes acts in the main phase", anybody_at("main"))


DECLARE = "moncolle_tcg.end.declare"


with clause(DECLARE):
    mutant("anybody declares the end", anybody_at("end"))


ANY = "moncolle_tcg.hand.discard_any"
OVER = "moncolle_tcg.hand.over_limit"


def _is_second(game: Any) -> bool:
    return any(frame.step == "second_hand_adjustment" for frame in game.position.stack)


with clause(ANY):

    @wrong("cards of the opponent's hand are discarded", loosened, "discard", ANY)
    def _(game, _seat, answer):
        return all(any(card in p.hand for p in game.position.players.values()) for card in answer.cards)


with clause(OVER):

    @wrong("nobody is forced to discard in the first hand adjustment", loosened, "discard", OVER)
    def _(game, _seat, _answer):
        return not _is_second(game)

    @wrong("nobody is forced to discard in the second hand adjustment", loosened, "discard", OVER)
    def _(game, _seat, _answer):
        return _is_second(game)


BASE_ONLY = "moncolle_tcg.summonphase.base_only"
ROOM = "moncolle_tcg.board.limit_base_and_proxy"
ROLE = "moncolle_tcg.cards.unit_role"


with clause(BASE_ONLY):
    mutant(
        "units are summoned to any own terrain",
        loosened("summon", BASE_ONLY, lambda g, s, a: field.controller(g, a.area) == s),
    )
    mutant(
        "units are summoned to either base", loosened("summon", BASE_ONLY, lambda g, s, a: a.area == BASE[opponent(s)])
    )


def _load(levels: Any, more: int = 0) -> Bend:
    def too_much(game: Any, seat: str, answer: Any) -> bool:
        level = card_of(game, answer.card).level or 0
        return bool(
            answer.area == BASE[seat] and levels(game, seat) + level > game.edition.numbers["base_limit"] + more
        )

    return condition("summon", ROOM, too_much)


with clause("moncolle_tcg.summonphase.no_count_limit"):

    @wrong("own units everywhere need room", _load)
    def _(game, seat):
        return sum(unit.level for unit in game.position.units.values() if unit.owner == seat)

    @wrong("four units are in the base at most", tightened, "summon", ROOM)
    def _(game, seat, _answer):
        return len(units_in(game.position, BASE[seat], seat)) >= 4


with clause("moncolle_tcg.summonphase.any_summonable_level"):
    mutant(
        "marked units are summoned in battles only",
        tightened("summon", ROLE, lambda g, _s, a: card_of(g, a.card).instant),
    )


ELIGIBLE = "moncolle_tcg.battle.instant_eligible"
LIMIT = "moncolle_tcg.battle.instant_place_limit"
IN_BATTLE = "moncolle_tcg.ruling.instant_equipment_in_battle"


def _new(game: Any, seat: str, _answer: Any) -> bool:
    return any(unit.instantly_summoned and unit.owner == seat for unit in game.position.units.values())


with clause("moncolle_tcg.ruling.instant_actions_in_any_order"):

    @wrong("no equip comes after a discard", tightened, "equip", IN_BATTLE)
    def _(game, seat, _answer):
        pile = game.position.players[seat].discard
        return bool(game.position.battle) and any(card_of(game, card).kind == "equipment" for card in pile)

    @wrong("one card is put on in a timing", tightened, "equip", IN_BATTLE)
    def _(game, seat, _answer):
        new = [unit for unit in game.position.units.values() if unit.owner == seat and unit.instantly_summoned]
        return bool(game.position.battle) and any(unit.equipment for unit in new)

    @wrong("three units are summoned at most", tightened, "instant_summon", ELIGIBLE)
    def _(game, seat, _answer):
        return sum(unit.instantly_summoned and unit.owner == seat for unit in game.position.units.values()) >= 3


def _eligible(other: Callable[[Any, str, Any], bool]) -> Bend:
    """Which unit cards of the hand can be instantly summoned."""

    def refused(game: Any, seat: str, answer: Any) -> bool:
        card = card_of(game, answer.card)
        held = answer.card in game.position.players[seat].hand
        return not held or card.kind != "unit" or not other(game, seat, card)

    return condition("instant_summon", ELIGIBLE, refused)


with clause(ELIGIBLE):
    mutant("South needs no mark", _eligible(lambda _g, seat, card: card.instant or seat == "south"))
    mutant("North needs no mark", _eligible(lambda _g, seat, card: card.instant or seat == "north"))
    mutant(
        "the defending side needs no mark", _eligible(lambda g, seat, card: card.instant or seat != g.position.marching)
    )
    mutant(
        "the marching side needs no mark", _eligible(lambda g, seat, card: card.instant or seat == g.position.marching)
    )
    mutant("the second unit needs no mark", _eligible(lambda g, seat, card: card.instant or _new(g, seat, None)))
    mutant(
        "units are summoned from the discard pile, too",
        loosened("instant_summon", ELIGIBLE, lambda g, s, a: a.card in g.position.players[s].discard),
    )
    mutant(
        "units are summoned from the deck, too",
        loosened("instant_summon", ELIGIBLE, lambda g, s, a: a.card in g.position.players[s].deck),
    )
    mutant(
        "units are summoned from the enemy's hand, too",
        loosened("instant_summon", ELIGIBLE, lambda g, s, a: a.card in g.position.players[opponent(s)].hand),
    )
    mutant(
        "equipment is summoned, too",
        loosened("instant_summon", ELIGIBLE, lambda g, _s, a: card_of(g, a.card).kind == "equipment"),
    )
    mutant(
        "spells are summoned, too",
        loosened("instant_summon", ELIGIBLE, lambda g, _s, a: card_of(g, a.card).kind == "battle_spell"),
    )


with clause(LIMIT):
    mutant(
        "the Limit does not bind the marching side",
        loosened("instant_summon", LIMIT, lambda g, s, _a: s == g.position.marching),
    )


with clause(IN_BATTLE):
    mutant(
        "units in the base are equipped, too",
        loosened(
            "equip",
            IN_BATTLE,
            lambda g, _s, a: a.unit in g.position.units and g.position.units[a.unit].area in BASE.values(),
        ),
    )


READY = "moncolle_tcg.march.unacted_only"
LIMIT_MARCH = "moncolle_tcg.march.limit"
GROUP = "moncolle_tcg.march.group"
AGAIN = "moncolle_tcg.march.repeat_target"


def marching_units(game: Any, answer: Any) -> list[Any]:
    return [game.position.units[unit] for unit in answer.units if unit in game.position.units]


with clause(READY):
    mutant(
        "exhausted units march where no enemy is",
        loosened("march", READY, lambda g, s, a: not units_in(g.position, a.area, opponent(s))),
    )


def _levels(game: Any, seat: str, answer: Any) -> int:
    coming = sum(unit.level for unit in marching_units(game, answer))
    return field.total_level(game, seat, answer.area) + int(coming)


with clause(LIMIT_MARCH):
    mutant(
        "a march into battle needs no room",
        loosened("march", LIMIT_MARCH, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )
    mutant(
        "a base holds 8 levels",
        tightened("march", LIMIT_MARCH, lambda g, s, a: a.area in BASE.values() and _levels(g, s, a) > 8),
    )
    mutant(
        "every terrain holds 8 levels",
        condition("march", LIMIT_MARCH, lambda g, s, a: _levels(g, s, a) > (10 if a.area in BASE.values() else 8)),
    )


with clause("moncolle_tcg.march.vacant_success"):

    @wrong("proxies of the enemy cannot be taken", tightened, "march", GROUP)
    def _(game, seat, answer):
        lying = game.position.field.get(answer.area)
        return lying is not None and lying.kind == "proxy" and lying.placed_by != seat


with clause(AGAIN):
    mutant(REMOVED, switch("one_battle_per_terrain", "on"))

    @wrong("terrain that has seen a battle is closed to South", tightened, "march", AGAIN)
    def _(game, seat, answer):
        return answer.area in game.position.fought_on and seat == "south"

    @wrong("terrain that has seen a battle is closed to North", tightened, "march", AGAIN)
    def _(game, seat, answer):
        return answer.area in game.position.fought_on and seat == "north"


with clause("moncolle_tcg.ruling.base_marched_against_again"):

    @wrong("a base that has seen a battle is not taken by walking in", tightened, "march", AGAIN)
    def _(game, seat, answer):
        held = bool(units_in(game.position, answer.area, opponent(seat)))
        return not held and answer.area in game.position.fought_on and answer.area in BASE.values()


OVER_MARCH_EXHAUSTS = "moncolle_tcg.march.acted_when_finished"
STAY = "moncolle_tcg.ruling.instant_marchers_stay_ready"


def _tired(exhausts: Callable[[Any, Any], list[str]]) -> Bend:
    """Who becomes exhausted when a march is over."""

    def over(game: Any, frame: Any) -> None:
        units = game.position.units
        zones.exhaust(game, [units[unit] for unit in exhausts(game, frame) if unit in units], OVER_MARCH_EXHAUSTS)

    return step("march", "exhaust_marchers", over)


with clause(OVER_MARCH_EXHAUSTS):
    mutant(
        "South's marches exhaust nobody",
        _tired(lambda g, frame: list(frame.origins) if g.position.marching == "north" else []),
    )


with clause(STAY):

    @wrong("who was instantly summoned becomes exhausted in South's marches", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned and game.position.marching == unit.owner == "south":
                zones.change_unit(game, unit.id, ready=False)

    @wrong("who was instantly summoned becomes exhausted in North's marches", after_step, "march", "exhaust_marchers")
    def _(game, _frame):
        for unit in list(game.position.units.values()):
            if unit.instantly_summoned and game.position.marching == unit.owner == "north":
                zones.change_unit(game, unit.id, ready=False)


with clause("moncolle_tcg.ruling.defenders_stay_ready"):

    @wrong("South's defenders are exhausted after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        if game.position.marching == "north":
            zones.exhaust(game, units_in(game.position, frame.destination), OVER_MARCH_EXHAUSTS)

    @wrong("North's defenders are exhausted after a battle", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        if game.position.marching == "south":
            zones.exhaust(game, units_in(game.position, frame.destination), OVER_MARCH_EXHAUSTS)


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


with clause(WALK):
    mutant("walking units march two areas forward", _steps("walk", (0, 1), (1, 0), (0, 2)))
    mutant("walking units march two areas sideways", _steps("walk", (0, 1), (1, 0), (2, 0)))
    mutant(
        "walking units attack at the corners",
        loosened("march", WALK, lambda g, s, a: bool(units_in(g.position, a.area, opponent(s)))),
    )


with clause(FLY):
    mutant("flying units march to the corners only", _steps("fly", (1, 1)))
    mutant("flying units march two areas forward", _steps("fly", (0, 1), (1, 0), (1, 1), (0, 2)))
    mutant("flying units march two areas sideways", _steps("fly", (0, 1), (1, 0), (1, 1), (2, 0)))
    mutant("flying units march two areas to the corners", _steps("fly", (0, 1), (1, 0), (1, 1), (2, 2)))


with clause(LONG):
    near = ((0, 1), (1, 0), (1, 1))
    mutant("long flight goes two areas forward and back only", _steps("long_flight", *near, (0, 2)))
    mutant("long flight goes to no corner", _steps("long_flight", (0, 1), (1, 0), (0, 2), (2, 0)))
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
    mutant("the Limit between stops long flight", _barred(lambda g, seat, area: field.total_level(g, seat, area) > 4))


with clause("moncolle_tcg.equip.needs_free_icons"):

    @wrong("icons of the card that is put on count", condition, "equip", "moncolle_tcg.equip.needs_free_icons")
    def _(real, game, seat, answer):
        gives = card_of(game, answer.card).standing.items
        unit = game.position.units.get(answer.unit)
        cost = card_of(game, answer.card).wearing_cost
        if gives and unit is not None and cost is not None and cost <= values.free_items(game, unit) + gives:
            return None
        return real(game, seat, answer)


with clause("moncolle_tcg.standing.defender"):

    @wrong("Defender of the terrain does not count", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        field = dict(game.position.field)
        if battle.first is not None:
            lain = field[battle.area]
            if lain.kind == "terrain" and any(each.standing.defender for each in card_of(game, lain.card).effects):
                game.position.field = {**field, battle.area: replace(lain, kind="proxy")}
        real(game, battle)
        game.position.field = field


with clause("moncolle_tcg.abilities.automatic"):

    @wrong("damage of an attack that kills is not noticed", judgement, conditions.occur)
    def _(real, game, event, units):
        if event == "damaged" and game.departed is None and len(units) > 1:
            return
        real(game, event, units)

    @wrong("of units that fall at once the other side's are not noticed", judgement, conditions.occur)
    def _(real, game, event, units):
        if event == "dies" and len({unit.owner for unit in units}) > 1:
            for seat in ("south", "north"):
                game.departed = None
                real(game, event, [unit for unit in units if unit.owner == seat])
            return
        real(game, event, units)


def attacks_again(game: Context, timing: NormalTiming) -> Any:
    """One more attack of the side, if it can."""
    seat = timing.seat
    return Call(chain.opened_by(game, chain.attack_declaration(game, seat))) if attack.can_attack(game, seat) else None


with clause("moncolle_tcg.battle.second_sequence"):
    mutant("either side acts before the second attack", anybody_at("before_attack"))
    mutant("either side acts after the second attack", anybody_at("after_attack"))


with clause("moncolle_tcg.battle.attack_once"):

    @wrong("at the end of the battle who is ready attacks again", new_step, "battle", "again", "end_battle")
    def _(game, frame):
        seat = opponent(frame.first) if frame.first else ""
        return attacks_again(game, NormalTiming(seat=seat)) if seat else None


with clause("moncolle_tcg.timing.battle"):

    @wrong("battle effects do not work on the defending side's summoned units", judgement, conditions.occur)
    def _(real, game, event, units):
        real(game, event, [u for u in units if event != "summoned" or u.owner == game.position.marching])


with clause("moncolle_tcg.ruling.uncounterable_stays_in_the_chain"):

    @wrong("its targets are no proper targets", judgement, own_chain.counters_at_once)
    def _(real, game, frame, item):
        return real(game, frame, replace(item, affected=()))


SWAP = "moncolle_tcg.equip.swap_scope"


def _swaps(unless: Any) -> Bend:
    return loosened("swap", SWAP, unless)


def _pairs(game: Any, answer: Any) -> list[tuple[Any, Any]]:
    """Who gives each card and who takes it, as far as anybody does."""
    return [(wearer_of(game.position, card), game.position.units.get(name)) for card, name in answer.wear.items()]


def _handed(may: Callable[[Any, Any, str], bool]) -> Bend:
    """Cards go between units of a terrain as far as it may be so."""

    def fine(game: Any, seat: str, answer: Any) -> bool:
        return all(
            giver is not None and taker is not None and giver.area == taker.area and may(giver, taker, seat)
            for giver, taker in _pairs(game, answer)
        )

    return _swaps(fine)


with clause(SWAP):
    mutant("equipment is handed to enemies of the terrain", _handed(lambda giver, _taker, seat: giver.owner == seat))
    mutant(
        "enemies' equipment is moved about among them", _handed(lambda giver, taker, _seat: giver.owner == taker.owner)
    )

    @wrong("equipment of the hand is given by a swap, too", _swaps)
    def _(game, seat, answer):
        held = game.position.players[seat].hand
        return all(card in held or wearer_of(game.position, card) for card in answer.wear) and any(
            card in held for card in answer.wear
        )

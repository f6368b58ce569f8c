"""Wrong instant summons."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, anybody_at, condition, judgement, lifted, offer, perform, table
from reference_engine.kernel.procedure import AGAIN, Goto
from reference_engine.moncolle_tcg import field, instant_summon, zones
from reference_engine.moncolle_tcg.board import BASE
from reference_engine.moncolle_tcg.position import card_of, units_in, wearer_of
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import loosened, tightened

ORDER = "moncolle_tcg.battle.instant_order"
ACTIONS = "moncolle_tcg.battle.instant_actions"
ELIGIBLE = "moncolle_tcg.battle.instant_eligible"
LIMIT = "moncolle_tcg.battle.instant_place_limit"
IN_BATTLE = "moncolle_tcg.ruling.instant_equipment_in_battle"
WINDOWS = "moncolle_tcg.equip.discard_windows"


def _once(act: str) -> Bend:
    """The timing of a side is over after the act, if it is made in a battle."""

    def then_over(real: Any, game: Any, *given: Any) -> Any:
        outcome = real(game, *given)
        return None if game.position.battle else outcome

    return perform(act, then_over)


def _in_turn(act: str) -> Bend:
    """After each such act the other side is asked."""

    def then_other(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if not game.position.battle:
            return outcome
        return Goto("defending_side_summons" if seat == game.position.marching else "marching_side_summons")

    return perform(act, then_other)


with clause(ORDER):
    mutant("the sides summon in turn, a unit each", _in_turn("instant_summon"))
    mutant("whoever likes summons in the timing of either", anybody_at("instant_summon"))

    @wrong("the marching side may go on once the other has finished", table)
    def _(edition):
        steps = {}
        for name, do in edition.procedures["battle"].items():
            steps[name] = do
            if name == "defending_side_summons":
                steps["marching_side_summons_again"] = instant_summon.marching_side_summons
        return edition.amended(edition.name, procedures={"battle": steps})

    @wrong("South summons first, whoever marches", table)
    def _(edition):
        real = instant_summon.marching_side_summons, instant_summon.defending_side_summons

        def of(first: bool) -> Any:
            return lambda game, battle: real[first == (game.position.marching == "north")](game, battle)

        steps = {**edition.procedures["battle"], "marching_side_summons": of(True), "defending_side_summons": of(False)}
        return edition.amended(edition.name, procedures={"battle": steps})


with clause(ACTIONS):
    mutant(
        "no equipment is discarded in battles",
        tightened("discard_equipment", WINDOWS, lambda g, _s, _a: bool(g.position.battle)),
    )
    mutant(
        "no equipment is put on in battles", tightened("equip", IN_BATTLE, lambda g, _s, _a: bool(g.position.battle))
    )
    mutant("swaps are made in the instant summon timing", offer("swap", "instant_summon"))
    mutant(
        "an instant summon costs a card of the deck", after_act("instant_summon", lambda g, s, _a: zones.mill(g, s, 1))
    )
    mutant(
        "the defending side does not summon",
        tightened("instant_summon", ELIGIBLE, lambda g, s, _a: s != g.position.marching),
    )
    mutant(
        "the marching side does not summon",
        tightened("instant_summon", ELIGIBLE, lambda g, s, _a: s == g.position.marching),
    )
    mutant(
        "the defending side puts nothing on", tightened("equip", IN_BATTLE, lambda g, s, _a: s != g.position.marching)
    )
    mutant(
        "the marching side puts nothing on",
        tightened("equip", IN_BATTLE, lambda g, s, _a: bool(g.position.battle) and s == g.position.marching),
    )

    @wrong("an instant summon costs a hand card", after_act, "instant_summon")
    def _(game, seat, _answer):
        shared.discard_from_hand(game, seat, game.position.players[seat].hand[-1:])

    @wrong("an instant summon exhausts the own units", after_act, "instant_summon")
    def _(game, seat, answer):
        others = [unit for unit in units_in(game.position, game.position.battle, seat) if unit.id != answer.card]
        shared.exhaust(game, others, ACTIONS)

    @wrong("the card stays in the hand", perform, "instant_summon")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        shared.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.card))
        return outcome

    @wrong("something must be summoned if it can be", condition, "pass", ACTIONS)
    def _(game, seat, _answer):
        marked = any(card_of(game, card).instant for card in game.position.players[seat].hand)
        return game.position.pending.kind == "instant_summon" and marked


def _new(game: Any, seat: str, _answer: Any) -> bool:
    return any(unit.instantly_summoned and unit.owner == seat for unit in game.position.units.values())


with clause("moncolle_tcg.ruling.instant_actions_in_any_order"):
    mutant("an instant summon ends the timing", _once("instant_summon"))
    mutant("an equip ends the timing", _once("equip"))
    mutant("a discard ends the timing", _once("discard_equipment"))
    mutant("no discard comes after a summon", tightened("discard_equipment", WINDOWS, _new))
    mutant("a unit is summoned once in a timing", tightened("instant_summon", ELIGIBLE, _new))

    @wrong("no summon comes after an equip", perform, "equip")
    def _(real, game, frame, seat, answer):
        real(game, frame, seat, answer)
        if not game.position.battle:
            return AGAIN
        shared.discard_from_hand(
            game, seat, tuple(c for c in game.position.players[seat].hand if card_of(game, c).instant)
        )
        return AGAIN

    @wrong("no equip comes after a discard", tightened, "equip", IN_BATTLE)
    def _(game, seat, _answer):
        pile = game.position.players[seat].discard
        return bool(game.position.battle) and any(card_of(game, card).kind == "equipment" for card in pile)

    @wrong("no equip comes after a summon", tightened, "equip", IN_BATTLE)
    def _(game, seat, answer):
        return bool(game.position.battle) and _new(game, seat, answer)

    @wrong("one card is put on in a timing", tightened, "equip", IN_BATTLE)
    def _(game, seat, _answer):
        new = [unit for unit in game.position.units.values() if unit.owner == seat and unit.instantly_summoned]
        return bool(game.position.battle) and any(unit.equipment for unit in new)

    @wrong("one card is discarded in a timing", tightened, "discard_equipment", WINDOWS)
    def _(game, seat, _answer):
        pile = game.position.players[seat].discard
        return bool(game.position.battle) and any(card_of(game, card).kind == "equipment" for card in pile)

    @wrong("nothing is summoned after a discard", tightened, "instant_summon", ELIGIBLE)
    def _(game, seat, _answer):
        pile = game.position.players[seat].discard
        return any(card_of(game, card).kind == "equipment" for card in pile)

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
    mutant("every unit can be instantly summoned", _eligible(lambda *_: True))
    mutant("no unit can be instantly summoned", _eligible(lambda *_: False))
    mutant("units up to level 3 can be instantly summoned", _eligible(lambda _g, _s, card: (card.level or 0) <= 3))
    mutant(
        "marked units up to level 3 can be instantly summoned",
        _eligible(lambda _g, _s, card: card.instant and (card.level or 0) <= 3),
    )
    mutant(
        "marked units and those up to level 3", _eligible(lambda _g, _s, card: card.instant or (card.level or 0) <= 3)
    )
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


def _load(levels: Callable[[Any, str], int], more: int = 0) -> Bend:
    def full(game: Any, seat: str, answer: Any) -> bool:
        level = card_of(game, answer.card).level or 0
        return levels(game, seat) + level > field.limit_of(game, game.position.battle) + more

    return condition("instant_summon", LIMIT, full)


def _there(game: Any, seat: str) -> list[Any]:
    return units_in(game.position, game.position.battle, seat)


def _enters(other: Callable[[Any, str, str], str]) -> Bend:
    """Where an instantly summoned unit enters."""

    def enter(real: Any, game: Any, seat: str, card: str, area: str, **more: Any) -> None:
        real(game, seat, card, other(game, seat, area) if more.get("instantly") else area, **more)

    return judgement(zones.enter, enter)


with clause(LIMIT):
    mutant("one level more is no matter", _load(lambda g, s: field.total_level(g, s, g.position.battle), 1))
    mutant("one level must be left", _load(lambda g, s: field.total_level(g, s, g.position.battle), -1))
    mutant("exhausted units need no room", _load(lambda g, s: sum(u.level for u in _there(g, s) if u.ready)))
    mutant("only new units need room", _load(lambda g, s: sum(u.level for u in _there(g, s) if u.instantly_summoned)))
    mutant("new units need no room", _load(lambda g, s: sum(u.level for u in _there(g, s) if not u.instantly_summoned)))
    mutant("enemies need room, too", _load(lambda g, _s: sum(u.level for u in units_in(g.position, g.position.battle))))
    mutant(
        "own units everywhere need room",
        _load(lambda g, s: sum(u.level for u in g.position.units.values() if u.owner == s)),
    )
    mutant("the greatest unit counts", _load(lambda g, s: max((u.level for u in _there(g, s)), default=0)))
    mutant("the Limit does not bind South", loosened("instant_summon", LIMIT, lambda _g, s, _a: s == "south"))
    mutant("the Limit does not bind North", loosened("instant_summon", LIMIT, lambda _g, s, _a: s == "north"))
    mutant(
        "the Limit does not bind the defending side",
        loosened("instant_summon", LIMIT, lambda g, s, _a: s != g.position.marching),
    )
    mutant(
        "the Limit does not bind the marching side",
        loosened("instant_summon", LIMIT, lambda g, s, _a: s == g.position.marching),
    )
    mutant(
        "every terrain holds 8 levels",
        condition(
            "instant_summon",
            LIMIT,
            lambda g, s, a: field.total_level(g, s, g.position.battle) + (card_of(g, a.card).level or 0) > 8,
        ),
    )
    mutant(
        "a base has no Limit", loosened("instant_summon", LIMIT, lambda g, _s, _a: g.position.battle in BASE.values())
    )
    mutant("new units enter the own base", _enters(lambda _g, seat, _area: BASE[seat]))
    mutant(
        "the defending side's new units enter the base",
        _enters(lambda g, seat, area: area if seat == g.position.marching else BASE[seat]),
    )
    mutant(
        "the marching side's new units enter the base",
        _enters(lambda g, seat, area: BASE[seat] if seat == g.position.marching else area),
    )


with clause(IN_BATTLE):
    mutant("own units anywhere are equipped in a battle", lifted("equip", IN_BATTLE))
    mutant(
        "units beside the battle are equipped, too",
        loosened(
            "equip",
            IN_BATTLE,
            lambda g, _s, a: a.unit in g.position.units and g.position.units[a.unit].area not in BASE.values(),
        ),
    )
    mutant(
        "units in the base are equipped, too",
        loosened(
            "equip",
            IN_BATTLE,
            lambda g, _s, a: a.unit in g.position.units and g.position.units[a.unit].area in BASE.values(),
        ),
    )
    mutant("the marching side equips anybody", loosened("equip", IN_BATTLE, lambda g, s, _a: s == g.position.marching))
    mutant("the defending side equips anybody", loosened("equip", IN_BATTLE, lambda g, s, _a: s != g.position.marching))
    mutant(
        "new units are not equipped",
        tightened(
            "equip",
            IN_BATTLE,
            lambda g, _s, a: (
                a.unit in g.position.units and bool(g.position.battle) and g.position.units[a.unit].instantly_summoned
            ),
        ),
    )
    mutant(
        "only ready units are equipped",
        tightened(
            "equip",
            IN_BATTLE,
            lambda g, _s, a: (
                a.unit in g.position.units and bool(g.position.battle) and not g.position.units[a.unit].ready
            ),
        ),
    )
    mutant(
        "enemies in the battle are equipped, too",
        loosened("equip", "moncolle_tcg.summonphase.equip_anywhere", lambda g, _s, a: a.unit in g.position.units),
    )
    mutant(
        "equipment put on in a battle is gone",
        after_act(
            "equip", lambda g, _s, a: g.position.battle and wearer_of(g.position, a.card) and zones.take_off(g, a.card)
        ),
    )

"""Wrong equipment."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, judgement, lifted, offer, perform, without_step
from reference_engine.moncolle_tcg import equipment, values, zones
from reference_engine.moncolle_tcg.position import card_of, units_in, wearer_of
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import loosened, tightened

DEFINITION = "moncolle_tcg.equip.definition"
ICONS = "moncolle_tcg.equip.needs_free_icons"
SWAP = "moncolle_tcg.equip.swap_scope"
WINDOWS = "moncolle_tcg.equip.discard_windows"
GONE = "moncolle_tcg.equip.goes_with_unit"
LOST = "moncolle_tcg.ruling.equipment_without_icons"
EXCLUSIVE = "moncolle_tcg.deck.exclusive"


def _held(game: Any, seat: str, answer: Any) -> bool:
    return answer.card in game.position.players[seat].hand


with clause(DEFINITION):

    @wrong("equipment stays in the hand", perform, "equip")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        hand = game.position.players[seat].hand
        shared.change_player(game, seat, hand=(*hand, answer.card))
        return outcome

    @wrong("equipment goes to the discard pile", perform, "equip")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        zones.discard_equipment(game, answer.card, DEFINITION)
        return outcome

    @wrong("items of any kind are put on", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return _held(game, seat, answer) and card_of(game, answer.card).kind in ("equipment", "consumable")

    @wrong("any card of the hand is put on", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return _held(game, seat, answer)

    @wrong("equipment of the discard pile is put on, too", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].discard

    @wrong("equipment of the deck is put on, too", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].deck

    @wrong("equipment of the enemy's hand is put on, too", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return answer.card in game.position.players[opponent(seat)].hand

    @wrong("a unit wears one card", tightened, "equip", DEFINITION)
    def _(game, _seat, answer):
        unit = game.position.units.get(answer.unit)
        return unit is not None and len(unit.equipment) > 0

    @wrong("new equipment takes the place of the old", judgement, zones.put_on)
    def _(game, unit, card):
        shared.change_unit(game, unit, equipment=(card,))

    @wrong("equipment in the hand adds to the units", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        hand = game.position.players[unit.owner].hand
        return (*real(game, unit), *(card for card in hand if card_of(game, card).kind == "equipment"))


def _free(free: Callable[[Any, Any], int]) -> Bend:
    return judgement(values.free_items, free)


with clause(ICONS):
    mutant("one icon too few is no matter", judgement(values.free_items, lambda real, game, unit: real(game, unit) + 1))
    mutant("one icon must be left", judgement(values.free_items, lambda real, game, unit: real(game, unit) - 1))
    mutant("worn equipment takes no icons", _free(lambda game, unit: values.item_icons(game, unit)))
    mutant("in a swap icons do not matter", lifted("swap", ICONS))

    @wrong("each worn card takes one icon", _free)
    def _(game, unit):
        return values.item_icons(game, unit) - len(unit.equipment)

    @wrong("any Item ability is enough", loosened, "equip", ICONS)
    def _(game, _seat, answer):
        unit = game.position.units.get(answer.unit)
        return unit is not None and values.free_items(game, unit) > 0

    @wrong("units of a terrain share their icons", _free)
    def _(game, unit):
        there = units_in(game.position, unit.area, unit.owner)
        return sum(values.item_icons(game, one) - values.worn_cost(game, one) for one in there)

    @wrong("in a battle icons do not matter", loosened, "equip", ICONS)
    def _(game, _seat, _answer):
        return bool(game.position.battle)

    @wrong("the marching side needs no icons", loosened, "equip", ICONS)
    def _(game, seat, _answer):
        return bool(game.position.battle) and seat == game.position.marching

    @wrong("South needs no icons", loosened, "equip swap", ICONS)
    def _(_game, seat, _answer):
        return seat == "south"

    @wrong("North needs no icons", loosened, "equip swap", ICONS)
    def _(_game, seat, _answer):
        return seat == "north"

    @wrong("only printed icons count", _free)
    def _(game, unit):
        return card_of(game, unit.id).standing.items - values.worn_cost(game, unit)

    @wrong("in a swap the first new wearer is looked at", loosened, "swap", ICONS)
    def _(game, _seat, answer):
        unit = game.position.units.get(next(iter(answer.wear.values())))
        cost = sum(card_of(game, card).wearing_cost or 0 for card in equipment.after_swap(game, unit, answer.wear))
        return cost <= values.item_icons(game, unit)

    @wrong("in a swap the last new wearer is looked at", loosened, "swap", ICONS)
    def _(game, _seat, answer):
        unit = game.position.units.get(list(answer.wear.values())[-1])
        cost = sum(card_of(game, card).wearing_cost or 0 for card in equipment.after_swap(game, unit, answer.wear))
        return cost <= values.item_icons(game, unit)

    @wrong("what is passed on by a swap leaves no icons free", tightened, "swap", ICONS)
    def _(game, _seat, answer):
        units = game.position.units
        return any(
            card_of(game, card).wearing_cost > values.free_items(game, units[to])
            for card, to in answer.wear.items()
            if to in units
        )


with clause("moncolle_tcg.equip.icons_occupied"):
    mutant("worn equipment takes no icons from consumables", judgement(values.worn_cost, lambda *_: 0))
    mutant(
        "worn equipment takes one icon of each unit",
        judgement(values.worn_cost, lambda _g, unit: min(1, len(unit.equipment))),
    )
    mutant(
        "worn equipment takes all icons", judgement(values.worn_cost, lambda real, game, unit: real(game, unit) and 9)
    )

    @wrong("in a battle worn equipment takes no icons", judgement, values.worn_cost)
    def _(real, game, unit):
        return 0 if game.position.battle else real(game, unit)

    @wrong("worn equipment takes icons in battles only", _free)
    def _(game, unit):
        worn = values.worn_cost(game, unit) if game.position.battle else 0
        return values.item_icons(game, unit) - worn - unit.items_used

    @wrong("what others of the terrain wear takes icons, too", _free)
    def _(game, unit):
        worn = sum(values.worn_cost(game, one) for one in units_in(game.position, unit.area, unit.owner))
        return values.item_icons(game, unit) - worn - unit.items_used

    @wrong("icons stay used when equipment has gone", judgement, zones.discard_equipment)
    def _(real, game, card, why):
        unit = wearer_of(game.position, card)
        real(game, card, why)
        if unit is not None and game.position.battle:
            shared.change_unit(game, unit.id, items_used=unit.items_used + (card_of(game, card).wearing_cost or 0))

    @wrong("the defending side's equipment takes no icons in a battle", judgement, values.worn_cost)
    def _(real, game, unit):
        return 0 if game.position.battle and unit.owner != game.position.marching else real(game, unit)

    @wrong("a unit that has used icons has them no more occupied by what it wears", _free)
    def _(game, unit):
        return values.item_icons(game, unit) - max(values.worn_cost(game, unit), unit.items_used)


def _bonus(counts: Callable[[Any, Any], bool]) -> Bend:
    return judgement(values.bonus_of_equipment, lambda real, game, unit: real(game, unit) if counts(game, unit) else ())


with clause("moncolle_tcg.equip.stat_bonus"):
    mutant("equipment adds nothing to attack and defence", judgement(values.bonus_of_equipment, lambda *_: ()))
    mutant(
        "one card of a unit adds something",
        judgement(values.bonus_of_equipment, lambda real, game, unit: real(game, unit)[:1]),
    )
    mutant("exhausted units have nothing of what they wear", _bonus(lambda _game, unit: unit.ready))
    mutant("equipment adds something in battles only", _bonus(lambda game, unit: game.position.battle == unit.area))
    mutant("equipment adds nothing in battles", _bonus(lambda game, unit: game.position.battle != unit.area))
    mutant(
        "the defending side has nothing of it",
        _bonus(lambda g, unit: not g.position.battle or unit.owner == g.position.marching),
    )

    @wrong("equipment adds to everybody on the terrain", judgement, values.bonus_of_equipment)
    def _(game, unit):
        return tuple(card for one in units_in(game.position, unit.area, unit.owner) for card in one.equipment)

    @wrong("equipment that takes away counts as none", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        worn = (card_of(game, card) for card in real(game, unit))
        lowers = any((card.attack or 0) < 0 or (card.defence or 0) < 0 for card in worn)
        return () if lowers else real(game, unit)

    @wrong("only what raises attack counts", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return tuple(card for card in real(game, unit) if card_of(game, card).attack)

    @wrong("only what raises defence counts", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return tuple(card for card in real(game, unit) if card_of(game, card).defence)


def _standing(worn: Callable[[Any, Any, str], tuple[str, ...]]) -> Bend:
    """Standing abilities as if a unit wore something else."""

    def found(real: Any, game: Any, unit: Any, kind: str) -> Any:
        return real(game, replace(unit, equipment=worn(game, unit, kind)), kind)

    return judgement(values.standing, found)


def _without(*kinds: str) -> Bend:
    return _standing(lambda _game, unit, kind: () if kind in kinds else unit.equipment)


with clause("moncolle_tcg.equip.standing_bonus"):
    mutant("equipment gives no standing abilities", _standing(lambda *_: ()))
    mutant("equipment gives no Initiative", _without("initiative"))
    mutant("equipment gives no Charge", _without("charge"))
    mutant("equipment gives no Defender", _without("defender"))
    mutant("equipment gives no Item icons", _without("items"))
    mutant("equipment gives no Spell icons", _without("spells"))
    mutant("equipment gives no Resist", _without("resist"))
    mutant("equipment gives no Weakness", _without("weaknesses"))
    mutant(
        "the defending side has no standing abilities of what it wears",
        _standing(lambda g, unit, _k: unit.equipment if unit.owner == g.position.marching else ()),
    )
    mutant(
        "the marching side has no standing abilities of what it wears",
        _standing(lambda g, unit, _k: () if unit.owner == g.position.marching else unit.equipment),
    )

    @wrong("equipment in the discard pile goes on to give them", _standing)
    def _(game, unit, _kind):
        pile = game.position.players[unit.owner].discard
        return (*unit.equipment, *(card for card in pile if card_of(game, card).kind == "equipment"))

    @wrong("equipment gives them to everybody on the terrain", _standing)
    def _(game, unit, _kind):
        return tuple(card for one in units_in(game.position, unit.area) for card in one.equipment)

    @wrong("what equipment gives replaces what is printed", judgement, values.standing)
    def _(real, game, unit, kind):
        found = real(game, unit, kind)
        return found[1:] if unit.equipment and kind == "items" else found


def _swaps(unless: Any) -> Bend:
    return loosened("swap", SWAP, unless)


def _anywhere(game: Any, seat: str, answer: Any) -> bool:
    units = game.position.units
    givers = [wearer_of(game.position, card) for card in answer.wear]
    takers = [units.get(name) for name in answer.wear.values()]
    return all(unit is not None and unit.owner == seat for unit in (*givers, *takers))


def _is_open(part: int) -> Any:
    """Whether one of the cards named may be passed on, the others not looked at."""

    def fine(game: Any, seat: str, answer: Any) -> bool:
        card, name = list(answer.wear.items())[part]
        giver, taker = wearer_of(game.position, card), game.position.units.get(name)
        own = giver is not None and taker is not None and giver.owner == taker.owner == seat
        return own and giver.area == taker.area

    return fine


def _after_swap(more: Any) -> Bend:
    return after_act("swap", more)


with clause(SWAP):
    mutant("equipment is handed across the field", _swaps(_anywhere))
    mutant("only the first card of a swap is looked at", _swaps(_is_open(0)))
    mutant("only the last card of a swap is looked at", _swaps(_is_open(-1)))
    mutant("a swap is offered in the instant summon timing", offer("swap", "instant_summon"))
    mutant("a swap is offered before an attack", offer("swap", "before_attack"))
    mutant("a swap is offered after an attack", offer("swap", "after_attack"))
    mutant("exclusiveness does not matter in a swap", lifted("swap", EXCLUSIVE))
    mutant("Item icons do not matter in a swap", lifted("swap", ICONS))
    mutant(
        "a swap exhausts the new wearers",
        _after_swap(lambda g, _s, a: [shared.change_unit(g, u, ready=False) for u in a.wear.values()]),
    )

    @wrong("equipment is handed to enemies of the terrain", _swaps)
    def _(game, seat, answer):
        givers = [wearer_of(game.position, card) for card in answer.wear]
        takers = [game.position.units.get(name) for name in answer.wear.values()]
        known = all(unit is not None for unit in (*givers, *takers))
        return known and all(g.owner == seat and g.area == t.area for g, t in zip(givers, takers, strict=True))

    @wrong("equipment is taken from enemies of the terrain", _swaps)
    def _(game, seat, answer):
        givers = [wearer_of(game.position, card) for card in answer.wear]
        takers = [game.position.units.get(name) for name in answer.wear.values()]
        known = all(unit is not None for unit in (*givers, *takers))
        return known and all(t.owner == seat and g.area == t.area for g, t in zip(givers, takers, strict=True))

    @wrong("enemies' equipment is moved about among them", _swaps)
    def _(game, _seat, answer):
        givers = [wearer_of(game.position, card) for card in answer.wear]
        takers = [game.position.units.get(name) for name in answer.wear.values()]
        known = all(unit is not None for unit in (*givers, *takers))
        return known and all(g.owner == t.owner and g.area == t.area for g, t in zip(givers, takers, strict=True))

    @wrong("equipment of the hand is given by a swap, too", _swaps)
    def _(game, seat, answer):
        held = game.position.players[seat].hand
        return all(card in held or wearer_of(game.position, card) for card in answer.wear) and any(
            card in held for card in answer.wear
        )

    @wrong("a swap costs a hand card", _after_swap)
    def _(game, seat, _answer):
        shared.discard_from_hand(game, seat, game.position.players[seat].hand[-1:])

    @wrong("what the new wearer wore is discarded", perform, "swap")
    def _(real, game, frame, seat, answer):
        worn = [card for name in answer.wear.values() for card in game.position.units[name].equipment]
        outcome = real(game, frame, seat, answer)
        for card in worn:
            zones.discard_equipment(game, card, SWAP)
        return outcome

    @wrong("one card is passed on in a swap", perform, "swap")
    def _(real, game, frame, seat, answer):
        first = dict(list(answer.wear.items())[:1])
        return real(game, frame, seat, type(answer)(first))

    @wrong("exhausted units take part in no swap", tightened, "swap", SWAP)
    def _(game, _seat, answer):
        return any(not unit.ready for name in answer.wear.values() if (unit := game.position.units.get(name)))

    @wrong("units in the base only take part in a swap", tightened, "swap", SWAP)
    def _(game, seat, answer):
        base = "b1" if seat == "south" else "b4"
        return any(unit.area != base for name in answer.wear.values() if (unit := game.position.units.get(name)))

    @wrong("who passes on what gave icons loses what it wears", loosened, "swap", ICONS)
    def _(game, _seat, answer):
        units = game.position.units
        takers = [units[name] for name in answer.wear.values() if name in units]
        return all(
            sum(card_of(game, card).wearing_cost or 0 for card in equipment.after_swap(game, unit, answer.wear))
            <= values.item_icons(game, unit)
            for unit in takers
        )


def _forbidden(when: Callable[[Any, str], bool]) -> Bend:
    return tightened("discard_equipment", WINDOWS, lambda game, seat, _answer: when(game, seat))


with clause(WINDOWS):
    mutant("equipment is discarded in the main phase, too", offer("discard_equipment", "main"))
    mutant("equipment is discarded at any hand adjustment", offer("discard_equipment", "hand_adjustment"))
    mutant("equipment is discarded when the turn ends", offer("discard_equipment", "end"))
    mutant("equipment is discarded while units are summoned", offer("discard_equipment", "summon"))
    mutant("equipment is discarded at the line-up", offer("discard_equipment", "line_up"))
    mutant("equipment is discarded before an attack", offer("discard_equipment", "before_attack"))
    mutant("equipment is discarded after an attack", offer("discard_equipment", "after_attack"))
    mutant("no equipment is discarded in battles", _forbidden(lambda game, _seat: bool(game.position.battle)))
    mutant("equipment is discarded in battles only", _forbidden(lambda game, _seat: not game.position.battle))
    mutant("the defending side discards none", _forbidden(lambda game, seat: seat != game.position.marching))
    mutant(
        "the marching side discards none in battle",
        _forbidden(lambda game, seat: bool(game.position.battle) and seat == game.position.marching),
    )
    mutant("there are no discards in the normal summon phase", without_step("normal_summon", "discard_equipment"))

    @wrong("one card is discarded in a window", perform, "discard_equipment")
    def _(real, *given):
        real(*given)

    @wrong("enemies' equipment is discarded, too", loosened, "discard_equipment", WINDOWS)
    def _(game, _seat, answer):
        return wearer_of(game.position, answer.card) is not None

    @wrong("equipment of the hand is discarded, too", loosened, "discard_equipment", WINDOWS)
    def _(game, seat, answer):
        return _held(game, seat, answer)

    @wrong("what is thrown away goes to the hand", judgement, zones.discard_equipment)
    def _(game, card, _why):
        unit = wearer_of(game.position, card)
        zones.take_off(game, card)
        hand = game.position.players[unit.owner].hand
        shared.change_player(game, unit.owner, hand=(*hand, card))

    @wrong("a unit throws away all it wears", judgement, zones.discard_equipment)
    def _(real, game, card, why):
        for worn in wearer_of(game.position, card).equipment:
            real(game, worn, why)

    @wrong("only equipment of ready units is discarded", tightened, "discard_equipment", WINDOWS)
    def _(game, _seat, answer):
        unit = wearer_of(game.position, answer.card)
        return unit is not None and not unit.ready

    @wrong("only equipment in the base is discarded", tightened, "discard_equipment", WINDOWS)
    def _(game, _seat, answer):
        unit = wearer_of(game.position, answer.card)
        return unit is not None and not game.position.battle and unit.area not in ("b1", "b4")


def _goes(other: Callable[[Any, Any], None]) -> Bend:
    def follow(game: Any, units: Any) -> None:
        for unit in units:
            other(game, unit)

    return judgement(zones.equipment_goes_too, follow)


def _to_hand(game: Any, unit: Any) -> None:
    hand = game.position.players[unit.owner].hand
    shared.change_player(game, unit.owner, hand=(*hand, *unit.equipment))


def _pass_on(real: Any, game: Any, units: Any) -> None:
    for unit in units:
        heirs = units_in(game.position, unit.area, unit.owner)
        if heirs and unit.equipment:
            shared.change_unit(game, heirs[0].id, equipment=(*heirs[0].equipment, *unit.equipment))
        else:
            real(game, [unit])


with clause(GONE):
    mutant("equipment goes to its owner's hand", _goes(_to_hand))
    mutant("equipment is gone for good", _goes(lambda _game, _unit: None))
    mutant(
        "equipment goes to the enemy's discard pile",
        _goes(lambda g, unit: [shared.put_away(g, opponent(unit.owner), card) for card in unit.equipment]),
    )
    mutant(
        "one card is discarded with a unit",
        _goes(lambda g, unit: [shared.put_away(g, unit.owner, card) for card in unit.equipment[:1]]),
    )
    mutant(
        "of several units one leaves its equipment",
        judgement(zones.equipment_goes_too, lambda real, game, units: real(game, units[:1])),
    )
    mutant(
        "South's equipment goes to the hand",
        judgement(
            zones.equipment_goes_too,
            lambda real, game, units: [_to_hand(game, u) if u.owner == "south" else real(game, [u]) for u in units],
        ),
    )
    mutant(
        "North's equipment goes to the hand",
        judgement(
            zones.equipment_goes_too,
            lambda real, game, units: [_to_hand(game, u) if u.owner == "north" else real(game, [u]) for u in units],
        ),
    )
    mutant(
        "who goes back leaves its equipment",
        after_act("pass", lambda _g, _s, _a: None),
        judgement(
            shared.move,
            lambda real, game, unit, area, why: (
                real(game, unit, area, why),
                [
                    zones.discard_equipment(game, card, GONE)
                    for card in game.position.units[unit].equipment
                    if why.endswith("failure_return")
                ],
            ),
        ),
    )
    mutant(
        "who marches leaves its equipment",
        judgement(
            shared.move,
            lambda real, game, unit, area, why: (
                real(game, unit, area, why),
                [
                    zones.discard_equipment(game, card, GONE)
                    for card in game.position.units[unit].equipment
                    if why.endswith("group")
                ],
            ),
        ),
    )

    @wrong("a unit that is excluded takes its equipment along", judgement, zones.exclude)
    def _(real, game, units):
        real(game, [replace(unit, equipment=()) for unit in units])

    @wrong("a unit taken to hand takes its equipment along", judgement, shared.to_hand)
    def _(real, game, unit):
        real(game, replace(unit, equipment=()))
        _to_hand(game, unit)

    @wrong("the dead keep their equipment", judgement, shared.die)
    def _(real, game, units, why):
        for unit in units:
            shared.change_unit(game, unit.id, equipment=())
        real(game, [game.position.units[unit.id] for unit in units], why)


with clause(LOST):
    mutant("what is worn stays", judgement(equipment.overburdened, lambda *_: None))

    @wrong("all equipment goes when one icon is missing", judgement, equipment.overburdened)
    def _(real, game):
        unit = real(game)
        if unit is not None:
            for card in unit.equipment:
                zones.discard_equipment(game, card, LOST)

    @wrong("one card is discarded and no more", judgement, equipment.overburdened)
    def _(real, game):
        unit = real(game)
        if unit is not None:
            zones.discard_equipment(game, unit.equipment[0], LOST)
            for card in game.position.units[unit.id].equipment:
                shared.change_unit(game, unit.id, equipment=(card,))

    @wrong("the last card put on goes", judgement, equipment.overburdened)
    def _(real, game):
        while (unit := real(game)) is not None:
            zones.discard_equipment(game, unit.equipment[-1], LOST)

    @wrong("the first card put on goes", judgement, equipment.overburdened)
    def _(real, game):
        while (unit := real(game)) is not None:
            zones.discard_equipment(game, unit.equipment[0], LOST)

    @wrong("one icon must be left", judgement, values.item_icons)
    def _(real, game, unit):
        return real(game, unit) - 1 if unit.equipment and game.position.battle else real(game, unit)

    @wrong("one icon too few is no matter", judgement, equipment.overburdened)
    def _(real, game):
        unit = real(game)
        return unit if unit and values.worn_cost(game, unit) > values.item_icons(game, unit) + 1 else None

    @wrong("only battles take equipment off", judgement, equipment.overburdened)
    def _(real, game):
        return real(game) if game.position.battle else None

    @wrong("in battles everybody keeps what is worn", judgement, equipment.overburdened)
    def _(real, game):
        return None if game.position.battle else real(game)

    @wrong("the defending side keeps what it wears", judgement, equipment.overburdened)
    def _(real, game):
        unit = real(game)
        return unit if unit and unit.owner == game.position.marching else None

    @wrong("the marching side keeps what it wears", judgement, equipment.overburdened)
    def _(real, game):
        unit = real(game)
        return unit if unit and unit.owner != game.position.marching else None

    @wrong("equipment of any unit is given up", loosened, "discard_equipment", LOST)
    def _(game, seat, answer):
        unit = wearer_of(game.position, answer.card)
        return unit is not None and unit.owner == seat

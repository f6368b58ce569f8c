"""Wrong equipment."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, lifted, perform
from reference_engine.moncolle_tcg import equipment, values, zones
from reference_engine.moncolle_tcg.position import card_of, units_in, wearer_of
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import asked, loosened, tightened

DEFINITION = "moncolle_tcg.equip.definition"
ICONS = "moncolle_tcg.equip.needs_free_icons"


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

    mutant("South needs no icons", loosened("equip swap", ICONS, asked("south")))

    mutant("North needs no icons", loosened("equip swap", ICONS, asked("north")))

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
            (card_of(game, card).wearing_cost or 0) > values.free_items(game, units[to])
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

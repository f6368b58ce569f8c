"""Wrong ways for equipment to go."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, offer, perform, without_step
from reference_engine.moncolle_tcg import equipment, values, zones
from reference_engine.moncolle_tcg.position import wearer_of
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import loosened, tightened

WINDOWS = "moncolle_tcg.equip.discard_windows"
GONE = "moncolle_tcg.equip.goes_with_unit"
LOST = "moncolle_tcg.ruling.equipment_without_icons"


def _wearers(game: Any, card: str) -> Iterator[Any]:
    return (unit for unit in game.position.units.values() if card in unit.equipment)


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
        return answer.card in game.position.players[seat].hand

    @wrong("what is thrown away goes to the hand", judgement, zones.discard_equipment)
    def _(game, card, _why):
        for unit in _wearers(game, card):
            zones.take_off(game, card)
            hand = game.position.players[unit.owner].hand
            shared.change_player(game, unit.owner, hand=(*hand, card))

    @wrong("a unit throws away all it wears", judgement, zones.discard_equipment)
    def _(real, game, card, why):
        for unit in _wearers(game, card):
            for worn in unit.equipment:
                real(game, worn, why)

    @wrong("only equipment of ready units is discarded", tightened, "discard_equipment", WINDOWS)
    def _(game, _seat, answer):
        unit = wearer_of(game.position, answer.card)
        return unit is not None and not unit.ready

    @wrong("only equipment in the base is discarded", tightened, "discard_equipment", WINDOWS)
    def _(game, _seat, answer):
        unit = wearer_of(game.position, answer.card)
        return unit is not None and not game.position.battle and unit.area not in ("b1", "b4")


def _goes(other: Callable[[Any, Any], object]) -> Bend:
    def follow(game: Any, units: Any) -> None:
        for unit in units:
            other(game, unit)

    return judgement(zones.equipment_goes_too, follow)


def _to_hand(game: Any, unit: Any) -> None:
    hand = game.position.players[unit.owner].hand
    shared.change_player(game, unit.owner, hand=(*hand, *unit.equipment))


def _to_hand_of(seat: str) -> Bend:
    """One player's equipment goes to the hand."""

    def follow(real: Any, game: Any, units: Any) -> None:
        for unit in units:
            if unit.owner == seat:
                _to_hand(game, unit)
            else:
                real(game, [unit])

    return judgement(zones.equipment_goes_too, follow)


def _left_behind(why: str) -> Bend:
    """Units that are moved for this reason wear nothing any more."""

    def moved(real: Any, game: Any, unit: str, area: str, clause: str) -> None:
        real(game, unit, area, clause)
        for card in game.position.units[unit].equipment if clause.endswith(why) else ():
            zones.discard_equipment(game, card, GONE)

    return judgement(shared.move, moved)


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
    mutant("South's equipment goes to the hand", _to_hand_of("south"))
    mutant("North's equipment goes to the hand", _to_hand_of("north"))
    mutant("who goes back leaves its equipment", _left_behind("failure_return"))
    mutant("who marches leaves its equipment", _left_behind("group"))

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

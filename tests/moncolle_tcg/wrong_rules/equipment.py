"""Wrong equipment, abilities and standing effects."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import REMOVED, clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, loosened, switch, tightened
from reference_engine.moncolle_tcg import effects, initiative, values, zones
from reference_engine.moncolle_tcg.cards import Standing
from reference_engine.moncolle_tcg.position import Granted, units_in
from reference_engine.monster_collection import conditions, targets
from reference_engine.monster_collection import zones as family_zones
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Damage
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context

DEFINITION = "moncolle_tcg.equip.definition"
ICONS = "moncolle_tcg.equip.needs_free_icons"


with clause(DEFINITION):

    @wrong("equipment of the discard pile is put on, too", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].discard

    @wrong("equipment of the deck is put on, too", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].deck

    @wrong("equipment of the enemy's hand is put on, too", loosened, "equip", DEFINITION)
    def _(game, seat, answer):
        return answer.card in game.position.players[opponent(seat)].hand


with clause(ICONS):

    @wrong("the marching side needs no icons", loosened, "equip", ICONS)
    def _(game, seat, _answer):
        return bool(game.position.battle) and seat == game.position.marching


def _standing(worn: Callable[[Any, Any, str], tuple[str, ...]]) -> Bend:
    """Standing abilities as if a unit wore something else."""

    def found(real: Any, game: Any, unit: Any, kind: str) -> Any:
        return real(game, replace(unit, equipment=worn(game, unit, kind)), kind)

    return judgement(values.standing, found)


def _without(*kinds: str) -> Bend:
    return _standing(lambda _game, unit, kind: () if kind in kinds else unit.equipment)


with clause("moncolle_tcg.equip.standing_bonus"):
    mutant("equipment gives no Defender", _without("defender"))


WINDOWS = "moncolle_tcg.equip.discard_windows"
GONE = "moncolle_tcg.equip.goes_with_unit"


def _forbidden(when: Callable[[Any, str], bool]) -> Bend:
    return tightened("discard_equipment", WINDOWS, lambda game, seat, _answer: when(game, seat))


with clause(WINDOWS):
    mutant(
        "the marching side discards none in battle",
        _forbidden(lambda game, seat: bool(game.position.battle) and seat == game.position.marching),
    )

    @wrong("equipment of the hand is discarded, too", loosened, "discard_equipment", WINDOWS)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].hand


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


with clause(GONE):
    mutant("North's equipment goes to the hand", _to_hand_of("north"))


HAND = "moncolle_tcg.abilities.hand_type"
FIT = "moncolle_tcg.ruling.targets_fit_the_text"


with clause("moncolle_tcg.abilities.completion_cost"):

    @wrong("South's units stay ready", judgement, family_zones.exhaust)
    def _(real, game, units, why):
        kept = why == "moncolle_tcg.abilities.completion_cost" and units[0].owner == "south"
        real(game, [] if kept else units, why)


with clause("moncolle_tcg.abilities.automatic"):

    @wrong("another unit may be the unit itself", judgement, conditions.concerns)
    def _(real, game, when, source, unit):
        return real(game, replace(when, who="own") if when.who == "other" else when, source, unit)


with clause(HAND):

    @wrong("hand type abilities work from the field as well", condition, "use", HAND)
    def _(real, game, seat, use):
        return use.card not in game.position.units and real(game, seat, use)

    @wrong("hand type abilities work from the opponent's hand as well", condition, "use", HAND)
    def _(real, game, seat, use):
        return use.card not in game.position.players[opponent(seat)].hand and real(game, seat, use)


with clause("moncolle_tcg.ruling.hand_type_declared"):
    mutant(REMOVED, switch("hand_type", "when_summoned"))


with clause(FIT):

    @wrong("own units outside the battle will do", judgement, targets.outside)
    def _(real, game, target, chosen, area):
        units = game.position.units
        own = tuple(card for card in chosen if card not in units or units[card].owner != game.question.seat)
        return real(game, target, own, area)


def own(game: Context, unit: Any) -> tuple[int, int]:
    """What a unit's Charge and Defender add up to."""
    return values.charge(game, unit), values.defender(game, unit)


with clause("moncolle_tcg.standing.defender"):

    @wrong("one unit of the side has its Defender", judgement, initiative.fix_charge_and_defender)
    def _(real, game, battle):
        units = [u for u in units_in(game.position, battle.area) if u.owner != battle.first]
        defending = [unit for unit in units if values.defender(game, unit)]
        real(game, battle)
        for unit in defending[1:]:
            shared.change_unit(game, unit.id, modifiers=unit.modifiers)


with clause("moncolle_tcg.ruling.charge_fixed_with_the_order"):

    @wrong("Defender that comes later adds", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        done = real(game, frame, part, units)
        for unit in units if game.position.battle else ():
            _gains(game, unit.id, 0, getattr(part, "standing", Standing()).defender)
        return done

    for kind, value in {"charge": "attack", "defender": "defence"}.items():

        @wrong(f"who loses {kind} loses what it has added", judgement, effects.carried_out)
        def _(real, game, frame, part, units, kind=kind, value=value):
            done = real(game, frame, part, units)
            if kind in getattr(part, "what", ()):
                for unit in units:
                    held = game.position.units[unit.id].modifiers
                    shared.change_unit(game, unit.id, modifiers=tuple(g for g in held if not getattr(g, value)))
                game.unsettled = True
            return done


def _gains(game: Context, unit: str, attack: int, defence: int) -> None:
    if unit in game.position.units and (attack or defence):
        held = game.position.units[unit]
        more = Granted("", "battle", game.position.turn, values.next_since(game), attack=attack, defence=defence)
        shared.change_unit(game, unit, modifiers=(*held.modifiers, more))
        game.unsettled = True


def best(kind: str) -> Any:
    """Of several abilities of a kind the best counts."""

    def found(real: Any, game: Context, unit: Any, asked: str) -> list[Standing]:
        every: list[Standing] = real(game, unit, asked)
        return sorted(every, key=lambda each: -getattr(each, kind))[:1] if asked == kind else every

    return judgement(values.standing, found)


with clause("moncolle_tcg.ruling.charges_add_up"):
    mutant("of several Defenders the highest counts", best("defender"))


with clause("moncolle_tcg.standing.weakness"):

    @wrong("damage without attribute meets Weakness", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        turned = [(replace(p, attribute=p.attribute or "flame") if isinstance(p, Damage) else p, u) for p, u in parts]
        return real(game, frame, turned)

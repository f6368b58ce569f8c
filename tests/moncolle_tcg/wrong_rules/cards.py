"""Wrong cards: what they carry, who uses them, how long they last."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, after_step, condition, judgement, step
from reference_engine.moncolle_tcg import card_list, field, quiet, values, zones
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.position import Granted, card_of
from reference_engine.monster_collection import zones as shared

from .bends import loosened

ROLE = "moncolle_tcg.cards.unit_role"
USER = "moncolle_tcg.cards.spell_cast_by_unit"


def _forgiven(*words: str) -> Bend:
    """Cards with faults of these fields are taken."""

    def fewer(real: Any, edition: Any, card: Card) -> Any:
        return (fault for fault in real(edition, card) if not fault[0].startswith(words))

    return judgement(card_list.described_faults, fewer)


with clause(ROLE):

    @wrong("any card is summoned", condition, "summon", ROLE)
    def _(game, seat, answer):
        return answer.card not in game.position.players[seat].hand

    @wrong("any unit card is summoned, wherever it is", condition, "summon", ROLE)
    def _(game, _seat, answer):
        return card_of(game, answer.card).kind != "unit" or answer.card in game.position.units

    @wrong("units of the discard pile are summoned", loosened, "summon", ROLE)
    def _(game, seat, answer):
        return answer.card in game.position.players[seat].discard

    @wrong("units are summoned from the hands of both", loosened, "summon", ROLE)
    def _(game, _seat, answer):
        return any(answer.card in player.hand for player in game.position.players.values())

    @wrong("South summons anything", loosened, "summon", ROLE)
    def _(game, seat, answer):
        return seat == "south" and answer.card in game.position.players[seat].hand

    @wrong("equipment is summoned", loosened, "summon", ROLE)
    def _(game, _seat, answer):
        return card_of(game, answer.card).kind == "equipment"

    @wrong("a summoned card is also kept in the hand", after_act, "summon")
    def _(game, seat, answer):
        hand = game.position.players[seat].hand
        shared.change_player(game, seat, hand=(*hand, answer.card))

    @wrong("any card may stand on the field", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "unit_role" not in fault)


with clause("moncolle_tcg.cards.unit_fields"):
    mutant("a unit needs no level", _forgiven("level"))
    mutant("a unit needs no attack", _forgiven("attack"))
    mutant("a unit needs no defence", _forgiven("defence"))
    mutant("a unit needs no march type", _forgiven("march"))
    mutant("a unit may have a Limit", _forgiven("limit"))
    mutant("a unit may have an equip cost", _forgiven("wearing_cost"))

    @wrong("a unit must not have a race", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.kind == "unit" and card.race:
            yield "race", "there are no races"

    @wrong("a unit must not fly", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.march == "fly":
            yield "march", "nobody flies"


with clause(USER):

    @wrong("a spell needs no user", loosened, "use", USER)
    def _(_game, _seat, use):
        return not use.user

    @wrong("an own unit anywhere is a user", loosened, "use", USER)
    def _(game, seat, use):
        unit = game.position.units.get(use.user)
        return unit is not None and unit.owner == seat

    @wrong("any unit in the battle is a user", loosened, "use", USER)
    def _(game, _seat, use):
        unit = game.position.units.get(use.user)
        return unit is not None and unit.area == game.position.battle

    @wrong("a counter needs no user", loosened, "use", USER)
    def _(game, _seat, use):
        return not use.user and game.question.kind == "counter"

    @wrong("North's spells need no user", loosened, "use", USER)
    def _(_game, seat, use):
        return seat == "north" and not use.user

    @wrong("any unit on the field is a user of a counter", loosened, "use", USER)
    def _(game, _seat, use):
        return game.question.kind == "counter" and use.user in game.position.units


def _again(kind: str) -> Bend:
    def sometimes(game: Any, _seat: str, use: Any) -> bool:
        return card_of(game, use.card).kind == kind

    return loosened("use", f"moncolle_tcg.cards.{kind.removeprefix('battle_')}_single_use", sometimes)


with clause("moncolle_tcg.cards.spell_single_use"):
    mutant("a spell may be used again", _again("battle_spell"))

    @wrong("a used spell goes under the deck", step, "effect", "put_card_away")
    def _(real, game, frame):
        outcome = real(game, frame)
        if frame.spell and card_of(game, frame.card).kind == "battle_spell":
            _moved(game, frame.seat, frame.card, "deck")
        return outcome

    @wrong("a used spell comes back to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        outcome = real(game, frame)
        if frame.spell and card_of(game, frame.card).kind == "battle_spell":
            _moved(game, frame.seat, frame.card, "hand")
        return outcome

    @wrong("a used spell goes to the opponent's discard pile", step, "effect", "put_card_away")
    def _(real, game, frame):
        outcome = real(game, frame)
        if frame.spell and card_of(game, frame.card).kind == "battle_spell":
            _moved(game, frame.seat, frame.card, "")
            other = "south" if frame.seat == "north" else "north"
            shared.put_away(game, other, frame.card)
        return outcome

    @wrong("a counter may be used again", loosened, "use", "moncolle_tcg.cards.spell_single_use")
    def _(game, _seat, _use):
        return game.question.kind == "counter"


def _moved(game: Any, seat: str, card: str, zone: str) -> None:
    """The card goes from the discard pile to another zone, or to none."""
    player = game.position.players[seat]
    shared.change_player(game, seat, discard=tuple(each for each in player.discard if each != card))
    if zone:
        shared.change_player(game, seat, **{zone: (*getattr(player, zone), card)})


with clause("moncolle_tcg.cards.item_two_kinds"):
    mutant("a consumable may have an equip cost", _forgiven("wearing_cost"))
    mutant("equipment may have an effect", _forgiven("abilities"))

    @wrong("consumables are put on", condition, "equip", "moncolle_tcg.equip.definition")
    def _(game, seat, answer):
        return answer.card not in game.position.players[seat].hand

    @wrong("there is no equipment", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.kind == "equipment":
            yield "kind", "items are used up"

    @wrong("there are no consumables", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.kind == "consumable":
            yield "kind", "items are worn"


with clause("moncolle_tcg.cards.consumable_single_use"):
    mutant("a consumable may be used again", _again("consumable"))

    @wrong("a used consumable comes back to the hand", step, "effect", "put_card_away")
    def _(real, game, frame):
        outcome = real(game, frame)
        if frame.spell and card_of(game, frame.card).kind == "consumable":
            _moved(game, frame.seat, frame.card, "hand")
        return outcome

    @wrong("a used consumable stays with its user", step, "effect", "put_card_away")
    def _(real, game, frame):
        outcome = real(game, frame)
        own = [unit.id for unit in game.position.units.values() if unit.owner == frame.seat]
        if frame.spell and card_of(game, frame.card).kind == "consumable" and own:
            _moved(game, frame.seat, frame.card, "")
            shared.change_unit(game, own[0], equipment=(*game.position.units[own[0]].equipment, frame.card))
        return outcome

    @wrong(
        "a consumable used as a counter may be used again", loosened, "use", "moncolle_tcg.cards.consumable_single_use"
    )
    def _(game, _seat, _use):
        return game.question.kind == "counter"


def _until(procedure: str, name: str) -> Bend:
    """All equipment is discarded once this step has been done."""

    def gone(real: Any, game: Any, frame: Any) -> Any:
        outcome = real(game, frame)
        for unit in list(game.position.units.values()):
            for card in unit.equipment:
                zones.discard_equipment(game, card, "moncolle_tcg.cards.equipment_persistent")
        return outcome

    return step(procedure, name, gone)


with clause("moncolle_tcg.cards.equipment_persistent"):
    mutant("equipment is used up by a turn", _until("end_declaration", "end_effects"))
    mutant("equipment is used up by a battle", _until("battle", "leave_battle"))
    mutant("equipment is used up by a march", _until("march", "check_victory"))

    @wrong("equipment of units that go back is discarded", after_step, "battle_end", "marchers_return")
    def _(game, frame):
        for unit in frame.origins if frame.failed else ():
            for card in game.position.units[unit].equipment if unit in game.position.units else ():
                zones.discard_equipment(game, card, "moncolle_tcg.cards.equipment_persistent")

    @wrong("equipment works for the attacker only", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        defends = game.position.battle == unit.area and unit.owner != game.position.marching
        return () if defends else real(game, unit)

    @wrong("equipment works in the own turn only", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return real(game, unit) if unit.owner == game.position.marching else ()

    @wrong("what has been taken off goes on working", judgement, zones.take_off)
    def _(real, game, card):
        unit = next((u for u in game.position.units.values() if card in u.equipment), None)
        real(game, card)
        if unit is not None:
            worn = card_of(game, card)
            kept = Granted("kept", "turn", 0, attack=worn.attack or 0, defence=worn.defence or 0)
            now = game.position.units[unit.id]
            shared.change_unit(game, unit.id, modifiers=(*now.modifiers, kept))

    @wrong("equipment is discarded when it is passed on", after_act, "swap")
    def _(game, _seat, answer):
        for card in answer.wear:
            zones.discard_equipment(game, card, "moncolle_tcg.cards.equipment_persistent")


with clause("moncolle_tcg.cards.equipment_fields"):
    mutant("equipment needs no equip cost", _forgiven("wearing_cost"))
    mutant("equipment may have a level", _forgiven("level"))
    mutant("equipment may have a Limit", _forgiven("limit"))
    mutant("equipment may have a march type", _forgiven("march"))
    mutant("equipment may have hero points", _forgiven("hero"))
    mutant("equipment adds neither attack nor defence", judgement(values.bonus_of_equipment, lambda *_: ()))

    @wrong("equipment of exhausted units adds nothing", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return real(game, unit) if unit.ready else ()

    @wrong("equipment adds no standing abilities", judgement, values.standing)
    def _(real, game, unit, kind):
        return real(game, replace(unit, equipment=()), kind)

    @wrong("equipment must add something", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.kind == "equipment" and not (
            card.attack or card.defence or card.standing != Card("x", "unit").standing
        ):
            yield "attack", "it adds nothing"

    @wrong("equipment takes nothing away", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.kind == "equipment" and (card.attack or 0) < 0:
            yield "attack", "less than nothing"


with clause("moncolle_tcg.cards.terrain_role"):
    mutant("terrain needs no Limit", _forgiven("limit"))
    mutant("terrain holds any number of levels", judgement(field.limit_of, lambda *_: 99))
    mutant(
        "every terrain has the Limit 8", judgement(field.limit_of, lambda real, game, area: min(8, real(game, area)))
    )
    mutant("terrain has no effects", judgement(values.given_by_terrain, lambda *_: ()))
    mutant("no battle happens on terrain", step("march", "fight", lambda *_: None))

    @wrong("the effect of a terrain reaches all units", judgement, values.given_by_terrain)
    def _(real, game, unit):
        for area in game.position.field:
            twin = type(unit)(unit.id, unit.owner, area, level=unit.level)
            yield from real(game, twin)


SIX = ("fire", "water", "earth", "wind", "holy", "evil")


def _five(missing: str) -> Bend:
    def more(real: Any, edition: Any, card: Any) -> Any:
        yield from real(edition, card)
        if missing in card.attributes or any(missing in ability.cost.slots for ability in card.abilities):
            yield "attributes", f"there is no {missing}"

    return judgement(card_list.described_faults, more)


with clause("moncolle_tcg.cards.attributes"):
    for attribute in SIX:
        mutant(f"there is no {attribute}", _five(attribute))

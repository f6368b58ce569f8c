"""What a unit is worth right now: printed, worn, granted and given by the terrain.

These stand in the place of the shared judgements of the same name.
"""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.moncolle_tcg.cards import Ability, Automatic, Card, Grant, Lost, OneIcon, Standing, TerrainEffect
from reference_engine.moncolle_tcg.position import Granted, Position, Unit, card_of
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection.values import qualifies, race_of


def attack(game: Context[Position], unit: Unit) -> int:
    """Printed attack, the additions of equipment, everything granted, and Charge on the first side.

    Clauses: moncolle_tcg.equip.stat_bonus, moncolle_tcg.glossary.grant_number, moncolle_tcg.standing.charge
    """
    value = card_of(game, unit.id).attack or 0
    value += sum(card_of(game, worn).attack or 0 for worn in bonus_of_equipment(game, unit))
    value += sum(granted.attack for granted in granted_to(game, unit))
    if is_late_charge(game, unit, first=True):
        value += charge(game, unit)
    return value + sum(effect.attack for effect in given_by_terrain(game, unit))


def defence(game: Context[Position], unit: Unit) -> int:
    """Printed defence, the additions of equipment, everything granted, and Defender on the second side.

    Clauses: moncolle_tcg.equip.stat_bonus, moncolle_tcg.glossary.grant_number, moncolle_tcg.standing.defender
    """
    value = card_of(game, unit.id).defence or 0
    value += sum(card_of(game, worn).defence or 0 for worn in bonus_of_equipment(game, unit))
    value += sum(granted.defence for granted in granted_to(game, unit))
    if is_late_charge(game, unit, first=False):
        value += defender(game, unit)
    return value + sum(effect.defence for effect in given_by_terrain(game, unit))


def initiative(game: Context[Position], unit: Unit) -> int:
    """Initiative adds to the die of its side, whatever the state of the unit.

    Clauses: moncolle_tcg.standing.initiative, moncolle_tcg.standing.ignores_status
    """
    return sum(each.initiative for each in standing(game, unit, "initiative"))


def charge(game: Context[Position], unit: Unit) -> int:
    """How much the unit's Charge abilities add up to.

    Clauses: moncolle_tcg.standing.charge
    """
    return sum(each.charge for each in standing(game, unit, "charge"))


def defender(game: Context[Position], unit: Unit) -> int:
    """How much the unit's Defender abilities add up to.

    Clauses: moncolle_tcg.standing.defender
    """
    return sum(each.defender for each in standing(game, unit, "defender"))


@judgement
def is_late_charge(game: Context[Position], unit: Unit, *, first: bool) -> bool:
    """Whether Charge, or else Defender, is looked at now, not when the order of the sides was fixed.

    Clauses: moncolle_tcg.ruling.charge_fixed_with_the_order
    """
    if game.edition.switches["late_charge"] == "off" or not is_in_battle(game, unit):
        return False
    battle = next((frame for frame in game.position.stack if isinstance(frame, Battle)), None)
    return battle is not None and battle.first is not None and (unit.owner == battle.first) == first


@judgement
def item_icons(game: Context[Position], unit: Unit) -> int:
    """All Item icons of the unit, free or not.

    Clauses: moncolle_tcg.standing.item_consumable, moncolle_tcg.standing.item_equip
    """
    icons = sum(each.items for each in standing(game, unit, "items"))
    return icons - min(max(0, icons), lost_icons(game, unit, "items")["item"])


@judgement
def worn_cost(game: Context[Position], unit: Unit) -> int:
    """The Item icons that the equipment worn occupies.

    Clauses: moncolle_tcg.equip.icons_occupied
    """
    return sum(card_of(game, worn).wearing_cost or 0 for worn in unit.equipment)


@judgement
def free_items(game: Context[Position], unit: Unit) -> int:
    """Item icons that neither equipment occupies nor this battle has used up.

    Clauses: moncolle_tcg.equip.icons_occupied, moncolle_tcg.standing.item_consumable
    """
    return item_icons(game, unit) - worn_cost(game, unit) - unit.items_used


def spell_icons(game: Context[Position], unit: Unit) -> tuple[str, ...]:
    """All Spell icons of the unit.

    Clauses: moncolle_tcg.standing.spell
    """
    icons = Counter[str](icon for each in standing(game, unit, "spells") for icon in each.spells)
    return tuple((icons - lost_icons(game, unit, "spells")).elements())


@judgement
def lost_icons(_game: Context[Position], unit: Unit, kind: Lost) -> Counter[str]:
    """The single icons that the unit has lost, but not those that it would have lost with all of a kind since."""
    all_lost = max((each.since for each in unit.modifiers if kind in each.loses), default=0)
    return Counter[str](icon for each in unit.modifiers if each.since > all_lost for icon in each.icons)


@judgement
def icons_to_lose(game: Context[Position], unit: Unit, icons: tuple[OneIcon, ...]) -> tuple[OneIcon, ...]:
    """Of single icons that a unit is to lose those that it has.

    Clauses: moncolle_tcg.vocabulary.lose_icons, moncolle_tcg.ruling.loses_what_it_has
    """
    left = Counter[str](spell_icons(game, unit)) + Counter(item=max(0, item_icons(game, unit)))
    found: list[OneIcon] = []
    for icon in icons:
        if left[icon] > 0:
            left[icon] -= 1
            found.append(icon)
    return tuple(found)


@judgement
def resists(game: Context[Position], unit: Unit, attribute: str) -> bool:
    """Whether the unit resists a damage attribute.

    Clauses: moncolle_tcg.standing.resist
    """
    return bool(attribute) and any(attribute in each.resist for each in standing(game, unit, "resist"))


@judgement
def weakness(game: Context[Position], unit: Unit, attribute: str) -> int:
    """How much more damage of an attribute hurts the unit; several weaknesses add up.

    Clauses: moncolle_tcg.standing.weakness
    """
    found = [each for own in standing(game, unit, "weaknesses") for each in own.weaknesses]
    return sum(each.more for each in found if each.to == attribute)


def cannot_die(game: Context[Position], unit: Unit) -> bool:
    """Whether something granted keeps the unit from dying."""
    return any(granted.cannot_die for granted in granted_to(game, unit))


def cannot_attack(game: Context[Position], unit: Unit) -> bool:
    """Whether something granted keeps the unit from attacking.

    Clauses: moncolle_tcg.vocabulary.cannot_attack
    """
    return any(granted.cannot_attack for granted in granted_to(game, unit))


@judgement
def race(game: Context[Position], unit: Unit) -> str:
    """The race of a unit, the printed one unless another has been granted.

    Clauses: moncolle_tcg.vocabulary.grant_race
    """
    return race_of(game, unit, card_of(game, unit.id).race)


@judgement
def abilities_of(game: Context[Position], card: str) -> tuple[Ability, ...]:
    """The special abilities of a card: printed ones, then those granted, in the order in which they came.

    Clauses: moncolle_tcg.glossary.grant_ability
    """
    printed = card_of(game, card).abilities
    unit = game.position.units.get(card)
    if unit is None or not unit.modifiers:
        return printed
    return printed + tuple(ability for granted in unit.modifiers for ability in granted.abilities)


GRANTED_BY = "granted by "
"""Before the name of the card whose text has the ability, where an effect says what kind it is."""


def granted_by(game: Context[Position], card: str, index: int) -> tuple[str, int]:
    """Where an ability of a card is printed, on the card itself or on the one that has granted it, and its number.

    A unit that is gone has lost what was granted to it, while an effect of that goes on.
    """
    printed = len(card_of(game, card).abilities)
    if index < printed:
        return "ability", index
    unit = game.position.units[card]
    owned = [(granted.source, ability) for granted in unit.modifiers for ability in granted.abilities]
    source, ability = owned[index - printed]
    return GRANTED_BY + source, abilities_to_grant(game, source).index(ability)


def abilities_to_grant(game: Context[Position], name: str) -> list[Ability]:
    """The abilities that a card of that name can grant, in the order of its text."""
    card = cast("Card", game.position.own_cards.get(name) or game.cards[name])
    effects: list[Ability | Automatic] = [*card.abilities, *card.automatic]
    found: list[Ability] = []
    # What is granted may grant in its turn.
    for effect in effects:
        parts = [part for group in effect.do for part in group]
        granted = [ability for part in parts if isinstance(part, Grant) for ability in part.abilities]
        found += granted
        effects += granted
    return found


@judgement
def has_lost_abilities(_game: Context[Position], unit: Unit, index: int, printed: int) -> bool:
    """Whether an ability is among those that the unit has lost.

    What came after the loss is not.

    Clauses: moncolle_tcg.glossary.loss, moncolle_tcg.ruling.loses_what_it_has
    """
    last = max((each.since for each in unit.modifiers if "abilities" in each.loses), default=0)
    if not last:
        return False
    if index < printed:
        return True
    owners = [granted for granted in unit.modifiers for _ in granted.abilities]
    return owners[index - printed].since < last


@judgement
def standing(game: Context[Position], unit: Unit, kind: Lost) -> list[Standing]:
    """Everything that gives the unit standing abilities and has not been lost for one kind of them.

    They work whether the unit is ready or exhausted.

    Clauses: moncolle_tcg.standing.ignores_status, moncolle_tcg.equip.standing_bonus,
        moncolle_tcg.ruling.loses_what_it_has
    """
    losses = [each for each in unit.modifiers if kind in each.loses]
    lost_before = max((each.since for each in losses), default=0)
    lost_worn = {worn for each in losses for worn in each.worn}
    printed_only = game.position.suspended and game.edition.switches["simultaneous_off"] == "all_but_printed"
    found = [] if losses else [card_of(game, unit.id).standing]
    if printed_only and is_in_battle(game, unit):
        return found
    found += [card_of(game, worn).standing for worn in unit.equipment if worn not in lost_worn]
    found += [granted.standing for granted in unit.modifiers if granted.since > lost_before]
    return found + [effect.standing for effect in given_by_terrain(game, unit)]


# What a simultaneous attack switches off


def is_in_battle(game: Context[Position], unit: Unit) -> bool:
    """Whether a unit is in the running battle."""
    return bool(game.position.battle) and unit.area == game.position.battle


@judgement
def bonus_of_equipment(game: Context[Position], unit: Unit) -> tuple[str, ...]:
    """The equipment whose additional attack and defence count now: in a simultaneous attack, none.

    Clauses: moncolle_tcg.battle.simul_no_equip_stats, moncolle_tcg.equip.stat_bonus
    """
    return () if game.position.suspended and is_in_battle(game, unit) else unit.equipment


@judgement
def granted_to(game: Context[Position], unit: Unit) -> tuple[Granted, ...]:
    """What was granted to the unit and counts now.

    A simultaneous attack leaves it in force, unless the edition reads it otherwise.

    Clauses: moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed
    """
    off = game.position.suspended and game.edition.switches["simultaneous_off"] == "all_but_printed"
    return () if off and is_in_battle(game, unit) else unit.modifiers


@judgement
def given_by_terrain(game: Context[Position], unit: Unit) -> list[TerrainEffect]:
    """What the terrain under the unit gives it; a base and a proxy give nothing.

    Clauses: moncolle_tcg.terrain.effect, moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed
    """
    ground = game.position.field.get(unit.area)
    if ground is None or ground.kind != "terrain":
        return []
    off = game.position.suspended and game.edition.switches["simultaneous_off"] == "all_but_printed"
    if off and is_in_battle(game, unit):
        return []
    effects = card_of(game, ground.card).effects
    return [effect for effect in effects if qualifies(game, unit, effect.filter)]


def changed_units(game: Context[Position]) -> Iterator[Unit]:
    """The units whose values may differ from the printed ones."""
    for unit in game.position.units.values():
        if unit.modifiers or unit.equipment or given_by_terrain(game, unit):
            yield unit


def next_since(game: Context[Position]) -> int:
    """A number above that of everything that lasts on any unit."""
    return 1 + max((each.since for unit in game.position.units.values() for each in unit.modifiers), default=0)

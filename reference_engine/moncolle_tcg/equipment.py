"""Equipment: put on from the hand, passed on between units of one space, discarded in two windows."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Members
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next, Procedure
from reference_engine.moncolle_tcg import zones
from reference_engine.moncolle_tcg.position import Position, Unit, card_of, units_in, wearer_of
from reference_engine.moncolle_tcg.procedures import Shedding
from reference_engine.moncolle_tcg.values import free_items, item_icons, race, worn_cost
from reference_engine.monster_collection import zones as shared


class Equip(Answer, frozen=True, tag="equip"):
    """Put equipment of the hand on one of the player's units."""

    card: Id
    unit: Id


class DiscardEquipment(Answer, frozen=True, tag="discard_equipment"):
    """Discard equipment that one of the player's units wears."""

    card: Id


class Swap(Answer, frozen=True, tag="swap"):
    """Pass equipment on: each card that changes hands, and the unit of the same space that wears it then.

    An empty name says that nobody shall wear the card, which a swap cannot do.
    """

    wear: Members[dict[Id, Id]]


@judgement
def may_wear(game: Context[Position], unit: Unit, card: str) -> bool:
    """Exclusive equipment is worn by its race alone.

    Clauses: moncolle_tcg.deck.exclusive, moncolle_tcg.deck.additional_rule
    """
    wanted = card_of(game, card).race_only
    return not wanted or race(game, unit) == wanted


# Putting on


def equip(game: Context[Position], _frame: Procedure, seat: str, answer: Equip) -> Next:
    """The card goes from the hand to the unit.

    Clauses: moncolle_tcg.equip.definition
    """
    player = game.position.players[seat]
    shared.change_player(game, seat, hand=tuple(card for card in player.hand if card != answer.card))
    zones.put_on(game, answer.unit, answer.card)
    game.emit(Event("equipped", "moncolle_tcg.equip.definition", seat=seat, about=answer.card, other=answer.unit))
    return AGAIN


def equip_faults(game: Context[Position], _seat: str, answer: Equip) -> Iterator[str]:
    """There must be such cards."""
    for card in (answer.card, answer.unit):
        if card not in game.position.cards:
            yield f"there is no card {card!r}"


@looks_at("card")
def equipment_of_the_hand(game: Context[Position], seat: str, answer: Equip) -> str | None:
    """Only equipment of the hand is put on.

    Clauses: moncolle_tcg.equip.definition
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    return None if card_of(game, answer.card).kind == "equipment" else f"{answer.card} is no equipment"


@looks_at("unit")
def on_an_own_unit(game: Context[Position], seat: str, answer: Equip) -> str | None:
    """Own units are equipped, wherever they stand.

    Clauses: moncolle_tcg.summonphase.equip_anywhere
    """
    unit = game.position.units.get(answer.unit)
    return None if unit is not None and unit.owner == seat else f"{answer.unit} is no unit of {seat} on the field"


@looks_at("unit")
def on_a_unit_in_battle(game: Context[Position], _seat: str, answer: Equip) -> str | None:
    """In a battle, units in it are equipped.

    Clauses: moncolle_tcg.ruling.instant_equipment_in_battle
    """
    unit, battle = game.position.units.get(answer.unit), game.position.battle
    return f"{answer.unit} is not in the battle" if battle and unit is not None and unit.area != battle else None


def icons_suffice(game: Context[Position], _seat: str, answer: Equip) -> str | None:
    """The unit needs free Item icons for the wearing cost.

    Clauses: moncolle_tcg.equip.needs_free_icons
    """
    unit = game.position.units.get(answer.unit)
    cost = card_of(game, answer.card).wearing_cost
    if unit is None or cost is None:
        return None
    free = free_items(game, unit)
    return f"{answer.card} costs {cost} Item icons, {answer.unit} has {max(0, free)} free" if cost > free else None


def race_fits(game: Context[Position], _seat: str, answer: Equip) -> str | None:
    """Exclusive equipment is worn by its race alone.

    Clauses: moncolle_tcg.deck.exclusive
    """
    unit = game.position.units.get(answer.unit)
    if unit is None or may_wear(game, unit, answer.card):
        return None
    return f"{answer.card} is for a {card_of(game, answer.card).race_only} only"


def equip_options(game: Context[Position], seat: str) -> Iterable[Equip]:
    """Each different equipment of the hand, on each unit of the player's."""
    position = game.position
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    for card in named.values():
        if card_of(game, card).kind == "equipment":
            yield from (Equip(card, unit.id) for unit in position.units.values() if unit.owner == seat)


EQUIP = Act(
    perform=equip,
    faults=equip_faults,
    options=equip_options,
    conditions={
        "moncolle_tcg.equip.definition": equipment_of_the_hand,
        "moncolle_tcg.summonphase.equip_anywhere": on_an_own_unit,
        "moncolle_tcg.ruling.instant_equipment_in_battle": on_a_unit_in_battle,
        "moncolle_tcg.equip.needs_free_icons": icons_suffice,
        "moncolle_tcg.deck.exclusive": race_fits,
    },
)


# Discarding


def discard_equipment(game: Context[Position], frame: Procedure, _seat: str, answer: DiscardEquipment) -> Next:
    """The card is discarded.

    Clauses: moncolle_tcg.equip.discard_windows
    """
    forced = isinstance(frame, Shedding)
    clause = "moncolle_tcg.ruling.equipment_without_icons" if forced else "moncolle_tcg.equip.discard_windows"
    zones.discard_equipment(game, answer.card, clause)
    return AGAIN


def discard_faults(game: Context[Position], _seat: str, answer: DiscardEquipment) -> Iterator[str]:
    """There must be such a card."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"


def own_equipment(game: Context[Position], seat: str, answer: DiscardEquipment) -> str | None:
    """One discards what one's own units wear.

    Clauses: moncolle_tcg.equip.discard_windows
    """
    unit = wearer_of(game.position, answer.card)
    return None if unit is not None and unit.owner == seat else f"no unit of {seat} wears {answer.card}"


def of_the_overburdened(game: Context[Position], seat: str, answer: DiscardEquipment) -> str | None:
    """Who must give up equipment gives up that of the unit in question.

    Clauses: moncolle_tcg.ruling.equipment_without_icons
    """
    frame, unit = game.position.stack[-1], wearer_of(game.position, answer.card)
    if not isinstance(frame, Shedding) or unit is None or unit.owner != seat:
        return None
    return None if unit.id == frame.unit else f"{answer.card} is not worn by {frame.unit}"


def discard_options(game: Context[Position], seat: str) -> Iterable[DiscardEquipment]:
    """Everything that the player's units wear."""
    return [
        DiscardEquipment(card) for unit in game.position.units.values() if unit.owner == seat for card in unit.equipment
    ]


DISCARD_EQUIPMENT = Act(
    perform=discard_equipment,
    faults=discard_faults,
    options=discard_options,
    conditions={
        "moncolle_tcg.equip.discard_windows": own_equipment,
        "moncolle_tcg.ruling.equipment_without_icons": of_the_overburdened,
    },
)


# Passing on


def swap(game: Context[Position], _frame: Procedure, seat: str, answer: Swap) -> Next:
    """All cards named change hands at the same time, free of cost.

    Clauses: moncolle_tcg.equip.swap_scope
    """
    wear = dict(sorted(answer.wear.items()))
    for card in wear:
        zones.take_off(game, card)
    for card, unit in wear.items():
        if unit:
            zones.put_on(game, unit, card)
        else:  # only by rules that let a swap name nobody
            shared.put_away(game, seat, card)
    game.emit(Event("swapped", "moncolle_tcg.equip.swap_scope", seat=seat, cards=tuple(wear)))
    return AGAIN


def swap_faults(game: Context[Position], _seat: str, answer: Swap) -> Iterator[str]:
    """There must be such cards, and something must be passed on."""
    if not answer.wear:
        yield "no equipment is named"
    for named in (*answer.wear, *answer.wear.values()):
        if named and named not in game.position.cards:
            yield f"there is no card {named!r}"


def own_units_of_one_space(game: Context[Position], seat: str, answer: Swap) -> str | None:
    """Equipment is passed on between the player's units on one space; in a battle, that of the battle.

    Clauses: moncolle_tcg.equip.swap_scope
    """
    position = game.position
    for card, name in answer.wear.items():
        giver, taker = wearer_of(position, card), position.units.get(name)
        if giver is None or giver.owner != seat:
            return f"no unit of {seat} wears {card}"
        if not name:
            return f"nobody would wear {card}: a swap discards nothing"
        if taker is None or taker.owner != seat or taker.area != giver.area:
            return f"{name} is no unit of {seat} on the space of {giver.id}"
        if position.battle and giver.area != position.battle:
            return f"{giver.id} is not in the battle"
    return None


def everybody_can_wear_it(game: Context[Position], _seat: str, answer: Swap) -> str | None:
    """Afterwards nobody wears more than the free Item icons allow, those included that equipment itself gives.

    Clauses: moncolle_tcg.equip.swap_scope, moncolle_tcg.equip.needs_free_icons
    """
    for unit in _concerned(game, answer.wear):
        swapped = replace(unit, equipment=after_swap(game, unit, answer.wear))
        cost, room = worn_cost(game, swapped), max(0, item_icons(game, swapped) - unit.items_used)
        if cost > room:
            return f"{unit.id} would wear {cost} Item icons and has {room}"
    return None


def races_fit(game: Context[Position], _seat: str, answer: Swap) -> str | None:
    """Exclusive equipment stays with its race.

    Clauses: moncolle_tcg.deck.exclusive
    """
    units = game.position.units
    wrong = [card for card, unit in answer.wear.items() if unit in units and not may_wear(game, units[unit], card)]
    return f"{', '.join(wrong)} is for a {card_of(game, wrong[0]).race_only} only" if wrong else None


def _concerned(game: Context[Position], wear: Mapping[str, str]) -> list[Unit]:
    """The units that give or take."""
    position = game.position
    return [
        unit
        for unit in position.units.values()
        if unit.id in wear.values() or not wear.keys().isdisjoint(unit.equipment)
    ]


@judgement
def after_swap(_game: Context[Position], unit: Unit, wear: Mapping[str, str]) -> tuple[str, ...]:
    """What a unit wears once a swap is done."""
    kept = [card for card in unit.equipment if wear.get(card, unit.id) == unit.id]
    return (*kept, *(card for card, taker in wear.items() if taker == unit.id and card not in unit.equipment))


def swap_options(game: Context[Position], seat: str) -> Iterable[Swap]:
    """Each worn card to each other unit of the space."""
    position = game.position
    for unit in position.units.values():
        if unit.owner == seat and unit.equipment:
            for other in units_in(position, unit.area, seat):
                if other.id != unit.id:
                    yield from (Swap({card: other.id}) for card in unit.equipment)


def swap_sample(game: Context[Position], seat: str, random: Random) -> Swap | None:
    """Two units exchange all they wear."""
    wearers = [unit for unit in game.position.units.values() if unit.owner == seat and unit.equipment]
    pairs = [(one, other) for one in wearers for other in wearers if one.id < other.id and one.area == other.area]
    if not pairs:
        return None
    one, other = random.choice(pairs)
    return Swap({**dict.fromkeys(one.equipment, other.id), **dict.fromkeys(other.equipment, one.id)})


SWAP = Act(
    perform=swap,
    faults=swap_faults,
    options=swap_options,
    sample=swap_sample,
    conditions={
        "moncolle_tcg.equip.swap_scope": own_units_of_one_space,
        "moncolle_tcg.equip.needs_free_icons": everybody_can_wear_it,
        "moncolle_tcg.deck.exclusive": races_fit,
    },
)


# When the race or icons are lost


@judgement
def drop_what_is_for_others(game: Context[Position]) -> None:
    """Exclusive equipment whose wearer is of its race no longer is discarded, wherever the wearer stands.

    Clauses: moncolle_tcg.ruling.exclusive_race_lost
    """
    for unit in list(game.position.units.values()):
        for card in unit.equipment:
            if not may_wear(game, unit, card):
                zones.discard_equipment(game, card, "moncolle_tcg.ruling.exclusive_race_lost")


@judgement
def overburdened(game: Context[Position]) -> Unit | None:
    """A unit that wears more than its Item icons allow, those used in this battle taken off; the turn player's first.

    Of one player's several the first by its id: each is asked for in turn, and none changes what another may keep.

    Clauses: moncolle_tcg.ruling.equipment_without_icons, moncolle_tcg.ruling.turn_player_first,
        moncolle_tcg.ruling.used_icons_stay_used
    """
    wearers = [unit for unit in game.position.units.values() if unit.equipment]
    for unit in sorted(wearers, key=lambda unit: unit.owner != game.position.marching):
        if worn_cost(game, unit) > max(0, item_icons(game, unit) - unit.items_used):
            return unit
    return None


def shed(game: Context[Position], frame: Shedding) -> Next:
    """The owner discards equipment of the unit until the rest fits; with one card there is no choice.

    Clauses: moncolle_tcg.ruling.equipment_without_icons
    """
    unit = game.position.units.get(frame.unit)
    if unit is None or worn_cost(game, unit) <= max(0, item_icons(game, unit) - unit.items_used):
        return None
    if len(unit.equipment) == 1:
        zones.discard_equipment(game, unit.equipment[0], "moncolle_tcg.ruling.equipment_without_icons")
        return AGAIN
    return Decision(unit.owner, "shed", "moncolle_tcg.ruling.equipment_without_icons", about=unit.id)

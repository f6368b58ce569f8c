"""What must hold of every position of the TCG in which somebody is asked, whatever happened before."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from monosashi.records.random_games import Position
from reference_engine import edition

RULES = edition("moncolle_tcg@quick-reference")
SEATS = ("south", "north")
SPACES = tuple(f"{column}{rank}" for column in "abc" for rank in "1234")
BASES = {"south": "b1", "north": "b4"}
ENEMY_TERRITORY = {"south": ("3", "4"), "north": ("1", "2")}

DECK_SIZE = 50
BASE_LIMIT = 10
PROXY_LIMIT = 8


def standing_faults(position: Position) -> Iterator[str]:
    """Everything that must hold of a position, whatever happened before."""
    yield from conservation_faults(position)
    yield from field_faults(position)
    yield from space_faults(position)
    yield from equipment_faults(position)
    yield from battle_faults(position)
    yield from deck_faults(position)
    yield from victory_faults(position)


def card_of(position: Position, card: str) -> Any:
    """What is printed on a card."""
    name = position.cards[card]
    return position.own_cards.get(name) or RULES.cards[name]


def under_way(position: Position, name: str) -> Any:
    """The innermost procedure of that name that is under way, if any."""
    return next((frame for frame in reversed(position.stack) if frame.name == name), None)


def opponent(seat: str) -> str:
    return "north" if seat == "south" else "south"


def units_on(position: Position, area: str, seat: str = "") -> list[Any]:
    """The units on a space."""
    return [unit for unit in position.units.values() if unit.area == area and seat in ("", unit.owner)]


# Zones


def conservation_faults(position: Position) -> Iterator[str]:
    """Each of a player's fifty cards is in exactly one zone, and no card is in a zone of the other player."""
    in_use = cards_in_use(position)
    for seat in SEATS:
        player = position.players[seat]
        units = [unit for unit in position.units.values() if unit.owner == seat]
        laid = [ground.card for ground in position.field.values() if ground.placed_by == seat]
        found = Counter(
            [
                *(*player.hand, *player.deck, *player.discard, *player.aside, *position.excluded.get(seat, ()), *laid),
                *(card for unit in units for card in (unit.id, *unit.equipment)),
                *(card for card in in_use if card.startswith(seat[0])),
            ]
        )
        wanted = Counter(card for card in position.cards if card.startswith(seat[0]))
        if found != wanted or wanted.total() != DECK_SIZE:
            wrong = {card: found[card] for card in sorted(found | wanted) if found[card] != wanted[card]}
            yield f"{seat}'s cards are not in exactly one zone each: {wrong} (moncolle_tcg.deck.exactly_50)"


def cards_in_use(position: Position) -> list[str]:
    """Spells and consumables that have been declared and have yet to be discarded."""
    found = [frame.card for frame in position.stack if frame.name == "effect"]
    found += [item.card for frame in position.stack if frame.name == "chain" for item in frame.items if item.card]
    return [card for card in found if card_of(position, card).kind in ("battle_spell", "consumable")]


def field_faults(position: Position) -> Iterator[str]:
    """Each player has a base on the own space 5, elsewhere lie terrain cards and proxies."""
    for area, ground in position.field.items():
        if area not in SPACES:
            yield f"{ground.card} lies on {area} (moncolle_tcg.board.grid)"
        if (ground.kind == "base") != (area in BASES.values()):
            yield f"a {ground.kind} lies on {area} (moncolle_tcg.board.base_space)"
        if ground.kind == "terrain" and card_of(position, ground.card).kind != "terrain":
            yield f"{ground.card} on {area} is no terrain card (moncolle_tcg.terrain.place_from_hand)"
    for seat, area in BASES.items():
        if position.turn and (area not in position.field or position.field[area].placed_by != seat):
            yield f"{seat} has no base (moncolle_tcg.setup.base_card)"


# Units


def limit_of(position: Position, area: str) -> int:
    """How many levels a player may have on a space."""
    ground = position.field.get(area)
    if ground is None:
        return 0
    fixed = {"base": BASE_LIMIT, "proxy": PROXY_LIMIT}
    return fixed.get(ground.kind) or card_of(position, ground.card).limit


def levels_on(position: Position, area: str, seat: str) -> int:
    """How many levels a player has on a space."""
    return sum(card_of(position, unit.id).level for unit in units_on(position, area, seat))


def space_faults(position: Position) -> Iterator[str]:
    """Units stand on terrain, within its Limit, and on the same space as the enemy only in a battle."""
    march, returning = under_way(position, "march"), under_way(position, "battle_end") is not None
    for unit in position.units.values():
        if card_of(position, unit.id).kind != "unit":
            yield f"{unit.id} on {unit.area} is no unit (moncolle_tcg.cards.unit_role)"
        if unit.area not in position.field:
            yield f"{unit.id} stands on {unit.area}, on bare ground (moncolle_tcg.board.units_on_terrain)"
    for area in SPACES:
        owners = {unit.owner for unit in units_on(position, area)}
        if len(owners) > 1 and (march is None or area != march.destination):
            yield f"both sides are on {area} and no battle is going on there (moncolle_tcg.march.battle_if_enemy)"
        for seat in owners:
            levels, limit = levels_on(position, area, seat), limit_of(position, area)
            # Those who go back may be too many; what does not fit is discarded right after that.
            if levels > limit and not (returning and seat == position.marching):
                yield f"{seat} has {levels} levels on {area}, the Limit is {limit} (moncolle_tcg.board.limit)"
    for seat in SEATS:
        heroes = Counter(
            position.cards[unit.id]
            for unit in position.units.values()
            if unit.owner == seat and card_of(position, unit.id).hero
        )
        if any(count > 1 for count in heroes.values()):
            yield f"{seat} has the heroes {dict(heroes)} (moncolle_tcg.heroes.unique_in_own_army)"


def amount_of(position: Position, unit: Any, kind: str) -> int:
    """How much of a standing ability, by its number, a unit has: printed, worn, granted, given by the terrain."""
    losses = [each for each in unit.modifiers if kind in each.loses]
    lost_before = max((each.since for each in losses), default=0)
    lost_worn = {worn for each in losses for worn in each.worn}
    sources = [] if losses else [card_of(position, unit.id).standing]
    sources += [card_of(position, worn).standing for worn in unit.equipment if worn not in lost_worn]
    sources += [granted.standing for granted in unit.modifiers if granted.since > lost_before]
    sources += [effect.standing for effect in terrain_effects(position, unit)]
    return sum(getattr(standing, kind) for standing in sources)


def value_of(position: Position, unit: Any, value: str, *, worn: bool = True) -> int:
    """Attack or defence: printed, granted, given by the terrain, and added by what is worn if that counts."""
    sources = [card_of(position, unit.id), *unit.modifiers, *terrain_effects(position, unit)]
    sources += [card_of(position, card) for card in unit.equipment if worn]
    return sum(getattr(source, value) or 0 for source in sources)


def terrain_effects(position: Position, unit: Any) -> list[Any]:
    """The effects of the terrain under a unit that speak of it."""
    ground = position.field[unit.area]
    if ground.kind != "terrain":
        return []
    card, found = card_of(position, unit.id), []
    for effect in card_of(position, ground.card).effects:
        wanted = effect.filter
        fits = (
            (not wanted.attributes or not set(wanted.attributes).isdisjoint(card.attributes))
            and (not wanted.races or card.race in wanted.races)
            and (wanted.max_level is None or card.level <= wanted.max_level)
            and (wanted.min_level is None or card.level >= wanted.min_level)
            and (wanted.state is None or (wanted.state == "ready") == unit.ready)
        )
        found += [effect] if fits else []
    return found


def free_items(position: Position, unit: Any) -> int:
    """The Item icons that equipment leaves and this battle has not used."""
    worn = sum(card_of(position, card).wearing_cost for card in unit.equipment)
    return amount_of(position, unit, "items") - worn - unit.items_used


def equipment_faults(position: Position) -> Iterator[str]:
    """Equipment is worn by whom it may be, and fits the icons unless its owner is just giving some up."""
    settling = position.suspended or any(frame.name in ("effect", "shedding") for frame in position.stack)
    for unit in position.units.values():
        for card in unit.equipment:
            printed = card_of(position, card)
            if printed.kind != "equipment":
                yield f"{unit.id} wears {card} (moncolle_tcg.equip.definition)"
            if printed.race_only not in ("", card_of(position, unit.id).race):
                yield f"{unit.id} wears {card}, for {printed.race_only} only (moncolle_tcg.deck.exclusive)"
        if unit.equipment and not settling and free_items(position, unit) < 0:
            yield f"{unit.id} wears {unit.equipment} without icons (moncolle_tcg.ruling.equipment_without_icons)"


# Battles


def battle_faults(position: Position) -> Iterator[str]:
    """Nobody without defence stays; outside battles nothing of a battle is left; line-ups have everybody once."""
    for unit in position.units.values():
        defence = value_of(position, unit, "defence")
        if defence <= 0 and not position.suspended and unit.area in position.field:
            yield f"{unit.id} has defence {defence} and is still there (moncolle_tcg.attack.zero_defence)"
    if position.battle:
        for seat in SEATS:
            there = sorted(unit.id for unit in units_on(position, position.battle, seat))
            if sorted(line_of(position, seat)) != there:
                yield f"{seat}'s {there} are lined up as {position.line_ups} (moncolle_tcg.ruling.line_up_is_a_row)"
        return
    for unit in position.units.values():
        if unit.spent or unit.items_used:
            yield f"{unit.id} has used icons outside a battle (moncolle_tcg.battle.icons_per_battle)"
        if any(granted.until == "battle" for granted in unit.modifiers):
            yield f"an effect of a battle still holds on {unit.id} (moncolle_tcg.battle.end_effects_first)"
    if position.suspended or position.line_ups:
        yield "no battle, but effects are suspended or units lined up (moncolle_tcg.battle.end_then_result)"


def line_of(position: Position, seat: str) -> list[str]:
    """A side's units in the battle, front to rear; who has left it stands nowhere."""
    units = position.units
    return [unit for unit in position.line_ups[seat] if unit in units and units[unit].area == position.battle]


# The end of the game


def deck_faults(position: Position) -> Iterator[str]:
    """Once both decks have run out, the following turn is the last."""
    if position.turn < 1 or position.result is not None:
        return
    if not any(position.players[seat].deck for seat in SEATS) and not position.final_turn:
        yield "both decks are empty and no turn is the last (moncolle_tcg.victory.deckout_trigger)"
    if position.final_turn and not position.turn <= position.final_turn <= position.turn + 1:
        yield f"turn {position.turn}, the final turn is {position.final_turn} (moncolle_tcg.victory.deckout_trigger)"


def invaders(position: Position, seat: str) -> int:
    """How many units a player has in enemy territory."""
    return sum(u.owner == seat and u.area[1] in ENEMY_TERRITORY[seat] for u in position.units.values())


def victory_faults(position: Position) -> Iterator[str]:
    """Whoever stands alone in the enemy base has won; when the decks have run out, units in enemy territory count."""
    result = position.result
    holders = {seat: {unit.owner for unit in units_on(position, BASES[opponent(seat)])} for seat in SEATS}
    if result is None:
        for seat in SEATS:
            if holders[seat] == {seat} and under_way(position, "march") is None:
                yield f"{seat} holds the enemy base and the game goes on (moncolle_tcg.victory.base_captured)"
        return
    if position.pending is not None:
        yield "the game is over and somebody is asked (moncolle_tcg.victory.base_captured)"
    if result.clause.rpartition(".")[2] in ("base_captured", "empty_base"):
        if holders[result.winner] != {result.winner} or result.winner != position.marching:
            yield f"{result.winner} won with {holders} in the bases (moncolle_tcg.victory.base_captured)"
    elif "judgement" in result.clause:
        south, north = (invaders(position, seat) for seat in SEATS)
        wanted = "" if south == north else "south" if south > north else "north"
        if result.winner != wanted or position.turn != position.final_turn:
            yield f"{result.winner or 'nobody'} won by {south} to {north} units (moncolle_tcg.victory.judgement_count)"

"""Quiet positions and starts: how a situation is put on the table from outside, and how a game begins."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from reference_engine.kernel.codec import Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement
from reference_engine.moncolle_tcg import deck, deck_out, field
from reference_engine.moncolle_tcg.board import AREAS, BASE
from reference_engine.moncolle_tcg.cards import Card
from reference_engine.moncolle_tcg.equipment import may_wear
from reference_engine.moncolle_tcg.position import Ground, Position, Unit, card_of
from reference_engine.moncolle_tcg.procedures import BattleEnd, Marching, Match, Setup, Shedding, Turn
from reference_engine.moncolle_tcg.quiet_document import (
    QuietPosition,
    document_faults,
    own_cards,
    stand_ins,
)
from reference_engine.moncolle_tcg.values import defence, item_icons, worn_cost
from reference_engine.monster_collection.effects import Effect
from reference_engine.monster_collection.position import SEATS, Player, opponent


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """One deck for each player; cards by name.

    Clauses: moncolle_tcg.deck.one_per_player
    """

    south: tuple[str, ...]
    north: tuple[str, ...]


class Start(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game begins: with these decks, or with specimen decks."""

    decks: Decks | None = None


def place(edition: Edition, quiet: QuietPosition) -> Position:
    """The position at the quiet position's phase, before its first step. Two empty decks have become so just now.

    Raises Unreadable with every way in which it breaks the rules.
    """
    names = {card_id: card.name if isinstance(card, Card) else card for card_id, card in quiet.cards.items()}
    own = own_cards(quiet)
    found = list(document_faults(edition, quiet))
    if found:
        names, own = stand_ins(edition, quiet)
    position = _placed(edition, quiet, names, own)
    found += [*twice_named(edition, quiet), *faults(edition, position)]
    if found:
        raise Unreadable(found)
    deck_out.watch(Context(edition, position))
    return position


def _placed(edition: Edition, quiet: QuietPosition, names: dict[str, str], own: dict[str, Card]) -> Position:
    def definition(card: str) -> Card:
        found: Card = own.get(names[card]) or edition.cards[names[card]]
        return found

    ground = {terrain.area: Ground(terrain.card, "proxy" if terrain.proxy else "terrain", terrain.placed_by)
              for terrain in quiet.terrain}  # fmt: skip
    for seat in SEATS:
        ground[BASE[seat]] = Ground(getattr(quiet, seat).base, "base", seat)
    return Position(
        edition=edition.name,
        cards=names,
        own_cards=own,
        players={
            seat: Player(hand=side.hand, deck=side.deck, discard=side.discard)
            for seat in SEATS
            for side in (getattr(quiet, seat),)
        },
        excluded={seat: getattr(quiet, seat).excluded for seat in SEATS if getattr(quiet, seat).excluded},
        units={
            unit.id: Unit(
                unit.id,
                unit.owner,
                unit.area,
                unit.ready,
                equipment=unit.equipment,
                level=definition(unit.id).level or 0,
                alert=bool(definition(unit.id).triggers),
            )
            for unit in sorted(quiet.units, key=lambda unit: unit.id)
        },
        field=dict(sorted(ground.items())),
        turn=quiet.turn,
        marching=quiet.marching,
        stack=[Match(step="play_turns"), Turn(step=quiet.phase)],
        first_player=quiet.marching if quiet.turn % 2 == 1 else opponent(quiet.marching),
        proxy_used=quiet.proxy_used,
        fought_on=tuple(sorted(set(quiet.fought_on))),
        final_turn=quiet.final_turn,
    )


@judgement
def twice_named(_edition: Edition, quiet: QuietPosition) -> Iterator[str]:
    """A unit stands on one space, a space has one terrain."""
    for unit, count in Counter(unit.id for unit in quiet.units).items():
        if count > 1:
            yield f"units: {unit} stands on {count} spaces"
    for area, count in Counter(terrain.area for terrain in quiet.terrain).items():
        if count > 1:
            yield f"terrain: {count} lie on {area} (moncolle_tcg.board.units_on_terrain)"
        if field.is_base(area):
            yield f"terrain: {area} is a base (moncolle_tcg.board.base_space)"


@judgement
def faults(edition: Edition, position: Position) -> Iterator[str]:
    """Every way in which the zones of a position break the rules.

    While units go back after a battle, spaces may hold too much. Units of both sides meet on the destination of a march
    before the battle begins, and after it until they have gone back.
    """
    game = Context(edition, position)
    yield from _in_several_places(position)
    unknown = [card for card in position.units if card not in position.cards]
    yield from (f"{card!r} is not among the cards" for card in unknown)
    if unknown:
        return
    yield from _ground_faults(game)
    yield from _unit_faults(game)
    returning = any(isinstance(frame, BattleEnd) for frame in position.stack)
    destination = next((frame.destination for frame in position.stack if isinstance(frame, Marching)), "")
    for area in AREAS:
        seats = [seat for seat in SEATS if any(u.area == area and u.owner == seat for u in position.units.values())]
        if len(seats) > 1 and area not in (position.battle, destination):
            yield f"{area} holds units of both sides, without a battle (moncolle_tcg.march.battle_if_enemy)"
        for seat in seats:
            wrong = field.over_limit(game, seat, area, 0)
            if wrong is not None and area in position.field and not returning:
                yield f"{wrong} (moncolle_tcg.board.limit)"
    yield from _turn_faults(position)


def _in_several_places(position: Position) -> Iterator[str]:
    """A card is in one place."""
    places: dict[str, list[str]] = {}
    for unit in position.units.values():
        places.setdefault(unit.id, []).append(unit.area)
        for card in unit.equipment:
            places.setdefault(card, []).append(f"{unit.id}'s equipment")
    for area, ground in position.field.items():
        if ground.card:
            places.setdefault(ground.card, []).append(area)
    for seat in SEATS:
        player = position.players[seat]
        zones = {"hand": player.hand, "deck": player.deck, "discard pile": player.discard}
        for name, cards in {**zones, "exclusion zone": position.excluded.get(seat, ())}.items():
            for card in cards:
                places.setdefault(card, []).append(f"{seat}'s {name}")
    for card, found in places.items():
        if len(found) > 1:
            yield f"{card} is in {len(found)} places: {', '.join(found)}"


def _ground_faults(game: Context[Position]) -> Iterator[str]:
    for area, ground in game.position.field.items():
        if area not in AREAS:
            twelve = f"the twelve are {', '.join(AREAS)}"
            yield f"a terrain lies on {area!r}, which is no space: {twelve} (moncolle_tcg.board.grid)"
        elif ground.kind == "terrain" and card_of(game, ground.card).kind != "terrain":
            yield f"{ground.card} on {area} is no terrain card (moncolle_tcg.terrain.place_from_hand)"


def _unit_faults(game: Context[Position]) -> Iterator[str]:
    """What a unit cannot be.

    While an effect takes place it may wear too much, which it gives up next; in a simultaneous attack icons may be off.
    """
    position = game.position
    unfinished = position.suspended or any(isinstance(frame, Effect | Shedding) for frame in position.stack)
    for unit in position.units.values():
        printed = card_of(game, unit.id)
        if printed.kind != "unit":
            yield f"{unit.id} on {unit.area} is on the field but is no unit (moncolle_tcg.cards.unit_role)"
            continue
        if (unit.level, unit.alert) != (printed.level or 0, bool(printed.triggers)):
            yield f"{unit.id} is not what its card {printed.name!r} says"
        if unit.area not in AREAS:
            near = f", did you mean {unit.area.lower()}?" if unit.area.lower() in AREAS else ""
            twelve = f"the twelve are {', '.join(AREAS)}"
            yield f"{unit.id} is on {unit.area!r}, which is no space: {twelve}{near} (moncolle_tcg.board.grid)"
        elif unit.area not in position.field:
            yield f"{unit.id} is on {unit.area}, where there is no terrain (moncolle_tcg.board.units_on_terrain)"
        elif defence(game, unit) <= 0:
            yield f"{unit.id} on {unit.area} has no defence left (moncolle_tcg.attack.zero_defence)"
        for card in unit.equipment:
            if card_of(game, card).kind != "equipment":
                yield f"{card}, worn by {unit.id}, is no equipment (moncolle_tcg.equip.definition)"
            elif not unfinished and not may_wear(game, unit, card):
                yield f"{card}, worn by {unit.id}, is for another race (moncolle_tcg.deck.exclusive)"
        if unit.equipment and not unfinished and worn_cost(game, unit) > item_icons(game, unit):
            icons = f"{worn_cost(game, unit)} Item icons and has {item_icons(game, unit)}"
            yield f"{unit.id} wears {icons} (moncolle_tcg.equip.needs_free_icons)"


def _turn_faults(position: Position) -> Iterator[str]:
    preparing = any(isinstance(frame, Setup) for frame in position.stack) or position.stack[-1].name == "match"
    if position.turn < (0 if preparing else 1):
        yield f"turn {position.turn} is no turn; turns count from 1"
    if position.final_turn and position.final_turn < position.turn:
        yield f"the final turn, {position.final_turn}, is over in turn {position.turn}"
    for area in position.fought_on:
        if area not in AREAS:
            yield f"fought_on: {area!r} is no space (moncolle_tcg.board.grid)"


def start(edition: Edition, how: Start) -> Position:
    """A game before its first decision. Raises Unreadable if a deck breaks the rules of deck building."""
    decks = how.decks or Decks(*(deck.specimen_deck(edition, seat) for seat in SEATS))
    found = [fault for seat in SEATS for fault in deck.faults(edition, f"decks.{seat}", getattr(decks, seat))]
    if found:
        raise Unreadable(found)
    names: dict[str, str] = {}
    players = {}
    for seat in SEATS:
        own = {f"{seat[0]}{number}": name for number, name in enumerate(getattr(decks, seat), start=1)}
        names |= own
        players[seat] = Player(deck=tuple(own))
    return Position(
        edition=edition.name,
        cards=names,
        own_cards={},
        players=players,
        units={},
        turn=0,
        marching="south",
        stack=[Match(step="set_up")],
    )

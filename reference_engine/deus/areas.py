"""Areas (pages 8 and 9): how many levels they hold, whose they are, what may be put there."""

from collections.abc import Iterable, Mapping

from reference_engine.deus.board import AREAS, FRONT, TERRITORY
from reference_engine.deus.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.position import Seat, card_of, opponent, units_in


@judgement
@once
def total_level(game: Context[Position], seat: str, area: str) -> int:
    """The total level of one player's units in an area.

    Clauses: deus.zone.area_limit_per_player
    """
    total = 0
    for unit in game.position.units.values():
        if unit.area == area and unit.owner == seat:
            total += unit.level
    return total


@judgement
def over_limit(game: Context[Position], seat: str, area: str, total: int) -> str | None:
    """Each player's units in an area total at most 8 levels.

    Clauses: deus.zone.area_limit_8
    """
    limit = game.edition.numbers["area_limit"]
    return f"{seat} would have {total} levels in {area}, the limit is {limit}" if total > limit else None


@judgement
def result_over_limit(game: Context[Position], seat: str, moves: Mapping[str, str]) -> str | None:
    """Some destination would hold too much once every unit has moved.

    Clauses: deus.ruling.march_limit_on_result
    """
    totals = dict.fromkeys(moves.values(), 0)
    for unit in game.position.units.values():
        if unit.owner == seat:
            area = moves.get(unit.id, unit.area)
            if area in totals:
                totals[area] += unit.level
    for area, total in totals.items():
        wrong = over_limit(game, seat, area, total)
        if wrong is not None:
            return wrong
    return None


@judgement
@once
def holder(game: Context[Position], area: str) -> Seat | None:
    """Whose units are in the area; nobody's if it is empty.

    Clauses: deus.ruling.control_means_presence
    """
    return next((unit.owner for unit in game.position.units.values() if unit.area == area), None)


@judgement
def may_hold(_game: Context[Position], area: str, seat: str) -> bool:
    """Own units stand in own territory and front areas, never in enemy territory.

    Clauses: deus.zone.own_territory, deus.zone.enemy_territory
    """
    return area in FRONT or area in TERRITORY[seat]


def not_own_units(game: Context[Position], seat: str, named: Iterable[str]) -> str | None:
    """Cards that are no units of this player: somebody else's, or not on the battlefield."""
    units = game.position.units
    foreign = [card for card in named if card not in units or units[card].owner != seat]
    return f"{', '.join(foreign)} is no unit of {seat} on the battlefield" if foreign else None


# Places that effects ask for


@judgement
def crowded(game: Context[Position], seat: str, cards: Iterable[str], area: str) -> str | None:
    """All that an effect brings into an area counts together, beside the player's units that are there.

    ``cards`` are units, tokens or hand cards; units of the other side among them stay where they are.

    Clauses: deus.limit_adjust.not_intentional, deus.ruling.limit_of_a_whole_effect
    """
    units = game.position.units
    coming = {card for card in cards if card not in units or units[card].owner == seat}
    there = {unit.id for unit in units_in(game.position, area, seat)}
    return over_limit(game, seat, area, sum(card_of(game, card).level or 0 for card in there | coming))


def closed_to(game: Context[Position], seat: str, area: str) -> str | None:
    """The player's units are moved to own territory or to a front area without enemies.

    Clauses: deus.vocabulary.move
    """
    if area not in AREAS or not may_hold(game, area, seat) or units_in(game.position, area, opponent(seat)):
        return f"{area!r} is no place for {seat}'s units"
    return None


def move_place(game: Context[Position], seat: str, chosen: tuple[str, ...], area: str) -> str | None:
    """An effect moves the player's units to where they may be, within the limit.

    Clauses: deus.vocabulary.move
    """
    return game.edition.judgements["closed to"](game, seat, area) or crowded(game, seat, chosen, area)


def summon_place(game: Context[Position], seat: str, card: str, area: str) -> str | None:
    """A unit that puts itself onto the battlefield needs an empty own territory area."""
    if area not in TERRITORY[seat] or units_in(game.position, area):
        return f"{area!r} is no empty area of {seat}'s own territory"
    return crowded(game, seat, (card,), area)


def token_place(game: Context[Position], seat: str, token: str, area: str) -> str | None:
    """A token joins the battle if there is one, else an area of own territory; there must be one, and room for it."""
    tokens = game.position.players[seat].tokens
    card = next((card for card in tokens if game.position.cards[card] == token), None)
    if card is None:
        return f"{seat} has no {token} on the token area"
    battle = game.position.battle
    if (battle and area != battle) or (not battle and area not in TERRITORY[seat]):
        return f"{area!r} is no place for {token}"
    return crowded(game, seat, (card,), area)

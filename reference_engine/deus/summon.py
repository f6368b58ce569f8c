"""The normal summon phase (page 14): normal summons and rearrangement of own territory."""

from collections.abc import Iterable, Iterator
from random import Random

from reference_engine.deus import areas
from reference_engine.deus.board import AREAS, TERRITORY
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Turn
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, Members, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import card_of


class Summon(Answer, frozen=True, tag="summon"):
    """Summon a unit card from the hand into an area of own territory."""

    card: Id
    area: Place


class Rearrange(Answer, frozen=True, tag="rearrange"):
    """Give units of own territory new areas there, all at once."""

    areas: Members[dict[Id, Place]]


def summon(game: Context[Position], _turn: Turn, seat: str, answer: Summon) -> Next:
    """One unit card goes, ready, into own territory.

    Clauses: deus.turn.summon.normal, deus.turn.summon.normal_any_unit, deus.turn.summon.normal_repeat
    """
    hand = game.position.players[seat].hand
    zones.change_player(game, seat, hand=tuple(card for card in hand if card != answer.card))
    zones.enter(game, seat, answer.card, answer.area, clause="deus.turn.summon.normal")
    return AGAIN


def summon_faults(game: Context[Position], _seat: str, answer: Summon) -> Iterator[str]:
    """There must be such a card and such an area."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"
    if answer.area not in AREAS:
        yield f"there is no area {answer.area!r}"


def unit_of_the_hand_into_own_territory(game: Context[Position], seat: str, answer: Summon) -> str | None:
    """Only unit cards of the hand are summoned, and only into own territory.

    Clauses: deus.turn.summon.normal
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    if card_of(game, answer.card).kind not in ("unit", "token"):
        return f"{answer.card} is no unit card"
    if answer.area not in TERRITORY[seat]:
        return f"{answer.area} is not in {seat}'s own territory"
    return None


@looks_at("card")
def token_symbol_allows(game: Context[Position], _seat: str, answer: Summon) -> str | None:
    """A token in the hand is summoned only if its symbol allows it, or by a switch never.

    Clauses: deus.ruling.token_normally_summoned_by_symbol
    """
    card = card_of(game, answer.card)
    allowed = card.instant and game.edition.switches["token_normally_summoned"] == "with the symbol"
    return f"{answer.card} is a token that is not summoned" if card.kind == "token" and not allowed else None


def summon_keeps_limit(game: Context[Position], seat: str, answer: Summon) -> str | None:
    """The area holds at most 8 levels afterwards.

    Clauses: deus.turn.summon.normal_limit
    """
    added = card_of(game, answer.card).level or 0
    return areas.over_limit(game, seat, answer.area, areas.total_level(game, seat, answer.area) + added)


def summon_options(game: Context[Position], seat: str) -> Iterable[Summon]:
    """Each different unit card of the hand, into each area of own territory."""
    position = game.position
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    for card in named.values():
        if card_of(game, card).level is not None:
            for area in TERRITORY[seat]:
                yield Summon(card, area)


SUMMON = Act(
    perform=summon,
    faults=summon_faults,
    options=summon_options,
    conditions={
        "deus.turn.summon.normal": unit_of_the_hand_into_own_territory,
        "deus.turn.summon.normal_limit": summon_keeps_limit,
        "deus.ruling.token_normally_summoned_by_symbol": token_symbol_allows,
    },
)


def rearrange(game: Context[Position], _turn: Turn, _seat: str, answer: Rearrange) -> Next:
    """Units change places within own territory, whatever their range and state, which stays as it was.

    Clauses: deus.turn.summon.rearrange, deus.ruling.rearrangement_is_redistribution,
        deus.turn.summon.rearrange_exhausted
    """
    for unit, area in answer.areas.items():
        if game.position.units[unit].area != area:
            zones.move(game, unit, area, "deus.turn.summon.rearrange")
    return AGAIN


def rearrange_faults(game: Context[Position], _seat: str, answer: Rearrange) -> Iterator[str]:
    """Cards and areas must exist; something must be rearranged."""
    if not answer.areas:
        yield "no unit is named"
    for unit, area in answer.areas.items():
        if unit not in game.position.cards:
            yield f"there is no card {unit!r}"
        if area not in AREAS:
            yield f"there is no area {area!r}"


def own_units_only(game: Context[Position], seat: str, answer: Rearrange) -> str | None:
    """One rearranges one's own units.

    Clauses: deus.turn.summon.rearrange
    """
    return areas.not_own_units(game, seat, answer.areas)


def own_territory_only(game: Context[Position], seat: str, answer: Rearrange) -> str | None:
    """Front areas take no part, as origin or destination.

    Clauses: deus.turn.summon.rearrange_not_front
    """
    units = game.position.units
    home = TERRITORY["south"] + TERRITORY["north"]
    moved = [(units[unit], area) for unit, area in answer.areas.items() if unit in units]
    outside = [unit.id for unit, area in moved if area not in TERRITORY[seat] or unit.area not in home]
    return f"{', '.join(outside)} would leave or enter another place than own territory" if outside else None


def rearrangement_keeps_limit(game: Context[Position], seat: str, answer: Rearrange) -> str | None:
    """Afterwards each area holds at most 8 levels; only the result counts.

    Clauses: deus.turn.summon.rearrange_limit
    """
    return areas.result_over_limit(game, seat, answer.areas)


def rearrange_options(game: Context[Position], seat: str) -> Iterable[Rearrange]:
    """What each unit could do alone."""
    units = [unit for unit in game.position.units.values() if unit.owner == seat and unit.area in TERRITORY[seat]]
    for unit in units:
        for area in TERRITORY[seat]:
            if area != unit.area:
                yield Rearrange({unit.id: area})


def rearrange_sample(game: Context[Position], seat: str, random: Random) -> Rearrange | None:
    """Some units to areas by chance."""
    units = [unit for unit in game.position.units.values() if unit.owner == seat and unit.area in TERRITORY[seat]]
    if not units:
        return None
    chosen = random.sample(units, random.randint(1, len(units)))
    return Rearrange({unit.id: random.choice(TERRITORY[seat]) for unit in chosen})


REARRANGE = Act(
    perform=rearrange,
    faults=rearrange_faults,
    options=rearrange_options,
    sample=rearrange_sample,
    conditions={
        "deus.turn.summon.rearrange": own_units_only,
        "deus.turn.summon.rearrange_not_front": own_territory_only,
        "deus.turn.summon.rearrange_limit": rearrangement_keeps_limit,
    },
)

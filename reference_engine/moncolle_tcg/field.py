"""The field: how many levels a space holds, whose it is, what may stand on it."""

from collections.abc import Iterable

from reference_engine.kernel.context import Context
from reference_engine.kernel.fast.knowledge import once
from reference_engine.kernel.judgement import judgement
from reference_engine.moncolle_tcg.board import ADJACENT, BASE
from reference_engine.moncolle_tcg.position import Ground, Position, card_of, units_in
from reference_engine.monster_collection.position import Seat


@judgement
def limit_of(game: Context[Position], area: str) -> int:
    """A terrain card's own Limit; the base and proxies have fixed ones. Bare ground holds nobody.

    Clauses: moncolle_tcg.board.limit, moncolle_tcg.board.limit_base_and_proxy
    """
    ground = game.position.field.get(area)
    if ground is None:
        return 0
    if ground.kind == "terrain":
        return card_of(game, ground.card).limit or 0
    return game.edition.numbers["base_limit" if ground.kind == "base" else "proxy_limit"]


@judgement
@once
def total_level(game: Context[Position], seat: str, area: str) -> int:
    """The total level of one player's units on a space.

    Clauses: moncolle_tcg.board.limit
    """
    return sum(unit.level for unit in units_in(game.position, area, seat))


def over_limit(game: Context[Position], seat: str, area: str, added: int) -> str | None:
    """Each player's units on a space total at most its Limit."""
    total, limit = total_level(game, seat, area) + added, limit_of(game, area)
    return f"{seat} would have {total} levels on {area}, the limit is {limit}" if total > limit else None


@judgement
@once
def controller(game: Context[Position], area: str) -> Seat | None:
    """Whoever has units there; an empty base is its owner's, anything else nobody's.

    Clauses: moncolle_tcg.terrain.control
    """
    units = units_in(game.position, area)
    if units:
        return units[0].owner
    return next((seat for seat, base in BASE.items() if base == area), None)


@judgement
@once
def is_beside_own(game: Context[Position], seat: Seat, area: str) -> bool:
    """Whether a space lies beside the player's base, or a terrain that the player has placed or controls.

    Clauses: moncolle_tcg.terrain.adjacency, moncolle_tcg.ruling.placed_terrain_counts
    """
    field = game.position.field
    return any(
        near in field and (field[near].placed_by == seat or controller(game, near) == seat) for near in ADJACENT[area]
    )


def is_base(area: str) -> bool:
    """Whether a space is a base."""
    return area in BASE.values()


def not_own_units(game: Context[Position], seat: str, named: Iterable[str]) -> str | None:
    """Cards that are no units of this player: somebody else's, or not on the field."""
    units = game.position.units
    foreign = [card for card in named if card not in units or units[card].owner != seat]
    return f"{', '.join(foreign)} is no unit of {seat} on the field" if foreign else None


def lay(game: Context[Position], area: str, ground: Ground) -> None:
    """Something is put on a space, whatever lay there before."""
    position = game.position
    position.field = dict(sorted({**position.field, area: ground}.items()))
    game.unsettled = True

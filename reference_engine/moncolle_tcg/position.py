"""A position of the TCG: everything there is to know at one moment, in the text's words."""

from typing import Literal

from msgspec import Struct

from reference_engine.kernel.context import Context
from reference_engine.kernel.documents import Id, Place, Word
from reference_engine.moncolle_tcg.cards import Ability, Card, Lost, OneIcon, Standing
from reference_engine.moncolle_tcg.procedures import Frame
from reference_engine.monster_collection import position as shared
from reference_engine.monster_collection.position import Seat


class Granted(Struct, frozen=True, omit_defaults=True):
    """What holds on a unit for a while. ``until`` says when it ends, ``turn`` in which turn.

    ``source`` is the name of the card it comes from, ``since`` the order in which such things began. ``loses`` takes
    away what was there before it: printed, on the equipment in ``worn``, or granted; of single ``icons`` those that the
    unit had then.
    """

    source: Word
    until: Literal["battle", "turn"]
    turn: int
    since: int = 0
    attack: int = 0
    defence: int = 0
    standing: Standing = Standing()
    abilities: tuple[Ability, ...] = ()
    race: Word = ""
    cannot_die: bool = False
    cannot_attack: bool = False
    loses: tuple[Lost, ...] = ()
    worn: tuple[Id, ...] = ()
    icons: tuple[OneIcon, ...] = ()


class Unit(shared.Unit, frozen=True, omit_defaults=True):
    """A unit on the field; its id is its card's.

    ``spent`` has the Spell icons used in the running battle, ``items_used`` counts the Item icons. ``equipment`` are
    the cards it wears.
    """

    modifiers: tuple[Granted, ...] = ()  # type: ignore[assignment]  # what lasts has more to say here
    equipment: tuple[Id, ...] = ()
    items_used: int = 0


class Ground(Struct, frozen=True, omit_defaults=True):
    """What lies on a space: a base, a terrain card or a proxy, and who has put it there.

    Clauses: moncolle_tcg.board.units_on_terrain
    """

    card: Id
    kind: Literal["base", "terrain", "proxy"]
    placed_by: Seat


class Position(shared.Position):
    """A position of the TCG.

    ``turn`` counts from 1; 0 means that the game is still being prepared. ``field`` has what lies on each space that
    is not bare, ``excluded`` each player's exclusion zone; a player's ``aside`` are cards paid for effects that have
    yet to take place, where these wait. ``fought_on`` are the spaces that have seen a battle in this turn.
    ``final_turn`` is the turn at whose end the decks' running out is judged, 0 while none is set.
    """

    stack: list[Frame]
    units: dict[Id, Unit]  # type: ignore[assignment]  # nothing shared puts another game's unit here
    own_cards: dict[Word, Card]  # type: ignore[assignment]
    field: dict[Place, Ground] = {}
    excluded: dict[Seat, tuple[Id, ...]] = {}
    first_player: Seat | None = None
    proxy_used: bool = False
    fought_on: tuple[Place, ...] = ()
    final_turn: int = 0


def card_of(game: Context[Position], card: str) -> Card:
    """The definition of a card, by its id."""
    found: Card = shared.card_of(game, card)  # type: ignore[assignment]  # this game's tables have this game's cards
    return found


def units_in(position: Position, area: str, seat: str = "") -> list[Unit]:
    """The units on a space, of one seat if given, in the order of their ids."""
    return [unit for unit in position.units.values() if unit.area == area and (not seat or unit.owner == seat)]


def wearer_of(position: Position, equipment: str) -> Unit | None:
    """The unit that wears a card."""
    return next((unit for unit in position.units.values() if equipment in unit.equipment), None)

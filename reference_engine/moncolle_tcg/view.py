"""What may be seen: the whole table for a judge, less for the players, least for the public."""

from msgspec import Struct
from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.documents import Aside, Id, InOrder, Place, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement
from reference_engine.moncolle_tcg.field import limit_of, total_level
from reference_engine.moncolle_tcg.line_up import has_lined_up
from reference_engine.moncolle_tcg.position import Ground, Position, Unit
from reference_engine.moncolle_tcg.values import attack, defence
from reference_engine.monster_collection.position import SEATS, Ending, Seat
from reference_engine.monster_collection.view import Asked, BattleView, battle_view, cards_in_use, phase_of

VIEWERS = ("judge", "south", "north", "public")


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One player's zones. Lists that the viewer may not see are left out, their counts are not.

    Discard pile and exclusion zone are sorted: their order means nothing. ``waiting`` are cards paid for effects that
    have yet to take place.
    """

    hand_count: int
    deck_count: int
    discard: tuple[Id, ...] = ()
    excluded: tuple[Id, ...] = ()
    waiting: tuple[Id, ...] = ()
    hand: tuple[Id, ...] | None = None
    deck: InOrder[tuple[Id, ...]] | None = None


class UnitView(Struct, frozen=True, omit_defaults=True):
    """A unit on the field with its present values and what it wears."""

    id: Id
    card: Word
    owner: SeatName
    area: Place
    ready: bool
    attack: int
    defence: int
    equipment: tuple[Id, ...] = ()


class GroundView(Struct, frozen=True, omit_defaults=True):
    """What lies on a space: its Limit, and how many levels of it each side uses.

    ``card`` is empty for the viewer who may not see what lies face down.
    """

    kind: Word
    placed_by: SeatName
    limit: int
    card: Id = ""
    used: dict[SeatName, int] = {}


class View(Struct, frozen=True, omit_defaults=True):
    """A position as one viewer sees it.

    ``cards`` names the cards that are visible, ``in_use`` the cards being used.
    """

    edition: Word
    viewer: SeatName
    turn: int
    phase: Word
    marching: SeatName
    asked: Asked | None
    players: dict[SeatName, PlayerView]
    units: tuple[UnitView, ...]
    field: dict[Place, GroundView]
    cards: Aside[dict[Id, Word]]
    proxy_used: bool = False
    fought_on: tuple[Place, ...] = ()
    battle: BattleView | None = None
    in_use: tuple[Id, ...] = ()
    final_turn: int = 0
    result: Ending | None = None


def view(edition: Edition, position: Position, viewer: str) -> View:
    """What ``viewer`` (judge, south, north or public) may see.

    A hand is its owner's secret, its size is not; nobody sees a deck's order or what lies face down.

    Clauses: moncolle_tcg.ruling.face_down_cards_unseen
    """
    game = Context(edition, position)
    pending = position.pending
    players = {seat: player_view(game, seat, viewer) for seat in SEATS}
    field = {area: ground_view(game, area, ground, viewer) for area, ground in sorted(position.field.items())}
    in_use = cards_in_use(game)
    visible = [*position.units, *in_use, *(ground.card for ground in field.values() if ground.card)]
    visible += [card for unit in position.units.values() for card in unit.equipment]
    for shown in players.values():
        visible += (*shown.discard, *shown.excluded, *shown.waiting, *(shown.hand or ()), *(shown.deck or ()))
    return View(
        edition=position.edition,
        viewer=viewer,
        turn=position.turn,
        phase=phase_of(position),
        marching=position.marching,
        asked=Asked(pending.seat, pending.kind, pending.about) if pending is not None else None,
        players=players,
        units=tuple(unit_view(game, unit) for _, unit in sorted(position.units.items())),
        field=field,
        cards={card: position.cards[card] for card in sorted(visible)},
        proxy_used=position.proxy_used,
        fought_on=position.fought_on,
        battle=battle_so_far(game),
        in_use=in_use,
        final_turn=position.final_turn,
        result=position.result,
    )


@judgement
def player_view(game: Context[Position], seat: Seat, viewer: str) -> PlayerView:
    """One player's zones as the viewer sees them."""
    player = game.position.players[seat]
    return PlayerView(
        hand_count=len(player.hand),
        deck_count=len(player.deck),
        discard=tuple(sorted(player.discard)),
        excluded=tuple(sorted(game.position.excluded.get(seat, ()))),
        waiting=tuple(sorted(player.aside)),
        hand=tuple(sorted(player.hand)) if viewer in (seat, "judge") else None,
        deck=player.deck if viewer == "judge" else None,
    )


def unit_view(game: Context[Position], unit: Unit) -> UnitView:
    """A unit as everybody sees it."""
    return UnitView(
        unit.id,
        game.position.cards[unit.id],
        unit.owner,
        unit.area,
        unit.ready,
        attack(game, unit),
        defence(game, unit),
        tuple(sorted(unit.equipment)),
    )


@judgement
def ground_view(game: Context[Position], area: str, ground: Ground, viewer: str) -> GroundView:
    """What lies on a space; bases and proxies lie face down, also for their owner unless the edition reads it so.

    Clauses: moncolle_tcg.ruling.face_down_cards_unseen
    """
    owner_looks = game.edition.switches["owner_sees_face_down"] == "on" and viewer == ground.placed_by
    seen = ground.kind == "terrain" or viewer == "judge" or owner_looks
    used = {seat: total_level(game, seat, area) for seat in SEATS}
    return GroundView(
        ground.kind,
        ground.placed_by,
        limit_of(game, area),
        ground.card if seen else "",
        {seat: levels for seat, levels in used.items() if levels},
    )


def battle_so_far(game: Context[Position]) -> BattleView | None:
    """The battle under way, if any; several units of a side stand in no order until their side lines up.

    Nor do the attackers of a declaration: no rule says in which order they are listed.
    """
    shown = battle_view(game)
    if shown is None:
        return None
    rows = {seat: row for seat, row in shown.line_ups.items() if has_lined_up(game, seat)}
    chain = tuple(replace(declared, users=tuple(sorted(declared.users))) for declared in shown.chain)
    return replace(shown, line_ups=rows, chain=chain)

"""Terrain: cards of the hand and proxies from the deck, laid on the field one at a time."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, Place
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next, Procedure
from reference_engine.moncolle_tcg import deck_out, field
from reference_engine.moncolle_tcg.board import AREAS
from reference_engine.moncolle_tcg.position import Ground, Position, card_of
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, Seat, opponent


class PlaceTerrain(Answer, frozen=True, tag="place_terrain"):
    """Lay a terrain card of the hand on a space."""

    card: Id
    area: Place


class PlaceProxy(Answer, frozen=True, tag="place_proxy"):
    """Lay the top card of the deck face down on a space."""

    area: Place


def place_terrain(game: Context[Position], _frame: Procedure, seat: Seat, answer: PlaceTerrain) -> Next:
    """The card goes face up from the hand to the space, at no cost.

    Clauses: moncolle_tcg.terrain.place_from_hand
    """
    player = game.position.players[seat]
    zones.change_player(game, seat, hand=tuple(card for card in player.hand if card != answer.card))
    lay(game, seat, Ground(answer.card, "terrain", seat), answer.area, "moncolle_tcg.terrain.place_from_hand")
    return AGAIN


def place_proxy(game: Context[Position], _frame: Procedure, seat: Seat, answer: PlaceProxy) -> Next:
    """The top card of the deck becomes a terrain without effect, once in a main phase.

    Clauses: moncolle_tcg.terrain.proxy, moncolle_tcg.ruling.proxy_of_the_last_card,
        moncolle_tcg.ruling.proxy_over_terrain, moncolle_tcg.ruling.proxy_where_terrain_may_lie
    """
    deck = game.position.players[seat].deck
    zones.change_player(game, seat, deck=deck[1:])
    game.position.proxy_used = True
    for card in deck[:1]:
        lay(game, seat, Ground(card, "proxy", seat), answer.area, "moncolle_tcg.terrain.proxy")
    deck_out.watch(game)
    return AGAIN


@judgement
def lay(game: Context[Position], seat: Seat, ground: Ground, area: str, clause: str) -> None:
    """What lay there goes to its owner's discard pile; units stay.

    Clauses: moncolle_tcg.terrain.replace
    """
    replaced = game.position.field.get(area)
    field.lay(game, area, ground)
    game.emit(Event("placed", clause, seat=seat, about=ground.card if ground.kind == "terrain" else "", place=area))
    if replaced is not None:
        zones.put_away(game, replaced.placed_by, replaced.card)
        clause = "moncolle_tcg.terrain.replace"
        game.emit(Event("discarded", clause, seat=replaced.placed_by, about=replaced.card))


def place_faults(game: Context[Position], _seat: str, answer: PlaceTerrain | PlaceProxy) -> Iterator[str]:
    """There must be such a card and such a space."""
    if isinstance(answer, PlaceTerrain) and answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"
    if answer.area not in AREAS:
        yield f"there is no space {answer.area!r}"


@looks_at("card")
def terrain_card_of_the_hand(game: Context[Position], seat: str, answer: PlaceTerrain) -> str | None:
    """Only terrain cards of the hand are placed.

    Clauses: moncolle_tcg.terrain.place_from_hand
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    return None if card_of(game, answer.card).kind == "terrain" else f"{answer.card} is no terrain card"


@looks_at("area")
def no_base(_game: Context[Position], _seat: str, answer: PlaceTerrain | PlaceProxy) -> str | None:
    """A base is not replaced.

    Clauses: moncolle_tcg.board.base_space
    """
    return f"{answer.area} is a base" if field.is_base(answer.area) else None


@looks_at("area")
def beside_own(game: Context[Position], seat: Seat, answer: PlaceTerrain | PlaceProxy) -> str | None:
    """Terrain lies beside the player's base, or a terrain that the player has placed or controls.

    Clauses: moncolle_tcg.terrain.adjacency, moncolle_tcg.ruling.adjacent_in_four_directions
    """
    if game.edition.switches["placement"] == "anywhere" or field.is_base(answer.area):
        return None
    if field.is_beside_own(game, seat, answer.area):
        return None
    return f"{answer.area} lies beside nothing that {seat} has placed or controls"


@looks_at("area")
def not_the_enemys(game: Context[Position], seat: Seat, answer: PlaceTerrain | PlaceProxy) -> str | None:
    """Terrain that the enemy controls is not replaced, unless the edition reads it otherwise.

    Clauses: moncolle_tcg.ruling.enemy_terrain_protected, moncolle_tcg.ruling.vacant_terrain_replaced
    """
    if game.edition.switches["replace_enemy_terrain"] == "on" or field.is_base(answer.area):
        return None
    return f"{answer.area} is the enemy's" if field.controller(game, answer.area) == opponent(seat) else None


def units_fit(game: Context[Position], _seat: str, answer: PlaceTerrain | PlaceProxy) -> str | None:
    """Whoever stands on the space must fit the new Limit.

    Clauses: moncolle_tcg.ruling.replacement_within_limit
    """
    if field.is_base(answer.area):
        return None
    limit = game.edition.numbers["proxy_limit"]
    if isinstance(answer, PlaceTerrain):
        limit = card_of(game, answer.card).limit or 0
        if card_of(game, answer.card).kind != "terrain":
            return None
    for seat in SEATS:
        total = field.total_level(game, seat, answer.area)
        if total > limit:
            return f"{seat} has {total} levels on {answer.area}, the new limit is {limit}"
    return None


@looks_at()
def proxies_allowed(game: Context[Position], seat: str, _answer: PlaceProxy) -> str | None:
    """One proxy in a main phase, and only from a deck that has a card.

    Clauses: moncolle_tcg.terrain.proxy, moncolle_tcg.ruling.proxy_with_terrain_in_hand
    """
    if game.edition.switches["proxy_terrain"] == "off":
        return "there are no proxies"
    if game.position.proxy_used:
        return f"{seat} has already placed a proxy in this turn"
    return None if game.position.players[seat].deck else f"{seat}'s deck is empty"


def terrain_options(game: Context[Position], seat: str) -> Iterable[PlaceTerrain]:
    """Each different terrain card of the hand, on each space."""
    position = game.position
    named = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    for card in named.values():
        if card_of(game, card).kind == "terrain":
            yield from (PlaceTerrain(card, area) for area in AREAS)


def proxy_options(_game: Context[Position], _seat: str) -> Iterable[PlaceProxy]:
    """Any space."""
    return [PlaceProxy(area) for area in AREAS]


WHERE = {
    "moncolle_tcg.board.base_space": no_base,
    "moncolle_tcg.terrain.adjacency": beside_own,
    "moncolle_tcg.ruling.enemy_terrain_protected": not_the_enemys,
    "moncolle_tcg.ruling.replacement_within_limit": units_fit,
}

PLACE_TERRAIN = Act(
    perform=place_terrain,
    faults=place_faults,
    options=terrain_options,
    conditions={"moncolle_tcg.terrain.place_from_hand": terrain_card_of_the_hand, **WHERE},
)

PLACE_PROXY = Act(
    perform=place_proxy,
    faults=place_faults,
    options=proxy_options,
    conditions={"moncolle_tcg.terrain.proxy": proxies_allowed, **WHERE},
)

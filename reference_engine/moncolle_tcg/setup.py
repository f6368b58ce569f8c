"""Set-up: both decks are shuffled, a base and six cards come from each, and a die says who goes first."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision, Draw
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.moncolle_tcg import field
from reference_engine.moncolle_tcg.board import BASE
from reference_engine.moncolle_tcg.position import Ground, Position
from reference_engine.moncolle_tcg.procedures import Setup
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS


def shuffle_decks(game: Context[Position], _setup: Setup) -> Next:
    """Each player shuffles; chance puts the decks in order.

    Clauses: moncolle_tcg.ruling.decks_shuffled_first
    """
    draws = tuple(Draw("shuffle", seat, "order", among=game.position.players[seat].deck) for seat in SEATS)
    return Decision(CHANCE, "shuffle", "moncolle_tcg.ruling.decks_shuffled_first", draws=draws)


def decks_shuffled(game: Context[Position], _setup: Setup, orders: tuple[tuple[str, ...], ...]) -> Next:
    """The decks lie in their new order."""
    for seat, order in zip(SEATS, orders, strict=True):
        zones.change_player(game, seat, deck=order)
    return None


def place_bases(game: Context[Position], _setup: Setup) -> Next:
    """The top card of each deck becomes the base, face down; nobody looks at it, and its text means nothing.

    Clauses: moncolle_tcg.setup.base_card
    """
    for seat in SEATS:
        card, *deck = game.position.players[seat].deck
        zones.change_player(game, seat, deck=tuple(deck))
        field.lay(game, BASE[seat], Ground(card, "base", seat))
        game.emit(Event("base_placed", "moncolle_tcg.setup.base_card", seat=seat, place=BASE[seat]))
    return None


def draw_hands(game: Context[Position], _setup: Setup) -> Next:
    """Each player takes six cards; there is no second try.

    Clauses: moncolle_tcg.setup.opening_hand
    """
    for seat in SEATS:
        zones.draw(game, seat, game.edition.numbers["opening_hand"])
    return None


def roll_for_first(game: Context[Position], _setup: Setup) -> Next:
    """Each player rolls a die.

    Clauses: moncolle_tcg.setup.first_player
    """
    sides = game.edition.numbers["dice_sides"]
    draws = tuple(Draw("turn order die", seat, sides=sides) for seat in SEATS)
    return Decision(CHANCE, "turn_order_dice", "moncolle_tcg.setup.first_player", draws=draws)


def first_rolled(game: Context[Position], _setup: Setup, faces: tuple[int, ...]) -> Next:
    """The higher die goes first; equal dice are rolled again.

    Clauses: moncolle_tcg.setup.first_player
    """
    south, north = faces
    if south == north:
        return AGAIN
    game.position.first_player = "south" if south > north else "north"
    return None

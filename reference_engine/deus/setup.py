"""Set-up (page 12): reveal, shuffle, ten cards each, who goes first, the second player's power."""

from collections.abc import Iterable

from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Setup
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import AGAIN, Next, Procedure
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, Seat, opponent


class Shuffle(Answer, frozen=True, tag="shuffle"):
    """Shuffle the opponent's deck as well."""


def reveal_summoners(game: Context[Position], _setup: Setup) -> Next:
    """Both summoners are turned face up.

    Clauses: deus.setup.reveal_summoner
    """
    for seat in SEATS:
        summoner = game.position.players[seat].summoner
        if summoner:
            zones.change_player(game, seat, summoner_open=True)
            game.emit(Event("revealed", "deus.setup.reveal_summoner", seat=seat, about=summoner))
    return None


def shuffle_decks(game: Context[Position], _setup: Setup) -> Next:
    """Each player shuffles their own deck; chance puts it in order.

    Clauses: deus.setup.shuffle
    """
    draws = tuple(Draw("shuffle", seat, "order", among=game.position.players[seat].deck) for seat in SEATS)
    return Decision(CHANCE, "shuffle", "deus.setup.shuffle", draws=draws)


def decks_shuffled(game: Context[Position], _frame: Procedure, orders: tuple[tuple[str, ...], ...]) -> Next:
    """The decks lie in their new order.

    Clauses: deus.setup.place_deck
    """
    pending_draws = zip(SEATS, orders, strict=True)
    for seat, order in pending_draws:
        zones.change_player(game, seat, deck=order)
    return None


def south_shuffles_north(_game: Context[Position], _setup: Setup) -> Next:
    """South may shuffle North's deck too.

    Clauses: deus.setup.shuffle_opponent
    """
    return Decision("south", "shuffle_opponent", "deus.setup.shuffle_opponent")


def shuffle_for_south(game: Context[Position], setup: Setup) -> Next:
    """The shuffle South asked for."""
    return _shuffle_again(game, setup, "north")


def north_shuffles_south(_game: Context[Position], _setup: Setup) -> Next:
    """North may shuffle South's deck too.

    Clauses: deus.setup.shuffle_opponent
    """
    return Decision("north", "shuffle_opponent", "deus.setup.shuffle_opponent")


def shuffle_for_north(game: Context[Position], setup: Setup) -> Next:
    """The shuffle North asked for."""
    return _shuffle_again(game, setup, "south")


def _shuffle_again(game: Context[Position], setup: Setup, seat: Seat) -> Next:
    if seat not in setup.shuffle_again:
        return None
    draw = Draw("shuffle", seat, "order", among=game.position.players[seat].deck)
    return Decision(CHANCE, "shuffle_again", "deus.setup.shuffle_opponent", about=seat, draws=(draw,))


def deck_shuffled_again(game: Context[Position], setup: Setup, orders: tuple[tuple[str, ...], ...]) -> Next:
    """Nothing but the order of the deck changes."""
    zones.change_player(game, setup.shuffle_again[-1], deck=orders[0])
    return None


def shuffle_opponent(_game: Context[Position], setup: Setup, seat: str, _answer: Shuffle) -> Next:
    """The opponent's deck will be shuffled once more."""
    setup.shuffle_again = (*setup.shuffle_again, opponent(seat))
    return None


def shuffle_options(_game: Context[Position], _seat: str) -> Iterable[Shuffle]:
    """It can be done, or left."""
    yield Shuffle()


SHUFFLE = Act(perform=shuffle_opponent, options=shuffle_options)


def draw_hands(game: Context[Position], _setup: Setup) -> Next:
    """Each player takes the top ten cards of their deck.

    Clauses: deus.setup.initial_hand, deus.ruling.no_mulligan
    """
    for seat in SEATS:
        zones.draw(game, seat, game.edition.numbers["opening_hand"])
    return None


def roll_turn_order(game: Context[Position], _setup: Setup) -> Next:
    """Each player rolls one die for the first turn.

    Clauses: deus.setup.turn_order_roll, deus.ruling.two_independent_rolls
    """
    sides = game.edition.numbers["dice_sides"]
    draws = tuple(Draw("turn order die", seat, sides=sides) for seat in SEATS)
    return Decision(CHANCE, "turn_order_dice", "deus.setup.turn_order_roll", draws=draws)


def turn_order_rolled(game: Context[Position], _setup: Setup, faces: tuple[int, ...]) -> Next:
    """The higher roll goes first, without a choice; equal rolls are repeated.

    Clauses: deus.setup.turn_order_tie, deus.ruling.which_ties_are_rerolled
    """
    south, north = faces
    if south == north:
        return AGAIN
    game.position.first_player = "south" if south > north else "north"
    return None


def second_player_power(game: Context[Position], _setup: Setup) -> Next:
    """Only the second player receives one power counter.

    Clauses: deus.setup.second_player_power
    """
    first = game.position.first_player
    assert first is not None
    amount = game.edition.numbers["second_player_power"]
    if game.position.beginner and game.edition.switches["beginner_variant_power"] == "none":
        amount = 0
    zones.gain_power(game, opponent(first), amount)
    return None

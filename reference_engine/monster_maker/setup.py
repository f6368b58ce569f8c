"""Preparing a game: start characters, shuffling, turn order, seven cards each."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import AGAIN, Next, Procedure
from reference_engine.monster_maker import zones
from reference_engine.monster_maker.deck import may_start
from reference_engine.monster_maker.position import Character, Position, seats_from
from reference_engine.monster_maker.procedures import Setup


class ChooseStart(Answer, frozen=True, tag="choose_start"):
    """The card of the deck that is to be the start character."""

    card: Id


def choose_start_characters(game: Context[Position], _setup: Setup) -> Next:
    """Every player puts a level 0 character from the deck face down on the field, in secret.

    Clauses: monster_maker.setup.start_character_face_down, monster_maker.ruling.start_character_from_deck
    """
    for seat in game.position.order:
        if not game.position.players[seat].start:
            return Decision(seat, "start_character", "monster_maker.setup.start_character_face_down")
    return None


def choose_start(game: Context[Position], _setup: Setup, seat: str, answer: ChooseStart) -> Next:
    """The card lies face down on the field."""
    deck = game.position.players[seat].deck
    zones.change_player(game, seat, start=answer.card, deck=tuple(card for card in deck if card != answer.card))
    game.emit(Event("start_character_chosen", "monster_maker.setup.start_character_face_down", seat=seat))
    return AGAIN


def choose_start_faults(game: Context[Position], seat: str, answer: ChooseStart) -> Iterator[str]:
    """The card must be in the deck."""
    if answer.card not in game.position.players[seat].deck:
        yield f"{answer.card!r} is not in {seat}'s deck"


def is_of_level_zero(game: Context[Position], _seat: str, answer: ChooseStart) -> str | None:
    """It is a character card of level 0.

    Clauses: monster_maker.setup.start_character_face_down
    """
    name = game.position.cards[answer.card]
    return None if may_start(game.edition, name) else f"{answer.card} is no character card of level 0"


def choose_start_options(game: Context[Position], seat: str) -> Iterable[ChooseStart]:
    """One copy of each different card."""
    cards = game.position.cards
    named = {cards[card]: card for card in sorted(game.position.players[seat].deck, reverse=True)}
    for card in sorted(named.values()):
        yield ChooseStart(card)


CHOOSE_START = Act(
    perform=choose_start,
    faults=choose_start_faults,
    options=choose_start_options,
    conditions={"monster_maker.setup.start_character_face_down": is_of_level_zero},
)


def shuffle_decks(game: Context[Position], _setup: Setup) -> Next:
    """Then the decks are shuffled.

    Clauses: monster_maker.setup.shuffle
    """
    players = game.position.players
    draws = tuple(Draw("shuffle", seat, "order", among=players[seat].deck) for seat in game.position.order)
    return Decision(CHANCE, "shuffle", "monster_maker.setup.shuffle", draws=draws)


def decks_shuffled(game: Context[Position], _frame: Procedure, orders: tuple[tuple[str, ...], ...]) -> Next:
    """The decks lie in their new order."""
    for seat, order in zip(game.position.order, orders, strict=True):
        zones.change_player(game, seat, deck=order)
    return None


def determine_turn_order(game: Context[Position], _setup: Setup) -> Next:
    """Then chance names the first player.

    Clauses: monster_maker.setup.turn_order, monster_maker.ruling.random_first_player
    """
    draw = Draw("first player", CHANCE, sides=len(game.position.order))
    return Decision(CHANCE, "turn_order", "monster_maker.setup.turn_order", draws=(draw,))


def turn_order_drawn(game: Context[Position], _frame: Procedure, places: tuple[int, ...]) -> Next:
    """Turns will pass clockwise from the first player.

    Clauses: monster_maker.game.turn_order
    """
    position = game.position
    position.order = seats_from(position, position.order[places[0] - 1])
    position.turn_player = position.order[0]
    game.emit(Event("turn_order", "monster_maker.setup.turn_order", seat=position.turn_player))
    return None


def draw_hands(game: Context[Position], _setup: Setup) -> Next:
    """Then everyone draws seven cards and keeps them.

    Clauses: monster_maker.setup.draw_seven, monster_maker.game.no_mulligan
    """
    for seat in game.position.order:
        zones.draw(game, seat, game.edition.numbers["opening_hand"], "monster_maker.setup.draw_seven")
    return None


def reveal_start_characters(game: Context[Position], _setup: Setup) -> Next:
    """Then the start characters are turned face up and get the start marker.

    Clauses: monster_maker.setup.reveal_start
    """
    for seat in game.position.order:
        card = game.position.players[seat].start
        zones.change_player(game, seat, start="", party=(Character(card, marked=True),))
        game.emit(Event("revealed", "monster_maker.setup.reveal_start", seat=seat, about=card))
    return None

"""Setting up: who goes first, the battlefield, treasure, the first hands."""

from collections.abc import Iterator
from typing import Any

from reference_engine.dungeon_command import zones
from reference_engine.dungeon_command.battlefield import MapSide
from reference_engine.dungeon_command.position import SEATS, Position, Seat, Treasure, card_of, chart_of, other
from reference_engine.dungeon_command.procedures import Setup
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class ChooseFirst(Answer, frozen=True, tag="choose_first"):
    """Say who goes first."""

    first: Seat


class ChooseSide(Answer, frozen=True, tag="choose_side"):
    """Say which sides of the tiles lie up."""

    side: MapSide


def reveal(game: Context[Position], setup: Setup) -> Next:
    """Both players show what they bring; leadership and morale begin as printed on the commanders.

    The tiles are shown as either side of them is built.

    Clauses: dungeon_command.setup.reveal, dungeon_command.components.one_commander
    """
    for seat in SEATS:
        player = game.position.players[seat]
        face = card_of(game, player.commander).commander
        assert face is not None
        zones.change_player(game, seat, leadership=face.leadership, morale=face.morale)
        # The deck is not shuffled yet: this shows which creatures it has, not their order.
        shown = player.creature_deck
        game.emit(Event("revealed", "dungeon_command.setup.reveal", seat=seat, about=player.commander, cards=shown))
        for side, battlefield in setup.battlefields.items():
            if seat in battlefield.tiles:
                tiles = battlefield.tiles[seat]
                game.emit(Event("tiles", "dungeon_command.setup.reveal", seat=seat, place=side, cards=tiles))
    return None


# First player and side


def draw_winner(_game: Context[Position], _setup: Setup) -> Next:
    """Chance says who chooses.

    Clauses: dungeon_command.setup.first_choice
    """
    draw = Draw("chooser", CHANCE, "order", among=SEATS)
    return Decision(CHANCE, "first_draw", "dungeon_command.setup.first_choice", draws=(draw,))


def winner_drawn(_game: Context[Position], setup: Setup, results: tuple[Any, ...]) -> Next:
    """Whoever comes first in what was drawn chooses."""
    setup.chooser = results[0][0]
    return None


def choose_first_player(_game: Context[Position], setup: Setup) -> Next:
    """The winner chooses to go first or second.

    Clauses: dungeon_command.setup.first_choice
    """
    return Decision(setup.chooser, "first_player", "dungeon_command.setup.first_choice")


def choose_first(game: Context[Position], _setup: Setup, _seat: str, answer: ChooseFirst) -> Next:
    """The first player takes the first turn.

    Clauses: dungeon_command.turn.alternate
    """
    game.position.first_player = game.position.turn_player = answer.first
    game.emit(Event("first_player", "dungeon_command.setup.first_choice", seat=answer.first))
    return None


def first_options(_game: Context[Position], _seat: str) -> Iterator[ChooseFirst]:
    """Either player."""
    yield from (ChooseFirst(seat) for seat in SEATS)


CHOOSE_FIRST = Act(perform=choose_first, options=first_options)


@judgement
def chooses_side(game: Context[Position]) -> str:
    """Who chooses the side of the tiles: the first player.

    Clauses: dungeon_command.setup.side_choice
    """
    return game.position.first_player


def choose_side(game: Context[Position], _setup: Setup) -> Next:
    """The first player chooses between the dungeon and the outdoor sides.

    Clauses: dungeon_command.setup.side_choice
    """
    return Decision(chooses_side(game), "side", "dungeon_command.setup.side_choice")


def side_chosen(game: Context[Position], setup: Setup, seat: str, answer: ChooseSide) -> Next:
    """All tiles show that side.

    Clauses: dungeon_command.setup.side_choice
    """
    game.position.battlefield = setup.battlefields[answer.side]
    game.emit(Event("side", "dungeon_command.setup.side_choice", seat=seat, place=answer.side))
    return None


def side_options(_game: Context[Position], _seat: str) -> Iterator[ChooseSide]:
    """Either side."""
    yield ChooseSide("dungeon")
    yield ChooseSide("outdoor")


CHOOSE_SIDE = Act(perform=side_chosen, options=side_options)


# Battlefield and treasure


def build_battlefield(game: Context[Position], _setup: Setup) -> Next:
    """Both halves are joined; the map is finished when the game begins.

    Clauses: dungeon_command.setup.halves, dungeon_command.ruling.finished_map
    """
    battlefield = game.position.battlefield
    assert battlefield is not None
    for seat in SEATS:
        if seat in battlefield.tiles:
            game.emit(Event("half", "dungeon_command.setup.halves", seat=seat, cards=battlefield.tiles[seat]))
    return None


def place_treasures(game: Context[Position], setup: Setup) -> Next:
    """A chest lies on every treasure square, its number down; chance says which.

    Clauses: dungeon_command.setup.treasure
    """
    squares = chart_of(game.position).those("treasure")
    if not squares:
        return None
    among = tuple(f"{number}.{index}" for index, number in enumerate(setup.chests, start=1))
    draw = Draw("treasure chests", CHANCE, "order", among=among)
    return Decision(CHANCE, "chests", "dungeon_command.setup.treasure", draws=(draw,))


def chests_drawn(game: Context[Position], _setup: Setup, results: tuple[Any, ...]) -> Next:
    """The chests lie there; those left over are not used.

    Clauses: dungeon_command.setup.treasure
    """
    squares = chart_of(game.position).those("treasure")
    for square, chest in zip(squares, results[0], strict=False):
        number = int(chest.partition(".")[0])
        game.position.treasures[square] = Treasure(square, number, number)
        game.emit(Event("chest", "dungeon_command.setup.treasure", place=square))
    return None


# Decks and hands


def shuffle_decks(game: Context[Position], _setup: Setup) -> Next:
    """Each player shuffles both decks.

    Clauses: dungeon_command.setup.draw, dungeon_command.components.two_decks
    """
    first = game.position.first_player
    draws = [
        Draw(f"{kind} deck", seat, "order", among=getattr(game.position.players[seat], f"{kind}_deck"))
        for seat in (first, other(first))
        for kind in ("creature", "order")
    ]
    return Decision(CHANCE, "shuffle", "dungeon_command.setup.draw", draws=tuple(draws))


def decks_shuffled(game: Context[Position], _setup: Setup, results: tuple[Any, ...]) -> Next:
    """The decks lie in the order drawn."""
    first = game.position.first_player
    for index, seat in enumerate((first, other(first))):
        zones.change_player(game, seat, creature_deck=results[2 * index], order_deck=results[2 * index + 1])
    return None


def draw_hands(game: Context[Position], _setup: Setup) -> Next:
    """Each player draws the creature hand and the starting order hand given on the commander.

    Clauses: dungeon_command.setup.draw
    """
    for seat in SEATS:
        face = card_of(game, game.position.players[seat].commander).commander
        assert face is not None
        zones.draw_creatures(game, seat, face.creature_hand, "dungeon_command.setup.draw")
        zones.draw_orders(game, seat, face.order_hand, "dungeon_command.setup.draw")
    return None


def refill_hands(game: Context[Position], _setup: Setup) -> Next:
    """After both have deployed, both draw creature cards up to the hand size, at the same time.

    Clauses: dungeon_command.setup.refill, dungeon_command.ruling.refill_together
    """
    for seat in SEATS:
        zones.refill(game, seat, "dungeon_command.setup.refill")
    return None

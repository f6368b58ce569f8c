"""Set-up of the draft: ten cards are drawn, six are kept, four go under the deck in an order of one's choice."""

from collections.abc import Iterable
from itertools import combinations
from random import Random

from reference_engine.deus.hand_adjustment import hand_faults
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Setup
from reference_engine.deus.setup import second_player_power
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import AsNamed, Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import SEATS, Seat


class PutBack(Answer, frozen=True, tag="put_back"):
    """The cards that go under one's deck, the one that comes up first named first."""

    cards: AsNamed[tuple[Id, ...]]


def reveal_ready_made(game: Context[Position], _setup: Setup) -> Next:
    """Where decks are ready made nobody has chosen a summoner openly; it is open all the same.

    Clauses: deus.draft.setup.summoner_open
    """
    for seat in SEATS:
        player = game.position.players[seat]
        if player.summoner and not player.summoner_open:
            zones.change_player(game, seat, summoner_open=True)
            game.emit(Event("revealed", "deus.draft.setup.summoner_open", seat=seat, about=player.summoner))
    return None


def south_keeps_six(game: Context[Position], _setup: Setup) -> Next:
    """South keeps six of the ten.

    Clauses: deus.draft.setup.draw10_keep6
    """
    return _choice(game, "south")


def north_keeps_six(game: Context[Position], _setup: Setup) -> Next:
    """North does, not knowing which South has kept.

    Clauses: deus.draft.setup.draw10_keep6
    """
    return _choice(game, "north")


def _choice(_game: Context[Position], seat: Seat) -> Decision:
    return Decision(seat, "opening_hand", "deus.draft.setup.draw10_keep6")


def put_back(game: Context[Position], _setup: Setup, seat: str, answer: PutBack) -> Next:
    """The cards not kept lie under the deck, in the order named.

    Clauses: deus.draft.setup.bottom4
    """
    player = game.position.players[seat]
    kept = tuple(card for card in player.hand if card not in answer.cards)
    zones.change_player(game, seat, hand=kept, deck=player.deck + answer.cards)
    game.emit(Event("put_back", "deus.draft.setup.bottom4", seat=seat, amount=len(answer.cards)))
    return None


@judgement
def number_to_put_back(game: Context[Position], seat: str) -> int:
    """What is beyond the hand limit."""
    return len(game.position.players[seat].hand) - game.edition.numbers["hand_limit"]


def six_are_kept(game: Context[Position], seat: str, answer: PutBack) -> str | None:
    """Neither more nor fewer than six cards are kept.

    Clauses: deus.draft.setup.draw10_keep6
    """
    wanted = number_to_put_back(game, seat)
    return None if len(answer.cards) == wanted else f"{wanted} cards are put back, not {len(answer.cards)}"


def put_back_options(game: Context[Position], seat: str) -> Iterable[PutBack]:
    """Every choice of cards, in the order of the hand; other orders can be named."""
    for cards in combinations(game.position.players[seat].hand, number_to_put_back(game, seat)):
        yield PutBack(cards)


def put_back_sample(game: Context[Position], seat: str, random: Random) -> PutBack:
    """Any cards in any order."""
    return PutBack(tuple(random.sample(game.position.players[seat].hand, number_to_put_back(game, seat))))


PUT_BACK = Act(
    perform=put_back,
    faults=hand_faults,
    options=put_back_options,
    sample=put_back_sample,
    conditions={"deus.draft.setup.draw10_keep6": six_are_kept},
)


def second_player_gets_none(game: Context[Position], setup: Setup) -> Next:
    """The second player has no power to begin with, unless silence is read as in ver2.00.

    Clauses: deus.ruling.draft_lists_are_complete
    """
    return second_player_power(game, setup) if game.edition.switches["draft_silence"] == "as in 2.00" else None

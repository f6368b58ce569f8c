"""The end phase: down to seven cards, the end of the turn, damage becomes 0."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, card_faults
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.procedure import Next
from reference_engine.monster_maker import damage, zones
from reference_engine.monster_maker.position import Position
from reference_engine.monster_maker.procedures import EndPhase


class Discard(Answer, frozen=True, tag="discard"):
    """The hand cards to get rid of."""

    cards: tuple[Id, ...]


def discard_excess(game: Context[Position], _frame: EndPhase) -> Next:
    """A hand above seven is discarded down to seven; only here, and only the turn player's.

    Clauses: monster_maker.end.hand_limit, monster_maker.ruling.hand_limit_only_at_own_end
    """
    seat = game.position.turn_player
    if len(game.position.players[seat].hand) <= game.edition.numbers["hand_limit"]:
        return None
    return Decision(seat, "discard", "monster_maker.end.hand_limit")


def discard(game: Context[Position], _frame: EndPhase, seat: str, answer: Discard) -> Next:
    """The cards are discarded."""
    zones.discard_from_hand(game, seat, answer.cards, "monster_maker.end.hand_limit")
    return None


def discard_faults(game: Context[Position], _seat: str, answer: Discard) -> Iterator[str]:
    """The cards must be different cards that there are."""
    yield from card_faults(answer.cards, game.position.cards)


def down_to_the_limit(game: Context[Position], seat: str, answer: Discard) -> str | None:
    """Cards of the hand are discarded until exactly seven are left.

    Clauses: monster_maker.end.hand_limit
    """
    limit, hand = game.edition.numbers["hand_limit"], game.position.players[seat].hand
    other = [card for card in answer.cards if card not in hand]
    if other:
        return f"{', '.join(other)} is not in {seat}'s hand"
    left = len(hand) - len(answer.cards)
    return None if left == limit else f"{left} cards would stay in the hand, not {limit}"


def _excess(game: Context[Position], seat: str) -> int:
    return len(game.position.players[seat].hand) - game.edition.numbers["hand_limit"]


def discard_options(game: Context[Position], seat: str) -> Iterable[Discard]:
    """Every set of hand cards of the right size."""
    for cards in combinations(game.position.players[seat].hand, _excess(game, seat)):
        yield Discard(cards)


def discard_sample(game: Context[Position], seat: str, random: Random) -> Discard:
    """Any set of hand cards of the right size."""
    return Discard(tuple(random.sample(game.position.players[seat].hand, _excess(game, seat))))


DISCARD = Act(
    perform=discard,
    faults=discard_faults,
    options=discard_options,
    sample=discard_sample,
    conditions={"monster_maker.end.hand_limit": down_to_the_limit},
)


def remove_damage(game: Context[Position], _frame: EndPhase) -> Next:
    """All damage becomes 0, and effects of this turn end.

    Clauses: monster_maker.damage.reset_end_phase
    """
    damage.all_damage_gone(game)
    zones.expire(game, frozenset({"turn", "battle"}))
    return None

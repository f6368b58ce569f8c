"""Whole games of Leduc hold'em, all of them: how many there are, that no chips are lost, that cards stay secret."""

from collections.abc import Iterator
from itertools import permutations

from leduc.position import DECK, SEATS, Position, Start
from leduc.rules import FIRST

import reference_engine as engine
from reference_engine.kernel.decision import Drawn


def games(position: Position, acts: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Position]]:
    """Each moment of each game, with what has been done."""
    yield acts, position
    if position.result is None:
        for answer in engine.legal(FIRST, position):
            after = engine.apply(FIRST, position, position.pending.seat, answer).position
            yield from games(after, (*acts, type(answer).__name__))


def deals() -> Iterator[Position]:
    """The games that begin with each order of three cards."""
    begun = engine.begin(FIRST, Start()).position
    for top in permutations(DECK, 3):
        order = (*top, *(card for card in DECK if card not in top))
        yield engine.apply(FIRST, begun, "chance", Drawn((order,))).position


def test_there_are_so_many_games_and_information_sets() -> None:
    ends, known = set(), set()
    for deal in deals():
        for acts, position in games(deal):
            cards = (*deal.hands.values(), position.public_card)
            if position.result is not None:
                ends.add((cards, acts))
            else:
                seat = position.pending.seat
                known.add((seat, position.hands[seat], position.public_card, acts))
    assert (len(ends), len(known)) == (5520, 936)


def test_what_is_won_was_paid_and_only_a_showdown_shows_cards() -> None:
    for deal in deals():
        for acts, position in games(deal):
            shown = position.result is not None and acts[-1] != "Fold"
            for viewer in SEATS:
                players = engine.view(FIRST, position, viewer).players
                assert [seat for seat in SEATS if players[seat].hand is None] == [
                    seat for seat in SEATS if seat != viewer and not shown
                ]
            if position.result is not None:
                assert position.result.chips == (min(position.paid.values()) if position.result.winner else 0)

"""Many games between the same players, who change seats from game to game, and what came of them.

As many games in a row as there are seats are dealt alike, with the same decks, dice and first player as long as the
same is drawn: in each of them everybody sits elsewhere.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

import reference_engine as engine
from monosashi.kit.own_cards import start
from monosashi.kit.positions import ending_clause, seats_of, turn_of, winner_of
from monosashi.play.players import ByChance, Forfeit, Player
from monosashi.records.game_record import Record, recorded
from monosashi.subjects.lines import Move, as_plain, make_move
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition

LIMIT = 5000
"""After so many answers a game is stopped: the rules of some games let somebody go on for ever."""

STOPPED, FORFEITED = "stopped", "forfeited"
"""By what a game ends that no clause ends."""


class Played(Struct, frozen=True):
    """One game: who sat where (the number of the player by the seat), how it ended.

    ``by`` is the clause, or one of the words above. ``winners`` are numbers of players, ``drawn`` of those who share
    the game; everybody else has lost. ``fault`` says what the one did who forfeited it.
    """

    number: int
    seed: int
    seats: dict[str, int]
    by: str
    winners: tuple[int, ...]
    drawn: tuple[int, ...]
    answers: int
    turns: int
    faulty: int | None = None
    fault: str = ""


class Row(Struct):
    """What a player has come to, and how many games he won at each seat."""

    player: str
    wins: int = 0
    draws: int = 0
    losses: int = 0
    faults: int = 0
    won_at: dict[str, int] = {}


class MatchTable(Struct):
    """The result of a match; ``endings`` counts by what the games ended, ``answers`` and ``turns`` are means."""

    edition: str
    games: int
    seed: int
    players: list[Row]
    endings: dict[str, int]
    answers: float
    turns: float
    faults: list[dict[str, Any]]


class Match:
    """Games by ``rules`` between ``players``, who sit in the order of the seats in the first game."""

    def __init__(
        self, rules: Edition, options: Mapping[str, int], players: Sequence[Player], seed: int, limit: int = LIMIT
    ) -> None:
        """Nobody has played yet; ``options`` are those of the game's part ``starts``."""
        self.rules = rules
        self.options = options
        self.players = players
        self.seed = seed
        self.limit = limit
        self.dice = ByChance(rules)

    def game(self, number: int) -> tuple[Played, Record]:
        """One game, by its number from 0."""
        deal, turn = divmod(number, len(self.players))
        seed = self.seed + deal
        start, position = begun(self.rules, self.options, seed)
        order = seats_of(self.rules, position)
        seats = {seat: (place + turn) % len(order) for place, seat in enumerate(order)}
        self.dice.shuffle(seed)
        for place, each in enumerate(self.players):
            each.shuffle((seed, place))
        moves: list[Move] = []
        answers = 0
        faulty, fault = None, ""
        while position.result is None and answers < self.limit:
            seat = position.pending.seat
            player = self.dice if seat == CHANCE else self.players[seats[seat]]
            try:
                answer = player.answer(self.rules, position)
            except Forfeit as forfeit:
                faulty, fault = seats[seat], str(forfeit)
                break
            moves.append(make_move(self.rules, position, seat, answer))
            position = moves[-1].after
            answers += seat != CHANCE
        winners, drawn = shares(seats, position.result, faulty)
        by = ending_clause(position.result) if position.result is not None else STOPPED if faulty is None else FORFEITED
        played = Played(number, seed, seats, by, winners, drawn, answers, turn_of(position), faulty, fault)
        names = {seat: self.players[player].name for seat, player in seats.items()}
        note = f"monosashi match, game {number + 1}, seed {seed}" + (f", {by}" if position.result is None else "")
        return played, recorded(self.rules, as_plain(start), moves, position, players=names, note=note)


def begun(rules: Edition, options: Mapping[str, int], seed: int) -> tuple[Any, Any]:
    """How a game begins, and its first position. Raises Unreadable."""
    document = start(rules, options, Random(seed))
    return document, engine.begin(rules, document).position


def shares(seats: Mapping[str, int], result: Any, faulty: int | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who has won, and who shares the game: where one forfeits it, the only other one wins, several others share it."""
    everybody = tuple(seats.values())
    if faulty is not None:
        others = tuple(player for player in everybody if player != faulty)
        return (others, ()) if len(others) == 1 else ((), others)
    if winner := winner_of(result):
        return (seats[winner],), ()
    tied = getattr(result, "tied", ()) or tuple(seats)
    return (), tuple(seats[seat] for seat in tied)


def table(match: Match, games: Sequence[Played]) -> MatchTable:
    """What the games have come to."""
    rows = [Row(player.name, won_at={}) for player in match.players]
    for game in games:
        for seat, player in game.seats.items():
            row = rows[player]
            won = player in game.winners
            row.wins += won
            row.draws += player in game.drawn
            row.losses += not won and player not in game.drawn
            row.faults += player == game.faulty
            row.won_at[seat] = row.won_at.get(seat, 0) + won
    many = max(1, len(games))
    return MatchTable(
        match.rules.name,
        len(games),
        match.seed,
        rows,
        dict(Counter(game.by for game in games).most_common()),
        round(sum(game.answers for game in games) / many, 1),
        round(sum(game.turns for game in games) / many, 1),
        [
            {"game": game.number + 1, "player": game.faulty + 1, "did": game.fault}
            for game in games
            if game.faulty is not None
        ],
    )

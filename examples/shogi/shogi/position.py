"""What a position of Shogi is, how pieces go on it, and what is seen of it: everything."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from reference_engine.kernel.decision import Decision
from reference_engine.kernel.documents import Aside, InOrder, Place, SeatName, Word
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Procedure
from shogi.notation import FILES, RANKS, SEATS, SQUARES, of, other, owner, write_sfen

SET = {"K": 2, "R": 2, "B": 2, "G": 4, "S": 4, "N": 4, "L": 4, "P": 18}
"""The forty pieces."""

AHEAD, BACK, SIDEWAYS = ((0, -1),), ((0, 1),), ((1, 0), (-1, 0))
STRAIGHT, DIAGONAL = (*AHEAD, *SIDEWAYS, *BACK), ((1, -1), (-1, -1), (1, 1), (-1, 1))
GOLD = (*STRAIGHT, *DIAGONAL[:2])

STEPS: Mapping[str, tuple[tuple[int, int], ...]] = {
    "K": (*STRAIGHT, *DIAGONAL), "G": GOLD, "S": (*AHEAD, *DIAGONAL), "N": ((1, -2), (-1, -2)), "P": AHEAD,
    "+R": DIAGONAL, "+B": STRAIGHT, **dict.fromkeys(("+S", "+N", "+L", "+P"), GOLD),
}  # fmt: skip
"""By how many files and ranks a piece steps, as Black sees it."""

LINES = {"R": STRAIGHT, "+R": STRAIGHT, "B": DIAGONAL, "+B": DIAGONAL, "L": AHEAD}
"""In which directions a piece goes as far as it likes."""


class Play(Procedure, tag="play"):
    """The only procedure: a move, and what comes of it."""

    name = "play"


class Ending(Struct, frozen=True):
    """Who has won, nobody if the game is drawn, and by which clause."""

    winner: SeatName
    clause: Word


class Position(Struct):
    """A game under way. ``past`` has the positions before this one, as SFEN without a number."""

    edition: str
    board: dict[str, str]
    to_play: str
    hands: dict[str, str]
    number: int
    past: tuple[str, ...] = ()
    stack: list[Play] = []
    pending: Decision | None = None
    result: Ending | None = None

    @property
    def sfen(self) -> str:
        """The position as SFEN without a number."""
        return write_sfen(self.board, self.to_play, self.hands)

    def copied(self) -> "Position":
        """A copy that can be changed without touching this one."""
        return Position(
            self.edition, dict(self.board), self.to_play, dict(self.hands), self.number, self.past,
            [frame.__copy__() for frame in self.stack], self.pending, self.result,
        )  # fmt: skip


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position as scenarios describe it: SFEN, and for repetitions the positions before it, without their numbers."""

    sfen: Word
    past: InOrder[tuple[Word, ...]] = ()


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game begins: there is one way."""


@cache
def reach(piece: str, square: str) -> Mapping[str, tuple[str, ...]]:
    """Where a piece could go from a square if nothing else were there, and over which squares.

    Clauses: shogi.piece.king, shogi.piece.rook, shogi.piece.bishop, shogi.piece.gold, shogi.piece.silver,
    shogi.piece.knight, shogi.piece.lance, shogi.piece.pawn, shogi.promoted.gold, shogi.promoted.horse,
    shogi.promoted.dragon
    """
    kind, forward = piece.upper(), 1 if owner(piece) == SEATS[0] else -1
    file, rank = FILES.index(square[0]), RANKS.index(square[1])
    found: dict[str, tuple[str, ...]] = {}
    for directions, far in ((STEPS.get(kind, ()), 1), (LINES.get(kind, ()), 8)):
        for files, ranks in directions:
            over: tuple[str, ...] = ()
            for n in range(1, far + 1):
                x, y = file + n * files, rank + n * ranks * forward
                if x in range(9) and y in range(9):
                    found[FILES[x] + RANKS[y]] = over
                    over += (FILES[x] + RANKS[y],)
    return found


def in_check(board: Mapping[str, str], seat: str) -> bool:
    """Whether a player's king could be captured.

    Clauses: shogi.check.safe
    """
    king, enemy = of(seat, "K"), other(seat)
    square = next((place for place, piece in board.items() if piece.endswith(king)), "")
    return any(
        owner(piece) == enemy and square in (ways := reach(piece, place)) and board.keys().isdisjoint(ways[square])
        for place, piece in board.items()
    )


def faults(_edition: Edition, position: Position) -> list[str]:
    """How a position breaks the rules.

    Clauses: shogi.setup.board, shogi.check.safe, shogi.drop.dead
    """
    board = position.board
    every = [piece.upper().lstrip("+") for piece in (*board.values(), *"".join(position.hands.values()))]
    if sorted(piece for piece in board.values() if piece in "Kk") != ["K", "k"] or not SET.keys() >= {*every}:
        return ["each player has one king, and there are seven kinds of other pieces"]
    found = [f"there are {count} of {kind}, and not {every.count(kind)}" for kind, count in SET.items()
             if every.count(kind) > count]  # fmt: skip
    found += [f"{piece} on {square} could never move" for square, piece in board.items() if not reach(piece, square)]
    return found + [f"{position.to_play} could capture the king"] * in_check(board, other(position.to_play))


class Asked(Struct, frozen=True, omit_defaults=True):
    """Who is to answer what."""

    seat: SeatName
    kind: Word


class PlayerView(Struct, frozen=True):
    """A player: what is in the hand."""

    hand: tuple[Word, ...]


class View(Struct, frozen=True, omit_defaults=True):
    """What a viewer sees. ``turn`` is the number of the move; an empty square has an empty word."""

    edition: Word
    viewer: SeatName
    turn: int
    players: dict[SeatName, PlayerView]
    board: dict[Place, Word]
    sfen: Aside[Word]
    asked: Asked | None = None
    result: Ending | None = None
    phase: Aside[Word] = ""
    cards: Aside[dict[Word, Word]] = {}


def view(_edition: Edition, position: Position, viewer: str) -> View:
    """Everything is open."""
    pending = position.pending
    return View(
        position.edition, viewer, position.number,
        {seat: PlayerView(tuple(position.hands[seat])) for seat in SEATS},
        {square: position.board.get(square, "") for square in SQUARES},
        f"{position.sfen} {position.number}",
        Asked(pending.seat, pending.kind) if pending and not position.result else None,
        position.result, position.stack[-1].step if position.stack else "",
    )  # fmt: skip

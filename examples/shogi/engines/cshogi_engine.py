"""cshogi behind the protocol: ``pip install cshogi``.

It says when whoever is to move has no move, and by ``is_draw`` what a repetition means. When a repetition ends a game
its user says: here, as in its own ``cshogi.cli``, at the fourth occurrence of a position.
"""

from collections import Counter
from importlib.metadata import version
from typing import ClassVar

import cshogi
from speaking import serve
from table import SEATS, Refused, Table


class CShogi:
    """A game under way."""

    NAME = "cshogi"
    VERSION = version("cshogi")
    READINGS: ClassVar = {"perpetual": "last"}

    def load(self, sfen: str) -> None:
        """The package reads SFEN."""
        try:
            self.board = cshogi.Board(sfen)
        except RuntimeError as error:
            raise Refused(str(error)) from error
        self.seen = Counter([self.board.zobrist_hash()])

    def sfen(self) -> str:
        """The package writes SFEN."""
        return str(self.board.sfen())

    def legal(self) -> list[str]:
        """What the package lists."""
        return [cshogi.move_to_usi(move) for move in self.board.legal_moves]

    def push(self, usi: str) -> None:
        """The package plays a move."""
        self.board.push_usi(usi)
        self.seen[self.board.zobrist_hash()] += 1

    def winner(self) -> str | None:
        """Whoever is to move has lost, or as the package says of a repetition."""
        to_move = self.board.turn
        if self.board.is_game_over():
            return SEATS[1 - to_move]
        if self.seen[self.board.zobrist_hash()] < 4:
            return None
        wins = {cshogi.REPETITION_WIN: SEATS[to_move], cshogi.REPETITION_LOSE: SEATS[1 - to_move]}
        return wins.get(self.board.is_draw(), "")

    def declare(self) -> str:
        """Who does not win by the package's judgement has lost."""
        return SEATS[self.board.turn if self.board.is_nyugyoku() else 1 - self.board.turn]


if __name__ == "__main__":
    serve(Table(CShogi()))

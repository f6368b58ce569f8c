"""python-shogi behind the protocol: ``pip install python-shogi``.

It says when a game is over, by mate, by stalemate or by the fourth occurrence of a position, and does not say who has
won. That is read here: whoever is to move has lost, and a repetition is a draw.
"""

from importlib.metadata import version
from typing import ClassVar

import shogi
from speaking import serve
from table import SEATS, Refused, Table


class PythonShogi:
    """A game under way."""

    NAME = "python-shogi"
    VERSION = version("python-shogi")
    READINGS: ClassVar = {"impasse": "none"}

    def load(self, sfen: str) -> None:
        """The package reads SFEN."""
        try:
            self.board = shogi.Board(sfen)
        except ValueError as error:
            raise Refused(str(error)) from error

    def sfen(self) -> str:
        """The package writes SFEN."""
        return str(self.board.sfen())

    def legal(self) -> list[str]:
        """What the package lists."""
        return [move.usi() for move in self.board.legal_moves]

    def push(self, usi: str) -> None:
        """The package plays a move."""
        self.board.push_usi(usi)

    def winner(self) -> str | None:
        """Whoever is to move has lost; a repetition is a draw."""
        if self.board.is_checkmate() or self.board.is_stalemate():
            return SEATS[1 - self.board.turn]
        return "" if self.board.is_fourfold_repetition() else None

    def declare(self) -> str:
        """The package has no impasse."""
        raise Refused("python-shogi has no impasse")


if __name__ == "__main__":
    serve(Table(PythonShogi()))

"""Fairy-Stockfish behind the protocol, by its library for Python: ``pip install pyffish``.

The library has no state: it is given the first position and all moves. Its squares are called as in chess.
"""

import re
from importlib.metadata import version
from typing import ClassVar

import pyffish
from speaking import serve
from table import SEATS, Refused, Table

VARIANT = "shogi"
TO_CHESS = str.maketrans("987654321abcdefghi", "abcdefghi987654321")
"""Squares: 7g is c3. The same turned round gives USI."""
TO_USI = str.maketrans("abcdefghi987654321", "987654321abcdefghi")


def chess(usi: str) -> str:
    """A move as the library has it."""
    return f"{usi[0]}@{usi[2:].translate(TO_CHESS)}" if usi[1] == "*" else usi.translate(TO_CHESS)


def usi(chess: str) -> str:
    """The same as USI."""
    return f"{chess[0]}*{chess[2:].translate(TO_USI)}" if chess[1] == "@" else chess.translate(TO_USI)


class FairyStockfish:
    """A game under way."""

    NAME = "Fairy-Stockfish shogi"
    VERSION = version("pyffish")
    READINGS: ClassVar = {"impasse": "none"}

    def load(self, sfen: str) -> None:
        """SFEN in the library's order: the hands in brackets behind the board."""
        board, turn, held, number = sfen.split()
        held = re.sub("([0-9]+)(.)", lambda several: several[2] * int(several[1]), held)
        self.first, self.moves = f"{board}[{held}] {'bw'['wb'.index(turn)]} - {number}", []
        self.number = int(number)
        if pyffish.validate_fen(self.first, VARIANT) != pyffish.FEN_OK:
            raise Refused(f"{self.first} is no position")

    def sfen(self) -> str:
        """The library writes SFEN; the number of the move is counted here."""
        fen = pyffish.get_fen(VARIANT, self.first, self.moves, False, True)
        return f"{fen.rsplit(maxsplit=1)[0]} {self.number + len(self.moves)}"

    def legal(self) -> list[str]:
        """What the library lists."""
        return [usi(move) for move in pyffish.legal_moves(VARIANT, self.first, self.moves)]

    def push(self, move: str) -> None:
        """The move is noted."""
        self.moves.append(chess(move))

    def winner(self) -> str | None:
        """The library says whether the game is over, and its value for whoever is to move."""
        over, value = pyffish.is_optional_game_end(VARIANT, self.first, self.moves)
        if not pyffish.legal_moves(VARIANT, self.first, self.moves):
            over, value = True, pyffish.game_result(VARIANT, self.first, self.moves)
        if not over:
            over, value = pyffish.is_immediate_game_end(VARIANT, self.first, self.moves)
        to_move = "bw".index(self.sfen().split()[1])
        return None if not over else "" if value == 0 else SEATS[to_move if value > 0 else 1 - to_move]

    def declare(self) -> str:
        """The variant has no impasse."""
        raise Refused("the variant has no impasse")


if __name__ == "__main__":
    serve(Table(FairyStockfish()))

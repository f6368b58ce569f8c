"""How Shogi is written down: squares, pieces and SFEN."""

import re
from collections.abc import Mapping

SEATS = ("black", "white")
"""Black, in Japanese sente, moves first."""

FILES, RANKS = "987654321", "abcdefghi"
SQUARES = tuple(file + rank for rank in RANKS for file in FILES)
"""As in a diagram, from 9a to 1i."""

PIECES = {
    "K": "king", "R": "rook", "B": "bishop", "G": "gold", "S": "silver", "N": "knight", "L": "lance", "P": "pawn",
    "+R": "dragon", "+B": "horse", "+S": "promoted silver", "+N": "promoted knight", "+L": "promoted lance",
    "+P": "promoted pawn",
}  # fmt: skip
"""Black's pieces as a diagram has them, and what they are called. White's have small letters."""

IN_HAND = "RBGSNLP"
"""What can be in a hand, in the order of SFEN."""

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


def owner(piece: str) -> str:
    """Whose piece it is."""
    return SEATS[piece.islower()]


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[seat == SEATS[0]]


def of(seat: str, piece: str) -> str:
    """The letter of a piece as a player's."""
    return piece.upper() if seat == SEATS[0] else piece.lower()


def read_sfen(sfen: str) -> tuple[dict[str, str], str, dict[str, str], int]:
    """The board, who is to move, the hands, the number of the move. Raises ValueError."""
    try:
        lines, turn, held, number = sfen.split()
        rows = [re.sub("[1-9]", lambda digit: "." * int(digit[0]), row) for row in lines.split("/")]
        pieces = [re.findall(r"\+?[A-Za-z.]", row) for row in rows]
        board = {file + rank: piece for rank, row in zip(RANKS, pieces, strict=True)
                 for file, piece in zip(FILES, row, strict=True) if piece != "."}  # fmt: skip
        if not PIECES.keys() >= {piece.upper() for piece in board.values()}:
            raise ValueError
        hands = dict.fromkeys(SEATS, "")
        for count, piece in re.findall(r"([0-9]*)([A-Za-z])", held):
            hands[owner(piece)] += piece.upper() * int(count or 1)
        return board, SEATS["bw".index(turn)], hands, int(number)
    except ValueError:
        raise ValueError(f"sfen: {sfen!r} is no SFEN; expected a position such as {START!r}") from None


def write_sfen(board: Mapping[str, str], to_play: str, hands: Mapping[str, str]) -> str:
    """The same as SFEN, but for the number."""
    lines = "/".join("".join(board.get(file + rank, ".") for file in FILES) for rank in RANKS)
    lines = re.sub(r"\.+", lambda dots: str(len(dots[0])), lines)
    held = "".join(of(seat, piece) for seat in SEATS for piece in sorted(hands[seat], key=IN_HAND.index))
    held = re.sub(r"(.)\1+", lambda same: f"{len(same[0])}{same[1]}", held)
    return f"{lines} {to_play[0]} {held or '-'}"

"""What the sentences of Shogi mean. They drive a case, never an engine."""

from collections.abc import Mapping
from typing import Any

from monosashi.suite.common import SHARED
from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import Placeholder, coded, groups, names, seats
from monosashi.verification.case import Case
from shogi.notation import PIECES, of, read_sfen, write_sfen

LETTERS = {name: letter for letter, name in PIECES.items()}
PIECE, SQUARE = coded("piece", LETTERS), "[1-9][a-i]"
HAND = rf"(?:{PIECE.pattern})(?:(?:, | and )(?:{PIECE.pattern}))*"

PLACEHOLDERS = {
    **seats("Black", "White"), **dict.fromkeys(("from", "to", "square"), Placeholder(SQUARE)),
    "squares": Placeholder(rf"{SQUARE}(?:(?:, | and ){SQUARE})*", names), "piece": PIECE,
    "pieces": groups("{piece} on {square}", PIECE, Placeholder(SQUARE, names)),
    "hand": Placeholder(HAND, lambda text: tuple(LETTERS[name] for name in names(text))),
    "usi": Placeholder(r"\S+(?: \S+)+", str.split),
}  # fmt: skip

TABLE = PhraseTable(PLACEHOLDERS, SHARED)
step = TABLE.step

PROMOTING = ("{seat} moves {from} to {to}, promoting", {"promote": True})
TABLE.act("move", ["{seat} moves {from} to {to}", PROMOTING], "A piece goes, and captures what stands there.")
TABLE.act("drop", "{seat} drops a {piece} on {to}", "A piece of the hand instead of a move.")
TABLE.act("declare", "{seat} declares an impasse", "Win by points, or lose.")
TABLE.act("resign", "{seat} resigns", "Give up the game.")

TABLE.event("captured", "{seat} captures {about}")
TABLE.event("won", "{seat} wins")
TABLE.event("drew", "the game is drawn")


def blank_position() -> dict[str, Any]:
    """The quiet position of a scenario that has not said anything yet: two kings, and Black is to move."""
    return {"sfen": "4k4/9/9/9/9/9/9/9/4K4 b - 1"}


@step("{seat} has {pieces}")
def has(case: Case, seat: str, pieces: Mapping[str, tuple[str, ...]]) -> None:
    """Pieces on the board; a king stands nowhere else."""
    board, to_play, hands, _ = read_sfen(case.arrangement["sfen"])
    for name, squares in pieces.items():
        piece = of(seat, LETTERS[name])
        board = {square: there for square, there in board.items() if there != piece or name != "king"}
        board |= dict.fromkeys(squares, piece)
    case.arrangement["sfen"] = f"{write_sfen(board, to_play, hands)} 1"


@step("{seat} holds {hand}")
def holds(case: Case, seat: str, hand: tuple[str, ...]) -> None:
    """Pieces in the hand."""
    board, to_play, hands, _ = read_sfen(case.arrangement["sfen"])
    case.arrangement["sfen"] = f"{write_sfen(board, to_play, hands | {seat: ''.join(hand)})} 1"


@step("it is {seat}'s turn")
def turn_of(case: Case, seat: str) -> None:
    """Who is to move."""
    case.arrangement["sfen"] = case.arrangement["sfen"].replace(" b ", f" {seat[0]} ")


@step("a game begins")
def begins(case: Case) -> None:
    """There is one way to begin."""
    case.start({})


@step("{usi} is played", "{usi} is played {n} times")
def played(case: Case, usi: list[str], n: int = 1) -> None:
    """Moves of both players in turn, in the notation of USI."""
    for move in usi * n:
        answer = {"do": "drop", "piece": move[0]} if "*" in move else {"do": "move", "from": move[:2]}
        promote = {"promote": True} if move.endswith("+") else {}
        asked = case.look().asked or case.fail(f"the game is over before {move}")
        case.act(asked.seat, {**answer, "to": move[2:4], **promote})


@step("{seat}'s {piece} stands on {square}", "nothing stands on {square}")
def stands(case: Case, square: str, seat: str = "", piece: str = "") -> None:
    """What stands on a square."""
    case.expect(case.look().board[square], of(seat, piece), f"the piece on {square}")


@step("{seat} has {hand} in hand", "{seat} has nothing in hand")
def hand_is(case: Case, seat: str, hand: tuple[str, ...] = ()) -> None:
    """Everything in the hand."""
    case.expect(sorted(case.look().players[seat].hand), sorted(hand), f"{seat}'s hand")


@step("the piece on {square} can go to {squares}, and nowhere else")
def goes(case: Case, square: str, squares: tuple[str, ...]) -> None:
    """All its moves in the list of answers."""
    listed = {answer["to"] for answer in case.legal() if answer.get("from") == square}
    case.expect(sorted(listed), sorted(squares), f"where the piece on {square} can go")


@step("{seat} has won under {clause}", "the game is drawn under {clause}")
def ended(case: Case, clause: str, seat: str = "") -> None:
    """How the game has ended, and by which clause, if the engine says why."""
    result = case.look().result
    named = (result.clause if case.says_why else clause) if result else ""
    case.expect((result.winner if result else "nobody yet", named), (seat, clause), "the winner")

"""The rules of Shogi, executable: what happens, what can be done, and the edition, a table of all that."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

from msgspec import Meta, field

from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, Resign
from reference_engine.kernel.documents import Place, Word
from reference_engine.kernel.edition import OUT_OF_TURN, Act, Edition, steps
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import together
from reference_engine.kernel.game import Game
from reference_engine.kernel.procedure import Goto, Next
from shogi.notation import PIECES, RANKS, SEATS, SQUARES, START, of, other, owner, read_sfen
from shogi.position import Ending, Play, Position, Quiet, Start, View, faults, in_check, reach, view

Square = Annotated[Place, Meta(pattern="^[1-9][a-i]$")]


def repeated(game: Context[Position]) -> list[str]:
    """The positions since this one came for the first time, if it has come often enough.

    Clauses: shogi.repetition.same, shogi.ruling.perpetual
    """
    past, now, since_first = game.position.past, game.position.sfen, game.edition.switches["perpetual"] == "first"
    times = [number for number, sfen in enumerate(past) if sfen == now]
    often = len(times) + 1 >= game.edition.numbers["repetitions"]
    return [*past[times[0 if since_first else -1] + 1 :], now] if often else []


def perpetual_check(game: Context[Position], _play: Play) -> None:
    """Whoever has always given check has lost.

    Clauses: shogi.repetition.check
    """
    since = [read_sfen(f"{sfen} 1") for sfen in repeated(game)]
    gave_check = {seat: [in_check(board, to_play) for board, to_play, *_ in since if to_play != seat] for seat in SEATS}
    checking = [seat for seat in SEATS if since and all(gave_check[seat])]
    if len(checking) == 1:
        end(game, other(checking[0]), "shogi.repetition.check")


def repetition(game: Context[Position], _play: Play) -> None:
    """The game is drawn.

    Clauses: shogi.repetition.fourth
    """
    if repeated(game):
        end(game, "", "shogi.repetition.fourth")


def no_move_left(game: Context[Position], _play: Play) -> None:
    """Whoever has no move has lost.

    Clauses: shogi.end.mate, shogi.ruling.stalemate
    """
    position, seat = game.position, game.position.to_play
    if can_move(game):
        return
    if in_check(position.board, seat):
        end(game, other(seat), "shogi.end.mate")
    else:
        end(game, other(seat) if game.edition.switches["stalemate"] == "loses" else "", "shogi.ruling.stalemate")


def can_move(game: Context[Position]) -> bool:
    """Whether the rules leave the player whose turn it is any move or drop.

    Clauses: shogi.end.mate
    """
    seat, acts = game.position.to_play, [game.edition.acts[name] for name in game.edition.offers["move"]]
    return any(True for act in acts for _ in act.checks.lawful(game, seat, act.options(game, seat)))


def move(game: Context[Position], _play: Play) -> Next:
    """The player whose turn it is moves or drops a piece.

    Clauses: shogi.turn.alternate
    """
    return Decision(game.position.to_play, "move", "shogi.turn.alternate")


def end(game: Context[Position], winner: str, clause: str) -> None:
    """The game is over; without a winner it is drawn."""
    game.position.result = Ending(winner, clause)
    game.emit(Event("won" if winner else "drew", clause, seat=winner))


class Move(Answer, frozen=True, tag="move"):
    """Move a piece, and promote it."""

    origin: Square = field(name="from")
    to: Square
    promote: bool = False


class Drop(Answer, frozen=True, tag="drop"):
    """Put a piece of one's hand on the board."""

    piece: Annotated[Word, Meta(pattern="^[RBGSNLP]$")]
    to: Square


def after(board: Mapping[str, str], seat: str, answer: Move | Drop) -> dict[str, str]:
    """The board after a move or a drop; what is dropped is not promoted.

    Clauses: shogi.drop.unpromoted
    """
    changed = dict(board)
    piece = of(seat, answer.piece) if isinstance(answer, Drop) else "+" * answer.promote + changed.pop(answer.origin)
    return changed | {answer.to: piece}


def carry_out(game: Context[Position], _play: Play, seat: str, answer: Move | Drop) -> Next:
    """A piece leaves the hand, or one that is captured comes to it, unpromoted; then it is the opponent's turn.

    Clauses: shogi.capture.hand, shogi.capture.unpromoted, shogi.drop.hand, shogi.turn.alternate
    """
    position = game.position
    position.past += (position.sfen,)
    hand, captured = position.hands[seat], position.board.get(answer.to, "").upper().lstrip("+")
    position.hands[seat] = hand.replace(answer.piece, "", 1) if isinstance(answer, Drop) else hand + captured
    if captured:
        game.emit(Event("captured", "shogi.capture.hand", seat=seat, about=captured, place=answer.to))
    position.board = after(position.board, seat, answer)
    position.number += 1
    position.to_play = other(seat)
    return Goto(game.edition.first_step["play"])


def moves(game: Context[Position], seat: str) -> Iterable[Move]:
    """Every way of every piece."""
    for square, piece in game.position.board.items():
        if owner(piece) == seat:
            for to in reach(piece, square):
                yield from (Move(square, to, promote) for promote in (False, True))


def drops(game: Context[Position], seat: str) -> Iterable[Drop]:
    """Every piece of the hand on every square."""
    return (Drop(piece, to) for piece in dict.fromkeys(game.position.hands[seat]) for to in SQUARES)


GOING = {kind: f"shogi.piece.{name}" for kind, name in PIECES.items()} | {
    "+R": "shogi.promoted.dragon", "+B": "shogi.promoted.horse",
    **dict.fromkeys(("+S", "+N", "+L", "+P"), "shogi.promoted.gold"),
}  # fmt: skip
"""The clause that says how a piece goes."""


def flaws_of_move(game: Context[Position], seat: str, answer: Move) -> Iterator[tuple[str, str]]:
    """How a move breaks the rules, clause by clause."""
    board, origin, to = game.position.board, answer.origin, answer.to
    piece, there = board.get(origin, ""), board.get(to)
    if not piece or owner(piece) != seat:
        yield "shogi.move.own", f"{seat} has no piece on {origin}"
        return
    ways = reach(piece, origin)
    if to not in ways:
        yield GOING[piece.upper()], f"{piece} does not go from {origin} to {to}"
    if not board.keys().isdisjoint(ways.get(to, ())):
        yield "shogi.move.path", f"something stands between {origin} and {to}"
    if there and owner(there) == seat:
        yield "shogi.capture.own", f"{seat}'s own piece stands on {to}"
    if answer.promote and not (in_zone(game, seat, origin) or in_zone(game, seat, to)):
        yield "shogi.promotion.zone", f"neither {origin} nor {to} lies in the promotion zone"
    if answer.promote and (len(piece) > 1 or piece in "KkGg"):
        yield "shogi.promotion.kinds", f"{piece} cannot be promoted"
    if not answer.promote and not reach(piece, to):
        yield "shogi.promotion.forced", f"{piece} could never move again on {to}"
    if in_check(after(board, seat, answer), seat):
        yield "shogi.check.safe", f"{seat}'s king would be in check"


def flaws_of_drop(game: Context[Position], seat: str, answer: Drop) -> Iterator[tuple[str, str]]:
    """How a drop breaks the rules, clause by clause."""
    position, piece, to = game.position, answer.piece, answer.to
    if piece not in position.hands[seat]:
        yield "shogi.drop.hand", f"{seat} has no {piece} in hand"
    if to in position.board:
        yield "shogi.drop.empty", f"something stands on {to}"
    if not reach(of(seat, piece), to):
        yield "shogi.drop.dead", f"{piece} could never move on {to}"
    if piece == "P" and any(position.board.get(to[0] + rank) == of(seat, "P") for rank in RANKS):
        yield "shogi.drop.two_pawns", f"{seat} has a pawn on file {to[0]}"
    then = position.copied()
    then.board, then.to_play = after(position.board, seat, answer), other(seat)
    if in_check(then.board, seat):
        yield "shogi.check.safe", f"{seat}'s king would be in check"
    elif piece == "P" and in_check(then.board, then.to_play) and not can_move(Context.looking(game.edition, then)):
        yield "shogi.drop.pawn_mate", "the dropped pawn would mate"


def in_zone(game: Context[Position], seat: str, square: str) -> bool:
    """Whether a square lies on the three ranks that are furthest from a player.

    Clauses: shogi.promotion.zone
    """
    rank = RANKS.index(square[1])
    return (rank if seat == SEATS[0] else 8 - rank) < game.edition.numbers["zone"]


class Declare(Answer, frozen=True, tag="declare"):
    """Claim an impasse."""


def declare(game: Context[Position], _play: Play, seat: str, _answer: Declare) -> Next:
    """Whoever declares wins if they have what that takes, and loses if not.

    Clauses: shogi.impasse.declare, shogi.impasse.king, shogi.impasse.pieces, shogi.impasse.check,
    shogi.impasse.points, shogi.impasse.counted, shogi.impasse.win, shogi.impasse.failed, shogi.ruling.impasse
    """
    position, numbers = game.position, game.edition.numbers
    camp = [piece.upper().lstrip("+") for square, piece in position.board.items()
            if owner(piece) == seat and in_zone(game, seat, square)]  # fmt: skip
    worth = {"K": 0, "R": numbers["big"], "B": numbers["big"]}
    points = sum(worth.get(piece, numbers["small"]) for piece in (*camp, *position.hands[seat]))
    reading = game.edition.switches["impasse"]
    wins, draws = (numbers["win"], numbers["draw"]) if reading == "24" else (numbers[seat], numbers[seat])
    if "K" not in camp or len(camp) <= numbers["entered"] or in_check(position.board, seat) or points < draws:
        end(game, other(seat), "shogi.impasse.failed")
    else:
        end(game, seat if points >= wins else "", "shogi.impasse.win")
    return None


def can_be_declared(game: Context[Position], _seat: str, _answer: Declare) -> str | None:
    """An impasse can be declared, in the reading that is chosen.

    Clauses: shogi.ruling.impasse
    """
    return "nothing can be declared" if game.edition.switches["impasse"] == "none" else None


def resign(game: Context[Position], _play: Play, seat: str, _answer: Resign) -> Next:
    """The opponent has won.

    Clauses: shogi.end.resign
    """
    end(game, other(seat), "shogi.end.resign")
    return None


OF_MOVES = (
    "shogi.move.own", *dict.fromkeys(GOING.values()), "shogi.move.path", "shogi.capture.own", "shogi.promotion.zone",
    "shogi.promotion.kinds", "shogi.promotion.forced", "shogi.check.safe",
)  # fmt: skip
OF_DROPS = (
    "shogi.drop.hand", "shogi.drop.empty", "shogi.drop.dead", "shogi.drop.two_pawns", "shogi.check.safe",
    "shogi.drop.pawn_mate",
)  # fmt: skip

FIRST = Edition(
    name="shogi@fesa-2017",
    numbers={
        "zone": 3, "repetitions": 4, "entered": 10, "big": 5, "small": 1, "black": 28, "white": 27,
        "win": 31, "draw": 24,
    },
    procedures={"play": steps(perpetual_check, repetition, no_move_left, move)},
    acts={
        "move": Act(carry_out, together(flaws_of_move, OF_MOVES), moves),
        "drop": Act(carry_out, together(flaws_of_drop, OF_DROPS), drops),
        "declare": Act(declare, {"shogi.ruling.impasse": can_be_declared}),
        "resign": Act(resign),
    },
    offers={"move": ("move", "drop", "declare"), "always": ("resign",)},
    otherwise_forbidden_by={(OUT_OF_TURN, "move"): "shogi.turn.alternate"},
    switches={"stalemate": "loses", "perpetual": "first", "impasse": "27"},
)  # fmt: skip
"""The rules as a table. Another edition, or an erratum, is this one amended."""


def place(edition: Edition, quiet: Quiet) -> Position:
    """The position that a quiet one describes. Raises Unreadable with all faults."""
    try:
        position = Position(edition.name, *read_sfen(quiet.sfen), quiet.past, [Play(step=edition.first_step["play"])])
    except ValueError as error:
        raise Unreadable([str(error)]) from None
    if found := faults(edition, position):
        raise Unreadable(found)
    return position


def start(edition: Edition, _begun: Start) -> Position:
    """A new game.

    Clauses: shogi.setup.board, shogi.setup.first
    """
    return place(edition, Quiet(START))


RULES = Game(
    name="shogi", seats=SEATS, editions={FIRST.name: FIRST},
    readings={"stalemate": ("loses", "draw"), "perpetual": ("first", "last"), "impasse": ("27", "24", "none")},
    positions=Codec(Position), answers=Codec(Move | Drop | Declare | Resign), quiet_positions=Codec(Quiet),
    starts=Codec(Start), views=Codec(View), cards=Codec(dict[str, str]),
    place=place, start=start, faults=faults, view=view,
)  # fmt: skip

"""What adapters of published Shogi engines share: Shogi's documents. Python's own library is enough.

The engines are asked what is lawful, what stands where, and whether the game is over; nothing of that is worked out
here. They speak SFEN and the notation of USI. They do not ask who speaks and do not know that somebody resigns, so both
is decided here, and so is that only a lawful move is carried out, as far as the engine lists it.
"""

import re
from typing import Any, Protocol

from speaking import BadPosition

EDITION = "shogi@fesa-2017"
SEATS = ("black", "white")
START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


class Refused(Exception):
    """The engine does not take a position, a move or a declaration."""


class Engine(Protocol):
    """A game under way on an engine."""

    NAME: str
    VERSION: str
    READINGS: dict[str, str]

    def load(self, sfen: str) -> None:
        """Begin with a position. Raises Refused."""

    def sfen(self) -> str:
        """The position now."""

    def legal(self) -> list[str]:
        """What can be played, as USI."""

    def push(self, usi: str) -> None:
        """Play it."""

    def winner(self) -> str | None:
        """Who has won: nobody, "", where the game is drawn; None while it goes on."""

    def declare(self) -> str:
        """Who wins when whoever is to move declares an impasse. Raises Refused where there is no such thing."""


class Table:
    """A game on an engine, with what the adapter decides."""

    def __init__(self, engine: Engine) -> None:
        """Nothing has begun."""
        self.engine, self.decided = engine, None
        self.HELLO = {
            "name": engine.NAME, "version": engine.VERSION, "editions": [EDITION], "readings": engine.READINGS,
            "capabilities": ["core", "setup", "views", "legal", "load"],
        }  # fmt: skip

    def start(self, _start: Any, _chance: Any) -> int:
        """The board as a game begins."""
        self.load({"sfen": START})
        return 0

    def load(self, position: dict[str, Any]) -> None:
        """A position without a past: the engines have no way to be told one."""
        if not isinstance(position.get("sfen"), str) or position.keys() != {"sfen"}:
            raise BadPosition("a position is an SFEN, and nothing else here")
        self.decided = None
        try:
            self.engine.load(position["sfen"])
        except Refused as error:
            raise BadPosition(str(error)) from error

    def legal(self) -> list[dict[str, Any]]:
        """What the engine lists."""
        return [] if self.winner() is not None else [action(usi) for usi in self.engine.legal()]

    def winner(self) -> str | None:
        """Who has won, if the game is over."""
        return self.engine.winner() if self.decided is None else self.decided

    def apply(self, seat: str, wanted: dict[str, Any], _chance: Any) -> int | str:
        """What comes of an act."""
        try:
            self.act(seat, wanted)
        except Refused as error:
            return str(error)
        return 0

    def act(self, seat: str, wanted: dict[str, Any]) -> None:
        """Let a seat act. Raises Refused."""
        if self.winner() is not None:
            raise Refused("the game is over")
        if wanted["do"] == "resign":
            self.decided = SEATS[seat == SEATS[0]]
        elif seat != SEATS["bw".index(self.engine.sfen().split()[1])]:
            raise Refused(f"{seat} is not to move")
        elif wanted["do"] == "declare":
            self.decided = self.engine.declare()
        elif wanted["do"] not in ("move", "drop"):
            raise Refused(f"there is no {wanted['do']}")
        elif notation(wanted) not in self.engine.legal():
            raise Refused(f"{notation(wanted)} is not among the legal moves")
        else:
            self.engine.push(notation(wanted))

    def observe(self, viewer: str) -> dict[str, Any]:
        """What a viewer sees, which is everything."""
        sfen, winner = self.engine.sfen(), self.winner()
        rows, turn, held, number = sfen.split()
        rows = re.sub("[1-9]", lambda digit: "." * int(digit[0]), rows)
        squares = (file + rank for rank in "abcdefghi" for file in "987654321")
        hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
        for count, piece in re.findall(r"([0-9]*)([A-Za-z])", held):
            hands[SEATS[piece.islower()]] += [piece.upper()] * int(count or 1)
        shown: dict[str, Any] = {
            "edition": EDITION, "viewer": viewer, "turn": int(number), "sfen": sfen, "cards": {},
            "players": {seat: {"hand": hand} for seat, hand in hands.items()},
            "board": {square: piece.replace(".", "") for square, piece in
                      zip(squares, re.findall(r"\+?[A-Za-z.]", rows), strict=True)},
            "asked": {"seat": SEATS["bw".index(turn)], "kind": "move"} if winner is None else None,
        }  # fmt: skip
        return shown if winner is None else shown | {"result": {"winner": winner, "clause": ""}}


def notation(wanted: dict[str, Any]) -> str:
    """A move or a drop as USI."""
    if wanted["do"] == "drop":
        return f"{wanted['piece']}*{wanted['to']}"
    return f"{wanted['from']}{wanted['to']}{'+' * bool(wanted.get('promote'))}"


def action(usi: str) -> dict[str, Any]:
    """The same as an act."""
    if usi[1] == "*":
        return {"do": "drop", "piece": usi[0], "to": usi[2:]}
    return {"do": "move", "from": usi[:2], "to": usi[2:4], **({"promote": True} if usi.endswith("+") else {})}

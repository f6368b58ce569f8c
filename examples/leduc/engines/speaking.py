"""What adapters of published Leduc engines share: the protocol, and Leduc's documents. Python's own library is enough.

The engines begin at the deal, so there is no ``load``. They are asked what is lawful, who is next, what is in the pot
and who sees what; nothing of that is worked out here. They do not ask who speaks, so an answer by the wrong seat is
refused here.
"""

import json
from typing import Any, Protocol

EDITION = "leduc@2005"
SEATS = ("south", "north")
DECK = tuple(f"{rank} of {suit}" for rank in ("Jack", "Queen", "King") for suit in ("Hearts", "Spades"))


class Refused(Exception):
    """The engine does not take an act."""


class Engine(Protocol):
    """A game under way on an engine. A player is 0, South, or 1, North."""

    NAME: str
    VERSION: str
    READINGS: dict[str, str]

    def begin(self, order: tuple[str, ...]) -> None:
        """Begin a game with the cards in this order, the top card first."""

    def asked(self) -> int | None:
        """Who is to act; nobody if the game is over."""

    def legal(self) -> list[str]:
        """What can be done, in our words."""

    def do(self, act: str) -> None:
        """Do it. Raises Refused."""

    def paid(self) -> tuple[int, int]:
        """What is in the pot."""

    def bets(self) -> int:
        """How many bets and raises there have been in this round."""

    def public_card(self) -> str:
        """The card that lies open, or nothing."""

    def hand(self, player: int, viewer: str) -> str | None:
        """The card of a player as a viewer is shown it."""

    def won(self) -> float:
        """When the game is over, how many chips South has won; a negative number is North's."""


def view(engine: Engine, viewer: str) -> dict[str, Any]:
    """What a viewer sees."""
    asked, public, paid = engine.asked(), engine.public_card(), engine.paid()
    hands = [engine.hand(player, viewer) for player in (0, 1)]
    shown: dict[str, Any] = {
        "edition": EDITION, "viewer": viewer, "turn": 2 if public else 1, "bets": engine.bets(), "public_card": public,
        "cards": {},
        "players": {seat: {"paid": paid[n], "hand": None if hands[n] is None else [hands[n]]}
                    for n, seat in enumerate(SEATS)},
        "asked": None if asked is None else {"seat": SEATS[asked], "kind": "act"},
    }  # fmt: skip
    if asked is None:
        won = engine.won()
        winner = "" if not won else SEATS[won < 0]
        shown["result"] = {"winner": winner, "chips": int(abs(won)) if won == int(won) else abs(won)}
    return shown


def applied(engine: Engine, seat: str, act: str) -> dict[str, Any]:
    """What comes of an act."""
    asked = engine.asked()
    if asked is None or SEATS[asked] != seat:
        return {"accepted": False, "clauses": [], "message": f"{seat} is not to act"}
    try:
        engine.do(act)
    except Refused as error:
        return {"accepted": False, "clauses": [], "message": str(error)}
    return {"accepted": True, "drawn": 0}


def answered(engine: Engine, method: str, params: dict[str, Any]) -> Any:
    """The result of a message."""
    if method == "hello":
        return {
            "name": engine.NAME, "version": engine.VERSION, "protocol": 1, "editions": [EDITION],
            "capabilities": ["core", "setup", "views", "legal"], "readings": engine.READINGS,
        }  # fmt: skip
    if method == "start":
        if [each["draw"] for each in params["chance"]] != ["shuffle"]:
            return {"accepted": False, "wanted": "the shuffle"}
        engine.begin(tuple(params["chance"][0].get("order") or DECK))
        return {"accepted": True, "drawn": 1}
    if method == "apply":
        return applied(engine, params["seat"], params["action"]["do"])
    if method == "legal":
        return [] if engine.asked() is None else [{"do": act} for act in engine.legal()]
    if method == "observe":
        return view(engine, params["viewer"])
    return None


def serve(engine: Engine) -> None:
    """Answer the kit until it says bye."""
    begun, method = False, ""
    while method != "bye":
        asked = json.loads(input())
        method, reply = asked["method"], {"jsonrpc": "2.0", "id": asked["id"]}
        begun = begun or method == "start"
        if method in ("apply", "legal", "observe") and not begun:
            reply["error"] = {"code": -32600, "message": "no game has begun"}
        elif method == "load":
            reply["error"] = {"code": -32601, "message": "games begin at the deal"}
        else:
            reply["result"] = answered(engine, method, asked["params"])
        print(json.dumps(reply), flush=True)

"""What adapters of published Leduc engines share: Leduc's documents. Python's own library is enough.

The engines begin at the deal, so there is no ``load``. They are asked what is lawful, who is next, what is in the pot
and who sees what; nothing of that is worked out here. They do not ask who speaks, so an answer by the wrong seat is
refused here.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

EDITION = "leduc@2005"
SEATS = ("south", "north")
RANKS, SUITS = ("Jack", "Queen", "King"), ("Hearts", "Spades")
DECK = tuple(f"{rank} of {suit}" for rank in RANKS for suit in SUITS)


class Refused(Exception):
    """The engine does not take an act."""


class Table:
    """A game under way on an engine. A player is 0, South, or 1, North."""

    NAME: str
    PACKAGE: str
    READINGS: dict[str, str] = {}

    def __init__(self) -> None:
        """What the kit hears first."""
        self.HELLO = {
            "name": self.NAME, "version": version(self.PACKAGE), "editions": [EDITION], "readings": self.READINGS,
            "capabilities": ["core", "setup", "views", "legal"],
        }  # fmt: skip

    def begin(self, order: tuple[str, ...]) -> None:
        """Begin a game with the cards in this order, the top card first."""

    def asked(self) -> int | None:
        """Who is to act; nobody if the game is over."""

    def actions(self) -> dict[str, Any]:
        """What the engine lists: its actions by our words."""

    def play(self, action: Any) -> None:
        """Do an action that the engine lists."""

    def do(self, act: str) -> None:
        """Act; the engine says by its list what can be done. Raises Refused."""
        if act not in self.actions():
            raise Refused(f"{act} is not among the legal actions")
        self.play(self.actions()[act])

    def paid(self) -> tuple[int, int]:
        """What is in the pot."""

    def bets(self) -> int:
        """How many bets and raises there have been in this round."""

    def public_card(self, viewer: str) -> str:
        """The card that lies open as a viewer is shown it, or nothing."""

    def hand(self, player: int, viewer: str) -> str | None:
        """The card of a player as a viewer is shown it."""

    def won(self) -> float:
        """When the game is over, how many chips South has won; a negative number is North's."""

    def word(self, action: str) -> str:
        """Our word where an engine has one action, call or raise, for two of our acts."""
        owing = self.paid()[0] != self.paid()[1]
        return {"call": "call" if owing else "check", "raise": "raise" if self.bets() else "bet"}.get(action, action)

    # The messages

    def start(self, start: dict[str, Any], chance: list[dict[str, Any]]) -> Any:
        """Begin with the kit's order of the cards."""
        if [each["draw"] for each in chance] != ["shuffle"]:
            return {"accepted": False, "wanted": "the shuffle"}
        self.begin(tuple(chance[0].get("order") or DECK))
        return 1

    def apply(self, seat: str, action: dict[str, Any], chance: list[dict[str, Any]]) -> int | str:
        """What comes of an act."""
        asked = self.asked()
        if asked is None or SEATS[asked] != seat:
            return f"{seat} is not to act"
        try:
            self.do(action["do"])
        except Refused as error:
            return str(error)
        return 0

    def legal(self) -> list[dict[str, Any]]:
        """What the seat that is asked may do."""
        return [] if self.asked() is None else [{"do": act} for act in self.actions()]

    def observe(self, viewer: str) -> dict[str, Any]:
        """What a viewer sees."""
        asked, public, paid = self.asked(), self.public_card(viewer), self.paid()
        hands = [self.hand(player, viewer) for player in (0, 1)]
        shown: dict[str, Any] = {
            "edition": EDITION, "viewer": viewer, "turn": 2 if self.public_card("judge") else 1, "bets": self.bets(),
            "public_card": public, "cards": {},
            "players": {seat: {"paid": paid[n], "hand": None if hands[n] is None else [hands[n]]}
                        for n, seat in enumerate(SEATS)},
            "asked": None if asked is None else {"seat": SEATS[asked], "kind": "act"},
        }  # fmt: skip
        if asked is None:
            won = self.won()
            winner = "" if not won else SEATS[won < 0]
            shown["result"] = {"winner": winner, "chips": int(abs(won)) if won == int(won) else abs(won)}
        return shown

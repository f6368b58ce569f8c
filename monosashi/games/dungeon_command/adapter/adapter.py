"""An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies."""

import json
import sys
import traceback
from typing import Any

EDITION = "dungeon_command@summary"
PILES = [f"{kind}_{pile}" for kind in ("creature", "order") for pile in ("deck", "hand", "discard")]


class BadPosition(Exception):
    """The engine cannot play from here."""


class Toy:
    """PUT YOUR ENGINE HERE. This one activates creatures and moves them, whatever enemies and terrain say."""

    def load(self, position: dict[str, Any]) -> None:
        """Take the position over; nothing of the last one is left."""
        self.player, self.turn, self.map = position["turn_player"], position.get("turn", 1), position["battlefield"]
        self.cards, self.players = position.get("cards", {}), position["players"]
        self.first = position.get("first_player") or self.player
        self.creatures, self.treasures = position.get("creatures", {}), position.get("treasures", {})
        if position.get("phase", "activate") != "activate" or set(self.players) != {"south", "north"}:
            raise BadPosition("the toy cannot play from here")
        if isinstance(self.map, str) or any(not isinstance(self.cards.get(each), dict) for each in self.creatures):
            raise BadPosition("the toy knows no maps and no cards by name")
        rows, self.activating, self.moved = self.map["rows"][::-1], "", False
        self.squares = {f"{chr(97 + x)}{y + 1}": mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
        if any(creature["square"] not in self.squares for creature in self.creatures.values()):
            raise BadPosition("a creature stands beside the map")

    def act(self, seat: str, action: dict[str, Any]) -> str:
        """Change the position and return nothing, or leave it alone and return why."""
        if seat != self.player:
            return "it is another player's turn"
        if action["do"] == "activate" and not self.activating:
            creature = self.creatures.get(action["creature"])
            if creature is None or creature["controller"] != seat or creature.get("activated"):
                return f"{action['creature']} cannot be activated"
            creature["activated"], self.activating = True, action["creature"]
        elif action["do"] == "move" and self.activating and not self.moved:
            creature, path = self.creatures[self.activating], action["path"]
            speed = self.cards[self.activating]["creature"]["speed"]
            if not 0 < len(path) <= speed or not all(map(self.near, [creature["square"], *path], path)):
                return "there is no way like this"
            if path[-1] in [other["square"] for other in self.creatures.values()]:
                return "somebody stands where the move ends"
            creature["square"], self.moved = path[-1], True
        elif action["do"] != "pass" or not self.activating:
            return "the toy cannot do that"
        else:
            self.activating, self.moved = "", False
        return ""

    def near(self, here: str, there: str) -> bool:
        """Whether one step leads there."""
        away = abs(ord(here[0]) - ord(there[0])), abs(int(here[1:]) - int(there[1:]))
        return max(away) == 1 and self.squares.get(there, "#") != "#"

    def show(self, card: str, creature: dict[str, Any]) -> dict[str, Any]:
        """One creature."""
        left = self.cards[card]["creature"]["hit_points"] - creature.get("damage", 0)
        named = {"id": card, "hit_points": left, "attached": [*creature.get("attached", {})]}
        return {"owner": creature["controller"], **creature, **named}

    def side(self, side: dict[str, Any]) -> dict[str, Any]:
        """One player's numbers and piles."""
        piles = {pile: side.get(pile, []) for pile in PILES}
        counts = {f"{pile}_count": len(cards) for pile, cards in piles.items() if not pile.endswith("discard")}
        return {"commander": "", "leadership": 0, "morale": 10, **side, **counts, **piles}

    def view(self) -> dict[str, Any]:
        """Everything that the judge sees."""
        players = {seat: self.side(side) for seat, side in self.players.items()}
        there = [card for side in players.values() for pile in PILES for card in (*side[pile], side["commander"])]
        there += [each for card, one in self.creatures.items() for each in (card, *one.get("attached", {}))]
        asked = {"seat": self.player, "kind": "act" if self.activating else "activate", "about": self.activating}
        shown = {"edition": EDITION, "viewer": "judge", "turn": self.turn, "phase": "activate", "asked": asked}
        shown |= {"turn_player": self.player, "first_player": self.first, "players": players}
        chests = {square: {"left": chest["number"], **chest} for square, chest in self.treasures.items()}
        shown |= {"battlefield": self.map, "activating": self.activating, "moved": self.moved, "treasures": chests}
        shown["creatures"] = [self.show(card, creature) for card, creature in self.creatures.items()]
        return {**shown, "cards": {card: self.cards[card]["name"] for card in there if card}}


# With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
# monosashi list vocabulary prints all of them. Left out, it means all.
HELLO = {"name": "toy", "version": "1", "protocol": 1, "editions": [EDITION], "capabilities": ["core"]}

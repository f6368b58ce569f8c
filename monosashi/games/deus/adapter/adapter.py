"""An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies."""

import json
import sys
import traceback
from typing import Any

AREAS = {column + rank for column in "abc" for rank in "123"}
QUESTIONS = {"main": "main", "normal_summon": "summon", "end_declaration": "end"}
QUESTIONS |= dict.fromkeys(("first_hand_adjustment", "second_hand_adjustment"), "hand_adjustment")


class BadPosition(Exception):
    """The engine cannot play from here."""


class Toy:
    """PUT YOUR ENGINE HERE. This one marches single units into empty areas next to them, and ends one phase."""

    def load(self, position: dict[str, Any]) -> None:
        """Take the position over; nothing of the last one is left."""
        if position.get("phase", "main") not in QUESTIONS:
            raise BadPosition(f"the toy does not know the phase {position['phase']}")
        for unit in position.get("units", []):
            if unit["area"] not in AREAS or "attack" not in position.get("cards", {}).get(unit["id"], ""):
                raise BadPosition(f"{unit['id']} has no area or no card of its own")
        self.side, self.phase = position["marching"], position.get("phase", "main")
        self.rest: dict[str, Any] = {"turn": 3, "final_turn": 0, "control_markers": [], "battle_markers": []}
        self.rest |= {name: position[name] for name in self.rest if name in position}
        self.zones = {seat: position.get(seat, {}) for seat in ("south", "north")}
        self.units = {unit["id"]: {"ready": True, **unit} for unit in position.get("units", [])}
        self.cards = position.get("cards", {})
        if not self.rest["final_turn"] and not any(zones.get("deck") for zones in self.zones.values()):
            self.rest["final_turn"] = self.rest["turn"] + 1  # both decks are empty

    def act(self, seat: str, action: dict[str, Any]) -> str:
        """Change the position and return nothing, or leave it alone and return why."""
        if seat != self.side:
            return "it is the other side's turn"
        if action["do"] == "end_phase" and self.phase == "main":
            self.phase = "normal_summon"
        elif action["do"] == "march" and self.phase == "main" and len(action["moves"]) == 1:
            ((name, area),) = action["moves"].items()
            unit = self.units.get(name, {"owner": "", "ready": False})
            if unit["owner"] != seat or not unit["ready"] or area not in AREAS:
                return "no ready unit of yours, or no area"
            across, along = (abs(ord(one) - ord(other)) for one, other in zip(unit["area"], area, strict=True))
            if across + along != 1 or any(other["area"] == area for other in self.units.values()):
                return "the toy marches one step, into an empty area"
            unit |= {"area": area, "ready": False}
        else:
            return "the toy cannot do that"
        return ""

    def view(self) -> dict[str, Any]:
        """Everything that the judge sees."""
        shown = {"edition": "deus@2.00", "viewer": "judge", "phase": self.phase, "marching": self.side, **self.rest}
        shown["asked"] = {"seat": self.side, "kind": QUESTIONS[self.phase]}
        shown["players"] = {
            seat: {"power": 0, "hand": [], "deck": [], **zones}
            | {"hand_count": len(zones.get("hand", [])), "deck_count": len(zones.get("deck", []))}
            for seat, zones in self.zones.items()
        }
        cards = {name: card for name, card in self.cards.items() if name in self.units}
        shown["units"] = [
            {**unit, "card": cards[name]["name"], "attack": cards[name]["attack"], "defence": cards[name]["defence"]}
            for name, unit in self.units.items()
        ]
        return {**shown, "cards": {name: card["name"] for name, card in cards.items()}}


# With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
# monosashi list vocabulary prints all of them. Left out, it means all.
HELLO = {"name": "toy", "version": "1", "protocol": 1, "editions": ["deus@2.00"], "capabilities": ["core"]}

"""An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies."""

import json
import sys
import traceback
from typing import Any

EDITION = "moncolle_tcg@quick-reference"
AREAS = {column + rank for column in "abc" for rank in "1234"}
BASES = {"south": "b1", "north": "b4"}
QUESTIONS = {"main": "main", "normal_summon": "summon", "end_declaration": "end"}
QUESTIONS |= dict.fromkeys(("first_hand_adjustment", "second_hand_adjustment"), "hand_adjustment")
PILES = ("hand", "deck", "discard", "excluded")


class BadPosition(Exception):
    """The engine cannot play from here."""


class Toy:
    """PUT YOUR ENGINE HERE. This one marches single units onto empty terrain next to them, and ends one phase."""

    def load(self, position: dict[str, Any]) -> None:
        """Take the position over; nothing of the last one is left."""
        if position.get("phase", "main") not in QUESTIONS:
            raise BadPosition(f"the toy does not know the phase {position['phase']}")
        self.side, self.phase = position["marching"], position.get("phase", "main")
        self.cards = position.get("cards", {})
        self.zones = {seat: position.get(seat, {}) for seat in BASES}
        self.field = {ground["area"]: self.ground(**ground) for ground in position.get("terrain", [])}
        for seat, area in BASES.items():
            base = self.zones[seat].get("base", "")
            self.field[area] = {"kind": "base", "placed_by": seat, "limit": 10, "card": base}
        for unit in position.get("units", []):
            if unit["area"] not in self.field or "attack" not in self.cards.get(unit["id"], ""):
                raise BadPosition(f"{unit['id']} has no area or no card of its own")
        self.units = {unit["id"]: {"ready": True, **unit} for unit in position.get("units", [])}
        self.rest: dict[str, Any] = {"turn": 3, "final_turn": 0, "fought_on": [], "proxy_used": False}
        self.rest |= {name: position[name] for name in self.rest if name in position}
        if not self.rest["final_turn"] and not any(zones.get("deck") for zones in self.zones.values()):
            self.rest["final_turn"] = self.rest["turn"] + 1  # both decks are empty

    def ground(self, area: str, card: str, placed_by: str, proxy: bool = False) -> dict[str, Any]:
        """A terrain card, or any card face down."""
        printed = self.cards.get(card)
        limit = 8 if proxy else printed.get("limit", 0) if isinstance(printed, dict) else 0
        if not limit or area not in AREAS:
            raise BadPosition(f"{card} is no terrain card or lies nowhere")
        return {"kind": "proxy" if proxy else "terrain", "placed_by": placed_by, "limit": limit, "card": card}

    def act(self, seat: str, action: dict[str, Any]) -> str:
        """Change the position and return nothing, or leave it alone and return why."""
        if seat != self.side:
            return "it is the other side's turn"
        if action["do"] == "end_phase" and self.phase == "main":
            self.phase = "normal_summon"
        elif action["do"] == "march" and self.phase == "main" and len(action["units"]) == 1:
            unit, area = self.units.get(action["units"][0], {"owner": "", "ready": False}), action["area"]
            if unit["owner"] != seat or not unit["ready"] or area not in self.field:
                return "no ready unit, or nothing to stand on"
            across, along = (abs(ord(one) - ord(other)) for one, other in zip(unit["area"], area, strict=True))
            if across + along != 1 or any(other["area"] == area for other in self.units.values()):
                return "the toy marches one step, where nobody is"
            unit |= {"area": area, "ready": False}
        else:
            return "the toy cannot do that"
        return ""

    def view(self) -> dict[str, Any]:
        """Everything that the judge sees."""
        shown = {"edition": EDITION, "viewer": "judge", "phase": self.phase, "marching": self.side, **self.rest}
        shown["asked"] = {"seat": self.side, "kind": QUESTIONS[self.phase]}
        piles = {seat: {pile: zones.get(pile, []) for pile in PILES} for seat, zones in self.zones.items()}
        shown["players"] = {
            seat: {**own, "hand_count": len(own["hand"]), "deck_count": len(own["deck"])} for seat, own in piles.items()
        }
        cards = {name: self.cards[name] for name in self.units}
        shown["units"] = [
            {**unit, "card": cards[name]["name"], "attack": cards[name]["attack"], "defence": cards[name]["defence"]}
            for name, unit in self.units.items()
        ]
        shown["field"] = {area: {**ground, "used": self.used(area)} for area, ground in self.field.items()}
        return {**shown, "cards": {name: card["name"] for name, card in cards.items()}}

    def used(self, area: str) -> dict[str, int]:
        """How much of a Limit each side uses."""
        here = [(unit["owner"], self.cards[name]["level"]) for name, unit in self.units.items() if unit["area"] == area]
        return {seat: sum(level for owner, level in here if owner == seat) for seat, _ in here}


# With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
# monosashi list vocabulary prints all of them. Left out, it means all.
HELLO = {"name": "toy", "version": "1", "protocol": 1, "editions": [EDITION], "capabilities": ["core"]}

"""An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies."""

import json
import sys
import traceback
from typing import Any

EDITION = "monster_maker@2021-03-20"
SEATS = ("south", "west", "north", "east")  # clockwise
QUESTIONS = {"move_phase": "move", "encounter_phase": "encounter", "end_phase": "end_turn"}
QUESTIONS |= dict.fromkeys(("first_window", "second_window", "third_window"), "window")
PILES = ("hand", "deck", "discard", "others")
NEXT = {"move_phase": "third_window", "third_window": "encounter_phase", "encounter_phase": "end_phase"}


class BadPosition(Exception):
    """The engine cannot play from here."""


class Toy:
    """PUT YOUR ENGINE HERE. This one lays a land in the move phase, and passes on to the end of the turn."""

    def load(self, position: dict[str, Any]) -> None:
        """Take the position over; nothing of the last one is left."""
        self.player, self.phase = position["turn_player"], position.get("phase", "first_window")
        self.cards, self.players = position.get("cards", {}), position["players"]
        placed = [place for side in self.players.values() for place in (*side.get("map", []), *side.get("party", []))]
        if self.phase not in QUESTIONS or self.player not in self.players or len(self.players) < 2:
            raise BadPosition("the toy cannot play from here")
        if not all(isinstance(self.cards.get(place["id"]), dict) for place in placed):
            raise BadPosition("a card has no definition")
        self.turn, self.damage = position.get("turn", 1), position.get("damage", {})
        seats = [seat for seat in SEATS if seat in self.players]
        first = seats.index(position.get("first_player") or self.player)
        self.order = seats[first:] + seats[:first]
        done = ("retreated", "placed_character", "ranked_up", "monsters_on")
        self.done = {name: position[name] for name in done if name in position}
        for side in self.players.values():
            side |= {pile: list(side.get(pile, [])) for pile in (*PILES, "map", "party")}

    def act(self, seat: str, action: dict[str, Any]) -> str:
        """Change the position and return nothing, or leave it alone and return why."""
        own, card = self.players[seat], action.get("card")
        if seat != self.player:
            return "it is another player's turn"
        if action["do"] == "move" and self.phase == "move_phase":
            if card not in own["hand"]:
                return f"{card} is not in the hand"
            if self.done.get("retreated") or any(land.get("monsters") for land in own["map"]):
                return "there is no way on"
            if not action.get("face_down") and "land" not in self.cards[card]:
                return f"{card} is no land"
            own["hand"].remove(card)
            own["map"].append({"id": card, "face_down": action.get("face_down", False)})
        elif action["do"] != "pass" or self.phase not in NEXT:
            return "the toy cannot do that"
        self.phase = NEXT[self.phase]
        return ""

    def show(self, side: dict[str, Any]) -> dict[str, Any]:
        """One player's piles and field."""
        lands = [
            {**land, **({"level": 1, "town": False} if land.get("face_down") else self.cards[land["id"]]["land"])}
            for land in side["map"]
        ]
        for land in lands:
            monsters = [{"id": card, "owner": seat} for card, seat in land.get("monsters", {}).items()]
            land["monsters"] = [{**monster, "damage": self.damage.get(monster["id"], 0)} for monster in monsters]
        counts = {"hand_count": len(side["hand"]), "deck_count": len(side["deck"])}
        party = [{**member, "damage": self.damage.get(member["id"], 0)} for member in side["party"]]
        return {**side, **counts, "level": sum(land["level"] for land in lands), "map": lands, "party": party}

    def names(self) -> dict[str, str]:
        """What every card on the table is called."""
        there = [card for side in self.players.values() for pile in PILES for card in side[pile]]
        for place in (place for side in self.players.values() for place in (*side["map"], *side["party"])):
            there += [place["id"], *place.get("monsters", ()), *place.get("items", ())]
        return {card: self.cards[card]["name"] for card in there}

    def view(self) -> dict[str, Any]:
        """Everything that the judge sees."""
        shown = {"edition": EDITION, "viewer": "judge", "turn": self.turn, "phase": self.phase}
        shown |= {"turn_player": self.player, "order": self.order, "done": self.done, "cards": self.names()}
        shown["asked"] = {"seat": self.player, "kind": QUESTIONS[self.phase]}
        return {**shown, "players": {seat: self.show(side) for seat, side in self.players.items()}}


# With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
# monosashi list vocabulary prints all of them. Left out, it means all.
HELLO = {"name": "toy", "version": "1", "protocol": 1, "editions": [EDITION], "capabilities": ["core"]}

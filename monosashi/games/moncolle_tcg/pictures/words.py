"""What the pictures of the TCG say."""

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar

from monosashi.games.moncolle_tcg.board import AREAS, QUESTIONS, sentences
from monosashi.games.monster_collection.pictures import words
from monosashi.games.monster_collection.pictures.words import open_zones, with_note
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import label, side, titles
from reference_engine.moncolle_tcg.view import GroundView, UnitView, View

ZONES = ("hand", "discard", "excluded", "waiting", "deck")


class Words(words.Words):
    """Terrain and Limits, equipment, exclusion zones."""

    AREAS: ClassVar = AREAS
    PHASES: ClassVar = frozenset(
        ("first hand adjustment", "main", "normal summon", "second hand adjustment", "end declaration")
    )
    QUESTIONS: ClassVar = QUESTIONS

    def preparing(self, speech: Speech) -> Mapping[str, str]:
        """The table is set up."""
        return {"setup": speech.wording.say("setup")}

    def asked(self, view: View) -> Mapping[str, str]:
        """What each kind of decision asks as things are."""
        return sentences(view)

    def moment(self, timing: str, speech: Speech = PLAIN) -> str:
        """The initiative, and both attacks at once."""
        say = speech.wording.say
        match timing:
            case "decide_initiative":
                return say("initiative")
            case "suspend_effects" | "simultaneous_attack":
                return say("simultaneous attack")
            case _:
                return super().moment(timing, speech)

    def ground(self, view: View, area: str, speech: Speech) -> list[str]:
        """What lies in an area, whose it is, how much of the Limit is used."""
        say, found = speech.wording.say, view.field.get(area)
        told = []
        if found is not None:
            told.append(say("{ground}, Limit {n}", ground=self._lying(view, found, speech), n=found.limit))
            for seat, levels in found.used.items():
                free = found.limit - levels
                told.append(say("{seat} uses {n}, {free} free", seat=side(seat, speech), n=levels, free=free))
        return [*told, say("fought")] if area in view.fought_on else told

    def near(self, view: View, area: str, speech: Speech) -> list[str]:
        """What lies there, the Limit, and what is free of it for each side."""
        say, found = speech.wording.say, view.field.get(area)
        if found is None:
            return [say("no terrain")]
        free = [
            say("{seat} has {n} free", seat=side(seat, speech), n=found.limit - levels)
            for seat, levels in found.used.items()
        ]
        return [self._lying(view, found, speech), say("Limit {n}", n=found.limit), *free]

    def _lying(self, view: View, ground: GroundView, speech: Speech) -> str:
        """What lies there and who has laid it."""
        say, seat = speech.wording.say, side(ground.placed_by, speech)
        card = called(view, ground.card, speech) if ground.card else ""
        if ground.kind == "terrain":
            return say("{terrain} laid by {seat}", terrain=card, seat=seat)
        base = ground.kind == "base"
        told = say("{seat}'s base, face down", seat=seat) if base else say("proxy laid by {seat}, face down", seat=seat)
        return with_note(told, card, speech) if card else told

    def without(self, areas: str, speech: Speech) -> str:
        """Bare areas."""
        return speech.wording.say("No terrain: {areas}.", areas=areas)

    def worn(self, view: View, unit: UnitView, speech: Speech) -> str:
        """The equipment."""
        if not unit.equipment:
            return ""
        return speech.wording.say("wears {cards}", cards=titles(view, unit.equipment, speech))

    def more(self, view: View, speech: Speech) -> Iterator[str]:
        """Proxies are for once in a turn."""
        if view.proxy_used:
            yield speech.wording.say("The proxy of this turn has been laid.")

    def counts(self, view: View, seat: str) -> dict[str, int]:
        """How many cards a player's piles have."""
        player = view.players.get(seat)
        if player is None:
            return {}
        return {
            "hand": player.hand_count,
            "deck": player.deck_count,
            "discard": len(player.discard),
            "excluded": len(player.excluded),
        }

    def zone(self, key: str, speech: Speech = PLAIN) -> str:
        """What one of a player's zones is called beside the board."""
        say = speech.wording.say
        match key:
            case "hand":
                return say("hand")
            case "deck":
                return say("deck")
            case "discard":
                return say("discard")
            case "excluded":
                return say("excluded")
            case _:
                return say("paid")

    def zones(self, view: View, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
        """The cards that can be seen in a player's zones, zone by zone; equal names are counted."""
        return open_zones(view, seat, ZONES, speech)


STOCK = re.compile(r"Plain [A-C][1-4]")
"""The names of terrain cards that nobody cares about."""


def called(view: View, card: str, speech: Speech) -> str:
    """What a card that lies on the field is called; in a film one that nobody cares about has no name."""
    if not speech.ids and STOCK.fullmatch(card):
        return speech.wording.say("plain terrain")
    return label(view, card, speech)


WORDS = Words()
describe, question = WORDS.describe, WORDS.question


def attribute(name: str, speech: Speech) -> str:
    """One of the six attributes."""
    say = speech.wording.say
    known = {
        "fire": say("fire"),
        "water": say("water"),
        "earth": say("earth"),
        "wind": say("wind"),
        "holy": say("holy"),
        "evil": say("evil"),
    }
    return known.get(name, name)

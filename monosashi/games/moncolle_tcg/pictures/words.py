"""What the pictures of the TCG say."""

import re
from collections.abc import Mapping
from typing import ClassVar

from monosashi.games.monster_collection.pictures import words
from monosashi.games.monster_collection.pictures.words import COLUMNS, with_note
from monosashi.pictures.speech import Speech
from monosashi.pictures.words import label, side
from reference_engine.moncolle_tcg.view import GroundView, View

RANKS = "4321"


class Words(words.Words):
    """Terrain and Limits, equipment, exclusion zones."""

    AREAS: ClassVar = tuple(column + rank for rank in RANKS for column in COLUMNS)
    PHASES: ClassVar = frozenset(
        ("first hand adjustment", "main", "normal summon", "second hand adjustment", "end declaration")
    )
    QUESTIONS = {
        "shuffle": "Both decks are shuffled.",
        "turn_order_dice": "The dice decide who goes first.",
        "hand_adjustment": "{seat} discards as many hand cards as it likes, and then refills the hand.",
        "main": "{seat} may march, lay terrain, swap equipment and use effects of its own turn, and then ends the main "
        "phase.",
        "summon_discards": "{seat} may discard equipment before it summons.",
        "summon": "{seat} may summon units into its base, equip units and swap equipment, and then ends the phase.",
        "end": "{seat} declares the end of the turn.",
        "instant_summon": "{seat} may discard equipment, summon instantly and equip units in {about}.",
        "line_up": "{seat} may swap equipment in {about}, and puts its units in line, the front one first.",
        "initiative_dice": "The dice decide who attacks first.",
        "before_attack": "{seat} may use effects before its attack; if it passes, it attacks.",
        "after_attack": "{seat} may use effects after its attack, too.",
        "counter": "{seat} may use a counter effect.",
        "effect_dice": "The dice decide how strong {about} is.",
        "drop": "{seat} must discard from the hand, because of {about}.",
        "trigger": "{seat} chooses which of its automatic effects takes place next.",
        "shed": "{seat} must discard equipment: {about} wears more than its Item icons allow.",
        "return": "{seat} sends units that were summoned into the battle in {about} to an area its march came from.",
        "limit_adjustment": "{seat} must discard a unit: there are too many levels in {about}.",
    }

    SEVERAL = {"limit_adjustment": "{seat} must discard a unit: there are too many levels in several areas."}

    def preparing(self, speech: Speech) -> Mapping[str, str]:
        """The table is set up."""
        return {"setup": speech.wording.say("setup")}

    def land(self, view: View, area: str, speech: Speech) -> list[str]:
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


def free_levels(ground: GroundView, seat: str) -> int:
    """How many levels more a side's units may have on a space; less than nothing where there are too many."""
    return ground.limit - ground.used.get(seat, 0)


STOCK = re.compile(r"Plain [A-C][1-4]")
"""The names of terrain cards that nobody cares about."""


def called(view: View, card: str, speech: Speech) -> str:
    """What a card that lies on the field is called; in a film one that nobody cares about has no name."""
    if not speech.ids and STOCK.fullmatch(card):
        return speech.wording.say("plain terrain")
    return label(view, card, speech)


WORDS = Words("moncolle_tcg")
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

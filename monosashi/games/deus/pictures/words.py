"""What the pictures of Deus say."""

from collections.abc import Mapping
from typing import ClassVar

from monosashi.games.monster_collection.pictures import words
from monosashi.games.monster_collection.pictures.words import COLUMNS
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import side
from reference_engine.deus.view import View

RANKS = "321"


class Words(words.Words):
    """Markers, half decks, summoners, tokens and power."""

    AREAS: ClassVar = tuple(column + rank for rank in RANKS for column in COLUMNS)
    PHASES: ClassVar = frozenset(
        ("power charge", "first hand adjustment", "main", "normal summon", "second hand adjustment", "end declaration")
    )
    QUESTIONS = {
        "draft_dice": "The dice decide who picks a faction first.",
        "pick_one": "{seat} picks one faction.",
        "pick_two": "{seat} picks two factions.",
        "selection": "{seat} chooses 15 cards of each of its factions, and a summoner.",
        "summoner": "{seat} chooses one of its summoners, which is revealed at once.",
        "shuffle": "Both decks are shuffled.",
        "shuffle_opponent": "{seat} may shuffle the opponent's deck, too.",
        "shuffle_again": "The deck of {about} is shuffled once more.",
        "opening_hand": "{seat} keeps six cards and puts the others under its deck.",
        "turn_order_dice": "The dice decide who goes first.",
        "hand_adjustment": "{seat} discards down to the hand limit, or further if it likes, and then refills the hand "
        "up to the limit.",
        "main": "{seat} may march and use rituals, as often as it likes, and then ends the main phase.",
        "intercept": "{seat} may intercept the march into {about}.",
        "summon": "{seat} may summon units and rearrange its territory, and then ends the phase.",
        "end": "{seat} declares the end of the turn.",
        "instant_summon": "{seat} may instantly summon units into the battle in {about}.",
        "line_up": "{seat} puts its units in {about} in line, the front one first.",
        "quick": "{seat} may use quick effects.",
        "initiative_dice": "The dice decide who attacks first.",
        "before_attack": "{seat} may use effects before its attack; if it passes, it attacks.",
        "after_attack": "{seat} may use effects after its attack, too.",
        "counter": "{seat} may use a counter effect.",
        "effect_dice": "The dice decide how strong {about} is.",
        "drop": "{seat} must discard from the hand, because of {about}.",
        "trigger": "{seat} processes its effects whose conditions have been met.",
        "return": "{seat} sends {about} to an area its side came from.",
        "limit_adjustment": "{seat} must discard a unit: there are too many levels in {about}.",
        "judgement_dice": "Everything is equal: the dice decide who wins.",
    }

    SEVERAL = {
        "return": "{seat} sends its units that were summoned into the battle to areas its side came from.",
        "limit_adjustment": "{seat} must discard a unit: there are too many levels in several areas.",
    }

    def preparing(self, speech: Speech) -> Mapping[str, str]:
        """Decks are built, then the table is set up."""
        say = speech.wording.say
        return {"deck building": say("deck building"), "setup": say("setup")}

    def land(self, view: View, area: str, speech: Speech) -> list[str]:
        """The markers of an area."""
        say = speech.wording.say
        marks = [say("control marker")] if area in view.control_markers else []
        marks += [say("battle marker")] if area in view.battle_markers else []
        if area in view.ownership:
            marks.append(say("ownership marker of {seat}", seat=side(view.ownership[area], speech)))
        return marks

    def without(self, areas: str, speech: Speech) -> str:
        """Areas without units and markers."""
        return speech.wording.say("Empty: {areas}.", areas=areas)

    def piles(self, view: View, seat: str) -> dict[str, int]:
        """How much power there is, too."""
        player = view.players.get(seat)
        return {**super().piles(view, seat), "power": player.power} if player is not None else {}

    def zone(self, words: str, speech: Speech = PLAIN) -> str:
        """Power is counted like a pile."""
        return speech.wording.say("power") if words == "power" else super().zone(words, speech)


WORDS = Words("deus")
describe, question = WORDS.describe, WORDS.question

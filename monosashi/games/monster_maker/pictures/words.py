"""A position of Monster Maker in sentences, for those who do not see its picture; and the words in the picture."""

import re
from collections.abc import Iterator, Sequence

from monosashi.games.default.words import Words
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import collected, printable, side, title
from reference_engine.monster_maker.cards import Roll
from reference_engine.monster_maker.view import View

HERO = re.compile(r"(?:South|West|North|East) Hero")
"""Characters that nobody cares about."""


class MakerWords(Words):
    """What the pictures of Monster Maker say."""

    PHASES = frozenset(
        (
            *("draw phase", "first window", "battle phase", "victory check", "second window", "move phase"),
            *("third window", "encounter phase", "end phase"),
        )
    )

    QUESTIONS = {
        "start_character": "{seat} puts a level 0 character of the deck face down as its start character.",
        "shuffle": "The decks are shuffled.",
        "turn_order": "Chance names the first player.",
        "window": "{seat} may use skills, place miracles and use abilities, as often as it likes, and then closes the "
        "window.",
        "counter": "{seat} may counter {about}.",
        "effect_dice": "The dice decide how much damage {about} deals.",
        "battle_or_retreat": "{seat} battles the monsters on its newest land, or retreats.",
        "battle_effect": "{seat} says which of its effects is applied next, and to whom.",
        "assign": "{seat} says which monster each of its characters faces.",
        "support": "{seat} may let characters that face nobody support others.",
        "aim": "{seat} says which of the characters that face {about} it attacks.",
        "character_dice": "The dice decide how hard {about} hits.",
        "monster_dice": "The dice decide how hard {about} hits.",
        "loot": "{seat} may draw a card for a destroyed monster.",
        "deck_bottom": "{seat} says in which order its monsters go under its deck.",
        "move": "{seat} may move to a new land, or dismiss characters.",
        "encounter": "{seat} may place a character, and a monster on each opponent's land.",
        "discard": "{seat} discards down to the hand limit.",
        "end_turn": "{seat} declares the end of the turn.",
    }

    def head(self, view: View, speech: Speech = PLAIN) -> str:
        """What stands above a picture: ``Turn 3 · South's turn``, in a battle ``Turn 3 · South's battle``."""
        told = self.turn(view, speech)
        if view.battle is not None:
            told[-1] = speech.wording.say("{seat}'s battle", seat=side(view.turn_player, speech))
        return " · ".join(told)

    def phase(self, view: View, speech: Speech = PLAIN) -> str:
        """Where the game is, and how far a battle has come."""
        return speech.wording.marks.comma.join([super().phase(view, speech), *self.moment(view, speech)])

    def timing(self, view: View, speech: Speech = PLAIN) -> str:
        """Where the game is, in a battle how far that has come."""
        return "".join(self.moment(view, speech)) or super().phase(view, speech)

    def moment(self, view: View, speech: Speech) -> list[str]:
        """How far a battle has come, if there is one."""
        return self.said(view, self.facts.called("battle"), speech)

    def zones(self, view: View, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
        """Map and party are told thing by thing."""
        return ((words, names) for words, names in super().zones(view, seat, speech) if words not in ("map", "party"))

    def briefly(self, view: View, seat: str, speech: Speech = PLAIN, *, idle: bool) -> Iterator[tuple[str, list[str]]]:
        """The piles; of somebody who is ``idle`` also lands and characters that have names."""
        if view.players[seat].start:
            yield "start", [title(view, view.players[seat].start, speech)]
        yield from super().zones(view, seat, speech) if idle else self.zones(view, seat, speech)

    def named(self, view: View, words: str, cards: Sequence[str], speech: Speech) -> list[str]:
        """Lands of a map that nobody cares about are only counted, and heroes are left out."""
        cared = [card for card in cards if speech.ids or not HERO.fullmatch(card)]
        return collected(view, cards, speech, "Land") if words == "map" else super().named(view, words, cared, speech)

    def zone(self, words: str, speech: Speech = PLAIN) -> str:
        """What one of a player's zones is called; a start character lies by itself."""
        return speech.wording.say("start character") if words == "start" else super().zone(words, speech)

    def ending(self, view: View, speech: Speech = PLAIN) -> str:
        """Who has won or shares a draw, by which clause; empty while the game goes on."""
        if view.result is None or view.result.winner:
            return super().ending(view, speech)
        seats = speech.wording.marks.comma.join(side(seat, speech) for seat in view.result.tied)
        clause = printable(view.result.clause)
        return speech.wording.say("A draw between {seats} by {clause}.", seats=seats, clause=clause)


WORDS = MakerWords("monster_maker")


def formula(roll: Roll, bonus: int = 0) -> str:
    """An attack with what is added to it at present: ``2D-1+2``, ``1D``, ``3``."""
    parts = [f"{roll.dice}D", f"{roll.plus:+}" if roll.plus else ""] if roll.dice else [str(roll.plus)]
    return "".join([*parts, f"{bonus:+}" if bonus else ""])

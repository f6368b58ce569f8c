"""A table that speaks Japanese: the board, the questions, the answers on offer and the clauses. Orders stay English."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.kit.text_board import draw, flowed
from monosashi.pictures import pictures_of
from monosashi.pictures.speech import Speech
from monosashi.rulebook.catalogue import BadCatalogue
from monosashi.site.text.language import Language, Speaker
from monosashi.suite.acts import Unsayable
from monosashi.suite.phrasebook import Wording
from reference_engine.kernel.decision import Answer, Drawn

NOTES = {
    "Aim:": "目的：",
    "nothing else could be answered": "ほかに選べるものはない",
    "Not by the rules:": "ルールに反する：",
    "That makes no sense here:": "ここでは意味をなさない：",
    "is no answer to what is asked now:": "は、いま問われていることへの答えではない：",
}
"""The table's own sentences."""

FRAME = "┌├│└"
"""What the lines of a board in columns begin with."""


class Japanese:
    """Speaks by the catalogues of a game."""

    def __init__(self, language: Language) -> None:
        """Speak of the language's game."""
        self.language = language

    def note(self, english: str) -> str:
        """One of the few sentences of the table itself."""
        return NOTES[english]

    def clause(self, clause: str, english: str) -> str:
        """What a clause says; in English, where nobody has translated it."""
        with suppress(BadCatalogue):
            return self.language.text(clause, english)
        return english

    def board(self, view: Any, width: int) -> str:
        """The areas as they are drawn, with Japanese names; everything else in sentences, the hand with its numbers."""
        named = msgspec.structs.replace(view, cards={card: self._named(view, card) for card in view.cards})
        lines = [line for line in draw(named, width).split("\n") if line[:1] in FRAME]
        pictures = pictures_of(view.edition)
        if pictures is None:
            return draw(named, width)
        try:
            told = pictures.describe(named, Speech(self.language))
        except BadCatalogue:
            return draw(named, width)
        for sentence in filter(None, told.replace("。", "。\n").split("\n")):
            lines += flowed(sentence, width, indent="  ", glue="")
        for player in getattr(view, "players", {}).values():
            hand = getattr(player, "hand", None) or ()
            if hand and view.viewer != "judge":
                cards = [f"{number} {self._named(view, card)} {card}" for number, card in enumerate(hand, 1)]
                lines += flowed(cards, width, first="手札の番号：", indent="  ", glue="、")
        return "\n".join(lines)

    def _named(self, view: Any, card: str) -> str:
        name = view.cards.get(card, card)
        printed = engine.edition(view.edition).cards.get(name) if engine.knows(view.edition) else None
        return getattr(printed, "ja", "") or self.language.name(name)

    def question(self, sentences: Mapping[str, str], kind: str, seat: str, about: str) -> str:
        """The game's own sentence, as its pictures say it."""
        sentence = sentences.get(kind, "")
        with suppress(BadCatalogue):
            return self.language.say(sentence, seat=self.language.word("seat", seat.capitalize()), about=about)
        return sentence.format(seat=seat.capitalize(), about=about)

    def answer(self, words: Wording, seat: str, answer: Answer) -> str:
        """The sentence of the act, as scenarios have it."""
        if isinstance(answer, Drawn):
            return ""
        about = words.position.pending.about if words.position.pending is not None else ""
        with suppress(BadCatalogue, Unsayable, KeyError):
            return words.acts.said(seat, msgspec.to_builtins(answer), Voice(words, self.language), about=about)
        return ""


class Voice(Speaker):
    """Says acts at a table in another language."""

    def __init__(self, words: Wording, language: Language) -> None:
        """Call cards as the language does, with their ids where the table needs them."""
        super().__init__(language)
        self.words = words

    def name(self, card: str) -> str:
        """A card's name."""
        name = self.words.card_names().get(card, card)
        printed = self.words.rules.cards.get(name)
        said = getattr(printed, "ja", "") or self.language.name(name)
        return f"{said} {card}" if self.words.has_twin(card) else said

    def seat(self, seat: str) -> str:
        """A seat's name."""
        return self.language.word("seat", seat.capitalize())

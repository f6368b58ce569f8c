"""A text board for a game whose facts are declared: the words of its pictures, in lines."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from monosashi.games.default.words import Words
from monosashi.kit.text_board import clipped, flowed, label
from monosashi.pictures.speech import PLAIN

INDENT = 14


class FactBoard:
    """The boards of one game. ``SIGNS`` are the marks of its seats, ``COUNTED`` zones have no names."""

    SIGNS: ClassVar[Mapping[str, str]]
    COUNTED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, words: Words) -> None:
        """Speak in these words."""
        self.words = words
        self.QUESTIONS = words.QUESTIONS
        self.SENTENCES: Sequence[str] = tuple(dict.fromkeys((*words.QUESTIONS.values(), *words.SEVERAL.values())))

    def draw(self, view: Any, width: int) -> str:
        """A view as text, no line wider than ``width`` columns: the players, then what is going on."""
        lines = flowed(self.heading(view), width, indent="  ", glue=" · ")
        lines += self.players(view, width)
        question = self.words.question(view)
        for sentence in self.words.events(view):
            asks = view.result is None and sentence == question
            lines += flowed(sentence.split(" "), width, first="→ " if asks else "", indent="  ")
        lines += flowed(self.legend(view), width, glue="  ")
        return "\n".join(clipped(line, width).rstrip() for line in lines)

    def heading(self, view: Any) -> list[str]:
        """Where the game is, and whose eyes these are."""
        where = [self.words.phase(view)] if view.phase and view.result is None else []
        return [*self.words.turn(view), *where, f"seen by {view.viewer}", view.edition]

    def players(self, view: Any, width: int) -> Iterator[str]:
        """Everybody who takes part, one below the other."""
        for seat in getattr(view, "order", view.players):
            yield from self.player(view, seat, width)

    def player(self, view: Any, seat: str, width: int) -> Iterator[str]:
        """Numbers, things and the cards that can be seen."""
        if seat not in view.players:
            return
        heading = [f"{self.SIGNS.get(seat, '•')} {seat.capitalize()}", *self.words.numbers(view, seat)]
        yield from flowed([*heading, *self.words.counts(view, seat)], width, indent="    ", glue=" · ")
        for title, things in self.words.groups(view, seat, PLAIN):
            yield from self.things(view, title, things, width)
        for words, cards in self.words.facts.zone_cards(view.players[seat]):
            if words not in self.COUNTED:
                yield from row(words, self.cards(view, words, cards), width)

    def cards(self, view: Any, words: str, cards: tuple[str, ...]) -> list[str]:  # noqa: ARG002
        """The cards of a zone."""
        return [label(view, card) for card in cards]

    def things(self, view: Any, title: str, things: Sequence[tuple[str, str]], width: int) -> Iterator[str]:
        """Each thing of a kind in lines of its own, behind what its kind is called."""
        for number, (name, told) in enumerate(things):
            start = f"  {'' if number else title}".ljust(INDENT)
            text = told + self.printed(view, name)
            yield from flowed(text.split(" "), width, first=start, indent=" " * (INDENT + 2))

    def printed(self, view: Any, name: str) -> str:  # noqa: ARG002
        """What is printed on a thing, behind what is said of it."""
        return ""

    def legend(self, view: Any) -> list[str]:
        """What the signs mean, as far as they are on the board."""
        return [f"{sign} {seat.capitalize()}" for seat, sign in self.SIGNS.items() if seat in view.players]


def row(title: str, items: Iterable[str], width: int, glue: str = ", ") -> list[str]:
    """Items in one paragraph behind their title; no line if there are none."""
    found = list(items)
    start = f"  {title}".ljust(INDENT - 1) + " "
    return flowed(found, width, first=start, indent=" " * INDENT, glue=glue) if found else []

"""A subject in a mirror: whoever plays on it speaks in the scenario's frame, whoever is measured sees the image."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from monosashi.kit.registry import kit
from monosashi.subjects.port import Chance, Comparison, Hello, Reply, Subject, Untimely
from monosashi.subjects.status import ScenarioEnded
from monosashi.verification.images.catalogue import NOT_APPLIED, Turned, documents_of, turned
from monosashi.verification.images.fields import Frame


def in_seat_order(chance: Sequence[Chance], game: str) -> list[Chance]:
    """Outcomes of draws that come for one seat after another in the order of the seats; others where they are."""
    found = kit(game)
    seats, by_seat = found.game.seats, found.images.draws_by_seat
    rounds: list[list[Chance]] = []
    for each in chance:
        last = rounds[-1] if rounds else []
        goes_on = last and each.draw in by_seat and each.draw == last[0].draw and each.of not in [x.of for x in last]
        if goes_on:
            last.append(each)
        else:
            rounds.append([each])
    return [each for found in rounds for each in sorted(found, key=lambda one: seats.index(one.of) if found[1:] else 0)]


class Imaged(Subject):
    """A subject that is shown positions in their images.

    What was asked of it stays in ``sent``. A game that is started is played as it is written.
    """

    def __init__(self, subject: Subject, game: str, images: Sequence[str], turn: int = 1, seed: str = "") -> None:
        """Map what ``subject``, with the reference beside it or without, is told and shows.

        Where seats are exchanged everybody sits ``turn`` seats further on. Names and orders are drawn by the ``seed``.
        """
        self.subject = subject
        self.game = game
        self.images = images
        self.turn = turn
        self.seed = seed
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self._documents = documents_of(game)
        self._seen: dict[str, tuple[Any, Any]] = {}
        self._turned = Turned(NOT_APPLIED, NOT_APPLIED)

    @property
    def frame(self) -> Frame:
        """What becomes of the names in the position on the table."""
        return self._turned.there

    def hello(self) -> Hello:
        """The subject introduces itself."""
        return self.subject.hello()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put the image of a quiet position on the table. Raises BadPosition."""
        chance = Random(self.seed) if self.seed else None
        self._turned = turned(self.game, self.images, position, self.turn, chance)
        shown = self._documents.position(position, self._turned.there)
        self.sent = [("load", {"edition": edition, "position": shown})]
        with self._in_its_words():
            self.subject.load(edition, shown)

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game. Raises BadPosition."""
        self._turned = Turned(NOT_APPLIED, NOT_APPLIED)
        self.sent = [("start", {"edition": edition, "start": start, "chance": chance})]
        return self.subject.start(edition, start, chance)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let the seat act that has taken the seat's place."""
        there = self._turned.there
        seat = there.seats.get(seat, seat)
        action = self._documents.answer(action, there)
        drawn = in_seat_order([self._drawn(each) for each in chance], self.game)
        self.sent.append(("apply", {"seat": seat, "action": action, "chance": drawn}))
        with self._in_its_words():
            return self.subject.apply(seat, action, drawn)

    @contextmanager
    def _in_its_words(self) -> Iterator[None]:
        """Let what ends the scenario speak of seats, places and ids as the scenario does."""
        try:
            yield
        except ScenarioEnded as ended:
            said = self._turned.back.text
            ended.args = (said(str(ended)),)
            ended.expected, ended.actual = said(ended.expected), said(ended.actual)
            raise

    def _drawn(self, chance: Chance) -> Chance:
        there = self._turned.there
        order = tuple(there.ids.get(card, card) for card in chance.order)
        return msgspec.structs.replace(chance, of=there.seats.get(chance.of, chance.of), order=order)

    def legal(self) -> list[dict[str, Any]]:
        """The answers that are listed, as the scenario says them."""
        with self._in_its_words():
            return [self._documents.answer(each, self._turned.back) for each in self.subject.legal()]

    def observe(self, viewer: str) -> Any:
        """What a viewer sees, as the scenario sees it."""
        with self._in_its_words():
            view = self.subject.observe(self._turned.there.seats.get(viewer, viewer))
        seen = self._seen.get(viewer)
        if seen is None or seen[0] is not view:
            # Sentence after sentence looks at one view.
            seen = self._seen[viewer] = view, self._documents.view(view, self._turned.back)
        return seen[1]

    def unfounded(self, clauses: Sequence[str], about: Sequence[str]) -> Sequence[str]:
        """Which clauses nothing breaks: they are called alike in every image."""
        return self.subject.unfounded(clauses, about)

    def only_passes(self) -> bool:
        """Whether the asked seat can do nothing but pass, which is so in every image."""
        return self.subject.only_passes()

    def untimely(self) -> Sequence[Untimely]:
        """What could be answered to another question, as the scenario says it."""
        back = self._turned.back
        return [each._replace(action=self._documents.answer(each.action, back)) for each in self.subject.untimely()]

    def finish(self) -> None:
        """The scenario is over."""
        with self._in_its_words():
            self.subject.finish()

    def comparison(self) -> Comparison:
        """With what a report compares the position."""
        return Comparison(*(self._documents.view(view, self._turned.back) for view in self.subject.comparison()))

    def bye(self) -> None:
        """Nothing ends here: the subject is played on again."""

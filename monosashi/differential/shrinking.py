"""Making a line of play short and its position small, as long as the same is still found at its end.

For ``compare`` that is how two engines part; a table in a browser wants a scenario of what was done last. First the
beginning is cut off: the line begins in the last quiet position from which it still ends so. Then answers are left out,
then cards, units and facts of the position, in halves first (delta debugging); then what is left is made plain: cards
without texts, with plain values, maps without what does not matter, ways without detours, names that can be read.
"""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import TypeVar

from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.divergence import Divergence
from monosashi.differential.naming import renamed
from monosashi.differential.parts import (
    Change,
    Path,
    cut,
    plain_everywhere,
    plainer,
    removable,
    reordered,
    shorter,
    without,
    without_unused,
)
from monosashi.differential.playing import Found
from monosashi.differential.quiet import quiet_document
from monosashi.kit.registry import kit
from monosashi.subjects.lines import Document, Line, Said, course
from monosashi.subjects.status import PROCESS_FAILURES, ScenarioEnded, Status
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import telling
from reference_engine.kernel.edition import Edition

TRIALS = 600
"""How many smaller lines are tried at most."""

COSTLY = 40
"""The same where each costs a new process."""

SHORTENED = 4
"""The same where nothing but a later beginning is wanted."""

SECONDS = 30.0
"""How long that may take: an engine that hangs takes its time each time."""

Item = TypeVar("Item")


class Lost(Exception):
    """The engine cannot be started any more."""


Replay = Callable[[Line], Found | None]
"""Plays a line: how far it is played, and what there is to find at its end, if anything is."""


class Shrinking:
    """Makes what was found small; ``tick`` is called after each trial."""

    def __init__(self, rules: Edition, replay: Replay, tick: Callable[[], object] = lambda: None) -> None:
        """By these rules; ``replay`` says what a line comes to. It may raise Unreadable, and ScenarioEnded."""
        self.rules = rules
        self.replay = replay
        self.tick = tick
        self._left = 0
        self._until = 0.0

    def shrunk(self, found: Found) -> Found:
        """The smallest line that is found to part both engines in the same way. Raises Lost, RivalFailed."""
        costly = found.divergence.kind in PROCESS_FAILURES
        self._left, self._until = COSTLY if costly else TRIALS, monotonic() + SECONDS
        best = self._again(found.line, found.divergence) or found
        best = self._begun_later(best)
        best = self._with_fewer_answers(best)
        if engine.game(self.rules.name).is_quiet(best.line.document):
            best = self._with_less(best)
            best = self._with_fewer_answers(best)
            best = self._plainer(best)
        return self._renamed(self._straighter(best))

    def shortened(self, found: Found) -> Found:
        """The line from the last quiet position from which it still parts them so. Raises Lost, RivalFailed."""
        self._left, self._until = SHORTENED, monotonic() + SECONDS
        return self._begun_later(found)

    # Trials

    def _again(self, line: Line, wanted: Divergence) -> Found | None:
        """What a line comes to, if it parts both engines in the way wanted."""
        self.tick()
        try:
            found = self.replay(line)
        except engine.Unreadable:
            # That costs no more than a look at the rules.
            return None
        except ScenarioEnded as ended:
            raise Lost(str(ended)) from None
        self._left -= 1
        if found is not None and found.divergence.kind == Status.NOT_RUN:
            raise Lost(found.divergence.message)
        return found if found is not None and found.divergence.is_like(wanted) else None

    @property
    def _spent(self) -> bool:
        return self._left <= 0 or monotonic() > self._until

    # The beginning

    def _begun_later(self, found: Found) -> Found:
        """The line from the last quiet position from which it still parts them."""
        candidates = list(self._later(found.line))
        for document, said in reversed(candidates):
            if self._spent:
                break
            line = replace(found.line, document=document, chance=(), said=said)
            shorter = self._again(line, found.divergence)
            if shorter is not None:
                return shorter
        return found

    def _later(self, line: Line) -> Iterator[tuple[Document, tuple[Said, ...]]]:
        """Every quiet position that the line comes through, and what is still said then."""
        goes_on = line.tried is not None or bool(line.looked)
        for number, outcome in enumerate(course(self.rules, line)):
            left = line.said[number:]
            document = quiet_document(self.rules, outcome.position) if left or goes_on else None
            if document is not None:
                yield document, left

    # Answers

    def _with_fewer_answers(self, found: Found) -> Found:
        """The line without answers that need not be given."""
        kept = len(found.line.said) if found.line.tried or found.line.looked else len(found.line.said) - 1

        def tried(best: Found, left_out: Sequence[int]) -> Found | None:
            line = best.line
            said = tuple(each for number, each in enumerate(line.said) if number not in left_out)
            return self._again(replace(line, said=said), found.divergence)

        return self._halved(found, list(range(kept)), tried)

    def _halved(self, best: Found, items: list[Item], tried: Callable[[Found, Sequence[Item]], Found | None]) -> Found:
        """Leave items out, many at once first. Numbers of answers are those of the line that ``best`` is."""
        size = max(1, len(items) // 2)
        while items and not self._spent:
            start = len(items)
            while start > 0 and not self._spent:
                chunk = items[max(0, start - size) : start]
                smaller = tried(best, chunk)
                if smaller is not None:
                    best = smaller
                    if isinstance(items[0], int):
                        # Answers are known by their places, which are others now.
                        return self._with_fewer_answers(best)
                    items = [each for each in items if each not in chunk]
                start -= size
            if size == 1:
                break
            size = max(1, size // 2)
        return best

    # The position

    def _with_less(self, found: Found) -> Found:
        """The position without what need not be there."""

        def tried(best: Found, paths: Sequence[Path]) -> Found | None:
            smaller = without(best.line, paths)
            leave = any(path[0] == "players" and len(path) == 2 for path in paths)
            return None if leave and not self._can_begin(smaller.document) else self._again(smaller, found.divergence)

        best = found
        for _ in range(3):
            before = best.line.document
            best = self._halved(best, list(removable(self.rules, best.line.document)), tried)
            tidy = without_unused(self.rules, best.line)
            best = self._again(tidy, found.divergence) or best
            if best.line.document == before or self._spent:
                break
        return best

    def _can_begin(self, document: Document) -> bool:
        """Whether a scenario can say who takes part; where it never can, that does not matter."""
        says = telling(self.rules.name.partition("@")[0])
        try:
            return says is None or next(iter(says.given(document, ())), None) is not None
        except (Unsayable, LookupError):
            return False

    def _plainer(self, found: Found) -> Found:
        """The position with plain cards, and with maps that have only what matters."""
        best = found
        texts = kit(self.rules.name).texts
        for changes in plain_everywhere(self.rules, best.line.document):
            best = self._halved(best, changes, self._changed)
        for change in plainer(self.rules, best.line.document, () if texts is None else texts.fields):
            if self._spent:
                break
            best = self._changed(best, (change,)) or best
        for change in cut(best.line.document):
            while not self._spent and (smaller := self._changed(best, (change,))) is not None:
                best = smaller
        return best

    def _changed(self, best: Found, changes: Sequence[Change]) -> Found | None:
        document = best.line.document
        for change in changes:
            document = change(document)
        same = document == best.line.document
        return None if same else self._again(replace(best.line, document=document), best.divergence)

    def _straighter(self, found: Found) -> Found:
        """The line with answers that name no more than they must, and take no roundabout ways."""
        best, number = found, 0
        while number <= len(best.line.said) and not self._spent:
            less = next(
                filter(None, (self._again(line, found.divergence) for line in _shorter(best.line, number))), None
            )
            number += less is None
            best = less or best
        return best

    def _renamed(self, found: Found) -> Found:
        """The line with its cards in an order that can be read, and with names that sentences can say."""
        best = found
        self._left = max(self._left, 2)
        best = self._again(reordered(best.line), found.divergence) or best
        return self._again(renamed(self.rules, best.line), found.divergence) or best


def _shorter(line: Line, number: int) -> Iterator[Line]:
    """Lines in which an answer, or what is tried after all of them, names less."""
    last = number == len(line.said)
    said = line.tried if last else line.said[number]
    for action in shorter(said.action) if said is not None else ():
        less = Said(said.seat, action, said.chance)  # type: ignore[union-attr]
        yield (
            replace(line, tried=less)
            if last
            else replace(line, said=(*line.said[:number], less, *line.said[number + 1 :]))
        )

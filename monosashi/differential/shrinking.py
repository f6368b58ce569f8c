"""Making a line of play short and its position small, as long as the same is still found at its end.

For ``compare`` that is how two engines part; a table in a browser wants a scenario of what was done last. First the
beginning is cut off: the line begins in the last quiet position from which it still ends so. Then answers are left out,
then cards, units and facts of the position, in halves first (delta debugging); then what is left is made plain: cards
without texts, with plain values, with names that can be read.
"""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import TypeVar

import reference_engine as engine
from monosashi.differential.divergence import Divergence
from monosashi.differential.lines import Document, Line, Said, after, answer_of, as_scripted, begun
from monosashi.differential.naming import renamed
from monosashi.differential.parts import Path, borrowed, plainer, removable, reordered, without, without_unused
from monosashi.differential.playing import Found
from monosashi.differential.quiet import quiet_document
from monosashi.kit.registry import kit
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

SAID = 60
"""How many of them are kept for finding texts that the suite has words for, and for names."""

SECONDS = 30.0
"""How long that may take: an engine that hangs takes its time each time."""

Item = TypeVar("Item")


class Lost(Exception):
    """The engine cannot be started any more."""


Replay = Callable[[Line], tuple[Line, Divergence] | None]
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
        if "units" in best.line.document or engine.game(self.rules.name).is_quiet(best.line.document):
            best = self._with_less(best)
            best = self._with_fewer_answers(best)
            best = self._plainer(best)
        return best

    def shortened(self, found: Found) -> Found:
        """The line from the last quiet position from which it still parts them so. Raises Lost, RivalFailed."""
        self._left, self._until = SHORTENED, monotonic() + SECONDS
        return self._begun_later(found)

    # Trials

    def _again(self, line: Line, wanted: Divergence) -> Found | None:
        """What a line comes to, if it parts both engines in the way wanted."""
        self._left -= 1
        self.tick()
        try:
            found = self.replay(line)
        except engine.Unreadable:
            return None
        except ScenarioEnded as ended:
            raise Lost(str(ended)) from None
        if found is None:
            return None
        line, divergence = found
        if divergence.kind == Status.NOT_RUN:
            raise Lost(divergence.message)
        return Found(line, divergence) if divergence.is_like(wanted) else None

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
            line = Line(document, (), said, found.line.tried, found.line.looked)
            shorter = self._again(line, found.divergence)
            if shorter is not None:
                return shorter
        return found

    def _later(self, line: Line) -> Iterator[tuple[Document, tuple[Said, ...]]]:
        """Every quiet position that the line comes through, and what is still said then."""
        outcome = begun(self.rules, line.document, as_scripted(line.chance))
        for number, said in enumerate(line.said):
            document = quiet_document(self.rules, outcome.position)
            if document is not None:
                yield document, line.said[number:]
            answer = answer_of(self.rules, said.action)
            outcome = after(self.rules, outcome.position, said.seat, answer, as_scripted(said.chance))
        if line.tried is not None or line.looked:
            document = quiet_document(self.rules, outcome.position)
            if document is not None:
                yield document, ()

    def _in_known_words(self, best: Found, found: Found) -> Found:
        """The position with texts for which the suite has words, as far as it still parts them then."""
        game = self.rules.name.partition("@")[0]
        says = telling(game)
        self._left = max(self._left, SAID) if found.divergence.kind not in PROCESS_FAILURES else self._left
        for card, described in best.line.document.get("cards", {}).items() if says is not None else ():
            if says is None or not isinstance(described, dict):
                continue
            # Texts are exchanged one by one, the first one that will do ends the search for its place.
            done: set[tuple[str, int]] = set()
            for group, number, change in borrowed(game, card, described, says.words(described)):
                if self._left <= 2 or monotonic() > self._until:
                    return best
                if (group, number) in done:
                    continue
                line = Line(change(best.line.document), (), best.line.said, best.line.tried, best.line.looked)
                sayable = self._again(line, found.divergence)
                if sayable is not None:
                    best = sayable
                    done.add((group, number))
        return best

    # Answers

    def _with_fewer_answers(self, found: Found) -> Found:
        """The line without answers that need not be given."""
        kept = len(found.line.said) if found.line.tried or found.line.looked else len(found.line.said) - 1

        def tried(best: Found, left_out: Sequence[int]) -> Found | None:
            line = best.line
            said = tuple(each for number, each in enumerate(line.said) if number not in left_out)
            return self._again(Line(line.document, line.chance, said, line.tried, line.looked), found.divergence)

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
        """The position with plain cards, in an order that can be read, and with names that sentences can say."""
        best = found
        texts = kit(self.rules.name).texts
        for change in plainer(self.rules, best.line.document, () if texts is None else texts.fields):
            if self._spent:
                break
            line = Line(change(best.line.document), best.line.chance, best.line.said, best.line.tried, best.line.looked)
            if line != best.line:
                best = self._again(line, found.divergence) or best
        best = self._in_known_words(best, found)
        self._left = max(self._left, 2)
        best = self._again(reordered(best.line), found.divergence) or best
        return self._again(renamed(self.rules, best.line), found.divergence) or best

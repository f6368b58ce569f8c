"""One random game on both tables, steered towards what has been seen least; it goes on where it has parted them.

A game is known by its number: which answers are given depends on that, on the seed and on what had been seen when its
round began, and on nothing that happens elsewhere.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

import reference_engine as engine
from monosashi.differential.attempts import Attempts
from monosashi.differential.contest import LEGAL, PUBLIC, Contest
from monosashi.differential.divergence import HARMLESS, Divergence
from monosashi.differential.lines import (
    Document,
    Line,
    Outcome,
    Said,
    after,
    answer_of,
    as_plain,
    as_scripted,
    begun,
    by_chance,
)
from monosashi.differential.quiet import fitted, quiet_document
from monosashi.differential.seen import LISTED, VIEWED, Episode, Seen, Watcher, worth
from monosashi.kit.registry import kit
from monosashi.subjects.status import Status
from reference_engine.kernel.decision import CHANCE, Answer
from reference_engine.kernel.edition import Edition

CONSIDERED = 3
"""How many answers are weighed against each other, by what they would reach."""

STEERED = 0.6
"""Which share of the decisions is steered; the others are a player's by chance, who has a plan."""

ATTEMPTED, LOOKED = 0.7, 0.08
"""How often something is tried that is to be refused, and how often the list or all views are compared."""

FRESH = 5
"""As long as a question has been looked at less often, it is looked at each time."""

BOUND = 1500
"""After so many answers a game is left, however it stands."""

FROM_THE_MIDDLE = 3
"""One game in so many begins in the middle of another one, without its set-up."""


class Found(Struct, frozen=True):
    """A line that parts the engines, and how."""

    line: Line
    divergence: Divergence


class GameReport(Struct, frozen=True):
    """What has come of a game: how many answers were compared, what was reached and found.

    ``ended`` says why the run cannot go on, if it cannot.
    """

    number: int
    decisions: int
    seen: Mapping[tuple[str, str], int]
    found: tuple[Found, ...]
    ended: str = ""


class Table:
    """Where games are played: the contest, and what is worked out once for all of them."""

    def __init__(self, contest: Contest, watcher: Watcher, vocabulary: tuple[str, ...] | None) -> None:
        """Play on ``contest``, whose rules are the watcher's; cards have only the words of ``vocabulary``."""
        self.contest = contest
        self.watcher = watcher
        self.rules: Edition = watcher.rules
        self.attempts = Attempts(self.rules)
        self.vocabulary = vocabulary
        self.player = kit(self.rules.name).player

    def play(self, number: int, seed: int, seen: Seen, tick: Callable[[], object] = lambda: None) -> GameReport:
        """Play the game of that number; ``tick`` is called after each answer."""
        return _Game(self, number, Random(f"{seed} {number}"), seen, tick).play()

    def play_on(
        self, number: int, line: Line | None, bound: int, tick: Callable[[], object]
    ) -> tuple[int, tuple[Divergence, ...]]:
        """How many answers are given after a line, or after a game's start, before something parts the engines; what.

        ``bound`` if nothing does, be it that the game is over sooner. ``tick`` is called after each answer. What is
        answered depends on the number, which is that of no game of a run.
        """
        return _Game(self, 0, Random(f"on {number}"), Counter(), tick).play_on(line, bound)


class _Game:
    """A game that is being played."""

    def __init__(self, table: Table, number: int, chance: Random, seen: Seen, tick: Callable[[], object]) -> None:
        self.table = table
        self.rules = table.rules
        self.contest = table.contest
        self.number = number
        self.chance = chance
        self.before = seen
        self.seen: Seen = Counter()
        self.tick = tick
        self.style = table.player.STYLES[chance.randrange(len(table.player.STYLES))]
        self.found: list[Found] = []
        self.decisions = 0
        self.episode = Episode()
        self.line = Line({})
        self.position: Any = None

    def play(self) -> GameReport:
        """To its end, or as far as it will go."""
        ended = ""
        if self._begin():
            while self.decisions < BOUND and self.position.result is None:
                lost = self._turn()
                self.tick()
                if lost is None:
                    continue
                if lost == Status.NOT_RUN:
                    ended = self.found[-1].divergence.message
                    self.found.pop()
                    break
                if not self._go_on_elsewhere():
                    break
        return GameReport(self.number, self.decisions, self.seen, tuple(self.found), ended)

    def play_on(self, line: Line | None, bound: int) -> tuple[int, tuple[Divergence, ...]]:
        """Until something parts the engines, or the bound is reached."""
        begun = self._begin() if line is None else self._follow(line)
        before = self.decisions
        while begun and not self.found and self.decisions - before < bound and self.position.result is None:
            self._turn()
            self.tick()
        parted = tuple(each.divergence for each in self.found)
        return bound if begun and not parted else self.decisions - before, parted

    # Beginning, and beginning again

    def _follow(self, line: Line) -> bool:
        """Play a line first; False if it parts the engines."""
        outcome = begun(self.rules, line.document, as_scripted(line.chance))
        if self._put(line.document, outcome) is not None:
            return False
        for said in (*line.said, *([line.tried] if line.tried is not None else [])):
            try:
                answer = answer_of(self.rules, said.action)
                outcome = after(self.rules, self.position, said.seat, answer, as_scripted(said.chance))
            except engine.Refused:
                continue
            if self._say(Said(said.seat, said.action, outcome.chance), outcome) is not None:
                return False
        return True

    def _begin(self) -> bool:
        """A game from its start, or from the middle of one that only the reference played. False if there is none."""
        document = self.table.player.start(self.rules, self.style)
        outcome = begun(self.rules, document, by_chance(self.rules, self.chance))
        self.position = outcome.position
        middle = "setup" not in self.contest.offered or self.number % FROM_THE_MIDDLE == FROM_THE_MIDDLE - 1
        if middle:
            for _ in range(self.chance.randrange(10, 120)):
                if self.position.result is not None:
                    break
                self._alone()
            return self._go_on_elsewhere()
        self.line = Line(document, outcome.chance)
        return self._put(document, outcome) is None

    def _put(self, document: Document, outcome: Outcome) -> Divergence | None:
        """Put a document on both tables."""
        self.position, self.line = outcome.position, Line(document, outcome.chance)
        self.episode = Episode()
        self.table.watcher.begun()
        found = self.contest.begin(document, outcome)
        if found is not None:
            self._note(found, self.line)
        return found

    def _go_on_elsewhere(self) -> bool:
        """Both go on from the next quiet position that the reference comes to by itself. False if there is none."""
        for _ in range(200):
            if self.position is None or self.position.result is not None:
                return False
            document = quiet_document(self.rules, self.position)
            if document is not None:
                document = fitted(self.rules, document, self.contest.offered, self.table.vocabulary)
                try:
                    outcome = begun(self.rules, document, by_chance(self.rules, self.chance))
                except engine.Unreadable:
                    document = None
                else:
                    if outcome.position.result is None:
                        return self._put(document, outcome) is None
            self._alone()
        return False

    def _alone(self) -> None:
        """The reference plays one answer by itself."""
        seat, answer = self._by_a_player()
        self.position = after(self.rules, self.position, seat, answer, by_chance(self.rules, self.chance)).position

    def _by_a_player(self) -> tuple[str, Answer]:
        player = self.table.player
        if self.decisions > player.DRAWN:
            return player.finish(self.rules, self.position, self.style)
        return player.choose(self.rules, self.position, self.chance, self.style)

    # One decision

    def _turn(self) -> str | None:
        """Look around, try something, answer. Returns how the engines have parted for good, None if they have not."""
        self._look_around()
        if self.contest.astray:
            return "astray"
        seat, answer, outcome, touched = self._choice()
        if seat != CHANCE and self.chance.random() < ATTEMPTED and (parted := self._attempt(answer)):
            return parted
        parted = self._say(Said(seat, as_plain(answer), outcome.chance), outcome)
        if parted is not None:
            return parted
        self.seen.update(touched)
        self.seen.update(dict.fromkeys(self.episode.pairs(touched), 1))
        self.episode.goes_on(self.position, touched)
        return "astray" if self.contest.astray else None

    def _say(self, said: Said, outcome: Outcome) -> str | None:
        """Give an answer on both tables: how it has parted them, None if it has not."""
        self.line = _with(self.line, said)
        found = self.contest.say(said, outcome)
        self.decisions += 1
        self.position = outcome.position
        if found is None:
            return None
        self._note(found, self.line)
        return found.kind

    def _attempt(self, lawful: Answer) -> str | None:
        former = [said.action for said in self.line.said]
        attempt = self.table.attempts.attempt(self.position, lawful, former, self.chance, self._all_seen())
        if attempt is None:
            return None
        found = self.contest.attempt(attempt.said, attempt.clauses, attempt.message)
        self.seen.update((*attempt.touched, *attempt.closely(self.position.pending.kind)))
        if found is None:
            return None
        self._note(found, Line(self.line.document, self.line.chance, self.line.said, tried=attempt.said))
        return None if found.kind in HARMLESS else found.kind

    def _look_around(self) -> None:
        """Compare the list of answers, and what everybody sees, at some decisions."""
        kind = self.position.pending.kind
        if "legal" in self.contest.offered and kind not in self.table.player.UNLISTED and self._is_time(LISTED, kind):
            self._look(LEGAL)
        if "views" in self.contest.offered and self._is_time(VIEWED, kind):
            for viewer in (*self.position.players, PUBLIC):
                self._look(viewer)

    def _is_time(self, what: str, kind: str) -> bool:
        drawn = self.chance.random()
        if drawn > LOOKED and self.before[what, kind] + self.seen[what, kind] >= FRESH:
            return False
        self.seen[what, kind] += 1
        return True

    def _look(self, looked: str) -> None:
        found = self.contest.look(looked)
        if found is not None:
            self._note(found, Line(self.line.document, self.line.chance, self.line.said, looked=looked))

    def _choice(self) -> tuple[str, Answer, Outcome, frozenset[Any]]:
        """Who says what: what a player by chance would, or what promises most of a few such answers."""
        steered = self.chance.random() < STEERED and self.decisions <= self.table.player.DRAWN
        best: tuple[float, tuple[str, Answer, Outcome, frozenset[Any]]] | None = None
        known = self._all_seen()
        for seat, answer in self._considered() if steered else (self._by_a_player(),):
            draws = by_chance(self.rules, self.chance)
            self.table.watcher.begun()
            outcome = after(self.rules, self.position, seat, answer, draws)
            touched = self.table.watcher.touched(self.position, answer, outcome.position, outcome.events)
            items = (*((item.kind, item.name) for item in touched), *self.episode.pairs(touched))
            value = worth(known, items)
            if best is None or value > best[0]:
                best = value, (seat, answer, outcome, touched)
        assert best is not None
        return best[1]

    def _considered(self) -> Iterator[tuple[str, Answer]]:
        yield self._by_a_player()
        lawful = engine.legal(self.rules, self.position)
        options = list(islice(lawful, 60)) if self.position.pending.kind not in self.table.player.UNLISTED else []
        seat = self.position.pending.seat
        for option in self.chance.sample(options, min(CONSIDERED - 1, len(options))):
            yield seat, option

    def _all_seen(self) -> "_Both":
        return _Both(self.before, self.seen)

    def _note(self, divergence: Divergence, line: Line) -> None:
        self.found.append(Found(line, divergence))


class _Both(Mapping[tuple[str, str], int]):
    """What has been seen before the game and in it."""

    def __init__(self, before: Seen, now: Seen) -> None:
        self._before, self._now = before, now

    def __getitem__(self, key: tuple[str, str]) -> int:
        return self._before[key] + self._now[key]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        yield from {**self._before, **self._now}

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _with(line: Line, said: Said) -> Line:
    return Line(line.document, line.chance, (*line.said, said))


def replayed(contest: Contest, line: Line) -> tuple[Line, Divergence] | None:
    """Play a line again on both tables: where it first parts them, the line up to there; None if it does not.

    What the rules do not allow any more is left out; draws that the line does not script mean as little as they can.
    Raises Unreadable for a document that is none.
    """
    rules = contest.rules
    outcome = begun(rules, line.document, as_scripted(line.chance))
    now = Line(line.document, outcome.chance)
    if found := contest.begin(line.document, outcome):
        return now, found
    position = outcome.position
    for said in line.said:
        try:
            outcome = after(rules, position, said.seat, answer_of(rules, said.action), as_scripted(said.chance))
        except (engine.Refused, engine.Unreadable):
            continue
        done = Said(said.seat, said.action, outcome.chance)
        now = _with(now, done)
        if found := contest.say(done, outcome):
            return now, found
        if contest.astray:
            return None
        position = outcome.position
    if position.pending is None:
        return None
    if line.tried is not None:
        return _tried_again(contest, now, line.tried)
    if line.looked and (found := contest.look(line.looked)):
        return Line(now.document, now.chance, now.said, looked=line.looked), found
    return None


def _tried_again(contest: Contest, now: Line, tried: Said) -> tuple[Line, Divergence] | None:
    position = contest.beside.position
    try:
        broken = engine.violations(contest.rules, position, tried.seat, answer_of(contest.rules, tried.action))
    except (engine.Refused, engine.Unreadable):
        return None
    if not broken:
        return None
    message = "; ".join(f"{each.message} ({each.clause})" for each in broken)
    found = contest.attempt(tried, tuple(dict.fromkeys(each.clause for each in broken)), message)
    return None if found is None else (Line(now.document, now.chance, now.said, tried=tried), found)

"""One random game on both tables, steered towards what has been seen least; it goes on where it has parted them.

A game is known by its number: which answers are given depends on that, on the seed and on what had been seen when its
round began, and on nothing that happens elsewhere.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.attempts import Attempts
from monosashi.differential.contest import LEGAL, PUBLIC, Contest
from monosashi.differential.divergence import HARMLESS, Divergence
from monosashi.differential.quiet import fitted, quiet_document
from monosashi.differential.seen import LISTED, VIEWED, Episode, Seen, worth
from monosashi.kit.own_cards import beginning
from monosashi.kit.positions import seats_of
from monosashi.kit.registry import kit
from monosashi.records.coverage import CoverageCollector
from monosashi.records.random_games import draw_chance
from monosashi.subjects.lines import (
    Document,
    Draws,
    Line,
    Outcome,
    Said,
    after,
    answered,
    as_plain,
    as_scripted,
    begun,
    refusal,
)
from monosashi.subjects.status import Status
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.decision import CHANCE, Answer, Drawn
from reference_engine.kernel.edition import Edition

CONSIDERED = 3
"""How many answers are weighed against each other, by what they would reach."""

STEERED = 0.6
"""Which share of the decisions is steered; the others are a player's by chance, who has a plan."""

ATTEMPTED, LOOKED = 0.5, 0.06
"""How often something is tried that is to be refused, and how often the list or all views are compared."""

FRESH = 5
"""As long as a question has been looked at less often, it is looked at each time."""

AGREED = 200
"""So many answers at most are kept of a line at which nothing has parted the engines."""

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

    ``agreed`` are lines at which nothing has parted the engines. ``idle`` says why nothing was played, if that is so,
    ``ended`` why the run cannot go on, if it cannot.
    """

    number: int
    decisions: int
    seen: Mapping[tuple[str, str], int]
    found: tuple[Found, ...]
    agreed: tuple[Line, ...] = ()
    idle: str = ""
    ended: str = ""


class TableOfTwo:
    """Where games are played: the contest, and what is worked out once for all of them."""

    def __init__(self, contest: Contest, watcher: CoverageCollector, vocabulary: tuple[str, ...] | None) -> None:
        """Play on ``contest``, whose rules are the watcher's; cards have only the words of ``vocabulary``."""
        self.contest = contest
        self.watcher = watcher
        self.rules: Edition = watcher.rules
        self.attempts = Attempts(self.rules)
        self.vocabulary = vocabulary
        self.player = kit(self.rules.name).player

    def play(
        self, number: int, seed: int, seen: Seen, tick: Callable[[], object] = lambda: None, bound: int = BOUND
    ) -> GameReport:
        """Play the game of that number, so many answers of it at most; ``tick`` is called after each answer."""
        return _Game(self, number, Random(f"{seed} {number}"), seen, tick).play(bound)

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

    def __init__(self, table: TableOfTwo, number: int, chance: Random, seen: Seen, tick: Callable[[], object]) -> None:
        self.table = table
        self.rules = table.rules
        self.contest = table.contest
        self.number = number
        self.chance = chance
        self.known = Counter(seen)
        self.seen: Seen = Counter()
        self.tick = tick
        self.style = table.player.STYLES[chance.randrange(len(table.player.STYLES))]
        self.found: list[Found] = []
        self.decisions = 0
        self.episode = Episode()
        self.line = Line({})
        self.same = self.line
        self.agreed: list[Line] = []
        self.position: Any = None
        self.idle = ""

    def play(self, bound: int) -> GameReport:
        """To its end, to the bound, or as far as it will go."""
        ended = ""
        begun = self._begin()
        while begun and self.decisions < bound and self.position.result is None:
            lost = self._turn()
            self.tick()
            if lost is not None:
                begun = lost != Status.NOT_RUN and self._go_on_elsewhere()
        if begun and self.position.result is not None and "views" in self.contest.offered:
            self._look_from_all_seats()
        if self.found and self.found[-1].divergence.kind == Status.NOT_RUN:
            ended = self.found.pop().divergence.message
        self._agree()
        return GameReport(
            self.number, self.decisions, self.seen, tuple(self.found), tuple(self.agreed), self.idle, ended
        )

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
        if self._put(line.document, as_scripted(line.chance)) is not None:
            return False
        for said in (*line.said, *([line.tried] if line.tried is not None else [])):
            try:
                outcome = answered(self.rules, self.position, said)
            except engine.Refused:
                continue
            if self._say(Said(said.seat, said.action, outcome.chance), outcome) is not None:
                return False
        return True

    def _begin(self) -> bool:
        """A game from its start, or from the middle of one that only the reference played. False if there is none."""
        document = beginning(self.rules, self.style, self.chance)
        whole = not self.contest.loads or self.number % FROM_THE_MIDDLE != FROM_THE_MIDDLE - 1
        if "setup" in self.contest.offered and whole:
            parted = self._put(document, self._draws)
            if parted is None or parted.kind == Status.NOT_RUN:
                return parted is None
        self.position = begun(self.rules, document, self._draws).position
        passed = [self.position]
        for _ in range(self.chance.randrange(10, 120)):
            self._alone()
            if self.position.result is not None:
                # A short game is over by then.
                self.position = self.chance.choice(passed)
                break
            passed.append(self.position)
        for position in (self.position, passed[0]):
            self.position, self.idle = position, ""
            if self._go_on_elsewhere():
                return True
            if not self.idle:
                break
        return False

    def _put(self, document: Document, draws: Draws) -> Divergence | None:
        """Put a document on both tables. Raises Unreadable."""
        self._agree()
        self.table.watcher.taken()
        outcome = begun(self.rules, document, draws)
        self.position, self.line = outcome.position, Line(document, outcome.chance)
        self.episode = Episode()
        found = self.contest.begin(document, outcome)
        if found is not None:
            self._note(found, self.line)
            return found
        self.same = self.line
        self._see(self.table.watcher.touched_by(outcome))
        return None

    def _agree(self) -> None:
        """Keep the line so far, without what has parted them."""
        if self.same.said:
            self.agreed.append(replace(self.same, said=self.same.said[:AGREED]))
        self.same = Line({})

    def _go_on_elsewhere(self) -> bool:
        """Both go on from the next quiet position that the reference comes to by itself. False if there is none."""
        if not self.contest.loads:
            self.idle = "the engine plays from the start only, and the start has parted them"
            return False
        for _ in range(200):
            if self.position.result is not None:
                break
            document = quiet_document(self.rules, self.position)
            if document is not None:
                document = fitted(self.rules, document, self.contest.offered, self.table.vocabulary)
                with suppress(engine.Unreadable):
                    return self._put(document, self._draws) is None
            self._alone()
        self.idle = f"game {self.number + 1} came to no quiet position"
        return False

    def _alone(self) -> None:
        """The reference plays one answer by itself."""
        seat, answer = self._by_a_player()
        self.position = after(self.rules, self.position, seat, answer, self._draws).position

    def _draws(self, position: Any) -> Drawn:
        """Dice and shuffles, by chance."""
        answer: Drawn = draw_chance(self.rules, position, self.chance)
        return answer

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
        self._see((*touched, *dict.fromkeys(self.episode.pairs(touched))))
        self.episode.goes_on(self.position, touched)
        return "astray" if self.contest.astray else None

    def _say(self, said: Said, outcome: Outcome) -> str | None:
        """Give an answer on both tables: how it has parted them, None if it has not."""
        self.line = self.line.then(said)
        found = self.contest.say(said, outcome)
        self.decisions += 1
        self.position = outcome.position
        if found is None:
            self.same = self.line
            return None
        self._note(found, self.line)
        return found.kind

    def _attempt(self, lawful: Answer) -> str | None:
        former = [said.action for said in self.line.said]
        attempt = self.table.attempts.attempt(
            self.position, self.contest.beside.observe(JUDGE), lawful, former, self.chance, self.known
        )
        if attempt is None:
            return None
        found = self.contest.attempt(attempt.said, attempt.clauses, attempt.message)
        self._see((*attempt.touched, *attempt.closely(self.position.pending.kind)))
        if found is None:
            return None
        self._note(found, replace(self.line, tried=attempt.said))
        return None if found.kind in HARMLESS else found.kind

    def _look_around(self) -> None:
        """Compare the list of answers, and what everybody sees, at some decisions."""
        kind = self.position.pending.kind
        if "legal" in self.contest.offered and kind not in self.table.player.UNLISTED and self._is_time(LISTED, kind):
            self._look(LEGAL)
        if "views" in self.contest.offered and self._is_time(VIEWED, kind):
            self._look_from_all_seats()

    def _look_from_all_seats(self) -> None:
        for viewer in (*seats_of(self.rules, self.position), PUBLIC):
            self._look(viewer)

    def _is_time(self, what: str, kind: str) -> bool:
        drawn = self.chance.random()
        if drawn > LOOKED and self.known[what, kind] >= FRESH:
            return False
        self._see([(what, kind)])
        return True

    def _look(self, looked: str) -> None:
        found = self.contest.look(looked)
        if found is not None:
            self._note(found, replace(self.line, looked=looked))

    def _choice(self) -> tuple[str, Answer, Outcome, frozenset[Any]]:
        """Who says what: what a player by chance would, or what promises most of a few such answers."""
        steered = self.chance.random() < STEERED and self.decisions <= self.table.player.DRAWN
        best: tuple[float, tuple[str, Answer, Outcome, frozenset[Any]]] | None = None
        for seat, answer in self._considered() if steered else (self._by_a_player(),):
            self.table.watcher.taken()
            outcome = after(self.rules, self.position, seat, answer, self._draws)
            touched = self.table.watcher.touched_by(outcome)
            items = (*((item.kind, item.name) for item in touched), *self.episode.pairs(touched))
            value = worth(self.known, items)
            if outcome.position.result is not None:
                # What ends a game keeps it from all that could still be seen; it comes by itself.
                value = 0.0
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

    def _see(self, items: Iterable[tuple[str, str]]) -> None:
        """Note what has been reached: by itself, and with what had been before the game."""
        items = [*items]
        self.seen.update(items)
        self.known.update(items)

    def _note(self, divergence: Divergence, line: Line) -> None:
        self.found.append(Found(line, divergence))


def replayed(contest: Contest, line: Line) -> Found | None:
    """Play a line again on both tables: where it first parts them, the line up to there; None if it does not.

    What the rules do not allow any more is left out; draws that the line does not script mean as little as they can.
    Raises Unreadable for a document that is none.
    """
    rules = contest.rules
    outcome = begun(rules, line.document, as_scripted(line.chance))
    now = Line(line.document, outcome.chance)
    if parted := contest.begin(line.document, outcome):
        return Found(now, parted)
    for said in line.said:
        try:
            outcome = answered(rules, outcome.position, said)
        except (engine.Refused, engine.Unreadable):
            continue
        now = now.then(replace(said, chance=outcome.chance))
        if parted := contest.say(now.said[-1], outcome):
            return Found(now, parted)
        if contest.astray:
            return None
    if line.tried is not None:
        if outcome.position.pending is None:
            return None
        refused = refusal(rules, contest.beside.position, line.tried)
        parted = None if refused is None else contest.attempt(line.tried, *refused)
        return None if parted is None else Found(replace(now, tried=line.tried), parted)
    if line.looked and (parted := contest.look(line.looked)):
        return Found(replace(now, looked=line.looked), parted)
    return None
